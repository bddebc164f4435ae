//! What to do: the one function behind every bot.

use makker_chance::Chance;
use makker_rules::{Card, Choice, RuleSet, Seat, View};

use crate::advice::{Advice, Considered};
use crate::budget::{Budget, Meter};
use crate::easy::{Judge, Weights, worth_giving};
use crate::level::Level;
use crate::motive::motive_of;
use crate::network::{Network, network};
use crate::search::{Change, HARD, MASTER, MEDIUM, Mind, Thought, think};

/// What makes one level play differently from another.
struct Character {
    weights: Weights,
    /// Each card is overlooked once in so many decisions; never if 0.
    overlooks_once_in: usize,
    /// How far it may be wrong about a choice, in steps.
    hesitation: f64,
    /// Choices whose chances to win differ by no more than this are all the same to it.
    indifference: f64,
}

const BEGINNER: Character =
    Character { weights: Weights::BEGINNER, overlooks_once_in: 5, hesitation: 6.0, indifference: 0.0 };

const EASY: Character =
    Character { weights: Weights::EASY, overlooks_once_in: 0, hesitation: 0.0, indifference: 0.0005 };

/// How much of what the exchanged cards can do counts, as the cards are not played at once.
const EXCHANGED: f64 = 0.4;

/// What a bot of this level does in the place of the view's seat; `None` if there is nothing to decide.
///
/// The same view, level, seed and number of nodes give the same advice. What the view does not show cannot matter.
pub fn choose(view: &View, level: Level, seed: u64, budget: Budget) -> Option<Advice> {
    choose_by(network, view, level, Change::default(), seed, budget)
}

/// The same by any networks, and by a level that thinks differently.
pub fn choose_by<'a>(
    networks: impl FnOnce(RuleSet) -> &'a Network,
    view: &View,
    level: Level,
    change: Change,
    seed: u64,
    budget: Budget,
) -> Option<Advice> {
    let seat = view.seat.filter(|seat| view.rules().has_seat(*seat))?;
    let mut chance = chance_of(view, seat, seed);
    match level {
        Level::Random => {
            let count = view.choices.len();
            let choice = *view.choices.get(chance.below(count.max(1)))?;
            let mut judge = Judge::new(view, seat, Weights::EASY);
            let win = win_after(&mut judge, view, seat, choice, 0.0);
            let motive = motive_of(&judge, view, seat, choice);
            Some(Advice { choice, win, motive, considered: vec![Considered { choice, win }] })
        }
        Level::Beginner => consider(view, seat, &BEGINNER, &mut chance, budget),
        Level::Easy => consider(view, seat, &EASY, &mut chance, budget),
        Level::Medium | Level::Hard | Level::Master => {
            let mind = match level {
                Level::Medium => MEDIUM,
                Level::Hard => HARD,
                _ => MASTER,
            };
            by_network(networks(view.rules()), view, seat, mind.with(change), &mut chance, budget)
        }
    }
}

/// Thinks, and takes the best.
fn by_network(
    network: &Network,
    view: &View,
    seat: Seat,
    mind: Mind,
    chance: &mut Chance,
    budget: Budget,
) -> Option<Advice> {
    let thoughts = think(network, view, seat, mind, chance, budget);
    let best = thoughts.first()?.felt;
    let equal = thoughts.iter().take_while(|thought| thought.felt >= best - mind.indifference).count();
    let Thought { choice, win, .. } = thoughts[chance.below(equal)];
    let motive = motive_of(&Judge::new(view, seat, Weights::EASY), view, seat, choice);
    let mut considered: Vec<Considered> = thoughts
        .iter()
        .map(|thought| Considered { choice: thought.choice, win: told(thought.win, view.rules(), mind) })
        .collect();
    considered.sort_by(|a, b| b.win.total_cmp(&a.win));
    Some(Advice { choice, win: told(win, view.rules(), mind), motive, considered })
}

