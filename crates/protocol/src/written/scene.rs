//! A scene, written.

use super::kept::KeptList;
use super::piece::write_piece;
use super::step::number_of;
use super::{Mark, PieceInk, push_number, push_string, push_text};
use crate::{Fact, Focus, Scene, Zone, ZoneKind};
use kernel::Seat;
use std::fmt::{Display, Write};
use std::hash::Hash;

/// What is remembered of a scene, to tell what changed since: a mark for each of its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SceneTrace {
    board: Mark,
    focus: Mark,
    /// So many facts tell how the game stands.
    status: u32,
    zones: Vec<ZoneTrace>,
    /// Of the status, then of each zone's facts and pieces.
    marks: Vec<Mark>,
}

/// What a zone is known by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZoneMarks {
    /// Its key, name, kind and seat.
    pub frame: Mark,
    /// All that is drawn in it.
    pub content: Mark,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct ZoneTrace {
    of: ZoneMarks,
    /// Where its marks begin.
    start: u32,
    facts: u32,
    pieces: u32,
    count: Option<u16>,
}

impl SceneTrace {
    /// Of nothing at all.
    pub const fn new() -> SceneTrace {
        SceneTrace {
            board: Mark::NONE,
            focus: Mark::NONE,
            status: 0,
            zones: Vec::new(),
            marks: Vec::new(),
        }
    }

    fn begin(&mut self, board: &str) {
        self.board = Mark::of(board);
        self.focus = Mark::NONE;
        self.status = 0;
        self.zones.clear();
        self.marks.clear();
    }

    fn marks(&self, start: u32, count: u32) -> &[Mark] {
        &self.marks[start as usize..(start + count) as usize]
    }

    fn status(&self) -> &[Mark] {
        self.marks(0, self.status)
    }

    fn facts(&self, place: usize) -> &[Mark] {
        let zone = self.zones.get(place);
        zone.map_or(&[], |zone| self.marks(zone.start, zone.facts))
    }

    fn pieces(&self, place: usize) -> &[Mark] {
        let zone = self.zones.get(place);
        zone.map_or(&[], |zone| self.marks(zone.start + zone.facts, zone.pieces))
    }
}

impl Default for SceneTrace {
    fn default() -> SceneTrace {
        SceneTrace::new()
    }
}

/// What those know who are shown the whole.
static NOTHING: SceneTrace = SceneTrace::new();

/// Writes a scene for those who know another one: what they know already is not written. First
/// the board, then facts that tell how the game stands, then the zones.
#[derive(Debug)]
pub struct SceneInk<'a> {
    text: &'a mut String,
    before: &'a SceneTrace,
    trace: &'a mut SceneTrace,
    /// Is all of it written?
    whole: bool,
    status: KeptList<'a>,
    stage: Stage,
    /// Was the status written? Was any zone?
    wrote: [bool; 2],
    /// Are there other zones than before?
    misfit: bool,
}

/// How far a scene is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Status,
    Zones,
    Done,
}

/// What became of a drawing.
enum Drawn {
    /// It is the same scene.
    Same,
    /// It was written how it changed.
    Changed,
    /// There are other zones than before: it has to be written whole.
    Misfit,
}

