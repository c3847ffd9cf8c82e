//! Chapter 3.2 of the rules, where a scenario with the game's own cards cannot show it.

use crate::table::{given, play, saved, setup};
use kernel::Setup;
use serde_json::json;

/// Slumber Jack, made to send an Elemental away, then to boost that one, then to earn gold.
const SENDER: &str = r#"
name = "sender"
extends = "base"

[[card]]
id = "slumber-jack"
name = { en = "Slumber Jack" }
kind = "warrior"
faction = "twig"
strength = 1
health = 4
rows = [2]
dawn = { do = [
    { withdraw = { one = { side = "own", rows = [1], no-sage = true } } },
    { boost = { on = "that" } },
    { gold = 2 },
] }
"#;

// R22, CN-3.2.4, CN-4.5.3
#[test]
fn a_step_whose_target_no_longer_exists_does_nothing_and_the_others_are_done() {
    let setup = setup("sages=cedar,gravel first=1");
    let setup = setup
        .with_cards("sender.toml", SENDER)
        .expect("the set is right");
    let patch = json!({
        "sides": { "1": { "formation": ["1 timber b3", "2 slumber-jack", "3 cedar"], "gold": 0 } },
        "seats": { "1": { "discard": [] } },
    });
    let mut game = given(&setup, patch);
    play(&mut game, &["1 dawn 2"]);
    let position = saved(&game);
    assert_eq!(position["seats"][0]["discard"], json!(["timber"]));
    assert_eq!(
        position["sides"][0]["gold"], 2,
        "all is done before the gap is closed"
    );
    play(&mut game, &["1 move 3 to 1"]);
    let formation = &saved(&game)["sides"][0]["formation"];
    assert_eq!(*formation, json!(["1 cedar ready", "2 slumber-jack used"]));
}
