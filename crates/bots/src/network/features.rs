//! What the network sees of a situation: numbered facts that are either there or not, as one seat looks at the table.

use makker_rules::{Board, ByRuleSet, BySeat, BySpace, Card, Hand, Kind, RuleSet, Seat, Space, way};

/// A situation as one seat knows it, after a decision of its own or between deals.
#[derive(Clone, Copy)]
pub struct Situation<'a> {
    /// Where the pawns stand.
    pub board: &'a Board,
    /// Who looks.
    pub viewer: Seat,
    /// The viewer's cards.
    pub hand: Hand,
    /// How many cards each seat holds.
    pub cards_left: [u8; 6],
    /// The card that the viewer gave and that the teammate still holds.
    pub given: Option<Card>,
    /// Who plays next; nobody between deals.
    pub next: Option<Seat>,
    /// Who will begin the next deal.
    pub opener: Seat,
    /// Are cards being exchanged?
    pub exchanging: bool,
}

/// The numbers of the facts for the rule sets with so many seats, and where each pawn is from its owner's start.
pub struct Features {
    seats: &'static [Seat],
    /// By viewer and seat: how many places clockwise.
    relative: BySeat<BySeat<u8>>,
    /// By owner and space: home, then each start and its arc clockwise from the owner's, then the circles.
    places: BySeat<BySpace<u8>>,
    /// By space: the bit of a circle, none elsewhere.
    circles: BySpace<u8>,
    /// By seat and space: how far it is along the seat's way on the track; [`OFF`] elsewhere.
    ways: BySeat<BySpace<i16>>,
    /// By seat: its opponents.
    opponents: BySeat<Vec<Seat>>,
    /// By how far clockwise the seats of a threatened and of a threatening pawn are: the first fact about such pawns;
    /// none where it does not matter to the viewer.
    threats: [[Option<usize>; 6]; 6],
    /// How many places a pawn can be at.
    place_count: usize,
    /// The first fact about the viewer's cards.
    cards: usize,
    /// How many facts there are in all.
    pub count: usize,
}

/// For spaces that a seat's pawns do not walk over.
const OFF: i16 = i16::MAX;

/// From so many steps behind a pawn, and so many before it, others can land on it with one card.
const FORWARDS: i16 = 14;
const BACKWARDS: i16 = 5;
const DISTANCES: usize = (BACKWARDS + FORWARDS + 1) as usize;

/// A start and the longest arc.
const ARC: usize = 15;
const KINDS: usize = Card::ALL.len();

// What follows the places in the facts about one seat.
const GOAL: usize = 0;
const HOME: usize = GOAL + 16;
const STACK: usize = HOME + 5;
const CARDS: usize = STACK + 1;
const MORE_OF_A_SEAT: usize = CARDS + Hand::SIZE + 1;

