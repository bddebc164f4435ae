//! How wide the terminal is, and lines that fit into it.

/// How many columns standard output has; `None` where it is no terminal.
pub fn columns() -> Option<usize> {
    let (width, _) = terminal_size::terminal_size_of(std::io::stdout())?;
    Some(usize::from(width.0))
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
