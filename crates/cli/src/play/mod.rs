//! `makker play`: a person plays with bots, or watches them.

pub mod local_game;
pub mod stage;
pub mod choices;
pub mod choice_lines;
pub mod typed_move;
pub mod typed_line;
pub mod typed_word;
pub mod dialogue;
pub mod names;
pub mod help_lines;
pub mod hint;
pub mod news;
pub mod person;
pub mod learning;
pub mod watch;

use std::fs::File;
use std::io::{self, IsTerminal, Write};
use std::time::Duration;

use anyhow::{Result, anyhow};
use makker_rules::record::{Record, Shown};
use makker_rules::{Phase, RuleSet, Seat};

use crate::language::kept::Kept;
use crate::language::messages::t;
use crate::play::dialogue::{Dialogue, Typed, yes_or_no};
use crate::play::learning::Course;
use crate::play::local_game::{LocalGame, NewGame};
use crate::play::person::{Answer, Person};
use crate::play::stage::Stage;
use crate::screen::company::{self, Company};
use crate::screen::{house_rules, terminal};
use crate::usage::{self, Usage, edition_parser, number, seat_parser};

/// Play with bots, or watch them play.
///
/// You play one seat by typing; ? says what can be typed. With --watch, bots play all seats and show their cards. The same
/// seed deals the same cards.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  makker play
  makker play --learn
  makker play --edition jubilee --seat Y --levels beginner --record game.makker
  makker play --edition classic+lock-or-leave --levels hard
  makker play --watch --levels easy,beginner --seed 7")]
pub struct Args {
    /// The edition, with house rules or without: see `makker help`.
    #[arg(long, default_value = "classic", value_parser = edition_parser())]
    edition: RuleSet,
    /// Watch bots instead of playing.
    #[arg(long)]
    watch: bool,
    /// First learn the game by playing five moments of it.
    #[arg(long, conflicts_with = "watch")]
    learn: bool,
    /// The seat that you play, by its letter or name.
    #[arg(long, default_value = "R", conflicts_with = "watch", value_parser = seat_parser)]
    seat: Seat,
    /// How well the bots play: one level for all, or one for each team or each seat, clockwise from red, with commas
    /// between them. The level of your own seat is ignored. Levels are random, beginner, easy, medium, hard and master.
    #[arg(long, default_value = "easy", value_name = "LEVELS")]
    levels: String,
    /// The number that decides all chance. Without it, every game is different.
    #[arg(long, allow_negative_numbers = true, value_parser = number(0..=u64::MAX))]
    seed: Option<u64>,
    /// Play on for second place, where there are three teams.
    #[arg(long)]
    play_on: bool,
    /// Write the record of the game into a new file. While the game is unfinished, cards that not everyone has seen are
    /// left out.
    #[arg(long, value_name = "FILE")]
    record: Option<String>,
    /// How many milliseconds to wait after each move. [default: 700 at a terminal, 0 elsewhere]
    #[arg(long, value_name = "MILLISECONDS", allow_negative_numbers = true)]
    #[arg(value_parser = number(0..=u64::MAX))]
    delay_ms: Option<u64>,
}

/// How wide what is said before the game may be.
const COLUMNS: usize = 80;

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let rules = args.edition;
    let levels = usage::levels(rules, &args.levels)?;
    let seat = if args.watch { None } else { Some(usage::seat(rules, args.seat)?) };
    let seed = args.seed.unwrap_or_else(local_game::seed_of_now);
    let bots = levels.into_iter().filter(|(bot, _)| Some(*bot) != seat).collect();
    let names = names::of_bots(rules.seats().iter().copied().filter(|bot| Some(*bot) != seat), seed);
    let company = Company::new(names, seat);
    let mut game = LocalGame::new(NewGame { rules, play_on: args.play_on, seed }, bots)?;
    let record = args.record.as_deref().map(|path| RecordFile::create(path, seed)).transpose()?;
    let keep = |game: &LocalGame| record.as_ref().map_or(Ok(()), |record| record.write(game));
    keep(&game)?;
    let play_on = if args.play_on { " --play-on" } else { "" };
    let again = |who: &str| {
        let levels = &args.levels;
        format!("makker play {who} --edition {rules}{play_on} --levels {levels} --seed {seed}")
    };
    let delay = args.delay_ms.map(Duration::from_millis);
    match seat {
        None => {
            let lines = || {
                let shown = t!("shown-again", command = again("--watch"));
                house_rules::of_bots(rules).into_iter().chain([shown]).collect::<Vec<_>>().join("\n")
            };
            writeln!(out, "{}", lines())?;
            watch::run(&mut game, company, Stage::new(out, rules, delay), keep)?;
            // Once more: in a terminal the first ones have been painted over.
            writeln!(out, "{}", lines())?;
        }
        Some(seat) => {
            if args.learn || is_learner(Stage::new(out, rules, delay))? {
                let course = Course::first()?;
                course
                    .run(Dialogue::new(io::stdin().lock(), Stage::new(out, course.rules().unwrap_or(rules), delay)))?;
            }
            let dialogue = Dialogue::new(io::stdin().lock(), Stage::new(out, rules, delay));
            play(&mut game, seat, company, dialogue, keep)?;
            writeln!(out, "{}", t!("dealt-again", command = again(&format!("--seat {seat}"))))?;
        }
    }
    match (&args.record, game.history().game().phase()) {
        (Some(path), Phase::Over) => writeln!(out, "{}", t!("see-again", command = format!("makker replay {path}")))?,
        (Some(path), _) => writeln!(out, "{}", t!("seen-so-far", path = path.as_str()))?,
        (None, _) if seat.is_some() => writeln!(out, "{}", t!("next-record"))?,
        (None, _) => {}
    }
    Ok(())
}

