//! Ships with their alarms and objects, and the Horde before the Bastion.

use super::super::keys;
use super::{Telling, at, named};
use ::estro::Event;
use ::estro::player::Player;
use ::estro::ships::Object;
use protocol::{Address, Cue, address};

pub(super) fn cue(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::ObjectReceived { object } => named("object").to(held(*object)),
        Event::ObjectUsed { object } => named("use").from(held(*object)),
        Event::ObjectDropped { object } => named("drop").from(held(*object)),
        Event::ShipDamaged { ship, damage, left } => named("hit")
            .to(keys::ship(*ship))
            .value("amount", *damage)
            .value("left", *left),
        Event::ShipDestroyed { ship } => named("wreck").to(keys::ship(*ship)),
        Event::AlarmRings { ship, left } => {
            named("alarm").to(keys::ship(*ship)).value("left", *left)
        }
        Event::AlarmStopped { ship } => named("silence").to(keys::ship(*ship)),
        Event::SkillFired { ship } => named("skill").from(keys::ship(*ship)),
        Event::HordeMoved { spot, lane, depth } => named("advance")
            .from(at(spot))
            .to(keys::cell(*lane, *depth)),
        Event::BastionHit { spot, damage, left } => named("breach")
            .from(at(spot))
            .to(keys::BASTION.to_owned())
            .value("amount", *damage)
            .value("left", *left),
        Event::Inspired { seat, spot, .. } => named("inspire").by(Player::seat(*seat)).to(at(spot)),
        _ => return None,
    })
}

fn held(object: Object) -> Address {
    address(keys::OBJECTS, object.id())
}
