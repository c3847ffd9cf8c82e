//! A template with its parameters, and what it prints.

use super::level::taken_back;
use super::template::{Asks, Cell, Does, Kin, Line, Number, Part, Template};
use crate::constellation::Constellation;
use crate::effect::Effect;
use crate::element::Element;
use crate::hero::Ability;
use crate::sentence::{Condition, Count, Sentence};

/// The design of a half: a template, a level and what the template is about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Design {
    pub template: &'static Template,
    pub level: u8,
    /// The element the template is built on; the half shows it.
    pub own: Option<Element>,
    /// The element dealt to a template that asks for one.
    pub dealt: Option<Element>,
    pub stars: Option<Constellation>,
}

impl PartialEq for Design {
    /// G-10: the same template with the same parameters.
    fn eq(&self, other: &Design) -> bool {
        let parameters = |design: &Design| (design.level, design.own, design.dealt, design.stars);
        self.template.id == other.template.id && parameters(self) == parameters(other)
    }
}

impl Design {
    /// The Card Value; nothing if the template has no cell at this level.
    pub fn value(&self) -> Option<u8> {
        self.template.cell(self.level).map(|cell| cell.value)
    }

    /// The abilities it prints.
    pub fn abilities(&self) -> Vec<Ability> {
        let Some(cell) = self.template.cell(self.level) else {
            return Vec::new();
        };
        let costs = [cell.cost, cell.second];
        let printed = |(lines, cost): (&&[Line], u8)| Ability {
            cost,
            sentences: lines
                .iter()
                .filter_map(|line| self.sentence(line, cell))
                .collect(),
        };
        (self.template.abilities.iter().zip(costs))
            .map(printed)
            .collect()
    }

    /// The sentence of a line; nothing if it would give 0 (DF-14), or is for longer
    /// constellations.
    fn sentence(&self, line: &Line, cell: Cell) -> Option<Sentence> {
        if line.long && self.stars?.len() < 3 {
            return None;
        }
        let conditions: Option<Vec<_>> = line
            .when
            .iter()
            .map(|&asks| self.condition(asks, cell))
            .collect();
        let effects: Option<Vec<_>> = line
            .does
            .iter()
            .map(|&does| self.effect(does, cell))
            .collect();
        Some(Sentence {
            may: line.may,
            or: line.or,
            ..Sentence::of(effects?).when(conditions?)
        })
    }

    fn condition(&self, asks: Asks, cell: Cell) -> Option<Condition> {
        Some(match asks {
            Asks::Cards(place, count) => Condition::Cards { place, count },
            Asks::Banners(place, half, least) => Condition::Banners {
                place,
                half,
                least: self.number(least, cell)?,
            },
            Asks::Element { place, kin, least } => Condition::Elements {
                place,
                element: self.element(kin)?,
                count: Count::AtLeast(self.number(least, cell)?),
            },
            Asks::Without(place, kin) => Condition::Elements {
                place,
                element: self.element(kin)?,
                count: Count::Exactly(0),
            },
            Asks::Shows(track, least) => Condition::Shows {
                track,
                least: self.number(least, cell)?,
            },
            Asks::Stars {
                place,
                part,
                present,
            } => Condition::Constellation {
                place,
                stars: self.part(part)?,
                present,
            },
            Asks::Pay(track) => Condition::Pay { track, amount: 1 },
        })
    }

    fn effect(&self, does: Does, cell: Cell) -> Option<Effect> {
        Some(match does {
            Does::Gain(track, amount) => Effect::Gain {
                track,
                amount: self.number(amount, cell)?,
            },
            Does::Zero(track) => Effect::Zero(track),
            Does::Transfer(from, to) => Effect::Transfer { from, to },
            Does::TakeBack(up_to) => Effect::TakeBack(self.number(up_to, cell)?),
            Does::Legacy => Effect::Legacy,
        })
    }

    /// A number of the cell; nothing if it is 0, which is never printed (G-13).
    fn number(&self, number: Number, cell: Cell) -> Option<u8> {
        let number = match number {
            Number::Fixed(number) => number,
            Number::N => cell.n,
            Number::A => cell.a,
            Number::B => cell.b,
            Number::TakenBack => taken_back(self.level),
            Number::AllButOneStar => self.stars?.len() - 1,
        };
        (number > 0).then_some(number)
    }

    fn element(&self, kin: Kin) -> Option<Element> {
        match kin {
            Kin::Own => self.own,
            Kin::Beaten => self.own.map(Element::beats),
            Kin::Beating => self.own.map(Element::beaten_by),
            Kin::Dealt => self.dealt,
        }
    }

    fn part(&self, part: Part) -> Option<Constellation> {
        let stars = self.stars?;
        Some(match part {
            Part::Whole => stars,
            Part::FirstTwo => stars.prefix(2),
            Part::FirstSwapped => stars.first_swapped(),
        })
    }
}
