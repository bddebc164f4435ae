//! What a card does with one pawn alone, for all pawns of a seat at once (rulings 17, 18, 22).

use crate::board::Board;
use crate::card::{Card, Effect};
use crate::movegen::list::MoveList;
use crate::movegen::tables::{STEPS_BACK, Tables};
use crate::movegen::ways::{Walls, Way, WayIndex, Ways};
use crate::moves::Move;
use crate::seat::Seat;
use crate::space::Space;

/// What a card does with one pawn alone, as places in [`Ways`].
#[derive(Clone, Copy)]
pub(crate) struct Single {
    pub(crate) first: Option<WayIndex>,
    /// For a card with two numbers, the second.
    pub(crate) second: Option<WayIndex>,
    pub(crate) jumps_walls: bool,
    /// Has the card other effects too?
    pub(crate) and_more: bool,
}

impl Single {
    #[inline]
    pub(crate) fn of_card(card: Card) -> &'static Single {
        &SINGLES[card as usize]
    }

    const fn of(effects: &[Effect]) -> Single {
        let mut single = Single { first: None, second: None, jumps_walls: false, and_more: false };
        match effects {
            [Effect::Start] => single.first = Some(WayIndex::OUT),
            [Effect::Start, Effect::Forward(steps)] => single.first = Some(WayIndex::out_or_forwards(*steps)),
            [Effect::Backward(STEPS_BACK)] => single.first = Some(WayIndex::BACK),
            [Effect::Forward(first), Effect::Forward(second)] => {
                (single.first, single.second) = (Some(WayIndex::forwards(*first)), Some(WayIndex::forwards(*second)));
            }
            [Effect::Jump(steps)] => (single.first, single.jumps_walls) = (Some(WayIndex::forwards(*steps)), true),
            [Effect::Forward(steps)] => single.first = Some(WayIndex::forwards(*steps)),
            [
                Effect::Forward(steps),
                Effect::Pair(1..=3) | Effect::ForwardBack(..) | Effect::Swap | Effect::StartTwo,
            ] => {
                (single.first, single.and_more) = (Some(WayIndex::forwards(*steps)), true);
            }
            [Effect::Split(1..=7) | Effect::Swap] | [] => single.and_more = true,
            _ => panic!("no card is like this yet: say here what it does with one pawn"),
        }
        single
    }
}

static SINGLES: [Single; Card::ALL.len()] = {
    let (mut singles, mut i) = ([Single::of(&[]); Card::ALL.len()], 0);
    while i < singles.len() {
        singles[i] = Single::of(Card::ALL[i].effects());
        i += 1;
    }
    singles
};

/// The pawns of one seat with all that each can do alone, in the order of the text. Of several pawns on one space, only
/// the first can do anything. There are always four, since a loop of four has no branch that a processor cannot
/// foresee.
pub(crate) struct Walkers {
    seat: Seat,
    walls: Walls,
    pawns: [(Space, &'static Ways); 4],
}

impl Walkers {
    #[inline]
    pub(crate) fn new(tables: &'static Tables, board: &Board, seat: Seat) -> Walkers {
        let spaces = *board.pawns(seat);
        let circles = board.circles(seat);
        let ways = |space| tables.ways(seat, space, circles);
        let mut pawns = spaces.map(|space| (space, ways(space)));
        for i in 1..4 {
            pawns[i].1 = if spaces[i] == spaces[i - 1] { Ways::NONE } else { pawns[i].1 };
        }
        Walkers { seat, walls: Walls::new(board.walls().without(seat)), pawns }
    }

    /// Lists the effects that move one pawn, pawn by pawn, which is the order of the text (rulings 17, 18, 22). Says how
    /// many of the moves might lead to the same board as others: those that change nothing, and those of a pawn that two
    /// numbers send home.
    #[inline]
    pub(crate) fn single_pawns(&self, board: &Board, card: Card, single: &Single, list: &mut MoveList) -> u32 {
        let Some(first) = single.first else { return 0 };
        let walls = if single.jumps_walls { Walls::NONE } else { self.walls };
        // Room for all at once, so that a way that is not open costs no branch: it is written and then not counted.
        let room = list.room_for_eight();
        let (mut len, mut doubtful) = (0, 0);
        let mut add = |room: &mut [Move; 8], from, way: Way| {
            room[len % 8] = Move::walk(card, from, way.to);
            len += usize::from(way.is_open(walls));
            doubtful += way.unchanged();
        };
        if let Some(second) = single.second {
            for (from, ways) in self.pawns {
                add(room, from, ways[first]);
                add(room, from, ways[second]);
            }
            doubtful += two_ways(board, self.seat, &mut room[..len]);
        } else {
            self.pawns.iter().for_each(|(from, ways)| add(room, *from, ways[first]));
        }
        // Coming out to a start that is taken by two others changes nothing.
        if board.stacked() != 0 && first.comes_out() {
            doubtful += u32::from(board.is_foreign_stack(self.seat, Space::start(self.seat)));
        }
        list.count(len);
        doubtful
    }
}

/// Puts the two moves of each pawn, one a number, in the order of the text. Says how many moves send a pawn home that
/// the other number sends home as well.
#[inline]
fn two_ways(board: &Board, seat: Seat, moves: &mut [Move]) -> u32 {
    let mut doubtful = 0;
    for i in 1..moves.len() {
        let ((a, first), (b, second)) = (moves[i - 1].first_two_spaces(), moves[i].first_two_spaces());
        if a == b {
            if first.order_last() > second.order_last() {
                moves.swap(i - 1, i);
            }
            doubtful += 2 * u32::from(board.is_foreign_stack(seat, first) && board.is_foreign_stack(seat, second));
        }
    }
    doubtful
}
