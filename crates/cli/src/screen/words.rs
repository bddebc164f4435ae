//! Moves, cards and reasons in words, for people.

use makker_bots::Motive;
use makker_rules::{Board, Card, Choice, Effect, Kind, Landing, Leg, Move, Seat, Seen, Space, Travel};

/// What a legal move does besides going from space to space; empty if that is all.
pub fn consequences(board: &Board, seat: Seat, mv: &Move) -> String {
    let after = board.after(mv);
    if after == *board {
        return "changes nothing".to_string();
    }
    let mut parts: Vec<String> = Vec::new();
    if let Some(Leg::Swap { a, b }) = mv.legs().next() {
        let owner = |space: Space| board.seat_at(space).map_or("a", |owner| whose(seat, owner));
        parts.push(format!("{} pawn and {} pawn change places", owner(a), owner(b)));
    } else {
        board.trace(seat, mv).iter().for_each(|travel| parts.extend(landing(seat, travel)));
    }
    let is_done = |board: &Board, team: &[Seat]| team.iter().all(|mate| board.is_finished(*mate));
    if is_done(&after, &board.rules().team_of(seat)) {
        // Where the game is played on, only the first team to be done has won; nobody is done and then no more.
        let is_first = !board.rules().teams().any(|team| is_done(board, &team));
        parts.push(if is_first { "wins" } else { "takes second place" }.to_string());
    }
    let told = parts.chunk_by(|a, b| a == b).map(|same| repeated(&same[0], same.len()));
    told.collect::<Vec<_>>().join(", ")
}

/// What a card does, in a sentence.
pub fn card(card: Card) -> String {
    let parts: Vec<String> = card.effects().iter().map(|effect| sentence(*effect)).collect();
    let mut text = parts.join(", or ");
    if let Some(first) = text.get(..1) {
        text = first.to_uppercase() + &text[1..];
    }
    text + "."
}

/// A choice with what it does, `10 R4>R14: bumps Yellow's pawn home`.
pub fn choice(board: &Board, seat: Seat, choice: &Choice) -> String {
    match choice {
        Choice::Give(_) | Choice::Fold => choice.to_string(),
        Choice::Play(mv) => {
            let what = consequences(board, seat, mv);
            if what.is_empty() { mv.to_string() } else { format!("{mv}: {what}") }
        }
    }
}

/// Which deal of the game it is and which of its dealer's, `Deal 4` and `Blue deals, 2 of 3`: to be written in one line or
/// in two.
pub fn deal(count: usize, dealer: Seat, number: u8) -> [String; 2] {
    [format!("Deal {count}"), format!("{} deals, {number} of 3", dealer.name())]
}

/// Something that everyone saw, in a line. `deals` counts the deals so far, and the board is the one before it.
pub fn seen(deals: usize, before: &Board, seen: &Seen) -> String {
    match seen {
        Seen::Deal { dealer, number } => format!("{}.", deal(deals, *dealer, *number).join(", ")),
        Seen::Give { seat, to } => format!("{} gives a card to {}.", seat.name(), to.name()),
        Seen::Play { seat, mv } => {
            format!("{} plays {}", seat.name(), choice(before, *seat, &Choice::Play(*mv)))
        }
        Seen::Fold { seat, cards } => format!("{} folds {}", seat.name(), codes(cards)),
        Seen::Place { place, seats } => format!("Place {place} for {}.", team(seats)),
    }
}

/// Why a bot did what it did, in a sentence that begins with "it".
pub fn motive(motive: Motive) -> &'static str {
    match motive {
        Motive::Only => "it has no other choice",
        Motive::Folds => "it can play no card",
        Motive::Wins => "it wins the game",
        Motive::TakesPlace => "it takes second place",
        Motive::Locks => "it brings a pawn safely to its place in the goal",
        Motive::Bumps => "it sends an opponent's pawn home",
        Motive::ComesOut => "it wants one more pawn on the board",
        Motive::EntersGoal => "it reaches the goal",
        Motive::Escapes => "it takes a pawn out of danger",
        Motive::LetsTeammatePass => "it makes way for its teammate",
        Motive::HelpsTeammate => "it helps its teammate along",
        Motive::Swaps => "it gets a better place by the swap",
        Motive::SetsBack => "it throws an opponent back by the swap",
        Motive::GoesBack => "it takes the short way to the goal, backwards",
        Motive::Advances => "it gets ahead",
        Motive::LeastHarm => "it likes everything else still less",
        Motive::GivesStart => "it wants its teammate to come out",
        Motive::GivesUseful => "it thinks that its teammate can use the card",
        Motive::GivesSpare => "it can do without the card",
    }
}

