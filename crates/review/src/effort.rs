//! How much work goes into a review.

/// How much work goes into a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// What it is called: `quick`, `deep`, or for measurements something else.
    pub name: &'static str,
    /// How many deals are played to their end to find the best choice, with four seats; with six there are fewer, as for the bots. If
    /// none, decisions are compared with par only.
    pub choosing: u32,
    /// In how many fresh worlds choices are compared; in four times as many where that leaves much doubt.
    pub judging: u32,
    /// How many times the true deal is played to its end to say how the game stands; if none, the curve has steps only where cards are
    /// dealt, and at the end.
    pub standing: u32,
    /// How many other deals a deal is compared with; if none, cards count as hidden.
    pub deals: u32,
}

impl Effort {
    /// As much for a decision as `hard` thinks about it.
    pub const QUICK: Effort = Effort { name: "quick", choosing: 800, judging: 200, standing: 64, deals: 256 };

    /// Twenty times as much.
    pub const DEEP: Effort = QUICK_TIMES_20;

    /// For measurements over thousands of games, and for arenas: what luck was, without saying what would have been best. With 16 worlds
    /// instead of 64 the noise of their choice would vary as much as play does.
    pub const LIGHT: Effort = Effort { name: "light", choosing: 0, judging: 64, standing: 0, deals: 24 };

    /// This many times as much for each decision.
    #[must_use]
    pub const fn times(self, name: &'static str, times: u32) -> Effort {
        Effort { name, choosing: self.choosing * times, judging: self.judging * times, ..self }
    }

    /// The effort with this name.
    pub fn named(name: &str) -> Option<Effort> {
        [Effort::QUICK, Effort::DEEP, Effort::LIGHT].into_iter().find(|effort| effort.name == name)
    }
}

const QUICK_TIMES_20: Effort = Effort { standing: 256, deals: 1024, ..Effort::QUICK.times("deep", 20) };
