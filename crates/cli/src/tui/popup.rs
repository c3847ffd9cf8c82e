//! A window in front of the game.

use crate::board::{Palette, fit};
use ratatui::layout::Rect;
use ratatui::widgets::{Block, Clear, Widget};
use ratatui::{Frame, style::Style};

/// Opens a window of at most this size in the middle of the screen, and gives the area inside.
pub fn open(frame: &mut Frame, palette: Palette, title: &str, size: (u16, u16)) -> Rect {
    let area = centred(frame.area(), size);
    framed(frame, palette, title, area)
}

/// The same at the bottom, where it leaves the board in sight.
pub fn open_below(frame: &mut Frame, palette: Palette, title: &str, size: (u16, u16)) -> Rect {
    let screen = frame.area();
    let area = centred(screen, size);
    // The line of keys stays readable.
    let bottom = screen.bottom().saturating_sub(1);
    let area = Rect {
        y: area.y.max(bottom.saturating_sub(area.height)),
        ..area
    };
    framed(frame, palette, title, area.intersection(screen))
}

fn centred(screen: Rect, size: (u16, u16)) -> Rect {
    let (width, height) = (size.0.min(screen.width), size.1.min(screen.height));
    Rect {
        x: screen.x + (screen.width - width) / 2,
        y: screen.y + (screen.height - height) / 2,
        width,
        height,
    }
}

fn framed(frame: &mut Frame, palette: Palette, title: &str, area: Rect) -> Rect {
    let screen = frame.area();
    // A wide character cut in half by the window's edge would shift the line.
    let around = Rect {
        x: area.x.saturating_sub(1),
        width: area.width + 1,
        ..area
    };
    Clear.render(around.intersection(screen), frame.buffer_mut());
    let block = Block::bordered()
        .title(format!(" {title} "))
        .title_style(palette.strong())
        .border_style(palette.faint());
    let inside = block.inner(area);
    block.render(area, frame.buffer_mut());
    Rect {
        x: inside.x + 1,
        width: inside.width.saturating_sub(2),
        ..inside
    }
    .intersection(screen)
}

/// Writes a line of text, cut if it must be.
pub fn write(frame: &mut Frame, area: Rect, line: usize, text: &str, style: Style) {
    if line < usize::from(area.height) && area.width > 0 {
        let text = fit::shorten(text, area.width.into());
        frame
            .buffer_mut()
            .set_string(area.x, area.y + line as u16, text, style);
    }
}
