//! arbiter audits chess games in bulk.

pub mod audit;
pub mod board;
pub mod commands;
pub mod event;
pub mod fact;
pub mod input;
pub mod judgement;
pub mod laws;
pub mod lists;
pub mod notation;
pub mod points;
pub mod rating;
pub mod repair;
pub mod replay;
pub mod report;
pub mod rules;
pub mod table;
