//! The cards that a seat has not seen, and that others may hold.

use makker_rules::{Card, Seat, Seen, View};

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

    /// The same for a seat with this memory.
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

    /// How many of each card, in the order of the deck.
    pub(crate) fn counts(&self) -> &[(Card, u8)] {
        &self.counts
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
