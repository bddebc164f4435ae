//! The API as its own description tells it, and a program of someone else that plays by it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use makker_testkit::{Person, first_choice, fits};
use serde_json::{Value, json};

use crate::server::{Server, folder};

/// What the server says of itself.
struct Description(Value);

impl Description {
    fn of(server: &Server) -> Description {
        let (status, description) = Person::nobody(&server.address).get("/api/openapi.json");
        assert_eq!(status, 200);
        assert!(description["openapi"].as_str().unwrap().starts_with("3.1"), "{}", description["openapi"]);
        Description(description)
    }

    /// All routes by method and path.
    fn routes(&self) -> BTreeSet<(String, String)> {
        let paths = self.0["paths"].as_object().unwrap().iter();
        let route = |path: &String, method: &String| (method.clone(), path.clone());
        paths.flat_map(|(path, item)| item.as_object().unwrap().keys().map(move |method| route(path, method))).collect()
    }

    /// Fails if an answer is not as described.
    fn check(&self, method: &str, path: &str, (status, answer): &(u16, Value)) {
        let described = &self.0["paths"][path][method]["responses"][status.to_string()];
        assert!(described.is_object(), "{method} {path}: {status} is not described: {answer}");
        let content = described["content"].as_object();
        let schema = content.and_then(|content| content.values().next()).map_or(&Value::Null, |kind| &kind["schema"]);
        assert!(fits(&self.0["components"]["schemas"], schema, answer), "{method} {path}: {answer}");
    }
}

/// Someone whose answers are all as described.
struct Checked<'a> {
    person: Person,
    description: &'a Description,
}

impl Checked<'_> {
    fn get(&self, path: &str, table: &str) -> Value {
        let (plain, _) = path.split_once('?').unwrap_or((path, ""));
        let answer = self.person.get(&path.replace("{id}", table));
        self.description.check("get", plain, &answer);
        answer.1
    }

    fn post(&self, path: &str, table: &str, body: Value) -> Value {
        let schemas = &self.description.0["components"]["schemas"];
        let described = &self.description.0["paths"][path]["post"]["requestBody"]["content"]["application/json"];
        let answer = self.person.post(&path.replace("{id}", table), &body);
        assert!(answer.0 == 400 || fits(schemas, &described["schema"], &body), "{path}: {body}");
        self.description.check("post", path, &answer);
        answer.1
    }

    fn command(&self, table: &str, body: Value) -> Value {
        self.post("/api/tables/{id}/commands", table, body)
    }
}

/// All source code of a folder and of those in it.
fn sources(folder: &Path) -> String {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.map(|path| if path.is_dir() { sources(&path) } else { fs::read_to_string(path).unwrap() }).collect()
}

#[test]
fn every_route_is_described_and_every_described_route_answers() {
    let server = Server::start(&folder("api-routes"));
    let description = Description::of(&server);
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let routes = sources.split("Route::").skip(1).filter_map(|rest| {
        let (method, rest) = rest.split_once('(')?;
        let path = rest.trim_start().strip_prefix('"')?.split('"').next()?;
        Some((method.to_string(), path.to_string()))
    });
    assert_eq!(description.routes(), routes.collect());
    let ann = Person::new(&server.address);
    let table = ann.make_table("Ann", json!({}));
    for (method, path) in description.routes() {
        let at = path.replace("{id}", &table);
        let answer = if method == "get" { ann.get(&at) } else { ann.post(&at, &json!({})) };
        assert!(answer.0 != 404 && answer.0 != 405, "{method} {path}: {answer:?}");
        let responses = &description.0["paths"][&path][&method]["responses"];
        assert!(responses[answer.0.to_string()].is_object(), "{method} {path}: {answer:?}");
    }
}

/// What browser tests may do, by the feature `rehearsal`, nobody may do on a server that people use.
#[test]
#[cfg(not(feature = "rehearsal"))]
fn a_usual_server_cannot_be_told_positions() {
    let server = Server::start(&folder("api-rehearse"));
    let ann = Person::new(&server.address);
    assert_eq!(ann.post("/api/rehearse", &json!({"id": "1", "name": "Ann"})).0, 404);
}

