//! Imagines a game that looks the same to one viewer: other cards wherever that viewer has not seen them.

use std::collections::HashMap;

use makker_chance::Chance;
use makker_rules::{Card, Choice, Event, History, Seat};

/// Cards of one shuffled deck, told apart by their places in it.
#[derive(Default)]
struct Cards {
    deck: Vec<Card>,
    dealt: usize,
    hands: HashMap<Seat, Vec<usize>>,
    /// What was given in the present exchange, by whom and to whom.
    given: Vec<(Seat, Seat, usize)>,
    /// The places of the cards given from this deck, in order.
    gifts: Vec<usize>,
    /// Which places the viewer knows.
    known: Vec<bool>,
}

impl Cards {
    /// The cards of the deck with whose shuffle these events begin.
    fn of(events: &[Event], viewer: Option<Seat>) -> Cards {
        let mut cards = Cards::default();
        for event in events {
            match event {
                Event::Shuffle { deck } => {
                    cards.deck = deck.iter().copied().flatten().collect();
                    cards.known = vec![false; deck.len()];
                }
                Event::Deal { hands, .. } => cards.deal(hands.iter().map(|(seat, _)| *seat).collect(), viewer),
                Event::Give { seat, card, to } => cards.give(*seat, card.unwrap(), *to, viewer),
                Event::Play { seat, mv, .. } => cards.show(*seat, mv.card()),
                Event::Fold { seat, cards: folded } => folded.iter().for_each(|card| cards.show(*seat, *card)),
                Event::Start { .. } | Event::Place { .. } | Event::End { .. } => {}
            }
        }
        cards
    }

    fn deal(&mut self, seats: Vec<Seat>, viewer: Option<Seat>) {
        self.hands.clear();
        for at in self.dealt..self.dealt + 4 * seats.len() {
            let seat = seats[(at - self.dealt) % seats.len()];
            self.hands.entry(seat).or_default().push(at);
            self.known[at] = viewer == Some(seat);
        }
        self.dealt += 4 * seats.len();
    }

    fn give(&mut self, seat: Seat, card: Card, to: Seat, viewer: Option<Seat>) {
        let at = self.take(seat, card);
        self.gifts.push(at);
        self.given.push((seat, to, at));
        let givers = self.hands.len();
        if self.given.len() == givers {
            for (_, to, at) in std::mem::take(&mut self.given) {
                self.hands.get_mut(&to).unwrap().push(at);
                self.known[at] |= viewer == Some(to);
            }
        }
    }

    fn show(&mut self, seat: Seat, card: Card) {
        let at = self.take(seat, card);
        self.known[at] = true;
    }

    fn take(&mut self, seat: Seat, card: Card) -> usize {
        let hand = self.hands.get_mut(&seat).unwrap();
        let place = hand.iter().position(|at| self.deck[*at] == card).unwrap();
        hand.swap_remove(place)
    }

    /// The deck with the cards that the viewer does not know exchanged among each other.
    fn imagined(&self, chance: &mut Chance) -> Vec<Card> {
        let mut hidden: Vec<usize> = (0..self.deck.len()).filter(|at| !self.known[*at]).collect();
        let places = hidden.clone();
        chance.shuffle(&mut hidden);
        let mut imagined = self.deck.clone();
        for (place, from) in places.into_iter().zip(hidden) {
            imagined[place] = self.deck[from];
        }
        imagined
    }
}

/// The same game, with the cards of every deck that the viewer has not seen exchanged among each other. `shown` are cards
/// that are still in their hands and that everyone has seen there, such as those taken back.
///
/// # Panics
/// If the history does not begin with its start, or hides cards.
pub fn imagine(history: &History, viewer: Option<Seat>, shown: &[(Seat, Card)], chance: &mut Chance) -> History {
    let mut parts = history.events().chunk_by(|_, next| !matches!(next, Event::Shuffle { .. }));
    let Some([Event::Start { setup }]) = parts.next() else { panic!("a game begins with its start") };
    let mut other = History::new(*setup).unwrap();
    let mut parts = parts.peekable();
    while let Some(part) = parts.next() {
        let mut cards = Cards::of(part, viewer);
        if parts.peek().is_none() {
            shown.iter().for_each(|(seat, card)| cards.show(*seat, *card));
        }
        let imagined = cards.imagined(chance);
        let mut gifts = cards.gifts.iter().map(|at| imagined[*at]);
        for event in part {
            match event {
                Event::Shuffle { .. } => other.shuffle(&imagined).unwrap(),
                Event::Give { seat, .. } => other.choose(*seat, Choice::Give(gifts.next().unwrap())).unwrap(),
                Event::Play { seat, mv, .. } => other.choose(*seat, Choice::Play(*mv)).unwrap(),
                Event::Fold { seat, .. } => other.choose(*seat, Choice::Fold).unwrap(),
                Event::Start { .. } | Event::Deal { .. } | Event::Place { .. } | Event::End { .. } => {}
            }
        }
    }
    other
}
