//! What the program says around its reports, in the language of its user: help, manual pages, refusals, positions, alphabets.

/// Exit status, standard output and standard error under a locale.
fn under(locale: &str, arguments: &[&str]) -> (i32, String, String) {
    let output = assert_cmd::cargo::cargo_bin_cmd!("arbiter")
        .args(arguments)
        .env("LC_ALL", locale)
        .output()
        .expect("the program runs");
    (
        output.status.code().expect("it ends by itself"),
        String::from_utf8(output.stdout).expect("UTF-8"),
        String::from_utf8(output.stderr).expect("UTF-8"),
    )
}

const CATALAN: &str = "ca_ES.UTF-8";

#[test]
fn the_help_is_in_the_language_of_the_machine_or_of_the_flag() {
    for (locale, arguments, usage, option) in [
        (
            "C",
            &["audit", "-h"][..],
            "Usage: arbiter audit [OPTIONS] [PATH]...",
            "Options:",
        ),
        (
            CATALAN,
            &["audit", "-h"],
            "Ús: arbiter audit [OPCIONS] [PATH]...",
            "Opcions:",
        ),
        (
            "es_ES",
            &["rate", "--help"],
            "Uso: arbiter rate [OPCIONES]",
            "Opciones:",
        ),
        (
            "pt_BR",
            &["position", "--help"],
            "Uso: arbiter position [OPÇÕES]",
            "Opções:",
        ),
        (
            "ro_RO",
            &["help", "laws"],
            "Utilizare: arbiter laws [OPȚIUNI]",
            "Opțiuni:",
        ),
        (
            "de_DE",
            &["--help"],
            "Usage: arbiter [OPTIONS] <COMMAND>",
            "Commands:",
        ),
        (
            "C",
            &["--help", "--lang", "ca"],
            "Ús: arbiter [OPCIONS] <ORDRE>",
            "Ordres:",
        ),
        (
            CATALAN,
            &["--lang=en", "--help"],
            "Usage: arbiter [OPTIONS] <COMMAND>",
            "Options:",
        ),
    ] {
        let (status, help, stderr) = under(locale, arguments);
        assert_eq!((status, &*stderr), (0, ""), "{arguments:?}");
        assert!(help.contains(usage), "{usage} is not in:\n{help}");
        assert!(help.contains(option), "{option} is not in:\n{help}");
    }
}

#[test]
fn the_help_keeps_defaults_and_values_and_translates_none_of_them() {
    let (_, help, _) = under(CATALAN, &["audit", "--help"]);
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "[per defecte: reports]",
        "[per defecte: auto] [valors possibles: auto, always, never]",
        "[valors possibles: error, warning, note]",
    ] {
        assert!(help.contains(part), "{part} is not in:\n{help}");
    }
    assert!(!help.contains("--checkpoint-every"), "{help}");
}

#[test]
fn a_manual_page_has_its_headings_in_the_language() {
    let (status, page, _) = under("C", &["man", "audit", "--lang", "ro"]);
    assert_eq!(status, 0);
    for heading in [
        ".SH \"NUME\"",
        ".SH \"REZUMAT\"",
        ".SH \"DESCRIERE\"",
        ".SH OPȚIUNI",
    ] {
        assert!(page.contains(heading), "{heading} is not in:\n{page}");
    }
    let (_, english, _) = under("C", &["man", "audit"]);
    assert!(english.contains(".SH OPTIONS") || english.contains(".SH \"OPTIONS\""));
}

#[test]
fn what_is_wrong_with_a_command_line_is_said_in_the_language() {
    for (arguments, told) in [
        (
            &["audti"][..],
            "error: no hi ha cap ordre “audti”; volíeu dir “audit”?",
        ),
        (
            &["audit", "--treads", "2"],
            "error: no hi ha cap opció ni argument “--treads”",
        ),
        (&["audit", "--show", "few"], "s'esperava un nombre, o all"),
        (
            &["audit", "--max-unpacked", "1X"],
            "s'esperava un nombre de bytes",
        ),
        (&["audit", "--threads", "few"], "s'esperava un nombre enter"),
        (
            &["audit", "--fail-on", "note"],
            "cal triar error, warning o never",
        ),
        (&["rate", "x.pgn"], "error: falta --system <SYSTEM>"),
        (&["audit", "--out"], "falta el valor de “--out <DIR>”"),
        (
            &["audit", "x", "--laws", "1900"],
            "--laws 1900: aquesta edició no hi és",
        ),
        (
            &["audit", "x", "--threads", "0"],
            "cal almenys un fil d'execució",
        ),
        (
            &["audit", "no-such.pgn"],
            "no-such.pgn no existeix: cal comprovar",
        ),
        (
            &["audit", "Cargo.toml"],
            "no s'ha trobat cap partida a Cargo.toml",
        ),
        (
            &["audit", "x", "--event", "none.toml"],
            "none.toml no existeix",
        ),
        (&["rate", "x", "--system", "elo"], "aquest sistema no hi és"),
        (&["explain", "XYZ"], "cap regla no es diu «XYZ»"),
        (&["laws", "someday"], "cal donar un dia com 2014-09-01"),
        (&["position", "--ply", "2"], "falta <FEN>..."),
    ] {
        let (status, stdout, stderr) = under(CATALAN, arguments);
        assert_eq!((status, &*stdout), (2, ""), "{arguments:?}");
        assert!(stderr.contains(told), "{told} is not in:\n{stderr}");
    }
}

#[test]
fn a_language_that_is_not_there_is_refused_in_the_language_of_the_machine() {
    let (status, _, stderr) = under(CATALAN, &["explain", "--lang", "tlh"]);
    assert_eq!(status, 2);
    assert!(
        stderr.contains("--lang tlh: aquesta llengua no hi és"),
        "{stderr}"
    );
}

#[test]
fn a_position_is_told_in_the_language_and_its_json_stays_as_it_is() {
    let fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 80";
    let english = under("C", &["position", fen]).1;
    assert!(english.contains("White is to move"), "{english}");
    for (lang, told, moved) in [
        ("ca", "juguen les blanques", "Ta8"),
        ("es", "juegan las blancas", "Ta8"),
        ("pt", "as Brancas jogam", "Ta8"),
        ("ro", "la mutare este Albul", "Ta8"),
    ] {
        let answer = under("C", &["position", fen, "--lang", lang]).1;
        assert!(answer.contains(told) && answer.contains(moved), "{answer}");
        for word in ["move", "half-moves", "Laws", "yes", "undecided"] {
            assert!(!answer.split([' ', ':']).any(|own| own == word), "{answer}");
        }
    }
    let json = ["position", fen, "--format", "json"];
    assert_eq!(under("C", &json).1, under(CATALAN, &json).1);
}

#[test]
fn alphabets_have_their_names_in_the_language() {
    let table = under(CATALAN, &["alphabets"]).1;
    let words = |line: &str| {
        line.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let head = words(table.lines().next().expect("a head"));
    assert_eq!(head, ["codi", "llengua", "R", "D", "T", "A", "C", "P"]);
    assert!(
        table
            .lines()
            .any(|line| words(line)[..2] == ["de", "alemany"]),
        "{table}"
    );
}
