// The messages of Makker's server. Generated from crates/protocol: do not edit.
// To generate it anew: UPDATE_GOLDEN=1 cargo test -p makker-protocol --test typescript

/** The version of the protocol that these messages are of. */
export const PROTOCOL = 1;

/** A right answer. */
export type AnswerMessage = {
  /** The choice in all its spellings. */
  choices: Array<string>,
  /** What happens then. */
  steps: Array<TaskStepMessage>, };

/** A question to the people at the table that is not answered yet. */
export type AskedMessage = {
  /** The change since which this is asked: an answer must have seen it. */
  since: number,
  /** Who asks. */
  seat: string,
  /** Who has agreed so far. */
  agreed: Array<string>, };

/** What would have been better. */
export type BetterMessage = {
  /** The choice. */
  choice: string,
  /** The chance to win after it. */
  win: number,
  /** Why: a word from the closed list of motives. */
  motive: string,
  /** Which ways the pawns would have gone; empty for a card that is given. */
  legs: Array<LegMessage>, };

/** A card of the deck. */
export type CardMessage = {
  /** The code that stands for it in every message. */
  code: string,
  /** What people see on it. */
  face: string,
  /** What it lets a seat do: one of these. */
  effects: Array<EffectMessage>, };

/** A card that can be chosen. */
export type CardPrompt = {
  /** Its code. */
  card: string,
  /** Where its first legs are found in `nodes`; none when giving. */
  node: number | null, };

/** What can happen at a table. */
export type Change = "created" | "sat" | "joined" | "left" | "bot" | "host" | "sealed" | "drawn" | "opened" | "started" | "dealt" | "chose" | "away" | "back" | "askedTakeBack" | "agreedTakeBack" | "refusedTakeBack" | "tookBack" | "agreedAbandon" | "refusedAbandon" | "abandoned" | "muted" | "rematch" | "closed" | "madePublic" | "madePrivate" | "face" | "sitsNext" | "knocked" | "agreedKnock" | "turnedAway" | "removed" | "voted" | "voteEnded" | "door" | "expired" | "handedOver";

/** One change of a table, as the reader may know it. */
export type ChangeMessage = {
  /** Its number. */
  seq: number,
  /** What happened. */
  what: Change,
  /** The seat that did it or that it is about, if there is one. */
  seat?: string,
  /** Of whoever comes, goes or looks after the table: the name of that person then. */
  name?: string,
  /** What happened in the game thereby. */
  events?: Array<EventMessage>, };

/** What a player chose. Of another program's answer only the move is required. */
export type ChosenMessage = {
  /** One of the view's `moves`. */
  move: string,
  /** The estimated chance that the seat's team wins, from 0 to 1. */
  win?: number | null,
  /** Why: a word from the closed list of motives. */
  motive?: string | null,
  /** All that was considered, the most promising first. */
  considered?: Array<ConsideredMessage>, };

/** A link was followed. */
export type ClaimedMessage = {
  /** The seat that the caller plays from now on. */
  seat: string, };

/** What can be done at a table. */
export type Command = { "do": "sit",
  /** The seat's letter. */
  seat: string,
  /** What the others see, at most 24 characters. */
  name: string,
  /** What one looks like; without it, like someone. */
  face?: Face, }
  | { "do": "face",
  /** Like whom. */
  face: Face, }
  | { "do": "leave" }
  | { "do": "bot",
  /** The seat's letter. */
  seat: string,
  /** How well it plays. */
  level: string, }
  | { "do": "remove",
  /** The seat's letter. */
  seat: string, }
  | { "do": "host",
  /** That person's seat. */
  seat: string, }
  | { "do": "start" }
  | { "do": "seal",
  /** SHA-256 of `makker seed ` and the seed, as 64 hexadecimal digits. */
  seal: string, }
  | { "do": "open",
  /** The seed, as 64 hexadecimal digits. */
  seed: string, }
  | { "do": "choose",
  /** As in the view's `moves`, in any legal spelling. */
  choice: string, }
  | { "do": "back" }
  | { "do": "standIn",
  /** That person's seat. */
  seat: string, }
  | { "do": "public",
  /** Show it? */
  public: boolean, }
  | { "do": "door",
  /** Who. */
  door: Door, }
  | { "do": "answerKnock",
  /** By which change they knocked. */
  knock: number,
  /** May they? */
  agree: boolean, }
  | { "do": "askTakeBack" }
  | { "do": "answerTakeBack",
  /** May they? */
  agree: boolean, }
  | { "do": "abandon",
  /** Give it up? */
  agree: boolean, }
  | { "do": "emote",
  /** Which. */
  emote: Emote, }
  | { "do": "mute",
  /** Whose. */
  seat: string,
  /** No more? */
  muted: boolean, }
  | { "do": "rematch",
  /** Does everyone move on by one seat? */
  rotate: boolean, }
  | { "do": "close" };

