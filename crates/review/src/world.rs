//! The world as it was: all hands, with what is left of the deck unknown; and how the game stands in it.

use makker_bots::playout::{Policy, RestOfDeal};
use makker_chance::Chance;
use makker_rules::{Board, BySeat, Card, Choice, Dealing, Game, Seat};

/// A deal in which all hands are known.
#[derive(Clone, Copy)]
pub(crate) struct World {
    rest: RestOfDeal,
    /// What has been given, by giver, while cards are exchanged; nothing once they are played.
    gifts: Option<BySeat<Option<Card>>>,
}

/// Where a choice leads.
pub(crate) enum After {
    /// The team of the seat that chose has won.
    Won(Seat),
    /// The deal goes on, or is over.
    Goes(World),
}

impl World {
    /// The world right after cards were dealt.
    pub(crate) fn dealt(game: &Game) -> World {
        let playing = game.playing();
        let dealing = Dealing { dealer: game.dealer(), number: game.deal_number() };
        let rest = RestOfDeal {
            board: *game.board(),
            hands: BySeat::from_fn(|seat| *game.hand(seat)),
            playing,
            holding: playing,
            turn: Some(dealing.opener(playing)),
            given: BySeat::all(None),
            dealing,
        };
        World { rest, gifts: Some(BySeat::all(None)) }
    }

    /// The deal itself.
    pub(crate) fn rest(&self) -> &RestOfDeal {
        &self.rest
    }

    /// The world after a seat's choice, which leads to this board.
    pub(crate) fn after_on(&self, seat: Seat, choice: Choice, board: &Board) -> After {
        let mut world = *self;
        match choice {
            Choice::Play(mv) => {
                world.rest.play(mv.card(), board);
                let team = board.rules().team_of(seat);
                if team.iter().all(|mate| board.is_finished(*mate)) {
                    return After::Won(seat);
                }
            }
            Choice::Fold => world.rest.fold(),
            Choice::Give(card) => {
                if let Some(gifts) = &mut world.gifts {
                    gifts[seat] = Some(card);
                    if world.rest.playing.iter().all(|giver| gifts[giver].is_some()) {
                        world.rest.exchange(gifts);
                        world.gifts = None;
                    }
                }
            }
        }
        After::Goes(world)
    }

    /// The same for a choice that is legal today.
    pub(crate) fn after(&self, seat: Seat, choice: Choice) -> After {
        let board = match choice {
            Choice::Play(mv) => self.rest.board.after(&mv),
            _ => self.rest.board,
        };
        self.after_on(seat, choice, &board)
    }

    /// The chance of each team, by this number of playouts in which all go on by the network.
    pub(crate) fn standing(&self, policy: &mut Policy<'_>, playouts: u32, chance: &mut Chance) -> Vec<f64> {
        let mut begin = self.rest;
        if let Some(gifts) = &self.gifts {
            let others = policy.gifts(&begin);
            begin.exchange(&BySeat::from_fn(|seat| gifts[seat].or(others[seat])));
        }
        let playouts = if begin.turn.is_none() { 1 } else { playouts.max(1) };
        let mut sums = vec![0.0; begin.rules().team_count()];
        for _ in 0..playouts {
            let mut rest = begin;
            let winner = policy.play_out_swaying(&mut rest, chance);
            for (sum, win) in sums.iter_mut().zip(policy.teams_at_end(&rest, winner)) {
                *sum += win / f64::from(playouts);
            }
        }
        sums
    }
}

/// The chance of each team before a deal that follows on this one, from these cards: the mean over deals as they might come.
pub(crate) fn standing_before_deal(
    over: &RestOfDeal,
    cards: &[Card],
    policy: &mut Policy<'_>,
    deals: u32,
    chance: &mut Chance,
) -> Vec<f64> {
    let mut cards = cards.to_vec();
    let mut sums = vec![0.0; over.rules().team_count()];
    for _ in 0..deals.max(1) {
        chance.shuffle(&mut cards);
        let mut rest = policy.deal(over, &cards);
        let winner = policy.play_out_swaying(&mut rest, chance);
        for (sum, win) in sums.iter_mut().zip(policy.teams_at_end(&rest, winner)) {
            *sum += win / f64::from(deals.max(1));
        }
    }
    sums
}
