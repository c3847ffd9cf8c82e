//! Daily sets that were proven before: which of their drafts passed. Everyone could find it out
//! anew (`mazzo daily --check`), but that takes a second a day.

use crate::code::SetCode;
use crate::day::Day;
use crate::publish::Origin;

/// The first day of the archive, 2026-01-01.
pub const FIRST: Day = Day(20_454);

/// Three characters a day: heroes passed over in two digits, then the attempt as a letter.
static DAYS: &str = include_str!("../archive/generator-1.txt");

/// What one day takes.
const WIDTH: usize = 3;

/// How the day's set came to be, if the archive knows it.
pub(crate) fn origin(code: SetCode) -> Option<Origin> {
    let place = code.day()?.0.checked_sub(FIRST.0)? as usize;
    let line = DAYS.get(place * WIDTH..(place + 1) * WIDTH)?;
    let (passed, attempt) = line.split_at(2);
    Some(Origin {
        passed: passed.parse().ok()?,
        attempt: attempt.bytes().next()?.checked_sub(b'A')?.into(),
    })
}

/// How this day's set came to be, if the archive knows it.
pub fn known(day: Day) -> Option<Origin> {
    origin(SetCode::daily(day))
}

/// The same as text, for whoever writes the archive.
pub fn written(origin: Origin) -> String {
    let attempt = char::from(b'A' + origin.attempt as u8);
    format!("{:02}{attempt}", origin.passed)
}

/// How many days the archive holds.
pub fn days() -> u32 {
    (DAYS.trim_end().len() / WIDTH) as u32
}
