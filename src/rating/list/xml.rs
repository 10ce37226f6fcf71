//! FIDE's list as XML, streamed: one `<player>` at a time, whatever the size of the file.

use std::io::BufRead;

use quick_xml::Reader;
use quick_xml::events::Event;

use super::{ListError, Listed, Taker, birth_year, plain_id, rating};

/// The elements of a player that are looked at.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Field {
    Id,
    Name,
    Country,
    Rating,
    K,
    RapidRating,
    RapidK,
    BlitzRating,
    BlitzK,
    Birthday,
}

impl Field {
    fn of(element: &str) -> Option<Field> {
        Some(match element {
            "fideid" => Field::Id,
            "name" => Field::Name,
            "country" => Field::Country,
            "rating" => Field::Rating,
            "k" => Field::K,
            "rapid_rating" => Field::RapidRating,
            "rapid_k" => Field::RapidK,
            "blitz_rating" => Field::BlitzRating,
            "blitz_k" => Field::BlitzK,
            "birthday" => Field::Birthday,
            _ => return None,
        })
    }
}

pub fn read(file: &str, reader: impl BufRead, taker: &mut impl Taker) -> Result<(), ListError> {
    let mut xml = Reader::from_reader(reader);
    let mut buffer = Vec::new();
    let mut player = Listed::default();
    let mut field = None;
    let mut text = String::new();
    let mut open = 0usize;
    loop {
        buffer.clear();
        let event = xml
            .read_event_into(&mut buffer)
            .map_err(|error| damaged(file, &xml, error.to_string()))?;
        match event {
            Event::Start(start) => {
                open += 1;
                if start.name().as_ref() == "player" {
                    player = Listed::default();
                }
                field = Field::of(start.name().as_ref());
                text.clear();
            }
            Event::Text(part) if field.is_some() => {
                text.push_str(part.as_ref());
            }
            Event::GeneralRef(reference) if field.is_some() => {
                text.push_str(match reference.as_ref() {
                    "amp" => "&",
                    "apos" => "'",
                    "quot" => "\"",
                    "lt" => "<",
                    "gt" => ">",
                    _ => "?",
                });
            }
            Event::End(end) => {
                open = open.saturating_sub(1);
                if let Some(field) = field.take() {
                    set(&mut player, field, text.trim());
                }
                if end.name().as_ref() == "player" {
                    if taker.wants(&player.id, &player.name) {
                        taker.take(std::mem::take(&mut player));
                    }
                }
            }
            Event::Eof if open > 0 => {
                return Err(damaged(file, &xml, "it ends inside an element".to_owned()));
            }
            Event::Eof => return Ok(()),
            _ => {}
        }
    }
}

fn damaged<R: BufRead>(file: &str, xml: &Reader<R>, cause: String) -> ListError {
    ListError::Xml {
        file: file.to_owned(),
        position: xml.buffer_position(),
        cause,
    }
}

fn set(player: &mut Listed, field: Field, text: &str) {
    match field {
        Field::Id => plain_id(text).clone_into(&mut player.id),
        Field::Name => text.clone_into(&mut player.name),
        Field::Country => text.clone_into(&mut player.federation),
        Field::Rating => player.standard.rating = rating(text),
        Field::K => player.standard.k = rating(text),
        Field::RapidRating => player.rapid.rating = rating(text),
        Field::RapidK => player.rapid.k = rating(text),
        Field::BlitzRating => player.blitz.rating = rating(text),
        Field::BlitzK => player.blitz.k = rating(text),
        Field::Birthday => player.birth = birth_year(text),
    }
}
