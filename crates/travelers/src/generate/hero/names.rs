//! Names of heroes and of their halves (TS-8.18).

use super::bags::templates;
use super::draft::DraftHalf;
use super::template::{Pool, Template};
use crate::element::Element;
use crate::generate::stock::{EPITHETS, HERO_TITLES};
use crate::half::Half;
use crate::hero::{Class, ExhaustModel};
use crate::story::Story;
use crate::stream::{LoopingBag, Stream};

/// Gives out the names of one hero.
pub(super) struct Names {
    class: Class,
    /// The variants left of each element's epithets, and of the plain ones.
    epithets: [LoopingBag<u8>; 5],
}

/// How many perks there are (section 5.8).
const PERKS: u8 = 16;
/// How many basic halves a hero has.
const BASIC_HALVES: u8 = 8;

/// Every key that halves of a class may be named with.
pub(in crate::generate) fn keys(class: Class) -> Vec<String> {
    let id = class.id();
    let basic = (1..=BASIC_HALVES).map(|half| format!("ts-noun-{id}-basic-{half}"));
    let special = templates(class).flat_map(|template| {
        let noun = format!("ts-noun-{id}-{}", template.noun);
        match template.pool {
            Pool::Legacy => vec![noun],
            _ => vec![format!("{noun}-2"), noun],
        }
    });
    let models = ["shield", "deflect", "tenacity"].map(|model| format!("ts-epithet-{model}"));
    let perks = (1..=PERKS).map(|perk| format!("ts-epithet-perk-{perk}"));
    let kinds = Element::ALL.into_iter().map(Element::id).chain(["plain"]);
    let elements = kinds
        .flat_map(|kind| (1..=EPITHETS).map(move |variant| format!("ts-epithet-{kind}-{variant}")));
    let epithets = models.into_iter().chain(perks).chain(elements);
    basic.chain(special).chain(epithets).collect()
}

impl Names {
    pub fn new(class: Class) -> Names {
        let variants: Vec<u8> = (1..=EPITHETS).collect();
        Names {
            class,
            epithets: std::array::from_fn(|_| LoopingBag::new(variants.clone())),
        }
    }

    /// The hero's title and the line about the hero, which belong together.
    pub fn title(&self, stream: &mut Stream) -> (Story, Story) {
        let class = self.class.id();
        let variant = 1 + stream.below(HERO_TITLES.into());
        let part = |part| Story::new(format!("ts-class-{class}-{part}-{variant}"));
        (part("title"), part("about"))
    }

    /// The noun: of a basic half by its place in the frame, of a special one by its template.
    pub fn noun(&self, template: &Template, card: usize, half: Half) -> Story {
        let class = self.class.id();
        let noun = template.noun;
        Story::new(match (template.pool, half) {
            (Pool::Basic, Half::I) => format!("ts-noun-{class}-basic-{}", card + 1),
            (Pool::Basic, Half::II) => format!("ts-noun-{class}-basic-{}", card + 5),
            (Pool::Legacy, _) | (_, Half::I) => format!("ts-noun-{class}-{noun}"),
            (_, Half::II) => format!("ts-noun-{class}-{noun}-2"),
        })
    }

    /// The epithet: of the rarest thing the half has.
    pub fn epithet(&mut self, half: &DraftHalf, stream: &mut Stream) -> Option<Story> {
        let model = match half.model {
            ExhaustModel::Shield => Some("shield"),
            ExhaustModel::Deflect => Some("deflect"),
            ExhaustModel::Tenacity => Some("tenacity"),
            ExhaustModel::Basic | ExhaustModel::Free => None,
        };
        Some(Story::new(match (model, half.perk) {
            (Some(model), _) => format!("ts-epithet-{model}"),
            (None, Some(perk)) => format!("ts-epithet-perk-{perk}"),
            (None, None) => {
                let bag = half.element.map_or(4, Element::index);
                let kind = half.element.map_or("plain", Element::id);
                let variant = self.epithets[bag].draw(stream)?;
                format!("ts-epithet-{kind}-{variant}")
            }
        }))
    }
}
