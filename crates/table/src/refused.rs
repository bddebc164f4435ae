//! Why something is not done.

use std::fmt;

use makker_protocol::RefusedReason;

/// A command that is not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Why, for programs.
    pub reason: RefusedReason,
    /// Why, and what to do, for people.
    pub text: String,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Does not do it, and says why.
pub fn refuse<T>(reason: RefusedReason, text: impl Into<String>) -> Result<T, Refused> {
    Err(Refused { reason, text: text.into() })
}
