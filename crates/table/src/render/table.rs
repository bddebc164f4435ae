//! A table as one of those who look at it may see it: what everyone sees, and the reader's own.

use makker_protocol::{
    AskedMessage, ChangeMessage, KnockMessage, Own, OwnTable, OwnView, PromptMessage, ScoreMessage, SeatMap,
    SeatMessage, SeedsMessage, SeenMessage, Sent, ShownMessage, TableMessage, TableStatus, ViewMessage, VoteMessage,
    Word,
};
use makker_rules::{Card, Phase, Seat, View};

use crate::chair::Chair;
use crate::door::Knock;
use crate::game::TableGame;
use crate::question::{Question, Vote, needed};
use crate::render::changes::changes;
use crate::table::Table;
use crate::timing;

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
pub fn table_message(table: &Table, viewer: Viewer<'_>, is_here: impl Fn(Seat) -> bool, now: u64) -> TableMessage {
    let mut message = everyones(table, is_here);
    if let Some((view, game)) = message.view.as_mut().zip(table.last_game.as_ref()) {
        view.events = game.history.seen().iter().map(SeenMessage::from).collect();
    }
    own(table, viewer, now).put_into(&mut message);
    message
}

/// What a reader is shown that not everyone is.
pub fn own(table: &Table, Viewer { seat, person }: Viewer<'_>, now: u64) -> Own {
    let chair = seat.and_then(|seat| table.chair(seat));
    let view = table.last_game.as_ref().map(|game| View::without_past(&game.history, seat));
    let prompted = chair.and_then(|chair| chair.prompted);
    let prompt = prompted.zip(view.as_ref()).and_then(|(prompted, view)| PromptMessage::new(view, prompted.since));
    let own = OwnTable {
        you: seat.map(Word),
        prompt,
        left_ms: timing::first_deadline(table).map(|at| at.saturating_sub(now).min(u64::from(u32::MAX)) as u32),
        knocks: if seat.is_some() { table.doorway.knocks.iter().map(knock).collect() } else { Vec::new() },
        knock: table.doorway.knock_of(person).map(knock),
        next: table.next_seat_of(person).map(Word),
        muted: chair.map_or_else(Vec::new, |chair| chair.muted.iter().map(Word).collect()),
    };
    Own { table: own, view: view.as_ref().map(OwnView::from).unwrap_or_default() }
}

/// The table as someone sees it who only watches and is nobody in particular, but for what was seen in the game and for the time
/// that is left.
pub fn everyones(table: &Table, is_here: impl Fn(Seat) -> bool) -> TableMessage {
    let game = table.last_game.as_ref();
    let mut score: Vec<ScoreMessage> = table
        .score
        .iter()
        .map(|share| ScoreMessage { name: share.name.clone(), played: share.played, won: share.won })
        .collect();
    score.sort_by_key(|share| std::cmp::Reverse(share.won));
    let seat = |chair: &Chair| seat_message(table, chair, is_here(chair.seat));
    TableMessage {
        id: table.id.clone(),
        seq: table.seq,
        status: table.status,
        options: table.options.clone().into(),
        you: None,
        seats: table.chairs.iter().map(seat).collect(),
        game: table.game_number(),
        view: game.map(|game| ViewMessage::from(&View::without_past(&game.history, None))),
        prompt: None,
        deciding: table.deciding().map(Word).collect(),
        hurried: table.hurried && table.status == TableStatus::Playing,
        left_ms: None,
        take_back: game.and_then(|game| game.take_back.as_ref()).map(asked),
        abandon: game.and_then(|game| game.abandon.as_ref()).map(asked),
        vote: game.and_then(|game| game.vote.as_ref()).map(|open| vote(table, open, &is_here)),
        door: table.doorway.door,
        knocks: Vec::new(),
        knock: None,
        next: None,
        shown: game.map_or_else(Vec::new, shown),
        muted: Vec::new(),
        score,
        seeds: seeds(table),
        handed_over: table.handed_over.is_some() && table.game_number() == 1,
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

/// Who sits on a chair.
pub(super) fn seat_message(table: &Table, chair: &Chair, is_here: bool) -> SeatMessage {
    SeatMessage {
        seat: Word(chair.seat),
        name: chair.person().map(|person| person.name.clone()),
        bot: chair.automatic(table.options.bots).map(Word),
        bot_name: chair.character.map(|bot| bot.name.to_string()),
        bot_face: chair.character.map(|bot| Sent::Read(bot.face)),
        face: chair.face().map(Sent::Read),
        next: chair.next.as_ref().map(|next| next.name.clone()),
        here: chair.person().is_some() && is_here,
        host: table.seat_of(&table.host) == Some(chair.seat),
    }
}
