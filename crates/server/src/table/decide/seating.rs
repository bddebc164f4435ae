//! Who sits where, who looks after the table, and whose emotes are seen.

use makker_bots::{Level, UnknownLevel};
use makker_protocol::{Face, RefusedReason, Sent, UnknownFace};
use makker_rules::Seat;

use crate::table::chair::{Chair, Sitter};
use crate::table::decide::name::read_name;
use crate::table::decide::{Asking, is_open};
use crate::table::deed::Deed;
use crate::table::refused::{Refused, refuse};
use crate::table::{Table, absence};

/// Why whoever has seen one hand of a game gets to see no other.
const SEEN_ANOTHER: &str = "you have seen another hand of this game: take that seat or watch";

/// Why nobody is stood in for who is connected.
const HERE: &str = "whoever sits there is here: a bot stands in for those who have gone";

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
    match table.seat_of(person) {
        Some(own) if own == seat => return Ok((seat, Vec::new())),
        Some(_) => return refuse(RefusedReason::Seat, "you have another seat at this table: get up first"),
        None if table.has_seen_another_hand(person, seat) => return refuse(RefusedReason::Seat, SEEN_ANOTHER),
        None => {}
    }
    if sitter.ids.len() >= MOST_DEVICES {
        return refuse(RefusedReason::Seat, "this seat is played from too many devices already");
    }
    Ok((seat, vec![Deed::Joined { seat, person: person.to_string() }]))
}

impl Asking<'_> {
    pub(super) fn sit(&self, seat: &Sent<Seat>, name: &str, face: Option<&Sent<Face>>) -> Result<Vec<Deed>, Refused> {
        let chair = self.chair(seat)?;
        let name = read_name(name)?;
        let face = face.map(read_face).transpose()?.map(Sent::Read);
        let before = self.table.seat_of(self.person);
        if before == Some(chair.seat) {
            return Ok(Vec::new());
        }
        if chair.person().is_some() {
            return refuse(RefusedReason::Seat, "someone sits there: take another seat");
        }
        if self.is_playing() && before.is_some() {
            return refuse(RefusedReason::NotNow, "you have a seat in this game: keep it until the game is over");
        }
        if self.table.has_seen_another_hand(self.person, chair.seat) {
            return refuse(RefusedReason::Seat, SEEN_ANOTHER);
        }
        let sat = Deed::Sat { seat: chair.seat, person: self.person.to_string(), name, face };
        let Some(seat) = before else { return Ok(vec![sat]) };
        // Whoever only moves looks after the table as before.
        let host = self.is_host_of(seat).then(|| Deed::Host { person: self.person.to_string() });
        Ok([Deed::Left { seat }, sat].into_iter().chain(host).collect())
    }

    pub(super) fn change_face(&self, face: &Sent<Face>) -> Result<Vec<Deed>, Refused> {
        let (own, face) = (self.own()?, read_face(face)?);
        let is_new = own.person().is_some_and(|person| person.face != face);
        Ok(is_new.then_some(Deed::Face { seat: own.seat, face: Sent::Read(face) }).into_iter().collect())
    }

    /// Someone gets up: who looked after the table does so no longer.
    pub(super) fn gets_up(&self, seat: Seat) -> Vec<Deed> {
        let heir = absence::heir(self.table, self.is_here).filter(|_| self.is_host_of(seat));
        [Deed::Left { seat }].into_iter().chain(heir).collect()
    }

    /// A bot plays for someone: who looked after the table does so no longer.
    fn goes_away(&self, seat: Seat) -> Vec<Deed> {
        let heir = absence::heir(self.table, self.is_here).filter(|_| self.is_host_of(seat));
        [Deed::Away { seat }].into_iter().chain(heir).collect()
    }

    fn is_host_of(&self, seat: Seat) -> bool {
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
        if own.seat == chair.seat || (self.is_here)(chair.seat) {
            return refuse(RefusedReason::Here, HERE);
        }
        Ok(if person.away { Vec::new() } else { self.goes_away(chair.seat) })
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
            Sitter::Person(_) if (self.is_here)(chair.seat) => refuse(RefusedReason::Seat, HERE),
            // A bot stands in until they are back, as by `standIn`.
            Sitter::Person(person) if person.away => Ok(Vec::new()),
            Sitter::Person(_) => Ok(self.goes_away(chair.seat)),
            Sitter::Bot(before) if *before == level => Ok(Vec::new()),
            Sitter::Bot(_) | Sitter::Nobody => Ok(vec![Deed::Bot { seat: chair.seat, level }]),
        }
    }

    pub(super) fn remove(&self, seat: &Sent<Seat>) -> Result<Vec<Deed>, Refused> {
        self.only_host()?;
        let chair = self.chair(seat)?;
        if self.is_playing() {
            return refuse(RefusedReason::NotNow, "nobody is removed from a running game");
        }
        Ok(match chair.sitter {
            Sitter::Person(_) => self.gets_up(chair.seat),
            Sitter::Bot(_) => vec![Deed::Emptied { seat: chair.seat }],
            Sitter::Nobody => Vec::new(),
        })
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

fn read_face(face: &Sent<Face>) -> Result<Face, Refused> {
    face.value().copied().map_or_else(|| refuse(RefusedReason::Unreadable, format!("face: {UnknownFace}")), Ok)
}
