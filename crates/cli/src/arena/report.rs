//! The result of an arena, for people and as JSON.

use std::fmt::Write;

use makker_lab::arena::Effort;
use makker_lab::statistics::{Adjusted, Interval, Ladder, Score, Sprt, Verdict};
use makker_rules::RuleSet;

use crate::arena::fouls::{FoulMessage, write_fouls};
use crate::arena::standings;
use crate::plot::ladder::Row;
use crate::screen::{terminal, words};

/// All that was measured.
pub struct Report {
    /// The rule set.
    pub rules: RuleSet,
    /// The seed.
    pub seed: u64,
    /// The players.
    pub names: Vec<String>,
    /// What each player used.
    pub efforts: Vec<Effort>,
    /// The matches in the order in which they were played.
    pub matches: Vec<Match>,
    /// The fouls, with the player who committed each.
    pub fouls: Vec<(usize, FoulMessage)>,
    /// How strong each player is.
    pub ladder: Ladder,
}

/// Two players against each other.
pub struct Match {
    /// Which two.
    pub players: [usize; 2],
    /// The result of the first.
    pub score: Score,
    /// How many games each won.
    pub wins: [u64; 2],
    /// How many games became too long.
    pub without_winners: u64,
    /// How many decisions all games had together.
    pub plies: u64,
    /// How many fouls there were.
    pub fouls: usize,
    /// Did they end it before all deals were played?
    pub is_cut_short: bool,
    /// The sequential test, if there was one.
    pub sprt: Option<Sprt>,
    /// The result with luck taken out, if that was asked for.
    pub adjusted: Option<Adjusted>,
}

impl Match {
    /// A match that has not begun.
    pub fn new(players: [usize; 2]) -> Match {
        Match {
            players,
            score: Score::new(),
            wins: [0; 2],
            without_winners: 0,
            plies: 0,
            fouls: 0,
            is_cut_short: false,
            sprt: None,
            adjusted: None,
        }
    }

    fn plies_a_game(&self) -> f64 {
        self.plies as f64 / self.score.games().max(1) as f64
    }
}

