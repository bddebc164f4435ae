//! Who thinks next, and how much, of those who need a thread for it. Nothing here waits or runs, so that its laws can be tested.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::turns::{Turn, Turns};
use super::{Asker, Company, Effort};

/// Those who wait for a thread, and how many threads are taken.
pub(super) struct Queue<T> {
    threads: usize,
    people: Turns<T>,
    nobody: Turns<T>,
    /// Pieces of what nobody has to wait for as for a bot: reviews of games that are over.
    pieces: Turns<T>,
    /// How many threads think for people.
    busy: usize,
    /// What the one thread does that thinks for a table at which nobody is, for as long as a thread is left over.
    spare: Option<Spare>,
    /// How many threads work on pieces.
    working: usize,
    /// Did a table at which nobody is begin last, of those who take what is left over?
    is_turn_of_pieces: bool,
}

struct Spare {
    table: String,
    stop: Arc<AtomicBool>,
}

/// Whoever begins to think.
pub(super) struct Next<T> {
    pub(super) waits: T,
    pub(super) company: Company,
    pub(super) effort: Effort,
    /// Becomes true when the thread is wanted for people: nothing comes of this thought, it is thought again later.
    pub(super) stop: Arc<AtomicBool>,
}

impl<T> Queue<T> {
    pub(super) fn new(threads: usize) -> Queue<T> {
        Queue {
            threads: threads.max(1),
            people: Turns::default(),
            nobody: Turns::default(),
            pieces: Turns::default(),
            busy: 0,
            spare: None,
            working: 0,
            is_turn_of_pieces: false,
        }
    }

    /// Waits from now on.
    pub(super) fn add(&mut self, asker: &Asker, company: Company, waits: T) {
        match company {
            Company::People => self.people.add(asker, waits),
            Company::Nobody => self.nobody.add(asker, waits),
            Company::LookingBack => self.pieces.add(asker, waits),
        }
    }

    /// Who begins to think now, to be told when it is [`done`](Queue::done); none if nobody may.
    pub(super) fn next(&mut self) -> Option<Next<T>> {
        if self.busy == self.threads {
            return None;
        }
        let stop = Arc::new(AtomicBool::new(false));
        let begin = |turn: Turn<T>, company| {
            let effort = Effort::for_round(turn.round, self.threads);
            Next { waits: turn.waits, company, effort, stop: stop.clone() }
        };
        if let Some(turn) = self.people.next() {
            self.busy += 1;
            if self.busy == self.threads {
                self.stop_spare();
            }
            return Some(begin(turn, Company::People));
        }
        // What people leave over is shared: a piece is short, and ends although the thread is wanted again.
        if self.busy + self.working + usize::from(self.spare.is_some()) >= self.threads {
            return None;
        }
        if let Some(turn) = Some(&mut self.pieces).filter(|_| self.is_turn_of_pieces).and_then(Turns::next) {
            (self.working, self.is_turn_of_pieces) = (self.working + 1, false);
            return Some(begin(turn, Company::LookingBack));
        }
        if let Some(turn) = Some(&mut self.nobody).filter(|_| self.spare.is_none()).and_then(Turns::next) {
            self.spare = Some(Spare { table: turn.asker.table.clone(), stop: stop.clone() });
            self.is_turn_of_pieces = true;
            return Some(begin(turn, Company::Nobody));
        }
        let turn = self.pieces.next()?;
        self.working += 1;
        Some(begin(turn, Company::LookingBack))
    }

    /// Could somebody begin to think for people?
    pub(super) fn has_room(&self) -> bool {
        self.busy < self.threads
    }

    /// A thread is free again.
    pub(super) fn done(&mut self, company: Company) {
        match company {
            Company::People => self.busy -= 1,
            Company::Nobody => self.spare = None,
            Company::LookingBack => self.working -= 1,
        }
    }

    /// Somebody came to a table at which nobody was.
    pub(super) fn welcome(&mut self, table: &str) {
        while let Some((asker, waits)) = self.nobody.take(table) {
            self.people.add(&asker, waits);
        }
        if self.spare.as_ref().is_some_and(|spare| spare.table == table) {
            self.stop_spare();
        }
    }

    fn stop_spare(&self) {
        if let Some(spare) = &self.spare {
            spare.stop.store(true, Ordering::Relaxed);
        }
    }
}

impl<T> Drop for Queue<T> {
    fn drop(&mut self) {
        self.stop_spare();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(address: &str, table: &str) -> Asker {
        Asker { address: address.to_string(), table: table.to_string() }
    }

    /// Each of these waits: an address and a table, or more of them.
    fn waiting(threads: usize, people: &[&'static str], nobody: &[&'static str]) -> Queue<&'static str> {
        let mut queue = Queue::new(threads);
        people.iter().for_each(|name| queue.add(&asker(&name[..1], name), Company::People, *name));
        nobody.iter().for_each(|name| queue.add(&asker(&name[..1], name), Company::Nobody, *name));
        queue
    }

