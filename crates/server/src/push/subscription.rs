//! A device that wants to be told: where, sealed with what, in which language and when not. All of it is the person's own business:
//! nothing of it is told to anybody or logged.

use std::fmt;

use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine};
use makker_protocol::{NewSubscription, QuietHours, RefusedReason};
use serde::{Deserialize, Serialize};

use crate::key;
use crate::language::Language;
use crate::push::quiet;
use crate::push::seal::{DeviceKeys, is_public_key};
use crate::push::services::Services;
use makker_table::refused::{Refused, refuse};

/// A subscription. Kept as JSON for years: a field that is added needs a default, and none may change.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Subscription {
    /// Where its push service takes messages.
    pub endpoint: String,
    /// The device's public key (base64url).
    pub public: String,
    /// What it shares with us (base64url).
    pub auth: String,
    /// The code of its language.
    pub language: String,
    /// When it is left in peace.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
    /// The site at which the person subscribed: host, and port if it has one.
    pub site: String,
}

/// Nothing of it belongs into a log.
impl fmt::Debug for Subscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Subscription")
    }
}

impl Subscription {
    /// Reads what somebody sent who came to this site.
    pub fn read(new: NewSubscription, site: &str, services: &Services) -> Result<Subscription, Refused> {
        let wrong = |field: &str, text: &str| refuse(RefusedReason::Unreadable, format!("{field}: {text}"));
        if let Err(text) = services.read(&new.endpoint) {
            return wrong("endpoint", text);
        }
        if let Some(Err(text)) = new.quiet.as_ref().map(quiet::check) {
            return wrong("quiet", text);
        }
        let Some(language) = Language::coded(&new.language) else {
            return wrong("language", "send one of da, en, fi, nb and sv");
        };
        let subscription = Subscription {
            endpoint: new.endpoint,
            public: new.keys.p256dh,
            auth: new.keys.auth,
            language: language.code().to_string(),
            quiet: new.quiet,
            site: if is_site(site) { site.to_string() } else { "localhost".to_string() },
        };
        match subscription.keys() {
            Some(keys) if is_public_key(&keys.public) => Ok(subscription),
            _ => wrong("keys", "send p256dh and auth as the browser gives them"),
        }
    }

    /// By what the subscription to this endpoint is known.
    pub fn id(endpoint: &str) -> String {
        // A hash tells nobody the endpoint, and is as short for all of them.
        key::person_id(endpoint)
    }

    /// With what is sealed for the device.
    pub(super) fn keys(&self) -> Option<DeviceKeys> {
        let decode = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        // Nobody makes us decode more than that.
        let [public, auth] = [&self.public, &self.auth].map(|text| Some(text).filter(|text| text.len() <= 100));
        Some(DeviceKeys { public: decode(public?)?.try_into().ok()?, auth: decode(auth?)?.try_into().ok()? })
    }

    /// Is the person to be left in peace at this time, in milliseconds since 1970?
    pub fn is_quiet(&self, now: u64) -> bool {
        self.quiet.as_ref().is_some_and(|quiet| quiet::holds(quiet, now))
    }

    /// The language in which the device is told.
    pub fn language(&self) -> Language {
        Language::coded(&self.language).unwrap_or(Language::English)
    }
}

/// Could this be the host of a site?
fn is_site(site: &str) -> bool {
    (1..=200).contains(&site.len()) && site.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte))
}

#[cfg(test)]
mod tests {
    use makker_protocol::SubscriptionKeys;

    use super::*;

    const ENDPOINT: &str = "https://fcm.googleapis.com/fcm/send/abc";
    const PUBLIC: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

    fn new(endpoint: &str, public: &str, auth: &str, language: &str) -> NewSubscription {
        let keys = SubscriptionKeys { p256dh: public.to_string(), auth: auth.to_string() };
        NewSubscription { endpoint: endpoint.to_string(), keys, language: language.to_string(), quiet: None }
    }

    #[test]
    fn what_a_browser_sends_is_read_and_anything_else_refused_without_repeating_it() {
        let read = |new| Subscription::read(new, "makker.example.net", &Services::Known);
        let auth = "BTBZMqHH6r4Tts7J_aSIgg";
        let subscription = read(new(ENDPOINT, PUBLIC, auth, "da")).unwrap();
        assert_eq!((subscription.language().code(), subscription.site.as_str()), ("da", "makker.example.net"));
        assert!(!format!("{subscription:?}").contains("fcm"));
        assert!(read(new(ENDPOINT, &format!("{PUBLIC}="), auth, "da")).is_ok(), "padded");
        for (wrong, told) in [
            (new("https://evil.example.net/x", PUBLIC, auth, "da"), "endpoint:"),
            (new(ENDPOINT, "", auth, "da"), "keys:"),
            (new(ENDPOINT, &PUBLIC[1..], auth, "da"), "keys:"),
            (new(ENDPOINT, &PUBLIC.replace("BCVx", "BCVy"), auth, "da"), "keys:"),
            (new(ENDPOINT, PUBLIC, "short", "da"), "keys:"),
            (new(ENDPOINT, PUBLIC, &"A".repeat(10_000), "da"), "keys:"),
            (new(ENDPOINT, PUBLIC, auth, "xx"), "language:"),
        ] {
            let refused = read(wrong).unwrap_err();
            assert!(refused.text.starts_with(told) && !refused.text.contains("evil"), "{}", refused.text);
        }
    }
}
