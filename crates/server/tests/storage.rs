//! What the file of tables promises: nothing acknowledged is lost, nothing is written twice, lists are in order.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use makker_chance::Chance;
use makker_protocol::TableStatus;
use makker_rules::Seat;
use makker_server::{
    AppendError, Listing, Place, Row, SqliteStore, Store, Summary, Unavailable, Unseen, Which, check, prune,
};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection, query_scalar, raw_sql};

/// A folder of its own for each test, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("makker-store-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        Folder(std::env::temp_dir().join(name))
    }

    /// In folders that are not there yet.
    fn file(&self) -> PathBuf {
        self.0.join("some").join("tables.sqlite")
    }

    async fn open(&self) -> SqliteStore {
        SqliteStore::open(&self.file()).await.unwrap()
    }

    /// A connection that knows nothing of the store.
    async fn stranger(&self) -> SqliteConnection {
        SqliteConnectOptions::new().filename(self.file()).connect().await.unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// `count` lines after `after`, all with the same text.
fn rows(after: u32, count: u32, text: &str) -> Vec<Row> {
    (after + 1..=after + count).map(|seq| Row { seq, at: 1000 + u64::from(seq), body: text.to_string() }).collect()
}

fn summary() -> Summary {
    Summary {
        status: TableStatus::Playing,
        public: false,
        due: None,
        listing: Listing::default(),
        maker: None,
        people: Vec::new(),
    }
}

fn seated(people: &[(&str, Seat)]) -> Vec<(String, Seat)> {
    people.iter().map(|(person, seat)| (person.to_string(), *seat)).collect()
}

async fn public(store: &SqliteStore, status: TableStatus, limit: u32) -> Vec<String> {
    store.public(status, &Place::default(), limit).await.unwrap().into_iter().map(|(_, id)| id).collect()
}

async fn due(store: &SqliteStore, now: u64, limit: u32) -> Vec<String> {
    store.due(now, &Place::default(), limit).await.unwrap().into_iter().map(|(_, id)| id).collect()
}

async fn count(connection: &mut SqliteConnection) -> i64 {
    query_scalar("SELECT count(*) FROM events").fetch_one(connection).await.unwrap()
}

#[tokio::test]
async fn what_is_appended_is_loaded_after_any_number() {
    let folder = Folder::new();
    let store = folder.open().await;
    let mut all = rows(0, 3, "one");
    store.append("a", 0, all.clone(), summary()).await.unwrap();
    all.extend(rows(3, 2, "two\u{0} \u{1F0A1} '\""));
    store.append("a", 3, all[3..].to_vec(), summary()).await.unwrap();
    for after in 0..7 {
        assert_eq!(store.load("a", after).await.unwrap(), all[all.len().min(after as usize)..]);
    }
    assert_eq!(store.load("b", 0).await.unwrap(), []);
}

#[tokio::test]
async fn whoever_is_not_at_the_end_of_the_log_has_a_conflict_and_changes_nothing() {
    let folder = Folder::new();
    let store = folder.open().await;
    store.append("a", 0, rows(0, 3, "kept"), summary()).await.unwrap();
    // Too early, and with a gap; of a table that is there, and of one that is not.
    for (table, after) in [("a", 0), ("a", 2), ("a", 4), ("a", 9), ("b", 1)] {
        let summary = Summary { public: true, due: Some(1), people: seated(&[("ann", Seat::Red)]), ..summary() };
        let result = store.append(table, after, rows(after, 2, "lost"), summary).await;
        assert_eq!(result, Err(AppendError::Conflict), "{table} {after}");
    }
    assert_eq!(store.load("a", 0).await.unwrap(), rows(0, 3, "kept"));
    assert_eq!(store.load("b", 0).await.unwrap(), []);
    assert_eq!(due(&store, u64::MAX, 9).await, Vec::<String>::new());
    assert_eq!(public(&store, TableStatus::Playing, 9).await, Vec::<String>::new());
    assert_eq!(store.list(&Which::Of("ann".to_string()), 9).await.unwrap(), []);
}

#[tokio::test]
async fn lines_with_wrong_numbers_are_refused_and_not_as_a_conflict() {
    let folder = Folder::new();
    let store = folder.open().await;
    let holed = rows(0, 3, "x").into_iter().filter(|row| row.seq != 2).collect();
    for (after, rows) in [(0, holed), (0, Vec::new()), (0, rows(1, 1, "x")), (u32::MAX, rows(0, 1, "x"))] {
        assert!(matches!(store.append("a", after, rows, summary()).await, Err(AppendError::Unavailable(_))));
    }
    assert_eq!(store.load("a", 0).await.unwrap(), []);
}

/// The second guard: should the table's row ever say something else than its log.
#[tokio::test]
async fn a_line_that_is_there_is_never_written_over() {
    let folder = Folder::new();
    let store = folder.open().await;
    store.append("a", 0, rows(0, 3, "kept"), summary()).await.unwrap();
    raw_sql("UPDATE tables SET seq = 1").execute(&mut folder.stranger().await).await.unwrap();
    let both = tokio::join!(
        store.append("a", 1, rows(1, 1, "lost"), Summary { public: true, ..summary() }),
        store.append("b", 0, rows(0, 1, "other"), summary()),
    );
    assert_eq!(both, (Err(AppendError::Conflict), Ok(())));
    assert_eq!(store.load("a", 0).await.unwrap(), rows(0, 3, "kept"));
    assert_eq!(store.load("b", 0).await.unwrap(), rows(0, 1, "other"));
    assert_eq!(public(&store, TableStatus::Playing, 9).await, Vec::<String>::new());
}

#[tokio::test]
async fn an_acknowledged_append_is_visible_to_others_at_once() {
    let folder = Folder::new();
    let store = folder.open().await;
    for n in 0..20 {
        store.append("a", n, rows(n, 1, "x"), summary()).await.unwrap();
        assert_eq!(count(&mut folder.stranger().await).await, i64::from(n) + 1);
    }
}

#[tokio::test]
async fn while_someone_else_writes_appends_wait_and_reading_goes_on() {
    let folder = Folder::new();
    let store = Arc::new(folder.open().await);
    let mut stranger = folder.stranger().await;
    raw_sql("BEGIN IMMEDIATE").execute(&mut stranger).await.unwrap();
    let appends: Vec<_> = (0..3)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move { store.append(&format!("{n}"), 0, rows(0, 1, "x"), summary()).await })
        })
        .collect();
    assert_eq!(store.load("0", 0).await.unwrap(), []);
    assert!(appends.iter().all(|append| !append.is_finished()));
    assert_eq!((count(&mut stranger).await, store.commits()), (0, 0));
    raw_sql("ROLLBACK").execute(&mut stranger).await.unwrap();
    for append in appends {
        append.await.unwrap().unwrap();
    }
    assert_eq!(count(&mut stranger).await, 3);
}

