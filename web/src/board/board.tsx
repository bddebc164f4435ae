// The board as it stands: pawns, cards, what can be chosen. Targets are buttons, so that keys and screen readers reach them.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { home, isHome, readSpace } from "../game/notation";
import { acts, cardsOf, exchange } from "../game/seen";
import type { Pawn } from "../game/stage";
import type { CardPlace, Carried, Theatre } from "../game/theatre";
import type { LegMessage, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { actor } from "./actor";
import { Card } from "./card";
import type { Geometry, Point } from "./geometry";
import { Happening } from "./happening";
import type { Mark } from "./mark";
import { Plate } from "./plate";
import { spotsOf, usePointer } from "./pointer";
import { SHAPES } from "./shapes";
import { Spaces } from "./spaces";

interface Props {
  table: TableMessage;
  theatre: Theatre;
  geometry: Geometry;
  marks: Mark[];
  /** What is picked but not sent. */
  ghosts: LegMessage[];
  onTap: (space: string) => void;
}

const ZOOM = 2.6;

export function Board({ table, theatre, geometry, marks, ghosts, onTap }: Props) {
  const { half, radius, spaces, homes, plates } = geometry;
  const picture = useRef<SVGSVGElement>(null);
  const carried = useSignal<Carried[]>([]);
  const { zoom, held, handlers } = usePointer(picture, geometry, marks, onTap);
  const pawns = theatre.pawns.value;
  const seats = table.seats.map(({ seat }) => seat);

  const pointOf = (space: string, pawn?: Pawn): Point => {
    const { seat, kind } = readSpace(space);
    if (kind !== "home") return spaces.get(space) ?? { x: 0, y: 0 };
    return homes.get(seat)![pawn?.number ?? 0]!;
  };
  const cardPoint = (place: CardPlace): Point => {
    const [what, seat] = place.split(" ");
    const plate = seat && plates.get(seat);
    if (!plate) return { x: 0, y: 0 };
    return what === "hand" ? plate : { x: plate.x * 0.5, y: plate.y * 0.5 };
  };
  useEffect(() => {
    theatre.actor = actor(picture, (pawn, space) => pointOf(space, pawn), theatre, carried);
    return () => {
      theatre.actor = null;
    };
  }, [geometry, theatre]);
  // What was carried lies there once the table is shown that has it there.
  useEffect(() => {
    carried.value = [];
    zoom.value = null;
  }, [table]);

  const press = (space: string) => (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      onTap(space);
    } else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      const buttons = [...picture.current!.querySelectorAll<SVGElement>(".button[tabindex='0']")];
      const index = buttons.indexOf(event.currentTarget as SVGElement);
      const step = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
      buttons[(index + step + buttons.length) % buttons.length]?.focus();
    }
  };

  const view = zoom.value ? { ...zoom.value, half: half / ZOOM } : { x: 0, y: 0, half };
  const stacks = new Map<string, Pawn[]>();
  for (const pawn of pawns) if (!isHome(pawn.space)) stacks.set(pawn.space, [...(stacks.get(pawn.space) ?? []), pawn]);
  const lift = (pawn: Pawn) => Math.max(0, stacks.get(pawn.space)?.indexOf(pawn) ?? 0) * radius * 0.3;
  const leaving: Pawn[] = [];
  const ways = ghosts.map((leg) => {
    const pawn = pawns.find((other) => other.seat === leg.seat && other.space === leg.path[0] && !leaving.includes(other));
    if (pawn) leaving.push(pawn);
    return leg.path.map((space) => pointOf(space, pawn));
  });
  const pile = acts(table).flatMap(cardsOf).slice(-3);
  const given = table.view?.phase === "exchange" ? exchange(table) : [];
  return (
    <svg
      ref={picture}
      class="board"
      data-zoomed={zoom.value !== null}
      viewBox={`${view.x - view.half} ${view.y - view.half} ${2 * view.half} ${2 * view.half}`}
      role="group"
      aria-label={t("board-label")}
      {...handlers}
    >
      <Spaces geometry={geometry} />
      <g aria-hidden="true">
        {seats.map((seat) => plates.has(seat) && <Plate key={seat} table={table} seat={seat} box={plates.get(seat)!} />)}
        <g class="pile">
          <rect x="-45" y="-62" width="90" height="124" rx="14" />
          {pile.map((card, index) => (
            <g key={`${acts(table).length - pile.length + index}`} transform={`rotate(${((card.length * 37 + index * 53) % 21) - 10})`}>
              <Card card={card} scale={1.35} />
            </g>
          ))}
        </g>
        {given.map(({ seat }) => {
          const at = cardPoint(`front ${seat}`);
          return (
            <g key={seat} transform={`translate(${at.x} ${at.y})`}>
              <Card card={null} scale={0.85} />
            </g>
          );
        })}
      </g>
      {marks.flatMap((mark) =>
        spotsOf(geometry, [mark]).map(({ space, at }, index) => (
          <circle key={`mark ${space} ${index}`} class={`mark ${mark.kind}`} cx={at.x} cy={at.y} r={mark.kind === "reach" ? radius * 0.4 : radius * 1.22} />
        )),
      )}
      {ways.map((way, index) => (
        <polyline key={index} class="way" points={way.map(({ x, y }) => `${x},${y}`).join(" ")} />
      ))}
      {pawns.map((pawn) => {
        const at = pointOf(pawn.space, pawn);
        const count = stacks.get(pawn.space)?.length ?? 1;
        const isTop = count > 1 && stacks.get(pawn.space)!.at(-1) === pawn;
        return (
          <g
            key={pawn.id}
            data-pawn={pawn.id}
            aria-hidden="true"
            class={`token${leaving.includes(pawn) ? " leaving" : ""}`}
            style={{ transform: `translate(${at.x}px, ${at.y - lift(pawn)}px)` }}
          >
            <Token seat={pawn.seat} size={radius * 0.86} />
            {isTop && (
              <g class="count" transform={`translate(${radius * 0.8} ${-radius * 0.8})`}>
                <circle r={radius * 0.48} />
                <text dy="0.36em" font-size={radius * 0.75}>
                  {count}
                </text>
              </g>
            )}
          </g>
        );
      })}
      {ghosts.map((leg, index) => {
        const at = pointOf(leg.bumpedBy ? home(leg.seat) : leg.path.at(-1)!);
        return (
          <g key={index} aria-hidden="true" class="token ghost" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
            <Token seat={leg.seat} size={radius * 0.86} />
          </g>
        );
      })}
      {marks.map((mark) => (
        <Happening key={mark.space} kind={mark.kind} at={pointOf(mark.space)} radius={radius} />
      ))}
      {held && (
        <g aria-hidden="true" class="token held" style={{ transform: `translate(${held.at.x}px, ${held.at.y}px)` }}>
          <Token seat={pawns.find((pawn) => pawn.space === held.from)?.seat ?? table.you ?? ""} size={radius} />
        </g>
      )}
      {carried.value.map(({ from, to, card }, index) => {
        const [a, b] = [cardPoint(from), cardPoint(to)];
        return (
          <g
            key={index}
            class="carried"
            style={`--from: translate(${a.x}px, ${a.y}px) scale(.6); --to: translate(${b.x}px, ${b.y}px) scale(${to === "pile" ? 1.35 : 1})`}
            aria-hidden="true"
          >
            <Card card={card} />
          </g>
        );
      })}
      {marks.map((mark) => {
        const at = pointOf(mark.space);
        return (
          <circle
            key={`button ${mark.space}`}
            class="button"
            role="button"
            tabindex={mark.kind === "reach" ? -1 : 0}
            data-space={mark.space}
            data-kind={mark.kind}
            aria-label={mark.label}
            aria-pressed={mark.kind === "pawn" || mark.kind === "picked" ? mark.kind === "picked" : undefined}
            cx={at.x}
            cy={at.y}
            r={radius * 1.22}
            onClick={(event) => {
              // Fingers and mice are heard above; this is a screen reader's click.
              if (event.detail === 0) onTap(mark.space);
            }}
            onKeyDown={press(mark.space)}
          >
            <title>{mark.label}</title>
          </circle>
        );
      })}
    </svg>
  );
}

function Token({ seat, size }: { seat: string; size: number }) {
  return (
    <g class={`piece seat-${seat}`}>
      <ellipse class="shade" cx={size * 0.06} cy={size * 0.22} rx={size * 1.02} ry={size * 0.95} />
      <path d={SHAPES[seat]} transform={`scale(${size})`} />
      <text dy="0.36em" font-size={size * 1.05} y={seat === "Y" ? size * 0.2 : 0}>
        {seat}
      </text>
    </g>
  );
}
