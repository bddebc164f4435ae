//! A game together with all that happened in it.

use crate::board::Board;
use crate::card::Card;
use crate::game::{Choice, EndReason, Event, Game, Hand, Phase, Refusal, Seen, Setup};
use crate::seat::Seat;

/// A game and its events, from which views and records are made.
#[derive(Clone, PartialEq, Eq)]
pub struct History {
    game: Game,
    events: Vec<Event>,
    /// The deck as whoever keeps this history knows it: the game's own, with `None` for each card that is only
    /// imagined.
    deck: Vec<Option<Card>>,
    /// How many events were forgotten.
    forgotten: usize,
    /// What everyone saw since the last shuffle.
    seen: Vec<Seen>,
    /// Where the pawns stood when cards were last dealt.
    dealt_on: Option<Board>,
    round: u32,
}

/// A moment of a history to which it can go back.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    game: Game,
    events: usize,
    seen: usize,
}

impl History {
    /// A new game.
    pub fn new(setup: Setup) -> Result<History, Refusal> {
        Ok(History {
            game: Game::new(setup)?,
            events: vec![Event::Start { setup }],
            deck: Vec::new(),
            forgotten: 0,
            seen: Vec::new(),
            dealt_on: None,
            round: 0,
        })
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// All that happened and is not forgotten, in order. It holds every secret: show people a [`crate::View`].
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// What everyone saw since the last shuffle.
    pub(crate) fn seen(&self) -> &[Seen] {
        &self.seen
    }

    /// Where the pawns stood when cards were last dealt.
    pub(crate) fn dealt_on(&self) -> Option<Board> {
        self.dealt_on
    }

    /// Which dealer's turn it is, from 1; 0 before the first deal. Each begins with that dealer's first deal.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// Forgets all events. The game goes on and is viewed as before, but no record can be made of it any more: for those who
    /// hold many games at once, and can replay one when they need its past.
    pub fn forget_events(&mut self) {
        self.forgotten += self.events.len();
        self.events = Vec::new();
    }

    /// This moment, to come back to.
    pub fn mark(&self) -> Mark {
        Mark { game: self.game, events: self.forgotten + self.events.len(), seen: self.seen.len() }
    }

    /// Goes back to a moment, since which no cards were dealt.
    pub fn back_to(&mut self, mark: &Mark) {
        self.game = mark.game;
        self.events.truncate(mark.events.saturating_sub(self.forgotten));
        self.seen.truncate(mark.seen);
    }

    fn add(&mut self, event: Event) {
        match &event {
            Event::Shuffle { .. } => self.seen.clear(),
            Event::Deal { number, .. } => {
                self.dealt_on = Some(*self.game.board());
                self.round += u32::from(*number == 1);
            }
            _ => {}
        }
        self.seen.extend(Seen::of(&event));
        self.events.push(event);
    }

    /// Takes a shuffled deck and deals; see [`Game::shuffle`].
    pub fn shuffle(&mut self, deck: &[Card]) -> Result<(), Refusal> {
        self.shuffle_known(deck, deck.iter().copied().map(Some).collect())
    }

    /// Shuffles a deck of which only some cards are known, the others being imagined.
    pub(crate) fn shuffle_known(&mut self, deck: &[Card], known: Vec<Option<Card>>) -> Result<(), Refusal> {
        let before = self.game;
        self.game.shuffle(deck)?;
        self.deck.clone_from(&known);
        self.add(Event::Shuffle { deck: known });
        self.add_consequences(&before);
        Ok(())
    }

    /// Decides for a seat; see [`Game::choose`].
    pub fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        self.choose_by(seat, choice, |game| game.choose(seat, choice))
    }

    /// Does again what was done by rules that may have been corrected since; see [`Game::repeat`].
    pub fn repeat(&mut self, seat: Seat, choice: Choice, board: &Board) -> Result<(), Refusal> {
        self.choose_by(seat, choice, |game| game.repeat(seat, choice, board))
    }

    fn choose_by(
        &mut self,
        seat: Seat,
        choice: Choice,
        decide: impl FnOnce(&mut Game) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let before = self.game;
        decide(&mut self.game)?;
        let event = match choice {
            Choice::Give(card) => Event::Give { seat, card: Some(card), to: before.rules().gives_to(seat) },
            Choice::Play(mv) => {
                let travels = before.board().trace_unchecked(&mv);
                Event::Play { seat, mv, travels, board: *self.game.board() }
            }
            Choice::Fold => Event::Fold { seat, cards: before.hand(seat).to_vec() },
        };
        self.add(event);
        self.add_consequences(&before);
        Ok(())
    }

    /// Gives a card that is only imagined.
    pub(crate) fn give_unknown(&mut self, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.choose(seat, Choice::Give(card))?;
        if let Some(Event::Give { card, .. }) = self.events.last_mut() {
            *card = None;
        }
        Ok(())
    }

    /// Ends the game without winners.
    pub fn abandon(&mut self) -> Result<(), Refusal> {
        let before = self.game;
        self.game.abandon()?;
        self.add_consequences(&before);
        Ok(())
    }

    /// Adds what followed by itself: places, the end, the next deal.
    fn add_consequences(&mut self, before: &Game) {
        let places: Vec<Vec<Seat>> = self.game.places().collect();
        if self.game.plays_on() {
            // The last place is nobody's merit: it comes with the end.
            let decided = places.iter().zip(1..).take(self.game.rules().team_count() - 1);
            for (seats, place) in decided.skip(before.places().count()) {
                self.add(Event::Place { place, seats: seats.clone() });
            }
        }
        if self.game.phase() == Phase::Over {
            let reason = if self.game.is_abandoned() { EndReason::Abandoned } else { EndReason::Won };
            let winners = match reason {
                EndReason::Won => places.first().cloned().unwrap_or_default(),
                EndReason::Abandoned => Vec::new(),
            };
            self.add(Event::End { winners, places, reason });
        } else if self.game.phase() == Phase::Exchange && before.phase() != Phase::Exchange {
            self.add_deal();
        }
    }

    fn add_deal(&mut self) {
        let game = &self.game;
        let seats: Vec<Seat> = game.dealing_order().collect();
        let dealt = self.deck.len() - game.undealt().len() - Hand::SIZE * seats.len();
        let cards = &self.deck[dealt..];
        let hand = |place| (0..Hand::SIZE).map(|round| cards[round * seats.len() + place]).collect();
        let hands = seats.iter().enumerate().map(|(place, seat)| (*seat, hand(place))).collect();
        let (dealer, number) = (game.dealer(), game.deal_number());
        self.add(Event::Deal { dealer, number, hands });
    }
}

/// Says only what everyone may know.
impl std::fmt::Debug for History {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("History").field("game", &self.game).field("events", &self.events.len()).finish_non_exhaustive()
    }
}
