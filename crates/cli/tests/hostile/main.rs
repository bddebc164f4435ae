//! Clients that mean harm, against the real program with its usual limits: whatever they send, they learn no hand, two people at a
//! table play on undisturbed, and the server stays ready. `SECURITY.md` says what is promised.

mod commands;
mod floods;
mod frames;
mod requests;
mod scene;
mod stranger;
