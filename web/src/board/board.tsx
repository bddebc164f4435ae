// The board as it stands: pawns, cards, what can be chosen. Targets are buttons, so that keys and screen readers reach them.

import { useEffect, useRef } from "preact/hooks";
import { goalOf, home, isHome, readSpace } from "../game/notation";
import { exchange } from "../game/seen";
import type { Pawn } from "../game/stage";
import type { Theatre } from "../game/theatre";
import { Moving } from "../motion/moving";
import { front, pileOf, pileTurn, pileWidth } from "../motion/scene";
import type { LegMessage, TableMessage } from "../protocol";
import { isPairs, wellOf } from "../shape/cord";
import type { Geometry, Point } from "../shape/geometry";
import { t } from "../text/messages";
import { Acting, Badge } from "./acting";
import { CARD, Card } from "./card";
import { Ground } from "./ground";
import type { Mark } from "./mark";
import { usePointer } from "./pointer";
import { LastCards, Names, Turn, Walls } from "./seats";
import { Token } from "./token";
import { Origins, Trails } from "./trails";

interface Props {
  table: TableMessage;
  theatre: Theatre;
  geometry: Geometry;
  teams: string[][];
  marks: Mark[];
  /** What is picked but not sent. */
  ghosts: LegMessage[];
  onTap: (space: string) => void;
}

const ZOOM = 2.6;

