//! The cards that a seat has not seen since the last shuffle, and what others may hold of them.

use makker_rules::{Card, Effect, Hand, Seat, Seen, View};

/// The longest distance that a single card bridges.
pub(crate) const FARTHEST: usize = 14;

/// By steps, forwards and backwards: something about the cards that bring a pawn exactly so far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Reach<T> {
    pub(crate) forwards: [T; FARTHEST + 1],
    pub(crate) backwards: [T; FARTHEST + 1],
    /// Out of home.
    pub(crate) start: T,
}

impl<T: Copy> Reach<T> {
    fn of(nothing: T) -> Reach<T> {
        Reach { forwards: [nothing; FARTHEST + 1], backwards: [nothing; FARTHEST + 1], start: nothing }
    }

    /// Visits each distance that a card bridges with one pawn once or more, a split counted for each share.
    fn visit(&mut self, card: Card, mut see: impl FnMut(&mut T)) {
        for effect in card.effects() {
            match *effect {
                Effect::Forward(steps) | Effect::Jump(steps) | Effect::Pair(steps) => {
                    see(&mut self.forwards[usize::from(steps)]);
                }
                Effect::Split(steps) => self.forwards[1..=usize::from(steps)].iter_mut().for_each(&mut see),
                Effect::Backward(steps) => see(&mut self.backwards[usize::from(steps)]),
                Effect::ForwardBack(there, back) => {
                    see(&mut self.forwards[usize::from(there)]);
                    see(&mut self.backwards[usize::from(back - there)]);
                }
                Effect::Start | Effect::StartTwo => see(&mut self.start),
                Effect::Swap => {}
            }
        }
    }
}

/// Which distances a known hand bridges.
pub(crate) fn reach_of(hand: &Hand) -> Reach<bool> {
    let mut reach = Reach::of(false);
    hand.kinds().for_each(|card| reach.visit(card, |bridged| *bridged = true));
    reach
}

/// How much of what was seen a seat remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Memory {
    /// Every card since the last shuffle.
    SinceShuffle,
    /// The cards of this deal.
    ThisDeal,
}

/// The cards that the seat of a view has not seen.
pub struct Unseen {
    /// How many of each, in the order of the deck.
    counts: Vec<(Card, u8)>,
}

impl Unseen {
    /// All cards of the deck but those in the own hand, those played and folded since the shuffle, and the card that the
    /// teammate was given and has not played.
    pub fn new(view: &View) -> Unseen {
        Unseen::remembered(view, Memory::SinceShuffle)
    }

    /// The same for a seat that remembers only so much.
    pub(crate) fn remembered(view: &View, memory: Memory) -> Unseen {
        let seen = match memory {
            Memory::SinceShuffle => &view.seen[..],
            Memory::ThisDeal => this_deal(view),
        };
        let mut unseen =
            Unseen { counts: view.rules().cards().iter().map(|card| (*card, view.rules().copies())).collect() };
        view.hand.iter().for_each(|card| unseen.take(*card));
        for seen in seen {
            match seen {
                Seen::Play { mv, .. } => unseen.take(mv.card()),
                Seen::Fold { cards, .. } => cards.iter().for_each(|card| unseen.take(*card)),
                Seen::Deal { .. } | Seen::Give { .. } | Seen::Place { .. } => {}
            }
        }
        if let Some(card) = view.given.filter(|card| !is_gone(view, *card)) {
            unseen.take(card);
        }
        unseen
    }

    /// The cards themselves.
    pub fn cards(&self) -> Vec<Card> {
        self.counts.iter().flat_map(|(card, count)| std::iter::repeat_n(*card, usize::from(*count))).collect()
    }

    /// A view comes from outside and may tell of more cards than there are.
    fn take(&mut self, card: Card) {
        if let Some((_, count)) = self.counts.iter_mut().find(|(other, _)| *other == card) {
            *count = count.saturating_sub(1);
        }
    }

    fn total(&self) -> u32 {
        self.counts.iter().map(|(_, count)| u32::from(*count)).sum()
    }

    /// By number of cards held, from none to a whole hand: the chance to hold one that bridges a distance.
    pub(crate) fn chances(&self) -> [Reach<f64>; Hand::SIZE + 1] {
        let mut shares = Reach::of(0.0);
        let total = f64::from(self.total().max(1));
        for (card, count) in &self.counts {
            shares.visit(*card, |share| *share += f64::from(*count) / total);
        }
        std::array::from_fn(|held| {
            let chance = |share: f64| 1.0 - (1.0 - share.min(1.0)).powi(held as i32);
            Reach {
                forwards: shares.forwards.map(chance),
                backwards: shares.backwards.map(chance),
                start: chance(shares.start),
            }
        })
    }
}

/// What happened since cards were last dealt.
pub(crate) fn this_deal(view: &View) -> &[Seen] {
    let deal = view.seen.iter().rposition(|seen| matches!(seen, Seen::Deal { .. }));
    &view.seen[deal.unwrap_or(0)..]
}

/// The card that a seat gave, if the teammate still holds it.
pub fn given_and_held(view: &View, seat: Seat) -> Option<Card> {
    view.given.filter(|card| view.seat == Some(seat) && !is_gone(view, *card))
}

/// Has the teammate who was given this card in this deal played or folded one like it?
fn is_gone(view: &View, card: Card) -> bool {
    let Some(to) = view.seat.map(|seat| view.rules().gives_to(seat)) else { return true };
    let this_deal = view.seen.iter().rev().take_while(|seen| !matches!(seen, Seen::Deal { .. }));
    this_deal.into_iter().any(|seen| match seen {
        Seen::Play { seat, mv } => *seat == to && mv.card() == card,
        Seen::Fold { seat, cards } => *seat == to && cards.contains(&card),
        _ => false,
    })
}
