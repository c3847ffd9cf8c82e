//! Emblems inside texts: one character each, drawn by print and browser, spelled in plain text.

use crate::dungeon::{Reading, Symbol};
use crate::element::Element;
use crate::half::Half;
use crate::track::Track;
use kernel::{Arg, Lang, Words};
use std::fmt;

/// An emblem that stands in a text as one character of the private use area (TS-9.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Glyph {
    /// Attack, defense or Mana.
    Track(Track),
    /// Level.
    Level,
    /// An element.
    Element(Element),
    /// The banner of a half, with one tip or two.
    Banner(Half),
    /// A card with one ability. Several stars in a row are a constellation.
    OneStar,
    /// A card with two abilities.
    TwoStars,
    /// A dungeon's symbol in one orientation.
    Symbol(Reading),
}

/// The first character that is a glyph.
const FIRST: u32 = 0xE000;
/// How far the dungeon symbols stand from the first glyph.
const SYMBOLS: u32 = 0x10;

impl Glyph {
    /// Every glyph, in the order of their characters.
    pub fn all() -> impl Iterator<Item = Glyph> {
        let turned = |symbol| {
            (0..4).map(move |orientation| Reading {
                symbol,
                orientation,
            })
        };
        let readings = Symbol::ALL.into_iter().flat_map(turned);
        (Track::ALL.into_iter().map(Glyph::Track))
            .chain([Glyph::Level])
            .chain(Element::ALL.into_iter().map(Glyph::Element))
            .chain(Half::ALL.into_iter().map(Glyph::Banner))
            .chain([Glyph::OneStar, Glyph::TwoStars])
            .chain(readings.map(Glyph::Symbol))
    }

    /// Cards with so many stars: one, else two.
    pub const fn stars(count: u8) -> Glyph {
        match count {
            1 => Glyph::OneStar,
            _ => Glyph::TwoStars,
        }
    }

    /// Its character.
    pub fn character(self) -> char {
        let place = match self {
            Glyph::Track(track) => track as u32,
            Glyph::Level => 0x3,
            Glyph::Element(element) => 0x4 + element as u32,
            Glyph::Banner(half) => 0x8 + half as u32,
            Glyph::OneStar => 0xA,
            Glyph::TwoStars => 0xB,
            Glyph::Symbol(Reading {
                symbol,
                orientation,
            }) => SYMBOLS + symbol as u32 * 4 + u32::from(orientation % 4),
        };
        char::from_u32(FIRST + place).unwrap_or(char::REPLACEMENT_CHARACTER)
    }

    /// The glyph with this character.
    pub fn from_character(character: char) -> Option<Glyph> {
        Glyph::all().find(|glyph| glyph.character() == character)
    }

    /// The glyph in plain words, for terminals and for those who listen.
    pub fn word(self, lang: Lang) -> String {
        let words = match self {
            Glyph::Track(Track::Attack) => words("Attack", "Attacco", "攻擊"),
            Glyph::Track(Track::Defense) => words("Defense", "Difesa", "防禦"),
            Glyph::Track(Track::Mana) => words("Mana", "Mana", "魔力"),
            Glyph::Level => words("Level", "Livello", "等級"),
            Glyph::Element(Element::Air) => words("Air", "Aria", "風"),
            Glyph::Element(Element::Earth) => words("Earth", "Terra", "土"),
            Glyph::Element(Element::Fire) => words("Fire", "Fuoco", "火"),
            Glyph::Element(Element::Water) => words("Water", "Acqua", "水"),
            Glyph::Banner(Half::I) => words("one-tip", "Stendardo 1", "單尖旗"),
            Glyph::Banner(Half::II) => words("two-tip", "Stendardo 2", "雙尖旗"),
            Glyph::OneStar => words("one-star", "Stella 1", "一星"),
            Glyph::TwoStars => words("two-star", "Stella 2", "二星"),
            Glyph::Symbol(reading) => return symbol_word(reading, lang),
        };
        words.in_lang(lang).to_owned()
    }

    const fn star_count(self) -> Option<char> {
        match self {
            Glyph::OneStar => Some('1'),
            Glyph::TwoStars => Some('2'),
            _ => None,
        }
    }
}

const fn words(en: &'static str, it: &'static str, zh_hant: &'static str) -> Words {
    Words { en, it, zh_hant }
}

/// What the symbol looks like, and the reading as notation writes it: "comb β1".
fn symbol_word(reading: Reading, lang: Lang) -> String {
    let shape = match reading.symbol {
        Symbol::Alpha => words("key", "chiave", "鑰匙"),
        Symbol::Beta => words("comb", "pettine", "梳子"),
        Symbol::Gamma => words("hook", "uncino", "鉤子"),
        Symbol::Delta => words("flag", "bandierina", "小旗"),
        Symbol::Epsilon => words("snail", "chiocciola", "蝸牛"),
        Symbol::Zeta => words("quill", "penna", "羽毛筆"),
    };
    let shape = shape.in_lang(lang);
    match lang {
        Lang::ZhHant => format!("{shape}{reading}"),
        Lang::En | Lang::It => format!("{shape} {reading}"),
    }
}

impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.character())
    }
}

