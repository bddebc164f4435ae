//! What is asked and answered about being told of one's turn while no page is open: Web Push.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// With what a browser subscribes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PushMessage {
    /// The server's public key (VAPID), as `applicationServerKey` takes it; not there if this server tells nobody.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub key: Option<String>,
}

/// Lets the server tell a device when it is the caller's turn; sent again, it renews what was said before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NewSubscription {
    /// Where its push service takes messages for it; of the services that this server sends to. Nobody else is told it.
    pub endpoint: String,
    /// With what messages are sealed for it.
    pub keys: SubscriptionKeys,
    /// The language in which it is told: one of da, en, fi, nb and sv.
    pub language: String,
    /// When it shall be left in peace: what came in these hours is told when they end, if it is still so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub quiet: Option<QuietHours>,
}

/// The keys of a subscription, as browsers give them (base64url).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SubscriptionKeys {
    /// The device's public key: 65 bytes.
    pub p256dh: String,
    /// A secret that it shares with the server: 16 bytes.
    pub auth: String,
}

/// The hours of each day in which a device is left in peace; over midnight if they end before they begin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct QuietHours {
    /// The minute of the day in which they begin: 0 to 1439.
    pub from: u32,
    /// The minute of the day in which they end.
    pub until: u32,
    /// How far clocks are ahead of UTC where the device is, now and after each change that it knows of: 1 to 8 of them, in order.
    pub zone: Vec<ZoneStep>,
}

/// How far clocks are ahead of UTC from a time on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ZoneStep {
    /// From when on, in seconds since 1970; the first holds before, too.
    pub since: u32,
    /// By how many minutes; behind UTC if there are fewer than none.
    pub minutes: i32,
}

/// Ends the messages to a device. Whoever knows its endpoint may.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EndSubscription {
    /// The device's endpoint.
    pub endpoint: String,
}

/// On how many devices the caller is told by now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DevicesMessage {
    /// How many.
    pub devices: u32,
}

/// What a device is sent, sealed for it alone: no card, nothing that others may not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NoticeMessage {
    /// The table's id.
    pub table: String,
    /// That it is the reader's turn, in the language of the subscription.
    pub title: String,
    /// Who plays there, by their names.
    pub body: String,
    /// What the button says that ends these messages.
    pub stop: String,
}
