//! Imagines a game that looks the same to one viewer: other cards wherever that viewer has not seen them.

use std::collections::HashMap;

use makker_chance::Chance;
use makker_rules::{Card, Choice, Event, History, Seat};

/// Cards of the last shuffled deck, told apart by their places in it.
#[derive(Default)]
struct Cards {
    deck: Vec<Card>,
    dealt: usize,
    hands: HashMap<Seat, Vec<usize>>,
    /// What was given in the present exchange, by whom and to whom.
    given: Vec<(Seat, Seat, usize)>,
    /// The places of the cards given since the shuffle, in order.
    gifts: Vec<usize>,
    /// Which places the viewer knows.
    known: Vec<bool>,
}

impl Cards {
    fn of(events: &[Event], viewer: Option<Seat>) -> Cards {
        let mut cards = Cards::default();
        for event in events {
            match event {
                Event::Shuffle { deck } => {
                    let deck: Vec<Card> = deck.iter().copied().flatten().collect();
                    cards = Cards { known: vec![false; deck.len()], deck, ..Cards::default() };
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
}

/// The same game, with the cards that the viewer has not seen since the last shuffle exchanged among each other.
pub fn differently(history: &History, viewer: Option<Seat>, chance: &mut Chance) -> History {
    let events = history.events();
    let Some(shuffle) = events.iter().rposition(|event| matches!(event, Event::Shuffle { .. })) else {
        return history.clone();
    };
    let cards = Cards::of(events, viewer);
    let mut hidden: Vec<usize> = (0..cards.deck.len()).filter(|at| !cards.known[*at]).collect();
    let places = hidden.clone();
    chance.shuffle(&mut hidden);
    let mut imagined = cards.deck.clone();
    for (place, from) in places.into_iter().zip(hidden) {
        imagined[place] = cards.deck[from];
    }
    let mut gifts = cards.gifts.iter().map(|at| imagined[*at]);

    let Event::Start { setup, board } = &events[0] else { panic!("a game begins with its start") };
    let mut other = History::on_board(*setup, *board).unwrap();
    for (i, event) in events.iter().enumerate() {
        match event {
            Event::Shuffle { .. } if i == shuffle => other.shuffle(&imagined).unwrap(),
            Event::Shuffle { deck } => other.shuffle(&deck.iter().copied().flatten().collect::<Vec<_>>()).unwrap(),
            Event::Give { seat, card, .. } => {
                let card = if i > shuffle { gifts.next().unwrap() } else { card.unwrap() };
                other.choose(*seat, Choice::Give(card)).unwrap();
            }
            Event::Play { seat, mv, .. } => other.choose(*seat, Choice::Play(*mv)).unwrap(),
            Event::Fold { seat, .. } => other.choose(*seat, Choice::Fold).unwrap(),
            Event::Start { .. } | Event::Deal { .. } | Event::Place { .. } | Event::End { .. } => {}
        }
    }
    other
}
