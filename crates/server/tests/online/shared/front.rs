//! What stands before several servers and gives each connection to the next of them, as a proxy does.

use std::io;
use std::net::{Shutdown, TcpListener, TcpStream};
use std::thread;

/// The front of several servers.
pub struct Front;

impl Front {
    /// Opens one for servers at these addresses, and says where it is. It stays for as long as the tests' process.
    pub fn open(servers: &[String]) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let servers = servers.to_vec();
        thread::spawn(move || {
            for (client, server) in listener.incoming().zip(servers.iter().cycle()) {
                let (Ok(client), Ok(server)) = (client, TcpStream::connect(server)) else { continue };
                let ends = (client.try_clone().unwrap(), server.try_clone().unwrap());
                thread::spawn(move || pass_on(client, server));
                thread::spawn(move || pass_on(ends.1, ends.0));
            }
        });
        address
    }
}

/// Passes on what comes until it ends, and then the end.
fn pass_on(mut from: TcpStream, mut to: TcpStream) {
    let _ = io::copy(&mut from, &mut to);
    let _ = to.shutdown(Shutdown::Write);
    let _ = from.shutdown(Shutdown::Read);
}
