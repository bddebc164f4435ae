//! Why a bot does what it does.

mod word;
mod reasons;

pub(crate) use reasons::motive_of;
pub use word::Motive;
