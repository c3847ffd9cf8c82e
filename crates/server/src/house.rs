//! The house: everything a server has, shared by all that happens in it.

use crate::client::Client;
use crate::faces::Faces;
use crate::hall::Hall;
use crate::host::Host;
use crate::ledger::Ledger;
use crate::metrics::Metrics;
use crate::secret;
use crate::sessions::Sessions;
use crate::settings::Settings;
use crate::store::{NewRow, Store, StoreFault};
use crate::thinkers::Thinkers;
use crate::wrong::Wrong;
use std::sync::Arc;
use table::{Chair, GuestId, Opening, Table};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Everything a server has.
pub(crate) struct House {
    pub(crate) settings: Settings,
    pub(crate) store: Store,
    pub(crate) ledger: Ledger,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) thinkers: Thinkers,
    pub(crate) hall: Hall,
    pub(crate) sessions: Sessions,
    pub(crate) client: Client,
    pub(crate) faces: Faces,
    closing: watch::Sender<bool>,
}

impl House {
    /// Opens the house, and the task that writes its log.
    pub(crate) async fn open(
        settings: Settings,
    ) -> Result<(Arc<House>, JoinHandle<()>), StoreFault> {
        let store = Store::open(&settings.database).await?;
        let metrics = Arc::new(Metrics::default());
        let (ledger, writer) = Ledger::open(store.clone(), Arc::clone(&metrics));
        let house = House {
            thinkers: Thinkers::new(settings.thinkers),
            hall: Hall::default(),
            sessions: Sessions::new(settings.limits.sessions),
            client: Client::new(settings.web_dir.as_deref()),
            faces: Faces::default(),
            closing: watch::Sender::new(false),
            settings,
            store,
            ledger,
            metrics,
        };
        Ok((Arc::new(house), writer))
    }

    /// Tells everybody who listens that the house closes.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Tells when the house closes.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Opens a table and keeps it, or says everything that is wrong with it.
    pub(crate) async fn open_table(self: Arc<Self>, opening: Opening) -> Result<Arc<Host>, Wrong> {
        let table = Table::open(opening.clone()).map_err(Wrong::Setup)?;
        let chance = |no| Wrong::trouble(&no);
        let row = NewRow {
            code: secret::code().map_err(chance)?,
            invite: secret::invite().map_err(chance)?,
            guests: guests(&opening),
            opening,
        };
        self.hall.make_room(&self)?;
        (self.store.add_table(&row).await).map_err(|fault| Wrong::trouble(&fault))?;
        let NewRow { code, invite, .. } = row;
        tracing::info!(table = code, game = row.opening.game, "a table was opened");
        let host = Host::new(code, invite, table, Arc::clone(&self));
        Ok(self.hall.put(Arc::new(host), &self))
    }
}

/// Those who have a seat.
fn guests(opening: &Opening) -> Vec<GuestId> {
    let guest = |chair: &Chair| match chair {
        Chair::Guest { guest, .. } => Some(guest.clone()),
        Chair::Open | Chair::Bot { .. } => None,
    };
    let mut guests: Vec<GuestId> = opening.chairs.iter().filter_map(guest).collect();
    guests.sort();
    guests.dedup();
    guests
}
