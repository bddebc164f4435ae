//! What makes one level think differently from another.

use makker_rules::RuleSet;

use crate::level::Level;
use crate::worlds::Memory;

/// What makes one level think differently from another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mind {
    /// How often it plays deals to their end in its head for one decision, with four seats and with six. With six, a deal has more
    /// turns, and each turn more pawns to look at.
    pub(crate) playouts: [u32; 2],
    /// How many choices it tries at most.
    pub(crate) candidates: usize,
    /// What it remembers of the cards played.
    pub(crate) memory: Memory,
    /// Does it think about what others' plays and the card received tell about their cards?
    pub(crate) reads_tells: bool,
    /// Does it think of the next deal when this one comes to its end?
    pub(crate) looks_ahead: bool,
    /// Choices whose chances to win differ by no more than this are all the same to it.
    pub(crate) indifference: f64,
}

/// In what a bot thinks differently from its level while that is being measured. Levels that do not search take no notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Experiment {
    /// How many deals it plays to their end for one decision, with four seats.
    pub playouts: Option<u32>,
    /// Does it think about what others' plays and the card received tell about their cards?
    pub tells: Option<bool>,
    /// Does it think of the next deal when this one comes to its end?
    pub ahead: Option<bool>,
}

impl Mind {
    pub(crate) const MEDIUM: Mind = Mind {
        playouts: [0; 2],
        candidates: 1,
        memory: Memory::ThisDeal,
        reads_tells: false,
        looks_ahead: false,
        indifference: 0.001,
    };

    pub(crate) const HARD: Mind = Mind {
        playouts: [800, 213],
        candidates: 12,
        memory: Memory::ThisDeal,
        reads_tells: false,
        looks_ahead: false,
        indifference: 0.0,
    };

    pub(crate) const MASTER: Mind = Mind {
        playouts: [7000, 3111],
        candidates: 24,
        memory: Memory::SinceShuffle,
        reads_tells: true,
        looks_ahead: true,
        indifference: 0.0,
    };

    /// The mind of a level. Those below `medium` have another one, and try nothing either.
    pub(crate) const fn of(level: Level) -> Mind {
        match level {
            Level::Random | Level::Beginner | Level::Easy | Level::Medium => Mind::MEDIUM,
            Level::Hard => Mind::HARD,
            Level::Master => Mind::MASTER,
        }
    }

    /// How often it plays deals to their end for one decision by these rules.
    pub(crate) fn playouts_of(&self, rules: RuleSet) -> u32 {
        self.playouts[usize::from(rules.seats().len() > 4)]
    }

    /// The same, but for what the experiment changes.
    pub(crate) fn with(self, experiment: Experiment) -> Mind {
        if !self.searches() {
            return self;
        }
        Mind {
            playouts: experiment.playouts.map_or(self.playouts, |playouts| [playouts, playouts * 4 / 9]),
            reads_tells: experiment.tells.unwrap_or(self.reads_tells),
            looks_ahead: experiment.ahead.unwrap_or(self.looks_ahead),
            ..self
        }
    }

    /// Does it look further than one move?
    pub(crate) fn searches(&self) -> bool {
        self.playouts[0] > 0
    }
}
