//! The pages of the repository link to each other and to files: every link that is no address of the web must lead to
//! a file that exists, and, where it names a heading, to a heading that is there.

use std::fs;
use std::path::{Path, PathBuf};

/// The pages at the top and in `docs`, and those beside what they describe.
fn pages() -> Vec<PathBuf> {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["", "docs", "docs/examples", "reports/sample", "benches"];
    let mut found = Vec::new();
    for folder in folders {
        for entry in fs::read_dir(repository.join(folder)).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.extension().is_some_and(|extension| extension == "md") {
                found.push(path);
            }
        }
    }
    found
}

/// Lines outside blocks of code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut is_code = false;
    text.lines().filter(move |line| {
        let is_fence = line.starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    })
}

/// What stands in the round brackets of `[text](target)`.
fn targets(text: &str) -> Vec<&str> {
    prose(text)
        .flat_map(|line| line.split("](").skip(1))
        .filter_map(|rest| rest.split(')').next())
        .collect()
}

/// The headings of a page as links name them: `## One position` is `one-position`.
fn anchors(text: &str) -> Vec<String> {
    prose(text)
        .filter(|line| line.starts_with('#'))
        .map(|line| {
            let heading = line.trim_start_matches('#').trim().to_lowercase();
            let kept = |c: &char| c.is_alphanumeric() || [' ', '-', '_'].contains(c);
            heading
                .chars()
                .filter(kept)
                .collect::<String>()
                .replace(' ', "-")
        })
        .collect()
}

#[test]
fn every_link_leads_somewhere() {
    let mut links = 0;
    let mut broken = Vec::new();
    for page in pages() {
        let text = fs::read_to_string(&page).expect("a page in UTF-8");
        for target in targets(&text) {
            if target.contains("://") {
                continue;
            }
            links += 1;
            let (file, heading) = target.split_once('#').unwrap_or((target, ""));
            let led_to = match file {
                "" => page.clone(),
                _ => page.parent().expect("a folder").join(file),
            };
            let is_there = led_to.exists()
                && (heading.is_empty()
                    || fs::read_to_string(&led_to)
                        .is_ok_and(|text| anchors(&text).iter().any(|known| known == heading)));
            if !is_there {
                broken.push(format!("{}: {target}", page.display()));
            }
        }
    }
    assert!(links > 20, "the pages were read");
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn headings_are_named_as_github_names_them() {
    let page = "# A federation's day\n```\n# no heading\n```\n## Limits, honestly\n[x](y.md#z) and ![p](q)";
    assert_eq!(anchors(page), ["a-federations-day", "limits-honestly"]);
    assert_eq!(targets(page), ["y.md#z", "q"]);
}
