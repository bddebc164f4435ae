//! A network plays itself, and each seat's situations become lessons: what came of them, by temporal differences.

use makker_bots::network::{Network, Situation};
use makker_bots::playout::{Outcome, Policy, RestOfDeal, WON};
use makker_chance::Chance;
use makker_rules::{BySeat, Card, Choice, Dealing, Game, Hand, Phase, RuleSet, Seat, Setup};

use crate::training::relabel::{Labeller, Relabelling};

/// What a network learns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// All decisions of a game in a row, and the ends of deals too, for both networks at once: a quick beginning.
    Together,
    /// What is within deals, by what the other network says of their ends, and what is between deals.
    Apart,
    /// What is between deals, while what is within stays as it is.
    Between,
}

/// How lessons are made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// How much of what comes later in the deal counts rather than the next estimate.
    pub(crate) lambda: f32,
    /// The same from deal to deal.
    pub(crate) lambda_between: f32,
    /// What is learned.
    pub(crate) subject: Subject,
    /// Whether situations are worth what a search says rather than what came of them.
    pub(crate) relabelling: Option<Relabelling>,
}

/// What a game teaches.
#[derive(Default)]
pub(crate) struct Lessons {
    pub(crate) within_deals: Situations,
    pub(crate) between_deals: Situations,
    /// How many decisions there were.
    pub(crate) plies: u32,
}

/// Situations and what they should have been worth.
#[derive(Default)]
pub(crate) struct Situations {
    /// The facts of all situations, one after the other.
    pub(crate) facts: Vec<u16>,
    /// Where the facts of each end, and the chance to win that came of it.
    pub(crate) ends: Vec<(u32, f32)>,
    /// By seat: the numbers of the situations whose values are still to be replaced by what came of them, in order.
    pending: BySeat<Vec<usize>>,
}

/// After this many decisions a game without winners ends as it stands: a network that has learned nothing yet needs it.
const LONGEST: u32 = 1500;

/// One of this many plays is any legal one, so that what is never done is known too.
const STRAYS_ONCE_IN: usize = 100;

/// How much more often a gift strays than a play: there are few gifts.
const STRAY_GIFTS: usize = 4;

/// Every other game begins with some wild deals, fewer than this, which teach nothing. So the network gets to know situations to
/// which its own play would not lead.
const WILD_DEALS: usize = 24;

/// How often a team may stray in wild deals: in one of this many plays.
const WILD_ONCE_IN: [usize; 4] = [STRAYS_ONCE_IN, 10, 4, 2];

struct Learning<'a> {
    policy: Policy<'a>,
    manner: Manner,
    labeller: Option<Labeller>,
    lessons: Lessons,
    /// By seat: one of this many of its plays is any legal one.
    strays_once_in: BySeat<usize>,
}

/// Plays a game.
pub(crate) fn play(rules: RuleSet, network: &Network, manner: Manner, chance: &mut Chance) -> Lessons {
    let dealer = rules.seats()[chance.below(rules.seats().len())];
    let mut game = Game::new(Setup::new(rules, dealer)).expect("every seat may deal");
    let mut learning = Learning {
        policy: Policy::new(network),
        manner,
        labeller: manner.relabelling.map(|manner| Labeller { manner, shown: Vec::new() }),
        lessons: Lessons::default(),
        strays_once_in: BySeat::all(STRAYS_ONCE_IN),
    };
    let (wild_deals, wild_teams) = match manner.subject {
        Subject::Together => (0, [STRAYS_ONCE_IN; 3]),
        Subject::Apart | Subject::Between => wildness(rules, chance),
    };
    let mut winner = None;
    for deal in 0.. {
        if game.phase() == Phase::Shuffle {
            let mut deck = rules.deck();
            chance.shuffle(&mut deck);
            game.shuffle_unchecked(&deck);
        }
        let teaches = deal >= wild_deals;
        for (index, seat) in rules.seats().iter().enumerate() {
            let wild = wild_teams[index % rules.team_count()];
            learning.strays_once_in[*seat] = if teaches { STRAYS_ONCE_IN } else { wild };
        }
        winner = learning.play_deal(&mut game, teaches, chance);
        if winner.is_some() || learning.lessons.plies >= LONGEST {
            break;
        }
    }
    let end = |seat, last| winner.map_or(last, |winner| f32::from(u8::from(rules.are_teammates(winner, seat))));
    learning.lessons.within_deals.hand_back(manner.lambda, end);
    learning.lessons.between_deals.hand_back(manner.lambda_between, end);
    learning.lessons
}

/// How many deals of a game are wild, and how often each team strays in them.
fn wildness(rules: RuleSet, chance: &mut Chance) -> (usize, [usize; 3]) {
    let deals = if chance.below(2) == 0 { 0 } else { chance.below(WILD_DEALS) };
    let mut teams = [STRAYS_ONCE_IN; 3];
    teams[..rules.team_count()].fill_with(|| WILD_ONCE_IN[chance.below(WILD_ONCE_IN.len())]);
    (deals, teams)
}

