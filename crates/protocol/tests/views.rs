//! Laws of views and events as JSON, over random games of all editions: reading and writing are inverse, and no secret is
//! told.

use makker_chance::Chance;
use makker_protocol::{EventMessage, MaybeCard, Sent, ViewMessage, Word, WrongField};
use makker_rules::{Edition, Event, History, Phase, RuleSet, Seat, Setup, View};
use makker_testkit::{house_rules, imagine, random_game, step};

fn viewers(edition: RuleSet) -> impl Iterator<Item = Option<Seat>> {
    edition.seats().iter().copied().map(Some).chain([None])
}

fn json(history: &History, viewer: Option<Seat>) -> String {
    serde_json::to_string(&ViewMessage::from(&View::new(history, viewer))).unwrap()
}

#[test]
fn reading_and_writing_a_view_are_inverse() {
    for edition in Edition::ALL.map(RuleSet::from) {
        let mut chance = Chance::from_seed(edition.edition() as u64);
        let mut moments = 0;
        let mut picks = chance.clone();
        let check = |history: &History| {
            for viewer in viewers(edition).filter(|_| picks.below(10) == 0) {
                let view = View::new(history, viewer);
                let text = json(history, viewer);
                let message: ViewMessage = serde_json::from_str(&text).unwrap();
                assert_eq!(View::try_from(&message).as_ref(), Ok(&view), "{text}");
                assert_eq!(serde_json::to_string(&message).unwrap(), text);
                moments += 1;
            }
            false
        };
        let over = random_game(edition, &mut chance, check);
        for viewer in viewers(edition) {
            let message: ViewMessage = serde_json::from_str(&json(&over, viewer)).unwrap();
            assert_eq!(View::try_from(&message), Ok(View::new(&over, viewer)));
        }
        assert!(moments > 50, "{edition}: {moments}");
    }
}

/// All that two games, of which one imagines the other for some viewer, are compared by.
struct Law {
    /// What a viewer is shown.
    shown: fn(&History, Option<Seat>) -> String,
    /// What in it is about a seat's own cards: where it differs, that seat is shown something else.
    own: fn(&History, Seat) -> String,
}

impl Law {
    /// Compares some games of a rule set; how often the worlds differed, and how often somebody noticed.
    fn check(&self, rules: RuleSet, seed: u64, games: usize) -> [usize; 2] {
        let mut chance = Chance::from_seed(seed);
        let (mut differing, mut noticed) = (0, 0);
        for _ in 0..games {
            let mut steps = chance.below(400);
            let history = random_game(rules, &mut chance, |_| {
                steps = steps.saturating_sub(1);
                steps == 0
            });
            for viewer in viewers(rules) {
                let other = imagine(&history, viewer, &[], &mut chance);
                assert_eq!((self.shown)(&history, viewer), (self.shown)(&other, viewer), "{rules} {viewer:?}");
                differing += usize::from(other != history);
                // The law can fail: whoever's own cards changed sees something else.
                for seat in rules.seats() {
                    if (self.own)(&history, *seat) != (self.own)(&other, *seat) {
                        assert_ne!((self.shown)(&history, Some(*seat)), (self.shown)(&other, Some(*seat)));
                        noticed += 1;
                    }
                }
            }
        }
        [differing, noticed]
    }

    /// Holds in all editions, and in a sample of house rules.
    fn holds(&self, seed: u64, games: usize) {
        for edition in Edition::ALL {
            let counts = self.check(edition.into(), seed + edition as u64, games);
            assert!(counts.iter().all(|count| *count > 50), "{edition}: {counts:?}");
        }
        let counts = house_rules().into_iter().zip(seed + 1000..).map(|(rules, seed)| self.check(rules, seed, 1));
        let [differing, noticed] = counts.fold([0, 0], |sum, of_one| [sum[0] + of_one[0], sum[1] + of_one[1]]);
        assert!(differing > 100 && noticed > 100, "{differing}, {noticed}");
    }
}

#[test]
fn nobody_sees_a_difference_in_what_they_may_not_know() {
    let own = |history: &History, seat: Seat| format!("{:?}", history.game().hand(seat).to_vec());
    Law { shown: json, own }.holds(100, 60);
}

