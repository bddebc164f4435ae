//! Logs: what is appended is there, once and in order, whoever else appends and whatever fails.

use makker_chance::Chance;
use makker_protocol::TableStatus;
use makker_rules::Seat;
use makker_server::{AppendError, Row, Summary, Which};

use crate::home::{Folder, Home, due, public, rows, seated, summary};

#[tokio::test]
async fn what_is_appended_is_loaded_after_any_number() {
    for home in Home::both() {
        let store = home.open().await;
        let mut all = rows(0, 3, "one");
        store.append("a", 0, all.clone(), summary()).await.unwrap();
        all.extend(rows(3, 2, "two\u{1} \u{1F0A1} '\""));
        store.append("a", 3, all[3..].to_vec(), summary()).await.unwrap();
        for after in 0..7 {
            assert_eq!(store.load("a", after).await.unwrap(), all[all.len().min(after as usize)..]);
        }
        assert_eq!(store.load("b", 0).await.unwrap(), []);
    }
}

#[tokio::test]
async fn whoever_is_not_at_the_end_of_the_log_has_a_conflict_and_changes_nothing() {
    for home in Home::both() {
        let store = home.open().await;
        store.append("a", 0, rows(0, 3, "kept"), summary()).await.unwrap();
        // Too early, and with a gap; of a table that is there, and of one that is not.
        for (table, after) in [("a", 0), ("a", 2), ("a", 4), ("a", 9), ("b", 1)] {
            let summary = Summary { public: true, due: Some(1), people: seated(&[("ann", Seat::Red)]), ..summary() };
            let result = store.append(table, after, rows(after, 2, "lost"), summary).await;
            assert_eq!(result, Err(AppendError::Conflict), "{table} {after}");
        }
        assert_eq!(store.load("a", 0).await.unwrap(), rows(0, 3, "kept"));
        assert_eq!(store.load("b", 0).await.unwrap(), []);
        assert_eq!(due(&*store, u64::MAX, 9).await, Vec::<String>::new());
        assert_eq!(public(&*store, TableStatus::Playing, 9).await, Vec::<String>::new());
        assert_eq!(store.list(&Which::Of("ann".to_string()), 9).await.unwrap(), []);
    }
}

#[tokio::test]
async fn lines_with_wrong_numbers_are_refused_and_not_as_a_conflict() {
    for home in Home::both() {
        let store = home.open().await;
        let holed = rows(0, 3, "x").into_iter().filter(|row| row.seq != 2).collect();
        for (after, rows) in [(0, holed), (0, Vec::new()), (0, rows(1, 1, "x")), (u32::MAX, rows(0, 1, "x"))] {
            assert!(matches!(store.append("a", after, rows, summary()).await, Err(AppendError::Unavailable(_))));
        }
        assert_eq!(store.load("a", 0).await.unwrap(), []);
    }
}

/// The second guard: should the table's row ever say something else than its log.
#[tokio::test]
async fn a_line_that_is_there_is_never_written_over() {
    for home in Home::both() {
        let store = home.open().await;
        store.append("a", 0, rows(0, 3, "kept"), summary()).await.unwrap();
        home.tell("UPDATE tables SET seq = 1").await;
        let both = tokio::join!(
            store.append("a", 1, rows(1, 1, "lost"), Summary { public: true, ..summary() }),
            store.append("b", 0, rows(0, 1, "other"), summary()),
        );
        assert_eq!(both, (Err(AppendError::Conflict), Ok(())));
        assert_eq!(store.load("a", 0).await.unwrap(), rows(0, 3, "kept"));
        assert_eq!(store.load("b", 0).await.unwrap(), rows(0, 1, "other"));
        assert_eq!(public(&*store, TableStatus::Playing, 9).await, Vec::<String>::new());
    }
}

#[tokio::test]
async fn an_acknowledged_append_is_visible_to_others_at_once() {
    for home in Home::both() {
        let store = home.open().await;
        for n in 0..20 {
            store.append("a", n, rows(n, 1, "x"), summary()).await.unwrap();
            assert_eq!(home.lines().await, i64::from(n) + 1);
        }
    }
}

/// Whatever fails, and wherever: nothing of table a is there, and what is there is what was acknowledged.
async fn check_failure(home: Home, broken: &str, mended: &str) {
    let store = home.open().await;
    home.tell(broken).await;
    let (failed, other) = tokio::join!(
        store.append("a", 0, rows(0, 2, "x"), summary()),
        // Whether this one is in the same batch or not.
        store.append("b", 0, rows(0, 1, "x"), summary()),
    );
    assert!(matches!(failed, Err(AppendError::Unavailable(_))), "{failed:?}");
    assert_ne!(other, Err(AppendError::Conflict));
    assert_eq!(home.lines().await, i64::from(other.is_ok()));
    home.tell(mended).await;
    store.append("a", 0, rows(0, 2, "y"), summary()).await.unwrap();
    assert_eq!(store.load("a", 0).await.unwrap(), rows(0, 2, "y"));
}

/// What fails at the second line of a table in PostgreSQL.
const FULL: &str = "CREATE FUNCTION full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'full'; END $$;";
const NOT_FULL: &str = "DROP TRIGGER broken ON events";

