//! The languages that there are.

use unic_langid::LanguageIdentifier;

use crate::language::messages::t;

/// A language that people are spoken to in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// Danish.
    Danish,
    /// Norwegian, bokmål.
    Norwegian,
    /// Swedish.
    Swedish,
    /// Finnish.
    Finnish,
    /// English.
    English,
}

impl Language {
    /// All of them, in the order in which the page offers them.
    pub const ALL: [Language; 5] =
        [Language::Danish, Language::Norwegian, Language::Swedish, Language::Finnish, Language::English];

    /// The language's letters, which also name its folder of messages.
    pub fn tag(self) -> &'static str {
        match self {
            Language::Danish => "da",
            Language::Norwegian => "nb",
            Language::Swedish => "sv",
            Language::Finnish => "fi",
            Language::English => "en",
        }
    }

    /// What the language calls itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::Danish => "Dansk",
            Language::Norwegian => "Norsk",
            Language::Swedish => "Svenska",
            Language::Finnish => "Suomi",
            Language::English => "English",
        }
    }

    /// The language that somebody names by its letters, as a system does (`nb_NO.UTF-8`), or by what it calls itself. Readers of
    /// some others are best served by one of these.
    pub fn named(text: &str) -> Option<Language> {
        let word = text.trim().to_lowercase();
        let letters = word.split(['_', '-', '.', '@']).next().unwrap_or_default();
        match letters {
            "no" | "nn" => Some(Language::Norwegian),
            "fo" | "kl" => Some(Language::Danish),
            _ => Language::ALL
                .into_iter()
                .find(|language| language.tag() == letters || language.own_name().to_lowercase() == word),
        }
    }

    /// What to say of a text that names none.
    pub fn unknown(text: &str) -> String {
        let text: String = text.chars().filter(|letter| !letter.is_control()).take(40).collect();
        t!("language-unknown", text = text, all = Language::listed())
    }

    /// All of them with what they call themselves.
    pub fn listed() -> String {
        let all = Language::ALL.map(|language| format!("{} ({})", language.tag(), language.own_name()));
        all.join(", ")
    }

    /// The rules of its plural forms.
    pub(super) fn id(self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_named_by_letters_as_systems_do_and_by_themselves() {
        let check = |text: &str, tag: Option<&str>| assert_eq!(Language::named(text).map(Language::tag), tag, "{text}");
        check("da", Some("da"));
        check("nb_NO.UTF-8", Some("nb"));
        check("nn_NO", Some("nb"));
        check("no", Some("nb"));
        check("sv-SE", Some("sv"));
        check("fi_FI@euro", Some("fi"));
        check("SUOMI", Some("fi"));
        check("en_GB", Some("en"));
        check("fo_FO", Some("da"));
        for text in ["", "C", "POSIX", "de_DE.UTF-8", "d", "dan"] {
            check(text, None);
        }
    }
}
