//! Who carries messages to push services: one request each, with little patience. Nothing that comes back is read but the status; nobody is
//! followed elsewhere.

use std::pin::pin;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use hyper::body::Incoming;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use makker_protocol::NewSubscription;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::push::reach::{Unreachable, connect};
use crate::push::seal::seal;
use crate::push::services::{Endpoint, Scheme, Services};
use crate::push::{Push, Subscription, Vapid};
use makker_table::refused::Refused;

/// How long a message may take on its way, from looking up the name on.
const PATIENCE: Duration = Duration::from_secs(10);

/// For how long a push service keeps a message for a device that is off, in seconds.
const KEPT: u32 = 7 * 86_400;

/// The longest head of an answer that is read.
const LONGEST_HEAD: usize = 16 * 1024;

/// The longest that a push service can ask us to wait.
const LONGEST_REST: u64 = 86_400;

/// Who carries messages.
pub struct Courier {
    services: Services,
    contact: Option<String>,
    vapid: Vapid,
    /// Made when it is first needed: reading all certificates takes a while.
    tls: OnceLock<TlsConnector>,
}

/// What became of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The push service has it.
    Delivered,
    /// There is no such subscription any more, or never was one that we may reach.
    Gone,
    /// Not this time; the push service may have said for how long not.
    Failed(Option<Duration>),
}

impl Outcome {
    /// In a word.
    pub fn word(self) -> &'static str {
        match self {
            Outcome::Delivered => "delivered",
            Outcome::Gone => "gone",
            Outcome::Failed(_) => "failed",
        }
    }
}

impl Courier {
    /// A courier who signs with this key.
    pub fn new(push: &Push, vapid: Vapid) -> Courier {
        Courier { services: push.services.clone(), contact: push.contact.clone(), vapid, tls: OnceLock::new() }
    }

    /// The key with which browsers subscribe.
    pub fn public_key(&self) -> String {
        self.vapid.public_key()
    }

    /// Reads what somebody sent who came to this site.
    pub fn read(&self, new: NewSubscription, site: &str) -> Result<Subscription, Refused> {
        Subscription::read(new, site, &self.services)
    }

    /// Sends a text to a device. A later one of the same topic takes its place where it was not delivered yet.
    pub async fn deliver(&self, subscription: &Subscription, text: &[u8], topic: &str) -> Outcome {
        // What was allowed once may not be any more.
        let Ok(endpoint) = self.services.read(&subscription.endpoint) else { return Outcome::Gone };
        let Some(request) = self.request(subscription, &endpoint, text, topic) else { return Outcome::Failed(None) };
        match timeout(PATIENCE, self.send(&endpoint, request)).await {
            Ok(Ok(answer)) => outcome(&answer),
            Ok(Err(Unreachable::Private)) => Outcome::Gone,
            Ok(Err(Unreachable::Failed)) | Err(_) => Outcome::Failed(None),
        }
    }

    fn request(
        &self,
        subscription: &Subscription,
        endpoint: &Endpoint,
        text: &[u8],
        topic: &str,
    ) -> Option<Request<Body>> {
        let sealed = seal(&subscription.keys()?, text).ok()?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let site = || format!("https://{}", subscription.site);
        let contact = self.contact.clone().unwrap_or_else(site);
        let host = endpoint.origin.split_once("://").map_or("", |(_, host)| host);
        Request::post(&endpoint.path)
            .header(header::HOST, host)
            .header(header::AUTHORIZATION, self.vapid.authorization(&endpoint.origin, &contact, now).ok()?)
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header(header::CONTENT_LENGTH, sealed.len())
            .header("ttl", KEPT)
            .header("urgency", "normal")
            .header("topic", topic)
            .body(Body::from(sealed))
            .ok()
    }

    async fn send(&self, endpoint: &Endpoint, request: Request<Body>) -> Result<Response<Incoming>, Unreachable> {
        let stream = connect(endpoint).await?;
        match endpoint.scheme {
            Scheme::Http => ask(stream, request).await,
            Scheme::Https => {
                let name = ServerName::try_from(endpoint.host.clone()).map_err(|_| Unreachable::Failed)?;
                let stream = self.tls().connect(name, stream).await.map_err(|_| Unreachable::Failed)?;
                ask(stream, request).await
            }
        }
    }

    fn tls(&self) -> &TlsConnector {
        self.tls.get_or_init(|| {
            let mut roots = RootCertStore::empty();
            let (taken, _) = roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            if taken == 0 {
                tracing::error!(
                    "this machine trusts nobody's certificates, so no push service is reached: install ca-certificates"
                );
            }
            let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
                .with_safe_default_protocol_versions()
                .expect("ring knows all versions")
                .with_root_certificates(roots)
                .with_no_client_auth();
            TlsConnector::from(Arc::new(config))
        })
    }
}

/// Asks over a connection of its own, and takes the head of the answer.
async fn ask<S>(stream: S, request: Request<Body>) -> Result<Response<Incoming>, Unreachable>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let made = http1::Builder::new().max_buf_size(LONGEST_HEAD).handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = made.map_err(|_| Unreachable::Failed)?;
    let mut answered = pin!(sender.send_request(request));
    // The body of the answer is nobody's business: the connection may end with its head, or in the middle of it.
    let answer = tokio::select! {
        answer = &mut answered => answer,
        _ = connection => answered.await,
    };
    answer.map_err(|_| Unreachable::Failed)
}

fn outcome(answer: &Response<Incoming>) -> Outcome {
    match answer.status() {
        status if status.is_success() => Outcome::Delivered,
        StatusCode::NOT_FOUND | StatusCode::GONE => Outcome::Gone,
        _ => {
            let rest = answer.headers().get(header::RETRY_AFTER).and_then(|rest| rest.to_str().ok()?.parse().ok());
            Outcome::Failed(rest.map(|rest: u64| Duration::from_secs(rest.min(LONGEST_REST))))
        }
    }
}
