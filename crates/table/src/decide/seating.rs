//! Who sits where, who looks after the table, and whose emotes are seen.

use makker_bots::{Level, UnknownLevel};
use makker_protocol::{Face, RefusedReason, Sent, UnknownFace, Verdict};
use makker_rules::Seat;

use crate::absence;
use crate::chair::{Chair, Sitter};
use crate::decide::{Asking, is_open};
use crate::deed::Deed;
use crate::refused::{Refused, refuse};
use crate::table::Table;

/// Why whoever has seen hands of a game gets no link to another seat of it, which would show them what it held then.
const SEEN_ANOTHER: &str = "you have had another seat in this game: sit down for the next deal, or watch";

/// Why nobody is stood in for who is connected.
const HERE: &str =
    "whoever sits there is here: a bot stands in for those who have gone, or have not decided for a minute";

/// From how many devices a seat can be played at most.
const MOST_DEVICES: usize = 16;

/// Lets a person play a seat from one more device, by the link that only this seat's holder knows: `opens` says for which chair
/// it is. Nothing happens if they do already.
pub fn join(table: &Table, person: &str, opens: impl Fn(&Chair) -> bool) -> Result<(Seat, Vec<Deed>), Refused> {
    is_open(table)?;
    let chair = table.chairs.iter().find(|chair| opens(chair));
    let Some((chair, sitter)) = chair.and_then(|chair| Some((chair, chair.person()?))) else {
        return refuse(RefusedReason::Seat, "this link opens no seat any more: sit down anew");
    };
    let seat = chair.seat;
    match table.claim_of(person) {
        Some(own) if own == seat => return Ok((seat, Vec::new())),
        Some(_) => return refuse(RefusedReason::Seat, "you have another seat at this table: get up first"),
        None if table.running_game().is_some_and(|game| game.has_seen_another(person, seat)) => {
            return refuse(RefusedReason::Seat, SEEN_ANOTHER);
        }
        None => {}
    }
    if sitter.ids.len() >= MOST_DEVICES {
        return refuse(RefusedReason::Seat, "this seat is played from too many devices already");
    }
    Ok((seat, vec![Deed::Joined { seat, person: person.to_string() }]))
}

