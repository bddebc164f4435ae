//! How many tables and seats of which kind are in memory, for whoever runs the server.

use makker_protocol::TableStatus;
use makker_table::chair::Sitter;

use crate::hub::Hub;
use crate::metrics::METRICS;

impl Hub {
    /// Counts tables and seats. A table at which something is being done at this moment is left out rather than waited for.
    pub fn take_census(&self) {
        let (slots, bytes) = self.cache.all();
        let all = [TableStatus::Waiting, TableStatus::Playing, TableStatus::Over, TableStatus::Closed];
        let mut tables = all.map(|status| (status, 0));
        let mut seats = ["person", "away", "bot", "free"].map(|kind| (kind, 0));
        for slot in slots {
            let Ok(guard) = slot.table.try_lock() else { continue };
            let Some(table) = guard.as_ref() else { continue };
            tables.iter_mut().filter(|(status, _)| *status == table.status).for_each(|(_, count)| *count += 1);
            for chair in &table.chairs {
                let kind = match &chair.sitter {
                    Sitter::Person(person) if person.away => "away",
                    Sitter::Person(_) => "person",
                    Sitter::Bot(_) => "bot",
                    Sitter::Nobody => "free",
                };
                seats.iter_mut().filter(|(other, _)| *other == kind).for_each(|(_, count)| *count += 1);
            }
        }
        METRICS.tables_loaded(&tables);
        METRICS.seats(seats);
        METRICS.cached(bytes);
    }
}
