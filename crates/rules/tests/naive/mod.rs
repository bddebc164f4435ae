//! A second, deliberately naive reading of the move rules, written from the rulebooks and the rulings alone, to test the
//! real one against. Pawns have identities here and walk one step at a time; nothing is shared with the crate.
#![allow(dead_code)]

pub mod knobs;
pub mod positions;

use std::collections::BTreeMap;

use knobs::Rules;

/// Every legal spelling of every move of one card, mapped to the board after it.
pub fn moves(rules: &str, board: &str, seat: &str, card: &str) -> BTreeMap<String, String> {
    let table = Table::read(rules, board);
    let me = table.seat(seat);
    let mut found = Found { card, moves: BTreeMap::new() };

    // Ruling 15: a seat whose four pawns are locked plays with the pawns of one unfinished teammate, chosen for each card.
    if table.finished(me) {
        for mate in table.teammates(me) {
            if !table.finished(mate) {
                play(&table, mate, Steps::Helping, &mut found);
            }
        }
    } else {
        play(&table, me, Steps::Own, &mut found);
    }

    // Two effects are not tied to the pawns of one seat.
    match card {
        "swap" | "9/swap" => swap(&table, &mut found),
        "2SS" => bring_two_out(&table, me, &mut found),
        _ => {}
    }
    found.moves
}

/// Whose pawns a card is being used on.
#[derive(Clone, Copy, PartialEq)]
enum Steps {
    /// The seat's own: if its last pawn locks, the rest of a split goes on to a teammate.
    Own,
    /// A teammate's, because the seat is finished, or as the rest of a split: nobody comes after this one.
    Helping,
}

/// Everything that `card` can do with the pawns of the seat `who`.
fn play(table: &Table, who: usize, steps: Steps, found: &mut Found) {
    match found.card {
        // Ruling 17.
        "S" => bring_one_out(table, who, found),
        "S1" | "S8" | "S13" => {
            bring_one_out(table, who, found);
            one_pawn(table, who, found.card[1..].parse().expect("a number"), found);
        }
        "1/14" => {
            one_pawn(table, who, 1, found);
            one_pawn(table, who, 14, found);
        }
        "-4" => four_back(table, who, found),
        "7x1" => split(table, who, steps, 7, &[], &[], found),
        "4x1" => split(table, who, steps, 4, &[], &[], found),
        "6/3+3" => {
            one_pawn(table, who, 6, found);
            two_pawns(table, who, steps, 3, found);
        }
        "11/1+1" => {
            one_pawn(table, who, 11, found);
            two_pawns(table, who, steps, 1, found);
        }
        "7/+2-5" => {
            one_pawn(table, who, 7, found);
            two_on_five_back(table, who, found);
        }
        // Ruling 22: the jump shows in `Table::stopped_by_wall`.
        "5^" => {
            let mut jumping = table.clone();
            jumping.walls_stop = false;
            one_pawn(&jumping, who, 5, found);
        }
        "swap" => {}
        "9/swap" => one_pawn(table, who, 9, found),
        "2SS" => one_pawn(table, who, 2, found),
        number => one_pawn(table, who, number.parse().expect("a card"), found),
    }
}

/// Ruling 17: one pawn, that many steps forwards.
fn one_pawn(table: &Table, who: usize, steps: u32, found: &mut Found) {
    for pawn in table.pawns_of(who) {
        if let Some((after, leg)) = table.forwards(pawn, steps) {
            found.add(&[leg], &after);
        }
    }
}

/// Ruling 17: a pawn from home to its start.
fn bring_one_out(table: &Table, who: usize, found: &mut Found) {
    for pawn in table.pawns_of(who) {
        if let Some((after, leg)) = table.come_out(pawn) {
            found.add(&[leg], &after);
        }
    }
}

/// Ruling 18: four steps backwards, on the track or from a start, never in the goal.
fn four_back(table: &Table, who: usize, found: &mut Found) {
    for pawn in table.pawns_of(who) {
        if let Place::Home | Place::Goal(_) = table.pawns[pawn].place {
            continue;
        }
        if let Some(place) = table.walk_backwards(pawn, 4) {
            let leg = table.leg(pawn, place);
            found.add(&[leg], &table.land(pawn, place));
        }
    }
}

