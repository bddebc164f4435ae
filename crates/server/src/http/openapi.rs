//! The description of the HTTP API in the words of OpenAPI, served at `/api/openapi.json`.

use makker_protocol::{
    ChosenMessage, ClaimedMessage, CommandMessage, DevicesMessage, EditionMessage, EndSubscription, LevelMessage,
    LinkMessage, LobbyMessage, MadeMessage, NewPerson, NewSubscription, NewTable, PersonMessage, PushMessage,
    PuzzleMessage, ReviewProgressMessage, ServerMessage, VersionMessage,
};
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};

use crate::http::caller::COOKIE;
use crate::http::route::Route;

/// The description of some routes, as JSON.
pub fn describe(routes: &[Route]) -> String {
    let mut description = Messages::openapi();
    let components = description.components.get_or_insert_default();
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("A key of POST /api/people."));
    components.add_security_scheme("key", SecurityScheme::Http(bearer.build()));
    let cookie = ApiKeyValue::with_description(COOKIE, "The same key, for browsers; set by POST /api/people.");
    components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    for route in routes {
        description.paths.add_path_operation(route.path, vec![route.method.clone()], route.operation());
    }
    serde_json::to_string(&description).unwrap_or_else(|error| error.to_string())
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
        LevelMessage,
        VersionMessage,
        ReviewProgressMessage,
        PuzzleMessage,
        PushMessage,
        NewSubscription,
        EndSubscription,
        DevicesMessage
    ))
)]
struct Messages;
