//! The program `makker`: each command is a module, and what the commands share stands before them.

pub mod canvas;
pub mod draw;
pub mod terminal;
pub mod usage;
pub mod words;

pub mod choices;
pub mod choice_lines;
pub mod log;
pub mod person;
pub mod stage;
pub mod table;
pub mod typed;
pub mod watch;

pub mod process;
pub mod program;
pub mod contestants;
pub mod ladder_svg;
pub mod ladder_table;
pub mod arena_fouls;
pub mod arena_report;
pub mod arena_files;

pub mod arena;
pub mod bench;
pub mod bench_bots;
pub mod cards;
pub mod curve_svg;
pub mod engine;
pub mod kept_lines;
pub mod measure;
pub mod measure_ahead;
pub mod measure_calibration;
pub mod measure_company;
pub mod measure_cooperation;
pub mod measure_duel;
pub mod measure_lie;
pub mod measure_positions;
pub mod measure_regret;
pub mod measure_tells;
pub mod moves;
pub mod perft;
pub mod play;
pub mod random;
pub mod record_file;
pub mod replay;
#[cfg(feature = "serve")]
pub mod serve;
pub mod train;
pub mod verify;

pub mod command;
