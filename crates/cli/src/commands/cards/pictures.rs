//! `mazzo cards --svg --png --pdf`: cards as files.

use crate::arguments::PictureArguments;
use crate::fault::{Fault, FileFault};
use crate::keeping;
use catalog::{Locale, OwnCards, Title};
use kernel::Phrase;
use press::{About, Date, Dressed, Sheet, dress, pdf, png, svg};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Enough for print.
const DOTS_PER_INCH: f32 = 300.0;

/// Is anything to be drawn?
pub fn are_wanted(arguments: &PictureArguments) -> bool {
    arguments.svg.is_some() || arguments.png.is_some() || arguments.pdf.is_some()
}

/// A file that is ready to be written.
struct Ready {
    file: PathBuf,
    content: Vec<u8>,
}

/// Draws the cards with these ids. Everything is drawn before the first file is written, so
/// that a card that cannot be drawn leaves nothing behind.
pub fn draw(
    arguments: &PictureArguments,
    title: &dyn Title,
    own: Option<&OwnCards>,
    ids: &[&str],
    locale: &Locale,
    out: &mut impl Write,
) -> Result<ExitCode, Fault> {
    let cards = dress(title.id(), own, locale, |id| ids.contains(&id))?;
    let mut ready = Vec::new();
    if let Some(folder) = &arguments.svg {
        ready.extend(cards.iter().map(|card| Ready {
            file: folder.join(format!("{}.svg", card.id)),
            content: svg(&card.slip.face, &card.name).into_bytes(),
        }));
    }
    if let Some(folder) = &arguments.png {
        for card in &cards {
            ready.push(Ready {
                file: folder.join(format!("{}.png", card.id)),
                content: png(&card.slip.face, DOTS_PER_INCH).map_err(picture)?,
            });
        }
    }
    if let Some(file) = &arguments.pdf {
        ready.push(Ready {
            file: file.clone(),
            content: print(arguments, title, &cards, locale)?,
        });
    }
    if !arguments.force {
        refuse_to_overwrite(&ready)?;
    }
    for Ready { file, content } in &ready {
        keeping::write_whole(file, content)
            .map_err(|error| fault(file, FileFault::Unwritten(error)))?;
    }
    let places = [&arguments.svg, &arguments.png, &arguments.pdf];
    for place in places.into_iter().flatten() {
        let drawn = Phrase::new("mazzo-cards-drawn")
            .with("count", cards.len())
            .with("place", place.display().to_string().as_str());
        writeln!(out, "{}", locale.say(&drawn))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn print(
    arguments: &PictureArguments,
    title: &dyn Title,
    cards: &[Dressed],
    locale: &Locale,
) -> Result<Vec<u8>, Fault> {
    let sheet = Sheet {
        paper: arguments.paper,
        fronts: cards.iter().map(|card| card.slip.clone()).collect(),
        ..Sheet::default()
    };
    let about = About {
        title: locale.say(&title.name()),
        code: title.id().to_owned(),
        language: locale.lang().tag().to_owned(),
        creator: format!("Mazzo {}", env!("CARGO_PKG_VERSION")),
        // The same cards are the same file, whenever they are printed.
        date: Date::CUSTOM,
    };
    pdf(&sheet.pages().map_err(picture)?, &about).map_err(picture)
}

fn refuse_to_overwrite(ready: &[Ready]) -> Result<(), Fault> {
    match ready.iter().find(|ready| ready.file.exists()) {
        None => Ok(()),
        Some(there) => Err(fault(
            &there.file,
            FileFault::Exists("choose another place, or replace it with --force"),
        )),
    }
}

fn picture(error: impl std::fmt::Display) -> Fault {
    Fault::Picture(error.to_string())
}

fn fault(file: &Path, what: FileFault) -> Fault {
    Fault::File {
        file: file.to_owned(),
        what,
    }
}
