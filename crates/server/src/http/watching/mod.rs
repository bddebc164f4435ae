//! For whoever watches the server: ids and counts of requests, its health, its measures.

pub mod observe;
pub mod health;
pub mod metrics;
