//! What one seat may know, as JSON: written from a view, and read back with every field checked.

use makker_rules::sorted::sort;
use makker_rules::{Board, Card, Choice, Hand, Move, Phase, RuleSet, Seat, SeatSet, Seen, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::words::check::{Field, WrongField};
use crate::words::seat_map::SeatMap;
use crate::words::sent::Sent;

/// A view. It says nothing that its seat may not know, since the view that it is made from does not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ViewMessage {
    /// The rule set's name.
    #[schema(value_type = String)]
    pub edition: Sent<RuleSet>,
    /// Does the game go on for second place?
    pub play_on: bool,
    /// Who sees this; nobody in particular for a spectator.
    #[schema(value_type = Option<String>)]
    pub seat: Option<Sent<Seat>>,
    /// `"shuffle"`, `"exchange"`, `"play"` or `"over"`.
    pub phase: String,
    /// Whose turn it is, while cards are played.
    #[schema(value_type = Option<String>)]
    pub turn: Option<Sent<Seat>>,
    /// Who deals.
    #[schema(value_type = String)]
    pub dealer: Sent<Seat>,
    /// The first, second or third deal of this dealer; 0 before the first.
    pub deal: u8,
    /// Which dealer's turn of the game, from 1; 0 before the first deal, or if it is left out.
    #[serde(default)]
    pub round: u32,
    /// Where the pawns stand.
    #[schema(value_type = String)]
    pub board: Sent<Board>,
    /// Where the pawns stood when the cards of this deal were dealt: with the events, what each seat's plays tell about its
    /// cards. It may be left out.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub dealt_on: Option<Sent<Board>>,
    /// The seat's own cards.
    #[schema(value_type = Vec<String>)]
    pub hand: Vec<Sent<Card>>,
    /// What the seat gave in this deal's exchange.
    #[schema(value_type = Option<String>)]
    pub given: Option<Sent<Card>>,
    /// What the seat received in this deal's exchange.
    #[schema(value_type = Option<String>)]
    pub received: Option<Sent<Card>>,
    /// The seats that have not given a card yet, while cards are exchanged.
    #[schema(value_type = Vec<String>)]
    pub to_give: Vec<Sent<Seat>>,
    /// How many cards each seat holds, clockwise from red.
    #[schema(value_type = HashMap<String, u8>)]
    pub cards_left: SeatMap<u8>,
    /// The teams that have their places, the winners first.
    #[schema(value_type = Vec<Vec<String>>)]
    pub places: Vec<Vec<Sent<Seat>>>,
    /// What everyone saw since the last shuffle.
    pub events: Vec<SeenMessage>,
    /// What the seat can decide now: `"give 2"`, `"7x1 R3>R6, R12>Y2"`, `"fold"`.
    #[schema(value_type = Vec<String>)]
    pub moves: Vec<Sent<Choice>>,
}

/// One thing that everyone saw.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum SeenMessage {
    /// Cards were dealt, four each, face down.
    Deal {
        /// Who dealt.
        #[schema(value_type = String)]
        dealer: Sent<Seat>,
        /// The first, second or third deal of this dealer.
        number: u8,
    },
    /// A seat laid a card face down for a teammate.
    Give {
        /// Who gave.
        #[schema(value_type = String)]
        seat: Sent<Seat>,
        /// Who will take it up.
        #[schema(value_type = String)]
        to: Sent<Seat>,
    },
    /// A seat played a card.
    Play {
        /// Who played.
        #[schema(value_type = String)]
        seat: Sent<Seat>,
        /// What it did.
        #[serde(rename = "move")]
        #[schema(value_type = String)]
        mv: Sent<Move>,
    },
    /// A seat laid its hand down, face up.
    Fold {
        /// Who folded.
        #[schema(value_type = String)]
        seat: Sent<Seat>,
        /// The whole hand.
        #[schema(value_type = Vec<String>)]
        cards: Vec<Sent<Card>>,
    },
    /// A team has its place.
    Place {
        /// 1 or 2.
        place: u8,
        /// The team.
        #[schema(value_type = Vec<String>)]
        seats: Vec<Sent<Seat>>,
    },
}

