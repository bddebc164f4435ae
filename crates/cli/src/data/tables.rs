//! Where tables are: in a folder of this machine, or in a database that several servers share.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Result, anyhow};
use makker_server::{PostgresStore, SqliteStore, Store};

use crate::data::folder_lock::FolderLock;
use crate::data::{file, folder};

/// Where they are, as the command line says it.
#[derive(clap::Args)]
pub struct Place {
    /// The folder that holds the database. [default: makker in the folder where programs keep their data]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// A database of PostgreSQL instead, which several servers may share. Its password is better in PGPASSWORD or ~/.pgpass.
    #[arg(long, value_name = "postgres://USER@HOST/NAME", conflicts_with = "data")]
    pub database: Option<String>,
}

/// Tables that are open.
pub struct Tables {
    kept: Kept,
    /// Where they are, for people.
    pub name: String,
}

enum Kept {
    /// With the lock, which is held for as long as they are open.
    File(Arc<SqliteStore>, FolderLock),
    Database(Arc<PostgresStore>),
}

impl Place {
    /// May several servers share them?
    pub fn is_shared(&self) -> bool {
        self.database.is_some()
    }

    /// Makes sure that a folder that is only read has tables: otherwise an empty one would be made.
    pub fn check(&self) -> Result<()> {
        let file = file(&folder(self.data.as_deref())?);
        if self.database.is_none() && !file.exists() {
            return Err(anyhow!("--data: there is no {}: name the folder of a server", file.display()));
        }
        Ok(())
    }

    /// Opens them: those of a folder for nobody else at the same time.
    pub async fn open(&self) -> Result<Tables> {
        if let Some(address) = &self.database {
            let store = PostgresStore::open(address).await.map_err(|error| anyhow!("--database: {}", error.0))?;
            return Ok(Tables { name: store.name().to_string(), kept: Kept::Database(Arc::new(store)) });
        }
        let folder = folder(self.data.as_deref())?;
        let lock = FolderLock::take(&folder)?;
        let name = folder.display().to_string();
        let store = SqliteStore::open(&file(&folder)).await;
        let store = store.map_err(|error| anyhow!("--data {name}: {}", error.0))?;
        Ok(Tables { kept: Kept::File(Arc::new(store), lock), name })
    }
}

impl Tables {
    /// What keeps them.
    pub fn store(&self) -> Arc<dyn Store> {
        match &self.kept {
            Kept::File(store, _) => store.clone(),
            Kept::Database(store) => store.clone(),
        }
    }

    /// Writes down who has a folder, for whoever tries to open it too.
    pub fn sign(&mut self, address: SocketAddr) -> Result<()> {
        match &mut self.kept {
            Kept::File(_, lock) => lock.sign(address),
            Kept::Database(_) => Ok(()),
        }
    }

    /// Finishes what is queued and closes them.
    pub async fn close(self) -> Result<()> {
        match self.kept {
            Kept::File(store, _lock) => store.close().await.map_err(|error| anyhow!("{}", error.0)),
            Kept::Database(store) => {
                store.close().await;
                Ok(())
            }
        }
    }
}
