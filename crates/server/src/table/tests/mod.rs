//! What holds for every table: laws over random evenings, and logs of older versions.

mod laws;
mod hands;
mod company;
mod old_lines;
