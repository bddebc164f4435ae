//! What is said, from the message files of the repository. Only the language that is wanted is read, when something is first said.

use std::cell::RefCell;
use std::rc::Rc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use crate::language::tongue::Language;

/// The message files of a language, which travel inside the program.
macro_rules! files {
    ($tag:literal) => {
        [
            include_str!(concat!("../../../../messages/", $tag, "/page.ftl")),
            include_str!(concat!("../../../../messages/", $tag, "/home.ftl")),
            include_str!(concat!("../../../../messages/", $tag, "/later.ftl")),
            include_str!(concat!("../../../../messages/", $tag, "/learn.ftl")),
            include_str!(concat!("../../../../messages/", $tag, "/replay.ftl")),
            include_str!(concat!("../../../../messages/", $tag, "/terminal.ftl")),
            include_str!(concat!("../../../../messages/", $tag, "/help.ftl")),
        ]
    };
}

fn files(language: Language) -> [&'static str; 7] {
    match language {
        Language::Danish => files!("da"),
        Language::Norwegian => files!("nb"),
        Language::Swedish => files!("sv"),
        Language::Finnish => files!("fi"),
        Language::English => files!("en"),
    }
}

type Bundle = FluentBundle<FluentResource>;

/// The language of a thread, and its messages once something was said.
struct Current {
    language: Language,
    bundle: Option<Rc<Bundle>>,
}

// One for each thread, as a process has one locale: to hand it to every function that says a word would tell no reader anything.
thread_local! {
    static CURRENT: RefCell<Current> = const { RefCell::new(Current { language: Language::English, bundle: None }) };
}

/// Speaks this language from now on, on this thread.
pub fn speak(language: Language) {
    CURRENT.with_borrow_mut(|current| {
        if current.language != language {
            *current = Current { language, bundle: None };
        }
    });
}

/// The language that is spoken on this thread.
pub fn spoken() -> Language {
    CURRENT.with_borrow(|current| current.language)
}

fn bundle() -> Rc<Bundle> {
    CURRENT.with_borrow_mut(|current| current.bundle.get_or_insert_with(|| Rc::new(read(current.language))).clone())
}

fn read(language: Language) -> Bundle {
    let mut bundle = FluentBundle::new(vec![language.id()]);
    // Marks around what is put in would stand in the columns of the board.
    bundle.set_use_isolating(false);
    for file in files(language) {
        let resource = FluentResource::try_new(file.to_string());
        debug_assert!(resource.is_ok(), "{}: {:?}", language.tag(), resource.err().map(|(_, errors)| errors));
        let resource = resource.unwrap_or_else(|(resource, _)| resource);
        let added = bundle.add_resource(resource);
        debug_assert!(added.is_ok(), "{}: {:?}", language.tag(), added.err());
    }
    bundle
}

/// A message with these values, or one of its attributes: `command-play.more`. The macro `t!` is the way to call it.
pub fn tell(name: &str, values: &[(&str, FluentValue<'_>)]) -> String {
    let told = find(name, values);
    debug_assert!(told.is_some(), "{}: there is no message {name}", spoken().tag());
    // Somebody who reads a name of a message can still ask for help.
    told.unwrap_or_else(|| name.to_string())
}

/// The same; nothing if there is no such message.
pub fn find(name: &str, values: &[(&str, FluentValue<'_>)]) -> Option<String> {
    let bundle = bundle();
    let (id, attribute) = name.split_once('.').map_or((name, None), |(id, attribute)| (id, Some(attribute)));
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        None => message.value()?,
        Some(attribute) => message.get_attribute(attribute)?.value(),
    };
    let values: FluentArgs<'_> = values.iter().cloned().collect();
    let mut errors = Vec::new();
    let told = bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "{}: {name}: {errors:?}", spoken().tag());
    Some(told)
}

/// The message of this name in the reader's language: `t!("holds", name = "Red", count = 3)`; with a word, the message of a family,
/// `t!("why-", reason.word())`.
macro_rules! t {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::language::messages::tell($id, &[$((stringify!($name), $value.into())),*])
    };
    ($family:literal, $word:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::language::messages::tell(&format!("{}{}", $family, $word), &[$((stringify!($name), $value.into())),*])
    };
}

pub(crate) use t;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_is_spoken_by_its_own_plural_forms() {
        let mut told = Vec::new();
        for language in Language::ALL {
            speak(language);
            told.push([t!("cards-left", count = 1), t!("cards-left", count = 3)]);
        }
        assert_eq!(
            told,
            [
                ["1 kort", "3 kort"],
                ["1 kort", "3 kort"],
                ["1 kort", "3 kort"],
                ["1 kortti", "3 korttia"],
                ["1 card", "3 cards"],
            ]
        );
    }

    #[test]
    #[should_panic(expected = "there is no message no-such-message")]
    fn a_message_that_is_missing_is_noticed() {
        t!("no-such-message");
    }
}
