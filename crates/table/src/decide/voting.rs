//! What people decide together about one of them, so that nobody holds a game: that a bot stands in, or takes the seat.

use makker_protocol::{RefusedReason, Verdict};

use crate::chair::Chair;
use crate::decide::Asking;
use crate::deed::Deed;
use crate::question::needed;
use crate::refused::{Refused, refuse};

/// How long a decision takes before others may say that it takes too long, in milliseconds.
const SLOW: u64 = 60_000;

impl Asking<'_> {
    /// Has someone not decided for long? Where there is a clock, that says how long a decision may take.
    pub(super) fn is_slow(&self, chair: &Chair) -> bool {
        let prompted = chair.prompted.filter(|_| self.table.options.clock.is_none());
        prompted.is_some_and(|prompted| prompted.at + SLOW <= self.moment.now)
    }

    /// Someone who is not the host would have a person removed: that is for most of them to say, while no host can.
    pub(super) fn vote_out(&self, chair: &Chair) -> Result<Vec<Deed>, Refused> {
        let own = self.own()?;
        let host = self.table.seat_of(&self.table.host).and_then(|seat| self.table.chair(seat));
        let sees_to_it = |host: &Chair| host.is_manned() && (self.moment.is_here)(host.seat) && !self.is_slow(host);
        if !self.is_playing() || host.is_some_and(sees_to_it) {
            return refuse(RefusedReason::NotHost, "only the host of the table can do that, while the host is here");
        }
        if chair.person().is_none() || chair.seat == own.seat {
            return refuse(RefusedReason::Seat, "seat: name another person's seat");
        }
        self.vote(chair, Verdict::Remove)
    }

    /// Asks the others about one of them, or agrees; does it if enough have.
    pub(super) fn vote(&self, chair: &Chair, what: Verdict) -> Result<Vec<Deed>, Refused> {
        let (own, of) = (self.own()?.seat, chair.seat);
        let open = self.table.running_game().and_then(|game| game.vote.as_ref());
        if open.is_some_and(|open| (open.what, open.of) != (what, of)) {
            return refuse(RefusedReason::NotNow, "something else is being asked: answer that first");
        }
        let agreed = open.map_or(&[][..], |open| &open.question.agreed);
        if agreed.contains(&own) {
            return Ok(Vec::new());
        }
        let voters = self.present().filter(|seat| *seat != of);
        let (mut all, mut yes) = (0, 0);
        for seat in voters {
            all += 1;
            yes += usize::from(seat == own || agreed.contains(&seat));
        }
        if all < needed(what, all) {
            return refuse(RefusedReason::NotNow, "it takes two to remove someone: let a bot play for them, or leave");
        }
        let mut deeds = vec![Deed::Voted { seat: own, of, what }];
        if yes >= needed(what, all) {
            deeds.extend(match what {
                // Whoever is only slow still looks after the table.
                Verdict::StandIn => vec![Deed::Away { seat: of }],
                Verdict::Remove => self.goes(of, Deed::Removed { seat: of }),
            });
        }
        Ok(deeds)
    }
}
