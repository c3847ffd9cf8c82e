//! What belongs to players or to the match besides cards: tokens and actions, objects, the Rift,
//! the Dial, the Bastion, the modes.

use super::keys;
use super::scenery::Scenery;
use ::estro::mode::{Extra, Frame};
use ::estro::player::Side;
use ::estro::text;
use ::estro::view::PlayerView;
use kernel::{Phrase, Seat};
use protocol::{Fact, Piece, Zone, ZoneKind};

impl Scenery<'_> {
    /// A player, with everything that is counted of one.
    pub fn panel(self, player: &PlayerView) -> Zone {
        let name = self.say(self.player(player.player));
        Zone {
            facts: self.player_facts(player),
            ..self.belonging("player", player.player, name, ZoneKind::Panel)
        }
    }

    fn player_facts(self, player: &PlayerView) -> Vec<Fact> {
        let inferno = self.field.frame() == Frame::Inferno;
        let side = match player.side {
            Side::One => "side-1",
            Side::Two => "side-2",
        };
        let members =
            || self.say(Phrase::new("mazzo-stage-who").with("seat", self.members(player.side)));
        let team = inferno.then(|| self.fact(side, "mazzo-stage-estro-team", members()));
        let some = |count: u8| Some(usize::from(count)).filter(|&count| count > 0);
        let counts = [
            (
                "tokens",
                "mazzo-stage-estro-tokens",
                player.tokens.map(usize::from),
            ),
            ("rerolls", "mazzo-stage-estro-rerolls", some(player.rerolls)),
            (
                "skips",
                "mazzo-stage-estro-skips",
                some(player.draws_to_skip),
            ),
            (
                "actions",
                "mazzo-stage-estro-actions",
                player.actions.map(usize::from),
            ),
        ];
        let standing = [
            (
                "must-engage",
                "mazzo-tui-estro-must-engage",
                player.must_engage,
            ),
            (
                "chimera",
                "mazzo-tui-estro-chimera-declared",
                player.chimera_declared,
            ),
            ("done", "mazzo-tui-estro-done", player.done),
            ("conceded", "mazzo-tui-estro-conceded", player.conceded),
        ];
        let counted = counts
            .into_iter()
            .filter_map(|(key, name, count)| Some(self.fact(key, name, count?)));
        let stands = standing
            .into_iter()
            .filter(|(.., there)| *there)
            .map(|(key, value, _)| self.fact(key, "mazzo-stage-estro-standing", self.word(value)));
        team.into_iter().chain(counted).chain(stands).collect()
    }

    /// The objects held (ES-8.6.16).
    pub fn objects(self) -> Option<Zone> {
        let piece = |&object: &::estro::ships::Object| Piece {
            key: object.id().into(),
            name: Some(self.say(text::object_name(object))),
            marks: match object.is_reaction() {
                true => vec!["reaction".into()],
                false => Vec::new(),
            },
            state: vec![self.say(text::object_text(object))],
            ..Piece::default()
        };
        (self.field.frame() == Frame::Single).then(|| Zone {
            seat: Some(Seat::new(0)),
            pieces: self.view.objects.iter().map(piece).collect(),
            ..self.zone(
                keys::OBJECTS,
                self.word("mazzo-stage-estro-objects"),
                ZoneKind::Panel,
            )
        })
    }

    /// What the frame and its overlays bring to the table, and the modes themselves.
    pub fn extras(self) -> Vec<Zone> {
        let mut zones = Vec::new();
        if let Some(connections) = self.view.connections {
            let name = self.word("mazzo-stage-estro-bastion");
            let mut piece = Piece {
                key: keys::BASTION.into(),
                name: Some(name.clone()),
                state: vec![self.say(text::mode_text(Frame::Bastion))],
                ..Piece::default()
            };
            piece
                .values
                .insert("connections".into(), connections.into());
            zones.push(Zone {
                pieces: vec![piece],
                ..self.zone(keys::BASTION, name, ZoneKind::Space)
            });
        }
        if let Some(count) = self.view.rift_deck {
            let name = self.say(text::mode_name(Extra::Rift));
            zones.push(Zone {
                count: Some(count.into()),
                ..self.zone(keys::RIFT, name, ZoneKind::Deck)
            });
        }
        if self.field.modes.has(Extra::Dial) {
            let name = self.say(text::mode_name(Extra::Dial));
            zones.push(Zone {
                pieces: vec![self.mode(
                    keys::DIAL,
                    text::mode_name(Extra::Dial),
                    text::mode_text(Extra::Dial),
                )],
                ..self.zone(keys::DIAL, name, ZoneKind::Space)
            });
        }
        zones.push(self.modes());
        zones
    }

    fn modes(self) -> Zone {
        let modes = self.field.modes;
        let frame = modes.frame;
        let frame = self.mode(frame.id(), text::mode_name(frame), text::mode_text(frame));
        let extras = modes
            .extras()
            .map(|extra| self.mode(extra.id(), text::mode_name(extra), text::mode_text(extra)));
        Zone {
            pieces: std::iter::once(frame).chain(extras).collect(),
            ..self.zone(
                keys::MODES,
                self.word("mazzo-stage-estro-modes"),
                ZoneKind::Panel,
            )
        }
    }

    fn mode(self, id: &'static str, name: Phrase, what: Phrase) -> Piece {
        Piece {
            key: id.into(),
            name: Some(self.say(name)),
            state: vec![self.say(what)],
            ..Piece::default()
        }
    }
}
