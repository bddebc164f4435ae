//! Questions to the people at the table: whether a play may be taken back, and whether the game is given up.

use makker_protocol::RefusedReason;

use crate::decide::Asking;
use crate::decide::entering::newcomers;
use crate::deed::Deed;
use crate::refused::{Refused, refuse};

impl Asking<'_> {
    pub(super) fn ask_take_back(&self) -> Result<Vec<Deed>, Refused> {
        let seat = self.own()?.seat;
        if !self.table.options.take_back {
            return refuse(RefusedReason::NotNow, "at this table nothing is taken back");
        }
        let Some(game) = self.table.running_game().filter(|game| game.last_play() == Some(seat)) else {
            return refuse(RefusedReason::NotNow, "only your own play can be taken back, until something else happens");
        };
        if game.take_back.is_some() {
            return Ok(Vec::new());
        }
        if game.stands {
            return refuse(RefusedReason::NotNow, "someone did not agree: this play stands");
        }
        let asked = Deed::AskedTakeBack { seat };
        let is_alone = self.table.manned().all(|other| other == seat);
        Ok(if is_alone { vec![asked, Deed::TookBack { seat }] } else { vec![asked] })
    }

    pub(super) fn answer_take_back(&self, agree: bool) -> Result<Vec<Deed>, Refused> {
        let seat = self.own()?.seat;
        let Some(question) = self.table.last_game.as_ref().and_then(|game| game.take_back.as_ref()) else {
            return refuse(RefusedReason::NotNow, "nobody asks to take anything back");
        };
        if agree && question.agreed.contains(&seat) {
            return Ok(Vec::new());
        }
        self.knows_of(question.since)?;
        // Whoever asked may think better of it.
        if !agree {
            return Ok(vec![Deed::RefusedTakeBack { seat }]);
        }
        let mut deeds = vec![Deed::AgreedTakeBack { seat }];
        if self.table.manned().all(|other| other == seat || question.agreed.contains(&other)) {
            deeds.push(Deed::TookBack { seat: question.seat });
        }
        Ok(deeds)
    }

    pub(super) fn abandon(&self, agree: bool) -> Result<Vec<Deed>, Refused> {
        let seat = self.own()?.seat;
        let Some(game) = self.table.running_game() else {
            return refuse(RefusedReason::NotNow, "no game is being played");
        };
        let agreed = game.abandon.as_ref().map_or(&[][..], |question| &question.agreed);
        if !agreed.contains(&seat) {
            self.knows_of(game.abandon.as_ref().map_or(0, |question| question.since))?;
        }
        match (agree, agreed.contains(&seat)) {
            (true, true) => Ok(Vec::new()),
            (false, _) if game.abandon.is_some() => Ok(vec![Deed::RefusedAbandon { seat }]),
            (false, _) => Ok(Vec::new()),
            (true, false) => {
                let mut deeds = vec![Deed::AgreedAbandon { seat }];
                if self.table.manned().all(|other| other == seat || agreed.contains(&other)) {
                    deeds.push(Deed::Abandoned);
                    deeds.extend(newcomers(self.table));
                }
                Ok(deeds)
            }
        }
    }
}