impl<'a> SceneInk<'a> {
    fn new(
        before: Option<&'a SceneTrace>,
        trace: &'a mut SceneTrace,
        text: &'a mut String,
    ) -> SceneInk<'a> {
        let (whole, before) = (before.is_none(), before.unwrap_or(&NOTHING));
        SceneInk {
            text,
            before,
            trace,
            whole,
            status: KeptList::since(before.status()),
            stage: Stage::Status,
            wrote: [false; 2],
            misfit: false,
        }
    }

    /// Begins: how the zones lie.
    pub fn board(&mut self, board: &str) {
        self.trace.begin(board);
        self.misfit = self.trace.board != self.before.board;
        match self.whole {
            true => {
                self.text.push_str("{\"whole\":{\"board\":");
                push_string(self.text, board);
            }
            false => self.text.push_str("{\"patch\":{"),
        }
    }

    /// Adds a number or word that tells how the game stands.
    pub fn fact(&mut self, key: &str, name: &str, value: impl Display + Hash) {
        let mark = Mark::of(&(key, name, &value));
        self.trace.marks.push(mark);
        self.trace.status += 1;
        let head = self.status_head();
        self.status.add(self.text, head, mark, |text| {
            push_fact(text, key, name, value);
        });
    }

    /// Draws a zone, after those before it. What is known by its marks is only asked for, and only
    /// drawn, where it is not what it was.
    pub fn zone<N: AsRef<str>>(
        &mut self,
        marks: ZoneMarks,
        key: &str,
        kind: ZoneKind,
        seat: Option<Seat>,
        name: impl FnOnce() -> N,
        draw: impl FnOnce(&mut ZoneInk<'_, 'a>),
    ) {
        self.end_status();
        let place = self.trace.zones.len();
        let before = self.before.zones.get(place);
        if let Some(before) = before.filter(|before| before.of == marks) {
            return self.keep(before);
        }
        self.misfit |= before.is_none_or(|before| before.of.frame != marks.frame);
        self.trace.zones.push(ZoneTrace {
            of: marks,
            start: self.trace.marks.len() as u32,
            facts: 0,
            pieces: 0,
            count: None,
        });
        let mut zone = ZoneInk {
            list: KeptList::since(self.before.facts(place)),
            part: Part::Facts,
            place,
            key,
            is_open: false,
            scene: self,
        };
        if zone.scene.whole {
            zone.open();
            zone.scene.write_frame(name().as_ref(), kind, seat);
        }
        draw(&mut zone);
        zone.end();
    }

    /// Remembers a zone as it was.
    fn keep(&mut self, before: &ZoneTrace) {
        let marks = self
            .before
            .marks(before.start, before.facts + before.pieces);
        self.trace.zones.push(ZoneTrace {
            start: self.trace.marks.len() as u32,
            ..before.clone()
        });
        self.trace.marks.extend_from_slice(marks);
    }

    fn write_frame(&mut self, name: &str, kind: ZoneKind, seat: Option<Seat>) {
        self.text.push_str(",\"name\":");
        push_string(self.text, name);
        self.text.push_str(",\"kind\":");
        push_string(self.text, kind.word());
        if let Some(seat) = seat {
            self.text.push_str(",\"seat\":");
            push_number(self.text, number_of(seat));
        }
    }

    /// What is going on between things, after all zones.
    pub fn focus(&mut self, focus: Option<&Focus>) {
        self.end_zones();
        if let Some(focus) = focus {
            self.trace.focus = Mark::of(focus);
        }
        if self.trace.focus == self.before.focus {
            return;
        }
        let written = |focus| serde_json::to_string(focus).expect("a focus is plain data");
        let focus = focus.map_or_else(String::new, written);
        self.text.push_str(match (self.whole, self.wrote) {
            (false, [false, false]) => "\"focus\":",
            _ => ",\"focus\":",
        });
        // A list of one, or of none, in a patch.
        let [open, close] = if self.whole { ["", ""] } else { ["[", "]"] };
        self.text.extend([open, &focus, close]);
    }

    /// Draws all of a scene.
    pub fn scene(&mut self, scene: &Scene) {
        self.board(&scene.board);
        for Fact { key, name, value } in &scene.status {
            self.fact(key, name, value);
        }
        for zone in &scene.zones {
            self.whole_zone(zone);
        }
        self.focus(scene.focus.as_ref());
    }

    fn whole_zone(&mut self, zone: &Zone) {
        let Zone {
            key,
            name,
            kind,
            seat,
            count,
            facts,
            pieces,
        } = zone;
        let marks = ZoneMarks {
            frame: Mark::of(&(key, name, kind, seat.map(Seat::index))),
            content: Mark::of(&(count, facts, pieces)),
        };
        self.zone(
            marks,
            key,
            *kind,
            *seat,
            || name,
            |zone| {
                if let Some(count) = count {
                    zone.count(*count);
                }
                for Fact { key, name, value } in facts {
                    zone.fact(key, name, value);
                }
                for piece in pieces {
                    zone.piece(piece, write_piece);
                }
            },
        );
    }

    fn status_head(&self) -> &'static str {
        match self.whole {
            true => ",\"status\":",
            false => "\"status\":",
        }
    }

    fn end_status(&mut self) {
        if self.stage != Stage::Status {
            return;
        }
        self.stage = Stage::Zones;
        let head = self.status_head();
        self.wrote[0] = self.status.end(self.text, head);
        if self.whole && !self.wrote[0] {
            self.text.push_str(",\"status\":[]");
        }
    }

    fn end_zones(&mut self) {
        self.end_status();
        self.stage = Stage::Done;
        match self.wrote[1] {
            true => self.text.push(']'),
            false if self.whole => self.text.push_str(",\"zones\":[]"),
            false => {}
        }
    }

    fn finish(mut self) -> Drawn {
        if self.stage != Stage::Done {
            self.focus(None);
        }
        self.text.push_str("}}");
        let misfit = self.misfit || self.trace.zones.len() != self.before.zones.len();
        let changed = self.wrote != [false, false] || self.trace.focus != self.before.focus;
        match (self.whole, changed) {
            (false, _) if misfit => Drawn::Misfit,
            (false, false) => Drawn::Same,
            _ => Drawn::Changed,
        }
    }
}

/// Writes a zone, as far as it is new: first its count, then its facts, then its pieces.
#[derive(Debug)]
pub struct ZoneInk<'z, 'a> {
    scene: &'z mut SceneInk<'a>,
    key: &'z str,
    place: usize,
    part: Part,
    list: KeptList<'a>,
    /// Was anything of it written?
    is_open: bool,
}

