//! What is done to a game, chosen at random.

use makker_chance::Chance;
use makker_rules::{Card, Choice, Game, History, Phase, Seat};

/// What is done to a game: its deck is shuffled, or a seat decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// The deck is shuffled and dealt from.
    Shuffle(Vec<Card>),
    /// A seat decides.
    Choose(Seat, Choice),
}

impl Deed {
    /// Any deed that the game waits for, each with the same chance; nothing once the game is over. Golden files depend on
    /// the order in which chance is asked: first who gives, then what is chosen.
    pub fn at_random(game: &Game, chance: &mut Chance) -> Option<Deed> {
        let seat = match game.phase() {
            Phase::Over => return None,
            Phase::Shuffle => return Some(Deed::shuffle(game, chance)),
            Phase::Exchange => pick(&game.to_give().iter().collect::<Vec<_>>(), chance),
            Phase::Play(seat) => seat,
        };
        Some(Deed::Choose(seat, pick(&game.choices(seat), chance)))
    }

    /// A shuffle of the game's whole deck.
    pub fn shuffle(game: &Game, chance: &mut Chance) -> Deed {
        let mut deck = game.rules().deck();
        chance.shuffle(&mut deck);
        Deed::Shuffle(deck)
    }

    /// Does it to a game.
    ///
    /// # Panics
    /// If the game refuses it.
    pub fn on_game(&self, game: &mut Game) {
        match self {
            Deed::Shuffle(deck) => game.shuffle(deck),
            Deed::Choose(seat, choice) => game.choose(*seat, *choice),
        }
        .unwrap_or_else(|refusal| panic!("{refusal}"));
    }

    /// Does it to a game with its history.
    ///
    /// # Panics
    /// If the game refuses it.
    pub fn on_history(&self, history: &mut History) {
        match self {
            Deed::Shuffle(deck) => history.shuffle(deck),
            Deed::Choose(seat, choice) => history.choose(*seat, *choice),
        }
        .unwrap_or_else(|refusal| panic!("{refusal}"));
    }
}

/// Any of these, each with the same chance.
///
/// # Panics
/// If there is none.
pub fn pick<T: Copy>(items: &[T], chance: &mut Chance) -> T {
    items[chance.below(items.len())]
}