#[test]
fn nobody_sees_an_event_differ_in_what_they_may_not_know() {
    let shown = |history: &History, viewer: Option<Seat>| {
        let seen = history.events().iter().filter_map(|event| EventMessage::seen_by(event, viewer));
        serde_json::to_string(&seen.collect::<Vec<_>>()).unwrap()
    };
    // What a seat was dealt and gave.
    let own = |history: &History, seat: Seat| {
        let of_event = |event: &Event| match event {
            Event::Deal { hands, .. } => hands.iter().find(|(other, _)| *other == seat).map(|(_, cards)| cards.clone()),
            Event::Give { seat: giver, card, .. } if *giver == seat => Some(vec![*card]),
            _ => None,
        };
        format!("{:?}", history.events().iter().filter_map(of_event).collect::<Vec<_>>())
    };
    Law { shown, own }.holds(200, 30);
}

#[test]
fn an_event_shows_what_was_face_up_and_ones_own_cards() {
    let history = random_game(Edition::Classic, &mut Chance::from_seed(1), |history| history.events().len() > 60);
    let seen = |event: &Event, viewer| EventMessage::seen_by(event, viewer);
    let mut kinds = std::collections::BTreeSet::new();
    for event in history.events() {
        for viewer in viewers(Edition::Classic.into()) {
            let whole = EventMessage::new(event);
            match (event, seen(event, viewer)) {
                (Event::Shuffle { .. }, seen) => assert_eq!(seen, None),
                (Event::Deal { .. }, Some(EventMessage::Deal { hands, .. })) => {
                    let EventMessage::Deal { hands: dealt, .. } = whole else { panic!("a deal is a deal") };
                    for ((seat, cards), (_, dealt)) in hands.0.iter().zip(dealt.0) {
                        let hidden = vec![Word(MaybeCard(None)); 4];
                        assert_eq!(*cards, if viewer == Some(*seat) { dealt } else { hidden });
                    }
                    kinds.insert("deal");
                }
                (Event::Give { seat, .. }, Some(EventMessage::Give { card, .. })) => {
                    assert_eq!(card.0.0.is_none(), viewer != Some(*seat));
                    kinds.insert("give");
                }
                (_, seen) => assert_eq!(seen, Some(whole)),
            }
        }
    }
    assert_eq!(kinds.len(), 2);
}

fn check_refused(field: &'static str, change: impl Fn(&mut ViewMessage)) {
    let mut chance = Chance::from_seed(3);
    let history = random_game(Edition::Classic, &mut chance, |history| {
        matches!(history.game().phase(), Phase::Play(_)) && history.events().len() > 20
    });
    let Phase::Play(turn) = history.game().phase() else { panic!("the game goes on") };
    let mut message = ViewMessage::from(&View::new(&history, Some(turn)));
    change(&mut message);
    match View::try_from(&message) {
        Err(WrongField { field: found, .. }) => assert_eq!(found, field),
        Ok(_) => panic!("{field}"),
    }
}

#[test]
fn what_can_be_no_view_is_refused_with_the_field() {
    check_refused("edition", |view| view.edition = Sent::new("chess"));
    check_refused("playOn", |view| view.play_on = true);
    check_refused("seat", |view| view.seat = Some(Sent::new("P")));
    check_refused("seat", |view| view.seat = None);
    check_refused("phase", |view| view.phase = "lunch".to_string());
    check_refused("turn", |view| view.turn = None);
    check_refused("turn", |view| view.phase = "over".to_string());
    check_refused("dealer", |view| view.dealer = Sent::new("O"));
    check_refused("deal", |view| view.deal = 4);
    check_refused("board", |view| view.board = Sent::new("Rh"));
    check_refused("hand", |view| view.hand = vec![Sent::new("S1")]);
    check_refused("hand", |view| view.hand = vec![Sent::new("S"); 5]);
    check_refused("cardsLeft", |view| view.hand.clear());
    check_refused("cardsLeft", |view| view.cards_left.0.truncate(3));
    check_refused("given", |view| view.given = Some(Sent::new("8")));
    check_refused("toGive", |view| view.to_give = vec![Sent::new("R")]);
    check_refused("places", |view| view.places = vec![vec![Sent::new("R"), Sent::new("Y")]]);
    check_refused("moves", |view| view.moves = vec![Sent::new("give 2")]);
    check_refused("moves", |view| view.moves.clear());
    check_refused("events", |view| {
        let fold = makker_protocol::SeenMessage::Fold { seat: Sent::new("R"), cards: vec![Sent::new("12"); 4] };
        view.events.extend([fold.clone(), fold]);
    });
}

