//! Ids and secrets: what nobody can guess, and how little of it is kept.

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
    let hash = keyed_hash(secret, &format!("table\0{person}\0{request}"));
    hash.iter().take(12).map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()])).collect()
}

/// A person's secret: 160 bits. Whoever has it is that person.
pub fn person_key(chance: &mut Chance) -> String {
    (0..32).map(|_| char::from(LETTERS[chance.below(LETTERS.len())])).collect()
}

/// A hash that only this storage can work out. The second hash keeps anyone from lengthening a known one.
fn keyed_hash(secret: &[u8; 32], text: &str) -> [u8; 32] {
    let inner = Sha256::new().chain_update(b"makker\0").chain_update(secret).chain_update(text).finalize();
    Sha256::digest(inner).into()
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
    hex(&keyed_hash(secret, &format!("seat\0{table}\0{seat}\0{sat}"))[..16])
}

/// Is this the secret of the link of a seat?
pub fn opens_seat(secret: &[u8; 32], table: &str, seat: Seat, sat: u32, sent: &str) -> bool {
    seat_key(secret, table, seat, sat) == sent
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
    }
}
