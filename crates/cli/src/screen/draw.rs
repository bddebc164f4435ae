//! The board, drawn in the terminal: in colour, and just as readable without.

use anstyle::Style;
use makker_rules::{Board, Kind, RuleSet, Seat, Space};

use crate::language::messages::t;
use crate::screen::canvas::Canvas;
use crate::screen::ink::{self, FAINT};
use crate::screen::ring::{MARGIN, Ring, Side, Spot};
use crate::screen::{company, terminal};

/// What to say instead of a board that does not fit into these columns. Without a terminal every board fits.
pub fn too_narrow(rules: RuleSet, columns: Option<usize>) -> Option<String> {
    let (needed, columns) = (Ring::of(rules).width(), columns?);
    (columns < needed).then(|| t!("too-narrow", needed = needed, columns = columns))
}

/// The board with its legend, ready to print.
pub fn board(board: &Board) -> String {
    scene(&Scene { board: *board, trail: Vec::new(), notes: Vec::new() }) + &legend(board.rules())
}

/// A board on which something happens.
pub struct Scene {
    /// Where the pawns stand.
    pub board: Board,
    /// The spaces over which pawns just went, and whose pawns.
    pub trail: Vec<(Space, Seat)>,
    /// What is written inside the ring.
    pub notes: Vec<Note>,
}

/// Lines of text inside the ring: beside a seat's home, or in the middle.
pub struct Note {
    /// Whose note it is; nobody's stands in the middle.
    pub seat: Option<Seat>,
    /// What is written in bold.
    pub heading: String,
    /// What follows it; wrapped, and cut off where there is no more room.
    pub texts: Vec<String>,
}

/// How many lines a scene has.
pub fn height(rules: RuleSet) -> usize {
    Ring::of(rules).rows + 2
}

/// The board with what happens on it, without legend.
pub fn scene(scene: &Scene) -> String {
    let rules = scene.board.rules();
    let ring = Ring::of(rules);
    let mut canvas = Canvas::new(ring.width(), ring.rows + 2);
    for seat in rules.seats() {
        let circles = (1..=4).filter_map(|circle| Space::goal(*seat, circle));
        let arc = (1..=rules.arc()).filter_map(|number| Space::track(*seat, number));
        for (step, space) in [Space::start(*seat)].into_iter().chain(arc).enumerate() {
            let spot = ring.spot(ring.start(*seat) + step);
            put_label(&mut canvas, &ring, spot, space);
            put_space(&mut canvas, ring.column(spot), 1 + spot.row, scene, space);
        }
        for (step, space) in circles.enumerate() {
            let spot = ring.inwards(ring.spot(ring.start(*seat) - 1), step + 1);
            put_space(&mut canvas, ring.column(spot), 1 + spot.row, scene, space);
        }
        put_home(&mut canvas, &ring, &scene.board, *seat);
    }
    scene.notes.iter().for_each(|note| put_note(&mut canvas, &ring, note));
    canvas.render()
}

/// Who plays with whom, and what the marks mean: two lines.
pub fn legend(rules: RuleSet) -> String {
    let team = |seats: Vec<Seat>| {
        let names: Vec<String> = seats
            .iter()
            .map(|seat| {
                format!("{}{} {}{:#}", ink::of(*seat), seat, company::colour(*seat).to_lowercase(), ink::of(*seat))
            })
            .collect();
        names.join(" + ")
    };
    let teams: Vec<String> = rules.teams().map(team).collect();
    let teams = teams.join(&format!("   {}   ", t!("company-against")));
    format!("{}\n{}\n", t!("legend-teams", teams = teams), t!("legend-marks"))
}

fn put_space(canvas: &mut Canvas, column: usize, row: usize, scene: &Scene, space: Space) {
    let owner = space.owner();
    let board = &scene.board;
    let Some(seat) = board.seat_at(space) else {
        let passed = scene.trail.iter().find(|(trodden, _)| *trodden == space);
        let (mark, style) = match (space.kind(), passed) {
            (Kind::Goal(_), Some((_, seat))) => ("◉", ink::of(*seat).bold()),
            (_, Some((_, seat))) => ("•", ink::of(*seat).bold()),
            (Kind::Start, None) => ("□", ink::of(owner).bold()),
            (Kind::Goal(_), None) => ("○", ink::of(owner)),
            (_, None) => ("·", FAINT),
        };
        return canvas.put(column, row, mark, style);
    };
    let text = match board.count_at(space) {
        1 if board.is_locked(seat, space) => format!("{seat}*"),
        1 => seat.to_string(),
        // The number first: R2 would look like the space of that name.
        count => format!("{count}{seat}"),
    };
    canvas.put(column, row, &text, ink::pawn(seat));
}

/// Writes the name of a space beside it, outside the ring. Narrow cells have room for two characters.
fn put_label(canvas: &mut Canvas, ring: &Ring, spot: Spot, space: Space) {
    let name = space.to_string();
    let short = if name.len() < ring.cell { &name[..] } else { &name[1..] };
    let style = ink::of(space.owner());
    let style = if space == Space::start(space.owner()) { style.bold() } else { style.dimmed() };
    let column = ring.column(spot);
    match ring.side(spot) {
        Side::Top => canvas.put(column, 0, short, style),
        Side::Bottom => canvas.put(column, ring.rows + 1, short, style),
        Side::Left => canvas.put(MARGIN - name.len(), 1 + spot.row, &name, style),
        Side::Right => canvas.put(column + 3, 1 + spot.row, &name, style),
    }
}

fn put_home(canvas: &mut Canvas, ring: &Ring, board: &Board, seat: Seat) {
    let count = board.count_at(Space::home(seat));
    let (column, row) = ring.home(seat);
    canvas.put(column, 1 + row, &format!("{}", Space::home(seat)), ink::of(seat).bold());
    canvas.put(column + 3, 1 + row, "····", FAINT);
    canvas.put(column + 3, 1 + row, &seat.to_string().repeat(count), ink::pawn(seat));
}

fn put_note(canvas: &mut Canvas, ring: &Ring, note: &Note) {
    let area = ring.area(note.seat);
    let style = note.seat.map_or(Style::new(), ink::of);
    let mut lines = vec![(note.heading.clone(), style.bold())];
    for text in &note.texts {
        lines.extend(terminal::wrapped(text, area.width).into_iter().map(|line| (line, style)));
    }
    let is_cut = lines.len() > area.height;
    for (row, (line, style)) in lines.into_iter().take(area.height).enumerate() {
        let goes_on = is_cut && row + 1 == area.height;
        let line = if goes_on { line + " …" } else { line };
        canvas.put(area.column, area.row + row, &terminal::cut(&line, area.width), style);
    }
}
