//! A name that others can read.

use makker_protocol::RefusedReason;

use crate::table::refused::{Refused, refuse};

/// The most characters of a name.
const LONGEST_NAME: usize = 24;

/// Some characters, no line breaks, nothing that turns text around.
pub fn read_name(name: &str) -> Result<String, Refused> {
    let name = name.trim();
    // Invisible, or turning the text around, or piled up on the letter before.
    let is_odd = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}')
            || matches!(letter, '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
            || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
            || matches!(letter, '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
            || matches!(letter, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}')
    };
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(is_odd) {
        return refuse(RefusedReason::Unreadable, format!("name: send 1 to {LONGEST_NAME} plain characters"));
    }
    Ok(name.to_string())
}