/// Ruling 19: exactly `left` more steps, any share to any pawn of the seat that has not moved yet, one after another.
fn split(table: &Table, who: usize, steps: Steps, left: u32, moved: &[usize], legs: &[String], found: &mut Found) {
    if left == 0 {
        found.add(legs, table);
        return;
    }
    for pawn in table.pawns_of(who) {
        if moved.contains(&pawn) {
            continue;
        }
        for share in 1..=left {
            let Some((after, leg)) = table.forwards(pawn, share) else {
                continue;
            };
            let moved = [moved, &[pawn]].concat();
            let legs = [legs, &[leg]].concat();
            if steps == Steps::Own && after.finished(who) && share < left {
                // Ruling 19: the seat's last pawn is locked, the rest is for the pawns of one teammate...
                for mate in after.teammates(who) {
                    split(&after, mate, Steps::Helping, left - share, &moved, &legs, found);
                }
                // ...or, where it may lapse, for nobody.
                if table.rules.rest_may_lapse {
                    found.add(&legs, &after);
                }
            } else {
                split(&after, who, steps, left - share, &moved, &legs, found);
            }
        }
    }
}

/// Ruling 20: exactly two pawns, `each` steps each, one after the other. It is no split: its second half never lapses.
fn two_pawns(table: &Table, who: usize, steps: Steps, each: u32, found: &mut Found) {
    for first in table.pawns_of(who) {
        let Some((between, first_leg)) = table.forwards(first, each) else {
            continue;
        };
        let mut seconds = between.pawns_of(who);
        // Ruling 20: if the first locks the seat's last pawn, the second may be a teammate's.
        if steps == Steps::Own && between.finished(who) {
            for mate in between.teammates(who) {
                seconds.extend(between.pawns_of(mate));
            }
        }
        for second in seconds {
            if second == first {
                continue;
            }
            if let Some((after, second_leg)) = between.forwards(second, each) {
                found.add(&[first_leg.clone(), second_leg], &after);
            }
        }
    }
}

/// Ruling 21: one pawn 2 forwards, then the same pawn 5 backwards; it lands twice.
fn two_on_five_back(table: &Table, who: usize, found: &mut Found) {
    for pawn in table.pawns_of(who) {
        let Some(middle) = table.walk_forwards(pawn, 2) else {
            continue;
        };
        let leg = table.leg(pawn, middle);
        let between = table.land(pawn, middle);
        // Ruling 21: the pawn has bumped itself, the move ends there.
        if between.pawns[pawn].place == Place::Home {
            found.add(&[leg], &between);
            continue;
        }
        // Ruling 21: a pawn that the first part locks cannot use it.
        if between.locked(pawn) {
            continue;
        }
        let Some(end) = between.walk_backwards(pawn, 5) else {
            continue;
        };
        let after = between.land(pawn, end);
        // Ruling 21: judged where the move ends, not between its two parts.
        if table.halfway(pawn, end, &after) {
            continue;
        }
        let leg = format!("{leg}>{}", table.name(who, end));
        found.add(&[leg], &after);
    }
}

/// Ruling 23: any two pawns on the track change places, whosever they are.
fn swap(table: &Table, found: &mut Found) {
    for one in 0..table.pawns.len() {
        for other in 0..table.pawns.len() {
            if one == other || table.protected(one) || table.protected(other) {
                continue;
            }
            let mut after = table.clone();
            after.pawns[one].place = table.pawns[other].place;
            after.pawns[other].place = table.pawns[one].place;
            let leg = format!("{}<>{}", table.name_of(one), table.name_of(other));
            found.add(&[leg], &after);
        }
    }
}

/// Ruling 24: exactly two pawns from home to their starts, any two of the team: all the pairs that the ruling lists,
/// helping or not, come to that. Both are at home when the card is played: a teammate's pawn that the first one bumps home is
/// not the second.
fn bring_two_out(table: &Table, me: usize, found: &mut Found) {
    let mut team = table.pawns_of(me);
    for mate in table.teammates(me) {
        team.extend(table.pawns_of(mate));
    }
    for &first in &team {
        let Some((between, first_leg)) = table.come_out(first) else {
            continue;
        };
        for &second in &team {
            if second == first || table.pawns[second].place != Place::Home {
                continue;
            }
            if let Some((after, second_leg)) = between.come_out(second) {
                found.add(&[first_leg.clone(), second_leg], &after);
            }
        }
    }
}

/// The spellings found so far for one card.
struct Found<'a> {
    card: &'a str,
    moves: BTreeMap<String, String>,
}

impl Found<'_> {
    fn add(&mut self, legs: &[String], after: &Table) {
        let spelling = format!("{} {}", self.card, legs.join(", "));
        let board = after.text();
        if let Some(before) = self.moves.insert(spelling.clone(), board.clone()) {
            assert_eq!(before, board, "{spelling} has two meanings");
        }
    }
}

