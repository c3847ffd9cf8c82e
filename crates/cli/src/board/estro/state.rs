//! How cards, players, zones and ships stand, in sentences.

use super::words::Speaker;
use estro::action::Face;
use estro::cards::Printed;
use estro::gift::Kind;
use estro::mode::Frame;
use estro::text;
use estro::view::{CardView, EstroView, GiftView, PlayerView, ShipView, ZoneView};
use kernel::{Phrase, Seat};

impl Speaker<'_> {
    /// How a card on the field stands.
    pub fn card_state(&self, view: &EstroView, card: &CardView, frame: Frame) -> Vec<String> {
        let whose = self.player(view.you, card.player, frame);
        let mut said = vec![
            Phrase::new(match card.face {
                Face::Up => "mazzo-tui-estro-state-up",
                Face::Down => "mazzo-tui-estro-state-down",
            })
            .with("player", whose.as_str())
            .with("number", card.slot.number()),
        ];
        said.extend(place(card));
        if card.owner != card.player {
            let owner = self.player(view.you, card.owner, frame);
            said.push(Phrase::new("mazzo-tui-estro-state-owner").with("player", owner.as_str()));
        }
        if let (Some([atk, def, hel, dex, map]), Some(tot)) = (card.values, card.tot) {
            said.push(
                Phrase::new("mazzo-tui-estro-state-values")
                    .with("estri", self.estri(card).as_str())
                    .with("atk", atk)
                    .with("def", def)
                    .with("hel", hel)
                    .with("dex", dex)
                    .with("map", map)
                    .with("tot", tot),
            );
        }
        if let Some(donor) = card.donor {
            said.push(Phrase::new("mazzo-tui-estro-state-chimera").with("donor", donor.name));
        }
        if let Some(gift) = &card.gift {
            said.extend(gift_state(gift, card.card.as_ref()));
        }
        if let Some((damage, strength)) = card.shield {
            said.push(
                Phrase::new("mazzo-tui-estro-state-shield")
                    .with("damage", damage)
                    .with("strength", strength),
            );
        }
        if let Some(slot) = card.supports {
            said.push(Phrase::new("mazzo-tui-estro-state-support").with("number", slot.number()));
        }
        let flags = [
            (
                "mazzo-tui-estro-state-attacked",
                card.attacked.is_some_and(|times| times > 0),
            ),
            ("mazzo-tui-estro-state-cannot-attack", card.cannot_attack),
            ("mazzo-tui-estro-state-protected", card.protected),
            ("mazzo-tui-estro-state-put-down-now", card.put_down_now),
        ];
        let there = flags.iter().filter(|(_, there)| *there);
        said.extend(there.map(|(key, _)| Phrase::new(key)));
        said.into_iter().map(|phrase| self.phrase(phrase)).collect()
    }

    fn estri(&self, card: &CardView) -> String {
        let names = card
            .estri
            .iter()
            .map(|&estro| self.phrase(text::estro_name(estro)));
        names.collect::<Vec<_>>().join(" + ")
    }

    /// Where a card in a hand is, and what is left of its gift.
    pub fn held_state(
        &self,
        you: Option<Seat>,
        holder: Option<Seat>,
        used: bool,
        inhibited: bool,
    ) -> Vec<String> {
        let mut said = Vec::new();
        match holder {
            Some(seat) if you == Some(seat) => {
                said.push(Phrase::new("mazzo-tui-estro-state-in-hand"));
            }
            Some(seat) => {
                said.push(
                    Phrase::new("mazzo-tui-estro-state-in-hand-of").with("seat", seat.number()),
                );
            }
            None => said.push(Phrase::new("mazzo-tui-estro-state-looked-at")),
        }
        if inhibited {
            said.push(Phrase::new("mazzo-tui-estro-state-gift-inhibited"));
        } else if used {
            said.push(Phrase::new("mazzo-tui-estro-state-gift-used"));
        }
        said.into_iter().map(|phrase| self.phrase(phrase)).collect()
    }

    /// What whoever looks may know of a player, beyond the counts.
    pub fn player_state(&self, player: &PlayerView) -> Vec<String> {
        let mut said = Vec::new();
        let mut list = |key: &'static str, cards: Option<&Vec<Printed>>| {
            if let Some(cards) = cards.filter(|cards| !cards.is_empty()) {
                let names = self.names(cards.iter());
                said.push(self.phrase(Phrase::new(key).with("cards", names.as_str())));
            }
        };
        list("mazzo-tui-estro-known-hand", Some(&player.known_hand));
        list("mazzo-tui-estro-incinerator", player.incinerator.as_ref());
        list("mazzo-tui-estro-deck-list", player.deck_list.as_ref());
        if let Some(count) = player.attacks_left.filter(|_| player.actions.is_none()) {
            let attacks = Phrase::new("mazzo-tui-estro-attacks").with("count", count);
            said.push(self.phrase(attacks));
        }
        said
    }

    /// What a zone does, and who has how many points there.
    pub fn zone_state(&self, zone: &ZoneView) -> Vec<String> {
        let mut said = vec![text::zone_text(zone.zone)];
        said.push(Phrase::new(match zone.used {
            false => "mazzo-tui-estro-power-ready",
            true => "mazzo-tui-estro-power-used",
        }));
        if let Some([one, two]) = zone.points {
            said.push(
                Phrase::new("mazzo-tui-estro-zone-points")
                    .with("one", one)
                    .with("two", two),
            );
        }
        said.into_iter().map(|phrase| self.phrase(phrase)).collect()
    }

    /// What a ship's alarm does, and whether the ship can be attacked.
    pub fn ship_state(&self, ship: &ShipView) -> Vec<String> {
        let mut said = vec![text::ship_text(ship.ship)];
        said.push(Phrase::new(match (ship.shields, ship.exposed) {
            (0, _) => "mazzo-tui-estro-ship-gone",
            (_, true) => "mazzo-tui-estro-ship-exposed",
            (_, false) => "mazzo-tui-estro-ship-guarded",
        }));
        said.into_iter().map(|phrase| self.phrase(phrase)).collect()
    }
}