impl From<&View> for ViewMessage {
    fn from(view: &View) -> ViewMessage {
        let (phase, turn) = match view.phase {
            Phase::Shuffle => ("shuffle", None),
            Phase::Exchange => ("exchange", None),
            Phase::Play(seat) => ("play", Some(Sent::Read(seat))),
            Phase::Over => ("over", None),
        };
        ViewMessage {
            edition: Sent::Read(view.rules()),
            play_on: view.play_on,
            seat: view.seat.map(Sent::Read),
            phase: phase.to_string(),
            turn,
            dealer: Sent::Read(view.dealer),
            deal: view.deal_number,
            round: view.round,
            board: Sent::Read(view.board),
            dealt_on: view.dealt_on.map(Sent::Read),
            hand: sent(&view.hand),
            given: view.given.map(Sent::Read),
            received: view.received.map(Sent::Read),
            to_give: view.to_give.iter().map(Sent::Read).collect(),
            cards_left: SeatMap(view.cards_left.clone()),
            places: view.places.iter().map(|seats| sent(seats)).collect(),
            events: view.seen.iter().map(SeenMessage::from).collect(),
            moves: sent(&view.choices),
        }
    }
}

impl From<&Seen> for SeenMessage {
    fn from(seen: &Seen) -> SeenMessage {
        match seen {
            Seen::Deal { dealer, number } => SeenMessage::Deal { dealer: Sent::Read(*dealer), number: *number },
            Seen::Give { seat, to } => SeenMessage::Give { seat: Sent::Read(*seat), to: Sent::Read(*to) },
            Seen::Play { seat, mv } => SeenMessage::Play { seat: Sent::Read(*seat), mv: Sent::Read(*mv) },
            Seen::Fold { seat, cards } => SeenMessage::Fold { seat: Sent::Read(*seat), cards: sent(cards) },
            Seen::Place { place, seats } => SeenMessage::Place { place: *place, seats: sent(seats) },
        }
    }
}

/// Refuses what can be no view of a game of the rule set. Whether the game could have come so far is not asked.
impl TryFrom<&ViewMessage> for View {
    type Error = WrongField;

    fn try_from(message: &ViewMessage) -> Result<View, WrongField> {
        let rules = Field("edition").edition(&message.edition)?;
        let play_on = message.play_on;
        Field("playOn").require(!play_on || rules.team_count() > 2, "only three teams play on for second place")?;
        let seat = message.seat.as_ref().map(|text| Field("seat").seat(rules, text)).transpose()?;
        let card = |field: Field, text: &Option<Sent<Card>>| {
            text.as_ref().map(|text| field.secret_card(rules, text)).transpose()
        };
        let places = message.places.iter().map(|seats| Field("places").team(rules, seats)).collect::<Result<_, _>>()?;
        // The keys of a JSON object have no order, and many programs write them in one of their own.
        let mut cards_left = message.cards_left.0.clone();
        sort(&mut cards_left);
        let view = View {
            play_on,
            seat,
            phase: phase(rules, message)?,
            dealer: Field("dealer").seat(rules, &message.dealer)?,
            deal_number: message.deal,
            round: message.round,
            board: Field("board").board(rules, &message.board)?,
            dealt_on: message.dealt_on.as_ref().map(|text| Field("dealtOn").board(rules, text)).transpose()?,
            hand: Field("hand").hand(rules, &message.hand)?,
            given: card(Field("given"), &message.given)?,
            received: card(Field("received"), &message.received)?,
            to_give: Field("toGive").seats(rules, &message.to_give)?.into_iter().collect(),
            cards_left,
            places,
            seen: message.events.iter().map(|event| seen(rules, event)).collect::<Result<_, _>>()?,
            choices: Vec::new(),
        };
        check_whole(&view)?;
        let choices = choices(&view);
        // Nothing of what was sent is repeated: the moves tell the hand.
        let wrong = Field("moves").wrong("these are not the seat's choices with this hand on this board");
        let sent = message.moves.iter().map(|text| Field("moves").choice(rules, text)).collect::<Result<Vec<_>, _>>();
        let mut sent = sent.map_err(|_| wrong.clone())?;
        sort(&mut sent);
        if sent != choices {
            return Err(wrong);
        }
        Ok(View { choices, ..view })
    }
}

fn phase(rules: RuleSet, message: &ViewMessage) -> Result<Phase, WrongField> {
    let turn = message.turn.as_ref().map(|text| Field("turn").seat(rules, text)).transpose()?;
    match (message.phase.as_str(), turn) {
        ("shuffle", None) => Ok(Phase::Shuffle),
        ("exchange", None) => Ok(Phase::Exchange),
        ("play", Some(turn)) => Ok(Phase::Play(turn)),
        ("over", None) => Ok(Phase::Over),
        ("shuffle" | "exchange" | "over", Some(_)) => Err(Field("turn").wrong("a seat is at turn only in phase play")),
        ("play", None) => Err(Field("turn").wrong("in phase play a seat is at turn: name it")),
        _ => Err(Field("phase").wrong("a phase is one of shuffle, exchange, play, over")),
    }
}

