//! The program before any command: help, version, and what it says to a wrong word.

mod program;

use program::arbiter;

#[test]
fn help_names_every_command() {
    let (status, help, stderr) = arbiter(&["--help"]);
    assert_eq!((status, &*stderr), (0, ""));
    for part in [
        "Usage: arbiter",
        "audit",
        "normalise",
        "extract",
        "position",
        "explain",
        "alphabets",
        "--color",
    ] {
        assert!(help.contains(part), "'{part}' is not in:\n{help}");
    }
}

#[test]
fn help_of_audit_names_every_flag_that_works_and_none_that_does_not() {
    let (status, help, _) = arbiter(&["audit", "--help"]);
    assert_eq!(status, 0);
    for flag in [
        "--out",
        "--format",
        "--threads",
        "--quiet",
        "--no-progress",
        "--lang",
        "--color",
        "--laws",
        "--alphabet",
        "--encoding",
        "--select",
        "--ignore",
        "--accepted",
        "--fail-on",
        "--event",
        "--ratings",
        "--suggest",
        "--resume",
    ] {
        assert!(help.contains(flag), "'{flag}' is not in:\n{help}");
    }
    assert!(!help.contains("--checkpoint-every"), "for tests:\n{help}");
    assert!(help.contains("[default: reports]"), "{help}");
}

#[test]
fn the_version_is_that_of_the_package() {
    let expected = format!("arbiter {}\n", env!("CARGO_PKG_VERSION"));
    for flag in ["--version", "-V"] {
        assert_eq!(arbiter(&[flag]), (0, expected.clone(), String::new()));
    }
}

#[test]
fn wrong_words_are_refused_with_a_hint() {
    let (status, stdout, stderr) = arbiter(&["audti"]);
    assert_eq!((status, &*stdout), (2, ""));
    assert!(
        stderr.contains("'audti'") && stderr.contains("audit"),
        "{stderr}"
    );
    let (status, _, stderr) = arbiter(&["audit", "--treads", "2"]);
    assert_eq!(status, 2);
    assert!(stderr.contains("--threads"), "{stderr}");
    assert_eq!(arbiter(&[]).0, 2, "no command is no success");
}

/// A thread needs an address space of its own. Where the machine does not have it, that is said in one sentence.
#[cfg(target_os = "linux")]
#[test]
fn more_threads_than_the_memory_allows_are_refused_in_a_sentence() {
    let program = assert_cmd::cargo::cargo_bin!("arbiter");
    for kilobytes in [500_000, 1_500_000, 2_600_000, 3_000_000] {
        let out = tempfile::TempDir::new().expect("a scratch folder");
        let limited = format!(
            "ulimit -v {kilobytes}; exec '{}' audit fixtures/sample-game --threads 1024 --out '{}'",
            program.display(),
            out.path().display()
        );
        let output = std::process::Command::new("sh")
            .args(["-c", &limited])
            .output()
            .expect("a shell");
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{kilobytes}: {stderr}");
        assert!(
            stderr.starts_with("arbiter: 1024 threads cannot be started"),
            "{stderr}"
        );
        assert!(stderr.contains("ask for fewer with --threads"), "{stderr}");
        assert_eq!(stderr.lines().count(), 1, "{stderr}");
    }
}
