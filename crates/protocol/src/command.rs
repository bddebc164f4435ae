//! What a client asks of a table, over the socket or by POST.

use makker_bots::Level;
use makker_rules::{Choice, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::door::Door;
use crate::face::Face;
use crate::words::sent::Sent;

/// A command with what makes a resend harmless and a late one noticed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(try_from = "Fields")]
pub struct CommandMessage {
    /// Any text of at most 64 characters, another one for each command: the same id never does anything twice.
    pub id: String,
    /// The last change that the client has seen.
    pub seq: u32,
    /// What is to be done.
    #[serde(flatten)]
    pub command: Command,
}

/// What can be done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Command {
    /// Take a free seat, or a bot's, under this name. In a running game from the next deal on, and those of the table are asked
    /// first.
    Sit {
        /// The seat's letter.
        #[schema(value_type = String)]
        seat: Sent<Seat>,
        /// What the others see, at most 24 characters.
        name: String,
        /// What one looks like; without it, like someone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, as = "Option<Face>")]
        #[schema(value_type = Option<Face>)]
        face: Option<Sent<Face>>,
    },
    /// Look like this from now on.
    Face {
        /// Like whom.
        #[ts(as = "Face")]
        #[schema(value_type = Face)]
        face: Sent<Face>,
    },
    /// Get up, or think better of sitting down. In a running game a bot plays on.
    Leave,
    /// Put a bot on a seat without a person, or change its level. Only the host.
    Bot {
        /// The seat's letter.
        #[schema(value_type = String)]
        seat: Sent<Seat>,
        /// How well it plays.
        #[schema(value_type = String)]
        level: Sent<Level>,
    },
    /// Take someone from a seat; in a running game a person, whose seat goes to a bot. The host; without one, most of the others.
    Remove {
        /// The seat's letter.
        #[schema(value_type = String)]
        seat: Sent<Seat>,
    },
    /// Make someone else the host. Only the host.
    Host {
        /// That person's seat.
        #[schema(value_type = String)]
        seat: Sent<Seat>,
    },
    /// Begin; bots take the seats that are free. Only the host.
    Start,
    /// Take part in the shuffles of the next game: promise a seed by its seal, before the game begins.
    Seal {
        /// SHA-256 of `makker seed ` and the seed, as 64 hexadecimal digits.
        seal: String,
    },
    /// Open the seed that was sealed, once `seeds.server` is there. Anyone may do so who knows it.
    Open {
        /// The seed, as 64 hexadecimal digits.
        seed: String,
    },
    /// Give, play or fold.
    Choose {
        /// As in the view's `moves`, in any legal spelling.
        #[schema(value_type = String)]
        choice: Sent<Choice>,
    },
    /// Take the seat back from the bot that stood in.
    Back,
    /// Let a bot stand in for a person until they are back: for one who is not connected anyone who has a seat may, for one who has
    /// not decided for a minute most of the others.
    StandIn {
        /// That person's seat.
        #[schema(value_type = String)]
        seat: Sent<Seat>,
    },
    /// Let others join: show the table in the lobby, or no longer. Only the host.
    Public {
        /// Show it?
        public: bool,
    },
    /// Say who may sit down. Only the host.
    Door {
        /// Who.
        door: Door,
    },
    /// Let someone in who would like to play, or not. The host; after a while most of those who are here.
    AnswerKnock {
        /// By which change they knocked.
        knock: u32,
        /// May they?
        agree: bool,
    },
    /// Ask to take back one's last play.
    AskTakeBack,
    /// Say whether someone may take back a play.
    AnswerTakeBack {
        /// May they?
        agree: bool,
    },
    /// Ask to give the game up, or agree to it, or refuse.
    Abandon {
        /// Give it up?
        agree: bool,
    },
    /// Show a feeling to the table.
    Emote {
        /// Which.
        emote: Emote,
    },
    /// See no more emotes of a seat, or see them again.
    Mute {
        /// Whose.
        #[schema(value_type = String)]
        seat: Sent<Seat>,
        /// No more?
        muted: bool,
    },
    /// Play again with the same people. Only the host, when a game is over.
    Rematch {
        /// Does everyone move on by one seat?
        rotate: bool,
    },
    /// Close the table for good. Only the host.
    Close,
}

/// What people can show instead of chatting: partners must not talk about their cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Emote {
    /// Hello.
    Hello,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Oops.
    Oops,
    /// Ouch.
    Ouch,
    /// Hooray.
    Hooray,
    /// Hm.
    Thinking,
    /// Take your time.
    NoHurry,
    /// Good game.
    GoodGame,
}

/// A command as it is sent: all fields that commands have. Read like this, and not variant by variant, it takes a tenth of the code,
/// for which people wait where a browser has to load it.
#[derive(Deserialize)]
struct Fields {
    id: String,
    seq: u32,
    #[serde(rename = "do")]
    what: String,
    seat: Option<Sent<Seat>>,
    name: Option<String>,
    face: Option<Sent<Face>>,
    level: Option<Sent<Level>>,
    seal: Option<String>,
    seed: Option<String>,
    choice: Option<Sent<Choice>>,
    public: Option<bool>,
    door: Option<Door>,
    knock: Option<u32>,
    agree: Option<bool>,
    emote: Option<Emote>,
    muted: Option<bool>,
    rotate: Option<bool>,
}

impl TryFrom<Fields> for CommandMessage {
    type Error = String;

    fn try_from(sent: Fields) -> Result<CommandMessage, String> {
        let seat = || field("seat", sent.seat);
        let command = match sent.what.as_str() {
            "sit" => Command::Sit { seat: seat()?, name: field("name", sent.name)?, face: sent.face },
            "face" => Command::Face { face: field("face", sent.face)? },
            "leave" => Command::Leave,
            "bot" => Command::Bot { seat: seat()?, level: field("level", sent.level)? },
            "remove" => Command::Remove { seat: seat()? },
            "host" => Command::Host { seat: seat()? },
            "start" => Command::Start,
            "seal" => Command::Seal { seal: field("seal", sent.seal)? },
            "open" => Command::Open { seed: field("seed", sent.seed)? },
            "choose" => Command::Choose { choice: field("choice", sent.choice)? },
            "back" => Command::Back,
            "standIn" => Command::StandIn { seat: seat()? },
            "public" => Command::Public { public: field("public", sent.public)? },
            "door" => Command::Door { door: field("door", sent.door)? },
            "answerKnock" => {
                Command::AnswerKnock { knock: field("knock", sent.knock)?, agree: field("agree", sent.agree)? }
            }
            "askTakeBack" => Command::AskTakeBack,
            "answerTakeBack" => Command::AnswerTakeBack { agree: field("agree", sent.agree)? },
            "abandon" => Command::Abandon { agree: field("agree", sent.agree)? },
            "emote" => Command::Emote { emote: field("emote", sent.emote)? },
            "mute" => Command::Mute { seat: seat()?, muted: field("muted", sent.muted)? },
            "rematch" => Command::Rematch { rotate: field("rotate", sent.rotate)? },
            "close" => Command::Close,
            other => {
                let other: String = other.chars().take(32).collect();
                return Err(format!("unknown command `{other}`: docs/protocol.md lists what can be in `do`"));
            }
        };
        Ok(CommandMessage { id: sent.id, seq: sent.seq, command })
    }
}

fn field<T>(name: &str, sent: Option<T>) -> Result<T, String> {
    sent.ok_or_else(|| format!("missing field `{name}`"))
}
