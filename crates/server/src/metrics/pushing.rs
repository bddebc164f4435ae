//! What is counted of messages to people who are not there.

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::registry::Registry;

use super::{Label, add};

/// What can become of a message.
const OUTCOMES: [&str; 3] = ["delivered", "gone", "failed"];

/// What is counted of them.
pub struct Pushing {
    sent: Family<Label, Counter>,
}

impl Pushing {
    pub(super) fn new(ours: &mut Registry) -> Pushing {
        let about = "Messages to push services that it is somebody's turn, by what became of them";
        let counted = Pushing { sent: add(ours, "pushes", about, Family::default()) };
        for outcome in OUTCOMES {
            drop(counted.sent.get_or_create(&[("outcome", outcome)]));
        }
        counted
    }

    /// A message was sent, and what became of it.
    pub fn sent(&self, outcome: &'static str) {
        self.sent.get_or_create(&[("outcome", outcome)]).inc();
    }
}
