//! How much others' plays tell about the cards that they hold.

use makker_bots::network::network;
use makker_bots::worlds::{Tells, Unseen, given_and_held};
use makker_rules::{Card, History, View};

/// How much likelier each hidden card that others hold is by what they did than by counting alone: the logarithm to base 2. On
/// the mean more than 0 if their plays tell anything.
pub fn bits_told(history: &History, view: &View) -> Vec<f64> {
    let Some(seat) = view.seat.filter(|seat| view.rules().has_seat(*seat)) else { return Vec::new() };
    let tells = Tells::of(network(view.rules()), view, seat);
    let pool = Unseen::new(view).cards();
    let known = given_and_held(view, seat);
    let mut bits = Vec::new();
    for other in view.rules().seats().iter().copied().filter(|other| *other != seat) {
        let likely = |card: &Card| f64::from(tells.likely(other, *card));
        let mean = pool.iter().map(likely).sum::<f64>() / pool.len() as f64;
        let mut hidden = *history.game().hand(other);
        if let Some(card) = known.filter(|_| view.rules().gives_to(seat) == other) {
            hidden = hidden.without(card);
        }
        bits.extend(hidden.iter().map(|card| (likely(card) / mean).log2()));
    }
    bits
}
