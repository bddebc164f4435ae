//! The JSON forms of Makker: what happened ([`EventMessage`]), what one seat may know ([`ViewMessage`]) and can decide
//! ([`PromptMessage`]), what a table is asked ([`CommandMessage`]) and sends ([`ServerMessage`]), and what other programs ask
//! `makker engine` ([`Request`], [`Answer`]) or are asked by us ([`Asked`]). The rules crate knows nothing of JSON; this one
//! knows no rules. From the same types come the page's TypeScript (ts-rs) and the server's OpenAPI description (utoipa).
//!
//! ```
//! use makker_protocol::ViewMessage;
//! use makker_rules::{Edition, History, Seat, Setup, View};
//!
//! let history = History::new(Setup::new(Edition::Classic, Seat::Red)).unwrap();
//! let json = serde_json::to_string(&ViewMessage::from(&View::new(&history, Some(Seat::Yellow)))).unwrap();
//! let message: ViewMessage = serde_json::from_str(&json).unwrap();
//! assert_eq!(View::try_from(&message).unwrap().seat, Some(Seat::Yellow));
//! ```

mod words;
mod card;
mod event;
mod view;
mod prompt;
mod edition;
mod engine;
mod face;
mod character;
mod door;
mod command;
mod table;
mod own;
mod delta;
mod api;
mod replay;
mod review;
mod looking_back;
pub mod lesson;

pub use crate::api::{
    ClaimedMessage, LevelMessage, LinkMessage, MadeMessage, NewHandOver, NewPerson, NewTable, PROTOCOL, PersonMessage,
    VersionMessage,
};
pub use crate::card::{CardMessage, EffectMessage};
pub use crate::character::{CHARACTERS, Character};
pub use crate::command::{Command, CommandMessage, Emote};
pub use crate::delta::{Shared, Told};
pub use crate::door::{Door, KnockMessage, Verdict, VoteMessage};
pub use crate::edition::EditionMessage;
pub use crate::engine::choose::{Asked, ChooseMessage, ChosenMessage, ConsideredMessage};
pub use crate::engine::{Answer, MoveMessage, Outcome, Position, Request};
pub use crate::event::{EventMessage, LegMessage};
pub use crate::face::{Face, UnknownFace};
pub use crate::looking_back::{
    AnswerMessage, PuzzleMessage, ReviewProgressMessage, ReviewState, TaskMessage, TaskStepMessage,
};
pub use crate::own::{Own, OwnTable, OwnView};
pub use crate::prompt::{CardPrompt, EdgeMessage, LegPrompt, NodeMessage, PromptKind, PromptMessage, WhyMessage};
pub use crate::replay::{NewReplay, PositionMessage, ReplayMessage};
pub use crate::review::{
    BetterMessage, DecisionMessage, JudgedMessage, MomentMessage, MomentWord, ReviewMessage, SeatReviewMessage,
    StepMessage, TeamReviewMessage, Tone, VerdictWord, WorthMessage,
};
pub use crate::table::{
    AskedMessage, Change, ChangeMessage, KeptMessage, ListingMessage, LobbyMessage, MineMessage, RefusedReason,
    ScoreMessage, SeatMessage, SeedsMessage, ServerMessage, ShownMessage, TableMessage, TableOptions, TableStatus,
    USUAL_STAND_IN,
};
pub use crate::view::{SeenMessage, ViewMessage};
pub use crate::words::as_word;
pub use crate::words::check::WrongField;
pub use crate::words::maybe_card::MaybeCard;
pub use crate::words::seat_map::SeatMap;
pub use crate::words::sent::{Legible, Sent};
pub use crate::words::word::Word;
