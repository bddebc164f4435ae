//! What can be typed in a game, explained.

use crate::language::messages::t;
use crate::screen::terminal;

/// How wide what is typed may be: what it does stands beside it.
const KEYS: usize = 15;

/// The help in lines of at most this many columns.
pub fn lines(columns: usize) -> Vec<String> {
    let own = |letter: &str, word: String| format!("{letter}  {word}");
    let rows = [
        ("a b c d".to_string(), t!("typing-card")),
        ("1 2 3 ...".to_string(), t!("typing-number")),
        ("Enter".to_string(), t!("typing-enter")),
        (t!("typing-words-sample"), t!("typing-words")),
        ("R3>R6".to_string(), t!("typing-move")),
        (own("h", t!("word-hint")), t!("typing-hint")),
        (own("w", t!("word-why")), t!("typing-why")),
        (own("l", t!("word-log")), t!("typing-log")),
        (format!("{} da", t!("word-language")), t!("typing-language")),
        (own("q", t!("word-quit")), t!("typing-quit")),
    ];
    let columns = columns.min(80);
    let mut lines = terminal::wrapped(&t!("typing-lead"), columns);
    for (keys, does) in rows {
        let does = terminal::wrapped(&does, columns - KEYS - 2);
        for (index, line) in does.iter().enumerate() {
            let keys = if index == 0 { keys.as_str() } else { "" };
            lines.push(format!("  {}{line}", terminal::padded(keys, KEYS)));
        }
    }
    lines.extend(terminal::wrapped(&t!("typing-marks"), columns));
    lines
}
