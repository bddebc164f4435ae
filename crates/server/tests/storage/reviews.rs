//! Reviews and puzzles beside tables: wanted in order, made by one at a time, kept as long as their table.

use std::time::Duration;

use makker_server::{KeptReview, Ordered, Store, Wanted};

use crate::home::{Home, rows, summary};

const LONG: Duration = Duration::from_secs(60);

fn wanted(table: &str, version: u32) -> Wanted {
    Wanted { table: table.to_string(), game: 1, effort: "quick", version }
}

async fn with_tables(home: &Home, tables: &[&str]) -> std::sync::Arc<dyn Store> {
    let store = home.open().await;
    for table in tables {
        store.append(table, 0, rows(0, 1, "x"), summary()).await.unwrap();
    }
    store
}

#[tokio::test(flavor = "multi_thread")]
async fn reviews_are_made_in_the_order_in_which_they_were_wanted_and_kept() {
    for home in Home::both() {
        let store = with_tables(&home, &["a", "b", "c"]).await;
        let reviews = store.reviews();
        assert_eq!(reviews.review(&wanted("a", 1)).await.unwrap(), None);
        for (at, table) in ["b", "a", "a", "b"].into_iter().enumerate() {
            let ordered = reviews.order(&wanted(table, 1), at as u64, 3).await.unwrap();
            assert_eq!(ordered, Ordered::Taken);
        }
        let waits = |ahead| Some(KeptReview::Wanted { ahead, progress: None });
        assert_eq!(reviews.review(&wanted("b", 1)).await.unwrap(), waits(0));
        assert_eq!(reviews.review(&wanted("a", 1)).await.unwrap(), waits(1));
        assert_eq!(reviews.order(&wanted("c", 1), 9, 2).await.unwrap(), Ordered::Full);
        assert_eq!(reviews.review(&wanted("c", 1)).await.unwrap(), None);
        assert_eq!(reviews.take_review("deep", 1, "here", LONG).await.unwrap(), None);
        assert_eq!(reviews.take_review("quick", 2, "here", LONG).await.unwrap(), None, "made by another version");
        assert_eq!(reviews.take_review("quick", 1, "here", LONG).await.unwrap(), Some(wanted("b", 1)));
        reviews.keep_review(&wanted("b", 1), "{}").await.unwrap();
        let made = Some(KeptReview::Made("{}".to_string()));
        assert_eq!(reviews.review(&wanted("b", 1)).await.unwrap(), made);
        assert_eq!(reviews.review(&wanted("a", 1)).await.unwrap(), waits(0));
        assert_eq!(reviews.wanted_reviews().await.unwrap(), [("quick".to_string(), 1)]);

        // A newer version makes it anew; an older one takes what is there.
        assert_eq!(reviews.review(&wanted("b", 2)).await.unwrap(), None);
        reviews.order(&wanted("b", 2), 10, 9).await.unwrap();
        assert_eq!(reviews.take_review("quick", 2, "here", LONG).await.unwrap(), Some(wanted("b", 2)));
        reviews.keep_review(&wanted("b", 2), "{2}").await.unwrap();
        reviews.order(&wanted("b", 1), 11, 9).await.unwrap();
        assert_eq!(reviews.review(&wanted("b", 1)).await.unwrap(), Some(KeptReview::Made("{2}".to_string())));

        // Another start finds all of it, and a table that is deleted takes its reviews along.
        let again = home.open().await;
        assert_eq!(again.reviews().review(&wanted("a", 1)).await.unwrap(), waits(0));
        assert_eq!(again.delete(vec!["a".to_string(), "b".to_string()], u64::MAX >> 1).await.unwrap(), 2);
        assert_eq!(again.reviews().review(&wanted("a", 1)).await.unwrap(), None);
        assert_eq!(again.reviews().review(&wanted("b", 2)).await.unwrap(), None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_never_becomes_a_review_is_not_tried_for_ever() {
    for home in Home::both() {
        let store = with_tables(&home, &["a"]).await;
        let reviews = store.reviews();
        reviews.order(&wanted("a", 1), 1, 9).await.unwrap();
        let mut tries = 0;
        while reviews.take_review("quick", 1, "here", Duration::ZERO).await.unwrap().is_some() {
            tries += 1;
            // A process that is stopped in good order has not failed.
            if tries <= 2 {
                reviews.give_review_back(&wanted("a", 1), "here").await.unwrap();
            }
        }
        assert_eq!(tries, 7);
        assert_eq!(reviews.review(&wanted("a", 1)).await.unwrap(), Some(KeptReview::Failed));
        assert_eq!(reviews.order(&wanted("a", 1), 2, 1).await.unwrap(), Ordered::Taken, "it takes no room");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_all_processes_one_makes_a_review_and_the_others_are_told_how_far_it_is() {
    let home = Home::database();
    let (store, other) = (with_tables(&home, &["a"]).await, home.open().await);
    store.reviews().order(&wanted("a", 1), 1, 9).await.unwrap();
    let (one, two) = tokio::join!(
        store.reviews().take_review("quick", 1, "one", LONG),
        other.reviews().take_review("quick", 1, "two", LONG)
    );
    let taken = [one.unwrap(), two.unwrap()];
    assert_eq!(taken.iter().flatten().count(), 1, "{taken:?}");
    let maker = if taken[0].is_some() { "one" } else { "two" };
    assert!(store.reviews().note_progress(&wanted("a", 1), maker, LONG, "half").await.unwrap());
    assert!(!store.reviews().note_progress(&wanted("a", 1), "somebody", LONG, "all").await.unwrap());
    let told = KeptReview::Wanted { ahead: 0, progress: Some("half".to_string()) };
    assert_eq!(other.reviews().review(&wanted("a", 1)).await.unwrap(), Some(told));
    // Its time is over: somebody else begins, and the first is told to stop.
    assert!(store.reviews().note_progress(&wanted("a", 1), maker, Duration::ZERO, "half").await.unwrap());
    assert!(other.reviews().take_review("quick", 1, "three", LONG).await.unwrap().is_some());
    assert!(!store.reviews().note_progress(&wanted("a", 1), maker, LONG, "half").await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_has_one_puzzle() {
    for home in Home::both() {
        let store = home.open().await;
        let reviews = store.reviews();
        reviews.want_puzzle("2026-11-18").await.unwrap();
        reviews.want_puzzle("2026-11-17").await.unwrap();
        assert_eq!(reviews.wanted_puzzle().await.unwrap().as_deref(), Some("2026-11-18"));
        assert_eq!(reviews.puzzle("2026-11-18").await.unwrap(), None);
        reviews.keep_puzzle("2026-11-18", "first").await.unwrap();
        reviews.keep_puzzle("2026-11-18", "second").await.unwrap();
        reviews.want_puzzle("2026-11-18").await.unwrap();
        assert_eq!(home.open().await.reviews().puzzle("2026-11-18").await.unwrap().as_deref(), Some("first"));
        assert_eq!(reviews.wanted_puzzle().await.unwrap().as_deref(), Some("2026-11-17"));
        for day in 1..=40 {
            reviews.keep_puzzle(&format!("2027-01-{day:02}"), "later").await.unwrap();
        }
        assert_eq!(reviews.puzzle("2026-11-18").await.unwrap(), None, "old ones are forgotten");
    }
}
