//! FIDE's list as XML, streamed one `<player>` at a time, whatever the size of the file. Nearly every player is plain
//! text between flat tags, which a search finds ten times as fast as a parser; one with references or anything else out
//! of the ordinary is read by the parser.

use std::io::BufRead;

use memchr::memmem;
use quick_xml::Reader;
use quick_xml::events::Event;

use crate::facts;

use super::{ListError, Listed, Taker, birth_year, games, k_factor, plain_id, rating, unreadable};

facts! {
    /// What is wrong with the XML of a list.
    pub enum XmlDamage {
        EndsInsidePlayer = "list-xml-ends-inside-player",
        EndWithoutPlayer = "list-xml-end-without-player",
        /// What the parser says of it.
        Parser = "list-xml-parser" { message: String },
    }
}

/// The end of one player.
const END: &[u8] = b"</player>";

pub fn read(file: &str, mut reader: impl BufRead, taker: &mut impl Taker) -> Result<(), ListError> {
    let end = memmem::Finder::new(END);
    let mut held: Vec<u8> = Vec::new();
    let mut position = 0u64;
    loop {
        let read = reader
            .fill_buf()
            .map_err(|cause| unreadable(file, &cause))?;
        if read.is_empty() {
            break;
        }
        let length = read.len();
        // The end tag may have begun in what was read before: the search starts that much earlier.
        let searched = held.len().saturating_sub(END.len());
        held.extend_from_slice(read);
        reader.consume(length);
        let mut taken = 0;
        let mut from = searched;
        while let Some(found) = end.find(&held[from..]) {
            let behind = from + found + END.len();
            player(&held[taken..behind], taker)
                .map_err(|cause| damaged(file, position + taken as u64, cause))?;
            taken = behind;
            from = behind;
        }
        held.drain(..taken);
        position += taken as u64;
    }
    // Behind the last player stands nothing but the end of the list.
    match memmem::find(&held, b"<player>") {
        Some(_) => Err(damaged(file, position, XmlDamage::EndsInsidePlayer)),
        None => Ok(()),
    }
}

/// One player, with whatever stands before him. Most are not wanted, and their ID and name tell.
fn player(text: &[u8], taker: &mut impl Taker) -> Result<(), XmlDamage> {
    let Some(start) = memmem::find(text, b"<player>") else {
        return Err(XmlDamage::EndWithoutPlayer);
    };
    let text = &text[start..];
    let id = String::from_utf8_lossy(element(text, b"<fideid>"));
    let name = String::from_utf8_lossy(element(text, b"<name>"));
    if !taker.wants(plain_id(&id), &name) {
        return Ok(());
    }
    let is_plain = memchr::memchr3(b'&', b'!', b'?', text).is_none();
    let text = String::from_utf8_lossy(text);
    taker.take(match is_plain {
        true => plain(&text),
        false => parsed(&text)?,
    });
    Ok(())
}

/// What stands between a tag and the next one.
fn element<'t>(text: &'t [u8], tag: &[u8]) -> &'t [u8] {
    let Some(start) = memmem::find(text, tag) else {
        return b"";
    };
    let rest = &text[start + tag.len()..];
    let end = memchr::memchr(b'<', rest).unwrap_or(rest.len());
    rest[..end].trim_ascii()
}

/// Whatever stands between a tag and the next one, tag by tag.
fn plain(text: &str) -> Listed {
    let mut player = Listed::default();
    for part in text.split('<') {
        if let Some((field, value)) = part.split_once('>')
            && !field.starts_with('/')
        {
            set(&mut player, field, value.trim());
        }
    }
    player
}

