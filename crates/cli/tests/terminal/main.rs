//! The program as people and programs run it in a terminal. All of it is one program of tests, so that those that take long run beside the others.

mod commands;
mod help;
mod languages;
mod messages;
mod notation;
mod draw;
mod house_rules;
mod play;
mod review;
mod fairness;
mod engine;
mod program;
mod arena;
mod measure;
