//! How single values are written in JSON, and how what someone sent is read and checked.

pub(crate) mod by_seat;
pub(crate) mod check;
