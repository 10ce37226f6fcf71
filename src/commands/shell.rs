//! `arbiter completions` and `arbiter man`: what shells and manuals want to know of the command line.

use std::io::{self, Write};

use anyhow::bail;
use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::report::terminal::Said;

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
        let page = match self.command {
            None => program,
            Some(name) => match program.find_subcommand(&name) {
                Some(command) => command.clone().display_name(format!("arbiter-{name}")),
                None => bail!("{}", Said::NoSuchCommand { name }.tell()),
            },
        };
        clap_mangen::Man::new(page).render(&mut io::stdout())?;
        Ok(ExitStatus::Clean)
    }
}
