//! Letters as outlines: the page's typeface is in the program, so that a picture looks the same on every machine.

use std::fmt::Write;

use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// Albert Sans, bold, with the letters of Latin scripts; its licence lies beside it.
const FONT: &[u8] = include_bytes!("../../material/albert-bold.ttf");

/// Draws text.
pub(super) struct Lettering(Face<'static>);

impl Lettering {
    pub(super) fn new() -> Option<Lettering> {
        Face::parse(FONT, 0).ok().map(Lettering)
    }

    /// A text without what cannot be drawn: other scripts, pictures, marks on letters. Nothing may be left of it.
    pub(super) fn legible(&self, text: &str) -> String {
        let is_drawn = |letter: &char| *letter == ' ' || self.0.glyph_index(*letter).is_some_and(|glyph| glyph.0 != 0);
        let drawn: String = text.chars().filter(is_drawn).collect();
        drawn.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// How wide a text is at this size.
    pub(super) fn width(&self, text: &str, size: f32) -> f32 {
        let units: f32 = text.chars().map(|letter| self.advance(letter)).sum();
        units * self.scale(size)
    }

    /// The size at which a text is no wider than this, at most `largest`.
    pub(super) fn fitting(&self, text: &str, widest: f32, largest: f32) -> f32 {
        largest.min(largest * widest / self.width(text, largest).max(1.0))
    }

    /// A text that is no wider than this, shortened where it has to be.
    pub(super) fn shortened(&self, text: &str, widest: f32, size: f32) -> String {
        if self.width(text, size) <= widest {
            return text.to_string();
        }
        let mut kept: String = text.to_string();
        while !kept.is_empty() && self.width(&format!("{kept}…"), size) > widest {
            kept.pop();
        }
        format!("{}…", kept.trim_end())
    }

    /// The outline of a text whose middle stands at `x` on the line `y`.
    pub(super) fn middle(&self, text: &str, x: f32, y: f32, size: f32) -> String {
        self.outline(text, x - self.width(text, size) / 2.0, y, size)
    }

    /// The outline of a text that begins at `x` on the line `y`.
    pub(super) fn outline(&self, text: &str, x: f32, y: f32, size: f32) -> String {
        let mut pen = Pen { path: String::new(), x, y, scale: self.scale(size) };
        for letter in text.chars() {
            if let Some(glyph) = self.0.glyph_index(letter) {
                let _ = self.0.outline_glyph(glyph, &mut pen);
            }
            pen.x += self.advance(letter) * pen.scale;
        }
        pen.path
    }

    fn scale(&self, size: f32) -> f32 {
        size / f32::from(self.0.units_per_em())
    }

    fn advance(&self, letter: char) -> f32 {
        let glyph = self.0.glyph_index(letter).unwrap_or(GlyphId(0));
        f32::from(self.0.glyph_hor_advance(glyph).unwrap_or_default())
    }
}

/// Writes outlines as the path of an SVG.
struct Pen {
    path: String,
    x: f32,
    y: f32,
    scale: f32,
}

impl Pen {
    fn to(&mut self, command: char, points: &[(f32, f32)]) {
        self.path.push(command);
        for (x, y) in points {
            // Writing into a text cannot fail.
            let _ = write!(self.path, "{:.2} {:.2} ", self.x + x * self.scale, self.y - y * self.scale);
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.to('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.to('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.to('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.to('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}
