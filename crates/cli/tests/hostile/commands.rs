//! Commands of people who have no business at the table: well formed, and refused.

use makker_testkit::Person;
use serde_json::{Value, json};

use crate::scene::Scene;

/// Every command that there is, about every seat.
fn all_commands() -> Vec<Value> {
    let mut all = vec![
        json!({"do": "leave"}),
        json!({"do": "start"}),
        json!({"do": "back"}),
        json!({"do": "close"}),
        json!({"do": "askTakeBack"}),
        json!({"do": "answerTakeBack", "agree": true}),
        json!({"do": "abandon", "agree": true}),
        json!({"do": "rematch", "rotate": true}),
        json!({"do": "public", "public": true}),
        json!({"do": "face", "face": "fox"}),
        json!({"do": "emote", "emote": "hello"}),
        json!({"do": "choose", "choice": "fold"}),
    ];
    for seat in ["R", "Y", "G", "B", "P", "?", ""] {
        all.push(json!({"do": "bot", "seat": seat, "level": "master"}));
        all.push(json!({"do": "remove", "seat": seat}));
        all.push(json!({"do": "host", "seat": seat}));
        all.push(json!({"do": "standIn", "seat": seat}));
        all.push(json!({"do": "mute", "seat": seat, "muted": true}));
    }
    all.extend([1, 2, 3, 5, 8, 12].map(|card| json!({"do": "choose", "choice": format!("give {card}")})));
    all
}

/// Whoever has no seat changes nothing, with a key of their own, of another table's host, or with none at all.
#[test]
fn whoever_has_no_seat_does_nothing_at_a_table() {
    let scene = Scene::new("commands");
    let host = Person::new(scene.address());
    host.make_table("Eve", json!({}));
    let watcher = Person::nobody(scene.address());
    let before = scene.settled()["seq"].clone();
    let mut told = String::new();
    for (who, person) in [("host", &host), ("watcher", &watcher)] {
        for (count, mut command) in all_commands().into_iter().enumerate() {
            command["id"] = json!(format!("{who} {count}"));
            command["seq"] = json!(u32::MAX);
            let (status, text) = person.try_post_text(&scene.path("/commands"), &command).expect("the server is there");
            assert!((400..500).contains(&status), "{who} {command}: {status} {text}");
            told += &text;
        }
        for rest in ["/hint", "/link", "", "/history", "/record", "/updates?seen=0"] {
            told += &person.try_get(&scene.path(rest)).expect("the server is there").1;
        }
    }
    assert_eq!(scene.settled()["seq"], before, "nothing was written");
    scene.holds("commands of those who have no seat", &told);
}

/// Keys and links that are nearly right.
#[test]
fn no_key_and_no_link_is_guessed_by_parts() {
    let scene = Scene::new("keys");
    let key = scene.ann.key.clone().expect("a key");
    let (_, link) = scene.ann.get(&scene.path("/link"));
    let secret = link["secret"].as_str().expect("a secret").to_string();
    let flipped = |text: &str| {
        let last = if text.ends_with('0') { '1' } else { '0' };
        format!("{}{last}", &text[..text.len() - 1])
    };
    let mut told = String::new();
    for guess in
        [&key[1..], &key[..key.len() - 1], &flipped(&key), "", " ", "R", "null", &"0".repeat(key.len()), &scene.table]
    {
        let person = Person::with_key(scene.address(), guess);
        let now = person.table(&scene.table);
        assert_eq!(now["you"], Value::Null, "a wrong key shows no seat");
        assert!(person.command(&scene.table, "x", json!({"do": "leave"})).0 >= 400);
        told += &now.to_string();
    }
    let thief = Person::new(scene.address());
    let other = thief.make_table("Eve", json!({}));
    let (_, own) = thief.get(&format!("/api/tables/{other}/link"));
    let own = own["secret"].as_str().expect("a secret");
    for guess in [&secret[1..], &secret[..secret.len() - 1], &flipped(&secret), "", own, &scene.table, &key] {
        let (status, body) = thief.post(&scene.path("/claim"), &json!({"secret": guess}));
        assert!((400..500).contains(&status), "{guess}: {body}");
        told += &body.to_string();
    }
    assert_eq!(thief.table(&scene.table)["you"], Value::Null);
    scene.holds("guessed keys and links", &told.replace(&key, ""));
}

/// Names that hide, imitate or break what others see.
#[test]
fn names_are_what_they_look_like() {
    let scene = Scene::new("names");
    let person = Person::new(scene.address());
    for (count, name) in [
        "",
        "   ",
        "\u{202e}nnA",
        "A\u{200b}nn",
        "Ann\n",
        "<script>alert(1)</script> is far too long",
        "\u{1b}[31mAnn",
        "A\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
        "\u{feff}Ann",
        "x\u{0}",
    ]
    .into_iter()
    .enumerate()
    {
        let (status, body) = person.post("/api/tables", &json!({"id": format!("t{count}"), "name": name}));
        if status == 200 {
            let shown = person.table(body["table"].as_str().expect("an id"))["seats"][0]["name"].clone();
            let shown = shown.as_str().expect("a name");
            let is_plain = |letter: char| {
                !letter.is_control() && !('\u{200b}'..='\u{202e}').contains(&letter) && letter != '\u{feff}'
            };
            assert!(
                !shown.trim().is_empty() && shown.chars().all(is_plain) && shown.chars().count() <= 24,
                "{name:?} became {shown:?}"
            );
        } else {
            assert_eq!((status, &body["reason"]), (400, &json!("unreadable")), "{name:?}: {body}");
        }
    }
    scene.holds("names", "");
}
