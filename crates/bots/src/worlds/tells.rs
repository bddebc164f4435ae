//! What others' plays, and the card received, tell about the cards that they still hold: someone who had a better use for a card
//! would have used it.

use makker_rules::{Board, BySeat, Card, Hand, Move, MoveList, Phase, Seat, Seen, View};

use crate::network::{HIDDEN_UNIT, Network, OUTPUT_UNIT};
use crate::playout::{Policy, RestOfDeal, WON};
use crate::worlds::known::known_of_deal;
use crate::worlds::unseen::{given_and_held, this_deal};

/// By seat and card, from 0 to 1: how credible it is, after what the seat did in this deal, that it holds the card.
#[derive(Clone, Copy)]
pub struct Tells(BySeat<[f32; Card::ALL.len()]>);

/// How much better, in logarithms of the odds of winning, another choice must be for few to overlook it. With this number and
/// the next, games of `easy`, `medium` and `hard` all tell more truth than lies (`makker measure tells`).
const NOTICED: f32 = 0.05;

/// How much less likely a card is for which the seat had a much better use.
const BELIEVED: f32 = 0.5;

impl Tells {
    /// Nothing is told.
    pub(crate) const NONE: Tells = Tells(BySeat::all([1.0; Card::ALL.len()]));

    /// How credible it is, after what the seat did, that it holds the card: from 0 to 1.
    pub fn likely(&self, seat: Seat, card: Card) -> f32 {
        self.0[seat][card as usize]
    }

    /// What a seat can tell from the deal so far.
    pub fn of(network: &Network, view: &View, seat: Seat) -> Tells {
        let mut tells = Tells::NONE;
        let Some(board) = view.dealt_on.filter(|_| matches!(view.phase, Phase::Play(_)) && view.places.is_empty())
        else {
            return tells;
        };
        let plays = || {
            this_deal(view).iter().filter_map(|seen| match seen {
                Seen::Play { seat, mv } => Some((*seat, Some(*mv))),
                Seen::Fold { seat, .. } => Some((*seat, None)),
                _ => None,
            })
        };
        // The cards that each seat has played.
        let mut known = BySeat::all(Hand::EMPTY);
        for (other, mv) in plays() {
            let hand = &mut known[other];
            *hand = hand.iter().copied().chain(mv.map(|mv| mv.card())).take(Hand::SIZE).collect();
        }
        let mut rest = whole_hands(view, seat, board);
        let mut reader = Reader { policy: Policy::new(network), list: MoveList::new() };
        let to = view.rules().gives_to(seat);
        let giver = view.rules().seats().iter().copied().find(|giver| view.rules().gives_to(*giver) == seat);
        if let (Some(received), Some(giver)) = (view.received, giver) {
            let own = view.given.filter(|_| to == giver);
            let kept = own.map_or(known[giver], |own| known[giver].without(own));
            tells.add(giver, |card| reader.kept(&rest, giver, &kept, received, card));
        }
        // The card that the seat gave was held from the beginning too.
        if let Some(given) = given_and_held(view, seat) {
            known[to] = known[to].iter().copied().chain([given]).take(Hand::SIZE).collect();
        }
        for (other, mv) in plays() {
            rest.turn = Some(other);
            let Some(mv) = mv else {
                rest.fold();
                continue;
            };
            // A view comes from outside and may tell of what never was.
            let face_down = rest.hands[other].first().copied();
            let Some(face_down) = face_down.filter(|_| rest.board.is_legal(other, &mv)) else {
                return Tells::NONE;
            };
            if other != seat && rest.hands[other].len() > 1 {
                tells.add(other, |card| reader.not_played(&rest, &known[other], &mv, card));
            }
            known[other] = known[other].without(mv.card());
            let after = rest.board.after(&mv);
            rest.play(face_down, &after);
        }
        if rest.board == view.board { tells } else { Tells::NONE }
    }

    /// Takes into account what a decision of a seat tells about each card.
    fn add(&mut self, seat: Seat, mut likely: impl FnMut(Card) -> f32) {
        for (card, so_far) in Card::ALL.iter().zip(&mut self.0[seat]) {
            *so_far *= likely(*card);
        }
    }
}

/// The deal when all cards were exchanged and none played, with all hands face down.
fn whole_hands(view: &View, seat: Seat, board: Board) -> RestOfDeal {
    let mut rest = known_of_deal(view, seat);
    rest.board = board;
    rest.holding = view.rules().seats().iter().copied().collect();
    let face_down: Hand = std::iter::repeat_n(view.rules().cards()[0], Hand::SIZE).collect();
    for other in view.rules().seats() {
        rest.hands[*other] = face_down;
    }
    rest.given = BySeat::all(None);
    rest.turn = Some(rest.dealing.opener(rest.playing));
    rest
}