fn seen(rules: RuleSet, message: &SeenMessage) -> Result<Seen, WrongField> {
    let field = Field("events");
    let seat = |word: &Sent<Seat>| field.seat(rules, word);
    Ok(match message {
        SeenMessage::Deal { dealer, number } => {
            field.require((1..=3).contains(number), "a dealer's deals have the numbers 1, 2 and 3")?;
            Seen::Deal { dealer: seat(dealer)?, number: *number }
        }
        SeenMessage::Give { seat: giver, to } => {
            let (seat, to) = (seat(giver)?, seat(to)?);
            field.require(rules.gives_to(seat) == to, format_args!("{seat} does not give cards to {to}"))?;
            Seen::Give { seat, to }
        }
        SeenMessage::Play { seat: player, mv } => Seen::Play { seat: seat(player)?, mv: field.mv(rules, mv)? },
        SeenMessage::Fold { seat: folder, cards } => {
            field.require(cards.len() <= Hand::SIZE, "a seat folds at most four cards")?;
            Seen::Fold { seat: seat(folder)?, cards: field.cards(rules, cards)? }
        }
        SeenMessage::Place { place, seats } => {
            field.require((1..=2).contains(place), "a place is 1 or 2")?;
            Seen::Place { place: *place, seats: field.team(rules, seats)? }
        }
    })
}

/// What must hold between the fields.
fn check_whole(view: &View) -> Result<(), WrongField> {
    let dealt = matches!(view.phase, Phase::Exchange | Phase::Play(_));
    Field("deal").require(view.deal_number <= 3, "a dealer deals three times")?;
    Field("deal").require(view.deal_number > 0 || !dealt, "cards have been dealt, so this is 1, 2 or 3")?;
    let is_exchange = view.phase == Phase::Exchange;
    Field("toGive")
        .require(view.to_give.is_empty() != is_exchange, "seats give cards in phase exchange, and only then")?;
    Field("received").require(!is_exchange || view.received.is_none(), "cards are taken up after the exchange")?;
    if view.seat.is_none() {
        let knows_cards = !view.hand.is_empty() || view.given.is_some() || view.received.is_some();
        Field("seat").require(!knows_cards, "a spectator has no cards: leave hand, given and received empty")?;
    }
    let seats: Vec<Seat> = view.cards_left.iter().map(|(seat, _)| *seat).collect();
    let left = Field("cardsLeft");
    left.require(seats == view.rules().seats(), "name each seat of the edition once")?;
    left.require(view.cards_left.iter().all(|(_, count)| usize::from(*count) <= Hand::SIZE), "a hand has four cards")?;
    for (seat, count) in &view.cards_left {
        let is_own = view.seat == Some(*seat);
        left.require(!is_own || usize::from(*count) == view.hand.len(), "the seat's own count is that of its hand")?;
        left.require(view.phase != Phase::Play(*seat) || *count > 0, "the seat at turn holds cards")?;
    }
    let placed: SeatSet = view.places.iter().map(|team| team[0]).collect();
    let each_once = placed.iter().count() == view.places.len();
    Field("places").require(each_once, "a team has one place")?;
    let known = view.seen.iter().flat_map(|seen| match seen {
        Seen::Play { mv, .. } => vec![mv.card()],
        Seen::Fold { cards, .. } => cards.clone(),
        _ => Vec::new(),
    });
    let known: Vec<Card> = known.chain(view.hand.iter().copied()).collect();
    for card in view.rules().cards() {
        let copies = usize::from(view.rules().copies());
        let fits = known.iter().filter(|other| *other == card).count() <= copies;
        // Not which card, since it may be one of the hand.
        Field("events").require(fits, format_args!("with the hand, a card is there more than {copies} times"))?;
    }
    Ok(())
}

/// All that the seat can decide, in order.
fn choices(view: &View) -> Vec<Choice> {
    let Some(seat) = view.seat else { return Vec::new() };
    match view.phase {
        Phase::Exchange if view.to_give.contains(seat) => view.hand.kinds().map(Choice::Give).collect(),
        Phase::Play(turn) if turn == seat => {
            let moves = view.board.legal_moves(seat, &view.hand);
            if moves.is_empty() { vec![Choice::Fold] } else { moves.iter().copied().map(Choice::Play).collect() }
        }
        _ => Vec::new(),
    }
}

fn sent<T: Copy>(values: &[T]) -> Vec<Sent<T>> {
    values.iter().copied().map(Sent::Read).collect()
}
