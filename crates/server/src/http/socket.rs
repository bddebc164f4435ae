//! A socket at a table: what changes is sent, commands come in.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, Path, Query, State};
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use makker_protocol::{CommandMessage, Emote, ServerMessage, Told};
use makker_rules::Seat;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::time::{Instant, interval, timeout};
use tracing::{Instrument, Span};

use crate::bus::News;
use crate::connections::{Guest, Who};
use crate::http::answer::{LONGEST_BODY, read_query, unreadable};
use crate::http::app::App;
use crate::http::bounds::OpenSocket;
use crate::http::caller::Caller;
use crate::http::tables::Known;
use crate::hub::presence::Presence;
use crate::metrics::{Counted, METRICS};
use crate::table::refused::Refused;
use crate::table::render;

/// A connection costs a read buffer of this size; the library's own would cost a hundred times as much. Commands are shorter.
const READ_BUFFER: usize = 1024;

/// How much is still taken in from whoever is cut off, and for how long: to end abruptly would lose the words why.
const LAST_WORDS: (usize, Duration) = (1000, Duration::from_secs(1));

/// Opens a socket at a table.
pub async fn connect(
    State(app): State<Arc<App>>,
    Extension(guest): Extension<Guest>,
    caller: Caller,
    Path(id): Path<String>,
    query: Result<Query<Known>, QueryRejection>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let Known { seen, deltas, .. } = read_query(query)?;
    // A page of another site may not use the cookie; it may not even look.
    let person = if caller.reader().is_empty() { String::new() } else { caller.person()?.to_string() };
    let who = app.hub.look(&id, |table| table.seat_of(&person)).await?.map_or(Who::Stranger, |_| Who::Seated);
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(READ_BUFFER)
        .max_write_buffer_size(1 << 20)
        .max_message_size(LONGEST_BODY)
        .max_frame_size(LONGEST_BODY);
    let address = caller.address;
    let room = app.bounds.socket(&guest, who, address, &person)?;
    let told = (deltas > 0).then(Told::default);
    let client = move |socket| Client { app, socket, address, id, person, seen, told };
    let span = Span::current();
    Ok(upgrade.on_upgrade(move |socket| attend(client(socket), room).instrument(span)).into_response())
}

