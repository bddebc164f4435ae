//! A game at a table: what was done in it, what may be taken back, and what of the hands is known.

use makker_protocol::Verdict;
use makker_rules::{Board, Card, Choice, Event, History, Phase, Refusal, Seat, Setup};

use crate::table::question::{Question, Vote};

/// The game that is played at a table, or was played last.
pub struct TableGame {
    /// The game with all that happened.
    pub history: History,
    /// All that was done, to be done again without the last after a take-back.
    steps: Vec<Step>,
    /// Someone asks to take back the last play.
    pub take_back: Option<Question>,
    /// The last play stays: someone did not agree to take it back.
    pub stands: bool,
    /// Someone asks to give the game up.
    pub abandon: Option<Question>,
    /// What people decide together about one of them.
    pub vote: Option<Vote>,
    /// Cards that were played and taken back, still in their hands.
    pub shown: Vec<(Seat, Card)>,
    /// The number of the line by which the cards of this deal were dealt; 0 before the first.
    pub dealt: u32,
    /// Who has seen which hands in this game.
    held: Vec<Held>,
}

/// Someone who has seen hands of a seat.
struct Held {
    person: String,
    seat: Seat,
    /// The line by which the last of them was dealt.
    dealt: u32,
}

/// Something that was done in a game.
#[derive(Clone)]
pub enum Step {
    /// This deck was dealt from.
    Shuffle(Vec<Card>),
    /// A seat chose, and the pawns stood like this afterwards: an outcome, so that a corrected ruling never changes a game that is
    /// being played.
    Choice(Seat, Choice, Board),
}

impl Step {
    fn redo(&self, history: &mut History) -> Result<(), Refusal> {
        match self {
            Step::Shuffle(deck) => history.shuffle(deck),
            Step::Choice(seat, choice, board) => history.repeat(*seat, *choice, board),
        }
    }
}

impl TableGame {
    /// A game that begins.
    pub fn new(setup: Setup) -> Result<TableGame, Refusal> {
        Ok(TableGame {
            history: History::new(setup)?,
            steps: Vec::new(),
            take_back: None,
            stands: false,
            abandon: None,
            vote: None,
            shown: Vec::new(),
            dealt: 0,
            held: Vec::new(),
        })
    }

    /// Does a step, and says what happened.
    pub fn step(&mut self, step: Step) -> Result<Vec<Event>, Refusal> {
        let before = self.history.events().len();
        step.redo(&mut self.history)?;
        let events = self.history.events()[before..].to_vec();
        if let Step::Choice(seat, choice, _) = &step {
            (self.take_back, self.stands) = (None, false);
            self.vote = self.vote.take().filter(|vote| vote.what != Verdict::StandIn || vote.of != *seat);
            self.forget_shown(*seat, *choice, &events);
        }
        self.steps.push(step);
        Ok(events)
    }

    /// How many steps are remembered.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// The game is over: nothing of it is done again.
    pub fn rest(&mut self) {
        self.drop_questions();
        self.shown.clear();
        self.steps = Vec::new();
    }

    /// Remembers that a person sees this seat's hand of the running deal.
    pub fn hold(&mut self, person: &str, seat: Seat) {
        let dealt = self.dealt;
        match self.held.iter_mut().find(|held| held.person == person && held.seat == seat) {
            Some(held) => held.dealt = dealt,
            None => self.held.push(Held { person: person.to_string(), seat, dealt }),
        }
    }

    /// The seat whose hand of the running deal a person has seen.
    pub fn hand_seen_by(&self, person: &str) -> Option<Seat> {
        self.held.iter().find(|held| held.person == person && held.dealt == self.dealt).map(|held| held.seat)
    }

    /// Has a person seen hands of another seat than this one?
    pub fn has_seen_another(&self, person: &str, seat: Seat) -> bool {
        self.held.iter().any(|held| held.person == person && held.seat != seat)
    }

    /// Gives the game up, and says what happened.
    pub fn abandon(&mut self) -> Result<Vec<Event>, Refusal> {
        let before = self.history.events().len();
        self.history.abandon()?;
        Ok(self.history.events()[before..].to_vec())
    }

    /// The seat that may take back its last play: the last thing that happened in the game, and no fold. When the next
    /// cards were dealt with it, it stands: everyone has seen them.
    pub fn last_play(&self) -> Option<Seat> {
        if matches!(self.history.events().last(), Some(Event::Deal { .. })) {
            return None;
        }
        match self.steps.last()? {
            Step::Choice(seat, Choice::Play(_), _) => Some(*seat),
            _ => None,
        }
    }

    /// Takes back the last play, which is this seat's; or says why that cannot be.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), &'static str> {
        if self.last_play() != Some(seat) {
            return Err("there is nothing to take back");
        }
        let Some(Event::Start { setup }) = self.history.events().first() else {
            return Err("the game has no beginning");
        };
        let mut history = History::new(*setup).map_err(|_| "no such game")?;
        if let Some(Step::Choice(_, Choice::Play(mv), _)) = self.steps.pop() {
            self.shown.push((seat, mv.card()));
        }
        for step in &self.steps {
            step.redo(&mut history).map_err(|_| "the game does not allow it")?;
        }
        // The play before it stands: whoever made it has seen what followed.
        (self.history, self.take_back, self.stands) = (history, None, true);
        Ok(())
    }

    /// Others are asked now than when the questions were put: whoever still wants it asks again, and nothing waits for someone
    /// who is gone.
    pub fn drop_questions(&mut self) {
        (self.take_back, self.abandon, self.vote) = (None, None, None);
    }

    /// Of cards that were taken back, those that left the hand are no longer known to be there.
    fn forget_shown(&mut self, seat: Seat, choice: Choice, events: &[Event]) {
        match choice {
            Choice::Play(mv) => {
                if let Some(known) = self.shown.iter().position(|shown| *shown == (seat, mv.card())) {
                    self.shown.remove(known);
                }
            }
            Choice::Fold => self.shown.retain(|(other, _)| *other != seat),
            Choice::Give(_) => {}
        }
        let is_dealt = events.iter().any(|event| matches!(event, Event::Deal { .. }));
        if is_dealt || self.history.game().phase() == Phase::Shuffle {
            // Those hands are gone, and nothing of the new ones may be told.
            self.shown.clear();
        }
    }
}
