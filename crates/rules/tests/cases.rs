//! The cases of every ruling (crates/rules/cases), and that docs/rules.md and the cases name each other. The second reading
//! is held to the cases as well.

mod naive;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use makker_rules::{Board, Card, Choice, Edition, Event, Game, History, Move, Phase, RuleSet, Seat, Setup, Space};

#[test]
fn every_case_holds() {
    let mut runs = 0;
    for file in case_files() {
        for case in cases(&file) {
            for rules in case.rule_sets() {
                case.run(rules);
                runs += 1;
            }
        }
    }
    assert!(runs > 1000, "only {runs} cases ran");
}

#[test]
fn every_ruling_has_cases_and_every_case_a_ruling() {
    let rules = fs::read_to_string(root().join("docs/rules.md")).unwrap();
    let mut ruling: Option<u32> = None;
    let (mut rulings, mut named) = (BTreeSet::new(), BTreeSet::new());
    for line in rules.lines() {
        if let Some(heading) = line.strip_prefix("### Ruling ") {
            ruling = heading.split(':').next().and_then(|number| number.parse().ok());
            rulings.insert(ruling.expect("a ruling's heading has its number"));
        }
        if let (Some(cases), Some(ruling)) = (line.strip_prefix("Cases: "), ruling) {
            for name in cases.split(['[', ']', '/', '(', ')']).filter(|part| part.ends_with(".case")) {
                named.insert((ruling, name.to_string()));
            }
        }
    }
    let there: BTreeSet<(u32, String)> = case_files().iter().map(|file| (number(file), name(file))).collect();
    assert!(rulings.contains(&24) && rulings.iter().copied().eq(1..=rulings.len() as u32), "{rulings:?}");
    assert_eq!(named, there, "left: what docs/rules.md names, right: what is there");
    for (ruling, file) in &named {
        let file = folder().join(file);
        assert!(!cases(&file).is_empty(), "ruling {ruling} has no case in {}", file.display());
    }
    let covered: BTreeSet<u32> = named.iter().map(|(ruling, _)| *ruling).collect();
    assert_eq!(covered, rulings, "left: rulings with cases, right: all rulings");
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("cases")
}

fn case_files() -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

fn name(file: &Path) -> String {
    file.file_name().unwrap().to_string_lossy().into_owned()
}

fn number(file: &Path) -> u32 {
    name(file)[..2].parse().expect("a case file's name begins with its ruling's number")
}

/// The statements of one case with where they stand.
struct Case {
    file: String,
    statements: Vec<(usize, String, String)>,
}

fn cases(file: &Path) -> Vec<Case> {
    let text = fs::read_to_string(file).unwrap();
    let mut cases: Vec<Case> = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let statement = (i + 1, word.to_string(), rest.trim().to_string());
        match word {
            "" => {}
            "case" => cases.push(Case { file: name(file), statements: vec![statement] }),
            _ => cases.last_mut().expect("a file begins with a case").statements.push(statement),
        }
    }
    cases
}

fn seat(name: &str) -> Seat {
    Seat::ALL
        .into_iter()
        .find(|seat| seat.name().eq_ignore_ascii_case(name))
        .unwrap_or_else(|| panic!("no seat {name:?}"))
}

fn seats(names: &str) -> BTreeSet<Seat> {
    names.split_whitespace().map(seat).collect()
}

fn cards(codes: &str) -> Vec<Card> {
    codes.split_whitespace().filter(|code| *code != "-").map(|code| code.parse().unwrap()).collect()
}

fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort();
    cards
}

/// `red R3 R4`: a seat and where its pawns stand that are not at home.
fn pawns(text: &str) -> Vec<(Seat, Space)> {
    let (name, spaces) = text.split_once(' ').unwrap_or((text, ""));
    let parse = |space: &str| (seat(name), space.parse().unwrap_or_else(|_| panic!("no space {space:?}")));
    spaces.split_whitespace().filter(|space| *space != "-").map(parse).collect()
}

impl Case {
    fn of(&self, wanted: &str) -> impl Iterator<Item = &str> {
        self.statements.iter().filter(move |(_, word, _)| word == wanted).map(|(_, _, rest)| rest.as_str())
    }

    fn rule_sets(&self) -> Vec<RuleSet> {
        let names = self.of("edition").next().unwrap_or_else(|| panic!("{}: a case without edition", self.file));
        assert!(self.of("source").next().is_some_and(|source| !source.is_empty()), "{}: no source", self.file);
        let group = |name: &str| match name {
            "all" => Edition::ALL.map(RuleSet::from).to_vec(),
            "four" => Edition::ALL[..4].iter().copied().map(RuleSet::from).collect(),
            "six" => Edition::ALL[4..].iter().copied().map(RuleSet::from).collect(),
            name => vec![name.parse().unwrap_or_else(|error| panic!("{}: {error}", self.file))],
        };
        names.split_whitespace().flat_map(group).collect()
    }

