//! What `make bench` prints: every rule set, and beside `classic`, in the same run, chess at random with shakmaty.

use std::process::Command;
use std::time::{Duration, Instant};

use makker::commands::bench::{Dice, HEADER, Player, measure};
use makker_rules::{Edition, RuleSet};
use shakmaty::{Chess, Position};

fn main() {
    println!("Random play with full legal lists, one thread. A ply is a decision: give, play or fold.\n\n{HEADER}");
    for edition in Edition::ALL.map(RuleSet::from) {
        println!("{}", measure(edition, Duration::from_secs(2)));
    }
    yardstick();
    instructions();
}

/// Short turns of both, one after the other, so that a noisy machine is noisy for both; the median of the ratios counts.
fn yardstick() {
    const TURN: Duration = Duration::from_millis(250);
    let mut player = Player::new(Edition::Classic.into());
    let mut dice = Dice(1);
    let mut turns: Vec<[f64; 3]> = Vec::new();
    for _ in 0..25 {
        let (plies, plays) = (player.count.plies(), player.count.plays);
        let seconds = player.play_for(TURN).as_secs_f64();
        let plies = (player.count.plies() - plies) as f64 / seconds;
        let plays = (player.count.plays - plays) as f64 / seconds;
        turns.push([plies, plays, chess(&mut dice, TURN)]);
    }
    let median = |value: fn(&[f64; 3]) -> f64| {
        let mut values: Vec<f64> = turns.iter().map(value).collect();
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    };
    println!("\nThe yardstick, median of {} turns of each in alternation:", turns.len());
    println!("classic  {:>6.2} M plies/s  ({:.2} M plays/s)", median(|t| t[0]) / 1e6, median(|t| t[1]) / 1e6);
    println!("chess    {:>6.2} M plies/s  (shakmaty, games cut at 400 plies)", median(|t| t[2]) / 1e6);
    println!("ratio    {:>6.2} in plies, {:.2} in plays", median(|t| t[0] / t[2]), median(|t| t[1] / t[2]));
}

/// Random games of chess for about this time: plies a second.
fn chess(dice: &mut Dice, time: Duration) -> f64 {
    let begin = Instant::now();
    let mut plies = 0u64;
    while begin.elapsed() < time {
        let mut position = Chess::default();
        for _ in 0..400 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(&moves[dice.below(moves.len())]);
            plies += 1;
        }
    }
    plies as f64 / begin.elapsed().as_secs_f64()
}

/// Instructions a ply, which noise does not touch: the difference of two runs under callgrind.
fn instructions() {
    println!("\nInstructions a ply and a play (callgrind):");
    for edition in Edition::ALL.map(RuleSet::from) {
        match (count(edition, 20), count(edition, 120)) {
            (Some(few), Some(many)) => {
                let instructions = (many[0] - few[0]) as f64;
                let [plies, plays] = [1, 2].map(|i| instructions / (many[i] - few[i]) as f64);
                println!("{edition:<12} {plies:>6.0} {plays:>6.0}");
            }
            _ => return println!("valgrind is not installed, so they are not counted (apt-get install valgrind)"),
        }
    }
}

/// Instructions, plies and plays of this number of games.
fn count(edition: RuleSet, games: u64) -> Option<[u64; 3]> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", env!("CARGO_BIN_EXE_makker")])
        .args(["bench", "--edition", &edition.to_string(), "--games", &games.to_string()])
        .output()
        .ok()?;
    let number = |text: &str| text.replace(',', "").parse().ok();
    let errors = String::from_utf8(output.stderr).ok()?;
    let instructions = number(errors.lines().find(|line| line.contains("Collected"))?.split(':').next_back()?.trim())?;
    let played = String::from_utf8(output.stdout).ok()?;
    let after = |word| number(played.split_whitespace().skip_while(|other| *other != word).nth(1)?);
    Some([instructions, after("plies")?, after("plays")?])
}
