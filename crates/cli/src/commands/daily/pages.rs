//! A day's cards as files: a sheet to print, or a picture a card.

use super::Daily;
use crate::arguments::DailyArguments;
use crate::fault::{Fault, FileFault};
use crate::keeping;
use catalog::Locale;
use kernel::Phrase;
use press::travelers::{Faces, about, faces, file_name, sheet};
use press::{Mode, pdf, svg};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Is anything to be written?
pub fn are_wanted(arguments: &DailyArguments) -> bool {
    arguments.pdf.is_some() || arguments.svg.is_some()
}

/// Draws all cards, then writes the files: what cannot be drawn leaves nothing behind.
pub fn print(
    arguments: &DailyArguments,
    daily: &Daily,
    words: &Locale,
    out: &mut impl Write,
) -> Result<(), Fault> {
    // On cards emblems are drawn.
    let locale = Locale::new(words.lang());
    let drawn = faces(daily.pair(), &locale)?;
    let mut files: Vec<(PathBuf, Vec<u8>)> = Vec::new();
    let mut said = Vec::new();
    if let Some(folder) = &arguments.svg {
        let pictures = pictures(&drawn, folder);
        said.push(
            Phrase::new("mazzo-cards-drawn")
                .with("count", pictures.len())
                .with("place", folder.display().to_string().as_str()),
        );
        files.extend(pictures);
    }
    if let Some(file) = &arguments.pdf {
        let file = match file.is_dir() {
            true => file.join(file_name(daily.pair(), &locale)),
            false => file.clone(),
        };
        let mode = mode(arguments, daily)?;
        let sheet = sheet(drawn, arguments.paper, mode);
        let pages = sheet.pages().map_err(picture)?;
        let content = pdf(&pages, &about(daily.pair(), &locale)).map_err(picture)?;
        said.push(
            Phrase::new("mazzo-daily-printed").with("place", file.display().to_string().as_str()),
        );
        files.push((file, content));
    }
    if !arguments.force {
        refuse_to_overwrite(&files)?;
    }
    for (file, content) in &files {
        keeping::write_whole(file, content)
            .map_err(|error| fault(file, FileFault::Unwritten(error)))?;
    }
    for phrase in said {
        writeln!(out, "{}", words.say(&phrase))?;
    }
    Ok(())
}

fn pictures(faces: &Faces, folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let faces = faces.hero.iter().chain(&faces.adventure);
    faces
        .map(|face| {
            let file = folder.join(format!("{}.svg", face.name));
            (file, svg(&face.slip.face, &face.slip.code).into_bytes())
        })
        .collect()
}

/// Cards are printed on both sides only if these belong together (TS-2.20).
fn mode(arguments: &DailyArguments, daily: &Daily) -> Result<Mode, Fault> {
    match arguments.duplex {
        Some(_) if !daily.is_one_set() => Err(Fault::TwoSets {
            hero: daily.hero_code(),
            adventure: daily.adventure_code(),
        }),
        duplex => Ok(duplex.unwrap_or_default()),
    }
}

fn refuse_to_overwrite(files: &[(PathBuf, Vec<u8>)]) -> Result<(), Fault> {
    match files.iter().find(|(file, _)| file.exists()) {
        None => Ok(()),
        Some((file, _)) => Err(fault(
            file,
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