    fn run(&self, rules: RuleSet) {
        let placed =
            self.statements.iter().filter(|(_, word, _)| Seat::ALL.iter().any(|s| s.name().eq_ignore_ascii_case(word)));
        let pawns = placed.flat_map(|(_, word, rest)| pawns(&format!("{word} {rest}")));
        let board = Board::with_pawns(rules, pawns)
            .unwrap_or_else(|error| panic!("{} {:?}: {error}", self.file, self.statements[0]));
        if self.of("dealer").next().is_some() { self.run_flow(rules, board) } else { self.run_position(rules, board) }
    }

    fn run_position(&self, rules: RuleSet, board: Board) {
        let turn = self.of("turn").next().map(seat).unwrap_or_else(|| panic!("{}: whose turn?", self.file));
        let hand = cards(self.of("hand").next().unwrap_or_else(|| panic!("{}: which hand?", self.file)));
        let list = board.legal_moves(turn, &hand);
        let second = |card: Card| naive::moves(&rules.to_string(), &board.to_string(), &turn.to_string(), card.code());
        for (line, word, rest) in &self.statements {
            let place = format!("{}:{line} in {rules}: {word} {rest}\nlist: {list:?}", self.file);
            let (text, after) =
                rest.split_once(" = ").map_or((rest.as_str(), None), |(text, after)| (text, Some(after)));
            let legal = |text: &str| {
                let mv: Move = text.parse().unwrap_or_else(|error| panic!("{place}\n{error}"));
                assert!(hand.contains(&mv.card()), "{place}\nthe card is not in the hand");
                (mv, board.is_legal(turn, &mv))
            };
            match word.as_str() {
                "legal" => {
                    let (mv, legal) = legal(text);
                    assert!(legal, "{place}");
                    let outcome = second(mv.card()).remove(&mv.to_string());
                    assert_eq!(outcome, Some(board.after(&mv).to_string()), "{place}\nby the second reading");
                    expect_board(&board, &board.after(&mv), after, rules, &place);
                    let merged = list.iter().filter(|listed| board.after(listed) == board.after(&mv));
                    assert_eq!(merged.filter(|listed| listed.card() == mv.card()).count(), 1, "{place}");
                }
                "illegal" => {
                    let (mv, legal) = legal(text);
                    assert!(!legal, "{place}");
                    assert!(!second(mv.card()).contains_key(&mv.to_string()), "{place}\nby the second reading");
                }
                "listed" => assert!(list.contains(&legal(text).0), "{place}"),
                "moves" => {
                    let (card, count) = rest.split_once(' ').unwrap();
                    let card: Card = card.parse().unwrap();
                    let found = list.iter().filter(|mv| mv.card() == card).count();
                    assert_eq!(found.to_string(), count, "{place}");
                }
                "cannot" => {
                    let (card, reason) = rest.split_once(' ').unwrap();
                    let card: Card = card.parse().unwrap();
                    assert!(hand.contains(&card), "{place}");
                    let why = board.why_not(turn, card).map(|reason| reason.word());
                    assert_eq!(why, Some(reason), "{place}");
                }
                "fold" => assert!(list.is_empty(), "{place}"),
                "case" | "source" | "edition" | "turn" | "hand" => {}
                word => assert!(Seat::ALL.iter().any(|seat| seat.name().eq_ignore_ascii_case(word)), "{place}"),
            }
        }
    }

