//! The ladder as a picture: who is how strong, and how sure that is.

use crate::plot::svg::{Caption, LETTERS, PADDING, PLOT_TOP, Svg, Text};

/// One player of the ladder. The numbers are finite, as those of `Ladder` always are.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// What the player is called.
    pub name: String,
    /// Its strength, relative to the average of the field.
    pub elo: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end of it.
    pub high: f64,
}

const LONGEST_NAME: f64 = 216.0;
const PLOT_RIGHT: f64 = 568.0;
const ROW_HEIGHT: f64 = 32.0;
/// Where strengths end and margins begin.
const NUMBERS: f64 = 640.0;

/// The picture.
pub fn picture(edition: &str, rows: &[Row]) -> String {
    let mut rows: Vec<&Row> = rows.iter().collect();
    rows.sort_by(|a, b| b.elo.total_cmp(&a.elo).then_with(|| a.name.cmp(&b.name)));
    let names: Vec<String> = rows.iter().map(|row| shorten(&row.name)).collect();
    let names_width = names.iter().map(|name| width(name)).fold(0.0, f64::max);
    let axis = Axis::new(&rows, PADDING + names_width + 20.0);
    let plot_bottom = PLOT_TOP + ROW_HEIGHT * rows.len() as f64;

    let caption = Caption {
        title: &format!("Ladder: {edition}"),
        explanation: "Elo relative to the average of the field; bars are 95 % intervals.",
        in_words: &in_words(&rows),
    };
    let mut svg = Svg::new(&caption, plot_bottom + 40.0);
    for tick in axis.ticks() {
        let (x, kind) = (axis.at(tick), if tick == 0.0 { "average" } else { "tick" });
        svg.line(format_args!(r#"<path class="{kind}" d="M{x:.1} {PLOT_TOP}V{plot_bottom}"/>"#));
        let (y, label) = (plot_bottom + 20.0, signed(tick));
        svg.line(format_args!(r#"<text class="quiet number" x="{x:.1}" y="{y}" text-anchor="middle">{label}</text>"#));
    }
    for ((row, name), number) in rows.iter().zip(&names).zip(0..) {
        let middle = PLOT_TOP + ROW_HEIGHT * (f64::from(number) + 0.5);
        let [low, elo, high] = [row.low, row.elo, row.high].map(|elo| axis.at(elo));
        let (base, margins) = (middle + 5.0, NUMBERS + 8.0);
        svg.line(format_args!("<g><title>{}</title>", Text(&row.name)));
        svg.line(format_args!(r#"<text x="{PADDING}" y="{base}">{}</text>"#, Text(name)));
        svg.line(format_args!(r#"<path class="bar" d="M{low:.1} {middle}H{high:.1}"/>"#));
        svg.line(format_args!(r#"<circle class="dot" cx="{elo:.1}" cy="{middle}" r="4"/>"#));
        let (elo, margin) = (signed(row.elo), margin(row));
        svg.line(format_args!(r#"<text class="number" x="{NUMBERS}" y="{base}" text-anchor="end">{elo}</text>"#));
        svg.line(format_args!(r#"<text class="quiet number" x="{margins}" y="{base}">± {margin}</text></g>"#));
    }
    svg.finish()
}

fn in_words(rows: &[&Row]) -> String {
    let words = |row: &&Row| format!("{} {} ± {}", row.name, signed(row.elo), margin(row));
    format!("{}.", rows.iter().map(words).collect::<Vec<_>>().join(", "))
}

/// The horizontal axis.
struct Axis {
    left: f64,
    low: f64,
    high: f64,
}

impl Axis {
    /// Wide enough for every bar and for the average; never so narrow that it shows parts of a point.
    fn new(rows: &[&Row], left: f64) -> Axis {
        let low = rows.iter().fold(-5.0, |low: f64, row| low.min(row.low));
        let high = rows.iter().fold(5.0, |high: f64, row| high.max(row.high));
        Axis { left, low, high }
    }

    /// The multiples of a round step on the axis, at most six of them.
    fn ticks(&self) -> impl Iterator<Item = f64> {
        let mut steps = (0..).flat_map(|power| [1.0, 2.0, 5.0].map(|digit| digit * 10_f64.powi(power)));
        let step = steps.find(|step| (self.high - self.low) / step < 6.0).expect("finite strengths");
        let (first, last) = ((self.low / step).ceil() as i64, (self.high / step).floor() as i64);
        (first..=last).map(move |number| number as f64 * step)
    }

    fn at(&self, elo: f64) -> f64 {
        self.left + (PLOT_RIGHT - self.left) * (elo - self.low) / (self.high - self.low)
    }
}

/// A rounded Elo with its sign: a real minus, which is as wide as the plus.
fn signed(elo: f64) -> String {
    match elo.round() as i64 {
        0 => "0".to_string(),
        elo if elo < 0 => format!("−{}", -elo),
        elo => format!("+{elo}"),
    }
}

fn margin(row: &Row) -> f64 {
    ((row.high - row.low) / 2.0).round()
}

/// A name as far as there is room for it: its beginning says what it is, its end often what sets it apart.
fn shorten(name: &str) -> String {
    let mut letters: Vec<char> = name.chars().collect();
    let mut short = name.to_string();
    while width(&short) > LONGEST_NAME {
        let middle = letters.len() / 2;
        letters.remove(middle);
        let (begin, end) = letters.split_at(middle);
        short = begin.iter().chain(&['…']).chain(end).collect();
    }
    short
}

/// About how wide a text is, rather too much than too little: nobody knows which font will be there. The shares of the
/// height are those of DejaVu Sans, one of the widest.
fn width(text: &str) -> f64 {
    let share = |letter: char| match letter {
        'f' | 'i' | 'j' | 'l' | 't' | 'I' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' | '/' | '\\' | ' ' | '-' => 0.4,
        'm' | 'w' | 'M' | 'W' | '@' | '%' => 1.0,
        'A'..='Z' => 0.79,
        '<' | '>' | '+' | '=' | '~' | '#' | '&' => 0.84,
        letter if letter.is_ascii() => 0.64,
        _ => 1.0,
    };
    text.chars().map(share).sum::<f64>() * LETTERS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plot::svg::STYLE;

    fn row(name: &str, elo: f64, margin: f64) -> Row {
        Row { name: name.to_string(), elo, low: elo - margin, high: elo + margin }
    }

    #[test]
    fn a_picture_of_two() {
        let text = picture("classic", &[row("random", -211.6, 30.9), row("easy", 211.6, 30.9)]);
        expect_test::expect![[r#"
            <svg xmlns="http://www.w3.org/2000/svg" class="makker-plot" role="img" width="720" height="188" viewBox="0 0 720 188">
            <title>Ladder: classic</title>
            <desc>Elo relative to the average of the field; bars are 95 % intervals. easy +212 ± 31, random −212 ± 31.</desc>
            <style>…</style>
            <rect class="paper" x="0.5" y="0.5" width="719" height="187" rx="8"/>
            <text class="heading" x="24" y="40">Ladder: classic</text>
            <text class="quiet" x="24" y="63">Elo relative to the average of the field; bars are 95 % intervals.</text>
            <path class="tick" d="M143.6 84V148"/>
            <text class="quiet number" x="143.6" y="168" text-anchor="middle">−200</text>
            <path class="tick" d="M239.5 84V148"/>
            <text class="quiet number" x="239.5" y="168" text-anchor="middle">−100</text>
            <path class="average" d="M335.4 84V148"/>
            <text class="quiet number" x="335.4" y="168" text-anchor="middle">0</text>
            <path class="tick" d="M431.3 84V148"/>
            <text class="quiet number" x="431.3" y="168" text-anchor="middle">+100</text>
            <path class="tick" d="M527.2 84V148"/>
            <text class="quiet number" x="527.2" y="168" text-anchor="middle">+200</text>
            <g><title>easy</title>
            <text x="24" y="105">easy</text>
            <path class="bar" d="M508.7 100H568.0"/>
            <circle class="dot" cx="538.4" cy="100" r="4"/>
            <text class="number" x="640" y="105" text-anchor="end">+212</text>
            <text class="quiet number" x="648" y="105">± 31</text></g>
            <g><title>random</title>
            <text x="24" y="137">random</text>
            <path class="bar" d="M102.8 132H162.1"/>
            <circle class="dot" cx="132.4" cy="132" r="4"/>
            <text class="number" x="640" y="137" text-anchor="end">−212</text>
            <text class="quiet number" x="648" y="137">± 31</text></g>
            </svg>
        "#]].assert_eq(text.replace(STYLE, "…").as_str());
    }

    #[test]
    fn names_are_escaped_and_shortened_and_whole_on_demand() {
        let name = "program:./a<b>&c --with \u{1b} very many options that nobody can read in such a small place";
        let text = picture("duo", &[row(name, 0.0, 1.0)]);
        let whole =
            "program:./a&lt;b&gt;&amp;c --with \u{fffd} very many options that nobody can read in such a small place";
        assert!(text.contains(&format!("<g><title>{whole}</title>")));
        assert_eq!(shorten(name), "program:./a<… small place");
        assert!(text.contains(&format!(">{}</text>", Text(&shorten(name)))));
        assert_eq!(shorten("beginner:nodes=20000"), "beginner:nodes=20000");
    }

    #[test]
    fn ticks_are_round_and_few_and_everything_lies_on_the_axis() {
        let ticks = |low: f64, high: f64| -> Vec<f64> {
            let rows = [row("a", low, 0.0), row("b", high, 0.0)];
            let axis = Axis::new(&[&rows[0], &rows[1]], 100.0);
            assert!(100.0 <= axis.at(low) && axis.at(low) < axis.at(high) && axis.at(high) <= PLOT_RIGHT);
            axis.ticks().collect()
        };
        assert_eq!(ticks(-243.0, 242.0), [-200.0, -100.0, 0.0, 100.0, 200.0]);
        assert_eq!(ticks(-0.2, 0.2), [-4.0, -2.0, 0.0, 2.0, 4.0]);
        assert_eq!(ticks(-1010.0, 2300.0), [-1000.0, 0.0, 1000.0, 2000.0]);
        assert_eq!(ticks(-14000.0, 14000.0), [-10000.0, -5000.0, 0.0, 5000.0, 10000.0]);
    }

    #[test]
    fn strengths_are_rounded_with_their_sign() {
        assert_eq!([-0.4, 0.4, 0.5, -1.0, 2000.0].map(signed), ["0", "0", "+1", "−1", "+2000"]);
    }
}
