// The reader's cards, fanned: those that can be played lie flat, the chosen one is up, the others are down and say why.

import { useRef } from "preact/hooks";
import { Chip } from "../board/chip";
import { drag } from "../board/drag";
import { CardPicture } from "../cards/card";
import { cardOf } from "../game/cards";
import { lastAct } from "../game/seen";
import type { PromptMessage, TableMessage } from "../protocol";
import { cardWords, face, spoken } from "../text/cards";
import { t } from "../text/messages";
import { partners, seatName } from "../text/names";

interface Props {
  table: TableMessage;
  prompt: PromptMessage | null;
  picked: string | null;
  /** The card that a bot would take. */
  advised: string | null;
  /** The place of a card that is only read. */
  lifted: number | null;
  /** The cards that a lesson is about. */
  lit: string[];
  /** Whose card came, and to whom one's own goes. */
  partner: string[];
  onPress: (card: string, index: number) => void;
  /** A card was dragged onto the board. Says whether it can be played. */
  onDrop: (card: string) => boolean;
}

export function Fan({ table, prompt, picked, advised, lifted, lit, partner, onPress, onDrop }: Props) {
  const view = table.view!;
  const places = usePlaces(table);
  /** What is asked may be another thing by the time that a card is let go. */
  const drop = useRef(onDrop);
  drop.current = onDrop;
  // Of two equal cards one is lifted, and one is the one that came.
  const first = (card: string | null, index: number) => card !== null && view.hand.indexOf(card) === index;
  const isFresh = view.phase === "play" && table.you !== null && lastAct(table, table.you) === null;
  const middle = (places.length - 1) / 2;
  /** Where a card lay that goes to the partner. */
  const socket = (card: string) => (
    <>
      <span aria-hidden="true" class="index">
        {face(card)}
      </span>
      {partner.length === 1 && <Chip seat={partner[0]!} />}
      {partner.length === 1 && <span aria-hidden={prompt !== null}>{t("gift-to", { name: seatName(table, partner[0]!) })}</span>}
    </>
  );
  return (
    <ul class="cards" data-hand={table.you} aria-label={t("cards-label")} style={`--count: ${places.length}`}>
      {places.map((index, place) => {
        const style = `--i: ${place - middle}`;
        if (index === null) {
          return (
            <li key="given" style={style}>
              <span class="card given">{socket(view.given!)}</span>
            </li>
          );
        }
        const card = view.hand[index]!;
        const isPicked = picked === card && first(card, index);
        // What is chosen to be given lies on the cord.
        const isOnCord = isPicked && prompt?.kind === "give";
        const why = prompt?.why.find((other) => other.card === card);
        const state = isPicked ? " picked" : why ? " useless" : advised === card && first(card, index) ? " advised" : "";
        const words = why ? `${cardWords(card)} ${t("why", { reason: t(`why-${why.reason}`) })}` : cardWords(card);
        const came = isFresh && card === view.received && first(card, index);
        return (
          <li
            key={`${card} ${nth(view.hand, index)}`}
            class={`${isOnCord ? "" : state}${lifted === index ? " lifted" : ""}${lit.includes(card) ? " lit" : ""}`}
            style={style}
          >
            <button
              type="button"
              class={`card${state}${isOnCord ? " given" : ""}`}
              data-card={card}
              title={words}
              aria-pressed={isPicked}
              aria-disabled={why !== undefined}
              onPointerDown={(event) => prompt?.kind === "play" && !isPicked && !why && drag(event, () => drop.current(card))}
              onClick={() => onPress(card, index)}
            >
              {isOnCord ? socket(card) : <CardPicture card={card} />}
              {came && <Chip seat={partner.length === 1 ? partner[0]! : table.you!} />}
              {why && (
                <span class="pill" aria-hidden="true">
                  {t(`pill-${why.reason}`, { pawns: needed(card) })}
                </span>
              )}
              <span class="heard">{`${spoken(face(card))}: ${words} ${came ? t("new-card", { partner: partners(table, partner) }) : ""}`}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Which of several equal cards this is: it stays the same one when others go. */
function nth(hand: string[], index: number): number {
  return hand.slice(0, index).filter((card) => card === hand[index]).length;
}

/** How many pawns must be at home for what the card does. */
function needed(card: string): number {
  return cardOf(card).effects.some(({ effect }) => effect === "startTwo") ? 2 : 1;
}

/** The cards by their places in the hand, from left to right; null is where the card lay that was given: it stays open. */
function usePlaces(table: TableMessage): (number | null)[] {
  const view = table.view!;
  const before = useRef<string[]>([]);
  const isGiven = view.phase === "exchange" && view.given != null;
  if (!isGiven) before.current = view.hand;
  const places: (number | null)[] = view.hand.map((_, index) => index);
  const was = before.current.indexOf(view.given ?? "");
  if (isGiven) places.splice(was < 0 ? places.length : was, 0, null);
  return places;
}