/// What of a zone is being written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Facts,
    Pieces,
}

impl ZoneInk<'_, '_> {
    fn trace(&mut self) -> &mut ZoneTrace {
        &mut self.scene.trace.zones[self.place]
    }

    /// How many cards it has, where they are not all shown.
    pub fn count(&mut self, count: u16) {
        self.trace().count = Some(count);
        let before = self.scene.before.zones.get(self.place);
        if before.and_then(|zone| zone.count) != Some(count) {
            self.open();
            self.scene.text.push_str(",\"count\":");
            push_number(self.scene.text, count);
        }
    }

    /// Adds a number or word that belongs to it.
    pub fn fact(&mut self, key: &str, name: &str, value: impl Display + Hash) {
        let mark = Mark::of(&(key, name, &value));
        self.trace().facts += 1;
        self.add(mark, |text| push_fact(text, key, name, value));
    }

    /// Adds a piece that lies in it. What is written follows from what is marked, and from nothing
    /// else.
    pub fn piece<T: Hash>(&mut self, of: &T, write: for<'t> fn(&T, PieceInk<'t>) -> PieceInk<'t>) {
        if self.part == Part::Facts {
            self.end_facts();
        }
        self.trace().pieces += 1;
        self.add(Mark::of(of), |text| write(of, PieceInk::new(text)).finish());
    }

    fn add(&mut self, mark: Mark, write: impl FnOnce(&mut String)) {
        self.scene.trace.marks.push(mark);
        if !self.list.goes_on_with(mark) {
            self.open();
            let head = self.head();
            self.list.add(self.scene.text, head, mark, write);
        }
    }

    /// Begins to write.
    fn open(&mut self) {
        if self.is_open {
            return;
        }
        self.is_open = true;
        let SceneInk {
            text, whole, wrote, ..
        } = &mut *self.scene;
        let [status, zones] = *wrote;
        text.push_str(match (zones, *whole || status) {
            (true, _) => ",{\"key\":",
            (false, true) => ",\"zones\":[{\"key\":",
            (false, false) => "\"zones\":[{\"key\":",
        });
        push_string(text, self.key);
        wrote[1] = true;
    }

    /// What the list begins with that is being written.
    fn head(&self) -> &'static str {
        match self.part {
            Part::Facts => ",\"facts\":",
            Part::Pieces => ",\"pieces\":",
        }
    }

    fn end_list(&mut self) {
        if !self.list.is_done() {
            self.open();
            let head = self.head();
            self.list.end(self.scene.text, head);
        }
    }

    fn end_facts(&mut self) {
        self.end_list();
        self.part = Part::Pieces;
        self.list = KeptList::since(self.scene.before.pieces(self.place));
    }

    fn end(mut self) {
        if self.part == Part::Facts {
            self.end_facts();
        }
        self.end_list();
        let counted = |zone: &ZoneTrace| zone.count.is_some();
        let before = self.scene.before.zones.get(self.place).map(counted);
        self.scene.misfit |= before != Some(counted(self.trace()));
        if self.is_open {
            self.scene.text.push('}');
        }
    }
}

/// Writes how a scene differs from the one that is remembered, and remembers it instead; false if
/// it is the same. It is drawn twice where a patch does not do. `spare` is room to work in.
pub(super) fn write_change(
    known: &mut SceneTrace,
    spare: &mut SceneTrace,
    text: &mut String,
    draw: impl Fn(&mut SceneInk<'_>),
) -> bool {
    let start = text.len();
    if known.board != Mark::NONE {
        let mut ink = SceneInk::new(Some(known), spare, text);
        draw(&mut ink);
        match ink.finish() {
            Drawn::Same => {
                text.truncate(start);
                return false;
            }
            Drawn::Changed => {
                std::mem::swap(known, spare);
                return true;
            }
            Drawn::Misfit => text.truncate(start),
        }
    }
    let mut ink = SceneInk::new(None, known, text);
    draw(&mut ink);
    ink.finish();
    true
}

/// The scene that is drawn, and what is to be remembered of it.
pub fn written_scene(draw: impl Fn(&mut SceneInk<'_>)) -> (Scene, SceneTrace) {
    let mut trace = SceneTrace::new();
    let mut text = String::new();
    write_change(&mut trace, &mut SceneTrace::new(), &mut text, draw);
    let change: crate::SceneChange = serde_json::from_str(&text).expect("a scene was written");
    match change {
        crate::SceneChange::Whole(scene) => (scene, trace),
        crate::SceneChange::Patch(_) => unreachable!("nothing was known before"),
    }
}

fn push_fact(out: &mut String, key: &str, name: &str, value: impl Display) {
    out.push_str("{\"key\":");
    push_string(out, key);
    out.push_str(",\"name\":");
    push_string(out, name);
    out.push_str(",\"value\":");
    push_text(out, |out| {
        // Text takes whatever is written to it.
        let _ = write!(out, "{value}");
    });
    out.push('}');
}