/** A command with what makes a resend harmless and a late one noticed. */
export type CommandMessage = {
  /** Any text of at most 64 characters, another one for each command: the same id never does anything twice. */
  id: string,
  /** The last change that the client has seen. */
  seq: number, } & ({ "do": "sit",
  /** The seat's letter. */
  seat: string,
  /** What the others see, at most 24 characters. */
  name: string,
  /** What one looks like; without it, like someone. */
  face?: Face, }
  | { "do": "face",
  /** Like whom. */
  face: Face, }
  | { "do": "leave" }
  | { "do": "bot",
  /** The seat's letter. */
  seat: string,
  /** How well it plays. */
  level: string, }
  | { "do": "remove",
  /** The seat's letter. */
  seat: string, }
  | { "do": "host",
  /** That person's seat. */
  seat: string, }
  | { "do": "start" }
  | { "do": "seal",
  /** SHA-256 of `makker seed ` and the seed, as 64 hexadecimal digits. */
  seal: string, }
  | { "do": "open",
  /** The seed, as 64 hexadecimal digits. */
  seed: string, }
  | { "do": "choose",
  /** As in the view's `moves`, in any legal spelling. */
  choice: string, }
  | { "do": "back" }
  | { "do": "standIn",
  /** That person's seat. */
  seat: string, }
  | { "do": "public",
  /** Show it? */
  public: boolean, }
  | { "do": "door",
  /** Who. */
  door: Door, }
  | { "do": "answerKnock",
  /** By which change they knocked. */
  knock: number,
  /** May they? */
  agree: boolean, }
  | { "do": "askTakeBack" }
  | { "do": "answerTakeBack",
  /** May they? */
  agree: boolean, }
  | { "do": "abandon",
  /** Give it up? */
  agree: boolean, }
  | { "do": "emote",
  /** Which. */
  emote: Emote, }
  | { "do": "mute",
  /** Whose. */
  seat: string,
  /** No more? */
  muted: boolean, }
  | { "do": "rematch",
  /** Does everyone move on by one seat? */
  rotate: boolean, }
  | { "do": "close" });

/** A move that a player considered. */
export type ConsideredMessage = {
  /** One of the view's `moves`. */
  move: string,
  /** The estimated chance that the seat's team wins after it, from 0 to 1. */
  win?: number | null, };

/** One decision. */
export type DecisionMessage = {
  /** Which of `steps` it is. */
  step: number,
  /** Which event of the game it is. */
  event: number,
  /** Who decided. */
  seat: string,
  /** What was found out; left out where there was no choice. */
  judged?: JudgedMessage, };

/** Who may sit down at a table without being asked there. Before and after a game anyone may, unless it is locked. */
export type Door = "open" | "knock" | "locked";

/** A leg with which a move may go on. */
export type EdgeMessage = {
  /** Which of the prompt's `legs`. */
  leg: number,
  /** To which of its `nodes` that leads. */
  node: number, };

/** A rule set. */
export type EditionMessage = {
  /** Its name. */
  name: string,
  /** The seats clockwise from red. */
  seats: Array<string>,
  /** The teams. */
  teams: Array<Array<string>>,
  /** How many numbered spaces an arc has. */
  arc: number,
  /** How many of each card there are. */
  deck: { [card in string]?: number },
  /** What each card shows and does, in the order of the deck. */
  cards: Array<CardMessage>,
  /** The words of its house rules, in the order in which a name holds them: each is the other answer than the edition's own. `classic+stay` is `classic` with the one that is called `stay`. */
  knobs: Array<string>, };

