//! One decision judged by what its seat could know: nothing here sees more than a view.

use makker_bots::search::{Difference, Experiment, Until, weigh};
use makker_bots::{Budget, Level, Motive, advise, advise_as_experiment, motive_for};
use makker_rules::sorted::sort_by_key;
use makker_rules::{Choice, Travel, View};

use crate::effort::Effort;
use crate::points::{POINT, whole};
use crate::verdict::Verdict;

/// A loss that is smaller than this many of its standard errors counts as none.
const NOISE: f64 = 1.0;

/// With a larger standard error than this the choices are compared in more worlds.
const DOUBTFUL: f64 = 0.004;

/// If another choice that is easily made gives this much away, whoever found the best is praised.
const HARD_TO_FIND: i32 = 3 * POINT;

/// How many choices are told at most with what they are worth.
const MOST_TOLD: usize = 24;

/// What was found out about a decision. All chances are in ten-thousandths, and those of the deciding seat's team.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// The choice that was made, in the spelling in which the choices are listed.
    pub chosen: Choice,
    /// What a strong player would have chosen. The same if nothing better was found.
    pub better: Choice,
    /// The chance to win after the choice that was made.
    pub win: i32,
    /// What it gave away: 0 if nothing, or nothing that can be told from noise.
    pub loss: i32,
    /// The standard error of the loss.
    pub error: i32,
    /// The word for it.
    pub verdict: Verdict,
    /// Why one might have chosen what was chosen, and why the better.
    pub motives: [Motive; 2],
    /// Which ways the pawns would have gone by the better choice.
    pub travels: Vec<Travel>,
    /// Was it hard to find? Most would have given much away.
    pub found: bool,
    /// The choices with what they are worth, the best first; those that are worth least are left out where there are many.
    pub worth: Vec<Worth>,
    /// How much better the choice was than par, which is what `medium` does at a look: less than 0 if it was worse. As it was found, without
    /// regard to noise.
    pub(crate) above_par: Difference,
    /// What `medium` does at a look.
    pub(crate) par: Choice,
}

/// A choice and the chance to win after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// The choice.
    pub choice: Choice,
    /// The chance to win after it, in ten-thousandths.
    pub win: i32,
}

/// Judges the choice that the seat of a view made; nothing if it had none, or made one that is not legal today, or made that which it is
/// compared with. `number` says which
/// decision of its game it is.
pub fn judge(view: &View, chosen: Choice, number: u32, effort: Effort) -> Option<Judgement> {
    let chosen = listed(view, chosen)?;
    if view.choices.len() < 2 {
        return None;
    }
    let seed = seed_of(view, number);
    let at_a_look = advise(view, Level::Medium, 1, Budget::UNLIMITED)?;
    let par = at_a_look.choice;
    if effort.choosing == 0 && chosen == par {
        return None;
    }
    let experiment = Experiment { playouts: Some(effort.choosing), tells: Some(true), ahead: Some(false) };
    let advice = match effort.choosing {
        0 => at_a_look,
        _ => advise_as_experiment(view, Level::Master, experiment, None, seed, Budget::UNLIMITED)?,
    };
    let mut lines = vec![advice.choice];
    let mut line = |choice: Choice| {
        lines.iter().position(|other| *other == choice).unwrap_or_else(|| {
            lines.push(choice);
            lines.len() - 1
        })
    };
    let (of_chosen, of_par) = (line(chosen), line(par));
    // Other worlds than those that chose the best, which make it seem better than it is.
    let in_worlds = |worlds: u32| weigh(view, &lines, worlds, Until::DealEnds, !seed);
    let mut weighed = in_worlds(effort.judging)?;
    if effort.choosing > 0 && weighed.difference(0, of_chosen).error > DOUBTFUL {
        weighed = in_worlds(4 * effort.judging)?;
    }
    let behind_best = weighed.difference(0, of_chosen);
    let above_par = weighed.difference(of_chosen, of_par);
    let is_noise = behind_best.mean <= NOISE * behind_best.error;
    let loss = if is_noise { 0 } else { whole(behind_best.mean) };
    let error = whole(behind_best.error);
    let verdict = Verdict::of(loss, error);
    let is_clear = above_par.mean > 2.0 * above_par.error;
    let found = verdict == Verdict::Best && is_clear && whole(above_par.mean) >= HARD_TO_FIND;
    let better = if loss > 0 { advice.choice } else { chosen };
    let win = whole(weighed.win(of_chosen));
    let motives = [motive_for(view, chosen)?, motive_for(view, better)?];
    let travels = match (better, view.seat) {
        (Choice::Play(mv), Some(seat)) => view.board.trace(seat, &mv),
        _ => Vec::new(),
    };
    let mut worth: Vec<Worth> = Vec::new();
    if verdict.is_marked() || found {
        let top = advice.considered.first().map_or(advice.win, |first| first.win);
        for considered in advice.considered.iter().take(MOST_TOLD) {
            let below = whole(top - considered.win);
            worth.push(Worth { choice: considered.choice, win: (win + loss - below).max(0) });
        }
        worth.retain(|worth| worth.choice != chosen && worth.choice != better);
        worth.iter_mut().for_each(|worth| worth.win = worth.win.min(win + loss));
        worth.push(Worth { choice: better, win: win + loss });
        if better != chosen {
            worth.push(Worth { choice: chosen, win });
        }
        let rank = |worth: &Worth| (std::cmp::Reverse(worth.win), worth.choice != better, worth.choice);
        sort_by_key(&mut worth, rank);
    }
    Some(Judgement { chosen, better, win, loss, error, verdict, motives, travels, found, worth, above_par, par })
}

/// The choice as it is listed: a move can be written in several ways that lead to the same board.
fn listed(view: &View, chosen: Choice) -> Option<Choice> {
    if view.choices.contains(&chosen) {
        return Some(chosen);
    }
    let Choice::Play(mv) = chosen else { return None };
    let seat = view.seat.filter(|seat| view.board.is_legal(*seat, &mv))?;
    let board = view.board.after(&mv);
    let is_same = |other: &Choice| match other {
        Choice::Play(other) => other.card() == mv.card() && view.board.after(other) == board,
        _ => false,
    };
    debug_assert!(view.rules().has_seat(seat));
    view.choices.iter().copied().find(is_same)
}

/// A number for the chance of this decision: it depends on nothing that the seat could not know.
fn seed_of(view: &View, number: u32) -> u64 {
    let pawns = view.rules().seats().iter().flat_map(|seat| view.board.pawns(*seat)).map(|space| space.number());
    // The multiplicative mix of FNV-1a.
    let mix = |mixed: u64, byte: u8| (mixed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    number.to_le_bytes().into_iter().chain(pawns).fold(0xcbf2_9ce4_8422_2325, mix)
}
