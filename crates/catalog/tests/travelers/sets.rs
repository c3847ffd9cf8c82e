//! Everything that is printed on generated sets.

use kernel::Phrase;
use travelers::generate::{dungeon, hero, world};
use travelers::text::printed::{self, PrintedText};
use travelers::{AdventureSide, Class, Half, HeroSide, Map};

/// Where a text is printed, which limits its length (TS-8.62).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Spot {
    Title,
    Name,
    ExhaustLine,
    Ability,
    TextHalf,
    EnemyText,
    Scroll,
    IndexEntry,
}

/// A text with its story, and what of it are rules.
pub struct Printed {
    pub spot: Spot,
    pub whole: Phrase,
    pub rules: Option<Phrase>,
}

impl Printed {
    fn new(spot: Spot, whole: Phrase) -> Printed {
        let rules = Some(whole.clone());
        Printed { spot, whole, rules }
    }

    fn text(spot: Spot, text: &PrintedText) -> Option<Printed> {
        let rules = text.without_story();
        text.whole().map(|whole| Printed { spot, whole, rules })
    }
}

/// Everything on the sets of these seeds: all classes, Worlds and Dungeons.
pub fn everything(seeds: u32) -> Vec<Printed> {
    let mut found = Vec::new();
    for number in 0..seeds {
        let seed = format!("TOS-TEXT-{number}");
        for class in Class::ALL {
            hero_side(&hero(&seed, class, 0), &mut found);
        }
        for adventure in [first(&seed, world), first(&seed, dungeon)] {
            adventure_side(&adventure, &mut found);
        }
    }
    found
}

/// The first attempt that the generator does not reject.
fn first<E>(seed: &str, made: fn(&str, u32) -> Result<AdventureSide, E>) -> AdventureSide {
    (0..50)
        .find_map(|attempt| made(seed, attempt).ok())
        .unwrap_or_else(|| panic!("nothing comes of {seed}"))
}

fn hero_side(side: &HeroSide, found: &mut Vec<Printed>) {
    found.push(Printed::new(Spot::Title, Phrase::new(side.title.key())));
    for card in &side.cards {
        for half in Half::ALL {
            let printed = printed::hero_half(card.half(half), half);
            found.push(Printed::new(Spot::Name, printed.name));
            found.push(Printed::new(Spot::ExhaustLine, printed.exhaust));
            let abilities = printed.abilities.into_iter();
            found.extend(abilities.map(|text| Printed::new(Spot::Ability, text)));
        }
    }
}

fn adventure_side(side: &AdventureSide, found: &mut Vec<Printed>) {
    match &side.map {
        Map::World(world) => {
            for half in world.cards.iter().flat_map(|card| [&card.a, &card.b]) {
                let printed = printed::world_half(half, &side.cast);
                found.push(Printed::new(Spot::Title, printed.title));
                let spot = match &printed.enemy {
                    Some(_) => Spot::EnemyText,
                    None => Spot::TextHalf,
                };
                found.extend(Printed::text(spot, &printed.upper));
                found.extend(Printed::text(spot, &printed.lower));
                found.extend(
                    printed
                        .enemy
                        .map(|strip| Printed::new(Spot::Scroll, strip.scroll)),
                );
            }
        }
        Map::Dungeon(dungeon) => {
            for entry in &dungeon.index {
                let printed = printed::entry(entry, &side.cast);
                found.push(Printed::new(Spot::Title, printed.title.clone()));
                found.push(Printed {
                    spot: Spot::IndexEntry,
                    whole: printed.whole(),
                    rules: Some(printed.without_stories()),
                });
            }
        }
    }
}
