//! The word for a decision.

use std::fmt;

use crate::points::POINT;

/// The word for a decision, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// Nothing was better, as far as can be told.
    Best,
    /// Something was a little better.
    Fine,
    /// Something was better.
    Inaccuracy,
    /// Something was clearly better.
    Mistake,
    /// Something was much better.
    Blunder,
}

/// From how much on, in ten-thousandths of the chance to win, a decision has each of the last three words. docs/review.md says why.
const FROM: [(Verdict, i32); 3] =
    [(Verdict::Blunder, 10 * POINT), (Verdict::Mistake, 3 * POINT), (Verdict::Inaccuracy, POINT)];

/// How many standard errors a loss must be large to be marked.
const CLEARLY: f64 = 2.0;

impl Verdict {
    /// All of them.
    pub const ALL: [Verdict; 5] =
        [Verdict::Best, Verdict::Fine, Verdict::Inaccuracy, Verdict::Mistake, Verdict::Blunder];

    /// The word for a loss with this standard error.
    pub(crate) fn of(loss: i32, error: i32) -> Verdict {
        let is_clear = f64::from(loss) >= CLEARLY * f64::from(error);
        match loss {
            0 => Verdict::Best,
            _ if !is_clear => Verdict::Fine,
            _ => FROM.iter().find(|(_, from)| loss >= *from).map_or(Verdict::Fine, |(verdict, _)| *verdict),
        }
    }

    /// The word that messages use.
    pub const fn word(self) -> &'static str {
        match self {
            Verdict::Best => "best",
            Verdict::Fine => "fine",
            Verdict::Inaccuracy => "inaccuracy",
            Verdict::Mistake => "mistake",
            Verdict::Blunder => "blunder",
        }
    }

    /// Is it one that is marked: worse than fine?
    pub fn is_marked(self) -> bool {
        self > Verdict::Fine
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}
