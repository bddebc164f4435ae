//! A small card of a result, for messengers that show a picture beside a link: made here, without a browser, and telling only what
//! everybody who has the link may know.

mod lettering;
mod pieces;
mod words;

use makker_rules::{Phase, RuleSet, Seat};
use makker_table::Table;
use makker_table::summary::home;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use self::lettering::Lettering;
use self::pieces::{cord, lane, logo, materials, table, text_colour};
use crate::language::Language;

/// How large the picture is: what messengers ask for.
pub const WIDTH: u32 = 1200;
pub const HEIGHT: u32 = 630;

/// The result of the last game of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Which game of the evening.
    pub game: u32,
    rules: RuleSet,
    /// The winners first.
    teams: Vec<Vec<Place>>,
}

/// A seat, who sits there, and how many of its pawns got home.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Place {
    seat: Seat,
    /// The name of a person or a bot; none if nobody sits there any more.
    name: Option<String>,
    home: u8,
}

impl Card {
    /// The card of a table whose last game is over and was won by someone.
    pub fn of(table: &Table) -> Option<Card> {
        let history = &table.last_game.as_ref()?.history;
        let (game, rules) = (history.game(), history.game().rules());
        let winners = game.winners().filter(|_| game.phase() == Phase::Over)?;
        let home = home(history);
        let place = |seat: &Seat| Place {
            seat: *seat,
            name: table.name_on(*seat).or_else(|| Some(table.chair(*seat)?.character?.name.to_string())),
            home: rules.seats().iter().position(|other| other == seat).map_or(0, |at| home[at]),
        };
        let mut teams: Vec<Vec<Seat>> = rules.teams().collect();
        teams.sort_by_key(|team| *team != winners);
        let teams = teams.iter().map(|team| team.iter().map(place).collect()).collect();
        Some(Card { game: table.game_number(), rules, teams })
    }

    /// Who won, as one says it.
    pub fn title(&self, language: Language) -> String {
        language.won(&self.names(&self.teams[0], language))
    }

    /// Against whom, and by which rules.
    pub fn description(&self, language: Language) -> String {
        let others = self.teams[1..].iter().map(|team| {
            let (home, all) = (team.iter().map(|place| u32::from(place.home)).sum::<u32>(), 4 * team.len());
            format!("{} {home}/{all}", language.listed(&self.names(team, language)))
        });
        let edition = language.edition(self.rules);
        [edition].into_iter().chain(others).collect::<Vec<_>>().join(" · ")
    }

    fn names(&self, team: &[Place], language: Language) -> Vec<String> {
        team.iter().map(|place| place.name.clone().unwrap_or_else(|| language.colour(place.seat))).collect()
    }

    /// The picture, as PNG; nothing if that cannot be, which would be our mistake.
    pub fn png(&self, language: Language) -> Option<Vec<u8>> {
        let tree = Tree::from_str(&self.svg(language)?, &Options::default()).ok()?;
        let mut pixels = Pixmap::new(WIDTH, HEIGHT)?;
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        pixels.encode_png().ok()
    }

    fn svg(&self, language: Language) -> Option<String> {
        let letters = Lettering::new()?;
        let width = WIDTH as f32;
        let mut svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">{}{}{}"#,
            materials(self.rules.seats()),
            table(width, HEIGHT as f32),
            logo(80.0, 72.0, 50.0)
        );
        let mut write = |path: String, colour: &str| svg += &format!(r#"<path d="{path}" fill="{colour}"/>"#);
        write(letters.outline("Makker", 146.0, 109.0, 34.0), INK);
        let edition = letters.legible(&language.edition(self.rules));
        write(letters.outline(&edition, width - 80.0 - letters.width(&edition, 28.0), 107.0, 28.0), "#3a564f");
        for (line, y, size) in headline(&letters, &self.legible_title(&letters, language)) {
            write(letters.middle(&line, width / 2.0, y, size), INK);
        }
        svg += &self.row(&letters, language, &self.teams[..1], Row { lanes: 400.0, cord: 120.0, y: 366.0, name: 30.0 });
        svg += &self.row(&letters, language, &self.teams[1..], Row { lanes: 208.0, cord: 52.0, y: 526.0, name: 21.0 });
        Some(svg + "</svg>")
    }

    fn legible_title(&self, letters: &Lettering, language: Language) -> String {
        let names: Vec<String> = self.teams[0].iter().map(|place| legible(letters, language, place)).collect();
        letters.legible(&language.won(&names))
    }

