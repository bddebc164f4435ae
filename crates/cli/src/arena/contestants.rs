//! Who takes part in the arena, read from the command line.

use std::ops::RangeInclusive;
use std::time::Duration;

use makker_bots::Level;
use makker_bots::search::Experiment;
use makker_lab::arena::{Bot, Entrant, Variant};
use makker_rules::RuleSet;

use crate::arena::program::Program;
use crate::screen::terminal::printable;
use crate::usage::{Usage, number};

/// How much those may think who do not say it themselves.
#[derive(Clone, Copy)]
pub struct Limits {
    /// Positions a decision.
    pub nodes: Option<u32>,
    /// Thousandths of a second a decision.
    pub ms: Option<u64>,
    /// Thousandths of a second until a program's answer is too late.
    pub answer_ms: u64,
}

/// Someone who takes part, by name.
pub struct Contestant {
    /// What results call it; no two have the same.
    pub name: String,
    /// Who it is.
    pub entrant: Box<dyn Entrant>,
}

/// How many positions a player can be told to look at.
pub const NODES: RangeInclusive<u64> = 1..=1_000_000_000;

/// How many thousandths of a second a player can be told to think.
pub const MS: RangeInclusive<u64> = 1..=600_000;

/// How many deals a player can be told to play in its head.
pub const PLAYOUTS: RangeInclusive<u64> = 0..=10_000_000;

/// How many columns of a program's name are shown.
const LONGEST_NAME: usize = 60;

/// The most players of one arena.
const MOST: usize = 16;

/// Reads players and programs; there must be at least two. Whoever takes part twice gets a number.
pub fn read(players: &[String], programs: &[String], limits: Limits, rules: RuleSet) -> Result<Vec<Contestant>, Usage> {
    let count = players.len() + programs.len();
    if count < 2 {
        return Err(Usage::new("name at least two players, such as: makker arena easy beginner"));
    }
    if count > MOST {
        return Err(Usage::new(format_args!("{count} players are too many: name at most {MOST}")));
    }
    let mut contestants: Vec<Contestant> = Vec::new();
    for text in players {
        let entrant = entrant(text, limits, rules)?;
        contestants.push(Contestant { name: distinct(&contestants, text), entrant });
    }
    for command in programs {
        if command.trim().is_empty() {
            return Err(Usage::new("--exec: write the command that starts your program, such as 'python3 bot.py'"));
        }
        let limit = Duration::from_millis(limits.answer_ms);
        let entrant = Box::new(Program::new(command, limits.nodes, limits.ms, limit));
        contestants.push(Contestant { name: distinct(&contestants, &program_name(command)), entrant });
    }
    Ok(contestants)
}

/// A level, then a colon and how it differs, with commas between, if it does.
fn entrant(text: &str, limits: Limits, rules: RuleSet) -> Result<Box<dyn Entrant>, Usage> {
    let Spec { bot, weights, experiment } = spec(text, limits)?;
    if weights.is_none() && experiment == Experiment::default() {
        return Ok(Box::new(bot));
    }
    let variant = Variant::new(bot).with_experiment(experiment);
    let Some(file) = weights else { return Ok(Box::new(variant)) };
    let bytes = std::fs::read(file).map_err(|error| Usage::new(format_args!("{text:?}: {file}: {error}")))?;
    let wrong = || Usage::new(format_args!("{text:?}: {file} holds no weights for {rules}: makker train makes some"));
    Ok(Box::new(variant.with_weights(rules, &bytes).ok_or_else(wrong)?))
}

/// A bot as it was written.
#[derive(PartialEq, Debug)]
struct Spec<'a> {
    bot: Bot,
    /// The file of other weights than its own.
    weights: Option<&'a str>,
    experiment: Experiment,
}

