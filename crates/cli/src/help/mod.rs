//! The help of the program in the reader's language, and what is wrong with a command line.

mod translated;
mod refused;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::Command;

use crate::language::messages::spoken;
use crate::language::tongue::Language;

pub use translated::translated;

/// Answers a command line that runs nothing: with the help that it asks for, or with what is wrong.
pub fn answer(command: Command, args: &[OsString], error: clap::Error) -> ExitCode {
    let mut command = translated(command);
    // Once more, with the words of the reader's language.
    let error = command.try_get_matches_from_mut(args).err().unwrap_or(error);
    if error.use_stderr() && spoken() != Language::English && refused::is_told(&error) {
        anstream::eprint!("{}", refused::told(&error, &command));
    } else {
        // Nobody is left to be told that it could not be printed.
        let _ = error.print();
    }
    ExitCode::from(error.exit_code() as u8)
}
