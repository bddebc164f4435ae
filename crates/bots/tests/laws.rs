//! What holds for every level in every rule set, over games of bots.

use std::collections::BTreeSet;

use makker_bots::{Advice, Budget, Level, Motive, advise};
use makker_chance::Chance;
use makker_rules::{Choice, Edition, History, Kind, Landing, Leg, RuleSet, Seat, Setup, Space, Travel, View};
use makker_testkit::{decider, imagine};

/// Budgets from nothing to as much as there is time for in tests: levels that search would use up all of it.
fn budgets(level: Level) -> [Budget<'static>; 3] {
    [Budget::of_nodes(1), Budget::of_nodes(4), most(level)]
}

fn most(level: Level) -> Budget<'static> {
    if level > Level::Medium { Budget::of_nodes(12) } else { Budget::UNLIMITED }
}

/// A game of these bots, seat by seat; shows each decision before it is made.
fn play(rules: RuleSet, seed: u64, level: impl Fn(usize) -> Level, mut visit: impl FnMut(&History, &View, &Advice)) {
    let mut chance = Chance::from_seed(seed);
    let play_on = rules.team_count() > 2 && seed % 2 == 1;
    let dealer = rules.seats()[chance.below(rules.seats().len())];
    let mut history = History::new(Setup { play_on, ..Setup::new(rules, dealer) }).unwrap();
    while let Some(seat) = decider(&mut history, &mut chance) {
        let view = View::new(&history, Some(seat));
        let level = level(seat as usize);
        let advice = advise(&view, level, seed, budgets(level)[seed as usize % 3]).unwrap();
        visit(&history, &view, &advice);
        history.choose(seat, advice.choice).unwrap();
    }
}

/// Every edition, and house rules that turn each of the knobs.
fn rule_sets() -> Vec<RuleSet> {
    let house = [
        "classic+lock-or-leave+fresh-decks",
        "nordic+start-skipped+no-swap-from-start",
        "plus-trios+turn-once+stay",
        "jubilee+rest-in-goal+rest-may-lapse",
    ];
    let house = house.map(|name| name.parse().unwrap());
    Edition::ALL.into_iter().map(RuleSet::from).chain(house).collect()
}

fn games_of_all_levels(games: u64, mut visit: impl FnMut(&History, &View, &Advice)) {
    for rules in rule_sets() {
        // House rules differ little: half of the games will do.
        let games = if rules.is_printed() { games } else { games.div_ceil(2) };
        for seed in 0..games {
            play(rules, seed, |seat| Level::ALL[(seat + seed as usize) % Level::ALL.len()], &mut visit);
        }
    }
}

#[test]
fn advice_is_legal_and_whole() {
    let mut motives = BTreeSet::new();
    games_of_all_levels(6, |_, view, advice| {
        assert!(view.choices.contains(&advice.choice));
        let considered: BTreeSet<Choice> = advice.considered.iter().map(|considered| considered.choice).collect();
        assert_eq!(considered.len(), advice.considered.len(), "nothing is considered twice");
        assert!(considered.iter().all(|choice| view.choices.contains(choice)));
        assert!(
            advice
                .considered
                .iter()
                .any(|considered| considered.choice == advice.choice && considered.win == advice.win)
        );
        assert!(advice.considered.iter().all(|considered| (0.0..=1.0).contains(&considered.win)));
        assert!(advice.considered.is_sorted_by(|a, b| a.win >= b.win));
        motives.insert(advice.motive);
    });
    let unheard: Vec<&Motive> = Motive::ALL.iter().filter(|motive| !motives.contains(motive)).collect();
    assert!(unheard.is_empty(), "no bot ever says {unheard:?}");
}

#[test]
fn a_choice_does_not_change_when_hidden_cards_do() {
    let mut chance = Chance::from_seed(5);
    let (mut compared, mut different) = (0, 0);
    games_of_all_levels(4, |history, view, _| {
        if chance.below(30) > 0 {
            return;
        }
        let world = imagine(history, view.seat, &[], &mut chance);
        let theirs = View::new(&world, view.seat);
        for level in Level::ALL {
            for budget in budgets(level) {
                assert_eq!(advise(view, level, 9, budget), advise(&theirs, level, 9, budget));
            }
        }
        compared += 1;
        different += usize::from(world.game() != history.game());
    });
    assert!(compared > 300 && different * 10 > compared * 9, "{different} of {compared}");
}

