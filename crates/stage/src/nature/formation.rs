//! The formations, space by space.

use super::keys;
use super::scenery::{Scenery, printed};
use ::nature::cards::Elemental;
use ::nature::layout::{Layout, Space};
use ::nature::side::Side;
use ::nature::view::{Asked, DawnView, StandingView};
use kernel::Phrase;
use protocol::{Piece, Word, Zone, ZoneKind};

impl Scenery<'_> {
    /// The spaces of a side's formation, in the order of their numbers.
    pub fn formation(self, side: Side) -> Vec<Zone> {
        let standings = self.view.sides[side.index()].formation.iter();
        let space = |(index, standing): (usize, &Option<StandingView>)| {
            let space = Space::new(index);
            let standing = standing.as_ref();
            let zone = self.zone(
                keys::space(side, space),
                self.space_name(side, space),
                ZoneKind::Space,
            );
            Zone {
                pieces: (standing.into_iter())
                    .map(|standing| self.standing(side, standing))
                    .collect(),
                ..zone
            }
        };
        standings.enumerate().map(space).collect()
    }

    fn space_name(self, side: Side, space: Space) -> String {
        let phrase = match self.is_own(side) {
            Some(true) => Phrase::new("mazzo-stage-nature-space-own"),
            Some(false) => Phrase::new("mazzo-stage-nature-space-enemy"),
            None => Phrase::new("mazzo-stage-nature-space").with("side", self.members(side)),
        };
        let row = Layout::of(self.glade.seats()).row(space);
        self.say(
            phrase
                .with("row", row.number())
                .with("space", space.index() + 1),
        )
    }

    fn standing(self, side: Side, standing: &StandingView) -> Piece {
        let elemental = standing.card.elemental();
        let idle = elemental.is_some_and(has_effect) && !standing.effect_works;
        let chosen = self.is_chosen(side, standing.space);
        let flags: [(bool, Word); 5] = [
            (standing.attacked, "attacked".into()),
            (standing.dawn == DawnView::Ready, "dawn-ready".into()),
            (standing.dawn == DawnView::Used, "dawn-used".into()),
            (idle, "no-effect".into()),
            (chosen, "chosen".into()),
        ];
        let marks = flags.into_iter().filter(|(is_so, _)| *is_so);
        Piece {
            values: self.numbers(standing),
            marks: marks.map(|(_, mark)| mark).collect(),
            state: self.told(standing, idle, chosen),
            ..printed(&standing.card)
        }
    }

    /// STR and HP as printed, the tokens on it, and for teams whose it is.
    fn numbers(self, standing: &StandingView) -> std::collections::BTreeMap<Word, i32> {
        let printed = standing.card.elemental();
        let strength = printed.map(|printed| i32::from(printed.strength));
        let health = printed.map(|printed| i32::from(printed.health));
        let token = |count: u16| (count > 0).then(|| i32::from(count));
        let owner = (self.glade.seats() > 2).then(|| standing.owner.index() as i32 + 1);
        let named = [
            ("strength", strength),
            ("health", health),
            ("damage", token(standing.damage)),
            ("boosts", token(standing.boosts)),
            ("shields", token(standing.shields)),
            ("owner", owner),
        ];
        (named.into_iter())
            .filter_map(|(name, value)| Some((name.into(), value?)))
            .collect()
    }

    /// How it stands, in sentences; where, its zone says.
    fn told(self, standing: &StandingView, idle: bool, chosen: bool) -> Vec<String> {
        let mut said = Vec::new();
        if self.glade.seats() > 2 {
            said.push(Phrase::new("mazzo-stage-nature-owner").with("seat", standing.owner));
        }
        if let Some(printed) = standing.card.elemental() {
            let left = u16::from(printed.health).saturating_sub(standing.damage);
            said.push(
                Phrase::new("mazzo-tui-nature-numbers")
                    .with("strength", printed.strength)
                    .with("left", left)
                    .with("health", printed.health),
            );
        }
        if standing.damage + standing.boosts + standing.shields > 0 {
            said.push(
                Phrase::new("mazzo-tui-nature-tokens")
                    .with("damage", standing.damage)
                    .with("boosts", standing.boosts)
                    .with("shields", standing.shields),
            );
        }
        if standing.attacked {
            said.push(Phrase::new("mazzo-tui-nature-has-attacked"));
        }
        match standing.dawn {
            DawnView::None => {}
            DawnView::Ready => said.push(Phrase::new("mazzo-stage-nature-dawn-ready")),
            DawnView::Used => said.push(Phrase::new("mazzo-stage-nature-dawn-used")),
        }
        if idle {
            said.push(Phrase::new("mazzo-tui-nature-effect-idle"));
        }
        if chosen {
            said.push(Phrase::new("mazzo-stage-nature-chosen"));
        }
        said.into_iter().map(|phrase| self.say(phrase)).collect()
    }

    /// Did the looking seat choose it for the effect that goes on?
    fn is_chosen(self, side: Side, space: Space) -> bool {
        self.chosen_side() == Some(side)
            && matches!(self.view.asked, Asked::Effect { chosen, .. } if chosen.contains(space))
    }

    /// The side among which the looking seat chooses for an effect.
    pub fn chosen_side(self) -> Option<Side> {
        let you = self.view.you?;
        let near = self.glade.near();
        let side = match self.glade.offer.among_enemies {
            true => near.other(),
            false => near,
        };
        self.view.waiting.contains(you).then_some(side)
    }
}

fn has_effect(elemental: &Elemental) -> bool {
    elemental.dawn.is_some() || !elemental.triggers.is_empty() || elemental.passive.is_some()
}
