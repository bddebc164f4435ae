// Cards as people see them, and what they do in words.

import { cardOf } from "../game/cards";
import type { EffectMessage } from "../protocol";
import { t } from "./messages";

/** A card as people see it: tightly printed, with the minus of the reader's language. */
export function face(card: string): string {
  return cardOf(card).face.replaceAll(" ", "").replace("÷", t("minus"));
}

/** What can be done with a card: the message of its effects, with their numbers. */
export function cardWords(card: string): string {
  const { effects } = cardOf(card);
  if (effects.length === 0) return "";
  const [first, second, third] = effects.flatMap(numbers);
  return t(`card-${effects.map(({ effect }) => effect).join("-")}`, { first: first ?? 0, second: second ?? 0, third: third ?? 0 });
}

function numbers(effect: EffectMessage): number[] {
  if (effect.effect === "forwardBack") return [effect.forward, effect.back];
  return "steps" in effect ? [effect.steps] : [];
}

/** The same for ears: signs that screen readers pass over become words. */
export function spoken(text: string): string {
  return text
    .replaceAll("♥", ` ${t("sign-heart")} `)
    .replaceAll("⇄", ` ${t("sign-swap")} `)
    .replaceAll("↷", ` ${t("sign-jump")} `)
    .replaceAll(/[÷−]/g, `${t("sign-minus")} `);
}
