//! Random games, which the laws are about.

use makker_chance::Chance;
use makker_rules::{History, Phase, RuleSet, Seat, Setup};

/// Plays on at random until `until` says so or the game is over.
pub fn random_game(edition: RuleSet, chance: &mut Chance, mut until: impl FnMut(&History) -> bool) -> History {
    let dealer = edition.seats()[chance.below(edition.seats().len())];
    let play_on = edition.team_count() > 2 && chance.below(2) == 0;
    let mut history = History::new(Setup { play_on, ..Setup::new(edition, dealer) }).unwrap();
    while history.game().phase() != Phase::Over && !until(&history) {
        step(&mut history, chance);
    }
    history
}

/// One more decision, or a shuffle.
pub fn step(history: &mut History, chance: &mut Chance) {
    let game = history.game();
    let seat = match game.phase() {
        Phase::Shuffle => {
            let mut deck = game.rules().deck();
            chance.shuffle(&mut deck);
            return history.shuffle(&deck).unwrap();
        }
        Phase::Exchange => {
            let seats: Vec<Seat> = game.to_give().iter().collect();
            seats[chance.below(seats.len())]
        }
        Phase::Play(seat) => seat,
        Phase::Over => return,
    };
    let choices = game.choices(seat);
    history.choose(seat, choices[chance.below(choices.len())]).unwrap();
}
