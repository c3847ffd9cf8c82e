//! Chimeras: two cards that are one (ES-8.9).

use super::walk::{field, locales, table};
use ::estro::cards::CardSet;
use ::estro::mode::{Extra, Frame, Modes};
use kernel::{Eye, Game};

/// Walks through matches with Chimeras until one has been seen by all.
#[test]
fn a_chimera_says_what_is_printed_on_its_two_cards_and_the_kind_of_its_gift() {
    let [locale, ..] = locales();
    let set = CardSet::base();
    let mut seen = 0;
    let modes = Modes::of(Frame::Duel).with(Extra::Chimera);
    table(modes, 2).walks(0..12, 300, |step, game, _| {
        let scene = field(game, Eye::Public).scene(&locale);
        let pieces = scene.zones.iter().flat_map(|zone| &zone.pieces);
        for piece in pieces.filter(|piece| piece.card.is_some()) {
            let donor = piece
                .marks
                .iter()
                .find_map(|mark| mark.strip_prefix("donor-"));
            let printed = piece.values.get("printed-tot").copied();
            let Some(donor) = donor else {
                assert_eq!(printed, None, "step {step}: {piece:?}");
                continue;
            };
            let [host, donor] = [piece.card.as_deref().unwrap_or_default(), donor]
                .map(|id| set.find(id).expect("it is a card"));
            // ES-8.9.4
            let five = host.values.iter().zip(donor.values);
            let tot: i32 = five.map(|(&one, other)| i32::from(one.max(other))).sum();
            assert_eq!(printed, Some(tot), "step {step}: {piece:?}");
            // ES-8.9.5
            let kinds = ["once", "always"].map(|kind| piece.marks.iter().any(|mark| mark == kind));
            assert_ne!(kinds[0], kinds[1], "step {step}: {piece:?}");
            seen += 1;
        }
    });
    assert!(seen > 0, "nobody played a Chimera");
}

// ES-8.9.4: which card is the host follows from the cards.
#[test]
fn the_cards_of_a_chimera_can_be_pointed_at_in_either_order() {
    let game = table(Modes::of(Frame::Duel).with(Extra::Chimera), 2).begin(1);
    let asked = game.turn().waiting().lowest().expect("somebody is asked");
    let field = field(&game, Eye::Seat(asked));
    let either = |action: &str| crate::Staged::is_either(&field, action);
    assert!(either("chimera ozok sivra"));
    assert!(!either("chimera ozok sivra at civil"));
    assert!(!either("play ozok"));
}
