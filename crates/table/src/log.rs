//! What was told at a table.

use catalog::Line;
use kernel::{Audience, Eye, Phrase};
use std::sync::Arc;

/// Everything that was told, for every ear.
#[derive(Default)]
pub(crate) struct Log {
    told: Vec<Told>,
}

/// A line without its event: that is watched once, and not read again.
struct Told {
    /// How many moves had been made before.
    after: u32,
    /// Is it of the game, so that it is taken back with the move?
    of_game: bool,
    to: Audience,
    phrase: Arc<Phrase>,
}

/// What became of the log when moves were taken back.
pub(crate) struct Cut {
    /// The audience of each line that was taken off the end.
    pub(crate) untold: Vec<Audience>,
    /// Those of them that were of the table, and were told again.
    pub(crate) retold: Vec<Line>,
}

impl Log {
    pub(crate) fn tell(&mut self, after: usize, of_game: bool, lines: &[Line]) {
        self.told.extend(lines.iter().map(|line| Told {
            after: after as u32,
            of_game,
            to: line.to,
            phrase: Arc::clone(&line.phrase),
        }));
    }

    /// Takes back what the moves after the first `count` ones told. What happened at the table
    /// meanwhile stays.
    pub(crate) fn cut(&mut self, count: usize) -> Cut {
        let is_back = |told: &Told| told.of_game && told.after as usize >= count;
        let begins = self.told.iter().position(is_back);
        let cut = self.told.split_off(begins.unwrap_or(self.told.len()));
        let untold = cut.iter().map(|told| told.to).collect();
        let of_table = cut.into_iter().filter(|told| !told.of_game);
        let retold = of_table.map(|told| Line {
            to: told.to,
            phrase: told.phrase,
            event: Arc::new(()),
        });
        let retold: Vec<Line> = retold.collect();
        self.tell(count, false, &retold);
        Cut { untold, retold }
    }

    /// What an eye may hear of all that was told after at least so many moves.
    pub(crate) fn since(
        &self,
        moves: usize,
        eye: Eye,
    ) -> impl DoubleEndedIterator<Item = &Phrase> + use<'_> {
        let from = self
            .told
            .partition_point(|told| (told.after as usize) < moves);
        self.told[from..]
            .iter()
            .filter(move |told| told.to.includes(eye))
            .map(|told| &*told.phrase)
    }
}
