//! One piece of work: what is found out about a deal or a decision, whatever is found out about the others.

use makker_bots::network::network;
use makker_bots::playout::Policy;
use makker_chance::Chance;

use crate::course::{Course, PieceKind};
use crate::effort::Effort;
use crate::judge::{Judgement, judge};
use crate::world::{After, standing_before_deal};

/// What was found out about one piece.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The judgement of a decision in which there was a choice.
    pub(crate) judgement: Option<Judgement>,
    /// How the game stood after it, by team; nothing if it stood as before, because there was no choice.
    pub(crate) after: Option<Vec<f64>>,
    /// How it would have stood after what is compared with it: other deals, or par.
    pub(crate) compared: Option<Vec<f64>>,
}

impl Finding {
    /// The judgement, if it was a decision in which there was a choice.
    pub fn judgement(&self) -> Option<&Judgement> {
        self.judgement.as_ref()
    }
}

impl Course {
    /// Does one piece of the work.
    ///
    /// # Panics
    /// If there is no such piece.
    pub fn find(&self, piece: u32, effort: Effort) -> Finding {
        let mut policy = Policy::new(network(self.rules));
        let mut chance = Chance::from_seed(u64::from(piece));
        let done = &self.pieces[piece as usize];
        match &done.kind {
            PieceKind::Deal { .. } if effort.deals == 0 => Finding { judgement: None, after: None, compared: None },
            PieceKind::Deal { before } => {
                let playouts = effort.standing.max(effort.deals / 4);
                let after = done.after.map(|world| world.standing(&mut policy, playouts, &mut chance));
                let compared = before.as_ref().map(|(world, cards)| {
                    standing_before_deal(world.rest(), cards, &mut policy, effort.deals, &mut chance)
                });
                Finding { judgement: None, after, compared }
            }
            PieceKind::Decision { seat, choice, view, before } => {
                let judgement = judge(view, *choice, piece, effort);
                if (view.choices.len() == 1 || effort.standing == 0) && done.after.is_some() {
                    return Finding { judgement, after: None, compared: None };
                }
                let won = |team: usize| {
                    (0..self.rules.team_count()).map(|other| f64::from(u8::from(other == team))).collect::<Vec<f64>>()
                };
                let after = match done.after {
                    Some(world) => world.standing(&mut policy, effort.standing, &mut chance),
                    None => won(self.winner),
                };
                let other = judgement.as_ref().filter(|judgement| judgement.par != judgement.chosen);
                let compared = other.map(|judgement| match before.after(*seat, judgement.par) {
                    After::Won(seat) => won(self.team_of(seat)),
                    After::Goes(world) => world.standing(&mut policy, effort.standing, &mut chance),
                });
                Finding { judgement, after: Some(after), compared }
            }
        }
    }
}
