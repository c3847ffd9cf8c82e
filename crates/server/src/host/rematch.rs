//! Playing again: once it is agreed, a new table is opened and everybody is told where.

use super::Host;
use super::room::Room;
use crate::secret;
use crate::time::now;
use std::sync::Arc;
use table::Opening;

impl Host {
    /// Opens the table for playing again, if that is agreed.
    pub(super) fn begin_rematch(self: &Arc<Self>, room: &mut Room) {
        if room.rematching || !room.table.is_rematch_agreed() {
            return;
        }
        let Ok(seed) = secret::seed() else {
            return;
        };
        room.rematching = true;
        let opening = room.table.rematch_opening(seed, now());
        tokio::spawn(open(Arc::clone(self), opening));
    }
}

async fn open(host: Arc<Host>, opening: Opening) {
    let opened = Arc::clone(&host.house).open_table(opening).await;
    // A table that is gone will be asked again.
    let _ = host.act(|room, doings| {
        room.rematching = false;
        match opened {
            Ok(next) => {
                let begun = room.table.begin_rematch(next.code(), now());
                doings.happenings.extend(begun);
            }
            Err(wrong) => tracing::warn!(
                table = host.code(),
                code = wrong.code(),
                "the table for playing again cannot be opened"
            ),
        }
    });
}
