//! What a command does at a table: the lines that it adds to the log, or why it is refused. Decides, and changes nothing.

use makker_bots::Level;
use makker_chance::Chance;
use makker_protocol::{Command, CommandMessage, RefusedReason, TableOptions, TableStatus};
use makker_rules::{Game, Phase, RuleSet, Seat, Setup};

use crate::table::deed::Deed;
use crate::table::{Asked, Place, RULES, Table, read_choice};

/// A command that is not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Why, for programs.
    pub reason: RefusedReason,
    /// Why, and what to do, for people.
    pub text: String,
}

/// The most characters of a name.
pub const LONGEST_NAME: usize = 24;

/// The most characters of a command's id.
pub const LONGEST_ID: usize = 64;

/// The clocks that a table may have, in seconds.
pub const CLOCKS: std::ops::RangeInclusive<u32> = 5..=604_800;

/// How long bots wait for the answer to whoever asks to take a play back, in milliseconds.
const HOLD: u64 = 30_000;

/// The most games of one table: all of it is read when it is needed.
const MOST_GAMES: u32 = 200;

/// Why whoever has seen one hand of a game gets to see no other.
pub const SEEN_ANOTHER: &str = "you have seen another hand of this game: take that seat or watch";

pub(crate) fn refuse<T>(reason: RefusedReason, text: impl Into<String>) -> Result<T, Refused> {
    Err(Refused { reason, text: text.into() })
}

/// The first line of a new table.
pub fn create(options: &TableOptions, host: &str) -> Result<Deed, Refused> {
    let Ok(edition) = options.edition.parse::<RuleSet>() else {
        return refuse(
            RefusedReason::Unreadable,
            "edition: choose nordic, english, classic, jubilee, plus-pairs or plus-trios",
        );
    };
    if let Err(refusal) = Game::new(Setup { play_on: options.play_on, ..Setup::new(edition, edition.seats()[0]) }) {
        return refuse(RefusedReason::Unreadable, format!("playOn: {refusal}"));
    }
    if options.bots.parse::<Level>().is_err() {
        return refuse(RefusedReason::Unreadable, format!("bots: {}", makker_bots::UnknownLevel));
    }
    if options.clock.is_some_and(|clock| !CLOCKS.contains(&clock)) {
        return refuse(
            RefusedReason::Unreadable,
            format!("clock: send {} to {} seconds, or null", CLOCKS.start(), CLOCKS.end()),
        );
    }
    Ok(Deed::Created { options: options.clone(), host: host.to_string(), rules: RULES })
}

/// What a person's command does; nothing if all is as it should be already.
pub fn decide(
    table: &Table,
    person: &str,
    message: &CommandMessage,
    chance: &mut Chance,
) -> Result<Vec<Deed>, Refused> {
    if table.status == TableStatus::Closed {
        return refuse(RefusedReason::Closed, "this table is closed: make a new one");
    }
    let asked = Asking { table, person, seq: message.seq };
    match &message.command {
        Command::Sit { seat, name } => asked.sit(seat, name),
        Command::Leave => Ok(vec![Deed::Left { seat: asked.own()?.seat }]),
        Command::Bot { seat, level } => asked.bot(seat, level),
        Command::Remove { seat } => asked.remove(seat),
        Command::Host { seat } => asked.pass_host(seat),
        Command::Start => asked.start(chance),
        Command::Choose { choice } => asked.choose(choice, chance),
        Command::Back if asked.own()?.prompted.is_some_and(|prompted| prompted.again) && !asked.own()?.is_manned() => {
            refuse(RefusedReason::NotNow, "your time for this decision is up: choose, or come back for the next one")
        }
        Command::Back => asked.back(),
        Command::AskTakeBack => asked.ask_take_back(),
        Command::AnswerTakeBack { agree } => asked.answer_take_back(*agree),
        Command::Abandon { agree } => asked.abandon(*agree),
        Command::Mute { seat, muted } => asked.mute(seat, *muted),
        Command::Rematch { rotate } => asked.rematch(*rotate, chance),
        Command::Close => asked.close(),
        // Told at once and not kept: whoever passes it on asks only whether it may be.
        Command::Emote { .. } => asked.own().map(|_| Vec::new()),
    }
}

