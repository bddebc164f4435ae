//! How large the terminal is, and lines that fit into it.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

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
    anstream::adapter::strip_str(text).map(UnicodeWidthStr::width).sum()
}

/// A text with as many spaces after it as make it this wide.
pub fn padded(text: &str, columns: usize) -> String {
    format!("{text}{:gap$}", "", gap = columns.saturating_sub(width(text)))
}

/// A plain text as far as there is room for it; where something is missing, it ends with `…`.
pub fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_string();
    }
    format!("{}…", beginning(text, columns.saturating_sub(1)))
}

/// A plain text as far as there is room for it, without its middle: its beginning says what it is, its end often what sets
/// it apart.
pub fn cut_inside(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_string();
    }
    let begin = beginning(text, columns / 2);
    let room = columns.saturating_sub(width(begin) + 1);
    let ends = text.char_indices().map(|(at, _)| &text[at..]);
    let end = ends.skip(begin.chars().count()).find(|end| width(end) <= room).unwrap_or_default();
    format!("{begin}…{end}")
}

/// The longest beginning of a plain text that is at most this wide.
fn beginning(text: &str, columns: usize) -> &str {
    let ends = text.char_indices().map(|(at, letter)| at + letter.len_utf8());
    ends.map(|end| &text[..end]).take_while(|begin| width(begin) <= columns).last().unwrap_or_default()
}

/// The beginning of what someone else wrote, fit for one line of a terminal, which it cannot steer.
pub fn printable(text: &str, columns: usize) -> String {
    let mut printable = String::new();
    let mut used = 0;
    for letter in text.chars() {
        let shown = match letter {
            '"' | '\'' => letter.to_string(),
            _ => letter.escape_debug().to_string(),
        };
        used += width(&shown);
        if used > columns {
            printable.push('…');
            break;
        }
        printable += &shown;
    }
    printable
}

/// The words of a text in lines that are at most this wide; a longer word has a line of its own.
pub fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(word) <= columns => {
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

    #[test]
    fn columns_are_counted_and_not_characters() {
        // Two characters of two columns each, and one of a letter with an accent that takes none.
        assert_eq!(width("\u{1b}[1m象棋\u{1b}[0m e\u{301}"), 6);
        assert_eq!(padded("象棋", 6) + "|", "象棋  |");
        assert_eq!(wrapped("象棋 象棋", 8), ["象棋", "象棋"]);
        assert_eq!([cut("象棋", 4), cut("象棋", 3), cut("象棋", 2)], ["象棋", "象…", "…"]);
        assert_eq!([cut("four", 4), cut("fives", 4)], ["four", "fiv…"]);
    }

    #[test]
    fn what_has_no_room_loses_its_middle() {
        assert_eq!(cut_inside("program:./engine --nodes 1000", 12), "progra… 1000");
        assert_eq!(cut_inside("象棋象棋象棋", 8), "象棋…棋");
        assert_eq!(cut_inside("short", 5), "short");
    }

    #[test]
    fn what_others_wrote_fits_one_line() {
        assert_eq!(printable("it's \"7×1\"\n\u{1b}[31m\u{202e}", 80), "it's \"7×1\"\\n\\u{1b}[31m\\u{202e}");
        assert_eq!(printable("four", 4), "four");
        assert_eq!(printable("fives", 4), "five…");
        assert_eq!(printable("象棋", 3), "象…");
    }
}
