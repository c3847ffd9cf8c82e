//! A scene, written.

use super::{Part, PieceInk, added, part, push, push_kept, push_list, push_shown, push_string};
use crate::{Fact, Focus, Piece, Scene, Zone, ZoneKind};
use kernel::Seat;
use std::fmt::Display;

/// What an eye sees of a game, as it is sent. It is written from the first zone to the last:
/// facts and pieces belong to the zone that was begun before them.
#[derive(Clone, Debug, Default)]
pub struct WrittenScene {
    text: String,
    board: Part,
    status: Part,
    zones: Vec<WrittenZone>,
    /// Of all zones, one after the other.
    pieces: Vec<Part>,
    /// A list of one, or of nothing.
    focus: Part,
}

#[derive(Clone, Debug)]
struct WrittenZone {
    key: Part,
    /// The fields that a zone keeps, its key among them.
    frame: Part,
    count: Option<u16>,
    /// Each with a comma after it, as long as facts come.
    facts: Part,
    pieces: Part,
}

/// Room for a scene of usual size.
const USUAL: usize = 4 * 1024;

impl WrittenScene {
    /// Begins a scene: how its zones lie, and how the game stands.
    pub fn new(board: &str, status: &[Fact]) -> WrittenScene {
        let mut scene = WrittenScene {
            text: String::with_capacity(USUAL),
            ..WrittenScene::default()
        };
        scene.board = added(&mut scene.text, |text| push_string(text, board));
        scene.status = added(&mut scene.text, |text| push_list(text, status, push_fact));
        scene
    }

