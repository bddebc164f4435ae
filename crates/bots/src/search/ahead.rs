//! How far ahead a deal is played in one's head.

use makker_rules::{Phase, View};

/// At how many cards a seat the next deal becomes worth thinking about, with four seats and with six. What comes of this deal
/// differs little by then, and to play the next one tells more than what the network says of it at a look. To begin earlier gains
/// next to nothing with four seats, and takes longer than people like to wait with six.
const CARDS_LEFT_TO_LOOK_AHEAD: [usize; 2] = [2, 1];

/// Is the deal near its end, and the next one worth thinking about?
pub(crate) fn is_near_its_end(view: &View) -> bool {
    can_look_ahead(view) && cards_a_seat(view) <= CARDS_LEFT_TO_LOOK_AHEAD[usize::from(view.rules().seats().len() > 4)]
}

/// How many cards a seat are left, on the mean of all seats, rounded up.
pub fn cards_a_seat(view: &View) -> usize {
    let left: usize = view.cards_left.iter().map(|(_, cards)| usize::from(*cards)).sum();
    left.div_ceil(view.rules().seats().len())
}

/// Can the next deal be thought of? Not where a team has its place already: then fewer seats are dealt to.
pub fn can_look_ahead(view: &View) -> bool {
    matches!(view.phase, Phase::Play(_)) && view.places.is_empty()
}

/// How far a deal is played in one's head to judge a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// To the end of the deal, which the network judges.
    DealEnds,
    /// To the end of the next deal, where that can be thought of.
    NextDealEnds,
    /// To the end of the game, with new cards for every deal.
    GameEnds,
}

impl Until {
    /// As far as `master` looks in this situation.
    pub fn as_master_looks(view: &View) -> Until {
        if is_near_its_end(view) { Until::NextDealEnds } else { Until::DealEnds }
    }
}
