//! A learning curve as a picture: how often the network wins after so many games.

use std::fmt::Write;

/// A point of the curve.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// After so many games of training.
    pub games: f64,
    /// Per cent won, and the ends of the 95 % interval.
    pub won: [f64; 3],
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 696.0;
const TOP: f64 = 64.0;
const BOTTOM: f64 = 272.0;

/// For light and dark pages, as the ladder has it.
const STYLE: &str = r#"
.makker-curve text { font: 13px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; fill: #586374; }
.makker-curve .heading { font-size: 18px; font-weight: 600; fill: #1c2430; }
.makker-curve .paper { fill: #ffffff; stroke: #e1e5ea; }
.makker-curve .tick { stroke: #e8ebef; }
.makker-curve .interval { stroke: #7a9fd0; stroke-width: 4; }
.makker-curve .line { stroke: #123f7a; stroke-width: 2; fill: none; }
@media (prefers-color-scheme: dark) {
.makker-curve text { fill: #a3adba; }
.makker-curve .heading { fill: #e6eaf0; }
.makker-curve .paper { fill: #14181e; stroke: #2a3039; }
.makker-curve .tick { stroke: #262c35; }
.makker-curve .interval { stroke: #43679a; }
.makker-curve .line { stroke: #d3e5fd; }
}
"#;

/// The picture: an SVG file of its own.
pub fn picture(edition: &str, points: &[Point]) -> String {
    let most = points.iter().map(|point| point.games).fold(1.0, f64::max);
    let x = |games: f64| LEFT + (RIGHT - LEFT) * games / most;
    let y = |won: f64| BOTTOM - (BOTTOM - TOP) * won / 100.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"makker-curve\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" \
         height=\"{HEIGHT}\">\n<style>{STYLE}</style>\n<rect class=\"paper\" x=\"0.5\" y=\"0.5\" width=\"{}\" \
         height=\"{}\"/>\n<text class=\"heading\" x=\"24\" y=\"36\">Per cent won against easy, {edition}</text>\n",
        WIDTH - 1.0,
        HEIGHT - 1.0
    );
    // Writing to a string cannot fail.
    for won in [0.0, 25.0, 50.0, 75.0, 100.0] {
        let at = y(won);
        let _ = writeln!(svg, "<line class=\"tick\" x1=\"{LEFT}\" x2=\"{RIGHT}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>");
        let _ = writeln!(svg, "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{won:.0}</text>", LEFT - 8.0, at + 4.0);
    }
    for point in points {
        let (at, [_, low, high]) = (x(point.games), point.won.map(y));
        let _ =
            writeln!(svg, "<line class=\"interval\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{low:.1}\" y2=\"{high:.1}\"/>");
    }
    let places: Vec<String> =
        points.iter().map(|point| format!("{:.1},{:.1}", x(point.games), y(point.won[0]))).collect();
    let _ = writeln!(svg, "<polyline class=\"line\" points=\"{}\"/>", places.join(" "));
    let _ = writeln!(svg, "<text x=\"{LEFT}\" y=\"{}\">0</text>", BOTTOM + 24.0);
    let _ = writeln!(
        svg,
        "<text x=\"{RIGHT}\" y=\"{}\" text-anchor=\"end\">{most:.0} games of training</text>\n</svg>",
        BOTTOM + 24.0
    );
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_goes_from_left_to_right_and_stays_inside() {
        let points = [Point { games: 50.0, won: [20.0, 10.0, 30.0] }, Point { games: 100.0, won: [90.0, 80.0, 100.0] }];
        let svg = picture("classic", &points);
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
        assert!(svg.contains("points=\"376.0,230.4 696.0,84.8\""), "{svg}");
    }
}
