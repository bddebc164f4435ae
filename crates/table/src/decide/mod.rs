//! What a command does at a table: the lines that it adds to the log, or why it is refused. Decides, and changes nothing.

mod seating;
mod entering;
mod playing;
mod questions;
mod seeds;
mod voting;
mod name;

use makker_chance::Chance;
use makker_protocol::{Command, CommandMessage, RefusedReason, Sent, TableOptions, TableStatus};
use makker_rules::{Game, Seat, Setup};

use crate::chair::Chair;
use crate::deed::Deed;
use crate::options::Options;
use crate::refused::{Refused, refuse};
use crate::table::{RULES, Table};

pub use crate::decide::playing::{hint_view, outcome};
pub use crate::decide::seating::join;
pub use crate::decide::seeds::read_digits;

/// The most characters of a command's id.
pub const LONGEST_ID: usize = 64;

/// The clocks that a table may have, in seconds.
const CLOCKS: std::ops::RangeInclusive<u32> = 5..=604_800;

/// After how many seconds people may be stood in for: whoever loads the page anew is not gone.
const STAND_INS: std::ops::RangeInclusive<u32> = 5..=86_400;

/// The first line of a new table. `maker` says from which network it is made.
pub fn create(options: &TableOptions, host: &str, maker: Option<String>) -> Result<Deed, Refused> {
    let options = Options::try_from(options.clone())?;
    let setup = Setup { play_on: options.play_on, ..Setup::new(options.rules, options.rules.seats()[0]) };
    if let Err(refusal) = Game::new(setup) {
        return refuse(RefusedReason::Unreadable, format!("playOn: {refusal}"));
    }
    if options.clock.is_some_and(|clock| !CLOCKS.contains(&clock)) {
        return refuse(
            RefusedReason::Unreadable,
            format!("clock: send {} to {} seconds, or null", CLOCKS.start(), CLOCKS.end()),
        );
    }
    if options.stand_in.is_some_and(|seconds| !STAND_INS.contains(&seconds)) {
        return refuse(
            RefusedReason::Unreadable,
            format!("standIn: send {} to {} seconds, or null", STAND_INS.start(), STAND_INS.end()),
        );
    }
    Ok(Deed::Created { options, host: host.to_string(), rules: RULES, maker })
}

/// When a command is decided, and who is there then.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    /// In milliseconds since 1970.
    pub now: u64,
    /// On which seats someone is connected.
    pub is_here: &'a dyn Fn(Seat) -> bool,
}

/// What a person's command does; nothing if all is as it should be already.
pub fn decide(
    table: &Table,
    person: &str,
    message: &CommandMessage,
    moment: Moment<'_>,
    chance: &mut Chance,
) -> Result<Vec<Deed>, Refused> {
    is_open(table)?;
    let asking = Asking { table, person, seq: message.seq, moment };
    match &message.command {
        Command::Sit { seat, name, face } => asking.sit(seat, name, face.as_ref()),
        Command::Face { face } => asking.change_face(face),
        Command::Leave => asking.leave(),
        Command::Bot { seat, level } => asking.bot(seat, level),
        Command::Remove { seat } => asking.remove(seat),
        Command::Host { seat } => asking.pass_host(seat),
        Command::Start => asking.start(chance),
        Command::Seal { seal } => asking.seal(seal),
        Command::Open { seed } => asking.open(seed),
        Command::Choose { choice } => asking.answer_prompt(choice, chance),
        Command::Back => asking.come_back(),
        Command::StandIn { seat } => asking.stand_in(seat),
        Command::Public { public } => asking.make_public(*public),
        Command::Door { door } => asking.set_door(*door),
        Command::AnswerKnock { knock, agree } => asking.answer_knock(*knock, *agree),
        Command::AskTakeBack => asking.ask_take_back(),
        Command::AnswerTakeBack { agree } => asking.answer_take_back(*agree),
        Command::Abandon { agree } => asking.abandon(*agree),
        Command::Mute { seat, muted } => asking.mute(seat, *muted),
        Command::Rematch { rotate } => asking.rematch(*rotate, chance),
        Command::Close => asking.close(),
        // Told at once and not kept: whoever passes it on asks only whether it may be.
        Command::Emote { .. } => asking.own().map(|_| Vec::new()),
    }
}

