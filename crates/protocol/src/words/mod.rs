//! How single values are written in JSON, and how what someone sent is read and checked.

pub mod as_word;
pub(crate) mod seat_map;
pub(crate) mod check;
pub(crate) mod maybe_card;
pub(crate) mod parts;
pub(crate) mod sent;
pub(crate) mod word;
