//! What the halves of a hero are dealt from.

use super::banners::BANNERS;
use super::basic::SHARED;
use super::constellations::CONSTELLATIONS;
use super::design::Design;
use super::elements::ELEMENTS;
use super::level::stars_asked;
use super::template::{Pool, Template};
use crate::constellation::Constellation;
use crate::element::Element;
use crate::hero::Class;
use crate::stream::{LoopingBag, Stream};

/// The templates of a class's special halves, those of every class first.
pub(super) fn templates(class: Class) -> impl Iterator<Item = &'static Template> {
    let own: &[Template] = match class {
        Class::B => &BANNERS,
        Class::E => &ELEMENTS,
        Class::C => &CONSTELLATIONS,
    };
    SHARED.iter().chain(own)
}

/// The looping bags of one hero.
pub(super) struct Bags {
    class: Class,
    elements: LoopingBag<Element>,
    pools: LoopingBag<Pool>,
    attack: LoopingBag<&'static Template>,
    defense: LoopingBag<&'static Template>,
    pairs: LoopingBag<Constellation>,
    triples: LoopingBag<Constellation>,
}

impl Bags {
    /// Full bags.
    pub fn new(class: Class) -> Bags {
        let pool = |pool| -> Vec<&'static Template> {
            templates(class)
                .filter(|template| template.pool == pool)
                .collect()
        };
        Bags {
            class,
            elements: LoopingBag::new(Element::ALL),
            pools: LoopingBag::new([Pool::Attack, Pool::Attack, Pool::Defense]),
            attack: LoopingBag::new(pool(Pool::Attack)),
            defense: LoopingBag::new(pool(Pool::Defense)),
            pairs: LoopingBag::new(constellations(2)),
            triples: LoopingBag::new(constellations(3)),
        }
    }

    /// The next element.
    pub fn element(&mut self, stream: &mut Stream) -> Option<Element> {
        self.elements.draw(stream)
    }

    /// TS-8.14: the design of a special half.
    pub fn special(&mut self, level: u8, stream: &mut Stream) -> Option<Design> {
        let pool = match self.pools.draw(stream)? {
            Pool::Attack => &mut self.attack,
            _ => &mut self.defense,
        };
        let template = pool.draw_where(stream, |template| template.cell(level).is_some())?;
        Some(self.design(template, level, stream))
    }

    /// The design of the legacy half.
    pub fn legacy(&mut self, stream: &mut Stream) -> Option<Design> {
        let template = templates(self.class).find(|template| template.pool == Pool::Legacy)?;
        Some(self.design(template, template.first_level, stream))
    }

    /// A template with the parameters it needs.
    pub fn design(
        &mut self,
        template: &'static Template,
        level: u8,
        stream: &mut Stream,
    ) -> Design {
        let on_element = self.class == Class::E && template.shows_element;
        let stars = match stars_asked(level) {
            2 => &mut self.pairs,
            _ => &mut self.triples,
        };
        Design {
            template,
            level,
            // TS-8.15: class E deals them in building order.
            own: on_element.then(|| self.elements.draw(stream)).flatten(),
            dealt: template
                .asks_for_dealt_element()
                .then(|| self.elements.draw(stream))
                .flatten(),
            stars: template
                .asks_for_stars()
                .then(|| stars.draw(stream))
                .flatten(),
        }
    }
}

/// Every constellation of this length.
fn constellations(length: u8) -> Vec<Constellation> {
    let stars =
        |twos: u8| -> Vec<u8> { (0..length).map(|place| 1 + (twos >> place & 1)).collect() };
    (0..1 << length)
        .filter_map(|twos| Constellation::of(&stars(twos)))
        .collect()
}