/// As with a full disk, when SQLite rolls back by itself.
#[tokio::test]
async fn after_a_failed_write_nothing_of_the_batch_is_there_and_the_next_one_works() {
    let broken =
        "CREATE TRIGGER broken BEFORE INSERT ON events WHEN new.seq = 2 BEGIN SELECT RAISE(ROLLBACK, 'full'); END";
    check_failure(Home::File(Folder::new()), broken, "DROP TRIGGER broken").await;
    let broken = format!(
        "{FULL} CREATE TRIGGER broken BEFORE INSERT ON events FOR EACH ROW WHEN (new.seq = 2) EXECUTE FUNCTION full()"
    );
    check_failure(Home::database(), &broken, NOT_FULL).await;
}

/// A debt that is looked at only when everything else has been written: then the commit fails, and whoever had been told
/// before would have been told too much.
#[tokio::test]
async fn nothing_is_acknowledged_before_it_can_be_committed() {
    let broken = "CREATE TABLE debts (id TEXT REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED);
         CREATE TRIGGER broken AFTER INSERT ON events WHEN new.seq = 2 BEGIN INSERT INTO debts VALUES ('nobody'); END";
    check_failure(Home::File(Folder::new()), broken, "DROP TRIGGER broken").await;
    let broken = format!(
        "{FULL} CREATE CONSTRAINT TRIGGER broken AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED
         FOR EACH ROW WHEN (new.seq = 2) EXECUTE FUNCTION full()"
    );
    check_failure(Home::database(), &broken, NOT_FULL).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_append_at_once_exactly_one_wins() {
    for home in Home::both() {
        // Two stores in one place are like two servers: the queue of one cannot help.
        let stores = [home.open().await, home.open().await];
        for after in 0..50 {
            let appends = [(0, "x"), (1, "y"), (0, "z")].map(|(store, text)| {
                let store = stores[store].clone();
                tokio::spawn(async move { (text, store.append("a", after, rows(after, 1, text), summary()).await) })
            });
            let mut winners = Vec::new();
            for append in appends {
                match append.await.unwrap() {
                    (text, Ok(())) => winners.push(text),
                    (_, error) => assert_eq!(error, Err(AppendError::Conflict)),
                }
            }
            assert_eq!(winners.len(), 1);
            assert_eq!(stores[0].load("a", after).await.unwrap(), rows(after, 1, winners[0]));
        }
    }
}

#[tokio::test]
async fn another_start_finds_the_tables_and_the_secret() {
    for home in Home::both() {
        let store = home.open().await;
        let secret = store.secret().await.unwrap();
        store.append("a", 0, rows(0, 3, "x"), summary()).await.unwrap();
        drop(store);
        for again in 3..6 {
            let store = home.open().await;
            assert_eq!(store.secret().await.unwrap(), secret);
            assert_eq!(store.load("a", 0).await.unwrap(), rows(0, again, "x"));
            store.append("a", again, rows(again, 1, "x"), summary()).await.unwrap();
        }
        let other = if matches!(home, Home::File(_)) { Home::File(Folder::new()) } else { Home::database() };
        assert_ne!(other.open().await.secret().await.unwrap(), secret);
    }
}

/// Whoever appends in whatever order: those who were told that their lines are kept have them there, in order, and
/// nobody else does.
#[tokio::test(flavor = "multi_thread")]
async fn random_appends_give_what_a_simple_model_gives() {
    const TABLES: usize = 4;
    for home in Home::both() {
        let mut store = home.open().await;
        let mut chance = Chance::from_seed(4);
        let mut model: Vec<Vec<Row>> = vec![Vec::new(); TABLES];
        for round in 0..60 {
            let mut appends = Vec::new();
            for n in 0..1 + chance.below(20) {
                let table = chance.below(TABLES);
                // Around the end: some are too early, some come right after another one of this round.
                let after = (model[table].len() + chance.below(4)).saturating_sub(1) as u32;
                let rows = rows(after, 1 + chance.below(3) as u32, &format!("{round} {n}"));
                let store = store.clone();
                appends.push(tokio::spawn(async move {
                    let result = store.append(&format!("{table}"), after, rows.clone(), summary()).await;
                    (table, after as usize, rows, result)
                }));
            }
            let mut results = Vec::new();
            for append in appends {
                results.push(append.await.unwrap());
            }
            results.sort_by_key(|(_, after, ..)| *after);
            let before: Vec<usize> = model.iter().map(Vec::len).collect();
            for (table, after, rows, result) in &results {
                match result {
                    Ok(()) => {
                        assert_eq!(model[*table].len(), *after, "kept in the wrong place");
                        model[*table].extend(rows.iter().cloned());
                    }
                    Err(error) => assert_eq!(*error, AppendError::Conflict),
                }
            }
            // Of those who were right from the start one must have won.
            for (table, after, ..) in results.iter().filter(|(table, after, ..)| before[*table] == *after) {
                assert!(model[*table].len() > *after, "all were refused, and one was right");
            }
            if chance.below(10) == 0 {
                drop(store);
                store = home.open().await;
            }
            for (table, expected) in model.iter().enumerate() {
                let after = chance.below(expected.len() + 2);
                let loaded = store.load(&format!("{table}"), after as u32).await.unwrap();
                assert_eq!(loaded, expected[after.min(expected.len())..]);
            }
        }
    }
}
