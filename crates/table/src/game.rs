//! A game at a table: what was done in it, what may be taken back, and what of the hands is known.

use makker_protocol::Verdict;
use makker_rules::{Board, Card, Choice, Event, History, Mark, Phase, Refusal, Seat, Setup};

use crate::question::{Question, Vote};

/// The game that is played at a table, or was played last.
pub struct TableGame {
    /// The game with all that happened.
    pub history: History,
    /// How many decks have been shuffled in it, also when its events are forgotten.
    pub decks: usize,
    /// The last thing that was done in it, if it was a play: it may be taken back.
    last_play: Option<Play>,
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

/// A play, and the game before it.
struct Play {
    seat: Seat,
    card: Card,
    before: Mark,
}

/// Something that is done in a game.
pub enum Step {
    /// This deck was dealt from.
    Shuffle(Vec<Card>),
    /// A seat chose, and the pawns stood like this afterwards: an outcome, so that a corrected ruling never changes a game that is
    /// being played.
    Choice(Seat, Choice, Board),
}

impl Step {
    fn perform(&self, history: &mut History) -> Result<(), Refusal> {
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
            decks: 0,
            last_play: None,
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
        let (mark, before) = (self.history.mark(), self.history.events().len());
        step.perform(&mut self.history)?;
        let events = self.history.events()[before..].to_vec();
        if let Step::Choice(seat, choice, _) = &step {
            (self.take_back, self.stands) = (None, false);
            self.vote = self.vote.take().filter(|vote| vote.what != Verdict::StandIn || vote.of != *seat);
            self.forget_shown(*seat, *choice, &events);
        }
        self.decks += usize::from(matches!(step, Step::Shuffle(_)));
        self.last_play = match step {
            Step::Choice(seat, Choice::Play(mv), _) => Some(Play { seat, card: mv.card(), before: mark }),
            Step::Choice(..) | Step::Shuffle(_) => None,
        };
        Ok(events)
    }

    /// The game is over: nothing of it is done again.
    pub fn rest(&mut self) {
        self.drop_questions();
        self.shown.clear();
        self.last_play = None;
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
        let is_dealt = self.history.game().phase() == Phase::Exchange;
        self.last_play.as_ref().filter(|_| !is_dealt).map(|play| play.seat)
    }

    /// Takes back the last play, which is this seat's; or says why that cannot be.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), &'static str> {
        let is_last = self.last_play() == Some(seat);
        let Some(play) = self.last_play.take().filter(|_| is_last) else {
            return Err("there is nothing to take back");
        };
        self.history.back_to(&play.before);
        self.shown.push((seat, play.card));
        // The play before it stands: whoever made it has seen what followed.
        (self.take_back, self.stands) = (None, true);
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
