//! How the levels above `easy` think: one move ahead by the network, and from there on many times to the end of the deal or the
//! next.

use makker_chance::Chance;
use makker_rules::{Choice, Phase, Seat, View};

use crate::budget::{Budget, Meter};
use crate::network::Network;
use crate::playout::{Policy, Round};
use crate::search::candidate::{at_once, sort};
use crate::search::trial::Search;
use crate::worlds::{Guess, Memory, Tells};

/// What makes one level think differently from another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mind {
    /// How often it plays deals to their end in its head for one decision, with four seats and with six: there a deal has more turns
    /// and each turn more pawns to look at.
    pub(crate) playouts: [u32; 2],
    /// At most so many choices are worth that.
    pub(crate) candidates: usize,
    /// What it remembers of the cards played.
    pub(crate) memory: Memory,
    /// Does it think about what others' plays and the card received tell about their cards?
    pub(crate) reads_tells: bool,
    /// Does it think of the next deal when this one comes to its end?
    pub(crate) looks_ahead: bool,
    /// Choices whose chances to win differ by no more than this are all the same to it.
    pub(crate) indifference: f64,
}

pub(crate) const MEDIUM: Mind = Mind {
    playouts: [0; 2],
    candidates: 1,
    memory: Memory::ThisDeal,
    reads_tells: false,
    looks_ahead: false,
    indifference: 0.001,
};
pub(crate) const HARD: Mind = Mind {
    playouts: [800, 213],
    candidates: 12,
    memory: Memory::ThisDeal,
    reads_tells: false,
    looks_ahead: false,
    indifference: 0.0,
};
pub(crate) const MASTER: Mind = Mind {
    playouts: [7000, 3111],
    candidates: 24,
    memory: Memory::SinceShuffle,
    reads_tells: true,
    looks_ahead: true,
    indifference: 0.0,
};

/// In what a bot thinks differently from its level: as an experiment. Levels that do not search take no notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Change {
    /// How many deals it plays to their end for one decision, with four seats.
    pub playouts: Option<u32>,
    /// Does it think about what others' plays and the card received tell about their cards?
    pub tells: Option<bool>,
    /// Does it think of the next deal when this one comes to its end?
    pub ahead: Option<bool>,
}

impl Mind {
    pub(crate) fn with(self, change: Change) -> Mind {
        if !self.searches() {
            return self;
        }
        Mind {
            playouts: change.playouts.map_or(self.playouts, |playouts| [playouts, playouts * 4 / 9]),
            reads_tells: change.tells.unwrap_or(self.reads_tells),
            looks_ahead: change.ahead.unwrap_or(self.looks_ahead),
            ..self
        }
    }

    /// Does it look further than one move?
    pub(crate) fn searches(&self) -> bool {
        self.playouts[0] > 0
    }
}

/// For each choice that is looked at there must be so many playouts.
const PLAYOUTS_A_CHOICE: u32 = 50;

/// What a partner never forgives is done only if it gains more than this chance to win.
pub(crate) const FORGIVEN_FOR: f64 = 0.01;

/// A choice and what was found out about it.
#[derive(Clone, Copy)]
pub(crate) struct Thought {
    pub(crate) choice: Choice,
    /// The chance that the team wins.
    pub(crate) win: f64,
    /// The same, less what a partner would hold against it: what is decided by.
    pub(crate) felt: f64,
}

