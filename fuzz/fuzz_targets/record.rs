//! Records: what can be read prints and reads back, and is replayed or refused.

#![no_main]

use libfuzzer_sys::fuzz_target;
use makker_rules::Record;

fuzz_target!(|text: &str| {
    match Record::parse(text) {
        Ok(record) => {
            let printed = record.to_string();
            assert_eq!(Record::parse(&printed).as_ref(), Ok(&record), "{printed}");
            if let Err(error) = record.replay() {
                assert!(!error.to_string().is_empty());
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
