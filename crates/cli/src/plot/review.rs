//! A review as a picture: the chance to win from the first deal to the end, and below it of what the result is made up.

use crate::plot::svg::{Caption, PADDING, PLOT_TOP, Svg, Text};

/// What is drawn.
pub struct Picture<'a> {
    /// Whose chance it is, and how the game was: the title.
    pub title: &'a str,
    /// How it is read.
    pub explanation: &'a str,
    /// The chance after each step, in points.
    pub curve: &'a [f64],
    /// Which steps are marked, and with which sign: how much that cost decides its size.
    pub marks: &'a [(usize, f64)],
    /// Of what the result is made up.
    pub rows: &'a [Bar],
}

/// A row of the waterfall, in points.
pub struct Bar {
    /// What it is.
    pub name: String,
    /// From where to where.
    pub ends: [f64; 2],
    /// What is written beside it.
    pub label: String,
    /// Is it luck?
    pub is_luck: bool,
}

const LEFT: f64 = 56.0;
const RIGHT: f64 = 696.0;
const CURVE_BOTTOM: f64 = PLOT_TOP + 180.0;
const ROWS_TOP: f64 = CURVE_BOTTOM + 56.0;
const ROW_HEIGHT: f64 = 28.0;
const BARS_LEFT: f64 = 264.0;
const BARS_RIGHT: f64 = 640.0;

/// The picture as SVG.
pub fn picture(what: &Picture<'_>) -> String {
    let caption = Caption { title: what.title, explanation: what.explanation, in_words: &in_words(what.rows) };
    let bottom = ROWS_TOP + ROW_HEIGHT * what.rows.len() as f64;
    let mut svg = Svg::new(&caption, bottom + 32.0);
    curve(&mut svg, what);
    rows(&mut svg, what.rows, bottom);
    svg.finish()
}

fn curve(svg: &mut Svg, what: &Picture<'_>) {
    let steps = what.curve.len().max(2) as f64 - 1.0;
    let x = |step: usize| LEFT + (RIGHT - LEFT) * step as f64 / steps;
    let y = |chance: f64| CURVE_BOTTOM - (CURVE_BOTTOM - PLOT_TOP) * chance / 100.0;
    for chance in [0.0, 25.0, 50.0, 75.0, 100.0] {
        let (at, kind) = (y(chance), if chance == 50.0 { "average" } else { "tick" });
        svg.line(format_args!(r#"<path class="{kind}" d="M{LEFT} {at:.1}H{RIGHT}"/>"#));
        let (end, base) = (LEFT - 8.0, at + 4.0);
        svg.line(format_args!(
            r#"<text class="quiet number" x="{end}" y="{base:.1}" text-anchor="end">{chance}</text>"#
        ));
    }
    let points = what.curve.iter().enumerate().map(|(step, chance)| format!("{:.1},{:.1}", x(step), y(*chance)));
    svg.line(format_args!(r#"<polyline class="line" points="{}"/>"#, points.collect::<Vec<String>>().join(" ")));
    for (step, lost) in what.marks {
        let Some(chance) = what.curve.get(*step) else { continue };
        let size = 3.0 + lost.sqrt().min(4.0);
        svg.line(format_args!(r#"<circle class="dot" cx="{:.1}" cy="{:.1}" r="{size:.1}"/>"#, x(*step), y(*chance)));
    }
}

fn rows(svg: &mut Svg, rows: &[Bar], bottom: f64) {
    let ends = || rows.iter().flat_map(|row| row.ends);
    let (least, most) = (ends().fold(0.0, f64::min), ends().fold(100.0, f64::max));
    let x = |chance: f64| BARS_LEFT + (BARS_RIGHT - BARS_LEFT) * (chance - least) / (most - least);
    for chance in [0.0, 50.0, 100.0] {
        let (at, top) = (x(chance), ROWS_TOP - 12.0);
        svg.line(format_args!(r#"<path class="tick" d="M{at:.1} {top}V{bottom}"/>"#));
        let base = bottom + 18.0;
        svg.line(format_args!(
            r#"<text class="quiet number" x="{at:.1}" y="{base}" text-anchor="middle">{chance}</text>"#
        ));
    }
    for (number, row) in rows.iter().enumerate() {
        let middle = ROWS_TOP + ROW_HEIGHT * (number as f64 + 0.5);
        let base = middle + 5.0;
        svg.line(format_args!(r#"<text x="{PADDING}" y="{base}">{}</text>"#, Text(&row.name)));
        let ends = row.ends.map(x);
        let (low, high) = (ends[0].min(ends[1]), ends[0].max(ends[1]));
        if high - low < 0.5 {
            svg.line(format_args!(r#"<circle class="dot" cx="{low:.1}" cy="{middle}" r="4"/>"#));
        } else {
            let kind = if row.is_luck { "bar thin" } else { "bar" };
            svg.line(format_args!(r#"<path class="{kind}" d="M{low:.1} {middle}H{high:.1}"/>"#));
        }
        svg.line(format_args!(
            r#"<text class="number" x="{RIGHT}" y="{base}" text-anchor="end">{}</text>"#,
            Text(&row.label)
        ));
    }
}

fn in_words(rows: &[Bar]) -> String {
    let words: Vec<String> = rows.iter().map(|row| format!("{}: {}", row.name, row.label)).collect();
    format!("{}.", words.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_ends_at_the_top_for_the_winners_and_names_are_text() {
        let rows = [Bar { name: "<Anna>".to_string(), ends: [50.0, 120.0], label: "+70".to_string(), is_luck: false }];
        let curve = [50.0, 25.0, 100.0];
        let what = Picture { title: "A & B", explanation: "<i>", curve: &curve, marks: &[(1, 9.0)], rows: &rows };
        let svg = picture(&what);
        assert!(svg.contains("points=\"56.0,174.0 376.0,219.0 696.0,84.0\""), "{svg}");
        assert!(svg.contains("&lt;Anna&gt;") && !svg.contains("<Anna>"));
        assert!(svg.contains("H640.0"), "the longest bar ends at the edge: {svg}");
    }
}
