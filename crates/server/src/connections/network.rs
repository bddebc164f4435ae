//! Which addresses belong together.

use std::net::{IpAddr, Ipv6Addr};

/// What one household is given: a single address of the old kind, the upper half of one of the new kind.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        old => old,
    }
}
