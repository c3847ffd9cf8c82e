//! Cards that are not on the field: hands, decks, incinerators, and those shown for the moment.

use super::keys;
use super::piece::printed;
use super::scenery::Scenery;
use ::estro::mode::Frame;
use ::estro::player::Player;
use ::estro::view::PlayerView;
use kernel::{Phrase, Seat};
use protocol::{Piece, Zone, ZoneKind};

impl Scenery<'_> {
    /// The hands, that of whoever looks first.
    pub fn hands(self) -> Vec<Zone> {
        let players = self.players().into_iter();
        players.filter_map(|player| self.hand(player)).collect()
    }

    /// What is known of a hand: all of it, or how many cards it has and those once seen.
    fn hand(self, player: &PlayerView) -> Option<Zone> {
        let seat = player.player.in_seat()?;
        let name = self.owned(seat, "mazzo-stage-estro-hand-own", "mazzo-stage-estro-hand");
        let zone = self.belonging("hand", player.player, name, ZoneKind::Hand);
        Some(match &player.hand {
            Some(hand) => Zone {
                pieces: hand.iter().map(|held| self.held(held)).collect(),
                ..zone
            },
            None => Zone {
                pieces: player.known_hand.iter().map(known).collect(),
                ..self.counted(zone, player.hand_count)
            },
        })
    }

    /// What a player has besides the hand.
    pub fn belongings(self, player: &PlayerView) -> Vec<Zone> {
        let mut zones = vec![self.panel(player)];
        zones.extend(self.deck(player));
        zones.extend(self.deck_list(player));
        zones.push(self.incinerator(player));
        zones
    }

    /// The deck. Guardians have none.
    fn deck(self, player: &PlayerView) -> Option<Zone> {
        let name = match player.player.in_seat() {
            Some(seat) => self.owned(seat, "mazzo-stage-estro-deck-own", "mazzo-stage-estro-deck"),
            None if self.field.frame() == Frame::Bastion => {
                self.word("mazzo-stage-estro-deck-horde")
            }
            None => return None,
        };
        let zone = self.belonging("deck", player.player, name, ZoneKind::Deck);
        Some(self.counted(zone, player.deck_count))
    }

    /// The cards of the own deck in the order of the catalogue, which tells nothing (ES-2.8).
    fn deck_list(self, player: &PlayerView) -> Option<Zone> {
        let cards = player.deck_list.as_ref()?;
        let name = self.word("mazzo-stage-estro-deck-list");
        let zone = self.belonging("deck-list", player.player, name, ZoneKind::Panel);
        Some(Zone {
            pieces: cards.iter().map(printed).collect(),
            ..zone
        })
    }

    fn incinerator(self, player: &PlayerView) -> Zone {
        let name = match player.player.in_seat() {
            Some(seat) => self.owned(
                seat,
                "mazzo-stage-estro-incinerator-own",
                "mazzo-stage-estro-incinerator",
            ),
            None if self.field.frame() == Frame::Bastion => {
                self.word("mazzo-stage-estro-incinerator-horde")
            }
            None => self.word("mazzo-stage-estro-incinerator-guardians"),
        };
        let zone = self.belonging("incinerator", player.player, name, ZoneKind::Pile);
        match &player.incinerator {
            Some(cards) => Zone {
                pieces: cards.iter().map(printed).collect(),
                ..zone
            },
            None => Zone {
                facts: vec![self.masked()],
                ..zone
            },
        }
    }

    /// What the looking seat looks at.
    pub fn looking(self) -> Zone {
        let name = self.word("mazzo-stage-estro-looking");
        Zone {
            pieces: self.view.looking_at.iter().map(printed).collect(),
            ..self.zone(keys::LOOKING, name, ZoneKind::Aside)
        }
    }

    /// The cards of an incinerator among which the looking seat chooses.
    pub fn ashes(self) -> Zone {
        let name = self.word("mazzo-stage-estro-ashes");
        let piece = |id: &String| Piece {
            key: id.clone().into(),
            card: Some(id.clone().into()),
            ..Piece::default()
        };
        Zone {
            pieces: self.field.ashes.iter().map(piece).collect(),
            ..self.zone(keys::ASHES, name, ZoneKind::Aside)
        }
    }

    /// Gifts that were announced and are not yet resolved, the latest last.
    pub fn announced(self) -> Zone {
        let pieces = self.view.announced.iter().map(|one| {
            let player = self.player(one.player);
            let by = Phrase::new("mazzo-stage-estro-announced-by").with("player", player);
            let mut state = vec![self.say(by)];
            if !one.targets.is_empty() {
                let targets = one.targets.iter().map(|&slot| self.target(slot)).collect();
                let on = Phrase::new("mazzo-stage-estro-announced-for");
                state.push(self.say(on.with("targets", kernel::Arg::List(targets))));
            }
            Piece {
                marks: vec![keys::of("by", one.player).into()],
                state,
                ..printed(&one.card)
            }
        });
        Zone {
            pieces: pieces.collect(),
            ..self.zone(
                keys::ANNOUNCED,
                self.word("mazzo-stage-estro-announced"),
                ZoneKind::Aside,
            )
        }
    }

    /// A name with "your", or with that of whoever sits in the seat.
    fn owned(self, seat: Seat, own: &'static str, other: &'static str) -> String {
        match self.field.is_own(Player::seat(seat)) {
            true => self.word(own),
            false => self.say(Phrase::new(other).with("seat", seat)),
        }
    }

    /// The zone with how many cards it has, or with a sign that this is hidden.
    fn counted(self, zone: Zone, count: Option<u8>) -> Zone {
        match count {
            Some(count) => Zone {
                count: Some(count.into()),
                ..zone
            },
            None => Zone {
                facts: vec![self.masked()],
                ..zone
            },
        }
    }
}

/// A card of another's hand that was seen once.
fn known(card: &::estro::cards::Printed) -> Piece {
    Piece {
        marks: vec!["known".into()],
        ..printed(card)
    }
}
