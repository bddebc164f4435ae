//! `makker play --watch`: bots play, and everyone at the board shows the cards.

use std::io::Write;

use anyhow::Result;
use makker_bots::Advice;
use makker_rules::{Card, Choice, EndReason, Event, Game, RuleSet, Seat, Seen, Space};

use crate::language::messages::t;
use crate::play::local_game::LocalGame;
use crate::play::stage::{Stage, trail};
use crate::screen::company::Company;
use crate::screen::draw::{Note, Scene};
use crate::screen::ink::{self, FAINT};
use crate::screen::words;

/// How many characters a whole bar has.
const BAR: usize = 16;

/// Shows a game in which only bots play, to its end.
pub fn run<W: Write>(
    game: &mut LocalGame,
    company: Company,
    mut stage: Stage<'_, W>,
    keep: impl Fn(&LocalGame) -> Result<()>,
) -> Result<()> {
    let rules = game.view(None).rules();
    let mut commentary =
        Commentary { company, chances: vec![None; rules.team_count()], deals: 0, gifts: Vec::new(), used: None };
    loop {
        let dealt = game.deal()?;
        if !dealt.is_empty() {
            // The used pile was shuffled too.
            commentary.used = None;
        }
        dealt.iter().for_each(|seen| commentary.note(seen));
        keep(game)?;
        let Some(seat) = game.decider() else { break };
        let Some(advice) = game.advice(seat) else { break };
        let before = *game.history().game();
        let happened = game.carry_out(seat, advice.choice)?;
        commentary.estimate(rules, seat, advice.win);
        if let Some(winners) = game.history().game().winners() {
            commentary.know(rules, &winners);
        }
        let lines = commentary.lines(rules, &before, seat, &advice);
        let trail = happened.first().map(|seen| trail(before.board(), seen)).unwrap_or_default();
        happened.iter().for_each(|seen| commentary.note(seen));
        // All gifts of an exchange are shown together: they are laid down at the same time.
        if !lines.is_empty() && (commentary.gifts.is_empty() || game.view(None).to_give.is_empty()) {
            stage.show(&commentary.scene(game, trail), &lines)?;
            stage.pause()?;
            commentary.gifts.clear();
        }
    }
    if let Some(Event::End { winners, places, reason: EndReason::Won }) = game.history().events().last() {
        let names = commentary.company.team(winners);
        stage.say(&[String::new(), t!("win-after", names = names, deals = commentary.deals)])?;
        for (place, seats) in places.iter().enumerate().filter(|_| places.len() > 2) {
            stage.say(&[format!("  {}. {}", place + 1, commentary.company.team(seats))])?;
        }
    }
    Ok(())
}

/// What has been told so far.
struct Commentary {
    company: Company,
    /// The chance of each team to win, as its own bots last saw it.
    chances: Vec<Option<f64>>,
    deals: usize,
    /// What was given in this exchange, in words.
    gifts: Vec<String>,
    /// The last card on the used pile.
    used: Option<Card>,
}

impl Commentary {
    fn note(&mut self, seen: &Seen) {
        match seen {
            Seen::Deal { .. } => self.deals += 1,
            Seen::Play { mv, .. } => self.used = Some(mv.card()),
            Seen::Fold { cards, .. } => self.used = cards.last().copied(),
            Seen::Give { .. } | Seen::Place { .. } => {}
        }
    }

    fn estimate(&mut self, rules: RuleSet, seat: Seat, win: f64) {
        let teams = rules.teams().enumerate();
        for (team, seats) in teams {
            if seats.contains(&seat) {
                self.chances[team] = Some(win);
            } else if self.chances.len() == 2 {
                self.chances[team] = Some(1.0 - win);
            }
        }
    }

    /// Once somebody has won, that is no matter of opinion.
    fn know(&mut self, rules: RuleSet, winners: &[Seat]) {
        for (team, chance) in rules.teams().zip(&mut self.chances) {
            *chance = Some(if team == winners { 1.0 } else { 0.0 });
        }
    }

