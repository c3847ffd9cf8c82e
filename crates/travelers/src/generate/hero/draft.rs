//! Drawing a hero: the frame of the eight cards (section 8.3), elements, perks, exhausts.

use super::bags::Bags;
use super::basic::{BASIC, BASIC_OF_ELEMENTS};
use super::design::Design;
use super::level::exhaust_cost;
use super::names::Names;
use super::perk::{PERKS, perk};
use super::template::Pool;
use crate::element::Element;
use crate::half::Half;
use crate::hero::{Class, Exhaust, ExhaustModel, HeroCard, HeroHalf, HeroSide};
use crate::stream::Stream;

/// Design levels of the basic cards 1 to 4: half I and half II.
const BASIC_LEVELS: [[u8; 2]; 4] = [[1, 3], [1, 3], [2, 4], [2, 4]];

/// Design levels of half II of the special cards 5 to 7; card 8 has the legacy.
const SPECIAL_LEVELS_TWO: [u8; 3] = [7, 7, 8];

/// The models one half has instead of the basic one (TS-8.17).
const SPECIAL_MODELS: [ExhaustModel; 3] = [
    ExhaustModel::Shield,
    ExhaustModel::Deflect,
    ExhaustModel::Tenacity,
];

/// Where the special cards begin.
const FIRST_SPECIAL: usize = 4;

/// A hero in the making: cards 1 to 8, halves I and II.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    class: Class,
    cards: Vec<[DraftHalf; 2]>,
}

/// A half in the making.
#[derive(Clone, Copy, Debug)]
pub(super) struct DraftHalf {
    pub design: Design,
    pub element: Option<Element>,
    pub perk: Option<u8>,
    pub model: ExhaustModel,
}

impl Draft {
    /// Draws the rules of a hero; nothing only if a table had no template for a level.
    pub fn draw(class: Class, stream: &mut Stream) -> Option<Draft> {
        let mut bags = Bags::new(class);
        let elements = Elements::deal(class, &mut bags, stream);
        let [ones, twos] = designs(class, &mut bags, stream)?;
        let half = |card: usize, half: Half, design: Design| DraftHalf {
            design,
            element: elements.of(card, half).or(design.own),
            perk: None,
            model: ExhaustModel::Basic,
        };
        let cards = (ones.into_iter().zip(twos).enumerate())
            .map(|(card, (one, two))| [half(card, Half::I, one), half(card, Half::II, two)])
            .collect();
        let mut draft = Draft { class, cards };
        draft.add_perks(stream);
        draft.change_an_exhaust(stream);
        Some(draft)
    }

    /// TS-8.16.
    fn add_perks(&mut self, stream: &mut Stream) {
        let count = match self.class {
            Class::B | Class::E => 3,
            Class::C => 1,
        };
        let mut perks: Vec<u8> = (1..=PERKS).collect();
        stream.shuffle(&mut perks);
        let mut places: Vec<(usize, usize)> = (FIRST_SPECIAL..self.cards.len())
            .flat_map(|card| [(card, 0), (card, 1)])
            .filter(|&(card, half)| accepts_perk(&self.cards[card][half].design))
            .collect();
        stream.shuffle(&mut places);
        for ((card, half), perk) in places.into_iter().zip(perks).take(count) {
            self.cards[card][half].perk = Some(perk);
        }
    }

    /// TS-8.17.
    fn change_an_exhaust(&mut self, stream: &mut Stream) {
        let model = stream.choose(&SPECIAL_MODELS);
        let card = FIRST_SPECIAL + stream.index(self.cards.len() - FIRST_SPECIAL);
        let half = stream.index(2);
        self.cards[card][half].model = model;
    }

    /// G-10: do two special halves have the same template with the same parameters?
    pub fn repeats_itself(&self) -> bool {
        let designs: Vec<_> = (self.cards[FIRST_SPECIAL..].iter().flatten())
            .map(|half| half.design)
            .collect();
        let repeated = |(place, design)| designs[..place].contains(design);
        designs.iter().enumerate().any(repeated)
    }

