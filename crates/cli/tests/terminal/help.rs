//! The help of the program: English stands in the source beside what it describes, and `messages/en/help.ftl` is made from it, for
//! those who put it into other languages.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use clap::builder::StyledStr;
use clap::{Arg, Command, CommandFactory};
use makker::command::Cli;

/// A message with its attributes.
type Message = (String, Vec<(String, String)>);

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../messages/en/help.ftl")
}

/// A text in one line, with the full stop that the help leaves out.
fn sentence(text: &StyledStr) -> String {
    let text = text.to_string().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(!text.contains(['{', '}']), "{text}");
    if text.ends_with(['.', ']', '?']) { text } else { text + "." }
}

fn argument(arg: &Arg) -> Option<Message> {
    let text = sentence(arg.get_long_help().or(arg.get_help())?);
    let values = arg.get_possible_values();
    let told = values.iter().filter_map(|value| Some((value.get_name().to_string(), sentence(value.get_help()?))));
    Some((text, told.collect()))
}

fn write(out: &mut String, name: &str, (text, attributes): &Message) {
    let _ = writeln!(out, "{name} = {text}");
    for (attribute, text) in attributes {
        let _ = writeln!(out, "    .{attribute} = {text}");
    }
}

/// All commands with what they are for, and all arguments: those that several commands have first, if they say the same there.
fn told(program: &Command) -> String {
    let commands: Vec<&Command> = [program].into_iter().chain(program.get_subcommands()).collect();
    let mut shared: BTreeMap<String, BTreeMap<Message, usize>> = BTreeMap::new();
    let mut arguments: Vec<(String, String, Message)> = Vec::new();
    for command in &commands {
        for arg in command.get_arguments() {
            let id = arg.get_id().as_str().replace('_', "-");
            let Some(message) = argument(arg) else { panic!("{} {id} has no help", command.get_name()) };
            *shared.entry(id.clone()).or_default().entry(message.clone()).or_default() += 1;
            arguments.push((command.get_name().to_string(), id, message));
        }
    }
    let usual = |id: &str| {
        let texts = shared[id].iter().filter(|(_, count)| **count > 1 || id == "language");
        texts.max_by_key(|(_, count)| **count).map(|(message, _)| message)
    };
    let mut out = String::from(
        "# The help of the program. Made from the source by UPDATE_GOLDEN=1 cargo test -p makker --test terminal help: change it there.\n",
    );
    for id in shared.keys() {
        if let Some(message) = usual(id) {
            write(&mut out, &format!("argument-{id}"), message);
        }
    }
    for command in commands {
        let about = sentence(command.get_about().expect("a command says what it is for"));
        let long = command.get_long_about().map(sentence);
        let more = long.as_ref().map(|long| long.strip_prefix(&about).expect("it begins in the same way").trim());
        let more = more.filter(|more| !more.is_empty()).map(|more| ("more".to_string(), more.to_string()));
        write(&mut out, &format!("command-{}", command.get_name()), &(about, more.into_iter().collect()));
        for (_, id, message) in arguments.iter().filter(|(owner, _, _)| owner == command.get_name()) {
            if usual(id) != Some(message) {
                write(&mut out, &format!("argument-{}-{id}", command.get_name()), message);
            }
        }
    }
    out
}

#[test]
fn the_english_messages_say_what_the_source_says() {
    let text = told(&Cli::command());
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(file(), &text).unwrap();
    }
    assert!(
        fs::read_to_string(file()).unwrap_or_default() == text,
        "messages/en/help.ftl is stale: run UPDATE_GOLDEN=1 cargo test -p makker --test terminal help, and see to the other languages"
    );
}
