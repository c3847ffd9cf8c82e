//! A table in a list of tables.

use super::names::told_apart;
use super::{Gone, Host};
use crate::speech::voice;
use kernel::{Lang, Phrase};
use protocol::{TableRow, TableStage};
use table::{Chair, GuestId};

impl Host {
    /// The table as a guest reads of it in a list.
    pub(crate) fn row(&self, guest: &GuestId, lang: Lang) -> Result<TableRow, Gone> {
        self.look(|room| {
            let table = &room.table;
            let own = table.seats_of(guest);
            let sitter = |chair: &Chair| match chair {
                Chair::Open => String::new(),
                Chair::Guest { name, .. } => name.clone(),
                Chair::Bot { level } => {
                    voice(lang).say(&Phrase::new("table-bot").with("level", level.name()))
                }
            };
            let plain: Vec<String> = table.chairs().map(sitter).collect();
            let told = told_apart(plain.clone(), voice(lang));
            let sitters = table.chairs().zip(plain.into_iter().zip(told));
            let sitters = sitters.map(|(chair, (plain, told))| match chair {
                Chair::Guest { .. } => told,
                Chair::Bot { .. } | Chair::Open => plain,
            });
            TableRow {
                code: self.code.clone(),
                game: table.opening().game.clone(),
                stage: table.stage(),
                sitters: sitters.collect(),
                asked: table.waiting().any(|seat| own.contains(seat)),
                at: table.last_at().0,
            }
        })
    }

    /// Has the guest a seat at this table, and is it not over?
    pub(crate) fn expects(&self, guest: &GuestId) -> bool {
        let expects = self.look(|room| {
            !room.table.seats_of(guest).is_empty() && room.table.stage() != TableStage::Over
        });
        expects.unwrap_or(false)
    }

    /// Is it in the lobby: public, and either somebody can sit down or there is something to
    /// watch with others?
    pub(crate) fn is_in_lobby(&self) -> bool {
        let shown = self.look(|room| {
            let table = &room.table;
            table.opening().public
                && match table.stage() {
                    TableStage::Gathering => table.chairs().any(|chair| *chair == Chair::Open),
                    TableStage::Playing => room.viewers().next().is_some(),
                    TableStage::Over => false,
                }
        });
        shown.unwrap_or(false)
    }
}
