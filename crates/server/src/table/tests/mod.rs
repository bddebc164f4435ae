//! What holds for every table: laws over random evenings, and logs of older versions.

mod laws;
mod old_lines;
