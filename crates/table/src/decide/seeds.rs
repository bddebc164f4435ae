//! Seeds are sealed, drawn and opened.

use makker_chance::Chance;
use makker_chance::proof::{digits, is_digits, seal};
use makker_protocol::{RefusedReason, SeatMap, TableStatus};
use makker_rules::Seat;
use makker_rules::sorted::sort_by_key;

use crate::beginning::{begin, moved};
use crate::chair::Chair;
use crate::decide::Asking;
use crate::deed::Deed;
use crate::draw::{Draw, NO_PERSON, NO_SEAL};
use crate::refused::{Refused, refuse};

/// How often a person can seal a seed for one game: once for each device, and again after a reload that forgot the first.
const MOST_SEALS: u32 = 16;

/// A seed or a seal that someone has sent.
pub fn read_digits(field: &str, sent: &str) -> Result<String, Refused> {
    if is_digits(sent) {
        return Ok(sent.to_string());
    }
    refuse(RefusedReason::Unreadable, format!("{field}: send 64 hexadecimal digits, small letters"))
}

impl Asking<'_> {
    pub(super) fn seal(&self, sent: &str) -> Result<Vec<Deed>, Refused> {
        let (own, sent) = (self.own()?, read_digits("seal", sent)?);
        let is_between = matches!(self.table.status, TableStatus::Waiting | TableStatus::Over);
        if !is_between || self.table.drawing().is_some() {
            return refuse(RefusedReason::NotNow, "seeds are sealed before a game begins");
        }
        let before = own.person().and_then(|person| self.table.promise(person.sat));
        if before.is_some_and(|before| before.seal == sent) {
            return Ok(Vec::new());
        }
        if before.is_some_and(|before| before.times >= MOST_SEALS) {
            return refuse(RefusedReason::NotNow, "you have sealed many seeds for this game: open the last one");
        }
        // Whoever copies a seal wants to open it once its owner has.
        if self.table.promises.iter().any(|other| other.seal == sent) {
            return refuse(RefusedReason::Illegal, "seal: this is somebody else's: seal a seed of your own");
        }
        Ok(vec![Deed::Sealed { seat: own.seat, seal: sent }])
    }

    /// The seed itself says whose it is: nobody else can know it.
    pub(super) fn open(&self, seed: &str) -> Result<Vec<Deed>, Refused> {
        let seed = read_digits("seed", seed)?;
        let Some(draw) = self.table.drawing() else {
            return refuse(RefusedReason::NotNow, "no seeds are to be opened now");
        };
        match draw.owner(&seed) {
            None => refuse(RefusedReason::Illegal, "seed: nobody has sealed this one"),
            Some((_, true)) => Ok(Vec::new()),
            Some((seat, false)) => {
                let mut opened = draw.clone();
                opened.open(seat, &seed);
                let mut deeds = vec![Deed::Opened { seat, seed }];
                if opened.is_opened() {
                    deeds.extend(begin(self.table, &opened));
                }
                Ok(deeds)
            }
        }
    }

    /// The server draws its seed. If nobody has sealed one, there is nothing to wait for.
    pub(super) fn draw(&self, rotate: Option<bool>, chance: &mut Chance) -> Vec<Deed> {
        if self.table.drawing().is_some() {
            return Vec::new();
        }
        let mut seed = [0; 32];
        seed.chunks_mut(4).for_each(|part| part.copy_from_slice(&chance.word().to_le_bytes()));
        let seed = digits(&seed);
        let own = self.table.seat_of(self.person);
        // Whoever is gone opens nothing; whoever starts may still be on the way to the table.
        let is_here = |seat: Seat| Some(seat) == own || (self.moment.is_here)(seat);
        let part = |chair: &Chair| {
            let word = match chair.person() {
                Some(person) => {
                    let promise = self.table.promise(person.sat).filter(|_| is_here(chair.seat));
                    promise.map_or(NO_SEAL, |promise| &promise.seal)
                }
                None => NO_PERSON,
            };
            (moved(self.table, chair.seat, rotate), word.to_string())
        };
        let mut parts: Vec<(Seat, String)> = self.table.chairs.iter().map(part).collect();
        sort_by_key(&mut parts, |(seat, _)| *seat);
        let game = self.table.game_number() + 1;
        let drawn = Deed::Drawn { game, seal: seal(&seed), seed, parts: SeatMap(parts), rotate };
        let draw = Draw::of(&drawn, 0).filter(Draw::is_opened);
        let begun = draw.map_or_else(Vec::new, |draw| begin(self.table, &draw));
        [drawn].into_iter().chain(begun).collect()
    }
}
