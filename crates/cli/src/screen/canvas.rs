//! A grid of coloured characters, for drawing in the terminal.

use anstyle::Style;

/// Characters with their styles, row by row. All of them are one column wide.
pub struct Canvas {
    rows: Vec<Vec<(char, Style)>>,
}

impl Canvas {
    /// An empty grid.
    pub fn new(width: usize, height: usize) -> Canvas {
        Canvas { rows: vec![vec![(' ', Style::new()); width]; height] }
    }

    /// Writes a text from a column to the right; what lies outside the grid is cut off.
    pub fn put(&mut self, column: usize, row: usize, text: &str, style: Style) {
        let Some(cells) = self.rows.get_mut(row) else { return };
        for (cell, letter) in cells.iter_mut().skip(column).zip(text.chars()) {
            *cell = (letter, style);
        }
    }

    /// The lines, with escape codes for the colours.
    pub fn render(&self) -> String {
        self.rows.iter().map(|row| render_row(row) + "\n").collect()
    }
}

fn render_row(row: &[(char, Style)]) -> String {
    let end = row.iter().rposition(|cell| *cell != (' ', Style::new())).map_or(0, |last| last + 1);
    let runs = row[..end].chunk_by(|a, b| a.1 == b.1);
    runs.map(|run| {
        let style = run[0].1;
        let text: String = run.iter().map(|cell| cell.0).collect();
        format!("{style}{text}{style:#}")
    })
    .collect()
}
