//! Pictures of results, as SVG.

pub mod curve;
pub mod ladder;
