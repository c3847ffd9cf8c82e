//! A card in one line, as much of it as there is room for.

use super::model::{GiftMark, Mark, Name, Rank, Standing};
use super::words::Speaker;
use crate::board::{Brush, fit};
use estro::estri::{Estro, Value};
use estro::text;
use kernel::{Phrase, Seat};
use ratatui::style::Style;

/// The words that every card needs, said once.
pub struct Labels {
    values: [String; 5],
    tot: String,
    estri: [String; 5],
    letters: [String; 5],
}

/// A card in one line.
pub struct Face {
    /// What is special about it now.
    pub mark: char,
    /// Its name, in its estro's colour.
    pub title: String,
    /// Its numbers and marks.
    pub tail: String,
}

/// A name is not cut shorter than this if leaving numbers out can prevent it.
const SHORTEST_NAME: usize = 7;
/// Numbers stand no farther away from the name than this.
const WIDEST_TITLE: usize = 26;
const NUMBER_COLUMNS: usize = 4;

/// Which numbers are shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// All, each with its name.
    Labelled,
    /// All.
    Values,
    /// Primary value, TOT and gift.
    Short,
    /// Primary value and TOT.
    Brief,
    /// TOT.
    Tight,
}

impl Form {
    const RICHEST_FIRST: [Form; 5] = [
        Form::Labelled,
        Form::Values,
        Form::Short,
        Form::Brief,
        Form::Tight,
    ];
}

impl Labels {
    pub fn new(say: Speaker) -> Labels {
        let letter = |estro: Estro| {
            Phrase::new(match estro {
                Estro::Ardo => "mazzo-tui-estro-letter-ardo",
                Estro::Granito => "mazzo-tui-estro-letter-granito",
                Estro::Armonio => "mazzo-tui-estro-letter-armonio",
                Estro::Illusio => "mazzo-tui-estro-letter-illusio",
                Estro::Manpo => "mazzo-tui-estro-letter-manpo",
            })
        };
        Labels {
            values: Value::ALL.map(|value| say.phrase(text::value_name(value))),
            tot: say.phrase(Phrase::new("estro-value-tot")),
            estri: Estro::ALL.map(|estro| say.phrase(text::estro_name(estro))),
            letters: Estro::ALL.map(|estro| say.phrase(letter(estro))),
        }
    }

    /// The letter of an estro.
    pub fn letter(&self, estro: Estro) -> &str {
        &self.letters[estro.index()]
    }

    /// The card with everything that fits in so many columns.
    pub fn face(&self, card: &Standing, columns: usize) -> Face {
        let mark = card.mark.letter();
        let columns = columns.saturating_sub(1);
        let name = fit::width(&card.title(false));
        let suffix = fit::width(&card.suffix());
        let least = suffix
            + match card.name {
                Name::Open(_) => name.min(SHORTEST_NAME),
                Name::Covered(_) | Name::Unknown => name,
            };
        let fits = |tail: &String| fit::width(tail) + least <= columns;
        let tails = Form::RICHEST_FIRST.map(|form| self.tail(card, form));
        let tail = tails.into_iter().find(fits).unwrap_or_default();
        let room = columns.saturating_sub(fit::width(&tail)).min(WIDEST_TITLE);
        let numbered = name + suffix + NUMBER_COLUMNS <= room;
        let title = fit::shorten(&card.title(numbered), room.saturating_sub(suffix));
        Face {
            mark,
            title: fit::pad(&format!("{title}{}", card.suffix()), room),
            tail,
        }
    }

    /// The card for those who read line by line: everything, and as short as it can be said.
    pub fn line(&self, card: &Standing) -> String {
        let tail = self.tail(card, Form::Labelled);
        let words: Vec<&str> = tail.split_whitespace().collect();
        let title = format!("{}{}", card.title(true), card.suffix());
        match words.is_empty() {
            true => title,
            false => format!("{title} {}", words.join(" ")),
        }
    }

