//! Who plays: what each seat is called, and which of them is the reader.

use makker_rules::{RuleSet, Seat};

use crate::language::messages::t;

/// The players of a game as its reader knows them.
#[derive(Clone, Default)]
pub struct Company {
    names: Vec<(Seat, String)>,
    reader: Option<Seat>,
}

/// Whom a message is about: in some languages the verb goes by that.
pub struct Person {
    /// `you` or `other`.
    pub who: &'static str,
    /// What they are called.
    pub name: String,
}

impl Company {
    /// Seats with these names, read by one of them or by nobody in particular. A seat without a name is called by its colour.
    pub fn new(names: Vec<(Seat, String)>, reader: Option<Seat>) -> Company {
        Company { names, reader }
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.own_name(seat).map_or_else(|| colour(seat), str::to_string)
    }

    /// What a seat is called, with its letter on the board where its name does not tell it.
    pub fn heading(&self, seat: Seat) -> String {
        self.own_name(seat).map_or_else(|| colour(seat), |name| format!("{seat} {name}"))
    }

    /// What a seat is called, and its colour where its name does not tell it.
    pub fn introduced(&self, seat: Seat) -> String {
        self.own_name(seat).map_or_else(|| colour(seat), |name| format!("{name} ({})", colour(seat)))
    }

    /// Whom a message is about.
    pub fn person(&self, seat: Seat) -> Person {
        if self.reader == Some(seat) {
            return Person { who: "you", name: t!("you") };
        }
        Person { who: "other", name: self.name(seat) }
    }

    /// The names of a team, `Red and Green`.
    pub fn team(&self, seats: &[Seat]) -> String {
        listed(&seats.iter().map(|seat| self.name(*seat)).collect::<Vec<_>>())
    }

    /// Whom a seat's choice helps: its only partner or the one that gets its card; one of several otherwise.
    pub fn partner(&self, rules: RuleSet, seat: Seat, gets_card: bool) -> String {
        let mates: Vec<Seat> = rules.team_of(seat).into_iter().filter(|mate| *mate != seat).collect();
        match mates[..] {
            _ if gets_card => self.name(rules.gives_to(seat)),
            [mate] => self.name(mate),
            _ => t!("one-of-team"),
        }
    }

    fn own_name(&self, seat: Seat) -> Option<&str> {
        self.names.iter().find(|(other, _)| *other == seat).map(|(_, name)| name.as_str())
    }
}

/// The colour of a seat, with a capital.
pub fn colour(seat: Seat) -> String {
    t!("seat-", seat)
}

/// Names one after the other, `Red, Yellow and Blue`.
pub fn listed(names: &[String]) -> String {
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => {
            t!("listed-and", others = others.join(", "), last = last.as_str())
        }
        _ => names.concat(),
    }
}
