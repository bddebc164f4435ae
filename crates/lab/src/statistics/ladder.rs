//! How strong each player of a round robin is: strengths that explain all results at once.

use crate::statistics::score::{DEVIATIONS, Interval, Score};

/// Elo points in one unit of the logistic scale on which strengths are worked out.
const ELO_A_UNIT: f64 = 400.0 / std::f64::consts::LN_10;

/// The strengths of players who all met each other, by the model of Bradley and Terry (Biometrika 39, 1952): the chance
/// to win depends only on the difference in strength.
#[derive(Clone, PartialEq, Debug)]
pub struct Ladder {
    ratings: Vec<Rating>,
}

/// How strong a player is, relative to the average of the field.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The strength in Elo. All of a ladder add up to 0.
    pub elo: f64,
    /// Half the width of the 95 % interval.
    pub margin: f64,
}

impl Rating {
    /// The 95 % interval.
    pub fn interval(&self) -> Interval {
        Interval { low: self.elo - self.margin, high: self.elo + self.margin }
    }
}

impl Ladder {
    /// The strengths that make these results likeliest. A result is that of the first player against the second, both
    /// by their number below `players`. Each pairing has one virtual game on top, half won, so that strengths stay
    /// finite when a player won or lost everything, or never met another.
    ///
    /// # Panics
    /// If a result names a player that is not there, or one against itself.
    pub fn fit(players: usize, results: &[(usize, usize, Score)]) -> Ladder {
        let field = Field::new(players, results);
        let strengths = field.likeliest();
        let deviations = field.deviations(&strengths);
        let rating = |(strength, deviation): (&f64, f64)| Rating {
            elo: strength * ELO_A_UNIT,
            margin: DEVIATIONS * deviation * ELO_A_UNIT,
        };
        Ladder { ratings: strengths.iter().zip(deviations).map(rating).collect() }
    }

    /// How strong each player is, in the order of their numbers.
    pub fn ratings(&self) -> &[Rating] {
        &self.ratings
    }

    /// The players' numbers, the strongest first; of equals, the lower number.
    pub fn ranking(&self) -> Vec<usize> {
        let mut ranking: Vec<usize> = (0..self.ratings.len()).collect();
        ranking.sort_by(|a, b| self.ratings[*b].elo.total_cmp(&self.ratings[*a].elo));
        ranking
    }
}

type Matrix = Vec<Vec<f64>>;

/// What happened between each two players, from the first one's side.
struct Field {
    wins: Matrix,
    games: Matrix,
    /// Games times their design effect.
    spread: Matrix,
}

impl Field {
    fn new(players: usize, results: &[(usize, usize, Score)]) -> Field {
        let each = |number: f64| -> Matrix {
            (0..players).map(|a| (0..players).map(|b| if a == b { 0.0 } else { number }).collect()).collect()
        };
        let mut field = Field { wins: each(0.5), games: each(1.0), spread: each(1.0) };
        for &(first, second, score) in results {
            assert_ne!(first, second, "nobody plays against itself");
            let games = score.games() as f64;
            for (a, b, rate) in [(first, second, score.rate()), (second, first, 1.0 - score.rate())] {
                field.wins[a][b] += games * rate;
                field.games[a][b] += games;
                field.spread[a][b] += games * score.design_effect();
            }
        }
        field
    }

    /// Newton's steps up the likelihood, which has a single peak. A step that changes no difference by more than one
    /// unit always goes up, since the logistic function's third derivative is never larger than its second (Bach,
    /// Electronic Journal of Statistics 4, 2010); so longer ones are shortened to that.
    fn likeliest(&self) -> Vec<f64> {
        let players = self.wins.len();
        let mut strengths = vec![0.0; players];
        // Few steps are usual, and about as many as the field is wide in units: the limit is for rounding, should it
        // ever keep steps from becoming small.
        for _ in 0..10_000 {
            let missing = |a: usize| -> f64 {
                // Wins less those expected, without the difference of two large numbers.
                let against = |b: usize| {
                    let apart = strengths[a] - strengths[b];
                    self.wins[a][b] * logistic(-apart) - self.wins[b][a] * logistic(apart)
                };
                (0..players).map(against).sum()
            };
            let inverse = inverse(&information(&self.games, &strengths));
            let gradient: Vec<f64> = (0..players).map(missing).collect();
            let step: Vec<f64> = inverse.iter().map(|row| dot(row, &gradient)).collect();
            let longest = 2.0 * step.iter().fold(0.0, |longest: f64, part| longest.max(part.abs()));
            let length = 1.0 / longest.max(1.0);
            strengths.iter_mut().zip(&step).for_each(|(strength, part)| *strength += length * part);
            // The next step would be about the square of this one.
            if longest < 1e-7 {
                break;
            }
        }
        strengths
    }

