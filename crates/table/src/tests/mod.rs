//! What holds for every table: laws over random evenings, and logs of older versions.

mod laws;
mod fairness;
mod hands;
mod company;
mod old_lines;
mod handing_over;