impl From<Glyph> for Arg {
    fn from(glyph: Glyph) -> Arg {
        Arg::Text(glyph.to_string())
    }
}

/// A piece of a text: a letter as it stands, or the word of a glyph.
enum Piece {
    Letter(char),
    Word(String),
}

impl Piece {
    /// Would it run into a word beside it?
    fn needs_room(&self) -> bool {
        match self {
            Piece::Letter(letter) => letter.is_alphanumeric(),
            Piece::Word(_) => true,
        }
    }

    const fn is_word(&self) -> bool {
        matches!(self, Piece::Word(_))
    }
}

/// The text with words in place of its glyphs.
///
/// ```
/// use travelers::text::glyph::{Glyph, spelled};
/// use travelers::{Element, Track};
/// use kernel::Lang;
///
/// let text = format!("{}: +4 {}", Glyph::Element(Element::Fire), Glyph::Track(Track::Attack));
/// assert_eq!(spelled(&text, Lang::En), "Fire: +4 Attack");
/// ```
pub fn spelled(text: &str, lang: Lang) -> String {
    let mut spelled = String::with_capacity(text.len());
    let mut before: Option<Piece> = None;
    for piece in pieces(text, lang) {
        let meets_a_word = |before: &Piece| {
            (before.is_word() || piece.is_word()) && before.needs_room() && piece.needs_room()
        };
        // Chinese words stand side by side.
        if lang != Lang::ZhHant && before.as_ref().is_some_and(meets_a_word) {
            spelled.push(' ');
        }
        match &piece {
            Piece::Letter(letter) => spelled.push(*letter),
            Piece::Word(word) => spelled.push_str(word),
        }
        before = Some(piece);
    }
    spelled
}

fn pieces(text: &str, lang: Lang) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut row: Vec<Glyph> = Vec::new();
    for letter in text.chars() {
        let glyph = Glyph::from_character(letter);
        if let Some(star) = glyph.filter(|glyph| glyph.star_count().is_some()) {
            row.push(star);
            continue;
        }
        pieces.extend(star_row(&mut row, lang));
        pieces.push(match glyph {
            Some(glyph) => Piece::Word(glyph.word(lang)),
            None => Piece::Letter(letter),
        });
    }
    pieces.extend(star_row(&mut row, lang));
    pieces
}

/// Stars side by side are a constellation, a star alone is a kind of card (TS-5.11).
fn star_row(row: &mut Vec<Glyph>, lang: Lang) -> Option<Piece> {
    let stars = std::mem::take(row);
    let word = match stars.as_slice() {
        [] => return None,
        [star] => star.word(lang),
        stars => {
            let counts: Vec<String> = (stars.iter())
                .filter_map(|star| star.star_count().map(String::from))
                .collect();
            let counts = counts.join("-");
            match lang {
                Lang::En => format!("Constellation {counts}"),
                Lang::It => format!("Costellazione {counts}"),
                Lang::ZhHant => format!("星座{counts}"),
            }
        }
    };
    Some(Piece::Word(word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    // TS-9.14.
    #[test]
    fn every_glyph_has_a_character_of_its_own_in_the_private_use_area() {
        let characters: BTreeSet<char> = Glyph::all().map(Glyph::character).collect();
        assert_eq!(characters.len(), 12 + 24);
        for glyph in Glyph::all() {
            let character = glyph.character();
            assert!(('\u{E000}'..='\u{F8FF}').contains(&character));
            assert_eq!(Glyph::from_character(character), Some(glyph));
        }
        assert_eq!(Glyph::from_character('a'), None);
    }

    #[test]
    fn every_glyph_has_words_of_its_own_in_every_language() {
        for lang in Lang::ALL {
            let words: BTreeSet<String> = Glyph::all().map(|glyph| glyph.word(lang)).collect();
            assert_eq!(words.len(), Glyph::all().count());
        }
    }

    #[test]
    fn words_keep_apart_from_what_stands_beside_them() {
        let attack = Glyph::Track(Track::Attack);
        let text = format!("{}3 {attack}4, +1 {attack}.", Glyph::Level);
        assert_eq!(spelled(&text, Lang::En), "Level 3 Attack 4, +1 Attack.");
        assert_eq!(spelled(&text, Lang::It), "Livello 3 Attacco 4, +1 Attacco.");
        assert_eq!(spelled(&text, Lang::ZhHant), "等級3 攻擊4, +1 攻擊.");
        let pair = format!("{attack}{attack}");
        assert_eq!(spelled(&pair, Lang::En), "Attack Attack");
    }

    // TS-4.49, TS-5.11.
    #[test]
    fn stars_in_a_row_are_spelled_as_a_constellation() {
        let row = format!("{}{}{}", Glyph::OneStar, Glyph::TwoStars, Glyph::OneStar);
        assert_eq!(spelled(&row, Lang::En), "Constellation 1-2-1");
        assert_eq!(
            spelled(&format!("若{row}在場"), Lang::ZhHant),
            "若星座1-2-1在場"
        );
        let alone = format!("1 carta {}", Glyph::TwoStars);
        assert_eq!(spelled(&alone, Lang::It), "1 carta Stella 2");
    }
}
