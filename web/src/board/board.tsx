// The board as it stands: pawns, cards, what can be chosen. Targets are buttons, so that keys and screen readers reach them.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { CARD, Card } from "../cards/lying";
import { teammates } from "../game/company";
import { isSwap } from "../game/narrow";
import { goalOf, home, isDone, isHome, readSpace } from "../game/notation";
import type { Pawn, Play } from "../game/stage";
import type { Theatre } from "../game/theatre";
import { Moving } from "../motion/moving";
import { pileOf, pileTurn, pileWidth } from "../motion/scene";
import type { LegMessage, TableMessage } from "../protocol";
import { isPairs, wellOf } from "../shape/cord";
import type { Geometry, Point } from "../shape/geometry";
import type { Mark } from "../shape/mark";
import { t } from "../text/messages";
import { Acting, Badge, Count, LIFT } from "./acting";
import { Exchange } from "./exchange";
import { Ground } from "./ground";
import { Reach, SealedLanes, sealed } from "./partner";
import { usePointer } from "./pointer";
import { LastCards, Names, reasons, Turn, Walls } from "./seats";
import { Token } from "./token";
import { Flights, Origins, Trails } from "./trails";
import { Ghosts, Thread, Ways } from "./ways";

interface Props {
  table: TableMessage;
  theatre: Theatre;
  geometry: Geometry;
  teams: string[][];
  marks: Mark[];
  /** What is picked but not sent. */
  ghosts: LegMessage[];
  /** Is a card chosen to be given, but not given yet? */
  isGiving?: boolean;
  /** What a bot advises. */
  hinted?: LegMessage[];
  /** What was played, with the ways of the pawns, as far as it is known. */
  plays?: Play[];
  /** What lies before the seats, in the place of their last cards. */
  before?: ComponentChildren;
  /** What stands on the felt in the place of the names. */
  names?: ComponentChildren;
  /** What lies in the well in the place of the pile. */
  middle?: ComponentChildren;
  /** What lies on top of the pawns. */
  children?: ComponentChildren;
  /** A space was tapped, or a pawn or card was dropped there. */
  onTap: (space: string, isDropped?: boolean) => void;
}

const ZOOM = 2.6;

/** The pawns that what is picked would move, in the order of its legs. */
function leavers(pawns: Pawn[], legs: LegMessage[]): Pawn[] {
  const found: Pawn[] = [];
  for (const leg of legs) {
    const pawn = pawns.find((other) => other.seat === leg.seat && other.space === leg.path[0] && !found.includes(other));
    if (pawn) found.push(pawn);
  }
  return found;
}

/** Where a leg ends on the board; nowhere if its pawn is sent home there. */
const endOf = (leg: LegMessage): string => (leg.bumpedBy ? "" : leg.path.at(-1)!);

