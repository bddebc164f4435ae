// Small signs on buttons.

const ICONS = {
  close: "M6,6L18,18M18,6L6,18",
  home: "M4,11L12,4L20,11M6,10V20H18V10",
  menu: "M4,7H20M4,12H20M4,17H20",
  settings: "M4,7H12M18,7H20M4,17H6M12,17H20M15,4V10M9,14V20",
  smile: "M12,3a9,9 0 1,0 .01,0M8,14q4,4 8,0M9,9.5v.01M15,9.5v.01",
  sound: "M4,10V14H8L13,18V6L8,10ZM16,9q2,3 0,6M18.500,7q4,5 0,10",
  mute: "M4,10V14H8L13,18V6L8,10ZM16,9.500L21,14.500M21,9.500L16,14.500",
  help: "M12,3a9,9 0 1,0 .01,0M9.500,9.500q0,-2.500 2.500,-2.500t2.500,2.500t-2.500,3v1M12,17v.01",
};

export function Icon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
