//! The room of a host: the table, and who looks at it.

use super::sight::{Key, Sight};
use super::viewer::{Chosen, Viewer, ViewerId};
use crate::outbox::{Frame, Outbox};
use crate::store::{Row, Writing};
use catalog::Locale;
use kernel::{Eye, Lang, Seat};
use protocol::TableStage;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Deed, GuestId, Happening, Look, Millis, Table};

/// The table, and who looks at it.
pub(super) struct Room {
    pub(super) table: Table,
    pub(super) code: Arc<str>,
    pub(super) invite: String,
    /// Viewers by what they see.
    pub(super) sights: Vec<Sight>,
    /// Those who have to be shown the whole.
    pub(super) arriving: Vec<Newcomer>,
    last_id: u64,
    /// How far the table is, as the database knows it.
    written: TableStage,
    /// When something last happened.
    pub(super) moved: Instant,
    /// Since when nobody looks.
    pub(super) left: Instant,
    /// The bot that is thinking, and about which position.
    pub(super) thinking: Option<(Seat, u32)>,
    /// When the room is woken next.
    pub(super) armed: Option<Millis>,
    /// Is the table for playing again being opened?
    pub(super) rematching: bool,
}

/// Somebody who has to be shown the whole.
pub(super) struct Newcomer {
    pub(super) viewer: Viewer,
    pub(super) lang: Lang,
    /// How they look now, where that is not for the table to say.
    pub(super) look: Option<Look>,
}

/// How many of these are moves of the game.
pub(super) fn moves(happenings: &[Happening]) -> usize {
    let is_move = |happening: &&Happening| matches!(happening.entry.deed, Deed::Moved { .. });
    happenings.iter().filter(is_move).count()
}

fn word(stage: TableStage) -> &'static str {
    match stage {
        TableStage::Gathering => "gathering",
        TableStage::Playing => "playing",
        TableStage::Over => "over",
    }
}

impl Room {
    pub(super) fn new(table: Table, code: Arc<str>, invite: String) -> Room {
        Room {
            written: table.stage(),
            table,
            code,
            invite,
            sights: Vec::new(),
            arriving: Vec::new(),
            last_id: 0,
            moved: Instant::now(),
            left: Instant::now(),
            thinking: None,
            armed: None,
            rematching: false,
        }
    }

    pub(super) fn new_id(&mut self) -> ViewerId {
        self.last_id += 1;
        ViewerId(self.last_id)
    }

    pub(super) fn viewers(&self) -> impl Iterator<Item = &Viewer> {
        self.sights.iter().flat_map(|sight| &sight.viewers)
    }

    /// The viewer, and in which language they are told.
    pub(super) fn viewer(&mut self, id: ViewerId) -> Option<(&mut Viewer, Lang)> {
        self.sights.iter_mut().find_map(|sight| {
            let lang = sight.key.lang;
            let viewer = sight.viewers.iter_mut().find(|viewer| viewer.id == id)?;
            Some((viewer, lang))
        })
    }

    /// How the viewer looks now.
    pub(super) fn look_now(&self, id: ViewerId) -> Option<Look> {
        self.sight(id).map(|sight| sight.key.look)
    }

    /// What speaks to the viewer.
    pub(super) fn voice(&self, id: ViewerId) -> Option<&Locale> {
        self.sight(id).map(Sight::voice)
    }

    fn sight(&self, id: ViewerId) -> Option<&Sight> {
        let sees = |sight: &&Sight| sight.viewers.iter().any(|viewer| viewer.id == id);
        self.sights.iter().find(sees)
    }

    /// Takes the viewer out, with their language.
    pub(super) fn remove(&mut self, id: ViewerId) -> Option<(Viewer, Lang)> {
        let found = self.sights.iter_mut().find_map(|sight| {
            let place = sight.viewers.iter().position(|viewer| viewer.id == id)?;
            Some((sight.viewers.swap_remove(place), sight.key.lang))
        });
        self.sights.retain(|sight| !sight.viewers.is_empty());
        if self.sights.is_empty() {
            self.left = Instant::now();
        }
        found
    }

    /// Must the table stay in memory? It may leave once nobody has looked for so long, and at once
    /// when the game is over: few come back to those, and there are ever more of them.
    pub(super) fn is_busy(&self, idle: Duration) -> bool {
        let is_over = self.table.stage() == TableStage::Over;
        !self.sights.is_empty()
            || self.thinking.is_some()
            || self.rematching
            || !is_over && self.left.elapsed() < idle
    }

