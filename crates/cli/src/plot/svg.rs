//! What all pictures share: paper, title, description and style, for light and dark pages; and text as SVG holds it.

use std::fmt::{self, Write};

/// How wide every picture is.
pub const WIDTH: f64 = 720.0;

/// How far text stays away from the edge.
pub const PADDING: f64 = 24.0;

/// Where the plot begins, below the title and the explanation.
pub const PLOT_TOP: f64 = 84.0;

/// How high the usual letters are.
pub const LETTERS: f64 = 14.0;

/// Both schemes in one file. Colours are written out in each, since programs that turn SVG into other formats rarely know
/// variables; everything is below one class, since a page may show the picture among its own.
pub const STYLE: &str = r#"
.makker-plot text { font: 14px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; fill: #1c2430; }
.makker-plot .heading { font-size: 20px; font-weight: 600; }
.makker-plot .quiet { font-size: 13px; fill: #586374; }
.makker-plot .number { font-variant-numeric: tabular-nums; }
.makker-plot .paper { fill: #ffffff; stroke: #e1e5ea; }
.makker-plot .tick { stroke: #e8ebef; }
.makker-plot .average { stroke: #9aa4b1; }
.makker-plot .bar { stroke: #7a9fd0; stroke-width: 10; }
.makker-plot .thin { stroke-width: 4; }
.makker-plot .dot { fill: #123f7a; }
.makker-plot .line { stroke: #123f7a; stroke-width: 2; fill: none; }
@media (prefers-color-scheme: dark) {
.makker-plot text { fill: #e6eaf0; }
.makker-plot .quiet { fill: #a3adba; }
.makker-plot .paper { fill: #14181e; stroke: #2a3039; }
.makker-plot .tick { stroke: #262c35; }
.makker-plot .average { stroke: #66707d; }
.makker-plot .bar { stroke: #43679a; }
.makker-plot .dot { fill: #d3e5fd; }
.makker-plot .line { stroke: #d3e5fd; }
}
"#;

/// What a picture says about itself.
pub struct Caption<'a> {
    /// What it shows.
    pub title: &'a str,
    /// How it is read, in a sentence below the title.
    pub explanation: &'a str,
    /// The same results in words, for those who do not see the picture.
    pub in_words: &'a str,
}

/// A picture that is being drawn: an SVG file of its own, which needs nothing from elsewhere.
pub struct Svg(String);

impl Svg {
    /// A picture without a plot yet.
    pub fn new(caption: &Caption<'_>, height: f64) -> Svg {
        let [title, explanation, in_words] =
            [caption.title, caption.explanation, caption.in_words].map(|text| Text(text).to_string());
        let (paper_width, paper_height) = (WIDTH - 1.0, height - 1.0);
        let mut svg = Svg(String::new());
        svg.line(format_args!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="makker-plot" role="img" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">"#
        ));
        svg.line(format_args!("<title>{title}</title>"));
        svg.line(format_args!("<desc>{explanation} {in_words}</desc>"));
        svg.line(format_args!("<style>{STYLE}</style>"));
        svg.line(format_args!(
            r#"<rect class="paper" x="0.5" y="0.5" width="{paper_width}" height="{paper_height}" rx="8"/>"#
        ));
        svg.line(format_args!(r#"<text class="heading" x="{PADDING}" y="40">{title}</text>"#));
        svg.line(format_args!(r#"<text class="quiet" x="{PADDING}" y="63">{explanation}</text>"#));
        svg
    }

    /// Adds elements. Whatever is not written in this program goes in as [`Text`].
    pub fn line(&mut self, elements: fmt::Arguments<'_>) {
        writeln!(self.0, "{elements}").expect("strings take everything");
    }

    /// The whole file.
    pub fn finish(mut self) -> String {
        self.line(format_args!("</svg>"));
        self.0
    }
}

/// A text as XML holds it. Control characters and the like are not allowed there in any form.
pub struct Text<'a>(pub &'a str);

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|letter| match letter {
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '&' => f.write_str("&amp;"),
            '\u{fffe}' | '\u{ffff}' => f.write_char('\u{fffd}'),
            letter if letter.is_control() => f.write_char('\u{fffd}'),
            letter => f.write_char(letter),
        })
    }
}
