//! The field of each frame: two sides, ships, zone fields, or the lanes before the Bastion.

use super::concern::Concern;
use super::model::{Area, Cards, Chip, Column, Head, Part, Standing};
use super::modeller::Modeller;
use crate::board::fit;
use estro::mode::Frame;
use estro::player::Side;
use estro::ships::Ship;
use estro::text;
use estro::view::{CardView, ShipView, ZoneView};
use kernel::Phrase;

const LANES: std::ops::RangeInclusive<u8> = 1..=3;
const DEPTHS: std::ops::RangeInclusive<u8> = 1..=4;

impl Modeller<'_> {
    /// The field, with zones and the attack being made where the two sides meet.
    pub fn scene(&mut self) -> Vec<Part> {
        match self.frame() {
            Frame::Duel | Frame::Inferno => self.two_sides(),
            Frame::Single => self.fleet(),
            Frame::Conquest => self.zone_fields(),
            Frame::Bastion => self.lanes(),
        }
    }

    fn two_sides(&mut self) -> Vec<Part> {
        let mut parts = vec![self.side(self.near.other())];
        parts.extend(self.middle());
        parts.push(self.side(self.near));
        parts
    }

    fn side(&mut self, side: Side) -> Part {
        let title = self.side_title(side);
        Part::Cards(self.cards(title, |one, card| one.side_of(card.player) == side))
    }

    /// Where the two sides meet.
    fn middle(&mut self) -> Vec<Part> {
        let chips = self.zones_and_counters();
        let clash = self.attack().map(|attack| self.say.attack(attack));
        let zones = (!chips.is_empty()).then_some(Part::Middle(chips));
        zones.into_iter().chain(clash.map(Part::Clash)).collect()
    }

    fn side_title(&self, side: Side) -> String {
        let own = side == self.near && self.view.you.is_some();
        self.say.phrase(match (own, self.view.you) {
            (true, _) => Phrase::new("mazzo-tui-estro-side-own"),
            (false, Some(_)) => Phrase::new("mazzo-tui-estro-side-enemy"),
            (false, None) => Phrase::new("mazzo-tui-estro-side").with("side", side.index() + 1),
        })
    }

    /// Ships with their guardians, a row each (ES-8.6).
    fn fleet(&mut self) -> Vec<Part> {
        let view = self.view;
        let mut rows: Vec<Cards> = view.ships.iter().map(|ship| self.ship(ship)).collect();
        align(&mut rows);
        let mut parts: Vec<Part> = rows.into_iter().map(Part::Cards).collect();
        parts.extend(self.middle());
        parts.push(self.side(Side::One));
        parts
    }

    fn ship(&mut self, ship: &ShipView) -> Cards {
        let estro = ship.ship.estro();
        let text = self.say.ship(ship, self.labels.letter(estro));
        let state = self.say.ship_state(ship);
        let head = self.chip(
            text.clone(),
            Some(estro),
            state,
            Concern::Named(ship.ship.id()),
        );
        let guards = |card: &CardView, ship: Ship| {
            card.player.in_seat().is_none() && card.ship == Some(ship)
        };
        let cards = self.cards(text, |_, card| guards(card, ship.ship));
        Cards {
            head: Head::Chip(head),
            ..cards
        }
    }

    /// Five zone fields beside each other, zones in the middle (ES-8.8.1).
    fn zone_fields(&mut self) -> Vec<Part> {
        let mut parts = vec![self.half_fields(self.near.other())];
        parts.extend(self.middle());
        let view = self.view;
        let zones = view
            .zones
            .iter()
            .map(|zone| Column::Chip(self.contested(zone)));
        parts.push(Part::Columns {
            head: String::new(),
            columns: zones.collect(),
        });
        parts.push(self.half_fields(self.near));
        parts
    }

    fn half_fields(&mut self, side: Side) -> Part {
        let view = self.view;
        let half = |zone: &ZoneView| {
            let zone = zone.zone;
            let name = self.say.phrase(text::zone_name(zone));
            let title = format!("{}, {name}", self.side_title(side));
            Column::Cards(self.cards(title, |one, card| {
                one.side_of(card.player) == side && card.zone_field == Some(zone)
            }))
        };
        Part::Columns {
            head: String::new(),
            columns: view.zones.iter().map(half).collect(),
        }
    }

    /// A zone with the points of both: the own ones first (ES-8.8.5). A star stands for the
    /// power that is still there.
    fn contested(&mut self, zone: &ZoneView) -> Chip {
        let [own, other] = match (zone.points.unwrap_or_default(), self.near) {
            (points, Side::One) => points,
            ([one, two], Side::Two) => [two, one],
        };
        let power = if zone.used { " " } else { "*" };
        let name = self.say.phrase(text::zone_name(zone.zone));
        let text = format!("{own}:{other}{power}{name}");
        let state = self.say.zone_state(zone);
        let concern = Concern::Named(zone.zone.id());
        self.chip(text, Some(zone.zone.estro()), state, concern)
    }

    /// Lanes beside each other; the Horde comes from above (ES-8.10.2).
    fn lanes(&mut self) -> Vec<Part> {
        let rows = DEPTHS.rev().map(|depth| {
            let cell = |lane| {
                let phrase = Phrase::new("mazzo-tui-estro-cell");
                let title = phrase.with("lane", lane).with("depth", depth);
                let title = self.say.phrase(title);
                Column::Cards(self.cards(title, |_, card| card.lane == Some((lane, depth))))
            };
            Part::Columns {
                head: format!("{depth} "),
                columns: LANES.map(cell).collect(),
            }
        });
        let mut parts: Vec<Part> = rows.collect();
        parts.extend(self.middle());
        parts
    }

    /// The cards that lie there, in field order; supports right after their Granito (ES-8.5.6),
    /// defenders after the Horde.
    fn cards(&mut self, title: String, there: impl Fn(&Self, &CardView) -> bool) -> Cards {
        let view = self.view;
        let mut cards: Vec<&CardView> = (view.field.iter())
            .filter(|card| there(self, card))
            .collect();
        let order = |slot| view.field.iter().position(|card| card.slot == slot);
        cards.sort_by_key(|card| {
            let defends = card.lane.is_some() && card.player.in_seat().is_some();
            let group = card.supports.unwrap_or(card.slot);
            (defends, order(group), card.supports.is_some())
        });
        let cards: Vec<Standing> = cards.into_iter().map(|card| self.standing(card)).collect();
        Cards {
            title,
            head: Head::None,
            area: Area::Field,
            cards,
        }
    }
}

/// Makes what stands before the cards equally wide in all rows.
fn align(rows: &mut [Cards]) {
    let heads = || {
        rows.iter().filter_map(|row| match &row.head {
            Head::Chip(chip) => Some(fit::width(&chip.text)),
            Head::None | Head::Label(_) => None,
        })
    };
    let widest = heads().max().unwrap_or(0);
    for row in rows {
        if let Head::Chip(chip) = &mut row.head {
            chip.text = fit::pad(&chip.text, widest);
        }
    }
}
