//! Moves as people type them: in any legal spelling, however spaced, in small letters or capitals.

use makker_rules::{Card, Move, MoveError, Seat, View};

use crate::language::messages::t;

/// Reads a move of the seat whose view this is. The card may be left out: then it is the one that was chosen, or all that
/// can do this, a move for each. What cannot be read gives a sentence that says what to do.
pub fn read_move(view: &View, seat: Seat, chosen: Option<Card>, text: &str) -> Result<Vec<Move>, String> {
    let typed = squeezed(text);
    let mut without_card = Vec::new();
    for card in view.hand.kinds() {
        for mv in view.board.spellings(seat, card) {
            let full = mv.to_string();
            if squeezed(&full) == typed {
                return Ok(vec![mv]);
            }
            if full.split_once(' ').is_some_and(|(_, legs)| squeezed(legs) == typed) {
                without_card.push(mv);
            }
        }
    }
    let of_chosen = without_card.iter().find(|mv| Some(mv.card()) == chosen);
    match (of_chosen, &without_card[..]) {
        (Some(mv), _) => Ok(vec![*mv]),
        (None, [_, ..]) => Ok(without_card),
        (None, []) => Err(match text.parse::<Move>() {
            Err(MoveError::UnknownCard(text)) => t!("no-card-typed", text = format!("{:?}", short(&text))),
            Err(MoveError::UnknownSpace(text)) => t!("no-space-typed", text = format!("{:?}", short(&text))),
            Err(MoveError::Form) => t!("no-move-typed"),
            Ok(mv) if !view.hand.holds(mv.card()) => t!("not-in-hand", card = mv.card().code()),
            Ok(mv) => t!("not-legal", text = mv.to_string()),
        }),
    }
}

fn short(text: &str) -> String {
    text.chars().take(30).collect()
}

/// A text without what does not matter when it is typed.
pub fn squeezed(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_whitespace()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use makker_rules::{Board, Edition, Hand, History, Setup};

    use super::*;

    fn view() -> View {
        let history = History::new(Setup::new(Edition::ALL[0], Seat::Red)).unwrap();
        let board = "R3,R12,Rh,Rh/Y5,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
        View {
            board: Board::parse(Edition::ALL[0], board).unwrap(),
            hand: Hand::from_iter([Card::Split7, Card::StartOrEight, Card::StartOrThirteen, Card::Swap]),
            ..View::new(&history, Some(Seat::Red))
        }
    }

    fn check(chosen: Option<Card>, text: &str, expected: Result<&str, &str>) {
        let moves = read_move(&view(), Seat::Red, chosen, text);
        let read = moves.map(|moves| moves.iter().map(Move::to_string).collect::<Vec<_>>().join("; "));
        assert_eq!(read.as_deref().map_err(String::as_str), expected, "{text}");
    }

    #[test]
    fn moves_are_read_however_they_are_typed() {
        check(
            None,
            "7x1 R3>R6, R12>Ys",
            Err("Not possible: 7x1 R3>R6, R12>Ys is not a legal move. Choose one of the list."),
        );
        check(None, "7x1 R3>R6, R12>Y1", Ok("7x1 R3>R6, R12>Y1"));
        check(None, "r12>y1,r3>r6", Ok("7x1 R12>Y1, R3>R6"));
        check(None, "swap y5 <> r3", Ok("swap Y5<>R3"));
        check(None, "R3>R11", Ok("S8 R3>R11"));
        check(Some(Card::StartOrEight), "Rh>Rs", Ok("S8 Rh>Rs"));
        check(None, "rh>rs", Ok("S13 Rh>Rs; S8 Rh>Rs"));
        check(None, "10 R3>R13", Err("Not possible: the card 10 is not in this hand. Choose one that is."));
        assert!(read_move(&view(), Seat::Red, None, "7x1 R3>").unwrap_err().starts_with("That is no move: "));
    }
}
