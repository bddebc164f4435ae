//! The few words of a card.

use makker_rules::{RuleSet, Seat};

use crate::language::Language;

impl Language {
    /// That somebody won.
    pub(super) fn won(self, names: &[String]) -> String {
        self.message("won").replace("{ $names }", &self.listed(names))
    }

    /// What a rule set is called.
    pub(super) fn edition(self, rules: RuleSet) -> String {
        let name = rules.to_string();
        match name.split_once('+') {
            Some((edition, _)) => {
                let edition = self.message(&format!("edition-{edition}"));
                self.message("with-house-rules").replace("{ $edition }", edition)
            }
            None => self.message(&format!("edition-{name}")).to_string(),
        }
    }

    /// What the colour of a seat is called.
    pub(super) fn colour(self, seat: Seat) -> String {
        self.message(&format!("seat-{}", seat.letter())).to_string()
    }
}

#[cfg(test)]
mod tests {
    use makker_rules::Edition;

    use super::*;

    #[test]
    fn every_language_has_all_words_of_a_card() {
        let names = ["Ann".to_string(), "Bo".to_string()];
        let won = Language::ALL.map(|language| language.won(&names));
        assert_eq!(
            won,
            ["Ann and Bo won", "Ann og Bo vandt", "Ann og Bo vant", "Ann och Bo vann", "Ann ja Bo voittivat"]
        );
        for language in Language::ALL {
            for edition in Edition::ALL {
                assert!(!language.edition(edition.into()).is_empty(), "{language:?}");
                let house: RuleSet = "classic+stay".parse().unwrap();
                assert!(language.edition(house).contains(&language.edition("classic".parse().unwrap())));
            }
            assert!(Seat::ALL.iter().all(|seat| !language.colour(*seat).is_empty()), "{language:?}");
        }
    }
}