    /// The standard deviation of each strength, when their sum is fixed: the inverse of Fisher's information on both
    /// sides of what the results really vary by (White's sandwich, Econometrica 50, 1982). With design effects of 1 it
    /// is the inverse itself.
    fn deviations(&self, strengths: &[f64]) -> Vec<f64> {
        let inverse = inverse(&information(&self.games, strengths));
        let spread = information(&self.spread, strengths);
        let players = strengths.len() as f64;
        let variance = |row: &Vec<f64>| -> f64 {
            let through: Vec<f64> = spread.iter().map(|line| dot(line, row)).collect();
            // What `information` adds for the sum comes out again as 1 / players.
            dot(row, &through) - 1.0 / players
        };
        inverse.iter().map(|row| variance(row).max(0.0).sqrt()).collect()
    }
}

/// Fisher's information about the strengths. It says nothing about their sum, so that it has no inverse; a constant added
/// to every entry gives it one and leaves the differences as they are.
fn information(games: &Matrix, strengths: &[f64]) -> Matrix {
    let players = strengths.len();
    let mut matrix = vec![vec![1.0 / players as f64; players]; players];
    for a in 0..players {
        for b in (0..players).filter(|b| *b != a) {
            let apart = strengths[a] - strengths[b];
            let told = games[a][b] * logistic(apart) * logistic(-apart);
            matrix[a][a] += told;
            matrix[a][b] -= told;
        }
    }
    matrix
}

