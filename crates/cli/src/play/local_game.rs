//! A game that is played on this machine: its history, where its cards come from, and the bots that play in it.

use std::time::{SystemTime, UNIX_EPOCH};

use makker_bots::{Advice, Budget, Level, advise};
use makker_chance::Chance;
use makker_rules::{Choice, History, Phase, Refusal, RuleSet, Seat, Seen, Setup, View};

use crate::language::messages::t;
use crate::usage::Usage;

/// What a game begins with.
#[derive(Clone, Copy)]
pub struct NewGame {
    /// The rule set.
    pub rules: RuleSet,
    /// Is second place played for too?
    pub play_on: bool,
    /// The number from which all chance comes.
    pub seed: u64,
}

impl NewGame {
    /// The game with its first dealer drawn, and the chance that its deals come from; says what is wrong with `--play-on`.
    pub fn begin(self) -> Result<(History, Chance), Usage> {
        let NewGame { rules, play_on, seed } = self;
        let mut chance = Chance::from_seed(seed);
        let dealer = rules.seats()[chance.below(rules.seats().len())];
        let history = History::new(Setup { play_on, ..Setup::new(rules, dealer) })
            .map_err(|_| Usage::new(t!("wrong-play-on", rules = rules.to_string())))?;
        Ok((history, chance))
    }
}

/// A game with bots. It holds every secret: whoever plays in it is shown views.
pub struct LocalGame {
    history: History,
    bots: Vec<(Seat, Level)>,
    /// The deals do not depend on what anyone does, so that a game can be tried again with the same cards.
    deals: Chance,
    thoughts: Chance,
}

impl LocalGame {
    /// A new game with bots on these seats.
    pub fn new(new: NewGame, bots: Vec<(Seat, Level)>) -> Result<LocalGame, Usage> {
        let (history, deals) = new.begin()?;
        Ok(LocalGame { history, bots, deals, thoughts: Chance::from_seed(!new.seed) })
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
        advise(&self.view(Some(seat)), self.level(seat)?, seed, Budget::UNLIMITED)
    }

    /// Carries a seat's choice out, and says what everyone saw.
    pub fn carry_out(&mut self, seat: Seat, choice: Choice) -> Result<Vec<Seen>, Refusal> {
        let before = self.view(None).seen.len();
        self.history.choose(seat, choice)?;
        Ok(self.view(None).seen.split_off(before))
    }
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
