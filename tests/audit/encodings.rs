//! Files in old encodings, by detection and by `--encoding`.

use crate::scratch::{Scratch, clean, column};

/// The text in an encoding that the browsers' standard has.
fn encoded(label: &str, text: &str) -> Vec<u8> {
    let encoding = encoding_rs::Encoding::for_label(label.as_bytes()).expect("a label");
    let (bytes, _, unmappable) = encoding.encode(text);
    assert!(!unmappable, "{text} in {label}");
    bytes.into_owned()
}

/// A clean game between these players.
fn game(white: &str, black: &str) -> String {
    clean(1).replace("Alfil 1", white).replace("Torre 1", black)
}

/// The players and the encoding of the first game.
fn read(bytes: &[u8], arguments: &[&str]) -> (String, String, String) {
    let scratch = Scratch::with_games(bytes);
    let ran = scratch.audit_games(arguments);
    assert_eq!(ran.status, 0, "{ran:?}");
    let games = scratch.games();
    let cell = |name: &str| games[0][name].to_owned();
    (cell("white"), cell("black"), cell("encoding"))
}

/// Players, an encoding by a name that users give it, the name that reports give it, and the bytes of the game.
fn samples() -> Vec<(
    &'static str,
    &'static str,
    &'static str,
    &'static str,
    Vec<u8>,
)> {
    let by_standard = [
        (
            "Žilvinas Šeškus",
            "Rūtelė Kęstaitytė",
            "cp1257",
            "windows-1257",
        ),
        ("Jāzeps Ķērpis", "Mārīte Dūmiņa", "latin7", "iso-8859-13"),
        ("אלון גרינפלד", "נועם אברבוך", "cp1255", "windows-1255"),
        ("أحمد عدلي", "حمزة حكيمي", "cp1256", "windows-1256"),
        ("李超", "侯逸凡", "GBK", "gbk"),
        ("小島慎也", "本間博", "Shift-JIS", "shift_jis"),
        ("陳怡君", "林志豪", "cp950", "big5"),
        ("김도윤", "이상훈", "cp949", "euc-kr"),
    ];
    let mut samples: Vec<_> = by_standard
        .into_iter()
        .map(|(white, black, label, name)| {
            (
                white,
                black,
                label,
                name,
                encoded(name, &game(white, black)),
            )
        })
        .collect();
    let dos = |white: &[u8], black: &[u8]| {
        let (ahead, rest) = game("@", "#")
            .split_once('@')
            .map(|(a, b)| (a.to_owned(), b.to_owned()))
            .expect("a name");
        let (between, behind) = rest.split_once('#').expect("a name");
        [
            ahead.as_bytes(),
            white,
            between.as_bytes(),
            black,
            behind.as_bytes(),
        ]
        .concat()
    };
    samples.push((
        "Yıldız Şahin",
        "Çağatay Doğan",
        "cp857",
        "ibm857",
        dos(b"Y\x8dld\x8dz \x9eahin", b"\x80a\xa7atay Do\xa7an"),
    ));
    samples.push((
        "Πέτρος Μανάκης",
        "Ανδρέας",
        "737",
        "ibm737",
        dos(
            b"\x8f\xe2\xab\xa8\xa6\xaa \x8b\x98\xa4\xe1\xa1\x9e\xaa",
            b"\x80\xa4\x9b\xa8\xe2\x98\xaa",
        ),
    ));
    samples
}

#[test]
fn every_encoding_may_be_named() {
    for (white, black, label, name, bytes) in samples() {
        let expected = (white.to_owned(), black.to_owned(), name.to_owned());
        for label in [label, name, &label.to_uppercase()] {
            assert_eq!(read(&bytes, &["--encoding", label]), expected, "{label}");
        }
    }
}

#[test]
fn every_encoding_is_found() {
    for (white, black, _, name, bytes) in samples() {
        let found = read(&bytes, &[]);
        assert_eq!((&*found.0, &*found.1), (white, black), "{name}");
        // The two Baltic pages have these letters at the same places.
        let is_alike = name == "iso-8859-13" && found.2 == "windows-1257";
        assert!(found.2 == name || is_alike, "{name}: {}", found.2);
    }
}

