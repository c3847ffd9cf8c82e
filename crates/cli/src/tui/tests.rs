//! Whole games through keys and screens, without a terminal.

mod forgotten;
mod hidden;
mod hints;
mod keys;
mod nature;
mod sizes;
mod sovereign;
mod thinking;
mod travelers;

use super::{App, Stage};
use crate::board::Palette;
use crate::session::{Session, read_sitters};
use catalog::Table;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use kernel::{Lang, Options, Seed};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// A session of a game with these in its seats.
fn session(game: &str, sitters: &str, seed: u64) -> Session {
    let sitters = read_sitters(sitters).expect("known sitters");
    let title = catalog::title(game).expect("a known game");
    let table = Table {
        options: title.seated(Options::new(), sitters.len()),
        cards: None,
    };
    Session::begin(title, &table, Seed::from(seed), sitters).expect("a possible setup")
}

/// The program for a session, at the first thing that needs a person.
fn app(session: &mut Session, lang: Lang) -> App<'_> {
    let mut app = App::new(session, lang, Palette::new(true));
    app.settle();
    app
}

/// Presses keys, and lets everyone else act after each.
fn press(app: &mut App, keys: impl IntoIterator<Item = KeyCode>) {
    for key in keys {
        app.key(KeyEvent::new(key, KeyModifiers::NONE));
        app.settle();
    }
}

/// Types a text.
fn type_in(app: &mut App, text: &str) {
    press(app, text.chars().map(KeyCode::Char));
}

/// The screen at this size, line by line.
fn screen(app: &mut App, width: u16, height: u16) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal");
    terminal.draw(|frame| app.draw(frame)).expect("a frame");
    let buffer = terminal.backend().buffer();
    let symbol = |x, y| buffer.cell((x, y)).map_or(" ", |cell| cell.symbol());
    (0..height)
        .map(|y| {
            let mut line = String::new();
            let mut x = 0;
            while x < width {
                let symbol = symbol(x, y);
                line.push_str(symbol);
                // A wide character hides the cell after it.
                x += crate::board::fit::width(symbol).max(1) as u16;
            }
            line
        })
        .collect()
}

/// Does the screen show this text somewhere?
fn shows(app: &mut App, text: &str) -> bool {
    screen(app, 80, 24).iter().any(|line| line.contains(text))
}

/// The seat that is asked.
fn asked(app: &App) -> Option<kernel::Seat> {
    match app.stage {
        Stage::Asks(seat) => Some(seat),
        _ => None,
    }
}
