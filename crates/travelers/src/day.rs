//! Days of the calendar, in UTC.

use std::fmt;
use std::str::FromStr;

/// A day, counted from 1970-01-01 (TS-8.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Day(pub u32);

impl Day {
    /// The last day a code can write: 9999-12-31.
    pub const LAST: Day = Day(2_932_896);

    /// The day with this date, if there is one between 1970 and 9999.
    pub fn of(year: u32, month: u32, day: u32) -> Option<Day> {
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) {
            return None;
        }
        if day < 1 || day > days_of(year, month) {
            return None;
        }
        let years: u32 = (1970..year).map(days_of_year).sum();
        let months: u32 = (1..month).map(|month| days_of(year, month)).sum();
        Some(Day(years + months + day - 1))
    }

    /// Its year, month and day of the month.
    pub fn date(self) -> (u32, u32, u32) {
        let (mut left, mut year, mut month) = (self.0, 1970, 1);
        while left >= days_of_year(year) {
            left -= days_of_year(year);
            year += 1;
        }
        while left >= days_of(year, month) {
            left -= days_of(year, month);
            month += 1;
        }
        (year, month, left + 1)
    }

    /// The next day.
    #[must_use]
    pub const fn next(self) -> Day {
        Day(self.0 + 1)
    }

    /// Eight digits, as set codes write it (R40).
    pub fn digits(self) -> String {
        let (year, month, day) = self.date();
        format!("{year:04}{month:02}{day:02}")
    }

    /// The day written in eight digits, if there is such a day.
    pub fn from_digits(digits: &str) -> Option<Day> {
        if digits.len() != 8 || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return None;
        }
        let number = |range: std::ops::Range<usize>| digits[range].parse().ok();
        Day::of(number(0..4)?, number(4..6)?, number(6..8)?)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// A text that is no day.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no day: write one from 1970-01-01 to 9999-12-31 as YYYY-MM-DD")]
pub struct NoDay(pub String);

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Day, NoDay> {
        let found = match text.as_bytes() {
            [_, _, _, _, b'-', _, _, b'-', _, _] => Day::from_digits(&text.replace('-', "")),
            _ => Day::from_digits(text),
        };
        found.ok_or_else(|| NoDay(text.chars().take(40).collect()))
    }
}

const fn is_leap(year: u32) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

const fn days_of_year(year: u32) -> u32 {
    if is_leap(year) { 366 } else { 365 }
}

const fn days_of(year: u32, month: u32) -> u32 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_from_1970_to_9999() {
        // X61: 2022-07-06 is day 19179.
        assert_eq!(Day::of(2022, 7, 6), Some(Day(19179)));
        assert_eq!(Day::of(1970, 1, 1), Some(Day(0)));
        assert_eq!(Day::of(9999, 12, 31), Some(Day::LAST));
        for day in (0..40_000).map(Day) {
            let (year, month, date) = day.date();
            assert_eq!(Day::of(year, month, date), Some(day));
            assert_eq!(day.to_string().parse(), Ok(day));
            assert_eq!(Day::from_digits(&day.digits()), Some(day));
        }
    }

    #[test]
    fn impossible_days_are_refused() {
        for text in [
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-1-1",
            "1969-12-31",
            "today",
            "",
            "2026-06-31",
            "20260631",
            "2026/06/30",
            "２０２６-01-01",
        ] {
            assert!(text.parse::<Day>().is_err(), "{text}");
        }
        assert_eq!("2024-02-29".parse(), Ok(Day::of(2024, 2, 29).unwrap()));
    }
}
