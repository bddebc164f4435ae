//! The fields of an object, each as it is written: found while the whole is written, not read again.

use std::cell::Cell;
use std::io::{self, Write};
use std::ops::Range;

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::Formatter;

/// A text of JSON and where its outermost fields are in it.
pub(crate) struct Parts {
    text: String,
    fields: Vec<Field>,
}

/// Where a field is: its name with its quotes, and what it holds.
struct Field {
    name: Range<usize>,
    value: Range<usize>,
}

impl Parts {
    /// The fields of an object; of anything else none.
    pub(crate) fn of(thing: &impl Serialize) -> Parts {
        let (at, mut text) = (Cell::new(0), Vec::with_capacity(1000));
        let mut marks = Marks { at: &at, depth: 0, fields: Vec::with_capacity(32) };
        let writer = Counting { text: &mut text, at: &at };
        // Writing into memory does not fail, and what is written is text.
        let _ = thing.serialize(&mut Serializer::with_formatter(writer, &mut marks));
        let fields = marks.fields;
        Parts { text: String::from_utf8(text).unwrap_or_default(), fields }
    }

    /// Keeps some of the fields; the text of the others stays where it is.
    pub(crate) fn keep(&mut self, is_kept: impl Fn(&str) -> bool) {
        self.fields.retain(|field| is_kept(&self.text[field.name.start + 1..field.name.end - 1]));
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.fields.len()
    }

    /// The names of the fields, in the order in which they are written.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        // Without their quotes.
        self.fields.iter().map(|field| &self.text[field.name.start + 1..field.name.end - 1])
    }

    /// What each of them holds.
    pub(crate) fn values(&self) -> impl Iterator<Item = &str> {
        self.fields.iter().map(|field| &self.text[field.value.clone()])
    }
}

/// Notes where it is written.
struct Counting<'a> {
    text: &'a mut Vec<u8>,
    at: &'a Cell<usize>,
}

impl Write for Counting<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes)?;
        Ok(bytes.len())
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.text.extend_from_slice(bytes);
        self.at.set(self.text.len());
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Writes without spaces, and marks the outermost fields.
struct Marks<'a> {
    at: &'a Cell<usize>,
    depth: usize,
    fields: Vec<Field>,
}

impl Marks<'_> {
    /// The field that is being written, if it is one of the outermost.
    fn field(&mut self) -> Option<&mut Field> {
        self.fields.last_mut().filter(|_| self.depth == 1)
    }
}

impl Formatter for &mut Marks<'_> {
    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        writer.write_all(b"[")
    }

    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        writer.write_all(b"]")
    }

    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        writer.write_all(b"{")
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        writer.write_all(b"}")
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        if self.depth == 1 {
            let at = self.at.get();
            self.fields.push(Field { name: at..at, value: at..at });
        }
        Ok(())
    }

    fn end_object_key<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        let at = self.at.get();
        self.field().into_iter().for_each(|field| field.name.end = at);
        Ok(())
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b":")?;
        let at = self.at.get();
        self.field().into_iter().for_each(|field| field.value.start = at);
        Ok(())
    }

    fn end_object_value<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        let at = self.at.get();
        self.field().into_iter().for_each(|field| field.value.end = at);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_outermost_fields_are_found_and_nothing_else() {
        let parts = Parts::of(&json!({"a": {"b": [1, 2]}, "c": "x\"y", "d": []}));
        assert_eq!(parts.names().collect::<Vec<_>>(), ["a", "c", "d"]);
        assert_eq!(parts.values().collect::<Vec<_>>(), [r#"{"b":[1,2]}"#, r#""x\"y""#, "[]"]);
        assert_eq!(Parts::of(&json!([1, {"a": 2}])).len(), 0);
    }
}
