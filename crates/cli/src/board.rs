//! Boards: what an eye sees of a game, for the screen and as plain text.
//!
//! A board is built from a view, so it can show nothing that its eye may not see. Games without
//! a board of their own get a plain one, written from their view's fields.

mod connect_four;
mod duel;
mod estro;
pub(crate) mod fit;
mod flow;
mod nature;
mod palette;
mod plain;
mod sovereign;
mod travelers;

use catalog::{Locale, Match};
use kernel::Eye;
use ratatui::{buffer::Buffer, layout::Rect};

pub use palette::Palette;

/// What an eye sees of a game, ready to be drawn or read.
pub trait Board {
    /// The state of the game in a few words, for the top of the screen.
    fn status(&self) -> String;

    /// Everything on the board that can be pointed at and read about.
    fn things(&self) -> &[Thing];

    /// The thing a reader looks at first.
    fn first(&self) -> usize {
        0
    }

    /// How many lines the board takes at this width; `most` are there for it.
    fn height(&self, width: u16, most: u16) -> u16;

    /// Draws the board, and says where each of its [things](Board::things) stands.
    fn draw(&self, area: Rect, buffer: &mut Buffer, brush: &Brush) -> Vec<Rect>;

    /// Is this action, in notation, about the thing?
    fn concerns(&self, thing: usize, action: &str) -> bool;

    /// The same as lines of text, for those who read or hear it line by line.
    fn lines(&self) -> Vec<String>;
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Brush {
    /// The colours.
    pub palette: Palette,
    /// The thing the cursor is on.
    pub pointed: Option<usize>,
}

/// Something on a board that can be pointed at and read about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    /// What it is called.
    pub name: String,
    /// The id of its printed card, to be looked up in the catalogue.
    pub card: Option<&'static str>,
    /// How it stands, in sentences.
    pub state: Vec<String>,
    /// Whether it can be used.
    pub usable: Usable,
}

/// Whether the looking seat can use a thing now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Usable {
    /// It can.
    Now,
    /// It cannot.
    NotNow {
        /// The rule's number.
        rule: &'static str,
        /// Why.
        why: String,
    },
    /// As far as this action, in notation, can be done.
    If(String),
    /// It is not there to be used, or not by this seat.
    Never,
}

/// The board of a match as this eye sees it.
pub fn of(game: &dyn Match, eye: Eye, locale: &Locale) -> Box<dyn Board> {
    let view = game.view(eye);
    let view = match view.downcast::<::nature::view::NatureView>() {
        Ok(view) => return Box::new(nature::NatureBoard::new(&view, locale)),
        Err(view) => view,
    };
    let view = match view.downcast::<::estro::EstroView>() {
        Ok(view) => return Box::new(estro::EstroBoard::new(&view, locale)),
        Err(view) => view,
    };
    let view = match view.downcast::<::sovereign::SovereignView>() {
        Ok(view) => {
            let choices = match eye {
                Eye::Seat(seat) => game.choices(seat),
                Eye::Public => Vec::new(),
            };
            let choices: Vec<String> = choices.into_iter().map(|choice| choice.text).collect();
            return Box::new(sovereign::SovereignBoard::new(&view, &choices, locale));
        }
        Err(view) => view,
    };
    let view = match view.downcast::<::travelers::TravelersView>() {
        Ok(view) => return Box::new(travelers::TravelersBoard::new(&view, locale)),
        Err(view) => view,
    };
    let view = match view.downcast::<samples::connect_four::ConnectFourView>() {
        Ok(view) => return Box::new(connect_four::ConnectFourBoard::new(&view, locale)),
        Err(view) => view,
    };
    match view.downcast::<samples::duel::DuelView>() {
        Ok(view) => Box::new(duel::DuelBoard::new(&view, eye, locale)),
        Err(_) => Box::new(plain::PlainBoard::new(&game.view_json(eye))),
    }
}

/// The lines of plain text are no longer than this.
const TEXT_COLUMNS: usize = 80;

/// The board as plain text, in lines of at most 80 columns.
pub fn text(game: &dyn Match, eye: Eye, locale: &Locale) -> String {
    let lines = of(game, eye, locale).lines();
    let wrapped: Vec<String> = lines
        .iter()
        .flat_map(|line| fit::wrap_hanging(line, TEXT_COLUMNS, "  "))
        .collect();
    wrapped.join("\n")
}

#[cfg(test)]
mod tests;