    /// Who begins, one after the other, until nobody waits.
    fn order(mut queue: Queue<&'static str>) -> Vec<&'static str> {
        let mut order = Vec::new();
        while let Some(next) = queue.next() {
            order.push(next.waits);
            queue.done(next.company);
        }
        order
    }

    #[test]
    fn no_address_has_two_turns_while_another_waits_and_no_table_either() {
        let order = order(waiting(1, &["a1", "a1", "a2", "a3", "b1", "b1", "c1"], &[]));
        assert_eq!(order, ["a1", "b1", "c1", "a2", "b1", "a3", "a1"]);
    }

    #[test]
    fn whoever_comes_waits_for_one_turn_of_each_address_and_not_for_all_its_tables() {
        let mut queue = waiting(1, &["a1", "a2", "a3", "a4"], &[]);
        assert_eq!(queue.next().unwrap().waits, "a1");
        queue.add(&asker("b", "b1"), Company::People, "b1");
        queue.done(Company::People);
        assert_eq!(order(queue), ["a2", "b1", "a3", "a4"]);
    }

    #[test]
    fn a_table_at_which_nobody_is_comes_when_nobody_else_waits() {
        assert_eq!(order(waiting(1, &["a1", "a2"], &["b1", "c1", "b2"])), ["a1", "a2", "b1", "c1", "b2"]);
    }

    #[test]
    fn one_thread_at_most_thinks_for_nobody_and_gives_way_when_people_want_it() {
        let mut queue = waiting(2, &[], &["b1", "c1"]);
        let spare = queue.next().unwrap();
        assert_eq!((spare.waits, spare.company), ("b1", Company::Nobody));
        assert!(queue.next().is_none(), "one is enough for nobody");
        queue.add(&asker("a", "a1"), Company::People, "a1");
        assert_eq!(queue.next().unwrap().waits, "a1");
        assert!(!spare.stop.load(Ordering::Relaxed), "there was another thread");
        queue.add(&asker("a", "a2"), Company::People, "a2");
        assert_eq!(queue.next().unwrap().waits, "a2");
        assert!(spare.stop.load(Ordering::Relaxed));
        queue.done(Company::Nobody);
        assert!(queue.next().is_none(), "both are taken");
        queue.done(Company::People);
        assert_eq!(queue.next().unwrap().waits, "c1");
    }

    #[test]
    fn pieces_take_what_people_leave_over_and_take_turns_with_tables_at_which_nobody_is() {
        let looks_back = |queue: &mut Queue<&'static str>, names: &[&'static str]| {
            names.iter().for_each(|name| queue.add(&asker(name, ""), Company::LookingBack, *name));
        };
        let mut queue = waiting(1, &["a1", "a2"], &["b1", "b2"]);
        looks_back(&mut queue, &["quick", "quick", "deep", "deep"]);
        assert_eq!(order(queue), ["a1", "a2", "b1", "quick", "b2", "deep", "quick", "deep"]);

        let mut queue = waiting(3, &["a1"], &["b1"]);
        looks_back(&mut queue, &["quick", "quick"]);
        let begun = |queue: &mut Queue<&'static str>| queue.next().map(|next| next.waits);
        assert_eq!([(); 4].map(|()| begun(&mut queue)), [Some("a1"), Some("b1"), Some("quick"), None]);
        // People never wait for a piece, though all threads are taken.
        queue.add(&asker("a", "a2"), Company::People, "a2");
        queue.add(&asker("a", "a3"), Company::People, "a3");
        assert_eq!([(); 3].map(|()| begun(&mut queue)), [Some("a2"), Some("a3"), None]);
        queue.done(Company::LookingBack);
        queue.done(Company::Nobody);
        assert_eq!(begun(&mut queue), None, "people have all threads");
        queue.done(Company::People);
        assert_eq!(begun(&mut queue), Some("quick"));
    }

    #[test]
    fn a_table_to_which_somebody_comes_waits_with_the_others_from_then_on() {
        let mut queue = waiting(1, &["a1"], &["b1", "b2"]);
        queue.welcome("b2");
        assert_eq!(order(queue), ["a1", "b2", "b1"]);
        let mut queue = waiting(1, &[], &["b1", "b2"]);
        let spare = queue.next().unwrap();
        queue.welcome("b2");
        assert!(!spare.stop.load(Ordering::Relaxed));
        queue.welcome("b1");
        assert!(spare.stop.load(Ordering::Relaxed), "it is thought again, for somebody");
    }

    #[test]
    fn bots_think_less_the_longer_their_own_round_is_and_never_less_than_a_quarter() {
        let efforts = |threads, people: &[&'static str], count| -> Vec<(&'static str, Effort)> {
            let mut queue = waiting(threads, people, &["z1", "z2", "z3", "z4", "z5", "z6", "z7", "z8", "z9"]);
            let next = |_| queue.next().inspect(|next| queue.done(next.company)).map(|next| (next.waits, next.effort));
            (0..count).filter_map(next).collect()
        };
        let many = ["a1", "a2", "a3", "a4", "a5", "b1"];
        assert_eq!(efforts(1, &many, 3), [("a1", Effort::Quarter), ("b1", Effort::Full), ("a2", Effort::Full)]);
        assert_eq!(efforts(3, &many, 1), [("a1", Effort::Full)], "more threads go round faster");
        assert_eq!(efforts(1, &many[..5], 2), [("a1", Effort::Half), ("a2", Effort::Full)]);
        assert_eq!(efforts(1, &[], 1), [("z1", Effort::Quarter)]);
        assert_eq!(Effort::for_round(1_000_000, 1), Effort::Quarter);
    }
}