/** One thing that a card lets a seat do. */
export type EffectMessage = { "effect": "start" }
  | { "effect": "forward",
  /** How many steps. */
  steps: number, }
  | { "effect": "jump",
  /** How many steps. */
  steps: number, }
  | { "effect": "backward",
  /** How many steps. */
  steps: number, }
  | { "effect": "split",
  /** How many steps in all. */
  steps: number, }
  | { "effect": "pair",
  /** How many steps each. */
  steps: number, }
  | { "effect": "forwardBack",
  /** How many steps forwards. */
  forward: number,
  /** How many steps backwards. */
  back: number, }
  | { "effect": "swap" }
  | { "effect": "startTwo" };

/** What people can show instead of chatting: partners must not talk about their cards. */
export type Emote = "hello" | "wellPlayed" | "thanks" | "oops" | "ouch" | "hooray" | "thinking" | "noHurry" | "goodGame";

/** One event. Cards that whoever reads this may not know are `"?"`. */
export type EventMessage = { "event": "start",
  /** The rule set's name. */
  edition: string,
  /** The first dealer. */
  dealer: string,
  /** Does the game go on for second place? */
  playOn: boolean,
  /** Where the pawns stand at first. */
  board: string, }
  | { "event": "shuffle",
  /** The whole deck, the first card to be dealt first. */
  deck: Array<string>, }
  | { "event": "deal",
  /** Who dealt. */
  dealer: string,
  /** The first, second or third deal of this dealer. */
  number: number,
  /** What each seat holds right after the deal, clockwise from red. */
  hands: { [seat in string]?: Array<string> }, }
  | { "event": "give",
  /** Who gave. */
  seat: string,
  /** What it gave. */
  card: string,
  /** Who will take it up. */
  to: string, }
  | { "event": "play",
  /** Who played. */
  seat: string,
  /** The card. */
  card: string,
  /** The card and what was done with it. */
  move: string,
  /** The board after it. */
  board: string,
  /** Which ways the pawns went. */
  legs: Array<LegMessage>, }
  | { "event": "fold",
  /** Who folded. */
  seat: string,
  /** The whole hand. */
  cards: Array<string>, }
  | { "event": "place",
  /** 1 or 2. */
  place: number,
  /** The team. */
  seats: Array<string>, }
  | { "event": "end",
  /** The winning team; empty if the game was abandoned. */
  winners: Array<string>,
  /** The teams whose places are known, the winners first. */
  places: Array<Array<string>>,
  /** `"won"` or `"abandoned"`. */
  reason: string, };

/** A face. */
export type Face = "braids" | "beard" | "bun" | "curls" | "hat" | "bob" | "short" | "silver" | "scarf" | "long" | "moustache" | "fade" | "freckles" | "turban" | "puffs" | "waves";

/** What was found out about a decision, judged by what its seat could know. Chances are those of its team. */
export type JudgedMessage = {
  /** The word for it. */
  verdict: VerdictWord,
  /** The choice that was made, as choices are listed. */
  choice: string,
  /** The chance to win after it. */
  win: number,
  /** What it gave away; 0 if nothing, or nothing that can be told from noise. */
  loss: number,
  /** The standard error of the loss. */
  error: number,
  /** Why one might choose this: a word from the closed list of motives. */
  motive: string,
  /** Was it hard to find, and found? */
  found?: boolean,
  /** What would have been better; left out if nothing. */
  better?: BetterMessage,
  /** What other choices were worth, the best first: for decisions that are marked or were hard to find. A choice that is not listed is worth no more than the last. */
  worth?: Array<WorthMessage>, };

/** For how long tables are kept that nobody comes back to. */
export type KeptMessage = {
  /** Minutes after which a public table that waits for people is closed. */
  lobbyMinutes: number,
  /** Hours after which another table that waits for people is closed. */
  waitingHours: number,
  /** Days after which a running game is given up, and its table closed. */
  playingDays: number,
  /** Days after which a table with finished games is deleted. */
  finishedDays: number, };