#[test]
fn a_tables_life_is_as_described() {
    let server = Server::start(&folder("api-life"));
    let description = Description::of(&server);
    let [nobody, ann, bo] =
        [Person::nobody(&server.address), Person::new(&server.address), Person::new(&server.address)];
    let [nobody, ann, bo] = [nobody, ann, bo].map(|person| Checked { person, description: &description });
    nobody.post("/api/people", "", json!({}));
    assert_eq!(nobody.post("/api/people", "", json!({"cookie": true})), json!({}));
    assert_eq!(nobody.post("/api/tables", "", json!({"id": "1", "name": "X"}))["reason"], "noKey");
    assert_eq!(ann.post("/api/tables", "", json!({"id": "", "name": "X"}))["reason"], "unreadable");
    assert_eq!(nobody.get("/api/version", "")["protocol"], 1);
    assert_eq!(nobody.get("/api/editions", "").as_array().unwrap().len(), 6);
    assert_eq!(nobody.get("/api/levels", "")[0], json!({"name": "beginner"}));
    let options = json!({"bots": "beginner", "public": true});
    let made = ann.post("/api/tables", "", json!({"id": "1", "name": "Ann", "options": options}));
    let table = made["table"].as_str().unwrap();
    let mut waiting = ann.person.socket(table, None);
    waiting.next_of("update");
    let lobby = ann.get("/api/lobby", "");
    assert_eq!(
        (&lobby["waiting"][0]["id"], &lobby["mine"][0]["table"]["id"]),
        (&json!(table), &json!(table)),
        "{lobby}"
    );
    assert_eq!(ann.get("/api/tables/{id}/record", table)["reason"], "notNow");
    assert_eq!(bo.get("/api/tables/{id}/link", table)["reason"], "notSeated");
    assert_eq!(bo.get("/api/tables/{id}/hint", table)["reason"], "notSeated");
    assert_eq!(bo.get("/api/tables/{id}", "nowhere")["reason"], "noTable");
    let secret = ann.get("/api/tables/{id}/link", table)["secret"].clone();
    assert_eq!(bo.post("/api/tables/{id}/claim", table, json!({"secret": "guessed"}))["reason"], "seat");
    assert_eq!(bo.post("/api/tables/{id}/claim", table, json!({"secret": secret})), json!({"seat": "R"}));
    bo.command(table, json!({"id": "leave", "seq": 0, "do": "leave"}));
    assert_eq!(bo.command(table, json!({"id": "s", "seq": 0, "do": "start"}))["reason"], "notHost");
    // One's refused command is told by its id over HTTP, too.
    assert_eq!(bo.command(table, json!({"id": "l", "seq": 0, "do": "leave"}))["id"], "l");
    ann.command(table, json!({"id": "sit", "seq": 0, "do": "sit", "seat": "R", "name": "Ann"}));
    bo.command(table, json!({"id": "sit", "seq": 0, "do": "sit", "seat": "Y", "name": "Bo"}));
    assert_eq!(ann.command(table, json!({"id": "start", "seq": 0, "do": "start"}))["type"], "done");
    ann.get("/api/tables/{id}/record", table);
    assert_eq!(ann.get("/api/tables/{id}/replay", table)["reason"], "notNow");
    let mut socket = nobody.person.socket(table, None);
    let mut seen = 0;
    let schemas = &description.0["components"]["schemas"];
    loop {
        let update = ann.get(&format!("/api/tables/{{id}}/updates?wait=1&seen={seen}"), table);
        let now = &update["table"];
        if now["status"] == "over" {
            break;
        }
        for person in [&ann, &bo] {
            let update = person.get("/api/tables/{id}", table);
            let Some(choice) = first_choice(&update["table"]) else { continue };
            let since = &update["table"]["prompt"]["since"];
            if seen == 0 {
                person.get("/api/tables/{id}/hint", table);
                person.command(table, json!({"id": "a", "seq": 0, "do": "choose", "choice": choice}));
                person.command(table, json!({"id": "b", "seq": since, "do": "choose", "choice": "fold"}));
            }
            let command = json!({"id": format!("at {since}"), "seq": since, "do": "choose", "choice": choice});
            assert_eq!(person.command(table, command)["type"], "done");
        }
        seen = now["seq"].as_u64().unwrap();
    }
    while let Some(message) = socket.next_message() {
        assert!(fits(schemas, &schemas["ServerMessage"], &message), "{message}");
        if message["table"]["status"] == "over" {
            break;
        }
    }
    ann.get("/api/tables/{id}/record?game=1", table);
    while nobody.get("/api/tables/{id}/review?wait=1", table)["state"] != "done" {}
    ann.get("/api/tables/{id}/history", table);
    nobody.get("/api/tables/{id}/history", table);
    nobody.get("/api/tables/{id}/replay?game=1", table);
    nobody.get("/api/tables/{id}/moment?game=1&event=9", table);
    assert_eq!(nobody.get("/api/tables/{id}/moment?event=0", table)["reason"], "unreadable");
    let (_, record) = ann.person.get(&format!("/api/tables/{table}/record"));
    ann.post("/api/replay", "", json!({"record": record}));
    assert_eq!(ann.command(table, json!({"id": "close", "seq": 0, "do": "close"}))["type"], "done");
    assert_eq!(bo.command(table, json!({"id": "late", "seq": 0, "do": "leave"}))["reason"], "closed");
}

