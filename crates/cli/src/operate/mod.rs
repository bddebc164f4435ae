//! What whoever runs a server needs besides `makker serve`: its log, and copies of its data.

pub mod folder;
pub mod folder_lock;
pub mod log;
mod throttle;
pub mod backup;
pub mod restore;
