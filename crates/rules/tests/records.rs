//! Game records: what is written reads back and replays, and what is broken is refused where it is broken.

use makker_chance::Chance;
use makker_rules::record::{Content, Ending, Line, Record, RecordError, RecordProblem, Shown, Unwritable};
use makker_rules::{Board, Choice, Edition, Event, History, Move, Phase, RuleSet, Seat, Setup, View};
use makker_testkit::{pick, step};

const GAME: &str = r##"# An evening in May
[Makker "1"]
[Edition "classic"]
[Dealer "R"] # drawn from a hat
[PlayOn "no"]
[Red "Anna \"#1\" \\ Ö"]
[Result "*"]

shuffle S8 2 10 S 2 3 12 5 3 5 10 6 5 6 12 9 S8 S8 S8 S S S -4 -4 -4 -4 5 1/14 1/14 1/14 1/14 2 2 3 3 6 6 9 9 9 7x1 7x1 7x1 7x1 10 10 swap swap swap swap 12 12 S13 S13 S13 S13
proof of something
deal
give R:5 Y:2 G:2 B:10
Y S8 Yh>Ys # out
G fold 3 5 5 6
B fold 10 12 12 2
#
R S Rh>Rs
Y 5 Ys>Y5
R 6 Rs>R6
Y 10 Y5>G1
R 9 R6>Y1
Y 3 G1>G4
R 2 Y1>Y3
deal
give R:1/14
end abandoned
proof of something else
# Good night
"##;

fn replay(text: &str) -> Result<History, RecordError> {
    Record::parse(text)?.replay()
}