/** Someone who would like to play. */
export type KnockMessage = {
  /** The change by which they knocked: an answer names it. */
  knock: number,
  /** Where they would like to sit. */
  seat: string,
  /** Their name. */
  name: string,
  /** What they look like, if they said. */
  face: Face | null,
  /** Who of those at the table would let them in. */
  agreed: Array<string>, };

/** Which way one pawn went, and what its landing did. What did not happen is left out. */
export type LegMessage = {
  /** Whose pawn it is. */
  seat: string,
  /** The spaces from where it stood to where it came down. */
  path: Array<string>,
  /** The seat whose pawn it sent home. */
  bumps?: string,
  /** The seat whose pawns sent it home. */
  bumpedBy?: string,
  /** Does it stand on a circle of its goal for good now? */
  locks?: boolean, };

/** A leg of a move, and what it would do. */
export type LegPrompt = {
  /** As it stands in a move: `R3>R6`, `R3>R5>R14`, `R3<>Y2`. A move is its card, a space, and its legs with `, ` between. */
  text: string,
  /** Whose pawn goes, the spaces that it passes, and what that would do. A swap has two, and so has a pawn that goes on and back again. */
  travels: Array<LegMessage>, };

/** How well bots can play. */
export type LevelMessage = {
  /** Its name, as in a table's options. */
  name: string, };

/** The link that carries a seat to another device: `/t/<id>#<secret>`. */
export type LinkMessage = {
  /** What stands behind the `#`. Whoever has it can play the seat for as long as the person keeps it. */
  secret: string, };

/** A table in the lobby. */
export type ListingMessage = {
  /** Its id. */
  id: string,
  /** Where it stands in its life. */
  status: TableStatus,
  /** The rule set's name. */
  edition: string,
  /** Who sits where. */
  seats: Array<SeatMessage>,
  /** Seconds for each decision, if there is a clock. */
  clock: number | null,
  /** Which game of the evening. */
  game: number,
  /** Which dealer's turn of that game, from 1; 0 before the first deal. */
  round: number,
  /** The seats that have to decide now. */
  deciding: Array<string>,
  /** How many pawns each seat has locked in its goal in that game, clockwise from red; empty before the first. */
  home: Array<number>,
  /** How many seconds ago something last happened there. */
  secondsAgo: number, };

/** The lobby for one person. */
export type LobbyMessage = {
  /** Public tables that wait for people. */
  waiting: Array<ListingMessage>,
  /** Public tables where a game is played. */
  playing: Array<ListingMessage>,
  /** The reader's own tables that are not closed, with their seats. */
  mine: Array<MineMessage>,
  /** For how long tables are kept. */
  kept: KeptMessage, };

/** The caller has a seat at a table. */
export type MadeMessage = {
  /** The table's id, as in `/t/<id>`. */
  table: string, };

/** A table at which the reader sits. */
export type MineMessage = {
  /** The reader's seat. */
  seat: string,
  /** Has the reader something to decide? */
  yourTurn: boolean,
  /** The table. */
  table: ListingMessage, };

/** A moment that decided the game. */
export type MomentMessage = {
  /** What kind of moment. */
  kind: MomentWord,
  /** Which of `steps` it is. */
  step: number,
  /** Which event of the game it is. */
  event: number,
  /** Who decided; nobody if it was the cards. */
  seat?: string,
  /** The team that gained most by it, and how much. */
  gained: number,
  /** How much. */
  points: number, };

/** What kind of moment it was. */
export type MomentWord = "cards" | "slip" | "found" | "hidden";

/** Brings a game that was begun on one device, to go on with it at a table online. */
export type NewHandOver = {
  /** Any text of at most 64 characters, another one for each table: the same id makes no second table. */
  id: string,
  /** The id that the table had on the device: its bots stay who they are. */
  from: string,
  /** The game so far with every card, at most 128 kB. */
  record: string,
  /** Where the caller sits. */
  seat: string,
  /** Under which name, at most 24 characters. */
  name: string,
  /** What the caller looks like; without it, like someone. */
  face?: Face,
  /** What is agreed. What is left out is as usual; the rules are those of the record. */
  options?: TableOptions, };