export function Board({ table, theatre, geometry, teams, marks, ghosts, onTap }: Props) {
  const { width, height, unit, radius, spaces, homes } = geometry;
  const picture = useRef<SVGSVGElement>(null);
  const pawns = theatre.pawns.value;
  const { zoom, held, handlers } = usePointer(picture, geometry, marks, pawns, onTap);

  /** Of a home, where the pawn stands, or the first of those that stand there. */
  const pointOf = (space: string, pawn: Pawn | undefined = pawns.find((other) => other.space === space)): Point => {
    const { seat, kind } = readSpace(space);
    if (kind !== "home") return spaces.get(space) ?? { x: 0, y: 0 };
    return homes.get(seat)![pawn?.number ?? 0]!;
  };
  useEffect(() => {
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

  const part = zoom.value ? ZOOM : 1;
  const middle = zoom.value ?? { x: 0, y: 0 };
  const view = `${middle.x - width / part / 2} ${middle.y - height / part / 2} ${width / part} ${height / part}`;
  const stacks = new Map<string, Pawn[]>();
  for (const pawn of pawns) if (!isHome(pawn.space)) stacks.set(pawn.space, [...(stacks.get(pawn.space) ?? []), pawn]);
  const lift = (pawn: Pawn) => Math.max(0, stacks.get(pawn.space)?.indexOf(pawn) ?? 0) * unit * 0.27;
  const leaving: Pawn[] = [];
  const ways = ghosts.map((leg) => {
    const pawn = pawns.find((other) => other.seat === leg.seat && other.space === leg.path[0] && !leaving.includes(other));
    if (pawn) leaving.push(pawn);
    return leg.path.map((space) => pointOf(space, pawn));
  });
  const isTaken = (space: string) => pawns.some((pawn) => pawn.space === space && !leaving.includes(pawn));
  /** Nothing is free further in. */
  const isLocked = ({ seat, space }: Pawn) => {
    const { kind, number } = readSpace(space);
    return (
      kind === "goal" &&
      goalOf(seat)
        .slice(number)
        .every((deeper) => stacks.has(deeper))
    );
  };
  const all = pileOf(table);
  const pile = all.slice(-3);
  const given = table.view?.phase === "exchange" ? exchange(table) : [];
  const well = wellOf(geometry, teams);
  const pileScale = pileWidth(geometry, teams) / CARD.width;
  return (
    <>
      <svg class="ground" viewBox={view} aria-hidden="true">
        <Ground geometry={geometry} teams={teams}>
          <Trails table={table} geometry={geometry} />
        </Ground>
        <Origins table={table} geometry={geometry} />
        <Turn table={table} geometry={geometry} well={well} isInside={!isPairs(teams)} />
        <Names table={table} geometry={geometry} />
      </svg>
      <svg ref={picture} class="board" data-zoomed={zoom.value !== null} viewBox={view} role="group" aria-label={t("board-label")} {...handlers}>
        <g aria-hidden="true">
          <LastCards table={table} geometry={geometry} />
          {pile.map((card, index) => {
            const number = all.length - pile.length + index;
            return (
              <g key={number} transform={`rotate(${pileTurn(number)})`}>
                <Card card={card} scale={pileScale} />
              </g>
            );
          })}
          {given.map(({ seat }) => {
            const at = front(geometry, seat);
            return (
              <g key={seat} data-lies={`front ${seat}`} transform={`translate(${at.x} ${at.y})`}>
                <Card card={null} scale={unit / CARD.width} />
              </g>
            );
          })}
        </g>
        {marks.map((mark) => (
          <Acting key={`mark ${mark.space}`} mark={mark} at={pointOf(mark.space)} unit={unit} isTaken={isTaken(mark.space)} />
        ))}
        <Walls pawns={pawns} geometry={geometry} />
        {ways.map((way, index) => (
          <g key={index} class="way">
            <polyline points={way.map(({ x, y }) => `${x},${y}`).join(" ")} stroke-width={unit * 0.2} />
            <polyline class="dots" points={way.map(({ x, y }) => `${x},${y}`).join(" ")} stroke-width={unit * 0.12} stroke-dasharray={`0.1 ${unit * 0.24}`} />
          </g>
        ))}
        {pawns.map((pawn) => {
          const at = pointOf(pawn.space, pawn);
          const stack = stacks.get(pawn.space) ?? [];
          return (
            <g
              key={pawn.id}
              data-pawn={pawn.id}
              aria-hidden="true"
              class={`token${leaving.includes(pawn) ? " leaving" : ""}`}
              style={{ transform: `translate(${at.x}px, ${at.y - lift(pawn)}px)` }}
            >
              <Token seat={pawn.seat} size={unit * 0.45} />
              {isLocked(pawn) && <use href="#padlock" transform={`translate(${unit * 0.33} ${-unit * 0.36}) scale(${Math.max(0.95, unit * 0.034)})`} />}
              {stack.length > 1 && stack.at(-1) === pawn && (
                <g class="count" transform={`translate(${unit * 0.38} ${-unit * 0.3})`}>
                  <circle r={Math.max(6, unit * 0.2)} />
                  <text dy="0.36em" font-size={Math.max(9, unit * 0.27)}>
                    {stack.length}
                  </text>
                </g>
              )}
            </g>
          );
        })}
        {ghosts.map((leg, index) => {
          const at = leg.bumpedBy ? pointOf(home(leg.seat)) : pointOf(leg.path.at(-1)!);
          return (
            <g key={index} aria-hidden="true" class="token ghost" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
              <circle r={unit * 0.54} stroke-width={Math.max(1.4, unit * 0.06)} stroke-dasharray={`${unit * 0.16} ${unit * 0.1}`} />
              <Token seat={leg.seat} size={unit * 0.45} />
            </g>
          );
        })}
        {marks.map((mark) => (
          <Badge
            key={`badge ${mark.space}`}
            mark={mark}
            at={pointOf(mark.space)}
            unit={unit}
            isTaken={isTaken(mark.space)}
            isStacked={(stacks.get(mark.space)?.length ?? 0) > 1}
          />
        ))}
        {held && (
          <g aria-hidden="true" class="token held" style={{ transform: `translate(${held.at.x}px, ${held.at.y}px)` }}>
            <Token seat={pawns.find((pawn) => pawn.space === held.from)?.seat ?? table.you ?? ""} size={unit * 0.52} />
          </g>
        )}
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
      <Moving {...{ table, theatre, picture, geometry, teams }} lens={`scale(${part}) translate(${-middle.x}px, ${-middle.y}px)`} />
    </>
  );
}
