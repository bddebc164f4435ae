//! Moves, one a line: what can be read prints as it was, is ordered as its text, and is legal somewhere or nowhere.

#![no_main]

use libfuzzer_sys::fuzz_target;
use makker_rules::{Board, Edition, Move};

const BOARDS: [(Edition, &str); 5] = [
    (Edition::Nordic, "Gs,R4,Rh,Ys/R6,Rs,Rs,Yh/B13,Gh,Gh,Y11/B14,Bh,Bs,R2"),
    (Edition::English, "B14,Rg2,Rg3,Rg4/R14,Yg2,Yg3,Yg4/Gg4,Gh,Gh,Gh/Bg3,Bg4,Bh,G3"),
    (Edition::Classic, "B13,R4,Rg2,Rg4/R11,R12,Yg1,Yg3/G1,Gg3,Gg4,Y14/B2,Bg2,Bg3,G12"),
    (Edition::Jubilee, "R3,R3,R7,Y1/R5,R9,R9,Y2/G5,G5,R10,R12/B4,R1,R14,R2"),
    (Edition::PlusTrios, "Rg1,Rg2,Rg3,Rg4/Oh,Oh,Os,R8/O7,Y2,Yg4,Yh/Gg4,Gh,Y13,Y6/B3,B8,Bg2,Bh/Ph,Ph,Ph,R2"),
];

fuzz_target!(|text: &str| {
    let mut moves: Vec<Move> = Vec::new();
    for line in text.lines().take(8) {
        match line.parse::<Move>() {
            Ok(mv) => {
                assert_eq!(mv.to_string(), line);
                moves.push(mv);
            }
            Err(error) => drop(error.to_string()),
        }
    }
    moves.sort();
    assert!(moves.is_sorted_by_key(Move::to_string), "{moves:?}");
    for (edition, board) in BOARDS {
        let board = Board::parse(edition, board).unwrap();
        for mv in &moves {
            for seat in board.rules().seats() {
                let legal = board.is_legal(*seat, mv);
                assert_eq!(board.trace(*seat, mv).is_empty(), !legal, "{mv}");
            }
        }
    }
});
