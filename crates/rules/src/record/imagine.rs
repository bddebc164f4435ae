//! A world that could have been: cards for a record that hides them, so that all that it shows can be played.

use std::collections::BTreeMap;

use crate::card::Card;
use crate::edition::RuleSet;
use crate::game::{Dealing, Hand};
use crate::record::replay::Replay;
use crate::record::{Content, RecordError, RecordProblem};
use crate::seat::{Seat, SeatSet};
use crate::sorted::sort_by_key;

impl Replay<'_> {
    /// What a seat gives in the world imagined. In a record that goes wrong, any card will do.
    pub(super) fn imagined_gift(&self, seat: Seat) -> Card {
        let hand = self.history.game().hand(seat);
        let planned = self.deal.checked_sub(1).and_then(|deal| self.imagined.get(deal)?.get(&seat));
        planned.filter(|card| hand.contains(card)).or(hand.first()).copied().unwrap_or(Card::Start)
    }

    /// A deck from which all that the record shows until the next shuffle can be played: each seat is dealt the cards
    /// that it will show, but for the first, which it receives in the exchange. Notes what the seats give.
    pub(super) fn imagine(&mut self, line: usize, mut pile: Pile) -> Result<Vec<Card>, RecordError> {
        let game = self.history.game();
        let (rules, dealer) = (game.rules(), game.dealer());
        let mut deals: Vec<ShownDeal> = Vec::new();
        let mut room = rules.deck_size();
        let mut seats = game.playing();
        let is_shuffle = |content: &Content| matches!(content, Content::Shuffle(_));
        let told: Vec<(usize, &Content)> =
            self.events_after(line).take_while(|(_, content)| !is_shuffle(content)).collect();
        for deal in told.split(|(_, content)| **content == Content::Deal).skip(1) {
            let deal = ShownDeal::new(rules, deal, seats);
            // More deals than the deck has cards for are refused when they come.
            let Some(left) = room.checked_sub(Hand::SIZE * deal.hands.len()) else { break };
            (room, seats) = (left, deal.hands.keys().copied().collect());
            let mut shown: Vec<&ShownCard> = deal.hands.values().flatten().collect();
            sort_by_key(&mut shown, |(_, line, word)| (*line, *word));
            for (card, line, word) in shown {
                pile.take(*card).map_err(|reason| self.record.error(*line, (*word, 0), reason))?;
            }
            deals.push(deal);
        }
        let mut deck = Vec::new();
        for deal in deals {
            let filled = |(seat, shown): (Seat, Vec<ShownCard>)| {
                let mut hand: Vec<Card> = shown.into_iter().map(|(card, ..)| card).collect();
                hand.extend(pile.take_any(Hand::SIZE - hand.len()));
                (seat, hand)
            };
            let mut hands: BTreeMap<Seat, Vec<Card>> = in_map(deal.hands.into_iter().map(filled));
            let received = |seat: &Seat| Some((*seat, *hands.get(&rules.gives_to(*seat))?.first()?));
            let gifts: BTreeMap<Seat, Card> = in_map(hands.keys().filter_map(received));
            for (seat, gift) in &gifts {
                if let Some(first) = hands.get_mut(seat).and_then(|hand| hand.first_mut()) {
                    *first = *gift;
                }
            }
            let seats: SeatSet = hands.keys().copied().collect();
            let order: Vec<Seat> = Dealing { dealer, number: 1 }.order(seats).collect();
            for round in 0..Hand::SIZE {
                deck.extend(order.iter().filter_map(|seat| hands.get(seat)?.get(round)));
            }
            self.imagined.push(gifts);
        }
        deck.extend(pile.take_any(rules.deck_size() - deck.len()));
        Ok(deck)
    }
}

/// One by one: to collect them would sort them first, which is much code for browsers to load.
fn in_map<T>(all: impl Iterator<Item = (Seat, T)>) -> BTreeMap<Seat, T> {
    let mut map = BTreeMap::new();
    all.for_each(|(seat, item)| drop(map.insert(seat, item)));
    map
}

/// A card that a seat showed, and the line and word where it stands.
type ShownCard = (Card, usize, usize);

/// What the seats that took part in a deal showed of their cards.
struct ShownDeal {
    hands: BTreeMap<Seat, Vec<ShownCard>>,
}

impl ShownDeal {
    /// Reads the events of a deal. The seats that give a card take part in it. While some have still to give, the seats
    /// of the deal before are taken: no card of this deal is shown yet.
    fn new(rules: RuleSet, events: &[(usize, &Content)], before: SeatSet) -> ShownDeal {
        let givers: SeatSet = events
            .iter()
            .filter_map(|(_, content)| if let Content::Give(gifts) = content { Some(gifts) } else { None })
            .flat_map(|gifts| gifts.iter().map(|(seat, _)| *seat))
            .filter(|seat| before.contains(*seat))
            .collect();
        let is_whole = !givers.is_empty() && givers.iter().all(|seat| givers.contains(rules.gives_to(seat)));
        let seats = if is_whole { givers } else { before };
        let mut hands: BTreeMap<Seat, Vec<ShownCard>> = in_map(seats.iter().map(|seat| (seat, Vec::new())));
        let mut show = |seat: &Seat, card: ShownCard| {
            // A fifth card is refused when it comes.
            if let Some(hand) = hands.get_mut(seat).filter(|hand| hand.len() < Hand::SIZE) {
                hand.push(card);
            }
        };
        for (line, content) in events {
            match content {
                Content::Play(seat, mv) => show(seat, (mv.card(), *line, 1)),
                Content::Fold(seat, cards) => {
                    cards.iter().enumerate().for_each(|(place, card)| show(seat, (*card, *line, place + 2)));
                }
                _ => {}
            }
        }
        ShownDeal { hands }
    }
}

/// The cards of a deck that are not placed yet.
pub(super) struct Pile {
    rules: RuleSet,
    cards: Vec<Card>,
}

impl Pile {
    pub(super) fn new(rules: RuleSet) -> Pile {
        Pile { rules, cards: rules.deck() }
    }

    pub(super) fn take(&mut self, card: Card) -> Result<(), RecordProblem> {
        let place = self.cards.iter().position(|other| *other == card);
        let place = place.ok_or(RecordProblem::TooManyCopies { card, rules: self.rules })?;
        self.cards.swap_remove(place);
        Ok(())
    }

    fn take_any(&mut self, count: usize) -> std::vec::Drain<'_, Card> {
        self.cards.drain(self.cards.len().saturating_sub(count)..)
    }
}
