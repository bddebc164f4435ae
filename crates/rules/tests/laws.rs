//! Laws that hold in every moment of every game, tried on random games of all rule sets.

mod naive;

use std::collections::{BTreeMap, BTreeSet, HashSet};

use makker_chance::Chance;
use makker_rules::{
    Board, Card, Choice, Edition, Effect, Game, History, Kind, Landing, Leg, Move, MoveList, Phase, RuleSet, Seat,
    SeatSet, Setup, Space, Travel, View,
};
use makker_testkit::{Deed, house_rules, pick};

use naive::knobs::Rules as Knobs;

const GAMES_AN_EDITION: u64 = 25;
const MOST_PLIES: usize = 20_000;

// ------------------------------------------------------------------------------------------------- the driver

/// A game before and after one deed.
struct Moment<'a> {
    ply: usize,
    before: &'a Game,
    deed: &'a Deed,
    game: &'a Game,
}

impl Moment<'_> {
    /// For laws that take long: is this one of every `n` moments?
    fn is_one_in(&self, n: usize) -> bool {
        self.ply.is_multiple_of(n)
    }
}

/// Every edition, and plus-pairs played on as well, some games each; and one game of each of a sample of house rules.
fn setups() -> impl Iterator<Item = (u64, Setup)> {
    let ways = Edition::ALL.map(|edition| (edition, false)).into_iter().chain([(Edition::PlusPairs, true)]);
    let printed = ways.flat_map(|(edition, play_on)| {
        (0..GAMES_AN_EDITION).map(move |number| {
            let seats = RuleSet::from(edition).seats();
            let dealer = seats[number as usize % seats.len()];
            let seed = number + 1000 * edition as u64 + 10_000 * u64::from(play_on);
            (seed, Setup { play_on, ..Setup::new(edition, dealer) })
        })
    });
    let house = house_rules().into_iter().zip(100_000_u64..).map(|(rules, seed)| {
        let dealer = rules.seats()[seed as usize % rules.seats().len()];
        let play_on = rules.team_count() > 2 && seed.is_multiple_of(2);
        (seed, Setup { play_on, ..Setup::new(rules, dealer) })
    });
    printed.chain(house)
}

/// How the knobs stand, by the second reading: the laws do not ask the rules what they are to hold the rules to.
fn knobs(rules: RuleSet) -> Knobs {
    Knobs::read(&rules.to_string()).expect("a rule set")
}

/// Says where a law was broken.
struct Whereabouts {
    seed: u64,
    ply: usize,
    game: Game,
}

impl Drop for Whereabouts {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let (game, edition) = (&self.game, self.game.rules());
            eprintln!("game {} of {edition}, after {} deeds: {:?}", self.seed, self.ply, game.phase());
            if let Phase::Play(seat) = game.phase() {
                let hand: Vec<&str> = game.hand(seat).iter().map(|card| card.code()).collect();
                let (board, hand) = (game.board().to_string(), hand.join(","));
                eprintln!("makker moves --edition {edition} --board {board} --seat {seat} --hand {hand}");
            }
        }
    }
}

/// Plays one random game to its end and hands every moment to a law.
fn play(seed: u64, setup: Setup, mut law: impl FnMut(&Moment)) {
    let mut chance = Chance::from_seed(seed);
    let mut place = Whereabouts { seed, ply: 0, game: Game::new(setup).unwrap() };
    while let Some(deed) = Deed::at_random(&place.game, &mut chance) {
        assert!(place.ply < MOST_PLIES, "the game does not end");
        let before = place.game;
        let mut game = before;
        deed.on_game(&mut game);
        law(&Moment { ply: place.ply, before: &before, deed: &deed, game: &game });
        place.game = game;
        place.ply += 1;
    }
}

/// Holds in every random game; each game has a law of its own, which may remember what it saw.
fn holds<L: FnMut(&Moment)>(new_law: impl Fn(Setup) -> L) {
    setups().for_each(|(seed, setup)| play(seed, setup, new_law(setup)));
}

/// Holds on every turn, seen before the seat decides.
fn holds_on_turns(one_in: usize, law: impl Fn(&Game, Seat, &mut Chance)) {
    holds(|_| {
        let mut chance = Chance::from_seed(1);
        let law = &law;
        move |moment: &Moment| {
            if let (Phase::Play(seat), true) = (moment.before.phase(), moment.is_one_in(one_in)) {
                law(moment.before, seat, &mut chance);
            }
        }
    });
}

// ---------------------------------------------------------------------------------------- pawns, cards, dealers

#[test]
fn pawns_are_conserved() {
    holds(|setup| {
        move |moment| {
            let board = moment.game.board();
            board.assert_consistent();
            assert_eq!(Board::parse(setup.rules(), &board.to_string()).as_ref(), Ok(board));
            for seat in Seat::ALL.into_iter().filter(|seat| !setup.rules().has_seat(*seat)) {
                assert_eq!(board.pawns(seat), &[Space::home(seat); 4]);
            }
        }
    });
}

