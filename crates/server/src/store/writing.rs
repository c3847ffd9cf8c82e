//! What is to be written.

use std::sync::Arc;
use table::{Entry, GuestId, Opening};

/// A line of the log, as it is written.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(super) entry: Entry,
}

impl From<Entry> for Row {
    fn from(entry: Entry) -> Row {
        Row { entry }
    }
}

impl Row {
    /// When it happened, as databases count.
    pub(super) fn at(&self) -> i64 {
        self.entry.at.0 as i64
    }
}

/// What is to be written about one table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Writing {
    pub(crate) code: Arc<str>,
    pub(crate) rows: Vec<Row>,
    /// How far the table is, if that changed.
    pub(crate) stage: Option<&'static str>,
    /// Who sits there now and did not before.
    pub(crate) sat: Vec<GuestId>,
}

impl Writing {
    /// Are there only lines for the log?
    pub(super) fn is_plain(&self) -> bool {
        self.stage.is_none() && self.sat.is_empty()
    }

    pub(super) fn at(&self) -> i64 {
        self.rows.last().map_or(0, Row::at)
    }
}

/// A new table.
#[derive(Clone, Debug)]
pub(crate) struct NewRow {
    pub(crate) code: String,
    pub(crate) invite: String,
    pub(crate) opening: Opening,
    pub(crate) guests: Vec<GuestId>,
}

impl NewRow {
    /// As JSON.
    pub(super) fn opening(&self) -> String {
        // An opening is plain data with words for keys: it can always be written.
        serde_json::to_string(&self.opening).unwrap_or_default()
    }

    /// When it was opened, as databases count.
    pub(super) fn created(&self) -> i64 {
        self.opening.at.0 as i64
    }
}
