//! Lists: what waits, what is due, whose tables they are, and what nobody wants any more.

use makker_protocol::TableStatus;
use makker_rules::Seat;
use makker_server::{Listing, Row, Summary, Unseen, Which};

use crate::home::{Home, due, public, rows, seated, summary};

#[tokio::test]
async fn lists_are_in_order_and_no_longer_than_asked() {
    for home in Home::both() {
        let store = home.open().await;
        let tables = [
            // The id, the status, public, when it changed, who sits there.
            ("a", TableStatus::Waiting, true, 5, vec![("ann", Seat::Red)]),
            ("b", TableStatus::Waiting, true, 9, vec![("ann", Seat::Blue), ("bob", Seat::Red)]),
            ("c", TableStatus::Waiting, false, 7, vec![("ann", Seat::Green)]),
            ("d", TableStatus::Waiting, true, 7, vec![("bob", Seat::Yellow)]),
            ("e", TableStatus::Playing, true, 8, vec![]),
            ("f", TableStatus::Closed, true, 99, vec![("ann", Seat::Red)]),
        ];
        for (id, status, public, at, people) in tables {
            let summary = Summary { status, public, people: seated(&people), ..summary() };
            store.append(id, 0, vec![Row { seq: 1, at, body: "x".to_string() }], summary).await.unwrap();
        }
        let check = async |which: Which, limit: u32, expected: &[(&str, Option<Seat>)]| {
            let listed = store.list(&which, limit).await.unwrap();
            let listed: Vec<(&str, Option<Seat>)> = listed.iter().map(|listed| (&listed.id[..], listed.seat)).collect();
            assert_eq!(listed, expected, "{which:?} {limit}");
        };
        let of = |person: &str| Which::Of(person.to_string());
        assert_eq!(public(&*store, TableStatus::Waiting, 9).await, ["b", "d", "a"]);
        assert_eq!(public(&*store, TableStatus::Waiting, 2).await, ["b", "d"]);
        assert_eq!(public(&*store, TableStatus::Playing, 9).await, ["e"]);
        assert_eq!(public(&*store, TableStatus::Over, 9).await, Vec::<String>::new());
        check(of("ann"), 9, &[("b", Some(Seat::Blue)), ("c", Some(Seat::Green)), ("a", Some(Seat::Red))]).await;
        check(of("ann"), 1, &[("b", Some(Seat::Blue))]).await;
        check(of("eve"), 9, &[]).await;

        // Ann leaves b, bob changes his seat, and b is the last to have changed no more.
        let people = seated(&[("bob", Seat::Green)]);
        let summary = Summary { status: TableStatus::Waiting, public: true, people, ..summary() };
        store.append("b", 1, vec![Row { seq: 2, at: 6, body: "x".to_string() }], summary).await.unwrap();
        assert_eq!(public(&*store, TableStatus::Waiting, 9).await, ["d", "b", "a"]);
        check(of("ann"), 9, &[("c", Some(Seat::Green)), ("a", Some(Seat::Red))]).await;
        check(of("bob"), 9, &[("d", Some(Seat::Yellow)), ("b", Some(Seat::Green))]).await;
    }
}

