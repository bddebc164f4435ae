//! Ids and secrets: what nobody can guess, and how little of it is kept.

use std::net::IpAddr;

use hmac::{Hmac, Mac};
use makker_chance::Chance;
use makker_rules::Seat;
use sha2::{Digest, Sha256};

/// Letters and digits that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Chance that nobody can foresee.
pub fn chance() -> Result<Chance, getrandom::Error> {
    let mut key = [0; 32];
    getrandom::fill(&mut key)?;
    Ok(Chance::from_key(key))
}

/// The id of the table that a person asks for by a request with this id: 60 bits, so that nobody finds a private table by
/// trying, and the same for the same request, so that a resend makes no second table.
pub fn table_id(secret: &[u8; 32], person: &str, request: &str) -> String {
    letters(&keyed(secret, &["table", person, request]).finalize().into_bytes())
}

/// The same as version 0.1.0 worked it out: what was asked of that version may be sent again to this one.
pub fn old_table_id(secret: &[u8; 32], person: &str, request: &str) -> String {
    letters(&old_keyed_hash(secret, &format!("table\0{person}\0{request}")))
}

fn letters(code: &[u8]) -> String {
    code.iter().take(12).map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()])).collect()
}

/// A person's secret: 160 bits. Whoever has it is that person.
pub fn person_key(chance: &mut Chance) -> String {
    (0..32).map(|_| char::from(LETTERS[chance.below(LETTERS.len())])).collect()
}

/// By what the network from which a table was made is known: nobody without the secret can find out which one it is.
pub fn maker(secret: &[u8; 32], network: IpAddr) -> String {
    hex(&keyed(secret, &["maker", &network.to_string()]).finalize().into_bytes()[..8])
}

/// By what the processes of one storage find each other on a bus that others may use, too.
pub fn installation(secret: &[u8; 32]) -> String {
    hex(&keyed(secret, &["installation"]).finalize().into_bytes()[..6])
}

/// By what a table is known on the bus: whoever listens there learns no link to it.
pub fn table_code(secret: &[u8; 32], table: &str) -> String {
    hex(&keyed(secret, &["news", table]).finalize().into_bytes()[..12])
}

