//! Everything that is printed on generated sets.

use kernel::{Lang, Phrase};
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

impl Spot {
    /// For how many characters of this language there is room.
    pub const fn limit(self, lang: Lang) -> usize {
        let (latin, chinese) = match self {
            Spot::Title | Spot::Name => (26, 12),
            Spot::ExhaustLine => (50, 25),
            Spot::Ability => (130, 50),
            Spot::TextHalf => (210, 95),
            Spot::EnemyText => (85, 38),
            Spot::Scroll => (60, 28),
            Spot::IndexEntry => (150, 70),
        };
        match lang {
            Lang::En | Lang::It => latin,
            Lang::ZhHant => chinese,
        }
    }
}

/// A text in its wordings, the longest first.
pub struct Printed {
    pub spot: Spot,
    pub wordings: Vec<Phrase>,
}

impl Printed {
    fn new(spot: Spot, text: Phrase) -> Printed {
        let wordings = vec![text];
        Printed { spot, wordings }
    }

    fn text(spot: Spot, text: &PrintedText) -> Option<Printed> {
        let wordings = text.wordings();
        (!wordings.is_empty()).then_some(Printed { spot, wordings })
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
                found.extend((printed.enemy).map(|strip| Printed::new(Spot::Scroll, strip.scroll)));
            }
        }
        Map::Dungeon(dungeon) => {
            for entry in &dungeon.index {
                let printed = printed::entry(entry, &side.cast);
                found.push(Printed::new(Spot::Title, printed.title.clone()));
                let ending = printed.ending.iter().cloned();
                found.extend(ending.map(|text| Printed::new(Spot::TextHalf, text)));
                found.push(Printed {
                    spot: Spot::IndexEntry,
                    wordings: printed.wordings(),
                });
            }
        }
    }
}
