//! Words of people, in the languages of players and arbiters: a phrase comes in (a result, the way a game ended, a time
//! control, a clock, a date, the printed head of a scoresheet), what it means goes out. The words are data
//! (`data/*.csv`). What follows from it under the Laws, and whether it is true of the game, is never asked here.

pub mod clock;
pub mod event_words;
pub mod header_words;
pub mod outcome;
pub mod result;
pub mod termination;
pub mod time_control;
pub mod written_date;