    /// What a decision was, why, and what the teams' chances are.
    fn lines(&mut self, rules: RuleSet, before: &Game, seat: Seat, advice: &Advice) -> Vec<String> {
        let hand = before.hand(seat);
        let ink = ink::of(seat).bold();
        let name = format!("{ink}{}{ink:#}", self.company.name(seat));
        let why = words::motive(&self.company, rules, seat, advice.motive);
        let mut lines = match advice.choice {
            Choice::Give(card) => {
                let to = self.company.name(rules.gives_to(seat));
                let card = format!("{} {card}", ink::card(card));
                self.gifts.push(t!("gives-because", name = name, card = card, to = to, why = why));
                return self.gifts.clone();
            }
            Choice::Play(mv) => {
                let what = words::played(&self.company, before.board(), seat, &mv, words::Told::Done);
                let card = format!("{} {what}", ink::card(mv.card()));
                vec![t!("line-play", who = "other", name = name, card = card)]
            }
            Choice::Fold => vec![t!("said-fold", name = name, cards = words::codes(hand))],
        };
        lines.push(format!("  {}", t!("because", why = why)));
        let bar = |(team, chance): (Vec<Seat>, usize)| {
            let full = (chance * BAR + 50) / 100;
            let letters: Vec<String> = team.iter().map(Seat::to_string).collect();
            let ink = ink::of(team[0]);
            let (full, rest) = ("█".repeat(full), "░".repeat(BAR - full));
            format!("{ink}{} {full}{FAINT}{rest}{FAINT:#}{ink} {chance:3} %{ink:#}", letters.join("+"))
        };
        let known: Option<Vec<f64>> = self.chances.iter().copied().collect();
        let bars: Vec<String> =
            rules.teams().zip(known.map_or(Vec::new(), |chances| percents(&chances))).map(bar).collect();
        lines.push(bars.join("   "));
        lines
    }

    fn scene(&self, game: &LocalGame, trail: Vec<(Space, Seat)>) -> Scene {
        let view = game.view(None);
        let turn = game.decider().filter(|_| view.to_give.is_empty());
        let note = |seat: &Seat| {
            let mark = if turn == Some(*seat) { "▸" } else { "" };
            let level = game.level(*seat).map(|level| t!("level-", level.name()));
            let hand = words::codes(game.history().game().hand(*seat));
            let heading = format!("{mark}{}", self.company.heading(*seat));
            Note { seat: Some(*seat), heading, texts: level.into_iter().chain([hand]).collect() }
        };
        let mut notes: Vec<Note> = view.rules().seats().iter().map(note).collect();
        let [heading, dealing] = words::deal(&self.company, self.deals, view.dealer, view.deal_number);
        let used = self.used.map(|card| t!("last-card", card = card.code()));
        notes.push(Note { seat: None, heading, texts: [dealing].into_iter().chain(used).collect() });
        Scene { board: view.board, trail, notes }
    }
}

/// Chances as whole per cents that add up to 100. Each team's is its own opinion, so they need not do so by themselves.
fn percents(chances: &[f64]) -> Vec<usize> {
    let all: f64 = chances.iter().sum();
    let exact: Vec<f64> = chances.iter().map(|chance| if all > 0.0 { chance / all * 100.0 } else { 0.0 }).collect();
    let mut whole: Vec<usize> = exact.iter().map(|exact| *exact as usize).collect();
    // What was rounded off goes to those who lost most by it.
    let mut losers: Vec<usize> = (0..exact.len()).collect();
    losers.sort_by(|a, b| exact[*b].fract().total_cmp(&exact[*a].fract()));
    let missing = if all > 0.0 { 100 - whole.iter().sum::<usize>() } else { 0 };
    losers.iter().take(missing).for_each(|team| whole[*team] += 1);
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn per_cents_add_up() {
        assert_eq!(percents(&[0.5, 0.5]), [50, 50]);
        assert_eq!(percents(&[0.4, 0.4, 0.4]), [34, 33, 33]);
        assert_eq!(percents(&[0.9, 0.3, 0.3]), [60, 20, 20]);
        assert_eq!(percents(&[0.0, 1.0, 0.0]), [0, 100, 0]);
        assert_eq!(percents(&[0.0, 0.0]), [0, 0]);
    }
}
