//! Checks JSON against the schemas that are made of our types.

use serde_json::Value;

/// Is the value what the schema says, as far as the words that our schemas use? `schemas` are those that it may refer to.
///
/// # Panics
/// If a schema is none.
pub fn fits(schemas: &Value, schema: &Value, value: &Value) -> bool {
    let all = |word: &str| schema[word].as_array().into_iter().flatten();
    if let Some(name) = schema["$ref"].as_str() {
        return fits(schemas, &schemas[name.rsplit('/').next().unwrap()], value);
    }
    let one_of = schema.get("oneOf").is_none_or(|_| all("oneOf").filter(|one| fits(schemas, one, value)).count() == 1);
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_u64() || number.is_i64() => "integer",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let of_kind = schema.get("type").is_none_or(|types| types == kind || all("type").any(|one| one == kind));
    let listed = schema.get("enum").is_none_or(|_| all("enum").any(|one| one == value));
    let parts = match value {
        Value::Array(items) => items.iter().all(|item| fits(schemas, &schema["items"], item)),
        Value::Object(fields) => fields.iter().all(|(name, field)| {
            let other = &schema["additionalProperties"];
            fits(schemas, schema["properties"].get(name).unwrap_or(other), field)
        }),
        _ => true,
    };
    let complete = all("required").all(|name| value.get(name.as_str().unwrap()).is_some());
    one_of && of_kind && listed && parts && complete && all("allOf").all(|part| fits(schemas, part, value))
}
