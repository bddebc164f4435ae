//! Connections: lets them in, as many as there is room for, and ends those that only hold a place.

mod network;
mod guests;
mod patient;

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};

pub use crate::connections::guests::{Guest, Guests, Stay, Who};
pub use crate::connections::network::network;
use crate::connections::patient::Patient;
use crate::limits::Connections;

/// The longest that all headers of a request together may be. It bounds what a connection costs.
const LONGEST_HEADERS: usize = 32 * 1024;

/// How long no connection is let in when the machine has no room for one more.
const PAUSE: Duration = Duration::from_millis(200);

/// How often it is logged that there is no room.
const COMPLAINT: Duration = Duration::from_secs(60);

/// What whoever finds no room is told.
const FULL: &str = "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 10\r\n\
    Content-Type: text/plain\r\nContent-Length: 56\r\n\r\ntoo many connections are open: wait a little, try again\n";

/// Lets connections in until the server stops; then waits until those that are open have ended.
pub async fn open(
    listener: TcpListener,
    guests: Arc<Guests>,
    limits: &Connections,
    router: Router,
    mut stopping: watch::Receiver<bool>,
) {
    let (open, mut all_closed) = mpsc::channel::<()>(1);
    let server = Arc::new(Server { headers: millis(limits.headers_ms), write: millis(limits.write_ms), router });
    let mut complained: Option<Instant> = None;
    let mut complain = |error: &dyn std::fmt::Display| {
        if complained.is_none_or(|at| at.elapsed() > COMPLAINT) {
            complained = Some(Instant::now());
            tracing::warn!(%error, "connections are refused");
        }
    };
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.wait_for(|stopping| *stopping) => break,
        };
        match accepted {
            Ok((stream, peer)) => match guests.admit(network(peer.ip())) {
                Some(guest) => {
                    let (server, open, stopping) = (server.clone(), open.clone(), stopping.clone());
                    tokio::spawn(async move {
                        server.serve(stream, peer, guest, stopping).await;
                        drop(open);
                    });
                    // Whoever makes room closes first: else descriptors run out where many come at once.
                    tokio::task::yield_now().await;
                }
                None => {
                    complain(&"too many are open");
                    turn_away(&stream);
                }
            },
            Err(error) if is_of_one_connection(error.kind()) => {}
            Err(error) => {
                complain(&error);
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    drop((listener, open));
    let _ = all_closed.recv().await;
}

struct Server {
    headers: Duration,
    write: Duration,
    router: Router,
}

impl Server {
    async fn serve(&self, stream: TcpStream, peer: SocketAddr, guest: Guest, mut stopping: watch::Receiver<bool>) {
        // Messages are small and wanted at once: not held back until the one before is confirmed, some 40 ms.
        let _ = stream.set_nodelay(true);
        let router = TowerToHyperService::new(self.router.clone());
        let asking = guest.clone();
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            asking.asks();
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(asking.clone());
            router.call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.headers)
            .max_buf_size(LONGEST_HEADERS)
            .serve_connection(TokioIo::new(Patient::new(stream, self.write)), service)
            .with_upgrades();
        let mut connection = pin!(connection);
        let stopped = async {
            let _ = stopping.wait_for(|stopping| *stopping).await;
        };
        tokio::select! {
            // Whatever goes wrong is the client's affair.
            _ = connection.as_mut() => return,
            () = guest.is_sent_off() => return,
            () = stopped => connection.as_mut().graceful_shutdown(),
        }
        let _ = connection.await;
    }
}

/// Says that there is no room. Nothing is waited for: who does not listen is not told.
fn turn_away(stream: &TcpStream) {
    let _ = stream.try_write(FULL.as_bytes());
    // What has come by now is taken in; otherwise it would be answered with an abrupt end, and the words above be lost.
    let _ = stream.try_read(&mut [0; 4096]);
}

/// Did one connection fail, rather than the listening?
fn is_of_one_connection(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset | ErrorKind::ConnectionRefused)
}

fn millis(count: u32) -> Duration {
    Duration::from_millis(count.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_turned_away_is_told_as_much_as_was_announced() {
        let (head, body) = FULL.split_once("\r\n\r\n").unwrap();
        assert!(head.contains(&format!("Content-Length: {}", body.len())), "{}", body.len());
    }
}
