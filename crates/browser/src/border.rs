//! Where the page's script and the engine meet: bytes in one room of memory, and three functions that the script calls by their names.

#![allow(unsafe_code, reason = "a name that the linker keeps needs it; nothing here reads or writes by a pointer")]

use std::cell::RefCell;

use crate::engine::Engine;

#[derive(Default)]
struct Border {
    engine: Engine,
    /// What the script has written, or what is answered to it.
    room: Vec<u8>,
}

thread_local! {
    static BORDER: RefCell<Border> = RefCell::default();
}

/// Makes room for so many bytes, and says where it is.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    BORDER.with_borrow_mut(|border| {
        border.room.clear();
        border.room.resize(length, 0);
        border.room.as_mut_ptr()
    })
}

/// Answers the question that is in the room, and says how long the answer is that is there now.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> usize {
    BORDER.with_borrow_mut(|border| {
        let question = String::from_utf8_lossy(&border.room).into_owned();
        border.room = border.engine.answer(&question).into_bytes();
        border.room.len()
    })
}

/// Where the answer begins.
#[unsafe(no_mangle)]
pub extern "C" fn answered() -> *const u8 {
    BORDER.with_borrow(|border| border.room.as_ptr())
}

/// Takes the network in the room, behind the name of its edition and a line end. 1 if it is one.
#[unsafe(no_mangle)]
pub extern "C" fn bring() -> u32 {
    BORDER.with_borrow_mut(|border| {
        let room = std::mem::take(&mut border.room);
        let Some(end) = room.iter().position(|byte| *byte == b'\n') else { return 0 };
        let edition = String::from_utf8_lossy(&room[..end]).into_owned();
        u32::from(border.engine.bring(&edition, &room[end + 1..]))
    })
}
