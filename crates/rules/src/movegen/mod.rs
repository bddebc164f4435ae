//! The legal moves of a seat with a hand on a board: nothing else is needed, and nobody peeks.
//!
//! Moves of one card that lead to the same board are one move, shown in the spelling that is smallest as text. The list
//! is sorted as text; most of it is made in that order, so that hardly anything needs sorting.

pub(crate) mod tables;
pub(crate) mod single;
pub(crate) mod split;
pub(crate) mod outcomes;

use crate::board::Board;
use crate::card::{Card, Effect};
use crate::edition::Edition;
use crate::movegen::outcomes::Outcomes;
use crate::movegen::single::Walkers;
use crate::movegen::split::{ANY_SHARE, Split};
use crate::movegen::tables::{Single, Track};
use crate::moves::Move;
use crate::seat::{Seat, SeatSet};
use crate::space::Space;
use crate::walk::{Direction, walk};

/// All legal moves of a seat, sorted and each once. If there is none, the seat must fold. A seat that the rule set lacks has
/// none; the board must be one of the rule set's ([`Board::is_of`]).
pub fn legal_moves(edition: Edition, board: &Board, seat: Seat, hand: &[Card]) -> MoveList {
    let mut list = MoveList::new();
    list.fill(edition, board, seat, hand);
    list
}

/// Every way to write every legal move of one card, in no order: what a seat may say.
pub fn spellings(edition: Edition, board: &Board, seat: Seat, card: Card) -> Vec<Move> {
    let mut list = MoveList::new();
    if edition.has_seat(seat) {
        Lister::new(edition, board, seat, &mut list, Spellings::All).card_of_several(card);
    }
    list.to_vec()
}

/// Is this a legal move, in any spelling?
pub fn is_legal(edition: Edition, board: &Board, seat: Seat, mv: &Move) -> bool {
    spellings(edition, board, seat, mv.card()).contains(mv)
}

/// A list of legal moves that can be filled again and again without allocating anew.
#[derive(Clone, Default)]
pub struct MoveList {
    /// Room for moves, of which the first `len` count.
    room: Vec<Move>,
    len: usize,
    /// The outcomes of a split so far.
    pub(crate) outcomes: Outcomes,
    /// Boards, orders and moves, while those that lead to the same board are merged.
    merging: Vec<([[Space; 4]; 6], u128, Move)>,
}

impl MoveList {
    /// An empty list.
    pub fn new() -> MoveList {
        MoveList::default()
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Lists the legal moves in place of what the list held.
    pub fn fill(&mut self, edition: Edition, board: &Board, seat: Seat, hand: &[Card]) {
        self.clear();
        if edition.has_seat(seat) {
            self.fill_sorted(edition, board, seat, CardSet::of(hand));
        }
    }

    /// Lists the legal moves of different cards that come in order.
    #[inline]
    pub(crate) fn fill_sorted(
        &mut self,
        edition: Edition,
        board: &Board,
        seat: Seat,
        cards: impl Iterator<Item = Card>,
    ) {
        self.len = 0;
        let mut mover = seat;
        if board.is_finished(seat) {
            let mut lister = Lister::new(edition, board, seat, self, Spellings::Smallest);
            let mut movers = lister.movers.iter();
            match (movers.next(), movers.next()) {
                (Some(only), None) => mover = only,
                _ => return cards.for_each(|card| lister.card_of_several(card)),
            }
        }
        let pawns = Walkers::new(edition.track(), board, mover);
        for card in cards {
            let (begin, single) = (self.len, Single::of_card(card));
            let doubtful = pawns.single_pawns(board, card, single, self);
            if single.and_more || doubtful > 1 {
                Lister::new(edition, board, seat, self, Spellings::Smallest).finish_card(card, begin, doubtful);
            }
        }
        debug_assert!(self.is_sorted_by(|a, b| a < b), "{self:?}");
    }

    #[inline]
    pub(crate) fn push(&mut self, mv: Move) {
        if self.len == self.room.len() {
            self.grow(1);
        }
        self.room[self.len] = mv;
        self.len += 1;
    }

    /// Room after the moves for so many more, which [`MoveList::count`] then counts.
    #[inline]
    fn room_for(&mut self, moves: usize) -> &mut [Move] {
        if self.room.len() < self.len + moves {
            self.grow(moves);
        }
        &mut self.room[self.len..]
    }

    /// The same for eight.
    #[inline]
    pub(crate) fn room_for_eight(&mut self) -> &mut [Move; 8] {
        self.room_for(8).first_chunk_mut().expect("there is room for eight")
    }

    /// Counts so many of the moves that were written into that room.
    #[inline]
    pub(crate) fn count(&mut self, moves: usize) {
        self.len += moves;
    }

    #[cold]
    fn grow(&mut self, moves: usize) {
        self.room.resize(2 * (self.len + moves) + 64, Move::begin(Card::ALL[0]));
    }

    /// Leaves one move a board among those from `begin` on, and sorts them.
    #[cold]
    fn merge_same_boards(&mut self, board: &Board, begin: usize) {
        self.merging.clear();
        for mv in &self.room[begin..self.len] {
            self.merging.push((*board.after(mv).all_pawns(), mv.order(), *mv));
        }
        self.merging.sort_unstable_by(|a, b| (&a.0, a.1).cmp(&(&b.0, b.1)));
        self.merging.dedup_by(|a, b| a.0 == b.0);
        self.merging.sort_unstable_by_key(|entry| entry.1);
        self.len = begin + self.merging.len();
        for (place, entry) in self.room[begin..self.len].iter_mut().zip(&self.merging) {
            *place = entry.2;
        }
    }
}

impl std::ops::Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.room[..self.len]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl std::fmt::Debug for MoveList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The different cards of a hand, in the order of their codes: all that a list of moves needs to know of it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct CardSet(u32);

impl CardSet {
    fn of(cards: &[Card]) -> CardSet {
        CardSet(cards.iter().fold(0, |set, card| set | 1 << *card as u32))
    }
}

impl Iterator for CardSet {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = *Card::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

/// Which spellings are wanted of moves that can be written in several ways.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spellings {
    Smallest,
    All,
}

fn unfinished_teammates(track: &Track, board: &Board, seat: Seat) -> SeatSet {
    track.teammates(seat).iter().filter(|mate| !board.is_finished(*mate)).collect()
}

/// Puts a list together, card by card.
pub(crate) struct Lister<'a> {
    pub(crate) edition: Edition,
    pub(crate) track: &'static Track,
    pub(crate) board: &'a Board,
    pub(crate) seat: Seat,
    pub(crate) list: &'a mut MoveList,
    pub(crate) spellings: Spellings,
    /// The seats with whose pawns a card may be played: one's own, or when helping a teammate's (ruling 15).
    movers: SeatSet,
    /// May moves of this card lead to the same board, or stand in another order than that of the text?
    pub(crate) unmerged: bool,
    /// Do moves of this card only stand in another order than that of the text?
    unsorted: bool,
}

