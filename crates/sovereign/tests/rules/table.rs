//! A table to try Sovereign at.

pub use laws::table::{legal, play, refused, saved, seat, view};

use kernel::{Options, Setup};
use serde_json::{Value, json};
use sovereign::view::{BuildingView, HaerianView};
use sovereign::{Battle, SovereignSetup};

/// A whole set of cards that do one thing each, so that no figure of the base set can be tuned
/// under the feet of a test.
const PROVING_GROUND: &str = include_str!("proving_ground.toml");

/// The setup of these options, such as `deck1=first-light`.
pub fn setup(options: &str) -> SovereignSetup {
    laws::table::setup(options)
}

/// The position right after setup, changed by this sketch, as in a scenario.
pub fn given(setup: &SovereignSetup, sketch: &Value) -> Battle {
    laws::table::given(setup, sketch)
}

/// The first Day of South on the proving ground, where both have a deck of fifty recruits,
/// changed by this sketch.
pub fn ground(sketch: &Value) -> Battle {
    given(&ground_with(""), sketch)
}

/// The proving ground with more classes and cards on it.
pub fn ground_with(cards: &str) -> SovereignSetup {
    let deck = "drill-master:50xrecruit";
    let options = Options::new().with("deck1", deck).with("deck2", deck);
    let text = format!("{PROVING_GROUND}\n{cards}");
    SovereignSetup::build_with_cards(&options, "proving_ground.toml", &text)
        .unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// A zone on which this Haerian of this seat stands, for a sketch.
pub fn haerian(card: &str, seat: u8) -> Value {
    json!({"haerian": {"card": card, "seat": seat}})
}

/// A zone on which nothing but this Building of this seat stands.
pub fn building(card: &str, seat: u8) -> Value {
    json!({"building": {"card": card, "seat": seat}})
}

/// A wall of which only these zones are left, for a sketch.
pub fn only_wall(seat: u8, left: &[&str]) -> Value {
    let rows = if seat == 1 { ["1", "2"] } else { ["4", "5"] };
    let zones = rows
        .iter()
        .flat_map(|row| ["a", "b", "c", "d", "e"].map(|column| format!("{column}{row}")));
    zones
        .filter(|zone| !left.contains(&zone.as_str()))
        .map(|zone| (zone, json!("-")))
        .collect()
}

/// The Haerian on a zone, if there is one.
pub fn standing(battle: &Battle, zone: &str) -> Option<HaerianView> {
    let haerian = view(battle, 1).haerian.into_iter();
    { haerian }.find(|haerian| haerian.spot.zone.to_string() == zone)
}

/// The Haerian on a zone.
pub fn on(battle: &Battle, zone: &str) -> HaerianView {
    standing(battle, zone).unwrap_or_else(|| panic!("nobody stands on {zone}"))
}

/// The Building on a zone, if there is one.
pub fn built(battle: &Battle, zone: &str) -> Option<BuildingView> {
    let buildings = view(battle, 1).buildings.into_iter();
    { buildings }.find(|building| building.spot.zone.to_string() == zone)
}

/// A list of a player's cards, such as `hand`, `afterlife` or `open-realms`.
pub fn list(battle: &Battle, seat: u8, list: &str) -> Vec<String> {
    let saved = saved(battle);
    let cards = saved["players"][seat.to_string()][list].as_array();
    let cards = cards.unwrap_or_else(|| panic!("there is no list {list}"));
    (cards.iter())
        .map(|card| card.as_str().unwrap_or_default().to_owned())
        .collect()
}

/// How many cards a player holds.
pub fn hand(battle: &Battle, seat: u8) -> usize {
    list(battle, seat, "hand").len()
}

/// How many face-down cards of a player lie on the battlefield.
pub fn wall(battle: &Battle, seat: u8) -> usize {
    view(battle, 1).players[usize::from(seat) - 1].wall
}

/// Ready and exhausted Crystals of all colours.
pub fn crystals(battle: &Battle, seat: u8) -> (u8, u8) {
    let player = &view(battle, 1).players[usize::from(seat) - 1];
    let crystals = player.crystals.iter();
    crystals.fold((0, 0), |(ready, exhausted), pile| {
        (ready + pile.ready, exhausted + pile.exhausted)
    })
}
