//! The TypeScript of the page is what the messages say.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use makker_protocol::{
    ChosenMessage, ClaimedMessage, Command, CommandMessage, EditionMessage, LevelMessage, LinkMessage, LobbyMessage,
    MadeMessage, NewHandOver, NewPerson, NewReplay, NewTable, PROTOCOL, PersonMessage, PositionMessage, PuzzleMessage,
    ReplayMessage, ReviewMessage, ReviewProgressMessage, ServerMessage, TableOptions, VersionMessage,
};
use ts_rs::{Config, TS, TypeVisitor};

const HEADER: &str = "\
// The messages of Makker's server. Generated from crates/protocol: do not edit.
// To generate it anew: UPDATE_GOLDEN=1 cargo test -p makker-protocol --test typescript
";

/// Declarations by name: ts-rs finds the types that a type needs in no fixed order.
#[derive(Default)]
struct Declarations(BTreeMap<String, String>);

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::new();
        let (name, is_ours) = (T::ident(&config), T::output_path().is_some());
        if is_ours && !self.0.contains_key(&name) {
            let docs = T::docs().unwrap_or_default();
            self.0.insert(name, format!("\n{docs}export {}\n", T::decl(&config)));
            T::visit_dependencies(self);
        }
    }
}

/// For people who read the file: comments on one line, fields indented, alternatives one below the other.
fn tidy(text: &str) -> String {
    let text =
        text.replace("/**\n * ", "/** ").replace("\n */", " */").replace("\n * ", " ").replace(" | { ", "\n| { ");
    let mut indent = "";
    let mut tidy = String::new();
    for line in text.lines().map(str::trim_end) {
        tidy += &format!("{}{line}\n", if line.is_empty() { "" } else { indent });
        indent = if line.starts_with("export") || !line.is_empty() && !indent.is_empty() { "  " } else { "" };
    }
    tidy
}

#[test]
fn the_typescript_is_that_of_the_messages() {
    let mut declarations = Declarations::default();
    // What a page sends, what it is sent, and what it asks for over HTTP; all else follows from these.
    declarations.visit::<CommandMessage>();
    declarations.visit::<Command>();
    declarations.visit::<ServerMessage>();
    declarations.visit::<TableOptions>();
    declarations.visit::<LobbyMessage>();
    declarations.visit::<EditionMessage>();
    declarations.visit::<LevelMessage>();
    declarations.visit::<ChosenMessage>();
    declarations.visit::<NewPerson>();
    declarations.visit::<PersonMessage>();
    declarations.visit::<NewTable>();
    declarations.visit::<MadeMessage>();
    declarations.visit::<LinkMessage>();
    declarations.visit::<ClaimedMessage>();
    declarations.visit::<VersionMessage>();
    declarations.visit::<NewHandOver>();
    declarations.visit::<NewReplay>();
    declarations.visit::<ReplayMessage>();
    declarations.visit::<PositionMessage>();
    declarations.visit::<ReviewMessage>();
    declarations.visit::<ReviewProgressMessage>();
    declarations.visit::<PuzzleMessage>();
    let version = format!(
        "\n/** The version of the protocol that these messages are of. */\nexport const PROTOCOL = {PROTOCOL};\n"
    );
    let text = format!("{HEADER}{version}{}", tidy(&declarations.0.into_values().collect::<String>()));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol.ts");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &text).unwrap();
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == text,
        "web/src/protocol.ts is stale: run UPDATE_GOLDEN=1 cargo test -p makker-protocol --test typescript"
    );
}
