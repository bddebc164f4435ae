//! Which language somebody wants: what the command line says, then the environment, then what was chosen before, then the system.

use std::env;
use std::ffi::OsString;

use crate::language::kept::Kept;
use crate::language::tongue::Language;

/// The variable that says it for all commands.
pub const VARIABLE: &str = "MAKKER_LANGUAGE";

/// A wish for a language that there is not: who said so, and what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage {
    /// `--language` or the variable.
    pub said_by: &'static str,
    /// What was written there.
    pub text: String,
}

/// The language to speak, and what cannot be had. Until a language is known, what is wrong must be said in one, too.
pub fn wanted(args: &[OsString]) -> (Language, Option<UnknownLanguage>) {
    let variable = |name: &str| env::var(name).ok().filter(|text| !text.is_empty());
    let rest = || {
        let kept = Kept::Language.read().and_then(|tag| Language::named(&tag));
        kept.unwrap_or_else(|| of_system(variable))
    };
    let said = option(args).map(|text| ("--language", text)).or_else(|| Some((VARIABLE, variable(VARIABLE)?)));
    let Some((said_by, text)) = said else { return (rest(), None) };
    match Language::named(&text) {
        Some(language) => (language, None),
        None => (rest(), Some(UnknownLanguage { said_by, text })),
    }
}

/// What `--language` says. Read before everything else, since the help and all errors are said in it.
fn option(args: &[OsString]) -> Option<String> {
    let mut args = args.iter().map(|arg| arg.to_string_lossy());
    while let Some(arg) = args.next().filter(|arg| arg != "--") {
        if arg == "--language" {
            return args.next().map(|text| text.into_owned());
        }
        if let Some(text) = arg.strip_prefix("--language=") {
            return Some(text.to_string());
        }
    }
    None
}

/// The first of these that says anything decides, as for all programs.
fn of_system(variable: impl Fn(&str) -> Option<String>) -> Language {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(variable);
    said.and_then(|text| Language::named(&text)).unwrap_or(Language::English)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_says_anything_decides() {
        let check = |said: &[(&str, &str)], tag: &str| {
            let variable = |name: &str| said.iter().find(|(other, _)| *other == name).map(|(_, text)| text.to_string());
            assert_eq!(of_system(variable).tag(), tag, "{said:?}");
        };
        check(&[], "en");
        check(&[("LANG", "da_DK.UTF-8")], "da");
        check(&[("LANG", "da_DK.UTF-8"), ("LC_ALL", "C")], "en");
        check(&[("LANG", "sv_SE"), ("LC_MESSAGES", "fi_FI"), ("LC_TIME", "da_DK")], "fi");
        check(&[("LANG", "de_DE.UTF-8")], "en");
    }

    #[test]
    fn the_option_is_found_wherever_it_stands() {
        let check = |line: &str, said: Option<&str>| {
            let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            assert_eq!(option(&args).as_deref(), said, "{line}");
        };
        check("makker play --language da", Some("da"));
        check("makker --language=fi play", Some("fi"));
        check("makker play --language", None);
        check("makker play -- --language da", None);
        check("makker play", None);
    }
}
