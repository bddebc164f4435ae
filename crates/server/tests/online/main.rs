//! The server as people and programs use it: in this process, over real sockets. What is tested of the program `makker serve`
//! itself, and that it can be killed at any time, stands in crates/cli/tests.

mod server;
mod shared;
mod tables;
mod strangers;
mod limits;
mod connections;
mod hang_up;
mod thinking;
mod people;
mod api;
mod protocol_page;
mod tale;
mod secrets;
mod seen_again;
mod looking_back;
mod push;
mod old_file;
mod fairness;
mod observing;
