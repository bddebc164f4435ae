//! Search: how the levels above `easy` think.

mod partner;
mod candidate;
mod ahead;
mod mind;
mod trials;
mod think;
mod examine;
mod weigh;

pub use ahead::{Until, can_look_ahead, cards_a_seat};
pub use examine::examine;
pub use mind::Experiment;
pub(crate) use mind::Mind;
pub(crate) use think::think;
pub use weigh::{Difference, Weighed, weigh};
