//! The JSON schemas, of which the server's OpenAPI description is made, say what the messages are.

use makker_chance::Chance;
use makker_protocol::{
    Change, ChangeMessage, ChosenMessage, Command, CommandMessage, Door, EditionMessage, Emote, EventMessage,
    KnockMessage, LobbyMessage, PromptMessage, SeatMap, SeedsMessage, ServerMessage, TableMessage, TableOptions,
    TableStatus, Verdict, ViewMessage, VoteMessage, Word,
};
use makker_rules::{Edition, RuleSet, View};
use makker_testkit::{fits, random_game};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(components(schemas(
    CommandMessage,
    ServerMessage,
    TableOptions,
    LobbyMessage,
    EditionMessage,
    ChosenMessage
)))]
struct Schemas;

fn schemas() -> Value {
    serde_json::to_value(Schemas::openapi()).unwrap()["components"]["schemas"].take()
}

fn check(schemas: &Value, name: &str, message: &impl Serialize) {
    let value = serde_json::to_value(message).unwrap();
    assert!(fits(schemas, &schemas[name], &value), "{name}: {value}");
}

#[test]
fn what_is_sent_is_as_the_schemas_say() {
    let schemas = schemas();
    for edition in Edition::ALL.map(RuleSet::from) {
        check(&schemas, "EditionMessage", &EditionMessage::from(edition.edition()));
        let mut chance = Chance::from_seed(edition.edition() as u64);
        let seat = edition.seats()[0];
        let mut prompts = 0;
        let mut seen = 0;
        random_game(edition, &mut chance, |history| {
            let view = View::new(history, Some(seat));
            let events = history.events()[seen..].iter();
            let events = events.filter_map(|event| EventMessage::seen_by(event, Some(seat))).collect();
            seen = history.events().len();
            let prompt = PromptMessage::new(&view, 0);
            prompts += usize::from(prompt.is_some());
            let agreed = vec![Word(seat)];
            let vote = VoteMessage {
                what: Verdict::Remove,
                of: Word(seat),
                since: 2,
                seat: Word(seat),
                agreed: agreed.clone(),
                needed: 2,
            };
            let knock = KnockMessage { knock: 3, seat: Word(seat), name: "Bo".to_string(), face: None, agreed };
            let table = TableMessage {
                id: "abc".to_string(),
                seq: 3,
                status: TableStatus::Playing,
                options: TableOptions::default(),
                you: Some(Word(seat)),
                seats: Vec::new(),
                game: 1,
                handed_over: false,
                seeds: Some(SeedsMessage {
                    game: 2,
                    server: Some("5eal".to_string()),
                    seals: SeatMap(vec![(seat, "5eal".to_string())]),
                }),
                view: Some(ViewMessage::from(&view)),
                prompt,
                deciding: vec![Word(seat)],
                hurried: true,
                left_ms: None,
                take_back: None,
                abandon: None,
                vote: Some(vote),
                door: Door::Knock,
                knocks: vec![knock.clone()],
                knock: Some(knock),
                next: Some(Word(seat)),
                shown: Vec::new(),
                muted: Vec::new(),
                score: Vec::new(),
            };
            let (seat, name) = (Some(Word(seat)), Some("Ann".to_string()));
            let changes = vec![ChangeMessage { seq: 3, what: Change::Chose, seat, name, events }];
            check(&schemas, "ServerMessage", &ServerMessage::Update { changes, table: Box::new(table) });
            false
        });
        assert!(prompts > 10, "{edition}: {prompts}");
    }
    let command = |command| CommandMessage { id: "1".to_string(), seq: 0, command };
    check(&schemas, "CommandMessage", &command(Command::AskTakeBack));
    check(&schemas, "CommandMessage", &command(Command::Emote { emote: Emote::WellPlayed }));
    let sit = json!({ "id": "1", "seq": 0, "do": "sit", "seat": "R", "name": "Ida" });
    check(&schemas, "CommandMessage", &sit);
    for missing in ["id", "seq", "do", "seat", "name"] {
        let mut other = sit.clone();
        other.as_object_mut().unwrap().remove(missing);
        assert!(!fits(&schemas, &schemas["CommandMessage"], &other), "{other}");
    }
}

/// utoipa does not know serde's `rename_all_fields`: a field of two words in an enum must be renamed by itself.
#[test]
fn no_field_of_a_schema_has_an_underscore() {
    fn check(value: &Value) {
        let names = value["properties"].as_object().into_iter().flatten().map(|(name, _)| name);
        names.for_each(|name| assert!(!name.contains('_'), "{name}"));
        match value {
            Value::Object(fields) => fields.values().for_each(check),
            Value::Array(items) => items.iter().for_each(check),
            _ => {}
        }
    }
    let schemas = schemas();
    assert!(schemas.as_object().unwrap().len() > 20);
    check(&schemas);
}
