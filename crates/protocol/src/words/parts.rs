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
    names: Vec<Range<usize>>,
    values: Vec<Range<usize>>,
}

impl Parts {
    /// The fields of an object; of anything else none.
    pub(crate) fn of(thing: &impl Serialize) -> Parts {
        let (at, mut text) = (Cell::new(0), Vec::with_capacity(1024));
        let mut marks = Marks { at: &at, depth: 0, names: Vec::new(), values: Vec::new() };
        let writer = Counting { text: &mut text, at: &at };
        // Writing into memory does not fail, and what is written is text.
        let _ = thing.serialize(&mut Serializer::with_formatter(writer, &mut marks));
        let (names, values) = (marks.names, marks.values);
        Parts { text: String::from_utf8(text).unwrap_or_default(), names, values }
    }

    /// Leaves some of the fields out; their text stays where it is.
    pub(crate) fn leave_out<'a>(&mut self, names: impl Iterator<Item = &'a str>) {
        for name in names {
            let place = self.names().position(|other| other == name);
            if let Some(place) = place {
                self.names.remove(place);
                self.values.remove(place);
            }
        }
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.values.len()
    }

    /// The names of the fields, in the order in which they are written.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        // Without their quotes.
        self.names.iter().map(|range| &self.text[range.start + 1..range.end - 1])
    }

    /// What each of them holds.
    pub(crate) fn values(&self) -> impl Iterator<Item = &str> {
        self.values.iter().map(|range| &self.text[range.clone()])
    }
}

/// Notes where it is written.
struct Counting<'a> {
    text: &'a mut Vec<u8>,
    at: &'a Cell<usize>,
}

impl Write for Counting<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.text.extend_from_slice(bytes);
        self.at.set(self.text.len());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Writes without spaces, and marks the outermost fields.
struct Marks<'a> {
    at: &'a Cell<usize>,
    depth: usize,
    names: Vec<Range<usize>>,
    values: Vec<Range<usize>>,
}

impl Marks<'_> {
    fn begin(&self) -> Option<Range<usize>> {
        let at = self.at.get();
        (self.depth == 1).then_some(at..at)
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
        comma(writer, first)?;
        self.names.extend(self.begin());
        Ok(())
    }

    fn end_object_key<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        end(&mut self.names, self.depth, self.at);
        Ok(())
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b":")?;
        self.values.extend(self.begin());
        Ok(())
    }

    fn end_object_value<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        end(&mut self.values, self.depth, self.at);
        Ok(())
    }
}

fn comma<W: ?Sized + Write>(writer: &mut W, first: bool) -> io::Result<()> {
    if first { Ok(()) } else { writer.write_all(b",") }
}

fn end(ranges: &mut [Range<usize>], depth: usize, at: &Cell<usize>) {
    if let Some(range) = ranges.last_mut().filter(|_| depth == 1) {
        range.end = at.get();
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