impl Asking<'_> {
    pub(super) fn change_face(&self, face: &Sent<Face>) -> Result<Vec<Deed>, Refused> {
        let (own, face) = (self.own()?, read_face(face)?);
        let is_new = own.person().is_some_and(|person| person.face != face);
        Ok(is_new.then_some(Deed::Face { seat: own.seat, face: Sent::Read(face) }).into_iter().collect())
    }

    /// Someone who goes looks after the table no longer.
    pub(super) fn goes(&self, seat: Seat, gone: Deed) -> Vec<Deed> {
        let heir = absence::heir(self.table, self.moment.is_here).filter(|_| self.is_host_of(seat));
        [gone].into_iter().chain(heir).collect()
    }

    /// Someone gets up, or thinks better of sitting down.
    pub(super) fn leave(&self) -> Result<Vec<Deed>, Refused> {
        if let Some(seat) = self.table.next_seat_of(self.person) {
            return Ok(vec![Deed::Left { seat }]);
        }
        if self.table.doorway.knock_of(self.person).is_some() {
            return Ok(vec![Deed::TurnedAway { person: self.person.to_string(), by: None }]);
        }
        let seat = self.own()?.seat;
        Ok(self.goes(seat, Deed::Left { seat }))
    }

    pub(super) fn is_host_of(&self, seat: Seat) -> bool {
        self.table.seat_of(&self.table.host) == Some(seat)
    }

    pub(super) fn stand_in(&self, seat: &Sent<Seat>) -> Result<Vec<Deed>, Refused> {
        let (own, chair) = (self.own()?, self.chair(seat)?);
        if !self.is_playing() {
            return refuse(RefusedReason::NotNow, "no game is being played: nobody is waited for");
        }
        let Some(person) = chair.person() else {
            return refuse(RefusedReason::Seat, "nobody sits there: a bot plays already");
        };
        if own.seat == chair.seat {
            return refuse(RefusedReason::Here, HERE);
        }
        if person.away {
            return Ok(Vec::new());
        }
        if !(self.moment.is_here)(chair.seat) {
            return Ok(self.goes(chair.seat, Deed::Away { seat: chair.seat }));
        }
        if !self.is_slow(chair) {
            return refuse(RefusedReason::Here, HERE);
        }
        self.vote(chair, Verdict::StandIn)
    }

    pub(super) fn make_public(&self, public: bool) -> Result<Vec<Deed>, Refused> {
        self.only_host()?;
        Ok(if self.table.options.public == public { Vec::new() } else { vec![Deed::Public { public }] })
    }

    pub(super) fn bot(&self, seat: &Sent<Seat>, level: &Sent<Level>) -> Result<Vec<Deed>, Refused> {
        self.only_host()?;
        let chair = self.chair(seat)?;
        let Some(level) = level.value().copied() else {
            return refuse(RefusedReason::Unreadable, format!("level: {UnknownLevel}"));
        };
        match &chair.sitter {
            Sitter::Person(_) if !self.is_playing() => {
                refuse(RefusedReason::Seat, "someone sits there: a bot takes a seat without a person")
            }
            Sitter::Person(_) if (self.moment.is_here)(chair.seat) => refuse(RefusedReason::Seat, HERE),
            // A bot stands in until they are back, as by `standIn`.
            Sitter::Person(person) if person.away => Ok(Vec::new()),
            Sitter::Person(_) => Ok(self.goes(chair.seat, Deed::Away { seat: chair.seat })),
            Sitter::Bot(before) if *before == level => Ok(Vec::new()),
            Sitter::Bot(_) | Sitter::Nobody => Ok(vec![Deed::Bot { seat: chair.seat, level }]),
        }
    }

    pub(super) fn remove(&self, seat: &Sent<Seat>) -> Result<Vec<Deed>, Refused> {
        let chair = self.chair(seat)?;
        if !self.is_host() {
            return self.vote_out(chair);
        }
        let seat = chair.seat;
        match &chair.sitter {
            Sitter::Person(_) if self.table.seat_of(self.person) == Some(seat) => {
                Ok(self.goes(seat, Deed::Left { seat }))
            }
            _ if chair.claimant().is_some() => Ok(vec![Deed::Removed { seat }]),
            Sitter::Bot(_) if self.is_playing() => {
                refuse(RefusedReason::NotNow, "a bot plays there: in a running game every seat is played")
            }
            Sitter::Bot(_) => Ok(vec![Deed::Emptied { seat }]),
            Sitter::Person(_) | Sitter::Nobody => Ok(Vec::new()),
        }
    }

    pub(super) fn pass_host(&self, seat: &Sent<Seat>) -> Result<Vec<Deed>, Refused> {
        self.only_host()?;
        let chair = self.chair(seat)?;
        if self.table.seat_of(&self.table.host) == Some(chair.seat) {
            return Ok(Vec::new());
        }
        match chair.person().and_then(|person| person.ids.first()) {
            Some(person) => Ok(vec![Deed::Host { person: person.clone() }]),
            None => refuse(RefusedReason::Seat, "nobody sits there: the host is a person"),
        }
    }

    pub(super) fn close(&self) -> Result<Vec<Deed>, Refused> {
        self.only_host()?;
        let own = self.table.seat_of(self.person);
        if self.is_playing() && self.table.manned().any(|seat| Some(seat) != own) {
            return refuse(RefusedReason::NotNow, "others play here: a game is given up only if all agree");
        }
        Ok(vec![Deed::Closed])
    }

    pub(super) fn mute(&self, seat: &Sent<Seat>, muted: bool) -> Result<Vec<Deed>, Refused> {
        let (own, other) = (self.own()?, self.chair(seat)?);
        let is_muted = own.muted.contains(other.seat);
        let mute = Deed::Muted { by: own.seat, seat: other.seat, muted };
        Ok(if is_muted == muted { Vec::new() } else { vec![mute] })
    }
}

pub(super) fn read_face(face: &Sent<Face>) -> Result<Face, Refused> {
    face.value().copied().map_or_else(|| refuse(RefusedReason::Unreadable, format!("face: {UnknownFace}")), Ok)
}
