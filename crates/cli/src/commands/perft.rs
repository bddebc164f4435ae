//! `makker perft`: counts the ways that a game can go on with fixed hands, to compare programs that know the rules.

use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use makker_rules::{Board, Card, Choice, Edition, Hand, MoveList, Seat};

use crate::usage;

/// Count the ways that a game can go on with fixed hands.
///
/// A way is a sequence of exactly so many plies: moves, or a fold where nothing can be played. Seats without cards are
/// skipped. Ways that end early, because no cards are left or a team has won, do not count.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  makker perft --hands S,S8,7x1/S,3,10/S13,7x1,2/S,12,5 --depth 12
  makker perft --hands 2,S8/3,10/9/- --depth 3 --divide \\
    --board R12,R3,Rh,Rs/Y5,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bs")]
pub struct Args {
    /// The rule set.
    #[arg(long, default_value = "classic", value_parser = usage::edition_parser())]
    edition: Edition,
    /// Where the pawns stand. Without it, all pawns are at home.
    #[arg(long)]
    board: Option<String>,
    /// The cards of all seats clockwise from red, `/` between seats, `,` between cards, `-` for an empty hand.
    #[arg(long, allow_hyphen_values = true)]
    hands: String,
    /// How many plies.
    #[arg(long, allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(0..=24))]
    depth: u32,
    /// The seat that begins, by its letter or name.
    #[arg(long, default_value = "R", value_parser = crate::usage::seat_parser)]
    seat: Seat,
    /// Print the count after each first move as well.
    #[arg(long)]
    divide: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let edition = args.edition;
    let board = usage::board(edition, args.board.as_deref())?;
    let seat = usage::seat(edition, args.seat)?;
    let hands = usage::hands(edition, &args.hands)?;
    let begin = Instant::now();
    let total = if args.divide && args.depth > 0 {
        let counts = divide(edition, &board, seat, &hands, args.depth);
        for (choice, count) in &counts {
            writeln!(out, "{choice}: {count}")?;
        }
        counts.iter().map(|(_, count)| count).sum()
    } else {
        perft(edition, &board, seat, &hands, args.depth)
    };
    let seconds = begin.elapsed().as_secs_f64();
    writeln!(out, "total: {total}")?;
    writeln!(out, "{:.3} s, {:.0} nodes/s", seconds, total as f64 / seconds.max(1e-9))?;
    Ok(())
}

/// The number of ways of exactly `depth` plies, with a hand for each seat of the edition in order.
pub fn perft(edition: Edition, board: &Board, seat: Seat, hands: &[Hand], depth: u32) -> u64 {
    let mut counter = Counter::new(edition, depth);
    counter.count(board, seat, Counter::row(hands), depth as usize)
}

/// The same for each first choice.
pub fn divide(edition: Edition, board: &Board, seat: Seat, hands: &[Hand], depth: u32) -> Vec<(Choice, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let mut counter = Counter::new(edition, rest);
    let hands = Counter::row(hands);
    let Some(seat) = counter.next_with_cards(board, seat, &hands) else { return Vec::new() };
    let mut moves = MoveList::new();
    moves.fill(edition, board, seat, &hands[counter.place(seat)]);
    let next = edition.next_seat(seat);
    if moves.is_empty() {
        let hands = counter.folded(hands, seat);
        return vec![(Choice::Fold, counter.count(board, next, hands, rest as usize))];
    }
    let mut counts = Vec::new();
    for mv in &moves {
        let hands = counter.without(hands, seat, mv.card());
        counts.push((Choice::Play(*mv), counter.count(&board.after(mv), next, hands, rest as usize)));
    }
    counts
}

type Hands = [Hand; 6];

struct Counter {
    edition: Edition,
    teams: Vec<Vec<Seat>>,
    /// A list for each depth, so that none is allocated twice.
    lists: Vec<MoveList>,
}

impl Counter {
    fn new(edition: Edition, depth: u32) -> Counter {
        Counter { edition, teams: edition.teams().collect(), lists: vec![MoveList::new(); depth as usize + 1] }
    }

    fn row(hands: &[Hand]) -> Hands {
        std::array::from_fn(|place| hands.get(place).copied().unwrap_or(Hand::EMPTY))
    }

    fn count(&mut self, board: &Board, seat: Seat, hands: Hands, depth: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        let Some(seat) = self.next_with_cards(board, seat, &hands) else { return 0 };
        let mut moves = std::mem::take(&mut self.lists[depth]);
        moves.fill(self.edition, board, seat, &hands[self.place(seat)]);
        let next = self.edition.next_seat(seat);
        let count = match moves.len() {
            0 => self.count(board, next, self.folded(hands, seat), depth - 1),
            count if depth == 1 => count as u64,
            _ => {
                let mut sum = 0;
                for mv in &moves {
                    sum += self.count(&board.after(mv), next, self.without(hands, seat, mv.card()), depth - 1);
                }
                sum
            }
        };
        self.lists[depth] = moves;
        count
    }

    /// Whose turn it is from this seat on; nobody's if no cards are left or a team has won.
    fn next_with_cards(&self, board: &Board, seat: Seat, hands: &Hands) -> Option<Seat> {
        if self.teams.iter().any(|team| team.iter().all(|mate| board.is_finished(*mate))) {
            return None;
        }
        let seats = std::iter::successors(Some(seat), |seat| Some(self.edition.next_seat(*seat)));
        seats.take(self.edition.seats().len()).find(|seat| !hands[self.place(*seat)].is_empty())
    }

    fn place(&self, seat: Seat) -> usize {
        self.edition.seats().iter().position(|other| *other == seat).unwrap_or_default()
    }

    fn folded(&self, mut hands: Hands, seat: Seat) -> Hands {
        hands[self.place(seat)] = Hand::EMPTY;
        hands
    }

    fn without(&self, mut hands: Hands, seat: Seat, card: Card) -> Hands {
        let hand = &mut hands[self.place(seat)];
        let played = hand.iter().position(|held| *held == card);
        *hand = hand.iter().enumerate().filter(|(at, _)| Some(*at) != played).map(|(_, card)| *card).collect();
        hands
    }
}
