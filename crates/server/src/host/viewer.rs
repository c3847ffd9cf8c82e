//! Somebody who looks at a table.

use super::room::Newcomer;
use super::{Gone, Host};
use crate::bucket::Bucket;
use crate::outbox::Outbox;
use crate::time::now;
use kernel::{Lang, Seat};
use std::sync::Arc;
use table::GuestId;

/// Names a viewer of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ViewerId(pub(super) u64);

/// Somebody who comes to look.
pub(crate) struct Arrival {
    /// Who.
    pub(crate) guest: GuestId,
    /// In which language they are told.
    pub(crate) lang: Lang,
    /// Were they let in to take an open seat?
    pub(crate) may_sit: bool,
    /// Where they are told.
    pub(crate) outbox: Outbox,
}

/// Somebody who looks.
pub(super) struct Viewer {
    pub(super) id: ViewerId,
    pub(super) guest: GuestId,
    pub(super) may_sit: bool,
    pub(super) chosen: Chosen,
    pub(super) emotes: Bucket,
    pub(super) hints: Bucket,
    /// Is a bot thinking about what to advise them?
    pub(super) awaits_hint: bool,
    pub(super) outbox: Outbox,
}

/// Through which eye somebody wants to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Chosen {
    /// As the table sees fit.
    Fitting,
    /// As the public.
    Public,
    /// Through one of their seats.
    Through(Seat),
}

/// Why somebody cannot look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotIn {
    Gone,
    /// So many look already.
    Full,
}

impl Host {
    /// Somebody comes to look: they are shown the whole table.
    pub(crate) fn enter(self: &Arc<Self>, arrival: Arrival) -> Result<ViewerId, NotIn> {
        let limits = &self.house.settings.limits;
        let entered = self.act(|room, doings| {
            if room.viewers().count() >= limits.viewers {
                return Err(NotIn::Full);
            }
            let Arrival {
                guest,
                lang,
                may_sit,
                outbox,
            } = arrival;
            let id = room.new_id();
            room.table.arrive(&guest, now());
            // What had to wait until somebody came happens before they are shown the table.
            doings.happenings.extend(room.table.settle(now()));
            doings.stirred = true;
            let viewer = Viewer {
                id,
                guest,
                may_sit,
                chosen: Chosen::Fitting,
                emotes: Bucket::full(limits.emotes),
                hints: Bucket::full(limits.hints),
                awaits_hint: false,
                outbox,
            };
            room.arriving.push(Newcomer {
                viewer,
                lang,
                look: None,
            });
            Ok(id)
        });
        let entered = entered.map_err(|Gone| NotIn::Gone)?;
        if entered.is_ok() {
            self.house.metrics.viewers.up();
        }
        entered
    }

    /// Somebody does not look any more.
    pub(crate) fn leave(self: &Arc<Self>, id: ViewerId) {
        self.house.metrics.viewers.down();
        // From a table that is gone nobody has to take leave.
        let _ = self.act(|room, doings| {
            if let Some((viewer, _)) = room.remove(id) {
                room.table.depart(&viewer.guest, now());
                doings.stirred = true;
            }
        });
    }
}
