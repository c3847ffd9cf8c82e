//! The base set.

use sovereign::cards::CardSet;

#[test]
fn the_base_set_has_150_cards_two_puppets_and_14_classes() {
    let set = CardSet::base();
    let puppets = set.cards.iter().filter(|card| card.is_puppet()).count();
    assert_eq!((set.cards.len(), puppets, set.classes.len()), (152, 2, 14));
}