struct Reader<'a> {
    policy: Policy<'a>,
    list: MoveList,
}

impl Reader<'_> {
    /// How credible it is, after this move, that the seat at turn held this card too, besides those that it is known to have held.
    fn not_played(&mut self, rest: &RestOfDeal, known: &Hand, mv: &Move, card: Card) -> f32 {
        let Some(seat) = rest.turn else { return 1.0 };
        // Another one like those that it held and did not play would have changed nothing.
        if known.holds(card) || known.len() >= Hand::SIZE {
            return 1.0;
        }
        let mut then = *rest;
        then.hands[seat] = known.iter().copied().chain([card]).collect();
        self.list.fill(&rest.board, seat, &[card]);
        let mut outlook = self.policy.outlook(&then, seat);
        let other = self.list.iter().map(|mv| outlook.outcome(mv).value).max();
        let Some(other) = other else { return 1.0 };
        preferred(outlook.outcome(mv).value, other)
    }

    /// How credible it is that a seat which gave one card kept this other one.
    fn kept(&self, rest: &RestOfDeal, giver: Seat, known: &Hand, given: Card, kept: Card) -> f32 {
        if given == kept || known.holds(kept) || known.len() + 2 > Hand::SIZE {
            return 1.0;
        }
        let mut then = *rest;
        then.hands[giver] = known.iter().copied().chain([given, kept]).collect();
        let value = |card| self.policy.value_of_giving(&then, giver, card);
        preferred(value(given), value(kept))
    }
}

/// How credible it is that a seat which did something of one value could have done something of another.
fn preferred(done: i32, other: i32) -> f32 {
    let odds = |value: i32| if value == WON { 10.0 } else { value as f32 / (HIDDEN_UNIT * OUTPUT_UNIT) };
    1.0 - BELIEVED / (1.0 + libm::expf((odds(done) - odds(other)) / NOTICED))
}

#[cfg(test)]
mod tests {
    use makker_rules::{Edition, History, Setup};

    use super::*;
    use crate::network::network;

    /// What red can tell when yellow, who needed two steps to win, has played this.
    fn tells(played: &[&str]) -> Tells {
        let rules = Edition::Classic;
        let board = Board::parse(rules, "Rh,Rh,Rh,R1/R13,Yg2,Yg3,Yg4/Gh,Gh,Gh,Gh/Bg1,Bg2,Bg3,Bg4").unwrap();
        let history = History::new(Setup::new(rules, Seat::Red)).unwrap();
        let plays = played.iter().map(|mv| Seen::Play { seat: Seat::Yellow, mv: mv.parse().unwrap() });
        let seen = [Seen::Deal { dealer: Seat::Red, number: 1 }].into_iter().chain(plays).collect();
        let view = View {
            phase: Phase::Play(Seat::Red),
            board: Board::parse(rules, "Rh,Rh,Rh,R1/R9,Yg2,Yg3,Yg4/Gh,Gh,Gh,Gh/Bg1,Bg2,Bg3,Bg4").unwrap(),
            dealt_on: Some(board),
            seen,
            ..View::new(&history, Some(Seat::Red))
        };
        Tells::of(network(rules.into()), &view, Seat::Red)
    }

    #[test]
    fn who_did_not_win_had_not_the_card() {
        let tells = tells(&["-4 R13>R9"]);
        let [two, four] = ["2", "-4"].map(|code| code.parse::<Card>().unwrap());
        assert_eq!(tells.likely(Seat::Yellow, two), 1.0 - BELIEVED, "it would have won");
        assert_eq!(tells.likely(Seat::Yellow, four), 1.0, "it may well have had another of these");
        assert_eq!(tells.likely(Seat::Green, two), 1.0, "green has done nothing yet");
    }

    #[test]
    fn what_cannot_have_been_tells_nothing() {
        // Not from there, not to there, and one card too many.
        let too_many = ["-4 R13>R9", "5 R9>R14", "-4 R14>R10", "1/14 R10>R11", "2 R11>R13"];
        for never in [&["-4 R12>R8"][..], &["5 R13>Y4"], &too_many] {
            let tells = tells(never);
            assert!(Card::ALL.iter().all(|card| tells.likely(Seat::Yellow, *card) == 1.0), "{never:?}");
        }
    }
}
