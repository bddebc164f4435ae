//! What only the database has: several servers, connections that break, and settings of somebody else.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use makker_protocol::TableStatus;
use makker_rules::Seat;
use makker_server::{AppendError, Place, PostgresStore, Store, Summary, Unseen, Which};
use makker_testkit::{Postgres, wait_until};

use crate::home::{rows, seated, summary};

/// A new database, and its address.
fn database() -> (String, String) {
    let address = Postgres::shared().database();
    (address.rsplit('/').next().unwrap().to_string(), address)
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_that_start_together_make_the_tables_once_and_have_one_secret() {
    let (name, address) = database();
    let starts: Vec<_> = (0..6)
        .map(|_| {
            let address = address.clone();
            tokio::spawn(async move { PostgresStore::open(&address).await.unwrap().secret().await.unwrap() })
        })
        .collect();
    let mut secrets = HashSet::new();
    for start in starts {
        secrets.insert(start.await.unwrap());
    }
    assert_eq!(secrets.len(), 1);
    assert_eq!(Postgres::shared().ask(&name, "SELECT count(*) FROM schema_version"), "1");
}

#[tokio::test]
async fn a_newer_database_is_used_if_it_only_has_more_and_is_left_alone_otherwise() {
    let (name, address) = database();
    PostgresStore::open(&address).await.unwrap().append("a", 0, rows(0, 1, "x"), summary()).await.unwrap();
    let newer = "UPDATE schema_version SET version = 1000; ALTER TABLE tables ADD COLUMN mood TEXT;
        ALTER TABLE events ADD COLUMN mood TEXT NOT NULL DEFAULT 'fine'; CREATE TABLE moods (mood TEXT)";
    Postgres::shared().ask(&name, newer);
    let store = PostgresStore::open(&address).await.unwrap();
    store.append("a", 1, rows(1, 1, "x"), summary()).await.unwrap();
    assert_eq!(store.load("a", 0).await.unwrap(), rows(0, 2, "x"));
    Postgres::shared().ask(&name, "UPDATE schema_version SET oldest = 1000");
    let error = PostgresStore::open(&address).await.err().unwrap();
    assert!(error.0.contains("newer makker") && error.0.contains(&name), "{error:?}");
}

#[tokio::test]
async fn what_cannot_be_opened_is_named_and_no_password_is_told() {
    let port = Postgres::shared().port();
    for (address, told) in [
        (format!("postgres://makker:hidden@127.0.0.1:{port}/nowhere"), "nowhere"),
        ("postgres://makker:hidden@127.0.0.1:1/there".to_string(), "127.0.0.1:1"),
        ("postgres://makker:hidden@127.0.0.1:port/there".to_string(), "no address of a database"),
    ] {
        let error = PostgresStore::open(&address).await.err().unwrap();
        assert!(error.0.contains(told) && !error.0.contains("hidden"), "{error:?}");
    }
}

/// Somebody has told this database to acknowledge what is not on the disk yet.
#[tokio::test]
async fn every_append_waits_for_the_disk_whatever_the_database_is_set_to() {
    let (name, address) = database();
    Postgres::shared().ask(&name, &format!("ALTER DATABASE {name} SET synchronous_commit = off"));
    let store = PostgresStore::open(&address).await.unwrap();
    let asks = "CREATE FUNCTION ask() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN new.body := current_setting('synchronous_commit'); RETURN new; END $$;
        CREATE TRIGGER ask BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION ask()";
    Postgres::shared().ask(&name, asks);
    store.append("a", 0, rows(0, 1, "x"), summary()).await.unwrap();
    assert_eq!(store.load("a", 0).await.unwrap(), rows(0, 1, "on"));
}

#[tokio::test]
async fn when_all_connections_break_nothing_is_lost_and_new_ones_are_made() {
    let (name, address) = database();
    let store = PostgresStore::open(&address).await.unwrap();
    for after in 0..5 {
        store.append("a", after, rows(after, 1, "x"), summary()).await.unwrap();
        // PostgreSQL's own workers are none of ours; and one that is ended is there a little longer.
        let ours = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
            AND backend_type = 'client backend'";
        let ask = |what: &str| Postgres::shared().ask(&name, &format!("SELECT {what} {ours}"));
        assert_eq!(ask("count(pg_terminate_backend(pid))"), "1");
        wait_until("the connection has ended", || ask("count(*)") == "0");
        // The first who asks finds out, and nobody after them.
        let refused = store.append("a", after + 1, rows(after + 1, 1, "lost"), summary()).await;
        assert!(matches!(refused, Err(AppendError::Unavailable(_))), "{refused:?}");
        assert_eq!(store.load("a", 0).await.unwrap(), rows(0, after + 1, "x"));
    }
    store.close().await;
    assert!(matches!(store.append("a", 5, rows(5, 1, "x"), summary()).await, Err(AppendError::Unavailable(_))));
    assert!(store.load("a", 0).await.is_err());
}

/// With many tables a question that reads all of them would hold everyone up. Where PostgreSQL is told not to read whole tables it
/// still does if there is no other way.
#[tokio::test]
async fn questions_to_the_database_are_answered_from_indexes() {
    let (name, address) = database();
    let ask = |question: &str| Postgres::shared().ask(&name, question);
    // What a connection has counted is told when it ends.
    let others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
    let all_end = || wait_until("the connections have ended", || ask(others) == "0");
    ask(&format!("ALTER DATABASE {name} SET enable_seqscan = off"));
    PostgresStore::open(&address).await.unwrap().close().await;
    all_end();
    ask("SELECT pg_stat_reset()");
    let store = PostgresStore::open(&address).await.unwrap();
    let people = seated(&[("ann", Seat::Red)]);
    for after in 0..2 {
        let summary = Summary { due: Some(5), people: people.clone(), maker: Some("m".to_string()), ..summary() };
        store.append("a", after, rows(after, 1, "x"), summary).await.unwrap();
    }
    store.load("a", 1).await.unwrap();
    store.lengths(&["a".to_string()]).await.unwrap();
    store.list(&Which::These(vec!["a".to_string()]), 9).await.unwrap();
    store.list(&Which::Of("ann".to_string()), 9).await.unwrap();
    store.public(TableStatus::Waiting, &Place::default(), 9).await.unwrap();
    store.due(9, &Place::default(), 9).await.unwrap();
    store.open_tables("m", 0).await.unwrap();
    store.latest().await.unwrap();
    store.see("a", 9).await.unwrap();
    store.sleep("a", 2, None).await.unwrap();
    store.set_aside("a", "line 1").await.unwrap();
    for which in
        [Unseen::WaitingInLobby, Unseen::WaitingForFriends, Unseen::Playing, Unseen::WithoutGame, Unseen::Finished]
    {
        store.unseen(which, 9, 9).await.unwrap();
    }
    store.delete(vec!["a".to_string()], 9_000_000_000_000).await.unwrap();
    store.close().await;
    all_end();
    let read = "SELECT string_agg(relname || ' ' || seq_scan || ' ' || (idx_scan > 0), ', ' ORDER BY relname)
        FROM pg_stat_user_tables WHERE relname IN ('tables', 'events', 'people')";
    assert_eq!(ask(read), "events 0 true, people 0 true, tables 0 true");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_all_processes_one_thinks_for_a_table_until_it_says_so_or_its_time_is_over() {
    const LONG: Duration = Duration::from_secs(60);
    let (_, address) = database();
    let store = Arc::new(PostgresStore::open(&address).await.unwrap());
    store.append("a", 0, rows(0, 2, "x"), summary()).await.unwrap();
    let claims: Vec<_> = (0..8)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move { (n, store.claim("a", 2, &format!("process {n}"), LONG).await.unwrap()) })
        })
        .collect();
    let mut winners = Vec::new();
    for claim in claims {
        let (n, has_it) = claim.await.unwrap();
        winners.extend(has_it.then(|| format!("process {n}")));
    }
    let [winner] = &winners[..] else { panic!("{winners:?}") };
    assert!(store.claim("a", 2, winner, LONG).await.unwrap(), "for longer");
    assert!(!store.claim("a", 2, "other", LONG).await.unwrap());
    store.release("a", "other").await.unwrap();
    assert!(!store.claim("a", 2, "other", LONG).await.unwrap(), "only whoever has it gives it back");
    store.release("a", winner).await.unwrap();
    // Not for a log that has grown, nor for a table that is not there; and a time that is over is over.
    for (table, seq, is_given) in [("a", 1, false), ("a", 3, false), ("b", 0, false), ("a", 2, true)] {
        assert_eq!(store.claim(table, seq, "other", Duration::ZERO).await, Ok(is_given), "{table} {seq}");
    }
    assert!(store.claim("a", 2, "another", LONG).await.unwrap());
}

