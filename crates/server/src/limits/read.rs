//! Reading the file of limits, and writing the example.

use std::fmt;
use std::ops::RangeInclusive;

use toml::Value;

use crate::limits::Limits;

/// A section of the file.
pub(super) struct Section {
    pub(super) name: &'static str,
    pub(super) about: &'static [&'static str],
    pub(super) keys: Vec<Key>,
}

/// A number of a section.
pub(super) struct Key {
    pub(super) name: &'static str,
    pub(super) what: &'static [&'static str],
    pub(super) usual: u32,
    pub(super) allowed: RangeInclusive<u32>,
    /// Where the number is kept.
    pub(super) place: fn(&mut Limits) -> &mut u32,
}

/// What is wrong with a file of limits, and what to write instead.
#[derive(Debug)]
pub struct WrongLimits(String);

impl fmt::Display for WrongLimits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WrongLimits {}

impl Limits {
    /// Reads a file's text. What it does not mention is as usual.
    pub fn read(text: &str) -> Result<Limits, WrongLimits> {
        let file: toml::Table = text.parse().map_err(|error: toml::de::Error| {
            let line = 1 + error.span().map_or(0, |span| text[..span.start].matches('\n').count());
            WrongLimits(format!("line {line} is no TOML: {}", error.message()))
        })?;
        let (mut limits, sections) = (Limits::USUAL, Limits::sections());
        for (name, keys) in &file {
            let names = || joined(sections.iter().map(|section| format!("[{}]", section.name)));
            let section = sections.iter().find(|section| section.name == name);
            let (Some(section), Value::Table(keys)) = (section, keys) else {
                return Err(WrongLimits(format!("{name:?} is no section: the sections are {}", names())));
            };
            for (name, value) in keys {
                section.set(&mut limits, name, value)?;
            }
        }
        Ok(limits)
    }

    /// The example: every key with what it means and what it usually is.
    pub fn example() -> String {
        let mut text = HEAD.to_string();
        for section in Limits::sections() {
            text += "\n";
            section.about.iter().for_each(|line| text += &format!("#{line}\n"));
            text += &format!("[{}]\n", section.name);
            for key in &section.keys {
                key.what.iter().for_each(|line| text += &format!("#{line}\n"));
                text += &format!("{} = {}\n", key.name, key.usual);
            }
        }
        text
    }
}

/// How the example begins.
const HEAD: &str = "\
# Limits of a Makker server: makker serve --limits limits.toml
# All keys with what they usually are; what you leave out stays as usual. docs/operating.md says what each protects.
# Generated: UPDATE_GOLDEN=1 cargo test -p makker-server --lib limits
";

impl Section {
    fn set(&self, limits: &mut Limits, name: &str, value: &Value) -> Result<(), WrongLimits> {
        let Some(key) = self.keys.iter().find(|key| key.name == name) else {
            let names = joined(self.keys.iter().map(|key| key.name.to_string()));
            return Err(WrongLimits(format!("[{}] has no key {name:?}: its keys are {names}", self.name)));
        };
        let number = value.as_integer().and_then(|number| u32::try_from(number).ok());
        let Some(number) = number.filter(|number| key.allowed.contains(number)) else {
            let (least, most) = (key.allowed.start(), key.allowed.end());
            let what = format!("{name} of [{}] is {value}", self.name);
            return Err(WrongLimits(format!("{what}: write a whole number from {least} to {most}")));
        };
        *(key.place)(limits) = number;
        Ok(())
    }
}

fn joined(names: impl Iterator<Item = String>) -> String {
    names.collect::<Vec<String>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_refused(text: &str, told: &str) {
        let error = Limits::read(text).unwrap_err().to_string();
        assert!(error.contains(told), "{text:?}: {error}");
    }

    #[test]
    fn what_a_file_does_not_mention_is_as_usual() {
        assert_eq!(Limits::read("").unwrap(), Limits::USUAL);
        let limits = Limits::read("[tables]\neach_minute = 200 # for a school\n").unwrap();
        assert_eq!(limits.tables.each_minute, 200);
        assert_eq!(limits.requests, Limits::USUAL.requests);
    }

    #[test]
    fn what_makes_no_sense_is_refused_with_the_key_and_what_is_allowed() {
        check_refused("[table]\neach_minute = 1", "\"table\" is no section: the sections are [");
        check_refused("tables = 3", "\"tables\" is no section");
        check_refused(
            "[tables]\neachminute = 1",
            "[tables] has no key \"eachminute\": its keys are each_minute, at_once",
        );
        for value in ["0", "-1", "1000001", "99999999999", "1.5", "\"many\"", "true", "[]"] {
            let told = format!("each_minute of [tables] is {value}: write a whole number from 1 to 1000000");
            check_refused(&format!("[tables]\neach_minute = {value}"), &told);
        }
        check_refused("[tables]\neach_minute = 1\neach_minute = 2", "line 3 is no TOML");
        check_refused("[tables", "line 1 is no TOML");
    }

    #[test]
    fn the_usual_numbers_are_allowed_and_the_example_names_them_all() {
        let example = Limits::example();
        assert_eq!(Limits::read(&example).unwrap(), Limits::USUAL);
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/limits.toml");
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(path, &example).unwrap();
        }
        let stored = std::fs::read_to_string(path).unwrap_or_default();
        assert_eq!(stored, example, "stale: run UPDATE_GOLDEN=1 cargo test -p makker-server --lib limits");
    }
}
