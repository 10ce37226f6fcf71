//! `arbiter.toml` beside the games: flags that nobody types.

use crate::scratch::{Scratch, doubtful, illegal, ran};

fn with_settings(settings: &str) -> Scratch {
    let scratch = Scratch::new();
    scratch.file("g/games.pgn", [illegal(1), doubtful(2)].concat());
    scratch.file("g/arbiter.toml", settings);
    scratch
}

#[test]
fn flags_of_the_folder_count_and_are_told() {
    let scratch = with_settings("lang = \"ca\"\n\n[audit]\nselect = [\"HDR\", \"NOT\"]\n");
    for path in ["g", "g/games.pgn"] {
        let told = scratch.audit(&[path]);
        assert_eq!(told.status, 0, "no error of these rules: {told:?}");
        let flags = "flags from g/arbiter.toml: --select=HDR,NOT --lang=ca";
        assert!(told.stderr.contains(flags), "{}", told.stderr);
        assert!(
            told.stderr.contains("informes a reports"),
            "{}",
            told.stderr
        );
        assert_eq!(scratch.summary()["options"]["select"][0], "HDR");
    }
    let skipped = &scratch.audit(&["g", "--quiet"]);
    assert!(
        skipped.stderr.contains("--select=HDR,NOT"),
        "also where nobody asked"
    );
    assert_eq!(scratch.summary()["skipped"][0]["reason"], "settings");
}

#[test]
fn the_command_line_outranks_the_file_and_may_leave_it_out() {
    let scratch = with_settings("select = \"HDR\"\nquiet = true\n");
    let both = scratch.audit(&["g", "--select", "MOV"]);
    assert_eq!(
        (both.status, scratch.codes()),
        (1, vec!["MOV001".to_owned()])
    );
    assert!(!both.stderr.contains("--select"), "{}", both.stderr);
    let none = scratch.audit(&["g", "--settings", "none"]);
    assert_eq!(none.status, 1);
    assert!(
        none.stderr.contains("reports in reports"),
        "{}",
        none.stderr
    );
}

#[test]
fn slips_and_what_others_must_not_decide_are_refused() {
    for (settings, told) in [
        (
            "selekt = \"MOV\"\n",
            "no flag is called 'selekt'; did you mean 'select'?",
        ),
        ("[audti]\nselect = \"MOV\"\n", "did you mean 'audit'?"),
        (
            "out = \"/tmp/elsewhere\"\n",
            "'out' is not taken from a file beside the games",
        ),
        (
            "[audit]\nfail-on = \"never\"\n",
            "'fail-on' is not taken from a file",
        ),
        (
            "select = 1.5\n",
            "the value of 'select' is of the wrong kind",
        ),
        ("select = \n", "arbiter.toml cannot be read"),
        ("laws = \"1066\"\n", "--laws 1066: no such edition"),
        ("show = \"some\"\n", "a number, or all"),
    ] {
        with_settings(settings).audit(&["g"]).refused(&[told]);
    }
    let named = with_settings("select = \"HDR\"\n");
    named.file("mine.toml", "fail_on = \"never\"\n");
    let ran = named.audit(&["g", "--settings", "mine.toml"]);
    assert_eq!(ran.status, 0, "{ran:?}");
    named
        .audit(&["g", "--settings", "missing.toml"])
        .refused(&["missing.toml cannot be read"]);
}

#[test]
fn paths_count_from_the_folder_of_the_file() {
    let scratch = with_settings("[audit]\naccepted = \"decided.csv\"\n");
    scratch.file(
        "g/decided.csv",
        "file,game,rule,reason\ng/games.pgn,1,MOV001,seen\n",
    );
    assert_eq!(scratch.audit(&["g"]).status, 0);
}

#[test]
fn completions_and_manual_pages_name_the_flags() {
    for (arguments, holds) in [
        (&["completions", "bash"][..], "--severity"),
        (&["completions", "zsh"], "--severity"),
        (&["man"], "reconcile"),
        (&["man", "audit"], "severity"),
    ] {
        let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
        let told = ran(command.args(arguments));
        assert_eq!(told.status, 0, "{arguments:?}");
        assert!(told.stdout.contains(holds), "{arguments:?}");
    }
    let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    let refused = ran(command.args(["man", "nothing"]).env("LC_ALL", "C"));
    refused.refused(&["no command is called 'nothing'"]);
}

#[test]
fn a_flag_that_must_be_given_may_stand_in_the_file() {
    let scratch = with_settings("[rate]\nsystem = \"fide-standard\"\n");
    let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    command.env("LC_ALL", "C").current_dir(scratch.path());
    let rated = ran(command.args(["rate", "g/games.pgn"]));
    assert!(rated.status < 2, "{rated:?}");
    assert!(rated.stderr.contains("--system=fide-standard"), "{rated:?}");
}
