//! What must hold for a gift (ES-5.8), and the kinds of gifts that tags name (ES-5.18).

use super::whom::sort_of;
use super::{alternatives, estro_name, zone_name};
use crate::gift::Condition;
use crate::tags::{Tag, Tags};
use kernel::Phrase;

/// The condition, as a clause after "if".
pub(super) fn condition(condition: &Condition) -> Phrase {
    match *condition {
        Condition::ZoneIs(zone) => Phrase::new("estro-if-zone").with("zone", zone_name(zone)),
        Condition::RoundAtLeast(round) => Phrase::new("estro-if-round").with("round", round),
        Condition::Allies { of, at_least } => Phrase::new("estro-if-allies")
            .with("count", at_least)
            .with("sort", sort_of(of)),
        Condition::Enemies { of, at_least } => Phrase::new("estro-if-enemies")
            .with("count", at_least)
            .with("sort", sort_of(of)),
        Condition::FewerCards => Phrase::new("estro-if-fewer-cards"),
        Condition::MoreCards => Phrase::new("estro-if-more-cards"),
        Condition::HandAtMost(count) => Phrase::new("estro-if-hand").with("count", count),
        Condition::IncineratorAtLeast(count) => {
            Phrase::new("estro-if-incinerator").with("count", count)
        }
        Condition::OwnTotLess => Phrase::new("estro-if-own-tot-less"),
        Condition::OpponentEstroIs(estro) => {
            Phrase::new("estro-if-opponent-estro").with("estro", estro_name(estro))
        }
        Condition::FirstAttackThisTurn => Phrase::new("estro-if-first-attack"),
        Condition::DestroyedByAttack => Phrase::new("estro-if-destroyed-by-attack"),
        Condition::WasFaceDown => Phrase::new("estro-if-was-face-down"),
    }
}

/// "gift of weakening or destruction"; any gift if every tag is meant.
pub(super) fn gift_of(tags: Tags) -> Phrase {
    if tags == Tags::of(&Tag::ALL) {
        return Phrase::new("estro-gift-any");
    }
    Phrase::new("estro-gift-of").with("tags", alternatives(tags.iter().map(tag_name)))
}

fn tag_name(tag: Tag) -> Phrase {
    Phrase::new(match tag {
        Tag::Buff => "estro-tag-buff",
        Tag::Debuff => "estro-tag-debuff",
        Tag::Destroy => "estro-tag-destroy",
        Tag::Protect => "estro-tag-protect",
        Tag::Draw => "estro-tag-draw",
        Tag::Discard => "estro-tag-discard",
        Tag::Revive => "estro-tag-revive",
        Tag::Steal => "estro-tag-steal",
        Tag::Copy => "estro-tag-copy",
        Tag::Swap => "estro-tag-swap",
        Tag::Reveal => "estro-tag-reveal",
        Tag::Estro => "estro-tag-estro",
        Tag::Attack => "estro-tag-attack",
        Tag::Dice => "estro-tag-dice",
        Tag::Coin => "estro-tag-coin",
        Tag::Zone => "estro-tag-zone",
        Tag::Silence => "estro-tag-silence",
        Tag::Counter => "estro-tag-counter",
    })
}
