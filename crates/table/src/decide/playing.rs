//! Games begin, seats choose, games are played again.

use makker_chance::Chance;
use makker_protocol::{RefusedReason, Sent, TableStatus};
use makker_rules::{Choice, Game, Phase, Seat, View};

use crate::chair::Chair;
use crate::decide::Asking;
use crate::decide::entering::newcomers;
use crate::deed::Deed;
use crate::refused::{Refused, refuse};
use crate::table::Table;

/// The most games of one table: all of it is read when it is needed.
const MOST_GAMES: u32 = 200;

/// What comes of a seat's choice, a person's or a bot's: the choice itself, a shuffle if the cards are used up, and those who have
/// waited for this deal to end take their seats.
pub fn outcome(table: &Table, seat: Seat, choice: Choice, chance: &mut Chance) -> Result<Vec<Deed>, Refused> {
    let Some(mut game) = table.game().copied() else {
        return refuse(RefusedReason::NotNow, "no game is being played");
    };
    let deal = |game: &Game| (game.dealer(), game.deal_number());
    let before = deal(&game);
    if let Err(refusal) = game.choose(seat, choice) {
        return refuse(RefusedReason::Illegal, refusal.to_string());
    }
    let mut deeds = vec![Deed::Chose { seat, choice, board: Sent::Read(*game.board()) }];
    if game.phase() == Phase::Shuffle {
        deeds.push(shuffled(table, chance));
    }
    if deal(&game) != before || matches!(game.phase(), Phase::Shuffle | Phase::Over) {
        deeds.extend(newcomers(table));
    }
    Ok(deeds)
}

/// The next deck of the running game.
fn shuffled(table: &Table, chance: &mut Chance) -> Deed {
    let mut deck = table.options.rules.deck();
    match (table.running_game(), table.draw_of(table.game_number())) {
        (Some(game), Some(draw)) => draw.proof(&table.id).shuffle(game.decks + 1, &mut deck),
        // A game that was begun by an earlier version, or rehearsed.
        _ => chance.shuffle(&mut deck),
    }
    Deed::Shuffled { deck }
}

impl Asking<'_> {
    pub(super) fn start(&self, chance: &mut Chance) -> Result<Vec<Deed>, Refused> {
        self.only_host()?;
        match self.table.status {
            TableStatus::Waiting => Ok(self.draw(None, chance)),
            TableStatus::Over => refuse(RefusedReason::NotNow, "this game is over: ask for a rematch"),
            TableStatus::Playing | TableStatus::Closed => refuse(RefusedReason::NotNow, "the game has begun already"),
        }
    }

    pub(super) fn answer_prompt(&self, choice: &Sent<Choice>, chance: &mut Chance) -> Result<Vec<Deed>, Refused> {
        let chair = self.own()?;
        let Some(prompted) = chair.prompted else {
            return refuse(RefusedReason::NotNow, "you have nothing to decide now: wait for your turn");
        };
        self.knows_of(prompted.since)?;
        let Some(choice) = choice.value().copied() else {
            return refuse(RefusedReason::Illegal, "choice: send one of the moves of your view");
        };
        let mut deeds = back(chair);
        deeds.extend(outcome(self.table, chair.seat, choice, chance)?);
        Ok(deeds)
    }

    pub(super) fn come_back(&self) -> Result<Vec<Deed>, Refused> {
        let own = self.own()?;
        let is_late = own.prompted.is_some_and(|prompted| prompted.again);
        if is_late && !own.is_manned() {
            return refuse(
                RefusedReason::NotNow,
                "your time for this decision is up: choose, or come back for the next one",
            );
        }
        Ok(back(own))
    }

    pub(super) fn rematch(&self, rotate: bool, chance: &mut Chance) -> Result<Vec<Deed>, Refused> {
        self.only_host()?;
        if self.table.status != TableStatus::Over {
            return refuse(RefusedReason::NotNow, "a rematch follows when the game is over");
        }
        if self.table.game_number() >= MOST_GAMES {
            return refuse(RefusedReason::NotNow, "so many games have been played here: make a new table");
        }
        Ok(self.draw(Some(rotate), chance))
    }
}

/// Whoever was away plays again.
fn back(chair: &Chair) -> Vec<Deed> {
    if chair.is_manned() { Vec::new() } else { vec![Deed::Back { seat: chair.seat }] }
}

/// What someone may know who asks for a hint, if they may have one.
pub fn hint_view(table: &Table, person: &str) -> Result<View, Refused> {
    if !table.options.hints {
        return refuse(RefusedReason::NotNow, "at this table there are no hints");
    }
    let Some(chair) = table.seat_of(person).and_then(|seat| table.chair(seat)) else {
        return refuse(RefusedReason::NotSeated, "you have no seat at this table: sit down first");
    };
    match &table.last_game {
        Some(game) if chair.prompted.is_some() => Ok(View::new(&game.history, Some(chair.seat))),
        _ => refuse(RefusedReason::NotNow, "you have nothing to decide now"),
    }
}
