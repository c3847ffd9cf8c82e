//! Colours of players and Crystals. Each is also said by a mark or a letter.

use crate::board::Palette;
use kernel::Seat;
use ratatui::style::{Color, Style};
use sovereign::crystal::Colour;

/// How a text looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Plain,
    Faint,
    /// What can be chosen now.
    Usable,
    /// What fights now.
    Warning,
    /// Of this player.
    Of(Seat),
    /// The same, for what cannot act.
    Tired(Seat),
    /// Of this colour of Crystals.
    Crystal(Colour),
}

impl Tone {
    /// The style on this terminal.
    pub fn style(self, palette: Palette) -> Style {
        match self {
            Tone::Plain => palette.plain(),
            Tone::Faint => palette.faint(),
            Tone::Usable => palette.usable(),
            Tone::Warning => palette.warning(),
            Tone::Of(seat) => of_player(palette, seat).patch(palette.strong()),
            Tone::Tired(seat) => of_player(palette, seat),
            Tone::Crystal(colour) => of_crystal(palette, colour),
        }
    }
}

fn of_player(palette: Palette, seat: Seat) -> Style {
    coloured(
        palette,
        match seat.index() {
            0 => Color::Yellow,
            _ => Color::Cyan,
        },
    )
}

fn of_crystal(palette: Palette, colour: Colour) -> Style {
    coloured(
        palette,
        match colour {
            Colour::White => Color::White,
            Colour::Green => Color::Green,
            Colour::Red => Color::Red,
            Colour::Blue => Color::Blue,
            Colour::Violet => Color::Magenta,
        },
    )
}

fn coloured(palette: Palette, colour: Color) -> Style {
    match palette == Palette::new(true) {
        true => Style::new().fg(colour),
        false => Style::new(),
    }
}