#[test]
fn a_record_reads_writes_and_replays() {
    let record = Record::parse(GAME).unwrap();
    assert_eq!(record.to_string(), GAME);
    assert_eq!(record.lines().len(), GAME.lines().count());
    assert_eq!(record.tag("Red"), Some(r##"Anna "#1" \ Ö"##));
    assert_eq!(record.tag("Blue"), None);
    assert_eq!(record.tags().count(), 6);
    assert_eq!(record.setup(), Ok(Setup::new(Edition::Classic, Seat::Red)));
    assert_eq!(record.lines()[7], Line::default());
    assert_eq!(record.lines()[12].comment.as_deref(), Some("out"));
    assert_eq!(record.lines()[15], Line { content: None, comment: Some(String::new()) });
    assert_eq!(record.lines()[25].content, Some(Content::End(Ending::Abandoned)));

    let history = record.replay().unwrap();
    assert!(history.game().is_abandoned());
    let board = "Rh,Rh,Rh,Y3/G4,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
    assert_eq!(history.game().board().to_string(), board);

    // Comments, blank lines and proofs are not of the game.
    let written = Record::of(&history, &[("Red".into(), r##"Anna "#1" \ Ö"##.into())], Shown::Everything).unwrap();
    let bare = |record: &Record| -> Vec<Content> {
        let contents = record.lines().iter().filter_map(|line| line.content.clone());
        contents.filter(|content| !matches!(content, Content::Proof(_))).collect()
    };
    assert_eq!(bare(&written), bare(&record));
}

#[test]
fn other_spacing_reads_as_the_same_record() {
    let spaced = GAME
        .replace("[Dealer \"R\"] #", "\t[ Dealer   \"R\" ]#  ")
        .replace("deal\n", "  deal \n")
        .replace("Y 5 ", "Y  5\t")
        .replace('\n', "\r\n");
    assert_eq!(spaced.parse::<Record>().unwrap().to_string(), GAME);
    assert_eq!(Record::parse(&format!("\u{feff}{}", GAME.trim_end())).unwrap().to_string(), GAME);
    let of_move = |text: &str| Record::parse(&GAME.replace("5 Ys>Y5", text)).map(|record| record.to_string());
    assert_eq!(of_move("7x1  Ys>Y1 ,Y2>Y3"), of_move("7x1 Ys>Y1, Y2>Y3"));
    assert!(of_move("5 Ys > Y5").is_err());
}

/// Puts one text for another, which stands there once, and wants this refusal.
fn refused(from: &str, to: &str, refusal: &str) {
    assert_eq!(GAME.matches(from).count(), 1, "{from:?}");
    let text = GAME.replace(from, to);
    match replay(&text) {
        Ok(_) => panic!("{to:?} for {from:?} is not refused"),
        Err(error) => assert!(error.to_string().starts_with(refusal), "{to:?} for {from:?}:\n{error}\n{refusal}"),
    }
}

#[test]
fn what_is_not_written_as_a_record_is_refused() {
    let first = r#"a game record begins with the line [Makker "1"]: add it"#;
    assert_eq!(replay("").unwrap_err().to_string(), format!("line 1, column 1: {first} before all others"));
    assert_eq!(replay("\n deal").unwrap_err().to_string(), format!("line 2, column 2: {first} before all others"));
    let long = format!("{GAME}#{}", "x".repeat(1 << 20));
    assert_eq!(
        replay(&long).unwrap_err().to_string(),
        "line 1, column 1: a record is at most 1048576 bytes long: take one game a file"
    );

    refused("[Makker \"1\"]\n", "", &format!("line 2, column 1: {first}"));
    refused("Makker \"1\"", "Makker \"2\"", "line 2, column 9: this program reads records of version 1, not \"2\"");
    refused("[Edition \"classic\"]\n", "", "line 7, column 1: the tag [Edition \"…\"] is missing: add it here");
    refused("[Dealer \"R\"]", "", "line 8, column 1: the tag [Dealer \"…\"] is missing: add it here");
    refused("\"classic\"", "\"Classic\"", "line 3, column 10: \"Classic\" is no edition: an edition is one of nordic,");
    refused("Dealer \"R\"", "Dealer \"red\"", "line 4, column 9: \"red\" is no seat: a seat is one of the letters R,");
    refused("Dealer \"R\"", "Dealer \"O\"", "line 4, column 9: classic has no seat O: choose one of R, Y, G, B");
    refused("\"no\"", "\"No\"", "line 5, column 9: PlayOn is \"yes\" or \"no\"");
    refused("\"no\"", "\"yes\"", "line 5, column 9: classic has two teams, so nobody plays on");
    refused("\"*\"", "\"R,G\"", "line 7, column 9: the result is the winning team, like \"R+G\", or \"*\"");
    refused("[Red ", "[Dealer ", "line 6, column 2: the tag Dealer stands here a second time: leave one out");
    refused("[Red ", "[Rød ", "line 6, column 3: a tag is written [Name \"value\"]");
    refused("[Red ", "[", "line 6, column 2: a tag is written");
    refused("[Red ", "[Red Anna", "line 6, column 6: a tag is written");
    refused("[Red \"Anna \\\"", "[Red \"Anna \\n", "line 6, column 12: a tag is written");
    refused("Ö\"]", "Ö]", "line 6, column 24: a tag is written");
    refused("Ö\"]", "Ö\"", "line 6, column 24: a tag is written");
    refused("Ö\"]", "Ö\"] deal", "line 6, column 26: nothing more belongs on this line: leave \"deal\" out or put #");
    refused("proof of something\n", "[Blue \"Bo\"]\n", "line 10, column 1: all tags stand before the first event");

    refused(
        "Y 5 Ys",
        "y 5 Ys",
        "line 18, column 1: no event begins with \"y\": write shuffle, deal, give, end, proof,",
    );
    refused("deal\ngive R:5", "deal R\ngive R:5", "line 11, column 6: nothing more belongs on this line");
    refused("shuffle S8", "shuffle S7", "line 9, column 9: \"S7\" is no card of classic: its cards are S 1/14 2 3 -4");
    refused("shuffle S8", "shuffle", "line 9, column 173: the deck of classic has 56 cards, here are 55: write all");
    refused(
        "shuffle S8",
        "shuffle S8 S8",
        "line 9, column 176: the deck of classic has 56 cards, here are 57: leave 1 out",
    );
    refused("shuffle S8 2", "shuffle S8 ?", "line 9, column 12: a deck is shown or hidden as a whole");
    refused("R:1/14", "", "line 25, column 5: an exchange is written with seat and card of each gift");
    refused("R:1/14", "R", "line 25, column 6: an exchange is written with seat and card of each gift");
    refused("R:1/14", "X:1/14", "line 25, column 6: \"X\" is no seat");
    refused("R:1/14", "R:1/4", "line 25, column 8: \"1/4\" is no card");
    refused("R:1/14", "R:?", "line 25, column 8: the deck of this deal is shown, so its gifts are too");
    refused("Y S8 Yh>Ys", "Y", "line 13, column 2: a move is a card and its legs, like");
    refused("Y S8 Yh>Ys", "Y S8", "line 13, column 3: a move is a card and its legs, like");
    refused("Y S8 Yh>Ys", "Y 8 Yh>Ys", "line 13, column 3: \"8\" is no card");
    refused("Y S8 Yh>Ys", "Y S8 Yh>Yx", "line 13, column 9: \"Yx\" is no space");
    refused("Y S8 Yh>Ys", "Y 7x1 Yh>Ys, Y0>Y2", "line 13, column 14: \"Y0\" is no space");
    refused("fold 3 5 5 6", "fold", "line 14, column 7: a fold names all cards that are laid down");
    refused("fold 3 5 5 6", "fold 3 5 ? 6", "line 14, column 12: \"?\" is no card");
    refused("end abandoned", "end", "line 26, column 4: an end names the winning team, like \"end R+G\"");
    refused("end abandoned", "end R+", "line 26, column 5: an end names the winning team");
    refused("end abandoned", "end R+G Y+B", "line 26, column 9: nothing more belongs on this line");
    refused("proof of something else", "proof", "line 27, column 6: a proof has a text: add it or leave the line out");
}

#[test]
fn what_the_rules_do_not_allow_is_refused() {
    refused("shuffle S8", "shuffle S13", "line 9, column 174: the deck of classic holds the card S13 4 times, here is");
    refused("shuffle S8", "shuffle S1", "line 9, column 9: classic has no card S1: its cards are S 1/14");
    refused("Y 5 Ys>Y5", &GAME[GAME.find("shuffle").unwrap()..][..175], "line 18, column 1: the deck is not shuffled");
    refused("something\ndeal\n", "something\n", "line 11, column 1: cards were dealt before this: add a line \"deal\"");
    refused("Y3\ndeal\n", "Y3\n", "line 24, column 1: cards were dealt before this");
    refused("Y 5 Ys>Y5", "deal", "line 18, column 1: no cards are dealt here: leave this line out");
    refused("\nshuffle", "\ndeal\nshuffle", "line 9, column 1: no cards are dealt here");

    refused("R:5 Y:2", "R:8 Y:2", "line 12, column 8: \"8\" is no card");
    refused("R:5 Y:2", "R:3 Y:2", "line 12, column 8: the card 3 is not in the hand of R");
    refused("R:5 Y:2", "R:5 R:6", "line 12, column 10: R has given a card already");
    refused("R:5 Y:2", "R:5 O:2", "line 12, column 10: classic has no seat O");
    refused("R:5 Y:2", "R:5", "line 12, column 1: everyone who plays gives a card in one line: add those of Y");
    refused("Y 5 Ys>Y5", "give Y:5", "line 18, column 1: cards are given only right after a deal");
    refused("give R:5 Y:2 G:2 B:10\n", "", "line 12, column 1: no card can be played now: first the cards");

    refused("Y S8 Yh>Ys", "G S8 Gh>Gs", "line 13, column 1: it is the turn of Y");
    refused("Y S8 Yh>Ys", "P S8 Ph>Ps", "line 13, column 1: classic has no seat P");
    refused("Y S8 Yh>Ys", "Y S Yh>Ys", "line 13, column 3: the card S is not in the hand of Y");
    refused(
        "Y S8 Yh>Ys",
        "Y S8 Gh>Gs",
        "line 13, column 3: S8 Gh>Gs is not a legal move: with S8 there is only S8 Yh>Ys",
    );
    refused(
        "Y 5 Ys>Y5",
        " Y  5   Ys>Y6",
        "line 18, column 5: 5 Ys>Y6 is not a legal move: with 5 there is only 5 Ys>Y5",
    );
    refused(
        "G fold 3 5 5 6",
        "G 5 Gs>G5",
        "line 14, column 3: 5 Gs>G5 is not a legal move: 5 cannot be played, no pawn is",
    );
    refused(
        "R S Rh>Rs",
        "R fold 2 6 9 S",
        "line 17, column 3: folding is not allowed while a card can be played, such",
    );
    refused(
        "fold 3 5 5 6",
        "fold 3 5 6",
        "line 14, column 3: G folds its whole hand: name its cards left, 4 in number",
    );
    refused("fold 3 5 5 6", "fold 3 5 6 6", "line 14, column 14: the card 6 is not in the hand of G");
    refused("G fold 3 5 5 6", "B fold 10 12 12 2", "line 14, column 1: it is the turn of G");

    refused("end abandoned", "end R+G", "line 26, column 1: nobody has won yet: go on, leave this line out, or write");
    refused("# Good night", "deal", "line 28, column 1: nothing but comments and proofs stands after the end");
    refused("\"*\"", "\"R+G\"", "line 7, column 9: the record ends without winners: write [Result \"*\"]");
    let cut = GAME.split_once("end").unwrap().0.replace("\"*\"", "\"R+G\"");
    let error = replay(&cut).unwrap_err().to_string();
    let stops =
        "line 26, column 1: the record stops here without winners, though Result says R+G: is the file cut off?";
    assert!(error.starts_with(stops), "{error}");
}

#[test]
fn up_to_three_legal_moves_are_told_in_place_of_one_that_is_not() {
    let legal = ["7x1 R1>R2, R3>R9", "7x1 R1>R8", "7x1 R3>R10", "7x1 R5>R12"].map(|mv| mv.parse::<Move>().unwrap());
    let told = |count: usize| {
        let mv = "7x1 R1>R9".parse().unwrap();
        RecordProblem::IllegalMove { mv, legal: legal[..count].to_vec() }.to_string()
    };
    assert_eq!(told(1), "7x1 R1>R9 is not a legal move: with 7x1 there is only 7x1 R1>R2, R3>R9");
    assert_eq!(told(2), "7x1 R1>R9 is not a legal move: with 7x1 there are 7x1 R1>R2, R3>R9; 7x1 R1>R8");
    assert!(told(3).ends_with("; 7x1 R1>R8; 7x1 R3>R10"), "{}", told(3));
    assert!(told(4).ends_with("; 7x1 R1>R8; 7x1 R3>R10; and 1 more"), "{}", told(4));
}

#[test]
fn what_contradicts_itself_in_a_hidden_record_is_refused() {
    let shuffle = GAME.lines().find(|line| line.starts_with("shuffle")).unwrap();
    let hidden = GAME
        .replace(shuffle, &format!("shuffle{}", " ?".repeat(56)))
        .replace("R:5 Y:2 G:2 B:10", "R:? Y:? G:? B:?")
        .replace("R:1/14", "R:?");
    assert!(replay(&hidden).is_ok());
    let refused = |from: &str, to: &str, refusal: &str| {
        assert_eq!(hidden.matches(from).count(), 1, "{from:?}");
        let error = replay(&hidden.replace(from, to)).unwrap_err().to_string();
        assert!(error.starts_with(refusal), "{to:?} for {from:?}:\n{error}\n{refusal}");
    };
    refused(
        "give R:? Y:?",
        "give R:? Y:2",
        "line 12, column 12: the deck of this deal is hidden, so its gifts are too",
    );
    refused("3 5 5 6", "5 5 5 5", "line 18, column 3: the deck of classic holds the card 5 4 times, here is one more");
    refused("3 5 5 6", "3 4x1 5 6", "line 14, column 10: classic has no card 4x1: its cards are S 1/14");
    refused(
        "3 5 5 6",
        "3 5 S 6",
        "line 14, column 3: folding is not allowed while a card can be played, such as S Gh>Gs",
    );
    refused("3 5 5 6", "3 5 5", "line 14, column 3: G folds its whole hand: name its cards left, 4 in number");
    refused("Y3\ndeal\n", "Y3\nY S Yh>Ys\n", "line 24, column 1: cards were dealt before this");
    refused("R 2 Y1>Y3", "R fold 2", "line 23, column 3: folding is not allowed while a card can be played");
}

#[test]
fn a_record_that_would_not_read_back_is_not_made() {
    let history = replay(GAME).unwrap();
    let with = |name: &str, value: &str| Record::of(&history, &[(name.into(), value.into())], Shown::Everything);
    assert!(with("Red", "Anna").is_ok());
    for (name, value) in
        [("Red", "An\nna"), ("Result", "R+G"), ("Edition", "nordic"), ("", "x"), ("a b", "x"), ("A \"1\"]\n[B", "x")]
    {
        assert!(matches!(with(name, value), Err(Unwritable::Record(_))), "{name:?} {value:?}");
    }
    assert_eq!(
        with("Red \"1\"]\n[Blue", "x").unwrap_err().to_string(),
        "this game cannot be written as a record: line 5, column 1: \
         this line would not be read back as it is: leave line breaks and outer spaces out"
    );

    let lines = |last: Line| {
        let record = Record::parse(GAME).unwrap();
        Record::from_lines(record.lines().iter().cloned().chain([last]).collect())
    };
    let comment = |text: &str| Line { content: None, comment: Some(text.into()) };
    assert!(lines(comment("fine")).is_ok());
    for last in [comment(" outer space"), comment("two\nlines"), comment("two\r\n# lines")] {
        assert_eq!(lines(last).unwrap_err().line, GAME.lines().count() + 1);
    }
    let proof = |text: &str| Line { content: Some(Content::Proof(text.into())), comment: None };
    assert!(lines(proof("fine")).is_ok());
    assert!(lines(proof("a # b")).is_err());
}

#[test]
fn a_game_from_another_board_has_no_record() {
    let board = Board::parse(Edition::Classic, "Rh,Rh,Rh,Rs/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh").unwrap();
    let history = History::new(Setup { board, ..Setup::new(Edition::Classic, Seat::Red) }).unwrap();
    assert_eq!(Record::of(&history, &[], Shown::Everything), Err(Unwritable::OtherBoard));
}

/// Plays a game to its end, and keeps it as it was at some moments.
fn random_game(setup: Setup, chance: &mut Chance) -> (History, Vec<History>) {
    let mut history = History::new(setup).unwrap();
    let mut moments = vec![history.clone()];
    while history.game().phase() != Phase::Over {
        match history.game().phase() {
            Phase::Play(seat) => {
                let choices = history.game().choices(seat);
                // The one of three that brings most pawns into the goal, so that games end.
                let goal = |choice: &Choice| match choice {
                    Choice::Play(mv) => history.game().board().after(mv).to_string().matches('g').count(),
                    _ => 0,
                };
                let some: Vec<Choice> = (0..3).map(|_| pick(&choices, chance)).collect();
                let best = some.into_iter().max_by_key(goal).unwrap();
                history.choose(seat, best).unwrap();
            }
            _ => step(&mut history, chance),
        }
        if chance.below(60) == 0 {
            moments.push(history.clone());
        }
    }
    (history, moments)
}

/// The events with the gifts of each exchange in the order of the seats, as a record has them.
fn in_order(history: &History) -> Vec<Event> {
    let mut events = history.events().to_vec();
    for exchange in events.chunk_by_mut(|a, b| matches!((a, b), (Event::Give { .. }, Event::Give { .. }))) {
        exchange.sort_by_key(|event| if let Event::Give { seat, .. } = event { Some(*seat) } else { None });
    }
    events
}

fn check_everything(history: &History) -> Record {
    let tags = [("Red".to_string(), "Anna".to_string())];
    let record = Record::of(history, &tags, Shown::Everything).unwrap();
    let read = Record::parse(&record.to_string()).unwrap();
    assert_eq!(read, record);
    let replayed = read.replay().unwrap_or_else(|error| panic!("{error}\n{record}"));
    assert!(replayed.events() == in_order(history), "{record}");
    assert!(replayed.game() == history.game(), "{record}");
    record
}

fn check_public(history: &History) -> Record {
    let record = Record::of(history, &[], Shown::Public).unwrap();
    assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record));
    let replayed = record.replay().unwrap_or_else(|error| panic!("{error}\n{record}"));
    let shows = |event: &Event| match event {
        Event::Shuffle { deck } => deck.iter().any(Option::is_some),
        Event::Deal { hands, .. } => hands.iter().any(|(_, hand)| hand.iter().any(Option::is_some)),
        Event::Give { card, .. } => card.is_some(),
        _ => false,
    };
    assert!(!replayed.events().iter().any(shows), "{record}");
    let hidden: Vec<Event> = in_order(history).into_iter().map(hide).collect();
    assert!(replayed.events() == hidden, "{record}");
    let (seen, expected) = (View::new(&replayed, None), View::new(history, None));
    assert_eq!(View { seen: Vec::new(), ..seen }, View { seen: Vec::new(), ..expected }, "{record}");
    // Nothing more comes to light when it is written again.
    assert_eq!(Record::of(&replayed, &[], Shown::Everything).as_ref(), Ok(&record));
    record
}

fn hide(event: Event) -> Event {
    match event {
        Event::Shuffle { deck } => Event::Shuffle { deck: vec![None; deck.len()] },
        Event::Deal { dealer, number, hands } => {
            let hands = hands.into_iter().map(|(seat, hand)| (seat, vec![None; hand.len()])).collect();
            Event::Deal { dealer, number, hands }
        }
        Event::Give { seat, to, .. } => Event::Give { seat, card: None, to },
        other => other,
    }
}

/// The record's text up to a line, without its result.
fn cut(record: &Record, lines: usize) -> String {
    let result = format!("[Result {:?}]", record.tag("Result").unwrap());
    let line = |line: &Line| format!("{line}\n").replace(&result, "[Result \"*\"]");
    record.lines()[..lines].iter().map(line).collect()
}

fn check_cut(record: &Record, history: &History, chance: &mut Chance) {
    let tags = record.tags().count();
    let events = record.lines().len() - tags;
    // All but the whole and the one without its end.
    let kept = tags + chance.below(events - 1);
    let text = cut(record, kept);
    let replayed = replay(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let is_turn = |event: &&Event| matches!(event, Event::Play { .. } | Event::Fold { .. });
    let turns = replayed.events().iter().filter(is_turn).count();
    let boards = replayed.events().iter().rev().find_map(|event| match event {
        Event::Play { board, .. } => Some(*board),
        _ => None,
    });
    assert_eq!(*replayed.game().board(), boards.unwrap_or(Board::new(replayed.game().rules())));
    let told = |event: &&Event| matches!(event, Event::Play { .. });
    let plays = replayed.events().iter().filter(told).count();
    let original: Vec<&Event> = history.events().iter().filter(told).take(plays).collect();
    assert!(replayed.events().iter().filter(told).eq(original));
    if let (Phase::Play(turn), Some(Event::Play { seat, .. } | Event::Fold { seat, .. })) =
        (replayed.game().phase(), history.events().iter().filter(is_turn).nth(turns))
    {
        assert_eq!(turn, *seat);
    }
}

/// Changes a card, a seat or any letter: that is refused or makes another game that the rules allow.
fn check_changed(record: &Record, edition: RuleSet, chance: &mut Chance) {
    let tags = record.tags().count();
    let text = cut(record, record.lines().len().min(tags + 80) - 1);
    let lines: Vec<&str> = text.lines().collect();
    for _ in 0..30 {
        let line = tags + chance.below(lines.len() - tags);
        let mut words: Vec<String> = lines[line].split(' ').map(str::to_string).collect();
        match chance.below(3) {
            0 => words[0] = Seat::ALL[chance.below(6)].to_string(),
            1 => {
                let card = edition.cards()[chance.below(edition.cards().len())].to_string();
                let word = chance.below(words.len());
                words[word] = card;
            }
            _ => {
                let word = chance.below(words.len());
                let at = chance.below(words[word].len());
                words[word]
                    .replace_range(at..=at, ["R", "Y", "1", "?", ":", " ", "#", "\n", "ø", "\""][chance.below(10)]);
            }
        }
        let changed: Vec<String> = lines
            .iter()
            .enumerate()
            .map(|(i, old)| if i == line { words.join(" ") } else { old.to_string() })
            .collect();
        let Ok(changed) = Record::parse(&changed.join("\n")) else { continue };
        assert_eq!(Record::parse(&changed.to_string()).as_ref(), Ok(&changed));
        match changed.replay() {
            Ok(history) => {
                let legal = Record::of(&history, &[], Shown::Everything).unwrap();
                assert!(legal.replay().is_ok_and(|again| again.game().board() == history.game().board()));
            }
            Err(error) => assert!((1..=changed.lines().len() + 1).contains(&error.line), "{error}"),
        }
    }
}

fn check(edition: RuleSet, play_on: bool) {
    let mut chance = Chance::from_seed(edition.edition() as u64 * 2 + u64::from(play_on));
    for _ in 0..3 {
        let dealer = edition.seats()[chance.below(edition.seats().len())];
        let (history, moments) = random_game(Setup { play_on, ..Setup::new(edition, dealer) }, &mut chance);
        let (full, public) = (check_everything(&history), check_public(&history));
        for moment in &moments {
            let so_far = check_everything(moment).lines().to_vec();
            let changes = so_far.iter().zip(full.lines()).filter(|(a, b)| a != b).count();
            assert!(changes <= 2, "only the result and the exchange under way differ");
            check_public(moment);
            let mut abandoned = moment.clone();
            if abandoned.abandon().is_ok() {
                check_everything(&abandoned);
                check_public(&abandoned);
            }
        }
        for record in [&full, &public] {
            for _ in 0..10 {
                check_cut(record, &history, &mut chance);
            }
            check_changed(record, edition, &mut chance);
        }
        check_ends(&full, &history);
    }
}

/// A game that is won says so, and who.
fn check_ends(record: &Record, history: &History) {
    let winners: Vec<String> = history.game().winners().unwrap().iter().map(Seat::to_string).collect();
    let (text, team, last) = (record.to_string(), winners.join("+"), record.lines().len());
    let message = |text: &str| replay(text).unwrap_err().to_string();
    let without_end = text.replace(&format!("end {team}\n"), "");
    let belongs = format!("the game is over: the line \"end {team}\" belongs here");
    assert_eq!(message(&without_end), format!("line {last}, column 1: {belongs}"));
    let played_on = text.replace(&format!("end {team}\n"), "deal\n");
    assert_eq!(message(&played_on), format!("line {last}, column 1: {belongs}"));
    for other in ["abandoned", "R", &format!("{team}+{}", winners[0])] {
        let wrong = text.replace(&format!("end {team}"), &format!("end {other}"));
        let right = format!("the winners are {team}: write \"end {team}\"");
        assert_eq!(message(&wrong), format!("line {last}, column 5: {right}"));
    }
    let unfinished = text.replace(&format!("[Result \"{team}\"]"), "[Result \"*\"]");
    let right = format!("the winners are {team}: write [Result \"{team}\"]");
    assert_eq!(message(&unfinished), format!("line 6, column 9: {right}"));
    let turned: Vec<String> = winners.into_iter().rev().collect();
    assert!(replay(&text.replace(&format!("\"{team}\""), &format!("\"{}\"", turned.join("+")))).is_ok());
}

macro_rules! records {
    ($($name:ident $edition:ident $play_on:literal)+) => { $(
        #[test]
        fn $name() {
            check(Edition::$edition.into(), $play_on);
        }
    )+ };
}

records! {
    nordic_games_are_recorded_and_replayed Nordic false
    english_games_are_recorded_and_replayed English false
    classic_games_are_recorded_and_replayed Classic false
    jubilee_games_are_recorded_and_replayed Jubilee false
    games_of_pairs_are_recorded_and_replayed PlusPairs false
    games_played_on_are_recorded_and_replayed PlusPairs true
    games_of_trios_are_recorded_and_replayed PlusTrios false
}
