//! Dense random positions: full and gappy goals, walls, stacks, helpers and crowds, so that every ruling is met often.
//! Not every one need arise in play, but each is a board that the rule set allows.

use super::knobs::Rules;

/// A dense random position: (board text, seat letter). `random(n)` gives a uniform number below n.
pub fn dense(rules: &str, random: &mut dyn FnMut(u32) -> u32) -> (String, String) {
    let rules = Rules::read(rules).unwrap_or_else(|| panic!("no rule set {rules}"));
    let (seats, arc, teams) = (rules.seats().len(), rules.arc() as usize, rules.teams().len());
    let mut scene = Scene {
        rules,
        seats,
        arc,
        ring: vec![None; seats * (arc + 1)],
        homes: vec![0; seats],
        goals: vec![[false; 4]; seats],
    };

    // The seat that plays is settled first: most of what is interesting happens around it.
    let player = below(random, seats);
    let team = player % teams;
    let crowd = scene.crowd(player, random);

    let mut tempers: Vec<Temper> = (0..seats).map(|_| temper(random)).collect();
    match random(10) {
        // The player helps; in a team of three sometimes next to another who does.
        0 => {
            tempers[player] = Temper::Finished;
            if random(2) == 0 {
                tempers[(player + teams) % seats] = Temper::Finished;
            }
        }
        // The player is about to lock its last pawn.
        1 => tempers[player] = Temper::OneToGo,
        // A teammate is finished.
        2 => tempers[(player + teams) % seats] = Temper::Finished,
        // Nearly everybody is in the crowd.
        3..=5 => {
            for temper in &mut tempers {
                if random(5) > 0 {
                    *temper = [Temper::Crowd, Temper::Stack][below(random, 2)];
                }
            }
        }
        _ => {}
    }
    // No team is finished as a whole.
    for first in 0..teams {
        let members: Vec<usize> = (first..seats).step_by(teams).collect();
        if members.iter().all(|&seat| tempers[seat] == Temper::Finished) {
            let chosen = if first == team && random(2) == 0 {
                members.into_iter().find(|&seat| seat != player).expect("a teammate")
            } else {
                members[below(random, members.len())]
            };
            tempers[chosen] = temper_unfinished(random);
        }
    }

    // Seats take their places in a random order, so that none always finds the crowd taken.
    let mut order: Vec<usize> = (0..seats).collect();
    for last in (1..seats).rev() {
        order.swap(last, below(random, last + 1));
    }
    for seat in order {
        scene.seat(seat, tempers[seat], &crowd, random);
    }
    (scene.text(), scene.letter(player).to_string())
}

/// What a seat's pawns are up to.
#[derive(Clone, Copy, PartialEq)]
enum Temper {
    /// All four locked.
    Finished,
    /// Three locked, the last one near or in front of the goal.
    OneToGo,
    /// Two or three in the goal anyhow, the rest near it.
    Arriving,
    /// One to three in the goal anyhow, the rest anywhere.
    Gaps,
    /// Several on their own start.
    Wall,
    /// Most on one space.
    Stack,
    /// All in the crowd.
    Crowd,
    /// Around their own start.
    Doorstep,
    /// Most at home.
    Asleep,
    /// Anything.
    Mixed,
}

fn temper(random: &mut dyn FnMut(u32) -> u32) -> Temper {
    if random(9) == 0 { Temper::Finished } else { temper_unfinished(random) }
}

fn temper_unfinished(random: &mut dyn FnMut(u32) -> u32) -> Temper {
    match random(15) {
        0 | 1 => Temper::OneToGo,
        2 | 3 => Temper::Arriving,
        4 | 5 => Temper::Gaps,
        6 => Temper::Wall,
        7 => Temper::Stack,
        8 | 9 => Temper::Crowd,
        10 => Temper::Doorstep,
        11 | 12 => Temper::Asleep,
        _ => Temper::Mixed,
    }
}

fn below(random: &mut dyn FnMut(u32) -> u32, limit: usize) -> usize {
    random(limit as u32) as usize
}

struct Scene {
    rules: Rules,
    seats: usize,
    arc: usize,
    /// Every start and numbered space clockwise, the start before its arc: the seat standing there, and how many pawns.
    ring: Vec<Option<(usize, usize)>>,
    homes: Vec<usize>,
    goals: Vec<[bool; 4]>,
}

impl Scene {
    /// A small part of the track, often around the player's start, a neighbour's, or the space 7 before the goal.
    fn crowd(&self, player: usize, random: &mut dyn FnMut(u32) -> u32) -> Vec<usize> {
        let length = 3 + below(random, 9);
        let begin = match random(4) {
            0 => below(random, self.ring.len()),
            1 => self.start(player) + self.ring.len() - 9 + below(random, 6),
            2 => self.start(player) + below(random, 3),
            _ => self.start(below(random, self.seats)) + self.ring.len() - below(random, length + 1),
        };
        (begin..begin + length).map(|space| space % self.ring.len()).collect()
    }

    fn start(&self, seat: usize) -> usize {
        seat * (self.arc + 1)
    }

