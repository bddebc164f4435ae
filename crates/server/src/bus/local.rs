//! News within one process.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::broadcast;

use crate::bus::{ANNOUNCED, Announcement, Bus, Heard, News, WAITING};

/// Tells news within this process.
#[derive(Clone)]
pub struct LocalBus {
    tables: Arc<Mutex<HashMap<String, broadcast::Sender<News>>>>,
    announcements: broadcast::Sender<Announcement>,
}

impl Default for LocalBus {
    fn default() -> LocalBus {
        LocalBus { tables: Arc::default(), announcements: broadcast::channel(ANNOUNCED).0 }
    }
}

impl LocalBus {
    /// Something that this process is told.
    pub(super) fn announced(&self, announcement: Announcement) {
        let _ = self.announcements.send(announcement);
    }
}

impl Bus for LocalBus {
    fn publish(&self, table: &str, news: News) {
        self.tell_here(table, news);
    }

    fn tell_here(&self, table: &str, news: News) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody listens any more: forget the table.
        if tables.get(table).is_some_and(|sender| sender.send(news).is_err()) {
            tables.remove(table);
        }
    }

    fn subscribe(&self, table: &str) -> broadcast::Receiver<News> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.entry(table.to_string()).or_insert_with(|| broadcast::channel(WAITING).0).subscribe()
    }

    fn listeners(&self, table: &str) -> usize {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get(table).map_or(0, broadcast::Sender::receiver_count)
    }

    fn heard(&self, _table: &str) -> Heard {
        Heard::Alone
    }

    fn may_miss(&self) -> Vec<String> {
        Vec::new()
    }

    fn announce(&self, _announcement: Announcement) {}

    fn announcements(&self) -> broadcast::Receiver<Announcement> {
        self.announcements.subscribe()
    }

    fn tidy(&self) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.retain(|_, sender| sender.receiver_count() > 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_listen_hear_and_tables_are_forgotten_when_nobody_does() {
        let bus = LocalBus::default();
        let (mut one, mut other) = (bus.subscribe("a"), bus.subscribe("b"));
        bus.publish("a", News::Changed(3));
        assert_eq!(one.try_recv(), Ok(News::Changed(3)));
        assert!(other.try_recv().is_err());
        drop(one);
        bus.publish("a", News::Changed(4));
        assert_eq!(bus.tables.lock().unwrap().len(), 1);
        // Also where nothing ever happens again.
        assert!(bus.is_heard("b") && !bus.is_heard("a"));
        drop(other);
        bus.tidy();
        assert!(!bus.is_heard("b"));
        assert_eq!(bus.tables.lock().unwrap().len(), 0);
    }
}
