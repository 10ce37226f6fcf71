//! `arbiter alphabets`: the piece letters of every language known.

use std::io::Write;

use clap::Args;

use crate::board::Role;
use crate::notation::moves::alphabet;
use crate::report::terminal::Said;
use crate::report::words::Words;

use super::ExitStatus;

/// Print the piece letters of every language known
#[derive(Args)]
pub struct Alphabets {}

impl Alphabets {
    pub fn run(self) -> anyhow::Result<ExitStatus> {
        let mut out = anstream::stdout().lock();
        let words = Words::spoken();
        let letters = |of: &dyn Fn(Role) -> String| {
            let cells = alphabet::PIECES.map(|role| format!(" {:<4}", of(role)));
            cells.concat().trim_end().to_owned()
        };
        let names = alphabet::all()
            .iter()
            .map(|alphabet| words.alphabet_name(alphabet));
        let width = names
            .map(|name| name.chars().count())
            .max()
            .unwrap_or_default();
        let [code, language] = [Said::AlphabetCode.tell(), Said::AlphabetLanguage.tell()];
        let head = letters(&|role| words.letter(role));
        writeln!(out, "{code:<10} {language:<width$}{head}")?;
        for alphabet in alphabet::all() {
            let language = words.alphabet_name(alphabet);
            let letters = letters(&|role| alphabet.letter(role).to_owned());
            writeln!(out, "{:<10} {language:<width$}{letters}", alphabet.code())?;
        }
        Ok(ExitStatus::Clean)
    }
}
