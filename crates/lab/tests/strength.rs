//! How well the levels play, measured on duplicates.

use std::ops::ControlFlow;

use makker_bots::Level;
use makker_lab::arena::{Bot, Pairing};
use makker_lab::in_order;
use makker_lab::measuring::Exhibition;
use makker_lab::statistics::Score;
use makker_rules::{Edition, RuleSet};

/// The score of the first against the second.
fn play(rules: RuleSet, levels: [Level; 2], duplicates: u32) -> Score {
    play_bots(rules, levels.map(Bot::new), duplicates)
}

fn play_bots(rules: RuleSet, [first, second]: [Bot; 2], duplicates: u32) -> Score {
    let mut score = Score::new();
    let pairing = Pairing { rules, entrants: [&first, &second], seed: 1 };
    let played = pairing.play(duplicates, 2, |duplicate| {
        score.add(duplicate.share(), duplicate.games.len() as u32);
        ControlFlow::Continue(())
    });
    played.unwrap();
    score
}

/// How many duplicates have about as many games as this many with two teams.
fn pairs(rules: RuleSet, pairs: u32) -> u32 {
    2 * pairs / makker_lab::arena::seatings(rules.team_count()).len() as u32
}

#[test]
fn easy_beats_random_seats_almost_always_in_every_edition() {
    for rules in Edition::ALL.map(RuleSet::from) {
        let score = play(rules, [Level::Easy, Level::Random], pairs(rules, 100));
        assert!(score.rate() >= 0.98, "{rules}: {}", score.rate());
    }
}

#[test]
fn each_level_beats_the_one_below_in_every_edition() {
    for rules in Edition::ALL.map(RuleSet::from) {
        let unlimited = Level::ALL.into_iter().filter(|level| *level <= Level::Medium).collect::<Vec<_>>();
        for levels in unlimited.windows(2) {
            let score = play(rules, [levels[1], levels[0]], pairs(rules, 40));
            assert!(score.rate_interval().low > 0.5, "{rules}, {levels:?}: {:?}", score.rate_interval());
        }
    }
}

/// With a small part of what it likes to think; docs/strength.md has the whole.
#[test]
fn to_play_deals_to_their_end_in_ones_head_pays() {
    let bots = [Bot { nodes: Some(100), ..Bot::new(Level::Hard) }, Bot::new(Level::Medium)];
    let score = play_bots(Edition::Nordic.into(), bots, 20);
    assert!(score.rate_interval().low > 0.5, "{:?}", score.rate_interval());
}

/// Estimates are better than those of someone who does not look at the board.
#[test]
fn the_estimates_of_easy_and_medium_tell_who_will_win() {
    for rules in Edition::ALL.map(RuleSet::from) {
        let even = 1.0 / rules.team_count() as f64;
        for level in [Level::Easy, Level::Medium] {
            let brier = brier(rules, level, 50);
            assert!(brier < even * (1.0 - even), "{rules}, {level}: {brier:.3}");
        }
    }
}

/// The mean squared error of what a level says in games against itself, long and short ones counted alike.
fn brier(rules: RuleSet, level: Level, games: u32) -> f64 {
    let game_of = |seed: u32| {
        let mut wins = Vec::new();
        let exhibition = Exhibition { rules, level, seed: u64::from(seed) };
        let game = exhibition.play(|_, view, win| wins.push((view.seat.expect("a seat decides"), win)));
        let winners = game.game().winners().expect("the game is over");
        let errors = wins.iter().map(|(seat, win)| (win - f64::from(u8::from(winners.contains(seat)))).powi(2));
        errors.sum::<f64>() / wins.len() as f64
    };
    let mut error = 0.0;
    in_order(
        games,
        2,
        |seed, _| game_of(seed),
        |of_game| {
            error += of_game;
            ControlFlow::Continue(())
        },
    );
    error / f64::from(games)
}
