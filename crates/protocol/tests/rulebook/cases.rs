//! The positions of the cases of the rules (`crates/rules/cases`), by their titles.

use std::collections::BTreeMap;
use std::fs;

use makker_rules::{Board, Edition, RuleSet, Seat, Space};

use crate::root;

pub struct Case {
    /// In which rule sets it is played.
    pub rules: Vec<RuleSet>,
    pub turn: Option<Seat>,
    pawns: Vec<(Seat, Space)>,
    /// Cards that cannot be played, and why.
    cannot: Vec<String>,
}

impl Case {
    /// Its board in a rule set; none if the rule set has no such board.
    pub fn board(&self, rules: RuleSet) -> Option<Board> {
        Board::with_pawns(rules, self.pawns.iter().copied()).ok()
    }
}

pub struct Cases(BTreeMap<String, Case>);

impl Cases {
    pub fn read() -> Cases {
        let mut all = BTreeMap::new();
        for entry in fs::read_dir(root().join("crates/rules/cases")).unwrap() {
            let text = fs::read_to_string(entry.unwrap().path()).unwrap();
            for block in text.split("\ncase ").skip(1) {
                let (title, statements) = block.split_once('\n').unwrap();
                assert!(all.insert(title.to_string(), case(statements)).is_none(), "two cases are called {title}");
            }
        }
        Cases(all)
    }

    pub fn named(&self, title: &str) -> &Case {
        self.0.get(title).unwrap_or_else(|| panic!("no case is called {title}"))
    }

    /// Every reason that a case gives, and where.
    pub fn reasons(&self) -> impl Iterator<Item = (RuleSet, String)> {
        let given = |case: &Case| -> Vec<(RuleSet, String)> {
            case.cannot.iter().flat_map(|reason| case.rules.iter().map(|rules| (*rules, reason.clone()))).collect()
        };
        self.0.values().flat_map(given).collect::<Vec<_>>().into_iter()
    }
}

fn seat(name: &str) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| seat.name().eq_ignore_ascii_case(name))
}

fn rule_sets(name: &str) -> Vec<RuleSet> {
    match name {
        "all" => Edition::ALL.map(RuleSet::from).to_vec(),
        "four" => Edition::ALL.into_iter().map(RuleSet::from).filter(|rules| rules.seats().len() == 4).collect(),
        "six" => Edition::ALL.into_iter().map(RuleSet::from).filter(|rules| rules.seats().len() == 6).collect(),
        name => vec![name.parse().unwrap()],
    }
}

fn case(statements: &str) -> Case {
    let mut case = Case { rules: Vec::new(), turn: None, pawns: Vec::new(), cannot: Vec::new() };
    for line in statements.lines().filter(|line| !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, seat(word)) {
            ("edition", _) => case.rules = rest.split_whitespace().flat_map(rule_sets).collect(),
            ("turn", _) if case.turn.is_none() => case.turn = seat(rest),
            ("cannot", _) => case.cannot.push(rest.split_once(' ').unwrap().1.to_string()),
            (_, Some(seat)) => {
                let spaces = rest.split_whitespace().filter(|space| *space != "-");
                case.pawns.extend(spaces.map(|space| (seat, space.parse().unwrap())));
            }
            _ => {}
        }
    }
    case
}