/// What is sent to people may change; what was kept before stays in the lists.
#[tokio::test]
async fn a_table_with_more_or_less_in_its_summary_is_still_listed() {
    for home in Home::both() {
        let store = home.open().await;
        let listings = [
            ("a", "{}"),
            ("b", r#"{"edition":"jubilee","unknown":{"x":[1]},"seats":[{"seat":"R","name":"Ida","mood":"fine"}]}"#),
            ("c", r#"{"edition":"of-the-future","seats":[{"seat":"R","bot":"of-the-future"}]}"#),
            // As version 0.1.0 wrote it.
            (
                "d",
                r#"{"id":"d","status":"waiting","edition":"nordic","seats":[{"seat":"R","name":"Ida","bot":null,"here":false,"host":true},{"seat":"Y","name":null,"bot":"easy","here":false,"host":false}],"clock":30,"game":2,"deciding":["R"]}"#,
            ),
        ];
        for (id, listing) in listings {
            let waiting = Summary { status: TableStatus::Waiting, public: true, ..summary() };
            store.append(id, 0, rows(0, 1, "x"), waiting).await.unwrap();
            home.tell(&format!("UPDATE tables SET listing = '{listing}' WHERE id = '{id}'")).await;
        }
        let these = Which::These(public(&*store, TableStatus::Waiting, 9).await);
        let mut listed = store.list(&these, 9).await.unwrap();
        listed.sort_by(|one, other| one.id.cmp(&other.id));
        assert_eq!(listed.iter().map(|listed| &listed.id[..]).collect::<Vec<_>>(), ["a", "b", "c", "d"]);
        assert_eq!(listed[0].listing, Listing::default());
        assert_eq!(listed[1].listing.seats[0].name.as_deref(), Some("Ida"));
        assert_eq!(listed[2].listing.edition.to_string(), "of-the-future");
        let old = &listed[3].listing;
        assert_eq!((old.edition.to_string().as_str(), old.clock, old.game), ("nordic", Some(30), 2));
        assert_eq!((old.seats[0].host, old.seats[1].bot.as_ref().unwrap().to_string()), (true, "easy".to_string()));
        assert_eq!(old.deciding, [Seat::Red]);
    }
}

#[tokio::test]
async fn those_that_wait_longest_are_due_first() {
    for home in Home::both() {
        let store = home.open().await;
        for (id, due) in
            [("a", Some(30)), ("b", Some(10)), ("c", None), ("d", Some(20)), ("e", Some(10)), ("f", Some(31))]
        {
            store.append(id, 0, rows(0, 1, "x"), Summary { due, ..summary() }).await.unwrap();
        }
        assert_eq!(due(&*store, 9, 9).await, Vec::<String>::new());
        assert_eq!(due(&*store, 30, 9).await, ["b", "e", "d", "a"]);
        assert_eq!(due(&*store, 30, 3).await, ["b", "e", "d"]);
        store.append("b", 1, rows(1, 1, "x"), summary()).await.unwrap();
        assert_eq!(due(&*store, u64::MAX, 9).await, ["e", "d", "a", "f"]);
    }
}

#[tokio::test]
async fn what_nobody_has_looked_at_is_found_and_deleted_with_all_that_belongs_to_it() {
    for home in Home::both() {
        let store = home.open().await;
        let kinds = [
            ("lobby", TableStatus::Waiting, true, 0, Unseen::WaitingInLobby),
            ("friends", TableStatus::Waiting, false, 0, Unseen::WaitingForFriends),
            ("playing", TableStatus::Playing, false, 1, Unseen::Playing),
            ("empty", TableStatus::Closed, false, 0, Unseen::WithoutGame),
            ("over", TableStatus::Over, false, 1, Unseen::Finished),
        ];
        for (id, status, public, game, _) in kinds {
            let listing = Listing { game, ..Listing::default() };
            let summary = Summary { status, public, listing, people: seated(&[("ann", Seat::Red)]), ..summary() };
            store.append(id, 0, rows(0, 1, "x"), summary).await.unwrap();
        }
        let at = 1001;
        for (id, .., which) in kinds {
            let found = store.unseen(which, at, 9).await.unwrap();
            assert!(found.contains(&id.to_string()), "{which:?}: {found:?}");
            assert_eq!(store.unseen(which, at - 1, 9).await.unwrap(), Vec::<String>::new());
        }
        // A look that is not long ago is not worth a line; later ones are.
        store.see("over", at + 3_600_000).await.unwrap();
        assert_eq!(store.latest().await.unwrap(), at);
        store.see("over", at + 3_600_001).await.unwrap();
        assert_eq!(store.latest().await.unwrap(), at + 3_600_001);
        store.set_aside("friends", "line 1").await.unwrap();
        assert_eq!(store.unseen(Unseen::WaitingForFriends, at, 9).await.unwrap(), Vec::<String>::new());
        let all = kinds.map(|(id, ..)| id.to_string()).to_vec();
        assert_eq!(store.delete(all, at).await, Ok(4), "somebody has looked at one of them");
        assert_eq!(store.load("playing", 0).await.unwrap(), []);
        assert_eq!(store.list(&Which::Of("ann".to_string()), 9).await.unwrap().len(), 1);
    }
}

/// Also where it is noted only now and then when a table was seen.
#[tokio::test]
async fn a_table_is_as_young_as_its_last_line() {
    for home in Home::both() {
        let store = home.open().await;
        let playing = || Summary { maker: Some("m".to_string()), ..summary() };
        store.append("a", 0, rows(0, 1, "x"), playing()).await.unwrap();
        store.append("a", 1, rows(1, 3, "x"), playing()).await.unwrap();
        let at = 1004;
        for (since, found) in [(at - 1, 0), (at, 1)] {
            assert_eq!(store.unseen(Unseen::Playing, since, 9).await.unwrap().len(), found);
            assert_eq!(store.open_tables("m", since).await.unwrap(), 1 - found as u32);
        }
        assert_eq!(store.delete(vec!["a".to_string()], at - 1).await, Ok(0));
        assert_eq!((store.latest().await.unwrap(), store.all("", 9).await.unwrap()[0].seen), (at, at));
        let over = Summary { status: TableStatus::Over, ..playing() };
        store.append("a", 4, rows(4, 1, "x"), over).await.unwrap();
        assert_eq!(store.unseen(Unseen::Finished, at + 1, 9).await.unwrap(), ["a"]);
        assert_eq!(store.unseen(Unseen::Playing, u64::MAX, 9).await.unwrap(), Vec::<String>::new());
        drop(store);
        assert_eq!(home.open().await.latest().await.unwrap(), at + 1);
    }
}

#[tokio::test]
async fn a_network_is_counted_by_its_open_tables() {
    for home in Home::both() {
        let store = home.open().await;
        for (id, status, maker) in [
            ("a", TableStatus::Waiting, "m"),
            ("b", TableStatus::Playing, "m"),
            ("c", TableStatus::Over, "m"),
            ("d", TableStatus::Waiting, "n"),
        ] {
            let summary = Summary { status, maker: Some(maker.to_string()), ..summary() };
            store.append(id, 0, rows(0, 1, "x"), summary).await.unwrap();
        }
        for (maker, since, count) in [("m", 0, 2), ("n", 0, 1), ("o", 0, 0), ("m", 1001, 0)] {
            assert_eq!(store.open_tables(maker, since).await, Ok(count), "{maker} {since}");
        }
    }
}
