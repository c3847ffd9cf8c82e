//! A scene, written.

use super::step::number_of;
use super::{
    Mark, Part, PieceInk, added, part, push_kept_item, push_list, push_number, push_shown,
    push_string,
};
use crate::{Fact, Focus, Piece, Scene, Zone, ZoneKind};
use kernel::Seat;
use std::fmt::Display;

/// What an eye sees of a game, as it is sent. It is written from the first zone to the last:
/// facts and pieces belong to the zone that was begun before them. To write one scene after the
/// other into the same one saves memory ([`WrittenScene::begin`]).
#[derive(Clone, Debug, Default)]
pub struct WrittenScene {
    text: String,
    board: Part,
    status: Part,
    zones: Vec<WrittenZone>,
    /// Of all zones, one after the other.
    pieces: Vec<Part>,
    /// A list of one; empty if nothing is going on.
    focus: Part,
    trace: SceneTrace,
}

#[derive(Clone, Debug)]
struct WrittenZone {
    key: Part,
    /// The fields that a zone keeps, its key among them.
    frame: Part,
    /// Each with a comma after it, as long as facts come.
    facts: Part,
}

/// What is remembered of a scene, to tell what changed since: a mark for each of its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SceneTrace {
    /// The board, and the frames of all zones.
    frames: Mark,
    status: Mark,
    focus: Mark,
    zones: Vec<ZoneTrace>,
    /// Of all zones, one after the other.
    pieces: Vec<Mark>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct ZoneTrace {
    facts: Mark,
    pieces: Part,
    count: Option<u16>,
}

impl SceneTrace {
    fn pieces_of(&self, zone: &ZoneTrace) -> &[Mark] {
        &self.pieces[zone.pieces.start as usize..zone.pieces.end as usize]
    }

    /// Are the zones the same, whatever lies in them?
    fn has_zones_of(&self, before: &SceneTrace) -> bool {
        let same = |(was, is): (&ZoneTrace, &ZoneTrace)| was.count.is_some() == is.count.is_some();
        self.frames == before.frames
            && self.zones.len() == before.zones.len()
            && before.zones.iter().zip(&self.zones).all(same)
    }

    /// Does the same lie in these zones?
    fn is_same_in(&self, zone: &ZoneTrace, before: &SceneTrace, was: &ZoneTrace) -> bool {
        zone.count == was.count
            && zone.facts == was.facts
            && self.pieces_of(zone) == before.pieces_of(was)
    }
}

/// Room for a scene of usual size.
const USUAL: usize = 4 * 1024;

impl WrittenScene {
    /// Begins a scene anew, whatever was written before: how its zones lie, and how the game
    /// stands.
    pub fn begin(&mut self, board: &str, status: &[Fact]) {
        self.text.clear();
        self.text.reserve(USUAL);
        self.zones.clear();
        self.pieces.clear();
        self.focus = Part::default();
        self.board = added(&mut self.text, |text| push_string(text, board));
        self.status = added(&mut self.text, |text| push_list(text, status, push_fact));
        self.trace.zones.clear();
        self.trace.pieces.clear();
        self.trace.focus = Mark::default();
        self.trace.frames = Mark::of(part(&self.text, &self.board));
        self.trace.status = Mark::of(part(&self.text, &self.status));
    }

    /// Writes a scene, whatever was written before.
    pub fn write(&mut self, scene: &Scene) {
        self.begin(&scene.board, &scene.status);
        for zone in &scene.zones {
            self.add_zone(zone);
        }
        self.set_focus(scene.focus.as_ref());
    }

    /// Writes a scene.
    pub fn of(scene: &Scene) -> WrittenScene {
        let mut written = WrittenScene::default();
        written.write(scene);
        written
    }

    fn add_zone(&mut self, zone: &Zone) {
        self.zone(&zone.key, &zone.name, zone.kind, zone.seat);
        if let Some(count) = zone.count {
            self.count(count);
        }
        for Fact { key, name, value } in &zone.facts {
            self.fact(key, name, value);
        }
        for piece in &zone.pieces {
            self.piece(&piece.key, |ink| write_piece(ink, piece));
        }
    }

