//! What a tournament found out.

use crate::{CardReport, Conditions, Interval, Length};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fmt, str::FromStr};

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Everyone meets everyone.
    RoundRobin,
    /// Everyone meets only the next in the order given.
    Ladder,
}

/// How two entrants meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Meeting {
    /// They play against each other, half the games from each side.
    Against,
    /// In a game without opponents each plays for itself, from the same seeds, and the results
    /// are compared seed by seed.
    Alone,
}

/// Somebody or something that takes part: a bot, with what it brings.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Entrant {
    /// What tells it apart from the others, such as `greedy`, `ember` or `greedy ember`.
    pub name: String,
    /// The bot.
    pub bot: String,
    /// What it brings, such as a deck, by kind.
    pub brings: BTreeMap<String, String>,
}

/// What a tournament found out. Every count and rate is of the finished games; games that were
/// cut off are only counted as such.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tournament {
    /// The game's id.
    pub game: String,
    /// Who met whom.
    pub format: Format,
    /// How they met.
    pub meeting: Meeting,
    /// Who took part, in the order given. Everything below names them by their place here.
    pub entrants: Vec<Entrant>,
    /// How many games a pair was to play against each other, or each entrant alone.
    pub games_each: u64,
    /// How many games were asked for, altogether.
    pub games: u64,
    /// How many were played to their end.
    pub finished: u64,
    /// How many were cut off because they grew too long.
    pub truncated: u64,
    /// How everyone fared, the best first.
    pub standings: Vec<Standing>,
    /// How each pair fared that met, in the order of the entrants.
    pub pairings: Vec<Pairing>,
    /// How those fared who acted first; nothing without opponents.
    pub first_seat: Option<FirstSeat>,
    /// Actions a game; nothing without a game.
    pub mean_actions: Option<f64>,
    /// How long the games were; nothing without a game.
    pub length: Option<Length>,
    /// What cards did, by id; empty if nobody asked.
    pub cards: Vec<CardReport>,
    /// How many actions were taken.
    pub actions: u64,
    /// How long it took, by the clock.
    pub seconds: f64,
    /// Under which conditions all this was played.
    pub conditions: Conditions,
}

/// How an entrant fared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    /// Which.
    pub entrant: usize,
    /// Its strength; the mean of all entrants is 1500. 400 more mean that ten games are won for
    /// one that is lost.
    pub elo: f64,
    /// Where the strength lies with 95 % confidence.
    pub elo_interval: Interval,
    /// How many games it has finished.
    pub finished: u64,
    /// How many of them it won.
    pub wins: u64,
    /// How many were drawn.
    pub draws: u64,
    /// The part it won; nothing without a game.
    pub win_rate: Option<f64>,
    /// Where that lies with 95 % confidence, by Wilson's score.
    pub interval: Interval,
}

/// How two entrants fared against each other. The intervals take each game for a trial of its own,
/// though two games from the same seed are not quite that. Without opponents an entrant wins a seed if it won
/// the game and the other did not, or did no worse and was paid more.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pairing {
    /// One of the two.
    pub one: usize,
    /// The other.
    pub other: usize,
    /// How many games counted, or seeds both finished.
    pub games: u64,
    /// How many the one won.
    pub wins: u64,
    /// How many were equal.
    pub draws: u64,
    /// How many the other won.
    pub losses: u64,
    /// The part the one won; nothing without a game.
    pub win_rate: Option<f64>,
    /// Where that lies with 95 % confidence, by Wilson's score.
    pub interval: Interval,
}

/// How those fared who acted first.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct FirstSeat {
    /// In how many games.
    pub games: u64,
    /// How many of these a seat which acted first won.
    pub wins: u64,
    /// How many were drawn.
    pub draws: u64,
    /// The part that was won; nothing without a game.
    pub win_rate: Option<f64>,
    /// Where that lies with 95 % confidence, by Wilson's score.
    pub interval: Interval,
}

impl Tournament {
    /// Was it stopped before all games had been played?
    pub fn stopped(&self) -> bool {
        self.finished + self.truncated < self.games
    }

    /// How the entrant `row` fared against the entrant `column`, as `row` sees it: a cell of the
    /// matrix. Nothing if they never met.
    pub fn cell(&self, row: usize, column: usize) -> Option<Pairing> {
        self.pairings.iter().find_map(|pairing| {
            if (pairing.one, pairing.other) == (row, column) {
                Some(*pairing)
            } else if (pairing.one, pairing.other) == (column, row) {
                Some(pairing.turned())
            } else {
                None
            }
        })
    }
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 2] = [Format::RoundRobin, Format::Ladder];

    /// As commands and files write it.
    pub const fn name(self) -> &'static str {
        match self {
            Format::RoundRobin => "round-robin",
            Format::Ladder => "ladder",
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no format of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a tournament; choose round-robin or ladder")]
pub struct BadFormat(pub String);

impl FromStr for Format {
    type Err = BadFormat;

    fn from_str(text: &str) -> Result<Format, BadFormat> {
        let found = Format::ALL.into_iter().find(|format| format.name() == text);
        found.ok_or_else(|| BadFormat(text.chars().take(40).collect()))
    }
}
