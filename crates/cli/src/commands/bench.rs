//! `makker bench`: how fast the rules are, measured by games of seats that play at random.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Result;
use makker_rules::{Card, Edition, Game, Move, MoveList, Phase, RuleSet, Setup};

use crate::commands::bench_bots;
use crate::usage;

/// Measure how fast games are played at random, with full lists of legal moves.
///
/// A ply is one decision of one seat: giving a card, playing one, or folding. Plays are plies without the cards that are given.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  makker bench                               Measures every edition for two seconds.
  makker bench --bots                        Measures how long the computer players think.
  makker bench --edition classic --games 500 Plays 500 games, for profilers.")]
pub struct Args {
    /// Only this edition, with house rules or without: see `makker help`.
    #[arg(long, value_parser = usage::edition_parser())]
    edition: Option<RuleSet>,
    /// How many seconds each edition is measured.
    #[arg(long, default_value_t = 2, allow_negative_numbers = true, value_parser = usage::number(1..=600))]
    seconds: u64,
    /// Play exactly this number of games, without looking at the clock.
    #[arg(long, allow_negative_numbers = true, value_parser = usage::number(0..=u64::MAX))]
    games: Option<u64>,
    /// Measure the computer players instead: how long they think, and by how much they overstep a deadline.
    #[arg(long, conflicts_with_all = ["games", "seconds"])]
    bots: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let editions: Vec<RuleSet> = args.edition.map_or(Edition::ALL.map(RuleSet::from).to_vec(), |rules| vec![rules]);
    if args.bots {
        return bench_bots::run(&editions, out);
    }
    if let Some(games) = args.games {
        for rules in editions {
            let mut player = Player::new(rules);
            (0..games).for_each(|_| player.game());
            writeln!(out, "{rules} games {games} plies {} plays {}", player.count.plies(), player.count.plays)?;
        }
        return Ok(());
    }
    writeln!(out, "{HEADER}")?;
    for rules in editions {
        writeln!(out, "{}", measure(rules, Duration::from_secs(args.seconds)))?;
        out.flush()?;
    }
    Ok(())
}

/// The columns of [`measure`].
pub const HEADER: &str = "edition        plies/s   plays/s  games/s  plies/game  moves/list  list mean    list p99";

/// Measures one rule set for about this time, and writes a line.
pub fn measure(rules: RuleSet, time: Duration) -> String {
    let mut player = Player::new(rules);
    let seconds = player.play_for(time).as_secs_f64();
    let Count { games, gives, plays, moves } = player.count;
    let [mean, p99] = list_times(rules);
    format!(
        "{rules:<12} {:>7.2} M {:>7.2} M {:>8.0} {:>11.0} {:>11.2} {mean:>7.0} ns {p99:>8.0} ns",
        (gives + plays) as f64 / seconds / 1e6,
        plays as f64 / seconds / 1e6,
        games as f64 / seconds,
        (gives + plays) as f64 / games as f64,
        moves as f64 / plays as f64,
    )
}

/// Plays games at random, one after another.
pub struct Player {
    rules: RuleSet,
    dice: Dice,
    deck: Vec<Card>,
    list: MoveList,
    /// What has been played so far.
    pub count: Count,
}

/// How much was played.
#[derive(Clone, Copy, Default)]
pub struct Count {
    /// Whole games.
    pub games: u64,
    /// Cards given.
    pub gives: u64,
    /// Cards played, and folds.
    pub plays: u64,
    /// Moves listed.
    pub moves: u64,
}

impl Count {
    /// All decisions.
    pub fn plies(&self) -> u64 {
        self.gives + self.plays
    }
}

impl Player {
    /// A player of this rule set; every one plays the same games.
    pub fn new(rules: RuleSet) -> Player {
        Player { rules, dice: Dice(1), deck: rules.deck(), list: MoveList::new(), count: Count::default() }
    }

    /// Plays whole games until this time has passed; says how long that really took.
    pub fn play_for(&mut self, time: Duration) -> Duration {
        let begin = Instant::now();
        while begin.elapsed() < time {
            self.game();
        }
        begin.elapsed()
    }

    /// Plays one game.
    pub fn game(&mut self) {
        self.game_with(|_| {});
    }

    /// Plays one game and shows it before each play.
    #[inline]
    pub fn game_with(&mut self, mut see: impl FnMut(&Game)) {
        let Player { rules, dice, deck, list, count } = self;
        let seats = rules.seats();
        let mut game = Game::new(Setup::new(*rules, seats[dice.below(seats.len())])).expect("every seat may deal");
        loop {
            match game.phase() {
                Phase::Play(_) => {
                    see(&game);
                    game.legal_moves(list);
                    let moves: &[Move] = list;
                    count.plays += 1;
                    count.moves += moves.len() as u64;
                    match moves.len() {
                        0 => game.fold_unchecked(),
                        len => game.play_unchecked(&moves[dice.below(len)]),
                    }
                }
                Phase::Exchange => {
                    for seat in game.to_give().iter() {
                        let hand = game.hand(seat);
                        let card = hand[dice.below(hand.len())];
                        game.give(seat, card).expect("a card of the hand may be given");
                        count.gives += 1;
                    }
                }
                Phase::Shuffle => {
                    dice.shuffle(deck);
                    game.shuffle_unchecked(deck);
                }
                Phase::Over => break,
            }
        }
        count.games += 1;
    }
}

/// Mean and 99th percentile of the time that listing the moves takes, in nanoseconds, over positions of random games.
fn list_times(rules: RuleSet) -> [f64; 2] {
    const POSITIONS: usize = 20_000;
    const REPEATS: u32 = 32;
    let mut games = Vec::new();
    let mut player = Player::new(rules);
    while games.len() < POSITIONS {
        player.game_with(|game| games.push(*game));
    }
    let mut list = MoveList::new();
    let mut times: Vec<f64> = Vec::new();
    for game in &games[..POSITIONS] {
        let begin = Instant::now();
        for _ in 0..REPEATS {
            std::hint::black_box(game).legal_moves(&mut list);
            std::hint::black_box(&list);
        }
        times.push(begin.elapsed().as_nanos() as f64 / f64::from(REPEATS));
    }
    times.sort_by(f64::total_cmp);
    [times.iter().sum::<f64>() / POSITIONS as f64, times[POSITIONS * 99 / 100]]
}

/// Chance that costs next to nothing, so that the rules are what is measured.
pub struct Dice(pub u64);

impl Dice {
    /// A number below `n`.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (((mixed >> 32) * n as u64) >> 32) as usize
    }

    fn shuffle(&mut self, cards: &mut [Card]) {
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.below(last + 1));
        }
    }
}