#[test]
fn cards_are_conserved() {
    holds(|setup| {
        let edition = setup.rules();
        let mut whole = edition.deck();
        whole.sort();
        let mut used: Vec<Card> = Vec::new();
        move |moment| {
            let (before, game) = (moment.before, moment.game);
            match moment.deed {
                Deed::Shuffle(_) => used.clear(),
                Deed::Choose(_, Choice::Give(_)) => {}
                Deed::Choose(_, Choice::Play(mv)) => used.push(mv.card()),
                Deed::Choose(seat, Choice::Fold) => used.extend(before.hand(*seat).iter()),
            }
            // The winners' cards go face down to the pile.
            if let Deed::Choose(seat, Choice::Play(mv)) = moment.deed {
                for mate in before.playing().iter().filter(|mate| !game.playing().contains(*mate)) {
                    if edition.are_teammates(mate, *seat) {
                        let mut left = before.hand(mate).to_vec();
                        if mate == *seat {
                            left.remove(left.iter().position(|card| *card == mv.card()).unwrap());
                        }
                        used.extend(left);
                    }
                }
            }
            if game.phase() == Phase::Shuffle {
                return;
            }
            let mut all = used.clone();
            all.extend(game.undealt());
            for seat in game.rules().seats() {
                all.extend(game.hand(*seat).iter());
                all.extend(game.given(*seat).filter(|_| game.phase() == Phase::Exchange));
            }
            all.sort();
            assert_eq!(all, whole);
        }
    });
}

#[test]
fn dealers_deals_and_turns_go_as_rulings_6_and_16_say() {
    holds(|setup| {
        let seats = setup.rules().seats();
        let left_of = move |seat: Seat, among: &[Seat]| {
            let place = seats.iter().position(|other| *other == seat).unwrap();
            let clockwise = (1..=seats.len()).map(|i| seats[(place + i) % seats.len()]);
            clockwise.into_iter().find(|next| among.contains(next))
        };
        let (mut dealer, mut number, mut deck, mut dealt) = (setup.dealer, 0, Vec::new(), 0);
        move |moment| {
            let (before, game) = (moment.before, moment.game);
            let team_is_done =
                |seat: &Seat| setup.rules().team_of(*seat).iter().all(|mate| is_finished(game.board(), *mate));
            let playing: Vec<Seat> = seats.iter().copied().filter(|seat| !team_is_done(seat)).collect();
            assert_eq!(game.playing().iter().collect::<Vec<_>>(), playing);
            let cards_left = |seat: Seat| match moment.deed {
                Deed::Choose(turn, Choice::Play(_)) if *turn == seat => before.hand(seat).len() - 1,
                Deed::Choose(turn, Choice::Fold) if *turn == seat => 0,
                _ => before.hand(seat).len(),
            };
            let holders: Vec<Seat> = playing.iter().copied().filter(|seat| cards_left(*seat) > 0).collect();

            if let (Phase::Play(seat), false) = (before.phase(), game.phase() == Phase::Over) {
                let next = left_of(seat, &holders);
                assert_eq!(next.map(Phase::Play), next.and(Some(game.phase())));
                if next.is_none() {
                    // The round is over.
                    let next_dealer = number == 3 || !playing.contains(&dealer);
                    if next_dealer {
                        dealer = left_of(dealer, &playing).unwrap();
                        number = 0;
                    }
                    let gathers = next_dealer || knobs(setup.rules()).fresh_decks;
                    assert_eq!(game.phase() == Phase::Shuffle, gathers);
                    assert_eq!((game.dealer(), game.deal_number()), (dealer, number + u8::from(!gathers)));
                }
            }
            if let Deed::Shuffle(shuffled) = moment.deed {
                (deck, dealt) = (shuffled.clone(), 0);
            }
            if game.phase() == Phase::Exchange && before.phase() != Phase::Exchange {
                number += 1;
                assert_eq!((game.dealer(), game.deal_number()), (dealer, number));
                let mut hands: BTreeMap<Seat, Vec<Card>> = BTreeMap::new();
                let mut seat = dealer;
                for _ in 0..4 * playing.len() {
                    seat = left_of(seat, &playing).unwrap();
                    hands.entry(seat).or_default().push(deck[dealt]);
                    dealt += 1;
                }
                for seat in seats {
                    let mut hand = hands.remove(seat).unwrap_or_default();
                    hand.sort();
                    assert_eq!(**game.hand(*seat), hand);
                }
                assert_eq!(game.undealt(), &deck[dealt..]);
            }
            if before.phase() == Phase::Exchange && game.phase() != Phase::Exchange {
                assert_eq!(Some(game.phase()), left_of(dealer, &playing).map(Phase::Play));
                assert!(playing.iter().all(|seat| game.hand(*seat).len() == 4));
            }
        }
    });
}

#[test]
fn every_random_game_ends_with_the_first_team_that_is_locked() {
    holds(|setup| {
        let edition = setup.rules();
        let mut places: Vec<Vec<Seat>> = Vec::new();
        move |moment| {
            let game = moment.game;
            let done = |team: &Vec<Seat>| team.iter().all(|seat| is_finished(game.board(), *seat));
            let new: Vec<Vec<Seat>> = edition.teams().filter(done).filter(|team| !places.contains(team)).collect();
            assert!(new.len() < 2, "nobody locks pawns of two teams at once");
            places.extend(new);
            let enough = if setup.play_on { 2 } else { 1 };
            assert_eq!(game.phase() == Phase::Over, places.len() == enough);
            if places.len() + 1 == edition.team_count() {
                let last = edition.teams().find(|team| !places.contains(team));
                places.extend(last);
            }
            assert_eq!(game.winners().as_ref(), places.first());
            assert!(game.places().eq(places.iter().cloned()));
        }
    });
}

#[test]
fn the_same_choices_give_the_same_history() {
    for (seed, setup) in setups() {
        let mut deeds = Vec::new();
        let mut histories = [History::new(setup).unwrap(), History::new(setup).unwrap()];
        play(seed, setup, |moment| {
            deeds.push(moment.deed.clone());
            moment.deed.on_history(&mut histories[0]);
            assert!(histories[0].game() == moment.game);
        });
        deeds.iter().for_each(|deed| deed.on_history(&mut histories[1]));
        assert!(histories[0] == histories[1]);
        assert!(histories[0].events() == histories[1].events());
    }
}

