//! What happens because time passes.

use super::Host;
use super::room::Room;
use crate::time::until;
use std::sync::{Arc, Weak};
use std::time::Duration;
use table::Millis;

/// A moment that has come must have passed too.
const MARGIN: Duration = Duration::from_millis(5);

impl Host {
    /// Sees to it that the room is woken when there is something to do. Who is woken too early
    /// sets the alarm anew, so an alarm that is early enough can stay.
    pub(super) fn wake_later(self: &Arc<Self>, room: &mut Room) {
        let Some(moment) = room.table.wake_at().filter(|_| !room.sights.is_empty()) else {
            return;
        };
        if room.armed.is_some_and(|armed| armed <= moment) {
            return;
        }
        room.armed = Some(moment);
        tokio::spawn(wake(Arc::downgrade(self), moment));
    }
}

async fn wake(host: Weak<Host>, moment: Millis) {
    tokio::time::sleep(until(moment) + MARGIN).await;
    let Some(host) = host.upgrade() else {
        return;
    };
    // A table that is gone needs no waking.
    let _ = host.act(|room, doings| {
        if room.armed == Some(moment) {
            room.armed = None;
        }
        doings.stirred = true;
    });
}
