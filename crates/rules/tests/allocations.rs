//! A list that has been filled before is filled again without allocating, and a game is copied without.

use makker_chance::Chance;
use makker_rules::{Edition, Game, MoveList, Phase, RuleSet, Setup};

/// How often copying games and listing moves allocates in a few random games.
fn allocations(edition: RuleSet, list: &mut MoveList) -> u64 {
    let (mut chance, mut deck) = (Chance::from_seed(3), edition.deck());
    let mut count = 0;
    for _ in 0..20 {
        let mut game = Game::new(Setup::new(edition, edition.seats()[0])).unwrap();
        while game.phase() != Phase::Over {
            let measured = allocation_counter::measure(|| {
                let copy = std::hint::black_box(game);
                copy.legal_moves(list);
            });
            count += measured.count_total;
            match game.phase() {
                Phase::Shuffle => {
                    chance.shuffle(&mut deck);
                    game.shuffle(&deck).unwrap();
                }
                Phase::Exchange => game.to_give().iter().for_each(|seat| {
                    let card = game.hand(seat)[chance.below(game.hand(seat).len())];
                    game.give(seat, card).unwrap();
                }),
                Phase::Play(seat) if list.is_empty() => game.fold(seat).unwrap(),
                Phase::Play(seat) => game.play(seat, &list[chance.below(list.len())]).unwrap(),
                Phase::Over => {}
            }
        }
    }
    count
}

#[test]
fn listing_moves_and_copying_games_allocate_nothing() {
    for edition in Edition::ALL.map(RuleSet::from) {
        let mut list = MoveList::new();
        assert!(allocations(edition, &mut list) > 0, "the first time a list needs room");
        assert_eq!(allocations(edition, &mut list), 0, "{edition}");
    }
}