#[test]
fn copies_of_a_game_are_independent() {
    holds(|_| {
        let mut chance = Chance::from_seed(2);
        move |moment| {
            if !moment.is_one_in(50) {
                return;
            }
            let (original, mut copy) = (*moment.game, *moment.game);
            let text = format!("{original:?}");
            for _ in 0..10 {
                if let Some(deed) = Deed::at_random(&copy, &mut chance) {
                    deed.on_game(&mut copy);
                }
            }
            assert!(original == *moment.game && (copy != original || original.phase() == Phase::Over));
            assert_eq!(format!("{original:?}"), text);
        }
    });
}

// ------------------------------------------------------------------------------------------ what may be decided

#[test]
fn a_hand_gives_exactly_the_cards_that_it_holds() {
    holds(|setup| {
        move |moment| {
            let game = moment.game;
            if !moment.is_one_in(5) {
                return;
            }
            for (seat, card) in Seat::ALL.into_iter().flat_map(|seat| Card::ALL.iter().map(move |card| (seat, *card))) {
                let mut after = *game;
                let given = after.give(seat, card);
                let may_give = game.phase() == Phase::Exchange && game.playing().contains(seat);
                let may_give = may_give && game.given(seat).is_none() && game.hand(seat).contains(&card);
                assert_eq!(given.is_ok(), may_give, "{seat} {card}");
                match given {
                    Err(_) => assert!(after == *game),
                    Ok(()) => {
                        assert_eq!(after.given(seat), Some(card));
                        let received = after.hand(setup.rules().gives_to(seat)).contains(&card);
                        assert!(received || after.phase() == Phase::Exchange);
                    }
                }
            }
        }
    });
}

#[test]
fn a_seat_folds_only_when_nothing_plays() {
    holds_on_turns(1, |game, seat, chance| {
        let board = game.board();
        let list = board.legal_moves(seat, game.hand(seat));
        let mut after = *game;
        assert_eq!(after.fold(seat).is_ok(), list.is_empty());
        assert_eq!(after == *game, !list.is_empty());
        assert_eq!(game.choices(seat) == [Choice::Fold], list.is_empty());
        for card in game.hand(seat).kinds() {
            let plays = list.iter().any(|mv| mv.card() == card);
            assert_eq!(board.why_not(seat, card).is_none(), plays, "{card}");
        }
        let other = pick(&Seat::ALL, chance);
        assert!(other == seat || (*game).clone().fold(other).is_err());
    });
}

#[test]
fn a_listed_move_plays_and_does_what_the_board_says() {
    holds_on_turns(3, |game, seat, chance| {
        let mut list = MoveList::new();
        game.legal_moves(&mut list);
        for _ in 0..list.len().min(8) {
            let mv = pick(&list, chance);
            let mut after = *game;
            assert_eq!(after.play(seat, &mv), Ok(()), "{mv}");
            assert_eq!(after.board(), &game.board().after(&mv), "{mv}");
            assert_eq!(mv.to_string().parse(), Ok(mv));
            let mut again = *game;
            again.play_unchecked(&mv);
            assert!(after == again);
        }
    });
}

#[test]
fn what_is_not_legal_is_refused_and_changes_nothing() {
    // Moves of other games and other moments come back here as strangers.
    let strangers = std::cell::RefCell::new(Vec::new());
    let refused = std::cell::Cell::new(0);
    holds_on_turns(7, |game, seat, chance| {
        let board = game.board();
        let mut strangers = strangers.borrow_mut();
        let mut candidates: Vec<(Seat, Move)> = Vec::new();
        let everywhere: Vec<Space> = Space::all().collect();
        let pawns: Vec<Space> = board.rules().seats().iter().flat_map(|seat| *board.pawns(*seat)).collect();
        for _ in 0..3 {
            let card = pick(game.hand(seat), chance);
            let [from, pawn] = [(); 2].map(|()| pick(&pawns, chance));
            let [via, to] = [(); 2].map(|()| pick(&everywhere, chance));
            candidates.push((seat, Move::walk(card, from, to)));
            candidates.push((seat, Move::walk(card, via, to)));
            candidates.push((seat, Move::walks(card, &[(from, to), (pawn, via)]).unwrap()));
            candidates.push((seat, Move::via(card, from, via, to)));
            candidates.push((seat, Move::swap(card, from, pawn)));
            candidates.push((seat, Move::swap(card, from, from)));
            if !strangers.is_empty() {
                candidates.push((seat, pick(&strangers, chance)));
            }
        }
        // Other seats' pawns, other cards, other seats.
        let other = pick(board.rules().seats(), chance);
        let others = board.legal_moves(other, game.hand(seat));
        let any = board.legal_moves(seat, board.rules().cards());
        candidates.extend(others.iter().take(5).map(|mv| (seat, *mv)));
        candidates.extend(others.iter().take(5).map(|mv| (other, *mv)));
        candidates.extend((0..any.len().min(5)).map(|_| (seat, pick(&any, chance))));
        if strangers.len() < 500 {
            strangers.extend(others.first());
        }

        for (who, mv) in candidates {
            let legal =
                who == seat && game.hand(seat).contains(&mv.card()) && board.spellings(seat, mv.card()).contains(&mv);
            let mut after = *game;
            assert_eq!(after.play(who, &mv).is_ok(), legal, "{who} {mv}");
            assert!(legal || after == *game, "{who} {mv}");
            refused.set(refused.get() + usize::from(!legal));
        }
    });
    assert!(refused.get() > 50_000, "{}", refused.get());
}