/// What a bot decided, or a person; and what follows by itself.
pub fn chose(table: &Table, seat: Seat, choice: &str, chance: &mut Chance) -> Result<Vec<Deed>, Refused> {
    let Some(mut game) = table.game().copied() else {
        return refuse(RefusedReason::NotNow, "no game is being played");
    };
    let Some(read) = read_choice(choice) else {
        return refuse(RefusedReason::Illegal, "choice: send one of the moves of your view");
    };
    if let Err(refusal) = game.choose(seat, read) {
        return refuse(RefusedReason::Illegal, refusal.to_string());
    }
    let board = game.board().to_string();
    let mut deeds = vec![Deed::Chose { seat, choice: read.to_string(), board }];
    if game.phase() == Phase::Shuffle {
        deeds.push(shuffled(table.edition, chance));
    }
    Ok(deeds)
}

/// The people whose time is up: bots stand in for them from now on.
pub fn late(table: &Table, now: u64) -> Vec<Deed> {
    let late =
        table.places.iter().filter(|place| place.is_manned() && deadline(table, place).is_some_and(|at| at <= now));
    let late = late.map(|place| Deed::Away { seat: place.seat });
    let unanswered = question(table).filter(|asked| asked.at + HOLD <= now);
    late.chain(unanswered.map(|asked| Deed::RefusedTakeBack { seat: asked.seat })).collect()
}

/// The question for which bots wait now, and until when they do.
pub fn held_until(table: &Table) -> Option<u64> {
    question(table).map(|asked| asked.at + HOLD)
}

fn question(table: &Table) -> Option<&Asked> {
    let is_bots_turn = table.places.iter().any(|place| place.prompted.is_some() && !place.is_manned());
    table.round.as_ref().filter(|_| is_bots_turn)?.take_back.as_ref()
}

/// When the person on a seat is late, if it has something to decide and there is a clock.
pub fn deadline(table: &Table, place: &Place) -> Option<u64> {
    let clock = u64::from(table.options.clock?) * 1000;
    place.prompted.map(|prompted| prompted.at + clock)
}

fn shuffled(edition: RuleSet, chance: &mut Chance) -> Deed {
    let mut deck = edition.deck();
    chance.shuffle(&mut deck);
    Deed::Shuffled { deck: deck.iter().map(|card| card.to_string()).collect() }
}

/// Someone who asks something of a table.
struct Asking<'a> {
    table: &'a Table,
    person: &'a str,
    seq: u32,
}