fn spec(text: &str, limits: Limits) -> Result<Spec<'_>, Usage> {
    let (level, settings) = text.split_once(':').map_or((text, None), |(level, settings)| (level, Some(settings)));
    let level: Level = level.parse().map_err(|error| {
        Usage::new(format_args!("{level:?} is no player: {error}; a program is named by --exec PROGRAM"))
    })?;
    let bot = Bot { level, nodes: limits.nodes, time: limits.ms.map(Duration::from_millis) };
    let mut spec = Spec { bot, weights: None, experiment: Experiment::default() };
    for setting in settings.into_iter().flat_map(|settings| settings.split(',')) {
        let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
        let whole = |range: RangeInclusive<u64>| {
            number(range)(value).map_err(|remedy| Usage::new(format_args!("{text:?}: {name}= {remedy}")))
        };
        let yes_or_no = || match value {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(Usage::new(format_args!("{text:?}: {name}= write yes or no"))),
        };
        match name {
            "nodes" => spec.bot.nodes = Some(whole(NODES)? as u32),
            "ms" => spec.bot.time = Some(Duration::from_millis(whole(MS)?)),
            "playouts" => spec.experiment.playouts = Some(whole(PLAYOUTS)? as u32),
            "tells" => spec.experiment.tells = Some(yes_or_no()?),
            "ahead" => spec.experiment.ahead = Some(yes_or_no()?),
            "weights" if !value.is_empty() => spec.weights = Some(value),
            _ => {
                let wrong = format_args!(
                    "{text:?}: write settings like {level}:nodes=20 or {level}:nodes=20,ms=5; there are nodes, ms, \
                     playouts, tells, ahead and weights"
                );
                return Err(Usage::new(wrong));
            }
        }
    }
    Ok(spec)
}

/// The first word of a command that looks like a file, without its folders: `python3 bots/first.py` is `first.py`.
fn program_name(command: &str) -> String {
    let mut words = command.split_whitespace().map(|word| word.trim_matches(['"', '\'']));
    let file = words.clone().find(|word| word.contains(['/', '.'])).or_else(|| words.next());
    let name = file.and_then(|file| file.rsplit('/').next()).filter(|name| !name.is_empty()).unwrap_or("program");
    printable(name, LONGEST_NAME)
}

/// The name, with a number if someone has it already.
fn distinct(others: &[Contestant], name: &str) -> String {
    let is_taken = |name: &str| others.iter().any(|other| other.name == name);
    if !is_taken(name) {
        return name.to_string();
    }
    let numbered = (2..).map(|number| format!("{name} ({number})"));
    numbered.into_iter().find(|name| !is_taken(name)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_named_after_its_file() {
        let check = |command: &str, expected: &str| assert_eq!(program_name(command), expected, "{command}");
        check("./bots/clever --fast bots/weights", "clever");
        check("python3 -u 'bots/first.py' --fast", "first.py");
        check("java -jar bot.jar", "bot.jar");
        check("clever", "clever");
        check("bots/", "program");
        check("./a\u{1b}[31mb", "a\\u{1b}[31mb");
    }

    #[test]
    fn a_bot_keeps_its_own_limits_and_others_those_of_all() {
        let all = Limits { nodes: Some(9), ms: None, answer_ms: 1 };
        let own = spec("easy:nodes=20,ms=5", all).unwrap().bot;
        assert_eq!((own.nodes, own.time), (Some(20), Some(Duration::from_millis(5))));
        assert_eq!(spec("beginner", all).unwrap().bot, Bot { nodes: Some(9), ..Bot::new(Level::Beginner) });
        let changed = spec("hard:playouts=90,tells=yes,ahead=no,weights=a.net", all).unwrap();
        assert_eq!(changed.experiment, Experiment { playouts: Some(90), tells: Some(true), ahead: Some(false) });
        assert_eq!(changed.weights, Some("a.net"));
        let unknown = ["grandmaster", "easy:", "easy:nodes", "easy:plies=3", "easy:nodes=1,", "easy:weights="];
        for wrong in unknown.into_iter().chain(["easy:nodes=0", "easy:nodes=x", "easy:tells=perhaps", "easy:ahead=2"]) {
            assert!(spec(wrong, all).is_err(), "{wrong}");
        }
        let refused = spec("easy:ms=600001", all).unwrap_err().to_string();
        assert_eq!(refused, "\"easy:ms=600001\": ms= write a whole number from 1 to 600000");
    }

    #[test]
    fn who_takes_part_twice_gets_a_number() {
        let limits = Limits { nodes: None, ms: None, answer_ms: 1 };
        let players = ["easy", "easy", "easy"].map(String::from);
        let names: Vec<String> = read(&players, &["./easy".to_string()], limits, makker_rules::Edition::Classic.into())
            .unwrap()
            .into_iter()
            .map(|player| player.name)
            .collect();
        assert_eq!(names, ["easy", "easy (2)", "easy (3)", "easy (4)"]);
    }
}
