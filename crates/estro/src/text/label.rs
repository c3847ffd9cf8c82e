//! Choices as a person would say them. Different choices have different labels.

use super::{Case, estro_name, object_name, ship_name, spot, zone_name};
use crate::action::{Action, Coin, Face, Inspiration};
use crate::cards::{CardId, Printed};
use crate::event::Spot;
use crate::place::{Cell, Slot};
use kernel::Phrase;

/// What a label needs to know of the position, seen from one seat.
pub trait Names {
    /// The card in this place, as the seat knows it.
    fn spot(&self, slot: Slot) -> Option<Spot>;

    /// The printed card.
    fn printed(&self, card: CardId) -> Printed;

    /// What necrotokens are spent on now.
    fn token_use(&self) -> TokenUse;

    /// Is the match a Last Bastion, whose cells are lanes and zones?
    fn is_bastion(&self) -> bool;
}

/// What necrotokens are spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenUse {
    /// One, for two cards in place of one (ES-8.4.4).
    Draw,
    /// Two, for a card that is not destroyed this turn (ES-8.4.5).
    Protect,
    /// Three, for a card of the deck (ES-8.4.6).
    Field,
}

/// The action, in the imperative.
pub fn label(action: Action, names: &impl Names) -> Phrase {
    let name = |card: CardId| names.printed(card).name;
    let on = |key: &'static str, slot: Slot| Phrase::new(key).with("spot", there(slot, names));
    let with_card = |key: &'static str, card: CardId| Phrase::new(key).with("card", name(card));
    match action {
        Action::Play { card, face, at } => {
            let key = match (face, at) {
                (Face::Up, None) => "estro-label-play",
                (Face::Down, None) => "estro-label-play-down",
                (Face::Up, Some(_)) => "estro-label-play-at",
                (Face::Down, Some(_)) => "estro-label-play-down-at",
            };
            placed(with_card(key, card), at, names)
        }
        Action::Support { card, under } => {
            with_card("estro-label-support", card).with("spot", there(under, names))
        }
        Action::Chimera { host, donor, at } => {
            let key = match at {
                None => "estro-label-chimera",
                Some(_) => "estro-label-chimera-at",
            };
            let chimera = Phrase::new(key)
                .with("host", name(host))
                .with("donor", name(donor));
            placed(chimera, at, names)
        }
        Action::Flip(slot) => on("estro-label-flip", slot),
        Action::Attack {
            with,
            on: target,
            estro,
        } => {
            let attack = |key: &'static str| {
                Phrase::new(key)
                    .with("attacker", there(with, names))
                    .with("target", there(target, names))
            };
            match estro {
                None => attack("estro-label-attack"),
                Some(estro) => attack("estro-label-attack-as").with("estro", estro_name(estro)),
            }
        }
        Action::Strike { with, ship } => Phrase::new("estro-label-strike")
            .with("attacker", there(with, names))
            .with("ship", ship_name(ship)),
        Action::Power { zone, burn, on } => {
            let used = |key: &'static str| Phrase::new(key).with("zone", zone_name(zone));
            match (burn, on) {
                (None, None) => used("estro-label-power"),
                (None, Some(slot)) => used("estro-label-power-on").with("spot", there(slot, names)),
                (Some(card), None) => used("estro-label-power-burn").with("card", name(card)),
                (Some(card), Some(slot)) => used("estro-label-power-burn-on")
                    .with("card", name(card))
                    .with("spot", there(slot, names)),
            }
        }
        Action::Activate(slot) => Phrase::new("estro-label-activate").with("spot", of(slot, names)),
        Action::Rift(slot) => on("estro-label-rift", slot),
        Action::Drop(object) => Phrase::new("estro-label-drop").with("object", object_name(object)),
        Action::Use(object) => Phrase::new("estro-label-use").with("object", object_name(object)),
        Action::Substitute { out, card, face } => with_card(
            match face {
                Face::Up => "estro-label-substitute",
                Face::Down => "estro-label-substitute-down",
            },
            card,
        )
        .with("spot", there(out, names)),
        Action::Tokens => Phrase::new(match names.token_use() {
            TokenUse::Draw => "estro-label-tokens-draw",
            TokenUse::Protect => "estro-label-tokens-protect",
            TokenUse::Field => "estro-label-tokens-field",
        }),
        Action::Declare => Phrase::new("estro-label-declare"),
        Action::Accept => Phrase::new("estro-label-accept"),
        Action::Pass => Phrase::new("estro-label-pass"),
        Action::Done => Phrase::new("estro-label-done"),
        Action::End => Phrase::new("estro-label-end"),
        Action::Continue => Phrase::new("estro-label-continue"),
        Action::Redirect(slot) => on("estro-label-redirect", slot),
        Action::Stop => Phrase::new("estro-label-stop"),
        Action::Target(slot) => on("estro-label-target", slot),
        Action::Card(card) => with_card("estro-label-card", card),
        Action::Call(Coin::Heads) => Phrase::new("estro-label-heads"),
        Action::Call(Coin::Tails) => Phrase::new("estro-label-tails"),
        Action::Estro(estro) => Phrase::new("estro-label-estro").with("estro", estro_name(estro)),
        Action::Zone(zone) => Phrase::new("estro-label-zone").with("zone", zone_name(zone)),
        Action::Ship(ship) => Phrase::new("estro-label-ship").with("ship", ship_name(ship)),
        Action::One => Phrase::new("estro-label-one"),
        Action::Other => Phrase::new("estro-label-other"),
        Action::Opponent(seat) => Phrase::new("estro-label-opponent").with("seat", seat),
        Action::Order(slot) => Phrase::new("estro-label-order").with("spot", of(slot, names)),
        Action::Face(face) => Phrase::new("estro-label-face").with("face", face),
        Action::Total(total) => Phrase::new("estro-label-total").with("total", total),
        Action::Destroyed => Phrase::new("estro-label-destroyed"),
        Action::Resists => Phrase::new("estro-label-resists"),
        Action::Cell(at) => Phrase::new("estro-label-cell").with("cell", cell(at, names)),
        Action::Inspire(Inspiration::Deployment) => Phrase::new("estro-label-deployment"),
        Action::Inspire(Inspiration::Analysis) => Phrase::new("estro-label-analysis"),
        Action::Inspire(Inspiration::Terrain) => Phrase::new("estro-label-terrain"),
    }
}

