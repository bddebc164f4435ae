//! House rules in words: what an edition with some rules turned the other way is called, and what that changes.

use std::fmt::Write;

use makker_rules::{Knob, RuleSet};

use crate::screen::terminal;

/// All house rules for the help of the program: their words, and the questions that they answer.
pub fn listed() -> String {
    let row = |knob: &Knob| (knob.words().join(", "), question(*knob));
    let rows: Vec<(String, &str)> = Knob::ALL.iter().map(row).collect();
    let width = rows.iter().map(|(words, _)| terminal::width(words)).max().unwrap_or_default();
    let mut text = String::from(
        "House rules:
  --edition takes an edition, or one with rules turned the other way: each stands after a +, in the
  order of this list, as in classic+lock-or-leave+fresh-decks.\n",
    );
    for (words, question) in rows {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  {}  {question}", terminal::padded(&words, width));
    }
    text + "  `makker cards --edition NAME` says which of them an edition has anyway."
}

/// How a rule set answers all questions, in one line.
pub fn answers(rules: RuleSet) -> String {
    let answers: Vec<&str> = Knob::ALL.iter().map(|knob| rules.answer(*knob)).collect();
    answers.join(", ")
}

/// What to know about bots that play by house rules; nothing where there are none.
pub fn of_bots(rules: RuleSet) -> Option<String> {
    let edition = rules.edition();
    (!rules.is_printed()).then(|| format!("Bots play these house rules by what they learned of {edition}."))
}

fn question(knob: Knob) -> &'static str {
    match knob {
        Knob::StartSpace => "Does a start count as a step?",
        Knob::SwapFromStart => "May a swap take a pawn from a start?",
        Knob::Turning => "How often may a pawn turn in the goal in one move?",
        Knob::NoCircleAhead => "What if a pawn in the goal has no free circle ahead?",
        Knob::FromGoal => "Where may a pawn of the goal end its move?",
        Knob::RestOfSplit => "What of the steps that a split has left at the end?",
        Knob::Shuffling => "Shuffle before every deal, or after three?",
    }
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
        assert_eq!(of_bots(rules).as_deref(), Some("Bots play these house rules by what they learned of classic."));
        assert!(answers(rules).contains("lock-or-leave"));
    }
}
