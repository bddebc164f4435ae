//! A game that is played on this machine: its history, where its cards come from, and the bots that sit at it.

use std::time::{SystemTime, UNIX_EPOCH};

use makker_bots::{Advice, Budget, Level, choose};
use makker_chance::Chance;
use makker_rules::{Choice, History, Phase, Refusal, RuleSet, Seat, Seen, Setup, View};

use crate::usage::Usage;

/// A game with bots. It holds every secret: whoever plays at it is shown views.
pub struct Table {
    history: History,
    bots: Vec<(Seat, Level)>,
    /// The deals do not depend on what anyone does, so that a game can be tried again with the same cards.
    deals: Chance,
    thoughts: Chance,
}

impl Table {
    /// A new game whose chance comes from a seed; says what is wrong with `--play-on`.
    pub fn new(edition: RuleSet, play_on: bool, seed: u64, bots: Vec<(Seat, Level)>) -> Result<Table, Usage> {
        let mut deals = Chance::from_seed(seed);
        let history = begin(edition, play_on, &mut deals)?;
        Ok(Table { history, bots, deals, thoughts: Chance::from_seed(!seed) })
    }

    /// The game with all that happened.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// What a seat may know, or everyone.
    pub fn view(&self, seat: Option<Seat>) -> View {
        View::new(&self.history, seat)
    }

    /// Who decides next; nobody when cards must be dealt or the game is over.
    pub fn decider(&self) -> Option<Seat> {
        self.history.game().decider()
    }

    /// How well the bot of a seat plays.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        self.bots.iter().find(|(other, _)| *other == seat).map(|(_, level)| *level)
    }

    /// Shuffles and deals, if that is due, and says what everyone saw.
    pub fn deal(&mut self) -> Result<Vec<Seen>, Refusal> {
        if self.history.game().phase() != Phase::Shuffle {
            return Ok(Vec::new());
        }
        shuffle(&mut self.history, &mut self.deals)?;
        Ok(self.view(None).seen)
    }

    /// What the bot of a seat wants to do; nothing if there is no bot, or nothing to decide.
    pub fn advice(&mut self, seat: Seat) -> Option<Advice> {
        let seed = u64::from(self.thoughts.word());
        choose(&self.view(Some(seat)), self.level(seat)?, seed, Budget::UNLIMITED)
    }

    /// Decides for a seat, and says what everyone saw.
    pub fn choose(&mut self, seat: Seat, choice: Choice) -> Result<Vec<Seen>, Refusal> {
        let before = self.view(None).seen.len();
        self.history.choose(seat, choice)?;
        Ok(self.view(None).seen.split_off(before))
    }
}

/// A new game, its first dealer drawn; says what is wrong with `--play-on`.
pub fn begin(edition: RuleSet, play_on: bool, chance: &mut Chance) -> Result<History, Usage> {
    let dealer = edition.seats()[chance.below(edition.seats().len())];
    let setup = Setup { play_on, ..Setup::new(edition, dealer) };
    History::new(setup).map_err(|refusal| Usage::new(format_args!("--play-on: {refusal}")))
}

/// Shuffles and deals.
pub fn shuffle(history: &mut History, chance: &mut Chance) -> Result<(), Refusal> {
    let mut deck = history.game().rules().deck();
    chance.shuffle(&mut deck);
    history.shuffle(&deck)
}

/// A seed that nobody chose.
pub fn seed_of_now() -> u64 {
    // Enough to be another one each time, and short enough to type again.
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_nanos() as u64 % 1_000_000_007
}