#[test]
fn every_spelling_plays_and_no_other() {
    let (accepted, refused) = (std::cell::Cell::new(0), std::cell::Cell::new(0));
    holds_on_turns(8, |game, seat, chance| {
        let board = game.board();
        for card in game.hand(seat).kinds() {
            let spellings = board.spellings(seat, card);
            let known: BTreeSet<Move> = spellings.iter().copied().collect();
            assert_eq!(known.len(), spellings.len(), "a spelling stands twice");
            let boards: HashSet<Board> = board.legal_moves(seat, &[card]).iter().map(|mv| board.after(mv)).collect();
            assert_eq!(spellings.iter().map(|mv| board.after(mv)).collect::<HashSet<_>>(), boards, "{card}");
            for _ in 0..spellings.len().min(6) {
                let mv = pick(&spellings, chance);
                let mut after = *game;
                assert_eq!(after.play(seat, &mv), Ok(()), "{mv}");
                assert!(boards.contains(after.board()), "{mv}");
                accepted.set(accepted.get() + 1);
                let Some(twisted) = twist(&mv, chance).filter(|twisted| !known.contains(twisted)) else { continue };
                let mut after = *game;
                assert!(after.play(seat, &twisted).is_err() && after == *game, "{twisted} instead of {mv}");
                assert!(!board.is_legal(seat, &twisted));
                refused.set(refused.get() + 1);
            }
        }
    });
    assert!(accepted.get() > 10_000 && refused.get() > 2_000, "{} {}", accepted.get(), refused.get());
}

/// The legs in another order, or one space of them exchanged for another.
fn twist(mv: &Move, chance: &mut Chance) -> Option<Move> {
    let everywhere: Vec<Space> = Space::all().collect();
    let strange = pick(&everywhere, chance);
    let legs: Vec<Leg> = mv.legs().collect();
    let mut walks = Vec::new();
    for leg in &legs {
        match *leg {
            Leg::Walk { from, to } => walks.push((from, to)),
            Leg::Via { from, via, .. } if chance.below(2) == 0 => {
                return Some(Move::via(mv.card(), from, via, strange));
            }
            Leg::Via { from, to, .. } => return Some(Move::via(mv.card(), from, strange, to)),
            Leg::Swap { a, .. } => return Some(Move::swap(mv.card(), a, strange)),
        }
    }
    let at = chance.below(walks.len());
    match chance.below(4) {
        0 => walks[at].0 = strange,
        1 => walks[at].1 = strange,
        2 => walks.push(walks[at]),
        _ => chance.shuffle(&mut walks),
    }
    Move::walks(mv.card(), &walks)
}

#[test]
fn a_list_is_sorted_as_text_and_holds_each_board_once_in_its_smallest_spelling() {
    holds_on_turns(5, |game, seat, _| {
        let board = game.board();
        let list = board.legal_moves(seat, game.hand(seat));
        let texts: Vec<String> = list.iter().map(Move::to_string).collect();
        assert!(texts.is_sorted_by(|a, b| a < b), "{texts:?}");
        let mut smallest: BTreeMap<(Card, String), String> = BTreeMap::new();
        for card in game.hand(seat).kinds() {
            for mv in board.spellings(seat, card) {
                let (after, text) = (board.after(&mv).to_string(), mv.to_string());
                let place = smallest.entry((card, after)).or_insert_with(|| text.clone());
                if text < *place {
                    *place = text;
                }
            }
        }
        let expected: BTreeSet<String> = smallest.into_values().collect();
        assert!(texts.iter().eq(&expected), "{texts:?} {expected:?}");
    });
}

#[test]
fn a_list_that_is_filled_again_is_like_a_new_one() {
    holds(|_| {
        let mut used = MoveList::new();
        move |moment| {
            let game = moment.game;
            game.legal_moves(&mut used);
            let Phase::Play(seat) = game.phase() else { return assert!(used.is_empty()) };
            assert_eq!(*used, *game.board().legal_moves(seat, game.hand(seat)));
            // The order of the hand, and a card held twice, make no difference.
            let mut hand = game.hand(seat).to_vec();
            hand.reverse();
            hand.push(hand[0]);
            assert_eq!(*used, *game.board().legal_moves(seat, &hand));
        }
    });
}

// ------------------------------------------------------------------------------------------ how pawns may travel

/// Where pawns stand, kept by this file alone: nothing here asks the rules.
struct Table {
    edition: RuleSet,
    pawns: BTreeMap<Seat, Vec<Space>>,
}

impl Table {
    fn new(edition: RuleSet, board: &Board) -> Table {
        Table { edition, pawns: edition.seats().iter().map(|seat| (*seat, board.pawns(*seat).to_vec())).collect() }
    }

    fn at(&self, space: Space) -> Option<(Seat, usize)> {
        let count = |pawns: &[Space]| pawns.iter().filter(|pawn| **pawn == space).count();
        self.pawns.iter().map(|(seat, pawns)| (*seat, count(pawns))).find(|(_, count)| *count > 0)
    }

    fn put(&mut self, seat: Seat, from: Space, to: Space) {
        let pawns = self.pawns.get_mut(&seat).unwrap();
        *pawns.iter_mut().find(|pawn| **pawn == from).expect("a pawn moves from where it stands") = to;
    }