/** Asks for a key. */
export type NewPerson = {
  /** Shall the key be kept in a cookie, out of reach of scripts? */
  cookie: boolean, };

/** Asks for the replay of a record; nothing of it is kept. */
export type NewReplay = {
  /** The record, as `docs/notation.md` describes it; at most 128 kB. */
  record: string, };

/** Asks for a table. */
export type NewTable = {
  /** Any text of at most 64 characters, another one for each table: the same id makes no second table. */
  id: string,
  /** The name under which the caller sits down, at most 24 characters. */
  name: string,
  /** What the caller looks like; without it, like someone. */
  face?: Face,
  /** The seal of a seed for the first game, as by the command `seal`; without it, that command may follow. Whoever plays now has no other moment. */
  seal?: string,
  /** What is agreed. What is left out is as usual. */
  options?: TableOptions, };

/** A step on the way to a move. */
export type NodeMessage = {
  /** May the move end here? */
  done: boolean,
  /** The legs with which it may go on, in the order of their texts. */
  legs: Array<EdgeMessage>, };

/** A person was made: whoever has the key is that person. */
export type PersonMessage = {
  /** The key; not there if it is in the cookie. */
  key?: string, };

/** A decision of a game that is over, as it stood before whoever made it: to be tried again. */
export type PositionMessage = {
  /** Who decided. */
  seat: string,
  /** What that seat knew. */
  view: ViewMessage,
  /** What it could decide. */
  prompt: PromptMessage, };

/** What kind of decision it is. */
export type PromptKind = "give" | "play" | "fold";

/** What a seat can decide. */
export type PromptMessage = {
  /** The change since which this is asked: a choice must have seen it. */
  since: number,
  /** Give, play or fold. */
  kind: PromptKind,
  /** Who gets the card that is given; none otherwise. */
  to: string | null,
  /** The cards that can be chosen, each kind once. */
  cards: Array<CardPrompt>,
  /** The cards of the hand that cannot be played, and why. */
  why: Array<WhyMessage>,
  /** The different legs of all moves: many moves share them. */
  legs: Array<LegPrompt>,
  /** The steps towards a move, shared by all cards, each after those to which it leads. */
  nodes: Array<NodeMessage>, };

/** The puzzle of a day: a position of a game that is over, as one seat saw it, and what was best there. */
export type PuzzleMessage = {
  /** The day, such as `2026-11-18`. */
  day: string,
  /** The question and its answer, in the form of a lesson's task. */
  task: TaskMessage,
  /** Every choice with the chance to win after it in ten-thousandths, the best first. */
  worth: Array<WorthMessage>,
  /** Why the best is: a word from the closed list of motives. */
  motive: string, };

/** Why a command was not done. */
export type RefusedReason = "unreadable" | "noTable" | "closed" | "stale" | "seat" | "here" | "noKey" | "foreign" | "notSeated" | "notHost" | "locked" | "turnedAway" | "notNow" | "illegal" | "tooFast" | "unavailable";

/** A whole game with all that is known of its cards. */
export type ReplayMessage = {
  /** Which game of the evening, from 1; 0 for a record that was sent. */
  game: number,
  /** The reader's seat, if they played in it and still sit there. */
  you: string | null,
  /** Who sat where, clockwise from red, as far as that is known. */
  seats: Array<SeatMessage>,
  /** What happened, from the start on. A card that a record hides is `"?"`. */
  events: Array<EventMessage>, };

/** A game looked back at. The same record, version and effort give the same review, to the byte. */
export type ReviewMessage = {
  /** Grows whenever the review of the same game would differ. */
  version: number,
  /** `"quick"` or `"deep"`. */
  effort: string,
  /** The rule set's name. */
  edition: string,
  /** The teams; their places in this list are their names below. */
  teams: Array<TeamReviewMessage>,
  /** The team that won. */
  winner: number,
  /** Each seat, clockwise from red. */
  seats: Array<SeatReviewMessage>,
  /** The curve: it begins with the even chances of `teams` and ends with 10,000 for the winner. */
  steps: Array<StepMessage>,
  /** Every decision, in order. */
  decisions: Array<DecisionMessage>,
  /** What decided the game: at most five moments, in their order. */
  moments: Array<MomentMessage>, };