/// Where a pawn stands. Home and goal are those of its own seat.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Place {
    Home,
    /// The start of this seat.
    Start(usize),
    /// A numbered space of this seat's arc.
    Arc(usize, u32),
    /// A circle, 1 outermost to 4 innermost.
    Goal(u32),
}

#[derive(Clone, Copy)]
struct Pawn {
    seat: usize,
    place: Place,
}

#[derive(Clone, Copy, PartialEq)]
enum Direction {
    Forwards,
    Backwards,
}

/// The board with its pawns, and what the rule set makes of them.
#[derive(Clone)]
struct Table {
    rules: Rules,
    /// The seats clockwise.
    seats: Vec<char>,
    /// How many numbered spaces an arc has.
    arc: u32,
    /// False while a card jumps walls.
    walls_stop: bool,
    pawns: Vec<Pawn>,
}

impl Table {
    // Reading and writing.

    fn read(rules: &str, board: &str) -> Self {
        let rules = Rules::read(rules).unwrap_or_else(|| panic!("no rule set {rules}"));
        let (seats, arc) = (rules.seats().chars().collect(), rules.arc());
        let mut table = Table { rules, seats, arc, walls_stop: true, pawns: Vec::new() };
        for (seat, pawns) in board.split('/').enumerate() {
            for name in pawns.split(',') {
                let place = table.place(seat, name);
                table.pawns.push(Pawn { seat, place });
            }
            assert_eq!(table.pawns.len(), 4 * (seat + 1), "four pawns a seat: {board}");
        }
        assert_eq!(table.pawns.len(), 4 * table.seats.len(), "all seats: {board}");
        // Rulings 3 and 4: where a start neither counts nor can be swapped from, no other comes to stand there.
        for pawn in &table.pawns {
            let guest = matches!(pawn.place, Place::Start(owner) if owner != pawn.seat);
            assert!(!guest || rules.guests_on_a_start() > 0, "nobody comes to stand there: {board}");
        }
        // Rulings 8 and 10.
        for (index, one) in table.pawns.iter().enumerate() {
            for other in &table.pawns[index + 1..] {
                let fine = match one.place {
                    Place::Home => true,
                    Place::Start(_) | Place::Arc(..) => one.seat == other.seat,
                    Place::Goal(_) => one.seat != other.seat,
                };
                assert!(fine || one.place != other.place, "two on a space: {board}");
            }
        }
        table
    }

    fn seat(&self, letter: &str) -> usize {
        let found = self.seats.iter().position(|seat| seat.to_string() == letter);
        found.unwrap_or_else(|| panic!("no seat {letter}"))
    }

    fn place(&self, seat: usize, name: &str) -> Place {
        let (letter, rest) = name.split_at(1);
        let owner = self.seat(letter);
        match rest {
            "h" if owner == seat => Place::Home,
            "s" => Place::Start(owner),
            "g1" if owner == seat => Place::Goal(1),
            "g2" if owner == seat => Place::Goal(2),
            "g3" if owner == seat => Place::Goal(3),
            "g4" if owner == seat => Place::Goal(4),
            number => {
                let number = number.parse().unwrap_or_else(|_| panic!("no space {name}"));
                assert!((1..=self.arc).contains(&number), "no space {name}");
                Place::Arc(owner, number)
            }
        }
    }

    fn name(&self, seat: usize, place: Place) -> String {
        match place {
            Place::Home => format!("{}h", self.seats[seat]),
            Place::Start(owner) => format!("{}s", self.seats[owner]),
            Place::Arc(owner, number) => format!("{}{number}", self.seats[owner]),
            Place::Goal(circle) => format!("{}g{circle}", self.seats[seat]),
        }
    }

    fn name_of(&self, pawn: usize) -> String {
        self.name(self.pawns[pawn].seat, self.pawns[pawn].place)
    }

    fn leg(&self, pawn: usize, to: Place) -> String {
        format!("{}>{}", self.name_of(pawn), self.name(self.pawns[pawn].seat, to))
    }

    fn text(&self) -> String {
        let mut seats = Vec::new();
        for seat in 0..self.seats.len() {
            let mut names: Vec<String> = self.pawns_of(seat).into_iter().map(|pawn| self.name_of(pawn)).collect();
            names.sort();
            seats.push(names.join(","));
        }
        seats.join("/")
    }

    // Who and where.

    fn pawns_of(&self, seat: usize) -> Vec<usize> {
        (0..self.pawns.len()).filter(|&pawn| self.pawns[pawn].seat == seat).collect()
    }

