//! Requests to `makker engine`: whatever is asked, the answer is one line with one JSON object.

#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fuzz_target!(|text: &str| {
    for line in text.lines().take(2) {
        let answer = makker::engine::answer(line);
        assert!(!answer.contains('\n'), "{answer}");
        assert!(serde_json::from_str::<Value>(&answer).is_ok_and(|answer| answer.is_object()), "{answer}");
    }
});
