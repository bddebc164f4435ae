// "Tell me when it is my turn": one switch, the hours of peace, and what to do where it does not work.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Switch } from "../controls/switch";
import { t } from "../text/messages";
import "./push.css";
import { missing, type Obstacle, offered, renewTurns, setQuiet, turnOff, turnOn, wish } from "./turns";

export function TurnSetting() {
  const obstacle = useSignal<Obstacle | null>(missing());
  /** What was just tapped, while the browser asks and the server is told. */
  const wanted = useSignal<boolean | null>(null);
  useEffect(() => {
    // It may have been ended by a message's own button.
    void renewTurns().catch(() => {});
    if (obstacle.value) return;
    offered()
      .then((isOffered) => {
        if (!isOffered) obstacle.value = "off";
      })
      .catch(() => {});
  }, []);
  const { isOn, isQuiet, from, until } = wish.value;
  const set = async (on: boolean) => {
    if (wanted.value !== null) return;
    wanted.value = on;
    obstacle.value = on ? await turnOn() : await turnOff().then(missing);
    wanted.value = null;
  };
  const hours = async (part: Parameters<typeof setQuiet>[0]) => {
    obstacle.value = await setQuiet(part);
  };
  return (
    <div class="tell-turns">
      <Switch label={t("push-tell")} isOn={wanted.value ?? isOn} onSwitch={(on) => void set(on)} />
      <small>{t("push-about", { stop: t("push-stop") })}</small>
      {obstacle.value && (
        <p role="alert" class="alert">
          {t(`push-${obstacle.value}`)}
        </p>
      )}
      {isOn && (
        <>
          <Switch label={t("push-quiet")} isOn={isQuiet} onSwitch={(on) => void hours({ isQuiet: on })} />
          {isQuiet && (
            <p class="hours">
              <Time label={t("push-from")} minutes={from} onChoose={(minutes) => void hours({ from: minutes })} />
              <Time label={t("push-until")} minutes={until} onChoose={(minutes) => void hours({ until: minutes })} />
            </p>
          )}
        </>
      )}
    </div>
  );
}

function Time({ label, minutes, onChoose }: { label: string; minutes: number; onChoose: (minutes: number) => void }) {
  const digits = (number: number) => String(number).padStart(2, "0");
  return (
    <label>
      {label}
      <input
        type="time"
        required
        value={`${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`}
        onChange={(event) => {
          const [hour, minute] = event.currentTarget.value.split(":").map(Number);
          if (hour !== undefined && minute !== undefined) onChoose(hour * 60 + minute);
        }}
      />
    </label>
  );
}