#[test]
fn the_keys_of_an_object_have_no_order() {
    let mut chance = Chance::from_seed(5);
    let history = random_game(Edition::PlusTrios, &mut chance, |history| history.events().len() > 20);
    let view = View::new(&history, Some(Seat::Orange));
    let mut message = ViewMessage::from(&view);
    message.cards_left.0.reverse();
    assert_eq!(View::try_from(&message), Ok(view));
}

#[test]
fn events_are_written_as_the_notation_says() {
    let board = "B13,Rg4,Rg3,Rg2/R3,Yh,Yh,Yh/Gg1,Gg2,Gg3,Gg4/Bh,Bh,Bh,Bh";
    let board = makker_rules::Board::parse(Edition::Classic, board).unwrap();
    let mut history = History::new(Setup { board, ..Setup::new(Edition::Classic, Seat::Blue) }).unwrap();
    let mut deck = RuleSet::from(Edition::Classic).deck();
    // Red begins with 2, 3, 5 and 6 and keeps the 2.
    for (place, code) in [(0, "2"), (4, "3"), (8, "5"), (12, "6")] {
        let from = (place..deck.len()).find(|at| deck[*at].code() == code).unwrap();
        deck.swap(place, from);
    }
    history.shuffle(&deck).unwrap();
    let mut chance = Chance::from_seed(0);
    history.choose(Seat::Red, makker_rules::Choice::Give("3".parse().unwrap())).unwrap();
    while history.game().phase() != Phase::Play(Seat::Red) {
        step(&mut history, &mut chance);
    }
    let mv = history.game().choices(Seat::Red).into_iter().find(|choice| choice.to_string() == "2 B13>Rg1").unwrap();
    history.choose(Seat::Red, mv).unwrap();
    let lines: Vec<String> =
        history.events().iter().map(|event| serde_json::to_string(&EventMessage::new(event)).unwrap()).collect();
    assert!(lines[0].starts_with(
        r#"{"event":"start","edition":"classic","dealer":"B","playOn":false,"board":"B13,Rg2,Rg3,Rg4/R3,Yh,"#
    ));
    assert!(lines[1].starts_with(r#"{"event":"shuffle","deck":["#));
    assert!(lines[2].starts_with(r#"{"event":"deal","dealer":"B","number":1,"hands":{"R":["2","3","5","6"],"Y":["#));
    assert_eq!(lines[3], r#"{"event":"give","seat":"R","card":"3","to":"G"}"#);
    let board = "Rg1,Rg2,Rg3,Rg4/R3,Yh,Yh,Yh/Gg1,Gg2,Gg3,Gg4/Bh,Bh,Bh,Bh";
    assert_eq!(
        lines[lines.len() - 2],
        format!(
            r#"{{"event":"play","seat":"R","card":"2","move":"2 B13>Rg1","board":"{board}","legs":[{{"seat":"R","path":["B13","B14","Rg1"],"locks":true}}]}}"#
        )
    );
    let end = r#"{"event":"end","winners":["R","G"],"places":[["R","G"],["Y","B"]],"reason":"won"}"#;
    assert_eq!(lines.last().unwrap(), end);
    let hidden = Event::Give { seat: Seat::Red, card: None, to: Seat::Green };
    let hidden = serde_json::to_string(&EventMessage::new(&hidden)).unwrap();
    assert_eq!(hidden, r#"{"event":"give","seat":"R","card":"?","to":"G"}"#);
}
