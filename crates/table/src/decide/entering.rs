//! Who sits down, and how they get in: at once, at the next deal, or after a knock that those of the table answer.

use makker_protocol::{Door, Face, RefusedReason, Sent};
use makker_rules::Seat;

use crate::chair::{Chair, Sitter};
use crate::decide::Asking;
use crate::decide::name::read_name;
use crate::decide::seating::read_face;
use crate::deed::Deed;
use crate::door::{HOST_FIRST, Knock};
use crate::refused::{Refused, refuse};
use crate::table::Table;

/// The most people who wait before one door.
const MOST_KNOCKS: usize = 4;

/// How often one person may ask in vain in a game, and how often all together: a log is for those who play.
const MOST_TRIES: usize = 2;
const MOST_DISAPPOINTED: usize = 100;

/// How someone gets in.
enum Way {
    /// Nobody is asked.
    Free,
    /// Those of the table are.
    Knocks,
}

/// Those who take their seats now that a deal is over.
pub(super) fn newcomers(table: &Table) -> impl Iterator<Item = Deed> {
    table.chairs.iter().filter_map(|chair| {
        let next = chair.next.as_ref()?;
        let face = Some(Sent::Read(next.face));
        Some(Deed::Sat { seat: chair.seat, person: next.ids.first()?.clone(), name: next.name.clone(), face })
    })
}

impl Asking<'_> {
    pub(super) fn sit(&self, seat: &Sent<Seat>, name: &str, face: Option<&Sent<Face>>) -> Result<Vec<Deed>, Refused> {
        let chair = self.chair(seat)?;
        let (seat, name) = (chair.seat, read_name(name)?);
        let face = face.map(read_face).transpose()?.map(Sent::Read);
        let before = self.table.claim_of(self.person);
        if before == Some(seat) {
            return Ok(Vec::new());
        }
        if chair.claimant().is_some() {
            return refuse(RefusedReason::Seat, "someone sits there: take another seat");
        }
        if self.is_playing() && self.table.seat_of(self.person).is_some() {
            return refuse(RefusedReason::NotNow, "you have a seat in this game: keep it until the game is over");
        }
        let person = self.person.to_string();
        if let Way::Knocks = self.way_in(before)? {
            let waits = self.table.doorway.knock_of(self.person).is_some();
            return Ok(if waits { Vec::new() } else { vec![Deed::Knocked { seat, person, name, face }] });
        }
        let sits = self.sits(seat, person, name, face);
        let Some(before) = before else { return Ok(vec![sits]) };
        // Whoever only moves looks after the table as before.
        let host = self.is_host_of(before).then(|| Deed::Host { person: self.person.to_string() });
        Ok([Deed::Left { seat: before }, sits].into_iter().chain(host).collect())
    }

    /// Whoever sits down in a running deal gets the seat with the next one: else they could see one hand after the other. Only the
    /// hand of this deal that they know already is theirs at once.
    fn sits(&self, seat: Seat, person: String, name: String, face: Option<Sent<Face>>) -> Deed {
        if self.is_playing() && self.table.hand_seen_by(&person) != Some(seat) {
            return Deed::SitsNext { seat, person, name, face };
        }
        Deed::Sat { seat, person, name, face }
    }

    /// How whoever asks gets in who has this seat so far.
    fn way_in(&self, before: Option<Seat>) -> Result<Way, Refused> {
        let doorway = &self.table.doorway;
        let is_deserted = !self.table.chairs.iter().any(|chair| chair.claimant().is_some());
        if before.is_some() || is_deserted {
            return Ok(Way::Free);
        }
        if doorway.door == Door::Locked {
            return refuse(RefusedReason::Locked, "this table is locked: watch, or find another one");
        }
        let is_removed = doorway.removed.iter().any(|other| other == self.person);
        let is_open = !self.is_playing() || (doorway.door == Door::Open && !self.table.options.public);
        if is_open && !is_removed {
            return Ok(Way::Free);
        }
        if doorway.knock_of(self.person).is_some() {
            return Ok(Way::Knocks);
        }
        let tries = doorway.unanswered.iter().filter(|other| *other == self.person).count();
        if tries >= MOST_TRIES || doorway.turned_away.iter().any(|other| other == self.person) {
            return refuse(RefusedReason::TurnedAway, "you were not let in: watch, or find another table");
        }
        let disappointed = doorway.unanswered.len() + doorway.turned_away.len();
        if doorway.knocks.len() >= MOST_KNOCKS || disappointed >= MOST_DISAPPOINTED {
            return refuse(RefusedReason::NotNow, "too many have knocked here: watch, or find another table");
        }
        Ok(Way::Knocks)
    }

    pub(super) fn set_door(&self, door: Door) -> Result<Vec<Deed>, Refused> {
        self.only_host()?;
        if self.table.doorway.door == door {
            return Ok(Vec::new());
        }
        let waiting = self.table.doorway.knocks.iter().filter(|_| door == Door::Locked);
        let away = waiting.map(|knock| Deed::TurnedAway { person: knock.person.clone(), by: None });
        Ok([Deed::Door { door }].into_iter().chain(away).collect())
    }

    /// The host answers. If the host does not, more than half of those who are here may let someone in: no single one, who may
    /// be the same stranger under another name.
    pub(super) fn answer_knock(&self, knock: u32, agree: bool) -> Result<Vec<Deed>, Refused> {
        let own = self.own()?.seat;
        let Some(knock) = self.table.doorway.knocks.iter().find(|other| other.since == knock) else {
            return refuse(RefusedReason::NotNow, "nobody waits at the door any more");
        };
        if self.is_host() {
            return if agree { self.let_in(knock) } else { Ok(vec![turned_away(knock, Some(own))]) };
        }
        if !agree {
            return refuse(
                RefusedReason::NotHost,
                "only the host turns someone away: who is not answered goes by themselves",
            );
        }
        let host = self.table.seat_of(&self.table.host);
        let is_early = self.moment.now < knock.at + HOST_FIRST && host.is_some_and(self.moment.is_here);
        if is_early {
            return refuse(RefusedReason::NotNow, "the host is asked first: wait a little");
        }
        let agreed = |seat: &Seat| *seat == own || knock.agreed.contains(seat);
        if self.present().filter(agreed).count() * 2 > self.present().count() {
            return self.let_in(knock);
        }
        let is_new = !knock.agreed.contains(&own);
        let person = knock.person.clone();
        Ok(is_new.then_some(Deed::AgreedKnock { seat: own, person }).into_iter().collect())
    }

    fn let_in(&self, knock: &Knock) -> Result<Vec<Deed>, Refused> {
        let is_free = |chair: &&Chair| chair.claimant().is_none() && !matches!(chair.sitter, Sitter::Person(_));
        let wished = self.table.chair(knock.seat).filter(is_free);
        let Some(chair) = wished.or_else(|| self.table.chairs.iter().find(is_free)) else {
            return Ok(vec![turned_away(knock, None)]);
        };
        Ok(vec![self.sits(chair.seat, knock.person.clone(), knock.name.clone(), knock.face.clone())])
    }
}

fn turned_away(knock: &Knock, by: Option<Seat>) -> Deed {
    Deed::TurnedAway { person: knock.person.clone(), by: by.map(Sent::Read) }
}
