//! The printed cards as the client knows them.

use ::estro::cards::{CATALOGUE, CardSet};
use catalog::Locale;
use kernel::Lang;

#[test]
fn printed_cards_have_estro_kind_of_gift_and_values() {
    for lang in Lang::ALL {
        let rows = crate::cards("estro", &Locale::new(lang));
        assert_eq!(rows.len(), CATALOGUE);
        for row in rows {
            let card = CardSet::base().find(&row.id).expect("a printed card");
            assert_eq!(row.name, card.name.in_lang(lang));
            assert_eq!(row.suit, card.estro.id());
            let kinds = match card.gift {
                Some(_) => ["once", "always"].as_slice(),
                None => &["empty"],
            };
            assert!(kinds.contains(&row.kind.as_str()), "{row:?}");
            let five = ["atk", "def", "hel", "dex", "map"].map(|name| row.values[name]);
            assert_eq!(five, card.values.map(i32::from));
            assert_eq!(row.values["tot"], i32::from(card.tot()));
            let said = format!("{} {}", row.line, row.text);
            assert!(!said.contains("estro-") && !said.contains('{'), "{said}");
        }
    }
}