/// In Shift_JIS the second half of `本` is `{`, of `ソ` a backslash, of `充` `[`, of `ポ` `|`; in GBK that of `亄` is `[`.
#[test]
fn half_an_ideograph_is_no_bracket() {
    let text = "[Event \"ソ\"]\n[White \"本充\"]\n[Black \"ポ表\"]\n[Result \"1-0\"]\n\n\
        1. e4 {日本 ソ ポ} e5 2. Nf3 {充} Nc6 1-0\n\n1. d4 d5 2. c4 {表} e6 0-1\n\n[White \"ソ\"]\n\n1. c4 e5 *\n";
    for arguments in [&[][..], &["--encoding", "sjis"]] {
        let scratch = Scratch::with_games(encoded("shift_jis", text));
        scratch.audit_games(arguments);
        let games = scratch.games();
        assert_eq!(column(&games, "event"), ["ソ", "", ""]);
        assert_eq!(column(&games, "white"), ["本充", "", "ソ"]);
        assert_eq!(column(&games, "black"), ["ポ表", "", ""]);
        assert_eq!(column(&games, "plies"), ["4", "4", "2"]);
        assert_eq!(column(&games, "line"), ["1", "8", "10"]);
    }
    let text = "1. e4 e5 {亄} 1-0\n\n1. d4 d5 {黑方超时} 0-1\n";
    let scratch = Scratch::with_games(encoded("gbk", text));
    scratch.audit_games(&["--encoding", "gbk"]);
    assert_eq!(column(&scratch.games(), "plies"), ["2", "2"]);
    assert_eq!(column(&scratch.games(), "encoding"), ["gbk", "gbk"]);
}

/// Exports are glued together: what cannot be the encoding of the beginning is read for itself.
#[test]
fn games_of_other_encodings_behind_ideographs_are_read() {
    let parts = [
        encoded("gbk", &game("李超", "侯逸凡")),
        game("Žilvinas Šeškus", "Rūtelė").into_bytes(),
        encoded("windows-1252", &game("Rubén Muñoz", "François Lévêque")),
        clean(4).into_bytes(),
    ];
    let scratch = Scratch::with_games(parts.concat());
    scratch.audit_games(&[]);
    let games = scratch.games();
    let white = ["李超", "Žilvinas Šeškus", "Rubén Muñoz", "Alfil 4"];
    assert_eq!(column(&games, "white"), white);
    assert_eq!(games[0]["encoding"], *"gbk");
    assert_eq!(games[3]["encoding"], *"utf-8");
}

/// A sheet without tags, names or headers: the letters stand in its remarks alone.
#[test]
fn a_sheet_with_letters_of_the_baltic_in_its_text_alone_is_read() {
    for (remark, label) in [
        ("baltųjų pėstininkas žengė pirmyn", "windows-1257"),
        ("melnie padevās pēc šī gājiena", "windows-1257"),
        ("šeit vajadzēja ņemt ar torni", "iso-8859-13"),
        ("võit lõppmängus pärast põhjalikku tööd", "iso-8859-13"),
    ] {
        let text = format!("1. e4 e5\n2. d4 exd4 {{{remark}}}\n3. c3 d5\n");
        let scratch = Scratch::new();
        scratch.file("sheet.txt", encoded(label, &text));
        let normalised = assert_cmd::cargo::cargo_bin_cmd!("arbiter")
            .env("LC_ALL", "C")
            .current_dir(scratch.path())
            .args(["normalise", "sheet.txt"])
            .output()
            .expect("the program runs");
        let written = String::from_utf8(normalised.stdout).expect("UTF-8");
        assert!(written.contains(remark), "{label}: {written}");
    }
}

#[test]
fn what_was_utf16_stays_so_whatever_the_user_says_of_the_rest() {
    let text = game("Rubén Muñoz", "Ødegård");
    let utf16: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for label in ["utf-16le", "utf-16", "windows-1252", "gbk"] {
        let found = read(&utf16, &["--encoding", label]);
        assert_eq!(&*found.0, "Rubén Muñoz", "{label}");
        assert_eq!(&*found.2, "utf-16le", "{label}");
    }
}

#[test]
fn an_unknown_encoding_is_refused_with_those_that_are_known() {
    let scratch = Scratch::with_games(clean(1));
    scratch.audit_games(&["--encoding", "cp999"]).refused(&[
        "--encoding cp999",
        "choose from",
        "windows-1257",
        "gbk",
        "shift_jis",
        "ibm857",
        "ibm737",
    ]);
}