    /// The other seats of the team.
    fn teammates(&self, seat: usize) -> Vec<usize> {
        let teams = self.rules.teams();
        let team = teams.iter().find(|team| team.contains(self.seats[seat])).expect("a team");
        let mates = team.chars().map(|letter| self.seat(&letter.to_string()));
        mates.filter(|&mate| mate != seat).collect()
    }

    /// Four pawns in the goal fill it, and are then all locked.
    fn finished(&self, seat: usize) -> bool {
        self.pawns_of(seat).into_iter().all(|pawn| self.locked(pawn))
    }

    /// Ruling 10: on a circle, with every circle further in filled.
    fn locked(&self, pawn: usize) -> bool {
        let Place::Goal(circle) = self.pawns[pawn].place else {
            return false;
        };
        (circle + 1..=4).all(|inner| self.circle_taken(self.pawns[pawn].seat, inner))
    }

    fn circle_taken(&self, seat: usize, circle: u32) -> bool {
        self.pawns.iter().any(|pawn| pawn.seat == seat && pawn.place == Place::Goal(circle))
    }

    /// Ruling 23: which pawns a swap cannot take.
    fn protected(&self, pawn: usize) -> bool {
        let Pawn { seat, place } = self.pawns[pawn];
        let company = self.pawns.iter().filter(|other| other.seat == seat && other.place == place).count();
        match place {
            Place::Home | Place::Goal(_) => true,
            // Anybody's pawn on anybody's start.
            Place::Start(_) if !self.rules.swap_from_start => true,
            Place::Start(_) | Place::Arc(..) => company >= 2,
        }
    }

    fn next(&self, seat: usize) -> usize {
        (seat + 1) % self.seats.len()
    }

    fn previous(&self, seat: usize) -> usize {
        (seat + self.seats.len() - 1) % self.seats.len()
    }

    /// Ruling 5: the owner's pawns on the owner's start stop every other seat's pawns; pawns of others there stop nobody.
    fn stopped_by_wall(&self, traveller: usize, owner: usize) -> bool {
        let wall = self.pawns.iter().any(|pawn| pawn.seat == owner && pawn.place == Place::Start(owner));
        wall && traveller != owner && self.walls_stop
    }

    // Moving.

    /// An ordinary forward move: it walks, turns, lands and bumps. Gives the table after it and the leg.
    fn forwards(&self, pawn: usize, steps: u32) -> Option<(Self, String)> {
        let place = self.walk_forwards(pawn, steps)?;
        let after = self.land(pawn, place);
        if self.halfway(pawn, place, &after) {
            return None;
        }
        Some((after, self.leg(pawn, place)))
    }

    /// Rulings 12 and 21: would a pawn that began in the goal end there unlocked, where it must end locked or out on the track?
    /// Each pawn's own move is judged, and by where its steps lead (ruling 25).
    fn halfway(&self, pawn: usize, end: Place, after: &Table) -> bool {
        let began_in_goal = matches!(self.pawns[pawn].place, Place::Goal(_));
        let ends_in_goal = matches!(end, Place::Goal(_));
        self.rules.lock_or_leave && began_in_goal && ends_in_goal && !after.locked(pawn)
    }

    /// Ruling 9: from home to the start, where the pawn lands as anywhere else.
    fn come_out(&self, pawn: usize) -> Option<(Self, String)> {
        let Pawn { seat, place } = self.pawns[pawn];
        if place != Place::Home {
            return None;
        }
        let start = Place::Start(seat);
        Some((self.land(pawn, start), self.leg(pawn, start)))
    }

    /// Ruling 8: one pawn of another seat is bumped home, two or more bump the one that lands; one's own stack.
    fn land(&self, pawn: usize, place: Place) -> Self {
        let mut after = self.clone();
        after.pawns[pawn].place = place;
        // Ruling 10: in the goal nobody is bumped.
        if let Place::Goal(_) = place {
            return after;
        }
        let mut others = Vec::new();
        for other in 0..self.pawns.len() {
            if self.pawns[other].seat != self.pawns[pawn].seat && self.pawns[other].place == place {
                others.push(other);
            }
        }
        if others.len() == 1 {
            after.pawns[others[0]].place = Place::Home;
        }
        if others.len() >= 2 {
            after.pawns[pawn].place = Place::Home;
        }
        after
    }

    /// Where a pawn comes down after walking forwards; nothing if it cannot walk that far.
    fn walk_forwards(&self, pawn: usize, steps: u32) -> Option<Place> {
        self.walk(pawn, Direction::Forwards, steps)
    }

