//! Playing a record through by the rules, also one that hides cards: then in a world that could have been.

use std::collections::BTreeMap;

use crate::card::Card;
use crate::edition::RuleSet;
use crate::game::{Choice, Dealing, Event, Hand, History, Phase, Refusal};
use crate::moves::Move;
use crate::record::error::{RecordError, RecordProblem};
use crate::record::parse::read_result;
use crate::record::{Content, Ending, Record};
use crate::seat::{Seat, SeatSet};

impl Record {
    /// Plays the whole record by the rules, and points at the first thing in it that they do not allow.
    ///
    /// A record may stop after any event but the one that wins the game. Cards that it hides are imagined, and the
    /// history's events say `None` for them; all that the record shows is as it was.
    pub fn replay(&self) -> Result<History, RecordError> {
        let history =
            History::new(self.setup()?).map_err(|refusal| self.error(0, (0, 0), RecordProblem::Rules(refusal)))?;
        let mut replay =
            Replay { record: self, history, deal_unsaid: false, ended: false, imagined: Vec::new(), deal: 0 };
        for (line, content) in self.contents() {
            replay.step(line, content)?;
        }
        replay.finish()
    }
}

struct Replay<'a> {
    record: &'a Record,
    history: History,
    /// Has the history dealt cards of which the record has not told yet?
    deal_unsaid: bool,
    /// Was there an end?
    ended: bool,
    /// For each deal from a hidden deck what the seats give.
    imagined: Vec<BTreeMap<Seat, Card>>,
    /// How many deals of this deck the record has told of.
    deal: usize,
}

/// Where in a line: the word, and how many characters into it.
type At = (usize, usize);

