//! What there is to watch in an event: blows. Cards that come and go are seen in the scenes.

use super::keys;
use kernel::Seat;
use protocol::{Address, Cue};
use samples::duel::board::Place;
use samples::duel::{DuelEvent, Target};

/// What there is to watch.
pub(crate) fn cue(event: &DuelEvent) -> Option<Cue> {
    Some(match *event {
        DuelEvent::Attacked {
            seat,
            with,
            card,
            on,
        } => Cue {
            from: Some(unit(seat, with)),
            card: Some(card.data().id.into()),
            ..at("strike", enemy(seat, on))
        },
        DuelEvent::Struck { seat, on } => Cue {
            from: Some(keys::PLAYER[seat.index()].to_owned()),
            ..at("strike", enemy(seat, on))
        },
        DuelEvent::PlayerHit { seat, damage } | DuelEvent::Tired { seat, damage } => {
            hit(keys::PLAYER[seat.index()].to_owned(), damage)
        }
        DuelEvent::UnitHit {
            seat,
            place,
            damage,
            ..
        } => hit(unit(seat, place), damage),
        _ => return None,
    })
}

fn at(kind: &'static str, to: Address) -> Cue {
    Cue {
        kind: kind.into(),
        to: vec![to],
        ..Cue::default()
    }
}

fn hit(to: Address, damage: u8) -> Cue {
    Cue {
        values: [("amount".into(), damage.into())].into(),
        ..at("damage", to)
    }
}

fn unit(seat: Seat, place: Place) -> Address {
    keys::at(keys::UNITS[seat.index()], keys::place(place))
}

fn enemy(seat: Seat, target: Target) -> Address {
    let enemy = Seat::new(1 - seat.index());
    match target {
        Target::Player => keys::PLAYER[enemy.index()].to_owned(),
        Target::Unit(place) => unit(enemy, place),
    }
}
