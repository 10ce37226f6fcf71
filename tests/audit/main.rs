//! `arbiter audit` as a user or a script meets it: the real program in a scratch folder.

mod bad_input;
mod flags;
mod hostile;
mod input_forms;
mod json;
mod marks;
mod move_forms;
mod order;
mod reports;
mod scratch;
mod statuses;
mod terminal;
