//! Telling people who are not there that it is their turn: Web Push (RFC 8030), sealed for the device alone (RFC 8291), signed so that push
//! services know who sends (RFC 8292). An endpoint is an address that a stranger chose, and a secret: see `services.rs` for where
//! anything is sent at all.

mod services;
mod reach;
mod seal;
mod vapid;
mod quiet;
mod subscription;
mod words;
mod courier;

pub use self::courier::{Courier, Outcome};
pub use self::services::{Services, WrongServices};
pub use self::subscription::Subscription;
pub use self::vapid::Vapid;
pub use self::words::notice;

/// Whether and how a server tells people.
#[derive(Clone, Debug)]
pub struct Push {
    /// The push services to which it sends.
    pub services: Services,
    /// Whom push services may ask when something is wrong: `mailto:` or `https:`. Without it, the site at which somebody subscribed.
    pub contact: Option<String>,
}

impl Push {
    /// Nobody is told.
    pub const OFF: Push = Push { services: Services::None, contact: None };
}
