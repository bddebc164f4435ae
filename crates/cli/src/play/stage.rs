//! Where a game is shown: painted in place on a terminal that is large enough, written line after line elsewhere.

use std::io::{self, Write};
use std::thread::sleep;
use std::time::Duration;

use makker_rules::{Board, Leg, RuleSet, Seat, Seen, Space};

use crate::screen::draw::{self, Scene};
use crate::screen::{company, ink, terminal};

/// Below the board at least this much is needed to play: the hand, a few moves, what was said, the question.
const LEAST_ROWS_BELOW: usize = 6;

/// How many lines the legend has.
const LEGEND_ROWS: usize = 2;

/// With less room below the board there is no legend: it would come and go, and what stands below would jump.
const ROWS_FOR_LEGEND: usize = 16;

/// How long people look at what has happened, where nobody said.
const DELAY: Duration = Duration::from_millis(700);

/// Columns of what is no terminal.
const COLUMNS: usize = 100;

/// Shows scenes with lines below them.
pub struct Stage<'a, W> {
    out: &'a mut W,
    rules: RuleSet,
    delay: Duration,
}

/// How much can be shown at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// The columns of a line.
    pub columns: usize,
    /// The lines below the board, if the board is painted in place.
    pub rows: Option<usize>,
}

impl<'a, W: Write> Stage<'a, W> {
    /// A stage that waits for `delay` after each scene; without one, as long as people need where they look on.
    pub fn new(out: &'a mut W, rules: RuleSet, delay: Option<Duration>) -> Stage<'a, W> {
        let usual = if terminal::size().is_some() { DELAY } else { Duration::ZERO };
        Stage { out, rules, delay: delay.unwrap_or(usual) }
    }

    /// How much room there is now: terminals change their size.
    pub fn room(&self) -> Room {
        let Some((columns, rows)) = terminal::size() else { return Room { columns: COLUMNS, rows: None } };
        let below = rows.checked_sub(draw::height(self.rules)).filter(|below| *below >= LEAST_ROWS_BELOW);
        let is_wide = draw::too_narrow(self.rules, Some(columns)).is_none();
        Room { columns, rows: below.filter(|_| is_wide) }
    }

    /// Shows a scene and lines below it, in place of the one before where that is possible.
    pub fn show(&mut self, scene: &Scene, lines: &[String]) -> io::Result<()> {
        let room = self.room();
        let needed: usize = lines.iter().map(|line| terminal::width(line).div_ceil(room.columns).max(1)).sum();
        if let Some(rows) = room.rows {
            self.out.flush()?;
            terminal::clear()?;
            // Long explanations need the whole screen; the board comes back with the next scene.
            if needed < rows {
                write!(self.out, "{}", draw::scene(scene))?;
            }
            if needed + LEGEND_ROWS < rows && rows >= ROWS_FOR_LEGEND {
                write!(self.out, "{}", draw::legend(self.rules))?;
            }
        } else {
            writeln!(self.out)?;
            match draw::too_narrow(self.rules, terminal::columns()) {
                Some(_) => self.write_pawns(&scene.board)?,
                None => write!(self.out, "{}", draw::scene(scene))?,
            }
        }
        self.say(lines)
    }

    /// Shows what has just happened, for as long as people need: as a scene where it can be painted in place, otherwise
    /// only its lines.
    pub fn glimpse(&mut self, scene: &Scene, lines: &[String]) -> io::Result<()> {
        match self.room().rows {
            Some(_) => self.show(scene, lines)?,
            None => self.say(lines)?,
        }
        self.pause()
    }

    /// Writes lines.
    pub fn say(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }

    /// Asks, in a line that the answer goes on.
    pub fn ask(&mut self, question: &str) -> io::Result<()> {
        write!(self.out, "{question} ")?;
        self.out.flush()
    }

    /// Waits, so that people can look.
    pub fn pause(&mut self) -> io::Result<()> {
        self.out.flush()?;
        sleep(self.delay);
        Ok(())
    }

    /// Where the pawns stand, for terminals on which the board does not fit.
    fn write_pawns(&mut self, board: &Board) -> io::Result<()> {
        let seats = self.rules.seats();
        let widest = seats.iter().map(|seat| terminal::width(&company::colour(*seat))).max().unwrap_or_default();
        for seat in seats {
            let ink = ink::of(*seat);
            let pawns: Vec<String> = board.pawns(*seat).iter().map(Space::to_string).collect();
            let name = terminal::padded(&company::colour(*seat), widest);
            writeln!(self.out, "{ink}{name}{ink:#}  {}", pawns.join(" "))?;
        }
        Ok(())
    }
}

/// The spaces over which pawns went when this happened, and whose pawns.
pub fn trail(before: &Board, seen: &Seen) -> Vec<(Space, Seat)> {
    let Seen::Play { seat, mv } = seen else { return Vec::new() };
    if mv.legs().any(|leg| matches!(leg, Leg::Swap { .. })) {
        return Vec::new();
    }
    let travels = before.trace(*seat, mv);
    travels.iter().flat_map(|travel| travel.path.iter().map(|space| (*space, travel.seat))).collect()
}
