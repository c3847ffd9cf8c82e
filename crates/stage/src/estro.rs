//! The stage of Estro: the field of its frame, hands and piles, zones, and what overlays add.
//!
//! Cards on the field go by their numbers (`field-1/7`), everything else by its id
//! (`hand-1/ozok`). `fields.rs` has the zones of each frame, `piles.rs` and `panels.rs` what every
//! player has, `piece.rs` and `state.rs` single cards, `path.rs` what a person points at,
//! `usable.rs` why a thing cannot be used, and `cue.rs` what there is to watch.

mod card_row;
mod cue;
mod fields;
mod focus;
mod keys;
mod panels;
mod path;
mod piece;
mod piles;
mod scenery;
mod state;
mod status;
mod usable;

use crate::{Staged, Usable};
use ::estro::EstroView;
use ::estro::mode::{Extra, Frame, Modes};
use ::estro::player::{Player, Side};
use ::estro::view::{CardView, PlayerView};
use catalog::{Locale, Match};
use kernel::{Eye, Phrase, Seat};
use protocol::{Address, Scene, SceneInk};
use scenery::Scenery;

pub(crate) use card_row::card_row;
pub(crate) use cue::cue;

/// What an eye sees of a match.
pub(crate) struct Field {
    view: EstroView,
    modes: Modes,
    /// The cards of an incinerator among which the looking seat chooses. Mnemonic mode hides the
    /// incinerator itself (ES-8.2.2).
    ashes: Vec<String>,
}

impl Field {
    /// What the eye sees of this match now.
    pub(crate) fn of(view: EstroView, game: &dyn Match, eye: Eye) -> Field {
        let ashes = match eye {
            Eye::Seat(seat) if asks_for_ashes(&game.prompt(seat)) => {
                let choices = game.choices(seat).into_iter();
                choices
                    .filter_map(|choice| chosen_card(&choice.text))
                    .collect()
            }
            _ => Vec::new(),
        };
        Field::new(view, ashes)
    }

    fn new(view: EstroView, ashes: Vec<String>) -> Field {
        Field {
            modes: Modes::read(&view.modes).unwrap_or(Modes::of(Frame::Duel)),
            view,
            ashes,
        }
    }

    fn frame(&self) -> Frame {
        self.modes.frame
    }

    /// Does Mnemonic mode hide what people should remember (ES-8.2.2)? After the match nothing
    /// is hidden.
    fn is_masked(&self) -> bool {
        self.modes.has(Extra::Mnemonic) && self.view.winners.is_none()
    }

    fn player(&self, player: Player) -> Option<&PlayerView> {
        self.view.players.iter().find(|one| one.player == player)
    }

    fn side_of(&self, player: Player) -> Side {
        self.player(player).map_or(Side::One, |found| found.side)
    }

    /// The side of whoever looks; the public looks from the first.
    fn near(&self) -> Side {
        let own = self.view.you.map(Player::seat);
        own.map_or(Side::One, |player| self.side_of(player))
    }

    fn is_own(&self, player: Player) -> bool {
        self.view
            .you
            .is_some_and(|seat| player == Player::seat(seat))
    }

    /// The hand of whoever looks.
    fn own_hand(&self) -> Option<(Seat, &[::estro::view::HandCard])> {
        let seat = self.view.you?;
        let hand = self.player(Player::seat(seat))?.hand.as_deref()?;
        Some((seat, hand))
    }

    /// The card on the field with this number.
    fn standing(&self, number: u8) -> Option<&CardView> {
        let field = self.view.field.iter();
        field.into_iter().find(|card| card.slot.number() == number)
    }

    /// The zones and pieces.
    fn scene(&self, locale: &Locale) -> Scene {
        Scenery::new(self, locale).scene()
    }
}

impl Staged for Field {
    fn draw(&self, locale: &Locale, scene: &mut SceneInk<'_>) {
        scene.scene(&self.scene(locale));
    }

    fn path(&self, action: &str) -> Vec<Address> {
        self.pointed_at(action)
    }

    // ES-8.9.4: which of the two is the host follows from the cards. Where a place follows, the
    // host is pointed at first.
    fn is_either(&self, action: &str) -> bool {
        action.starts_with("chimera ") && !action.contains(" at ")
    }

    fn usable(&self, thing: &str) -> Vec<Usable> {
        self.usable_thing(thing)
    }
}

fn asks_for_ashes(prompt: &Phrase) -> bool {
    matches!(prompt.key, "estro-prompt-ashes" | "estro-prompt-ashes-for")
}

/// The card that this action chooses.
fn chosen_card(action: &str) -> Option<String> {
    action.strip_prefix("card ").map(str::to_owned)
}

#[cfg(test)]
mod tests;
