//! The course of a finished game: its deals and decisions one after the other, each with what is needed to look at it alone.

use std::fmt;

use makker_rules::{Board, Card, Choice, Event, Game, History, Phase, RuleSet, Seat, View};

use crate::world::{After, World};

/// A finished game, cut into pieces of work that do not depend on each other.
pub struct Course {
    pub(crate) rules: RuleSet,
    pub(crate) pieces: Vec<Piece>,
    /// The team that won, by its place among the rule set's teams.
    pub(crate) winner: usize,
}

/// A deal or a decision.
pub(crate) struct Piece {
    /// Which of the history's events it is.
    pub(crate) event: usize,
    /// The world after it; none if it won the game.
    pub(crate) after: Option<World>,
    pub(crate) kind: PieceKind,
}

pub(crate) enum PieceKind {
    Deal {
        /// The deal before it, as it ended, and the cards from which this one was dealt; nothing for the first.
        before: Option<(World, Vec<Card>)>,
    },
    Decision {
        seat: Seat,
        choice: Choice,
        /// What the seat knew.
        view: Box<View>,
        /// The world in which it decided.
        before: World,
    },
}

/// Why a game cannot be looked back at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotReviewable {
    /// It is not over.
    Unfinished,
    /// It was given up.
    Abandoned,
    /// Cards are hidden in it.
    Hidden,
    /// It cannot be played through by the rules.
    Broken,
}

impl fmt::Display for NotReviewable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotReviewable::Unfinished => "the game is not over: play it to its end, then look back at it",
            NotReviewable::Abandoned => "the game was given up, so nobody has won: only a game with winners can be reviewed",
            NotReviewable::Hidden => {
                "cards are hidden in this record (?): take the record that is made once the game is over, which shows them all"
            }
            NotReviewable::Broken => "the game cannot be played through by the rules: check it with `makker replay`",
        })
    }
}

impl std::error::Error for NotReviewable {}

impl Course {
    /// The course of a game. If it was played on for second place, until it was won.
    pub fn of(history: &History) -> Result<Course, NotReviewable> {
        let game = history.game();
        if game.phase() != Phase::Over && game.winners().is_none() {
            return Err(NotReviewable::Unfinished);
        }
        let winners = game.winners().ok_or(NotReviewable::Abandoned)?;
        let winner = game.rules().teams().position(|team| team == winners).ok_or(NotReviewable::Broken)?;
        let hides = |event: &Event| match event {
            Event::Shuffle { deck } => deck.iter().any(Option::is_none),
            Event::Give { card, .. } => card.is_none(),
            _ => false,
        };
        if history.events().iter().any(hides) {
            return Err(NotReviewable::Hidden);
        }
        let mut walk = Walk::begin(history)?;
        for (number, event) in history.events().iter().enumerate() {
            if walk.is_won {
                break;
            }
            walk.step(number, event).ok_or(NotReviewable::Broken)?;
        }
        Ok(Course { rules: game.rules(), pieces: walk.pieces, winner })
    }

    /// The rule set.
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// How many pieces of work there are.
    pub fn pieces(&self) -> u32 {
        self.pieces.len() as u32
    }

    /// The place of a seat's team among the rule set's teams.
    pub(crate) fn team_of(&self, seat: Seat) -> usize {
        self.rules.teams().position(|team| team.contains(&seat)).unwrap_or(0)
    }

    /// Which event of the history a piece is about.
    pub fn event_of(&self, piece: u32) -> usize {
        self.pieces[piece as usize].event
    }

    /// Whose decision a piece is about; nobody's if cards were dealt.
    pub fn seat_of(&self, piece: u32) -> Option<Seat> {
        match &self.pieces[piece as usize].kind {
            PieceKind::Deal { .. } => None,
            PieceKind::Decision { seat, .. } => Some(*seat),
        }
    }
}

/// Plays a game again and notes what happens.
struct Walk {
    history: History,
    world: Option<World>,
    /// The cards from which the next deal comes, if it comes from what is left of the deck.
    left: Vec<Card>,
    pieces: Vec<Piece>,
    is_won: bool,
}

impl Walk {
    fn begin(history: &History) -> Result<Walk, NotReviewable> {
        let Some(Event::Start { setup }) = history.events().first() else { return Err(NotReviewable::Broken) };
        let history = History::new(*setup).map_err(|_| NotReviewable::Broken)?;
        Ok(Walk { history, world: None, left: Vec::new(), pieces: Vec::new(), is_won: false })
    }

    fn step(&mut self, event: usize, what: &Event) -> Option<()> {
        match what {
            Event::Shuffle { deck } => {
                let deck: Vec<Card> = deck.iter().copied().collect::<Option<_>>()?;
                self.left = deck.clone();
                self.history.shuffle(&deck).ok()
            }
            Event::Deal { .. } => self.deal(event),
            Event::Give { seat, card, .. } => self.decide(event, *seat, Choice::Give((*card)?), None),
            Event::Play { seat, mv, board, .. } => self.decide(event, *seat, Choice::Play(*mv), Some(board)),
            Event::Fold { seat, .. } => self.decide(event, *seat, Choice::Fold, None),
            Event::Start { .. } | Event::Place { .. } | Event::End { .. } => Some(()),
        }
    }

    fn deal(&mut self, event: usize) -> Option<()> {
        let game: &Game = self.history.game();
        let dealt = World::dealt(game);
        let cards = std::mem::replace(&mut self.left, game.undealt().to_vec());
        let before = self.world.map(|world| (world, cards));
        self.world = Some(dealt);
        self.pieces.push(Piece { event, after: Some(dealt), kind: PieceKind::Deal { before } });
        Some(())
    }

    fn decide(&mut self, event: usize, seat: Seat, choice: Choice, board: Option<&Board>) -> Option<()> {
        let before = self.world?;
        let view = Box::new(View::new(&self.history, Some(seat)));
        let board = board.copied().unwrap_or(*self.history.game().board());
        self.history.repeat(seat, choice, &board).ok()?;
        let after = match before.after_on(seat, choice, &board) {
            After::Won(_) => None,
            After::Goes(world) => Some(world),
        };
        self.is_won = after.is_none();
        self.world = after;
        self.pieces.push(Piece { event, after, kind: PieceKind::Decision { seat, choice, view, before } });
        Some(())
    }
}
