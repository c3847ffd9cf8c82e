//! Notes on single cards (§6 of `sovereign-set.md`): consequences of the general rules that people
//! will ask about. Figures are read from the set, since they may be tuned.

mod blue;
mod colourless;
mod green;
mod red;
mod violet;
mod white;

use crate::workshop::{legal, play};
use kernel::{Game, Setup};
use serde_json::Value;
use sovereign::Battle;
use sovereign::cards::CardSet;

/// South's Day with Crystals for everything, changed by this sketch.
fn given(sketch: &str) -> Battle {
    let options = "deck1=first-light deck2=rotting-garden".parse();
    let options = options.expect("options are key=value");
    let setup = <Battle as Game>::Setup::build(&options).expect("ready decks");
    let mut whole: Value = toml::from_str(RICH).expect("the common part is TOML");
    let sketch: Value = toml::from_str(sketch).expect("a sketch is TOML");
    kernel::merge_patch(&mut whole, &sketch);
    laws::table::given(&setup, &whole)
}

const RICH: &str = "
    active = 1
    players.1.hand = []
    players.2.hand = []
    players.1.ready = { white = 9, green = 9, red = 9, blue = 9, violet = 9 }
    players.2.ready = { white = 9, green = 9, red = 9, blue = 9, violet = 9 }
";

/// Plays the moves; Crystals are paid as the default chooser would.
fn perform(game: &mut Battle, moves: &[&str]) {
    for text in moves {
        play(game, &[text]);
        for seat in [1, 2] {
            if legal(game, seat).iter().any(|action| action == "pay") {
                play(game, &[&format!("{seat} pay")]);
            }
        }
    }
}

fn after(sketch: &str, moves: &[&str]) -> Battle {
    let mut game = given(sketch);
    perform(&mut game, moves);
    game
}

fn force(id: &str) -> u8 {
    CardSet::base().find(id).expect("a card of the set").force
}

/// The line of `army` for a card, with its printed Force changed by so much.
fn with(zone: &str, id: &str, change: i8) -> String {
    format!("{zone} {id} {}", force(id).saturating_add_signed(change))
}

/// A sketch of a card with so much damage that this Force is left.
fn left(zone: &str, id: &str, seat: u8, residual: u8) -> String {
    let damage = force(id) - residual;
    format!("field.{zone}.haerian = {{ card = \"{id}\", seat = {seat}, damage = {damage} }}\n")
}
