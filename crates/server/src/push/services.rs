//! To which push services anything is sent. Whoever subscribes names an address to which this machine will speak: so it is one of a
//! known service unless whoever runs the server says otherwise.

use std::fmt;
use std::str::FromStr;

use axum::http::Uri;

/// The longest endpoint that is taken; those of browsers have some 200 characters, at most 400.
pub const LONGEST_ENDPOINT: usize = 1024;

/// The services of the browsers that people have: Chrome and its kin, Firefox, Safari, Edge.
const KNOWN: [&str; 4] =
    ["fcm.googleapis.com", "updates.push.services.mozilla.com", "*.push.apple.com", "*.notify.windows.com"];

/// Push services.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Services {
    /// None: nobody is told.
    None,
    /// Those of the usual browsers.
    Known,
    /// All that the whole internet can reach.
    Any,
    /// These.
    These(Vec<Service>),
}

/// A push service that somebody has named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Service {
    /// Its host, or what it ends with if it begins with `*.`.
    host: String,
    /// Scheme and port, where they are not those of HTTPS. Whoever writes them means a machine of their own: it may be anywhere.
    own: Option<(Scheme, u16)>,
}

/// How an endpoint is spoken to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scheme {
    /// With encryption.
    Https,
    /// Without: only to a service that whoever runs the server has named so.
    Http,
}

/// An endpoint to which something may be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Endpoint {
    /// How it is spoken to.
    pub scheme: Scheme,
    /// The host's name.
    pub host: String,
    /// The port.
    pub port: u16,
    /// Scheme, host and port as they stand in the signature.
    pub origin: String,
    /// What comes after them.
    pub path: String,
    /// May it be a machine in a network of one's own?
    pub may_be_private: bool,
}

/// What is wrong with a list of services.
#[derive(Debug)]
pub struct WrongServices(String);

impl fmt::Display for WrongServices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = "write known, any, none, or hosts by commas such as push.example.net, *.example.net or https://push.lan:8443";
        write!(f, "{:?} is no push service: {text}", self.0)
    }
}

impl std::error::Error for WrongServices {}

impl FromStr for Services {
    type Err = WrongServices;

    fn from_str(text: &str) -> Result<Services, WrongServices> {
        match text {
            "none" => Ok(Services::None),
            "known" => Ok(Services::Known),
            "any" => Ok(Services::Any),
            list => list.split(',').map(|one| one.trim().parse()).collect::<Result<_, _>>().map(Services::These),
        }
    }
}

impl FromStr for Service {
    type Err = WrongServices;

    fn from_str(text: &str) -> Result<Service, WrongServices> {
        let wrong = || WrongServices(text.to_string());
        let is_host = |host: &str| {
            let name = host.strip_prefix("*.").unwrap_or(host);
            !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._".contains(&byte))
        };
        if is_host(text) {
            return Ok(Service { host: text.to_ascii_lowercase(), own: None });
        }
        let uri: Uri = text.parse().map_err(|_| wrong())?;
        let (scheme, usual) = scheme(&uri).ok_or_else(wrong)?;
        let host = uri.host().filter(|host| is_host(host)).ok_or_else(wrong)?;
        if uri.path() != "/" || uri.query().is_some() {
            return Err(wrong());
        }
        Ok(Service { host: host.to_ascii_lowercase(), own: Some((scheme, uri.port_u16().unwrap_or(usual))) })
    }
}

impl Service {
    fn takes(&self, scheme: Scheme, host: &str, port: u16) -> bool {
        let is_host = match self.host.strip_prefix('*') {
            Some(ending) => host.len() > ending.len() && host.ends_with(ending),
            None => host == self.host,
        };
        is_host && self.own.unwrap_or((Scheme::Https, 443)) == (scheme, port)
    }
}

impl Services {
    /// Reads an endpoint, if it is one of these services'. What is wrong with it is told without it.
    pub fn read(&self, endpoint: &str) -> Result<Endpoint, &'static str> {
        if endpoint.len() > LONGEST_ENDPOINT {
            return Err("send at most 1024 characters");
        }
        // Browsers write addresses in letters that every program knows.
        let uri: Uri = endpoint.parse().map_err(|_| "send the address of a push service")?;
        let (scheme, usual) = scheme(&uri).ok_or("send an address that begins with https://")?;
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'));
        let host = authority.map(|authority| authority.host().to_ascii_lowercase());
        let host = host.ok_or("send the address of a push service")?;
        let port = uri.port_u16().unwrap_or(usual);
        let of = |list: &[Service]| list.iter().find(|service| service.takes(scheme, &host, port)).cloned();
        let may_be_private = match self {
            Services::None => return Err("this server tells nobody"),
            Services::Known => {
                let known = KNOWN.map(|host| Service { host: host.to_string(), own: None });
                of(&known).map(|_| false)
            }
            Services::Any => (scheme == Scheme::Https && port == 443 && is_name(&host)).then_some(false),
            Services::These(list) => of(list).map(|service| service.own.is_some()),
        };
        let may_be_private = may_be_private.ok_or("this server sends to no such push service")?;
        let origin = endpoint_origin(scheme, &host, port);
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_string();
        Ok(Endpoint { scheme, host, port, origin, path, may_be_private })
    }
}

