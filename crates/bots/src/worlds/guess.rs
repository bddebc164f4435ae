//! Guesses at the hidden hands, in keeping with all that a seat has seen.

use makker_chance::Chance;
use makker_rules::sorted::sort;
use makker_rules::{Card, Hand, Phase, Seat, View};

use crate::playout::RestOfDeal;
use crate::worlds::known::known_of_deal;
use crate::worlds::tells::Tells;
use crate::worlds::unseen::{Memory, Unseen};

/// What a seat does not know of a deal, and how to guess it.
pub struct Guess {
    /// What it knows.
    known: RestOfDeal,
    seat: Seat,
    /// The other seats that hold cards, how many of them are unknown, and the one that is known.
    others: Vec<(Seat, usize, Option<Card>)>,
    /// The cards that may be anywhere.
    pool: Vec<Card>,
    /// What the others' plays tell about their cards; nothing for a level that does not think about it.
    tells: Option<Tells>,
}

/// After this many draws a card is taken however incredible it is.
const MOST_DRAWS: u32 = 100;

impl Guess {
    pub(crate) fn new(view: &View, seat: Seat, memory: Memory) -> Guess {
        let mut known = known_of_deal(view, seat);
        if view.phase == Phase::Exchange {
            // Whoever has given a card has taken up none yet.
            let face_down = std::iter::repeat_n(view.rules().cards()[0], Hand::SIZE).collect();
            known.holding.iter().filter(|other| *other != seat).for_each(|other| known.hands[other] = face_down);
            known.given[seat] = None;
        }
        let unseen = Unseen::remembered(view, memory).cards();
        Guess::within(known, seat, unseen)
    }

    /// What a seat does not know of a deal, if the cards of the pool may be anywhere. Of the other hands in `known` only the
    /// numbers of cards count.
    pub fn within(known: RestOfDeal, seat: Seat, mut pool: Vec<Card>) -> Guess {
        let rules = known.rules();
        let mut others = Vec::new();
        for other in rules.seats().iter().copied().filter(|other| *other != seat && known.holding.contains(*other)) {
            let held = known.given[seat].filter(|_| rules.gives_to(seat) == other);
            others.push((other, known.hands[other].len() - usize::from(held.is_some()), held));
        }
        // A view from outside may tell of more cards than there are.
        while pool.len() < others.iter().map(|(_, unknown, _)| unknown).sum() {
            pool.extend(rules.cards());
        }
        Guess { known, seat, others, pool, tells: None }
    }

    /// The same, minding what the others' plays tell.
    pub(crate) fn minding(self, tells: Tells) -> Guess {
        Guess { tells: Some(tells), ..self }
    }

    /// How many cards in the hands of others are unknown.
    pub(crate) fn unknown(&self) -> usize {
        self.others.iter().map(|(_, unknown, _)| unknown).sum()
    }

    /// Every world there can be, with its chance; nothing if more than two cards are unknown or there are more than `most` worlds.
    pub(crate) fn every_world(&self, most: usize, chance: &mut Chance) -> Option<Vec<(f32, RestOfDeal)>> {
        let unknown = self.unknown();
        if unknown > 2 {
            return None;
        }
        // By kind: how many there are.
        let mut kinds: Vec<(Card, f32)> = Vec::new();
        let mut pool = self.pool.clone();
        sort(&mut pool);
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
        let mut worlds: Vec<(f32, RestOfDeal)> = Vec::new();
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

    /// How credible it is, after all that was played, that the others hold these cards, one seat after the other.
    fn likely(&self, cards: &[Card]) -> f32 {
        let Some(tells) = &self.tells else { return 1.0 };
        let holders = self.others.iter().flat_map(|(other, unknown, _)| std::iter::repeat_n(*other, *unknown));
        holders.zip(cards).map(|(other, card)| tells.likely(other, *card)).product()
    }

    /// A world that may be the one.
    pub fn any_world(&mut self, chance: &mut Chance) -> RestOfDeal {
        let mut dealt = 0;
        for (other, unknown, _) in &self.others {
            for _ in 0..*unknown {
                let drawn = self.draw(*other, dealt, chance);
                self.pool.swap(dealt, drawn);
                dealt += 1;
            }
        }
        self.world(&self.pool[..dealt], chance)
    }

    /// Draws a card for a seat from the pool beyond the cards that are dealt already; says where it lies.
    fn draw(&self, seat: Seat, dealt: usize, chance: &mut Chance) -> usize {
        let mut draws = 0;
        loop {
            let drawn = dealt + chance.below(self.pool.len() - dealt);
            draws += 1;
            // Drawn again until it is credible after what the seat did: few draws are needed.
            let Some(tells) = &self.tells else { return drawn };
            if chance.unit() < f64::from(tells.likely(seat, self.pool[drawn])) || draws == MOST_DRAWS {
                return drawn;
            }
        }
    }

    /// Cards for the next deal in the world that was guessed last: what is left of the deck, or all of it if that is shuffled before.
    pub(crate) fn next_cards(&self, chance: &mut Chance) -> Vec<Card> {
        let rules = self.known.rules();
        let left = &self.pool[self.unknown()..];
        let is_shuffled = self.known.dealing.next(self.known.playing).takes_fresh_deck(rules);
        // A view from outside may tell of more cards than there are.
        let is_enough = left.len() >= rules.seats().len() * Hand::SIZE;
        let mut cards = if is_shuffled || !is_enough { rules.deck() } else { left.to_vec() };
        chance.shuffle(&mut cards);
        cards
    }

    /// The world in which the others hold these cards, one seat after the other.
    fn world(&self, cards: &[Card], chance: &mut Chance) -> RestOfDeal {
        let mut world = self.known;
        let mut cards = cards.iter().copied();
        for (other, unknown, held) in &self.others {
            world.hands[*other] = cards.by_ref().take(*unknown).chain(*held).collect();
        }
        // Which of their cards others have from each other: any, or one that is played already.
        for giver in world.rules().seats().iter().filter(|giver| **giver != self.seat) {
            let to = world.rules().gives_to(*giver);
            if to != self.seat {
                let index = chance.below(Hand::SIZE);
                world.given[*giver] = world.hands[to].get(index).copied();
            }
        }
        world
    }
}

#[cfg(test)]
mod tests {
    use makker_rules::{BySeat, Edition, History, RuleSet, Setup};
    use makker_testkit::decider;

