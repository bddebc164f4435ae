//! A route: what answers it, and in the same place how OpenAPI describes it.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::routing::{MethodRouter, get, post};
use makker_protocol::RefusedReason::{self, Foreign, NoKey, TooFast};
use makker_protocol::ServerMessage;
use utoipa::ToSchema;
use utoipa::openapi::path::{OperationBuilder, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{ArrayBuilder, KnownFormat, ObjectBuilder, SchemaFormat, Type};
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{Content, HttpMethod, Ref, RefOr, Required, Response, ResponseBuilder, Schema};

use crate::http::answer::status;
use crate::http::app::App;

/// A route.
pub struct Route {
    /// How it is asked.
    pub method: HttpMethod,
    /// Where.
    pub path: &'static str,
    /// What answers.
    pub handler: MethodRouter<Arc<App>>,
    summary: &'static str,
    key: Key,
    /// The numbers of its query: their names, the largest that are taken, and what they mean.
    query: Vec<(&'static str, Option<u32>, &'static str)>,
    /// The words of its query: their names, and what they mean.
    words: Vec<(&'static str, &'static str)>,
    body: Option<RefOr<Schema>>,
    /// The status and the answer when all went well.
    answer: (&'static str, Response),
    refused: &'static [RefusedReason],
    may_be_unready: bool,
}

/// Does the caller need a key?
#[derive(PartialEq)]
pub enum Key {
    /// It makes no difference.
    NoMatter,
    /// With one, the caller's own seat is known.
    Optional,
    /// Nothing goes without.
    Needed,
}

impl Route {
    /// A route for looking at something.
    pub fn get<T: 'static>(path: &'static str, handler: impl Handler<T, Arc<App>>, summary: &'static str) -> Route {
        Route::new(HttpMethod::Get, path, get(handler), summary)
    }

    /// A route for doing something.
    pub fn post<T: 'static>(path: &'static str, handler: impl Handler<T, Arc<App>>, summary: &'static str) -> Route {
        Route::new(HttpMethod::Post, path, post(handler), summary)
    }

    fn new(method: HttpMethod, path: &'static str, handler: MethodRouter<Arc<App>>, summary: &'static str) -> Route {
        let answer = ("200", done("application/json", Schema::Object(ObjectBuilder::new().build())));
        let (query, refused) = (Vec::new(), &[]);
        Route {
            method,
            path,
            handler,
            summary,
            key: Key::NoMatter,
            query,
            words: Vec::new(),
            body: None,
            answer,
            refused,
            may_be_unready: false,
        }
    }

    /// Says whether the caller needs a key.
    pub fn key(self, key: Key) -> Route {
        Route { key, ..self }
    }

    /// Says that a number may stand in the query.
    pub fn query(mut self, name: &'static str, most: Option<u32>, what: &'static str) -> Route {
        self.query.push((name, most, what));
        self
    }

    /// Says that a word may stand in the query.
    pub fn query_word(mut self, name: &'static str, what: &'static str) -> Route {
        self.words.push((name, what));
        self
    }

    /// Says what stands in the body of a request.
    pub fn takes<T: ToSchema>(self) -> Route {
        Route { body: Some(message::<T>()), ..self }
    }

    /// Says that the body may be longer than others are.
    pub fn body_up_to(self, bytes: usize) -> Route {
        Route { handler: self.handler.layer(DefaultBodyLimit::max(bytes)), ..self }
    }

    /// Says which message is the answer.
    pub fn answers<T: ToSchema>(self) -> Route {
        Route { answer: ("200", done("application/json", message::<T>())), ..self }
    }

    /// Says of which messages the answer is a list.
    pub fn answers_list<T: ToSchema>(self) -> Route {
        let array = ArrayBuilder::new().items(message::<T>()).build();
        Route { answer: ("200", done("application/json", Schema::Array(array))), ..self }
    }

    /// Says that the answer is a text of this kind.
    pub fn answers_text(self, kind: &'static str) -> Route {
        let text = ObjectBuilder::new().schema_type(Type::String).build();
        Route { answer: ("200", done(kind, Schema::Object(text))), ..self }
    }

    /// Says that a socket opens.
    pub fn opens_socket(self) -> Route {
        Route { answer: ("101", ResponseBuilder::new().description("The socket is open.").build()), ..self }
    }

    /// Says why it may be refused, apart from what every route or a missing key may be refused for.
    pub fn refused(self, refused: &'static [RefusedReason]) -> Route {
        Route { refused, ..self }
    }

    /// Says that the answer may be that the server cannot work now.
    pub fn may_be_unready(self) -> Route {
        Route { may_be_unready: true, ..self }
    }

    /// The description in the words of OpenAPI.
    pub fn operation(&self) -> OperationBuilder {
        let mut operation = OperationBuilder::new().summary(Some(self.summary));
        if self.path.contains("{id}") {
            let id = ParameterBuilder::new().name("id").parameter_in(ParameterIn::Path).required(Required::True);
            let text = ObjectBuilder::new().schema_type(Type::String);
            operation = operation.parameter(id.description(Some("The table's id.")).schema(Some(text)));
        }
        for (name, most, what) in &self.query {
            let number = ObjectBuilder::new()
                .schema_type(Type::Integer)
                .format(Some(SchemaFormat::KnownFormat(KnownFormat::Int32)))
                .minimum(Some(0))
                .maximum(*most);
            let parameter = ParameterBuilder::new().name(*name).parameter_in(ParameterIn::Query);
            operation = operation.parameter(parameter.description(Some(*what)).schema(Some(number)));
        }
        for (name, what) in &self.words {
            let text = ObjectBuilder::new().schema_type(Type::String);
            let parameter = ParameterBuilder::new().name(*name).parameter_in(ParameterIn::Query);
            operation = operation.parameter(parameter.description(Some(*what)).schema(Some(text)));
        }
        if let Some(body) = &self.body {
            let body = RequestBodyBuilder::new().content("application/json", Content::new(Some(body.clone())));
            operation = operation.request_body(Some(body.required(Some(Required::True)).build()));
        }
        if self.key != Key::NoMatter {
            for scheme in ["key", "cookie"] {
                operation = operation.security(SecurityRequirement::new::<_, [&str; 0], &str>(scheme, []));
            }
            if self.key == Key::Optional {
                operation = operation.security(SecurityRequirement::default());
            }
        }
        operation = operation.response(self.answer.0, self.answer.1.clone());
        if self.may_be_unready {
            let text = Schema::Object(ObjectBuilder::new().schema_type(Type::String).build());
            let response = ResponseBuilder::new().description("Not ready, and why.");
            operation = operation.response("503", response.content("text/plain", Content::new(Some(text))).build());
        }
        for (status, response) in self.refusals() {
            operation = operation.response(status, response);
        }
        operation
    }

    /// The answers to what is refused, by status.
    fn refusals(&self) -> BTreeMap<String, Response> {
        let keyless: &[RefusedReason] = if self.key == Key::Needed { &[NoKey, Foreign] } else { &[] };
        let mut reasons: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for reason in self.refused.iter().chain(keyless).chain(&[TooFast]) {
            let word = serde_json::to_value(reason).unwrap_or_default();
            let words = reasons.entry(status(*reason).as_str().to_string()).or_default();
            words.push(word.as_str().unwrap_or_default().to_string());
        }
        let response = |words: Vec<String>| {
            let response = ResponseBuilder::new().description(format!("Refused: {}.", words.join(", ")));
            response.content("application/json", Content::new(Some(message::<ServerMessage>()))).build()
        };
        reasons.into_iter().map(|(status, words)| (status, response(words))).collect()
    }
}

fn done(kind: &'static str, schema: impl Into<RefOr<Schema>>) -> Response {
    ResponseBuilder::new().description("Done.").content(kind, Content::new(Some(schema))).build()
}

fn message<T: ToSchema>() -> RefOr<Schema> {
    RefOr::Ref(Ref::from_schema_name(T::name()))
}
