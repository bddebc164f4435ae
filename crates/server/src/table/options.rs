//! What is agreed when a table is made, once it can be understood.

use makker_bots::{Level, UnknownLevel};
use makker_protocol::{RefusedReason, Sent, TableOptions};
use makker_rules::RuleSet;
use serde::{Deserialize, Serialize};

use crate::table::refused::Refused;

/// What was agreed. It is kept as the message by which it was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "TableOptions", into = "TableOptions")]
pub struct Options {
    /// The rule set.
    pub rules: RuleSet,
    /// Does the game go on for second place?
    pub play_on: bool,
    /// Is the table shown in the lobby?
    pub public: bool,
    /// Seconds for each decision, or none: then nobody is hurried.
    pub clock: Option<u32>,
    /// How well bots play that fill free seats or stand in.
    pub bots: Level,
    /// May people ask for hints?
    pub hints: bool,
    /// May plays be taken back, if the others agree?
    pub take_back: bool,
}

impl TryFrom<TableOptions> for Options {
    type Error = Refused;

    fn try_from(sent: TableOptions) -> Result<Options, Refused> {
        let unreadable = |text: String| Refused { reason: RefusedReason::Unreadable, text };
        let rules = match &sent.edition {
            Sent::Read(rules) => *rules,
            Sent::Unread(name) => name.parse().map_err(|error| unreadable(format!("edition: {error}")))?,
        };
        let bots = sent.bots.value().copied();
        Ok(Options {
            rules,
            play_on: sent.play_on,
            public: sent.public,
            clock: sent.clock,
            bots: bots.ok_or_else(|| unreadable(format!("bots: {UnknownLevel}")))?,
            hints: sent.hints,
            take_back: sent.take_back,
        })
    }
}

impl From<Options> for TableOptions {
    fn from(options: Options) -> TableOptions {
        TableOptions {
            edition: Sent::Read(options.rules),
            play_on: options.play_on,
            public: options.public,
            clock: options.clock,
            bots: Sent::Read(options.bots),
            hints: options.hints,
            take_back: options.take_back,
        }
    }
}
