//! However much is asked, no more is remembered and written than was meant to be.

use makker_protocol::{Change, Command, RefusedReason, Sent};
use makker_rules::Seat;
use makker_table::TableChange;

use super::{Folder, ann, does, make, request};
use crate::limits::{Limits, Memory, Tables};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_for_every_table_and_leaves_fills_neither_memory_nor_lists() {
    let folder = Folder::new();
    let tables = Tables { open_by_address: 10_000, ..Limits::USUAL.tables };
    let hub = folder.hub(Limits { tables, memory: Memory { tables_megabytes: 1 }, ..Limits::USUAL }).await;
    let ids = make(&hub, 1000, false).await;
    // Someone looks at the first all the time.
    let listening = hub.listen(&ids[0]);
    hub.look(&ids[0], |_| ()).await.unwrap();
    for id in &ids {
        drop(hub.listen(id));
        hub.look(id, |_| ()).await.unwrap();
    }
    let (slots, bytes) = hub.cache.count();
    assert!(bytes <= 1_000_000, "{bytes} bytes");
    assert!(slots < 800, "{slots} slots");
    assert!(hub.cache.remembered(&ids[0]).is_some(), "somebody looks at it");
    hub.sweep().await;
    assert!(ids[1..].iter().all(|id| !hub.bus.is_heard(id)) && hub.bus.is_heard(&ids[0]));
    // What was forgotten is read again.
    for id in ["nowhere", "else"] {
        assert_eq!(hub.look(id, |_| ()).await.unwrap_err().reason, RefusedReason::NoTable);
    }
    assert_eq!(hub.look(&ids[1], |table| table.seq).await.unwrap(), 2);
    drop(listening);
}

#[tokio::test]
async fn a_network_has_so_many_open_tables_and_no_more_until_one_is_closed() {
    let folder = Folder::new();
    let tables = Tables { open_by_address: 2, ..Limits::USUAL.tables };
    let hub = folder.hub(Limits { tables, ..Limits::USUAL }).await;
    let one = hub.create(&ann(), &request("one", false)).await.unwrap();
    hub.create(&ann(), &request("two", true)).await.unwrap();
    let refused = hub.create(&ann(), &request("three", true)).await.unwrap_err();
    assert_eq!(refused.reason, RefusedReason::TooFast);
    assert!(refused.text.contains("close one of them"), "{}", refused.text);
    // What was made before is no new one, and others are not held up.
    assert_eq!(hub.create(&ann(), &request("one", false)).await.unwrap(), one);
    let elsewhere = super::Asker { network: "192.0.2.1".parse().unwrap(), ..ann() };
    hub.create(&elsewhere, &request("four", true)).await.unwrap();
    does(&hub, &one, "ann", "close", Command::Close).await.unwrap();
    hub.create(&ann(), &request("three", true)).await.unwrap();
}

#[tokio::test]
async fn muting_and_unmuting_does_not_fill_the_log_and_the_game_goes_on() {
    let folder = Folder::new();
    let hub = folder.hub(Limits::USUAL).await;
    let table = hub.create(&ann(), &request("one", false)).await.unwrap();
    does(&hub, &table, "ann", "start", Command::Start).await.unwrap();
    for n in 0..500 {
        let mute = Command::Mute { seat: Sent::Read(Seat::Yellow), muted: n % 2 == 0 };
        if let Err(reason) = does(&hub, &table, "ann", &format!("{n}"), mute).await {
            assert_eq!(reason.reason, RefusedReason::TooFast);
        }
    }
    let is_muting = |change: &&TableChange| change.what == Change::Muted;
    let lines = hub.look_back(&table, |table| table.changes.iter().filter(is_muting).count()).await.unwrap();
    assert!((10..100).contains(&lines), "{lines} lines");
    does(&hub, &table, "ann", "leave", Command::Leave).await.unwrap();
}

#[tokio::test]
async fn a_log_that_is_long_takes_only_its_game_and_one_that_is_too_long_ends() {
    let folder = Folder::new();
    let tables = Tables { lines: 3, most_lines: 6, ..Limits::USUAL.tables };
    let hub = folder.hub(Limits { tables, ..Limits::USUAL }).await;
    let sit = |seat: Seat| Command::Sit { seat: Sent::Read(seat), name: "Bo".to_string(), face: None };
    let table = hub.create(&ann(), &request("one", false)).await.unwrap();
    does(&hub, &table, "bo", "sit", sit(Seat::Yellow)).await.unwrap();
    for command in [Command::Start, Command::Public { public: true }] {
        let refused = does(&hub, &table, "ann", "more", command).await.unwrap_err();
        assert!(refused.reason == RefusedReason::NotNow && refused.text.contains("make a new one"), "{refused}");
    }
    // Whoever wants to go may.
    does(&hub, &table, "bo", "leave", Command::Leave).await.unwrap();

    let tables = Tables { lines: 100, ..hub.limits.tables.clone() };
    let folder = Folder::new();
    let hub = folder.hub(Limits { tables, ..Limits::USUAL }).await;
    let table = hub.create(&ann(), &request("one", false)).await.unwrap();
    does(&hub, &table, "ann", "start", Command::Start).await.unwrap();
    for n in 0..20 {
        let mute = Command::Mute { seat: Sent::Read(Seat::Yellow), muted: n % 2 == 0 };
        if let Err(refused) = does(&hub, &table, "ann", &format!("{n}"), mute).await {
            assert!(refused.reason == RefusedReason::Closed, "{refused}");
            return;
        }
    }
    panic!("the log grows without end");
}