impl Features {
    /// The facts of a rule set.
    pub fn of(edition: RuleSet) -> &'static Features {
        static ALL: ByRuleSet<Features> = ByRuleSet::new();
        ALL.get(edition, Features::new)
    }

    fn new(edition: RuleSet) -> Features {
        let seats = edition.seats();
        let n = seats.len();
        let mut relative = BySeat::all(BySeat::all(0));
        for (i, viewer) in seats.iter().enumerate() {
            for (k, seat) in seats.iter().enumerate() {
                relative[*viewer][*seat] = ((k + n - i) % n) as u8;
            }
        }
        let place_count = 1 + n * ARC + 4;
        let mut count = n * (place_count + MORE_OF_A_SEAT) + (n + 1) + n + 1 + 3 * KINDS;
        let mut threats = [[None; 6]; 6];
        for (a, row) in threats.iter_mut().enumerate().take(n) {
            for (b, threat) in row.iter_mut().enumerate().take(n) {
                let team = |place: usize| place % edition.team_count();
                if team(a) != team(b) && (team(a) == 0 || team(b) == 0) {
                    *threat = Some(count);
                    count += DISTANCES;
                }
            }
        }
        let opponents = BySeat::from_fn(|seat| {
            let is_opponent = |other: &&Seat| edition.has_seat(seat) && !edition.are_teammates(seat, **other);
            seats.iter().filter(is_opponent).copied().collect()
        });
        let mut features = Features {
            seats,
            relative,
            places: BySeat::all(BySpace::all(0)),
            circles: BySpace::all(0),
            ways: BySeat::all(BySpace::all(OFF)),
            opponents,
            threats,
            place_count,
            cards: n * (place_count + MORE_OF_A_SEAT) + (n + 1) + n + 1,
            count,
        };
        for seat in seats {
            for (space, place) in way(edition, *seat).iter().zip(0..).filter(|(space, _)| !space.is_goal()) {
                features.ways[*seat][*space] = place;
            }
        }
        for space in Space::all().filter(|space| edition.has_seat(space.owner())) {
            for seat in seats {
                let arc = 1 + usize::from(relative[*seat][space.owner()]) * ARC;
                features.places[*seat][space] = match space.kind() {
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

    /// Names each fact of a situation; one that counts twice, twice.
    pub fn list(&self, situation: &Situation<'_>, mut name: impl FnMut(usize)) {
        for seat in self.seats {
            self.list_pawns(situation.viewer, *seat, situation.board.pawns(*seat), &mut name);
            name(self.cards_left(situation.viewer, *seat, situation.cards_left[*seat as usize]));
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

    fn list_pawns(&self, viewer: Seat, seat: Seat, pawns: &[Space; 4], name: &mut impl FnMut(usize)) {
        let block = self.block(viewer, seat);
        for space in pawns {
            name(block + self.place(seat, *space));
        }
        let shape = self.shape(seat, pawns);
        name(block + self.place_count + GOAL + usize::from(shape.circles));
        name(block + self.place_count + HOME + usize::from(shape.at_home));
        for _ in 0..shape.stacked {
            name(block + self.place_count + STACK);
        }
    }

    /// Which pawns stand elsewhere after a move.
    #[inline]
    pub(crate) fn changes(&self, before: &Board, after: &Board) -> Changes {
        let mut changes = Changes { lost: Pawns::new(), gained: Pawns::new() };
        for seat in self.seats {
            let (before, after) = (before.pawns(*seat), after.pawns(*seat));
            if before == after {
                continue;
            }
            // Both are sorted, and mostly one pawn differs.
            let (mut i, mut k) = (0, 0);
            while i < 4 || k < 4 {
                if k == 4 || (i < 4 && before[i] < after[k]) {
                    changes.lost.push(*seat, before[i]);
                    i += 1;
                } else if i == 4 || after[k] < before[i] {
                    changes.gained.push(*seat, after[k]);
                    k += 1;
                } else {
                    (i, k) = (i + 1, k + 1);
                }
            }
        }
        changes
    }

    /// Names what [`Features::list_standing`] has counted on the board before the move, pawn by pawn, and should not have,
    /// because two of the pawns moved (`false`), and what it should have (`true`).
    #[inline]
    pub(crate) fn list_crossings(&self, viewer: Seat, changes: &Changes, mut name: impl FnMut(usize, bool)) {
        let Changes { lost, gained } = changes;
        if lost.len == 1 || lost.iter().all(|(seat, _)| *seat == lost.pawns[0].0) {
            return;
        }
        for (i, pawn) in lost.iter().enumerate() {
            for other in lost.iter().take(i).filter(|other| other.0 != pawn.0) {
                self.list_meeting(viewer, *pawn, *other, |fact| name(fact, true));
            }
            for other in gained.iter().filter(|other| other.0 != pawn.0) {
                self.list_meeting(viewer, *pawn, *other, |fact| name(fact, false));
            }
        }
        for (i, pawn) in gained.iter().enumerate() {
            for other in gained.iter().take(i).filter(|other| other.0 != pawn.0) {
                self.list_meeting(viewer, *pawn, *other, |fact| name(fact, true));
            }
        }
    }

    /// Names the facts about the pawns of each seat together that are lost (`false`) and gained (`true`).
    #[inline]
    pub(crate) fn list_shapes(&self, viewer: Seat, before: &Board, after: &Board, mut name: impl FnMut(usize, bool)) {
        for seat in self.seats {
            let (before, after) = (before.pawns(*seat), after.pawns(*seat));
            if before == after {
                continue;
            }
            let (old, new) = (self.shape(*seat, before), self.shape(*seat, after));
            let more = self.block(viewer, *seat) + self.place_count;
            if old.circles != new.circles {
                name(more + GOAL + usize::from(old.circles), false);
                name(more + GOAL + usize::from(new.circles), true);
            }
            if old.at_home != new.at_home {
                name(more + HOME + usize::from(old.at_home), false);
                name(more + HOME + usize::from(new.at_home), true);
            }
            for _ in new.stacked..old.stacked {
                name(more + STACK, false);
            }
            for _ in old.stacked..new.stacked {
                name(more + STACK, true);
            }
        }
    }

    /// Names the facts that are there because a pawn stands on a space: where it is, whom it threatens and who threatens it.
    #[inline]
    pub(crate) fn list_standing(&self, viewer: Seat, pawn: (Seat, Space), board: &Board, mut name: impl FnMut(usize)) {
        let (seat, space) = pawn;
        name(self.block(viewer, seat) + self.place(seat, space));
        if self.ways[seat][space] == OFF {
            return;
        }
        for other in &self.opponents[seat] {
            for from in board.pawns(*other) {
                if self.ways[*other][*from] != OFF {
                    self.list_meeting(viewer, pawn, (*other, *from), &mut name);
                }
            }
        }
    }

    /// Names the facts that are there because two pawns of different seats stand where they do.
    #[inline]
    pub(crate) fn list_meeting(&self, viewer: Seat, a: (Seat, Space), b: (Seat, Space), mut name: impl FnMut(usize)) {
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
        self.block(viewer, seat) + self.place_count + CARDS + usize::from(cards).min(Hand::SIZE)
    }

    fn next(&self, viewer: Seat, next: Option<Seat>) -> usize {
        let relative = |seat: Seat| usize::from(self.relative[viewer][seat]);
        self.after_seats() + next.map_or(self.seats.len(), relative)
    }

    fn after_seats(&self) -> usize {
        self.seats.len() * (self.place_count + MORE_OF_A_SEAT)
    }

    /// The first fact about a seat.
    #[inline]
    fn block(&self, viewer: Seat, seat: Seat) -> usize {
        usize::from(self.relative[viewer][seat]) * (self.place_count + MORE_OF_A_SEAT)
    }

    #[inline]
    fn place(&self, seat: Seat, space: Space) -> usize {
        usize::from(self.places[seat][space])
    }

    #[inline]
    fn shape(&self, seat: Seat, pawns: &[Space; 4]) -> Shape {
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

/// Which pawns are no longer where they stood, and where there are some instead.
pub(crate) struct Changes {
    pub(crate) lost: Pawns,
    pub(crate) gained: Pawns,
}

/// A few pawns.
pub(crate) struct Pawns {
    /// No move takes more of them away from where they stand than a split among four and all whom these bump.
    pawns: [(Seat, Space); 24],
    len: usize,
}

impl Pawns {
    #[inline]
    fn new() -> Pawns {
        Pawns { pawns: [(Seat::Red, Space::home(Seat::Red)); 24], len: 0 }
    }

    #[inline]
    fn push(&mut self, seat: Seat, space: Space) {
        self.pawns[self.len % 24] = (seat, space);
        self.len += 1;
    }

    #[inline]
    pub(crate) fn iter(&self) -> std::slice::Iter<'_, (Seat, Space)> {
        self.pawns[..self.len.min(24)].iter()
    }
}

/// What can be said of a seat's pawns together.
struct Shape {
    /// A bit for each circle that is taken.
    circles: u8,
    at_home: u8,
    /// How many pawns stand on others.
    stacked: u8,
}

#[cfg(test)]
mod tests {
    use makker_chance::Chance;
    use makker_rules::{Game, MoveList, Phase, RuleSet, Setup};

    use super::*;

    #[test]
    fn changes_lead_from_the_facts_before_to_those_after() {
        for edition in makker_rules::Edition::ALL.map(RuleSet::from) {
            let features = Features::of(edition);
            let mut chance = Chance::from_seed(3);
            let mut game = Game::new(Setup::new(edition, Seat::Red)).unwrap();
            let mut list = MoveList::new();
            for _ in 0..3000 {
                match game.phase() {
                    Phase::Over => break,
                    Phase::Shuffle => {
                        let mut deck = edition.deck();
                        chance.shuffle(&mut deck);
                        game.shuffle(&deck).unwrap();
                    }
                    Phase::Exchange => {
                        let seat = game.to_give().iter().next().unwrap();
                        game.give(seat, game.hand(seat)[0]).unwrap();
                    }
                    Phase::Play(viewer) => {
                        game.legal_moves(&mut list);
                        if list.is_empty() {
                            game.fold(viewer).unwrap();
                            continue;
                        }
                        let before = *game.board();
                        game.play_unchecked(&list[chance.below(list.len())]);
                        check_changes(features, viewer, &before, game.board());
                    }
                }
            }
        }
    }

    fn check_changes(features: &Features, viewer: Seat, before: &Board, after: &Board) {
        let facts = |board: &Board| {
            let mut counts = vec![0_i32; features.count];
            let cards_left = [2; 6];
            let situation = Situation {
                board,
                viewer,
                hand: Hand::EMPTY,
                cards_left,
                given: None,
                next: None,
                opener: viewer,
                exchanging: true,
            };
            features.list(&situation, |fact| counts[fact] += 1);
            counts
        };
        let mut counts = facts(before);
        let mut count = |fact: usize, is_gained: bool| counts[fact] += if is_gained { 1 } else { -1 };
        features.list_shapes(viewer, before, after, &mut count);
        let changes = features.changes(before, after);
        for (pawns, is_gained) in [(&changes.lost, false), (&changes.gained, true)] {
            for pawn in pawns.iter() {
                features.list_standing(viewer, *pawn, before, |fact| count(fact, is_gained));
            }
        }
        features.list_crossings(viewer, &changes, count);
        assert_eq!(counts, facts(after));
    }
}
