//! What holds for every review in every rule set.

use makker_bots::{Budget, Level, advise};
use makker_chance::Chance;
use makker_review::{Course, Effort, MomentKind, NotReviewable, Review, StepKind, Verdict, WHOLE, judge};
use makker_rules::{Board, Choice, Edition, History, Phase, RuleSet, Seat, Setup, Space, View};
use makker_testkit::{decider, imagine};

/// Enough to see that all works, and little enough for everyday tests.
const SMALL: Effort = Effort { name: "small", choosing: 60, judging: 20, standing: 4, deals: 8 };

/// A board on which each seat has two pawns locked, one on its way and one at home: games from here are short.
fn late(rules: RuleSet) -> Board {
    let pawns = rules.seats().iter().flat_map(|seat| {
        let locked = [3, 4].map(|circle| (*seat, Space::goal(*seat, circle).unwrap()));
        locked.into_iter().chain([(*seat, Space::track(rules.previous_seat(*seat), 6).unwrap())])
    });
    Board::with_pawns(rules, pawns).unwrap()
}

/// A game of this level from a late board to its end.
fn game(rules: RuleSet, level: Level, seed: u64, mut visit: impl FnMut(&History, &View)) -> History {
    let mut chance = Chance::from_seed(seed);
    let play_on = rules.team_count() > 2 && seed % 2 == 1;
    let dealer = rules.seats()[chance.below(rules.seats().len())];
    let mut history = History::new(Setup { board: late(rules), dealer, play_on }).unwrap();
    while let Some(seat) = decider(&mut history, &mut chance) {
        let view = View::new(&history, Some(seat));
        visit(&history, &view);
        let choice = advise(&view, level, seed, Budget::UNLIMITED).unwrap().choice;
        history.choose(seat, choice).unwrap();
    }
    history
}

fn rule_sets() -> Vec<RuleSet> {
    let house = ["classic+fresh-decks", "plus-pairs+fresh-decks"].map(|name| name.parse().unwrap());
    Edition::ALL.into_iter().map(RuleSet::from).chain(house).collect()
}

fn check_sums(review: &Review) {
    let mut chances: Vec<i32> = review.teams.iter().map(|team| team.start).collect();
    assert_eq!(chances.iter().sum::<i32>(), WHOLE);
    for step in &review.steps {
        for (team, before) in chances.iter().enumerate() {
            let parts = step.cards[team] + step.play[team] + step.hidden[team];
            assert_eq!(before + parts, step.chances[team], "{step:?}");
        }
        for parts in [&step.cards, &step.play, &step.hidden] {
            assert_eq!(parts.iter().sum::<i32>(), 0, "what one team gains others lose: {step:?}");
        }
        assert!(step.chances.iter().all(|chance| (0..=WHOLE).contains(chance)), "{step:?}");
        assert_eq!(step.chances.iter().sum::<i32>(), WHOLE);
        chances.clone_from(&step.chances);
    }
    for (team, tally) in review.teams.iter().enumerate() {
        let result = if team == review.winner { WHOLE } else { 0 };
        assert_eq!((tally.result(), chances[team]), (result, result));
        let sum =
            |of: fn(&makker_review::Step, usize) -> i32| review.steps.iter().map(|step| of(step, team)).sum::<i32>();
        assert_eq!(
            (tally.cards, tally.hidden),
            (sum(|step, team| step.cards[team]), sum(|step, team| step.hidden[team]))
        );
        assert_eq!(tally.played(), sum(|step, team| step.play[team]));
    }
}

#[test]
fn parts_add_up_to_the_result_in_every_edition() {
    let (mut decided, mut marked) = (0, 0);
    for rules in rule_sets() {
        for seed in 0..if rules.team_count() > 2 { 2 } else { 1 } {
            let history = game(rules, Level::Easy, seed, |_, _| ());
            let review = Course::of(&history).unwrap().review(SMALL);
            check_sums(&review);
            assert!(review.moments.len() <= 5 && review.moments.is_sorted_by_key(|moment| moment.step));
            for tally in &review.seats {
                assert!(tally.best <= tally.good && tally.good <= tally.counted, "{tally:?}");
            }
            decided += review.decisions.iter().filter(|decision| decision.judgement.is_some()).count();
            marked += review.seats.iter().map(|tally| (tally.counted - tally.good) as usize).sum::<usize>();
            // A second place, where the game went on for it, is not looked at: it is won by then.
            let last = review.steps.last().unwrap();
            assert!(matches!(last.kind, StepKind::Decision(seat) if review.teams[review.winner].seats.contains(&seat)));
        }
    }
    assert!(decided > 300 && marked > 10, "{decided} decisions, {marked} marked");
}

#[test]
fn a_judgement_is_whole_and_names_choices_that_there_were() {
    let history = game(Edition::Classic.into(), Level::Beginner, 3, |_, _| ());
    let course = Course::of(&history).unwrap();
    let review = course.review(SMALL);
    let mut better = 0;
    for judgement in review.decisions.iter().filter_map(|decision| decision.judgement.as_ref()) {
        assert!((0..=WHOLE).contains(&judgement.win) && judgement.loss >= 0 && judgement.error >= 0);
        assert_eq!(judgement.better == judgement.chosen, judgement.loss == 0);
        assert_eq!(judgement.verdict == Verdict::Best, judgement.loss == 0);
        assert!(!judgement.found || judgement.verdict == Verdict::Best);
        assert_eq!(judgement.worth.is_empty(), !judgement.verdict.is_marked() && !judgement.found);
        assert!(judgement.worth.is_sorted_by(|a, b| a.win >= b.win));
        if let Some(first) = judgement.worth.first() {
            assert_eq!((first.choice, first.win), (judgement.better, judgement.win + judgement.loss));
            let chosen = judgement.worth.iter().find(|worth| worth.choice == judgement.chosen).unwrap();
            assert_eq!(chosen.win, judgement.win);
        }
        if let (Choice::Play(_), true) = (judgement.better, judgement.loss > 0) {
            assert!(!judgement.travels.is_empty(), "there is a way to draw");
            better += 1;
        }
    }
    assert!(better > 3, "{better}");
}