    /// The same hero with half II of card 5 twice.
    #[cfg(test)]
    pub fn with_card_five_two_as_six_two(mut self) -> Draft {
        self.cards[FIRST_SPECIAL + 1][1] = self.cards[FIRST_SPECIAL][1];
        self
    }

    /// The hero side, with names for everything.
    pub fn print(&self, stream: &mut Stream) -> Option<HeroSide> {
        let mut names = Names::new(self.class);
        let (title, about) = names.title(stream);
        let mut cards = Vec::with_capacity(self.cards.len());
        for (card, [one, two]) in self.cards.iter().enumerate() {
            cards.push(HeroCard {
                one: one.print(card, Half::I, &mut names, stream)?,
                two: two.print(card, Half::II, &mut names, stream)?,
            });
        }
        Some(HeroSide {
            class: self.class,
            title,
            about,
            cards,
        })
    }
}

impl DraftHalf {
    fn print(
        &self,
        card: usize,
        half: Half,
        names: &mut Names,
        stream: &mut Stream,
    ) -> Option<HeroHalf> {
        let mut abilities = self.design.abilities();
        abilities.extend(self.perk.map(perk));
        Some(HeroHalf {
            noun: names.noun(self.design.template, card, half),
            epithet: names.epithet(self, stream)?,
            value: self.design.value()?,
            element: self.element,
            exhaust: Exhaust {
                model: self.model,
                cost: exhaust_cost(self.design.level),
            },
            abilities,
        })
    }
}

/// TS-8.16: special halves with one ability, the legacy excepted.
fn accepts_perk(design: &Design) -> bool {
    let special = matches!(design.template.pool, Pool::Attack | Pool::Defense);
    special && design.template.abilities.len() == 1
}

/// The designs of halves I and of halves II, each of cards 1 to 8. They are built basic halves
/// first and halves I before halves II, so that in class E the four basic halves I, and the four
/// basic halves II, show each element once (TS-8.15).
fn designs(class: Class, bags: &mut Bags, stream: &mut Stream) -> Option<[Vec<Design>; 2]> {
    let basic = match class {
        Class::B | Class::C => &BASIC,
        Class::E => &BASIC_OF_ELEMENTS,
    };
    let [mut ones, mut twos] = [0, 1].map(|half| -> Vec<Design> {
        (BASIC_LEVELS.iter().zip(basic.iter().cycle()))
            .map(|(levels, template)| bags.design(template, levels[half], stream))
            .collect()
    });
    let mut levels = [3, 4, 5, 6];
    stream.shuffle(&mut levels[..2]);
    stream.shuffle(&mut levels[2..]);
    for level in levels {
        ones.push(bags.special(level, stream)?);
    }
    for level in SPECIAL_LEVELS_TWO {
        twos.push(bags.special(level, stream)?);
    }
    twos.push(bags.legacy(stream)?);
    Some([ones, twos])
}

/// The elements that classes B and C show whatever the template (TS-8.15).
struct Elements {
    special_cards: Vec<Option<Element>>,
    basic_twos: Vec<Option<Element>>,
}

impl Elements {
    fn deal(class: Class, bags: &mut Bags, stream: &mut Stream) -> Elements {
        let mut four = |dealt: bool| -> Vec<Option<Element>> {
            (0..if dealt { 4 } else { 0 })
                .map(|_| bags.element(stream))
                .collect()
        };
        Elements {
            special_cards: four(class != Class::E),
            basic_twos: four(class == Class::C),
        }
    }

    fn of(&self, card: usize, half: Half) -> Option<Element> {
        match (card.checked_sub(FIRST_SPECIAL), half) {
            (Some(special), _) => self.special_cards.get(special).copied().flatten(),
            (None, Half::II) => self.basic_twos.get(card).copied().flatten(),
            (None, Half::I) => None,
        }
    }
}
