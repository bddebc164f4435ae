//! Guesses at the hidden hands, in keeping with all that a seat has seen.

use makker_chance::Chance;
use makker_rules::{Card, Hand, Phase, Seat, View};

use crate::playout::{NextDeal, Round};
use crate::worlds::tells::Tells;
use crate::worlds::unseen::{Memory, Unseen};

/// What a seat does not know of a deal, and how to guess it.
pub struct Guess {
    /// What it knows.
    known: Round,
    seat: Seat,
    /// The other seats that hold cards, how many of them are unknown, and the one that is known.
    others: Vec<(Seat, usize, Option<Card>)>,
    /// The cards that may be anywhere.
    pool: Vec<Card>,
    /// What the others' plays tell about their cards, for who thinks about it.
    tells: Option<Tells>,
    /// Which of its dealer's deals it is.
    deal_number: u8,
}

/// If so many cards in a row do not go with what a seat did, the last is taken.
const MOST_DRAWS: u32 = 100;

impl Guess {
    pub(crate) fn new(view: &View, seat: Seat, memory: Memory) -> Guess {
        let mut known = Round::of(view, seat);
        if view.phase == Phase::Exchange {
            // Whoever has given a card has taken up none yet.
            let face_down = std::iter::repeat_n(view.rules().cards()[0], Hand::SIZE).collect();
            known
                .holding
                .iter()
                .filter(|other| *other != seat)
                .for_each(|other| known.hands[other as usize] = face_down);
            known.given[seat as usize] = None;
        }
        let unseen = Unseen::remembered(view, memory).cards();
        Guess { deal_number: view.deal_number, ..Guess::within(known, seat, unseen) }
    }

    /// What a seat does not know of a deal, of whose other hands only the numbers of cards count, if these cards are those
    /// that may be anywhere.
    pub fn within(known: Round, seat: Seat, mut pool: Vec<Card>) -> Guess {
        let edition = known.edition;
        let mut others = Vec::new();
        for other in edition.seats().iter().copied().filter(|other| *other != seat && known.holding.contains(*other)) {
            let held = known.given[seat as usize].filter(|_| edition.gives_to(seat) == other);
            others.push((other, known.hands[other as usize].len() - usize::from(held.is_some()), held));
        }
        // A view from outside may tell of more cards than there are.
        while pool.len() < others.iter().map(|(_, unknown, _)| unknown).sum() {
            pool.extend(edition.cards());
        }
        Guess { known, seat, others, pool, tells: None, deal_number: 1 }
    }

    /// The same, minding what the others' plays tell.
    pub(crate) fn minding(self, tells: Tells) -> Guess {
        Guess { tells: Some(tells), ..self }
    }

    /// How many cards in the hands of others are unknown.
    pub(crate) fn unknown(&self) -> usize {
        self.others.iter().map(|(_, unknown, _)| unknown).sum()
    }

    /// Every world there can be, with its chance, if at most two cards are unknown and there are at most so many worlds.
    pub(crate) fn every_world(&self, most: usize, chance: &mut Chance) -> Option<Vec<(f32, Round)>> {
        let unknown = self.unknown();
        if unknown > 2 {
            return None;
        }
        // By kind: how many there are.
        let mut kinds: Vec<(Card, f32)> = Vec::new();
        let mut pool = self.pool.clone();
        pool.sort();
        for card in pool {
            match kinds.last_mut() {
                Some((other, count)) if *other == card => *count += 1.0,
                _ => kinds.push((card, 1.0)),
            }
        }
        if kinds.len().pow(unknown as u32) > most {
            return None;
        }
        let total = self.pool.len() as f32;
        let mut worlds: Vec<(f32, Round)> = Vec::new();
        let mut add = |share: f32, cards: &[Card]| worlds.push((share * self.likely(cards), self.world(cards, chance)));
        match unknown {
            0 => add(1.0, &[]),
            1 => kinds.iter().for_each(|(card, count)| add(count / total, &[*card])),
            _ => {
                // In one hand their order does not matter.
                let in_one_hand = self.others.iter().any(|(_, unknown, _)| *unknown == 2);
                for (i, (first, count)) in kinds.iter().enumerate() {
                    for (k, (second, others)) in kinds.iter().enumerate() {
                        let left = if i == k { others - 1.0 } else { *others };
                        let times = if !in_one_hand || i == k { 1.0 } else { 2.0 };
                        if left > 0.0 && !(in_one_hand && k < i) {
                            let share = times * count * left / (total * (total - 1.0));
                            add(share, &[*first, *second]);
                        }
                    }
                }
            }
        }
        let all: f32 = worlds.iter().map(|(share, _)| share).sum();
        worlds.iter_mut().for_each(|(share, _)| *share /= all);
        Some(worlds)
    }

