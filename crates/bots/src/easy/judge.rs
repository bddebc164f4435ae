//! How good a position is for each team, by hand-written weights: progress, danger, walls, locked pawns and the cards
//! that the seat keeps.

use makker_rules::{Board, BySeat, Card, Hand, Kind, MoveList, Seat, SeatSet, Space, View};

use crate::easy::reach::{FARTHEST, Reach, chances_of_reach, reach_of};
use crate::easy::ways::Ways;
use crate::worlds::Unseen;

/// What counts how much, in steps of one pawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// To be out of home.
    out: f64,
    /// To be in the goal.
    in_goal: f64,
    /// Each free circle further in than a pawn that is not locked.
    gap: f64,
    /// To be locked.
    locked: f64,
    /// The share of a pawn's worth that a certain threat takes away.
    danger: f64,
    /// Each pawn of others that a wall holds up.
    wall: f64,
    /// The share of what the best of the cards kept can do.
    kept: f64,
}

impl Weights {
    pub(crate) const BEGINNER: Weights =
        Weights { out: 10.0, in_goal: 0.0, gap: 0.0, locked: 12.0, danger: 0.0, wall: 0.0, kept: 0.0 };

    pub(crate) const EASY: Weights =
        Weights { out: 20.0, in_goal: 5.0, gap: 2.0, locked: 10.0, danger: 0.25, wall: 1.0, kept: 0.3 };
}

/// The lead, in steps for each pawn on the board, that makes a team's win e times as likely as another's: about right in games
/// of `easy` against itself, by the Brier score that the arena shows.
const LEAD_A_PAWN: f64 = 12.5;

/// Judges positions as one seat sees them.
pub(crate) struct Judge<'a> {
    view: &'a View,
    seat: Seat,
    weights: Weights,
    ways: &'static Ways,
    /// The teams that still play.
    teams: Vec<SeatSet>,
    team: SeatSet,
    chances: [Reach<f64>; Hand::SIZE + 1],
    cards_left: BySeat<usize>,
    lead: f64,
    list: MoveList,
}

