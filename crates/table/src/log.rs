//! What was told at a table.

use catalog::Line;
use kernel::{Audience, Eye, Phrase};

/// Everything that was told, for every ear.
#[derive(Default)]
pub(crate) struct Log {
    told: Vec<Told>,
}

#[derive(Clone)]
struct Told {
    /// How many moves had been made before.
    after: usize,
    /// Is it of the game, so that it is taken back with the move?
    of_game: bool,
    line: Line,
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
            after,
            of_game,
            line: line.clone(),
        }));
    }

    /// Takes back what the moves after the first `count` ones told. What happened at the table
    /// meanwhile stays.
    pub(crate) fn cut(&mut self, count: usize) -> Cut {
        let begins = (self.told.iter()).position(|told| told.of_game && told.after >= count);
        let cut = self.told.split_off(begins.unwrap_or(self.told.len()));
        let untold = cut.iter().map(|told| told.line.to).collect();
        let of_table = cut.into_iter().filter(|told| !told.of_game);
        let retold: Vec<Line> = of_table.map(|told| told.line).collect();
        self.tell(count, false, &retold);
        Cut { untold, retold }
    }

    /// What an eye may hear of all that was told after at least so many moves.
    pub(crate) fn since(
        &self,
        moves: usize,
        eye: Eye,
    ) -> impl DoubleEndedIterator<Item = &Phrase> + use<'_> {
        let from = self.told.partition_point(|told| told.after < moves);
        self.told[from..]
            .iter()
            .filter(move |told| told.line.to.includes(eye))
            .map(|told| &*told.line.phrase)
    }
}
