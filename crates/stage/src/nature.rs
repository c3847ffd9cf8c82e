//! The stage of Command of Nature: two formations face to face, hands, Sage boards and markets.
//!
//! A space is a zone of its own, `formation-2-5`: the side, then the space as notation counts it,
//! front to back and left to right as its owner sees it (CN-2.3.1, CN-2.3.2). With two seats Row I
//! is space 1, Row II spaces 2 and 3, Row III spaces 4 to 6; with four, Row I is 1 and 2, Row II 3
//! to 6, Row III 7 to 12. The two Rows I meet in the middle (CN-2.3.5).
//!
//! `keys.rs` names the zones; `formation.rs`, `seat.rs`, `market.rs` and `aside.rs` fill them;
//! `focus.rs` says what is going on, `path.rs` what a person points at, `usable.rs` why a thing
//! cannot be used, and `cue.rs` what there is to watch.

mod aside;
mod card_row;
mod cue;
mod focus;
mod formation;
mod keys;
mod market;
mod offer;
mod path;
mod scenery;
mod seat;
mod status;
#[cfg(test)]
mod tests;
mod usable;

use crate::{Staged, Usable};
use ::nature::side::Side;
use ::nature::view::{AttackView, NatureView};
use catalog::{Locale, Match};
use offer::Offer;
use protocol::{Address, Scene, SceneInk};
use scenery::Scenery;

pub(crate) use card_row::card_row;
pub(crate) use cue::cue;

/// What an eye sees of a game.
pub(crate) struct Glade {
    view: NatureView,
    offer: Offer,
}

impl Glade {
    /// What the eye that has this view sees of this game.
    pub(crate) fn of(view: NatureView, game: &dyn Match) -> Glade {
        let choices = |seat| {
            let choices = game.choices(seat).into_iter();
            choices.map(|choice| choice.text).collect()
        };
        Glade {
            offer: Offer::of(&view, choices),
            view,
        }
    }

    fn seats(&self) -> usize {
        self.view.seats.len()
    }

    /// The side of whoever looks; the public looks from side 1.
    fn near(&self) -> Side {
        match self.view.you {
            Some(seat) => Side::of(seat, self.seats()),
            None => Side::One,
        }
    }

    /// The attack being made. One that won the game is over.
    fn attack(&self) -> Option<&AttackView> {
        let attack = self.view.attack.as_ref();
        attack.filter(|_| self.view.winners.is_none())
    }

    /// The zones and pieces.
    fn scene(&self, locale: &Locale) -> Scene {
        Scenery::new(self, locale).scene()
    }
}

impl Staged for Glade {
    fn draw(&self, locale: &Locale, scene: &mut SceneInk<'_>) {
        scene.scene(&self.scene(locale));
    }

    fn path(&self, action: &str) -> Vec<Address> {
        self.path_of(action)
    }

    // CN-3.3.4: two Elementals swap; neither is the first.
    fn is_either(&self, action: &str) -> bool {
        action.starts_with("swap ")
    }

    fn usable(&self, thing: &str) -> Vec<Usable> {
        self.usable_thing(thing).into_iter().collect()
    }
}
