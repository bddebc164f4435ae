//! A deal played to its end in one's head, by the network.

mod rest_of_deal;
mod policy;

pub use policy::{Policy, WON};
pub(crate) use rest_of_deal::NextDeal;
pub use rest_of_deal::{Outcome, Round};