impl Report {
    /// A report without results.
    pub fn new<'a>(rules: RuleSet, seed: u64, names: impl Iterator<Item = &'a str>) -> Report {
        let names: Vec<String> = names.map(str::to_string).collect();
        let efforts = vec![Effort::default(); names.len()];
        let ladder = Ladder::fit(names.len(), &[]);
        Report { rules, seed, names, efforts, matches: Vec::new(), fouls: Vec::new(), ladder }
    }

    /// The results of all matches, for the ladder.
    pub fn scores(&self) -> Vec<(usize, usize, Score)> {
        self.matches.iter().map(|played| (played.players[0], played.players[1], played.score)).collect()
    }

    /// The rows of the picture.
    pub fn rows(&self) -> Vec<Row> {
        let row = |(name, rating): (&String, &makker_lab::statistics::Rating)| {
            let Interval { low, high } = rating.interval();
            Row { name: name.clone(), elo: rating.elo, low, high }
        };
        self.names.iter().zip(self.ladder.ratings()).map(row).collect()
    }

    /// The first player who committed a foul.
    pub fn first_offender(&self) -> Option<&str> {
        self.fouls.first().map(|(player, _)| self.names[*player].as_str())
    }

    /// The result for people.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_text(&mut text);
        text
    }

    fn write_text(&self, out: &mut String) -> std::fmt::Result {
        let seats = self.rules.seats().len();
        writeln!(out, "{}, {seats} seats, seed {}", self.rules, self.seed)?;
        if !self.rules.is_printed() {
            let note = format!("Bots play these house rules by what they learned of {}.", self.rules.edition());
            writeln!(out, "{note}")?;
        }
        for played in &self.matches {
            self.write_match(out, played)?;
        }
        if self.names.len() > 2 {
            write!(out, "\n{}", standings::text(&self.names, &self.scores(), &self.ladder))?;
        }
        let width = self.names.iter().map(|name| terminal::width(name)).max().unwrap_or(0).max(6);
        writeln!(out, "\n{:<width$}  decisions  ms a decision  slowest ms  Brier", "player")?;
        for (name, effort) in self.names.iter().zip(&self.efforts) {
            let brier = effort.brier().map_or("-".to_string(), |brier| format!("{brier:.3}"));
            let (mean, slowest) = (effort.mean_time().as_secs_f64() * 1e3, effort.slowest.as_secs_f64() * 1e3);
            let name = terminal::padded(name, width);
            writeln!(out, "{name}  {:>9}  {mean:>13.4}  {slowest:>10.2}  {brier:>5}", effort.decisions)?;
        }
        write_fouls(out, &self.names, &self.fouls)
    }

    fn write_match(&self, out: &mut String, played: &Match) -> std::fmt::Result {
        let [first, second] = played.players.map(|player| self.names[player].as_str());
        let score = &played.score;
        let (rate, elo) = (score.rate_interval(), score.elo_interval());
        writeln!(out, "\n{first} against {second}")?;
        writeln!(
            out,
            "  win rate {:>6} %    95 % interval {} to {} %",
            percent(score.rate()),
            percent(rate.low),
            percent(rate.high)
        )?;
        let [low, high] = [elo.low, elo.high].map(elo_text);
        writeln!(out, "  Elo      {:>6}      95 % interval {low} to {high}", elo_text(score.elo()))?;
        let without = match played.without_winners {
            0 => String::new(),
            count => format!(", {count} without winners"),
        };
        let games = words::counted(score.games() as usize, "game");
        let deals = words::counted(score.duplicates() as usize, "deal");
        writeln!(
            out,
            "  {games} on {deals}: {} to {}{without}; {:.0} decisions a game",
            played.wins[0],
            played.wins[1],
            played.plies_a_game()
        )?;
        if let Some(adjusted) = &played.adjusted {
            let interval = adjusted.rate_interval();
            let [rate, low, high] = [adjusted.rate(), interval.low, interval.high].map(percent);
            writeln!(out, "  without luck {rate:>2} %    95 % interval {low} to {high} %")?;
            writeln!(out, "  a deal without luck tells as much as {:.1} as they are", adjusted.worth())?;
        }
        if played.is_cut_short {
            writeln!(out, "  stopped after {}", words::counted(played.fouls, "foul"))?;
        }
        if let Some(sprt) = &played.sprt {
            let [low, high] = sprt.bounds();
            let verdict = match sprt.verdict(score) {
                Verdict::AcceptsFirst => format!("{first} is at most {} Elo stronger", sprt.elo0()),
                Verdict::AcceptsSecond => format!("{first} is at least {} Elo stronger", sprt.elo1()),
                Verdict::Continue => "not clear yet: play more deals".to_string(),
            };
            writeln!(out, "  SPRT     {:>6.2}      between {low:.2} and {high:.2}: {verdict}", sprt.llr(score))?;
        }
        Ok(())
    }

    /// The result for programs.
    pub fn message(&self) -> serde_json::Value {
        let number = |value: f64| if value.is_finite() { serde_json::json!(value) } else { serde_json::Value::Null };
        let interval = |Interval { low, high }: Interval| serde_json::json!([number(low), number(high)]);
        let player = |(index, name): (usize, &String)| {
            let (effort, rating) = (&self.efforts[index], &self.ladder.ratings()[index]);
            let fouls: Vec<&FoulMessage> =
                self.fouls.iter().filter(|(player, _)| *player == index).map(|(_, foul)| foul).collect();
            serde_json::json!({
                "name": name,
                "elo": number(rating.elo),
                "eloInterval": interval(rating.interval()),
                "decisions": effort.decisions,
                "msADecision": effort.mean_time().as_secs_f64() * 1e3,
                "slowestMs": effort.slowest.as_secs_f64() * 1e3,
                "brier": effort.brier(),
                "fouls": fouls,
            })
        };
        let played = |played: &Match| {
            let score = &played.score;
            let sprt = played.sprt.as_ref().map(|sprt| {
                let verdict = match sprt.verdict(score) {
                    Verdict::AcceptsFirst => "elo0",
                    Verdict::AcceptsSecond => "elo1",
                    Verdict::Continue => "unclear",
                };
                serde_json::json!({
                    "elo0": sprt.elo0(), "elo1": sprt.elo1(),
                    "llr": sprt.llr(score), "bounds": sprt.bounds(), "accepted": verdict,
                })
            });
            serde_json::json!({
                "players": played.players.map(|player| &self.names[player]),
                "deals": score.duplicates(),
                "games": score.games(),
                "wins": played.wins,
                "withoutWinners": played.without_winners,
                "rate": score.rate(),
                "rateInterval": interval(score.rate_interval()),
                "elo": number(score.elo()),
                "eloInterval": interval(score.elo_interval()),
                "pliesAGame": played.plies_a_game(),
                "fouls": played.fouls,
                "stoppedByFouls": played.is_cut_short,
                "sprt": sprt,
                "luckAdjusted": played.adjusted.map(|adjusted| serde_json::json!({
                    "rate": adjusted.rate(),
                    "rateInterval": interval(adjusted.rate_interval()),
                    "worth": adjusted.worth(),
                })),
            })
        };
        serde_json::json!({
            "edition": self.rules.to_string(),
            "seed": self.seed,
            "players": self.names.iter().enumerate().map(player).collect::<Vec<_>>(),
            "matches": self.matches.iter().map(played).collect::<Vec<_>>(),
        })
    }
}

/// A share in per cent.
pub fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

/// A difference in Elo with its sign.
pub fn elo_text(elo: f64) -> String {
    match elo.is_finite() {
        // Rounded first, since a little less than even would be -0.
        true => format!("{:+.0}", elo.round() + 0.0),
        false if elo > 0.0 => "+∞".to_string(),
        false => "-∞".to_string(),
    }
}
