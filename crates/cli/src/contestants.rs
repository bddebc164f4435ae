//! Who takes part in the arena, read from the command line.

use std::ops::RangeInclusive;
use std::time::Duration;

use makker_bots::{Bot, Entrant, Level, Taught};
use makker_rules::Edition;

use crate::program::{Program, printable};
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

/// So many letters of a program's name are shown.
const LONGEST_NAME: usize = 60;

/// The most players of one arena.
const MOST: usize = 16;

/// Reads players and programs; there must be at least two. Whoever takes part twice gets a number.
pub fn read(
    players: &[String],
    programs: &[String],
    limits: Limits,
    edition: Edition,
) -> Result<Vec<Contestant>, Usage> {
    let count = players.len() + programs.len();
    if count < 2 {
        return Err(Usage::new("name at least two players, such as: makker arena easy beginner"));
    }
    if count > MOST {
        return Err(Usage::new(format_args!("{count} players are too many: name at most {MOST}")));
    }
    let mut contestants: Vec<Contestant> = Vec::new();
    for text in players {
        let entrant = entrant(text, limits, edition)?;
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

/// A bot; where it says so, with other weights than its own.
fn entrant(text: &str, limits: Limits, edition: Edition) -> Result<Box<dyn Entrant>, Usage> {
    const WEIGHTS: &str = "weights=";
    let Some((level, rest)) = text.split_once(':') else { return Ok(Box::new(bot(text, limits)?)) };
    let (weights, others): (Vec<&str>, Vec<&str>) = rest.split(',').partition(|limit| limit.starts_with(WEIGHTS));
    let [weights] = weights[..] else { return Ok(Box::new(bot(text, limits)?)) };
    let plain = if others.is_empty() { level.to_string() } else { format!("{level}:{}", others.join(",")) };
    let bot = bot(&plain, limits)?;
    let file = &weights[WEIGHTS.len()..];
    let bytes = std::fs::read(file).map_err(|error| Usage::new(format_args!("{text:?}: {file}: {error}")))?;
    let taught = Taught::new(bot, edition, &bytes);
    let wrong = || Usage::new(format_args!("{text:?}: {file} holds no weights for {edition}: makker train makes some"));
    taught.map(|taught| Box::new(taught) as Box<dyn Entrant>).ok_or_else(wrong)
}

/// A level, then a colon and limits with commas between them, if there are any.
fn bot(text: &str, limits: Limits) -> Result<Bot, Usage> {
    let (level, own_limits) = text.split_once(':').map_or((text, None), |(level, limits)| (level, Some(limits)));
    let level: Level = level.parse().map_err(|error| {
        Usage::new(format_args!("{level:?} is no player: {error}; a program is named by --exec PROGRAM"))
    })?;
    let mut bot = Bot { level, nodes: limits.nodes, time: limits.ms.map(Duration::from_millis) };
    for limit in own_limits.into_iter().flat_map(|limits| limits.split(',')) {
        let value = |name: &str, range: RangeInclusive<u64>| {
            limit.strip_prefix(name).map(|value| {
                let wrong = |remedy| Usage::new(format_args!("{text:?}: {name} {remedy}"));
                number(range)(value).map_err(wrong)
            })
        };
        if let Some(nodes) = value("nodes=", NODES) {
            bot.nodes = Some(nodes? as u32);
        } else if let Some(ms) = value("ms=", MS) {
            bot.time = Some(Duration::from_millis(ms?));
        } else {
            let wrong = format_args!("{text:?}: write limits like {level}:nodes=20 or {level}:nodes=20,ms=5");
            return Err(Usage::new(wrong));
        }
    }
    Ok(bot)
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
        let own = bot("easy:nodes=20,ms=5", all).unwrap();
        assert_eq!((own.nodes, own.time), (Some(20), Some(Duration::from_millis(5))));
        assert_eq!(bot("beginner", all).unwrap(), Bot { nodes: Some(9), ..Bot::new(Level::Beginner) });
        for wrong in
            ["grandmaster", "easy:", "easy:nodes", "easy:nodes=0", "easy:nodes=x", "easy:plies=3", "easy:nodes=1,"]
        {
            assert!(bot(wrong, all).is_err(), "{wrong}");
        }
        let refused = bot("easy:ms=600001", all).unwrap_err().to_string();
        assert_eq!(refused, "\"easy:ms=600001\": ms= write a whole number from 1 to 600000");
    }

    #[test]
    fn who_takes_part_twice_gets_a_number() {
        let limits = Limits { nodes: None, ms: None, answer_ms: 1 };
        let players = ["easy", "easy", "easy"].map(String::from);
        let names: Vec<String> = read(&players, &["./easy".to_string()], limits, Edition::Classic)
            .unwrap()
            .into_iter()
            .map(|player| player.name)
            .collect();
        assert_eq!(names, ["easy", "easy (2)", "easy (3)", "easy (4)"]);
    }
}
