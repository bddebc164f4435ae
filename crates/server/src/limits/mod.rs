//! What one address, one person and all together may take: the numbers that whoever runs a server can change, in one file.

mod read;

pub use crate::limits::read::WrongLimits;
use crate::limits::read::{Key, Section};

/// Declares the sections and their keys: what each means, what it is unless the file says otherwise, and what is allowed.
/// Everything else follows from it: what is read, what is refused, and the example in deploy/limits.toml.
macro_rules! limits {
    ($($(#[doc = $about:literal])+ $section:ident: $Section:ident {
        $($(#[doc = $what:literal])+ $key:ident = $usual:literal, $allowed:expr;)*
    })+) => {
        /// All of them, by section.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Limits {
            $($(#[doc = $about])+ pub $section: $Section,)+
        }

        $($(#[doc = $about])+
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct $Section {
            $($(#[doc = $what])+ pub $key: u32,)*
        })+

        impl Limits {
            /// What is good for a small server that anyone can reach.
            pub const USUAL: Limits = Limits { $($section: $Section { $($key: $usual,)* },)+ };

            /// All sections with their keys.
            fn sections() -> Vec<Section> {
                vec![$(Section {
                    name: stringify!($section),
                    about: &[$($about),+],
                    keys: vec![$(Key {
                        name: stringify!($key),
                        what: &[$($what),+],
                        usual: $usual,
                        allowed: $allowed,
                        place: |limits| &mut limits.$section.$key,
                    },)*],
                },)+]
            }
        }
    };
}

limits! {
    /// Open connections. Times are in milliseconds. Where there is no room for one more, the connection that has been silent
    /// for longest makes room; those that stay (sockets, and requests that wait for a change) are not sent away, but bounded.
    connections: Connections {
        /// Connections in all. 0: as many as the process may have descriptors (LimitNOFILE, ulimit -n), but 64; never more.
        all = 0, 0..=1_000_000;
        /// Connections of one address; with --behind-proxy they are not counted, since all are the proxy's.
        each_address = 256, 1..=1_000_000;
        /// Connections that strangers who stay cannot have: they are for people with a seat, and a quarter of them for short
        /// requests such as /health. At most half of all.
        reserve = 64, 0..=1_000_000;
        /// How long it may take until the headers of a request are there, from the opening or the last answer on: whoever is
        /// silent, sends headers bit by bit or keeps a connection for later is cut off then.
        headers_ms = 20000, 100..=3_600_000;
        /// How long the body of a request may take.
        body_ms = 10000, 100..=3_600_000;
        /// How long a client may take nothing of what is sent to it.
        write_ms = 15000, 100..=3_600_000;
        /// How often a socket is asked whether it is still there. Silent for two and a half times as long, it is closed.
        ping_ms = 10000, 100..=3_600_000;
        /// Messages of one socket in a second, lastingly: commands, pings, pongs and whatever else. Beyond, it is closed.
        messages_each_second = 20, 1..=1_000_000;
        /// Messages of one socket at once.
        messages_at_once = 100, 1..=1_000_000;
        /// Open sockets and waiting requests of one address.
        sockets = 64, 1..=1_000_000;
        /// Open sockets and waiting requests of one known person, before those of the address are used.
        person_sockets = 4, 1..=1_000_000;
    }
    /// Requests over HTTP and messages over sockets. An address is one IPv4 address or one IPv6 network (/64). Whoever has got
    /// a key here or has a seat is known, and has a budget of their own: only what goes beyond it is taken from the address's.
    requests: Requests {
        /// Requests and messages of one address in a second, lastingly.
        each_second = 50, 1..=1_000_000;
        /// Requests and messages of one address at once. A page that is opened for the first time asks for some fifteen things.
        at_once = 600, 1..=1_000_000;
        /// Requests and messages of one known person in a second, lastingly, before the address's budget is used.
        person_each_second = 5, 1..=1_000_000;
        /// Requests and messages of one known person at once, before the address's budget is used.
        person_at_once = 60, 1..=1_000_000;
        /// People that one address can make in a minute, lastingly. Getting to be known costs as much.
        people_each_minute = 20, 1..=1_000_000;
        /// People that one address can make at once: for a school, as many as sit in a class.
        people_at_once = 40, 1..=1_000_000;
        /// Known people of one address that have a budget of their own; the others share the address's.
        known_people = 60, 1..=1_000_000;
        /// Commands and hints of one person in a second, lastingly.
        commands_each_second = 10, 1..=1_000_000;
        /// Commands and hints of one person at once.
        commands_at_once = 40, 1..=1_000_000;
        /// Emotes of one person in a minute, lastingly.
        emotes_each_minute = 30, 1..=1_000_000;
        /// Emotes of one person at once.
        emotes_at_once = 4, 1..=1_000_000;
    }
    /// Tables: making one, playing now, finding people, taking a seat along to another device, having a record read and letting a device be told
    /// of one's turns count alike.
    tables: Tables {
        /// Tables that one address can make in a minute, lastingly.
        each_minute = 20, 1..=1_000_000;
        /// Tables that one address can make at once.
        at_once = 40, 1..=1_000_000;
        /// Tables that one known person can make in a minute, lastingly, before the address's budget is used.
        person_each_minute = 1, 1..=1_000_000;
        /// Tables that one known person can make at once, before the address's budget is used.
        person_at_once = 2, 1..=1_000_000;
        /// Open tables made from one address at which anything happened within a day.
        open_by_address = 200, 1..=1_000_000;
        /// Minutes after which a public table that waits for people is closed, since somebody was last there.
        lobby_minutes = 60, 1..=1_000_000;
        /// Hours after which a table that waits for invited people is closed, since somebody last looked at it.
        waiting_hours = 72, 1..=1_000_000;
        /// Days after which a running game is given up and its table closed, since somebody last looked at it.
        playing_days = 30, 1..=36_500;
        /// Days after which a table with finished games is deleted, since somebody last looked at it; without a game one day.
        finished_days = 90, 1..=36_500;
        /// Changes beside the game (sitting down, faces, muting, questions) that one person at a table can make in a minute,
        /// lastingly; all who do not sit there have together as many.
        asides_each_minute = 12, 1..=1_000_000;
        /// Such changes at once.
        asides_at_once = 60, 1..=1_000_000;
        /// Lines of a table's log after which it takes only what belongs to its game, and no further game.
        lines = 20_000, 100..=1_000_000;
        /// Lines after which it is closed.
        most_lines = 100_000, 100..=10_000_000;
    }
    /// Memory.
    memory: Memory {
        /// Megabytes for tables that are remembered, so that they need not be read again. Tables that someone looks at are always.
        tables_megabytes = 256, 1..=1_000_000;
    }
    /// Bots that think.
    bots: Bots {
        /// Seconds for which bots play on at a table after the last one who looked at it hung up.
        awake_seconds = 300, 0..=31_536_000;
    }
    /// Reviews of games that are over. Only whoever orders one pays for it: a review is made once, and whoever asks for one that is made
    /// or being made is told. A deep one costs as much as five.
    reviews: Reviews {
        /// Reviews that one address can order in a minute, lastingly.
        each_minute = 4, 1..=1_000_000;
        /// Reviews that one address can order at once.
        at_once = 20, 1..=1_000_000;
        /// Reviews that one known person can order in a minute, lastingly, before the address's budget is used.
        person_each_minute = 1, 1..=1_000_000;
        /// Reviews that one known person can order at once, before the address's budget is used.
        person_at_once = 5, 1..=1_000_000;
        /// Reviews that may wait; beyond, none are ordered.
        waiting = 200, 1..=1_000_000;
        /// The same for deep ones, each of which takes some minutes.
        deep_waiting = 20, 1..=1_000_000;
    }
    /// Telling people by Web Push that it is their turn. To which push services, if to any, says --push.
    push: PushLimits {
        /// Seconds after which somebody is told who has something to decide and is not at the table.
        after_seconds = 60, 0..=86_400;
        /// Devices of one person; the one that was not used for longest makes room for a new one.
        devices = 8, 1..=100;
        /// Devices in all.
        all = 100_000, 1..=10_000_000;
        /// Days after which a device is forgotten on which the page was not opened.
        forget_days = 90, 1..=36_500;
    }
}
