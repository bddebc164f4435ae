//! What was asked of one process, as it tells the others so that limits hold over all of them. Whose it is stands there as a code that only
//! this storage can work out.

use serde::{Deserialize, Serialize};

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Purse {
    /// Requests of an address.
    Requests,
    /// Requests of a known person.
    PersonRequests,
    /// Tables that an address makes.
    Tables,
    /// Tables that a known person makes.
    PersonTables,
    /// People that an address makes.
    People,
    /// Commands of a person.
    Commands,
    /// Emotes of a person.
    Emotes,
    /// Reviews that an address orders.
    Reviews,
    /// Reviews that a known person orders.
    PersonReviews,
}

impl Purse {
    /// All of them, in the order in which they are declared.
    pub const ALL: [Purse; 9] = [
        Purse::Requests,
        Purse::PersonRequests,
        Purse::Tables,
        Purse::PersonTables,
        Purse::People,
        Purse::Commands,
        Purse::Emotes,
        Purse::Reviews,
        Purse::PersonReviews,
    ];
}

/// What was asked of a process within a second, and what is open there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct Spending {
    /// The process.
    pub process: String,
    /// How much was spent, of which purse, by whom.
    pub spent: Vec<(Purse, u64, u32)>,
    /// Who got to be known, and at which address.
    pub met: Vec<(u64, u64)>,
    /// How many sockets each has there by now.
    pub open: Vec<(u64, u32)>,
}
