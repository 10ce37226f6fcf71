//! The help of the command line in the language of its user. The English help stands with the flags themselves; every other
//! language has a file of its own here, with a message for each command and an attribute for each of its flags. They are read
//! only where help is shown: clap shows the English one, and then the words are put in its place.

use std::collections::HashMap;

use clap::builder::Resettable;
use clap::{Arg, Command};
use fluent_bundle::FluentResource;

use crate::report::words::{Words, plain_texts};

/// Languages beside English.
const HELP: [(&str, &str); 4] = [
    ("ca", include_str!("help/ca.ftl")),
    ("es", include_str!("help/es.ftl")),
    ("pt", include_str!("help/pt.ftl")),
    ("ro", include_str!("help/ro.ftl")),
];

/// Flags that several commands share stand here, where a command has no words of its own for them.
const SHARED: &str = "shared";

/// The words of clap itself in English, by the keys that they have in the other languages.
const HEADINGS: [(&str, &str); 15] = [
    ("heading-usage", "Usage"),
    ("heading-options", "Options"),
    ("heading-commands", "Commands"),
    ("heading-arguments", "Arguments"),
    ("heading-default", "default"),
    ("heading-values", "possible values"),
    ("usage-options", "[OPTIONS]"),
    ("usage-command", "<COMMAND>"),
    ("for-more", "For more information, try '--help'."),
    ("man-name", "NAME"),
    ("man-synopsis", "SYNOPSIS"),
    ("man-description", "DESCRIPTION"),
    ("man-options", "OPTIONS"),
    ("man-subcommands", "SUBCOMMANDS"),
    ("man-version", "VERSION"),
];

/// The words of the help in one language.
pub(super) struct Help {
    /// None: those that clap has.
    texts: Option<HashMap<String, String>>,
}

impl Help {
    /// In the language of the terminal.
    pub(super) fn spoken() -> Help {
        Help::of_language(Words::spoken().code())
    }

    fn of_language(code: &str) -> Help {
        let source = HELP.iter().find(|(own, _)| *own == code);
        let read = |source: &str| match FluentResource::try_new(source.to_owned()) {
            // The tests read them whole.
            Ok(resource) | Err((resource, _)) => plain_texts(&resource),
        };
        Help {
            texts: source.map(|(_, source)| read(source)),
        }
    }

    /// A heading or another word of clap's own.
    pub(super) fn heading(&self, key: &str) -> &str {
        let own = self.texts.as_ref().and_then(|texts| texts.get(key));
        let english = HEADINGS.iter().find(|(known, _)| *known == key);
        own.map(String::as_str)
            .or(english.map(|(_, text)| *text))
            .unwrap_or_default()
    }

    /// A line of usage as clap writes it.
    pub(super) fn usage(&self, written: &str) -> String {
        let line = written.strip_prefix("Usage:").unwrap_or(written).trim();
        line.replace("[OPTIONS]", self.heading("usage-options"))
            .replace("<COMMAND>", self.heading("usage-command"))
    }

    /// A manual page, with its headings in the language.
    pub(super) fn manual(&self, page: &str) -> String {
        let mut told = String::with_capacity(page.len());
        for line in page.split_inclusive('\n') {
            let heading = line.strip_prefix(".SH ").and_then(|heading| {
                let heading = heading.trim_end();
                let manual = HEADINGS.iter().find(|(_, text)| *text == heading)?;
                Some(self.heading(manual.0))
            });
            match heading {
                // A heading of several words stands in quotes.
                Some(heading) => told.push_str(&format!(".SH \"{heading}\"\n")),
                None => told.push_str(line),
            }
        }
        told
    }

    /// The whole tree, once it is built.
    pub(super) fn apply(&self, program: Command) -> Command {
        match &self.texts {
            None => program,
            Some(texts) => self.told(program, texts),
        }
    }

    fn told(&self, mut command: Command, texts: &HashMap<String, String>) -> Command {
        let name = command.get_name().to_owned();
        let usage = self.usage(&command.render_usage().to_string());
        if let Some(text) = texts.get(&name) {
            let (first, all) = paragraphs(text);
            command = command.about(first);
            if let Some(all) = all {
                command = command.long_about(all);
            }
        }
        let style = *command.get_styles().get_usage();
        let heading = self.heading("heading-usage");
        command
            .help_template(format!(
                "{{about-with-newline}}\n{style}{heading}:{style:#} {{usage}}\n\n{{all-args}}"
            ))
            .override_usage(usage)
            .subcommand_help_heading(self.heading("heading-commands").to_owned())
            .mut_args(|argument| self.argument(argument, &name, texts))
            .mut_subcommands(|command| match command.get_name() {
                // Its own commands are those of the program once more.
                "help" => command.about(texts.get("help").cloned().unwrap_or_default()),
                _ => self.told(command, texts),
            })
    }