/** How far the review of a game has come. */
export type ReviewProgressMessage = {
  /** How far. */
  state: ReviewState,
  /** How many reviews come before it. */
  ahead: number,
  /** How many pieces of it are done. */
  done: number,
  /** How many there are; 0 as long as nobody has begun. */
  pieces: number,
  /** The decisions that are judged by now, in the order of the game; none when the review is there, which has them all. */
  judged: Array<DecisionMessage>,
  /** The review, when it is done. */
  review?: ReviewMessage, };

/** How far a review has come. */
export type ReviewState = "waiting" | "working" | "done";

/** A person's share of the evening. */
export type ScoreMessage = {
  /** The name. */
  name: string,
  /** Games played to the end at this table. */
  played: number,
  /** Games won. */
  won: number, };

/** Who sits on a seat. */
export type SeatMessage = {
  /** The seat's letter. */
  seat: string,
  /** The person's name; none if there is no person. */
  name: string | null,
  /** The bot's level; none if there is no bot. With a name, the bot that stands in. */
  bot: string | null,
  /** What the bot is called; none if there is no bot. */
  botName: string | null,
  /** What the bot looks like; none if there is no bot. */
  botFace: Face | null,
  /** What the person looks like, or the bot if there is no person; none if nobody sits there. */
  face: Face | null,
  /** Who sits down there at the next deal, by name; none if nobody does. */
  next?: string,
  /** Is the person connected? */
  here: boolean,
  /** Does this person look after the table? */
  host: boolean, };

/** How well one seat played. */
export type SeatReviewMessage = {
  /** The seat. */
  seat: string,
  /** Its decisions in which there was a choice. */
  counted: number,
  /** How many of these were best or fine. */
  good: number,
  /** How many were best. */
  best: number,
  /** How many were hard to find. */
  found: number,
  /** What it gave away in all. */
  lost: number, };

/** The seeds from which the decks of the next game will come: docs/fairness.md. */
export type SeedsMessage = {
  /** Which game of the evening that will be, from 1. */
  game: number,
  /** The seal of the server's seed. As soon as it is there, no more seals are taken, and those that were are to be opened. */
  server: string | null,
  /** Who has sealed a seed; when they are to be opened, by the seats of the next game. */
  seals: { [seat in string]?: string }, };

/** One thing that everyone saw. */
export type SeenMessage = { "event": "deal",
  /** Who dealt. */
  dealer: string,
  /** The first, second or third deal of this dealer. */
  number: number, }
  | { "event": "give",
  /** Who gave. */
  seat: string,
  /** Who will take it up. */
  to: string, }
  | { "event": "play",
  /** Who played. */
  seat: string,
  /** What it did. */
  move: string, }
  | { "event": "fold",
  /** Who folded. */
  seat: string,
  /** The whole hand. */
  cards: Array<string>, }
  | { "event": "place",
  /** 1 or 2. */
  place: number,
  /** The team. */
  seats: Array<string>, };

/** What the server sends. */
export type ServerMessage = { "type": "update",
  /** All changes in order that the client has not been sent yet; empty at the beginning and after a gap. */
  changes: Array<ChangeMessage>,
  /** The whole table. */
  table: TableMessage, }
  | { "type": "delta",
  /** As in an update. */
  changes: Array<ChangeMessage>,
  /** The fields of the table that are different now, but for its `view`. */
  table: Partial<TableMessage>,
  /** The fields of the table's `view` that are different now, but for its `events`. */
  view?: Partial<ViewMessage>,
  /** How many of the view's `events` stay; left out if they are as they were. */
  kept?: number,
  /** What comes after those that stay. */
  events?: Array<SeenMessage>, }
  | { "type": "done",
  /** The command's id. */
  id: string,
  /** The number of the change that it made. */
  seq: number, }
  | { "type": "refused",
  /** The command's id; none if it could not be read. */
  id: string | null,
  /** Why, for programs. */
  reason: RefusedReason,
  /** Why, and what to do, for people. */
  text: string, }
  | { "type": "emote",
  /** Who. */
  seat: string,
  /** Which. */
  emote: Emote, }
  | { "type": "bye" };