#[test]
fn the_same_seed_gives_the_same_advice() {
    let mut chance = Chance::from_seed(6);
    games_of_all_levels(2, |_, view, _| {
        if chance.below(8) > 0 {
            return;
        }
        for level in Level::ALL {
            assert_eq!(advise(view, level, 3, most(level)), advise(view, level, 3, most(level)));
        }
    });
}

/// What no partner forgives, unless it is good for something: to bump a teammate and no opponent, to leave the goal, or to
/// come out before a teammate's pawn that wants to pass.
fn is_unforgivable(view: &View, choice: Choice) -> bool {
    let (Some(seat), Choice::Play(mv)) = (view.seat, choice) else { return false };
    let ours = |other: Seat| view.rules().are_teammates(seat, other);
    let travels = view.board.trace(seat, &mv);
    let bumps = |is_meant: &dyn Fn(Seat, &Travel) -> bool| {
        travels.iter().any(|travel| matches!(travel.landing, Landing::Bumps(other) if is_meant(other, travel)))
    };
    let bumps_teammate = bumps(&|other, _| other != seat && ours(other));
    let bumps_opponent = bumps(&|other, travel| !ours(other) && ours(travel.seat));
    let leaves_goal = |leg: Leg| matches!(leg, Leg::Walk { from, to } if from.is_goal() && !to.is_goal());
    let comes_out =
        |leg: Leg| matches!(leg, Leg::Walk { from, to } if from == Space::home(seat) && to == Space::start(seat));
    let waits =
        |space: &Space| matches!(space.kind(), Kind::Track(_)) && space.owner() == view.rules().previous_seat(seat);
    let mate_waits =
        view.rules().team_of(seat).iter().any(|mate| *mate != seat && view.board.pawns(*mate).iter().any(waits));
    let walls_in = !view.board.walls().contains(seat) && mate_waits && mv.legs().any(comes_out);
    (bumps_teammate && !bumps_opponent) || mv.legs().any(leaves_goal) || walls_in
}

#[test]
fn nobody_from_medium_on_does_for_nothing_what_a_partner_never_forgives() {
    let mut tempted = 0;
    for rules in rule_sets() {
        for seed in 0..3 {
            let level = [Level::Medium, Level::Hard, Level::Master][seed as usize % 3];
            play(
                rules,
                seed,
                |_| level,
                |_, view, advice| {
                    let mut others = advice.considered.iter().filter(|other| !is_unforgivable(view, other.choice));
                    if is_unforgivable(view, advice.choice) {
                        let better = others.find(|other| other.win >= advice.win - 0.0075);
                        assert_eq!(better, None, "{level} in {rules} chose {} at {}", advice.choice, advice.win);
                    } else {
                        tempted += usize::from(advice.considered.len() > others.count());
                    }
                },
            );
        }
    }
    assert!(tempted > 100, "{tempted}");
}

#[test]
fn seeds_differ_in_one_and_the_same_position() {
    for level in Level::ALL {
        let mut differing = 0;
        play(
            Edition::Classic.into(),
            2,
            |_| level,
            |_, view, _| {
                if differing > 3 {
                    return;
                }
                let choices: BTreeSet<Choice> =
                    (0..8).map(|seed| advise(view, level, seed, most(level)).unwrap().choice).collect();
                differing += usize::from(choices.len() > 1);
            },
        );
        assert!(differing > 3, "{level} {differing}");
    }
}

#[test]
fn a_budget_of_nodes_is_kept_and_when_the_time_is_up_there_is_still_a_legal_choice() {
    games_of_all_levels(2, |_, view, _| {
        for level in Level::ALL {
            for nodes in [0, 1, 5] {
                let advice = advise(view, level, 1, Budget::of_nodes(nodes)).unwrap();
                assert!(advice.considered.len() <= nodes.max(1) as usize);
            }
            let late = Budget { time_is_up: Some(&|| true), nodes: None };
            assert_eq!(advise(view, level, 1, late).unwrap().considered.len(), 1);
        }
    });
}

#[test]
fn who_has_nothing_to_decide_gets_no_advice() {
    let mut chance = Chance::from_seed(7);
    games_of_all_levels(1, |history, view, _| {
        if chance.below(4) > 0 {
            return;
        }
        for other in view.rules().seats().iter().copied().map(Some).chain([None]) {
            let theirs = View::new(history, other);
            for level in Level::ALL {
                assert_eq!(advise(&theirs, level, 1, most(level)).is_some(), !theirs.choices.is_empty());
            }
        }
    });
}
