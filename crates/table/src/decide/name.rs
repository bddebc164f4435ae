//! A name that others can read.

use makker_protocol::RefusedReason;
use unicode_width::UnicodeWidthChar;

use crate::refused::{Refused, refuse};

/// The most characters of a name.
const LONGEST_NAME: usize = 24;

/// The most marks on one letter: Vietnamese has two, and some scripts write vowels so.
const MOST_MARKS: usize = 2;

/// Some characters, no line breaks, nothing that turns text around or towers over it.
pub fn read_name(name: &str) -> Result<String, Refused> {
    let name = name.trim();
    // Invisible, or turning the text around, or drawn round or through the letter before.
    let is_odd = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}')
            || matches!(letter, '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
            || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
            || matches!(letter, '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
            || matches!(letter, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}')
            || matches!(letter, '\u{483}'..='\u{489}' | '\u{a66f}'..='\u{a672}')
    };
    let is_mark = |letter: char| letter.width() == Some(0);
    let is_tower = name.chars().collect::<Vec<_>>().windows(MOST_MARKS + 1).any(|row| row.iter().copied().all(is_mark));
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(is_odd) || is_tower {
        return refuse(RefusedReason::Unreadable, format!("name: send 1 to {LONGEST_NAME} plain characters"));
    }
    Ok(name.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_people_are_called_and_no_tower_of_marks() {
        for name in ["Anna", "Åse-Marie", "Nguyễn", "अनिता", "山田", "O’Brien", "Zoë 2"] {
            assert_eq!(read_name(name).unwrap(), name);
        }
        // Marks of other scripts do what the Latin ones do, three high and more.
        let thai = format!("ก{}", "\u{e49}".repeat(3));
        for name in ["", "  ", "A\u{489}", "A\u{488}\u{489}", "a\u{300}", "x\u{202e}y", "\u{200b}", thai.as_str()] {
            assert!(read_name(name).is_err(), "{name:?}");
        }
    }
}
