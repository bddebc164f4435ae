// A still picture of a game: a part of the real board, as it stands before or after a move, with comets for what happened.

import { useMemo } from "preact/hooks";
import { isSwap } from "../game/narrow";
import { home, isDone, isHome } from "../game/notation";
import { editionOf } from "../game/ruleset";
import { type Pawn, place } from "../game/stage";
import type { EditionMessage, LegMessage } from "../protocol";
import type { Geometry, Point } from "../shape/geometry";
import { Count, LIFT } from "./acting";
import { cropOf, type Scene } from "./crop";
import { Ground } from "./ground";
import { Walls } from "./seats";
import { Token } from "./token";
import { Arcs, Rings, Trail } from "./trails";
import { Changes } from "./ways";

interface Props {
  scene: Scene;
  editions: EditionMessage[];
  moment: "before" | "after";
  /** What it shows, for those who do not see it. */
  label: string;
  /** How wide it is for its height. */
  shape?: number;
}

export function Figure({ scene, editions, moment, label, shape = 1.95 }: Props) {
  const edition = editionOf(editions, scene.edition)!;
  const { board, box } = useMemo(() => cropOf(scene, edition, shape), [scene, edition, shape]);
  const pawns = place((moment === "after" && scene.after) || scene.before, edition.seats, []);
  const legs = moment === "after" ? (scene.legs ?? []) : [];
  const walks = isSwap(legs) ? [] : legs.filter(({ path }) => !isHome(path[0]!));
  return (
    <svg class="crop" viewBox={[box.x, box.y, box.width, box.height].join(" ")} role="img" aria-label={label} data-moment={moment}>
      <Ground geometry={board} teams={edition.teams}>
        <g class="trails">
          {walks.map(({ seat, path }, index) => (
            <Trail key={index} seat={seat} spaces={path} geometry={board} />
          ))}
        </g>
      </Ground>
      <Rings began={walks.map(({ seat, path }) => ({ seat, from: path[0]! }))} geometry={board} />
      <Pawns {...{ pawns, legs, board }} />
      {isSwap(legs) && <Changes legs={legs} geometry={board} />}
    </svg>
  );
}

function Pawns({ pawns, legs, board }: { pawns: Pawn[]; legs: LegMessage[]; board: Geometry }) {
  const { unit, spaces, homes } = board;
  const standing = (space: string) => pawns.filter((pawn) => pawn.space === space);
  const pointOf = (pawn: Pawn): Point => (isHome(pawn.space) ? homes.get(pawn.seat)![pawn.number]! : spaces.get(pawn.space)!);
  const lift = (pawn: Pawn) => (isHome(pawn.space) ? 0 : standing(pawn.space).indexOf(pawn) * unit * LIFT);
  const taken = [...new Set(pawns.map(({ space }) => space))].filter((space) => !isHome(space));
  return (
    <>
      <Walls pawns={pawns} grown={[]} geometry={board} />
      <Arcs legs={legs} geometry={board} homeOf={(seat) => pointOf(pawns.find((pawn) => pawn.space === home(seat))!)} />
      {pawns.map((pawn) => {
        const at = pointOf(pawn);
        return (
          <g key={pawn.id} transform={`translate(${at.x} ${at.y - lift(pawn)})`}>
            <Token seat={pawn.seat} size={unit * 0.45} />
            {isDone(pawn.space, taken) && <use href="#padlock" transform={`translate(${unit * 0.33} ${-unit * 0.36}) scale(${unit * 0.034})`} />}
          </g>
        );
      })}
      {taken.map((space) => (
        <Count key={space} count={standing(space).length} at={spaces.get(space)!} unit={unit} />
      ))}
    </>
  );
}