/// By what processes tell each other who has asked something: nobody without the secret can find out who that is.
pub fn holder(secret: &[u8; 32], kind: &str, name: &str) -> u64 {
    let code = keyed(secret, &["holder", kind, name]).finalize().into_bytes();
    code[..8].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// A short word, to tell one from another: no secret.
pub fn short(chance: &mut Chance) -> String {
    (0..8).map(|_| char::from(LETTERS[chance.below(LETTERS.len())])).collect()
}

/// A code of some words that only this storage can work out.
fn keyed(secret: &[u8; 32], words: &[&str]) -> Hmac<Sha256> {
    let mut code = Hmac::<Sha256>::new_from_slice(secret).expect("a key of any length is taken");
    for word in words {
        code.update(&(word.len() as u64).to_be_bytes());
        code.update(word.as_bytes());
    }
    code
}

/// By what a person is known: the hash of their secret, so that what is kept opens no seat.
pub fn person_id(key: &str) -> String {
    hex(&Sha256::digest(key.as_bytes())[..16])
}

/// Could this be a person's secret? Others may bring their own, if they are long enough.
pub fn is_person_key(key: &str) -> bool {
    (20..=128).contains(&key.len())
        && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// The secret of a seat's link. It is worked out from the storage's secret and from when the person sat down, so that it is
/// kept nowhere and ends with the person's stay.
pub fn seat_key(secret: &[u8; 32], table: &str, seat: Seat, sat: u32) -> String {
    hex(&seat_code(secret, table, seat, sat).finalize().into_bytes()[..SEAT_KEY])
}

/// Is this the secret of the link of a seat? Links that version 0.1.0 gave out open their seats as long as the person stays.
pub fn opens_seat(secret: &[u8; 32], table: &str, seat: Seat, sat: u32, sent: &str) -> bool {
    let Some(code) = read_hex(sent).filter(|code| code.len() == SEAT_KEY) else { return false };
    let is_right = seat_code(secret, table, seat, sat).verify_truncated_left(&code).is_ok();
    is_right || old_seat_key(secret, table, seat, sat) == sent
}

/// How many bytes the secret of a link has.
const SEAT_KEY: usize = 16;

fn seat_code(secret: &[u8; 32], table: &str, seat: Seat, sat: u32) -> Hmac<Sha256> {
    keyed(secret, &["seat", table, &seat.to_string(), &sat.to_string()])
}

fn old_seat_key(secret: &[u8; 32], table: &str, seat: Seat, sat: u32) -> String {
    hex(&old_keyed_hash(secret, &format!("seat\0{table}\0{seat}\0{sat}"))[..SEAT_KEY])
}

/// The code of version 0.1.0.
fn old_keyed_hash(secret: &[u8; 32], text: &str) -> [u8; 32] {
    let inner = Sha256::new().chain_update(b"makker\0").chain_update(secret).chain_update(text).finalize();
    Sha256::digest(inner).into()
}

fn read_hex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = text.chars().map(|digit| Some(digit.to_digit(16)? as u8)).collect();
    let digits = digits.filter(|digits| digits.len() % 2 == 0)?;
    Some(digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_differ_and_are_accepted() {
        let mut chance = chance().unwrap();
        let keys = [person_key(&mut chance), person_key(&mut chance)];
        assert_ne!(keys[0], keys[1]);
        assert!(keys.iter().all(|key| is_person_key(key)));
        assert!(
            !is_person_key("short") && !is_person_key(&"x".repeat(200)) && !is_person_key("with spaces in it, many")
        );
    }

    #[test]
    fn a_seat_key_belongs_to_one_stay_on_one_seat_of_one_table() {
        let key = |secret, table, seat, sat| seat_key(&[secret; 32], table, seat, sat);
        let one = key(1, "t", Seat::Red, 2);
        assert_eq!(one, key(1, "t", Seat::Red, 2));
        for other in [
            key(2, "t", Seat::Red, 2),
            key(1, "u", Seat::Red, 2),
            key(1, "t", Seat::Blue, 2),
            key(1, "t", Seat::Red, 3),
        ] {
            assert_ne!(one, other);
        }
        assert!(opens_seat(&[1; 32], "t", Seat::Red, 2, &one));
        for (table, seat, sat, sent) in [
            ("u", Seat::Red, 2, &one[..]),
            ("t", Seat::Blue, 2, &one),
            ("t", Seat::Red, 3, &one),
            ("t", Seat::Red, 2, &one[..30]),
            ("t", Seat::Red, 2, ""),
            ("t", Seat::Red, 2, "no hexadecimal number at all, é"),
        ] {
            assert!(!opens_seat(&[1; 32], table, seat, sat, sent), "{table} {seat} {sat} {sent}");
        }
    }

    #[test]
    fn a_maker_is_one_network_by_one_storage() {
        let [one, other]: [IpAddr; 2] = ["192.0.2.1", "2001:db8::"].map(|address| address.parse().unwrap());
        assert_eq!(maker(&[1; 32], one), maker(&[1; 32], one));
        assert_ne!(maker(&[1; 32], one), maker(&[1; 32], other));
        assert_ne!(maker(&[1; 32], one), maker(&[2; 32], one));
    }

    /// People have them on paper, in messages and in bookmarks.
    #[test]
    fn what_version_0_1_0_worked_out_still_holds() {
        let old = "4e6934a870d86665ebaeafb34b3934aa";
        assert!(opens_seat(&[7; 32], "abcdefghijkm", Seat::Green, 12, old));
        assert!(!opens_seat(&[7; 32], "abcdefghijkm", Seat::Green, 13, old));
        assert!(!opens_seat(&[8; 32], "abcdefghijkm", Seat::Green, 12, old));
        assert_eq!(old_table_id(&[7; 32], "ann", "friday"), "p6kq8v23jjge");
    }
}