async fn attend(mut client: Client, room: OpenSocket) {
    let (app, address) = (client.app.clone(), client.address);
    let (_open, _counted) = (app.open.clone(), Counted::new(&METRICS.sockets));
    let _room = room;
    let limits = &app.hub.limits.connections;
    let (ping, messages) = (Duration::from_millis(limits.ping_ms.into()), app.bounds.messages());
    let mut presence = Box::pin(app.hub.arrive(&client.id, &client.person)).await;
    if presence.as_ref().and_then(Presence::seat).is_some() {
        app.bounds.takes_part(address, &client.person);
    }
    // Listen before the first look, so that nothing is missed in between; one's own coming is no news.
    let mut news = app.hub.listen(&client.id);
    let mut stopping = app.stopping.clone();
    let mut pings = interval(ping);
    let mut heard = Instant::now();
    if client.update().await.is_none() || client.flush().await.is_none() {
        return;
    }
    loop {
        let went_well = tokio::select! {
            message = client.socket.recv() => {
                heard = Instant::now();
                // Pings are answered too, and cost as much.
                if messages.check().is_err() {
                    return client.cut_off().await;
                }
                let is_sent = matches!(message, Some(Ok(Message::Text(_) | Message::Binary(_))));
                let refused = if is_sent { app.bounds.request(address, &client.person).err() } else { None };
                match (refused, message) {
                    (Some(refused), _) => client.refuse(None, &refused).await,
                    (None, Some(Ok(Message::Text(text)))) => client.command(&text).await,
                    (None, Some(Ok(Message::Binary(_)))) => client.refuse_unreadable("send text, not binary data").await,
                    (None, Some(Ok(Message::Ping(_) | Message::Pong(_)))) => Some(()),
                    (None, Some(Ok(Message::Close(_)) | Err(_)) | None) => None,
                }
            }
            told = news.recv() => match told {
                Ok(News::Emote(seat, emote)) => client.emote(seat.0, emote).await,
                // Told twice, by whoever did it and by whoever read on.
                Ok(News::Changed(seq)) if client.has_seen(seq) => Some(()),
                Ok(News::Changed(_)) | Err(RecvError::Lagged(_)) => {
                    // One update tells of all changes that came together.
                    let mut emotes = Vec::new();
                    loop {
                        match news.try_recv() {
                            Ok(News::Emote(seat, emote)) => emotes.push((seat.0, emote)),
                            Ok(News::Changed(_)) | Err(TryRecvError::Lagged(_)) => {}
                            Err(TryRecvError::Empty | TryRecvError::Closed) => break,
                        }
                    }
                    let look = Box::pin(app.hub.look(&client.id, |table| table.claim_of(&client.person)));
                    let seat = look.await.ok().flatten();
                    if presence.as_ref().and_then(Presence::seat) != seat {
                        // Whoever has sat down by now, or has moved to another seat, is there.
                        presence = Box::pin(app.hub.arrive(&client.id, &client.person)).await;
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
                // Whoever waits for them shall not wait much longer.
                silence if silence > ping * 5 / 2 => None,
                _ => client.send(Message::Ping(Vec::new().into())).await,
            },
            _ = stopping.changed() => {
                let _ = client.tell(&ServerMessage::Bye).await;
                let _ = client.send(Message::Close(None)).await;
                let _ = client.flush().await;
                None
            }
        };
        if went_well.is_none() {
            return;
        }
        // An answer and the news of what it did go out together.
        if news.is_empty() && client.flush().await.is_none() {
            return;
        }
    }
}

struct Client {
    app: Arc<App>,
    socket: WebSocket,
    address: IpAddr,
    id: String,
    person: String,
    seen: Option<u32>,
    /// What it was told, if it asked for what changes.
    told: Option<Told>,
}

impl Client {
    /// How long a client may take nothing.
    fn stuck(&self) -> Duration {
        Duration::from_millis(self.app.hub.limits.connections.write_ms.into())
    }

    /// Sends, at the latest when all that follows at once is there too; nothing comes back if the client is gone.
    async fn send(&mut self, message: Message) -> Option<()> {
        timeout(self.stuck(), self.socket.feed(message)).await.ok()?.ok()
    }

    /// Sends what waits to be sent.
    async fn flush(&mut self) -> Option<()> {
        timeout(self.stuck(), self.socket.flush()).await.ok()?.ok()
    }

    /// Ends the socket of whoever sends too much, and says why.
    async fn cut_off(&mut self) {
        let reason = "too many messages at once: connect again, and send less".into();
        let closed = self.send(Message::Close(Some(CloseFrame { code: close_code::POLICY, reason }))).await;
        let closed = closed.and(self.flush().await);
        let (most, patience) = LAST_WORDS;
        let take_in = async {
            for _ in 0..most {
                if !matches!(self.socket.recv().await, Some(Ok(_))) {
                    return;
                }
            }
        };
        if closed.is_some() {
            let _ = timeout(patience, take_in).await;
        }
    }

    async fn tell(&mut self, message: &ServerMessage) -> Option<()> {
        let text = serde_json::to_string(message).ok()?;
        self.send(Message::Text(text.into())).await
    }

    /// Is this line known? Who is here may have changed at any time.
    fn has_seen(&self, seq: u32) -> bool {
        seq > 0 && self.seen.is_some_and(|seen| seen >= seq)
    }

    async fn update(&mut self) -> Option<()> {
        // In a box, as below: what is seldom under way takes no room in each of the connections that only wait.
        match Box::pin(self.app.hub.update(&self.id, &self.person, self.seen)).await {
            Ok((changes, table)) => {
                let seq = table.seq;
                self.seen = Some(seq);
                let update = match &mut self.told {
                    Some(told) => told.tell(changes, table),
                    None => ServerMessage::Update { changes, table: Box::new(table) },
                };
                self.tell(&update).await?;
                self.app.hub.told(&self.id, seq);
                Some(())
            }
            Err(refused) => self.refuse(None, &refused).await,
        }
    }

    async fn command(&mut self, text: &str) -> Option<()> {
        let message: CommandMessage = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return self.refuse_unreadable(&error.to_string()).await,
        };
        match Box::pin(self.app.perform(self.address, &self.person, &self.id, &message)).await {
            Ok(seq) => self.tell(&ServerMessage::Done { id: message.id, seq }).await,
            Err(refused) => self.refuse(Some(message.id), &refused).await,
        }
    }

    async fn emote(&mut self, seat: Seat, emote: Emote) -> Option<()> {
        let shown = self.app.hub.look(&self.id, |table| {
            let viewer = table.seat_of(&self.person);
            render::emote(table, viewer, seat, emote)
        });
        match Box::pin(shown).await {
            Ok(Some(message)) => self.tell(&message).await,
            _ => Some(()),
        }
    }

    async fn refuse_unreadable(&mut self, text: &str) -> Option<()> {
        self.refuse(None, &unreadable(text)).await
    }

    async fn refuse(&mut self, id: Option<String>, refused: &Refused) -> Option<()> {
        METRICS.refused(refused.reason);
        self.tell(&render::refused(id, refused)).await
    }
}
