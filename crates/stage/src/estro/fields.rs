//! The field of each frame: two sides, ships with their guardians, zone fields, or lanes; and
//! the zone cards between them.

use super::keys;
use super::scenery::Scenery;
use ::estro::mode::Frame;
use ::estro::player::{Player, Side};
use ::estro::text;
use ::estro::view::{CardView, ShipView, ZoneView};
use kernel::{Phrase, Seat};
use protocol::{Piece, Word, Zone, ZoneKind};

const LANES: std::ops::RangeInclusive<u8> = 1..=3;
const DEPTHS: std::ops::RangeInclusive<u8> = 1..=4;

impl Scenery<'_> {
    /// The zone cards, then the field from far to near.
    pub fn fields(self) -> Vec<Zone> {
        let mut zones: Vec<Zone> = self
            .view
            .zones
            .iter()
            .map(|one| self.zone_card(one))
            .collect();
        let far_to_near = [self.field.near().other(), self.field.near()];
        match self.field.frame() {
            Frame::Duel | Frame::Inferno => {
                zones.extend(far_to_near.map(|side| self.side(side)));
            }
            Frame::Single => zones.extend(self.fleet()),
            Frame::Conquest => {
                let halves = far_to_near.into_iter().flat_map(|side| self.halves(side));
                zones.extend(halves);
            }
            Frame::Bastion => zones.extend(self.lanes()),
        }
        zones
    }

    /// A zone card with its power, and in Conquest the points in its field (ES-8.8.5).
    fn zone_card(self, one: &ZoneView) -> Zone {
        let zone = one.zone;
        let name = self.say(text::zone_name(zone));
        let mut state = vec![text::zone_text(zone)];
        state.push(Phrase::new(match one.used {
            false => "mazzo-tui-estro-power-ready",
            true => "mazzo-tui-estro-power-used",
        }));
        let mut piece = Piece {
            key: "power".into(),
            name: Some(name.clone()),
            marks: vec![
                zone.estro().id().into(),
                if one.used { "used" } else { "ready" }.into(),
            ],
            ..Piece::default()
        };
        if let Some([first, second]) = one.points {
            piece.values.insert("points-1".into(), first.into());
            piece.values.insert("points-2".into(), second.into());
            state.push(
                Phrase::new("mazzo-stage-estro-points")
                    .with("side", self.members(Side::One))
                    .with("one", first)
                    .with("other", self.members(Side::Two))
                    .with("two", second),
            );
        }
        piece.state = state.into_iter().map(|said| self.say(said)).collect();
        Zone {
            pieces: vec![piece],
            ..self.zone(keys::zone(zone), name, ZoneKind::Space)
        }
    }

    fn side(self, side: Side) -> Zone {
        let key = keys::side(side);
        Zone {
            seat: self.seat_of(side),
            ..self.row(key, self.say(self.side_phrase(side)))
        }
    }

    /// The seat a side belongs to: its first one, where two have it in common.
    fn seat_of(self, side: Side) -> Option<Seat> {
        let of_side = |player: &Player| self.field.side_of(*player) == side;
        let players = self.view.players.iter().map(|one| one.player);
        players.filter(of_side).find_map(Player::in_seat)
    }

    /// Ships with their guardians, and the side of the one human (ES-8.6).
    fn fleet(self) -> Vec<Zone> {
        let mut zones = Vec::new();
        for ship in &self.view.ships {
            zones.push(self.ship(ship));
            let name =
                Phrase::new("mazzo-stage-estro-guardians").with("ship", text::ship_name(ship.ship));
            zones.push(self.row(keys::guardians(ship.ship), self.say(name)));
        }
        let stray = |card: &CardView| self.field.zone_of(card) == keys::side(Side::Two);
        if self.view.field.iter().any(stray) {
            zones.push(self.row(
                keys::side(Side::Two),
                self.say(self.player(Player::MACHINE)),
            ));
        }
        zones.push(self.side(Side::One));
        zones
    }

    fn ship(self, one: &ShipView) -> Zone {
        let ship = one.ship;
        let name = self.say(text::ship_name(ship));
        let afloat = one.shields > 0;
        let marks = [
            (true, ship.estro().id()),
            (!afloat, "destroyed"),
            (afloat && one.exposed, "exposed"),
            (afloat && one.alarm_stopped, "alarm-stopped"),
        ];
        let there = marks.into_iter().filter(|(there, _)| *there);
        let state = [
            text::ship_text(ship),
            Phrase::new(match (afloat, one.exposed) {
                (false, _) => "mazzo-tui-estro-ship-gone",
                (true, true) => "mazzo-tui-estro-ship-exposed",
                (true, false) => "mazzo-tui-estro-ship-guarded",
            }),
        ];
        let mut piece = Piece {
            key: "ship".into(),
            name: Some(name.clone()),
            marks: there.map(|(_, mark)| Word::from(mark)).collect(),
            state: state.map(|said| self.say(said)).into(),
            ..Piece::default()
        };
        piece.values.insert("shields".into(), one.shields.into());
        piece.values.insert("most".into(), ship.shields().into());
        if let Some(alarm) = one.alarm.filter(|_| afloat) {
            piece.values.insert("alarm".into(), alarm.into());
        }
        Zone {
            pieces: vec![piece],
            ..self.zone(keys::ship(ship), name, ZoneKind::Space)
        }
    }

    /// A side's halves of the five zone fields (ES-8.8.1).
    fn halves(self, side: Side) -> Vec<Zone> {
        let half = |one: &ZoneView| {
            let name = Phrase::new("mazzo-stage-estro-half")
                .with("side", self.side_phrase(side))
                .with("zone", text::zone_name(one.zone));
            Zone {
                seat: self.seat_of(side),
                ..self.row(keys::half(side, one.zone), self.say(name))
            }
        };
        self.view.zones.iter().map(half).collect()
    }

    /// The cells of three lanes, the farthest from the Bastion first (ES-8.10.2).
    fn lanes(self) -> Vec<Zone> {
        let cell = |depth: u8, lane: u8| {
            let name = Phrase::new("mazzo-tui-estro-cell")
                .with("lane", lane)
                .with("depth", depth);
            self.row(keys::cell(lane, depth), self.say(name))
        };
        let depths = DEPTHS.rev();
        depths
            .flat_map(|depth| LANES.map(move |lane| cell(depth, lane)))
            .collect()
    }

    /// The cards of a part of the field, in field order; supports right after their Granito
    /// (ES-8.5.6), defenders after the Horde.
    fn row(self, key: String, name: String) -> Zone {
        let view = self.view;
        let mut cards: Vec<&CardView> = (view.field.iter())
            .filter(|card| self.field.zone_of(card) == key)
            .collect();
        let order = |slot| view.field.iter().position(|card| card.slot == slot);
        cards.sort_by_key(|card| {
            let defends = card.lane.is_some() && card.player.in_seat().is_some();
            let group = card.supports.unwrap_or(card.slot);
            (defends, order(group), card.supports.is_some())
        });
        Zone {
            pieces: cards.into_iter().map(|card| self.standing(card)).collect(),
            ..self.zone(key, name, ZoneKind::Row)
        }
    }
}
