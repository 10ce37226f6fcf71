//! The frame that all pages share: one file that allows nothing to run but its own script and style, known by their hashes,
//! with the words of all languages and packed tables inside.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::Value as Json;
use sha2::{Digest, Sha256};

use super::table::{PackedTable, packed};
use super::texts::Texts;

/// The whole page, its script and the words of all languages among it.
const LARGEST_PAGE: usize = 10_000_000;

/// Kept for everything but the tables.
const RESERVED: usize = 1_500_000;

/// What there is room for in the tables.
pub(super) const ROOM: usize = LARGEST_PAGE - RESERVED;

const STYLE: &str = include_str!("page.css");

/// The drawing of the twelve pieces, as symbols `wK` to `bP` of 45 by 45.
const PIECES: &str = include_str!("pieces.svg");

/// Stands in the head, before anything is drawn.
const EARLY: &str = include_str!("script/early.js");

/// What is around the body of a page.
pub(super) struct Frame<'f> {
    pub(super) texts: Texts,
    pub(super) title: &'f str,
    /// The parts of the script, in the order in which they stand in the page.
    pub(super) script: &'f [&'static str],
    /// What the script needs to know of the whole.
    pub(super) meta: Json,
    /// The words of all languages.
    pub(super) languages: Json,
    pub(super) tables: &'f [&'f PackedTable],
}

impl Frame<'_> {
    /// The page as text.
    pub(super) fn around(&self, head: &Markup, main: &Markup) -> String {
        let script = format!(
            "(() => {{\n'use strict';\n{}\n}})();\n",
            self.script.join("\n")
        );
        let policy = format!(
            "default-src 'none'; script-src '{}' '{}'; style-src '{}'; img-src data:; base-uri 'none'; form-action 'none'",
            hash(EARLY),
            hash(&script),
            hash(STYLE)
        );
        let page = html! {
            (DOCTYPE)
            html lang=(self.texts.words.code()) {
                head {
                    meta charset="utf-8";
                    meta http-equiv="Content-Security-Policy" content=(policy);
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) " · arbiter" }
                    style { (PreEscaped(STYLE)) }
                    script { (PreEscaped(EARLY)) }
                }
                body {
                    (self.texts.text("a", "page-skip", &[], &[("class", "skip"), ("href", "#app")]))
                    (PreEscaped(PIECES))
                    (head)
                    main { (main) }
                    script type="application/json" id="meta" { (PreEscaped(inside_script(&self.meta))) }
                    script type="text/plain" id="words" { (packed(&self.languages)) }
                    @for table in self.tables {
                        @for chunk in table.chunks() {
                            script type="text/plain" class="chunk" data-table=(table.name()) data-rows=(chunk.rows) { (chunk.text) }
                        }
                    }
                    script { (PreEscaped(&script)) }
                }
            }
        };
        page.into_string()
    }
}

/// `sha256-…`, by which a browser knows a script or a style as ours.
fn hash(text: &str) -> String {
    format!(
        "sha256-{}",
        STANDARD.encode(Sha256::digest(text.as_bytes()))
    )
}

/// JSON that cannot end the element that it stands in.
fn inside_script(json: &Json) -> String {
    json.to_string().replace('<', "\\u003c")
}