    /// Writes a scene.
    pub fn of(scene: &Scene) -> WrittenScene {
        let mut written = WrittenScene::new(&scene.board, &scene.status);
        for zone in &scene.zones {
            written.add_zone(zone);
        }
        written.set_focus(scene.focus.as_ref());
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
            push(&mut self.text, seat);
        }
        let end = self.text.len() as u32;
        let pieces = self.pieces.len() as u32;
        self.zones.push(WrittenZone {
            key,
            frame: start..end,
            count: None,
            facts: end..end,
            pieces: pieces..pieces,
        });
    }

    /// How many cards the zone has, where they are not all shown.
    pub fn count(&mut self, count: u16) {
        if let Some(zone) = self.zones.last_mut() {
            zone.count = Some(count);
        }
    }

    /// Adds a number or word that belongs to the zone, before its pieces.
    pub fn fact(&mut self, key: &str, name: &str, value: impl Display) {
        if let Some(zone) = self.zones.last_mut() {
            push_fact_of(&mut self.text, key, name, value);
            self.text.push(',');
            zone.facts.end = self.text.len() as u32;
        }
    }

    /// Adds a piece to the zone.
    pub fn piece(&mut self, key: &str, write: impl FnOnce(PieceInk<'_>) -> PieceInk<'_>) {
        let piece = added(&mut self.text, |text| {
            write(PieceInk::new(text, key)).finish();
        });
        self.pieces.push(piece);
        if let Some(zone) = self.zones.last_mut() {
            zone.pieces.end = self.pieces.len() as u32;
        }
    }

    /// What is going on between things, after all zones.
    pub fn set_focus(&mut self, focus: Option<&Focus>) {
        self.focus = added(&mut self.text, |text| {
            push_list(text, focus, |text, focus| {
                let focus = serde_json::to_string(focus);
                text.push_str(&focus.expect("a focus is plain data"));
            });
        });
    }

    /// Writes what leads from one scene to this one; nothing if they are equal.
    pub fn change_since(&self, before: &WrittenScene) -> Option<String> {
        if self.is_same(before) {
            return None;
        }
        let mut out = String::with_capacity(512);
        if !self.has_zones_of(before) {
            out.push_str("{\"whole\":");
            self.push_whole(&mut out);
            out.push('}');
            return Some(out);
        }
        let mut joint = "{\"patch\":{";
        if self.part(&self.status) != before.part(&before.status) {
            out.push_str(joint);
            out.push_str("\"status\":");
            out.push_str(self.part(&self.status));
            joint = ",";
        }
        let mut zone_joint = "\"zones\":[";
        for (was, is) in before.zones.iter().zip(&self.zones) {
            if self.differs(is, before, was) {
                out.push_str(std::mem::take(&mut joint));
                out.push_str(zone_joint);
                self.push_zone_change(&mut out, is, before, was);
                zone_joint = ",";
            }
        }
        if zone_joint == "," {
            out.push(']');
            joint = ",";
        }
        if self.focus() != before.focus() {
            out.push_str(joint);
            out.push_str("\"focus\":");
            out.push_str(self.focus());
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

    fn is_same(&self, other: &WrittenScene) -> bool {
        let counts = |scene: &WrittenScene, place: usize| scene.zones[place].count;
        self.text == other.text
            && self.zones.len() == other.zones.len()
            && (0..self.zones.len()).all(|place| counts(self, place) == counts(other, place))
    }

    /// Are the zones the same, whatever lies in them?
    fn has_zones_of(&self, before: &WrittenScene) -> bool {
        let same = |(was, is): (&WrittenZone, &WrittenZone)| {
            before.part(&was.frame) == self.part(&is.frame)
                && was.count.is_some() == is.count.is_some()
        };
        self.part(&self.board) == before.part(&before.board)
            && self.zones.len() == before.zones.len()
            && before.zones.iter().zip(&self.zones).all(same)
    }

    fn differs(&self, zone: &WrittenZone, before: &WrittenScene, was: &WrittenZone) -> bool {
        zone.count != was.count
            || self.part(&zone.facts) != before.part(&was.facts)
            || !self.pieces_of(zone).eq(before.pieces_of(was))
    }

    fn push_zone_change(
        &self,
        out: &mut String,
        zone: &WrittenZone,
        before: &WrittenScene,
        was: &WrittenZone,
    ) {
        out.push_str("{\"key\":");
        out.push_str(self.part(&zone.key));
        if let Some(count) = zone.count.filter(|_| zone.count != was.count) {
            out.push_str(",\"count\":");
            push(out, count);
        }
        if self.part(&zone.facts) != before.part(&was.facts) {
            self.push_facts(out, zone);
        }
        if !self.pieces_of(zone).eq(before.pieces_of(was)) {
            out.push_str(",\"pieces\":");
            let was: Vec<&str> = before.pieces_of(was).collect();
            push_kept(out, &was, self.pieces_of(zone));
        }
        out.push('}');
    }

    fn push_whole(&self, out: &mut String) {
        out.push_str("{\"board\":");
        out.push_str(self.part(&self.board));
        out.push_str(",\"status\":");
        out.push_str(self.part(&self.status));
        out.push_str(",\"zones\":");
        push_list(out, &self.zones, |out, zone| {
            out.push('{');
            out.push_str(self.part(&zone.frame));
            if let Some(count) = zone.count {
                out.push_str(",\"count\":");
                push(out, count);
            }
            if !zone.facts.is_empty() {
                self.push_facts(out, zone);
            }
            if !zone.pieces.is_empty() {
                out.push_str(",\"pieces\":");
                push_list(out, self.pieces_of(zone), String::push_str);
            }
            out.push('}');
        });
        if let Some(focus) = self.focus().strip_prefix('[')
            && let Some(focus) = focus.strip_suffix(']')
            && !focus.is_empty()
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

    fn pieces_of(&self, zone: &WrittenZone) -> impl Iterator<Item = &str> {
        let pieces = &self.pieces[zone.pieces.start as usize..zone.pieces.end as usize];
        pieces.iter().map(|piece| self.part(piece))
    }

    /// A scene whose focus was never set has none.
    fn focus(&self) -> &str {
        match self.part(&self.focus) {
            "" => "[]",
            focus => focus,
        }
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
