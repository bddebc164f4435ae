//! The secrets of a storage, from which the links of its seats are worked out, and with which messages to push services are signed: how they
//! are made, kept and read, whichever database it is.

/// Keeps a new one, unless there is one: whoever is first has made it.
pub(crate) const KEEP: &str = "INSERT INTO settings (name, value) VALUES ('secret', $1) ON CONFLICT (name) DO NOTHING";

pub(crate) const FIND: &str = "SELECT value FROM settings WHERE name = 'secret'";

/// A storage that has tables keeps its secret, for their links are made from it.
pub(crate) const TAKE: &str =
    "UPDATE settings SET value = $1 WHERE name = 'secret' AND (value = $1 OR NOT EXISTS (SELECT id FROM tables))";

/// The same for the key with which messages to push services are signed.
pub(crate) const KEEP_VAPID: &str =
    "INSERT INTO settings (name, value) VALUES ('vapid', $1) ON CONFLICT (name) DO NOTHING";

pub(crate) const FIND_VAPID: &str = "SELECT value FROM settings WHERE name = 'vapid'";

/// A new one that nobody can guess.
pub(crate) fn fresh() -> Result<Vec<u8>, sqlx::Error> {
    let mut fresh = vec![0; 32];
    getrandom::fill(&mut fresh).map_err(|error| sqlx::Error::Configuration(error.to_string().into()))?;
    Ok(fresh)
}

/// One as it was found.
pub(crate) fn read(kept: Vec<u8>) -> Result<[u8; 32], sqlx::Error> {
    kept.try_into().map_err(|_| sqlx::Error::Configuration("its secret does not have 32 bytes".into()))
}
