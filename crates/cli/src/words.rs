//! Moves, cards and reasons in words, for people.

use makker_rules::{Board, Card, Edition, Effect, Kind, Landing, Leg, Move, Seat, Space, Travel, trace};

/// What a legal move does besides going from space to space; empty if that is all.
pub fn consequences(edition: Edition, board: &Board, seat: Seat, mv: &Move) -> String {
    let after = board.after(mv);
    if after == *board {
        return "changes nothing".to_string();
    }
    let mut parts: Vec<String> = Vec::new();
    if let Some(Leg::Swap { a, b }) = mv.legs().next() {
        let owner = |space: Space| board.seat_at(space).map_or("a", |owner| whose(seat, owner));
        parts.push(format!("{} pawn and {} pawn change places", owner(a), owner(b)));
    } else {
        trace(edition, board, seat, mv).iter().for_each(|travel| parts.extend(landing(seat, travel)));
    }
    let team_is_done = edition.team_of(seat).iter().all(|mate| after.is_finished(*mate));
    if team_is_done {
        parts.push("wins".to_string());
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
