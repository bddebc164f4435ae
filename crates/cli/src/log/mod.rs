//! The log of a server on standard error: a line for each thing, as text or as JSON, never in colour, and never the same
//! line again and again.

mod throttle;

use std::fmt::{self, Write};
use std::io;
use std::sync::Arc;
use std::thread;
use std::time::Instant;

use clap::ValueEnum;
use makker_server::METRICS;
use serde_json::{Map, Value, json};
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::field::RecordFields;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::time::{FormatTime, SystemTime};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields, FormattedFields, layer};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;

use crate::log::throttle::{Throttle, WINDOW};

/// How a line is written.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
pub enum Form {
    /// For people.
    Text,
    /// A JSON object a line, for programs.
    Json,
}

/// How much is logged.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
pub enum Detail {
    /// What goes wrong.
    Warn,
    /// And what whoever runs the server may want to know.
    Info,
    /// And every request.
    Debug,
}

/// Logs from now on, for as long as the process lives.
pub fn start(form: Form, detail: Detail) {
    let level = match detail {
        Detail::Warn => LevelFilter::WARN,
        Detail::Info => LevelFilter::INFO,
        Detail::Debug => LevelFilter::DEBUG,
    };
    let throttle = Arc::new(Throttle::default());
    let lines = layer().fmt_fields(Values).event_format(Lines { form, throttle: throttle.clone() });
    // What libraries have to say is of no use here, unless something is wrong.
    let ours = Targets::new().with_target("makker", level).with_default(LevelFilter::WARN);
    tracing_subscriber::registry().with(lines.with_writer(io::stderr)).with(ours).init();
    thread::spawn(move || {
        loop {
            thread::sleep(WINDOW);
            for (metadata, count) in throttle.left_out(Instant::now()) {
                let words =
                    vec![("message", format!("{count} more lines like this were left out")), ("line", place(metadata))];
                eprintln!("{}", line(form, metadata, None, words));
            }
        }
    });
}

/// Where in the program a line comes from.
fn place(metadata: &Metadata) -> String {
    format!("{}:{}", metadata.file().unwrap_or_default(), metadata.line().unwrap_or_default())
}

/// Writes lines.
struct Lines {
    form: Form,
    throttle: Arc<Throttle>,
}

impl<S: Subscriber + for<'a> LookupSpan<'a>> FormatEvent<S, Values> for Lines {
    fn format_event(
        &self,
        context: &FmtContext<'_, S, Values>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let metadata = event.metadata();
        // Each request is another one, and whoever asks for requests wants all of them.
        if *metadata.level() <= Level::INFO && !self.throttle.admits(metadata, Instant::now()) {
            METRICS.left_out();
            return Ok(());
        }
        METRICS.logged(metadata.level().as_str());
        let mut words = Words::default();
        event.record(&mut words);
        let mut spans = context.event_scope().into_iter().flatten();
        let request = spans.find(|span| span.name() == "request");
        let request = request.and_then(|span| Some(span.extensions().get::<FormattedFields<Values>>()?.fields.clone()));
        writeln!(writer, "{}", line(self.form, metadata, request, words.0))
    }
}

/// A line without its end.
fn line(form: Form, metadata: &Metadata, request: Option<String>, words: Vec<(&'static str, String)>) -> String {
    let mut time = String::new();
    let _ = SystemTime.format_time(&mut Writer::new(&mut time));
    let head = [("time", time), ("level", metadata.level().to_string()), ("from", metadata.target().to_string())];
    let request = request.map(|request| ("request", request));
    match form {
        Form::Json => {
            let words = head.into_iter().chain(words).chain(request);
            let object: Map<String, Value> = words.map(|(name, word)| (name.to_string(), json!(word))).collect();
            Value::Object(object).to_string()
        }
        Form::Text => {
            let (message, others): (Vec<_>, Vec<_>) = words.into_iter().partition(|(name, _)| *name == "message");
            let message: String = message.into_iter().map(|(_, text)| one_line(&text)).collect();
            let [time, level, from] = head.map(|(_, text)| text);
            let mut line = format!("{time} {level:>5} {from}: {message}");
            for (name, word) in others.into_iter().chain(request) {
                let _ = write!(line, " {name}={}", plain(&word));
            }
            line
        }
    }
}

/// Without anything that a terminal would take for a command, or that would begin another line.
fn one_line(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

/// A word as it is, a text in quotation marks.
fn plain(text: &str) -> String {
    let is_word = !text.is_empty() && text.chars().all(|letter| letter.is_alphanumeric() || "-_.:/".contains(letter));
    if is_word { text.to_string() } else { format!("{text:?}") }
}

/// What is said in a line.
#[derive(Default)]
struct Words(Vec<(&'static str, String)>);

impl Visit for Words {
    fn record_str(&mut self, field: &Field, value: &str) {
        self.0.push((field.name(), value.to_string()));
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.0.push((field.name(), format!("{value:?}")));
    }
}

/// Of what is known of a request only the values are kept: its id.
struct Values;

impl<'writer> FormatFields<'writer> for Values {
    fn format_fields<R: RecordFields>(&self, mut writer: Writer<'writer>, fields: R) -> fmt::Result {
        let mut words = Words::default();
        fields.record(&mut words);
        words.0.iter().try_for_each(|(_, word)| writer.write_str(word))
    }
}
