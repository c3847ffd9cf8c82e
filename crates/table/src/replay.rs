//! The same table once more, from what the database kept of it.

use crate::enter::Misfit;
use crate::{Entry, Opening, Table};
use catalog::Unplayable;
use kernel::SetupFault;

/// An opening and entries that are of no table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// It cannot have been opened like this.
    #[error("the table cannot be opened: {}", join(.0))]
    Opening(Vec<SetupFault>),
    /// This cannot have happened.
    #[error("entry {number}: {why}")]
    Entry {
        /// The number of the entry that should have come.
        number: u32,
        /// What is wrong.
        why: String,
    },
}

fn join(faults: &[SetupFault]) -> String {
    let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
    faults.join("; ")
}

impl Table {
    /// The table that these entries, with numbers from 1 on, were told of. It is the same in
    /// everything that can be seen, but nobody is connected to it yet.
    pub fn replay(opening: Opening, entries: Vec<Entry>) -> Result<Table, Broken> {
        let mut table = Table::open(opening).map_err(Broken::Opening)?;
        for entry in entries {
            let number = table.number + 1;
            let broken = |why: String| Broken::Entry { number, why };
            if entry.number != number {
                return Err(broken(format!("its number is {}", entry.number)));
            }
            if entry.at < table.at {
                return Err(broken("it happened before the one before it".to_owned()));
            }
            (table.take(entry)).map_err(|misfit| broken(misfit.to_string()))?;
        }
        table.settled = table.at;
        Ok(table)
    }
}

impl std::fmt::Display for Misfit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Misfit::Impossible(why) => f.write_str(why),
            Misfit::Unplayable(Unplayable::Illegal { rule, .. }) => {
                write!(f, "the move is not allowed there by rule {rule}")
            }
            Misfit::Unplayable(Unplayable::Misspelt { found, wanted, .. }) => {
                write!(f, "the move cannot be read: '{found}' is not {wanted}")
            }
            Misfit::Unplayable(Unplayable::Ambiguous(_)) => {
                f.write_str("the move could mean several things")
            }
        }
    }
}
