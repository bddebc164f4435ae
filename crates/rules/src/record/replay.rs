//! Playing a record through by the rules, also one that hides cards: then in a world that could have been.

use crate::card::Card;
use crate::game::{Choice, Event, History, Phase, Refusal};
use crate::moves::Move;
use crate::record::error::{RecordError, RecordProblem};
use crate::record::imagine::Pile;
use crate::record::parse::read_result;
use crate::record::{Content, Ending, Record};
use crate::seat::{BySeat, Seat};
use crate::sorted::sort;

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

pub(super) struct Replay<'a> {
    pub(super) record: &'a Record,
    pub(super) history: History,
    /// Has the history dealt cards of which the record has not told yet?
    deal_unsaid: bool,
    /// Was there an end?
    ended: bool,
    /// For each deal from a hidden deck what the seats give.
    pub(super) imagined: Vec<BySeat<Option<Card>>>,
    /// How many deals of this deck the record has told of.
    pub(super) deal: usize,
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
            sort(&mut result);
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
        sort(&mut named);
        if named != self.winners() {
            return Err(self.record.error(line, (1, 0), RecordProblem::OtherWinners(self.winners())));
        }
        self.ended = true;
        Ok(())
    }

    pub(super) fn events_after(&self, line: usize) -> impl Iterator<Item = (usize, &Content)> {
        let after = self.record.contents_from(line + 1);
        after.filter(|(_, content)| !matches!(content, Content::Tag { .. } | Content::Proof(_)))
    }
}