/// While servers are replaced, an old one meets lines of a newer one.
#[tokio::test]
async fn what_one_process_sets_aside_is_due_for_the_others() {
    let (name, address) = database();
    let (old, new) = (PostgresStore::open(&address).await.unwrap(), PostgresStore::open(&address).await.unwrap());
    old.append("a", 0, rows(0, 1, "x"), Summary { due: Some(5), ..summary() }).await.unwrap();
    old.set_aside("a", "line 1").await.unwrap();
    let both = [&old, &new];
    let mut due = Vec::new();
    let mut unseen = Vec::new();
    let mut reasons = Vec::new();
    let mut counts = Vec::new();
    for store in both {
        due.push(store.due(9, &Place::default(), 9).await.unwrap().len());
        unseen.push(store.unseen(Unseen::Playing, 9_000, 9).await.unwrap().len());
        reasons.push(store.all("", 9).await.unwrap()[0].aside.clone());
        counts.push(store.count().await.unwrap());
    }
    assert_eq!((due, unseen), (vec![0, 1], vec![0, 1]));
    assert_eq!(reasons, [Some("line 1".to_string()), None]);
    assert_eq!(counts, [vec![("aside", 1)], vec![("playing", 1)]]);
    // Nor does what a program of before this rule has noted hold anyone up.
    Postgres::shared().ask(&name, "UPDATE tables SET aside = 'line 1'");
    assert_eq!(new.due(9, &Place::default(), 9).await.unwrap().len(), 1);
}