impl Learning<'_> {
    /// Plays a deal from the exchange on, and learns from it or not; says whose move won.
    fn play_deal(&mut self, game: &mut Game, teaches: bool, chance: &mut Chance) -> Option<Seat> {
        let mut rest = rest_of(game);
        self.show(None);
        let gifts: Vec<(Seat, Card)> =
            game.to_give().iter().map(|seat| (seat, self.gift(&rest, seat, chance))).collect();
        let mut given = BySeat::all(None);
        for gift in &gifts {
            if teaches && self.manner.subject != Subject::Between {
                self.note_gift(&rest, *gift, chance);
            }
            given[gift.0] = Some(gift.1);
        }
        for (seat, card) in gifts {
            game.choose(seat, Choice::Give(card)).expect("the card is in hand");
        }
        rest.exchange(&given);
        let mut winner = None;
        while let (Some(seat), None) = (rest.turn, winner) {
            match self.outcome(&rest, chance) {
                None => {
                    self.show(Some(&rest.hands[seat]));
                    rest.fold();
                    game.fold_unchecked();
                }
                Some(outcome) => {
                    self.show(Some(&[outcome.mv.card()]));
                    rest.play(outcome.mv.card(), &outcome.board);
                    game.play_unchecked(&outcome.mv);
                    winner = (outcome.value == WON).then_some(seat);
                }
            }
            self.lessons.plies += 1;
            let is_noted = match self.manner.subject {
                Subject::Together => true,
                Subject::Apart => rest.turn.is_some(),
                Subject::Between => false,
            };
            if teaches && winner.is_none() && is_noted {
                self.note_play(&rest, seat, chance);
            }
        }
        let Learning { policy, lessons, manner, .. } = self;
        let is_together = manner.subject == Subject::Together;
        if !is_together {
            lessons.within_deals.hand_back(manner.lambda, |seat, _| policy.win_at_end(&rest, winner, seat));
        }
        if teaches && winner.is_none() {
            let ends = if is_together { &mut lessons.within_deals } else { &mut lessons.between_deals };
            rest.rules().seats().iter().for_each(|seat| ends.note(policy.network, &rest.situation(*seat)));
        }
        winner
    }

    fn gift(&self, rest: &RestOfDeal, seat: Seat, chance: &mut Chance) -> Card {
        let hand = &rest.hands[seat];
        let stray = chance.below(self.strays_once_in[seat]) < STRAY_GIFTS;
        let best = if stray { None } else { self.policy.best_gift(rest, seat) };
        best.unwrap_or_else(|| hand[chance.below(hand.len())])
    }

    fn outcome(&mut self, rest: &RestOfDeal, chance: &mut Chance) -> Option<Outcome> {
        let once_in = rest.turn.map_or(STRAYS_ONCE_IN, |seat| self.strays_once_in[seat]);
        if chance.below(once_in) > 0 {
            return self.policy.best_move(rest);
        }
        let mut outcomes = Vec::new();
        self.policy.visit_outcomes(rest, |outcome| outcomes.push(outcome));
        (!outcomes.is_empty()).then(|| outcomes[chance.below(outcomes.len())])
    }

    /// Everyone is shown cards; a new deal begins with none.
    fn show(&mut self, cards: Option<&[Card]>) {
        if let Some(labeller) = &mut self.labeller {
            match cards {
                None => labeller.shown.clear(),
                Some(cards) => labeller.shown.extend(cards),
            }
        }
    }

    fn note_gift(&mut self, rest: &RestOfDeal, gift: (Seat, Card), chance: &mut Chance) {
        let situation = rest.situation_after_giving(gift.0, gift.1);
        self.note(&situation, chance, |labeller, policy, chance| labeller.after_giving(policy, rest, gift, chance));
    }

    fn note_play(&mut self, rest: &RestOfDeal, seat: Seat, chance: &mut Chance) {
        let situation = rest.situation(seat);
        self.note(&situation, chance, |labeller, policy, chance| labeller.after_playing(policy, rest, seat, chance));
    }

    /// Remembers a situation within a deal; where a search labels situations, only some of them.
    fn note(
        &mut self,
        situation: &Situation<'_>,
        chance: &mut Chance,
        label: impl FnOnce(&Labeller, &mut Policy<'_>, &mut Chance) -> f32,
    ) {
        let Learning { policy, labeller, lessons, .. } = self;
        match labeller {
            None => lessons.within_deals.note(policy.network, situation),
            Some(labeller) if labeller.is_due(chance) => {
                let win = label(labeller, policy, chance);
                lessons.within_deals.add(policy.network, situation, win);
            }
            Some(_) => {}
        }
    }
}

impl Situations {
    fn add(&mut self, network: &Network, situation: &Situation<'_>, win: f32) {
        network.features.list(situation, |fact| self.facts.push(fact as u16));
        self.ends.push((self.facts.len() as u32, win));
    }

    /// Remembers a situation with its value as it seems now.
    fn note(&mut self, network: &Network, situation: &Situation<'_>) {
        self.pending[situation.viewer].push(self.ends.len());
        self.add(network, situation, network.win(situation));
    }

    /// Replaces each value by what came of it: the next value of the same seat, and ever less those after it. After the last value
    /// comes what `end` says of the seat, to which that value is given.
    fn hand_back(&mut self, lambda: f32, end: impl Fn(Seat, f32) -> f32) {
        for seat in Seat::ALL {
            let mut after: Option<(f32, f32)> = None;
            for lesson in std::mem::take(&mut self.pending[seat]).into_iter().rev() {
                let value = self.ends[lesson].1;
                let (next, later) = after.unwrap_or_else(|| {
                    let end = end(seat, value);
                    (end, end)
                });
                let target = (1.0 - lambda) * next + lambda * later;
                self.ends[lesson].1 = target;
                after = Some((value, target));
            }
        }
    }
}

/// A deal whose cards are about to be exchanged.
fn rest_of(game: &Game) -> RestOfDeal {
    let mut hands = BySeat::all(Hand::EMPTY);
    for seat in game.rules().seats() {
        hands[*seat] = *game.hand(*seat);
    }
    let (playing, dealing) = (game.playing(), Dealing { dealer: game.dealer(), number: game.deal_number() });
    let turn = Some(dealing.opener(playing));
    RestOfDeal { board: *game.board(), hands, playing, holding: playing, turn, given: BySeat::all(None), dealing }
}