/// The chance to win as it is told. For one situation a game the mean of playouts is too near to even where it is near, and a little
/// too far where it is far; perhaps because the network learned from all situations, of which most are from long games. Fitted on
/// 60,000 games of `classic` that `medium` played.
fn told(win: f64, edition: RuleSet, mind: Mind) -> f64 {
    const TIMES: f64 = 1.15;
    const POWER: f64 = 0.8;
    if !mind.searches() || win <= 0.0 || win >= 1.0 {
        return win;
    }
    let even = (1.0 / (edition.team_count() as f64 - 1.0)).ln();
    let above = (win / (1.0 - win)).ln() - even;
    let told = even + (TIMES * above.abs().powf(POWER)).copysign(above);
    1.0 / (1.0 + (-told).exp())
}

/// Weighs the choices one by one, as many as the budget allows, and takes the best; or what a character takes for it.
fn consider(view: &View, seat: Seat, character: &Character, chance: &mut Chance, budget: Budget) -> Option<Advice> {
    let mut meter = Meter::new(budget);
    let mut judge = Judge::new(view, seat, character.weights);
    let mut choices = not_overlooked(&view.choices, character, chance);
    // In whatever order, so that a small budget does not always see the same cards.
    chance.shuffle(&mut choices);
    let mut weighed: Vec<(f64, Considered)> = Vec::with_capacity(choices.len());
    for choice in choices {
        if !meter.take_one() {
            break;
        }
        let win = win_after(&mut judge, view, seat, choice, 0.0);
        let felt = match character.hesitation {
            0.0 => win,
            most => win_after(&mut judge, view, seat, choice, most * (chance.unit() - chance.unit())),
        };
        weighed.push((felt, Considered { choice, win }));
    }
    weighed.sort_by(|(a, first), (b, second)| b.total_cmp(a).then(first.choice.cmp(&second.choice)));
    let best = weighed.first()?.0;
    let equal = weighed.iter().take_while(|(felt, _)| *felt >= best - character.indifference).count();
    let Considered { choice, win } = weighed[chance.below(equal)].1;
    let motive = motive_of(&judge, view, seat, choice);
    let mut considered: Vec<Considered> = weighed.into_iter().map(|(_, considered)| considered).collect();
    considered.sort_by(|a, b| b.win.total_cmp(&a.win));
    Some(Advice { choice, win, motive, considered })
}

fn win_after(judge: &mut Judge<'_>, view: &View, seat: Seat, choice: Choice, luck: f64) -> f64 {
    match choice {
        Choice::Play(mv) => judge.win(&view.board.after(&mv), &view.hand.without(mv.card()), luck),
        Choice::Fold => judge.win(&view.board, &makker_rules::Hand::EMPTY, luck),
        Choice::Give(card) => {
            let worth = EXCHANGED * worth_giving(judge, view, seat, card);
            judge.win(&view.board, &makker_rules::Hand::EMPTY, worth + luck)
        }
    }
}

/// The choices without the cards that are overlooked; all of them rather than none.
fn not_overlooked(choices: &[Choice], character: &Character, chance: &mut Chance) -> Vec<Choice> {
    let once_in = character.overlooks_once_in;
    let card = |choice: &Choice| match choice {
        Choice::Play(mv) => Some(mv.card()),
        Choice::Give(card) => Some(*card),
        Choice::Fold => None,
    };
    let mut overlooked: Vec<(Card, bool)> = Vec::new();
    let mut is_seen = |choice: &Choice| {
        let Some(card) = card(choice).filter(|_| once_in > 0) else { return true };
        let known = overlooked.iter().find(|(other, _)| *other == card).map(|(_, overlooked)| *overlooked);
        !known.unwrap_or_else(|| {
            let is_overlooked = chance.below(once_in) == 0;
            overlooked.push((card, is_overlooked));
            is_overlooked
        })
    };
    let seen: Vec<Choice> = choices.iter().copied().filter(&mut is_seen).collect();
    if seen.is_empty() { choices.to_vec() } else { seen }
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
