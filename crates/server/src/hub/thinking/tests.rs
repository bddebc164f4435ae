//! Bots that really think, on one thread.

use std::future::ready;
use std::pin::pin;
use std::sync::atomic::AtomicUsize;
use std::task::{Context, Poll, Waker};

use makker_chance::Chance;
use makker_rules::{History, RuleSet, Setup};

use super::*;

/// What the first who gives a card sees.
fn view() -> View {
    let rules: RuleSet = "classic".parse().unwrap();
    let mut history = History::new(Setup::new(rules, rules.seats()[0])).unwrap();
    let mut deck = rules.deck();
    Chance::from_seed(1).shuffle(&mut deck);
    history.shuffle(&deck).unwrap();
    View::new(&history, Some(rules.seats()[1]))
}

fn asker(table: usize) -> Asker {
    Asker { address: "somewhere".to_string(), table: table.to_string() }
}

#[tokio::test]
async fn a_quick_level_decides_at_once_and_a_hint_waits_for_no_table_at_which_nobody_is() {
    const TABLES: usize = 5;
    let (thinkers, view) = (Thinkers::new(1), view());
    let decided = Arc::new(AtomicUsize::new(0));
    let alone: Vec<_> = (0..TABLES)
        .map(|table| {
            let (thinkers, view, decided) = (thinkers.clone(), view.clone(), decided.clone());
            tokio::spawn(async move {
                let decision =
                    thinkers.decide(&asker(table), || Company::Nobody, || ready(true), &view, Level::Hard, 0).await;
                decided.fetch_add(1, Ordering::Relaxed);
                decision
            })
        })
        .collect();
    // They have begun, and wait for the one thread.
    tokio::task::yield_now().await;
    let own = asker(9);
    for level in [Level::Random, Level::Beginner, Level::Easy, Level::Medium] {
        let decision = pin!(thinkers.decide(&own, || Company::People, || ready(false), &view, level, 0));
        let decided = decision.poll(&mut Context::from_waker(Waker::noop()));
        assert!(matches!(decided, Poll::Ready(Some(_))), "{level} waits");
    }
    assert!(thinkers.hint(&own, view.clone()).await.is_some());
    // The one that was being thought may have been ready by then: no other has begun before the hint was given.
    assert!(decided.load(Ordering::Relaxed) <= 1);
    for decision in alone {
        assert!(decision.await.unwrap().is_some(), "whoever gave way thinks again");
    }
    thinkers.close();
    assert!(thinkers.hint(&own, view).await.is_none(), "the server has stopped");
}

#[tokio::test]
async fn whoever_hangs_up_gives_the_turn_back() {
    let (thinkers, view) = (Thinkers::new(1), view());
    let first = thinkers.turn(&asker(1), Company::People, Level::Master).await.unwrap();
    {
        let other = asker(2);
        let mut hint = pin!(thinkers.hint(&other, view.clone()));
        assert!(hint.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
    }
    drop(first);
    assert!(thinkers.hint(&asker(3), view).await.is_some());
}

#[tokio::test]
async fn a_bot_that_may_not_think_here_leaves_its_thread_to_others() {
    let view = view();
    for (threads, may_think) in [(1, false), (0, true)] {
        let thinkers = Thinkers::new(threads);
        let decision = thinkers.decide(&asker(1), || Company::People, || ready(may_think), &view, Level::Hard, 0).await;
        assert!(decision.is_none());
        assert_eq!(thinkers.has_room(), threads > 0);
        assert!(thinkers.hint(&asker(2), view.clone()).await.is_some(), "hints are given here in any case");
    }
}

#[test]
fn a_hurried_bot_looks_at_every_choice_and_tries_a_part_of_the_usual() {
    let view = view();
    let choices = view.choices.len() as u32;
    assert_eq!(Effort::Full.nodes(&view, Level::Master), None);
    assert_eq!(Effort::Half.nodes(&view, Level::Master), Some(choices + 3500));
    assert_eq!(Effort::Quarter.nodes(&view, Level::Master), Some(choices + 1750));
    assert_eq!(Effort::Quarter.nodes(&view, Level::Hard), Some(choices + 200));
}
