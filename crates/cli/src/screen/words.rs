//! Moves, cards and reasons in words, for people.

use makker_bots::Motive;
use makker_rules::{Board, Card, Choice, Effect, Kind, Landing, Leg, Move, Reason, RuleSet, Seat, Seen, Travel};

use crate::language::messages::t;
use crate::screen::company::{Company, Person};
use crate::screen::ink;

/// Is a move told as one that can be chosen, or as one that was made? Of their own moves readers are told what they did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// It can be chosen.
    Offered,
    /// It was made.
    Done,
}

/// What a legal move does besides going from space to space; empty if that is all.
pub fn consequences(company: &Company, board: &Board, seat: Seat, mv: &Move, told: Told) -> String {
    let by = match told {
        Told::Offered => "other",
        Told::Done => company.person(seat).who,
    };
    let after = board.after(mv);
    if after == *board {
        return t!("changes-nothing");
    }
    let mut parts: Vec<String> = Vec::new();
    if let Some(Leg::Swap { a, b }) = mv.legs().next() {
        parts.push(swapped(company, by, seat, [a, b].map(|space| board.seat_at(space).unwrap_or(seat))));
    } else {
        let travels = board.trace(seat, mv);
        match &travels[..] {
            [one, other] if is_out(one) && is_out(other) && one.seat == other.seat => {
                parts.push(two_out(company, seat, one.seat));
            }
            travels => {
                for travel in travels {
                    // That a partner's pawns are moved is said once, however many there are.
                    let moves = t!("moves-pawn", name = company.name(travel.seat));
                    let told = landing(company, by, seat, travel).into_iter();
                    let new: Vec<String> = told.filter(|part| *part != moves || !parts.contains(&moves)).collect();
                    parts.extend(new);
                }
            }
        }
    }
    let is_done = |board: &Board, team: &[Seat]| team.iter().all(|mate| board.is_finished(*mate));
    if is_done(&after, &board.rules().team_of(seat)) {
        // Where the game is played on, only the first team to be done has won; nobody is done and then no more.
        let is_first = !board.rules().teams().any(|team| is_done(board, &team));
        parts.push(if is_first { t!("wins-game") } else { t!("wins-second") });
    }
    let told = parts.chunk_by(|a, b| a == b).map(|same| match same.len() {
        1 => same[0].clone(),
        count => format!("{} ×{count}", same[0]),
    });
    told.collect::<Vec<_>>().join(", ")
}

/// What a card does, in a sentence.
pub fn card(card: Card) -> String {
    let (mut words, mut numbers) = (Vec::new(), Vec::new());
    for effect in card.effects() {
        let (word, counts) = effect_word(*effect);
        words.push(word);
        numbers.extend(counts);
    }
    let number = |index: usize| numbers.get(index).copied().unwrap_or_default();
    t!("card-", words.join("-"), first = number(0), second = number(1), third = number(2))
}

/// A choice with what it does, `10 R4>R14: bumps Yellow home`.
pub fn choice(company: &Company, board: &Board, seat: Seat, choice: &Choice) -> String {
    match choice {
        Choice::Give(card) => t!("give-button", card = card.code()),
        Choice::Fold => t!("fold-button"),
        Choice::Play(mv) => played(company, board, seat, mv, Told::Offered),
    }
}

/// A move with what it does.
pub fn played(company: &Company, board: &Board, seat: Seat, mv: &Move, told: Told) -> String {
    let what = consequences(company, board, seat, mv, told);
    if what.is_empty() { mv.to_string() } else { format!("{mv}: {what}") }
}

/// Which deal of the game it is and which of its dealer's, `Deal 4` and `Blue deals, 2 of 3`: to be written in one line or
/// in two.
pub fn deal(company: &Company, count: usize, dealer: Seat, number: u8) -> [String; 2] {
    [t!("history-deal-alone", number = count), t!("dealing", dealer = company.name(dealer), number = number)]
}

/// Something that everyone saw, in a line. `deals` counts the deals so far, and the board is the one before it.
pub fn seen(company: &Company, deals: usize, before: &Board, seen: &Seen) -> String {
    match seen {
        Seen::Deal { dealer, number } => format!("{}.", deal(company, deals, *dealer, *number).join(", ")),
        Seen::Give { seat, to } => t!("said-give", name = company.name(*seat), to = company.name(*to)),
        Seen::Play { seat, mv } => {
            let Person { who, name } = company.person(*seat);
            t!("line-play", who = who, name = name, card = played(company, before, *seat, mv, Told::Done))
        }
        Seen::Fold { seat, cards } => t!("said-fold", name = company.name(*seat), cards = codes(cards)),
        Seen::Place { place, seats } => t!("said-place", names = company.team(seats), place = *place),
    }
}

/// Why a bot on this seat did what it did: the end of a sentence that begins with "because".
pub fn motive(company: &Company, rules: RuleSet, seat: Seat, motive: Motive) -> String {
    let gets_card = matches!(motive, Motive::GivesStart | Motive::GivesUseful | Motive::GivesSpare);
    t!("motive-", motive, partner = company.partner(rules, seat, gets_card))
}

