//! A review that is being made, a few pieces at a time, so that whoever waits sees how far it is.

use makker_protocol::{RefusedReason, ReviewMessage, ReviewProgressMessage};
use makker_review::{Course, Effort, Finding};
use makker_rules::Edition;
use makker_table::refused::{Refused, refuse};
use makker_table::render::review::{Progress, course, course_of, judged};
use makker_table::{Table, brought};

use crate::ask::Ask;

/// Of which table and game, or of which record; and whether it is a deep one.
type Of = (String, Option<u32>, Option<String>, bool);

fn of(ask: &Ask) -> Of {
    (ask.table.clone(), ask.game, ask.record.clone(), ask.deep)
}

/// The review that the page asked for last.
pub(crate) struct Reviewing {
    of: Of,
    effort: Effort,
    course: Course,
    findings: Vec<Finding>,
    progress: Progress,
    made: Option<ReviewMessage>,
}

impl Reviewing {
    /// Begins one, of a game at this table if no record is sent.
    pub(crate) fn begin(ask: &Ask, table: Option<&Table>) -> Result<Reviewing, Refused> {
        let course = match (&ask.record, table) {
            (Some(record), _) => course_of(&brought::read(record)?.1)?,
            (None, Some(table)) => course(table, ask.game.unwrap_or(table.game_number()))?,
            (None, None) => return refuse(RefusedReason::NoTable, "this browser has no such table"),
        };
        let effort = if ask.deep { Effort::DEEP } else { Effort::QUICK };
        let progress = Progress { pieces: course.pieces(), ..Progress::default() };
        Ok(Reviewing { of: of(ask), effort, course, findings: Vec::new(), progress, made: None })
    }

    /// Is this the one that is asked for?
    pub(crate) fn is_of(&self, ask: &Ask) -> bool {
        self.of == of(ask)
    }

    /// By which network it is judged.
    pub(crate) fn edition(&self) -> Edition {
        self.course.rules().edition()
    }

    /// Does so many more pieces, and says how far it is.
    pub(crate) fn work(&mut self, pieces: u32) -> ReviewProgressMessage {
        let until = (self.progress.done + pieces).min(self.course.pieces());
        for piece in self.progress.done..until {
            let finding = self.course.find(piece, self.effort);
            self.progress.note(judged(&self.course, piece, &finding));
            self.findings.push(finding);
        }
        if self.made.is_none() && self.progress.done == self.course.pieces() {
            let findings = std::mem::take(&mut self.findings);
            self.made = Some(ReviewMessage::from(&self.course.conclude(findings, self.effort)));
        }
        match &self.made {
            Some(review) => Progress::made(review.clone()),
            None => self.progress.clone().told(0),
        }
    }
}
