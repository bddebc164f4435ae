//! How often a dealer deals, and who opens the next deal.

use makker_rules::{Seat, SeatSet};

/// How often a dealer deals before the next seat does.
const DEALS_A_DEALER: u8 = 3;

/// Is the deal with this number, counted from 1, its dealer's last?
pub(crate) fn is_last_of_dealer(number: u8) -> bool {
    number > 0 && number.is_multiple_of(DEALS_A_DEALER)
}

/// Who opens the deal after this one, which has this number and this opener.
pub fn next_opener(playing: SeatSet, opener: Seat, number: u8) -> Seat {
    if is_last_of_dealer(number) { playing.next_after(opener).unwrap_or(opener) } else { opener }
}