fn parsed(text: &str) -> Result<Listed, XmlDamage> {
    let mut xml = Reader::from_str(text);
    let mut player = Listed::default();
    let mut field = String::new();
    let mut value = String::new();
    loop {
        let event = xml.read_event().map_err(|error| XmlDamage::Parser {
            message: error.to_string(),
        })?;
        match event {
            Event::Start(start) => {
                field.clear();
                field.push_str(start.name().as_ref());
                value.clear();
            }
            Event::Text(part) => value.push_str(part.as_ref()),
            Event::GeneralRef(reference) => value.push_str(match reference.as_ref() {
                "amp" => "&",
                "apos" => "'",
                "quot" => "\"",
                "lt" => "<",
                "gt" => ">",
                _ => "?",
            }),
            Event::End(_) => set(&mut player, &std::mem::take(&mut field), value.trim()),
            Event::Eof => return Ok(player),
            _ => {}
        }
    }
}

fn set(player: &mut Listed, field: &str, text: &str) {
    match field {
        "fideid" => plain_id(text).clone_into(&mut player.id),
        "name" => text.clone_into(&mut player.name),
        "country" => text.clone_into(&mut player.federation),
        "rating" => player.standard.rating = rating(text, &mut player.wrong),
        "k" => player.standard.k = k_factor(text),
        "rapid_rating" => player.rapid.rating = rating(text, &mut player.wrong),
        "rapid_k" => player.rapid.k = k_factor(text),
        "blitz_rating" => player.blitz.rating = rating(text, &mut player.wrong),
        "blitz_k" => player.blitz.k = k_factor(text),
        "games" => player.standard.games = games(text),
        "rapid_games" => player.rapid.games = games(text),
        "blitz_games" => player.blitz.games = games(text),
        "birthday" => player.birth = birth_year(text),
        "sex" => text.clone_into(&mut player.beside.sex),
        "title" => text.clone_into(&mut player.beside.title),
        "w_title" => text.clone_into(&mut player.beside.womens_title),
        "o_title" => text.clone_into(&mut player.beside.other_titles),
        "foa_title" => text.clone_into(&mut player.beside.arena_title),
        "flag" => text.clone_into(&mut player.beside.flag),
        _ => {}
    }
}

fn damaged(file: &str, position: u64, cause: XmlDamage) -> ListError {
    ListError::Xml {
        file: file.to_owned(),
        position,
        cause: cause.into(),
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Read};

    use super::*;

    #[derive(Default)]
    struct All(Vec<Listed>);

    impl Taker for All {
        fn wants(&mut self, _: &str, _: &str) -> bool {
            true
        }

        fn take(&mut self, listed: Listed) {
            self.0.push(listed);
        }
    }

    const LIST: &str = "<playerslist>\n<player><fideid>0100</fideid><name>O&apos;Mera, Dora</name>\
        <country>IRL</country><rating>2105</rating><k>20</k><rapid_rating></rapid_rating>\
        <birthday>1990</birthday></player>\n<player>\n<fideid>200</fideid>\n<name>Ficta, Clara</name>\n\
        <blitz_rating>1999</blitz_rating>\n</player>\n</playerslist>\n";

    fn list(text: &str, piece: usize) -> Result<Vec<Listed>, ListError> {
        let mut all = All::default();
        let reader = BufReader::with_capacity(piece, text.as_bytes().take(u64::MAX));
        read("list.xml", reader, &mut all)?;
        Ok(all.0)
    }

    #[test]
    fn players_come_out_whole_wherever_the_file_is_cut() {
        for piece in 1..LIST.len() {
            let players = list(LIST, piece).expect("sound");
            let [dora, clara] = &players[..] else {
                panic!("two players in pieces of {piece}");
            };
            assert_eq!((&*dora.id, &*dora.name), ("100", "O'Mera, Dora"));
            assert_eq!(
                (dora.standard.rating, dora.standard.k),
                (Some(2105), Some(20))
            );
            assert_eq!((dora.rapid.rating, dora.birth), (None, Some(1990)));
            assert_eq!(
                (clara.standard.rating, clara.blitz.rating),
                (None, Some(1999))
            );
        }
    }

    #[test]
    fn a_list_that_breaks_off_is_an_error() {
        let cut = LIST.find("Ficta").expect("there");
        assert!(matches!(list(&LIST[..cut], 64), Err(ListError::Xml { .. })));
        assert!(matches!(list("</player>", 64), Err(ListError::Xml { .. })));
    }
}
