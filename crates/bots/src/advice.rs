//! What a bot says when it is asked what to do: the one function behind every bot.

use makker_chance::Chance;
use makker_rules::sorted::sort_by;
use makker_rules::{Choice, Seat, View};

use crate::budget::Budget;
use crate::easy::{Character, Judge, Weights, any_choice, consider};
use crate::level::Level;
use crate::motive::{Motive, motive_of};
use crate::network::{Network, network};
use crate::search::{Experiment, Mind, think};
use crate::thought::Thought;

/// What a bot of this level does on the view's seat; `None` if there is nothing to decide.
///
/// The same view, level, seed and number of nodes give the same advice. What the view does not show cannot matter.
pub fn advise(view: &View, level: Level, seed: u64, budget: Budget<'_>) -> Option<Advice> {
    advise_as_experiment(view, level, Experiment::default(), None, seed, budget)
}

/// The same for a bot that differs from its level: it thinks differently, or plays by a network that does not come with the
/// program.
pub fn advise_as_experiment(
    view: &View,
    level: Level,
    experiment: Experiment,
    own_network: Option<&Network>,
    seed: u64,
    budget: Budget<'_>,
) -> Option<Advice> {
    let seat = view.seat.filter(|seat| view.rules().has_seat(*seat))?;
    let mut chance = chance_of(view, seat, seed);
    match level {
        Level::Random => {
            let mut judge = Judge::new(view, seat, Weights::EASY);
            let thoughts = any_choice(&mut judge, view, seat, &mut chance);
            take_best(&thoughts, 0.0, &judge, view, seat, &mut chance)
        }
        Level::Beginner | Level::Easy => {
            let character = if level == Level::Easy { Character::EASY } else { Character::BEGINNER };
            let mut judge = Judge::new(view, seat, character.weights);
            let thoughts = consider(&mut judge, view, seat, &character, &mut chance, budget);
            take_best(&thoughts, character.indifference, &judge, view, seat, &mut chance)
        }
        Level::Medium | Level::Hard | Level::Master => {
            let mind = Mind::of(level).with(experiment);
            let network = own_network.unwrap_or_else(|| network(view.rules()));
            let thoughts = think(network, view, seat, mind, &mut chance, budget);
            take_best(&thoughts, mind.indifference, &Judge::new(view, seat, Weights::EASY), view, seat, &mut chance)
        }
    }
}

/// Why someone on the view's seat might make this choice, in the words in which bots tell theirs; nothing if it is no choice there.
pub fn motive_for(view: &View, choice: Choice) -> Option<Motive> {
    let seat = view.seat.filter(|seat| view.rules().has_seat(*seat) && view.choices.contains(&choice))?;
    Some(motive_of(&Judge::new(view, seat, Weights::EASY), view, seat, choice))
}

/// How many positions a bot of this level may look at, so that it looks at every choice once, and tries only one part in `parts` of
/// what it usually tries.
pub fn hurried_nodes(view: &View, level: Level, parts: u32) -> u32 {
    view.choices.len() as u32 + Mind::of(level).playouts_of(view.rules()).div_ceil(parts)
}

/// A decision, and what led to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// What to do: one of the view's choices.
    pub choice: Choice,
    /// Its estimated chance that the seat's team wins, from 0 to 1.
    pub win: f64,
    /// Why, in a form that people can be told.
    pub motive: Motive,
    /// All that was considered, the most promising first.
    pub considered: Vec<Considered>,
}

/// A choice that was considered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered {
    /// The choice.
    pub choice: Choice,
    /// The estimated chance that the seat's team wins after it, from 0 to 1.
    pub win: f64,
}

/// Takes the best of the thoughts, which come first, or any that is as good as indifference goes; and says why.
fn take_best(
    thoughts: &[Thought],
    indifference: f64,
    judge: &Judge<'_>,
    view: &View,
    seat: Seat,
    chance: &mut Chance,
) -> Option<Advice> {
    let best = thoughts.first()?.felt;
    let equal = thoughts.iter().take_while(|thought| thought.felt >= best - indifference).count();
    let Thought { choice, win, .. } = thoughts[chance.below(equal)];
    let motive = motive_of(judge, view, seat, choice);
    let mut considered: Vec<Considered> =
        thoughts.iter().map(|thought| Considered { choice: thought.choice, win: thought.win }).collect();
    sort_by(&mut considered, |a, b| b.win.total_cmp(&a.win));
    Some(Advice { choice, win, motive, considered })
}

/// Chance for one decision: the same for the same seed and the same situation, another one for every other.
fn chance_of(view: &View, seat: Seat, seed: u64) -> Chance {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..16].copy_from_slice(&(view.seen.len() as u64).to_le_bytes());
    key[16] = seat as u8;
    key[17] = view.deal_number;
    key[18] = view.dealer as u8;
    let pawns = view.rules().seats().iter().flat_map(|seat| view.board.pawns(*seat));
    // Where the pawns stand, by the multiplicative mix of FNV-1a.
    let mixed = pawns.fold(0xcbf2_9ce4_8422_2325_u64, |mixed, space| {
        (mixed ^ u64::from(space.number())).wrapping_mul(0x0100_0000_01b3)
    });
    key[24..].copy_from_slice(&mixed.to_le_bytes());
    Chance::from_key(key)
}
