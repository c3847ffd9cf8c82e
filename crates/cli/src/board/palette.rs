//! Colours and emphasis. Everything a colour says is also said by a letter or a mark, so the
//! screen reads the same without them.

use nature::effect::Faction;
use ratatui::style::{Color, Modifier, Style};
use std::env;

/// How things look on this terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    coloured: bool,
}

impl Palette {
    /// With colours, or with bold, dim and reversed text only.
    pub const fn new(coloured: bool) -> Palette {
        Palette { coloured }
    }

    /// Colours unless the user asked for none (<https://no-color.org>).
    pub fn from_environment() -> Palette {
        let unwanted = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let impossible = env::var_os("TERM").is_some_and(|term| term == "dumb");
        Palette::new(!unwanted && !impossible)
    }

    fn fg(self, colour: Color) -> Style {
        if self.coloured {
            Style::new().fg(colour)
        } else {
            Style::new()
        }
    }

    /// Ordinary text.
    pub fn plain(self) -> Style {
        Style::new()
    }

    /// Headings and what is asked.
    pub fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Frames, hints and what is past.
    pub fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// The bars at the top and the bottom of the screen.
    pub fn bar(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// What the cursor is on.
    pub fn pointed(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// What can be used now.
    pub fn usable(self) -> Style {
        self.fg(Color::Green).add_modifier(Modifier::BOLD)
    }

    /// A refusal or a danger.
    pub fn warning(self) -> Style {
        self.fg(Color::Red).add_modifier(Modifier::BOLD)
    }

    /// News since the player's last decision.
    pub fn news(self) -> Style {
        self.fg(Color::Cyan)
    }

    /// A faction's own colour.
    pub fn faction(self, faction: Faction) -> Style {
        self.fg(match faction {
            Faction::Pebble => Color::Magenta,
            Faction::Droplet => Color::Blue,
            Faction::Twig => Color::Yellow,
            Faction::Leaf => Color::Green,
        })
    }

    /// A seat's own colour, in games without factions.
    pub fn seat(self, index: usize) -> Style {
        const COLOURS: [Color; 4] = [Color::Yellow, Color::Red, Color::Blue, Color::Green];
        self.fg(COLOURS[index % COLOURS.len()])
    }
}
