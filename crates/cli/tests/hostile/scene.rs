//! What must not change whatever strangers do: two people at a table, who play on.

use std::path::PathBuf;

use makker_testkit::{Person, ServerProcess, Socket, empty_folder, first_choice};
use serde_json::{Value, json};

const MAKKER: &str = env!("CARGO_BIN_EXE_makker");

/// Two people and two bots at a private table of the real program.
pub struct Scene {
    server: ServerProcess,
    _data: PathBuf,
    pub table: String,
    pub ann: Person,
    pub bo: Person,
    /// They are connected, as people at a table are.
    _sockets: [Socket; 2],
    /// What nobody but its owner may ever be sent.
    secrets: Vec<String>,
}

impl Scene {
    /// A game that has begun, on a server with the usual limits.
    pub fn new(name: &str) -> Scene {
        let data = empty_folder(env!("CARGO_TARGET_TMPDIR"), &format!("hostile-{name}"));
        let server = ServerProcess::start(MAKKER, &data, "127.0.0.1:0", &["--bot-delay-ms", "0"]);
        let (ann, bo) = (Person::new(&server.address), Person::new(&server.address));
        let table = ann.make_table("Ann", json!({"bots": "beginner", "standIn": null}));
        bo.does(&table, "sit", json!({"do": "sit", "seat": "G", "name": "Bo"}));
        let sockets = [ann.socket(&table, None), bo.socket(&table, None)];
        ann.does(&table, "start", json!({"do": "start"}));
        let mut secrets: Vec<String> = [&ann, &bo].iter().filter_map(|person| person.key.clone()).collect();
        for person in [&ann, &bo] {
            let (_, link) = person.get(&format!("/api/tables/{table}/link"));
            secrets.push(link["secret"].as_str().expect("a link").to_string());
        }
        Scene { server, _data: data, table, ann, bo, _sockets: sockets, secrets }
    }

    pub fn address(&self) -> &str {
        &self.server.address
    }

    /// A path of the table.
    pub fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.table)
    }

    /// The table once the bots have done their part, and nobody but people has to decide.
    pub fn settled(&self) -> Value {
        let is_asked = |now: &Value| {
            let deciding = now["deciding"].as_array().expect("a list");
            !deciding.is_empty() && deciding.iter().all(|seat| seat == "R" || seat == "G")
        };
        self.ann.table_when(&self.table, is_asked)
    }

    /// After an attack: the server is there, both people can still do what they are asked, and whatever was sent to strangers
    /// holds nothing of theirs.
    pub fn holds(&self, attack: &str, told: &str) {
        assert_eq!(self.ann.get("/health").0, 200, "after {attack}");
        for secret in &self.secrets {
            assert!(!told.contains(secret.as_str()), "{attack}: a key or a link was sent to a stranger");
        }
        for sign in ["\"prompt\":{", "\"hand\":[\"", "\"moves\":[\"", "\"received\":\""] {
            assert!(!told.contains(sign), "{attack}: a stranger was sent {sign}: {told}");
        }
        for sign in ["panicked", "src/", ".rs:", "sqlite", "/root", "/home"] {
            assert!(!told.contains(sign), "{attack}: a stranger was told of our insides ({sign}): {told}");
        }
        self.settled();
        let count = |person: &Person| {
            let now = person.table(&self.table);
            let choice = first_choice(&now)?;
            person.does(&self.table, &format!("go on {}", now["seq"]), json!({"do": "choose", "choice": choice}));
            Some(())
        };
        let done = [&self.ann, &self.bo].into_iter().filter_map(count).count();
        assert!(done > 0, "nobody at the table could go on after {attack}");
    }
}