    pub(super) fn tell_lost(&self) {
        for viewer in self.viewers() {
            viewer.outbox.put(Frame::Lost);
            viewer.outbox.send();
        }
    }

    /// What the database has to know of this.
    pub(super) fn writing(&mut self, happenings: Vec<Happening>) -> Writing {
        let stage = self.table.stage();
        let changed = stage != self.written && !happenings.is_empty();
        if changed {
            self.written = stage;
        }
        let sat = |happening: &Happening| match &happening.entry.deed {
            Deed::Sat { guest, .. } => Some(guest.clone()),
            _ => None,
        };
        Writing {
            code: Arc::clone(&self.code),
            stage: changed.then(|| word(stage)),
            sat: happenings.iter().filter_map(sat).collect(),
            rows: (happenings.into_iter())
                .map(|happening| Row::from(happening.entry))
                .collect(),
        }
    }

    /// How many look without a seat.
    fn watchers(&self) -> u16 {
        let seated = |viewer: &&Viewer| self.table.seats_of(&viewer.guest).is_empty();
        let arriving = self.arriving.iter().map(|newcomer| &newcomer.viewer);
        let count = self.viewers().chain(arriving).filter(seated).count();
        u16::try_from(count).unwrap_or(u16::MAX)
    }

    /// Shows everybody what changed, and those who have come the whole.
    pub(super) fn show(
        &mut self,
        happenings: &[Happening],
        now: Millis,
        news: &mut Vec<(Outbox, Frame)>,
    ) {
        let watchers = self.watchers();
        for sight in &mut self.sights {
            sight.step(&self.table, happenings, watchers, now, news);
        }
        if !happenings.is_empty() {
            self.look_anew();
        }
        for newcomer in std::mem::take(&mut self.arriving) {
            self.let_look(newcomer, watchers, now, news);
        }
    }

    /// Those who see through another eye from now on are shown everything anew.
    fn look_anew(&mut self) {
        let Room {
            table,
            sights,
            arriving,
            ..
        } = self;
        for sight in sights.iter_mut() {
            let is = |viewer: &mut Viewer| {
                let look = look_of(table, viewer);
                (look, whose(table, &viewer.guest)) != (sight.key.look, sight.key.whose.as_ref())
            };
            let lang = sight.key.lang;
            let moving = sight.viewers.extract_if(.., is);
            arriving.extend(moving.map(|viewer| Newcomer {
                viewer,
                lang,
                look: None,
            }));
        }
        sights.retain(|sight| !sight.viewers.is_empty());
    }

    /// Shows a viewer the whole table, and from now on what changes.
    fn let_look(
        &mut self,
        newcomer: Newcomer,
        watchers: u16,
        now: Millis,
        news: &mut Vec<(Outbox, Frame)>,
    ) {
        let Newcomer {
            mut viewer,
            lang,
            look,
        } = newcomer;
        let key = Key {
            look: look.unwrap_or_else(|| look_of(&self.table, &mut viewer)),
            lang,
            whose: whose(&self.table, &viewer.guest).cloned(),
        };
        let found = self.sights.iter().position(|sight| sight.key == key);
        let place = found.unwrap_or_else(|| {
            let sight = Sight::new(key, &self.table, &self.code, watchers, now);
            self.sights.push(sight);
            self.sights.len() - 1
        });
        let sight = &mut self.sights[place];
        let invited = viewer.may_sit || sight.key.whose.is_some();
        let whole = sight.whole(&self.table, invited.then_some(self.invite.as_str()));
        news.push((viewer.outbox.clone(), whole));
        sight.viewers.push(viewer);
    }
}

/// The guest, if they have a seat: those without one all see the same.
fn whose<'g>(table: &Table, guest: &'g GuestId) -> Option<&'g GuestId> {
    (!table.seats_of(guest).is_empty()).then_some(guest)
}

/// Through which eye the viewer looks from now on.
fn look_of(table: &Table, viewer: &mut Viewer) -> Look {
    let fitting = |viewer: &Viewer| table.eye_for(&viewer.guest);
    match viewer.chosen {
        Chosen::Fitting => fitting(viewer),
        Chosen::Public => Look {
            eye: Eye::Public,
            curtain: fitting(viewer).curtain,
        },
        Chosen::Through(seat) => {
            let look = table.eye_after(&viewer.guest, seat);
            viewer.chosen = match look.eye {
                Eye::Seat(seat) => Chosen::Through(seat),
                Eye::Public => Chosen::Fitting,
            };
            look
        }
    }
}
