//! The languages of the page, and its own messages for the few words that the server says itself.

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

    /// What is read while one plays, on the first page, and the rest.
    fn messages(self) -> [&'static str; 3] {
        macro_rules! of {
            ($language:literal) => {
                [
                    include_str!(concat!("../../../messages/", $language, "/page.ftl")),
                    include_str!(concat!("../../../messages/", $language, "/home.ftl")),
                    include_str!(concat!("../../../messages/", $language, "/later.ftl")),
                ]
            };
        }
        match self {
            Language::English => of!("en"),
            Language::Danish => of!("da"),
            Language::Norwegian => of!("nb"),
            Language::Swedish => of!("sv"),
            Language::Finnish => of!("fi"),
        }
    }

    /// A message; of one with several forms that which is for whoever is not meant themselves.
    pub fn message(self, name: &str) -> &'static str {
        let mut lines = self.messages().into_iter().flat_map(str::lines);
        let begin = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(" = "));
        match begin {
            Some(text) if text.ends_with("->") => {
                let usual = lines.take_while(|line| *line != "}").find_map(|line| line.trim().strip_prefix("*["));
                usual.and_then(|usual| usual.split_once("] ")).map_or("", |(_, text)| text)
            }
            text => text.unwrap_or_default(),
        }
    }

    /// Names in a row, as one says them.
    pub fn listed(self, names: &[String]) -> String {
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
    use super::*;

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
