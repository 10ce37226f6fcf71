//! `arbiter rate` as a rating officer or a script meets it: the real program in a scratch folder.

mod catalan;
mod copies;
mod defects;
mod desk;
mod excel;
mod fide;
mod inputs;
#[path = "../audit/json.rs"]
mod json;
mod next_period;
mod other_systems;
mod output;
mod players;
#[path = "../audit/scratch.rs"]
#[allow(dead_code)]
mod scratch;
mod who;
#[path = "../audit/workbook.rs"]
mod workbook;
