//! What is going on: an attack, a redirection, the effect of a card.

use super::keys;
use super::scenery::Scenery;
use ::nature::cards::Printed;
use ::nature::event::Spot;
use ::nature::view::{Asked, AttackView, AttackedView};
use kernel::Phrase;
use protocol::{Address, Fact, Focus, address};

impl Scenery<'_> {
    /// What is going on; while an attack is made, that.
    pub fn focus(self) -> Option<Focus> {
        if let Some(attack) = self.glade.attack() {
            return Some(self.attack(attack));
        }
        match self.view.asked {
            Asked::Redirect {
                guard,
                target,
                damage,
            } => {
                let name = Phrase::new("mazzo-stage-nature-damage");
                Some(Focus {
                    kind: "redirect".into(),
                    from: Some(place(&target)),
                    to: vec![place(&guard)],
                    card: Some(guard.card.id.into()),
                    facts: vec![self.fact("damage", name, damage)],
                })
            }
            Asked::Effect { card, level, .. } => Some(self.effect(&card, level)),
            Asked::Phase | Asked::Instants | Asked::Reform { .. } | Asked::Nothing => None,
        }
    }

    /// The attack with its STR, and for the first, second, ... target `hit-1`, `hit-2`, ...; where
    /// they apply also `reduction-1` and `promised-1`.
    fn attack(self, attack: &AttackView) -> Focus {
        let strength = Phrase::new("mazzo-stage-nature-strength");
        let mut facts = vec![self.fact("strength", strength, attack.strength)];
        for (index, target) in attack.targets.iter().enumerate() {
            facts.extend(self.hit(index + 1, target));
        }
        Focus {
            kind: "attack".into(),
            from: attack.attacker.as_ref().map(place),
            to: (attack.targets.iter())
                .map(|target| place(&target.spot))
                .collect(),
            card: Some(attack.command.id.into()),
            facts,
        }
    }

    fn hit(self, number: usize, target: &AttackedView) -> Vec<Fact> {
        let about = |key| {
            Phrase::new(key)
                .with("name", target.spot.card.name)
                .with("space", target.spot.space.index() + 1)
        };
        let mut facts = vec![self.fact(
            format!("hit-{number}"),
            about("mazzo-stage-nature-hit"),
            target.hit,
        )];
        if target.annulled || target.reduction > 0 {
            let by = match target.annulled {
                true => self.word("mazzo-stage-nature-annulled"),
                false => target.reduction.to_string(),
            };
            let name = about("mazzo-stage-nature-reduction");
            facts.push(self.fact(format!("reduction-{number}"), name, by));
        }
        let promised: u8 = target.promised.iter().sum();
        if promised > 0 {
            let name = about("mazzo-stage-nature-promised");
            facts.push(self.fact(format!("promised-{number}"), name, promised));
        }
        facts
    }

    /// The effect of a card, from where its actor has it to what is chosen so far.
    fn effect(self, card: &Printed, level: Option<u8>) -> Focus {
        Focus {
            kind: "effect".into(),
            from: self.source(card, level),
            to: self.chosen(),
            card: Some(card.id.into()),
            facts: Vec::new(),
        }
    }

    fn source(self, card: &Printed, level: Option<u8>) -> Option<Address> {
        let actor = self.view.waiting.into_iter().next()?;
        if let Some(level) = level {
            let action = keys::faction_action(level);
            return Some(address(keys::board(actor), action));
        }
        let side = self.view.seats[actor.index()].side;
        let mut standings = self.view.sides[side.index()].formation.iter().flatten();
        let source = standings.find(|one| one.card == *card && one.owner == actor)?;
        Some(keys::space(side, source.space).to_owned())
    }

    /// What the looking seat has chosen for the effect.
    fn chosen(self) -> Vec<Address> {
        match (self.view.asked, self.chosen_side()) {
            (Asked::Effect { chosen, .. }, Some(side)) => chosen
                .map(|space| keys::space(side, space).to_owned())
                .collect(),
            _ => Vec::new(),
        }
    }
}

/// The space of an Elemental.
pub fn place(spot: &Spot) -> Address {
    keys::space(spot.side, spot.space).to_owned()
}
