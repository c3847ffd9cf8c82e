//! The colours of the estri (ES-1.4). Each is also said by a letter or a name.

use crate::board::Palette;
use estro::estri::Estro;
use ratatui::style::{Color, Style};

/// How the name of a card of this estro looks.
pub fn colour(palette: Palette, estro: Option<Estro>) -> Style {
    match estro {
        Some(estro) if palette == Palette::new(true) => Style::new().fg(match estro {
            Estro::Ardo => Color::Red,
            Estro::Granito => Color::Blue,
            Estro::Armonio => Color::Green,
            Estro::Illusio => Color::Magenta,
            Estro::Manpo => Color::Yellow,
        }),
        _ => palette.plain(),
    }
}
