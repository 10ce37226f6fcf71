//! `arbiter alphabets`: the piece letters of every language known.

use std::io::Write;

use clap::Args;

use crate::notation::moves::alphabet;

use super::ExitStatus;

/// Print the piece letters of every language known
#[derive(Args)]
pub struct Alphabets {}

impl Alphabets {
    pub fn run(self) -> anyhow::Result<ExitStatus> {
        let mut out = anstream::stdout().lock();
        writeln!(
            out,
            "{:<10} {:<24} K    Q    R    B    N    P",
            "code", "language"
        )?;
        for alphabet in alphabet::all() {
            write!(out, "{:<10} {:<24}", alphabet.code(), alphabet.language())?;
            for role in alphabet::PIECES {
                write!(out, " {:<4}", alphabet.letter(role))?;
            }
            writeln!(out)?;
        }
        Ok(ExitStatus::Clean)
    }
}