#[test]
fn the_order_in_which_pieces_are_done_changes_nothing() {
    let history = game(Edition::Jubilee.into(), Level::Medium, 4, |_, _| ());
    let course = Course::of(&history).unwrap();
    let mut backwards: Vec<_> = (0..course.pieces()).rev().map(|piece| course.find(piece, SMALL)).collect();
    backwards.reverse();
    assert_eq!(course.conclude(backwards, SMALL), course.review(SMALL));
    assert_eq!(Course::of(&history).unwrap().review(SMALL), course.review(SMALL));
}

#[test]
fn a_judgement_does_not_change_when_hidden_cards_do() {
    let mut chance = Chance::from_seed(5);
    let (mut compared, mut different) = (0, 0);
    for rules in rule_sets() {
        game(rules, Level::Easy, 7, |history, view| {
            if chance.below(8) > 0 {
                return;
            }
            let world = imagine(history, view.seat, &[], &mut chance);
            let theirs = View::new(&world, view.seat);
            let chosen = view.choices[chance.below(view.choices.len())];
            assert_eq!(judge(view, chosen, 9, SMALL), judge(&theirs, chosen, 9, SMALL));
            compared += 1;
            different += usize::from(world.game() != history.game());
        });
    }
    assert!(compared > 30 && different > compared / 2, "{different} of {compared} worlds differ");
}

#[test]
fn who_does_not_win_where_it_could_blunders() {
    let rules = RuleSet::from(Edition::Classic);
    // Red needs one step of one pawn, and its team has everything else.
    let board = Board::parse(rules, "Rg2,Rg3,Rg4,B13/Yh,Ys,Y3,Y5/Gg1,Gg2,Gg3,Gg4/Bh,Bh,Bs,B5").unwrap();
    let mut chance = Chance::from_seed(1);
    let mut blunders = 0;
    for dealer in [Seat::Blue, Seat::Red] {
        for _ in 0..6 {
            let mut history = History::new(Setup { board, dealer, play_on: false }).unwrap();
            while let Some(seat) = decider(&mut history, &mut chance) {
                let view = View::new(&history, Some(seat));
                let wins = |choice: &Choice| matches!(choice, Choice::Play(mv) if rules.team_of(seat).iter().all(|mate| view.board.after(mv).is_finished(*mate)));
                let winning = blunders == 0 && view.choices.iter().any(wins);
                let other = view.choices.iter().find(|choice| !wins(choice)).copied();
                let choice = match other.filter(|_| winning) {
                    Some(other) => {
                        let judged = judge(&view, other, 0, SMALL).unwrap();
                        assert!(judged.loss > 0 && judged.better != other, "{judged:?}");
                        blunders += usize::from(judged.verdict == Verdict::Blunder);
                        other
                    }
                    None => advise(&view, Level::Easy, 1, Budget::UNLIMITED).unwrap().choice,
                };
                history.choose(seat, choice).unwrap();
            }
        }
    }
    assert!(blunders > 0);
}

#[test]
fn strong_play_gets_few_marks_and_weak_play_many() {
    let marked = |level: Level| {
        let (mut counted, mut marked) = (0, 0);
        for seed in 0..2 {
            let history = game(Edition::Classic.into(), level, seed, |_, _| ());
            let effort = Effort { name: "middling", choosing: 400, judging: 100, ..SMALL };
            let review = Course::of(&history).unwrap().review(effort);
            counted += review.seats.iter().map(|tally| tally.counted).sum::<u32>();
            marked += review.seats.iter().map(|tally| tally.counted - tally.good).sum::<u32>();
        }
        f64::from(marked) / f64::from(counted)
    };
    let (strong, weak) = (marked(Level::Hard), marked(Level::Beginner));
    assert!(strong < 0.1 && weak > 3.0 * strong, "{strong} and {weak}");
}

#[test]
fn what_is_not_over_or_hides_cards_is_refused() {
    let rules = RuleSet::from(Edition::Classic);
    let mut history = History::new(Setup::new(rules, Seat::Red)).unwrap();
    assert_eq!(Course::of(&history).err(), Some(NotReviewable::Unfinished));
    history.shuffle(&rules.deck()).unwrap();
    history.abandon().unwrap();
    assert_eq!(history.game().phase(), Phase::Over);
    assert_eq!(Course::of(&history).err(), Some(NotReviewable::Abandoned));
}

#[test]
fn moments_are_told_with_what_they_are() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..4 {
        let history = game(Edition::English.into(), Level::Beginner, seed, |_, _| ());
        let review = Course::of(&history).unwrap().review(SMALL);
        for moment in &review.moments {
            let step = &review.steps[moment.step];
            kinds.insert(moment.kind.word());
            match moment.kind {
                MomentKind::Cards => assert_eq!(step.cards[moment.gained], moment.points),
                MomentKind::Hidden(_) => assert_eq!(step.hidden[moment.gained], moment.points),
                MomentKind::Slip(seat) => assert!(!review.teams[moment.gained].seats.contains(&seat)),
                MomentKind::Found(seat) => assert!(review.teams[moment.gained].seats.contains(&seat)),
            }
        }
    }
    assert!(kinds.contains("cards") && kinds.contains("slip"), "{kinds:?}");
}
