//! The description of the HTTP API in the words of OpenAPI, served at `/api/openapi.json`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use makker_protocol::RefusedReason::{self, *};
use makker_protocol::{
    ChosenMessage, ClaimedMessage, CommandMessage, EditionMessage, LevelMessage, LinkMessage, LobbyMessage,
    MadeMessage, NewPerson, NewTable, PersonMessage, ServerMessage,
};
use utoipa::OpenApi;
use utoipa::openapi::path::{OperationBuilder, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{ArrayBuilder, KnownFormat, ObjectBuilder, SchemaFormat, Type};
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{Content, HttpMethod, Ref, RefOr, Required, Response, ResponseBuilder, Schema};

use crate::http::caller::COOKIE;
use crate::http::{LONGEST_WAIT, status};

/// The description as JSON.
pub fn text() -> &'static str {
    static TEXT: LazyLock<String> =
        LazyLock::new(|| serde_json::to_string(&description()).unwrap_or_else(|error| error.to_string()));
    &TEXT
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Makker",
        description = "Tables of the board game Partners online. docs/protocol.md tells a table's life as messages. \
                       Fields and kinds of messages may be added: pass over those that you do not know."
    ),
    components(schemas(
        NewPerson,
        PersonMessage,
        LobbyMessage,
        NewTable,
        MadeMessage,
        ServerMessage,
        CommandMessage,
        LinkMessage,
        ClaimedMessage,
        ChosenMessage,
        EditionMessage,
        LevelMessage
    ))
)]
struct Messages;

/// A route: what it is for, what it takes and what it answers.
struct Route {
    method: HttpMethod,
    path: &'static str,
    summary: &'static str,
    key: Key,
    query: &'static [(&'static str, &'static str)],
    body: Option<&'static str>,
    answer: Answer,
    /// Why it may be refused, apart from what every route or a missing key may be refused for.
    refused: &'static [RefusedReason],
}

/// Does the caller need a key?
#[derive(PartialEq)]
enum Key {
    /// It makes no difference.
    NoMatter,
    /// With one, the caller's own seat is known.
    Optional,
    Needed,
}

