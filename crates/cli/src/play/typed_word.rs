//! Words that are typed instead of a choice: to get help, to see more, to stop, or to be spoken to in another language.

use crate::language::messages::t;

/// What somebody wants besides choosing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// To know what can be typed.
    Help,
    /// To know what a bot would do.
    Hint,
    /// To know why cards cannot be played.
    Why,
    /// To know what happened.
    Log,
    /// To stop.
    Quit,
    /// To be spoken to in this language, as it was written; empty if only the word was.
    Language(String),
}

/// Reads such a word, in the reader's language or in English, by its letter or whole.
pub fn read(line: &str) -> Option<Word> {
    let line = line.to_lowercase();
    let is = |letter: &str, english: &str, own: String| line == letter || line == english || line == own.to_lowercase();
    if let Some(rest) = after(&line, "language").or_else(|| after(&line, &t!("word-language"))) {
        return Some(Word::Language(rest.to_string()));
    }
    match () {
        () if is("?", "help", t!("word-help")) => Some(Word::Help),
        () if is("h", "hint", t!("word-hint")) => Some(Word::Hint),
        () if is("w", "why", t!("word-why")) => Some(Word::Why),
        () if is("l", "log", t!("word-log")) => Some(Word::Log),
        () if is("q", "quit", t!("word-quit")) => Some(Word::Quit),
        () => None,
    }
}

/// What stands after a word with which a line begins.
fn after<'l>(line: &'l str, word: &str) -> Option<&'l str> {
    let rest = line.strip_prefix(word)?;
    (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::messages::speak;
    use crate::language::tongue::Language;

    #[test]
    fn words_are_read_in_the_readers_language_and_in_english() {
        speak(Language::Danish);
        for line in ["w", "why", "Hvorfor"] {
            assert_eq!(read(line), Some(Word::Why), "{line}");
        }
        assert_eq!(read("sprog FI"), Some(Word::Language("fi".to_string())));
        assert_eq!(read("language"), Some(Word::Language(String::new())));
        assert_eq!(read("languages"), None);
        assert_eq!(read("R3"), None);
        speak(Language::English);
        assert_eq!(read("hvorfor"), None);
    }
}