    use super::*;

    /// The worlds in which yellow and green hold these numbers of cards out of 2, 2 and 3, with their chances in sixths.
    fn worlds(yellow: usize, green: usize) -> Vec<(String, f32)> {
        let history = History::new(Setup::new(Edition::Classic, Seat::Red)).unwrap();
        let mut known = known_of_deal(&View::new(&history, Some(Seat::Red)), Seat::Red);
        let [two, three] = ["2", "3"].map(|code| code.parse::<Card>().unwrap());
        known.hands = BySeat::all(Hand::EMPTY);
        for (seat, cards) in [(Seat::Yellow, yellow), (Seat::Green, green)] {
            known.hands[seat] = std::iter::repeat_n(two, cards).collect();
            known.holding = known.holding.with(seat);
        }
        let guess = Guess::within(known, Seat::Red, vec![three, two, two]);
        let worlds = guess.every_world(100, &mut Chance::from_seed(1)).unwrap();
        let hand = |rest: &RestOfDeal, seat: Seat| rest.hands[seat].iter().map(Card::to_string).collect::<String>();
        let text = |rest: &RestOfDeal| format!("{}/{}", hand(rest, Seat::Yellow), hand(rest, Seat::Green));
        worlds.iter().map(|(share, rest)| (text(rest), (6.0 * share).round())).collect()
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
        let rules = Edition::Classic;
        let history = History::new(Setup::new(rules, Seat::Red)).unwrap();
        let mut known = known_of_deal(&View::new(&history, Some(Seat::Red)), Seat::Red);
        let [two, three] = ["2", "3"].map(|code| code.parse::<Card>().unwrap());
        known.dealing.number = 1;
        known.hands[Seat::Yellow] = std::iter::once(two).collect();
        known.holding = known.holding.with(Seat::Yellow);
        let pool = std::iter::repeat_n(two, 16).chain([three]).collect();
        let mut guess = Guess::within(known, Seat::Red, pool);
        let mut chance = Chance::from_seed(1);
        let mut held = [0, 0];
        for _ in 0..200 {
            let yellow = guess.any_world(&mut chance).hands[Seat::Yellow];
            let next = guess.next_cards(&mut chance);
            assert_eq!(next.contains(&three), !yellow.holds(three), "the three is here or there");
            assert_eq!(next.len(), 16);
            held[usize::from(yellow.holds(three))] += 1;
        }
        assert!(held[1] > 0 && held[0] > held[1], "{held:?}");
    }

    /// How a deal begins: in truth, and as it was thought of in the deal before.
    #[derive(Debug, PartialEq)]
    struct Beginning {
        cards: usize,
        opener: Seat,
        next_opener: Seat,
    }

    #[test]
    fn the_next_deal_is_dealt_and_begun_as_in_the_game() {
        let house = ["classic+fresh-decks", "english+three-deals"].map(|name| name.parse().unwrap());
        for rules in Edition::ALL.into_iter().map(RuleSet::from).chain(house) {
            let mut chance = Chance::from_seed(rules.edition() as u64);
            let mut history = History::new(Setup::new(rules, Seat::Red)).unwrap();
            // By deal: who began, from how many cards it was dealt, and what was thought of the next.
            let mut deals: Vec<(Seat, usize, Beginning)> = Vec::new();
            let mut dealt = None;
            while deals.len() < 12 {
                let seat = decider(&mut history, &mut chance).unwrap();
                let game = history.game();
                let view = View::new(&history, Some(seat));
                let deal = (game.dealer(), game.deal_number());
                if matches!(view.phase, Phase::Play(_)) && dealt != Some(deal) {
                    dealt = Some(deal);
                    let mut guess = Guess::new(&view, seat, Memory::SinceShuffle);
                    guess.any_world(&mut chance);
                    let next = guess.next_cards(&mut chance);
                    let cards = next.len();
                    let rest = known_of_deal(&view, seat).dealt(&next);
                    let thought = Beginning { cards, opener: rest.turn.unwrap(), next_opener: rest.next_opener() };
                    let hands = rules.seats().len() * Hand::SIZE;
                    deals.push((seat, game.undealt().len() + hands, thought));
                }
                let choice = view.choices[chance.below(view.choices.len())];
                history.choose(seat, choice).unwrap();
            }
            for three in deals.windows(3) {
                let true_one = Beginning { cards: three[1].1, opener: three[1].0, next_opener: three[2].0 };
                assert_eq!(three[0].2, true_one, "{rules}");
            }
        }
    }
}
