//! The icons of the installed page are Makker's sign, drawn from `web/public/icons/icon.svg`.
//! To draw them anew: `UPDATE_GOLDEN=1 cargo test -p makker-server --test icons`, and look at them.

use std::fs;
use std::path::{Path, PathBuf};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Where the sign's own corners are round there is nothing; other icons are cut to shape by whoever shows them.
#[derive(Clone, Copy, PartialEq)]
enum Shape {
    /// The sign as it is.
    Own,
    /// Lacquer up to every edge. Nothing of the cord is outside the circle that browsers never cut, 4/5 as wide as the icon.
    Whole,
}

const ICONS: [(&str, u32, Shape); 5] = [
    ("icon-192", 192, Shape::Own),
    ("icon-512", 512, Shape::Own),
    ("maskable-192", 192, Shape::Whole),
    ("maskable-512", 512, Shape::Whole),
    ("apple-touch-icon", 180, Shape::Whole),
];

/// How wide the sign is drawn.
const SIGN: f32 = 34.0;
const LACQUER: [u8; 3] = [0x12, 0x3a, 0x36];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/public/icons")
}

fn drawn(size: u32, shape: Shape) -> Pixmap {
    let svg = fs::read_to_string(folder().join("icon.svg")).unwrap();
    let svg = match shape {
        Shape::Own => svg,
        // Without its frame, which would be cut.
        Shape::Whole => svg.lines().filter(|line| !line.contains("<rect")).collect(),
    };
    let tree = Tree::from_str(&svg, &Options::default()).unwrap();
    let mut pixels = Pixmap::new(size, size).unwrap();
    // The cord is 30 of 34 high, which is more than the circle.
    let (zoom, edge) = match shape {
        Shape::Own => (size as f32 / SIGN, 0.0),
        Shape::Whole => {
            pixels.fill(resvg::tiny_skia::Color::from_rgba8(LACQUER[0], LACQUER[1], LACQUER[2], 255));
            (size as f32 / SIGN * 0.86, size as f32 * 0.07)
        }
    };
    resvg::render(&tree, Transform::from_row(zoom, 0.0, 0.0, zoom, edge, edge), &mut pixels.as_mut());
    pixels
}

#[test]
fn the_icons_are_drawn_from_the_sign() {
    for (name, size, shape) in ICONS {
        let path = folder().join(format!("{name}.png"));
        let pixels = drawn(size, shape);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&path, pixels.encode_png().unwrap()).unwrap();
        }
        let committed = fs::read(&path).ok().and_then(|png| Pixmap::decode_png(&png).ok());
        assert!(
            committed.is_some_and(|committed| committed == pixels),
            "{name}.png is not the sign: run UPDATE_GOLDEN=1 cargo test -p makker-server --test icons"
        );
    }
}

#[test]
fn whoever_cuts_an_icon_cuts_nothing_but_lacquer() {
    for (name, size, shape) in ICONS {
        let pixels = drawn(size, shape);
        let corner = pixels.pixel(0, 0).unwrap();
        assert_eq!(corner.alpha(), if shape == Shape::Own { 0 } else { 255 }, "{name}");
        if shape == Shape::Own {
            continue;
        }
        let (middle, safe) = (size as f32 / 2.0, size as f32 * 0.4);
        for (index, pixel) in pixels.pixels().iter().enumerate() {
            let (x, y) = ((index as u32 % size) as f32 + 0.5, (index as u32 / size) as f32 + 0.5);
            let is_lacquer = [pixel.red(), pixel.green(), pixel.blue()] == LACQUER;
            assert!(is_lacquer || (x - middle).hypot(y - middle) <= safe, "{name} at {x}, {y}");
        }
    }
}
