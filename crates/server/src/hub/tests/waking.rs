//! Nothing keeps the tables asleep: not those that cannot be read, not those that are slow, and not a clock that was set back.

use std::sync::Arc;

use makker_protocol::Command;
use sqlx::query_scalar;

use super::{Folder, ann, does, make, request, stranger};
use crate::hub::Hub;
use crate::limits::{Limits, Tables};
use crate::store::Place;

/// Sweeps until the bots have made a move at this table.
async fn wakes(hub: &Arc<Hub>, id: &str, before: u32) {
    let woken = async {
        while hub.lock(id).await.unwrap().as_ref().unwrap().seq <= before {
            hub.sweep().await;
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(30), woken).await.expect("the bots are asleep");
}

/// A table at which bots only have to decide, and the number of its last line. Nobody thinks there yet.
async fn bots_turn(hub: &Arc<Hub>) -> (String, u32) {
    hub.rest();
    let id = hub.create(&ann(), &request("bots", false)).await.unwrap();
    does(hub, &id, "ann", "start", Command::Start).await.unwrap();
    let seq = hub.look(&id, |table| table.seq).await.unwrap();
    (id, seq)
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_cannot_be_read_are_set_aside_and_keep_no_other_asleep() {
    let folder = Folder::new();
    let tables = Tables { open_by_address: 10_000, ..Limits::USUAL.tables };
    let limits = Limits { tables, ..Limits::USUAL };
    let hub = folder.hub(limits.clone()).await;
    let broken = make(&hub, 600, false).await;
    let (healthy, before) = bots_turn(&hub).await;
    drop(hub);
    folder
        .change(
            "UPDATE events SET body = '{\"deed\":\"ofTheFuture\"}' WHERE seq = 2 AND table_id IN
                 (SELECT id FROM tables WHERE status = 'waiting');
             UPDATE tables SET due = 1 WHERE status = 'waiting';",
        )
        .await;
    let hub = folder.hub(limits.clone()).await;
    wakes(&hub, &healthy, before).await;
    // Whoever asks is told, and nothing is tried again.
    let refused = hub.look(&broken[0], |_| ()).await.unwrap_err();
    assert!(refused.text.contains("cannot be read"), "{refused}");
    while !hub.store.due(1, &Place::default(), 1).await.unwrap().is_empty() {
        hub.sweep().await;
    }
    let mut file = stranger(&folder.file()).await;
    let why = "SELECT aside FROM tables WHERE aside IS NOT NULL LIMIT 1";
    let why: String = query_scalar(why).fetch_one(&mut file).await.unwrap();
    assert_eq!(why, "line 2 of the log cannot be: it is damaged, or written by a newer program");
    // The next start, perhaps of a newer program, tries again.
    drop(hub);
    let hub = folder.hub(limits).await;
    assert_eq!(hub.store.due(1, &Place::default(), 1000).await.unwrap().len(), 600);
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_clock_was_set_back_bots_go_on_at_once_and_deadlines_hold() {
    let folder = Folder::new();
    let hub = folder.hub(Limits::USUAL).await;
    let (id, before) = bots_turn(&hub).await;
    let last = hub.now();
    drop(hub);
    // As if all of it had been written by a clock that was an hour ahead.
    folder
        .change(
            "UPDATE events SET at = at + 3600000;
             UPDATE tables SET due = due + 3600000, changed = changed + 3600000, seen = seen + 3600000;",
        )
        .await;
    let hub = folder.hub(Limits::USUAL).await;
    assert!(hub.now() >= last + 3_600_000 - 1000 && hub.now() < last + 3_700_000);
    wakes(&hub, &id, before).await;
}