/** A card that a seat had played and took back: everyone has seen it. */
export type ShownMessage = {
  /** Who holds it. */
  seat: string,
  /** The card's code. */
  card: string, };

/** One step of the curve: a deal, or a decision. `cards`, `play` and `hidden` are by team and add up to how `chances` changed; what is all zeros is left out. */
export type StepMessage = {
  /** Which event of the game it is, from 0, as `makker replay --format jsonl` lists them. */
  event: number,
  /** Who decided; nobody if cards were dealt. */
  seat?: string,
  /** The chance of each team after it. */
  chances: Array<number>,
  /** What the cards that were dealt gave each team. */
  cards?: Array<number>,
  /** What the decision gave away, and to whom. */
  play?: Array<number>,
  /** What nobody could know, and the error of the estimate. */
  hidden?: Array<number>, };

/** A table as a seat, or someone who only watches, may see it. */
export type TableMessage = {
  /** Its id, as in `/t/<id>`. */
  id: string,
  /** The number of the last change. */
  seq: number,
  /** Where it stands in its life. */
  status: TableStatus,
  /** What was agreed. */
  options: TableOptions,
  /** The reader's seat; none for someone who watches. */
  you: string | null,
  /** All seats clockwise from red. */
  seats: Array<SeatMessage>,
  /** Which game of the evening this is, from 1; 0 before the first. */
  game: number,
  /** The game as the reader may see it; none before the first. */
  view: ViewMessage | null,
  /** What the reader can decide now; none if it is not their turn. */
  prompt: PromptMessage | null,
  /** The seats that have to decide now. */
  deciding: Array<string>,
  /** Do bots think shorter than usual, because many games are on? */
  hurried?: boolean,
  /** Thousandths of a second until the first of them is late; none without a clock. */
  leftMs: number | null,
  /** Someone asks to take back a play. */
  takeBack: AskedMessage | null,
  /** Someone asks to give the game up. */
  abandon: AskedMessage | null,
  /** What people decide together about one of them; not there if nothing is asked. */
  vote?: VoteMessage,
  /** Who may sit down. */
  door: Door,
  /** Who would like to play; told to those who have a seat, and not there if nobody does. */
  knocks?: Array<KnockMessage>,
  /** That the reader would like to play; not there if they have not asked, or are answered. */
  knock?: KnockMessage,
  /** The seat that the reader gets at the next deal; not there if there is none. */
  next?: string,
  /** Cards that everyone has seen in a hand; all hands once the game is over. */
  shown: Array<ShownMessage>,
  /** The seats whose emotes the reader does not see. */
  muted: Array<string>,
  /** The evening so far, the best first. */
  score: Array<ScoreMessage>,
  /** The seeds for the next game; none while one is played, and at a closed table. */
  seeds: SeedsMessage | null,
  /** Was this game begun on one device, whose owner could see every card? Left out if it was not. */
  handedOver?: boolean, };

/** What is agreed when a table is made. */
export type TableOptions = {
  /** The rule set's name. */
  edition: string,
  /** Does the game go on for second place? Only with three teams. */
  playOn: boolean,
  /** Is the table shown in the lobby, so that anyone may sit down? */
  public: boolean,
  /** Seconds for each decision, or none: then nobody is hurried. */
  clock: number | null,
  /** How well bots play that fill free seats or stand in. */
  bots: string,
  /** May people ask for hints? */
  hints: boolean,
  /** May plays be taken back, if the others agree? */
  takeBack: boolean,
  /** After how many seconds a bot stands in for a person who is gone while others are there; none: the table waits. */
  standIn: number | null, };

/** Where a table stands in its life. */
export type TableStatus = "waiting" | "playing" | "over" | "closed";

