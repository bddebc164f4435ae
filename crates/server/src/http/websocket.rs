//! A WebSocket that keeps nothing of what it has sent: thousands wait most of the time, and the library would keep a buffer as long as
//! the longest message so far for each of them.

use axum::extract::FromRequestParts;
use axum::http::Request;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Message, Role, WebSocketConfig};

use crate::http::answer::{LONGEST_BODY, Rejected, unreadable};

/// A connection costs a read buffer of this size; the library's own would cost a hundred times as much. Commands are shorter.
const READ_BUFFER: usize = 1024;

/// How many bytes stand before a text of 126 to 65,535 bytes, as most are.
const HEAD: usize = 4;

/// Most texts are not longer than this.
const ROOM: usize = 1000;

/// A request to go on as a socket.
pub struct Upgrade {
    answer: Response,
    connection: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Rejected;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Rejected> {
        let mut asked = Request::new(());
        (*asked.method_mut(), *asked.version_mut()) = (parts.method.clone(), parts.version);
        asked.headers_mut().clone_from(&parts.headers);
        let answer = create_response_with_body(&asked, axum::body::Body::empty)
            .map_err(|error| unreadable(&format!("this is no request for a socket: {error}")))?;
        let connection = parts.extensions.remove::<OnUpgrade>();
        let connection = connection.ok_or_else(|| unreadable("this connection cannot become a socket"))?;
        Ok(Upgrade { answer: answer.into_response(), connection })
    }
}

impl Upgrade {
    /// Answers, and lets the socket be attended to as soon as it is there.
    pub fn on_upgrade<F: Future<Output = ()> + Send + 'static>(
        self,
        attend: impl FnOnce(Socket) -> F + Send + 'static,
    ) -> Response {
        tokio::spawn(async move {
            if let Ok(connection) = self.connection.await {
                attend(Socket::new(connection).await).await;
            }
        });
        self.answer
    }
}

/// A socket. Frames of the protocol itself are the library's; texts are written beside it, and forgotten with the flush.
pub struct Socket {
    stream: WebSocketStream<TokioIo<Upgraded>>,
    unsent: Vec<u8>,
    /// Where the text begins in it that was written last.
    last: usize,
}

impl Socket {
    async fn new(connection: Upgraded) -> Socket {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_message_size(Some(LONGEST_BODY))
            .max_frame_size(Some(LONGEST_BODY));
        let stream = WebSocketStream::from_raw_socket(TokioIo::new(connection), Role::Server, Some(config)).await;
        Socket { stream, unsent: Vec::new(), last: 0 }
    }

    /// The next message; none when the connection has ended. It may be dropped while it waits.
    pub async fn receive(&mut self) -> Option<Result<Message, Error>> {
        self.stream.next().await
    }

    /// Where a text is to be written, straight into what is sent: at its end. It is sent with the next flush if it is ended.
    pub fn begin(&mut self) -> &mut Vec<u8> {
        self.last = self.unsent.len();
        self.unsent.reserve(ROOM);
        self.unsent.extend([0; HEAD]);
        &mut self.unsent
    }

    /// The text that was begun is as long as it is now.
    pub fn end(&mut self) {
        let text = self.last + HEAD;
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        let mut head = Vec::with_capacity(HEAD);
        // Writing into memory does not fail.
        let _ = header.format((self.unsent.len() - text) as u64, &mut head);
        self.unsent.splice(self.last..text, head);
    }

    /// The text that was begun is not sent.
    pub fn forget(&mut self) {
        self.unsent.truncate(self.last);
    }

    /// Sends all that was written. If it is dropped before its end, the socket is of no use any more.
    pub async fn flush(&mut self) -> Result<(), Error> {
        // What the library has begun to send comes first: a frame is not cut in two.
        self.stream.flush().await?;
        self.stream.get_mut().write_all(&std::mem::take(&mut self.unsent)).await?;
        Ok(())
    }

    /// Asks whether the client is still there.
    pub async fn ping(&mut self) -> Result<(), Error> {
        self.flush().await?;
        self.stream.send(Message::Ping(Vec::new().into())).await
    }

    /// Says that the socket ends, and why.
    pub async fn close(&mut self, why: Option<CloseFrame>) -> Result<(), Error> {
        self.flush().await?;
        self.stream.send(Message::Close(why)).await
    }
}