#[test]
fn finding_people_or_playing_now_twice_by_the_same_request_takes_one_seat() {
    let server = Server::start(&folder("api-play-now"));
    let [ann, bo] = [Person::new(&server.address), Person::new(&server.address)];
    let ask = |person: &Person, path: &str, id: &str| {
        let (status, body) = person.post(path, &json!({"id": id, "name": "X"}));
        assert_eq!(status, 200, "{body}");
        body["table"].as_str().unwrap().to_string()
    };
    let find = |person: &Person, id: &str| ask(person, "/api/find-people", id);
    let longest = "x".repeat(64);
    let table = find(&ann, &longest);
    let mut here = ann.socket(&table, None);
    here.next_of("update");
    assert_eq!(find(&bo, "bo"), table);
    let other = bo.make_table("Bo", json!({"public": true}));
    let mut waiting = bo.socket(&other, None);
    waiting.next_of("update");
    assert_eq!(find(&ann, &longest), table);
    assert_eq!(find(&bo, "bo"), table);
    // With another request a person goes on to a table where they do not sit yet.
    assert_eq!(find(&ann, "again"), other);
    let now = |person: &Person, id: &str| ask(person, "/api/play-now", id);
    let alone = now(&ann, "now");
    assert!(alone != table && alone != other && now(&ann, "now") == alone && now(&ann, &"y".repeat(64)) != alone);
    for path in ["/api/find-people", "/api/play-now"] {
        assert_eq!(ann.post(path, &json!({"id": "x".repeat(65), "name": "X"})).0, 400);
    }
}

fn online_py(server: &Server, more: &[&str]) -> Child {
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots/online.py");
    let mut command = Command::new("python3");
    command.arg(program).arg(format!("http://{}", server.address)).args(more);
    command.stdout(Stdio::piped()).spawn().expect("there is no python3, which examples/bots/online.py needs")
}

#[test]
fn a_program_of_at_most_60_lines_plays_whole_games_by_the_documented_api() {
    let source = include_str!("../../../../examples/bots/online.py");
    assert!(source.lines().count() <= 60, "{}", source.lines().count());
    let server = Server::start(&folder("api-bot"));
    let ann = Person::new(&server.address);
    let table = ann.make_table("Ann", json!({"bots": "beginner"}));
    let alone = online_py(&server, &[]);
    let invited = online_py(&server, &[&table, "Pia"]);
    ann.table_when(&table, |now| now["seats"][1]["name"] == "Pia");
    ann.does(&table, "start", json!({"do": "start"}));
    ann.does(&table, "leave", json!({"do": "leave"}));
    for program in [alone, invited] {
        let output = program.wait_with_output().unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && said.contains(" is over. "), "{said}");
        let now = ann.table(said.split(' ').nth(1).unwrap());
        assert_eq!(now["status"], "over");
        let winners = now["view"]["places"][0].as_array().unwrap();
        let winners: Vec<&str> = winners.iter().map(|seat| seat.as_str().unwrap()).collect();
        assert!(said.contains(&format!("Winners: {}.", winners.join(" "))), "{said}");
        let score = now["score"].as_array().unwrap();
        assert_eq!((score.len(), &score[0]["played"]), (1, &json!(1)), "{now}");
    }
}
