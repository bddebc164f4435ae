//! What each of those who look at a table is shown of it: what their seat may know, and nothing else.

use makker_protocol::{
    AskedMessage, Change, ChangeMessage, EventMessage, ListingMessage, PromptMessage, ScoreMessage, SeatMessage,
    ShownMessage, TableMessage, ViewMessage,
};
use makker_rules::{Card, Phase, Seat, View};

use crate::table::decide::deadline;
use crate::table::{Asked, Logged, Place, Round, Table};

/// The table as a seat, or someone who only watches, may see it.
pub fn table_message(table: &Table, viewer: Option<Seat>, is_here: impl Fn(Seat) -> bool, now: u64) -> TableMessage {
    let round = table.round.as_ref();
    let view = round.map(|round| View::new(&round.history, viewer));
    let own = viewer.and_then(|seat| table.place(seat));
    let prompted = own.and_then(|place| place.prompted);
    let prompt = prompted.zip(view.as_ref()).and_then(|(prompted, view)| PromptMessage::new(view, prompted.since));
    let deadlines = table.places.iter().filter(|place| place.is_manned()).filter_map(|place| deadline(table, place));
    let mut score: Vec<ScoreMessage> = table
        .score
        .iter()
        .map(|share| ScoreMessage { name: share.name.clone(), played: share.played, won: share.won })
        .collect();
    score.sort_by_key(|share| std::cmp::Reverse(share.won));
    TableMessage {
        id: table.id.clone(),
        seq: table.seq,
        status: table.status,
        options: table.options.clone(),
        you: viewer.map(|seat| seat.to_string()),
        seats: seats(table, is_here),
        game: table.game_number(),
        view: view.as_ref().map(ViewMessage::from),
        prompt,
        deciding: deciding(table),
        left_ms: deadlines.min().map(|at| at.saturating_sub(now).min(u64::from(u32::MAX)) as u32),
        take_back: round.and_then(|round| round.take_back.as_ref()).map(asked),
        abandon: round.and_then(|round| round.abandon.as_ref()).map(asked),
        shown: round.map_or_else(Vec::new, shown),
        muted: own.map_or_else(Vec::new, |place| place.muted.iter().map(|seat| seat.to_string()).collect()),
        score,
    }
}

/// The changes after this number, as a seat or someone who only watches may know them; none if that is too long ago.
pub fn changes(table: &Table, viewer: Option<Seat>, after: u32) -> Vec<ChangeMessage> {
    let is_told = |logged: &&Logged| match logged.what {
        // Nobody else's business.
        Change::Joined | Change::Muted => logged.seat == viewer,
        _ => true,
    };
    let message = |logged: &Logged| ChangeMessage {
        seq: logged.seq,
        what: logged.what,
        seat: logged.seat.map(|seat| seat.to_string()),
        events: logged.events.iter().filter_map(|event| EventMessage::seen_by(event, viewer)).collect(),
    };
    if table.log.first().is_some_and(|oldest| after + 1 < oldest.seq) {
        return Vec::new();
    }
    let first = table.log.partition_point(|logged| logged.seq <= after);
    table.log[first..].iter().filter(is_told).map(message).collect()
}

/// What the lobby shows.
pub fn listing(table: &Table) -> ListingMessage {
    ListingMessage {
        id: table.id.clone(),
        status: table.status,
        edition: table.options.edition.clone(),
        seats: seats(table, |_| false),
        clock: table.options.clock,
        game: table.game_number(),
        deciding: deciding(table),
    }
}

fn seats(table: &Table, is_here: impl Fn(Seat) -> bool) -> Vec<SeatMessage> {
    let host = table.seat_of(&table.host);
    let message = |place: &Place| SeatMessage {
        seat: place.seat.to_string(),
        name: place.person.as_ref().map(|person| person.name.clone()),
        bot: place.automatic(table.level).map(|level| level.to_string()),
        here: place.person.is_some() && is_here(place.seat),
        host: host == Some(place.seat),
    };
    table.places.iter().map(message).collect()
}

fn deciding(table: &Table) -> Vec<String> {
    table.places.iter().filter(|place| place.prompted.is_some()).map(|place| place.seat.to_string()).collect()
}

fn shown(round: &Round) -> Vec<ShownMessage> {
    let message = |seat: Seat, card: Card| ShownMessage { seat: seat.to_string(), card: card.to_string() };
    let game = round.history.game();
    if game.phase() != Phase::Over {
        return round.shown.iter().map(|(seat, card)| message(*seat, *card)).collect();
    }
    // The game is over: all cards on the table.
    let seats = game.rules().seats().iter();
    seats.flat_map(|seat| game.hand(*seat).iter().map(|card| message(*seat, *card))).collect()
}

fn asked(asked: &Asked) -> AskedMessage {
    let agreed = asked.agreed.iter().map(|seat| seat.to_string()).collect();
    AskedMessage { since: asked.since, seat: asked.seat.to_string(), agreed }
}