impl Replay<'_> {
    fn step(&mut self, line: usize, content: &Content) -> Result<(), RecordError> {
        if matches!(content, Content::Tag { .. } | Content::Proof(_)) {
            return Ok(());
        }
        let first = |reason| Err(self.record.error(line, (0, 0), reason));
        if self.ended {
            return first(RecordProblem::AfterEnd);
        }
        if self.history.game().phase() == Phase::Over && !matches!(content, Content::End(_)) {
            return first(RecordProblem::EndUnsaid(self.winners()));
        }
        if self.deal_unsaid != (*content == Content::Deal) {
            return first(if self.deal_unsaid { RecordProblem::DealUnsaid } else { RecordProblem::NoDeal });
        }
        let done = match content {
            Content::Tag { .. } | Content::Proof(_) => Ok(()),
            Content::Deal => {
                self.deal += 1;
                self.deal_unsaid = false;
                return Ok(());
            }
            Content::Shuffle(cards) => self.shuffle(line, cards),
            Content::Give(gifts) => self.give(line, gifts),
            Content::Play(seat, mv) => self.history.choose(*seat, Choice::Play(*mv)).map_err(|refusal| match refusal {
                Refusal::NotInHand(card) => self.not_held(line, (1, 0), *seat, card),
                Refusal::Illegal(mv) => self.record.error(line, (1, 0), self.illegal(*seat, mv)),
                _ => self.refused(line, (0, 0), refusal),
            }),
            Content::Fold(seat, cards) => self.fold(line, *seat, cards),
            Content::End(ending) => self.end(line, ending),
        };
        self.deal_unsaid = matches!(self.history.events().last(), Some(Event::Deal { .. }));
        done
    }

    fn finish(self) -> Result<History, RecordError> {
        let winners = self.winners();
        if !self.ended && self.history.game().phase() == Phase::Over {
            let last = self.record.contents().last().map_or(0, |(line, _)| line);
            return Err(RecordError { line: last + 2, column: 1, reason: RecordProblem::EndUnsaid(winners) });
        }
        if let Some(Ok(mut result)) = self.record.tag("Result").map(read_result) {
            result.sort_unstable();
            if result != winners && !self.ended && self.history.game().phase() != Phase::Over {
                let end = self.record.lines.len() + 1;
                return Err(RecordError { line: end, column: 1, reason: RecordProblem::StopsEarly(result) });
            }
            if result != winners {
                return Err(self.record.tag_error("Result", RecordProblem::OtherResult(winners)));
            }
        }
        Ok(self.history)
    }

    /// The winners if the game is over and has them.
    fn winners(&self) -> Vec<Seat> {
        match self.history.events().last() {
            Some(Event::End { winners, .. }) => winners.clone(),
            _ => Vec::new(),
        }
    }

    fn not_held(&self, line: usize, at: At, seat: Seat, card: Card) -> RecordError {
        self.record.error(line, at, RecordProblem::NotHeld { seat, card })
    }

    /// What is wrong with a move that is not legal: what else the card can do, or why it can do nothing.
    fn illegal(&self, seat: Seat, mv: Move) -> RecordProblem {
        let game = self.history.game();
        match game.board().why_not(seat, mv.card()) {
            Some(why) => RecordProblem::Unplayable { mv, why },
            None => {
                let legal = game.board().legal_moves(seat, &[mv.card()]).to_vec();
                RecordProblem::IllegalMove { mv, legal }
            }
        }
    }

    fn refused(&self, line: usize, at: At, refusal: Refusal) -> RecordError {
        self.record.error(line, at, RecordProblem::Rules(refusal))
    }

    fn shuffle(&mut self, line: usize, cards: &[Option<Card>]) -> Result<(), RecordError> {
        let game = self.history.game();
        if game.phase() != Phase::Shuffle {
            return Err(self.refused(line, (0, 0), Refusal::NoShuffleNow));
        }
        self.deal = 0;
        self.imagined.clear();
        let mut pile = Pile::new(game.rules());
        let shown: Option<Vec<Card>> = cards.iter().copied().collect();
        let shuffled = match shown {
            Some(deck) => {
                for (place, card) in deck.iter().enumerate() {
                    pile.take(*card).map_err(|reason| self.record.error(line, (place + 1, 0), reason))?;
                }
                self.history.shuffle(&deck)
            }
            None => {
                let deck = self.imagine(line, pile)?;
                self.history.shuffle_known(&deck, vec![None; deck.len()])
            }
        };
        shuffled.map_err(|refusal| self.refused(line, (0, 0), refusal))
    }

    fn give(&mut self, line: usize, gifts: &[(Seat, Option<Card>)]) -> Result<(), RecordError> {
        for (place, (seat, card)) in gifts.iter().enumerate() {
            let given = match card {
                Some(card) => self.history.choose(*seat, Choice::Give(*card)),
                None => self.history.give_unknown(*seat, self.imagined_gift(*seat)),
            };
            given.map_err(|refusal| match refusal {
                Refusal::NoExchangeNow => self.refused(line, (0, 0), refusal),
                // The card stands after the seat's letter and the colon.
                Refusal::NotInHand(card) => self.not_held(line, (place + 1, 2), *seat, card),
                _ => self.refused(line, (place + 1, 0), refusal),
            })?;
        }
        // An exchange may lack gifts only where the record stops or the game is abandoned.
        let missing = self.history.game().to_give();
        let goes_on = self.events_after(line).next().is_some_and(|(_, content)| !matches!(content, Content::End(_)));
        if goes_on && !missing.is_empty() {
            let reason = RecordProblem::GiversMissing(missing.iter().collect());
            return Err(self.record.error(line, (0, 0), reason));
        }
        Ok(())
    }

    fn fold(&mut self, line: usize, seat: Seat, cards: &[Card]) -> Result<(), RecordError> {
        let game = self.history.game();
        if game.phase() == Phase::Play(seat) {
            let mut left = game.hand(seat).to_vec();
            if cards.len() != left.len() {
                let reason = RecordProblem::FoldSize { seat, held: left.len() };
                return Err(self.record.error(line, (1, 0), reason));
            }
            for (place, card) in cards.iter().enumerate() {
                let Some(held) = left.iter().position(|held| held == card) else {
                    return Err(self.not_held(line, (place + 2, 0), seat, *card));
                };
                left.swap_remove(held);
            }
        }
        self.history.choose(seat, Choice::Fold).map_err(|refusal| match refusal {
            Refusal::MustPlay(_) => self.refused(line, (1, 0), refusal),
            _ => self.refused(line, (0, 0), refusal),
        })
    }

    fn end(&mut self, line: usize, ending: &Ending) -> Result<(), RecordError> {
        let is_over = self.history.game().phase() == Phase::Over;
        let mut named = match ending {
            Ending::Won(_) if !is_over => return Err(self.record.error(line, (0, 0), RecordProblem::NotOver)),
            Ending::Won(team) => team.clone(),
            Ending::Abandoned if !is_over => {
                self.history.abandon().map_err(|refusal| self.refused(line, (0, 0), refusal))?;
                Vec::new()
            }
            Ending::Abandoned => Vec::new(),
        };
        named.sort_unstable();
        if named != self.winners() {
            return Err(self.record.error(line, (1, 0), RecordProblem::OtherWinners(self.winners())));
        }
        self.ended = true;
        Ok(())
    }

    fn events_after(&self, line: usize) -> impl Iterator<Item = (usize, &Content)> {
        let after = self.record.contents_from(line + 1);
        after.filter(|(_, content)| !matches!(content, Content::Tag { .. } | Content::Proof(_)))
    }

    /// What a seat gives in the world imagined. In a record that goes wrong, any card will do.
    fn imagined_gift(&self, seat: Seat) -> Card {
        let hand = self.history.game().hand(seat);
        let planned = self.deal.checked_sub(1).and_then(|deal| self.imagined.get(deal)?.get(&seat));
        planned.filter(|card| hand.contains(card)).or(hand.first()).copied().unwrap_or(Card::Start)
    }

    /// A deck from which all that the record shows until the next shuffle can be played: each seat is dealt the cards
    /// that it will show, but for the first, which it receives in the exchange. Notes what the seats give.
    fn imagine(&mut self, line: usize, mut pile: Pile) -> Result<Vec<Card>, RecordError> {
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
            shown.sort_by_key(|(_, line, word)| (*line, *word));
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
            let mut hands: BTreeMap<Seat, Vec<Card>> = deal.hands.into_iter().map(filled).collect();
            let received = |seat: &Seat| Some((*seat, *hands.get(&rules.gives_to(*seat))?.first()?));
            let gifts: BTreeMap<Seat, Card> = hands.keys().filter_map(received).collect();
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
        let mut hands: BTreeMap<Seat, Vec<ShownCard>> = seats.iter().map(|seat| (seat, Vec::new())).collect();
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
struct Pile {
    rules: RuleSet,
    cards: Vec<Card>,
}

impl Pile {
    fn new(rules: RuleSet) -> Pile {
        Pile { rules, cards: rules.deck() }
    }

    fn take(&mut self, card: Card) -> Result<(), RecordProblem> {
        let place = self.cards.iter().position(|other| *other == card);
        let place = place.ok_or(RecordProblem::TooManyCopies { card, rules: self.rules })?;
        self.cards.swap_remove(place);
        Ok(())
    }

    fn take_any(&mut self, count: usize) -> std::vec::Drain<'_, Card> {
        self.cards.drain(self.cards.len().saturating_sub(count)..)
    }
}