fn there(slot: Slot, names: &impl Names) -> Phrase {
    match names.spot(slot) {
        Some(found) => spot(&found, Case::Inside),
        None => Phrase::new("estro-place").with("number", slot.number()),
    }
}

fn of(slot: Slot, names: &impl Names) -> Phrase {
    match names.spot(slot) {
        Some(found) => spot(&found, Case::Of),
        None => Phrase::new("estro-of-place").with("number", slot.number()),
    }
}

fn placed(phrase: Phrase, at: Option<Cell>, names: &impl Names) -> Phrase {
    match at {
        Some(at) => phrase.with("cell", cell(at, names)),
        None => phrase,
    }
}

/// A zone field of Conquest, or a cell of the Bastion.
fn cell(cell: Cell, names: &impl Names) -> Phrase {
    match cell.as_zone().filter(|_| !names.is_bastion()) {
        Some(zone) => zone_name(zone),
        None => {
            let (lane, depth) = cell.as_lane();
            Phrase::new("estro-lane")
                .with("lane", lane)
                .with("depth", depth)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CardSet;
    use crate::estri::{Estro, Zone};
    use crate::player::Player;
    use crate::ships::{Object, Ship};
    use kernel::Seat;
    use std::collections::BTreeMap;

    /// A field on which every card is the same one, known or not.
    struct Everywhere {
        known: bool,
        is_bastion: bool,
    }

    impl Names for Everywhere {
        fn spot(&self, slot: Slot) -> Option<Spot> {
            Some(Spot {
                slot,
                card: self.known.then(|| self.printed(CardId(0))),
                player: Player::MACHINE,
            })
        }

        fn printed(&self, card: CardId) -> Printed {
            Printed(CardSet::base().card(card))
        }

        fn token_use(&self) -> TokenUse {
            TokenUse::Draw
        }

        fn is_bastion(&self) -> bool {
            self.is_bastion
        }
    }

    fn all_actions(cells: &[Cell]) -> Vec<Action> {
        let mut actions = vec![
            Action::Tokens,
            Action::Declare,
            Action::Accept,
            Action::Pass,
            Action::Done,
            Action::End,
            Action::Continue,
            Action::Stop,
            Action::Call(Coin::Heads),
            Action::Call(Coin::Tails),
            Action::One,
            Action::Other,
            Action::Destroyed,
            Action::Resists,
            Action::Inspire(Inspiration::Deployment),
            Action::Inspire(Inspiration::Analysis),
            Action::Inspire(Inspiration::Terrain),
        ];
        actions.extend(Estro::ALL.map(Action::Estro));
        actions.extend(Zone::ALL.map(Action::Zone));
        actions.extend(Ship::ALL.map(Action::Ship));
        actions.extend(Object::ALL.map(Action::Use));
        actions.extend(Object::ALL.map(Action::Drop));
        actions.extend(Seat::all(4).map(Action::Opponent));
        actions.extend((1..=6).map(Action::Face));
        actions.extend((0..200).map(Action::Total));
        actions.extend(cells.iter().map(|&cell| Action::Cell(cell)));
        let places = || cells.iter().copied().map(Some).chain([None]);
        for card in (0..30).map(CardId) {
            actions.push(Action::Card(card));
            for at in places() {
                let (host, donor) = (card, CardId(40));
                actions.push(Action::Chimera { host, donor, at });
                for face in [Face::Up, Face::Down] {
                    actions.push(Action::Play { card, face, at });
                }
            }
        }
        for slot in (0..20).map(Slot) {
            actions.extend([Action::Flip(slot), Action::Activate(slot)]);
            actions.extend([Action::Rift(slot), Action::Redirect(slot)]);
            actions.extend([Action::Target(slot), Action::Order(slot)]);
            for card in (0..5).map(CardId) {
                actions.push(Action::Support { card, under: slot });
                for face in [Face::Up, Face::Down] {
                    let out = slot;
                    actions.push(Action::Substitute { out, card, face });
                }
            }
            for on in (20..25).map(Slot) {
                let with = slot;
                let estri = Estro::ALL.into_iter().map(Some).chain([None]);
                actions.extend(estri.map(|estro| Action::Attack { with, on, estro }));
            }
            for ship in Ship::ALL {
                actions.push(Action::Strike { with: slot, ship });
            }
            for zone in Zone::ALL {
                for burn in [None, Some(CardId(1)), Some(CardId(2))] {
                    let on = Some(slot);
                    actions.push(Action::Power { zone, burn, on });
                }
            }
        }
        for zone in Zone::ALL {
            for burn in [None, Some(CardId(1))] {
                let on = None;
                actions.push(Action::Power { zone, burn, on });
            }
        }
        actions
    }

    fn assert_all_differ(cells: &[Cell], names: &Everywhere) {
        let mut labels = BTreeMap::new();
        for action in all_actions(cells) {
            let said = format!("{:?}", label(action, names));
            let other = labels.insert(said, action);
            assert_eq!(other, None, "same label as {action:?}");
        }
    }

    #[test]
    fn different_actions_have_different_labels() {
        let fields = Zone::ALL.map(Cell::zone_field);
        let lanes = (1..=3).flat_map(|lane| (1..=3).map(move |depth| Cell::lane(lane, depth)));
        let lanes: Vec<Cell> = lanes.collect();
        for known in [true, false] {
            let conquest = Everywhere {
                known,
                is_bastion: false,
            };
            assert_all_differ(&fields, &conquest);
            let bastion = Everywhere {
                known,
                is_bastion: true,
            };
            assert_all_differ(&lanes, &bastion);
        }
    }
}
