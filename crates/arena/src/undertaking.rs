//! Something that plays many games and finds something out, whatever game it is.

use crate::{Conditions, Findings, Format, Ledger, SimulationFault};
use serde::{Deserialize, Serialize};
use std::sync::{Mutex, atomic::AtomicBool};

/// Something that plays many games and finds something out.
pub trait Undertaking: Sync {
    /// What it is: all that decides what it will find out.
    fn charter(&self) -> &Charter;

    /// Plays what the ledger lacks, and enters it there several times a second. `progress` hears
    /// how many more games are done. Once `stop` is set, games that are under way are dropped
    /// and the findings are of what was done before.
    ///
    /// # Panics
    /// If a bot or the game does. The message names the game, so that it can be played again.
    fn carry_out(
        &self,
        ledger: &Mutex<Ledger>,
        progress: &(dyn Fn(u64) + Sync),
        stop: &AtomicBool,
    ) -> Result<Findings, SimulationFault>;
}

/// All that decides what an undertaking finds out. Two with the same charter may share a ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charter {
    /// The game's id.
    pub game: String,
    /// How many games are played, altogether.
    pub games: u64,
    /// Who plays: the bots in their seats, or the entrants of a tournament.
    pub players: Vec<String>,
    /// Who meets whom, if it is a tournament.
    pub tournament: Option<Format>,
    /// Are cards listened to?
    pub by_card: bool,
    /// Setup, card set, rules and seed.
    pub conditions: Conditions,
    /// A fingerprint of every table that is laid, with the decks and all that entrants bring.
    pub tables: String,
}

impl Charter {
    /// What differs from another charter, with both values; empty if nothing does.
    pub fn differences(&self, other: &Charter) -> Vec<Difference> {
        let tournament = |charter: &Charter| {
            let format = charter.tournament.map(Format::name);
            format.unwrap_or("none").to_owned()
        };
        let cards = |charter: &Charter| {
            let cards = charter.conditions.cards.as_deref();
            cards.unwrap_or("the game's own").to_owned()
        };
        let facts = |charter: &Charter| {
            let conditions = &charter.conditions;
            [
                ("game", charter.game.clone()),
                ("rules", conditions.rules.to_string()),
                ("tournament", tournament(charter)),
                ("bots", charter.players.join(", ")),
                ("games", charter.games.to_string()),
                ("seed", conditions.seed.to_string()),
                ("setup", conditions.setup.clone()),
                ("cards", cards(charter)),
                ("by-card", charter.by_card.to_string()),
                ("tables", charter.tables.clone()),
            ]
        };
        facts(self)
            .into_iter()
            .zip(facts(other))
            .filter(|(one, other)| one != other)
            .map(|((what, here), (_, there))| Difference { what, here, there })
            .collect()
    }
}

/// Something in which two charters differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// What it is.
    pub what: &'static str,
    /// What it is here.
    pub here: String,
    /// What it is there.
    pub there: String,
}
