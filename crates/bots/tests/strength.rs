//! How well the levels play, measured on duplicate deals.

use std::ops::ControlFlow;

use makker_bots::{Bot, Effort, Level, Pairing, Score};
use makker_rules::Edition;

/// The score of the first against the second, and what the first spent.
fn play(edition: Edition, levels: [Level; 2], deals: u32) -> (Score, Effort) {
    play_bots(edition, levels.map(Bot::new), deals)
}

fn play_bots(edition: Edition, [first, second]: [Bot; 2], deals: u32) -> (Score, Effort) {
    let (mut score, mut effort) = (Score::new(), Effort::default());
    let pairing = Pairing { edition, entrants: [&first, &second], seed: 1 };
    let played = pairing.play(deals, 2, |deal| {
        score.add(deal.share(), deal.games.len() as u32);
        deal.games.iter().for_each(|game| effort.add(&game.efforts[0]));
        ControlFlow::Continue(())
    });
    played.unwrap();
    (score, effort)
}

/// So many deals that there are about as many games as on so many deals of two teams.
fn pairs(edition: Edition, pairs: u32) -> u32 {
    2 * pairs / makker_bots::seatings(edition.team_count()).len() as u32
}

#[test]
fn easy_beats_random_seats_almost_always_in_every_edition() {
    for edition in Edition::ALL {
        let (score, _) = play(edition, [Level::Easy, Level::Random], pairs(edition, 500));
        assert!(score.rate() >= 0.98, "{edition}: {}", score.rate());
    }
}

#[test]
fn each_level_beats_the_one_below_in_every_edition() {
    for edition in Edition::ALL {
        let unlimited = Level::ALL.into_iter().filter(|level| *level <= Level::Medium).collect::<Vec<_>>();
        for levels in unlimited.windows(2) {
            let (score, _) = play(edition, [levels[1], levels[0]], pairs(edition, 60));
            assert!(score.rate_interval().low > 0.5, "{edition}, {levels:?}: {:?}", score.rate_interval());
        }
    }
}

/// With a small part of what it likes to think; docs/strength.md has the whole.
#[test]
fn to_play_deals_to_their_end_in_ones_head_pays() {
    let bots = [Bot { nodes: Some(100), ..Bot::new(Level::Hard) }, Bot::new(Level::Medium)];
    let (score, _) = play_bots(Edition::Jubilee, bots, 40);
    assert!(score.rate_interval().low > 0.5, "{:?}", score.rate_interval());
}

/// Estimates are better than those of someone who does not look at the board.
#[test]
fn the_estimates_of_easy_and_medium_tell_who_will_win() {
    for edition in Edition::ALL {
        let even = 1.0 / edition.team_count() as f64;
        for level in [Level::Easy, Level::Medium] {
            // Deals, not games: with the same players in all seats, the games of a deal are the same.
            let (_, effort) = play(edition, [level, level], 60);
            let brier = effort.brier().unwrap();
            assert!(brier < even * (1.0 - even), "{edition}, {level}: {brier:.3}");
        }
    }
}
