//! What is agreed when a table is made, once it can be understood. It is kept in the log for years, in a form of its own: a field
//! that is added needs a default, which is how tables of earlier versions go on, and none may change.

use makker_bots::{Level, UnknownLevel};
use makker_protocol::{RefusedReason, Sent, TableOptions, as_word};
use makker_rules::RuleSet;
use serde::{Deserialize, Serialize};

use crate::refused::Refused;

/// What was agreed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Options {
    /// The rule set.
    #[serde(rename = "edition", with = "as_word")]
    pub rules: RuleSet,
    /// Does the game go on for second place?
    pub play_on: bool,
    /// Is the table shown in the lobby?
    pub public: bool,
    /// Seconds for each decision, or none: then nobody is hurried.
    pub clock: Option<u32>,
    /// How well bots play that fill free seats or stand in.
    #[serde(with = "as_word")]
    pub bots: Level,
    /// May people ask for hints?
    pub hints: bool,
    /// May plays be taken back, if the others agree?
    pub take_back: bool,
    /// After how many seconds a bot stands in for someone who is gone, or none: then the table waits. Tables of earlier
    /// versions wait, as those agreed who sat down there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<u32>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rules: RuleSet::default(),
            play_on: false,
            public: false,
            clock: None,
            bots: Level::Easy,
            hints: true,
            take_back: true,
            stand_in: None,
        }
    }
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
            stand_in: sent.stand_in,
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
            stand_in: options.stand_in,
        }
    }
}
