//! Perft: counts every sequence of plies from a board with fixed hands, to compare programs that know the rules.
//!
//! A ply is a move, or a fold where no card can be played. There is no exchange, and seats without cards are skipped. A
//! sequence that ends before it has all its plies, because no cards are left or a team has won, does not count.
//!
//! ```
//! use makker_rules::{Board, Card, Edition, Hand, Seat, perft};
//!
//! let hand = |cards: &[Card]| cards.iter().copied().collect::<Hand>();
//! let board = Board::new(Edition::Classic);
//! // Red can come out; yellow can only fold; green and blue hold nothing.
//! let hands = [hand(&[Card::StartOrEight, Card::Ten]), hand(&[Card::Ten]), Hand::EMPTY, Hand::EMPTY];
//! assert_eq!(perft::count(&board, Seat::Red, &hands, 3), 1);
//!
//! let counts = perft::divide(&board, Seat::Red, &hands, 3);
//! assert_eq!(counts[0].0.to_string(), "S8 Rh>Rs");
//! ```

use crate::board::Board;
use crate::card::Card;
use crate::edition::RuleSet;
use crate::game::{Choice, Hand};
use crate::movegen::MoveList;
use crate::seat::{BySeat, Seat};

/// The number of sequences of exactly `depth` plies that begin at `seat`. There is a hand for each seat of the rule set, in
/// the order of its seats; those that are missing are empty.
pub fn count(board: &Board, seat: Seat, hands: &[Hand], depth: u32) -> u64 {
    Counter::new(board.rules(), depth).count(board, seat, by_seat(board.rules(), hands), depth as usize)
}

/// The same for each first ply apart; for a depth of 0 there is none.
pub fn divide(board: &Board, seat: Seat, hands: &[Hand], depth: u32) -> Vec<(Choice, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let mut counter = Counter::new(board.rules(), rest);
    let hands = by_seat(board.rules(), hands);
    let Some(seat) = counter.next_with_cards(board, seat, &hands) else { return Vec::new() };
    let mut moves = MoveList::new();
    moves.fill(board, seat, &hands[seat]);
    let next = board.rules().next_seat(seat);
    if moves.is_empty() {
        let hands = folded(hands, seat);
        return vec![(Choice::Fold, counter.count(board, next, hands, rest as usize))];
    }
    let mut counts = Vec::new();
    for mv in &moves {
        let hands = without(hands, seat, mv.card());
        counts.push((Choice::Play(*mv), counter.count(&board.after(mv), next, hands, rest as usize)));
    }
    counts
}

type Hands = BySeat<Hand>;

struct Counter {
    rules: RuleSet,
    teams: Vec<Vec<Seat>>,
    /// A list for each depth, so that none is allocated twice.
    lists: Vec<MoveList>,
}

impl Counter {
    fn new(rules: RuleSet, depth: u32) -> Counter {
        Counter { rules, teams: rules.teams().collect(), lists: vec![MoveList::new(); depth as usize + 1] }
    }

    fn count(&mut self, board: &Board, seat: Seat, hands: Hands, depth: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        let Some(seat) = self.next_with_cards(board, seat, &hands) else { return 0 };
        let mut moves = std::mem::take(&mut self.lists[depth]);
        moves.fill(board, seat, &hands[seat]);
        let next = self.rules.next_seat(seat);
        let count = match moves.len() {
            0 => self.count(board, next, folded(hands, seat), depth - 1),
            count if depth == 1 => count as u64,
            _ => {
                let mut sum = 0;
                for mv in &moves {
                    sum += self.count(&board.after(mv), next, without(hands, seat, mv.card()), depth - 1);
                }
                sum
            }
        };
        self.lists[depth] = moves;
        count
    }

    /// Whose turn it is from this seat on; nobody's if no cards are left or a team has won.
    fn next_with_cards(&self, board: &Board, seat: Seat, hands: &Hands) -> Option<Seat> {
        if self.teams.iter().any(|team| team.iter().all(|mate| board.is_finished(*mate))) {
            return None;
        }
        let seats = std::iter::successors(Some(seat), |seat| Some(self.rules.next_seat(*seat)));
        seats.take(self.rules.seats().len()).find(|seat| !hands[*seat].is_empty())
    }
}

fn by_seat(rules: RuleSet, hands: &[Hand]) -> Hands {
    let mut row = BySeat::all(Hand::EMPTY);
    rules.seats().iter().zip(hands).for_each(|(seat, hand)| row[*seat] = *hand);
    row
}

fn folded(mut hands: Hands, seat: Seat) -> Hands {
    hands[seat] = Hand::EMPTY;
    hands
}

fn without(mut hands: Hands, seat: Seat, card: Card) -> Hands {
    hands[seat] = hands[seat].without(card);
    hands
}