    /// Ruling 8.
    fn land(&mut self, seat: Seat, from: Space, to: Space) -> Landing {
        match self.at(to).filter(|(other, _)| *other != seat) {
            None => {
                self.put(seat, from, to);
                Landing::Rests
            }
            Some((other, 1)) => {
                self.put(other, to, Space::home(other));
                self.put(seat, from, to);
                Landing::Bumps(other)
            }
            Some((other, _)) => {
                self.put(seat, from, Space::home(seat));
                Landing::BumpedBy(other)
            }
        }
    }

    /// Ruling 5.
    fn has_wall(&self, seat: Seat) -> bool {
        self.pawns[&seat].contains(&Space::start(seat))
    }

    /// Ruling 10.
    fn locked(&self, seat: Seat) -> Vec<Space> {
        let circles = (1..=4).rev().map(|circle| Space::goal(seat, circle).unwrap());
        circles.take_while(|circle| self.pawns[&seat].contains(circle)).collect()
    }

    fn is(&self, board: &Board) -> bool {
        self.edition.seats().iter().all(|seat| {
            let mut ours = self.pawns[seat].clone();
            let mut theirs = board.pawns(*seat).to_vec();
            ours.sort();
            theirs.sort();
            ours == theirs
        })
    }

    /// The space before a seat's start.
    fn gate(&self, seat: Seat) -> Space {
        Space::track(self.edition.previous_seat(seat), self.edition.arc()).unwrap()
    }

    /// May a pawn of this seat step from `a` to `b`? Says over whose start it steps, if over one.
    fn step(&self, seat: Seat, a: Space, b: Space) -> Result<Option<Seat>, ()> {
        let counts = knobs(self.edition).start_counts;
        let is_gate = |space| space == self.gate(seat);
        // One step forwards on the track from the first to the second?
        let follows = |first: Space, second: Space| match (first.kind(), second.kind()) {
            (Kind::Track(m), Kind::Track(n)) if first.owner() == second.owner() => (m + 1 == n).then_some(None),
            (Kind::Track(m), Kind::Track(1)) if m == self.edition.arc() && !counts => {
                (self.edition.next_seat(first.owner()) == second.owner()).then_some(Some(second.owner()))
            }
            (Kind::Start, Kind::Track(1)) => (first.owner() == second.owner()).then_some(None),
            (Kind::Track(_), Kind::Start) => (first == self.gate(second.owner())).then_some(None),
            _ => None,
        };
        match (a.kind(), b.kind()) {
            (Kind::Goal(m), Kind::Goal(n)) if a.owner() == seat && b.owner() == seat && m.abs_diff(n) == 1 => Ok(None),
            (_, Kind::Goal(1)) if b.owner() == seat && is_gate(a) => Ok(None),
            (Kind::Goal(1), _) if a.owner() == seat && is_gate(b) => Ok(None),
            // Never forwards past one's own start or onto it.
            _ if is_gate(a) && (b == Space::start(seat) || Some(b) == Space::track(seat, 1)) => Err(()),
            // Onto a start only where it counts.
            (_, Kind::Start) if !counts => Err(()),
            _ => follows(a, b).or_else(|| follows(b, a)).ok_or(()),
        }
    }
}

/// Follows the travels of each of some moves of a hand, in any spelling.
fn holds_on_moves(law: impl Fn(&Game, Seat, &Move)) {
    holds_on_turns(2, |game, seat, chance| {
        let board = game.board();
        let list = board.legal_moves(seat, game.hand(seat));
        (0..list.len().min(4)).for_each(|_| law(game, seat, &pick(&list, chance)));
        let spellings = board.spellings(seat, pick(game.hand(seat), chance));
        (0..spellings.len().min(3)).for_each(|_| law(game, seat, &pick(&spellings, chance)));
    });
}

#[test]
fn pawns_travel_step_by_step_and_land_as_the_board_says() {
    holds_on_moves(|game, seat, mv| {
        let edition = game.rules();
        let mut table = Table::new(edition, game.board());
        let travels = game.board().trace(seat, mv);
        let ends = |leg: Leg| match leg {
            Leg::Walk { from, to } => vec![(from, to)],
            Leg::Via { from, via, to } => vec![(from, via), (via, to)],
            Leg::Swap { a, b } => vec![(a, b), (b, a)],
        };
        let swaps = mv.legs().any(|leg| matches!(leg, Leg::Swap { .. }));
        let legs: Vec<(Space, Space)> = mv.legs().flat_map(ends).collect();
        let went: Vec<(Space, Space)> =
            travels.iter().map(|travel| (travel.path.first(), travel.path.last())).collect();
        assert_eq!(went, legs, "{mv}");
        if swaps {
            let [one, other] = [0, 1].map(|i| (travels[i].seat, travels[i].path.first(), travels[i].path.last()));
            assert_eq!([table.at(one.1), table.at(other.1)], [Some((one.0, 1)), Some((other.0, 1))], "{mv}");
            table.put(one.0, one.1, one.2);
            table.put(other.0, other.1, other.2);
            assert!(travels.iter().all(|travel| travel.landing == Landing::Rests && !travel.locks));
            return assert!(table.is(&game.board().after(mv)), "{mv}");
        }
        for travel in &travels {
            let (from, to) = (travel.path.first(), travel.path.last());
            assert_eq!(table.at(from).map(|(seat, _)| seat), Some(travel.seat), "{mv}");
            if from == Space::home(travel.seat) {
                assert_eq!(travel.path[1..], [Space::start(travel.seat)], "{mv}");
            } else {
                assert!(!table.locked(travel.seat).contains(&from), "{mv}");
                for pair in travel.path.windows(2) {
                    assert!(table.step(travel.seat, pair[0], pair[1]).is_ok(), "{mv}: {pair:?}");
                    let taken = pair[1] != from && pair[1].is_goal() && table.at(pair[1]).is_some();
                    assert!(!taken, "{mv}: {} is taken", pair[1]);
                }
            }
            assert_eq!(travel.landing, table.land(travel.seat, from, to), "{mv}");
            assert_eq!(travel.locks, table.locked(travel.seat).contains(&to), "{mv}");
        }
        assert!(table.is(&game.board().after(mv)), "{mv}");
    });
}

