//! `arbiter completions` and `arbiter man`: what shells and manuals want to know of the command line.

use std::io::{self, Write};

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::report::terminal::Refusal;

use super::help::Help;
use super::{CommandLine, ExitStatus};

/// Print the completions of a shell, to be put where it looks for them
#[derive(Args)]
pub struct Completions {
    /// bash, elvish, fish, powershell or zsh
    #[arg(value_enum, value_name = "SHELL")]
    shell: Shell,
}

impl Completions {
    pub fn run(self) -> anyhow::Result<ExitStatus> {
        // Written at once: the generator panics where a pipe is closed.
        let mut script = Vec::new();
        clap_complete::generate(
            self.shell,
            &mut CommandLine::command(),
            "arbiter",
            &mut script,
        );
        io::stdout().write_all(&script)?;
        Ok(ExitStatus::Clean)
    }
}

/// Print the manual page of the program or of a command, as man reads it
#[derive(Args)]
pub struct Man {
    /// A command, such as audit; without one, the page of the program
    #[arg(value_name = "COMMAND")]
    command: Option<String>,
}

impl Man {
    pub fn run(self) -> anyhow::Result<ExitStatus> {
        let mut program = CommandLine::command();
        program.build();
        let help = Help::spoken();
        let program = help.apply(program);
        let page = match self.command {
            None => program,
            Some(name) => match program.find_subcommand(&name) {
                Some(command) => command.clone().display_name(format!("arbiter-{name}")),
                None => return Err(Refusal::NoSuchCommand { name }.into()),
            },
        };
        let mut written = Vec::new();
        clap_mangen::Man::new(page).render(&mut written)?;
        let written = help.manual(&String::from_utf8_lossy(&written));
        io::stdout().write_all(written.as_bytes())?;
        Ok(ExitStatus::Clean)
    }
}
