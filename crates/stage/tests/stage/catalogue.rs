//! The catalogue of cards.

use catalog::Locale;
use kernel::Lang;

#[test]
fn every_card_has_a_suit_a_kind_and_its_numbers() {
    let locale = Locale::new(Lang::En);
    for (game, count) in [("nature", 86), ("duel", 12)] {
        let cards = stage::cards(game, &locale);
        assert_eq!(cards.len(), count, "{game}");
        for card in cards {
            assert!(!card.suit.is_empty() && !card.kind.is_empty(), "{card:?}");
            assert!(!card.name.is_empty() && !card.text.is_empty(), "{card:?}");
        }
    }
    assert_eq!(stage::cards("leduc", &locale), []);
}

#[test]
fn an_elemental_has_its_printed_numbers_by_the_names_of_a_piece() {
    let cards = stage::cards("nature", &Locale::new(Lang::En));
    let card = |id: &str| cards.iter().find(|card| card.id == id).unwrap();
    let sage = card("cedar");
    assert_eq!((&*sage.suit, &*sage.kind), ("twig", "sage"));
    let rows = ["row-1", "row-2", "row-3"].map(|row| sage.values.get(row).copied());
    assert_eq!(rows, [Some(1); 3], "CN-1.2.2");
    assert!(sage.values.contains_key("strength") && sage.values.contains_key("health"));
    assert!(!sage.values.contains_key("cost"), "it comes in a pack");
    let strike = card("close-strike");
    assert_eq!((&*strike.suit, &*strike.kind), ("attack", "melee"));
}
