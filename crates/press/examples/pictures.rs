//! Writes the pictures of the screen as SVG, to look at them:
//! `cargo run -p press --example pictures -- FOLDER`.

use press::portrait::{back, cover, portrait};
use press::{Drawing, svg};
use std::io::Result;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<()> {
    let Some(folder) = env::args().nth(1) else {
        eprintln!("pictures: name a folder to write to");
        std::process::exit(2);
    };
    let folder = Path::new(&folder);
    for game in ["nature", "estro", "sovereign", "travelers"] {
        let place = folder.join(game);
        fs::create_dir_all(&place)?;
        for id in ids(game) {
            write(&place, id, portrait(game, id))?;
        }
        write(&place, "back", back(game))?;
        write(&place, "cover", cover(game))?;
    }
    Ok(())
}

fn ids(game: &str) -> Vec<&'static str> {
    match game {
        "nature" => (nature::cards::CardSet::base().cards.iter())
            .map(|card| card.id)
            .collect(),
        "estro" => (estro::cards::CardSet::base().cards.iter())
            .map(|card| card.id)
            .collect(),
        "sovereign" => {
            let set = sovereign::cards::CardSet::base();
            let cards = set.cards.iter().map(|card| card.id);
            cards
                .chain(set.classes.iter().map(|class| class.id))
                .collect()
        }
        _ => vec![],
    }
}

fn write(folder: &Path, name: &str, drawing: Option<Drawing>) -> Result<()> {
    match drawing {
        Some(drawing) => fs::write(folder.join(format!("{name}.svg")), svg(&drawing, name)),
        None => Ok(()),
    }
}