    /// Where a pawn comes down after walking backwards; nothing if it cannot walk that far.
    fn walk_backwards(&self, pawn: usize, steps: u32) -> Option<Place> {
        self.walk(pawn, Direction::Backwards, steps)
    }

    fn walk(&self, pawn: usize, mut direction: Direction, steps: u32) -> Option<Place> {
        let Pawn { seat, place: from } = self.pawns[pawn];
        // Ruling 17: a number does not bring a pawn out. Ruling 10: a locked pawn never moves again.
        if from == Place::Home || self.locked(pawn) {
            return None;
        }
        // The pawn is off the board while it walks: it never meets itself.
        let mut board = self.clone();
        board.pawns[pawn].place = Place::Home;
        let mut place = from;
        for step in 1..=steps {
            if let Place::Goal(circle) = place {
                let free_ahead = circle < 4 && !board.circle_taken(seat, circle + 1);
                let free_behind = circle == 1 || !board.circle_taken(seat, circle - 1);
                // Ruling 13: shut in on both sides.
                if !free_ahead && !free_behind {
                    return None;
                }
                if direction == Direction::Forwards && !free_ahead {
                    // Ruling 14: turning before the first step.
                    if step == 1 && !self.rules.turns_on_the_spot {
                        return None;
                    }
                    // Ruling 11: the end of the free way.
                    direction = Direction::Backwards;
                } else if direction == Direction::Backwards && !free_behind {
                    // Ruling 13: going backwards, for whatever reason, it meets a pawn.
                    if !self.rules.turns_often {
                        return None;
                    }
                    direction = Direction::Forwards;
                }
            }
            place = match direction {
                Direction::Forwards => board.step_forwards(seat, place)?,
                Direction::Backwards => board.step_backwards(seat, place)?,
            };
        }
        Some(place)
    }

    fn step_forwards(&self, seat: usize, place: Place) -> Option<Place> {
        match place {
            Place::Home => None,
            // Rulings 2, 3 and 4. Ruling 5: stepping on from a start with a wall would be passing it.
            Place::Start(owner) if self.stopped_by_wall(seat, owner) => None,
            Place::Start(owner) => Some(Place::Arc(owner, 1)),
            Place::Arc(owner, number) if number < self.arc => Some(Place::Arc(owner, number + 1)),
            Place::Arc(owner, _) => {
                let next = self.next(owner);
                if next == seat {
                    // Rulings 2 and 4: before its own start a pawn turns into the goal. Ruling 11: unless circle 1 is taken.
                    if self.circle_taken(seat, 1) { None } else { Some(Place::Goal(1)) }
                } else if self.rules.start_counts {
                    // Ruling 4: the start counts.
                    Some(Place::Start(next))
                } else if self.stopped_by_wall(seat, next) {
                    // Ruling 5.
                    None
                } else {
                    // Ruling 3: the start does not count.
                    Some(Place::Arc(next, 1))
                }
            }
            // Ruling 10: no pawn passes another in the goal.
            Place::Goal(circle) if circle == 4 || self.circle_taken(seat, circle + 1) => None,
            Place::Goal(circle) => Some(Place::Goal(circle + 1)),
        }
    }

    fn step_backwards(&self, seat: usize, place: Place) -> Option<Place> {
        match place {
            Place::Home => None,
            // Rulings 3 and 4. Ruling 5: stepping on from a start with a wall would be passing it.
            Place::Start(owner) if self.stopped_by_wall(seat, owner) => None,
            Place::Start(owner) => Some(Place::Arc(self.previous(owner), self.arc)),
            Place::Arc(owner, number) if number > 1 => Some(Place::Arc(owner, number - 1)),
            // Ruling 4: the start counts, one's own too.
            Place::Arc(owner, _) if self.rules.start_counts => Some(Place::Start(owner)),
            // Ruling 5; the owner may pass.
            Place::Arc(owner, _) if self.stopped_by_wall(seat, owner) => None,
            // Ruling 3: the start does not count.
            Place::Arc(owner, _) => Some(Place::Arc(self.previous(owner), self.arc)),
            // Ruling 4: circle 1 and the last space before the start are neighbours.
            Place::Goal(1) => Some(Place::Arc(self.previous(seat), self.arc)),
            // Ruling 10: no pawn passes another in the goal.
            Place::Goal(circle) if self.circle_taken(seat, circle - 1) => None,
            Place::Goal(circle) => Some(Place::Goal(circle - 1)),
        }
    }
}
