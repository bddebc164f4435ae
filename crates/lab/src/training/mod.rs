//! How networks learn from playing themselves.

mod relabel;
mod self_play;
mod learner;
mod course;

pub use course::{Progress, Training};
pub use relabel::Relabelling;
pub use self_play::Subject;