    /// Begins a zone.
    pub fn zone(&mut self, key: &str, name: &str, kind: ZoneKind, seat: Option<Seat>) {
        let start = self.text.len() as u32;
        self.text.push_str("\"key\":");
        let key = added(&mut self.text, |text| push_string(text, key));
        self.text.push_str(",\"name\":");
        push_string(&mut self.text, name);
        self.text.push_str(",\"kind\":");
        push_string(&mut self.text, kind.word());
        if let Some(seat) = seat {
            self.text.push_str(",\"seat\":");
            push_number(&mut self.text, number_of(seat));
        }
        let end = self.text.len() as u32;
        self.trace.frames = self.trace.frames.and(part(&self.text, &(start..end)));
        let pieces = self.pieces.len() as u32;
        self.trace.zones.push(ZoneTrace {
            facts: Mark::default(),
            pieces: pieces..pieces,
            count: None,
        });
        self.zones.push(WrittenZone {
            key,
            frame: start..end,
            facts: end..end,
        });
    }

    /// How many cards the zone has, where they are not all shown.
    pub fn count(&mut self, count: u16) {
        if let Some(zone) = self.trace.zones.last_mut() {
            zone.count = Some(count);
        }
    }

    /// Adds a number or word that belongs to the zone, before its pieces.
    pub fn fact(&mut self, key: &str, name: &str, value: impl Display) {
        if let (Some(zone), Some(trace)) = (self.zones.last_mut(), self.trace.zones.last_mut()) {
            let fact = added(&mut self.text, |text| {
                push_fact_of(text, key, name, value);
                text.push(',');
            });
            trace.facts = trace.facts.and(part(&self.text, &fact));
            zone.facts.end = fact.end;
        }
    }

