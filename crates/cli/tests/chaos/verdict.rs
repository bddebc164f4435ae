//! Compares what everyone was told with what was kept.

use std::collections::{BTreeMap, HashMap};
use std::fmt;

use makker_rules::Seat;
use makker_server::Row;
use serde_json::Value;

use crate::chronicle::Chronicle;
use crate::company::{Company, Witness};
use crate::testimony::{Testimony, read_testimony};

/// What came of it all.
#[derive(Default)]
pub struct Verdict {
    pub problems: Vec<String>,
    /// How many of what.
    pub counts: BTreeMap<String, usize>,
}

/// How many kinds of problems are shown.
const SHOWN: usize = 20;

impl Verdict {
    pub fn count(&mut self, what: &str, more: usize) {
        *self.counts.entry(what.to_string()).or_default() += more;
    }

    /// Judges a table by its log and by what everyone there was told.
    pub fn judge(&mut self, company: &Company, table: usize, rows: &[Row]) {
        let id = &company.tables[table];
        let lines: Vec<Value> = rows.iter().map(|row| serde_json::from_str(&row.body).expect("JSON")).collect();
        if !rows.iter().map(|row| row.seq).eq(1..=rows.len() as u32) {
            self.problems.push(format!("table {table}: its lines are not numbered from 1 without a gap"));
        }
        let witnesses: Vec<&Witness> = company.witnesses.iter().filter(|witness| witness.table == table).collect();
        let told = |witness: &&Witness| read_testimony(witness, id, &secrets(&witnesses, witness, &lines));
        let told: Vec<Testimony> = witnesses.iter().map(told).collect();
        for testimony in &told {
            self.problems.extend_from_slice(&testimony.problems);
            self.count("connections opened", testimony.connections);
            self.count("messages received and checked", testimony.messages);
            self.count("times told to try again", testimony.unavailable);
        }
        self.compare_views(table, &lines, &witnesses, &told);
        self.compare_commands(table, &lines, &witnesses, &told);
        self.count("tables", 1);
        self.count("clients", witnesses.len());
        self.count("lines in the logs", lines.len());
        let by_bots = lines.iter().filter(|line| line["deed"] == "chose" && line["command"].is_null()).count();
        self.count(&format!("moves of {} bots", company.bots[table]), by_bots);
        for (witness, testimony) in witnesses.iter().zip(&told).filter(|(witness, _)| !witness.is_restless) {
            if testimony.last["seq"].as_u64() != Some(lines.len() as u64) {
                let last = &testimony.last["seq"];
                self.problems.push(format!("{}: saw {last} of {} lines", witness.name, lines.len()));
            }
        }
    }

    /// Whatever anyone was shown of a line is what the log says.
    fn compare_views(&mut self, table: usize, lines: &[Value], witnesses: &[&Witness], told: &[Testimony]) {
        let mut claims: Vec<_> =
            told.iter().enumerate().flat_map(|(who, told)| told.claims.iter().map(move |claim| (claim, who))).collect();
        claims.sort_by_key(|(claim, _)| claim.seq);
        self.count("views, prompts and changes compared with the log", claims.len());
        let seats: Vec<Option<Seat>> =
            witnesses.iter().map(|witness| witness.seat.as_ref().and_then(|seat| seat.parse().ok())).collect();
        let mut chronicle = Chronicle::default();
        let mut claims = claims.into_iter().peekable();
        for (line, seq) in lines.iter().zip(1..) {
            if let Err(why) = chronicle.read_on(line) {
                return self.problems.push(format!("table {table}, line {seq} of the log cannot be: {why}"));
            }
            while let Some((claim, who)) = claims.next_if(|(claim, _)| claim.seq <= seq) {
                if claim.digest != chronicle.shows(claim.what, seats[who]) {
                    let (name, at) = (&witnesses[who].name, claim.line + 1);
                    let problem = format!("{name}, line {at} of its record: {:?} is not as in line {seq}", claim.what);
                    self.problems.push(problem);
                }
            }
        }
        for (claim, who) in claims {
            let (name, at, seq) = (&witnesses[who].name, claim.line + 1, claim.seq);
            self.problems.push(format!("{name}, line {at} of its record: it was shown line {seq}, which was lost"));
        }
    }

