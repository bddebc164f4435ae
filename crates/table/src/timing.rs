//! What is due when at a table: bots decide, people's time runs out, questions are waited for. Whoever wakes up asks here.

use std::time::Duration;

use makker_bots::Level;
use makker_rules::{Seat, View};

use crate::beginning::begin;
use crate::chair::{Chair, Prompted};
use crate::deed::Deed;
use crate::door::KNOCK;
use crate::options::Options;
use crate::question::{Question, VOTE};
use crate::table::Table;

/// How long bots wait for the answer to whoever asks to take a play back, in milliseconds.
const HOLD: u64 = 30_000;

/// How long someone who comes back late has to decide, in milliseconds.
const MOMENT: u64 = 10_000;

/// How long those who sealed a seed may take to open it, in milliseconds: a phone may have to load the page first.
const OPENING: u64 = 5000;

/// A decision that a bot has to make.
pub struct BotTurn {
    /// For which seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// All that it may know.
    pub view: View,
    /// Since when it is asked; if that changes, the decision is void.
    pub prompted: Option<Prompted>,
}

/// When something happens by itself, in milliseconds since 1970; never if nothing does. Bots take `bot_delay`, so that people
/// can follow.
pub fn due(table: &Table, bot_delay: Duration) -> Option<u64> {
    let delay = bot_delay.as_millis() as u64;
    let bots = asked_bots(table).filter_map(|chair| chair.prompted).map(|prompted| prompted.at + delay);
    bots.chain(due_by_people(table)).min()
}

/// When something happens by itself although no bot decides anything.
pub fn due_by_people(table: &Table) -> Option<u64> {
    let held_until = unanswered(table).map(|question| question.at + HOLD);
    let lapses = lapses(table).map(|(_, at)| at);
    let opened_by = table.drawing().map(|draw| draw.at + OPENING);
    deadlines(table).map(|(_, at)| at).chain(held_until).chain(lapses).chain(opened_by).min()
}

/// How long to wait before looking at the table again; for ever if nothing happens by itself.
pub fn wait(table: &Table, bot_delay: Duration, now: u64) -> Option<Duration> {
    let due = due(table, bot_delay)?;
    // Bots begin to think at once.
    let is_bots_turn = asked_bots(table).next().is_some();
    Some(if is_bots_turn { Duration::ZERO } else { Duration::from_millis(due.saturating_sub(now)) })
}

/// What time has brought: bots stand in for people whose time is up, what nobody answers is refused, and cards are dealt without
/// seeds that were not opened.
pub fn overdue(table: &Table, now: u64) -> Vec<Deed> {
    let late = deadlines(table).filter(|(_, at)| *at <= now).map(|(seat, _)| Deed::Away { seat });
    let unanswered = unanswered(table).filter(|question| question.at + HOLD <= now);
    let refused = unanswered.map(|question| Deed::RefusedTakeBack { seat: question.seat });
    let lapsed = lapses(table).filter(|(_, at)| *at <= now).map(|(deed, _)| deed);
    let drawn = table.drawing().filter(|draw| draw.at + OPENING <= now).map(|draw| begin(table, draw));
    late.chain(refused).chain(lapsed).chain(drawn.into_iter().flatten()).collect()
}

/// The decisions that bots have to make now.
pub fn bot_turns(table: &Table) -> Vec<BotTurn> {
    let turn = |chair: &Chair| {
        let view = View::new(&table.last_game.as_ref()?.history, Some(chair.seat));
        let level = chair.automatic(table.options.bots)?;
        Some(BotTurn { seat: chair.seat, level, view, prompted: chair.prompted })
    };
    asked_bots(table).filter_map(turn).collect()
}

/// How long bots still take for these decisions, so that people can follow: the time since they were asked counts, although another
/// process may have begun to think then.
pub fn delay(table: &Table, turns: &[BotTurn], bot_delay: Duration, now: u64) -> Duration {
    let asked = turns.iter().filter_map(|turn| turn.prompted).map(|prompted| prompted.at);
    let asked = asked.max().unwrap_or(0).max(table.heard_at);
    bot_delay.saturating_sub(Duration::from_millis(now.saturating_sub(asked)))
}

/// Is this decision still to be made, and by a bot?
pub fn is_open(table: &Table, turn: &BotTurn) -> bool {
    asked_bots(table).any(|chair| chair.seat == turn.seat && chair.prompted == turn.prompted)
}

/// When the first person is late, if one has something to decide and there is a clock.
pub fn first_deadline(table: &Table) -> Option<u64> {
    deadlines(table).map(|(_, at)| at).min()
}

/// From when the time of someone counts who comes back now: whoever was late gets a moment, not the whole time again.
pub fn asked_on_return(options: &Options, now: u64) -> u64 {
    let limit = options.clock.map(|clock| u64::from(clock) * 1000).or(silence(options)).unwrap_or(0);
    (now + limit.min(MOMENT)).saturating_sub(limit)
}

/// How long someone who is connected may take for a decision without a clock while others wait, in milliseconds: three times as
/// long as whoever is gone is waited for. None if the table waits.
pub fn silence(options: &Options) -> Option<u64> {
    options.stand_in.filter(|_| options.clock.is_none()).map(|seconds| u64::from(seconds) * 3000)
}

/// The chairs for which a bot has something to decide now.
fn asked_bots(table: &Table) -> impl Iterator<Item = &Chair> {
    // Whoever asks to take a play back is not overtaken by a bot.
    let is_held = table.last_game.as_ref().is_some_and(|game| game.take_back.is_some());
    let is_asked = |chair: &&Chair| chair.prompted.is_some() && chair.automatic(table.options.bots).is_some();
    table.chairs.iter().filter(move |_| !is_held).filter(is_asked)
}

/// When each person is late who has something to decide, if there is a clock.
fn deadlines(table: &Table) -> impl Iterator<Item = (Seat, u64)> + '_ {
    let clock = table.options.clock.map(|clock| u64::from(clock) * 1000);
    let people = table.chairs.iter().filter(|chair| chair.is_manned());
    people.filter_map(move |chair| Some((chair.seat, chair.prompted?.at + clock?)))
}

/// When those at the door have waited long enough, and votes have been open long enough.
fn lapses(table: &Table) -> impl Iterator<Item = (Deed, u64)> + '_ {
    let knocks = table.doorway.knocks.iter();
    let knocks = knocks.map(|knock| (Deed::TurnedAway { person: knock.person.clone(), by: None }, knock.at + KNOCK));
    let vote = table.running_game().and_then(|game| game.vote.as_ref());
    knocks.chain(vote.map(|vote| (Deed::VoteEnded, vote.question.at + VOTE)))
}

/// The question for which bots wait now.
fn unanswered(table: &Table) -> Option<&Question> {
    let is_bots_turn = table.chairs.iter().any(|chair| chair.prompted.is_some() && !chair.is_manned());
    table.last_game.as_ref().filter(|_| is_bots_turn)?.take_back.as_ref()
}
