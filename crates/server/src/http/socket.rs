//! A socket at a table: what changes is sent, commands come in.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use makker_protocol::{CommandMessage, RefusedReason, ServerMessage};
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::time::{Instant, interval, timeout};

use crate::bus::News;
use crate::http::caller::Caller;
use crate::http::limits::SocketPlace;
use crate::http::{App, LONGEST_BODY, Seen, perform, read_query, refused_message};
use crate::hub::presence::Presence;
use crate::table::decide::Refused;

/// The longest message that a client may send.
const LONGEST_MESSAGE: usize = LONGEST_BODY;

/// A connection costs a read buffer of this size; the library's own would cost twenty times as much.
const READ_BUFFER: usize = 4 * 1024;

/// How often a silent client is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);

/// A client that has not been heard of for so long is gone.
const SILENCE: Duration = Duration::from_secs(60);

/// A client that has sent too much so often is cut off.
const MOST_FLOODS: u32 = 100;

/// A client that takes nothing for so long is gone.
const STUCK: Duration = Duration::from_secs(15);

/// Opens a socket at a table.
pub async fn connect(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    query: Result<Query<Seen>, QueryRejection>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let Seen { seen, .. } = read_query(query)?;
    // A page of another site may not use the cookie; it may not even look.
    let person = if caller.reader().is_empty() { String::new() } else { caller.person()?.to_string() };
    app.hub.look(&id, |_| ()).await?;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(READ_BUFFER)
        .max_write_buffer_size(1 << 20)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE);
    let (place, address) = (app.limits.socket(caller.address)?, caller.address);
    Ok(upgrade.on_upgrade(move |socket| attend(app, socket, place, address, id, person, seen)).into_response())
}

async fn attend(
    app: Arc<App>,
    socket: WebSocket,
    place: SocketPlace,
    address: IpAddr,
    id: String,
    person: String,
    seen: Option<u32>,
) {
    let _open = app.open.clone();
    let _place = place;
    let mut client = Client { app: app.clone(), socket, id, person, seen };
    let mut floods = 0;
    let mut presence = app.hub.arrive(&client.id, &client.person).await;
    // Listen before the first look, so that nothing is missed in between; one's own coming is no news.
    let mut news = app.hub.listen(&client.id);
    let mut stopping = app.stopping.clone();
    let mut pings = interval(PING);
    let mut heard = Instant::now();
    if client.update().await.is_none() {
        return;
    }
    loop {
        let went_well = tokio::select! {
            message = client.socket.recv() => {
                heard = Instant::now();
                let is_sent = matches!(message, Some(Ok(Message::Text(_) | Message::Binary(_))));
                if is_sent && let Err(refused) = app.limits.request(address) {
                    // Whoever goes on although told to wait is not listened to any more.
                    floods += 1;
                    if floods > MOST_FLOODS || client.tell(&refused_message(None, &refused)).await.is_none() {
                        return;
                    }
                    continue;
                }
                match message {
                    Some(Ok(Message::Text(text))) => client.command(&text).await,
                    Some(Ok(Message::Binary(_))) => client.refuse_unreadable("send text, not binary data").await,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => Some(()),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => None,
                }
            }
            told = news.recv() => match told {
                Ok(News::Emote(seat, emote)) => client.emote(seat, emote).await,
                told @ (Ok(News::Changed(_)) | Err(RecvError::Lagged(_))) => {
                    if let Ok(News::Changed(seq)) = told {
                        app.hub.hear_of(&client.id, seq);
                    }
                    // One update tells of all changes that came together.
                    let mut emotes = Vec::new();
                    loop {
                        match news.try_recv() {
                            Ok(News::Emote(seat, emote)) => emotes.push((seat, emote)),
                            Ok(News::Changed(seq)) => app.hub.hear_of(&client.id, seq),
                            Err(TryRecvError::Lagged(_)) => {}
                            Err(TryRecvError::Empty | TryRecvError::Closed) => break,
                        }
                    }
                    let seat = app.hub.look(&client.id, |table| table.seat_of(&client.person)).await.ok().flatten();
                    if presence.as_ref().map(Presence::seat) != seat {
                        // Whoever has sat down by now, or has moved to another seat, is there.
                        presence = app.hub.arrive(&client.id, &client.person).await;
                    }
                    let mut went_well = client.update().await;
                    for (seat, emote) in emotes {
                        went_well = went_well.and(client.emote(seat, emote).await);
                    }
                    went_well
                }
                Err(RecvError::Closed) => None,
            },
            _ = pings.tick() => match heard.elapsed() {
                silence if silence > SILENCE => None,
                _ => client.send(Message::Ping(Vec::new().into())).await,
            },
            _ = stopping.changed() => {
                let _ = client.tell(&ServerMessage::Bye).await;
                let _ = client.send(Message::Close(None)).await;
                None
            }
        };
        if went_well.is_none() {
            return;
        }
    }
}

struct Client {
    app: Arc<App>,
    socket: WebSocket,
    id: String,
    person: String,
    seen: Option<u32>,
}

impl Client {
    /// Sends; nothing comes back if the client is gone.
    async fn send(&mut self, message: Message) -> Option<()> {
        timeout(STUCK, self.socket.send(message)).await.ok()?.ok()
    }

    async fn tell(&mut self, message: &ServerMessage) -> Option<()> {
        let text = serde_json::to_string(message).ok()?;
        self.send(Message::Text(text.into())).await
    }

    async fn update(&mut self) -> Option<()> {
        match self.app.hub.update(&self.id, &self.person, self.seen).await {
            Ok((update, seq)) => {
                self.seen = Some(seq);
                self.tell(&update).await
            }
            Err(refused) => self.tell(&refused_message(None, &refused)).await,
        }
    }

    async fn command(&mut self, text: &str) -> Option<()> {
        let message: CommandMessage = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return self.refuse_unreadable(&error.to_string()).await,
        };
        let answer = match perform(&self.app, &self.person, &self.id, &message).await {
            Ok(seq) => ServerMessage::Done { id: message.id, seq },
            Err(refused) => refused_message(Some(message.id), &refused),
        };
        self.tell(&answer).await
    }

    async fn emote(&mut self, seat: makker_rules::Seat, emote: makker_protocol::Emote) -> Option<()> {
        let is_muted = self.app.hub.look(&self.id, |table| {
            let own = table.seat_of(&self.person).and_then(|own| table.place(own));
            own.is_some_and(|own| own.muted.contains(seat))
        });
        match is_muted.await {
            Ok(false) => self.tell(&ServerMessage::Emote { seat: seat.to_string(), emote }).await,
            _ => Some(()),
        }
    }

    async fn refuse_unreadable(&mut self, text: &str) -> Option<()> {
        let text = text.chars().take(300).collect();
        self.tell(&refused_message(None, &Refused { reason: RefusedReason::Unreadable, text })).await
    }
}
