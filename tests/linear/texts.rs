//! Texts of any size that are hard on a reader: one thing again and again, or one thing without end.

type Make = fn(usize) -> String;

/// Each with its name; the number is about how many bytes it has.
pub const TEXTS: &[(&str, Make)] = &[
    ("one long word", |n| {
        moves(&format!("1. e4 e5 {}", "x".repeat(n)))
    }),
    ("words that are no moves", |n| {
        moves(&format!("1. e4 e5 {}", again("xx ", n)))
    }),
    ("commands that are never closed", |n| {
        moves(&format!("1. e4 e5 {}", again("[%", n)))
    }),
    ("a long word in a comment", |n| comment(&"x".repeat(n))),
    ("open commands in a comment", |n| comment(&again("[%", n))),
    ("open commands and one end", |n| {
        comment(&format!("{}]", again("[%", n)))
    }),
    ("commands in a comment", |n| {
        comment(&again("[%clk 0:01:00] ", n))
    }),
    ("commands that cannot be read", |n| {
        comment(&again("[%claim ] ", n))
    }),
    ("claims behind one move", |n| {
        comment(&again("[%claim threefold] ", n))
    }),
    ("illegal moves behind one move", |n| {
        comment(&again("[%illegal Ke5] ", n))
    }),
    ("penalties behind one move", |n| {
        comment(&again("[%penalty white 5] ", n))
    }),
    ("resignations behind one move", |n| {
        comment(&again("[%resigns white] ", n))
    }),
    ("agreements behind one move", |n| {
        comment(&again("[%agreed] ", n))
    }),
    ("tags in a comment", |n| comment(&again("[Event ", n))),
    ("open brackets", |n| {
        moves(&format!("1. e4 e5 {}", "(".repeat(n)))
    }),
    ("open brackets with comments", |n| {
        moves(&format!("1. e4 e5 {}", again("( {a} ", n)))
    }),
    ("open variations", |n| {
        moves(&format!("1. e4 e5 {}", again("(1... c5 ", n)))
    }),
    ("variations within variations", |n| {
        moves(&format!(
            "1. e4 e5 {}{}",
            again("(1... c5 ", n / 2),
            again(") ", n / 9)
        ))
    }),
    ("variations", |n| {
        moves(&format!("1. e4 e5 {}", again("(1... c5) ", n)))
    }),
    ("variations that cannot be played", |n| {
        moves(&format!("1. e4 e5 {}", again("(1... xx) ", n)))
    }),
    ("a variation behind every move", |n| {
        moves(&knights(n, " (1. xx)"))
    }),
    ("variations at the end of a long game", |n| {
        moves(&format!(
            "{} {}",
            knights(n / 2, ""),
            again("(1. e4) ", n / 2)
        ))
    }),
    ("closing brackets", |n| {
        moves(&format!("1. e4 e5 {}", ")".repeat(n)))
    }),
    ("open braces", |n| {
        moves(&format!("1. e4 e5 {}", "{".repeat(n)))
    }),
    ("braces within braces", |n| {
        moves(&format!(
            "1. e4 e5 {}{}",
            "{".repeat(n / 2),
            "}".repeat(n / 2)
        ))
    }),
    ("square brackets", |n| {
        moves(&format!("1. e4 e5 {}", "[".repeat(n)))
    }),
    ("glyphs", |n| {
        moves(&format!("1. e4 {} e5", again("$1 ", n)))
    }),
    ("a long glyph", |n| {
        moves(&format!("1. e4 ${} e5", "1".repeat(n)))
    }),
    ("opinions", |n| {
        moves(&format!("1. e4 {} e5", again("!? ", n)))
    }),
    ("dots", |n| moves(&format!("1. e4 {} e5", ".".repeat(n)))),
    ("a long number", |n| {
        moves(&format!("1. e4 {} e5", "1".repeat(n)))
    }),
    ("wrong numbers", |n| {
        moves(&format!("1. e4 {} e5", again("77. ", n)))
    }),
    ("results", |n| {
        moves(&format!("1. e4 e5 {}", again("1-0 ", n)))
    }),
    ("offers", |n| {
        moves(&format!("1. e4 e5 {}", again("(=) ", n)))
    }),
    ("escaped lines", |n| {
        moves(&format!("1. e4 e5\n{}", again("%x\n", n)))
    }),
    ("tags", |n| {
        tagged(&numbered(n, |at| format!("[Tag{at} \"v\"]\n")))
    }),
    ("one tag again", |n| {
        tagged(&numbered(n, |at| format!("[White \"Q{at}\"]\n")))
    }),
    ("an unknown tag again", |n| {
        tagged(&numbered(n, |at| format!("[Xyz \"Q{at}\"]\n")))
    }),
    ("a long tag", |n| {
        tagged(&format!("[Annotator \"{}\"]\n", "v".repeat(n)))
    }),
    ("a long tag and many findings", |n| {
        let tag = format!("[EventDate \"{}\\\\\"]\n", "v".repeat(n / 2));
        format!(
            "{tag}[Result \"*\"]\n\n1. e4 {{{}}} *\n",
            again("[%claim ] ", n / 2)
        )
    }),
    ("a time control of many periods", |n| {
        let control = format!("[TimeControl \"{}\"]\n", vec!["1/300"; n / 30].join(":"));
        format!(
            "{control}[Result \"*\"]\n\n{} *\n",
            knights(n * 2 / 3, " {[%clk 0:09:00]}")
        )
    }),
    ("a long game", |n| moves(&knights(n, ""))),
    ("a long game that breaks off", |n| {
        moves(&format!("{} Qh9", knights(n, "")))
    }),
    ("a long game with a slip in every fourth move", |n| {
        moves(&again("Nf4 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 ", n))
    }),
    (
        "a long game with an illegal king's move and claims behind it",
        |n| {
            let claims = knights(n, " {[%claim threefold]}");
            moves(&format!("Nc3 Nc6 Ke3 Nb8 Ke1 {claims}"))
        },
    ),
    (
        "a slip in many games, and a mate that was not counted",
        |n| {
            let moves = "e4 e5 Nf4 Nc6 Bc4 Nd4 Nxe5 Qg5 Nxf7 Qxg2 Rf1 Qxe4+ Be2 Nf3#";
            again(
                &format!("[Event \"a\"]\n[Result \"1-0\"]\n\n{moves} 1-0\n\n"),
                n,
            )
        },
    ),
    ("a long game in other letters", |n| {
        moves(&knights(n, "").replace('N', "S"))
    }),
    ("false checks", |n| moves(&knights(n, "+"))),
    ("a claim of a repetition behind every move", |n| {
        moves(&knights(n, " {[%claim threefold]}"))
    }),
    ("such a claim with a move", |n| {
        moves(&knights(n, " {[%claim threefold Nc3]}"))
    }),
    ("a claim of fifty moves behind every move", |n| {
        moves(&knights(n, " {[%claim fifty]}"))
    }),
    ("a claim of a dead position behind every move", |n| {
        moves(&knights(n, " {[%claim dead]}"))
    }),
    ("an illegal move and its penalty behind every move", |n| {
        moves(&knights(n, " {[%illegal Ke5] [%penalty white 120]}"))
    }),
    ("a resignation behind every move", |n| {
        moves(&knights(n, " {[%resigns white]}"))
    }),
    ("a claim of a flag behind every move", |n| {
        let control = "[TimeControl \"300\"]\n";
        format!(
            "{control}[Result \"*\"]\n\n{} *\n",
            knights(n, " {[%clk 0:04:00][%claim flag]}")
        )
    }),
    ("claims behind the clocks of one player", |n| {
        let tags = "[Date \"2002.01.01\"]\n[TimeControl \"300\"]\n[Result \"*\"]\n\n";
        let clocks = knights(n / 2, "").replace("Nf3", "Nf3 {[%clk 0:04:00]}");
        format!(
            "{tags}{clocks} {} *\n",
            knights(n / 2, " {[%claim threefold black]}")
        )
    }),
    ("an illegal move behind every move", |n| {
        moves(&knights(n, " {[%illegal Ke5]}"))
    }),
    ("a sealed move behind every move", |n| {
        moves(&knights(n, " {[%sealed]}"))
    }),
    ("an offer behind every move", |n| moves(&knights(n, " (=)"))),
    ("two moves in every word", |n| {
        moves(&numbered(n, |at| {
            format!("{}.Nf3Nf6 {}.Ng1Ng8 ", 2 * at + 1, 2 * at + 2)
        }))
    }),
    ("moves and numbers without a blank", |n| {
        moves(&numbered(n, |at| {
            format!("{}.Nf3Nf6{}.Ng1Ng8", 2 * at + 1, 2 * at + 2)
        }))
    }),
    ("words that look like two moves", |n| {
        moves(&format!("1. e4 e5 {}", again("Nf9Nc9 e4e5e4 ", n)))
    }),
    ("signs without width", |n| {
        moves(&format!("1. e4 e5 {}", again("a\u{200b}", n)))
    }),
    ("moves parted by signs without width", |n| {
        moves(&again("Nf3\u{200b}Nf6\u{200b}Ng1\u{200b}Ng8\u{200b}", n))
    }),
    ("blanks inside moves", |n| {
        moves(&again("Ng1 - f3 Ng8 - f6 Nf3 - g1 Nf6 - g8 ", n))
    }),
    ("signs with blanks", |n| {
        moves(&format!("1. e4 e5 {}", again("a x - = ", n)))
    }),
    ("moves in capitals", |n| {
        moves(&again("NF3 NF6 NG1 NG8 ", n))
    }),
    ("numbers in other digits", |n| {
        moves(&format!("1. e4 e5 {}", again("٢. •٣. ", n)))
    }),
    ("a sheet in small letters", |n| {
        sheet(&numbered(n, |at| {
            format!("{}. nf3 nf6\n{}. ng1 ng8\n", 2 * at + 1, 2 * at + 2)
        }))
    }),
    ("games", |n| {
        again("[Event \"x\"]\n[Result \"*\"]\n\n1. e4 Ke5 *\n\n", n)
    }),
    ("games without moves", |n| again("[Event \"x\"]\n", n)),
    ("blank lines", |n| games_around(&"\n".repeat(n))),
    ("lines of a blank", |n| games_around(&again(" \n", n))),
    ("a long rule", |n| {
        games_around(&format!("{}\n", "-".repeat(n)))
    }),
    ("many rules", |n| games_around(&again("-----\n\n", n))),
    ("stars and blanks", |n| {
        games_around(&format!("{}{}\n", again("* ", n / 2), " ".repeat(n / 2)))
    }),
    ("games on one line", |n| again("1. e4 e5 1-0 ", n)),
    ("games with tags on one line", |n| {
        again("1. e4 e5 1-0[Event \"x\"] ", n)
    }),
    ("games in an open brace", |n| {
        moves(&format!("1. e4 {{\n{}", again("1. e4 e5 1-0\n", n)))
    }),
    ("games on one line in an open brace", |n| {
        moves(&format!("1. e4 {{\n{}", again("1. e4 e5 1-0 ", n)))
    }),
    ("lone tags in an open brace", |n| {
        moves(&format!(
            "1. e4 {{\n{}",
            again("e4 e5 1-0\n\n[X \"y\"]\n\n", n)
        ))
    }),
    ("tags and moves on one line", |n| {
        again("[ECO \"C20\"] 1. e4 e5\n", n)
    }),
    ("a sheet", |n| {
        sheet(&numbered(n, |at| format!("{}. Nf3 Nf6\n", at + 1)))
    }),
    ("a sheet that cannot be read", |n| {
        sheet(&format!(
            "1. e4 e5\n{}",
            numbered(n, |at| format!("{}. xxx yyy\n", at + 2))
        ))
    }),
    ("a sheet with a long word", |n| {
        sheet(&format!("1. e4 e5\n2. {}\n", "x".repeat(n)))
    }),
    ("a sheet with a long line", |n| {
        sheet(&format!("1. e4 e5\n2. {}\n", again("x ", n)))
    }),
    ("a table of moves", |n| {
        format!(
            "move,white,black\n{}",
            numbered(n, |at| format!("{},Nf3,Nf6\n", at + 1))
        )
    }),
];