#[test]
fn a_move_that_nobody_may_play_leaves_no_trace() {
    holds_on_turns(10, |game, _, chance| {
        let board = game.board();
        let everywhere: Vec<Space> = Space::all().collect();
        let card = pick(Card::ALL, chance);
        let from = pick(board.pawns(pick(&Seat::ALL, chance)), chance);
        let [via, to] = [(); 2].map(|()| pick(&everywhere, chance));
        let listed = board.legal_moves(pick(board.rules().seats(), chance), board.rules().cards());
        let mut moves = vec![Move::walk(card, from, to), Move::via(card, from, via, to), Move::swap(card, from, to)];
        moves.extend(listed.first().and_then(|mv| twist(mv, chance)));
        for mv in moves {
            for seat in board.rules().seats() {
                let legal = board.is_legal(*seat, &mv);
                assert_eq!(board.trace(*seat, &mv).is_empty(), !legal, "{} {mv}", board);
            }
        }
    });
}

#[test]
fn pawns_take_the_steps_that_the_card_says() {
    holds_on_moves(|game, seat, mv| {
        let travels = game.board().trace(seat, mv);
        let steps: Vec<usize> = travels.iter().map(|travel| travel.path.len() - 1).collect();
        let comes_out = |i: usize| travels[i].path.first().kind() == Kind::Home;
        let lapses = knobs(game.rules()).rest_may_lapse && travels.last().is_some_and(|travel| travel.locks);
        let fits = |effect: &Effect| match *effect {
            Effect::Start => travels.len() == 1 && comes_out(0),
            Effect::StartTwo => travels.len() == 2 && comes_out(0) && comes_out(1),
            _ if (0..travels.len()).any(comes_out) => false,
            Effect::Swap => mv.legs().all(|leg| matches!(leg, Leg::Swap { .. })),
            Effect::Forward(n) | Effect::Jump(n) | Effect::Backward(n) => steps == [usize::from(n)],
            Effect::Split(n) => {
                let sum = steps.iter().sum::<usize>();
                sum == usize::from(n) || (sum < usize::from(n) && lapses)
            }
            Effect::Pair(n) => steps == [usize::from(n); 2],
            Effect::ForwardBack(n, m) => {
                let stopped = matches!(travels[0].landing, Landing::BumpedBy(_));
                steps == [usize::from(n), usize::from(m)] || (steps == [usize::from(n)] && stopped)
            }
        };
        assert!(mv.card().effects().iter().any(fits), "{mv}: {steps:?}");
    });
}

#[test]
fn no_pawn_passes_a_wall_but_with_the_jumping_five() {
    let passed_walls = std::cell::Cell::new(0);
    holds_on_moves(|game, seat, mv| {
        if mv.legs().any(|leg| matches!(leg, Leg::Swap { .. })) {
            return;
        }
        let edition = game.rules();
        let mut table = Table::new(edition, game.board());
        for travel in game.board().trace(seat, mv) {
            let path = &travel.path;
            if path.first().kind() != Kind::Home {
                // Starts lie between two spaces, or are spaces of the way themselves.
                let over = path.windows(2).filter_map(|pair| table.step(travel.seat, pair[0], pair[1]).unwrap());
                let on = path[1..path.len() - 1].iter().filter(|space| space.kind() == Kind::Start);
                for start in over.chain(on.map(|space| space.owner())).filter(|start| *start != travel.seat) {
                    let wall = table.has_wall(start);
                    assert!(!wall || mv.card() == Card::Jump5, "{mv} passes {start}'s wall");
                    passed_walls.set(passed_walls.get() + usize::from(wall));
                }
            }
            table.land(travel.seat, path.first(), path.last());
        }
    });
    assert!(passed_walls.get() > 0);
}

/// The parts of a move: how a pawn travelled, and whether its card sent it backwards.
fn parts(game: &Game, seat: Seat, mv: &Move) -> Vec<(Travel, bool)> {
    if mv.legs().any(|leg| matches!(leg, Leg::Swap { .. })) {
        return Vec::new();
    }
    let five = mv.legs().any(|leg| matches!(leg, Leg::Via { .. }));
    let back = |at: usize| mv.card() == Card::Back4 || (five && at == 1);
    game.board().trace(seat, mv).iter().copied().enumerate().map(|(at, travel)| (travel, back(at))).collect()
}

#[test]
fn pawns_turn_in_the_goal_as_often_as_their_rule_set_says() {
    let counts: [std::cell::Cell<usize>; 3] = Default::default();
    holds_on_moves(|game, seat, mv| {
        let knobs = knobs(game.rules());
        for (travel, back) in parts(game, seat, mv) {
            let path = &travel.path;
            let again: Vec<Space> =
                path.windows(3).filter(|three| three[0] == three[2]).map(|three| three[1]).collect();
            assert!(again.iter().all(|circle| circle.is_goal()), "{mv} turns outside the goal");
            // A first step the other way is a turn on the spot.
            let inwards = path.first().is_goal() && path[1] > path.first() && path[1].is_goal();
            let outwards = path.first().is_goal() && !inwards;
            assert!(back || !outwards || knobs.turns_on_the_spot, "{mv} turns on the spot");
            let turns = again.len() + usize::from(if back { inwards } else { outwards });
            let most = if knobs.turns_often { usize::MAX } else { usize::from(!back) };
            assert!(turns <= most, "{mv} turns {turns} times");
            let kind = if outwards && !back { 2 } else { turns.min(2) };
            counts[kind.min(2)].set(counts[kind.min(2)].get() + 1);
        }
    });
    assert!(counts.iter().all(|count| count.get() > 100), "{counts:?}");
}

