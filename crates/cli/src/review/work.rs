//! The work of a review, on all cores and with progress.

use std::ops::ControlFlow;

use indicatif::{ProgressBar, ProgressStyle};
use makker_lab::in_order;
use makker_review::{Course, Effort, Review};

/// Looks back at a game.
pub fn review(course: &Course, effort: Effort, threads: usize) -> Review {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} · {eta}");
    let bar = ProgressBar::new(u64::from(course.pieces()));
    if let Ok(style) = style {
        bar.set_style(style);
    }
    let mut findings = Vec::with_capacity(course.pieces() as usize);
    in_order(
        course.pieces(),
        threads,
        |piece, _| course.find(piece, effort),
        |finding| {
            bar.inc(1);
            findings.push(finding);
            ControlFlow::Continue(())
        },
    );
    bar.finish_and_clear();
    course.conclude(findings, effort)
}