/// About so many bytes of one text.
fn again(text: &str, bytes: usize) -> String {
    text.repeat(bytes / text.len())
}

fn numbered(bytes: usize, line: fn(usize) -> String) -> String {
    let mut text = String::new();
    for at in 0.. {
        if text.len() >= bytes {
            break;
        }
        text.push_str(&line(at));
    }
    text
}

/// Knights go out and home again, with something behind every move.
fn knights(bytes: usize, behind: &str) -> String {
    let mut text = String::new();
    for word in ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle() {
        if text.len() >= bytes {
            break;
        }
        text.push_str(word);
        text.push_str(behind);
        text.push(' ');
    }
    text
}

/// Something between two games.
fn games_around(text: &str) -> String {
    let game = "[Event \"x\"]\n[Result \"*\"]\n\n1. e4 e5 *\n";
    format!("{game}{text}{game}")
}

fn moves(text: &str) -> String {
    format!("[Event \"x\"]\n[Date \"2020.01.01\"]\n[Result \"1/2-1/2\"]\n\n{text} 1/2-1/2\n")
}

fn comment(text: &str) -> String {
    moves(&format!("1. e4 {{{text}}} e5"))
}

fn tagged(tags: &str) -> String {
    format!("[Event \"x\"]\n{tags}[Result \"*\"]\n\n1. e4 e5 *\n")
}

fn sheet(rows: &str) -> String {
    format!("White: A\nBlack: B\n\n{rows}")
}
