//! A world that could have been: cards for a record that hides them, so that all that it shows can be played.

use crate::card::Card;
use crate::edition::RuleSet;
use crate::game::{Dealing, Hand};
use crate::record::replay::Replay;
use crate::record::{Content, RecordError, RecordProblem};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::sorted::sort_by_key;

impl Replay<'_> {
    /// What a seat gives in the world imagined. In a record that goes wrong, any card will do.
    pub(super) fn imagined_gift(&self, seat: Seat) -> Card {
        let hand = self.history.game().hand(seat);
        let planned = self.deal.checked_sub(1).and_then(|deal| self.imagined.get(deal)?[seat]);
        planned.filter(|card| hand.contains(card)).or(hand.first().copied()).unwrap_or(Card::Start)
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
            let Some(left) = room.checked_sub(Hand::SIZE * deal.seats.iter().count()) else { break };
            (room, seats) = (left, deal.seats);
            let mut shown: Vec<&ShownCard> = deal.hands.values().iter().flatten().collect();
            sort_by_key(&mut shown, |(_, line, word)| (*line, *word));
            for (card, line, word) in shown {
                pile.take(*card).map_err(|reason| self.record.error(*line, (*word, 0), reason))?;
            }
            deals.push(deal);
        }
        let mut deck = Vec::new();
        for deal in deals {
            let mut hands: BySeat<Vec<Card>> = BySeat::default();
            for seat in deal.seats.iter() {
                let shown = deal.hands[seat].iter().map(|(card, ..)| *card);
                hands[seat].extend(shown);
                let hidden = Hand::SIZE - hands[seat].len();
                hands[seat].extend(pile.take_any(hidden));
            }
            let received = |seat: Seat| hands[rules.gives_to(seat)].first().copied();
            let gifts = BySeat::from_fn(|seat| if deal.seats.contains(seat) { received(seat) } else { None });
            for (hand, gift) in hands.values_mut().iter_mut().zip(gifts.values()) {
                if let (Some(first), Some(gift)) = (hand.first_mut(), gift) {
                    *first = *gift;
                }
            }
            let order: Vec<Seat> = Dealing { dealer, number: 1 }.order(deal.seats).collect();
            for round in 0..Hand::SIZE {
                deck.extend(order.iter().filter_map(|seat| hands[*seat].get(round)));
            }
            self.imagined.push(gifts);
        }
        deck.extend(pile.take_any(rules.deck_size() - deck.len()));
        Ok(deck)
    }
}

/// A card that a seat showed, and the line and word where it stands.
type ShownCard = (Card, usize, usize);

/// What the seats that took part in a deal showed of their cards.
struct ShownDeal {
    seats: SeatSet,
    hands: BySeat<Vec<ShownCard>>,
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
        let mut hands: BySeat<Vec<ShownCard>> = BySeat::default();
        let mut show = |seat: &Seat, card: ShownCard| {
            // A fifth card is refused when it comes.
            if seats.contains(*seat) && hands[*seat].len() < Hand::SIZE {
                hands[*seat].push(card);
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
        ShownDeal { seats, hands }
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