/// Whatever fails, and wherever: nothing of table a is there, and what is there is what was acknowledged.
async fn check_failure(broken: &'static str) {
    let folder = Folder::new();
    let store = folder.open().await;
    let mut stranger = folder.stranger().await;
    raw_sql(broken).execute(&mut stranger).await.unwrap();
    let (failed, other) = tokio::join!(
        store.append("a", 0, rows(0, 2, "x"), summary()),
        // Whether this one is in the same batch or not.
        store.append("b", 0, rows(0, 1, "x"), summary()),
    );
    assert!(matches!(failed, Err(AppendError::Unavailable(_))), "{failed:?}");
    assert_ne!(other, Err(AppendError::Conflict));
    assert_eq!(count(&mut stranger).await, i64::from(other.is_ok()));
    assert_eq!(store.commits(), u64::from(other.is_ok()));
    raw_sql("DROP TRIGGER broken").execute(&mut stranger).await.unwrap();
    store.append("a", 0, rows(0, 2, "y"), summary()).await.unwrap();
    assert_eq!(store.load("a", 0).await.unwrap(), rows(0, 2, "y"));
}

/// As with a full disk, when SQLite rolls back by itself.
#[tokio::test]
async fn after_a_failed_write_nothing_of_the_batch_is_there_and_the_next_one_works() {
    check_failure(
        "CREATE TRIGGER broken BEFORE INSERT ON events WHEN new.seq = 2 BEGIN SELECT RAISE(ROLLBACK, 'full'); END",
    )
    .await;
}

