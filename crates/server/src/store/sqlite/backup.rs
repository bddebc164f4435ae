//! Copies of the file of tables: made while the server runs, and put back. Never half a file, and for nobody but its owner.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, query, query_scalar};

use crate::store::Unavailable;
use crate::store::part::Part;
use crate::store::sqlite::PATIENCE;
use crate::store::sqlite::schema::NEWEST;

/// Copies the file of tables as it is at this moment: all that was acknowledged before is in the copy. Whoever writes goes
/// on writing. A copy of this name that is there already is replaced, when the new one is whole.
pub async fn backup(from: &Path, to: &Path) -> Result<(), Unavailable> {
    let failed = |error: &dyn std::fmt::Display| Unavailable(format!("cannot back up to {}: {error}", to.display()));
    let part = Part::new(to).map_err(|error| failed(&error))?;
    let options = SqliteConnectOptions::new().filename(from).busy_timeout(PATIENCE);
    let mut connection =
        options.connect().await.map_err(|error| Unavailable(format!("cannot open {}: {error}", from.display())))?;
    let copied = query("VACUUM INTO ?1").bind(part.name()).execute(&mut connection).await;
    let closed = connection.close().await;
    copied.map(drop).and(closed).map_err(|error| failed(&error))?;
    check(&part.path).await?;
    part.finish(to).map_err(|error| failed(&error))
}

/// Puts a copy in the place of the file of tables. Nobody may use that file. One that is there is set aside as
/// `replaced.sqlite` in the same folder, with what belongs to it.
pub async fn restore(from: &Path, to: &Path) -> Result<(), Unavailable> {
    let log = with_end(from, "-wal");
    if fs::metadata(&log).is_ok_and(|log| log.len() > 0) {
        return Err(Unavailable(format!(
            "{} is not whole without {}: use a copy of makker backup",
            from.display(),
            log.display()
        )));
    }
    check(from).await?;
    let failed = |error: io::Error| Unavailable(format!("cannot restore to {}: {error}", to.display()));
    let part = Part::new(to).map_err(failed)?;
    io::copy(&mut File::open(from).map_err(failed)?, &mut part.open().map_err(failed)?).map_err(failed)?;
    let aside = to.with_file_name("replaced.sqlite");
    // At no moment is there no file: a server that is started then would begin an empty one. The old file keeps its log,
    // which holds what was acknowledged last; the new one must not find it.
    for end in ["-wal", ""] {
        without(fs::remove_file(with_end(&aside, end))).map_err(failed)?;
        without(fs::hard_link(with_end(to, end), with_end(&aside, end))).map_err(failed)?;
    }
    for end in ["-wal", "-shm"] {
        without(fs::remove_file(with_end(to, end))).map_err(failed)?;
    }
    part.finish(to).map_err(failed)
}

fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_os_string();
    name.push(end);
    PathBuf::from(name)
}

/// What is not there needs nothing done.
fn without(done: io::Result<()>) -> io::Result<()> {
    done.or_else(|error| if error.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(error) })
}

/// Makes sure that a file is a whole one of tables, and one that this program can open.
async fn check(path: &Path) -> Result<(), Unavailable> {
    let name = path.display();
    let failed = |error: sqlx::Error| Unavailable(format!("{name} cannot be read: {error}"));
    // Nothing is made beside a copy that is only looked at.
    let options = SqliteConnectOptions::new().filename(path).read_only(true).immutable(true);
    let mut connection = options.connect().await.map_err(failed)?;
    let found: String = query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut connection).await.map_err(failed)?;
    let version: i64 = query_scalar("PRAGMA user_version").fetch_one(&mut connection).await.map_err(failed)?;
    connection.close().await.map_err(failed)?;
    if found != "ok" {
        return Err(Unavailable(format!("{name} is damaged: {found}")));
    }
    match version {
        0 => Err(Unavailable(format!("{name} is no file of tables"))),
        version if version > NEWEST => {
            Err(Unavailable(format!("{name} was written by a newer makker: use that newer makker")))
        }
        _ => Ok(()),
    }
}
