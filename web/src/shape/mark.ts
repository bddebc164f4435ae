// A space of the board that can be pointed at, and what would happen there.

export interface Mark {
  space: string;
  /** A pawn that can go, what is picked, a target of the pawn, or a target of some pawn. */
  kind: "pawn" | "picked" | "target" | "swap" | "bump" | "own-bump" | "lock" | "reach";
  label: string;
  /** How many steps lead to a target, if one walks there. */
  steps?: number;
  /** Is this where the move goes that is laid out? Another tap plays it. */
  isAimed?: boolean;
  /** Without a card in mind so much is within reach that it is not drawn; it can be tapped all the same. */
  isQuiet?: boolean;
}