    fn run_flow(&self, rules: RuleSet, board: Board) {
        let dealer = seat(self.of("dealer").next().unwrap());
        let setup = Setup { board, dealer, play_on: self.of("playon").next().is_some() };
        let mut history = History::new(setup).unwrap();
        let begin = self.statements.iter().position(|(_, word, _)| word == "dealer").unwrap();
        for (i, (line, word, rest)) in self.statements.iter().enumerate().skip(begin + 1) {
            let place = format!("{}:{line} in {rules}: {word} {rest}", self.file);
            let game = *history.game();
            let (text, after) =
                rest.split_once(" = ").map_or((rest.as_str(), None), |(text, after)| (text, Some(after)));
            match word.as_str() {
                "playon" => {}
                "shuffle" => {
                    assert_eq!(game.phase(), Phase::Shuffle, "{place}");
                    let deck = self.deck(&game, &self.statements[i + 1..]);
                    history.shuffle(&deck).unwrap_or_else(|error| panic!("{place}: {error}"));
                }
                "deal" => {
                    assert_eq!(game.phase(), Phase::Exchange, "{place}");
                    let expected: BTreeSet<(Seat, Vec<Card>)> =
                        hands(rest).into_iter().map(|(seat, hand)| (seat, sorted(hand))).collect();
                    let held = game.playing().iter().map(|seat| (seat, game.hand(seat).to_vec())).collect();
                    assert_eq!(expected, held, "{place}");
                }
                "give" => {
                    for gift in rest.split_whitespace() {
                        let (name, code) = gift.split_once(':').unwrap();
                        let card = code.parse().unwrap();
                        history
                            .choose(seat(name), Choice::Give(card))
                            .unwrap_or_else(|error| panic!("{place}: {error}"));
                    }
                }
                "play" => {
                    let (name, mv) = text.split_once(' ').unwrap();
                    let mv = mv.parse().unwrap_or_else(|error| panic!("{place}: {error}"));
                    history.choose(seat(name), Choice::Play(mv)).unwrap_or_else(|error| panic!("{place}: {error}"));
                    expect_board(game.board(), history.game().board(), after, rules, &place);
                }
                "folds" => {
                    assert_eq!(game.choices(seat(rest)), [Choice::Fold], "{place}");
                    history.choose(seat(rest), Choice::Fold).unwrap();
                }
                "refuse" => {
                    let (name, what) = rest.split_once(' ').unwrap();
                    let choice = match what.strip_prefix("give ") {
                        Some(card) => Choice::Give(card.parse().unwrap()),
                        None if what == "fold" => Choice::Fold,
                        None => Choice::Play(what.parse().unwrap_or_else(|error| panic!("{place}: {error}"))),
                    };
                    let before = history.clone();
                    assert!(history.choose(seat(name), choice).is_err(), "{place}");
                    assert!(history == before, "{place}: something changed");
                }
                "play-out" => {
                    let deals = |history: &History| {
                        history.events().iter().filter(|event| matches!(event, Event::Deal { .. })).count()
                    };
                    let before = deals(&history);
                    while let Phase::Play(turn) = history.game().phase()
                        && deals(&history) == before
                    {
                        let choice = history.game().choices(turn)[0];
                        history.choose(turn, choice).unwrap();
                    }
                }
                "turn" => assert_eq!(game.phase(), Phase::Play(seat(rest)), "{place}"),
                "dealer-is" => {
                    let (name, number) = rest.split_once(' ').unwrap();
                    assert_eq!(
                        (game.dealer(), game.deal_number().to_string().as_str()),
                        (seat(name), number),
                        "{place}"
                    );
                }
                "hand-is" => {
                    let (name, codes) = rest.split_once(' ').unwrap();
                    assert_eq!(game.hand(seat(name)).to_vec(), sorted(cards(codes)), "{place}");
                }
                "exchange" => assert_eq!(game.phase(), Phase::Exchange, "{place}"),
                "place" => {
                    let (place_number, names) = rest.split_once(' ').unwrap();
                    let place_number: usize = place_number.parse().unwrap();
                    let team = game.places().nth(place_number - 1).unwrap_or_else(|| panic!("{place}"));
                    assert_eq!(team.into_iter().collect::<BTreeSet<_>>(), seats(names), "{place}");
                }
                "over" => {
                    assert_eq!(game.phase(), Phase::Over, "{place}");
                    assert_eq!(game.winners().unwrap().into_iter().collect::<BTreeSet<_>>(), seats(rest), "{place}");
                }
                _ => panic!("{place}: unknown statement"),
            }
        }
    }

    /// A deck that deals the `deal` statements up to the next shuffle.
    fn deck(&self, game: &Game, ahead: &[(usize, String, String)]) -> Vec<Card> {
        let mut rest = game.rules().deck();
        let mut deck = Vec::new();
        for (line, word, text) in ahead.iter().take_while(|(_, word, _)| word != "shuffle") {
            if word != "deal" {
                continue;
            }
            let hands = hands(text);
            let order = game.rules().seats().iter().cycle().skip_while(|seat| **seat != game.dealer()).skip(1);
            let order: Vec<Seat> = order.take(game.rules().seats().len()).copied().collect();
            for round in 0..4 {
                for seat in &order {
                    if let Some((_, hand)) = hands.iter().find(|(other, _)| other == seat) {
                        let at = rest.iter().position(|card| *card == hand[round]);
                        deck.push(
                            rest.remove(
                                at.unwrap_or_else(|| panic!("{}:{line}: too many of {}", self.file, hand[round])),
                            ),
                        );
                    }
                }
            }
        }
        deck.extend(rest);
        deck
    }
}

fn hands(text: &str) -> Vec<(Seat, Vec<Card>)> {
    let hand = |part: &str| part.trim().split_once(' ').map(|(name, codes)| (seat(name), cards(codes))).unwrap();
    text.split(';').map(hand).collect()
}

/// `= red R3; yellow -`: the seats that stand elsewhere than before; no other has changed.
fn expect_board(before: &Board, found: &Board, after: Option<&str>, rules: RuleSet, place: &str) {
    let Some(after) = after else { return };
    let mut expected = *before;
    if after != "same" {
        let changed: Vec<&str> = after.split(';').map(str::trim).collect();
        let names: BTreeSet<Seat> = changed.iter().map(|part| seat(part.split(' ').next().unwrap())).collect();
        let stay = rules.seats().iter().filter(|seat| !names.contains(seat));
        let stay = stay.flat_map(|seat| before.pawns(*seat).map(|space| (*seat, space)));
        let moved = changed.iter().flat_map(|part| pawns(part));
        expected = Board::with_pawns(rules, stay.chain(moved)).unwrap_or_else(|error| panic!("{place}: {error}"));
        assert_ne!(expected, *before, "{place}: say `= same`");
    }
    assert_eq!(found.to_string(), expected.to_string(), "{place}");
}
