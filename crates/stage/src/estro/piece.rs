//! Cards as pieces.

use super::scenery::{Scenery, TOT, value_key};
use ::estro::action::Face;
use ::estro::cards::Printed;
use ::estro::estri::Value;
use ::estro::gift::Kind;
use ::estro::mode::Frame;
use ::estro::player::Player;
use ::estro::view::{CardView, GiftView, HandCard};
use protocol::{Piece, Word};

/// What is printed of the five values, where it is not what the card alone says.
const PRINTED: [&str; 5] = [
    "printed-atk",
    "printed-def",
    "printed-hel",
    "printed-dex",
    "printed-map",
];

impl Scenery<'_> {
    /// A card on the field. It goes by its number, which everybody knows.
    pub fn standing(self, card: &CardView) -> Piece {
        let mut piece = Piece {
            key: card.slot.number().to_string().into(),
            card: card.card.map(|known| known.id.into()),
            state: self.card_state(card),
            ..Piece::default()
        };
        piece.values = current_values(card);
        piece.marks = self.marks(card);
        piece
    }

    /// A card in a hand.
    pub fn held(self, held: &HandCard) -> Piece {
        let mut marks: Vec<Word> = Vec::new();
        if held.inhibited {
            marks.push("gift-inhibited".into());
        } else if held.gift_used {
            marks.push("gift-used".into());
        }
        Piece {
            marks,
            state: self.held_state(held),
            ..printed(&held.card)
        }
    }

    fn marks(self, card: &CardView) -> Vec<Word> {
        let mut marks: Vec<Word> = card.estri.iter().map(|estro| estro.id().into()).collect();
        let mut mark = |there: bool, name: &'static str| {
            if there {
                marks.push(name.into());
            }
        };
        let up = card.face == Face::Up;
        mark(!up, "face-down");
        mark(up && card.values.is_none(), "masked");
        mark(card.donor.is_some(), "chimera");
        mark(card.attacked.is_some_and(|times| times > 0), "attacked");
        mark(card.cannot_attack, "cannot-attack");
        mark(card.protected, "protected");
        mark(card.put_down_now, "put-down-now");
        mark(card.supports.is_some(), "support");
        if let Some(gift) = &card.gift {
            let [inhibited, used] = [gift.inhibited, gift.used].map(|known| known == Some(true));
            mark(inhibited, "gift-inhibited");
            mark(used && is_once(gift), "gift-used");
            mark(gift.armed.is_some(), "armed");
            mark(gift.primed, "primed");
        }
        let divided = matches!(self.field.frame(), Frame::Inferno | Frame::Bastion);
        mark(divided && card.player.in_seat().is_none(), "horde");
        if let Some(kind) = foreign_gift(card) {
            mark(kind == Kind::Once, "once");
            mark(kind == Kind::Always, "always");
        }
        if let Some(donor) = card.donor {
            marks.push(format!("donor-{}", donor.id).into());
        }
        if let Some(copied) = copied_gift(card) {
            marks.push(format!("gift-of-{}", copied.id).into());
        }
        // On a common side every card has its player (ES-8.3.5, ES-8.10.2).
        if let Some(seat) = card.player.in_seat().filter(|_| divided) {
            marks.push(format!("seat-{seat}").into());
        }
        if card.owner != card.player {
            marks.push(owner_mark(card.owner).into());
        }
        marks
    }
}

/// A card that is not on the field, as it is printed.
pub fn printed(card: &Printed) -> Piece {
    Piece {
        key: card.id.into(),
        card: Some(card.id.into()),
        ..Piece::default()
    }
}

/// The gift a card has from another one that is not its donor.
pub fn copied_gift(card: &CardView) -> Option<Printed> {
    let gift = card.gift.as_ref()?.of;
    let own = card.card == Some(gift) || card.donor == Some(gift);
    (!own && card.card.is_some()).then_some(gift)
}

/// The kind of a gift that does not stand on the card itself (ES-8.9.5).
fn foreign_gift(card: &CardView) -> Option<Kind> {
    let gift = card.gift.as_ref()?.of;
    let is_own = card.card.is_none() || card.card == Some(gift);
    gift.gift.as_ref().map(|gift| gift.kind).filter(|_| !is_own)
}

pub fn is_once(gift: &GiftView) -> bool {
    let kind = gift.of.gift.as_ref().map(|gift| gift.kind);
    kind == Some(Kind::Once)
}

fn owner_mark(owner: Player) -> String {
    match owner.in_seat() {
        Some(seat) => format!("owner-{seat}"),
        None => "owner-machine".to_owned(),
    }
}

/// What is printed on a Chimera: of each value the higher of its two cards (ES-8.9.4).
fn printed_on_both(card: &CardView) -> Option<[u8; 5]> {
    let (host, donor) = (card.card?, card.donor?);
    Some(std::array::from_fn(|i| host.values[i].max(donor.values[i])))
}

/// What can be counted on a card now. What is printed stands in the catalogue, but for a Chimera,
/// which is of two cards.
fn current_values(card: &CardView) -> std::collections::BTreeMap<Word, i32> {
    let mut values = std::collections::BTreeMap::new();
    let mut put = |name: &'static str, value: Option<u16>| {
        if let Some(value) = value {
            values.insert(name.into(), i32::from(value));
        }
    };
    for (i, value) in Value::ALL.into_iter().enumerate() {
        put(value_key(value), card.values.map(|five| five[i].into()));
    }
    put(TOT, card.tot);
    if let Some(five) = printed_on_both(card) {
        for (key, value) in PRINTED.into_iter().zip(five) {
            put(key, Some(value.into()));
        }
        put("printed-tot", Some(five.into_iter().map(u16::from).sum()));
    }
    put("shield", card.shield.map(|(_, strength)| strength));
    put("shield-damage", card.shield.map(|(damage, _)| damage));
    put("supports", card.supports.map(|slot| slot.number().into()));
    let armed = card.gift.as_ref().and_then(|gift| gift.armed);
    put("armed", armed.map(u16::from));
    values
}
