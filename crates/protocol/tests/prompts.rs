//! Laws of prompts, over random games and crowded boards of all editions: they offer what is legal, all of it, and stay small.

use std::collections::{BTreeMap, BTreeSet};

use makker_chance::Chance;
use makker_protocol::{LegMessage, PromptKind, PromptMessage};
use makker_rules::{Board, Card, Choice, Edition, Effect, Hand, History, Move, Phase, RuleSet, Seat, Setup, View, way};
use makker_testkit::random_game;

/// All moves of a card that a page could put together, each with what it would show.
fn paths(prompt: &PromptMessage, card: &str, node: u32) -> Vec<(String, Vec<LegMessage>)> {
    let mut found = Vec::new();
    let mut open = vec![(node, Vec::new())];
    while let Some((node, legs)) = open.pop() {
        let node = &prompt.nodes[node as usize];
        if node.done {
            let of = |leg: &u32| &prompt.legs[*leg as usize];
            let texts: Vec<&str> = legs.iter().map(|leg| of(leg).text.as_str()).collect();
            let travels = legs.iter().flat_map(|leg| of(leg).travels.clone()).collect();
            found.push((format!("{card} {}", texts.join(", ")), travels));
        }
        open.extend(node.legs.iter().map(|edge| (edge.node, [&legs[..], &[edge.leg]].concat())));
    }
    found
}

/// The same but for the way that was taken: a pawn may turn in its goal, which a page learns only from later legs.
fn check_travels(shown: &[LegMessage], traced: &[LegMessage]) {
    assert_eq!(shown.len(), traced.len());
    for (shown, traced) in shown.iter().zip(traced) {
        assert_eq!(shown.path.first(), traced.path.first());
        assert_eq!(shown.path.last(), traced.path.last());
        assert!(shown.path.len() <= traced.path.len());
        assert_eq!(LegMessage { path: traced.path.clone(), ..shown.clone() }, *traced);
    }
}

fn check_play(view: &View, prompt: &PromptMessage) {
    let seat = view.seat.unwrap();
    let offered: BTreeMap<&str, u32> =
        prompt.cards.iter().map(|card| (card.card.0.code(), card.node.unwrap())).collect();
    let refused: BTreeSet<&str> = prompt.why.iter().map(|why| why.card.0.code()).collect();
    for card in view.hand.kinds() {
        let legal: BTreeSet<String> = view.board.spellings(seat, card).iter().map(Move::to_string).collect();
        assert_eq!(legal.is_empty(), refused.contains(card.code()));
        assert_eq!(legal.is_empty(), !offered.contains_key(card.code()));
        let paths = offered.get(card.code()).map_or(Vec::new(), |node| paths(prompt, card.code(), *node));
        assert_eq!(paths.len(), legal.len(), "each once: {prompt:?}");
        for (text, travels) in &paths {
            assert!(legal.contains(text), "{text} is not legal");
            let traced = view.board.trace(seat, &text.parse().unwrap());
            check_travels(travels, &traced.iter().map(LegMessage::from).collect::<Vec<_>>());
        }
    }
    assert_eq!(prompt.cards.len() + prompt.why.len(), view.hand.kinds().count());
    for (number, node) in prompt.nodes.iter().enumerate() {
        let texts = node.legs.iter().map(|edge| &prompt.legs[edge.leg as usize].text);
        assert!(texts.is_sorted_by(|a, b| a < b), "{node:?}");
        assert!(node.done || !node.legs.is_empty());
        assert!(node.legs.iter().all(|edge| (edge.node as usize) < number));
        assert!(!prompt.nodes[..number].contains(node), "twice: {node:?}");
    }
}

#[test]
fn every_path_is_a_legal_spelling_and_every_legal_spelling_a_path() {
    for edition in Edition::ALL.map(RuleSet::from) {
        let mut chance = Chance::from_seed(edition.edition() as u64);
        let mut kinds = BTreeMap::new();
        for _ in 0..2 {
            random_game(edition, &mut chance, |history| {
                for seat in edition.seats().iter().copied().map(Some).chain([None]) {
                    let view = View::new(history, seat);
                    let prompt = PromptMessage::new(&view, 17);
                    assert_eq!(prompt.is_some(), !view.choices.is_empty());
                    let Some(prompt) = prompt else { continue };
                    let cards: Vec<&str> = prompt.cards.iter().map(|card| card.card.0.code()).collect();
                    match view.choices[0] {
                        Choice::Give(_) => {
                            assert!(prompt.cards.iter().all(|card| card.node.is_none()));
                            assert_eq!(cards, view.hand.kinds().map(|card| card.code()).collect::<Vec<_>>());
                            assert!(prompt.why.is_empty() && prompt.nodes.is_empty());
                        }
                        Choice::Play(_) => check_play(&view, &prompt),
                        Choice::Fold => assert!(cards.is_empty() && prompt.why.len() == view.hand.kinds().count()),
                    }
                    assert_eq!(prompt.since, 17);
                    *kinds.entry(format!("{:?}", prompt.kind)).or_insert(0) += 1;
                }
                false
            });
        }
        let kinds: Vec<(&str, i32)> = kinds.iter().map(|(kind, count)| (kind.as_str(), *count)).collect();
        assert!(matches!(kinds[..], [("Fold", 1..), ("Give", 10..), ("Play", 50..)]), "{edition}: {kinds:?}");
    }
}

