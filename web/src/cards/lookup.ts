// What somebody would like to look up in the rules, as it stands in their address: a question, `card/7x1`, `why/wall`, or the
// beginning (empty). Whoever shows the rules opens them then; others only ask.

import { signal } from "@preact/signals";

export const lookup = signal<string | null>(null);