impl<'a> Lister<'a> {
    #[inline]
    fn new(edition: Edition, board: &'a Board, seat: Seat, list: &'a mut MoveList, spellings: Spellings) -> Lister<'a> {
        let track = edition.track();
        let mut movers = SeatSet::EMPTY.with(seat);
        if board.is_finished(seat) {
            movers = unfinished_teammates(track, board, seat);
        }
        Lister { edition, track, board, seat, list, spellings, movers, unmerged: false, unsorted: false }
    }

    pub(crate) fn unfinished_teammates(&self) -> SeatSet {
        unfinished_teammates(self.track, self.board, self.seat)
    }

    /// Adds the moves of one card that a seat may play with the pawns of one of several seats.
    fn card_of_several(&mut self, card: Card) {
        let (begin, single) = (self.list.len, Single::of_card(card));
        let mut doubtful = 0;
        for mover in self.movers.iter() {
            let pawns = Walkers::new(self.track, self.board, mover);
            doubtful += pawns.single_pawns(self.board, card, single, self.list);
        }
        self.finish_card(card, begin, doubtful);
    }

    /// Adds what a card does with several pawns. Moves are made in the order of their text, as long as they come from one
    /// seat and one kind of effect.
    #[inline(never)]
    fn finish_card(&mut self, card: Card, begin: usize, doubtful: u32) {
        self.unmerged = doubtful > 1;
        self.unsorted = self.movers.iter().count() > 1;
        if Single::of_card(card).and_more {
            self.unsorted |= self.list.len > begin;
            card.effects().iter().for_each(|effect| self.several_pawns(card, *effect));
        }
        if self.spellings == Spellings::All {
            return;
        }
        if self.unmerged {
            self.list.merge_same_boards(self.board, begin);
        } else if self.unsorted {
            self.list.room[begin..self.list.len].sort_unstable_by_key(Move::order);
        }
    }

    fn several_pawns(&mut self, card: Card, effect: Effect) {
        match effect {
            Effect::Swap => self.swap(card),
            Effect::StartTwo => {
                self.unmerged = true;
                self.start_two(card);
            }
            Effect::ForwardBack(forwards, backwards) => {
                self.unmerged = true;
                self.forward_back(card, forwards, backwards);
            }
            // Rulings 19 and 20.
            Effect::Split(steps) => self.split(Split { card, steps, shares: ANY_SHARE }),
            Effect::Pair(steps) => {
                self.unmerged = true;
                self.split(Split { card, steps: 2 * steps, shares: 1 << steps });
            }
            Effect::Start | Effect::Forward(_) | Effect::Jump(_) | Effect::Backward(_) => {} // single pawns
        }
    }

    fn split(&mut self, split: Split) {
        self.unmerged |= self.unsorted; // of two teammates
        for mover in self.movers.iter() {
            self.split_among(split, mover);
        }
    }

    /// Ruling 23.
    fn swap(&mut self, card: Card) {
        let mut owners = [self.seat; Space::ROWS];
        for &seat in self.edition.seats() {
            for space in self.board.pawns(seat) {
                owners[space.index()] = seat;
            }
        }
        let mut may_leave = self.board.singles() & self.track.swappable();
        let nobody = (Space::home(self.seat), self.seat);
        let (mut firsts, mut seconds, mut count) = ([nobody; 24], [nobody; 24], 0);
        while may_leave != 0 {
            let space = Space::from_byte(may_leave.trailing_zeros() as u8);
            may_leave &= may_leave - 1;
            firsts[count] = (space, owners[space.index()]);
            insert_sorted(&mut seconds[..=count], firsts[count]);
            count += 1;
        }
        if self.spellings == Spellings::All {
            let pairs = firsts[..count].iter().flat_map(|(a, _)| firsts[..count].iter().map(move |(b, _)| (*a, *b)));
            return pairs.filter(|(a, b)| a != b).for_each(|(a, b)| self.list.push(Move::swap(card, a, b)));
        }
        // All swaps within one colour change nothing, so they are one move: the first. As with single pawns, a swap that
        // does not count costs no branch.
        let mut unchanged = false;
        let (room, mut len) = (self.list.room_for(count * count), 0);
        for (i, (a, owner)) in firsts[..count].iter().enumerate() {
            // Nearly always the names are in the same order at both places, and those after `a` are the others.
            let others = if seconds[i].0 == *a { &seconds[i + 1..count] } else { &seconds[..count] };
            for (b, other) in others {
                room[len] = Move::swap(card, *a, *b);
                len += usize::from((b > a) & ((owner != other) | !unchanged));
                unchanged |= (b > a) & (owner == other);
            }
        }
        self.list.count(len);
    }

    /// Ruling 24: any two pawns that the team has at home, whoever's they are.
    fn start_two(&mut self, card: Card) {
        let team = self.track.teammates(self.seat).with(self.seat);
        let at_home = |seat: Seat| self.board.count_at(Space::home(seat));
        for first in team.iter() {
            for second in team.iter().filter(|second| *second >= first) {
                let needed = if first == second { 2 } else { 1 };
                if at_home(first).min(at_home(second)) < needed {
                    continue;
                }
                let mut legs = [first, second].map(|seat| (Space::home(seat), Space::start(seat)));
                legs.sort();
                self.list.push(Move::begin(card).with_leg(legs[0].0, legs[0].1).with_leg(legs[1].0, legs[1].1));
                if self.spellings == Spellings::All && first != second {
                    self.list.push(Move::begin(card).with_leg(legs[1].0, legs[1].1).with_leg(legs[0].0, legs[0].1));
                }
            }
        }
    }

    /// Ruling 21.
    fn forward_back(&mut self, card: Card, forwards: u8, backwards: u8) {
        for mover in self.movers.iter() {
            let mut before = None;
            for &from in self.board.pawns(mover) {
                if before != Some(from) {
                    let mv = self.forward_back_from(card, forwards, backwards, mover, from);
                    mv.into_iter().for_each(|mv| self.list.push(mv));
                }
                before = Some(from);
            }
        }
    }

    fn forward_back_from(&self, card: Card, forwards: u8, backwards: u8, mover: Seat, from: Space) -> Option<Move> {
        let via = self.walk(self.board, mover, from, forwards, Direction::Forwards)?;
        if self.board.is_foreign_stack(mover, via) {
            return Some(Move::walk(card, from, via));
        }
        let mut board = *self.board;
        board.land(mover, from, via);
        // A locked pawn has no way back: walk knows. From a circle five steps back are always out on the track, so
        // "locked or out" needs no question here.
        let to = self.walk(&board, mover, via, backwards, Direction::Backwards)?;
        Some(Move::via(card, from, via, to))
    }

    /// A walk step by step, on any board.
    fn walk(&self, board: &Board, mover: Seat, from: Space, steps: u8, direction: Direction) -> Option<Space> {
        let walk = walk(self.edition, mover, from, steps, direction, board.circles_besides(mover, from))?;
        (!walk.passed.meets(board.walls())).then(|| walk.path.last())
    }
}

/// Puts a pawn at its place among those before it, in the order of names that end a move; the last place is free.
#[inline]
fn insert_sorted(pawns: &mut [(Space, Seat)], pawn: (Space, Seat)) {
    let mut at = pawns.len() - 1;
    while at > 0 && pawns[at - 1].0.order_last() > pawn.0.order_last() {
        pawns[at] = pawns[at - 1];
        at -= 1;
    }
    pawns[at] = pawn;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::reason::{Reason, why_not};

    #[test]
    fn a_seat_that_the_rule_set_lacks_has_no_moves() {
        for card in Card::ALL {
            for seat in [Seat::Orange, Seat::Purple] {
                assert!(legal_moves(Edition::Jubilee, &Board::new(), seat, &[*card]).is_empty(), "{seat} {card}");
                assert!(spellings(Edition::Jubilee, &Board::new(), seat, *card).is_empty(), "{seat} {card}");
                assert_eq!(why_not(Edition::Jubilee, &Board::new(), seat, *card), Some(Reason::NobodyInPlay));
            }
        }
    }
}
