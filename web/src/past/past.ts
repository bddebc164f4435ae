// The past of a table: what happened in the running game, what of it the reader has seen, and what is shown again just now.

import { computed, signal } from "@preact/signals";
import { later } from "../controls/later";
import { type Deal, deals, type Move, merged, missed, moves } from "../game/past/history";
import type { Replay, Story } from "../game/past/replay";
import type { Play } from "../game/stage";
import type { Theatre } from "../game/theatre";
import * as api from "../net/api";
import { keep, kept } from "../person/kept";
import { pace } from "../person/settings";
import type { ChangeMessage, EventMessage, TableMessage } from "../protocol";

/** So many moves at once were walked before the reader's eyes. */
const WALKED = 6;

/** So many moves before a move that is shown again, and after it, can be gone to. */
const AROUND = 2;

/** What shows it again is loaded ahead, or by whoever wants to see something before. */
const loadReplay = () => import("../game/past/replay");
export const ReplayBar = later(() => Promise.all([import("./bar"), loadReplay()]).then(([file]) => file.ReplayBar));

const CLOCK = { pace, sleep: (time: number) => new Promise<void>((wake) => setTimeout(wake, time)) };

export class Past {
  /** What is shown again instead of the present. */
  readonly replay = signal<Replay | null>(null);
  /** What came after this number is new to the reader, until they play themselves. */
  readonly news = signal(Number.POSITIVE_INFINITY);
  /** So many moves the reader has missed that were not shown again, since nothing shall move. */
  readonly unshown = signal(0);
  /** All that was told of it, from its beginning. */
  readonly changes = signal<ChangeMessage[]>([]);
  /** The number of the change that is being shown. */
  private readonly begun = signal(0);
  /** The number of the last change that the server told. */
  private told = 0;
  private isLoaded = false;
  /** The last that the reader saw with their own eyes; none if they have never been here. */
  private seen: number | null;
  private isAway = true;
  /** What shall be shown as soon as what shows it is loaded. */
  private next: Story | null = null;
  private readonly forget: () => void;

  /** Deal by deal, as far as the board shows it. */
  readonly deals = computed((): Deal[] => {
    const table = this.theatre.shown.value;
    const until = Math.max(this.begun.value, table?.seq ?? 0);
    return table
      ? deals(
          this.changes.value.filter(({ seq }) => seq <= until),
          table,
        )
      : [];
  });

  /** The plays that stand, as far as the board has shown them: what its marks tell of. */
  readonly plays = computed((): Play[] => {
    const until = this.theatre.shown.value?.seq ?? 0;
    return moves(this.deals.value).flatMap(({ seq, act, isTakenBack }) => (act.event === "play" && seq <= until && !isTakenBack ? [act] : []));
  });

  constructor(
    private readonly id: string,
    private readonly theatre: Theatre,
  ) {
    const last = Number(kept(`seen ${id}`));
    this.seen = last > 0 ? last : null;
    this.forget = theatre.shown.subscribe((table) => {
      if (table?.status === "over") this.leave();
      this.look();
    });
    document.addEventListener("visibilitychange", this.turn);
  }

  close(): void {
    this.forget();
    document.removeEventListener("visibilitychange", this.turn);
    const replay = this.replay.peek();
    this.replay.value = null;
    this.next = null;
    replay?.end();
  }

  /** Hears what the server tells. Whoever comes to a running game, or has lost the thread, asks for all of it. */
  hear(changes: ChangeMessage[], table: TableMessage): void {
    const isGap = changes.length === 0 && table.seq > this.told;
    this.told = table.seq;
    if (changes.length > 0) this.changes.value = merged(this.changes.value, changes);
    if (isGap && table.game > 0) void this.load();
    else this.isLoaded = true;
  }

  /** Hears of an event that begins to be shown. */
  begin(event: EventMessage): void {
    const change = this.changes.peek().findLast(({ events }) => events?.includes(event));
    if (change) this.begun.value = Math.max(this.begun.peek(), change.seq);
  }

  /** Shows a move again. */
  again(move: Move): void {
    const all = moves(this.deals.peek()).filter(({ seq, before, isTakenBack }) => before !== null && (seq === move.seq || !isTakenBack));
    const at = all.findIndex(({ seq }) => seq === move.seq);
    if (at < 0) return;
    const from = Math.max(0, Math.min(at - AROUND, all.length - 1 - 2 * AROUND));
    void this.show({ moves: all.slice(from, from + 1 + 2 * AROUND), first: at - from, last: at - from, left: 0, why: "again" });
  }

  /** The last move of a seat that stands, if it has made one. */
  lastOf(seat: string): Move | null {
    return moves(this.deals.value).findLast((move) => move.seat === seat && move.before !== null && !move.isTakenBack) ?? null;
  }

  /** The reader plays: nothing is new any more. */
  played(): void {
    this.leave();
    this.news.value = Number.POSITIVE_INFINITY;
    this.unshown.value = 0;
  }

  /** Back to the present. Says whether the past was shown. */
  leave(): boolean {
    const replay = this.replay.peek();
    this.isAway = false;
    this.next = null;
    replay?.end();
    return replay !== null;
  }

  private async show(story: Story): Promise<void> {
    this.next = story;
    const loaded = await Promise.all([loadReplay(), ReplayBar.take()]).catch(() => null);
    const table = this.theatre.shown.peek();
    // Unless the reader has played meanwhile, or wants to see something else.
    if (this.next !== story || !table) return;
    this.next = null;
    if (!loaded) {
      if (story.why === "away") this.unshown.value = story.moves.length + story.left;
      return;
    }
    const [{ Replay }] = loaded;
    const before = this.replay.peek();
    const replay: Replay = new Replay(story, table, this.changes.peek(), CLOCK, () => {
      // Unless something else is shown by now.
      if (this.replay.peek() !== replay) return;
      this.replay.value = null;
      this.look();
    });
    // What happens meanwhile is shown when this is over, unless the reader has enough of it.
    this.isAway = true;
    this.replay.value = replay;
    before?.end();
  }

  private async load(): Promise<void> {
    const told = await api.history(this.id).catch(() => null);
    if (!told) return;
    this.changes.value = merged(told, this.changes.peek());
    this.isLoaded = true;
    this.look();
  }

  private turn = (): void => {
    if (document.hidden) this.isAway = true;
    else this.look();
  };

  /** The reader looks at what is shown now: what they have missed is shown again. */
  private look(): void {
    const table = this.theatre.shown.peek();
    if (!table || !this.isLoaded || document.hidden || this.replay.peek() || this.next) return;
    const { shown, left } = missed(this.deals.peek(), this.seen ?? table.seq, table.seats.length);
    const before = this.seen ?? table.seq;
    const wasWalked = !this.isAway && shown.length + left <= WALKED;
    this.isAway = false;
    if (this.seen !== table.seq) keep(`seen ${this.id}`, String(table.seq));
    this.seen = table.seq;
    if (table.status !== "playing" || shown.length === 0 || wasWalked) return;
    this.news.value = before;
    if (pace() > 0) void this.show({ moves: shown, first: 0, last: shown.length - 1, left, why: "away" });
    else this.unshown.value = shown.length + left;
  }
}
