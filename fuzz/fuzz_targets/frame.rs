//! What a client sends over a socket: a command that can be read is written and read again as the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use makker_protocol::CommandMessage;

fuzz_target!(|text: &str| {
    let Ok(message) = serde_json::from_str::<CommandMessage>(text) else { return };
    let written = serde_json::to_string(&message).expect("what was read can be written");
    let again: CommandMessage = serde_json::from_str(&written).expect("what was written can be read");
    assert_eq!(message, again);
});
