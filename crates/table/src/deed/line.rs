//! A line of a log as it is read: all fields that deeds have. Read like this, and not kind by kind, it takes a tenth of the code, for which
//! people wait where a browser has to load it, and less time.

use makker_bots::Level;
use makker_protocol::{Door, Face, SeatMap, Sent, Verdict, Word};
use makker_rules::{Board, Card, Choice, Seat};
use serde::Deserialize;

use crate::deed::{CommandKey, Deed, Entry};
use crate::options::Options;

#[derive(Deserialize)]
pub(crate) struct Line {
    command: Option<CommandKey>,
    deed: String,
    options: Option<Options>,
    host: Option<String>,
    rules: Option<u32>,
    maker: Option<String>,
    seat: Option<Word<Seat>>,
    person: Option<String>,
    name: Option<String>,
    face: Option<Sent<Face>>,
    level: Option<Word<Level>>,
    seal: Option<String>,
    seed: Option<String>,
    game: Option<u32>,
    parts: Option<SeatMap<String>>,
    rotate: Option<bool>,
    dealer: Option<Word<Seat>>,
    board: Option<Sent<Board>>,
    deck: Option<Vec<Word<Card>>>,
    choice: Option<Word<Choice>>,
    by: Option<Sent<Seat>>,
    muted: Option<bool>,
    public: Option<bool>,
    of: Option<Word<Seat>>,
    what: Option<Verdict>,
    door: Option<Door>,
    from: Option<String>,
}

impl TryFrom<Line> for Entry {
    type Error = &'static str;

    fn try_from(line: Line) -> Result<Entry, &'static str> {
        Ok(Entry { command: line.command.clone(), deed: line.read()? })
    }
}

impl Line {
    /// What happened. What exactly is wrong with a line is not said: that could hold a card.
    fn read(self) -> Result<Deed, &'static str> {
        let seat = || Ok::<Seat, &'static str>(there(self.seat)?.0);
        Ok(match self.deed.as_str() {
            "created" => Deed::Created {
                options: there(self.options)?,
                host: there(self.host)?,
                rules: there(self.rules)?,
                maker: self.maker,
            },
            "sat" => Deed::Sat { seat: seat()?, person: there(self.person)?, name: there(self.name)?, face: self.face },
            "face" => Deed::Face { seat: seat()?, face: there(self.face)? },
            "joined" => Deed::Joined { seat: seat()?, person: there(self.person)? },
            "left" => Deed::Left { seat: seat()? },
            "bot" => Deed::Bot { seat: seat()?, level: there(self.level)?.0 },
            "emptied" => Deed::Emptied { seat: seat()? },
            "host" => Deed::Host { person: there(self.person)? },
            "sealed" => Deed::Sealed { seat: seat()?, seal: there(self.seal)? },
            "drawn" => Deed::Drawn {
                game: there(self.game)?,
                seal: there(self.seal)?,
                seed: there(self.seed)?,
                parts: there(self.parts)?,
                rotate: self.rotate,
            },
            "opened" => Deed::Opened { seat: seat()?, seed: there(self.seed)? },
            "started" => Deed::Started { dealer: there(self.dealer)?.0, board: self.board },
            "shuffled" => Deed::Shuffled { deck: there(self.deck)?.into_iter().map(|card| card.0).collect() },
            "chose" => Deed::Chose { seat: seat()?, choice: there(self.choice)?.0, board: there(self.board)? },
            "away" => Deed::Away { seat: seat()? },
            "back" => Deed::Back { seat: seat()? },
            "askedTakeBack" => Deed::AskedTakeBack { seat: seat()? },
            "agreedTakeBack" => Deed::AgreedTakeBack { seat: seat()? },
            "refusedTakeBack" => Deed::RefusedTakeBack { seat: seat()? },
            "tookBack" => Deed::TookBack { seat: seat()? },
            "agreedAbandon" => Deed::AgreedAbandon { seat: seat()? },
            "refusedAbandon" => Deed::RefusedAbandon { seat: seat()? },
            "abandoned" => Deed::Abandoned,
            "muted" => {
                let by = there(self.by)?.value().copied();
                Deed::Muted { by: there(by)?, seat: seat()?, muted: there(self.muted)? }
            }
            "public" => Deed::Public { public: there(self.public)? },
            "rematch" => Deed::Rematch { rotate: there(self.rotate)? },
            "closed" => Deed::Closed,
            "sitsNext" => {
                Deed::SitsNext { seat: seat()?, person: there(self.person)?, name: there(self.name)?, face: self.face }
            }
            "knocked" => {
                Deed::Knocked { seat: seat()?, person: there(self.person)?, name: there(self.name)?, face: self.face }
            }
            "agreedKnock" => Deed::AgreedKnock { seat: seat()?, person: there(self.person)? },
            "turnedAway" => Deed::TurnedAway { person: there(self.person)?, by: self.by },
            "removed" => Deed::Removed { seat: seat()? },
            "voted" => Deed::Voted { seat: seat()?, of: there(self.of)?.0, what: there(self.what)? },
            "voteEnded" => Deed::VoteEnded,
            "door" => Deed::Door { door: there(self.door)? },
            "expired" => Deed::Expired,
            "handedOver" => Deed::HandedOver { from: there(self.from)? },
            _ => return Err("no such deed"),
        })
    }
}

fn there<T>(field: Option<T>) -> Result<T, &'static str> {
    field.ok_or("a field is missing")
}