    /// How well it goes with all that was played that the others hold these cards, one seat after the other.
    fn likely(&self, cards: &[Card]) -> f32 {
        let Some(tells) = &self.tells else { return 1.0 };
        let holders = self.others.iter().flat_map(|(other, unknown, _)| std::iter::repeat_n(*other, *unknown));
        holders.zip(cards).map(|(other, card)| tells.likely(other, *card)).product()
    }

    /// A world that may be the one.
    pub fn any_world(&mut self, chance: &mut Chance) -> Round {
        let mut place = 0;
        for (other, unknown, _) in &self.others {
            for _ in 0..*unknown {
                let chosen = match &self.tells {
                    None => place + chance.below(self.pool.len() - place),
                    Some(tells) => {
                        // Drawn again until it goes with what the seat did: few draws are needed.
                        let mut draws = 0;
                        loop {
                            let chosen = place + chance.below(self.pool.len() - place);
                            draws += 1;
                            if chance.unit() < f64::from(tells.likely(*other, self.pool[chosen])) || draws == MOST_DRAWS
                            {
                                break chosen;
                            }
                        }
                    }
                };
                self.pool.swap(place, chosen);
                place += 1;
            }
        }
        self.world(&self.pool[..place], chance)
    }

    /// The next deal in the world that was guessed last: from what is left of the deck, or from all of it if that is shuffled before.
    pub(crate) fn next_deal(&self, chance: &mut Chance) -> NextDeal {
        let edition = self.known.edition;
        let left = &self.pool[self.unknown()..];
        // A dealer deals three times. A view from outside may tell of more cards than there are.
        let is_shuffled = self.deal_number == 3 || edition.shuffles_every_deal();
        let is_enough = left.len() >= edition.seats().len() * Hand::SIZE;
        let mut cards = if is_shuffled || !is_enough { edition.deck() } else { left.to_vec() };
        chance.shuffle(&mut cards);
        NextDeal { cards, is_last_of_dealer: self.deal_number == 2 }
    }

    /// The world in which the others hold these cards, one seat after the other.
    fn world(&self, cards: &[Card], chance: &mut Chance) -> Round {
        let mut world = self.known;
        let mut cards = cards.iter().copied();
        for (other, unknown, held) in &self.others {
            world.hands[*other as usize] = cards.by_ref().take(*unknown).chain(*held).collect();
        }
        // Which of their cards others have from each other: any, or one that is played already.
        for giver in world.edition.seats().iter().filter(|giver| **giver != self.seat) {
            let to = world.edition.gives_to(*giver);
            if to != self.seat {
                let place = chance.below(Hand::SIZE);
                world.given[*giver as usize] = world.hands[to as usize].get(place).copied();
            }
        }
        world
    }
}

#[cfg(test)]
mod tests {
    use makker_rules::{Edition, History, RuleSet, Setup};

    use super::*;

    /// The worlds in which yellow and green hold so many of the cards 2, 2 and 3, with their chances in sixths.
    fn worlds(yellow: usize, green: usize) -> Vec<(String, f32)> {
        let history = History::new(Setup::new(Edition::Classic, Seat::Red)).unwrap();
        let mut known = Round::of(&View::new(&history, Some(Seat::Red)), Seat::Red);
        let [two, three] = ["2", "3"].map(|code| code.parse::<Card>().unwrap());
        known.hands = [Hand::EMPTY; 6];
        for (seat, cards) in [(Seat::Yellow, yellow), (Seat::Green, green)] {
            known.hands[seat as usize] = std::iter::repeat_n(two, cards).collect();
            known.holding = known.holding.with(seat);
        }
        let guess = Guess::within(known, Seat::Red, vec![three, two, two]);
        let worlds = guess.every_world(100, &mut Chance::from_seed(1)).unwrap();
        let hand =
            |round: &Round, seat: Seat| round.hands[seat as usize].iter().map(Card::to_string).collect::<String>();
        let text = |round: &Round| format!("{}/{}", hand(round, Seat::Yellow), hand(round, Seat::Green));
        worlds.iter().map(|(share, round)| (text(round), (6.0 * share).round())).collect()
    }

