//! The beginning of what someone sent, for error messages.

/// The first characters of a text, short enough for an error message.
pub(crate) fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
