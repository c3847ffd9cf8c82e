//! What happens to single cards: played, flipped, changed, moved; and their gifts.

use super::super::keys;
use super::super::scenery::value_key;
use super::{Telling, at, hand_of, named};
use ::estro::Event;
use ::estro::action::Face;
use ::estro::event::{Entry, Spot};
use ::estro::player::Player;
use protocol::Cue;

pub(super) fn cue(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::Played { spot, face } => named("play")
            .from(hand_of(spot.player))
            .on(spot)
            .value("face-down", *face == Face::Down),
        Event::Supported { spot, under } => named("support")
            .from(hand_of(spot.player))
            .on(spot)
            .to(at(under)),
        Event::ChimeraPlayed { spot, .. } => named("chimera").from(hand_of(spot.player)).on(spot),
        Event::Entered { spot, how } => entered(spot, *how),
        Event::Flipped { spot } | Event::Shown { spot } => named("flip").on(spot),
        Event::TurnedDown { spot } => named("turn-down").on(spot),
        Event::GiftAnnounced { spot, targets } => {
            let gift = named("gift").from(at(spot)).card(spot.card);
            targets
                .iter()
                .fold(gift, |gift, target| gift.to(at(target)))
        }
        Event::GiftCountered { spot, by } => named("counter").from(at(by)).on(spot),
        Event::ValueChanged {
            spot,
            value,
            from,
            to,
        } => named("value")
            .on(spot)
            .value("amount", i32::from(*to) - i32::from(*from))
            .value(value_key(*value), *to),
        // ES-8.10.31: a +5 TOT token.
        Event::TokenPut { spot } => named("value").on(spot).value("amount", 5),
        Event::EstroChanged { spot, estro } => {
            let place = i32::try_from(estro.index()).unwrap_or_default();
            named("estro").on(spot).value("estro", place)
        }
        Event::Inhibited { spot, .. } => named("inhibit").on(spot),
        Event::GiftCopied { spot, from } => named("copy").from(at(from)).on(spot),
        Event::Recharged { spot } => named("recharge").on(spot),
        Event::Armed { spot, turns } => named("arm").on(spot).value("turns", *turns),
        Event::Primed { spot } => named("prime").on(spot),
        Event::Seized { spot, from } => named("seize").by(*from).on(spot),
        Event::Pacified { spot } => named("pacify").on(spot),
        Event::Shielded { spot } => named("protect").on(spot),
        Event::Cleansed { spot } => named("cleanse").on(spot),
        Event::Sacrificed { player, card } => named("sacrifice")
            .to(keys::of("incinerator", *player))
            .card(Some(*card)),
        Event::Discarded { player, card } => named("discard")
            .from(hand_of(*player))
            .to(keys::of("incinerator", *player))
            .card(Some(*card)),
        Event::ToHand { player, card } => named("return").to(hand_of(*player)).card(Some(*card)),
        Event::UnderDeck { player, card } => named("return")
            .to(keys::of("deck", *player))
            .card(Some(*card)),
        Event::Exiled { card } => named("exile").card(Some(*card)),
        _ => return None,
    })
}

/// A card comes onto the field without being played.
fn entered(spot: &Spot, how: Entry) -> Cue {
    let of = |what: &str| keys::of(what, spot.player);
    let cue = named("enter").on(spot);
    match how {
        Entry::Revived | Entry::Object => cue.from(of("incinerator")),
        Entry::Rift => cue.from(keys::RIFT.to_owned()),
        Entry::Ambush => cue.from(hand_of(spot.player)),
        Entry::Tokens | Entry::Reinforcement => cue.from(of("deck")),
        Entry::Sector => cue.from(keys::DIAL.to_owned()),
        Entry::Guardian => cue.from(keys::of("incinerator", Player::MACHINE)),
    }
}
