//! Which machine an endpoint's host is: one that the whole internet can reach, never one of a network that only this server sees.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use tokio::net::{TcpStream, lookup_host};

use crate::push::services::Endpoint;

/// How many addresses of a host are tried.
const TRIED: usize = 3;

/// Why nobody was reached.
#[derive(Debug)]
pub enum Unreachable {
    /// The name stands for no machine that everybody can reach: nothing was sent.
    Private,
    /// It could not be found, or did not answer.
    Failed,
}

/// Connects to an endpoint. The address that was looked at is the one that is used: a name that stands for another machine a moment later
/// changes nothing.
pub async fn connect(endpoint: &Endpoint) -> Result<TcpStream, Unreachable> {
    let found = lookup_host((endpoint.host.as_str(), endpoint.port)).await.map_err(failed)?;
    let found: Vec<SocketAddr> = found.collect();
    let may_be = |address: &&SocketAddr| endpoint.may_be_private || is_public(address.ip());
    let allowed: Vec<&SocketAddr> = found.iter().filter(may_be).take(TRIED).collect();
    if allowed.is_empty() && !found.is_empty() {
        return Err(Unreachable::Private);
    }
    for address in allowed {
        if let Ok(stream) = TcpStream::connect(address).await {
            return Ok(stream);
        }
    }
    Err(Unreachable::Failed)
}

fn failed(_: io::Error) -> Unreachable {
    Unreachable::Failed
}

/// Can everybody reach this address?
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_shared = a == 100 && (64..128).contains(&b);
    let is_special = matches!((a, b, c), (0, ..) | (192, 0, 0) | (198, 18 | 19, _) | (192, 88, 99) | (240.., ..));
    !(is_shared
        || is_special
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation())
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(inner) = address.to_ipv4_mapped() {
        return is_public_v4(inner);
    }
    let parts = address.segments();
    let [.., high, low] = parts;
    let [a, b] = high.to_be_bytes();
    let [c, d] = low.to_be_bytes();
    // Where a network knows only the new protocol, old addresses stand behind this prefix.
    if parts[..6] == [0x64, 0xff9b, 0, 0, 0, 0] {
        return is_public_v4(Ipv4Addr::new(a, b, c, d));
    }
    let is_global = parts[0] & 0xe000 == 0x2000;
    // What is translated, tried out, or an example.
    let is_special = (parts[0] == 0x2001 && (parts[1] < 0x200 || parts[1] == 0xdb8))
        || parts[0] == 0x2002
        || (parts[0] == 0x3fff && parts[1] < 0x1000);
    is_global && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::push::services::Scheme;

    #[test]
    fn only_what_everybody_can_reach_is_public() {
        for address in ["1.1.1.1", "142.250.74.106", "2606:4700::1111", "2a00:1450:400f::6a", "64:ff9b::8.8.8.8"] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
        for address in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "127.8.8.8",
            "169.254.169.254",
            "172.16.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "192.168.1.1",
            "198.18.0.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "64:ff9b::10.0.0.1",
            "64:ff9b:1::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::1",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[tokio::test]
    async fn a_name_that_stands_for_this_machine_is_not_connected_to() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let endpoint = |may_be_private| Endpoint {
            scheme: Scheme::Https,
            host: "localhost".to_string(),
            port,
            origin: String::new(),
            path: "/".to_string(),
            may_be_private,
        };
        assert!(matches!(connect(&endpoint(false)).await, Err(Unreachable::Private)));
        assert!(connect(&endpoint(true)).await.is_ok());
    }
}