    /// Places the four pawns of a seat.
    fn seat(&mut self, seat: usize, temper: Temper, crowd: &[usize], random: &mut dyn FnMut(u32) -> u32) {
        let circles: Vec<usize> = match temper {
            Temper::Finished => vec![0, 1, 2, 3],
            Temper::OneToGo => vec![1, 2, 3],
            Temper::Arriving => some_circles(2 + below(random, 2), random),
            Temper::Gaps => some_circles(1 + below(random, 3), random),
            // Now and then a pawn or two in the goal for the others as well, from inside or anyhow.
            _ => match random(8) {
                0 => vec![3],
                1 => vec![2, 3],
                2 => some_circles(1, random),
                3 => some_circles(2, random),
                _ => vec![],
            },
        };
        for &circle in &circles {
            self.goals[seat][circle] = true;
        }
        let mut stack = None;
        for _ in circles.len()..4 {
            // A place that is taken is tried again elsewhere, but not for ever.
            let mut space = self.wish(seat, temper, stack, crowd, random);
            for _ in 0..4 {
                if space.is_some_and(|space| !self.may_stand(seat, space)) {
                    space = self.wish(seat, temper, stack, crowd, random);
                }
            }
            match space {
                Some(space) if self.may_stand(seat, space) => {
                    let (_, count) = self.ring[space].unwrap_or((seat, 0));
                    self.ring[space] = Some((seat, count + 1));
                    stack = Some(space);
                }
                _ => self.homes[seat] += 1,
            }
        }
    }

    /// Where a pawn outside the goal would like to stand, taken or not; `None` is home. `stack` is where the one before went.
    fn wish(
        &self,
        seat: usize,
        temper: Temper,
        stack: Option<usize>,
        crowd: &[usize],
        random: &mut dyn FnMut(u32) -> u32,
    ) -> Option<usize> {
        match temper {
            Temper::OneToGo | Temper::Arriving => self.near_goal(seat, random),
            Temper::Wall if random(4) > 0 => Some(self.start(seat)),
            Temper::Stack if stack.is_some() && random(4) > 0 => stack,
            Temper::Stack if random(4) == 0 => self.somewhere(seat, crowd, random),
            Temper::Stack | Temper::Crowd => Some(crowd[below(random, crowd.len())]),
            Temper::Doorstep => self.doorstep(seat, random),
            Temper::Asleep if random(4) > 0 => None,
            _ if stack.is_some() && random(8) == 0 => stack,
            _ => self.somewhere(seat, crowd, random),
        }
    }

    /// One to nine spaces before the goal, with the first ones after the start (for going backwards) now and then.
    fn near_goal(&self, seat: usize, random: &mut dyn FnMut(u32) -> u32) -> Option<usize> {
        match random(8) {
            0 => self.doorstep(seat, random),
            1 => Some(self.start(seat)),
            _ => Some((self.start(seat) + self.ring.len() - 1 - below(random, 9)) % self.ring.len()),
        }
    }

    /// From four spaces before a seat's own start to five after it.
    fn doorstep(&self, seat: usize, random: &mut dyn FnMut(u32) -> u32) -> Option<usize> {
        Some((self.start(seat) + self.ring.len() - 4 + below(random, 10)) % self.ring.len())
    }

    /// Anywhere; `None` is home.
    fn somewhere(&self, seat: usize, crowd: &[usize], random: &mut dyn FnMut(u32) -> u32) -> Option<usize> {
        match random(12) {
            0 | 1 => None,
            2 => Some(self.start(seat)),
            // A start of another, where that is possible; else it means home.
            3 => Some(self.start(below(random, self.seats))),
            4 => self.doorstep(seat, random),
            5 => self.near_goal(seat, random),
            // In front of or behind the start of another.
            6 | 7 => self.doorstep(below(random, self.seats), random),
            8 | 9 => Some(crowd[below(random, crowd.len())]),
            _ => Some(below(random, self.ring.len())),
        }
    }

    /// Two colours never share a space; whether others may stand on a start, and how many, depends on the rule set.
    fn may_stand(&self, seat: usize, space: usize) -> bool {
        let same_colour = self.ring[space].is_none_or(|(other, _)| other == seat);
        let foreign_start = space.is_multiple_of(self.arc + 1) && space != self.start(seat);
        let already = self.ring[space].map_or(0, |(_, count)| count);
        same_colour && (!foreign_start || already < self.rules.guests_on_a_start() as usize)
    }

    fn letter(&self, seat: usize) -> char {
        self.rules.seats().chars().nth(seat).expect("a seat")
    }

    fn text(&self) -> String {
        let mut seats = Vec::new();
        for seat in 0..self.seats {
            let mut names = vec![format!("{}h", self.letter(seat)); self.homes[seat]];
            for (circle, &taken) in self.goals[seat].iter().enumerate() {
                if taken {
                    names.push(format!("{}g{}", self.letter(seat), circle + 1));
                }
            }
            for (space, standing) in self.ring.iter().enumerate() {
                let Some((_, count)) = standing.filter(|&(owner, _)| owner == seat) else {
                    continue;
                };
                let arc = self.letter(space / (self.arc + 1));
                let name = match space % (self.arc + 1) {
                    0 => format!("{arc}s"),
                    number => format!("{arc}{number}"),
                };
                names.extend(vec![name; count]);
            }
            names.sort();
            seats.push(names.join(","));
        }
        seats.join("/")
    }
}

/// `count` different circles, counted from 0.
fn some_circles(count: usize, random: &mut dyn FnMut(u32) -> u32) -> Vec<usize> {
    let mut circles = vec![0, 1, 2, 3];
    while circles.len() > count {
        circles.remove(below(random, circles.len()));
    }
    circles
}