    /// What was acknowledged is there once, where it was said to be, and in order; what was refused is not there.
    fn compare_commands(&mut self, table: usize, lines: &[Value], witnesses: &[&Witness], told: &[Testimony]) {
        let mut found: HashMap<&str, u32> = HashMap::new();
        for (line, seq) in lines.iter().zip(1..) {
            let Some(id) = line["command"]["id"].as_str() else { continue };
            if let Some(before) = found.insert(id, seq) {
                self.problems.push(format!("table {table}: {id:?} was done twice, by lines {before} and {seq}"));
            }
        }
        // When each command was first sent, and by when it was known to be done: whatever was sent later comes later.
        let mut known = Vec::new();
        for (witness, testimony) in witnesses.iter().zip(told) {
            for (id, sent) in &testimony.commands {
                let at = found.remove(id.as_str());
                self.count("commands", 1);
                self.count("commands sent again", sent.times - 1);
                match (sent.done, &sent.refused) {
                    (Some(_), _) if sent.is_back && at.is_none() => self.count("times back already", 1),
                    (Some((seq, when)), _) => {
                        self.count("commands acknowledged", 1);
                        known.push((sent.first, when, seq, id));
                        if at != Some(seq) {
                            self.problems
                                .push(format!("{id:?} was acknowledged as line {seq}, and is found as {at:?}"));
                        }
                    }
                    (None, Some(reason)) => {
                        self.count("commands refused", 1);
                        if let Some(at) = at {
                            self.problems.push(format!("{id:?} was refused as {reason}, and is found as line {at}"));
                        }
                        let is_decided =
                            |line: &Value| line["deed"] == "chose" && line["seat"].as_str() == witness.seat.as_deref();
                        if sent.is_choice && !lines.iter().skip(sent.seq as usize).any(is_decided) {
                            self.problems.push(format!("{id:?} was refused as {reason}, and nobody had decided"));
                        }
                    }
                    (None, None) => self.problems.push(format!("{id:?} was never answered")),
                }
            }
        }
        for id in found.keys().filter(|id| id.starts_with("table")) {
            self.problems.push(format!("table {table}: nobody has sent {id:?}"));
        }
        self.check_order(known);
    }

    /// Commands as (first sent, known to be done, line, id).
    fn check_order(&mut self, mut known: Vec<(u64, u64, u32, &String)>) {
        let mut sent = known.clone();
        sent.sort_by_key(|(first, ..)| *first);
        known.sort_by_key(|(_, done, ..)| *done);
        let mut done = known.into_iter().peekable();
        let mut latest: Option<(u32, &String)> = None;
        for (first, _, seq, id) in sent {
            while let Some((_, _, seq, id)) = done.next_if(|(_, done, ..)| *done < first) {
                latest = latest.max(Some((seq, id)));
            }
            if let Some((before, other)) = latest.filter(|(before, _)| *before >= seq) {
                let problem =
                    format!("{id:?} is line {seq}, but {other:?}, known to be done before it was sent, is {before}");
                self.problems.push(problem);
            }
        }
    }
}

/// What this witness may never be sent: others' keys, what people are known by, and the server's seeds.
fn secrets(witnesses: &[&Witness], own: &Witness, lines: &[Value]) -> Vec<String> {
    let keys = witnesses.iter().filter(|other| other.name != own.name).filter_map(|other| other.key.clone());
    let text = |value: &Value| value.as_str().map(str::to_string);
    let of_log = lines.iter().filter_map(|line| match line["deed"].as_str() {
        Some("drawn") => text(&line["seed"]),
        Some("sat") => text(&line["person"]),
        _ => None,
    });
    keys.chain(of_log).collect()
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (what, count) in &self.counts {
            writeln!(f, "{count:>10} {what}")?;
        }
        // Of each kind one, and how many there are.
        let mut kinds: BTreeMap<String, (usize, &String)> = BTreeMap::new();
        for problem in &self.problems {
            let kind = problem.chars().filter(|letter| !letter.is_ascii_digit()).take(80).collect();
            kinds.entry(kind).or_insert((0, problem)).0 += 1;
        }
        for (count, example) in kinds.values().take(SHOWN) {
            writeln!(f, "WRONG, {count} times such as: {example}")?;
        }
        writeln!(f, "{:>10} things wrong", self.problems.len())
    }
}
