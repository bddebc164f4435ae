//! The facts that the network knows a situation by: numbered, each there or not, as one seat looks at the table.

use makker_rules::{ByRuleSet, BySeat, BySpace, Card, Hand, Kind, RuleSet, Seat, Space, way};

use crate::network::pawns::Pawns;
use crate::network::situation::Situation;

/// The numbers of a rule set's facts, and what is looked up to find them.
pub struct Features {
    pub(super) seats: &'static [Seat],
    /// By viewer and seat: how many seats clockwise.
    relative: BySeat<BySeat<u8>>,
    /// By owner and space: home, then each start and its arc clockwise from the owner's, then the circles.
    spots: BySeat<BySpace<u8>>,
    /// By space: the bit of a circle, none elsewhere.
    circles: BySpace<u8>,
    /// By seat and space: how far it is along the seat's way on the track; [`OFF`] elsewhere.
    pub(super) ways: BySeat<BySpace<i16>>,
    /// By seat: its opponents.
    pub(super) opponents: BySeat<Vec<Seat>>,
    /// By how far clockwise from the viewer the seats of a threatened and of a threatening pawn are: the first fact about such
    /// pawns; none where it does not matter to the viewer.
    threats: [[Option<usize>; 6]; 6],
    /// How many spots there are for the pawns of one seat.
    pub(super) spot_count: usize,
    /// The first fact about the viewer's cards.
    cards: usize,
    /// How many facts there are in all.
    pub count: usize,
}

/// For spaces that a seat's pawns do not walk over.
pub(super) const OFF: i16 = i16::MAX;

/// From this far behind a pawn, and this far before it, others can land on it with one card.
const FORWARDS: i16 = 14;
const BACKWARDS: i16 = 5;
const DISTANCES: usize = (BACKWARDS + FORWARDS + 1) as usize;

/// A start and the longest arc.
const ARC: usize = 15;
const KINDS: usize = Card::ALL.len();

// What follows the spots in the facts about one seat.
pub(super) const GOAL: usize = 0;
pub(super) const HOME: usize = GOAL + 16;
pub(super) const STACK: usize = HOME + 5;
const CARDS: usize = STACK + 1;
const MORE_OF_A_SEAT: usize = CARDS + Hand::SIZE + 1;