fn logistic(apart: f64) -> f64 {
    1.0 / (1.0 + (-apart).exp())
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// The inverse of a symmetric positive definite matrix by Gauss and Jordan; such a one needs no exchange of rows.
fn inverse(matrix: &Matrix) -> Matrix {
    let size = matrix.len();
    let mut left = matrix.clone();
    let mut right: Matrix = (0..size).map(|row| (0..size).map(|column| f64::from(row == column)).collect()).collect();
    for pivot in 0..size {
        let scale = 1.0 / left[pivot][pivot];
        left[pivot].iter_mut().chain(&mut right[pivot]).for_each(|entry| *entry *= scale);
        let (left_pivot, right_pivot) = (left[pivot].clone(), right[pivot].clone());
        for row in (0..size).filter(|row| *row != pivot) {
            let factor = left[row][pivot];
            left[row].iter_mut().zip(&left_pivot).for_each(|(entry, other)| *entry -= factor * other);
            right[row].iter_mut().zip(&right_pivot).for_each(|(entry, other)| *entry -= factor * other);
        }
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Deals of two games. In most tests they are as many of each kind as if games were independent.
    fn score(won: usize, split: usize, lost: usize) -> Score {
        let mut score = Score::new();
        for (count, share) in [(won, 1.0), (split, 0.5), (lost, 0.0)] {
            (0..count).for_each(|_| score.add(share, 2));
        }
        score
    }

    fn elos(ladder: &Ladder) -> Vec<f64> {
        ladder.ratings().iter().map(|rating| rating.elo).collect()
    }

    #[track_caller]
    fn near(found: f64, expected: f64, by: f64) {
        assert!((found - expected).abs() < by, "{found} is not {expected}");
    }

    #[test]
    fn two_players_are_as_far_apart_as_their_score_says() {
        let result = score(900, 600, 100);
        let ladder = Ladder::fit(2, &[(0, 1, result)]);
        let [strong, weak] = ladder.ratings() else { panic!() };
        near(strong.elo, -weak.elo, 1e-9);
        near(strong.elo - weak.elo, result.elo(), 0.2);
        // Each is half as uncertain as their difference.
        let Interval { low, high } = result.elo_interval();
        near(4.0 * strong.margin, high - low, 0.3);
        near(strong.interval().high - strong.interval().low, 2.0 * strong.margin, 1e-9);
    }

    #[test]
    fn the_virtual_game_is_the_only_difference() {
        // 3 of 4 games, and half a game of one: 3.5 of 5.
        let ladder = Ladder::fit(2, &[(0, 1, score(1, 1, 0))]);
        near(ladder.ratings()[0].elo, 200.0 * (3.5_f64 / 1.5).log10(), 1e-9);
        // Their difference has the variance of 5 games, so that a strength has a quarter of it: 1 / (4 · 5 · 0.7 · 0.3).
        near(ladder.ratings()[0].margin, DEVIATIONS * ELO_A_UNIT / 4.2_f64.sqrt(), 1e-9);
    }

    #[test]
    fn three_players_with_equal_gaps_come_out_with_these_gaps() {
        // 3 to 1 twice makes 9 to 1.
        let close = score(9000, 6000, 1000);
        let far = score(12960, 2880, 160);
        for players in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
            let [a, b, c] = players;
            let ladder = Ladder::fit(3, &[(a, b, close), (b, c, close), (a, c, far)]);
            let gap = 400.0 * 3_f64.log10();
            near(ladder.ratings()[a].elo, gap, 0.1);
            near(ladder.ratings()[b].elo, 0.0, 0.1);
            near(ladder.ratings()[c].elo, -gap, 0.1);
            assert_eq!(ladder.ranking(), players);
        }
    }

    #[test]
    fn results_that_contradict_each_other_even_out() {
        // Each beats the next one round a circle.
        let beats = score(90, 60, 10);
        let ladder = Ladder::fit(3, &[(0, 1, beats), (1, 2, beats), (2, 0, beats)]);
        elos(&ladder).iter().for_each(|elo| near(*elo, 0.0, 1e-9));
        assert_eq!(ladder.ranking().len(), 3);
    }

    #[test]
    fn who_wins_everything_stays_finite_and_first() {
        let two = Ladder::fit(2, &[(0, 1, score(50, 0, 0))]);
        near(two.ratings()[0].elo, 200.0 * 201_f64.log10(), 1e-9);
        let all = score(500_000, 0, 0);
        let pairs = (0..16).flat_map(|a| (a + 1..16).map(move |b| (a, b, all)));
        let ladder = Ladder::fit(16, &pairs.collect::<Vec<_>>());
        assert!(ladder.ratings().iter().all(|rating| rating.elo.is_finite() && rating.margin.is_finite()));
        assert!(ladder.ratings().iter().all(|rating| rating.margin > 50.0));
        assert_eq!(ladder.ranking(), (0..16).collect::<Vec<_>>());
        near(elos(&ladder).iter().sum(), 0.0, 1e-6);
    }

    #[test]
    fn the_order_of_results_and_of_the_two_players_does_not_matter() {
        let (a, b, c) = (score(70, 60, 30), score(50, 70, 40), score(10, 5, 145));
        let turned = score(145, 5, 10);
        let ladder = Ladder::fit(3, &[(0, 1, a), (1, 2, b), (0, 2, c)]);
        assert_eq!(ladder, Ladder::fit(3, &[(0, 2, c), (0, 1, a), (1, 2, b)]));
        let other = Ladder::fit(3, &[(1, 2, b), (2, 0, turned), (0, 1, a)]);
        for (one, other) in ladder.ratings().iter().zip(other.ratings()) {
            near(one.elo, other.elo, 1e-6);
            near(one.margin, other.margin, 1e-6);
        }
    }

    #[test]
    fn luck_that_cancels_out_narrows_the_interval() {
        let margin = |score: Score| Ladder::fit(2, &[(0, 1, score)]).ratings()[0].margin;
        near(margin(score(2000, 0, 2000)) / margin(score(1000, 2000, 1000)), 2_f64.sqrt(), 1e-3);
        near(margin(score(200, 3600, 200)) / margin(score(1000, 2000, 1000)), 0.2_f64.sqrt(), 1e-3);
    }

    #[test]
    fn those_who_never_met_anyone_are_average() {
        assert_eq!(Ladder::fit(0, &[]).ratings(), []);
        assert_eq!(Ladder::fit(1, &[]).ratings(), [Rating { elo: 0.0, margin: 0.0 }]);
        let ladder = Ladder::fit(3, &[(0, 1, score(90, 60, 10))]);
        near(ladder.ratings()[2].elo, 0.0, 1e-9);
        assert!(ladder.ratings()[2].margin > ladder.ratings()[0].margin);
    }
}