#[test]
fn where_pawns_of_the_goal_must_lock_or_leave_none_stops_halfway() {
    let halfway = std::cell::Cell::new(0);
    holds_on_moves(|game, seat, mv| {
        let parts = parts(game, seat, mv);
        // The two and the five are one move of one pawn; all other parts are moves of their own.
        let whole: Vec<(Space, Travel)> = match &parts[..] {
            [(two, false), (five, true)] => vec![(two.path.first(), *five)],
            _ => parts.iter().map(|(travel, _)| (travel.path.first(), *travel)).collect(),
        };
        for (from, travel) in whole {
            if from.is_goal() && travel.path.last().is_goal() && !travel.locks {
                assert!(!knobs(game.rules()).lock_or_leave, "{mv} stops halfway");
                halfway.set(halfway.get() + 1);
            }
        }
    });
    assert!(halfway.get() > 100, "{}", halfway.get());
}

#[test]
fn only_some_rule_sets_swap_from_a_start_or_see_foreign_pawns_there() {
    let (swaps, guests) = (std::cell::Cell::new(0), std::cell::Cell::new(0));
    holds_on_moves(|game, _, mv| {
        let knobs = knobs(game.rules());
        for leg in mv.legs() {
            if let Leg::Swap { a, b } = leg
                && (a.kind() == Kind::Start || b.kind() == Kind::Start)
            {
                assert!(knobs.swap_from_start, "{mv}");
                swaps.set(swaps.get() + 1);
            }
        }
        for seat in game.rules().seats() {
            let foreign = |pawn: &&Space| pawn.kind() == Kind::Start && pawn.owner() != *seat;
            let count = game.board().pawns(*seat).iter().filter(foreign).count();
            assert!(count == 0 || knobs.guests_on_a_start() > 0, "{}", game.board());
            guests.set(guests.get() + count);
        }
    });
    assert!(swaps.get() > 50 && guests.get() > 50, "{} {}", swaps.get(), guests.get());
}

#[test]
fn locked_pawns_never_move() {
    holds_on_moves(|game, _, mv| {
        let edition = game.rules();
        let (before, after) = (Table::new(edition, game.board()), Table::new(edition, &game.board().after(mv)));
        for seat in edition.seats() {
            assert!(after.locked(*seat).starts_with(&before.locked(*seat)), "{mv}");
            for circle in before.locked(*seat) {
                assert!(game.board().is_locked(*seat, circle));
            }
        }
    });
}

#[test]
fn a_move_touches_only_the_pawns_that_it_may() {
    holds_on_moves(|game, seat, mv| {
        let board = game.board();
        let mut table = Table::new(board.rules(), board);
        if mv.legs().any(|leg| matches!(leg, Leg::Swap { .. })) {
            return;
        }
        let mut helped = SeatSet::EMPTY;
        for travel in board.trace(seat, mv) {
            assert!(board.rules().are_teammates(seat, travel.seat), "{mv}");
            let out = travel.path.first().kind() == Kind::Home;
            if travel.seat != seat && !(out && mv.card() == Card::TwoOrTwoStarts) {
                assert_eq!(table.locked(seat).len(), 4, "{mv} helps too early");
                helped = helped.with(travel.seat);
            }
            table.land(travel.seat, travel.path.first(), travel.path.last());
        }
        assert!(helped.iter().count() <= 1, "{mv} helps two teammates");
    });
}

fn is_finished(board: &Board, seat: Seat) -> bool {
    (1..=4).all(|circle| board.pawns(seat).contains(&Space::goal(seat, circle).unwrap()))
}

// ----------------------------------------------------------------------------------------------- what is hidden

/// Follows every card of the deck since the last shuffle, by its place in the deck.
struct Cards {
    /// The history right before the shuffle.
    before: History,
    deck: Vec<Card>,
    dealt: usize,
    held: BTreeMap<Seat, Vec<usize>>,
    /// Laid face down in an exchange that still goes on.
    laid: Vec<(Seat, usize)>,
    /// What lies face up for everyone.
    open: Vec<usize>,
    /// What each seat knows besides what it holds: what it gave away and what it was given.
    exchanged: Vec<(Seat, usize)>,
    /// The deeds since the shuffle; a give names the card's place.
    deeds: Vec<(Deed, Option<usize>)>,
}

impl Cards {
    fn new(before: History, deck: &[Card]) -> Cards {
        let (held, laid, open, exchanged) = Default::default();
        Cards { before, deck: deck.to_vec(), dealt: 0, held, laid, open, exchanged, deeds: Vec::new() }
    }

    fn deal(&mut self, game: &Game) {
        let order: Vec<Seat> = game.dealing_order().collect();
        for i in 0..4 * order.len() {
            self.held.entry(order[i % order.len()]).or_default().push(self.dealt + i);
        }
        self.dealt += 4 * order.len();
    }

    fn take(&mut self, seat: Seat, card: Card) -> usize {
        let held = self.held.get_mut(&seat).unwrap();
        held.remove(held.iter().position(|place| self.deck[*place] == card).unwrap())
    }

