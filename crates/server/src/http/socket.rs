//! A socket at a table: what changes is sent, commands come in.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, Path, Query, State};
use axum::response::Response;
use makker_protocol::{CommandMessage, Emote, ServerMessage, Told};
use makker_rules::Seat;
use makker_table::refused::Refused;
use makker_table::render;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::time::{Instant, interval, timeout};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Message};
use tracing::{Instrument, Span};

use crate::bus::News;
use crate::connections::{Guest, Who};
use crate::http::answer::{Rejected, read_query, unreadable};
use crate::http::app::App;
use crate::http::bounds::OpenSocket;
use crate::http::caller::Caller;
use crate::http::tables::Known;
use crate::http::websocket::{Socket, Upgrade};
use crate::hub::presence::Presence;
use crate::hub::telling::Telling;
use crate::metrics::{Counted, METRICS};

/// How much is still taken in from whoever is cut off, and for how long: to end abruptly would lose the words why.
const LAST_WORDS: (usize, Duration) = (1000, Duration::from_secs(1));

/// Opens a socket at a table.
pub async fn connect(
    State(app): State<Arc<App>>,
    Extension(guest): Extension<Guest>,
    caller: Caller,
    Path(id): Path<String>,
    query: Result<Query<Known>, QueryRejection>,
    upgrade: Upgrade,
) -> Result<Response, Rejected> {
    let Known { seen, deltas, .. } = read_query(query)?;
    // A page of another site may not use the cookie; it may not even look.
    let person = if caller.reader().is_empty() { String::new() } else { caller.person()?.to_string() };
    let who = app.hub.look(&id, |table| table.seat_of(&person)).await?.map_or(Who::Stranger, |_| Who::Seated);
    let address = caller.address;
    let room = app.bounds.socket(&guest, who, address, &person)?;
    let told = if deltas > 0 { Told::default() } else { Told::forgetful() };
    let client = move |socket| Client { app, socket, address, id, person, seen, told };
    let span = Span::current();
    Ok(upgrade.on_upgrade(move |socket| attend(client(socket), room).instrument(span)))
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
    client.update().await;
    if client.flush().await.is_none() {
        return;
    }
    loop {
        tokio::select! {
            message = client.socket.receive() => {
                heard = Instant::now();
                // Pings are answered too, and cost as much.
                if messages.check().is_err() {
                    return client.cut_off().await;
                }
                let is_sent = matches!(message, Some(Ok(Message::Text(_) | Message::Binary(_))));
                let refused = if is_sent { app.bounds.request(address, &client.person).err() } else { None };
                match (refused, message) {
                    (Some(refused), _) => client.refuse(None, &refused),
                    (None, Some(Ok(Message::Text(text)))) => client.command(&text).await,
                    (None, Some(Ok(Message::Binary(_)))) => client.refuse(None, &unreadable("send text, not binary data")),
                    (None, Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_)))) => {}
                    (None, Some(Ok(Message::Close(_)))) => {
                        // The library has written the answer.
                        let _ = client.flush().await;
                        return;
                    }
                    (None, Some(Err(_)) | None) => return,
                }
            }
            told = news.recv() => match told {
                Ok(News::Emote(seat, emote)) => client.emote(seat.0, emote).await,
                // Told twice, by whoever did it and by whoever read on.
                Ok(News::Changed(seq)) if client.has_seen(seq) => {}
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
                    let claim = client.update().await;
                    if claim.is_some_and(|seat| presence.as_ref().and_then(Presence::seat) != seat) {
                        // Whoever has sat down by now, or has moved to another seat, is there; everyone is told so.
                        presence = Box::pin(app.hub.arrive(&client.id, &client.person)).await;
                    }
                    for (seat, emote) in emotes {
                        client.emote(seat, emote).await;
                    }
                }
                Err(RecvError::Closed) => return,
            },
            _ = pings.tick() => {
                // Whoever waits for them shall not wait much longer.
                if heard.elapsed() > ping * 5 / 2 || client.ping().await.is_none() {
                    return;
                }
            }
            _ = stopping.changed() => {
                client.tell(&ServerMessage::Bye);
                let _ = client.close(None).await;
                return;
            }
        }
        // An answer and the news of what it did go out together.
        if news.is_empty() && client.flush().await.is_none() {
            return;
        }
    }
}

