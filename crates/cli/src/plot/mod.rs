//! Pictures of results, as SVG.

pub mod svg;
pub mod ladder;
pub mod curve;
pub mod review;
