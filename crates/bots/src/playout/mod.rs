//! A deal played to its end in one's head, by the network.

mod dealing;
mod rest_of_deal;
mod outcome;
mod policy;

pub(crate) use dealing::is_last_of_dealer;
pub use dealing::next_opener;
pub use outcome::{Outcome, WON};
pub use policy::Policy;
pub(crate) use rest_of_deal::NextDeal;
pub use rest_of_deal::RestOfDeal;