impl<'a> Judge<'a> {
    /// A judge for the seat of a view.
    pub(crate) fn new(view: &'a View, seat: Seat, weights: Weights) -> Judge<'a> {
        let rules = view.rules();
        let is_placed = |team: &Vec<Seat>| view.places.iter().flatten().any(|seat| team.contains(seat));
        let mut cards_left = BySeat::all(0);
        view.cards_left.iter().for_each(|(seat, cards)| cards_left[*seat] = usize::from(*cards));
        Judge {
            view,
            seat,
            weights,
            ways: Ways::of(rules),
            teams: rules.teams().filter(|team| !is_placed(team)).map(SeatSet::from_iter).collect(),
            team: rules.team_of(seat).into_iter().collect(),
            lead: LEAD_A_PAWN * (4 * rules.seats().len()) as f64,
            chances: chances_of_reach(&Unseen::new(view)),
            cards_left,
            list: MoveList::new(),
        }
    }

    /// The chance that the seat's team is the first of those that still play to lock all its pawns, with this board and these
    /// cards in the seat's hand, if it is ahead by `luck` steps besides.
    pub(crate) fn win(&mut self, board: &Board, kept: &Hand, luck: f64) -> f64 {
        if self.team.iter().all(|seat| board.is_finished(seat)) {
            return 1.0;
        }
        let reach = reach_of(kept);
        let kept = self.weights.kept * self.use_of(board, kept);
        let lead = |team: &SeatSet| {
            let score: f64 = team.iter().map(|seat| self.score(board, seat, &reach)).sum();
            (score + if *team == self.team { kept + luck } else { 0.0 }) / self.lead
        };
        let leads: Vec<f64> = self.teams.iter().map(lead).collect();
        let own = self.teams.iter().position(|team| *team == self.team);
        own.map_or(1.0, |own| 1.0 / leads.iter().map(|lead| libm::exp(lead - leads[own])).sum::<f64>())
    }

    /// What the best of the cards can do on this board, in steps.
    pub(crate) fn use_of(&mut self, board: &Board, cards: &Hand) -> f64 {
        if self.weights.kept == 0.0 {
            return 0.0;
        }
        cards.kinds().map(|card| self.gain(board, self.seat, card)).reduce(f64::max).unwrap_or(0.0)
    }

    /// The most that a seat's team gains on the others by one card, in steps; nothing if it cannot be played.
    pub(crate) fn gain(&mut self, board: &Board, seat: Seat, card: Card) -> f64 {
        let before = self.balance(board, seat);
        self.list.fill(board, seat, &[card]);
        let after = self.list.iter().map(|mv| self.balance(&board.after(mv), seat));
        after.map(|after| after - before).reduce(f64::max).unwrap_or(0.0)
    }

    /// The progress of a seat's team less that of the others.
    fn balance(&self, board: &Board, seat: Seat) -> f64 {
        let rules = self.view.rules();
        let signed = |other: &Seat| {
            let sign = if self.ways.are_teammates(seat, *other) { 1.0 } else { -1.0 };
            sign * board.pawns(*other).iter().map(|space| self.worth(board, *other, *space)).sum::<f64>()
        };
        rules.seats().iter().map(signed).sum()
    }

    /// What a pawn has achieved, in steps.
    pub(crate) fn worth(&self, board: &Board, seat: Seat, space: Space) -> f64 {
        let weights = &self.weights;
        // From a foreign start that is not on the way, reached by a swap, one step leads just beyond it (ruling 3).
        let beside = || self.ways.beyond_start(seat, space.owner()) - 1;
        match space.kind() {
            Kind::Home => 0.0,
            Kind::Start | Kind::Track(_) => {
                weights.out + f64::from(self.ways.steps(seat, space).unwrap_or_else(beside))
            }
            Kind::Goal(_) if board.is_locked(seat, space) => {
                weights.out + f64::from(self.ways.length) + weights.in_goal + weights.locked
            }
            Kind::Goal(circle) => {
                let is_free = |inner: &u8| Space::goal(seat, *inner).is_some_and(|inner| board.count_at(inner) == 0);
                let gaps = (circle + 1..=4).filter(is_free).count() as f64;
                weights.out + f64::from(self.ways.length) + weights.in_goal - weights.gap * gaps
            }
        }
    }

    fn score(&self, board: &Board, seat: Seat, own_reach: &Reach<bool>) -> f64 {
        let pawns = board.pawns(seat).iter();
        let pawns = pawns.map(|space| {
            let worth = self.worth(board, seat, *space);
            let danger = self.weights.danger;
            if danger == 0.0 { worth } else { worth * (1.0 - danger * self.danger(board, seat, *space, own_reach)) }
        });
        pawns.sum::<f64>() + self.weights.wall * self.held_up(board, seat)
    }

    /// The chance that others bump a pawn, as far as single cards go.
    pub(crate) fn danger(&self, board: &Board, seat: Seat, space: Space, own_reach: &Reach<bool>) -> f64 {
        if !matches!(space.kind(), Kind::Start | Kind::Track(_)) || board.count_at(space) > 1 {
            return 0.0;
        }
        let rules = self.view.rules();
        let others = rules.seats().iter().filter(|other| !self.ways.are_teammates(seat, **other));
        1.0 - others.map(|other| 1.0 - self.threat(board, *other, space, own_reach)).product::<f64>()
    }

    /// The chance that a seat can land on a space with one card.
    fn threat(&self, board: &Board, seat: Seat, space: Space, own_reach: &Reach<bool>) -> f64 {
        let Some(target) = self.ways.steps(seat, space) else { return 0.0 };
        // With an empty hand it waits for new cards: less of a threat than any card in hand, but one.
        let chances = &self.chances[self.cards_left[seat].clamp(1, Hand::SIZE)];
        let certain = |known: bool| if known { 1.0 } else { 0.0 };
        let is_own = seat == self.seat;
        let mut most: f64 = 0.0;
        for pawn in board.pawns(seat) {
            let chance = match (pawn.kind(), self.ways.steps(seat, *pawn)) {
                (Kind::Home, _) if target == 0 => {
                    if is_own {
                        certain(own_reach.start)
                    } else {
                        chances.start
                    }
                }
                (Kind::Start | Kind::Track(_), Some(from)) if from < target => {
                    let steps = usize::from(target - from);
                    if steps > FARTHEST || self.is_walled(board, seat, from, target) {
                        continue;
                    }
                    if is_own { certain(own_reach.forwards[steps]) } else { chances.forwards[steps] }
                }
                (Kind::Start | Kind::Track(_), Some(from)) => {
                    let steps = usize::from(from - target);
                    if steps > FARTHEST || self.is_walled(board, seat, target, from) {
                        continue;
                    }
                    if is_own { certain(own_reach.backwards[steps]) } else { chances.backwards[steps] }
                }
                _ => continue,
            };
            most = most.max(chance);
        }
        most
    }

    /// Is there a wall between two points of a seat's way? One that stands on the first of them is not between: a pawn that
    /// comes down on it, backwards where starts count, does not pass it (ruling 5).
    fn is_walled(&self, board: &Board, seat: Seat, from: u8, to: u8) -> bool {
        let is_between = |wall: Seat| {
            let is_at_start = || self.ways.steps(seat, Space::start(wall)) == Some(from);
            wall != seat && (from + 1..=to).contains(&self.ways.beyond_start(seat, wall)) && !is_at_start()
        };
        board.walls().iter().any(is_between)
    }

    /// How many pawns of opponents a seat's wall holds up, less those of teammates.
    fn held_up(&self, board: &Board, seat: Seat) -> f64 {
        if !board.walls().contains(seat) {
            return 0.0;
        }
        let rules = self.view.rules();
        let mut held = 0.0;
        for other in rules.seats().iter().filter(|other| **other != seat) {
            let beyond = self.ways.beyond_start(*other, seat);
            let is_behind = |space: &&Space| {
                let steps = self.ways.steps(*other, **space);
                steps.is_some_and(|steps| steps < beyond && usize::from(beyond - steps) <= FARTHEST)
            };
            let count = board.pawns(*other).iter().filter(is_behind).count() as f64;
            held += if self.ways.are_teammates(seat, *other) { -count } else { count };
        }
        held
    }

    /// The chance that a seat about which nothing is known can bring a pawn out with one of its cards, given their number.
    pub(crate) fn chance_of_start(&self, cards: usize) -> f64 {
        self.chances[cards.min(Hand::SIZE)].start
    }
}

#[cfg(test)]
mod tests {
    use makker_rules::{Edition, History, Setup};

