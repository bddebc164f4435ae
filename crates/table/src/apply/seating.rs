//! Who comes and goes, as a line of the log says.

use makker_protocol::{Face, Sent, TableStatus};
use makker_rules::{Seat, SeatSet};

use crate::chair::{Chair, Person, Sitter};
use crate::deed::Deed;
use crate::table::{Corrupt, Table};

impl Table {
    pub(super) fn sit(
        &mut self,
        seat: Seat,
        person: &str,
        name: &str,
        face: Option<&Sent<Face>>,
        at: u64,
    ) -> Result<(), Corrupt> {
        let sitter = self.newcomer_as(person, name, face, at);
        let chair = self.chair_mut(seat)?;
        (chair.sitter, chair.next, chair.muted) = (Sitter::Person(sitter), None, SeatSet::EMPTY);
        self.doorway.enters(person);
        self.prompt_anew(seat, at)?;
        self.hold(seat, person);
        self.pass_on_host();
        for chair in &mut self.chairs {
            chair.muted = chair.muted.without(seat);
        }
        Ok(())
    }

    /// Someone who comes. In a running game they are told what their seat is told from this deal on.
    pub(super) fn newcomer_as(&self, person: &str, name: &str, face: Option<&Sent<Face>>, at: u64) -> Person {
        let (face, ids) = (self.face_for(person, face), vec![person.to_string()]);
        let sees = self.running_game().map_or(self.seq, |game| game.dealt);
        Person { name: name.to_string(), face, ids, away: false, sat: self.seq, sees, came: at }
    }

    /// Someone gets up, or does not sit down after all.
    pub(super) fn leave(&mut self, seat: Seat) -> Result<(), Corrupt> {
        let stand_in = match self.status {
            TableStatus::Playing => Sitter::Bot(self.options.bots),
            TableStatus::Waiting | TableStatus::Over | TableStatus::Closed => Sitter::Nobody,
        };
        let chair = self.chair_mut(seat)?;
        if chair.next.take().is_none() {
            chair.sitter = stand_in;
            self.pass_on_host();
            self.drop_questions();
        }
        Ok(())
    }

    /// The name of whoever goes, or comes to the door, before that is done.
    pub(super) fn name_told(&self, deed: &Deed) -> Option<String> {
        match deed {
            Deed::Left { seat } | Deed::Removed { seat } => Some(self.chair(*seat)?.claimant()?.name.clone()),
            Deed::SitsNext { name, .. } | Deed::Knocked { name, .. } => Some(name.clone()),
            Deed::AgreedKnock { person, .. } | Deed::TurnedAway { person, .. } => {
                Some(self.doorway.knock_of(person)?.name.clone())
            }
            Deed::Voted { of, .. } => self.name_on(*of),
            _ => None,
        }
    }

    pub(super) fn set_away(&mut self, seat: Seat, away: bool) -> Result<(), Corrupt> {
        if let Some(person) = self.chair_mut(seat)?.person_mut() {
            person.away = away;
        }
        Ok(())
    }

    /// Remembers that a person sees this hand from now on.
    pub(super) fn hold(&mut self, seat: Seat, person: &str) {
        if let Some(game) = &mut self.last_game {
            game.hold(person, seat);
        }
    }

    pub(super) fn pass_on_host(&mut self) {
        if self.seat_of(&self.host).is_none() {
            let person = self.chairs.iter().find_map(Chair::person);
            if let Some(id) = person.and_then(|person| person.ids.first()) {
                self.host = id.clone();
            }
        }
    }

    /// Everyone moves on by one seat clockwise.
    pub(super) fn rotate(&mut self, at: u64) {
        let mut sitters: Vec<_> = self.chairs.iter().map(|chair| (chair.sitter.clone(), chair.character)).collect();
        sitters.rotate_right(1);
        for (chair, (sitter, character)) in self.chairs.iter_mut().zip(sitters) {
            (chair.sitter, chair.character, chair.muted) = (sitter, character, SeatSet::EMPTY);
            if let Some(person) = chair.person_mut() {
                person.came = at;
            }
        }
    }
}
