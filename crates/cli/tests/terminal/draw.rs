//! The drawn board: legible without colour, complete, and narrow enough for a terminal.

use expect_test::{Expect, expect};
use makker::screen::draw::{self, Note, Scene};
use makker::screen::terminal;
use makker_rules::{Board, Edition, RuleSet, Seat, Space};

fn drawn(edition: RuleSet, board: &str) -> String {
    let text = draw::board(&Board::parse(edition, board).unwrap());
    anstream::adapter::strip_str(&text).to_string()
}

fn check(edition: RuleSet, board: &str, width: usize, expected: Expect) {
    let text = drawn(edition, board);
    assert!(text.lines().all(|line| terminal::width(line) <= width && line.trim_end() == line), "{text}");
    expected.assert_eq(&text);
}

#[test]
fn four_seats_fit_into_eighty_columns() {
    check(
        Edition::Classic.into(),
        "Rh,Rh,Rs,Y5/Y12,Y3,Yg4,Yg3/G2,Gg4,G2,Gh/Bg2,B14,B7,Bs",
        80,
        expect![[r#"
                 Y8  Y9  Y10 Y11 Y12 Y13 Y14 Gs  G1  G2  G3  G4  G5  G6  G7  G8
                 ·   ·   ·   ·   Y   ·   ·   □   ·   2G  ·   ·   ·   ·   ·   ·
              Y7 ·                       ○                                   ·  G9
              Y6 ·                       ○     Gh G···                       ·  G10
              Y5 R                       ○                                   ·  G11
              Y4 ·                       G*                                  ·  G12
              Y3 Y                                                           ·  G13
              Y2 ·                                           ○   ○   B   ○   ·  G14
              Y1 ·       Yh ····                                             B  Bs
              Ys □                                            Bh ····        ·  B1
             R14 ·   ○   ○   Y*  Y*                                          ·  B2
             R13 ·                                                           ·  B3
             R12 ·                                   ○                       ·  B4
             R11 ·                                   ○                       ·  B5
             R10 ·                      Rh RR··      ○                       ·  B6
              R9 ·                                   ○                       B  B7
                 ·   ·   ·   ·   ·   ·   ·   ·   R   B   ·   ·   ·   ·   ·   ·
                 R8  R7  R6  R5  R4  R3  R2  R1  Rs  B14 B13 B12 B11 B10 B9  B8
            Clockwise.  R red + G green   against   Y yellow + B blue
            · space  □ start  ○ goal  h home  R pawn  2R two pawns  R* locked
        "#]],
    );
}

#[test]
fn six_seats_fit_into_a_hundred_columns() {
    check(
        Edition::PlusPairs.into(),
        "Rh,Rh,Rs,Y5/Oh,Oh,O2,O2/Y12,Y3,Yg4,Yg3/G2,Gg4,G2,Gh/Bh,B13,B7,Bs/Pg1,Pg2,Pg4,P10",
        100,
        expect![[r#"
                 Y7 Y8 Y9 10 11 12 13 Gs G1 G2 G3 G4 G5 G6 G7 G8 G9 10 11 12 13 Bs B1 B2 B3 B4 B5 B6 B7
                 ·  ·  ·  ·  ·  Y  ·  □  ·  2G ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  B  ·  ·  ·  ·  ·  ·  B
              Y6 ·                 ○                                         ○                       ·  B8
              Y5 R                 ○    Gh G···                              ○    Bh B···            ·  B9
              Y4 ·                 ○                                         ○                       ·  B10
              Y3 Y                 G*                                        ○                       ·  B11
              Y2 ·                                                                                   ·  B12
              Y1 ·     Yh ····                                                           P* ○  P  P  B  B13
              Ys □                                                                                   □  Ps
             O13 ·  ○  ○  Y* Y*                                                         Ph ····      ·  P1
             O12 ·                                                                                   ·  P2
             O11 ·                       ○                                         ○                 ·  P3
             O10 ·                       ○                                         ○                 ·  P4
              O9 ·           Oh OO··     ○                             Rh RR··     ○                 ·  P5
              O8 ·                       ○                                         ○                 ·  P6
                 ·  ·  ·  ·  ·  2O ·  □  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  R  ·  ·  ·  P  ·  ·  ·
                 O7 O6 O5 O4 O3 O2 O1 Os 13 12 11 10 R9 R8 R7 R6 R5 R4 R3 R2 R1 Rs 13 12 11 10 P9 P8 P7
            Clockwise.  R red + G green   against   O orange + B blue   against   Y yellow + P purple
            · space  □ start  ○ goal  h home  R pawn  2R two pawns  R* locked
        "#]],
    );
}

#[test]
fn an_empty_board_shows_every_space_once() {
    for edition in Edition::ALL.map(RuleSet::from) {
        let text = draw::board(&Board::new(edition));
        let text = anstream::adapter::strip_str(&text).to_string();
        let (board, _legend) = text.split_once("R red").unwrap();
        let seats = edition.seats().len();
        let count = |mark: char| board.chars().filter(|letter| *letter == mark).count();
        assert_eq!(count('·'), seats * usize::from(edition.arc()), "{edition}\n{board}");
        assert_eq!(count('□'), seats);
        assert_eq!(count('○'), 4 * seats);
        for seat in edition.seats() {
            let home = format!("{seat}h {}", seat.to_string().repeat(4));
            assert!(board.contains(&home) && board.contains(&format!("{seat}s")), "{home}");
            assert!((1..10).all(|number| board.contains(&format!("{seat}{number}"))), "{board}");
        }
    }
}

#[test]
fn a_terminal_that_is_too_narrow_is_told_so() {
    assert_eq!(draw::too_narrow(Edition::Classic.into(), Some(72)), None);
    assert_eq!(draw::too_narrow(Edition::Classic.into(), None), None);
    let line = "The board needs 72 columns; this terminal has 71.";
    assert_eq!(draw::too_narrow(Edition::Classic.into(), Some(71)).as_deref(), Some(line));
    let line = "The board needs 95 columns; this terminal has 80.";
    assert_eq!(draw::too_narrow(Edition::PlusTrios.into(), Some(80)).as_deref(), Some(line));
    for (edition, columns) in [(Edition::Classic, 72), (Edition::PlusPairs, 95), (Edition::PlusTrios, 95)] {
        let text = draw::board(&Board::new(edition));
        let text = anstream::adapter::strip_str(&text).to_string();
        assert!(text.lines().all(|line| terminal::width(line) <= columns), "{text}");
    }
}

#[test]
fn notes_never_hide_a_space() {
    let plain = |scene: &Scene| anstream::adapter::strip_str(&draw::scene(scene)).to_string();
    for edition in Edition::ALL.map(RuleSet::from) {
        let owners = edition.seats().iter().copied().map(Some).chain([None]);
        let long =
            |seat| Note { seat, heading: "A heading that goes on".repeat(3), texts: vec!["some words ".repeat(40)] };
        let bare = Scene { board: Board::new(edition), trail: Vec::new(), notes: Vec::new() };
        let full = Scene { board: Board::new(edition), trail: Vec::new(), notes: owners.map(long).collect() };
        let (bare, full) = (plain(&bare), plain(&full));
        assert_eq!(bare.lines().count(), draw::height(edition));
        for (bare, full) in bare.lines().zip(full.lines()) {
            let full: Vec<char> = full.chars().collect();
            let hidden = bare.chars().enumerate().find(|(at, mark)| *mark != ' ' && full[*at] != *mark);
            assert_eq!(hidden, None, "{edition}\n{bare}");
        }
        assert!(full.matches("some").count() > edition.seats().len(), "{full}");
        assert_eq!(full.matches('…').count(), 2 * (edition.seats().len() + 1), "{full}");
    }
}

#[test]
fn the_way_of_a_pawn_is_marked_where_no_pawn_stands() {
    let edition = RuleSet::from(Edition::Classic);
    let board = Board::parse(edition, "R3,Rh,Rh,Rh/R2,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh").unwrap();
    let trail = ["Rs", "R1", "R2", "R3"].map(|space| (space.parse::<Space>().unwrap(), Seat::Red)).to_vec();
    let text = draw::scene(&Scene { board, trail, notes: Vec::new() });
    let text = anstream::adapter::strip_str(&text).to_string();
    assert!(text.contains("·   R   Y   •   •   ·"), "{text}");
}
