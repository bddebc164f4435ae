//! What a game of the arena says with luck taken out.

use makker_review::{Course, Effort};

use crate::arena::{DuplicateResult, GameResult};

/// How the game went for the first entrant with luck taken out: an even chance, and what all play was worth compared with par. What it
/// was if nobody won.
pub fn without_luck(game: &GameResult, effort: Effort) -> f64 {
    let own = || (0..game.seating.len()).filter(|team| game.seating[*team] == 0);
    let even = own().count() as f64 / game.seating.len() as f64;
    match Course::of(&game.history) {
        Ok(course) if game.winner.is_some() => {
            let review = course.review(effort);
            own().map(|team| review.by_play(team)).sum()
        }
        _ => even,
    }
}

/// The same for all games of a duplicate, on the mean.
pub fn duplicate_without_luck(duplicate: &DuplicateResult, effort: Effort) -> f64 {
    let games = duplicate.games.iter();
    games.map(|game| without_luck(game, effort)).sum::<f64>() / duplicate.games.len() as f64
}
