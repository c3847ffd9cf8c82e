//! A place to try single effects: a set of cheap cards with one template each.
//!
//! A sketch is written as in scenario files. What it does not name are pebbles: both decks are
//! fifty of them.

pub use laws::table::{legal, play, refused, saved};

use kernel::{Eye, Game, Options, Setup};
use serde_json::Value;
use sovereign::Battle;
use std::sync::OnceLock;

const CARDS: &str = include_str!("workshop.toml");
const DECK: &str = "trainee:50xpebble";

type BattleSetup = <Battle as Game>::Setup;

/// Both play with pebbles.
fn setup() -> &'static BattleSetup {
    static SETUP: OnceLock<BattleSetup> = OnceLock::new();
    SETUP.get_or_init(|| {
        let options = Options::new().with("deck1", DECK).with("deck2", DECK);
        BattleSetup::build_with_cards(&options, "workshop.toml", CARDS)
            .unwrap_or_else(|faults| panic!("{faults:#?}"))
    })
}

/// South's first Day with empty hands, changed by this sketch.
pub fn given(sketch: &str) -> Battle {
    let mut whole: Value = toml::from_str(EMPTY_HANDS).expect("the common part is TOML");
    let sketch: Value = toml::from_str(sketch).expect("a sketch is TOML");
    kernel::merge_patch(&mut whole, &sketch);
    laws::table::given(setup(), &whole)
}

const EMPTY_HANDS: &str = "
    active = 1
    players.1.hand = []
    players.2.hand = []
";

/// The position after these moves.
pub fn after(sketch: &str, moves: &[&str]) -> Battle {
    let mut game = given(sketch);
    play(&mut game, moves);
    game
}

/// A player's Haerian by zone, with the Force that counts, and whether they are exhausted or
/// stunned: `c3 ox 5`.
pub fn army(game: &Battle, seat: usize) -> Vec<String> {
    let seen = game.view(Eye::Public);
    let own = (seen.haerian.iter()).filter(|one| one.spot.seat == laws::table::seat(seat));
    own.map(|one| {
        let state = match (one.exhausted, one.stunned) {
            (_, true) => " stunned",
            (true, false) => " exhausted",
            _ => "",
        };
        let (zone, card) = (one.spot.zone, one.spot.card.id);
        format!("{zone} {card} {}{state}", one.residual)
    })
    .collect()
}

/// The Buildings by zone, with what is left of them, and who controls them: `c3 tower 4 of 1`.
pub fn buildings(game: &Battle) -> Vec<String> {
    let seen = game.view(Eye::Public);
    let told = seen.buildings.iter().map(|one| {
        let of = one.controller.map(|seat| format!(" of {seat}"));
        let (zone, card) = (one.spot.zone, one.spot.card.id);
        format!("{zone} {card} {}{}", one.residual, of.unwrap_or_default())
    });
    told.collect()
}

/// One of a player's lists as files hold it: `hand`, `chronicles`, `afterlife`, `realms`.
pub fn list(game: &Battle, seat: usize, name: &str) -> Vec<String> {
    let saved = saved(game);
    let cards = saved["players"][seat.to_string()][name].clone();
    serde_json::from_value(cards).expect("a list of cards")
}

/// Equipment in play, the exhausted ones marked.
pub fn equipment(game: &Battle, seat: usize) -> Vec<String> {
    let seen = game.view(Eye::Public);
    let items = seen.players[seat - 1].equipment.iter();
    let worn = |exhausted| if exhausted { " exhausted" } else { "" };
    items
        .map(|item| format!("{}{}", item.card.id, worn(item.exhausted)))
        .collect()
}

/// Crystals of a player, ready and exhausted, as the rules order the colours: `blue 2+0`.
pub fn crystals(game: &Battle, seat: usize) -> Vec<String> {
    let seen = game.view(Eye::Public);
    let own = seen.players[seat - 1].crystals.iter();
    own.filter(|colour| colour.ready + colour.exhausted > 0)
        .map(|colour| {
            let name = colour.colour.id();
            format!("{name} {}+{}", colour.ready, colour.exhausted)
        })
        .collect()
}

/// How many face-down cards a player has on the battlefield.
pub fn wall(game: &Battle, seat: usize) -> usize {
    game.view(Eye::Public).players[seat - 1].wall
}

/// How many cards lie in a player's Afterlife: the listeners of the set mill one each time.
pub fn buried(game: &Battle, seat: usize) -> usize {
    list(game, seat, "afterlife").len()
}

/// In the order of the alphabet, where the order of a pile says nothing.
pub fn sorted(mut words: Vec<String>) -> Vec<String> {
    words.sort();
    words
}

/// What is wrong with a set of one's own.
pub fn faults_of(text: &str) -> Vec<String> {
    let built = BattleSetup::build_with_cards(&Options::new(), "own.toml", text);
    let faults = built.err().unwrap_or_default();
    faults.iter().map(ToString::to_string).collect()
}