export function Board({
  table,
  theatre,
  geometry,
  teams,
  marks,
  ghosts,
  isGiving = false,
  hinted = [],
  plays = [],
  before,
  names,
  middle: inWell,
  children,
  onTap,
}: Props) {
  const { width, height, unit, radius, spaces, homes } = geometry;
  const picture = useRef<SVGSVGElement>(null);
  const pawns = theatre.pawns.value;
  const leaving = leavers(pawns, ghosts);
  const { zoom, held, handlers } = usePointer(
    picture,
    geometry,
    marks,
    pawns.filter((pawn) => !leaving.includes(pawn)),
    onTap,
  );

  /** Of a home, where the pawn stands, or the first of those that stay there. */
  const pointOf = (space: string, pawn = pawns.find((other) => other.space === space && !leaving.includes(other))): Point => {
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
      if (!event.repeat) onTap(space);
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
  const lift = (pawn: Pawn) => Math.max(0, stacks.get(pawn.space)?.indexOf(pawn) ?? 0) * unit * LIFT;
  const isTaken = (space: string) => pawns.some((pawn) => pawn.space === space && !leaving.includes(pawn));
  const { you } = table;
  const closed = sealed(pawns);
  // Whose pawns are all in the goal plays those of the partners.
  const helped = you && closed.includes(you) && table.status === "playing" ? teammates(teams, you).filter((seat) => !closed.includes(seat)) : [];
  const own = helped.length > 0 ? helped : you ? [you] : [];
  /** Nothing is free further in; of four there is one padlock for all. */
  const isLocked = ({ seat, space }: Pawn) => isDone(space, [...stacks.keys()]) && (space === goalOf(seat).at(-1) || !closed.includes(seat));
  /** How many stay on a space, and how many would stand there. */
  const staying = (space: string) => (stacks.get(space) ?? []).filter((pawn) => !leaving.includes(pawn)).length;
  const countOn = (space: string) => {
    const coming = ghosts.filter((leg) => endOf(leg) === space);
    return coming.some((leg) => leg.bumps) ? coming.length : staying(space) + coming.length;
  };
  const swapping: Mark[] = isSwap(ghosts) ? ghosts.map((leg) => ({ space: leg.path[0]!, kind: "picked", label: "" })) : [];
  const isExchange = table.status === "playing" && table.view?.phase === "exchange";
  const played = pileOf(table);
  const pile = isExchange ? [] : played.slice(-3);
  const well = wellOf(geometry, teams);
  const pileScale = pileWidth(geometry, teams) / CARD.width;
  return (
    <>
      <svg class="ground" viewBox={view} aria-hidden="true">
        <Ground geometry={geometry} teams={teams} swollen={isExchange ? teams.flat().join("") : helped.length > 0 ? you! : ""} isLit={isExchange}>
          <Trails table={table} geometry={geometry} plays={plays} />
        </Ground>
        <Origins table={table} geometry={geometry} plays={plays} />
        <Turn table={table} geometry={geometry} well={well} isInside={!isPairs(teams)} />
        <SealedLanes seats={closed} geometry={geometry} />
        {helped.length > 0 && <Reach geometry={geometry} teams={teams} from={you!} to={helped} />}
        {names ?? <Names table={table} geometry={geometry} />}
      </svg>
      <svg ref={picture} class="board" data-zoomed={zoom.value !== null} viewBox={view} role="group" aria-label={t("board-label")} {...handlers}>
        <g aria-hidden="true">
          <Flights table={table} geometry={geometry} plays={plays} homeOf={(seat) => pointOf(home(seat))} />
          {before ?? <LastCards table={table} geometry={geometry} />}
          {inWell ??
            pile.map((card, index) => {
              const number = played.length - pile.length + index;
              return (
                <g key={number} transform={`rotate(${pileTurn(number)})`}>
                  <Card card={card} scale={pileScale} />
                </g>
              );
            })}
          {isExchange && <Exchange table={table} geometry={geometry} teams={teams} isChosen={isGiving} />}
        </g>
        {[...marks.filter(({ space }) => !swapping.some((other) => other.space === space)), ...swapping].map((mark) => (
          <Acting key={`mark ${mark.space}`} mark={mark} at={pointOf(mark.space)} unit={unit} isTaken={isTaken(mark.space)} />
        ))}
        <Walls pawns={pawns} grown={reasons(table, pawns, own)} geometry={geometry} />
        <Ways
          legs={ghosts}
          geometry={geometry}
          where={(space) =>
            pointOf(
              space,
              leaving.find((pawn) => pawn.space === space),
            )
          }
        />
        {pawns.map((pawn) => {
          const at = pointOf(pawn.space, pawn);
          return (
            <g
              key={pawn.id}
              data-pawn={pawn.id}
              aria-hidden="true"
              class={`token${leaving.includes(pawn) && swapping.length === 0 ? " leaving" : ""}`}
              style={{ transform: `translate(${at.x}px, ${at.y - lift(pawn)}px)` }}
            >
              <Token seat={pawn.seat} size={unit * 0.45} />
              {isLocked(pawn) && <use href="#padlock" transform={`translate(${unit * 0.33} ${-unit * 0.36}) scale(${Math.max(0.95, unit * 0.034)})`} />}
              {helped.includes(pawn.seat) && marks.some(({ space, kind }) => space === pawn.space && (kind === "pawn" || kind === "picked")) && (
                <g class="tag" transform={`translate(${unit * 0.36} ${unit * 0.34})`}>
                  <circle r={unit * 0.235} />
                  <Token seat={you!} size={unit * 0.2} />
                </g>
              )}
            </g>
          );
        })}
        {hinted.length > 0 && <Thread legs={hinted} geometry={geometry} where={pointOf} />}
        {children}
        <Ghosts legs={ghosts} geometry={geometry} where={pointOf} lift={(space) => staying(space) * unit * LIFT} />
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
              aria-pressed={mark.kind === "pawn" || mark.kind === "picked" ? mark.kind === "picked" : mark.isAimed || undefined}
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
        {marks.map((mark) => (
          <Badge
            key={`badge ${mark.space}`}
            mark={mark}
            at={pointOf(mark.space)}
            unit={unit}
            isTaken={isTaken(mark.space)}
            isStacked={countOn(mark.space) > 1}
          />
        ))}
        {[...new Set([...stacks.keys(), ...ghosts.map(endOf)])].map((space) => (
          <Count key={space} count={countOn(space)} at={pointOf(space)} unit={unit} />
        ))}
        {held && (
          <g aria-hidden="true" class="token held" style={{ transform: `translate(${held.at.x}px, ${held.at.y}px)` }}>
            <Token seat={pawns.find((pawn) => pawn.space === held.from)?.seat ?? table.you ?? ""} size={unit * 0.52} />
          </g>
        )}
      </svg>
      <Moving {...{ table, theatre, picture, geometry, teams }} lens={`scale(${part}) translate(${-middle.x}px, ${-middle.y}px)`} />
    </>
  );
}
