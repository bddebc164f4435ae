//! What is left of a deal: pawns, cards and whose turn it is; small, so that it can be played to its end many times.

use makker_rules::{Board, BySeat, Card, Dealing, Hand, RuleSet, Seat, SeatSet};

use crate::network::Situation;

/// The rest of a deal in a world in which all hands are known.
#[derive(Clone, Copy)]
pub struct RestOfDeal {
    /// Where the pawns stand, and by which rules.
    pub board: Board,
    /// By seat: its cards.
    pub hands: BySeat<Hand>,
    /// The seats that still play: those of teams that have no place yet.
    pub playing: SeatSet,
    /// The seats that hold cards.
    pub holding: SeatSet,
    /// Who plays next; nobody when the deal is over.
    pub turn: Option<Seat>,
    /// By giver: the card that the teammate was given, as long as it holds it.
    pub given: BySeat<Option<Card>>,
    /// Who dealt, and which of the dealer's deals it is.
    pub dealing: Dealing,
}

impl RestOfDeal {
    /// The rules by which it is played.
    #[inline]
    pub fn rules(&self) -> RuleSet {
        self.board.rules()
    }

    /// The deal after this one, before cards are exchanged. There is a hand of `cards` for each seat, one after the other, and
    /// perhaps more cards.
    pub(crate) fn dealt(&self, cards: &[Card]) -> RestOfDeal {
        let mut next = RestOfDeal { dealing: self.dealing.next(self.playing), holding: self.playing, ..*self };
        for (seat, hand) in self.playing.iter().zip(cards.chunks_exact(Hand::SIZE)) {
            next.hands[seat] = hand.iter().copied().collect();
        }
        next.turn = Some(next.dealing.opener(self.playing));
        next.given = BySeat::all(None);
        next
    }

    /// Who will open the next deal.
    #[inline]
    pub(crate) fn next_opener(&self) -> Seat {
        self.dealing.next(self.playing).opener(self.playing)
    }

    /// How many cards each seat holds.
    pub fn cards_left(&self) -> BySeat<u8> {
        BySeat::from_fn(|seat| self.hands[seat].len() as u8)
    }

    /// The seat at turn plays a card, which leads to this board.
    #[inline]
    pub fn play(&mut self, card: Card, board: &Board) {
        let Some(seat) = self.turn else { return };
        self.board = *board;
        self.hands[seat] = self.hands[seat].without(card);
        for giver in self.rules().seats() {
            if self.given[*giver] == Some(card) && self.rules().gives_to(*giver) == seat {
                self.given[*giver] = None;
            }
        }
        self.pass(seat);
    }

    /// The seat at turn lays its hand down.
    pub fn fold(&mut self) {
        let Some(seat) = self.turn else { return };
        self.hands[seat] = Hand::EMPTY;
        for giver in self.rules().seats() {
            if self.rules().gives_to(*giver) == seat {
                self.given[*giver] = None;
            }
        }
        self.pass(seat);
    }

    fn pass(&mut self, seat: Seat) {
        if self.hands[seat].is_empty() {
            self.holding = self.holding.without(seat);
        }
        self.turn = self.holding.next_after(seat);
    }

    /// Has the team of a seat that has just played locked all its pawns?
    #[inline]
    pub(crate) fn has_won(board: &Board, seat: Seat) -> bool {
        board.is_finished(seat) && board.rules().team_of(seat).iter().all(|mate| board.is_finished(*mate))
    }

    /// What a seat knows when it is not its turn.
    pub fn situation(&self, viewer: Seat) -> Situation<'_> {
        Situation {
            board: &self.board,
            viewer,
            hand: self.hands[viewer],
            cards_left: self.cards_left(),
            given: self.given[viewer],
            next: self.turn,
            opener: self.next_opener(),
            exchanging: false,
        }
    }

    /// What a seat knows when it has given a card and none has been taken up.
    pub fn situation_after_giving(&self, viewer: Seat, card: Card) -> Situation<'_> {
        let mut cards_left = BySeat::all(0);
        self.holding.iter().for_each(|seat| cards_left[seat] = Hand::SIZE as u8);
        Situation {
            board: &self.board,
            viewer,
            hand: self.hands[viewer].without(card),
            cards_left,
            given: Some(card),
            next: self.turn,
            opener: self.next_opener(),
            exchanging: true,
        }
    }

    /// Everyone takes up what it was given; `gifts` are by giver.
    pub fn exchange(&mut self, gifts: &BySeat<Option<Card>>) {
        let before = self.hands;
        for (giver, gift) in gifts.iter() {
            if let Some(card) = gift {
                self.hands[giver] = before[giver].without(*card);
            }
        }
        for (giver, gift) in gifts.iter() {
            if let Some(card) = gift {
                let to = self.rules().gives_to(giver);
                self.hands[to] = self.hands[to].iter().copied().chain([*card]).take(Hand::SIZE).collect();
            }
        }
        self.given = *gifts;
    }
}

#[cfg(test)]
mod tests {
    use makker_chance::Chance;
    use makker_rules::Edition;
    use makker_testkit::{house_rules, pick};

    use super::*;
    use crate::network::Features;

    /// Packed networks lack what they say of these facts.
    #[test]
    fn no_situation_has_facts_that_are_said_to_be_never_there() {
        for rules in Edition::ALL.into_iter().map(RuleSet::from).chain(house_rules()) {
            let mut chance = Chance::from_seed(5);
            for dealer in rules.seats() {
                play(rules, *dealer, &mut chance);
            }
        }
    }

    /// Any moves, deal after deal, until a team has won or for many deals.
    fn play(rules: RuleSet, dealer: Seat, chance: &mut Chance) {
        let playing: SeatSet = rules.seats().iter().copied().collect();
        let mut rest = RestOfDeal {
            board: Board::new(rules),
            hands: BySeat::all(Hand::EMPTY),
            playing,
            holding: playing,
            turn: None,
            given: BySeat::all(None),
            dealing: Dealing { dealer, number: 1 },
        };
        for _ in 0..60 {
            let mut deck = rules.deck();
            chance.shuffle(&mut deck);
            rest = rest.dealt(&deck);
            let mut gifts = BySeat::all(None);
            for seat in playing.iter() {
                let card = pick(&rest.hands[seat], chance);
                check(&rest.situation_after_giving(seat, card));
                gifts[seat] = Some(card);
            }
            rest.exchange(&gifts);
            while let Some(seat) = rest.turn {
                let moves = rest.board.legal_moves(seat, &rest.hands[seat]);
                if moves.is_empty() {
                    rest.fold();
                } else {
                    let mv = pick(&moves, chance);
                    let board = rest.board.after(&mv);
                    rest.play(mv.card(), &board);
                    if RestOfDeal::has_won(&board, seat) {
                        return;
                    }
                }
                playing.iter().for_each(|viewer| check(&rest.situation(viewer)));
            }
        }
    }

    fn check(situation: &Situation<'_>) {
        let rules = situation.board.rules();
        let (features, edition) = (Features::of(rules), rules.edition().into());
        features.list(situation, |fact| {
            let is_known = match situation.next {
                Some(_) => features.is_within_deals(edition, fact),
                None => features.is_between_deals(fact),
            };
            assert!(is_known, "{rules}: {fact}, next {:?}", situation.next);
        });
    }
}