impl Features {
    /// The facts of a rule set.
    pub fn of(rules: RuleSet) -> &'static Features {
        static ALL: ByRuleSet<Features> = ByRuleSet::new();
        ALL.get(rules, Features::new)
    }

    fn new(rules: RuleSet) -> Features {
        let seats = rules.seats();
        let n = seats.len();
        let mut relative = BySeat::all(BySeat::all(0));
        for (i, viewer) in seats.iter().enumerate() {
            for (k, seat) in seats.iter().enumerate() {
                relative[*viewer][*seat] = ((k + n - i) % n) as u8;
            }
        }
        let spot_count = 1 + n * ARC + 4;
        let mut count = n * (spot_count + MORE_OF_A_SEAT) + (n + 1) + n + 1 + 3 * KINDS;
        let mut threats = [[None; 6]; 6];
        for (a, row) in threats.iter_mut().enumerate().take(n) {
            for (b, threat) in row.iter_mut().enumerate().take(n) {
                let team = |seat: usize| seat % rules.team_count();
                if team(a) != team(b) && (team(a) == 0 || team(b) == 0) {
                    *threat = Some(count);
                    count += DISTANCES;
                }
            }
        }
        let opponents = BySeat::from_fn(|seat| {
            let is_opponent = |other: &&Seat| rules.has_seat(seat) && !rules.are_teammates(seat, **other);
            seats.iter().filter(is_opponent).copied().collect()
        });
        let mut features = Features {
            seats,
            relative,
            spots: BySeat::all(BySpace::all(0)),
            circles: BySpace::all(0),
            ways: BySeat::all(BySpace::all(OFF)),
            opponents,
            threats,
            spot_count,
            cards: n * (spot_count + MORE_OF_A_SEAT) + (n + 1) + n + 1,
            count,
        };
        for seat in seats {
            for (space, steps) in way(rules, *seat).iter().zip(0..).filter(|(space, _)| !space.is_goal()) {
                features.ways[*seat][*space] = steps;
            }
        }
        for space in Space::all().filter(|space| rules.has_seat(space.owner())) {
            for seat in seats {
                let arc = 1 + usize::from(relative[*seat][space.owner()]) * ARC;
                features.spots[*seat][space] = match space.kind() {
                    Kind::Home => 0,
                    Kind::Start => arc as u8,
                    Kind::Track(number) => arc as u8 + number,
                    Kind::Goal(circle) => (n * ARC) as u8 + circle,
                };
            }
            if let Kind::Goal(circle) = space.kind() {
                features.circles[space] = 1 << (circle - 1);
            }
        }
        features
    }

    /// Names each fact of a situation. A fact that counts twice is named twice.
    pub fn list(&self, situation: &Situation<'_>, mut name: impl FnMut(usize)) {
        for seat in self.seats {
            self.list_pawns(situation.viewer, *seat, situation.board.pawns(*seat), &mut name);
            name(self.cards_left(situation.viewer, *seat, situation.cards_left[*seat]));
        }
        let mut walking = Pawns::new();
        for seat in self.seats {
            for space in situation.board.pawns(*seat) {
                if self.ways[*seat][*space] != OFF {
                    let pawn = (*seat, *space);
                    for other in walking.iter().filter(|(other, _)| other != seat) {
                        self.list_meeting(situation.viewer, pawn, *other, &mut name);
                    }
                    walking.push(*seat, *space);
                }
            }
        }
        name(self.next(situation.viewer, situation.next));
        let opener = self.relative[situation.viewer][situation.opener];
        name(self.after_seats() + self.seats.len() + 1 + usize::from(opener));
        if situation.exchanging {
            name(self.cards - 1);
        }
        for (i, card) in situation.hand.iter().enumerate() {
            let is_second = i > 0 && situation.hand[i - 1] == *card;
            name(self.held(*card, is_second));
        }
        if let Some(card) = situation.given {
            name(self.cards + 2 * KINDS + card as usize);
        }
    }

    /// Can a fact be there while a deal is played, by this rule set or by house rules of its edition?
    pub(crate) fn is_within_deals(&self, rules: RuleSet, fact: usize) -> bool {
        let nobody_next = self.after_seats() + self.seats.len();
        match fact.checked_sub(self.cards) {
            None => fact != nobody_next,
            Some(held) if held < 3 * KINDS => rules.deck().iter().any(|card| *card as usize == held % KINDS),
            Some(_) => self.is_meeting(fact),
        }
    }

    /// Can a fact be there between deals? Nobody holds a card then, and nobody plays next.
    pub(crate) fn is_between_deals(&self, fact: usize) -> bool {
        let nobody_next = self.after_seats() + self.seats.len();
        if fact < self.after_seats() {
            fact % (self.spot_count + MORE_OF_A_SEAT) <= self.spot_count + CARDS
        } else {
            (nobody_next..self.cards - 1).contains(&fact) || self.is_meeting(fact)
        }
    }

    /// Is this a fact about two pawns that can meet? Opponents never stand on one space.
    fn is_meeting(&self, fact: usize) -> bool {
        let first = self.cards + 3 * KINDS;
        fact >= first && (fact - first) % DISTANCES != BACKWARDS as usize
    }

    fn list_pawns(&self, viewer: Seat, seat: Seat, pawns: &[Space; 4], name: &mut impl FnMut(usize)) {
        let block = self.block(viewer, seat);
        for space in pawns {
            name(block + self.spot(seat, *space));
        }
        let shape = self.shape(seat, pawns);
        name(block + self.spot_count + GOAL + usize::from(shape.circles));
        name(block + self.spot_count + HOME + usize::from(shape.at_home));
        for _ in 0..shape.stacked {
            name(block + self.spot_count + STACK);
        }
    }

    /// Names the facts that are there because two pawns of different seats stand where they do.
    #[inline]
    pub(super) fn list_meeting(&self, viewer: Seat, a: (Seat, Space), b: (Seat, Space), mut name: impl FnMut(usize)) {
        let are_on_track = self.ways[a.0][a.1] != OFF && self.ways[b.0][b.1] != OFF;
        if are_on_track {
            self.threat(viewer, a, b).into_iter().for_each(&mut name);
            self.threat(viewer, b, a).into_iter().for_each(&mut name);
        }
    }

    /// The fact that a pawn stands where an opponent's may land on it, if it does.
    #[inline]
    fn threat(&self, viewer: Seat, (seat, space): (Seat, Space), (other, from): (Seat, Space)) -> Option<usize> {
        let way = &self.ways[other];
        let steps = way[space].wrapping_sub(way[from]);
        // Where the one is off the way of the other, the difference is far beyond every card.
        if !(-BACKWARDS..=FORWARDS).contains(&steps) {
            return None;
        }
        let relative = &self.relative[viewer];
        let pair = self.threats[usize::from(relative[seat])][usize::from(relative[other])]?;
        Some(pair + (steps + BACKWARDS) as usize)
    }

    /// The fact that the viewer holds a card; the second fact of a card is that it holds one more.
    #[inline]
    pub(crate) fn held(&self, card: Card, is_second: bool) -> usize {
        self.cards + usize::from(is_second) * KINDS + card as usize
    }

    fn cards_left(&self, viewer: Seat, seat: Seat, cards: u8) -> usize {
        self.block(viewer, seat) + self.spot_count + CARDS + usize::from(cards).min(Hand::SIZE)
    }

    fn next(&self, viewer: Seat, next: Option<Seat>) -> usize {
        let relative = |seat: Seat| usize::from(self.relative[viewer][seat]);
        self.after_seats() + next.map_or(self.seats.len(), relative)
    }

    fn after_seats(&self) -> usize {
        self.seats.len() * (self.spot_count + MORE_OF_A_SEAT)
    }

    /// The first fact about a seat.
    #[inline]
    pub(super) fn block(&self, viewer: Seat, seat: Seat) -> usize {
        usize::from(self.relative[viewer][seat]) * (self.spot_count + MORE_OF_A_SEAT)
    }

    #[inline]
    pub(super) fn spot(&self, seat: Seat, space: Space) -> usize {
        usize::from(self.spots[seat][space])
    }

    #[inline]
    pub(super) fn shape(&self, seat: Seat, pawns: &[Space; 4]) -> Shape {
        let home = Space::home(seat);
        let mut shape = Shape { circles: 0, at_home: 0, stacked: 0 };
        for (i, space) in pawns.iter().enumerate() {
            shape.circles |= self.circles[*space];
            shape.at_home += u8::from(*space == home);
            shape.stacked += u8::from((i > 0) & (pawns[i.saturating_sub(1)] == *space) & (*space != home));
        }
        shape
    }
}

/// What can be said of a seat's pawns together.
pub(super) struct Shape {
    /// A bit for each circle that is taken.
    pub(super) circles: u8,
    pub(super) at_home: u8,
    /// How many pawns stand on others.
    pub(super) stacked: u8,
}
