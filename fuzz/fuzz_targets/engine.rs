//! Requests to `makker engine`: whatever is asked, the answer is one line with one JSON object.

#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::value::RawValue;

fuzz_target!(|text: &str| {
    for line in text.lines().take(2) {
        let answer = makker::commands::engine::answer(line);
        assert!(!answer.contains('\n') && answer.starts_with('{'), "{answer}");
        // Not read into a value: an id is echoed as it was written, however large a number or deeply nested.
        assert!(serde_json::from_str::<&RawValue>(&answer).is_ok(), "{answer}");
    }
});
