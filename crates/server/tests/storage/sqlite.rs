//! What only the file of tables has: one who writes, commits that are shared, permissions, copies of older programs.

use std::sync::Arc;

use makker_server::{AppendError, SqliteStore, Store, Unavailable, check, prune};
use sqlx::raw_sql;

use crate::home::{Folder, count, rows, summary};

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