    fn follow(&mut self, moment: &Moment) {
        let Deed::Choose(seat, choice) = moment.deed else { return };
        let mut given = None;
        match choice {
            Choice::Give(card) => {
                let place = self.take(*seat, *card);
                given = Some(place);
                self.laid.push((*seat, place));
                self.exchanged.push((*seat, place));
            }
            Choice::Play(mv) => {
                let place = self.take(*seat, mv.card());
                self.open.push(place);
            }
            Choice::Fold => self.open.extend(self.held.remove(seat).unwrap_or_default()),
        }
        self.deeds.push((moment.deed.clone(), given));
        if moment.game.phase() != Phase::Exchange {
            for (seat, place) in std::mem::take(&mut self.laid) {
                let to = moment.game.rules().gives_to(seat);
                self.held.entry(to).or_default().push(place);
                self.exchanged.push((to, place));
            }
        }
        // Winners' cards go face down to the pile: nobody holds them, nobody sees them.
        self.held.retain(|seat, _| moment.game.playing().contains(*seat));
        if moment.game.phase() == Phase::Exchange && moment.before.phase() != Phase::Exchange {
            self.held.clear();
            self.deal(moment.game);
        }
    }

    /// Another world in which the viewer saw the same: what it may not know is shuffled.
    fn other_world(&self, viewer: Option<Seat>, chance: &mut Chance) -> History {
        let mut known: BTreeSet<usize> = self.open.iter().copied().collect();
        if let Some(viewer) = viewer {
            known.extend(self.held.get(&viewer).into_iter().flatten());
            known.extend(self.exchanged.iter().filter(|(seat, _)| *seat == viewer).map(|(_, place)| place));
        }
        let hidden: Vec<usize> = (0..self.deck.len()).filter(|place| !known.contains(place)).collect();
        let mut cards: Vec<Card> = hidden.iter().map(|place| self.deck[*place]).collect();
        chance.shuffle(&mut cards);
        let mut deck = self.deck.clone();
        hidden.iter().zip(cards).for_each(|(place, card)| deck[*place] = card);
        let mut world = self.before.clone();
        world.shuffle(&deck).unwrap();
        for (deed, given) in &self.deeds {
            match (deed, given) {
                (Deed::Choose(seat, _), Some(place)) => world.choose(*seat, Choice::Give(deck[*place])).unwrap(),
                _ => deed.on_history(&mut world),
            }
        }
        world
    }
}

#[test]
fn a_view_does_not_change_when_what_it_may_not_show_does() {
    let others = std::cell::Cell::new(0);
    holds(|setup| {
        let mut chance = Chance::from_seed(3);
        let mut history = History::new(setup).unwrap();
        let mut cards: Option<Cards> = None;
        let others = &others;
        move |moment| {
            match moment.deed {
                Deed::Shuffle(deck) => {
                    let new = cards.insert(Cards::new(history.clone(), deck));
                    new.deal(moment.game);
                }
                Deed::Choose(..) => cards.as_mut().unwrap().follow(moment),
            }
            moment.deed.on_history(&mut history);
            if !moment.is_one_in(37) {
                return;
            }
            let cards = cards.as_ref().unwrap();
            for viewer in setup.rules().seats().iter().copied().map(Some).chain([None]) {
                let world = cards.other_world(viewer, &mut chance);
                let (ours, theirs) = (View::new(&history, viewer), View::new(&world, viewer));
                assert_eq!(ours, theirs);
                assert_eq!(format!("{ours:?}"), format!("{theirs:?}"));
                assert_eq!(format!("{history:?}"), format!("{world:?}"));
                others.set(others.get() + usize::from(world != history));
            }
        }
    });
    assert!(others.get() > 10_000, "{}", others.get());
}

#[test]
fn what_was_done_can_be_repeated_by_its_outcome_even_where_the_rules_forbid_it() {
    for edition in Edition::ALL.map(RuleSet::from) {
        let mut chance = Chance::from_seed(8);
        let mut history = History::new(Setup::new(edition, Seat::Red)).unwrap();
        let mut again = history.clone();
        while let Some(deed) = Deed::at_random(history.game(), &mut chance) {
            deed.on_history(&mut history);
            match deed {
                Deed::Shuffle(deck) => again.shuffle(&deck).unwrap(),
                Deed::Choose(seat, choice) => again.repeat(seat, choice, history.game().board()).unwrap(),
            }
            assert_eq!(history, again);
        }
        assert!(history.game().winners().is_some());
    }
    // A pawn that walks twelve where its card says two: whoever has seen it happen goes on from there.
    let edition = RuleSet::from(Edition::Classic);
    let board = parse(edition, "R1,Rh,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh");
    let mut game = Game::new(Setup { board, ..Setup::new(edition, Seat::Blue) }).unwrap();
    let mut deck = edition.deck();
    deck.sort_by_key(|card| *card != Card::Two);
    game.shuffle(&deck).unwrap();
    for seat in edition.seats() {
        game.give(*seat, game.hand(*seat)[0]).unwrap();
    }
    let mv = "2 R1>R13".parse::<Move>().unwrap();
    assert_eq!(game.choose(Seat::Red, Choice::Play(mv)), Err(makker_rules::Refusal::Illegal(mv)));
    let after = parse(edition, "R13,Rh,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh");
    game.repeat(Seat::Red, Choice::Play(mv), &after).unwrap();
    assert_eq!((game.board(), game.phase()), (&after, Phase::Play(Seat::Yellow)));
    assert!(game.repeat(Seat::Red, Choice::Fold, &after).is_err(), "it is not its turn");
}

fn parse(edition: RuleSet, text: &str) -> Board {
    Board::parse(edition, text).unwrap()
}
