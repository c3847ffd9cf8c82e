//! A piece, written part by part.

use super::{push_list, push_number, push_string};
use crate::Piece;

/// Writes a piece: first its key, then whatever else is seen of it.
pub struct PieceInk<'t> {
    text: &'t mut String,
}

impl<'t> PieceInk<'t> {
    pub(super) fn new(text: &'t mut String) -> PieceInk<'t> {
        PieceInk { text }
    }

    /// How choices name it.
    pub fn key(self, key: &str) -> PieceInk<'t> {
        self.text.push_str("{\"key\":");
        push_string(self.text, key);
        self
    }

    /// The id of its printed card.
    pub fn card(self, id: &str) -> PieceInk<'t> {
        self.text.push_str(",\"card\":");
        push_string(self.text, id);
        self
    }

    /// What it is called where it shows no card.
    pub fn name(self, name: &str) -> PieceInk<'t> {
        self.text.push_str(",\"name\":");
        push_string(self.text, name);
        self
    }

    /// Its numbers by name; at least one.
    pub fn values<'v>(self, values: impl IntoIterator<Item = (&'v str, i32)>) -> PieceInk<'t> {
        let mut joint = ",\"values\":{";
        for (name, value) in values {
            self.text.push_str(joint);
            push_string(self.text, name);
            self.text.push(':');
            push_number(self.text, value);
            joint = ",";
        }
        self.text.push('}');
        self
    }

    /// What else is seen of it, by name.
    pub fn marks<'m>(self, marks: impl IntoIterator<Item = &'m str>) -> PieceInk<'t> {
        self.text.push_str(",\"marks\":");
        push_list(self.text, marks, push_string);
        self
    }

    /// How it stands, in sentences.
    pub fn state<'s>(self, lines: impl IntoIterator<Item = &'s str>) -> PieceInk<'t> {
        self.text.push_str(",\"state\":");
        push_list(self.text, lines, push_string);
        self
    }

    pub(super) fn finish(self) {
        self.text.push('}');
    }
}

/// Writes all of a piece.
pub(super) fn write_piece<'t>(piece: &Piece, ink: PieceInk<'t>) -> PieceInk<'t> {
    let mut ink = ink.key(&piece.key);
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
