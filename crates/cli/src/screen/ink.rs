//! The styles of what is drawn and written: seats, pawns, cards, and what only helps the eye.

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use makker_rules::{Card, Seat};

/// A seat's colour, for text that belongs to it.
pub fn of(seat: Seat) -> Style {
    Style::new().fg_color(Some(colour(seat)))
}

/// A seat's pawn.
pub fn pawn(seat: Seat) -> Style {
    Style::new().bold().fg_color(Some(AnsiColor::Black.into())).bg_color(Some(colour(seat)))
}

/// A card in one line, as it looks when it is laid down.
pub fn card(card: Card) -> String {
    let style = Style::new().bold().fg_color(Some(AnsiColor::Black.into())).bg_color(Some(AnsiColor::White.into()));
    format!("{style}[{}]{style:#}", card.face())
}

/// What is there only to help the eye.
pub const FAINT: Style = Style::new().dimmed();

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
