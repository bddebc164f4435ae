//! What nobody wants any more is closed and in the end deleted; what somebody could still want is not.

use makker_protocol::{Change, Command, RefusedReason, TableStatus};

use super::{Folder, ann, does, make, request};
use crate::hub::Hub;
use crate::limits::{Limits, Tables};

const NEVER: Tables = Tables {
    lobby_minutes: 9999,
    waiting_hours: 9999,
    playing_days: 9999,
    finished_days: 9999,
    ..Limits::USUAL.tables
};

async fn status(hub: &std::sync::Arc<Hub>, id: &str) -> Option<(TableStatus, Change)> {
    hub.look(id, |table| (table.status, table.changes.last().unwrap().what)).await.ok()
}

#[tokio::test]
async fn empty_tables_do_not_hide_one_where_somebody_waits() {
    let folder = Folder::new();
    let tables = Tables { open_by_address: 10_000, ..Limits::USUAL.tables };
    let hub = folder.hub(Limits { tables, ..Limits::USUAL }).await;
    let table = hub.create(&ann(), &request("real", true)).await.unwrap();
    let _here = hub.arrive(&table, "ann").await.unwrap();
    make(&hub, 150, true).await;
    let lobby = hub.lobby("bo").await.unwrap();
    assert_eq!(lobby.waiting.iter().map(|listed| &listed.id).collect::<Vec<_>>(), [&table]);
}

#[tokio::test]
async fn tables_without_anybody_are_closed_and_say_so_but_not_where_somebody_is() {
    let folder = Folder::new();
    let hub = folder.hub(Limits { tables: NEVER, ..Limits::USUAL }).await;
    let [public, private, running, here] =
        [("public", true), ("private", false), ("running", false), ("here", true)].map(|(id, public)| (id, public));
    let mut ids = Vec::new();
    for (id, is_public) in [public, private, running, here] {
        ids.push(hub.create(&ann(), &request(id, is_public)).await.unwrap());
    }
    does(&hub, &ids[2], "ann", "start", Command::Start).await.unwrap();
    hub.sweep().await;
    assert_eq!(status(&hub, &ids[0]).await.unwrap().0, TableStatus::Waiting);

    // The next server was told that nobody waits so long, and at one table somebody is back at once.
    for (tables, at, expected) in [
        (Tables { lobby_minutes: 0, ..NEVER }, 0, TableStatus::Closed),
        (Tables { waiting_hours: 0, ..NEVER }, 1, TableStatus::Closed),
        (Tables { playing_days: 0, ..NEVER }, 2, TableStatus::Closed),
        (Tables { lobby_minutes: 0, ..NEVER }, 3, TableStatus::Waiting),
    ] {
        let hub = folder.hub(Limits { tables, ..Limits::USUAL }).await;
        let present = if at == 3 { hub.arrive(&ids[3], "ann").await } else { None };
        // Only the others are to be closed.
        let _watched = (at < 3).then(|| hub.listen(&ids[3]));
        hub.sweep().await;
        let (status, last) = status(&hub, &ids[at]).await.unwrap();
        assert_eq!((status, last == Change::Expired), (expected, expected == TableStatus::Closed), "{at}");
        drop(present);
    }
}

#[tokio::test]
async fn what_is_over_is_deleted_when_nobody_has_looked_for_long() {
    let folder = Folder::new();
    let hub = folder.hub(Limits { tables: NEVER, ..Limits::USUAL }).await;
    let [old, seen, open, empty] = ["old", "seen", "open", "empty"].map(|id| request(id, false));
    let mut ids = Vec::new();
    for new in [&old, &seen, &open, &empty] {
        ids.push(hub.create(&ann(), new).await.unwrap());
    }
    for id in &ids[..2] {
        does(&hub, id, "ann", "start", Command::Start).await.unwrap();
        hub.expire(id, hub.lock(id).await.unwrap()).await.unwrap();
    }
    does(&hub, &ids[3], "ann", "close", Command::Close).await.unwrap();
    // A hundred days pass.
    drop(hub);
    folder.change("UPDATE tables SET seen = seen - 8640000000, changed = changed - 8640000000").await;
    let hub = folder.hub(Limits { tables: Tables { finished_days: 90, ..NEVER }, ..Limits::USUAL }).await;
    hub.sweep().await;
    assert_eq!(
        status(&hub, &ids[0]).await.map(|status| status.0),
        Some(TableStatus::Closed),
        "five minutes to come back"
    );
    folder.change("UPDATE tables SET seen = seen - 8640000000").await;
    let hub = folder.hub(Limits { tables: Tables { finished_days: 0, ..NEVER }, ..Limits::USUAL }).await;
    // Somebody looks at one of them: that is written down, and it is kept.
    let _watching = hub.listen(&ids[1]);
    hub.look(&ids[1], |_| ()).await.unwrap();
    hub.sweep().await;
    for (id, is_kept) in ids.iter().zip([false, true, true, false]) {
        let looked = hub.look(id, |_| ()).await;
        assert_eq!(looked.is_ok(), is_kept, "{looked:?}");
        assert!(is_kept || looked.unwrap_err().reason == RefusedReason::NoTable);
    }
}