struct Client {
    app: Arc<App>,
    socket: Socket,
    address: IpAddr,
    id: String,
    person: String,
    seen: Option<u32>,
    /// What it was told: it is sent what has changed since, if it asked for that.
    told: Told,
}

impl Client {
    /// How long a client may take nothing.
    fn stuck(&self) -> Duration {
        Duration::from_millis(self.app.hub.limits.connections.write_ms.into())
    }

    /// Sends what was written; nothing comes back if the client is gone.
    async fn flush(&mut self) -> Option<()> {
        timeout(self.stuck(), self.socket.flush()).await.ok()?.ok()
    }

    async fn ping(&mut self) -> Option<()> {
        timeout(self.stuck(), self.socket.ping()).await.ok()?.ok()
    }

    async fn close(&mut self, why: Option<CloseFrame>) -> Option<()> {
        timeout(self.stuck(), self.socket.close(why)).await.ok()?.ok()
    }

    /// Ends the socket of whoever sends too much, and says why.
    async fn cut_off(&mut self) {
        let reason = "too many messages at once: connect again, and send less".into();
        let closed = self.close(Some(CloseFrame { code: CloseCode::Policy, reason })).await;
        let (most, patience) = LAST_WORDS;
        let take_in = async {
            for _ in 0..most {
                if !matches!(self.socket.receive().await, Some(Ok(_))) {
                    return;
                }
            }
        };
        if closed.is_some() {
            let _ = timeout(patience, take_in).await;
        }
    }

    /// Writes a message that is sent with the next flush.
    fn tell(&mut self, message: &ServerMessage) {
        // What a message holds can be written as JSON.
        match serde_json::to_writer(self.socket.begin(), message) {
            Ok(()) => self.socket.end(),
            Err(_) => self.socket.forget(),
        }
    }

    /// Is this line known? Who is here may have changed at any time.
    fn has_seen(&self, seq: u32) -> bool {
        seq > 0 && self.seen.is_some_and(|seen| seen >= seq)
    }

    /// Tells of what has changed, and says which seat is the client's by now; nothing if there is no table to tell of.
    async fn update(&mut self) -> Option<Option<Seat>> {
        let Client { app, id, person, seen, told, socket, .. } = self;
        // In a box, as below: what is seldom under way takes no room in each of the connections that only wait.
        match Box::pin(app.hub.tell(socket.begin(), id, person, *seen, told)).await {
            Ok(Telling { seq, claim }) => {
                self.socket.end();
                self.seen = Some(seq);
                Some(claim)
            }
            Err(refused) => {
                self.socket.forget();
                self.refuse(None, &refused);
                None
            }
        }
    }

    /// Does a command to its end: whoever hangs up meanwhile does not end what attends to them.
    async fn command(&mut self, text: &str) {
        let message: CommandMessage = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return self.refuse(None, &unreadable(&error.to_string())),
        };
        match Box::pin(self.app.perform(self.address, &self.person, &self.id, &message)).await {
            Ok(seq) => self.tell(&ServerMessage::Done { id: message.id, seq }),
            Err(refused) => self.refuse(Some(message.id), &refused),
        }
    }

    async fn emote(&mut self, seat: Seat, emote: Emote) {
        let shown = self.app.hub.look(&self.id, |table| {
            let viewer = table.seat_of(&self.person);
            render::emote(table, viewer, seat, emote)
        });
        if let Ok(Some(message)) = Box::pin(shown).await {
            self.tell(&message);
        }
    }

    fn refuse(&mut self, id: Option<String>, refused: &Refused) {
        METRICS.refused(refused.reason);
        self.tell(&render::refused(id, refused));
    }
}