    fn tail(&self, card: &Standing, form: Form) -> String {
        let (Some(values), Some(tot)) = (card.values, card.tot) else {
            return match card.marks().as_str() {
                "" => String::new(),
                marks => format!(" {marks}"),
            };
        };
        let marks = card.marks();
        let gift = fit::pad(&card.gift.sign(), 2);
        match form {
            Form::Labelled => {
                let labelled = |(i, value): (usize, &u8)| {
                    format!("{}{}{value:>2}", self.values[i], card.primary_mark(i))
                };
                let values: Vec<String> = values.iter().enumerate().map(labelled).collect();
                let (estri, tot_label) = (self.estri(card), &self.tot);
                let values = values.join(" ");
                format!(" {estri} {values} {tot_label} {tot:>3} {gift} {marks:<3}")
            }
            Form::Values => {
                let value =
                    |(i, value): (usize, &u8)| format!("{}{value:>2}", card.primary_mark(i));
                let values: String = values.iter().enumerate().map(value).collect();
                format!(" {} {values} {tot:>3} {gift}{marks:<2}", self.letters(card))
            }
            Form::Short => format!(" {} {tot:>3} {gift}{marks}", self.primary(card, &values)),
            Form::Brief => format!(" {} {tot}{marks}", self.primary(card, &values)),
            Form::Tight => format!(" {}{tot}", self.letters(card).trim_end()),
        }
    }

    /// The names of its estri, all equally wide; letters if there are two.
    fn estri(&self, card: &Standing) -> String {
        let widest = self.estri.iter().map(|name| fit::width(name)).max();
        let text = match card.estri[..] {
            [estro] => self.estri[estro.index()].clone(),
            _ => self.letters(card),
        };
        fit::pad(&text, widest.unwrap_or(0))
    }

    fn letters(&self, card: &Standing) -> String {
        card.estri.iter().map(|&estro| self.letter(estro)).collect()
    }

    /// The letter of its estro with the value it owns, such as `A16`.
    fn primary(&self, card: &Standing, values: &[u8; 5]) -> String {
        let of = |estro: &Estro| {
            let value = values[estro.value().index()];
            format!("{}{value:>2}", self.letter(*estro))
        };
        card.estri.iter().map(of).collect()
    }
}

impl Standing {
    /// Name and number: `#7` if that is all that is known, `#7 (Ozok)` of an own card face-down.
    fn title(&self, numbered: bool) -> String {
        let rank = match self.rank {
            Rank::Plain => "",
            Rank::Support => "└",
            Rank::Defender => "▲",
        };
        let number = self
            .number
            .map_or(String::new(), |number| format!("#{number}"));
        let gap = if number.is_empty() { "" } else { " " };
        match &self.name {
            Name::Open(name) if numbered => format!("{rank}{number}{gap}{name}"),
            Name::Open(name) => format!("{rank}{name}"),
            Name::Covered(name) => format!("{rank}{number}{gap}({name})"),
            Name::Unknown => format!("{rank}{number}"),
        }
    }

    /// What must stand behind even the shortest name: owner and vital shield.
    fn suffix(&self) -> String {
        let owner = self
            .owner
            .map_or(String::new(), |seat| small_number(seat).to_string());
        match self.shield {
            Some((damage, strength)) => format!("{owner} {damage}/{strength}"),
            None => owner,
        }
    }

    /// Whether nothing but its number is known.
    pub fn is_bare(&self) -> bool {
        matches!(self.name, Name::Unknown) && self.tot.is_none()
    }

    fn marks(&self) -> String {
        let marks = [
            (self.attacked, 'x'),
            (self.cannot_attack, '-'),
            (self.protected, '='),
        ];
        let there = marks.iter().filter(|(there, _)| *there);
        there.map(|(_, letter)| letter).collect()
    }

    fn primary_mark(&self, value: usize) -> char {
        let owned = |estro: &Estro| estro.value().index() == value;
        if self.estri.iter().any(owned) {
            '•'
        } else {
            ' '
        }
    }
}

impl GiftMark {
    fn sign(self) -> String {
        match self {
            GiftMark::None => String::new(),
            GiftMark::Once => "1V".to_owned(),
            GiftMark::Spent => "0V".to_owned(),
            GiftMark::Always => "∞".to_owned(),
            GiftMark::Inhibited { once: true } => "×V".to_owned(),
            GiftMark::Inhibited { once: false } => "×∞".to_owned(),
            GiftMark::Armed(turns) => format!("V{turns}"),
            GiftMark::Primed => "V!".to_owned(),
        }
    }
}

impl Mark {
    fn letter(self) -> char {
        match self {
            Mark::None => ' ',
            Mark::Usable => '*',
            Mark::Attacks => '>',
            Mark::IsAttacked => '!',
        }
    }

    /// How the mark looks.
    pub fn style(self, brush: &Brush) -> Style {
        match self {
            Mark::None => brush.palette.plain(),
            Mark::Usable => brush.palette.usable(),
            Mark::Attacks | Mark::IsAttacked => brush.palette.warning(),
        }
    }
}

/// A seat's number, small enough to stand behind a name.
fn small_number(seat: Seat) -> char {
    const SMALL: [char; 8] = ['¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸'];
    SMALL[seat.index()]
}
