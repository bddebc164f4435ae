//! `makker worker`: bots think here for the tables of other servers.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, anyhow};
use makker_server::{Config, Efforts, Limits, NatsAddress, Push, work};

use crate::commands::serve::{read_limits, threads, until_stopped};
use crate::data::tables::Place;
use crate::log::{self, Detail, Form};
use crate::screen::words::counted;
use crate::usage::number;

/// Let bots think on this machine for the tables of other servers, which share a database and a NATS.
///
/// Nobody connects here. Start as many as you like, and stop them when you like: what one has begun another goes on with. Servers
/// that are started with --thinkers 0 leave all thinking to workers. Ctrl-C or SIGTERM stops it in good order.
#[derive(clap::Args)]
#[command(after_help = "Example:
  makker worker --database postgres://makker@db/makker --bus nats://bus:4222")]
pub struct Args {
    /// The database of PostgreSQL that the servers share. Its password is better in PGPASSWORD or ~/.pgpass.
    #[arg(long, value_name = "postgres://USER@HOST/NAME")]
    database: String,
    /// The NATS server over which they tell each other news; several addresses, by commas, for a cluster of them.
    #[arg(long, value_name = "nats://HOST:PORT", value_delimiter = ',', required = true)]
    bus: Vec<NatsAddress>,
    /// How many bots think at the same time. [default: one less than there are processors]
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true, value_parser = number(1..=1024))]
    thinkers: Option<u64>,
    /// How many milliseconds bots take for a decision: as the servers are told.
    #[arg(long, default_value_t = 900, value_name = "MILLISECONDS", allow_negative_numbers = true)]
    #[arg(value_parser = number(0..=60_000))]
    bot_delay_ms: u64,
    /// Where to serve measures for Prometheus, under /metrics. Not for strangers: an address that only you can reach.
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// The file of limits that the servers have.
    #[arg(long, value_name = "FILE")]
    limits: Option<PathBuf>,
    /// How to log on standard error.
    #[arg(long, value_enum, default_value_t = Form::Text)]
    log: Form,
    /// How much to log.
    #[arg(long, value_enum, default_value_t = Detail::Info)]
    log_level: Detail,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let limits = args.limits.as_deref().map_or(Ok(Limits::USUAL), read_limits)?;
    log::start(args.log, args.log_level);
    let thinkers = args.thinkers.map_or_else(threads, |thinkers| thinkers as usize);
    let config = Config {
        bot_delay: Duration::from_millis(args.bot_delay_ms),
        thinkers,
        behind_proxy: false,
        pace: 1,
        metrics: args.metrics,
        bus: args.bus.clone(),
        limits,
        // Whoever serves tells people, too.
        push: Push::OFF,
        efforts: Efforts::USUAL,
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| anyhow!("threads: {error}"))?;
    let worked = runtime.block_on(async {
        let place = Place { data: None, database: Some(args.database.clone()) };
        let tables = place.open().await?;
        let thinkers = counted(thinkers, "thread");
        writeln!(out, "Makker thinks on {thinkers} for the bots of {}.", tables.name)?;
        out.flush()?;
        let worked = work(tables.store(), config, until_stopped()?).await.map_err(|error| anyhow!("{}", error.0));
        let closed = tables.close().await;
        worked.and(closed)
    });
    // What still thinks is not waited for: nothing of it has been promised.
    runtime.shutdown_timeout(Duration::from_millis(200));
    worked
}