/// Thinks about the choices of a seat, as much as the budget allows; the best first.
pub(crate) fn think(
    network: &Network,
    view: &View,
    seat: Seat,
    mind: Mind,
    chance: &mut Chance,
    budget: Budget,
) -> Vec<Thought> {
    let mut meter = Meter::new(budget);
    let mut choices = view.choices.clone();
    // In whatever order, so that a small budget does not always see the same cards.
    chance.shuffle(&mut choices);
    let round = Round::of(view, seat);
    let mut policy = Policy::new(network);
    let mut candidates = at_once(&mut policy, &round, view, seat, &choices, &mut meter);
    sort(&mut candidates);
    let is_clear = candidates.len() < 2 || candidates[0].is_won();
    if mind.searches() && !is_clear {
        let guess = Guess::new(view, seat, mind.memory);
        let guess = if mind.reads_tells { guess.minding(Tells::of(network, view, seat)) } else { guess };
        let playouts = mind.playouts[usize::from(view.rules().seats().len() > 4)];
        let playouts = meter.left().map_or(playouts, |left| left.min(playouts));
        // A few choices well looked at are better than many at a glance.
        let most = (playouts / PLAYOUTS_A_CHOICE).max(2) as usize;
        let most = mind.candidates.min(most);
        let looks_ahead = mind.looks_ahead && is_near_its_end(view);
        let mut search = Search { policy, seat, guess, meter, phase: view.phase, looks_ahead };
        search.search(&mut candidates, most, playouts, chance);
    }
    candidates.iter().map(|candidate| candidate.thought()).collect()
}

/// So few cards a seat are left of a deal, with four seats and with six, when what the next one brings is worth thinking about: what comes
/// of this one differs little then, and the network that judges it by a look is less sure than a deal played on. With four seats
/// more cards gain next to nothing; with six it takes longer than people like to wait.
const CARDS_LEFT_TO_LOOK_AHEAD: [usize; 2] = [2, 1];

/// Is the deal near its end, and the next one worth thinking about?
fn is_near_its_end(view: &View) -> bool {
    can_look_ahead(view) && cards_a_seat(view) <= CARDS_LEFT_TO_LOOK_AHEAD[usize::from(view.rules().seats().len() > 4)]
}

/// How many cards a seat are left, on the mean of all seats, rounded up.
pub fn cards_a_seat(view: &View) -> usize {
    let left: usize = view.cards_left.iter().map(|(_, cards)| usize::from(*cards)).sum();
    left.div_ceil(view.rules().seats().len())
}

/// Can the next deal be thought of? Where teams have their places already, fewer seats are dealt to, which is not.
pub fn can_look_ahead(view: &View) -> bool {
    matches!(view.phase, Phase::Play(_)) && view.places.is_empty()
}

/// How far a deal is played in one's head to judge a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// To the end of the deal, which the network judges.
    DealEnds,
    /// To the end of the next deal, where that can be thought of.
    NextDealEnds,
    /// To the end of the game, with new cards for every deal.
    GameEnds,
}

impl Until {
    /// As far as `master` looks.
    pub fn as_master_looks(view: &View) -> Until {
        if is_near_its_end(view) { Until::NextDealEnds } else { Until::DealEnds }
    }
}

/// Judges choices by so many playouts each, all in the same worlds; in their order.
pub fn judge(
    network: &Network,
    view: &View,
    seat: Seat,
    choices: &[Choice],
    playouts: u32,
    until: Until,
    chance: &mut Chance,
) -> Vec<f64> {
    let guess = Guess::new(view, seat, Memory::SinceShuffle).minding(Tells::of(network, view, seat));
    let mut search = Search {
        policy: Policy::new(network),
        seat,
        guess,
        meter: Meter::new(Budget::UNLIMITED),
        phase: view.phase,
        looks_ahead: until == Until::NextDealEnds && can_look_ahead(view),
    };
    let mut wins = vec![0.0; choices.len()];
    for _ in 0..playouts {
        let world = search.any_world(chance);
        let same_cards = chance.clone();
        for (choice, win) in choices.iter().zip(&mut wins) {
            *win += match until {
                Until::DealEnds | Until::NextDealEnds => search.play_out(*choice, &world),
                Until::GameEnds => search.play_on(*choice, &world, view.deal_number, &mut same_cards.clone()),
            };
        }
    }
    wins.iter().map(|win| win / f64::from(playouts.max(1))).collect()
}
