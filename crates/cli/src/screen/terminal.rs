//! How large the terminal is, and lines that fit into it.

use std::io::{self, Write};

/// How many columns standard output has; `None` where it is no terminal.
pub fn columns() -> Option<usize> {
    let (width, _) = terminal_size::terminal_size_of(std::io::stdout())?;
    Some(usize::from(width.0))
}

/// How many columns and rows there are to paint on; `None` where standard output is no terminal, or one that cannot go
/// back to what it has written.
pub fn size() -> Option<(usize, usize)> {
    if std::env::var_os("TERM").is_some_and(|name| name == "dumb") {
        return None;
    }
    let (width, height) = terminal_size::terminal_size_of(io::stdout())?;
    Some((usize::from(width.0), usize::from(height.0)))
}

/// Empties the terminal and goes to its upper left corner. Past the stream that takes colours out: it would take this out
/// too where NO_COLOR is set.
pub fn clear() -> io::Result<()> {
    let mut out = io::stdout();
    out.write_all(b"\x1b[H\x1b[2J")?;
    out.flush()
}

/// How many columns a text takes, colours left aside.
pub fn width(text: &str) -> usize {
    anstream::adapter::strip_str(text).to_string().chars().count()
}

/// The words of a text in lines of at most so many characters; a longer word has a line of its own.
pub fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= columns => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_as_long_as_they_may_be() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("one two three", 6), ["one", "two", "three"]);
        assert_eq!(wrapped("one two three", 1), ["one", "two", "three"]);
        assert_eq!(wrapped("one two three", 13), ["one two three"]);
    }
}
