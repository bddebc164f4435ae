//! What a process takes of the machine, as Linux tells it.

use std::fs::read_to_string;
use std::time::Duration;

/// How much memory a process has, in bytes.
pub fn memory(id: u32) -> f64 {
    let status = read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.trim().trim_end_matches(" kB").parse().unwrap_or(0.0) * 1024.0
}

/// How long a process has kept processors busy, for itself and in the kernel.
pub fn busy(id: u32) -> Duration {
    let stat = read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    // The name in brackets may hold spaces.
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: u64 = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}
