//! How long a log may become: what belongs to a game, and what people do beside it; and how a table ends that nobody wants any more.

use makker_protocol::TableStatus;

use crate::table::Table;
use crate::table::deed::Deed;

/// What lines are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The game, or somebody goes: always taken.
    Game,
    /// Another game.
    NewGame,
    /// Anything that can be done again and again without a game getting on.
    Aside,
}

/// What these lines are about, all in all.
pub fn part(deeds: &[Deed]) -> Part {
    let is_any = |part: Part| deeds.iter().any(|deed| part_of(deed) == part);
    let goes = deeds.iter().any(|deed| matches!(deed, Deed::Left { .. } | Deed::Removed { .. }));
    let comes = deeds.iter().any(|deed| matches!(deed, Deed::Sat { .. }));
    if is_any(Part::NewGame) {
        Part::NewGame
    } else if deeds.is_empty() || is_any(Part::Game) || (goes && !comes) {
        Part::Game
    } else {
        Part::Aside
    }
}

fn part_of(deed: &Deed) -> Part {
    match deed {
        Deed::Shuffled { .. } | Deed::Chose { .. } | Deed::TookBack { .. } | Deed::Abandoned => Part::Game,
        Deed::Closed | Deed::Expired => Part::Game,
        Deed::Created { .. } | Deed::Started { .. } | Deed::Rematch { .. } => Part::NewGame,
        Deed::Left { .. }
        | Deed::Sat { .. }
        | Deed::Face { .. }
        | Deed::Joined { .. }
        | Deed::Bot { .. }
        | Deed::Emptied { .. } => Part::Aside,
        Deed::Host { .. } | Deed::Muted { .. } | Deed::Public { .. } => Part::Aside,
        Deed::Away { .. } | Deed::Back { .. } => Part::Aside,
        Deed::AskedTakeBack { .. } | Deed::AgreedTakeBack { .. } | Deed::RefusedTakeBack { .. } => Part::Aside,
        Deed::AgreedAbandon { .. } | Deed::RefusedAbandon { .. } => Part::Aside,
        Deed::SitsNext { .. } | Deed::Removed { .. } | Deed::Door { .. } => Part::Aside,
        Deed::Knocked { .. } | Deed::AgreedKnock { .. } | Deed::TurnedAway { .. } => Part::Aside,
        Deed::Voted { .. } | Deed::VoteEnded => Part::Aside,
    }
}

/// What ends a table that nobody wants any more; nothing where it has ended.
pub fn expire(table: &Table) -> Vec<Deed> {
    match table.status {
        TableStatus::Playing => vec![Deed::Abandoned, Deed::Expired],
        TableStatus::Waiting | TableStatus::Over => vec![Deed::Expired],
        TableStatus::Closed => Vec::new(),
    }
}