    /// Adds a piece to the zone.
    pub fn piece(&mut self, key: &str, write: impl FnOnce(PieceInk<'_>) -> PieceInk<'_>) {
        let piece = added(&mut self.text, |text| {
            write(PieceInk::new(text, key)).finish();
        });
        self.trace.pieces.push(Mark::of(part(&self.text, &piece)));
        self.pieces.push(piece);
        if let Some(zone) = self.trace.zones.last_mut() {
            zone.pieces.end = self.pieces.len() as u32;
        }
    }

    /// What is going on between things, after all zones.
    pub fn set_focus(&mut self, focus: Option<&Focus>) {
        let Some(focus) = focus else {
            return;
        };
        self.focus = added(&mut self.text, |text| {
            let focus = serde_json::to_string(focus);
            push_list(
                text,
                [&*focus.expect("a focus is plain data")],
                String::push_str,
            );
        });
        self.trace.focus = Mark::of(part(&self.text, &self.focus));
    }

    /// What is to be remembered of this scene.
    pub fn trace(&self) -> &SceneTrace {
        &self.trace
    }

    /// Puts what is to be remembered of this scene in the place of what was remembered before.
    /// After that, another one has to be begun.
    pub fn leave_trace(&mut self, place: &mut SceneTrace) {
        std::mem::swap(&mut self.trace, place);
    }

    /// Writes what leads here from the scene that is remembered; nothing if they are equal.
    pub fn change_since(&self, before: &SceneTrace) -> Option<String> {
        let trace = &self.trace;
        if trace == before {
            return None;
        }
        let mut out = String::with_capacity(512);
        if !trace.has_zones_of(before) {
            out.push_str("{\"whole\":");
            self.push_whole(&mut out);
            out.push('}');
            return Some(out);
        }
        let mut joint = "{\"patch\":{";
        if trace.status != before.status {
            out.push_str(joint);
            out.push_str("\"status\":");
            out.push_str(self.part(&self.status));
            joint = ",";
        }
        let mut zone_joint = "\"zones\":[";
        for (place, was) in before.zones.iter().enumerate() {
            if !trace.is_same_in(&trace.zones[place], before, was) {
                out.push_str(std::mem::take(&mut joint));
                out.push_str(zone_joint);
                self.push_zone_change(&mut out, place, before, was);
                zone_joint = ",";
            }
        }
        if zone_joint == "," {
            out.push(']');
            joint = ",";
        }
        if trace.focus != before.focus {
            out.push_str(joint);
            out.push_str("\"focus\":");
            out.push_str(match self.part(&self.focus) {
                "" => "[]",
                focus => focus,
            });
        }
        out.push_str("}}");
        Some(out)
    }

    /// The scene.
    pub fn read(&self) -> Scene {
        let mut text = String::new();
        self.push_whole(&mut text);
        serde_json::from_str(&text).expect("a scene was written")
    }

    fn push_zone_change(
        &self,
        out: &mut String,
        place: usize,
        before: &SceneTrace,
        was: &ZoneTrace,
    ) {
        let (zone, trace) = (&self.zones[place], &self.trace.zones[place]);
        out.push_str("{\"key\":");
        out.push_str(self.part(&zone.key));
        if let Some(count) = trace.count.filter(|_| trace.count != was.count) {
            out.push_str(",\"count\":");
            push_number(out, count);
        }
        if trace.facts != was.facts {
            self.push_facts(out, zone);
        }
        let (lay, lie) = (before.pieces_of(was), self.trace.pieces_of(trace));
        if lay != lie {
            out.push_str(",\"pieces\":");
            let mut next = 0;
            push_list(
                out,
                lie.iter().zip(self.pieces_of(trace)),
                |out, (&mark, piece)| {
                    push_kept_item(out, lay, &mut next, mark, |out| out.push_str(piece));
                },
            );
        }
        out.push('}');
    }

    fn push_whole(&self, out: &mut String) {
        out.push_str("{\"board\":");
        out.push_str(self.part(&self.board));
        out.push_str(",\"status\":");
        out.push_str(self.part(&self.status));
        out.push_str(",\"zones\":");
        push_list(
            out,
            self.zones.iter().zip(&self.trace.zones),
            |out, (zone, trace)| {
                out.push('{');
                out.push_str(self.part(&zone.frame));
                if let Some(count) = trace.count {
                    out.push_str(",\"count\":");
                    push_number(out, count);
                }
                if !zone.facts.is_empty() {
                    self.push_facts(out, zone);
                }
                if !trace.pieces.is_empty() {
                    out.push_str(",\"pieces\":");
                    push_list(out, self.pieces_of(trace), String::push_str);
                }
                out.push('}');
            },
        );
        if let Some(focus) = self.part(&self.focus).strip_prefix('[')
            && let Some(focus) = focus.strip_suffix(']')
        {
            out.push_str(",\"focus\":");
            out.push_str(focus);
        }
        out.push('}');
    }

    fn push_facts(&self, out: &mut String, zone: &WrittenZone) {
        out.push_str(",\"facts\":[");
        out.push_str(self.part(&zone.facts).trim_end_matches(','));
        out.push(']');
    }

    fn pieces_of(&self, zone: &ZoneTrace) -> impl Iterator<Item = &str> {
        let pieces = &self.pieces[zone.pieces.start as usize..zone.pieces.end as usize];
        pieces.iter().map(|piece| self.part(piece))
    }

    fn part(&self, range: &Part) -> &str {
        part(&self.text, range)
    }
}

fn push_fact(out: &mut String, fact: &Fact) {
    push_fact_of(out, &fact.key, &fact.name, &fact.value);
}

fn push_fact_of(out: &mut String, key: &str, name: &str, value: impl Display) {
    out.push_str("{\"key\":");
    push_string(out, key);
    out.push_str(",\"name\":");
    push_string(out, name);
    out.push_str(",\"value\":");
    push_shown(out, value);
    out.push('}');
}

fn write_piece<'t>(mut ink: PieceInk<'t>, piece: &Piece) -> PieceInk<'t> {
    if let Some(card) = &piece.card {
        ink = ink.card(card);
    }
    if let Some(name) = &piece.name {
        ink = ink.name(name);
    }
    if !piece.values.is_empty() {
        ink = ink.values(piece.values.iter().map(|(name, &value)| (&**name, value)));
    }
    if !piece.marks.is_empty() {
        ink = ink.marks(piece.marks.iter().map(|mark| &**mark));
    }
    if !piece.state.is_empty() {
        ink = ink.state(piece.state.iter().map(String::as_str));
    }
    ink
}