fn scheme(uri: &Uri) -> Option<(Scheme, u16)> {
    match uri.scheme_str()? {
        "https" => Some((Scheme::Https, 443)),
        "http" => Some((Scheme::Http, 80)),
        _ => None,
    }
}

/// Push services have names: a number is somebody's own machine, or an attempt.
fn is_name(host: &str) -> bool {
    let last = host.trim_end_matches('.').rsplit('.').next().unwrap_or_default();
    host.contains('.') && last.bytes().any(|byte| byte.is_ascii_alphabetic()) && !host.starts_with('[') && !is_hex(last)
}

/// Some programs read `0x7f.1` as a number, too.
fn is_hex(part: &str) -> bool {
    part.strip_prefix("0x").is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

fn endpoint_origin(scheme: Scheme, host: &str, port: u16) -> String {
    match (scheme, port) {
        (Scheme::Https, 443) => format!("https://{host}"),
        (Scheme::Http, 80) => format!("http://{host}"),
        (Scheme::Https, port) => format!("https://{host}:{port}"),
        (Scheme::Http, port) => format!("http://{host}:{port}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn takes(services: &str, endpoint: &str) -> bool {
        services.parse::<Services>().unwrap().read(endpoint).is_ok()
    }

    #[test]
    fn only_the_services_of_browsers_are_known() {
        for endpoint in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
            "https://web.push.apple.com/QAbc",
            "https://wns2-par02p.notify.windows.com/w/?token=BQ%3d",
        ] {
            assert!(takes("known", endpoint) && takes("any", endpoint), "{endpoint}");
            assert!(!takes("none", endpoint), "{endpoint}");
        }
        for endpoint in [
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com:8443/x",
            "https://fcm.googleapis.com.example.net/x",
            "https://user@fcm.googleapis.com/x",
            "https://fcm.googleapis.com@example.net/x",
            "https://push.apple.com.example.net/x",
            "https://evilpush.apple.com.net/x",
            "https://.push.apple.com",
            "ftp://fcm.googleapis.com/x",
            "fcm.googleapis.com",
            "",
        ] {
            assert!(!takes("known", endpoint), "{endpoint}");
        }
    }

    #[test]
    fn any_service_has_a_name_and_speaks_https_at_its_port() {
        assert!(takes("any", "https://push.example.net/x"));
        for endpoint in [
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://2130706433/x",
            "https://0x7f.0x1/x",
            "https://localhost/x",
            "https://push.example.net:22/x",
            "http://push.example.net/x",
        ] {
            assert!(!takes("any", endpoint), "{endpoint}");
        }
        let long = format!("https://push.example.net/{}", "x".repeat(LONGEST_ENDPOINT));
        assert!(!takes("any", &long));
    }

    #[test]
    fn whoever_runs_the_server_can_name_services_of_their_own() {
        let services = "push.example.net, *.example.org, http://127.0.0.1:9000, https://push.lan:8443";
        for (endpoint, may_be_private) in [
            ("https://push.example.net/x", false),
            ("https://a.example.org/x", false),
            ("http://127.0.0.1:9000/x?y", true),
            ("https://push.lan:8443/x", true),
        ] {
            let read = services.parse::<Services>().unwrap().read(endpoint).unwrap();
            assert_eq!(read.may_be_private, may_be_private, "{endpoint}");
            assert_eq!(format!("{}{}", read.origin, read.path), endpoint);
        }
        for endpoint in ["https://example.org/x", "http://127.0.0.1:9001/x", "https://push.lan/x", "http://push.lan/x"]
        {
            assert!(!takes(services, endpoint), "{endpoint}");
        }
        for wrong in ["", "push.example.net,", "ftp://push.lan", "https://push.lan/path", "a b", "*."] {
            assert!(wrong.parse::<Services>().is_err(), "{wrong:?}");
        }
    }
}
