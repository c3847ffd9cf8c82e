//! How cards stand, in sentences.

use super::piece::{copied_gift, is_once};
use super::scenery::Scenery;
use ::estro::action::Face;
use ::estro::text;
use ::estro::view::{CardView, GiftView, HandCard};
use kernel::Phrase;

impl Scenery<'_> {
    /// How a card on the field stands. Where it lies is its zone's name.
    pub fn card_state(self, card: &CardView) -> Vec<String> {
        let mut said = vec![
            Phrase::new(match card.face {
                Face::Up => "mazzo-tui-estro-state-up",
                Face::Down => "mazzo-tui-estro-state-down",
            })
            .with("player", self.player(card.player))
            .with("number", card.slot.number()),
        ];
        if card.owner != card.player {
            let owner = self.player(card.owner);
            said.push(Phrase::new("mazzo-tui-estro-state-owner").with("player", owner));
        }
        said.extend(self.changed_values(card));
        if let Some(donor) = card.donor {
            said.push(Phrase::new("mazzo-tui-estro-state-chimera").with("donor", donor.name));
        }
        if let Some(copied) = copied_gift(card) {
            said.push(
                Phrase::new("mazzo-tui-estro-state-gift-of")
                    .with("card", copied.name)
                    .with("text", text::card_text(&copied)),
            );
        }
        if let Some(gift) = &card.gift {
            said.extend(gift_state(gift));
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
        said.into_iter().map(|phrase| self.say(phrase)).collect()
    }

    /// Estri and values, if they are not as printed.
    fn changed_values(self, card: &CardView) -> Option<Phrase> {
        let (values, tot, printed) = (card.values?, card.tot?, card.card?);
        if values == printed.values && tot == printed.tot() && card.estri[..] == [printed.estro] {
            return None;
        }
        let [atk, def, hel, dex, map] = values;
        let estri = self.estri_names(&card.estri);
        Some(
            Phrase::new("mazzo-tui-estro-state-values")
                .with("estri", estri.as_str())
                .with("atk", atk)
                .with("def", def)
                .with("hel", hel)
                .with("dex", dex)
                .with("map", map)
                .with("tot", tot),
        )
    }

    /// What is left of the gift of a card in a hand.
    pub fn held_state(self, held: &HandCard) -> Vec<String> {
        match (held.inhibited, held.gift_used) {
            (true, _) => vec![self.word("mazzo-tui-estro-state-gift-inhibited")],
            (false, true) => vec![self.word("mazzo-tui-estro-state-gift-used")],
            (false, false) => Vec::new(),
        }
    }
}

fn gift_state(gift: &GiftView) -> Vec<Phrase> {
    let mut said = Vec::new();
    if gift.inhibited == Some(true) {
        said.push(Phrase::new("mazzo-tui-estro-state-gift-inhibited"));
    } else if is_once(gift) && gift.used == Some(true) {
        said.push(Phrase::new("mazzo-tui-estro-state-gift-used"));
    }
    if let Some(turns) = gift.armed {
        said.push(Phrase::new("mazzo-tui-estro-state-gift-armed").with("turns", turns));
    }
    if gift.primed {
        said.push(Phrase::new("mazzo-tui-estro-state-gift-primed"));
    }
    said
}
