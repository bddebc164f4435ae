//! A learning curve as a picture: how often a network wins, the longer it has trained.

use crate::plot::svg::{Caption, PLOT_TOP, Svg};

/// A point of the curve.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// How many games of training there were before.
    pub games: f64,
    /// Per cent won, and the ends of the 95 % interval.
    pub won: [f64; 3],
}

const LEFT: f64 = 56.0;
const RIGHT: f64 = 696.0;
const BOTTOM: f64 = PLOT_TOP + 208.0;

/// The picture.
pub fn picture(edition: &str, points: &[Point]) -> String {
    let most = points.iter().map(|point| point.games).fold(1.0, f64::max);
    let x = |games: f64| LEFT + (RIGHT - LEFT) * games / most;
    let y = |won: f64| BOTTOM - (BOTTOM - PLOT_TOP) * won / 100.0;

    let caption = Caption {
        title: &format!("Per cent won against easy: {edition}"),
        explanation: "After games of training; bars are 95 % intervals.",
        in_words: &in_words(points),
    };
    let mut svg = Svg::new(&caption, BOTTOM + 48.0);
    for won in [0.0, 25.0, 50.0, 75.0, 100.0] {
        let (end, at) = (LEFT - 8.0, y(won));
        svg.line(format_args!(r#"<path class="tick" d="M{LEFT} {at:.1}H{RIGHT}"/>"#));
        let base = at + 4.0;
        svg.line(format_args!(r#"<text class="quiet number" x="{end}" y="{base:.1}" text-anchor="end">{won}</text>"#));
    }
    for point in points {
        let (at, [_, low, high]) = (x(point.games), point.won.map(y));
        svg.line(format_args!(r#"<path class="bar thin" d="M{at:.1} {low:.1}V{high:.1}"/>"#));
    }
    let line: Vec<String> =
        points.iter().map(|point| format!("{:.1},{:.1}", x(point.games), y(point.won[0]))).collect();
    svg.line(format_args!(r#"<polyline class="line" points="{}"/>"#, line.join(" ")));
    let base = BOTTOM + 24.0;
    svg.line(format_args!(r#"<text class="quiet number" x="{LEFT}" y="{base}">0</text>"#));
    svg.line(format_args!(
        r#"<text class="quiet number" x="{RIGHT}" y="{base}" text-anchor="end">{most:.0} games of training</text>"#
    ));
    svg.finish()
}

fn in_words(points: &[Point]) -> String {
    let words = |point: &Point| format!("{:.0} % after {:.0} games", point.won[0], point.games);
    format!("{}.", points.iter().map(words).collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_goes_from_left_to_right_and_stays_inside() {
        let points = [Point { games: 50.0, won: [20.0, 10.0, 30.0] }, Point { games: 100.0, won: [90.0, 80.0, 100.0] }];
        let svg = picture("classic", &points);
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
        assert!(svg.contains("points=\"376.0,250.4 696.0,104.8\""), "{svg}");
    }
}
