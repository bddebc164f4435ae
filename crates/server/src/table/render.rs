//! What people are shown: of a table what their seat may know, and nothing else; lists, records, hints and refusals.

use makker_bots::Advice;
use makker_protocol::{
    AskedMessage, Change, ChangeMessage, ChosenMessage, Emote, EventMessage, KnockMessage, ListingMessage, MineMessage,
    PromptMessage, RefusedReason, ScoreMessage, SeatMap, SeatMessage, SeedsMessage, Sent, ServerMessage, ShownMessage,
    TableMessage, TableStatus, ViewMessage, VoteMessage, Word,
};
use makker_rules::record::{Content, Line, Record, Shown, Unwritable};
use makker_rules::{Card, Phase, Seat, View};

use crate::table::chair::{Chair, Sitter};
use crate::table::door::Knock;
use crate::table::game::TableGame;
use crate::table::question::{Question, Vote, needed};
use crate::table::refused::{Refused, refuse};
use crate::table::summary::{Listed, ListedSeat, Listing};
use crate::table::{Table, TableChange, timing};
use makker_protocol::Character;

/// How many changes of a game are told at once at most.
const LONGEST_HISTORY: usize = 2000;

/// Who looks at a table: a person, and the seat that they have there.
#[derive(Clone, Copy)]
pub struct Viewer<'a> {
    /// The seat; none for someone who only watches.
    pub seat: Option<Seat>,
    /// By what the person is known; empty for someone who is not.
    pub person: &'a str,
}