enum Answer {
    Json(&'static str),
    JsonArray(&'static str),
    AnyJson,
    Text(&'static str),
    Socket,
}

const SEEN: (&str, &str) =
    ("seen", "The number of the last change that the client has seen: it is told of all that came after it.");

const ROUTES: [Route; 18] = [
    route(HttpMethod::Get, "/", "The page for browsers.", Key::NoMatter, Answer::Text("text/html")),
    route(HttpMethod::Get, "/t/{id}", "The page of a table.", Key::NoMatter, Answer::Text("text/html")),
    route(HttpMethod::Get, "/health", "Says ok while the server runs.", Key::NoMatter, Answer::Text("text/plain")),
    route(HttpMethod::Get, "/api/openapi.json", "This description.", Key::NoMatter, Answer::AnyJson),
    route(
        HttpMethod::Get,
        "/api/editions",
        "The rule sets: their seats, teams, boards and decks.",
        Key::NoMatter,
        Answer::JsonArray("EditionMessage"),
    ),
    route(
        HttpMethod::Get,
        "/api/levels",
        "How well bots can play, the weakest first.",
        Key::NoMatter,
        Answer::JsonArray("LevelMessage"),
    ),
    Route {
        body: Some("NewPerson"),
        refused: &[Unreadable, Unavailable],
        ..route(
            HttpMethod::Post,
            "/api/people",
            "Makes a person: whoever has the key is that person. With a cookie it is kept by the browser.",
            Key::NoMatter,
            Answer::Json("PersonMessage"),
        )
    },
    Route {
        refused: &[Unavailable],
        ..route(
            HttpMethod::Get,
            "/api/lobby",
            "Public tables, and the caller's own: at most 100 of each kind, those that changed last first.",
            Key::Optional,
            Answer::Json("LobbyMessage"),
        )
    },
    Route {
        body: Some("NewTable"),
        refused: &[Unreadable, Unavailable],
        ..route(
            HttpMethod::Post,
            "/api/play-now",
            "Seats the caller at a public table of the edition, or at a new one where bots play at once.",
            Key::Needed,
            Answer::Json("MadeMessage"),
        )
    },
    Route {
        body: Some("NewTable"),
        refused: &[Unreadable, Unavailable],
        ..route(
            HttpMethod::Post,
            "/api/tables",
            "Makes a table. The caller is its host and sits on its first seat.",
            Key::Needed,
            Answer::Json("MadeMessage"),
        )
    },
    Route {
        refused: &[NoTable, Unavailable],
        ..route(
            HttpMethod::Get,
            "/api/tables/{id}",
            "The table as the caller may see it.",
            Key::Optional,
            Answer::Json("ServerMessage"),
        )
    },
    Route {
        query: &[SEEN, ("wait", "How many seconds to wait for a change if there is none yet; at most 25.")],
        refused: &[Unreadable, NoTable, Unavailable],
        ..route(
            HttpMethod::Get,
            "/api/tables/{id}/updates",
            "What has changed, and the table; waits for a change if asked to.",
            Key::Optional,
            Answer::Json("ServerMessage"),
        )
    },
    Route {
        body: Some("CommandMessage"),
        refused: &[Unreadable, NoTable, Closed, Stale, Seat, NotSeated, NotHost, NotNow, Illegal, Unavailable],
        ..route(
            HttpMethod::Post,
            "/api/tables/{id}/commands",
            "Does a command. It is kept for good before the answer comes; the same id does nothing twice.",
            Key::Needed,
            Answer::Json("ServerMessage"),
        )
    },
    Route {
        query: &[SEEN],
        refused: &[Unreadable, NoTable, Foreign, Unavailable],
        ..route(
            HttpMethod::Get,
            "/api/tables/{id}/socket",
            "A WebSocket: each text is one message, CommandMessage to the server, ServerMessage from it.",
            Key::Optional,
            Answer::Socket,
        )
    },
    Route {
        refused: &[NoTable, NotSeated, Unavailable],
        ..route(
            HttpMethod::Get,
            "/api/tables/{id}/link",
            "The secret of the link that carries the caller's seat to another device.",
            Key::Needed,
            Answer::Json("LinkMessage"),
        )
    },
    Route {
        body: Some("LinkMessage"),
        refused: &[Unreadable, NoTable, Seat, Unavailable],
        ..route(
            HttpMethod::Post,
            "/api/tables/{id}/claim",
            "Lets the caller play the seat of a link, beside the devices that play it already.",
            Key::Needed,
            Answer::Json("ClaimedMessage"),
        )
    },
    Route {
        refused: &[NoTable, NotSeated, NotNow, Unavailable],
        ..route(
            HttpMethod::Get,
            "/api/tables/{id}/hint",
            "What a bot of the table's level would decide in the caller's place.",
            Key::Needed,
            Answer::Json("ChosenMessage"),
        )
    },
    Route {
        query: &[("game", "Which game of the evening, from 1; the last without it.")],
        refused: &[Unreadable, NoTable, NotNow, Unavailable],
        ..route(
            HttpMethod::Get,
            "/api/tables/{id}/record",
            "The record of a game (docs/notation.md): all of it when it is over, until then what everyone has seen.",
            Key::NoMatter,
            Answer::Text("text/plain"),
        )
    },
];

const fn route(method: HttpMethod, path: &'static str, summary: &'static str, key: Key, answer: Answer) -> Route {
    Route { method, path, summary, key, query: &[], body: None, answer, refused: &[] }
}

fn description() -> utoipa::openapi::OpenApi {
    let mut description = Messages::openapi();
    let components = description.components.get_or_insert_default();
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("A key of POST /api/people."));
    components.add_security_scheme("key", SecurityScheme::Http(bearer.build()));
    let cookie = ApiKeyValue::with_description(COOKIE, "The same key, for browsers; set by POST /api/people.");
    components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    for route in &ROUTES {
        description.paths.add_path_operation(route.path, vec![route.method.clone()], operation(route));
    }
    description
}

fn operation(route: &Route) -> OperationBuilder {
    let mut operation = OperationBuilder::new().summary(Some(route.summary));
    if route.path.contains("{id}") {
        let id = ParameterBuilder::new().name("id").parameter_in(ParameterIn::Path).required(Required::True);
        let text = ObjectBuilder::new().schema_type(Type::String);
        operation = operation.parameter(id.description(Some("The table's id.")).schema(Some(text)));
    }
    for (name, what) in route.query {
        let number = ObjectBuilder::new()
            .schema_type(Type::Integer)
            .format(Some(SchemaFormat::KnownFormat(KnownFormat::Int32)))
            .minimum(Some(0))
            .maximum((*name == "wait").then_some(LONGEST_WAIT as u32));
        let parameter = ParameterBuilder::new().name(*name).parameter_in(ParameterIn::Query);
        operation = operation.parameter(parameter.description(Some(*what)).schema(Some(number)));
    }
    if let Some(body) = route.body {
        let body = RequestBodyBuilder::new().content("application/json", content(message(body)));
        operation = operation.request_body(Some(body.required(Some(Required::True)).build()));
    }
    if route.key != Key::NoMatter {
        for scheme in ["key", "cookie"] {
            operation = operation.security(SecurityRequirement::new::<_, [&str; 0], &str>(scheme, []));
        }
        if route.key == Key::Optional {
            operation = operation.security(SecurityRequirement::default());
        }
    }
    let done = ResponseBuilder::new().description("Done.");
    let string = || ObjectBuilder::new().schema_type(Type::String);
    operation = match route.answer {
        Answer::Json(name) => operation.response("200", done.content("application/json", content(message(name)))),
        Answer::JsonArray(name) => {
            let array = ArrayBuilder::new().items(message(name)).build();
            operation.response("200", done.content("application/json", content(Schema::Array(array))))
        }
        Answer::AnyJson => {
            let object = ObjectBuilder::new().build();
            operation.response("200", done.content("application/json", content(Schema::Object(object))))
        }
        Answer::Text(kind) => operation.response("200", done.content(kind, content(Schema::Object(string().build())))),
        Answer::Socket => operation.response("101", ResponseBuilder::new().description("The socket is open.")),
    };
    for (status, response) in refusals(route) {
        operation = operation.response(status, response);
    }
    operation
}

/// The answers to what is refused, by status.
fn refusals(route: &Route) -> BTreeMap<String, Response> {
    let keyless: &[RefusedReason] = if route.key == Key::Needed { &[NoKey, Foreign] } else { &[] };
    let mut reasons: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for reason in route.refused.iter().chain(keyless).chain(&[TooFast]) {
        let word = serde_json::to_value(reason).unwrap_or_default();
        let words = reasons.entry(status(*reason).as_str().to_string()).or_default();
        words.push(word.as_str().unwrap_or_default().to_string());
    }
    let response = |words: Vec<String>| {
        let response = ResponseBuilder::new().description(format!("Refused: {}.", words.join(", ")));
        response.content("application/json", content(message("ServerMessage"))).build()
    };
    reasons.into_iter().map(|(status, words)| (status, response(words))).collect()
}

fn message(name: &str) -> RefOr<Schema> {
    RefOr::Ref(Ref::from_schema_name(name))
}

fn content(schema: impl Into<RefOr<Schema>>) -> Content {
    Content::new(Some(schema))
}
