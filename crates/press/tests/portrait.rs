//! Every card has a picture for the screen, without words, small, and like no other.

use press::portrait::{COVER, PORTRAIT, back, cover, portrait};
use press::{CARD, svg};
use std::collections::BTreeSet;

const GAMES: [&str; 4] = ["nature", "estro", "sovereign", "travelers"];

/// The ids of all printed cards, Sovereign's classes included.
fn ids(game: &str) -> Vec<&'static str> {
    match game {
        "nature" => (nature::cards::CardSet::base().cards.iter())
            .map(|card| card.id)
            .collect(),
        "estro" => (estro::cards::CardSet::base().cards.iter())
            .map(|card| card.id)
            .collect(),
        "sovereign" => {
            let set = sovereign::cards::CardSet::base();
            let cards = set.cards.iter().map(|card| card.id);
            let classes = set.classes.iter().map(|class| class.id);
            cards.chain(classes).collect()
        }
        _ => vec![],
    }
}

fn files(game: &str) -> Vec<String> {
    let file = |id| {
        let drawing = portrait(game, id).unwrap_or_else(|| panic!("{game}: {id} has no portrait"));
        assert_eq!(drawing.size, PORTRAIT);
        assert!(drawing.texts().is_empty(), "{game}: {id} has words");
        svg(&drawing, "")
    };
    ids(game).into_iter().map(file).collect()
}

#[test]
fn every_card_has_a_small_portrait_without_words_and_like_no_other() {
    for (game, count) in [("nature", 86), ("estro", 250), ("sovereign", 166)] {
        let files = files(game);
        assert_eq!(files.len(), count, "{game}");
        let mut lengths: Vec<usize> = files.iter().map(String::len).collect();
        lengths.sort_unstable();
        assert!(
            lengths[count / 2] < 12_000,
            "{game}: {}",
            lengths[count / 2]
        );
        assert!(
            lengths[count - 1] < 20_000,
            "{game}: {}",
            lengths[count - 1]
        );
        let different: BTreeSet<&String> = files.iter().collect();
        assert_eq!(different.len(), count, "{game}");
    }
}

#[test]
fn a_portrait_is_the_same_every_time() {
    for game in GAMES {
        assert_eq!(files(game), files(game), "{game}");
    }
}

#[test]
fn every_game_has_a_back_and_a_cover_without_words() {
    let mut backs = BTreeSet::new();
    let mut covers = BTreeSet::new();
    for game in GAMES {
        let (back, cover) = (back(game).unwrap(), cover(game).unwrap());
        assert_eq!((back.size, cover.size), (CARD, COVER), "{game}");
        assert!(back.texts().is_empty() && cover.texts().is_empty());
        let (back, cover) = (svg(&back, ""), svg(&cover, ""));
        assert!(back.len() < 20_000, "{game}: {}", back.len());
        assert!(cover.len() < 50_000, "{game}: {}", cover.len());
        backs.insert(back);
        covers.insert(cover);
    }
    assert_eq!((backs.len(), covers.len()), (4, 4));
}

#[test]
fn what_is_not_there_has_no_picture() {
    assert_eq!(portrait("nature", "nobody"), None);
    assert_eq!(portrait("estro", "../estro/ozok"), None);
    assert_eq!(portrait("travelers", "back"), None);
    assert_eq!(portrait("duel", "spark"), None);
    assert_eq!(back("duel"), None);
    assert_eq!(cover(""), None);
}