/// Why a card cannot be played, in a sentence.
pub fn cannot_play(card: Card, reason: Reason) -> String {
    let name = format!("{} {card}", ink::card(card));
    t!("cannot-play", card = name, reason = t!("why-", reason.word()))
}

/// The codes of cards, with spaces between them.
pub fn codes(cards: &[Card]) -> String {
    let codes: Vec<&str> = cards.iter().map(|card| card.code()).collect();
    codes.join(" ")
}

/// A number of things in English, `1 deal` or `2 deals`: for commands that only speak English.
pub fn counted(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

fn swapped(company: &Company, by: &str, seat: Seat, owners: [Seat; 2]) -> String {
    let others: Vec<Person> =
        owners.into_iter().filter(|owner| *owner != seat).map(|owner| company.person(owner)).collect();
    match &others[..] {
        [one, other] => {
            let who = if one.who == "you" || other.who == "you" { "you" } else { "other" };
            t!("what-swaps", who = who, one = one.name.as_str(), other = other.name.as_str())
        }
        [Person { who, name }] => t!("move-swap", by = by, who = *who, name = name.as_str()),
        _ => t!("move-swap-own", by = by),
    }
}

/// Does a pawn come out, and nothing more?
fn is_out(travel: &Travel) -> bool {
    travel.landing == Landing::Rests && travel.path.first().kind() == Kind::Home
}

fn two_out(company: &Company, seat: Seat, owner: Seat) -> String {
    if seat == owner { t!("two-out") } else { t!("two-out-of", name = company.name(owner)) }
}

fn landing(company: &Company, by: &str, seat: Seat, travel: &Travel) -> Vec<String> {
    let own = travel.seat == seat;
    let whose = if own { by } else { "other" };
    let way = match travel.landing {
        Landing::BumpedBy(other) => Some(t!("what-bumped", by = whose, name = company.name(other))),
        Landing::Rests if is_out(travel) => Some(t!("move-out", by = whose)),
        _ if travel.locks => Some(t!("what-locks", by = whose)),
        _ => None,
    };
    let helped = company.name(travel.seat);
    let way = match (own, way) {
        (true, way) => way,
        (false, Some(way)) => Some(t!("move-of", name = helped, what = way)),
        (false, None) => Some(t!("moves-pawn", name = helped)),
    };
    let bumped = match travel.landing {
        Landing::Bumps(other) => {
            let Person { who, name } = company.person(other);
            Some(t!("what-bumps", by = by, who = who, name = name))
        }
        _ => None,
    };
    way.into_iter().chain(bumped).collect()
}

/// The word of an effect in the name of a card's message, and its numbers.
fn effect_word(effect: Effect) -> (&'static str, Vec<u8>) {
    match effect {
        Effect::Start => ("start", vec![]),
        Effect::Forward(steps) => ("forward", vec![steps]),
        Effect::Jump(steps) => ("jump", vec![steps]),
        Effect::Backward(steps) => ("backward", vec![steps]),
        Effect::Split(steps) => ("split", vec![steps]),
        Effect::Pair(steps) => ("pair", vec![steps]),
        Effect::ForwardBack(there, back) => ("forwardBack", vec![there, back]),
        Effect::Swap => ("swap", vec![]),
        Effect::StartTwo => ("startTwo", vec![]),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use makker_rules::Edition;

    use super::*;
    use crate::language::messages::speak;
    use crate::language::tongue::Language;

    #[test]
    fn only_the_first_team_that_is_done_wins() {
        let check = |blue: &str, expected: &str| {
            let orange = "Og1,Og2,Og3,Og4";
            let others = format!("{orange}/Yh,Yh,Yh,Yh/Gg1,Gg2,Gg3,Gg4/{blue}/Ph,Ph,Ph,Ph");
            let board = Board::parse(Edition::PlusPairs, &format!("Rg2,Rg3,Rg4,P13/{others}")).unwrap();
            let mv: Move = "1/14 P13>Rg1".parse().unwrap();
            let told = consequences(&Company::default(), &board, Seat::Red, &mv, Told::Offered);
            assert_eq!(told, format!("is safe in the goal, {expected}"));
        };
        check("Bg1,Bg2,Bg3,B5", "wins");
        check("Bg1,Bg2,Bg3,Bg4", "takes second place");
    }

    #[test]
    fn every_motive_has_a_sentence_of_its_own_in_every_language() {
        for language in Language::ALL {
            speak(language);
            let told = |each: &Motive| motive(&Company::default(), Edition::Classic.into(), Seat::Red, *each);
            let sentences: BTreeSet<String> = Motive::ALL.iter().map(told).collect();
            assert_eq!(sentences.len(), Motive::ALL.len());
            assert!(sentences.iter().all(|sentence| !sentence.ends_with('.')));
        }
    }

    #[test]
    fn every_card_is_told_in_every_language() {
        for language in Language::ALL {
            speak(language);
            assert!(Card::ALL.iter().all(|each| card(*each).ends_with('.')));
        }
    }
}
