//! A command line with its help in the reader's language. English stands in the source, beside what it describes.

use clap::builder::StyledStr;
use clap::{Arg, Command};

use crate::language::messages::t;
use crate::language::messages::{find, spoken};
use crate::language::tongue::Language;
use crate::screen::{house_rules, terminal};

/// Words of examples, and the messages that say them.
const EXAMPLE_WORDS: [(&str, &str); 9] = [
    ("Stops as soon as the answer is clear.", "sprt"),
    ("from a folder to PostgreSQL", "export"),
    ("Says how much is older than 90 days.", "prune"),
    ("Deletes it.", "prune-deletes"),
    ("At http://localhost:8420, for this machine only.", "serve"),
    ("For everyone in the network.", "serve-network"),
    ("Measures every edition for two seconds.", "bench"),
    ("Measures how long the computer players think.", "bench-bots"),
    ("Plays 500 games, for profilers.", "bench-games"),
];

/// The command line, in the reader's language.
pub fn translated(command: Command) -> Command {
    let mut command = command.after_help(examples());
    // What clap adds itself is there from now on, to be put into words too.
    command.build();
    if spoken() == Language::English { command } else { told(command) }
}

/// What stands below the list of commands.
fn examples() -> String {
    let rows = [
        ("makker play", t!("example-play")),
        ("makker play --watch", t!("example-watch")),
        ("makker cards --edition jubilee", t!("example-cards")),
        ("makker moves --hand S8,2", t!("example-moves")),
    ];
    let rows: String = rows.iter().map(|(line, does)| format!("  {}{does}\n", terminal::padded(line, 36))).collect();
    let ends = [t!("help-exit-codes"), t!("help-colours")].map(|text| terminal::wrapped(&text, 100).join("\n"));
    format!("{}\n{rows}\n{}\n{}", t!("help-examples"), house_rules::listed(), ends.join("\n"))
}

fn told(mut command: Command) -> Command {
    let name = command.get_name().to_string();
    let after = command.get_after_help().map(|text| example(&text.to_string()));
    let about = t!("command-", name);
    command = command.about(without_stop(&about));
    if let Some(more) = find(&format!("command-{name}.more"), &[]) {
        command = command.long_about(format!("{about}\n\n{more}"));
    }
    if let Some(after) = after {
        command = command.after_help(after);
    }
    let is_long = command.get_long_about().is_some() || command.get_arguments().any(has_told_values);
    command = command.mut_args(|arg| argument(&name, is_long, arg));
    command = command.subcommand_help_heading(t!("help-commands")).subcommand_value_name(t!("help-command"));
    let heading = *command.get_styles().get_usage();
    let usage = usage(&command.render_usage());
    let heading = format!("{heading}{}{heading:#}", t!("help-usage"));
    let template = format!("{{before-help}}{{about-with-newline}}\n{heading} {{usage}}\n\n{{all-args}}{{after-help}}");
    command.help_template(template).override_usage(usage).mut_subcommands(told)
}

/// How a command is used, without the heading.
pub(super) fn usage(usage: &StyledStr) -> String {
    let text = usage.to_string();
    let text = text.strip_prefix("Usage:").unwrap_or(&text).trim_start();
    text.replace("[OPTIONS]", &t!("help-options-mark"))
}

fn argument(command: &str, is_long: bool, arg: Arg) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let heading = if arg.is_positional() { t!("help-arguments") } else { t!("help-options") };
    let arg = arg.help_heading(heading);
    match id.as_str() {
        "help" if is_long => return arg.help(t!("help-help-more")).long_help(t!("help-help-less")),
        "help" => return arg.help(t!("help-help")),
        "version" => return arg.help(t!("help-version")),
        _ => {}
    }
    let own = format!("argument-{command}-{id}");
    let message = if find(&own, &[]).is_some() { own } else { format!("argument-{id}") };
    // The arguments of `makker help` are the commands, which are told already.
    let Some(text) = find(&message, &[]) else { return arg };
    let text = without_stop(&text);
    let names = value_names(&arg);
    let values: Vec<String> = values(&arg).map(|value| value.get_name().to_string()).collect();
    let defaults: Vec<String> =
        arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    let takes_value = arg.get_action().takes_values();
    let default =
        (takes_value && !defaults.is_empty()).then(|| format!("[{}]", t!("help-default", value = defaults.join(", "))));
    let listed =
        (takes_value && !values.is_empty()).then(|| format!("[{}]", t!("help-values", all = values.join(", "))));
    let short: Vec<String> = [text.clone()].into_iter().chain(default.clone()).chain(listed.clone()).collect();
    let mut long = text;
    if has_told_values(&arg) {
        let width = values.iter().map(|value| value.len()).max().unwrap_or_default() + 1;
        let row = |value: &String| {
            let does = find(&format!("{message}.{value}"), &[]).unwrap_or_default();
            format!("\n- {} {}", terminal::padded(&format!("{value}:"), width), without_stop(&does))
        };
        long += &format!("\n\n{}:{}", t!("help-values-title"), values.iter().map(row).collect::<String>());
        long += &default.map_or(String::new(), |default| format!("\n\n{default}"));
    } else {
        let specs: Vec<String> = default.into_iter().chain(listed).collect();
        long += &if specs.is_empty() { String::new() } else { format!("\n\n{}", specs.join("\n")) };
    }
    let arg = arg.help(short.join(" ")).hide_default_value(true).hide_possible_values(true);
    let arg = if is_long { arg.long_help(long) } else { arg };
    if takes_value { arg.value_names(names) } else { arg }
}

/// What stands for a value in the help: in capitals, except where it shows a form.
fn value_names(arg: &Arg) -> Vec<String> {
    let own = arg.get_value_names().map(|names| names.iter().map(ToString::to_string).collect());
    let names: Vec<String> = own.unwrap_or_else(|| vec![arg.get_id().as_str().to_uppercase()]);
    let told = |name: String| {
        let message = format!("value-{}", name.to_lowercase().replace('_', "-"));
        let is_word = name.chars().all(|letter| letter.is_ascii_alphabetic() || letter == '_');
        if is_word { find(&message, &[]).unwrap_or(name) } else { name }
    };
    names.into_iter().map(told).collect()
}

fn values(arg: &Arg) -> impl Iterator<Item = clap::builder::PossibleValue> {
    arg.get_possible_values().into_iter().filter(|value| !value.is_hide_set())
}

/// Does the help say what each value means?
fn has_told_values(arg: &Arg) -> bool {
    arg.get_action().takes_values() && values(arg).any(|value| value.get_help().is_some())
}

/// An example with its words in the reader's language; what is typed stays.
fn example(text: &str) -> String {
    let mut told = match text.strip_prefix("Examples:") {
        Some(rest) => t!("help-examples") + rest,
        None => text.strip_prefix("Example:").map_or(text.to_string(), |rest| t!("help-example") + rest),
    };
    for (words, message) in EXAMPLE_WORDS {
        if told.contains(words) {
            told = told.replace(words, &t!("example-", message));
        }
    }
    told
}

/// As in the help of other programs, where a single sentence has no full stop.
fn without_stop(text: &str) -> String {
    text.strip_suffix('.').unwrap_or(text).to_string()
}
