//! One random game a rule set, written down with every choice and reason: a change of a rule shows as a difference to read.
//!
//! The first deals stand in tests/golden/playthrough-*.txt in full, the rest of the game as what was done.

mod golden;

use std::fmt::Write;

use makker_chance::Chance;
use makker_rules::{Card, Edition, Event, Game, History, Landing, Phase, RuleSet, Seat, Setup, Travel};
use makker_testkit::{Deed, pick};

/// So many deals are written in full.
const FULL_DEALS: usize = 9;

fn check(edition: RuleSet, seed: u64) {
    let name = format!("playthrough-{edition}.txt");
    golden::check(&name, &playthrough(edition, seed));
}

fn playthrough(edition: RuleSet, seed: u64) -> String {
    let mut chance = Chance::from_seed(seed);
    let dealer = pick(edition.seats(), &mut chance);
    let setup = Setup { play_on: edition.team_count() > 2, ..Setup::new(edition, dealer) };
    let mut history = History::new(setup).unwrap();
    let (mut text, mut deals, mut written) = (format!("# A random game of {edition}.\n"), 0, 0);
    loop {
        for event in &history.events()[written..] {
            deals += usize::from(matches!(event, Event::Deal { .. }));
            let full = deals <= FULL_DEALS;
            write_event(&mut text, event, full);
        }
        written = history.events().len();
        let Some(deed) = Deed::at_random(history.game(), &mut chance) else { return text };
        if let (Deed::Choose(seat, _), true) = (&deed, deals <= FULL_DEALS) {
            write_decision(&mut text, history.game(), *seat);
        }
        deed.on_history(&mut history);
    }
}

/// Everything that a seat has before it when it decides.
fn write_decision(text: &mut String, game: &Game, seat: Seat) {
    let board = game.board();
    let phase = if game.phase() == Phase::Exchange { "exchange" } else { "play" };
    writeln!(text).unwrap();
    let mut line = |label: &str, rest: &str| writeln!(text, "  {label:<7} {rest}").unwrap();
    line("phase", &format!("{phase}, {seat} decides"));
    line("board", &board.to_string());
    line("hand", &codes(game.hand(seat)));
    if phase == "play" {
        for card in game.hand(seat).kinds() {
            if let Some(reason) = board.why_not(seat, card) {
                line("not", &format!("{card}: {reason} ({})", reason.word()));
            }
        }
    }
    for (number, choice) in game.choices(seat).iter().enumerate() {
        line(if number == 0 { "choices" } else { "" }, &choice.to_string());
    }
}

fn write_event(text: &mut String, event: &Event, full: bool) {
    match event {
        Event::Start { setup } => {
            let board = setup.board;
            let (dealer, play_on) = (setup.dealer, if setup.play_on { ", played on" } else { "" });
            writeln!(text, "start: {dealer} deals{play_on}\n  board   {board}")
        }
        Event::Shuffle { deck } => writeln!(text, "shuffle: {}", codes(&known(deck))),
        Event::Deal { dealer, number, hands } => {
            let hands: Vec<String> =
                hands.iter().map(|(seat, hand)| format!("{seat}:{}", codes(&known(hand)))).collect();
            writeln!(text, "\ndeal {number} by {dealer}: {}", hands.join("  "))
        }
        Event::Give { seat, card, to } => writeln!(text, "{seat} gives {} to {to}", codes(&known(&[*card]))),
        Event::Play { seat, mv, travels, .. } => {
            writeln!(text, "{seat} plays {mv}").unwrap();
            travels.iter().filter(|_| full).for_each(|travel| write_travel(text, travel));
            Ok(())
        }
        Event::Fold { seat, cards } => writeln!(text, "{seat} folds {}", codes(cards)),
        Event::Place { place, seats } => writeln!(text, "place {place}: {}", letters(seats)),
        Event::End { winners, places, reason } => {
            let places: Vec<String> = places.iter().map(|seats| letters(seats)).collect();
            writeln!(text, "end: {} ({reason:?}), places {}", letters(winners), places.join(" "))
        }
    }
    .unwrap();
}

fn write_travel(text: &mut String, travel: &Travel) {
    let path: Vec<String> = travel.path.iter().map(ToString::to_string).collect();
    let landing = match travel.landing {
        Landing::Rests => String::new(),
        Landing::Bumps(other) => format!(", bumps {other}"),
        Landing::BumpedBy(other) => format!(", is bumped by {other}"),
    };
    let locks = if travel.locks { ", is locked" } else { "" };
    writeln!(text, "  travel  {}: {}{landing}{locks}", travel.seat, path.join(" ")).unwrap();
}

fn known(cards: &[Option<Card>]) -> Vec<Card> {
    cards.iter().map(|card| card.expect("nothing is hidden here")).collect()
}

fn codes(cards: &[Card]) -> String {
    cards.iter().map(|card| card.code()).collect::<Vec<_>>().join(" ")
}

fn letters(seats: &[Seat]) -> String {
    seats.iter().map(Seat::to_string).collect::<Vec<_>>().join("+")
}

macro_rules! games {
    ($($name:ident $edition:ident $seed:literal)+) => { $(
        #[test]
        fn $name() {
            check(Edition::$edition.into(), $seed);
        }
    )+ };
}

games! {
    a_game_of_nordic_goes_as_written Nordic 1
    a_game_of_english_goes_as_written English 2
    a_game_of_classic_goes_as_written Classic 3
    a_game_of_jubilee_goes_as_written Jubilee 4
    a_game_of_plus_pairs_goes_as_written PlusPairs 5
    a_game_of_plus_trios_goes_as_written PlusTrios 6
}
