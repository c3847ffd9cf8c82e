//! The cards of Travelers of Stampadia: a hero and an adventure, nine slips each, to print on
//! both sides of nine cards (section 9 of `docs/rules/travelers.md`).
//!
//! [`faces`] draws them one by one, [`sheet`] puts them on paper, [`about`] is what the file says
//! of itself. The folder has a file for each kind of card, `portrait/` for those who are fought,
//! `vignette.rs` for places and events.

pub(crate) mod back;
pub(crate) mod cover;
mod glyphs;
mod hero_card;
mod index_card;
mod ink;
mod lozenge;
mod marks;
mod portrait;
mod room_card;
mod sepia;
mod sphere;
mod status_card;
mod strip;
mod vignette;
mod wording;
mod world_card;

use super::DressFault;
use crate::canvas::Canvas;
use crate::pdf::{About, Date};
use crate::sheet::{CARD, CodePlace, Mode, Paper, Sheet, Slip};
use crate::text::TextFault;
use catalog::Locale;
use kernel::Phrase;
use travelers::{AdventureSide, GENERATOR_VERSION, HeroSide, Map, SetCode};

/// The hero side of one set and the adventure side of another, or of the same (TS-1.1).
#[derive(Clone, Copy, Debug)]
pub struct Pair<'a> {
    /// The hero, and the code of their set.
    pub hero: (&'a HeroSide, SetCode),
    /// The adventure, and the code of its set.
    pub adventure: (&'a AdventureSide, SetCode),
}

/// One side of a card with its names.
#[derive(Clone, Debug, PartialEq)]
pub struct Face {
    /// Its file's name without ending: `TOS20220706-H-1`.
    pub name: String,
    /// What it looks like.
    pub slip: Slip,
}

/// The faces of a pair.
#[derive(Clone, Debug, PartialEq)]
pub struct Faces {
    /// Hero Cards 1 to 8 and the Status Card (TS-9.2).
    pub hero: Vec<Face>,
    /// World cards 1 to 9, or Room Cards and Index pages (TS-9.2).
    pub adventure: Vec<Face>,
}

/// Draws all faces; a text that does not fit, or that no font can write, is an error that names
/// the card (TS-9.11).
pub fn faces(pair: Pair, locale: &Locale) -> Result<Faces, DressFault> {
    Ok(Faces {
        hero: hero_faces(pair.hero.0, pair.hero.1, locale)?,
        adventure: adventure_faces(pair.adventure.0, pair.adventure.1, locale)?,
    })
}

/// The faces on paper: the hero is the first page, the adventure the second (TS-9.1 to TS-9.3).
pub fn sheet(faces: Faces, paper: Paper, mode: Mode) -> Sheet {
    let slips = |faces: Vec<Face>| faces.into_iter().map(|face| face.slip).collect();
    Sheet {
        paper,
        mode,
        fronts: slips(faces.hero),
        backs: slips(faces.adventure),
    }
}

/// TS-9.13: title, codes, language, generator, and the day of the set in place of the clock's.
pub fn about(pair: Pair, locale: &Locale) -> About {
    let title = |key| locale.say(&Phrase::new(key));
    About {
        title: format!(
            "{}: {}",
            title(pair.hero.0.title.key()),
            title(pair.adventure.0.title.key())
        ),
        code: codes(pair),
        language: locale.lang().tag().to_owned(),
        creator: format!(
            "Mazzo {}, generator {GENERATOR_VERSION}",
            env!("CARGO_PKG_VERSION")
        ),
        date: date(pair.adventure.1),
    }
}

/// The code of the set, or both where hero and adventure come from two.
fn codes(pair: Pair) -> String {
    let (hero, adventure) = (pair.hero.1, pair.adventure.1);
    match hero == adventure {
        true => hero.to_string(),
        false => format!("{hero}-{adventure}"),
    }
}

/// What the file is called (TS-9.13): `TOS20220706-it.pdf`.
pub fn file_name(pair: Pair, locale: &Locale) -> String {
    format!("{}-{}.pdf", codes(pair), locale.lang().tag())
}

fn date(code: SetCode) -> Date {
    let Some((year, month, day)) = code.day().map(|day| day.date()) else {
        return Date::CUSTOM;
    };
    // Days end in the year 9999.
    Date {
        year: year as u16,
        month: month as u8,
        day: day as u8,
    }
}

fn hero_faces(side: &HeroSide, code: SetCode, locale: &Locale) -> Result<Vec<Face>, DressFault> {
    let mut press = Press::new(code, 'H', 'A');
    for card in &side.cards {
        press.print(CodePlace::UpperHalf, |canvas, _| {
            hero_card::draw(canvas, card, side.class, locale)
        })?;
    }
    press.print(CodePlace::Corner, |canvas, _| {
        status_card::draw(canvas, side, locale)
    })?;
    Ok(press.faces)
}

fn adventure_faces(
    side: &AdventureSide,
    code: SetCode,
    locale: &Locale,
) -> Result<Vec<Face>, DressFault> {
    let mut press = Press::new(code, side.kind().letter(), 'B');
    match &side.map {
        Map::World(world) => {
            for card in &world.cards {
                let above_the_strip = CodePlace::Above(strip::TOP);
                press.print(above_the_strip, |canvas, number| {
                    world_card::draw(canvas, card, number, &side.cast, locale)
                })?;
            }
        }
        Map::Dungeon(dungeon) => {
            for room in &dungeon.rooms {
                press.print(CodePlace::Corner, |canvas, number| {
                    room_card::draw(canvas, room, number)
                })?;
            }
            for (page, entries) in dungeon.index.chunks(index_card::ENTRIES).enumerate() {
                press.print(CodePlace::Corner, |canvas, _| {
                    index_card::draw(canvas, entries, page + 1, &side.cast, locale)
                })?;
            }
        }
    }
    Ok(press.faces)
}

/// Draws one side of a set, card by card.
struct Press {
    code: SetCode,
    side: char,
    slip: char,
    faces: Vec<Face>,
}

impl Press {
    fn new(code: SetCode, side: char, slip: char) -> Press {
        Press {
            code,
            side,
            slip,
            faces: Vec::new(),
        }
    }

    /// The next card, with its codes (TS-2.19).
    fn print(
        &mut self,
        code_place: CodePlace,
        draw: impl FnOnce(&mut Canvas, u8) -> Result<(), TextFault>,
    ) -> Result<(), DressFault> {
        let Press {
            code, side, slip, ..
        } = *self;
        let number = self.faces.len() as u8 + 1;
        let card = format!("{code}.{GENERATOR_VERSION}-{side}-{number}{slip}");
        let mut canvas = Canvas::new();
        draw(&mut canvas, number).map_err(|fault| DressFault::Text {
            card: card.clone(),
            fault,
        })?;
        self.faces.push(Face {
            name: format!("{code}-{side}-{number}"),
            slip: Slip {
                code_place,
                ..Slip::new(canvas.finish(CARD), card)
            },
        });
        Ok(())
    }
}
