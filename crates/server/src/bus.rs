//! News between those who look at the same table: the seam behind which one process is now, and several come later.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use makker_protocol::Emote;
use makker_rules::Seat;
use tokio::sync::broadcast;

/// What those who look at a table are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// Its log has grown to this number, or who is here has changed.
    Changed(u32),
    /// Someone shows a feeling; nothing of it is kept.
    Emote(Seat, Emote),
}

/// Tells news.
pub trait Bus: Send + Sync + 'static {
    /// Tells everyone who listens to a table.
    fn publish(&self, table: &str, news: News);

    /// Listens to a table from now on. Whoever listens too slowly misses news, and is told that it did.
    fn subscribe(&self, table: &str) -> broadcast::Receiver<News>;

    /// Does anyone here listen to a table?
    fn is_heard(&self, table: &str) -> bool;

    /// Forgets the tables to which nobody listens any more.
    fn tidy(&self);
}

/// How many news wait for someone who is slow.
const WAITING: usize = 16;

/// Tells news within this process.
#[derive(Clone, Default)]
pub struct LocalBus {
    tables: Arc<Mutex<HashMap<String, broadcast::Sender<News>>>>,
}

impl Bus for LocalBus {
    fn publish(&self, table: &str, news: News) {
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

    fn is_heard(&self, table: &str) -> bool {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get(table).is_some_and(|sender| sender.receiver_count() > 0)
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
