//! What the system says of this process, under the names that Prometheus' own libraries use. Only Linux says it this way:
//! elsewhere these measures are not there.

use std::fmt;
use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;

/// How many ticks of processor time Linux counts in a second, whatever the machine.
const TICKS: f64 = 100.0;

/// This process.
#[derive(Debug)]
pub struct Process {
    /// When it started to count, in seconds since 1970.
    began: f64,
}

impl Process {
    /// From now on.
    pub fn new() -> Process {
        Process { began: SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs_f64() }
    }
}

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder) -> Result<(), fmt::Error> {
        let gauges = [
            ("process_resident_memory_bytes", "Memory that is in use", resident()),
            ("process_open_fds", "Open descriptors", descriptors()),
            ("process_max_fds", "The most descriptors that may be open", most_descriptors()),
            ("process_start_time_seconds", "When it started, in seconds since 1970", Some(self.began)),
        ];
        for (name, help, value) in gauges {
            let Some(gauge) = value.map(ConstGauge::new) else { continue };
            gauge.encode(encoder.encode_descriptor(name, help, None, gauge.metric_type())?)?;
        }
        if let Some(counter) = processor_time().map(ConstCounter::new) {
            let help = "Processor time in all";
            counter.encode(encoder.encode_descriptor("process_cpu_seconds", help, None, counter.metric_type())?)?;
        }
        Ok(())
    }
}

fn resident() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.split_whitespace().next()?.parse::<f64>().ok()? * 1024.0)
}

fn descriptors() -> Option<f64> {
    Some(fs::read_dir("/proc/self/fd").ok()?.count() as f64)
}

fn most_descriptors() -> Option<f64> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

fn processor_time() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program, in brackets, may hold anything; after it, own and system time are the 12th and 13th.
    let (_, rest) = stat.rsplit_once(')')?;
    let mut ticks = rest.split_whitespace().skip(11).map_while(|word| word.parse::<f64>().ok());
    Some((ticks.next()? + ticks.next()?) / TICKS)
}
