//! What holds for every table: laws over random evenings, and logs of older versions.

mod laws;
mod fairness;
mod old_lines;
