//! The few words of a card in the languages of the page, from the page's own messages.

use makker_rules::{RuleSet, Seat};

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English: also for whoever asks for none of the others.
    English,
    /// Danish.
    Danish,
    /// Norwegian.
    Norwegian,
    /// Swedish.
    Swedish,
    /// Finnish.
    Finnish,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 5] =
        [Language::English, Language::Danish, Language::Norwegian, Language::Swedish, Language::Finnish];

    /// The code of the language.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Danish => "da",
            Language::Norwegian => "nb",
            Language::Swedish => "sv",
            Language::Finnish => "fi",
        }
    }

    /// The language and where it is spoken, as messengers name it.
    pub fn locale(self) -> &'static str {
        match self {
            Language::English => "en_GB",
            Language::Danish => "da_DK",
            Language::Norwegian => "nb_NO",
            Language::Swedish => "sv_SE",
            Language::Finnish => "fi_FI",
        }
    }

    /// The language with this code.
    pub fn coded(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The first of these that we speak, as browsers name what they accept: best first, which they do without being told to.
    pub fn accepted(accepted: &str) -> Language {
        let wanted = accepted.split(',').filter_map(|wanted| wanted.trim().split(['-', '_', ';']).next());
        let spoken = |code: &str| match code {
            "no" | "nn" => Some(Language::Norwegian),
            code => Language::coded(code),
        };
        wanted.filter_map(|code| spoken(&code.to_ascii_lowercase())).next().unwrap_or(Language::English)
    }

    fn messages(self) -> &'static str {
        match self {
            Language::English => include_str!("../../../../messages/en/page.ftl"),
            Language::Danish => include_str!("../../../../messages/da/page.ftl"),
            Language::Norwegian => include_str!("../../../../messages/nb/page.ftl"),
            Language::Swedish => include_str!("../../../../messages/sv/page.ftl"),
            Language::Finnish => include_str!("../../../../messages/fi/page.ftl"),
        }
    }

    /// A message; of one with several forms that which is for whoever is not meant themselves.
    fn message(self, name: &str) -> &'static str {
        let mut lines = self.messages().lines();
        let begin = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(" = "));
        match begin {
            Some(text) if text.ends_with("->") => {
                let usual = lines.take_while(|line| *line != "}").find_map(|line| line.trim().strip_prefix("*["));
                usual.and_then(|usual| usual.split_once("] ")).map_or("", |(_, text)| text)
            }
            text => text.unwrap_or_default(),
        }
    }

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

    /// Names in a row, as one says them.
    pub(super) fn listed(self, names: &[String]) -> String {
        let and = match self {
            Language::English => "and",
            Language::Danish | Language::Norwegian => "og",
            Language::Swedish => "och",
            Language::Finnish => "ja",
        };
        match names {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
        }
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

    #[test]
    fn a_language_is_chosen_as_browsers_ask_for_it() {
        for (asked, code) in [
            ("da-DK,da;q=0.9,en;q=0.8", "da"),
            ("nn, en", "nb"),
            ("de-DE,de;q=0.9,fi;q=0.3", "fi"),
            ("*", "en"),
            ("", "en"),
            (";;,,=\u{fe}", "en"),
        ] {
            assert_eq!(Language::accepted(asked).code(), code, "{asked}");
        }
    }
}