/// Does somebody want to learn the game first? They are asked at their first game, once.
fn is_learner(stage: Stage<'_, impl Write>) -> Result<bool> {
    let is_person = io::stdin().is_terminal() && io::stdout().is_terminal();
    if !is_person || Kept::Offered.read().is_some() {
        return Ok(false);
    }
    let mut dialogue = Dialogue::new(io::stdin().lock(), stage);
    let answer = loop {
        match dialogue.ask(&t!("learn-question"))? {
            Typed::Line(line) if line.is_empty() => break false,
            Typed::Line(line) => {
                if let Some(answer) = yes_or_no(&line) {
                    break answer;
                }
            }
            Typed::End => break false,
        }
    };
    Kept::Offered.write("yes");
    Ok(answer)
}

fn play<I: io::BufRead, W: Write>(
    game: &mut LocalGame,
    seat: Seat,
    company: Company,
    dialogue: Dialogue<'_, I, W>,
    keep: impl Fn(&LocalGame) -> Result<()>,
) -> Result<()> {
    let rules = game.view(None).rules();
    let mates = rules.team_of(seat).into_iter().filter(|mate| *mate != seat);
    let mates: Vec<String> = mates.map(|mate| company.introduced(mate)).collect();
    let (you, mates) = (company::colour(seat), company::listed(&mates));
    let mut person = Person::new(company, rules, seat, dialogue);
    let begins = t!("game-begins", rules = rules.to_string(), you = you, mates = mates);
    person.say(&terminal::wrapped(&begins, COLUMNS))?;
    person.say(&Vec::from_iter(house_rules::of_bots(rules)))?;
    loop {
        let seen = game.deal()?;
        keep(game)?;
        person.tell(&game.view(Some(seat)), &seen)?;
        let Some(decider) = game.decider() else { break };
        let choice = if decider == seat {
            match person.decide(&game.view(Some(seat)))? {
                Answer::Chosen(choice) => choice,
                Answer::Quit => {
                    return Ok(person.say(&[String::new(), t!("unfinished")])?);
                }
            }
        } else {
            let Some(advice) = game.advice(decider) else { break };
            advice.choice
        };
        let seen = game.carry_out(decider, choice)?;
        person.tell(&game.view(Some(seat)), &seen)?;
    }
    Ok(person.finish(&game.view(Some(seat)))?)
}

/// A file into which the game is written again and again, so that it is there however the game is left.
struct RecordFile {
    path: String,
    seed: u64,
}

impl RecordFile {
    fn create(path: &str, seed: u64) -> Result<RecordFile, Usage> {
        match File::create_new(path) {
            Ok(_) => Ok(RecordFile { path: path.to_string(), seed }),
            Err(error) => Err(Usage::new(t!("wrong-record", path = path, error = error.to_string()))),
        }
    }

    fn write(&self, game: &LocalGame) -> Result<()> {
        let history = game.history();
        let rules = history.game().rules();
        let player = |seat: &Seat| {
            let player = game.level(*seat).map_or("person".to_string(), |level| format!("bot {level}"));
            (seat.name().to_string(), player)
        };
        let mut tags: Vec<(String, String)> = rules.seats().iter().map(player).collect();
        let mut shown = Shown::Public;
        if history.game().phase() == Phase::Over {
            // Before the end, whoever knows the seed knows all cards.
            tags.push(("Seed".to_string(), self.seed.to_string()));
            shown = Shown::Everything;
        }
        let record = Record::of(history, &tags, shown)?;
        std::fs::write(&self.path, record.to_string())
            .map_err(|error| anyhow!("{}: {error}: see whether there is room on the disk", self.path))
    }
}
