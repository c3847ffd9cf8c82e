//! Why a thing can't be used, through the stage.

use crate::checks::scene_of;
use crate::playing::begin;
use catalog::Locale;
use kernel::{Eye, Lang, Seat};
use stage::Stage;

fn codes(game: &dyn catalog::Match, seat: usize, thing: &str) -> Vec<String> {
    let stage = Stage::of(game, Eye::Seat(Seat::new(seat)));
    let reasons = stage.why(thing, &Locale::new(Lang::En));
    reasons.into_iter().map(|reason| reason.code).collect()
}

#[test]
fn a_card_of_the_duel_tells_why_it_cannot_be_played() {
    let game = begin("duel", "", 3);
    let stage = Stage::of(&*game, Eye::Seat(Seat::new(1)));
    let view = scene_of(&stage, &Locale::new(Lang::En));
    let hand = view.zones.iter().find(|zone| zone.key == "hand-2").unwrap();
    let thing = protocol::address("hand-2", &hand.pieces[0].key);
    assert_eq!(codes(&*game, 1, &thing), ["DU-4"]);
    assert!(codes(&*game, 0, &thing).is_empty(), "it is another's hand");
    assert!(
        codes(&*game, 0, "hand-1").is_empty(),
        "a hand is nothing to play"
    );
    assert!(codes(&*game, 0, "").is_empty());
}

#[test]
fn a_deck_and_a_market_tell_why_they_cannot_be_used() {
    let mut game = begin("nature", "sages=cedar,gravel first=1", 1);
    for seat in [0, 1].map(Seat::new) {
        let choice = game.choices(seat)[0].text.clone();
        game.play(seat, &choice).unwrap();
    }
    // Phase I: nobody draws or buys, and the other side does nothing (CN-3.2.6).
    assert_eq!(codes(&*game, 0, "deck-1"), ["CN-3.2.6"]);
    assert_eq!(codes(&*game, 0, "deck-elementals"), ["CN-3.5.5"]);
    let stage = Stage::of(&*game, Eye::Public);
    let scene = scene_of(&stage, &Locale::new(Lang::En));
    let market = scene
        .zones
        .iter()
        .find(|zone| zone.key == "market-commands");
    let thing = protocol::address("market-commands", &market.unwrap().pieces[0].key);
    assert_eq!(codes(&*game, 1, &thing).len(), 1);
    assert!(
        codes(&*game, 0, "formation-2-1").is_empty(),
        "it is the enemy's"
    );
}
