//! House rules in words: what an edition with some rules turned the other way is called, and what that changes.

use makker_rules::{Knob, RuleSet};

use crate::language::messages::t;
use crate::screen::terminal;

/// How wide the help may be.
const COLUMNS: usize = 100;

/// All house rules for the help of the program: their words, and the questions that they answer.
pub fn listed() -> String {
    let row = |knob: &Knob| (knob.words().join(", "), t!("question-", knob.words()[0]));
    let rows: Vec<(String, String)> = Knob::ALL.iter().map(row).collect();
    let width = rows.iter().map(|(words, _)| terminal::width(words)).max().unwrap_or_default();
    let indented = |text: String| {
        terminal::wrapped(&text, COLUMNS - 2).iter().map(|line| format!("  {line}\n")).collect::<String>()
    };
    let rows = rows.iter().map(|(words, question)| format!("  {}  {question}\n", terminal::padded(words, width)));
    let (lead, end) = (t!("house-rules-lead"), t!("house-rules-end"));
    format!("{}\n{}{}{}", t!("house-rules-title"), indented(lead), rows.collect::<String>(), indented(end))
}

/// How a rule set answers all questions, in one line.
pub fn answers(rules: RuleSet) -> String {
    let answers: Vec<&str> = Knob::ALL.iter().map(|knob| rules.answer(*knob)).collect();
    answers.join(", ")
}

/// What to know about bots that play by house rules; nothing where there are none.
pub fn of_bots(rules: RuleSet) -> Option<String> {
    let edition = t!("edition-", rules.edition());
    (!rules.is_printed()).then(|| t!("bots-know-edition", edition = edition))
}

#[cfg(test)]
mod tests {
    use makker_rules::Edition;

    use super::*;

    #[test]
    fn every_house_rule_is_listed_in_order_and_fits_the_help() {
        let text = listed();
        let words: Vec<&str> = Knob::ALL.iter().flat_map(|knob| knob.words()).collect();
        let found: Vec<Option<usize>> = words.iter().map(|word| text.rfind(&format!(" {word}"))).collect();
        assert!(found.iter().all(Option::is_some), "{text}");
        assert!(text.lines().all(|line| terminal::width(line) <= 100), "{text}");
    }

    #[test]
    fn bots_say_by_what_they_play_only_where_it_differs() {
        assert_eq!(of_bots(Edition::Classic.into()), None);
        let rules: RuleSet = "classic+lock-or-leave".parse().unwrap();
        assert_eq!(
            of_bots(rules).as_deref(),
            Some("The bots know Classic, and play house rules by what they know of it.")
        );
        assert!(answers(rules).contains("lock-or-leave"));
    }
}
