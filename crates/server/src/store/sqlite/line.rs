//! An entry as a line of JSON, the same in the journal and in chapters.

use crate::store::Row;
use serde::{Deserialize, Serialize};
use table::{Deed, Entry, GuestId, Millis};

#[derive(Serialize)]
struct Line<'a> {
    table: &'a str,
    number: u32,
    at: Millis,
    #[serde(skip_serializing_if = "Option::is_none")]
    wish: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    guest: Option<&'a GuestId>,
    deed: &'a Deed,
}

/// Where a line belongs.
#[derive(Deserialize)]
pub(super) struct Head {
    pub(super) table: String,
    pub(super) number: u32,
}

/// Adds a line, without a line break.
pub(super) fn write(table: &str, row: &Row, out: &mut Vec<u8>) {
    let entry = &row.entry;
    let line = Line {
        table,
        number: entry.number,
        at: entry.at,
        wish: entry.wish.as_deref(),
        guest: entry.guest.as_ref(),
        deed: &entry.deed,
    };
    // An entry is plain data with words for keys: it can always be written. JSON has no line
    // breaks in texts.
    serde_json::to_writer(out, &line).unwrap_or_default();
}

pub(super) fn read(line: &str) -> Result<Entry, serde_json::Error> {
    serde_json::from_str(line)
}

pub(super) fn read_head(line: &str) -> Result<Head, serde_json::Error> {
    serde_json::from_str(line)
}