/// A debt that is looked at only when everything else has been written: then the commit fails, and whoever had been told
/// before would have been told too much.
#[tokio::test]
async fn nothing_is_acknowledged_before_it_can_be_committed() {
    check_failure(
        "CREATE TABLE debts (id TEXT REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED);
         CREATE TRIGGER broken AFTER INSERT ON events WHEN new.seq = 2 BEGIN INSERT INTO debts VALUES ('nobody'); END",
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_append_at_once_exactly_one_wins() {
    let folder = Folder::new();
    // Two stores on one file are like two servers: the queue of one cannot help.
    let stores = [Arc::new(folder.open().await), Arc::new(folder.open().await)];
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

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_share_commits_and_nothing_is_lost() {
    let (tables, lines) = (200, 10);
    let folder = Folder::new();
    let store = Arc::new(folder.open().await);
    let tasks: Vec<_> = (0..tables)
        .map(|table| {
            let store = store.clone();
            tokio::spawn(async move {
                for after in 0..lines {
                    store.append(&format!("{table}"), after, rows(after, 1, "x"), summary()).await.unwrap();
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    for table in 0..tables {
        assert_eq!(store.load(&format!("{table}"), 0).await.unwrap(), rows(0, lines, "x"));
    }
    assert!(store.commits() * 4 < u64::from(tables * lines), "{} commits", store.commits());
}

#[tokio::test]
async fn closing_finishes_what_is_queued_and_then_refuses() {
    let folder = Folder::new();
    let store = folder.open().await;
    let (kept, closed) = tokio::join!(store.append("a", 0, rows(0, 1, "x"), summary()), store.close());
    assert_eq!((kept, closed), (Ok(()), Ok(())));
    assert!(matches!(store.append("a", 1, rows(1, 1, "x"), summary()).await, Err(AppendError::Unavailable(_))));
    assert!(store.load("a", 0).await.is_err());
    assert_eq!(store.close().await, Ok(()));
    // All is in the one file: it may be copied.
    let files: Vec<_> = std::fs::read_dir(folder.file().parent().unwrap()).unwrap().collect();
    assert_eq!(files.len(), 1, "{files:?}");
    assert_eq!(folder.open().await.load("a", 0).await.unwrap(), rows(0, 1, "x"));
}

#[tokio::test]
async fn another_start_finds_the_tables_and_the_secret() {
    let folder = Folder::new();
    let store = folder.open().await;
    let secret = store.secret().await.unwrap();
    store.append("a", 0, rows(0, 3, "x"), summary()).await.unwrap();
    drop(store);
    for again in 3..6 {
        let store = folder.open().await;
        assert_eq!(store.secret().await.unwrap(), secret);
        assert_eq!(store.load("a", 0).await.unwrap(), rows(0, again, "x"));
        store.append("a", again, rows(again, 1, "x"), summary()).await.unwrap();
    }
    assert_ne!(Folder::new().open().await.secret().await.unwrap(), secret);
}

#[tokio::test]
async fn lists_are_in_order_and_no_longer_than_asked() {
    let folder = Folder::new();
    let store = folder.open().await;
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
    assert_eq!(public(&store, TableStatus::Waiting, 9).await, ["b", "d", "a"]);
    assert_eq!(public(&store, TableStatus::Waiting, 2).await, ["b", "d"]);
    assert_eq!(public(&store, TableStatus::Playing, 9).await, ["e"]);
    assert_eq!(public(&store, TableStatus::Over, 9).await, Vec::<String>::new());
    check(of("ann"), 9, &[("b", Some(Seat::Blue)), ("c", Some(Seat::Green)), ("a", Some(Seat::Red))]).await;
    check(of("ann"), 1, &[("b", Some(Seat::Blue))]).await;
    check(of("eve"), 9, &[]).await;

    // Ann leaves b, bob changes his seat, and b is the last to have changed no more.
    let people = seated(&[("bob", Seat::Green)]);
    let summary = Summary { status: TableStatus::Waiting, public: true, people, ..summary() };
    store.append("b", 1, vec![Row { seq: 2, at: 6, body: "x".to_string() }], summary).await.unwrap();
    assert_eq!(public(&store, TableStatus::Waiting, 9).await, ["d", "b", "a"]);
    check(of("ann"), 9, &[("c", Some(Seat::Green)), ("a", Some(Seat::Red))]).await;
    check(of("bob"), 9, &[("d", Some(Seat::Yellow)), ("b", Some(Seat::Green))]).await;
}

/// What is sent to people may change; what was kept before stays in the lists.
#[tokio::test]
async fn a_table_with_more_or_less_in_its_summary_is_still_listed() {
    let folder = Folder::new();
    let store = folder.open().await;
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
    let mut stranger = folder.stranger().await;
    for (id, listing) in listings {
        let waiting = Summary { status: TableStatus::Waiting, public: true, ..summary() };
        store.append(id, 0, rows(0, 1, "x"), waiting).await.unwrap();
        let change = sqlx::query("UPDATE tables SET listing = ?1 WHERE id = ?2").bind(listing).bind(id);
        change.execute(&mut stranger).await.unwrap();
    }
    let these = Which::These(public(&store, TableStatus::Waiting, 9).await);
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

#[tokio::test]
async fn those_that_wait_longest_are_due_first() {
    let folder = Folder::new();
    let store = folder.open().await;
    for (id, due) in [("a", Some(30)), ("b", Some(10)), ("c", None), ("d", Some(20)), ("e", Some(10)), ("f", Some(31))]
    {
        store.append(id, 0, rows(0, 1, "x"), Summary { due, ..summary() }).await.unwrap();
    }
    assert_eq!(due(&store, 9, 9).await, Vec::<String>::new());
    assert_eq!(due(&store, 30, 9).await, ["b", "e", "d", "a"]);
    assert_eq!(due(&store, 30, 3).await, ["b", "e", "d"]);
    store.append("b", 1, rows(1, 1, "x"), summary()).await.unwrap();
    assert_eq!(due(&store, u64::MAX, 9).await, ["e", "d", "a", "f"]);
}

#[tokio::test]
async fn a_file_from_the_future_is_left_alone() {
    let folder = Folder::new();
    folder.open().await.close().await.unwrap();
    raw_sql("PRAGMA user_version = 1000").execute(&mut folder.stranger().await).await.unwrap();
    let error = SqliteStore::open(&folder.file()).await.err().unwrap();
    assert!(error.0.contains("newer makker") && error.0.contains("tables.sqlite"), "{error:?}");
}

#[tokio::test]
async fn what_cannot_be_a_file_of_tables_is_named_in_the_error() {
    let folder = Folder::new();
    std::fs::create_dir_all(folder.0.join("folder.sqlite")).unwrap();
    std::fs::write(folder.0.join("text"), "This is not a file of tables. ".repeat(100)).unwrap();
    // A file where a folder is needed cannot be written into even by root, who may do everything else.
    for name in ["text/tables.sqlite", "folder.sqlite", "text"] {
        let error = SqliteStore::open(&folder.0.join(name)).await.err().unwrap();
        assert!(error.0.contains(name), "{error:?}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let store = folder.open().await;
    store.append("a", 0, rows(0, 1, "x"), summary()).await.unwrap();
    let parent = folder.file().parent().unwrap().to_path_buf();
    let files: Vec<_> = std::fs::read_dir(&parent).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 3, "the file, its log and the index of the log: {files:?}");
    for path in files.iter().chain([&parent]) {
        let mode = std::fs::metadata(path).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{path:?} {mode:o}");
    }
}

/// Whoever appends in whatever order: those who were told that their lines are kept have them there, in order, and
/// nobody else does.
#[tokio::test(flavor = "multi_thread")]
async fn random_appends_give_what_a_simple_model_gives() {
    const TABLES: usize = 4;
    let folder = Folder::new();
    let mut store = Arc::new(folder.open().await);
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
            store = Arc::new(folder.open().await);
        }
        for (table, expected) in model.iter().enumerate() {
            let after = chance.below(expected.len() + 2);
            let loaded = store.load(&format!("{table}"), after as u32).await.unwrap();
            assert_eq!(loaded, expected[after.min(expected.len())..]);
        }
    }
}

#[tokio::test]
async fn what_nobody_has_looked_at_is_found_and_deleted_with_all_that_belongs_to_it() {
    let folder = Folder::new();
    let store = folder.open().await;
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

#[tokio::test]
async fn a_network_is_counted_by_its_open_tables() {
    let folder = Folder::new();
    let store = folder.open().await;
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

#[tokio::test]
async fn pruning_deletes_what_is_old_and_makes_the_file_smaller_and_only_if_it_is_meant() {
    let folder = Folder::new();
    let store = folder.open().await;
    let text = "x".repeat(10_000);
    for n in 0..50 {
        store.append(&format!("{n}"), 0, rows(0, 2, &text), summary()).await.unwrap();
    }
    store.see("1", 9_000_000_000_000).await.unwrap();
    store.set_aside("2", "line 1").await.unwrap();
    store.close().await.unwrap();
    let size = || std::fs::metadata(folder.file()).unwrap().len();
    let before = size();
    let tried = prune(&folder.file(), 1_000_000, true).await.unwrap();
    assert_eq!((tried.all, tried.old, size()), (50, 48, before));
    assert!(tried.bytes > 900_000, "{tried:?}");
    let pruned = prune(&folder.file(), 1_000_000, false).await.unwrap();
    assert_eq!((pruned.all, pruned.old), (50, 48));
    assert!(size() * 5 < before, "{before} {}", size());
    let store = folder.open().await;
    for (id, lines) in [("1", 2), ("2", 2), ("3", 0)] {
        assert_eq!(store.load(id, 0).await.unwrap().len(), lines, "{id}");
    }
    let nowhere = prune(&folder.0.join("nowhere"), 1, false).await;
    assert!(matches!(nowhere, Err(Unavailable(text)) if text.contains("there is no")));
}

#[tokio::test]
async fn a_check_names_what_cannot_be_read_and_changes_nothing() {
    let folder = Folder::new();
    let store = folder.open().await;
    let created = r#"{"deed":"created","options":{"edition":"jubilee"},"host":"p","rules":1}"#;
    let future = r#"{"deed":"created","options":{"edition":"jubilee"},"host":"p","rules":99}"#;
    for (id, line) in [("fine", created), ("future", future), ("torn", "{"), ("short", created)] {
        store.append(id, 0, rows(0, 1, line), summary()).await.unwrap();
    }
    store.set_aside("future", "line 1").await.unwrap();
    raw_sql("UPDATE tables SET seq = 7 WHERE id = 'short'").execute(&mut folder.stranger().await).await.unwrap();
    // While it is in use, and afterwards.
    for is_open in [true, false] {
        if !is_open {
            store.close().await.unwrap();
        }
        let checked = check(&folder.file()).await.unwrap();
        assert_eq!((checked.tables, checked.damage), (4, Vec::new()));
        let wrong: Vec<(&str, &str)> = checked.wrong.iter().map(|(id, wrong)| (&id[..], &wrong[..])).collect();
        assert_eq!(
            wrong,
            [
                ("future", "line 1 of the log cannot be: its rules are of a newer version (set aside)"),
                ("short", "its last line is 1, and should be 7"),
                ("torn", "line 1 of the log cannot be: it is damaged, or written by a newer program"),
            ]
        );
    }
    assert!(check(&folder.0.join("nowhere")).await.is_err());
}
