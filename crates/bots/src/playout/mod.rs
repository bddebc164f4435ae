//! A deal played to its end in one's head, by the network.

mod rest_of_deal;
mod outcome;
mod policy;
mod sway;

pub use outcome::{Outcome, WON};
pub use policy::Policy;
pub use rest_of_deal::RestOfDeal;
