//! What `make bench-server` prints: how much the server takes and gives, with the real program in a process of its own, people at
//! real sockets in this one, and boardgame.io as the yardstick. The result is a table for docs/performance.md.

mod bytes;
mod company;
mod measures;
mod process;
mod restart;
mod servers;
mod wire;

use crate::measures::{crowd, fast, idle};
use crate::servers::{Boardgame, Makker};

/// How much is measured: little in a few minutes, or all that is told in docs/performance.md.
struct Form {
    /// At how many tables at once it is measured how soon all hear of a move.
    crowds: &'static [usize],
    /// How many tables at a time play as fast as they can.
    tables: usize,
    /// How many tables with bots play on after a restart.
    restarted: usize,
}

const SHORT: Form = Form { crowds: &[100, 1000], tables: 100, restarted: 500 };
const FULL: Form = Form { crowds: &[100, 1000, 4000], tables: 100, restarted: 10_000 };

fn main() {
    let form = if std::env::var("FORM").is_ok_and(|form| form == "full") { FULL } else { SHORT };
    let only = std::env::var("ONLY").unwrap_or_default();
    let wanted = |part: &str| only.is_empty() || only.split(',').any(|name| name == part);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        println!("| what | Makker | boardgame.io | ratio | bar |\n|---|---|---|---|---|");
        let connection = idle(&Makker::start("idle")).await;
        if wanted("fast") {
            let ours = fast(&Makker::start("fast"), form.tables, connection).await;
            if let Some(yardstick) = Boardgame::start(ours.update) {
                let connection = idle(&yardstick).await;
                drop(yardstick);
                let yardstick = Boardgame::start(ours.update).expect("it has started before");
                ours.compare(&fast(&yardstick, form.tables, connection).await);
            }
        }
        if wanted("crowd") {
            for tables in form.crowds {
                crowd(&Makker::start("crowd"), *tables, connection).await;
            }
        }
        if wanted("bytes") {
            bytes::games(&Makker::start("bytes")).await;
        }
        if wanted("restart") {
            restart::measure(form.restarted).await;
        }
    });
}

/// A line of the result.
fn row(what: &str, makker: String, yardstick: String, ratio: String, bar: &str) {
    println!("| {what} | {makker} | {yardstick} | {ratio} | {bar} |");
}

fn ours(what: &str, makker: String, bar: &str) {
    row(what, makker, String::new(), String::new(), bar);
}
