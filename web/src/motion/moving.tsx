// The layer over the board in which everything is drawn that moves, and the actor that moves it.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Theatre } from "../game/theatre";
import type { TableMessage } from "../protocol";
import type { Geometry } from "../shape/geometry";
import { actor } from "./actor";
import { scene, type Troupe } from "./scene";

interface Props {
  table: TableMessage;
  theatre: Theatre;
  picture: RefObject<SVGSVGElement | null>;
  geometry: Geometry;
  teams: string[][];
  /** How the board is magnified, as a transformation. */
  lens: string;
}

export function Moving({ table, theatre, picture, geometry, teams, lens }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const troupe = useRef<Troupe | null>(null);
  useLayoutEffect(() => {
    troupe.current = actor(scene(geometry, teams, { theatre, picture, layer: layer.current! }));
    theatre.actor = troupe.current;
    return () => {
      troupe.current?.stop();
      theatre.actor = null;
    };
  }, [geometry, teams, theatre]);
  // What was brought lies there once the table is shown that has it there.
  useLayoutEffect(() => troupe.current?.settle(), [table]);
  return <div ref={layer} class="moving" aria-hidden="true" style={{ transform: lens }} />;
}