impl<'a> Viewer<'a> {
    /// Someone by what they are known.
    pub fn of(table: &Table, person: &'a str) -> Viewer<'a> {
        Viewer { seat: table.seat_of(person), person }
    }
}

/// What someone is told who knows all changes up to a number, or none yet.
pub fn update(
    table: &Table,
    viewer: Viewer<'_>,
    known: Option<u32>,
    is_here: impl Fn(Seat) -> bool,
    now: u64,
) -> (Vec<ChangeMessage>, TableMessage) {
    // A client that has seen more than there is comes from another life of the table.
    let known = known.filter(|known| *known <= table.seq);
    let changes = known.map_or_else(Vec::new, |known| changes(table, viewer.seat, known));
    (changes, table_message(table, viewer, is_here, now))
}

/// The table as someone may see it.
pub fn table_message(
    table: &Table,
    Viewer { seat: viewer, person }: Viewer<'_>,
    is_here: impl Fn(Seat) -> bool,
    now: u64,
) -> TableMessage {
    let game = table.last_game.as_ref();
    let view = game.map(|game| View::new(&game.history, viewer));
    let own = viewer.and_then(|seat| table.chair(seat));
    let prompted = own.and_then(|chair| chair.prompted);
    let prompt = prompted.zip(view.as_ref()).and_then(|(prompted, view)| PromptMessage::new(view, prompted.since));
    let mut score: Vec<ScoreMessage> = table
        .score
        .iter()
        .map(|share| ScoreMessage { name: share.name.clone(), played: share.played, won: share.won })
        .collect();
    score.sort_by_key(|share| std::cmp::Reverse(share.won));
    let host = table.seat_of(&table.host);
    let seat = |chair: &Chair| SeatMessage {
        seat: Word(chair.seat),
        name: chair.person().map(|person| person.name.clone()),
        bot: chair.automatic(table.options.bots).map(Word),
        bot_name: chair.character.map(|bot| bot.name.to_string()),
        bot_face: chair.character.map(|bot| Sent::Read(bot.face)),
        face: chair.face().map(Sent::Read),
        next: chair.next.as_ref().map(|next| next.name.clone()),
        here: chair.person().is_some() && is_here(chair.seat),
        host: host == Some(chair.seat),
    };
    TableMessage {
        id: table.id.clone(),
        seq: table.seq,
        status: table.status,
        options: table.options.clone().into(),
        you: viewer.map(Word),
        seats: table.chairs.iter().map(seat).collect(),
        game: table.game_number(),
        view: view.as_ref().map(ViewMessage::from),
        prompt,
        deciding: table.deciding().map(Word).collect(),
        hurried: table.hurried && table.status == TableStatus::Playing,
        left_ms: timing::first_deadline(table).map(|at| at.saturating_sub(now).min(u64::from(u32::MAX)) as u32),
        take_back: game.and_then(|game| game.take_back.as_ref()).map(asked),
        abandon: game.and_then(|game| game.abandon.as_ref()).map(asked),
        vote: game.and_then(|game| game.vote.as_ref()).map(|open| vote(table, open, &is_here)),
        door: table.doorway.door,
        knocks: if viewer.is_some() { table.doorway.knocks.iter().map(knock).collect() } else { Vec::new() },
        knock: table.doorway.knock_of(person).map(knock),
        next: table.next_seat_of(person).map(Word),
        shown: game.map_or_else(Vec::new, shown),
        muted: own.map_or_else(Vec::new, |chair| chair.muted.iter().map(Word).collect()),
        score,
        seeds: seeds(table),
    }
}

/// The seeds for the next game, if one may follow: seals, and no seed.
fn seeds(table: &Table) -> Option<SeedsMessage> {
    if !matches!(table.status, TableStatus::Waiting | TableStatus::Over) {
        return None;
    }
    let sealed = |chair: &Chair| Some((chair.seat, table.promise(chair.person()?.sat)?.seal.clone()));
    let (server, seals) = match table.drawing() {
        Some(draw) => (Some(draw.seal.clone()), draw.seals()),
        None => (None, table.chairs.iter().filter_map(sealed).collect()),
    };
    Some(SeedsMessage { game: table.game_number() + 1, server, seals: SeatMap(seals) })
}

/// The changes after this number, as a seat or someone who only watches may know them; none if that is too long ago.
pub fn changes(table: &Table, viewer: Option<Seat>, after: u32) -> Vec<ChangeMessage> {
    if table.changes.first().is_some_and(|oldest| after + 1 < oldest.seq) {
        return Vec::new();
    }
    let first = table.changes.partition_point(|change| change.seq <= after);
    told(table, &table.changes[first..], viewer)
}

/// All that a seat, or someone who only watches, was told or would have been told of the last game, from its beginning; of a very
/// long one the end.
pub fn history(table: &Table, viewer: Option<Seat>) -> Vec<ChangeMessage> {
    let is_first = |change: &TableChange| change.what == Change::Started;
    let Some(first) = table.changes.iter().rposition(is_first).or(table.last_game.as_ref().map(|_| 0)) else {
        return Vec::new();
    };
    told(table, &table.changes[first.max(table.changes.len().saturating_sub(LONGEST_HISTORY))..], viewer)
}

/// Changes as a seat or someone who only watches may know them.
fn told(table: &Table, changes: &[TableChange], viewer: Option<Seat>) -> Vec<ChangeMessage> {
    let is_told = |change: &&TableChange| match change.what {
        // Nobody else's business.
        Change::Joined | Change::Muted => change.seat == viewer,
        Change::Knocked | Change::AgreedKnock | Change::TurnedAway => viewer.is_some(),
        _ => true,
    };
    // What the seat held before this person came is not theirs to know.
    let sees = viewer.and_then(|seat| table.chair(seat)?.person()).map_or(0, |person| person.sees);
    let as_seen = |change: &TableChange| viewer.filter(|_| change.seq >= sees);
    let message = |change: &TableChange| ChangeMessage {
        seq: change.seq,
        what: change.what,
        seat: change.seat.map(Word),
        name: change.name.clone(),
        events: change.events.iter().filter_map(|event| EventMessage::seen_by(event, as_seen(change))).collect(),
    };
    changes.iter().filter(is_told).map(message).collect()
}

/// Someone's feeling, as a seat or someone who only watches is shown it; not at all if they do not want to see it.
pub fn emote(table: &Table, viewer: Option<Seat>, seat: Seat, emote: Emote) -> Option<ServerMessage> {
    let own = viewer.and_then(|own| table.chair(own));
    let is_muted = own.is_some_and(|own| own.muted.contains(seat));
    (!is_muted).then_some(ServerMessage::Emote { seat: Word(seat), emote })
}

/// What a list shows of a table.
pub fn listing(listed: &Listed, is_here: impl Fn(Seat) -> bool, now: u64) -> ListingMessage {
    let Listed { id, status, listing, changed, .. } = listed;
    let Listing { edition, seats, clock, game, round, home, deciding } = listing;
    let seat = |listed: &ListedSeat| SeatMessage {
        seat: Word(listed.seat),
        name: listed.name.clone(),
        bot: listed.bot.as_ref().and_then(|level| level.value().copied()).map(Word),
        bot_name: listed.bot_name.clone(),
        bot_face: listed.bot_face.clone(),
        face: listed.face.clone(),
        next: listed.next.clone(),
        here: listed.name.is_some() && is_here(listed.seat),
        host: listed.host,
    };
    ListingMessage {
        id: id.clone(),
        status: *status,
        edition: edition.clone(),
        seats: seats.iter().map(seat).collect(),
        clock: *clock,
        game: *game,
        round: *round,
        deciding: deciding.iter().copied().map(Word).collect(),
        home: home.clone(),
        seconds_ago: u32::try_from(now.saturating_sub(*changed) / 1000).unwrap_or(u32::MAX),
    }
}

/// What a list shows of a table to someone who sits there.
pub fn own_listing(listed: &Listed, is_here: impl Fn(Seat) -> bool, now: u64) -> Option<MineMessage> {
    let seat = listed.seat?;
    let your_turn = listed.listing.deciding.contains(&seat);
    Some(MineMessage { seat: Word(seat), your_turn, table: listing(listed, is_here, now) })
}

/// The record of a game, the last one if none is named: of a running one only what everyone has seen.
pub fn record(table: &Table, game: Option<u32>) -> Result<String, Refused> {
    let last = table.game_number();
    let number = game.unwrap_or(last);
    let history = match number {
        0 => None,
        number if number == last => table.last_game.as_ref().map(|game| &game.history),
        number => table.past_games.get(number as usize - 1),
    };
    let Some(history) = history else {
        return refuse(RefusedReason::NotNow, "there is no such game at this table");
    };
    // At a closed table nothing more happens: whatever was hidden is opened.
    let is_over = history.game().phase() == Phase::Over || table.status == TableStatus::Closed;
    let shown = if is_over { Shown::Everything } else { Shown::Public };
    let tags: Vec<(String, String)> = table.chairs.iter().filter(|_| number == last).filter_map(name_tag).collect();
    let proof = table.draw_of(number).map_or_else(Vec::new, |draw| draw.lines(&table.id, shown));
    match Record::of(history, &tags, shown).and_then(|record| proven(&record, proof)) {
        Ok(record) => Ok(record.to_string()),
        Err(error) => refuse(RefusedReason::Unreadable, error.to_string()),
    }
}

/// The record with the lines of its proof after the tags: seeds are sealed before anything is dealt.
fn proven(record: &Record, proof: Vec<String>) -> Result<Record, Unwritable> {
    let line = |text| Line { content: Some(Content::Proof(text)), comment: None };
    let mut lines = record.lines().to_vec();
    let first = lines.iter().position(|line| !matches!(line.content, Some(Content::Tag { .. })));
    let at = first.unwrap_or(lines.len());
    lines.splice(at..at, proof.into_iter().map(line));
    Record::from_lines(lines).map_err(Unwritable::Record)
}

/// What a bot would do in someone's place.
pub fn hint(advice: &Advice) -> ChosenMessage {
    ChosenMessage::from(advice)
}

/// What is refused; `id` is that of the command, if it could be read.
pub fn refused(id: Option<String>, refused: &Refused) -> ServerMessage {
    ServerMessage::Refused { id, reason: refused.reason, text: refused.text.clone() }
}

/// Who sat on a seat, for a record.
fn name_tag(chair: &Chair) -> Option<(String, String)> {
    let name = match &chair.sitter {
        Sitter::Person(person) => person.name.replace('"', "'"),
        Sitter::Bot(level) => match chair.character {
            Some(Character { name, .. }) => format!("{name}, bot {level}"),
            None => format!("bot {level}"),
        },
        Sitter::Nobody => return None,
    };
    Some((chair.seat.name().to_string(), name))
}

fn shown(game: &TableGame) -> Vec<ShownMessage> {
    let message = |seat: Seat, card: Card| ShownMessage { seat: Word(seat), card: Word(card) };
    let cards = game.history.game();
    if cards.phase() != Phase::Over {
        return game.shown.iter().map(|(seat, card)| message(*seat, *card)).collect();
    }
    // The game is over: all cards on the table.
    let seats = cards.rules().seats().iter();
    seats.flat_map(|seat| cards.hand(*seat).iter().map(|card| message(*seat, *card))).collect()
}

fn knock(knock: &Knock) -> KnockMessage {
    KnockMessage {
        knock: knock.since,
        seat: Word(knock.seat),
        name: knock.name.clone(),
        face: knock.face.clone(),
        agreed: knock.agreed.iter().copied().map(Word).collect(),
    }
}

fn vote(table: &Table, Vote { what, of, question }: &Vote, is_here: &impl Fn(Seat) -> bool) -> VoteMessage {
    let may_vote = |chair: &&Chair| chair.person().is_some() && chair.seat != *of && is_here(chair.seat);
    VoteMessage {
        what: *what,
        of: Word(*of),
        since: question.since,
        seat: Word(question.seat),
        agreed: question.agreed.iter().copied().map(Word).collect(),
        needed: needed(*what, table.chairs.iter().filter(may_vote).count()) as u32,
    }
}

fn asked(question: &Question) -> AskedMessage {
    let agreed = question.agreed.iter().copied().map(Word).collect();
    AskedMessage { since: question.since, seat: Word(question.seat), agreed }
}