    /// Teams beside each other, each with its lanes, its cord and its names.
    fn row(&self, letters: &Lettering, language: Language, teams: &[Vec<Place>], row: Row) -> String {
        let lanes = teams.iter().map(Vec::len).sum::<usize>() as f32;
        let (cords, between) = (lanes - teams.len() as f32, 70.0 * (teams.len() as f32 - 1.0));
        let wide = row.lanes.min((WIDEST - cords * row.cord * 0.6 - between) / lanes);
        let cord_long = row.cord.min((WIDEST - lanes * wide - between) / cords.max(1.0));
        let mut x = (WIDTH as f32 - lanes * wide - cords * cord_long - between) / 2.0;
        let (tall, mut drawn) = (wide * 56.0 / 196.0, String::new());
        for team in teams {
            let seats: Vec<Seat> = team.iter().map(|place| place.seat).collect();
            for (at, place) in team.iter().enumerate() {
                let name = legible(letters, language, place);
                let size = letters.fitting(&name, wide, row.name).max(row.name * 0.72);
                let name = letters.shortened(&name, wide, size);
                let path = letters.middle(&name, x + wide / 2.0, row.y - 12.0, size);
                drawn += &format!(r#"<path d="{path}" fill="{}"/>"#, text_colour(place.seat));
                drawn += &lane(place.seat, place.home, x, row.y, wide);
                x += wide;
                if at + 1 < team.len() {
                    // Its ends lie under the lanes.
                    drawn += &cord(&seats, x - 1.0, x + cord_long + 1.0, row.y + tall * 0.48, tall * 0.19);
                    x += cord_long;
                }
            }
            x += 70.0;
        }
        drawn
    }
}

/// How wide a row may be.
const WIDEST: f32 = 1030.0;

/// The colour of text.
const INK: &str = "#10302c";

/// How a row is laid out: how wide lanes and how long cords are at most, where it stands, and how large its names are.
struct Row {
    lanes: f32,
    cord: f32,
    y: f32,
    name: f32,
}

/// A name of which something can be drawn; else the colour.
fn legible(letters: &Lettering, language: Language, place: &Place) -> String {
    let name = place.name.as_deref().map(|name| letters.legible(name)).unwrap_or_default();
    if name.is_empty() { language.colour(place.seat) } else { name }
}

/// The lines of a headline, each with its place and size: one if it is short, else two.
fn headline(letters: &Lettering, text: &str) -> Vec<(String, f32, f32)> {
    let one = letters.fitting(text, WIDEST, 88.0);
    if one >= 60.0 || !text.contains(' ') {
        return vec![(text.to_string(), 248.0, one)];
    }
    let length = |line: &str| line.chars().count();
    let places = text.match_indices(' ').map(|(at, _)| at);
    let middle = places.min_by_key(|at| length(&text[..*at]).abs_diff(length(&text[*at..]))).unwrap_or(0);
    let lines = [&text[..middle], text[middle..].trim_start()];
    let size = lines.iter().map(|line| letters.fitting(line, WIDEST, 70.0)).fold(70.0, f32::min);
    vec![(lines[0].to_string(), 206.0, size), (lines[1].to_string(), 206.0 + size * 1.12, size)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(edition: &str, names: &[&str], home: &[u8]) -> Card {
        let rules: RuleSet = edition.parse().unwrap();
        let seats = rules.seats();
        let place = |seat: &Seat| {
            let at = seats.iter().position(|other| other == seat).unwrap();
            Place { seat: *seat, name: names.get(at).map(|name| name.to_string()), home: home[at] }
        };
        let teams = rules.teams().map(|team| team.iter().map(place).collect()).collect();
        Card { game: 1, rules, teams }
    }

    /// Decodes the picture, and says how many different colours it has.
    fn check(card: &Card, language: Language) -> usize {
        let pixels = Pixmap::decode_png(&card.png(language).unwrap()).unwrap();
        assert_eq!((pixels.width(), pixels.height()), (WIDTH, HEIGHT));
        if let Some(folder) = std::env::var_os("CARDS") {
            let name = format!("{}-{}-{}.png", card.rules, language.code(), card.teams[0][0].name.is_some());
            pixels.save_png(std::path::Path::new(&folder).join(name)).unwrap();
        }
        pixels
            .pixels()
            .iter()
            .map(|pixel| pixel.demultiply())
            .map(|c| (c.red(), c.green(), c.blue()))
            .collect::<std::collections::HashSet<_>>()
            .len()
    }

    #[test]
    fn every_edition_has_a_picture_in_every_language() {
        let names = ["Anna", "Bo", "Freja", "Holger", "Sigrid", "Valdemar"];
        for edition in ["classic", "plus-pairs", "plus-trios"] {
            for language in Language::ALL {
                assert!(check(&card(edition, &names, &[4, 3, 4, 2, 1, 0]), language) > 1000);
            }
            check(&card(edition, &[], &[4, 0, 4, 0, 0, 0]), Language::English);
        }
    }

    #[test]
    fn no_name_breaks_a_picture() {
        let hostile = [
            "<svg/onload=x>\"&'",
            "\u{1f4a9}\u{1f469}\u{200d}\u{1f680}",
            "WWWWWWWWWWWWWWWWWWWWWWWW",
            "\u{5f20}\u{4f1f} \u{645}\u{62d}",
        ];
        let strange = card("english", &hostile, &[4, 1, 4, 2]);
        check(&strange, Language::Danish);
        let letters = Lettering::new().unwrap();
        assert_eq!(legible(&letters, Language::English, &strange.teams[1][0]), "Yellow", "nothing of it can be drawn");
        let svg = strange.svg(Language::English).unwrap();
        assert!(!svg.contains("onload") && !svg.contains("text"), "names are outlines");
        let shortened = letters.shortened("WWWWWWWWWWWWWWWWWWWWWWWW", 200.0, 30.0);
        assert!(shortened.ends_with('…') && letters.width(&shortened, 30.0) <= 200.0, "{shortened}");
    }
}
