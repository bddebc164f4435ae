//! The board and the cards, drawn in the terminal: in colour, and just as readable without.

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use makker_rules::{Board, Card, Edition, Seat, Space};

use crate::screen::canvas::Canvas;
use crate::screen::terminal;

/// What to say instead of a board that does not fit into so many columns; without a terminal there is room for any.
pub fn too_narrow(edition: Edition, columns: Option<usize>) -> Option<String> {
    let (needed, columns) = (Ring::of(edition).width(), columns?);
    (columns < needed).then(|| format!("The board needs {needed} columns; this terminal has {columns}."))
}

/// The board with its legend, ready to print.
pub fn board(edition: Edition, board: &Board) -> String {
    scene(edition, &Scene { board: *board, trail: Vec::new(), notes: Vec::new() }) + &legend(edition)
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
pub fn height(edition: Edition) -> usize {
    Ring::of(edition).rows + 2
}

/// The board with what happens on it, without legend.
pub fn scene(edition: Edition, scene: &Scene) -> String {
    let ring = Ring::of(edition);
    let board = &scene.board;
    let mut canvas = Canvas::new(ring.width(), ring.rows + 2);
    for seat in edition.seats() {
        let circles = (1..=4).filter_map(|circle| Space::goal(*seat, circle));
        let arc = (1..=edition.arc()).filter_map(|number| Space::track(*seat, number));
        for (step, space) in [Space::start(*seat)].into_iter().chain(arc).enumerate() {
            let spot = ring.spot(ring.start(*seat) + step);
            ring.put_label(&mut canvas, spot, space);
            put_space(&mut canvas, ring.column(spot), 1 + spot.row, scene, space);
        }
        for (step, space) in circles.enumerate() {
            let spot = ring.inwards(ring.spot(ring.start(*seat) - 1), step + 1);
            put_space(&mut canvas, ring.column(spot), 1 + spot.row, scene, space);
        }
        ring.put_home(&mut canvas, board, *seat);
    }
    scene.notes.iter().for_each(|note| ring.put_note(&mut canvas, note));
    canvas.render()
}

/// A card as it looks on the table, in one line.
pub fn card(card: Card) -> String {
    let style = Style::new().bold().fg_color(Some(AnsiColor::Black.into())).bg_color(Some(AnsiColor::White.into()));
    format!("{style}[{}]{style:#}", card.face())
}

/// A seat's colour, for text that belongs to it.
pub fn ink(seat: Seat) -> Style {
    Style::new().fg_color(Some(colour(seat)))
}

/// What is there only to help the eye.
pub const FAINT: Style = Style::new().dimmed();

/// Room for the names of the spaces left and right of the ring.
const MARGIN: usize = 4;

/// How many spaces of its side each start has before it: starts lie in the middle of a side, or of half a long one.
const BEFORE_START: usize = 7;

/// Where there is room for a note, in characters from the upper left corner of the drawing.
#[derive(Clone, Copy)]
struct Area {
    column: usize,
    row: usize,
    width: usize,
    height: usize,
}

const fn area(column: usize, row: usize, width: usize, height: usize) -> Area {
    Area { column, row, width, height }
}

/// The areas of four seats in their order, each in the corner that the seat's arc goes round; last the middle.
const FOUR_AREAS: [Area; 5] =
    [area(8, 11, 19, 5), area(8, 2, 19, 5), area(44, 2, 20, 5), area(44, 11, 20, 5), area(24, 7, 23, 3)];

/// The same of six seats.
const SIX_AREAS: [Area; 7] = [
    area(33, 11, 25, 4),
    area(8, 10, 19, 3),
    area(8, 2, 14, 5),
    area(37, 2, 26, 4),
    area(68, 4, 19, 3),
    area(74, 10, 14, 5),
    area(34, 7, 30, 3),
];

/// The track as a rectangle, clockwise from the upper left corner. Red sits at the bottom.
struct Ring {
    edition: Edition,
    columns: usize,
    rows: usize,
    /// The width of a space in characters.
    cell: usize,
}

/// A place inside the rectangle.
#[derive(Clone, Copy)]
struct Spot {
    column: usize,
    row: usize,
}

/// An edge of the rectangle.
#[derive(Clone, Copy)]
enum Side {
    Top,
    Right,
    Bottom,
    Left,
}

impl Ring {
    fn of(edition: Edition) -> Ring {
        match edition.seats().len() {
            4 => Ring { edition, columns: 16, rows: 16, cell: 4 },
            _ => Ring { edition, columns: 29, rows: 15, cell: 3 },
        }
    }

    /// The columns of the whole drawing.
    fn width(&self) -> usize {
        2 * MARGIN + self.columns * self.cell
    }

    /// How far along the ring a seat's start lies.
    fn start(&self, seat: Seat) -> usize {
        let place = self.edition.seats().iter().position(|other| *other == seat).unwrap_or_default();
        self.columns + self.rows - 2 + BEFORE_START + place * usize::from(self.edition.arc() + 1)
    }

    fn spot(&self, along: usize) -> Spot {
        let (right, bottom) = (self.columns - 1, self.rows - 1);
        let along = along % (2 * (right + bottom));
        match along {
            _ if along < right => Spot { column: along, row: 0 },
            _ if along < right + bottom => Spot { column: right, row: along - right },
            _ if along < 2 * right + bottom => Spot { column: 2 * right + bottom - along, row: bottom },
            _ => Spot { column: 0, row: 2 * (right + bottom) - along },
        }
    }

    fn side(&self, spot: Spot) -> Side {
        match spot {
            Spot { row: 0, .. } => Side::Top,
            Spot { row, .. } if row == self.rows - 1 => Side::Bottom,
            Spot { column: 0, .. } => Side::Left,
            _ => Side::Right,
        }
    }

    fn inwards(&self, spot: Spot, steps: usize) -> Spot {
        let Spot { column, row } = spot;
        match self.side(spot) {
            Side::Top => Spot { column, row: row + steps },
            Side::Right => Spot { column: column - steps, row },
            Side::Bottom => Spot { column, row: row - steps },
            Side::Left => Spot { column: column + steps, row },
        }
    }

    /// The character where the pawn of a spot is drawn.
    fn column(&self, spot: Spot) -> usize {
        MARGIN + spot.column * self.cell + 1
    }

    /// Writes the name of a space beside it, outside the ring. Narrow cells have room for two characters.
    fn put_label(&self, canvas: &mut Canvas, spot: Spot, space: Space) {
        let name = space.to_string();
        let short = if name.len() < self.cell { &name[..] } else { &name[1..] };
        let style = ink(space.owner());
        let style = if space == Space::start(space.owner()) { style.bold() } else { style.dimmed() };
        let column = self.column(spot);
        match self.side(spot) {
            Side::Top => canvas.put(column, 0, short, style),
            Side::Bottom => canvas.put(column, self.rows + 1, short, style),
            Side::Left => canvas.put(MARGIN - name.len(), 1 + spot.row, &name, style),
            Side::Right => canvas.put(column + 3, 1 + spot.row, &name, style),
        }
    }

    /// Writes a note into its area.
    fn put_note(&self, canvas: &mut Canvas, note: &Note) {
        let areas: &[Area] = if self.edition.seats().len() == 4 { &FOUR_AREAS } else { &SIX_AREAS };
        let place = note.seat.and_then(|seat| self.edition.seats().iter().position(|other| *other == seat));
        let area = areas[place.unwrap_or(areas.len() - 1)];
        let style = note.seat.map_or(Style::new(), ink);
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

    /// Draws a home inside the ring, near the start.
    fn put_home(&self, canvas: &mut Canvas, board: &Board, seat: Seat) {
        let start = self.spot(self.start(seat));
        let spot = self.inwards(start, 2);
        let count = board.count_at(Space::home(seat));
        let (column, row) = match self.side(start) {
            Side::Top => (self.column(spot) + 2, spot.row),
            Side::Right => (self.column(spot) - 7, spot.row + 1),
            Side::Bottom => (self.column(spot) - 9, spot.row),
            Side::Left => (self.column(spot), spot.row - 1),
        };
        canvas.put(column, 1 + row, &format!("{}", Space::home(seat)), ink(seat).bold());
        canvas.put(column + 3, 1 + row, "····", FAINT);
        canvas.put(column + 3, 1 + row, &seat.to_string().repeat(count), pawn(seat));
    }
}

fn put_space(canvas: &mut Canvas, column: usize, row: usize, scene: &Scene, space: Space) {
    let owner = space.owner();
    let board = &scene.board;
    let Some(seat) = board.seat_at(space) else {
        let passed = scene.trail.iter().find(|(trodden, _)| *trodden == space);
        let (mark, style) = match (space.kind(), passed) {
            (makker_rules::Kind::Goal(_), Some((_, seat))) => ("◉", ink(*seat).bold()),
            (_, Some((_, seat))) => ("•", ink(*seat).bold()),
            (makker_rules::Kind::Start, None) => ("□", ink(owner).bold()),
            (makker_rules::Kind::Goal(_), None) => ("○", ink(owner)),
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
    canvas.put(column, row, &text, pawn(seat));
}

/// Who plays with whom, and what the marks mean: two lines.
pub fn legend(edition: Edition) -> String {
    let team = |seats: Vec<Seat>| {
        let names: Vec<String> = seats
            .iter()
            .map(|seat| format!("{}{} {}{:#}", ink(*seat), seat, seat.name().to_lowercase(), ink(*seat)))
            .collect();
        names.join(" + ")
    };
    let teams: Vec<String> = edition.teams().map(team).collect();
    format!(
        "Clockwise.  {}\n· space  □ start  ○ goal  h home  R pawn  2R two pawns  R* locked\n",
        teams.join("   against   ")
    )
}

fn pawn(seat: Seat) -> Style {
    Style::new().bold().fg_color(Some(AnsiColor::Black.into())).bg_color(Some(colour(seat)))
}

fn colour(seat: Seat) -> Color {
    Color::Ansi256(Ansi256Color(match seat {
        Seat::Red => 203,
        Seat::Orange => 208,
        Seat::Yellow => 221,
        Seat::Green => 77,
        Seat::Blue => 75,
        Seat::Purple => 141,
    }))
}