/// The names of a team, `Red and Green`.
pub fn team(seats: &[Seat]) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| seat.name()).collect();
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        _ => names.concat(),
    }
}

/// The codes of cards, with spaces between them.
pub fn codes(cards: &[Card]) -> String {
    let codes: Vec<&str> = cards.iter().map(|card| card.code()).collect();
    codes.join(" ")
}

/// A number of things, `1 deal` or `2 deals`.
pub fn counted(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

fn repeated(part: &str, count: usize) -> String {
    let brought_out = part.strip_prefix("brings ").and_then(|rest| rest.strip_suffix(" pawn out"));
    match (count, brought_out) {
        (1, _) => part.to_string(),
        (2, Some("own")) => "brings two own pawns out".to_string(),
        (2, Some(whose)) => format!("brings two of {whose} pawns out"),
        (2, None) => format!("{part} twice"),
        _ => format!("{part} {count} times"),
    }
}

fn whose(seat: Seat, owner: Seat) -> &'static str {
    if seat == owner {
        return "own";
    }
    match owner {
        Seat::Red => "Red's",
        Seat::Orange => "Orange's",
        Seat::Yellow => "Yellow's",
        Seat::Green => "Green's",
        Seat::Blue => "Blue's",
        Seat::Purple => "Purple's",
    }
}

fn landing(seat: Seat, travel: &Travel) -> Vec<String> {
    let mut parts = Vec::new();
    let helped = if travel.seat == seat { String::new() } else { format!(" with {} pawn", whose(seat, travel.seat)) };
    match (travel.landing, travel.path.first().kind()) {
        (Landing::Bumps(other), _) => parts.push(format!("bumps {} pawn home{helped}", whose(seat, other))),
        (Landing::BumpedBy(other), _) => {
            parts.push(format!("{} pawn is sent home by {} stack", whose(seat, travel.seat), whose(seat, other)));
        }
        (Landing::Rests, Kind::Home) => parts.push(format!("brings {} pawn out", whose(seat, travel.seat))),
        (Landing::Rests, _) if travel.locks => {}
        (Landing::Rests, _) if travel.seat != seat => parts.push(format!("moves {} pawn", whose(seat, travel.seat))),
        (Landing::Rests, _) => {}
    }
    if travel.locks {
        parts.push(format!("locks {} pawn on {}", whose(seat, travel.seat), travel.path.last()));
    }
    parts
}

fn sentence(effect: Effect) -> String {
    match effect {
        Effect::Start => "one pawn comes out of home onto its start".to_string(),
        Effect::Forward(1) => "one pawn takes a single step forwards".to_string(),
        Effect::Forward(steps) => format!("one pawn takes {steps} steps forwards"),
        Effect::Jump(steps) => format!("one pawn takes {steps} steps forwards, and no wall stops it"),
        Effect::Backward(steps) => format!("one pawn on the track takes {steps} steps backwards"),
        Effect::Split(steps) => format!("{steps} steps forwards, shared out among the pawns as you like"),
        Effect::Pair(1) => "exactly two pawns take one step each".to_string(),
        Effect::Pair(steps) => format!("exactly two pawns take {steps} steps each"),
        Effect::ForwardBack(there, back) => format!("one pawn takes {there} steps forwards and then {back} backwards"),
        Effect::Swap => "two single pawns on the track, whosever they are, change places".to_string(),
        Effect::StartTwo => "exactly two pawns of the team come out of home".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use makker_rules::Edition;

    use super::*;

    #[test]
    fn only_the_first_team_that_is_done_wins() {
        let check = |blue: &str, expected: &str| {
            let orange = "Og1,Og2,Og3,Og4";
            let others = format!("{orange}/Yh,Yh,Yh,Yh/Gg1,Gg2,Gg3,Gg4/{blue}/Ph,Ph,Ph,Ph");
            let board = Board::parse(Edition::PlusPairs, &format!("Rg2,Rg3,Rg4,P13/{others}")).unwrap();
            let mv: Move = "1/14 P13>Rg1".parse().unwrap();
            let told = consequences(&board, Seat::Red, &mv);
            assert_eq!(told, format!("locks own pawn on Rg1, {expected}"));
        };
        check("Bg1,Bg2,Bg3,B5", "wins");
        check("Bg1,Bg2,Bg3,Bg4", "takes second place");
    }

    #[test]
    fn every_motive_has_a_sentence_of_its_own() {
        let sentences: BTreeSet<&str> = Motive::ALL.iter().map(|each| motive(*each)).collect();
        assert_eq!(sentences.len(), Motive::ALL.len());
        assert!(sentences.iter().all(|sentence| sentence.starts_with("it ") && !sentence.ends_with('.')));
    }
}