/// The part of a divided field a card lies in.
fn place(card: &CardView) -> Option<Phrase> {
    if let Some(zone) = card.zone_field {
        return Some(
            Phrase::new("mazzo-tui-estro-state-field").with("zone", text::zone_name(zone)),
        );
    }
    if let Some((lane, depth)) = card.lane {
        return Some(
            Phrase::new("mazzo-tui-estro-state-lane")
                .with("lane", lane)
                .with("depth", depth),
        );
    }
    let ship = card.ship?;
    Some(Phrase::new("mazzo-tui-estro-state-guards").with("ship", text::ship_name(ship)))
}

/// Whose gift it is if not the card's own, and what is left of it.
fn gift_state(gift: &GiftView, card: Option<&Printed>) -> Vec<Phrase> {
    let mut said = Vec::new();
    if card.is_some_and(|card| *card != gift.of) {
        said.push(
            Phrase::new("mazzo-tui-estro-state-gift-of")
                .with("card", gift.of.name)
                .with("text", text::card_text(&gift.of)),
        );
    }
    let once = gift
        .of
        .gift
        .as_ref()
        .is_some_and(|gift| gift.kind == Kind::Once);
    if gift.inhibited == Some(true) {
        said.push(Phrase::new("mazzo-tui-estro-state-gift-inhibited"));
    } else if once && gift.used == Some(true) {
        said.push(Phrase::new("mazzo-tui-estro-state-gift-used"));
    } else if once && gift.used == Some(false) {
        said.push(Phrase::new("mazzo-tui-estro-state-gift-unused"));
    }
    if let Some(turns) = gift.armed {
        said.push(Phrase::new("mazzo-tui-estro-state-gift-armed").with("turns", turns));
    }
    if gift.primed {
        said.push(Phrase::new("mazzo-tui-estro-state-gift-primed"));
    }
    said
}
