//! Bodies of requests: what can be read is written and read again as the same, whatever it asks for.

#![no_main]

use libfuzzer_sys::fuzz_target;
use makker_protocol::{LinkMessage, NewPerson, NewTable};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn check<T: DeserializeOwned + Serialize + PartialEq + std::fmt::Debug>(text: &str) {
    let Ok(body) = serde_json::from_str::<T>(text) else { return };
    let written = serde_json::to_string(&body).expect("what was read can be written");
    assert_eq!(body, serde_json::from_str(&written).expect("what was written can be read"));
}

fuzz_target!(|text: &str| {
    check::<NewPerson>(text);
    check::<NewTable>(text);
    check::<LinkMessage>(text);
});