impl<'a> Asking<'a> {
    /// The place on which they sit.
    fn own(&self) -> Result<&'a Place, Refused> {
        let place = self.table.seat_of(self.person).and_then(|seat| self.table.place(seat));
        place.map_or_else(|| refuse(RefusedReason::NotSeated, "you have no seat at this table: sit down first"), Ok)
    }

    fn only_host(&self) -> Result<(), Refused> {
        // A person may have more than one device; each is as good as the other.
        let own = self.table.seat_of(self.person);
        let is_host = self.table.host == self.person || (own.is_some() && own == self.table.seat_of(&self.table.host));
        if is_host { Ok(()) } else { refuse(RefusedReason::NotHost, "only the host of the table can do that") }
    }

    /// Whoever answers has seen the question.
    fn has_seen(&self, since: u32) -> Result<(), Refused> {
        if self.seq < since {
            return refuse(RefusedReason::Stale, "the table has changed since: look at it and decide again");
        }
        Ok(())
    }

    fn place(&self, seat: &str) -> Result<&'a Place, Refused> {
        let place = seat.parse().ok().and_then(|seat| self.table.place(seat));
        place.map_or_else(|| refuse(RefusedReason::Seat, "seat: this table has no such seat"), Ok)
    }

    fn is_playing(&self) -> bool {
        self.table.status == TableStatus::Playing
    }

    fn sit(&self, seat: &str, name: &str) -> Result<Vec<Deed>, Refused> {
        let place = self.place(seat)?;
        let name = read_name(name)?;
        let before = self.table.seat_of(self.person);
        if before == Some(place.seat) {
            return Ok(Vec::new());
        }
        if place.person.is_some() {
            return refuse(RefusedReason::Seat, "someone sits there: take another seat");
        }
        if self.is_playing() && before.is_some() {
            return refuse(RefusedReason::NotNow, "you have a seat in this game: keep it until the game is over");
        }
        if self.table.has_seen_another_hand(self.person, place.seat) {
            return refuse(RefusedReason::Seat, SEEN_ANOTHER);
        }
        let sat = Deed::Sat { seat: place.seat, person: self.person.to_string(), name };
        Ok(before.map(|seat| Deed::Left { seat }).into_iter().chain([sat]).collect())
    }

    fn bot(&self, seat: &str, level: &str) -> Result<Vec<Deed>, Refused> {
        self.only_host()?;
        let place = self.place(seat)?;
        let Ok(level) = level.parse::<Level>() else {
            return refuse(RefusedReason::Unreadable, format!("level: {}", makker_bots::UnknownLevel));
        };
        if place.person.is_some() && !self.is_playing() {
            return refuse(RefusedReason::Seat, "someone sits there: a bot takes a seat without a person");
        }
        if place.person.is_some() {
            // A bot stands in until they are back: so nobody who has gone holds up a game without a clock.
            return Ok(place.is_manned().then_some(Deed::Away { seat: place.seat }).into_iter().collect());
        }
        let is_new = place.bot != Some(level);
        Ok(is_new.then(|| Deed::Bot { seat: place.seat, level: level.to_string() }).into_iter().collect())
    }

    fn remove(&self, seat: &str) -> Result<Vec<Deed>, Refused> {
        self.only_host()?;
        let place = self.place(seat)?;
        if self.is_playing() {
            return refuse(RefusedReason::NotNow, "nobody is removed from a running game");
        }
        match (&place.person, place.bot) {
            (Some(_), _) => Ok(vec![Deed::Left { seat: place.seat }]),
            (None, Some(_)) => Ok(vec![Deed::Emptied { seat: place.seat }]),
            (None, None) => Ok(Vec::new()),
        }
    }

    fn pass_host(&self, seat: &str) -> Result<Vec<Deed>, Refused> {
        self.only_host()?;
        let place = self.place(seat)?;
        if self.table.seat_of(&self.table.host) == Some(place.seat) {
            return Ok(Vec::new());
        }
        match place.person.as_ref().and_then(|person| person.ids.first()) {
            Some(person) => Ok(vec![Deed::Host { person: person.clone() }]),
            None => refuse(RefusedReason::Seat, "nobody sits there: the host is a person"),
        }
    }

    fn close(&self) -> Result<Vec<Deed>, Refused> {
        self.only_host()?;
        let own = self.table.seat_of(self.person);
        if self.is_playing() && self.table.manned().any(|seat| Some(seat) != own) {
            return refuse(RefusedReason::NotNow, "others play here: a game is given up only if all agree");
        }
        Ok(vec![Deed::Closed])
    }

    fn start(&self, chance: &mut Chance) -> Result<Vec<Deed>, Refused> {
        self.only_host()?;
        match self.table.status {
            TableStatus::Waiting => Ok(self.begin(chance)),
            TableStatus::Over => refuse(RefusedReason::NotNow, "this game is over: ask for a rematch"),
            _ => refuse(RefusedReason::NotNow, "the game has begun already"),
        }
    }

    /// Bots take the free seats, someone is drawn to deal, cards are dealt.
    fn begin(&self, chance: &mut Chance) -> Vec<Deed> {
        let is_free = |place: &&Place| place.person.is_none() && place.bot.is_none();
        let bot = |place: &Place| Deed::Bot { seat: place.seat, level: self.table.level.to_string() };
        let mut deeds: Vec<Deed> = self.table.places.iter().filter(is_free).map(bot).collect();
        let seats = self.table.edition.seats();
        deeds.push(Deed::Started { dealer: seats[chance.below(seats.len())] });
        deeds.push(shuffled(self.table.edition, chance));
        deeds
    }

    fn choose(&self, choice: &str, chance: &mut Chance) -> Result<Vec<Deed>, Refused> {
        let place = self.own()?;
        let Some(prompted) = place.prompted else {
            return refuse(RefusedReason::NotNow, "you have nothing to decide now: wait for your turn");
        };
        self.has_seen(prompted.since)?;
        let mut deeds = self.back()?;
        deeds.extend(chose(self.table, place.seat, choice, chance)?);
        Ok(deeds)
    }

    fn back(&self) -> Result<Vec<Deed>, Refused> {
        let place = self.own()?;
        Ok(if place.is_manned() { Vec::new() } else { vec![Deed::Back { seat: place.seat }] })
    }

    fn ask_take_back(&self) -> Result<Vec<Deed>, Refused> {
        let seat = self.own()?.seat;
        if !self.table.options.take_back {
            return refuse(RefusedReason::NotNow, "at this table nothing is taken back");
        }
        if self.table.last_play() != Some(seat) {
            return refuse(RefusedReason::NotNow, "only your own play can be taken back, until something else happens");
        }
        if self.table.round.as_ref().is_some_and(|round| round.take_back.is_some()) {
            return Ok(Vec::new());
        }
        if self.table.round.as_ref().is_some_and(|round| round.stands) {
            return refuse(RefusedReason::NotNow, "someone did not agree: this play stands");
        }
        let asked = Deed::AskedTakeBack { seat };
        let is_alone = self.table.manned().all(|other| other == seat);
        Ok(if is_alone { vec![asked, Deed::TookBack { seat }] } else { vec![asked] })
    }

    fn answer_take_back(&self, agree: bool) -> Result<Vec<Deed>, Refused> {
        let seat = self.own()?.seat;
        let Some(asked) = self.table.round.as_ref().and_then(|round| round.take_back.as_ref()) else {
            return refuse(RefusedReason::NotNow, "nobody asks to take anything back");
        };
        if agree && asked.agreed.contains(&seat) {
            return Ok(Vec::new());
        }
        self.has_seen(asked.since)?;
        // Whoever asked may think better of it.
        if !agree {
            return Ok(vec![Deed::RefusedTakeBack { seat }]);
        }
        let mut deeds = vec![Deed::AgreedTakeBack { seat }];
        if self.table.manned().all(|other| other == seat || asked.agreed.contains(&other)) {
            deeds.push(Deed::TookBack { seat: asked.seat });
        }
        Ok(deeds)
    }

    fn abandon(&self, agree: bool) -> Result<Vec<Deed>, Refused> {
        let seat = self.own()?.seat;
        let Some(round) = self.table.round.as_ref().filter(|_| self.is_playing()) else {
            return refuse(RefusedReason::NotNow, "no game is being played");
        };
        let agreed = round.abandon.as_ref().map_or(&[][..], |asked| &asked.agreed);
        if !agreed.contains(&seat) {
            self.has_seen(round.abandon.as_ref().map_or(0, |asked| asked.since))?;
        }
        match (agree, agreed.contains(&seat)) {
            (true, true) => Ok(Vec::new()),
            (false, _) if round.abandon.is_some() => Ok(vec![Deed::RefusedAbandon { seat }]),
            (false, _) => Ok(Vec::new()),
            (true, false) => {
                let mut deeds = vec![Deed::AgreedAbandon { seat }];
                if self.table.manned().all(|other| other == seat || agreed.contains(&other)) {
                    deeds.push(Deed::Abandoned);
                }
                Ok(deeds)
            }
        }
    }

    fn mute(&self, seat: &str, muted: bool) -> Result<Vec<Deed>, Refused> {
        let (own, other) = (self.own()?, self.place(seat)?);
        let is_muted = own.muted.contains(other.seat);
        let mute = Deed::Muted { by: own.seat, seat: other.seat, muted };
        Ok(if is_muted == muted { Vec::new() } else { vec![mute] })
    }

    fn rematch(&self, rotate: bool, chance: &mut Chance) -> Result<Vec<Deed>, Refused> {
        self.only_host()?;
        if self.table.status != TableStatus::Over {
            return refuse(RefusedReason::NotNow, "a rematch follows when the game is over");
        }
        if self.table.game_number() >= MOST_GAMES {
            return refuse(RefusedReason::NotNow, "so many games have been played here: make a new table");
        }
        // Everyone moves before free seats are filled, so that the seats that are free have moved on too.
        let mut deeds = vec![Deed::Rematch { rotate }];
        let count = self.table.places.len();
        let moved = |seat: Seat| {
            let place = self.table.places.iter().position(|place| place.seat == seat).unwrap_or(0);
            self.table.places[(place + usize::from(rotate)) % count].seat
        };
        deeds.extend(self.begin(chance).into_iter().map(|deed| match deed {
            Deed::Bot { seat, level } => Deed::Bot { seat: moved(seat), level },
            other => other,
        }));
        Ok(deeds)
    }
}

/// A name that others can read: some characters, no line breaks, nothing that turns text around.
fn read_name(name: &str) -> Result<String, Refused> {
    let name = name.trim();
    // Invisible, or turning the text around, or piled up on the letter before.
    let is_odd = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}')
            || matches!(letter, '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
            || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
            || matches!(letter, '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
            || matches!(letter, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}')
    };
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(is_odd) {
        return refuse(RefusedReason::Unreadable, format!("name: send 1 to {LONGEST_NAME} plain characters"));
    }
    Ok(name.to_string())
}
