//! Pencil marks that survive from game to game (TS-5.60): filled boxes by set and side, kept in a
//! small file beside the games.

use crate::fault::{Fault, FileFault};
use crate::keeping;
use crate::session::Session;
use kernel::{Eye, Options};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// A file of marks larger than this is refused unread.
const MAX_BYTES: u64 = 1 << 20;

/// The marks of every set that has been played.
#[derive(Debug)]
pub struct Marks {
    file: PathBuf,
    sets: BTreeMap<String, Boxes>,
}

/// Filled boxes of a set, by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Boxes {
    hero: u64,
    adventure: u64,
}

/// A side of a set: which option names its set, which one says how many boxes are filled, and
/// what the view calls it.
struct Side {
    set: &'static str,
    boxes: &'static str,
    field: &'static str,
}

const SIDES: [Side; 2] = [
    Side {
        set: "hero",
        boxes: "hero-boxes",
        field: "hero",
    },
    Side {
        set: "adventure",
        boxes: "adventure-boxes",
        field: "adventure",
    },
];

impl Boxes {
    fn of(&mut self, side: &Side) -> &mut u64 {
        match side.field {
            "hero" => &mut self.hero,
            _ => &mut self.adventure,
        }
    }
}

/// Does a game with this setup keep its marks?
pub fn are_kept(setup: &Options) -> bool {
    setup.get("marks") == Some("persistent")
}

/// Does the option say how many boxes are filled?
pub fn counts(option: &str) -> bool {
    SIDES.iter().any(|side| side.boxes == option)
}

impl Marks {
    /// The marks in the user's file; none if there is no such file yet.
    pub fn read() -> Result<Marks, Fault> {
        Marks::read_from(keeping::marks_file())
    }

    fn read_from(file: PathBuf) -> Result<Marks, Fault> {
        if !file.exists() {
            let sets = BTreeMap::new();
            return Ok(Marks { file, sets });
        }
        let text = keeping::read_text(&file, "a file of marks", MAX_BYTES)?;
        match toml::from_str(&text) {
            Ok(sets) => Ok(Marks { file, sets }),
            Err(error) => Err(Fault::File {
                what: FileFault::Marks(error.message().to_owned()),
                file,
            }),
        }
    }

    /// Says in the options how many boxes are filled already. `setup` is the same setup with
    /// the codes of its sets; what the user has set stays.
    pub fn pencil_in(&self, setup: &Options, options: &mut Options) {
        for side in &SIDES {
            let code = setup.get(side.set).unwrap_or_default();
            let filled = self
                .sets
                .get(code)
                .copied()
                .unwrap_or_default()
                .of(side)
                .to_owned();
            if options.get(side.boxes).is_none() {
                options.set(side.boxes, filled);
            }
        }
    }

    /// Rubs out the marks of both sets.
    pub fn erase(&mut self, setup: &Options) -> Result<(), Fault> {
        for side in &SIDES {
            let code = setup.get(side.set).unwrap_or_default();
            if let Some(boxes) = self.sets.get_mut(code) {
                *boxes.of(side) = 0;
            }
        }
        self.write()
    }

    /// Keeps the marks of a game that has ended. A filled box stays filled.
    pub fn keep(&mut self, session: &Session) -> Result<(), Fault> {
        let setup = session.table().options;
        let view = session.game().view_json(Eye::Public);
        for side in &SIDES {
            let filled = view["marks"][side.field].as_u64().unwrap_or(0);
            if let (Some(code), 1..) = (setup.get(side.set), filled) {
                let boxes = self.sets.entry(code.to_owned()).or_default().of(side);
                *boxes = filled.max(*boxes);
            }
        }
        self.write()
    }

    fn write(&mut self) -> Result<(), Fault> {
        self.sets.retain(|_, boxes| *boxes != Boxes::default());
        if self.sets.is_empty() && !self.file.exists() {
            return Ok(());
        }
        // A map of numbers can always be written down.
        let text = toml::to_string(&self.sets).unwrap_or_default();
        keeping::write_whole(&self.file, text.as_bytes()).map_err(|error| Fault::File {
            file: self.file.clone(),
            what: FileFault::System(error),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setup() -> Options {
        Options::new()
            .with("hero", "TOS20261116")
            .with("adventure", "TOSQ9RVF8M4")
    }

    fn folder(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("mazzo-marks-{name}-{}", std::process::id()))
    }

    // TS-5.60: each track is kept by set and side.
    #[test]
    fn marks_are_kept_by_set_and_side_and_rubbed_out_together() {
        let file = folder("kept").join("marks.toml");
        let mut marks = Marks::read_from(file.clone()).expect("no file, no marks");
        marks.sets.insert(
            "TOS20261116".to_owned(),
            Boxes {
                hero: 2,
                adventure: 5,
            },
        );
        marks.write().expect("a folder of the system");
        let mut marks = Marks::read_from(file.clone()).expect("what was written");
        let mut options = Options::new();
        marks.pencil_in(&setup(), &mut options);
        assert_eq!(options.get("hero-boxes"), Some("2"));
        assert_eq!(options.get("adventure-boxes"), Some("0"));
        marks.erase(&setup()).expect("the same file");
        let marks = Marks::read_from(file.clone()).expect("what was written");
        assert_eq!(marks.sets["TOS20261116"].hero, 0);
        assert_eq!(marks.sets["TOS20261116"].adventure, 5);
        std::fs::remove_dir_all(file.parent().expect("a folder")).expect("the folder is ours");
    }

    #[test]
    fn what_the_user_sets_stays() {
        let marks = Marks {
            file: folder("none"),
            sets: BTreeMap::new(),
        };
        let mut options = Options::new().with("hero-boxes", 4);
        marks.pencil_in(&setup(), &mut options);
        assert_eq!(options.get("hero-boxes"), Some("4"));
    }

    #[test]
    fn a_damaged_file_is_named_with_what_is_wrong() {
        let file = folder("damaged").join("marks.toml");
        keeping::write_whole(&file, b"hero = ").expect("a folder of the system");
        let fault = Marks::read_from(file.clone())
            .expect_err("damaged")
            .to_string();
        assert!(fault.contains("marks.toml"), "{fault}");
        std::fs::remove_dir_all(file.parent().expect("a folder")).expect("the folder is ours");
    }
}
