//! How a client that asked for what changes puts the table together (docs/protocol.md).

use serde_json::{Map, Value};

/// Takes a message in: a whole table replaces the one that was known, and what has changed is put into it. Messages that
/// tell nothing of the table change nothing.
pub fn merge(table: &mut Value, message: &str) {
    let Ok(mut message) = serde_json::from_str::<Value>(message) else { return };
    match message["type"].as_str() {
        Some("update") => *table = message["table"].take(),
        Some("delta") => {
            put(table, message["table"].take());
            let more = message["events"].take();
            if let Some(Value::Array(events)) = table.pointer_mut("/view/events") {
                events.truncate(message["kept"].as_u64().map_or(events.len(), |kept| kept as usize));
                events.extend(more.as_array().cloned().unwrap_or_default());
            }
            if let Some(view) = table.get_mut("view") {
                put(view, message["view"].take());
            }
        }
        _ => {}
    }
}

/// Puts fields into an object, over those that are there.
fn put(object: &mut Value, fields: Value) {
    if let (Value::Object(object), Value::Object(fields)) = (object, fields) {
        object.extend::<Map<String, Value>>(fields);
    }
}
