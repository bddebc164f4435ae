//! Frames that no browser would send, over a socket at the table.

use crate::scene::Scene;
use crate::stranger::{Stranger, status};

const TEXT: u8 = 0x1;
const CLOSE: u8 = 0x8;
const PING: u8 = 0x9;
const LAST: u8 = 0x80;

/// A frame with a mask, as a client has to send it.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = vec![first];
    match payload.len() {
        short @ 0..126 => bytes.push(0x80 | short as u8),
        middle @ 126..0x1_0000 => {
            bytes.push(0x80 | 126);
            bytes.extend((middle as u16).to_be_bytes());
        }
        long => {
            bytes.push(0x80 | 127);
            bytes.extend((long as u64).to_be_bytes());
        }
    }
    let mask = [1, 2, 3, 4];
    bytes.extend(mask);
    bytes.extend(payload.iter().zip(mask.into_iter().cycle()).map(|(byte, mask)| byte ^ mask));
    bytes
}

/// A stranger who watches the table over a socket.
fn watch(scene: &Scene) -> Stranger {
    let mut stranger = Stranger::connect(scene.address()).expect("the server is there");
    let path = scene.path("/socket");
    stranger.send(
        format!(
            "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            scene.address()
        )
        .as_bytes(),
    );
    let answer = stranger.answer();
    assert_eq!(status(&answer), Some(101), "{answer}");
    stranger
}

/// What breaks the protocol ends the socket.
#[test]
fn frames_that_break_the_protocol_end_the_socket_and_nothing_else() {
    let scene = Scene::new("frames");
    let unmasked = {
        let mut bytes = vec![LAST | TEXT, 2];
        bytes.extend(b"{}");
        bytes
    };
    let mut half_ping = frame(PING, b"a");
    half_ping[0] &= !LAST;
    let attacks: [(&str, Vec<u8>); 9] = [
        ("a frame without a mask", unmasked),
        ("reserved bits", frame(LAST | 0x70 | TEXT, b"{}")),
        ("an unknown kind of frame", frame(LAST | 0x6, b"{}")),
        ("a continuation of nothing", frame(LAST, b"{}")),
        ("half a ping", half_ping),
        ("a ping that is too long", frame(LAST | PING, &[0; 200])),
        ("text that is none", frame(LAST | TEXT, &[0xff, 0xfe, 0xc3])),
        ("more than is allowed", frame(LAST | TEXT, &vec![b'x'; 1 << 20])),
        ("the promise of more than there is", {
            let mut bytes = vec![LAST | TEXT, 0x80 | 127];
            bytes.extend(u64::MAX.to_be_bytes());
            bytes.extend([0; 64]);
            bytes
        }),
    ];
    let mut told = String::new();
    for (attack, bytes) in attacks {
        let mut stranger = watch(&scene);
        stranger.send(&bytes);
        told += &stranger.until_closed();
        scene.holds(attack, &told);
    }
    // A message that never ends, in small parts.
    let mut stranger = watch(&scene);
    stranger.send(&frame(TEXT, b"{"));
    let part = frame(0, &[b' '; 1024]);
    while stranger.send(&part) {}
    told += &stranger.until_closed();
    scene.holds("a message without an end", &told);
}

#[test]
fn frames_that_mean_nothing_are_answered_and_a_flood_of_them_is_ended() {
    let scene = Scene::new("flood");
    let mut stranger = watch(&scene);
    for nonsense in ["", "{}", "null", "[1,2", "{\"do\":\"peek\"}", "\u{0}"] {
        stranger.send(&frame(LAST | TEXT, nonsense.as_bytes()));
    }
    stranger.send(&frame(LAST | 0x2, &[0; 64]));
    stranger.send(&frame(LAST | CLOSE, &[3, 232]));
    let mut told = stranger.until_closed();
    assert!(told.matches("unreadable").count() >= 7, "{told:?}");
    for flood in [frame(LAST | PING, b"x"), frame(LAST | TEXT, b"{}"), frame(LAST | 0xa, b"")] {
        let mut stranger = watch(&scene);
        let flood = flood.repeat(200);
        // Ten million frames are more than anyone listens to.
        for _ in 0..50_000 {
            if !stranger.send(&flood) {
                break;
            }
        }
        told += &stranger.until_closed();
        scene.holds("a flood of frames", &told);
    }
}
