//! The command line as a whole: which commands there are, and what becomes of their errors.

use std::env;
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use std::sync::LazyLock;

use anyhow::Result;
use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;

use crate::commands::{bench, cards, engine, moves, perft, random, replay, train, verify};

#[cfg(feature = "serve")]
use crate::commands::{serve, worker};
#[cfg(feature = "serve")]
use crate::data::{backup, check, export, import, prune, restore};
use crate::language::messages::speak;
use crate::language::messages::t;
use crate::language::tongue::Language;
use crate::language::wish::{self, UnknownLanguage};
use crate::usage::{AlreadyTold, exit_code};
use crate::{arena, help, measure, play, review};

/// The board game Partners on the command line: exact rules of all editions, for people and for programs.
#[derive(Parser)]
#[command(name = "makker", version = version(), max_term_width = 100)]
pub struct Cli {
    /// The language in which people are spoken to: da, nb, sv, fi or en. [default: MAKKER_LANGUAGE, or the one chosen in a game, or
    /// the system's]
    // Read before all else: see `wish`.
    #[arg(long = "language", id = "language", global = true, value_name = "LANGUAGE")]
    _language: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Args),
    Moves(moves::Args),
    Perft(perft::Args),
    Cards(cards::Args),
    Engine(engine::Args),
    Random(random::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Review(review::Args),
    #[cfg(feature = "serve")]
    Serve(serve::Args),
    #[cfg(feature = "serve")]
    Worker(worker::Args),
    #[cfg(feature = "serve")]
    Backup(backup::Args),
    #[cfg(feature = "serve")]
    Restore(restore::Args),
    #[cfg(feature = "serve")]
    Check(check::Args),
    #[cfg(feature = "serve")]
    Prune(prune::Args),
    #[cfg(feature = "serve")]
    Export(export::Args),
    #[cfg(feature = "serve")]
    Import(import::Args),
    Arena(arena::Args),
    Bench(bench::Args),
    Train(train::Args),
    Measure(measure::Args),
    /// Print completions for a shell, to be stored where that shell looks for them.
    #[command(after_help = "Example: makker completions bash > ~/.local/share/bash-completion/completions/makker")]
    Completions {
        /// The shell.
        shell: Shell,
    },
}

/// The program's version, with the commit that it was built from if whoever built it said so.
fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let commit = option_env!("MAKKER_COMMIT").map_or(String::new(), |commit| format!(" ({commit})"));
        format!("{}{commit}", env!("CARGO_PKG_VERSION"))
    });
    &VERSION
}

/// Runs the program: reads the command line, does what it says, and tells people what went wrong.
pub fn main() -> ExitCode {
    let args: Vec<OsString> = env::args_os().collect();
    let (language, unknown) = wish::wanted(&args);
    speak(language);
    if let Some(UnknownLanguage { said_by, text }) = unknown {
        tell_error(format!("{said_by}: {}", Language::unknown(&text)));
        return ExitCode::from(2);
    }
    let cli = match Cli::try_parse_from(&args) {
        Ok(cli) => cli,
        Err(error) => return help::answer(Cli::command(), &args, error),
    };
    let mut out = BufWriter::new(anstream::stdout());
    match run(&cli, &mut out).and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has seen enough, as with `makker random | head`.
        Err(error) if is_closed_pipe(&error) => {
            let _ = out.into_parts();
            ExitCode::SUCCESS
        }
        Err(error) => {
            let _ = out.flush();
            if error.is::<io::Error>() {
                // All that is read names itself: only writing is left.
                tell_error(format!("{}: {error:#}", t!("standard-output")));
            } else if !error.is::<AlreadyTold>() {
                tell_error(format!("{error:#}"));
            }
            ExitCode::from(exit_code(&error))
        }
    }
}

fn tell_error(what: String) {
    anstream::eprintln!("{}", t!("error-lead", what = what));
}

fn run(cli: &Cli, out: &mut impl Write) -> Result<()> {
    match &cli.command {
        Command::Play(args) => play::run(args, out),
        Command::Moves(args) => moves::run(args, out),
        Command::Perft(args) => perft::run(args, out),
        Command::Cards(args) => cards::run(args, out),
        // Straight to standard output: what is echoed must not be searched for colours.
        Command::Engine(_) => engine::run(io::stdin().lock(), &mut io::stdout().lock()),
        Command::Random(args) => random::run(args, out),
        Command::Replay(args) => replay::run(args, out),
        Command::Verify(args) => verify::run(args, out),
        Command::Review(args) => review::run(args, out),
        #[cfg(feature = "serve")]
        Command::Serve(args) => serve::run(args, out),
        #[cfg(feature = "serve")]
        Command::Worker(args) => worker::run(args, out),
        #[cfg(feature = "serve")]
        Command::Backup(args) => backup::run(args, out),
        #[cfg(feature = "serve")]
        Command::Restore(args) => restore::run(args, out),
        #[cfg(feature = "serve")]
        Command::Check(args) => check::run(args, out),
        #[cfg(feature = "serve")]
        Command::Prune(args) => prune::run(args, out),
        #[cfg(feature = "serve")]
        Command::Export(args) => export::run(args, out),
        #[cfg(feature = "serve")]
        Command::Import(args) => import::run(args, out),
        Command::Arena(args) => arena::run(args, out),
        Command::Bench(args) => bench::run(args, out),
        Command::Train(args) => train::run(args, out),
        Command::Measure(args) => measure::run(args, out),
        Command::Completions { shell } => {
            // By way of memory, since the generator panics where the output is closed.
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut help::translated(Cli::command()), "makker", &mut script);
            Ok(out.write_all(&script)?)
        }
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .any(|cause| cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }
}
