//! What a card is put together from, as SVG: felt, tokens in their lanes, and the cord that ties a team.

use std::f32::consts::{FRAC_PI_2, PI, TAU};
use std::fmt::Write;

use makker_rules::Seat;

/// The colours of a seat: light, itself, dark, that of the relief, and that of text on felt.
struct Enamel {
    high: &'static str,
    own: &'static str,
    low: &'static str,
    relief: &'static str,
    text: &'static str,
    /// Flower, comb, star, leaf, drop or moon: colour is never the only sign.
    shape: &'static str,
}

fn enamel(seat: Seat) -> Enamel {
    let of = |high, own, low, relief, text, shape| Enamel { high, own, low, relief, text, shape };
    match seat {
        Seat::Red => of("#ff8d7c", "#d6332c", "#8a1512", "#fff3e2", "#7d100c", FLOWER),
        Seat::Orange => of("#ffbb74", "#ef7f1b", "#9c4705", "#3d1a00", "#6b2f00", COMB),
        Seat::Yellow => of("#ffe995", "#f4c022", "#a37204", "#3f2b00", "#4f3900", STAR),
        Seat::Green => of("#74d79b", "#1d9852", "#0a562c", "#f3fff0", "#064a26", LEAF),
        Seat::Blue => of("#86b2ff", "#2b62d1", "#133784", "#f0f6ff", "#10357f", DROP),
        Seat::Purple => of("#c79bf0", "#8049bd", "#46216f", "#f8f0ff", "#4c2180", MOON),
    }
}

const FLOWER: &str = "M-2.17-2.99A2.55 2.55 0 1 1 2.17-2.99A2.55 2.55 0 1 1 3.52 1.14A2.55 2.55 0 1 1 0 3.7A2.55 2.55 0 1 1-3.52 1.14A2.55 2.55 0 1 1-2.17-2.99ZM-1.55 0A1.55 1.55 0 1 0 1.55 0A1.55 1.55 0 1 0-1.55 0Z";
const COMB: &str = "M0-5.9L5.11-2.95V2.95L0 5.9L-5.11 2.95V-2.95ZM-2.17-1.25V1.25L0 2.5L2.17 1.25V-1.25L0-2.5Z";
const STAR: &str = "M0-6L1.53-2.1 5.71-1.85 2.47.8 3.53 4.85 0 2.6-3.53 4.85-2.47.8-5.71-1.85-1.53-2.1Z";
const LEAF: &str = "M-4.2 4.6C-5.6-1.4-1.4-5 4.9-4.9 5.3 1.6 1.4 5.2-3.1 3.9L1-.8-3.5 2.9Z";
const DROP: &str = "M0-6.2C2.6-2.6 4.4-.6 4.4 1.6A4.4 4.4 0 0 1-4.4 1.6C-4.4-.6-2.6-2.6 0-6.2Z";
const MOON: &str = "M2.2-5.5A5.6 5.6 0 1 0 5.5 2 4.7 4.7 0 0 1 2.2-5.5Z";

/// The colour of text about a seat, on felt.
pub(super) fn text_colour(seat: Seat) -> &'static str {
    enamel(seat).text
}

/// What everything else refers to.
pub(super) fn materials(seats: &[Seat]) -> String {
    let mut defs = r##"<defs>
<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff4d2"/><stop offset=".45" stop-color="#d9bd7d"/><stop offset="1" stop-color="#8d6c2f"/></linearGradient>
<radialGradient id="felt" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#b6d2bd"/><stop offset=".6" stop-color="#a6c6b0"/><stop offset="1" stop-color="#91b59e"/></radialGradient>
<radialGradient id="pool"><stop offset="0" stop-color="#dff0dc" stop-opacity=".9"/><stop offset="1" stop-color="#dff0dc" stop-opacity="0"/></radialGradient>
"##
    .to_string();
    for seat in seats {
        let (letter, Enamel { high, own, low, .. }) = (seat.letter(), enamel(*seat));
        defs += &format!(
            r#"<radialGradient id="enamel{letter}" cx=".38" cy=".28" r=".85"><stop offset="0" stop-color="{high}"/><stop offset=".42" stop-color="{own}"/><stop offset="1" stop-color="{low}"/></radialGradient>"#
        );
    }
    defs + "</defs>"
}