/// A seat at turn among pawns that are all on their ways. Half the time it is finished and plays for its team.
fn crowded(edition: RuleSet, chance: &mut Chance) -> View {
    let seat = edition.seats()[0];
    let finished = chance.below(2) == 0;
    let mut pawns = |of: Seat| {
        let way = way(edition, of);
        let goal = way.len() - 4;
        let mut places: BTreeSet<usize> =
            if finished && of == seat { (goal..goal + 4).collect() } else { BTreeSet::new() };
        while places.len() < 4 {
            places.insert(chance.below(way.len()));
        }
        places.into_iter().map(|place| way[place].to_string()).collect::<Vec<_>>().join(",")
    };
    // Pawns of two seats may come to stand on one space, which no board allows: try again.
    let board =
        std::iter::repeat_with(|| edition.seats().iter().map(|seat| pawns(*seat)).collect::<Vec<_>>().join("/"))
            .find_map(|text| Board::parse(edition, &text).ok())
            .unwrap();
    let splits = |card: &Card| card.effects().iter().any(|effect| matches!(effect, Effect::Split(_)));
    let mut cards: Vec<Card> = edition.cards().to_vec();
    chance.shuffle(&mut cards);
    // Those with the most moves first: several cards may be shared out, and swaps are many as well.
    cards.sort_by_key(|card| (!splits(card), !card.effects().contains(&Effect::Swap)));
    let hand: Hand = cards.into_iter().take(Hand::SIZE).collect();
    let choices = board.legal_moves(seat, &hand).iter().copied().map(Choice::Play).collect();
    let history = History::new(Setup::new(edition, seat)).unwrap();
    View { phase: Phase::Play(seat), board, hand, choices, ..View::new(&history, Some(seat)) }
}

#[test]
fn a_prompt_stays_small_on_a_crowded_board() {
    for edition in Edition::ALL.map(RuleSet::from) {
        let mut chance = Chance::from_seed(edition.edition() as u64);
        let (mut nodes, mut bytes, mut moves) = (0, 0, 0);
        for _ in 0..100 {
            let view = crowded(edition, &mut chance);
            let Some(prompt) = PromptMessage::new(&view, 0).filter(|prompt| prompt.kind == PromptKind::Play) else {
                continue;
            };
            nodes = nodes.max(prompt.nodes.len());
            bytes = bytes.max(serde_json::to_string(&prompt).unwrap().len());
            let all =
                prompt.cards.iter().map(|card| paths(&prompt, card.card.0.code(), card.node.unwrap()).len()).sum();
            if all > moves {
                moves = all;
                check_play(&view, &prompt);
            }
        }
        println!("{edition}: at most {nodes} nodes and {bytes} bytes for {moves} spellings");
        assert!(nodes < 400 && bytes < 128 * 1024, "{edition}: {nodes} nodes, {bytes} bytes");
    }
}

#[test]
fn a_prompt_is_written_as_the_protocol_says() {
    let board = Board::parse(Edition::Classic, "R3,Rg4,Rh,Rh/R9,Ys,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh").unwrap();
    let hand: Hand = [Card::Swap, Card::Six, Card::Six, Card::Twelve].into_iter().collect();
    let choices = board.legal_moves(Seat::Red, &hand).iter().copied().map(Choice::Play).collect();
    let history = History::new(Setup::new(Edition::Classic, Seat::Red)).unwrap();
    let view = View { phase: Phase::Play(Seat::Red), board, hand, choices, ..View::new(&history, Some(Seat::Red)) };
    let prompt = PromptMessage::new(&view, 41).unwrap();
    let expected = [
        r#"{"since":41,"kind":"play","to":null,"cards":[{"card":"6","node":1},{"card":"swap","node":2}],"#,
        r#""why":[{"card":"12","reason":"wall"}],"legs":["#,
        r#"{"text":"R3>R9","travels":[{"seat":"R","path":["R3","R4","R5","R6","R7","R8","R9"],"bumps":"Y"}]},"#,
        r#"{"text":"R3<>R9","travels":[{"seat":"R","path":["R3","R9"]},{"seat":"Y","path":["R9","R3"]}]},"#,
        r#"{"text":"R9<>R3","travels":[{"seat":"Y","path":["R9","R3"]},{"seat":"R","path":["R3","R9"]}]}],"#,
        r#""nodes":[{"done":true,"legs":[]},{"done":false,"legs":[{"leg":0,"node":0}]},"#,
        r#"{"done":false,"legs":[{"leg":1,"node":0},{"leg":2,"node":0}]}]}"#,
    ];
    assert_eq!(serde_json::to_string(&prompt).unwrap(), expected.concat());
}
