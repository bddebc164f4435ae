//! Two hubs on one storage that hear nothing of each other: what is lost on the way costs time, and nothing else.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use makker_protocol::{Command, RefusedReason, Sent};
use makker_rules::Seat;
use tokio::sync::broadcast;

use super::{Folder, ann, does, request};
use crate::bus::{Announcement, Bus, Heard, LocalBus, News};
use crate::hub::{Efforts, Hub};
use crate::limits::Limits;
use crate::store::Store;
use crate::store::sqlite::SqliteStore;

/// A bus that is sure to hear everything, and loses all.
#[derive(Default)]
struct DeafBus {
    here: LocalBus,
    heard: AtomicU32,
    table: std::sync::Mutex<Vec<String>>,
}

impl Bus for DeafBus {
    fn publish(&self, table: &str, news: News) {
        self.here.publish(table, news);
    }

    fn tell_here(&self, table: &str, news: News) {
        if let News::Changed(seq) = news {
            self.heard.fetch_max(seq, Ordering::Relaxed);
        }
        self.here.tell_here(table, news);
    }

    fn subscribe(&self, table: &str) -> broadcast::Receiver<News> {
        self.table.lock().unwrap().push(table.to_string());
        self.here.subscribe(table)
    }

    fn listeners(&self, table: &str) -> usize {
        self.here.listeners(table)
    }

    fn heard(&self, _table: &str) -> Heard {
        Heard::UpTo(self.heard.swap(0, Ordering::Relaxed))
    }

    fn may_miss(&self) -> Vec<String> {
        self.table.lock().unwrap().clone()
    }

    fn announce(&self, _announcement: Announcement) {}

    fn announcements(&self) -> broadcast::Receiver<Announcement> {
        self.here.announcements()
    }

    fn tidy(&self) {}
}

/// Two hubs, and a table that both have in memory.
async fn two(folder: &Folder) -> (Arc<Hub>, Arc<Hub>, String) {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&folder.file()).await.unwrap());
    let hub =
        || Hub::new(store.clone(), Arc::new(DeafBus::default()), Duration::ZERO, 1, Limits::USUAL, Efforts::USUAL);
    let (here, there) = (hub().await.unwrap(), hub().await.unwrap());
    let id = here.create(&ann(), &request("one", false)).await.unwrap();
    there.look(&id, |_| ()).await.unwrap();
    (here, there, id)
}

fn mute(muted: bool) -> Command {
    Command::Mute { seat: Sent::Read(Seat::Yellow), muted }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_changes_nothing_and_what_is_refused_is_decided_by_what_is_in_the_storage() {
    let folder = Folder::new();
    let (here, there, id) = two(&folder).await;
    let muted = does(&here, &id, "ann", "mute", mute(true)).await.unwrap();
    // By what is in memory there, nobody is muted, and there is nothing to do.
    assert_eq!(does(&there, &id, "ann", "hear", mute(false)).await, Ok(muted + 1));
    let sit = |seat| Command::Sit { seat: Sent::Read(seat), name: "Bo".to_string(), face: None };
    does(&here, &id, "bo", "sit", sit(Seat::Yellow)).await.unwrap();
    // Nor does Bo sit at the table.
    assert!(does(&there, &id, "bo", "leave", Command::Leave).await.is_ok());
    let refused = does(&here, &id, "bo", "again", Command::Leave).await.unwrap_err();
    assert_eq!(refused.reason, RefusedReason::NotSeated);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_shown_less_than_they_have_seen_elsewhere() {
    let folder = Folder::new();
    let (here, there, id) = two(&folder).await;
    let seq = does(&here, &id, "ann", "mute", mute(true)).await.unwrap();
    let (changes, table) = there.update(&id, "ann", Some(seq)).await.unwrap();
    assert_eq!((changes.len(), table.seq), (0, seq));
    let seq = does(&here, &id, "ann", "hear", mute(false)).await.unwrap();
    assert_eq!(there.update(&id, "ann", None).await.unwrap().1.seq, seq, "nor is whoever begins");
    // Whoever claims to have seen more than there is gets what there is.
    assert_eq!(there.update(&id, "ann", Some(seq + 9)).await.unwrap().1.seq, seq);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_listens_is_told_of_lost_news_when_it_is_compared() {
    let folder = Folder::new();
    let (here, there, id) = two(&folder).await;
    let mut news = there.listen(&id);
    let seq = does(&here, &id, "ann", "mute", mute(true)).await.unwrap();
    assert_eq!(there.look(&id, |table| table.seq).await.unwrap(), seq - 1, "it is not heard of");
    there.compare().await;
    assert_eq!(news.try_recv(), Ok(News::Changed(seq)));
    assert_eq!(there.look(&id, |table| table.seq).await.unwrap(), seq);
    there.compare().await;
    assert!(news.try_recv().is_err(), "once");
}
