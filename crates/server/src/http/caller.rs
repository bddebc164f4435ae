//! Who asks: by cookie for a browser, by a bearer's key for a program, and from which address.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use makker_protocol::RefusedReason;
use makker_table::refused::{Refused, refuse};

use crate::connections::network;
use crate::http::answer::no_key;
use crate::http::app::App;
use crate::hub::commands::Asker;
use crate::key;

/// The cookie that holds a person's secret.
pub const COOKIE: &str = "makker";

/// Who asks something over HTTP.
pub struct Caller {
    /// The person's id; none for someone who never got a key.
    id: Option<String>,
    /// Where they ask from.
    pub address: IpAddr,
    /// Does the request come from a page of another site?
    is_foreign: bool,
}

impl Caller {
    /// The person's id, for reading: nobody in particular has an empty one.
    pub fn reader(&self) -> &str {
        self.id.as_deref().unwrap_or_default()
    }

    /// The person's id, for doing something.
    pub fn person(&self) -> Result<&str, Refused> {
        if self.is_foreign {
            return refuse(RefusedReason::Foreign, "this request comes from a page of another site");
        }
        self.id.as_deref().map_or_else(no_key, Ok)
    }

    /// Who asks for a table, and from which network.
    pub fn asker(&self) -> Result<Asker, Refused> {
        Ok(Asker { person: self.person()?.to_string(), network: network(self.address) })
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Infallible> {
        let key = bearer(&parts.headers).or_else(|| cookie(&parts.headers)).filter(|key| key::is_person_key(key));
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let forwarded = if app.behind_proxy { last_hop(&parts.headers) } else { None };
        Ok(Caller {
            id: key.map(key::person_id),
            address: forwarded.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)),
            is_foreign: is_foreign(&parts.headers),
        })
    }
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    text(headers, header::AUTHORIZATION)?.strip_prefix("Bearer ").map(str::trim)
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|line| line.split(';')).find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))
}

/// The address that the nearest proxy has written: the others could be anybody's invention.
fn last_hop(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    line.rsplit(',').next()?.trim().parse().ok()
}

/// Browsers say from which site a page asks; programs say nothing.
fn is_foreign(headers: &HeaderMap) -> bool {
    let Some(origin) = text(headers, header::ORIGIN) else { return false };
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    text(headers, header::HOST) != Some(host)
}
