//! A game that is over, as its replay shows it: with all hands open, or as one seat saw it before it decided.

use makker_protocol::{
    EventMessage, PositionMessage, PromptMessage, RefusedReason, ReplayMessage, SeatMessage, ViewMessage, Word,
};
use makker_rules::{Card, Choice, Event, History, Seat, View};

use crate::chair::Chair;
use crate::refused::{Refused, refuse};
use crate::render::table::seat_message;
use crate::table::Table;

/// A game that is over with all its cards. While it is played nobody is shown any of it here.
pub fn replay(table: &Table, viewer: Option<Seat>, game: Option<u32>) -> Result<ReplayMessage, Refused> {
    let (number, history) = opened(table, game)?;
    // Who sat there in an earlier game of the evening is not known any more.
    let is_last = number == table.game_number();
    let seats = history.game().rules().seats().iter();
    let nobody = |seat: &Seat| SeatMessage::nobody(*seat);
    let somebody = |chair: &Chair| seat_message(table, chair, true);
    Ok(ReplayMessage {
        game: number,
        you: viewer.filter(|_| is_last).map(Word),
        seats: if is_last { table.chairs.iter().map(somebody).collect() } else { seats.map(nobody).collect() },
        events: history.events().iter().map(EventMessage::new).collect(),
    })
}

/// A decision of a game that is over, before it was made: its event by number, from 0.
pub fn position(table: &Table, game: Option<u32>, event: u32) -> Result<PositionMessage, Refused> {
    let (_, history) = opened(table, game)?;
    let none = || refuse(RefusedReason::Unreadable, "no decision of this game is event number `event`");
    let Some((seat, view)) = before(history.events(), event as usize) else { return none() };
    let Some(prompt) = PromptMessage::new(&view, event) else { return none() };
    Ok(PositionMessage { seat: Word(seat), view: ViewMessage::from(&view), prompt })
}

/// Who decided at an event, and what that seat knew; nothing if it is no decision or the game cannot be played again.
fn before(events: &[Event], number: usize) -> Option<(Seat, View)> {
    let seat = match events.get(number)? {
        Event::Give { seat, .. } | Event::Play { seat, .. } | Event::Fold { seat, .. } => *seat,
        _ => return None,
    };
    let Event::Start { setup } = events.first()? else { return None };
    let mut history = History::new(*setup).ok()?;
    for event in &events[..number] {
        match event {
            Event::Shuffle { deck } => history.shuffle(&deck.iter().copied().collect::<Option<Vec<Card>>>()?).ok()?,
            Event::Give { seat, card, .. } => history.choose(*seat, Choice::Give((*card)?)).ok()?,
            Event::Play { seat, mv, board, .. } => history.repeat(*seat, Choice::Play(*mv), board).ok()?,
            Event::Fold { seat, .. } => history.choose(*seat, Choice::Fold).ok()?,
            Event::Start { .. } | Event::Deal { .. } | Event::Place { .. } | Event::End { .. } => {}
        }
    }
    Some((seat, View::new(&history, Some(seat))))
}

/// A game that everybody may know all cards of, the last one if none is named, with its number.
fn opened(table: &Table, game: Option<u32>) -> Result<(u32, &History), Refused> {
    let number = game.unwrap_or(table.game_number());
    if table.history_of(number).is_none() {
        return refuse(RefusedReason::NotNow, "there is no such game at this table");
    }
    match table.opened(number) {
        Some(history) => Ok((number, history)),
        None => refuse(RefusedReason::NotNow, "this game is still played: its hands are open when it is over"),
    }
}
