//! What is going on between cards: a clash, or a gift that was announced.

use super::Field;
use super::scenery::Scenery;
use ::estro::place::Slot;
use ::estro::view::{AnnouncedView, AttackView};
use kernel::Phrase;
use protocol::{Address, Fact, Focus, address};

impl Scenery<'_> {
    /// The attack being made, else the gift announced last. One that ended the match is over.
    pub fn focus(self) -> Option<Focus> {
        let view = self.view;
        if view.winners.is_some() {
            return None;
        }
        match (&view.attack, view.announced.last()) {
            (Some(attack), _) => Some(self.clash(attack)),
            (None, Some(announced)) => Some(self.gift(announced)),
            (None, None) => None,
        }
    }

    fn clash(self, attack: &AttackView) -> Focus {
        let at = |slot: Slot| self.field.address_of(slot);
        Focus {
            kind: "clash".into(),
            from: at(attack.attacker.slot),
            to: at(attack.defender.slot).into_iter().collect(),
            card: None,
            facts: self.clash_facts(attack),
        }
    }

    /// Dice, totals and primary values, as far as they are known.
    fn clash_facts(self, attack: &AttackView) -> Vec<Fact> {
        let dice = attack.dice.map(|(one, other)| (one.into(), other.into()));
        let pairs = [
            (
                dice,
                ["attack-die", "defence-die"],
                [
                    "mazzo-stage-estro-attack-die",
                    "mazzo-stage-estro-defence-die",
                ],
            ),
            (
                attack.totals,
                ["attack-total", "defence-total"],
                [
                    "mazzo-stage-estro-attack-total",
                    "mazzo-stage-estro-defence-total",
                ],
            ),
            (
                attack.primaries,
                ["attack-primary", "defence-primary"],
                [
                    "mazzo-stage-estro-attack-primary",
                    "mazzo-stage-estro-defence-primary",
                ],
            ),
        ];
        let known = pairs
            .into_iter()
            .filter_map(|(pair, keys, names)| Some((pair?, keys, names)));
        known
            .flat_map(|((attack, defence), keys, names)| {
                let values: [u16; 2] = [attack, defence];
                [0, 1].map(|i| self.fact(keys[i], names[i], values[i]))
            })
            .collect()
    }

    fn gift(self, announced: &AnnouncedView) -> Focus {
        let targets = announced.targets.iter();
        Focus {
            kind: "announced".into(),
            from: self.field.source_of(announced),
            to: targets
                .filter_map(|&slot| self.field.address_of(slot))
                .collect(),
            card: Some(announced.card.id.into()),
            facts: Vec::new(),
        }
    }

    /// A card that a gift was announced for.
    pub fn target(self, slot: Slot) -> Phrase {
        let card = self.field.standing(slot.number());
        match card.and_then(|found| found.card) {
            Some(card) => Phrase::new("estro-spot").with("card", card.name),
            None => Phrase::new("estro-face-down"),
        }
        .with("number", slot.number())
    }
}

impl Field {
    /// The address of the card in this place, if one lies there.
    pub fn address_of(&self, slot: Slot) -> Option<Address> {
        let card = self.standing(slot.number())?;
        Some(address(&self.zone_of(card), &slot.number().to_string()))
    }

    /// Where the gift comes from, if its card is still on the field.
    fn source_of(&self, announced: &AnnouncedView) -> Option<Address> {
        let card = self.view.field.iter().find(|card| {
            let gift = card.gift.as_ref().map(|gift| gift.of);
            card.player == announced.player
                && (card.card == Some(announced.card) || gift == Some(announced.card))
        })?;
        self.address_of(card.slot)
    }
}
