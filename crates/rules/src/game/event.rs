//! What happened: the outcomes of which a game's history is made.

use crate::board::Board;
use crate::card::Card;
use crate::explain::Travel;
use crate::game::Setup;
use crate::moves::Move;
use crate::seat::Seat;

/// One thing that happened. A card that whoever reads this may not know is `None`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The game begins.
    Start {
        /// What was agreed.
        setup: Setup,
    },
    /// All cards were gathered and shuffled.
    Shuffle {
        /// The whole deck, the first card to be dealt first.
        deck: Vec<Option<Card>>,
    },
    /// Four cards each.
    Deal {
        /// Who dealt.
        dealer: Seat,
        /// The first, second or third deal of this dealer.
        number: u8,
        /// What each seat was dealt, in the order in which it came.
        hands: Vec<(Seat, Vec<Option<Card>>)>,
    },
    /// A seat gave a card to a teammate.
    Give {
        /// Who gave.
        seat: Seat,
        /// What it gave.
        card: Option<Card>,
        /// Who will take it up.
        to: Seat,
    },
    /// A seat played a card.
    Play {
        /// Who played.
        seat: Seat,
        /// The card and what was done with it.
        mv: Move,
        /// Which ways the pawns went and what their landings did.
        travels: Vec<Travel>,
        /// The board after it.
        board: Board,
    },
    /// A seat could play nothing and laid its hand down, face up.
    Fold {
        /// Who folded.
        seat: Seat,
        /// The whole hand.
        cards: Vec<Card>,
    },
    /// A team has its place. Only when the game is played on for second place.
    Place {
        /// 1 or 2.
        place: u8,
        /// The team.
        seats: Vec<Seat>,
    },
    /// The game is over.
    End {
        /// The winning team; empty if the game was abandoned.
        winners: Vec<Seat>,
        /// The teams whose places are known, the winners first.
        places: Vec<Vec<Seat>>,
        /// Why it is over.
        reason: EndReason,
    },
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndReason {
    /// A team has won.
    Won,
    /// The people gave it up.
    Abandoned,
}