/// The table: a field of felt behind a lacquer rim with a brass hairline.
pub(super) fn table(width: f32, height: f32) -> String {
    let inner = |by: f32| (by, by, width - 2.0 * by, height - 2.0 * by);
    let field = |(x, y, w, h): (f32, f32, f32, f32), round: f32, paint: &str| {
        format!(r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{round}" {paint}/>"#)
    };
    [
        field((0.0, 0.0, width, height), 0.0, r##"fill="#d8e2d5""##),
        field(inner(22.0), 56.0, r##"fill="#123a36""##),
        field(inner(24.5), 54.0, r##"fill="none" stroke="#d9bd7d" stroke-width="2""##),
        field(inner(34.0), 45.0, r##"fill="url(#felt)" stroke="#3d6854" stroke-width="2""##),
        format!(r##"<ellipse cx="{}" cy="300" rx="520" ry="230" fill="url(#pool)"/>"##, width / 2.0),
    ]
    .concat()
}

/// Makker's own sign.
pub(super) fn logo(x: f32, y: f32, size: f32) -> String {
    format!(
        r##"<g transform="translate({x} {y}) scale({})"><rect x="1" y="1" width="32" height="32" rx="10" fill="#123a36" stroke="#d9bd7d"/><g fill="none" stroke-width="4.4" stroke-linecap="round"><path d="M17 5C10.3 9.4 10.3 12.6 17 17S23.7 24.6 17 29" stroke="#d6332c"/><path d="M17 5C23.7 9.4 23.7 12.6 17 17S10.3 24.6 17 29" stroke="#123a36" stroke-width="6.6"/><path d="M17 5C23.7 9.4 23.7 12.6 17 17S10.3 24.6 17 29" stroke="#f4c022"/></g></g>"##,
        size / 34.0
    )
}

/// A goal with the tokens that got there, as wide as this; it is 56 high for each 196.
pub(super) fn lane(seat: Seat, home: u8, x: f32, y: f32, width: f32) -> String {
    let Enamel { own, low, .. } = enamel(seat);
    let mut lane = format!(
        r##"<g transform="translate({x} {y}) scale({})"><rect x="2" y="5" width="192" height="50" rx="25" fill="#fff" opacity=".45"/><rect x="2" y="2" width="192" height="50" rx="25" fill="{low}"/><rect x="5" y="5" width="186" height="44" rx="22" fill="{own}"/>"##,
        width / 196.0
    );
    for place in 0..4u8 {
        let (x, is_home) = (30.0 + f32::from(place) * 45.5, place + home >= 4);
        // Wells that stayed empty are sunk.
        let well = if is_home { "#fff" } else { low };
        let _ = write!(lane, r#"<circle cx="{x}" cy="27" r="19" fill="{well}" opacity=".35"/>"#);
        if is_home {
            lane += &token(seat, x, 26.0, 18.8);
        }
    }
    lane + "</g>"
}

/// A pawn, with this radius.
fn token(seat: Seat, x: f32, y: f32, radius: f32) -> String {
    let Enamel { low, relief, shape, .. } = enamel(seat);
    format!(
        r##"<g transform="translate({x} {y}) scale({})"><ellipse cx=".6" cy="4.2" rx="10.6" ry="9.2" opacity=".28"/><circle cy="2" r="10.2" fill="{low}"/><circle cy="-.9" r="10.2" fill="url(#brass)"/><circle cy="-.9" r="9" fill="url(#enamel{})"/><path transform="translate(.25 -.15)" d="{shape}" fill="{low}" fill-rule="evenodd" opacity=".8"/><path transform="translate(0 -.9)" d="{shape}" fill="{relief}" fill-rule="evenodd"/><path d="M-7.4-4.1A8.2 8.2 0 0 1 7.4-4.1 11 8 0 0 0-7.4-4.1Z" fill="#fff" opacity=".42"/></g>"##,
        radius / 10.2,
        seat.letter()
    )
}

/// A piece of a team's cord from one place to another on the same height: a strand for each seat, twisted.
pub(super) fn cord(seats: &[Seat], from: f32, to: f32, y: f32, thick: f32) -> String {
    let count = seats.len().max(2) as f32;
    let wave = 5.5 * thick;
    let crossings = count * (count - 1.0);
    let slice = wave / crossings;
    // Where two strands cross one lies above the other; in between they lie side by side, and a seam is not seen.
    let first = if seats.len() > 2 { FRAC_PI_2 - PI / count } else { 0.0 };
    let height = |strand: usize, x: f32| (first + (x - from) / wave * TAU + strand as f32 * TAU / count).sin();
    let depth = |strand: usize, x: f32| (first + (x - from) / wave * TAU + strand as f32 * TAU / count).cos();
    let mut cord = String::new();
    let mut begin = from - slice / 2.0;
    while begin < to {
        let mut strands: Vec<usize> = (0..seats.len()).collect();
        strands.sort_by(|one, other| depth(*one, begin + slice / 2.0).total_cmp(&depth(*other, begin + slice / 2.0)));
        for strand in strands {
            let (left, right) = (begin.max(from), (begin + slice + 1.0).min(to));
            let point = |step: u8| {
                let x = left + (right - left) * f32::from(step) / 8.0;
                format!("{x:.2} {:.2}", y + height(strand, x) * thick * 0.62)
            };
            let path = (0..=8).map(point).collect::<Vec<_>>().join("L");
            for (colour, width) in [("#12332c", thick * 0.98), (enamel(seats[strand]).own, thick * 0.68)] {
                let _ = write!(cord, r#"<path d="M{path}" fill="none" stroke="{colour}" stroke-width="{width:.2}"/>"#);
            }
        }
        begin += slice;
    }
    cord
}
