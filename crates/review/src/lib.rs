//! Looks back at a finished game: what each decision gave away of the chance to win, judged by what its seat could know then, and
//! which part of the result was luck. It has no threads, no clock and no files, so that any host can run it, be it a server or a
//! browser: a [`Course`] is cut into pieces of work that do not depend on each other, and whoever has cores does them in any order.
//!
//! ```
//! use makker_review::{Course, Effort, NotReviewable, Review};
//! use makker_rules::History;
//!
//! fn look_back(history: &History) -> Result<Review, NotReviewable> {
//!     let course = Course::of(history)?;
//!     let findings = (0..course.pieces()).map(|piece| course.find(piece, Effort::QUICK)).collect();
//!     Ok(course.conclude(findings, Effort::QUICK))
//! }
//! ```

mod effort;
mod points;
mod world;
mod verdict;
mod judge;
mod course;
mod find;
mod step;
mod moment;
mod review;

pub use crate::course::{Course, NotReviewable};
pub use crate::effort::Effort;
pub use crate::find::Finding;
pub use crate::judge::{Judgement, Worth, judge};
pub use crate::moment::{Moment, MomentKind};
pub use crate::points::WHOLE;
pub use crate::review::{Decision, Review, SeatTally, TeamTally, VERSION};
pub use crate::step::{Step, StepKind};
pub use crate::verdict::Verdict;
