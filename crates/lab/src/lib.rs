//! Measures and trains the bots: matches on duplicate deals, statistics, training, examinations. Threads and clocks are
//! here, so that the bots need none.

mod in_order;
pub mod arena;
pub mod statistics;
pub mod training;
pub mod measuring;

pub use crate::in_order::in_order;
