//! How many bytes a game is on the wire, in every edition: all its connections together, as easy bots would play it.

use makker_bots::{Budget, Level, advise};
use makker_protocol::ViewMessage;
use makker_rules::{Edition, RuleSet, View};
use makker_testkit::merge;
use serde_json::Value;

use crate::company::Company;
use crate::row;
use crate::servers::Makker;

/// Games of each edition.
const GAMES: usize = 3;

/// Prints what a game takes in every edition, as the page asks for it and as whole updates.
pub async fn games(server: &Makker) {
    println!();
    println!("| bytes a game, all connections | moves | what changed | whole updates | part |\n|---|---|---|---|---|");
    for (index, edition) in Edition::ALL.into_iter().enumerate() {
        let rules = RuleSet::from(edition);
        let mut sums = [(0, 0); 2];
        for (sum, query) in sums.iter_mut().zip(["deltas=1", ""]) {
            for number in 0..GAMES {
                let wire = server.wire_for(rules, query);
                let number = 100 * index + 10 * number + query.len();
                let company = Company::sit_down(&wire, number, rules.seats().len()).await;
                let (bytes, moves) = play(company, number as u64).await;
                *sum = (sum.0 + bytes, sum.1 + moves);
            }
        }
        let [some, whole] = sums.map(|(bytes, moves)| bytes as f64 / moves as f64);
        let moves = (sums[0].1 + sums[1].1) / (2 * GAMES);
        let size = |each: f64| format!("{:.2} MB", each * moves as f64 / 1e6);
        let part = format!("{:.0} %", 100.0 * some / whole);
        row(&rules.to_string(), moves.to_string(), size(some), size(whole), &part);
    }
}

/// Plays a game to its end, and says how many bytes came over all connections, and how many moves were made.
async fn play(mut company: Company, seed: u64) -> (usize, usize) {
    let mut tables = vec![Value::Null; company.seats.len()];
    let mut moves = 0;
    // What came before the first move is asked for again.
    for (place, table) in tables.iter_mut().enumerate() {
        *table = company.look(place).await;
    }
    while !company.is_over() {
        let Some(place) = company.next() else {
            let (place, text) = company.hear().await.expect("the server is there");
            merge(&mut tables[place], &text);
            continue;
        };
        let message: ViewMessage = serde_json::from_value(tables[place]["view"].clone()).expect("a view");
        let view = View::try_from(&message).expect("a view of a game");
        let advice = advise(&view, Level::Easy, seed + moves as u64, Budget::UNLIMITED).expect("a choice");
        let wanted = advice.choice.to_string();
        let choice = company.seats[place].choices.iter().position(|choice| *choice == wanted).expect("a choice");
        company.play_choice(place, choice, |place, text| merge(&mut tables[place], text)).await;
        moves += 1;
    }
    (company.seats.iter().map(|seat| seat.bytes).sum(), moves)
}
