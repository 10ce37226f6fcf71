//! The program as a user runs it, for the tests of small commands.

/// Exit status, standard output and standard error.
pub fn arbiter(arguments: &[&str]) -> (i32, String, String) {
    let output = assert_cmd::cargo::cargo_bin_cmd!("arbiter")
        .args(arguments)
        .env("LC_ALL", "C")
        .output()
        .expect("the program runs");
    (
        output.status.code().expect("it ends by itself"),
        String::from_utf8(output.stdout).expect("UTF-8"),
        String::from_utf8(output.stderr).expect("UTF-8"),
    )
}
