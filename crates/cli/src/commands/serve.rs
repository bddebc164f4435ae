//! `makker serve`: tables online, in one program with its own database.

use std::fmt::Display;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use anyhow::{Result, anyhow};
use makker_server::{Config, Efforts, Limits, NatsAddress, Push, Services, serve};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

use crate::data::tables::Place;
use crate::log::{self, Detail, Form};
use crate::usage::{Usage, number};

/// Let people play online: open a link, sit down, play.
///
/// Every move is stored before anyone is told of it: in one file, or in PostgreSQL, which several servers may share. Ctrl-C or SIGTERM stops the server in good order.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  makker serve                             At http://localhost:8420, for this machine only.
  makker serve --address 0.0.0.0:8420      For everyone in the network.
  makker serve --data /var/lib/makker --behind-proxy
  makker serve --database postgres://makker@db.example.net/makker --behind-proxy
  makker serve --database postgres://makker@db/makker --bus nats://bus:4222")]
pub struct Args {
    /// Where to listen: an address of this machine and a port.
    #[arg(long, default_value = "127.0.0.1:8420", value_name = "ADDRESS:PORT")]
    address: SocketAddr,
    #[command(flatten)]
    place: Place,
    /// How many milliseconds bots take for a decision, so that people can follow.
    #[arg(long, default_value_t = 900, value_name = "MILLISECONDS", allow_negative_numbers = true)]
    #[arg(value_parser = number(0..=60_000))]
    bot_delay_ms: u64,
    /// A proxy in front speaks HTTPS and says in X-Forwarded-For where requests come from.
    #[arg(long)]
    behind_proxy: bool,
    /// Where to serve measures for Prometheus, under /metrics. Not for strangers: an address that only you can reach.
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// The NATS server over which several servers on one database tell each other news; several addresses, by commas, for a cluster of them.
    #[arg(long, value_name = "nats://HOST:PORT", value_delimiter = ',')]
    bus: Vec<NatsAddress>,
    /// How many of the stronger bots think at the same time. With 0 they think in `makker worker` and other servers. [default: one less
    /// than there are processors]
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true, value_parser = number(0..=1024))]
    thinkers: Option<u64>,
    /// How to log on standard error.
    #[arg(long, value_enum, default_value_t = Form::Text)]
    log: Form,
    /// How much to log.
    #[arg(long, value_enum, default_value_t = Detail::Info)]
    log_level: Detail,
    /// A file that says how much one address, one person and all together may take. deploy/limits.toml names every key.
    #[arg(long, value_name = "FILE")]
    limits: Option<PathBuf>,
    /// To which push services to send that it is somebody's turn: `known` are those of the usual browsers, `any` all that the internet
    /// can reach, `none` nobody; or hosts, by commas.
    #[arg(long, default_value = "known", value_name = "SERVICES")]
    push: Services,
    /// Whom push services can ask when something is wrong. [default: the address at which people play]
    #[arg(long, value_name = "mailto:YOU@HOST", value_parser = contact)]
    push_contact: Option<String>,
    /// Open the page in a browser.
    #[arg(long)]
    open: bool,
    /// How many times as much as usual may be asked at once: for benchmarks and tests.
    #[arg(long, default_value_t = 1, hide = true, allow_negative_numbers = true, value_parser = number(1..=1_000_000))]
    pace: u64,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let limits = args.limits.as_deref().map_or(Ok(Limits::USUAL), read_limits)?;
    if !args.bus.is_empty() && !args.place.is_shared() {
        return Err(Usage::new(
            "--bus: NATS only carries news between servers that share their tables, and a file has one server: \
             give --database postgres://…, or leave --bus out",
        )
        .into());
    }
    log::start(args.log, args.log_level);
    if args.thinkers == Some(0) && args.bus.is_empty() {
        return Err(Usage::new("--thinkers 0: then bots think in other processes, which need --bus").into());
    }
    let config = Config {
        bot_delay: Duration::from_millis(args.bot_delay_ms),
        thinkers: args.thinkers.map_or_else(threads, |thinkers| thinkers as usize),
        behind_proxy: args.behind_proxy,
        pace: args.pace as u32,
        metrics: args.metrics,
        bus: args.bus.clone(),
        limits,
        push: Push { services: args.push.clone(), contact: args.push_contact.clone() },
        efforts: Efforts::USUAL,
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| anyhow!("threads: {error}"))?;
    let served = runtime.block_on(async {
        let mut tables = args.place.open().await?;
        let listener = TcpListener::bind(args.address).await;
        let listener = listener.map_err(|error| anyhow!("--address {}: {error}: choose another port", args.address))?;
        let address = listener.local_addr().map_err(|error| anyhow!("--address {}: {error}", args.address))?;
        tables.sign(address)?;
        writeln!(out, "Makker is at http://{address}/ and keeps its tables in {}.", tables.name)?;
        out.flush()?;
        if args.open {
            open_page(&format!("http://{address}/"));
        }
        let stop = until_stopped()?;
        let served = serve(listener, tables.store(), config, stop).await.map_err(|error| anyhow!("{}", error.0));
        let closed = tables.close().await;
        served.and(closed)
    });
    // What still thinks is not waited for: nothing of it has been promised.
    runtime.shutdown_timeout(Duration::from_millis(200));
    served
}

/// As many threads as bots usually have to think on: one less than there are processors.
pub fn threads() -> usize {
    thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1)
}

/// Done when somebody wants the program to stop.
pub fn until_stopped() -> Result<impl Future<Output = ()> + Send + 'static> {
    let mut terminate = signal(SignalKind::terminate()).map_err(|error| anyhow!("SIGTERM: {error}"))?;
    Ok(async move {
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Reads an address at which somebody can be asked.
fn contact(text: &str) -> Result<String, String> {
    let is_address = ["mailto:", "https://"].iter().any(|begin| text.len() > begin.len() && text.starts_with(begin));
    if is_address && text.len() <= 200 {
        Ok(text.to_string())
    } else {
        Err("write mailto:you@host or https://host".to_string())
    }
}

/// Reads the file of limits.
pub fn read_limits(path: &Path) -> Result<Limits> {
    let wrong = |error: &dyn Display| Usage::new(format_args!("--limits {}: {error}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| wrong(&error))?;
    Ok(Limits::read(&text).map_err(|error| wrong(&error))?)
}

/// Opens a page in the browser of this machine. Where there is none, the address that was printed must do.
fn open_page(address: &str) {
    for opener in ["xdg-open", "open"] {
        let quiet = || std::process::Stdio::null();
        let opened = std::process::Command::new(opener).arg(address).stdout(quiet()).stderr(quiet()).spawn();
        if opened.is_ok() {
            return;
        }
    }
}
