//! One game of the arena: deals, shows each player its seat's view, lets only legal choices through, and notes fouls.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use makker_chance::Chance;
use makker_rules::{Choice, History, Phase, RuleSet, Seat, Setup, View};

use crate::arena::foul::{Foul, FoulKind};
use crate::arena::player::{Entrant, NoDecision, Player, Unable};

/// After this many decisions a game that nobody has won is over without winners.
pub const LONGEST_GAME: u32 = 20_000;

/// After this many fouls in a game a player is asked no more in it: the referee plays for it.
pub const MOST_FOULS: u32 = 3;

/// What all games of a duplicate share: the first dealer and the shuffles. They differ in who sits where.
#[derive(Clone, Copy, Debug)]
pub struct Duplicate {
    /// The rule set.
    pub rules: RuleSet,
    /// The number from which all chance of the arena comes.
    pub seed: u64,
    /// Which one it is, from 0.
    pub number: u32,
}

impl Duplicate {
    /// A source of chance for one purpose.
    fn chance(&self, purpose: u8) -> Chance {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8..12].copy_from_slice(&self.number.to_le_bytes());
        key[12] = purpose;
        Chance::from_key(key)
    }
}

/// How a game went.
#[derive(Debug)]
pub struct GameResult {
    /// Which entrant sat where: by team, in the order of the rule set's teams.
    pub seating: Vec<usize>,
    /// The entrant whose team won; nobody if the game became too long.
    pub winner: Option<usize>,
    /// How many decisions there were.
    pub plies: u32,
    /// By entrant: what it used, and how good its estimates were.
    pub efforts: Vec<Effort>,
    /// The fouls in order.
    pub fouls: Vec<NotedFoul>,
    /// The whole game.
    pub history: History,
}

/// What an entrant's players did in a game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Effort {
    /// How often they were asked.
    pub decisions: u64,
    /// How long they thought in all.
    pub time: Duration,
    /// How long they thought at most.
    pub slowest: Duration,
    /// How many estimates of the chance to win they gave.
    pub estimates: u64,
    /// The sum of the squared errors of these estimates.
    pub squared_error: f64,
}

impl Effort {
    /// Adds what was done elsewhere.
    pub fn add(&mut self, other: &Effort) {
        self.decisions += other.decisions;
        self.time += other.time;
        self.slowest = self.slowest.max(other.slowest);
        self.estimates += other.estimates;
        self.squared_error += other.squared_error;
    }

    /// The mean time of a decision.
    pub fn mean_time(&self) -> Duration {
        Duration::from_nanos(self.time.as_nanos() as u64 / self.decisions.max(1))
    }

    /// The mean squared error of the estimates, if there were any: 0 is perfect, 0.25 is what one half always would get.
    pub fn brier(&self) -> Option<f64> {
        (self.estimates > 0).then(|| self.squared_error / self.estimates as f64)
    }
}

/// A foul, and where it happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotedFoul {
    /// Whose.
    pub entrant: usize,
    /// On which seat.
    pub seat: Seat,
    /// At which decision of the game, from 1.
    pub ply: u32,
    /// What it was.
    pub foul: Foul,
}

/// Why a game was not played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Interrupted {
    /// Nobody wants to know any more how it ends.
    Stopped,
    /// A player could not be asked.
    Unable(Unable),
}

struct Seated {
    seat: Seat,
    entrant: usize,
    player: Box<dyn Player>,
    fouls: u32,
    estimates: Vec<f64>,
}

/// Plays a game; `seating` says which entrant sits where, by team.
pub(crate) fn play(
    duplicate: Duplicate,
    entrants: &[&dyn Entrant],
    seating: &[usize],
    stopped: &AtomicBool,
) -> Result<GameResult, Interrupted> {
    let rules = duplicate.rules;
    let mut shuffles = duplicate.chance(0);
    let dealer = rules.seats()[shuffles.below(rules.seats().len())];
    let mut seated: Vec<Seated> = Vec::new();
    for (index, seat) in rules.seats().iter().enumerate() {
        let mut chance = duplicate.chance(1 + index as u8);
        let seed = u64::from(chance.word()) << 32 | u64::from(chance.word());
        let entrant = seating[index % rules.team_count()];
        let player = entrants[entrant].sit_down(seed);
        seated.push(Seated { seat: *seat, entrant, player, fouls: 0, estimates: Vec::new() });
    }
    let mut result = GameResult {
        seating: seating.to_vec(),
        winner: None,
        plies: 0,
        efforts: vec![Effort::default(); entrants.len()],
        fouls: Vec::new(),
        history: History::new(Setup::new(rules, dealer)).expect("every seat may deal"),
    };
    while result.history.game().phase() != Phase::Over && result.plies < LONGEST_GAME {
        if stopped.load(Ordering::Relaxed) {
            return Err(Interrupted::Stopped);
        }
        let turn = result.history.game().decider();
        let Some(player) = seated.iter_mut().find(|seated| Some(seated.seat) == turn) else {
            let mut deck = rules.deck();
            shuffles.shuffle(&mut deck);
            result.history.shuffle(&deck).expect("the deck is the rule set's own");
            continue;
        };
        result.plies += 1;
        let choice = ask(&mut result, player).map_err(Interrupted::Unable)?;
        result.history.choose(player.seat, choice).expect("only listed choices get through");
    }
    let winners = result.history.game().winners().unwrap_or_default();
    for Seated { seat, entrant, estimates, .. } in &seated {
        let won = winners.contains(seat);
        if won {
            result.winner = Some(*entrant);
        }
        let error = |win: &f64| win - f64::from(u8::from(won));
        let effort = &mut result.efforts[*entrant];
        effort.estimates += estimates.len() as u64;
        effort.squared_error += estimates.iter().map(|win| error(win) * error(win)).sum::<f64>();
    }
    Ok(result)
}

/// Asks a player, and decides in its stead if it commits a foul: the first choice of the list.
fn ask(result: &mut GameResult, player: &mut Seated) -> Result<Choice, Unable> {
    let view = View::new(&result.history, Some(player.seat));
    let instead = *view.choices.first().expect("whoever is at turn has a choice");
    if player.fouls >= MOST_FOULS {
        return Ok(instead);
    }
    let begin = Instant::now();
    let decided = player.player.decide(&view);
    let time = begin.elapsed();
    let effort = &mut result.efforts[player.entrant];
    effort.decisions += 1;
    effort.time += time;
    effort.slowest = effort.slowest.max(time);
    let foul = match decided {
        Ok(decision) if view.choices.contains(&decision.choice) => {
            player.estimates.extend(decision.win.filter(|win| (0.0..=1.0).contains(win)));
            return Ok(decision.choice);
        }
        Ok(decision) => Foul { kind: FoulKind::Illegal, detail: decision.choice.to_string() },
        Err(NoDecision::Foul(foul)) => foul,
        Err(NoDecision::Unable(unable)) => return Err(unable),
    };
    player.fouls += 1;
    result.fouls.push(NotedFoul { entrant: player.entrant, seat: player.seat, ply: result.plies, foul });
    Ok(instead)
}
