//! Which rules are played: the printed editions as data, the knobs that house rules turn, and the rule set, which is an
//! edition with some of its knobs turned. A rule asks its rule set, never which edition it is.

mod knob;
mod printed;
mod rule_set;
mod name;
mod registry;

pub use knob::Knob;
pub(crate) use knob::{FromGoal, NoCircleAhead, RestOfSplit, StartSpace, SwapFromStart, Turning};
pub use name::UnknownRuleSet;
pub use printed::{Edition, UnknownEdition};
pub use registry::ByRuleSet;
pub use rule_set::RuleSet;
