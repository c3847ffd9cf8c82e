//! Gives the program a terminal, and the terminal back.

use super::{App, Parting};
use crate::board::Palette;
use crate::session::Session;
use crossterm::event::{self, Event};
use kernel::Lang;
use ratatui::DefaultTerminal;
use std::io;
use std::time::{Duration, Instant};

/// So long may bots think and act before the screen shows what they do.
const GLANCE: Duration = Duration::from_millis(60);

/// Plays the session on the full screen until the person leaves. The terminal is restored
/// whatever happens.
pub fn run(session: &mut Session, lang: Lang) -> io::Result<Parting> {
    let mut terminal = ratatui::try_init()?;
    let mut app = App::new(session, lang, Palette::from_environment());
    let parting = play(&mut terminal, &mut app);
    let restored = ratatui::try_restore();
    let parting = parting?;
    restored?;
    Ok(parting)
}

fn play(terminal: &mut DefaultTerminal, app: &mut App) -> io::Result<Parting> {
    loop {
        let glance = Instant::now();
        while app.is_busy() && glance.elapsed() < GLANCE {
            app.tick();
            app.wait(GLANCE.saturating_sub(glance.elapsed()));
        }
        terminal.draw(|frame| app.draw(frame))?;
        if !app.is_busy() || event::poll(Duration::ZERO)? {
            take(app, event::read()?);
            // Whatever was typed or pasted meanwhile is taken before the screen is drawn again.
            while event::poll(Duration::ZERO)? {
                take(app, event::read()?);
            }
        }
        if let Some(parting) = app.parting() {
            return Ok(parting);
        }
    }
}

fn take(app: &mut App, event: Event) {
    if let Event::Key(key) = event {
        app.key(key);
    }
}