fn is_open(table: &Table) -> Result<(), Refused> {
    match table.status {
        TableStatus::Closed => refuse(RefusedReason::Closed, "this table is closed: make a new one"),
        TableStatus::Waiting | TableStatus::Playing | TableStatus::Over => Ok(()),
    }
}

/// Someone who asks something of a table.
struct Asking<'a> {
    table: &'a Table,
    person: &'a str,
    /// The last change that they have seen.
    seq: u32,
    moment: Moment<'a>,
}

impl<'a> Asking<'a> {
    /// The chair on which they sit.
    fn own(&self) -> Result<&'a Chair, Refused> {
        let chair = self.table.seat_of(self.person).and_then(|seat| self.table.chair(seat));
        chair.map_or_else(|| refuse(RefusedReason::NotSeated, "you have no seat at this table: sit down first"), Ok)
    }

    fn is_host(&self) -> bool {
        // A person may have more than one device; each is as good as the other.
        let own = self.table.seat_of(self.person);
        self.table.host == self.person || (own.is_some() && own == self.table.seat_of(&self.table.host))
    }

    fn only_host(&self) -> Result<(), Refused> {
        if self.is_host() { Ok(()) } else { refuse(RefusedReason::NotHost, "only the host of the table can do that") }
    }

    /// The seats of the people who are connected.
    fn present(&self) -> impl Iterator<Item = Seat> {
        let people = self.table.chairs.iter().filter(|chair| chair.person().is_some()).map(|chair| chair.seat);
        people.filter(|seat| (self.moment.is_here)(*seat))
    }

    /// Whoever answers knows the question, which was put by this line.
    fn knows_of(&self, since: u32) -> Result<(), Refused> {
        if self.seq < since {
            return refuse(RefusedReason::Stale, "the table has changed since: look at it and decide again");
        }
        Ok(())
    }

    fn chair(&self, seat: &Sent<Seat>) -> Result<&'a Chair, Refused> {
        let chair = seat.value().and_then(|seat| self.table.chair(*seat));
        chair.map_or_else(|| refuse(RefusedReason::Seat, "seat: this table has no such seat"), Ok)
    }

    fn is_playing(&self) -> bool {
        self.table.status == TableStatus::Playing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn created(edition: &str) -> Result<Options, Refused> {
        match create(&TableOptions { edition: Sent::new(edition), ..TableOptions::default() }, "ann", None)? {
            Deed::Created { options, .. } => Ok(options),
            _ => panic!("a table is made by being created"),
        }
    }

    #[test]
    fn a_table_has_house_rules_by_their_name() {
        for name in ["classic", "classic+lock-or-leave", "nordic+start-skipped"] {
            assert_eq!(created(name).unwrap().rules.to_string(), name);
        }
    }

    #[test]
    fn a_wrong_name_is_refused_with_what_to_write() {
        let check = |name: &str, expected: &str| {
            let Refused { reason, text } = created(name).unwrap_err();
            assert_eq!(reason, RefusedReason::Unreadable);
            assert!(text.starts_with(expected), "{name}: {text}");
        };
        check("chess", "edition: an edition is one of nordic, english, classic, ");
        check("classic+queens", "edition: the house rules of classic, each with a + before it, are ");
        check("jubilee+lock-or-leave", "edition: jubilee has the rule lock-or-leave anyway: leave it out");
        check(
            "classic+fresh-decks+stay",
            "edition: house rules stand in one order, each at most once: write classic+stay",
        );
    }
}