    #[test]
    fn every_world_is_there_once_with_its_chance() {
        let check = |yellow, green, expected: &[(&str, f32)]| {
            let expected: Vec<(String, f32)> =
                expected.iter().map(|(text, share)| (text.to_string(), *share)).collect();
            assert_eq!(worlds(yellow, green), expected);
        };
        check(0, 0, &[("/", 6.0)]);
        check(1, 0, &[("2/", 4.0), ("3/", 2.0)]);
        check(1, 1, &[("2/2", 2.0), ("2/3", 2.0), ("3/2", 2.0)]);
        check(0, 2, &[("/22", 2.0), ("/23", 4.0)]);
    }

    #[test]
    fn the_next_deal_has_what_nobody_holds() {
        let edition = Edition::Classic;
        let history = History::new(Setup::new(edition, Seat::Red)).unwrap();
        let mut known = Round::of(&View::new(&history, Some(Seat::Red)), Seat::Red);
        let [two, three] = ["2", "3"].map(|code| code.parse::<Card>().unwrap());
        known.hands[Seat::Yellow as usize] = std::iter::once(two).collect();
        known.holding = known.holding.with(Seat::Yellow);
        let pool = std::iter::repeat_n(two, 16).chain([three]).collect();
        let mut guess = Guess::within(known, Seat::Red, pool);
        let mut chance = Chance::from_seed(1);
        let mut held = [0, 0];
        for _ in 0..200 {
            let yellow = guess.any_world(&mut chance).hands[Seat::Yellow as usize];
            let next = guess.next_deal(&mut chance);
            assert_eq!(next.cards.contains(&three), !yellow.holds(three), "the three is here or there");
            assert_eq!(next.cards.len(), 16);
            held[usize::from(yellow.holds(three))] += 1;
        }
        assert!(held[1] > 0 && held[0] > held[1], "{held:?}");
    }

    /// What is true of a deal, and what was thought of it in the deal before.
    #[derive(Debug, PartialEq)]
    struct Beginning {
        cards: usize,
        opener: Seat,
        next_opener: Seat,
    }

    #[test]
    fn the_next_deal_is_dealt_and_begun_as_in_the_game() {
        for edition in Edition::ALL.map(RuleSet::from) {
            let mut chance = Chance::from_seed(edition.edition() as u64);
            let mut history = History::new(Setup::new(edition, Seat::Red)).unwrap();
            // By deal: who began, from how many cards it was dealt, and what was thought of the next.
            let mut deals: Vec<(Seat, usize, Beginning)> = Vec::new();
            let mut dealt = None;
            while deals.len() < 12 {
                let Some(seat) = history.game().decider() else {
                    let mut deck = edition.deck();
                    chance.shuffle(&mut deck);
                    history.shuffle(&deck).unwrap();
                    continue;
                };
                let game = history.game();
                let view = View::new(&history, Some(seat));
                let deal = (game.dealer(), game.deal_number());
                if matches!(view.phase, Phase::Play(_)) && dealt != Some(deal) {
                    dealt = Some(deal);
                    let mut guess = Guess::new(&view, seat, Memory::SinceShuffle);
                    guess.any_world(&mut chance);
                    let next = guess.next_deal(&mut chance);
                    let cards = next.cards.len();
                    let round = Round::of(&view, seat).dealt(&next);
                    let thought = Beginning { cards, opener: round.turn.unwrap(), next_opener: round.opener };
                    let hands = edition.seats().len() * Hand::SIZE;
                    deals.push((seat, game.undealt().len() + hands, thought));
                }
                let choice = view.choices[chance.below(view.choices.len())];
                history.choose(seat, choice).unwrap();
            }
            for three in deals.windows(3) {
                let true_one = Beginning { cards: three[1].1, opener: three[1].0, next_opener: three[2].0 };
                assert_eq!(three[0].2, true_one, "{edition}");
            }
        }
    }
}