/** A question with its right answers. */
export type TaskMessage = {
  /** What it is called. */
  name: string,
  /** What the seat sees. */
  view: ViewMessage,
  /** What it can choose. */
  prompt: PromptMessage,
  /** What is right. */
  answers: Array<AnswerMessage>,
  /** What a wrong choice begins with, and the message for it: none for a puzzle. */
  wrong: Array<[string, string]>, };

/** What happens at once, and what the seat sees then. */
export type TaskStepMessage = {
  /** What happens. */
  events: Array<EventMessage>,
  /** What is seen then. */
  view: ViewMessage, };

/** Of what the result of one team is made up: `start`, `cards`, `hidden` and all of `play` add up to 10,000 for the winner and to 0 for the others. */
export type TeamReviewMessage = {
  /** The team. */
  seats: Array<string>,
  /** An even chance. */
  start: number,
  /** What the cards gave it. */
  cards: number,
  /** What nobody could know gave it. */
  hidden: number,
  /** What each seat's play gave it: less than nothing for its own seats, more for those of others. */
  play: { [seat in string]?: number },
  /** How its cards were, with what nobody could know. */
  luck: Tone,
  /** How it played, compared with the others. */
  skill: Tone, };

/** How luck or play was. */
export type Tone = "good" | "even" | "poor";

/** What people decide together about one of them, when the host does not. */
export type Verdict = "standIn" | "remove";

/** The word for a decision. */
export type VerdictWord = "best" | "fine" | "inaccuracy" | "mistake" | "blunder";

/** Which program answers. */
export type VersionMessage = {
  /** The program's version. */
  version: string,
  /** The version of the protocol that it speaks. */
  protocol: number,
  /** The commit that it was built from, if that is known. */
  commit?: string,
  /** The build of the page that it serves, if it has one: a page of another build has been replaced. */
  page?: string, };

/** A view. It says nothing that its seat may not know, since the view that it is made from does not. */
export type ViewMessage = {
  /** The rule set's name. */
  edition: string,
  /** Does the game go on for second place? */
  playOn: boolean,
  /** Who sees this; nobody in particular for a spectator. */
  seat: string | null,
  /** `"shuffle"`, `"exchange"`, `"play"` or `"over"`. */
  phase: string,
  /** Whose turn it is, while cards are played. */
  turn: string | null,
  /** Who deals. */
  dealer: string,
  /** The first, second or third deal of this dealer; 0 before the first. */
  deal: number,
  /** Which dealer's turn of the game, from 1; 0 before the first deal, or if it is left out. */
  round: number,
  /** Where the pawns stand. */
  board: string,
  /** Where the pawns stood when the cards of this deal were dealt: with the events, what each seat's plays tell about its cards. It may be left out. */
  dealtOn: string | null,
  /** The seat's own cards. */
  hand: Array<string>,
  /** What the seat gave in this deal's exchange. */
  given: string | null,
  /** What the seat received in this deal's exchange. */
  received: string | null,
  /** The seats that have not given a card yet, while cards are exchanged. */
  toGive: Array<string>,
  /** How many cards each seat holds, clockwise from red. */
  cardsLeft: { [seat in string]?: number },
  /** The teams that have their places, the winners first. */
  places: Array<Array<string>>,
  /** What everyone saw since the last shuffle. */
  events: Array<SeenMessage>,
  /** What the seat can decide now: `"give 2"`, `"7x1 R3>R6, R12>Y2"`, `"fold"`. */
  moves: Array<string>, };

/** A vote that is open. */
export type VoteMessage = {
  /** What is asked. */
  what: Verdict,
  /** About whom. */
  of: string,
  /** The change by which it was asked. */
  since: number,
  /** Who asked. */
  seat: string,
  /** Who has agreed so far. */
  agreed: Array<string>,
  /** How many must agree. */
  needed: number, };

/** A card that cannot be played. */
export type WhyMessage = {
  /** The card. */
  card: string,
  /** A word from the closed list of reasons. */
  reason: string, };

/** A choice and what it was worth. */
export type WorthMessage = {
  /** The choice. */
  choice: string,
  /** The chance to win after it. */
  win: number, };