    use super::*;

    /// Can anyone bump the pawn on this space?
    fn check(rules: Edition, board: &str, seat: Seat, space: &str, expected: bool) {
        let history = History::new(Setup::new(rules, Seat::Red)).unwrap();
        let view = View { board: Board::parse(rules, board).unwrap(), ..View::new(&history, Some(seat)) };
        let judge = Judge::new(&view, seat, Weights::EASY);
        let danger = judge.danger(&view.board, seat, space.parse().unwrap(), &reach_of(&Hand::EMPTY));
        assert_eq!(danger > 0.0, expected, "{rules}, {space} on {board}: {danger}");
    }

    #[test]
    fn a_wall_holds_up_who_would_pass_it_and_not_who_comes_down_on_it() {
        let beyond = "Rs,Rh,Rh,Rh/R4,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
        check(Edition::Nordic, beyond, Seat::Red, "Rs", true);
        check(Edition::Classic, beyond, Seat::Red, "Rs", false);
        let before = "Rs,Rh,Rh,Rh/B12,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
        check(Edition::Nordic, before, Seat::Red, "Rs", true);
        check(Edition::Classic, before, Seat::Red, "Rs", false);
        // Four backwards over the start, which is a step of its own in the first.
        for (rules, from) in [(Edition::Nordic, "R3"), (Edition::Classic, "R4")] {
            let walled = format!("Rs,B14,Rh,Rh/{from},Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh");
            check(rules, &walled, Seat::Red, "B14", false);
            let open = format!("B14,Rh,Rh,Rh/{from},Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh");
            check(rules, &open, Seat::Red, "B14", true);
        }
    }
}
