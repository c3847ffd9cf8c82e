//! The tables in memory. The others are read from the database when somebody asks for them.

use crate::host::Host;
use crate::house::House;
use crate::secret;
use crate::store::{KeptTable, Unreadable};
use crate::wrong::Wrong;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use table::{Broken, Table};
use tokio::sync::OnceCell;
use tokio::task::spawn_blocking;

/// Whoever finds the house full tries again after so long.
const FULL: Duration = Duration::from_secs(5);

/// A table that somebody asked for: those who ask meanwhile wait for the same reading.
type Place = Arc<OnceCell<Arc<Host>>>;

/// The tables in memory.
#[derive(Default)]
pub(crate) struct Hall {
    places: Mutex<HashMap<String, Place>>,
}

/// Why a table cannot be hosted.
#[derive(Debug, thiserror::Error)]
enum Unfound {
    #[error("there is no such table")]
    None,
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error(transparent)]
    Broken(#[from] Broken),
    #[error("it could not be replayed")]
    Failed,
}

impl Hall {
    fn places(&self) -> MutexGuard<'_, HashMap<String, Place>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table with this code.
    pub(crate) async fn find(&self, code: &str, house: &Arc<House>) -> Result<Arc<Host>, Wrong> {
        if !secret::is_code(code) {
            return Err(Wrong::NoSuchTable);
        }
        let place = self.place(code, house)?;
        let found = place.get_or_try_init(|| read(code, house)).await.cloned();
        house.metrics.tables.set(self.places().len());
        found.map_err(|unfound| {
            self.forget(code, &place);
            match unfound {
                Unfound::None => Wrong::NoSuchTable,
                fault => Wrong::trouble(&fault),
            }
        })
    }

    /// Where the table is, or will be.
    fn place(&self, code: &str, house: &House) -> Result<Place, Wrong> {
        let known = self.places().get(code).cloned();
        let known = known.filter(|place| place.get().is_none_or(|host| !host.is_gone()));
        if let Some(place) = known {
            return Ok(place);
        }
        self.make_room(house)?;
        let mut places = self.places();
        let place = places.entry(code.to_owned()).or_default();
        if place.get().is_some_and(|host| host.is_gone()) {
            *place = Place::default();
        }
        Ok(Arc::clone(place))
    }

    fn forget(&self, code: &str, place: &Place) {
        let mut places = self.places();
        let same = |known: &Place| Arc::ptr_eq(known, place) && known.get().is_none();
        if places.get(code).is_some_and(same) {
            places.remove(code);
        }
    }

    /// Puts in a table that was just opened.
    pub(crate) fn put(&self, host: Arc<Host>, house: &House) -> Arc<Host> {
        let place = Place::new(OnceCell::new_with(Some(Arc::clone(&host))));
        self.places().insert(host.code().to_owned(), place);
        house.metrics.tables.set(self.places().len());
        host
    }

    /// Sees to it that one more table can be in memory: if need be, those that nobody looks at
    /// leave.
    pub(crate) fn make_room(&self, house: &House) -> Result<(), Wrong> {
        let most = house.settings.limits.tables;
        if self.places().len() < most {
            return Ok(());
        }
        self.tidy(Duration::ZERO);
        match self.places().len() < most {
            true => Ok(()),
            false => Err(Wrong::Full { retry: FULL }),
        }
    }

    /// Lets tables leave memory that nobody has looked at for so long.
    pub(crate) fn tidy(&self, idle: Duration) {
        self.places().retain(|_, place| match place.get() {
            Some(host) => !host.retire(idle),
            None => true,
        });
    }

    /// Every table in memory.
    pub(crate) fn all(&self) -> Vec<Arc<Host>> {
        let places = self.places();
        places
            .values()
            .filter_map(|place| place.get().cloned())
            .collect()
    }

    /// How many tables are in memory.
    pub(crate) fn len(&self) -> usize {
        self.places().len()
    }

    /// Lets go of all tables.
    pub(crate) fn clear(&self) {
        self.places().clear();
    }
}

/// Reads a table from the database, and replays it.
async fn read(code: &str, house: &Arc<House>) -> Result<Arc<Host>, Unfound> {
    let kept = house.store.table(code).await?.ok_or(Unfound::None)?;
    let KeptTable {
        invite,
        opening,
        entries,
    } = kept;
    let replayed = spawn_blocking(move || Table::replay(opening, entries)).await;
    let table = replayed.map_err(|_| Unfound::Failed)??;
    tracing::debug!(table = code, number = table.number(), "a table was read");
    let host = Host::new(code.to_owned(), invite, table, Arc::clone(house));
    Ok(Arc::new(host))
}