    fn argument(&self, argument: Arg, command: &str, texts: &HashMap<String, String>) -> Arg {
        let id = argument.get_id().as_str();
        let Some((_, text)) = text_of(command, id, texts) else {
            return argument;
        };
        let (first, all) = paragraphs(text);
        let mut behind = String::new();
        if argument.get_action().takes_values() {
            let listed = |heading, values: Vec<String>| match values.is_empty() {
                true => String::new(),
                false => format!(" [{}: {}]", self.heading(heading), values.join(", ")),
            };
            let default = argument.get_default_values().iter();
            let default = default.map(|value| value.to_string_lossy().into_owned());
            let values = argument.get_possible_values();
            let values = values.iter().map(|value| value.get_name().to_owned());
            behind.push_str(&listed("heading-default", default.collect()));
            behind.push_str(&listed("heading-values", values.collect()));
        }
        let heading = match argument.is_positional() {
            true => "heading-arguments",
            false => "heading-options",
        };
        let argument = argument
            .help(first + &behind)
            .help_heading(self.heading(heading).to_owned())
            .hide_default_value(true)
            .hide_possible_values(true);
        match all {
            Some(all) => argument.long_help(all + &behind),
            // clap gives its own flag a long text.
            None => argument.long_help(Resettable::Reset),
        }
    }
}

/// The key and the text of a flag: that of its command, else the one that is shared.
fn text_of<'t>(
    command: &str,
    id: &str,
    texts: &'t HashMap<String, String>,
) -> Option<(&'t String, &'t String)> {
    let of = |owner: &str| texts.get_key_value(&format!("{owner}.{id}"));
    of(command).or_else(|| of(SHARED))
}

/// The first paragraph, and all of them where there are several. A single line end is none.
fn paragraphs(text: &str) -> (String, Option<String>) {
    let told: Vec<String> = text
        .split("\n\n")
        .map(|paragraph| paragraph.replace('\n', " "))
        .collect();
    let all = (told.len() > 1).then(|| told.join("\n\n"));
    (told[0].clone(), all)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory;

    use super::*;
    use crate::commands::CommandLine;

    fn tree() -> Command {
        let mut program = CommandLine::command();
        program.build();
        program
    }

    /// Every command with its flags, but for those that are hidden.
    fn commands(program: &Command) -> Vec<&Command> {
        let below = program.get_subcommands();
        let below = below.filter(|command| command.get_name() != "help");
        [program].into_iter().chain(below).collect()
    }

    #[test]
    fn every_command_and_flag_has_its_help_in_every_language_and_none_is_left_over() {
        let program = tree();
        for (code, _) in HELP {
            let help = Help::of_language(code);
            let texts = help.texts.expect("a language of its own");
            let mut used: BTreeSet<String> = HEADINGS.map(|(key, _)| key.to_owned()).into();
            used.insert("help".to_owned());
            // The English of a text that commands share.
            let mut shared: HashMap<String, String> = HashMap::new();
            for command in commands(&program) {
                let name = command.get_name();
                assert!(texts.contains_key(name), "{code}: no message {name}");
                used.insert(name.to_owned());
                for argument in command.get_arguments().filter(|one| !one.is_hide_set()) {
                    let id = argument.get_id().as_str();
                    let (key, _) = text_of(name, id, &texts)
                        .unwrap_or_else(|| panic!("{code}: no text {name}.{id}"));
                    used.insert(key.clone());
                    // clap's own flags are told by what there is to show.
                    if key.starts_with(SHARED) && !["help", "version"].contains(&id) {
                        let english = argument.get_help().map(ToString::to_string);
                        let english = english.unwrap_or_default();
                        let before = shared.insert(key.clone(), english.clone());
                        assert!(
                            before.is_none_or(|before| before == english),
                            "{code}: {key} is not the same in {name}"
                        );
                    }
                }
            }
            for key in texts.keys() {
                let is_owner = key == SHARED;
                assert!(
                    is_owner || used.contains(key),
                    "{code}: nothing asks for {key}"
                );
            }
            for (key, _) in HEADINGS {
                assert!(texts.contains_key(key), "{code}: no message {key}");
            }
        }
    }

    /// Long texts are long in every language.
    #[test]
    fn a_help_has_as_many_paragraphs_in_every_language() {
        let program = tree();
        let count = |text: Option<String>| text.map_or(1, |text| text.split("\n\n").count());
        for (code, _) in HELP {
            let told = Help::of_language(code).apply(tree());
            for (own, english) in commands(&told).into_iter().zip(commands(&program)) {
                let long = |command: &Command| command.get_long_about().map(ToString::to_string);
                let name = english.get_name();
                assert_eq!(count(long(own)), count(long(english)), "{code}: {name}");
            }
        }
    }

    #[test]
    fn nothing_of_the_help_stays_english() {
        let english: BTreeSet<String> = ["Usage:", "Options:", "Commands:"]
            .into_iter()
            .chain([
                "[OPTIONS]",
                "<COMMAND>",
                "[default:",
                "[possible values:",
                "Print help",
            ])
            .map(str::to_owned)
            .collect();
        for (code, _) in HELP {
            let mut told = Help::of_language(code).apply(tree());
            let mut pages = vec![told.render_long_help().to_string()];
            for command in told.get_subcommands_mut() {
                if command.get_name() != "help" {
                    pages.push(command.render_long_help().to_string());
                    pages.push(command.render_help().to_string());
                }
            }
            for page in pages {
                for word in &english {
                    assert!(!page.contains(word), "{code}: {word} in\n{page}");
                }
            }
        }
    }
}
