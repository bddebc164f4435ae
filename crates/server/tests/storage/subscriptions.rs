//! Devices that are told, and of which turn each was: whoever notes that first is the one who tells.

use std::sync::Arc;

use makker_rules::Seat;
use makker_server::{Awaited, Store, Subscription, Summary};

use crate::home::{Home, rows, seated, summary};

fn device(name: &str) -> Subscription {
    let text = format!(r#"{{"endpoint":"https://{name}","public":"p","auth":"a","language":"en","site":"s"}}"#);
    serde_json::from_str(&text).unwrap()
}

fn id(name: &str) -> String {
    Subscription::id(&format!("https://{name}"))
}

/// A store in which Ann sits at some tables where games are played.
async fn with_tables(home: &Home, tables: &[&str]) -> Arc<dyn Store> {
    let store = home.open().await;
    for table in tables {
        let summary = Summary { people: seated(&[("ann", Seat::Red), ("bo", Seat::Yellow)]), ..summary() };
        store.append(table, 0, rows(0, 1, "x"), summary).await.unwrap();
    }
    store
}

async fn awaited(store: &dyn Store, now: u64) -> Vec<Awaited> {
    let (mut all, mut place) = (Vec::new(), Default::default());
    loop {
        // Page by page, each with one.
        let (page, last) = store.subscriptions().awaited(now, &place, 1).await.unwrap();
        all.extend(page);
        match last {
            Some(last) => place = last,
            None => return all,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_each_turn_a_device_is_told_once_whoever_tells_it() {
    for home in Home::both() {
        let store = with_tables(&home, &["a", "b"]).await;
        let (ann, bo) = (device("ann"), device("bo"));
        assert_eq!(store.subscriptions().subscribe("ann", &ann, 1, 8, 9).await.unwrap(), Some(1));
        assert_eq!(store.subscriptions().subscribe("bo", &bo, 1, 8, 9).await.unwrap(), Some(1));
        let all = awaited(&*store, 5).await;
        assert_eq!(all.len(), 4, "two devices at two tables: {all:?}");
        let one = all.iter().find(|one| one.person == "ann" && one.table == "a").unwrap().clone();
        assert_eq!((one.id.clone(), one.seat, one.seq, one.told), (id("ann"), Seat::Red, 1, 0));
        assert_eq!(one.subscription, ann);
        // Another process asks at the same time; one who has started again asks later.
        let other = home.open().await;
        let (first, second) =
            tokio::join!(store.subscriptions().tell(&one, 1), async { other.subscriptions().tell(&one, 1).await });
        assert_eq!([first.unwrap(), second.unwrap()].iter().filter(|told| **told).count(), 1);
        assert!(!home.open().await.subscriptions().tell(&one, 1).await.unwrap());
        assert_eq!(awaited(&*store, 5).await.len(), 3);
        // The table grows: it may be another turn, or the same one.
        let people = seated(&[("ann", Seat::Red), ("bo", Seat::Yellow)]);
        store.append("a", 1, rows(1, 1, "x"), Summary { people, ..summary() }).await.unwrap();
        let again = awaited(&*store, 5).await.into_iter().find(|one| one.person == "ann" && one.table == "a").unwrap();
        assert_eq!((again.seq, again.told), (2, 1));
        store.subscriptions().note_told(&again).await.unwrap();
        assert_eq!(awaited(&*store, 5).await.len(), 3);
        assert!(store.subscriptions().tell(&again, 2).await.unwrap(), "the next turn");
        assert!(!store.subscriptions().tell(&again, 1).await.unwrap(), "what is over");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_told_is_told_later_and_what_is_gone_is_forgotten() {
    for home in Home::both() {
        let store = with_tables(&home, &["a"]).await;
        let subscriptions = store.subscriptions();
        subscriptions.subscribe("ann", &device("ann"), 1, 8, 9).await.unwrap();
        let one = awaited(&*store, 5).await.remove(0);
        assert!(subscriptions.tell(&one, 1).await.unwrap());
        subscriptions.failed(&one, 1, 100).await.unwrap();
        assert!(awaited(&*store, 99).await.is_empty(), "it rests");
        let one = awaited(&*store, 100).await.remove(0);
        assert_eq!((one.failures, one.told), (1, 0));
        assert!(subscriptions.tell(&one, 1).await.unwrap());
        subscriptions.delivered(&one.id).await.unwrap();
        assert!(awaited(&*store, 100).await.is_empty());
        // With its table, what was told there is forgotten; and a person's device moves to whoever uses it now.
        assert_eq!(store.delete(vec!["a".to_string()], u64::MAX >> 1).await.unwrap(), 1);
        assert_eq!(subscriptions.subscribe("bo", &device("ann"), 2, 8, 9).await.unwrap(), Some(1));
        assert_eq!(subscriptions.devices("ann").await.unwrap(), 0);
        subscriptions.unsubscribe(&id("ann")).await.unwrap();
        assert_eq!(subscriptions.devices("bo").await.unwrap(), 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_has_more_devices_than_allowed_and_old_ones_go() {
    for home in Home::both() {
        let store = home.open().await;
        let subscriptions = store.subscriptions();
        for number in 0..5 {
            let device = device(&format!("device{number}"));
            let devices = subscriptions.subscribe("ann", &device, 10 + number, 3, 4).await.unwrap();
            assert_eq!(devices, Some((number as u32 + 1).min(3)));
        }
        assert_eq!(subscriptions.subscribe("bo", &device("bo"), 20, 3, 3).await.unwrap(), None, "there are enough");
        assert_eq!(subscriptions.subscribe("ann", &device("device4"), 30, 3, 3).await.unwrap(), Some(3), "renewed");
        assert_eq!(subscriptions.forget_subscriptions(14).await.unwrap(), 2);
        assert_eq!(subscriptions.devices("ann").await.unwrap(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_key_with_which_messages_are_signed_is_made_once() {
    for home in Home::both() {
        let store = home.open().await;
        assert_eq!(store.subscriptions().vapid(b"first").await.unwrap(), b"first");
        assert_eq!(home.open().await.subscriptions().vapid(b"second").await.unwrap(), b"first");
    }
}
