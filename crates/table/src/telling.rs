//! What happens at a table, as lines of the log.

use crate::{Chair, Deed, Table};
use catalog::Line;
use kernel::{Audience, Level, Phrase, Seat, SeatSet};
use std::sync::Arc;

impl Table {
    /// What everybody is told of a deed, besides what the game tells; to be asked before it is
    /// done. The line's event is the [`Deed`].
    pub(crate) fn tell(&self, deed: &Deed) -> Option<Line> {
        Some(Line {
            to: Audience::Everyone,
            phrase: Arc::new(self.phrase(deed)?),
            event: Arc::new(deed.clone()),
        })
    }

    /// The person is told what was answered for them.
    pub(crate) fn answered_itself(&self, seat: Seat, text: &str) -> Option<Line> {
        let choices = self.game.choices(seat);
        let only = choices.into_iter().find(|choice| choice.text == text)?;
        Some(Line {
            to: Audience::Only(SeatSet::one(seat)),
            phrase: Arc::new(Phrase::new("table-answered-itself").with("answer", only.label)),
            event: Arc::new(()),
        })
    }

    /// Who sits in a seat.
    pub(crate) fn who(&self, seat: Seat) -> Phrase {
        match &self.places[seat.index()].chair {
            Chair::Guest { name, .. } => person(name),
            Chair::Bot { level } => bot(*level),
            Chair::Open => Phrase::new("table-nobody").with("seat", seat.number()),
        }
    }

    fn phrase(&self, deed: &Deed) -> Option<Phrase> {
        // Who sits where stays so while the game lasts; before, who sat down is remembered by name.
        let of = |key: &'static str, seat: Seat| Phrase::new(key).with("who", seat);
        Some(match deed {
            Deed::Moved { .. } => return None,
            Deed::Sat { seat, name, .. } => Phrase::new("table-sat")
                .with("who", person(name))
                .with("seat", seat.number()),
            Deed::Rose { seat } if self.begun => of("table-left", *seat),
            Deed::Rose { seat } => Phrase::new("table-rose")
                .with("who", self.who(*seat))
                .with("seat", seat.number()),
            Deed::Invited { seat, level } => Phrase::new("table-sat")
                .with("who", bot(*level))
                .with("seat", seat.number()),
            Deed::Began => Phrase::new("table-began"),
            Deed::UndoAsked { seat } => of("table-undo-asked", *seat),
            Deed::UndoGranted { seat } => of("table-undo-granted", *seat),
            Deed::UndoRefused { seat } => of("table-undo-refused", *seat),
            Deed::UndoLapsed => Phrase::new("table-undo-lapsed"),
            Deed::Undone { seat, .. } => of("table-undone", *seat),
            Deed::Claimed { seat, from } => of("table-claimed", *seat).with("absent", *from),
            Deed::StoodIn { seat, .. } => of("table-stood-in", *seat),
            Deed::Returned { seat } => of("table-returned", *seat),
            Deed::RanOutOfTime { seat } if self.is_duel() => of("table-time-lost", *seat),
            Deed::RanOutOfTime { seat } => of("table-time-out", *seat),
            Deed::RematchWished { seat } => of("table-rematch-wished", *seat),
            Deed::RematchBegun { .. } => Phrase::new("table-rematch-begun"),
        })
    }
}

fn person(name: &str) -> Phrase {
    Phrase::new("table-person").with("name", name)
}

fn bot(level: Level) -> Phrase {
    Phrase::new("table-bot").with("level", level.name())
}
