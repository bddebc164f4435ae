//! What is wrong with a command line, in the reader's language. In English, clap says it.

use std::error::Error as _;

use clap::Command;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::help::translated;
use crate::language::messages::t;

/// Is there a sentence for errors of this kind? What comes of a command line that is no text is told in English alone.
pub fn is_told(error: &clap::Error) -> bool {
    sentence(error).is_some()
}

/// The error with what to do.
pub fn told(error: &clap::Error, command: &Command) -> String {
    let mut lines = t!("error-lead", what = sentence(error).unwrap_or_default());
    if let Some(all) = values(error, ContextKind::ValidValue) {
        lines += &format!("\n  {}", t!("usage-values", all = all));
    }
    let suggested = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    if let Some(other) = suggested.into_iter().find_map(|kind| values(error, kind)) {
        lines += &format!("\n\n  {}", t!("usage-suggested", other = other));
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let heading = *command.get_styles().get_usage();
        lines += &format!("\n\n{heading}{}{heading:#} {}", t!("help-usage"), translated::usage(usage));
    }
    format!("{lines}\n\n{}\n", t!("usage-more"))
}

fn sentence(error: &clap::Error) -> Option<String> {
    let of = |kind: ContextKind| values(error, kind).unwrap_or_default();
    let arg = of(ContextKind::InvalidArg);
    let value = of(ContextKind::InvalidValue);
    Some(match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => t!("usage-no-value", arg = arg),
        ErrorKind::InvalidValue => t!("usage-value", value = value, arg = arg),
        ErrorKind::ValueValidation => {
            let reason = error.source().map(ToString::to_string).unwrap_or_default();
            t!("usage-value-because", value = value, arg = arg, reason = reason)
        }
        ErrorKind::UnknownArgument => t!("usage-argument", arg = arg),
        ErrorKind::InvalidSubcommand => t!("usage-command", name = of(ContextKind::InvalidSubcommand)),
        ErrorKind::MissingRequiredArgument => t!("usage-missing", args = arg),
        ErrorKind::ArgumentConflict if of(ContextKind::PriorArg) == arg => t!("usage-twice", arg = arg),
        ErrorKind::ArgumentConflict => t!("usage-conflict", arg = arg, other = of(ContextKind::PriorArg)),
        ErrorKind::MissingSubcommand => t!("usage-no-command"),
        _ => return None,
    })
}

fn values(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        _ => None,
    }
}
