//! `arbiter audit` as a user or a script meets it: the real program in a scratch folder.

mod accepted;
mod bad_input;
mod encodings;
mod excel;
mod flags;
mod hostile;
mod input_forms;
mod json;
mod marks;
mod move_forms;
mod order;
mod reports;
mod results;
mod scratch;
mod settings;
mod shared_lines;
mod statuses;
mod terminal;
mod workbook;
