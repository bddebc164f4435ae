// Something that is either so or not.

import "./controls.css";

export function Switch({ label, isOn, onSwitch }: { label: string; isOn: boolean; onSwitch: (on: boolean) => void }) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" aria-checked={isOn} checked={isOn} onChange={(event) => onSwitch(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
