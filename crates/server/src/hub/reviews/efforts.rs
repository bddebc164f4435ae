//! How much work goes into looking back.

use makker_review::Effort;

/// How much work goes into reviews of each kind, and into the puzzle of the day, which is looked for quickly and searched deeply.
#[derive(Clone, Copy, Debug)]
pub struct Efforts {
    /// For what everybody may order.
    pub quick: Effort,
    /// For what few may.
    pub deep: Effort,
}

impl Efforts {
    /// As much as people are told; others only in tests.
    #[cfg(not(feature = "rehearsal"))]
    pub const USUAL: Efforts = Efforts { quick: Effort::QUICK, deep: Effort::DEEP };

    /// Browser tests wait for the puzzle of the day.
    #[cfg(feature = "rehearsal")]
    pub const USUAL: Efforts = Efforts { quick: Effort::QUICK, deep: Effort::QUICK.times(Effort::DEEP.name, 2) };

    /// Is this the deep one? Its name tells, as in the storage, however much work it is.
    pub(super) fn is_deep(effort: Effort) -> bool {
        effort.name == Effort::DEEP.name
    }
}
