//! What came of something, for those who are told.

use crate::Entry;
use catalog::Line;
use kernel::{Audience, Eye};

/// Something that happened at a table, with what is told of it.
#[derive(Clone, Debug)]
pub struct Happening {
    /// For the database.
    pub entry: Entry,
    /// The audience of each line of the log that was taken back, the last of the log.
    pub untold: Vec<Audience>,
    /// What is told after that, for every ear: show only what includes the eye.
    pub lines: Vec<Line>,
}

impl Happening {
    /// So many of the last lines that this eye could read were taken back.
    pub fn untold_for(&self, eye: Eye) -> usize {
        (self.untold.iter()).filter(|to| to.includes(eye)).count()
    }

    /// What this eye is told.
    pub fn told_to(&self, eye: Eye) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(move |line| line.to.includes(eye))
    }
}

/// What all of this together comes to for an eye: how many of the last lines it knew were taken
/// back, and what it is told instead. A line that was told and taken back again is in neither.
pub fn heard(happenings: &[Happening], eye: Eye) -> (usize, Vec<&Line>) {
    let mut untold = 0;
    let mut told = Vec::new();
    for happening in happenings {
        let gone = happening.untold_for(eye);
        untold += gone.saturating_sub(told.len());
        told.truncate(told.len().saturating_sub(gone));
        told.extend(happening.told_to(eye));
    }
    (untold, told)
}

/// A wish that was not refused.
#[derive(Clone, Debug)]
pub enum Granted {
    /// This came of it.
    Now(Vec<Happening>),
    /// It was granted before: nothing happens twice.
    Before,
}
