//! Enemies by tier, with their modifiers and words; locks and traps (TS-8.30, TS-5.71).

pub use super::strength::{Difficulty, Strength};

use super::modifier::Modifiers;
use super::stock::{FOE_KINDS, LOCK_KINDS, SNAG_KINDS, VOICES};
use super::streams::Streams;
use crate::enemy::{Bonus, Enemy, Modifier, Slots, Tier};
use crate::story::{Cast, Story};
use crate::stream::{LoopingBag, Stream};
use std::collections::BTreeMap;

/// The four variants of an enemy (TS-8.30).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Variant {
    /// The row's numbers.
    Sturdy,
    /// Attack 1 more, defense 1 less.
    Fierce,
    /// Defense 1 less, with a buff.
    Buffed,
    /// Attack 1 more, with a debuff.
    Debuffed,
}

impl Variant {
    const PLAIN: [Variant; 2] = [Variant::Sturdy, Variant::Fierce];
    const ALL: [Variant; 4] = [
        Variant::Sturdy,
        Variant::Fierce,
        Variant::Buffed,
        Variant::Debuffed,
    ];
}

/// What kind of enemy is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Wanted {
    /// How strong.
    pub strength: Strength,
    /// Which column of the table.
    pub difficulty: Difficulty,
    /// Only the variants without modifiers, for dungeons, where text space is short.
    pub unbuffed: bool,
}

impl Wanted {
    /// Of any variant.
    pub const fn new(strength: Strength, difficulty: Difficulty) -> Wanted {
        Wanted {
            strength,
            difficulty,
            unbuffed: false,
        }
    }

    /// Without modifier.
    #[must_use]
    pub const fn unbuffed(self) -> Wanted {
        Wanted {
            unbuffed: true,
            ..self
        }
    }
}

/// Whom an enemy plays in the tale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// One of the kinds of its tier.
    Wanderer,
    /// The lieutenant of the cast.
    Lieutenant,
    /// The villain of the cast.
    Villain,
    /// The villain, who will rise again.
    FirstForm,
    /// The villain risen again.
    SecondForm,
}

impl Role {
    /// The parts of the stock with the words before the fight and after the victory.
    const fn words(self) -> [&'static str; 2] {
        match self {
            Role::Wanderer | Role::Lieutenant | Role::Villain => ["intro", "defeat"],
            Role::FirstForm => ["intro", "first"],
            Role::SecondForm => ["second", "end"],
        }
    }
}

/// An enemy and the words around its fight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foe {
    /// The enemy, with closed slots and without bonuses: see [`Edges`](super::edge::Edges) for
    /// those of the World.
    pub enemy: Enemy,
    /// What is told before the fight.
    pub intro: Story,
    /// What is told after the victory.
    pub defeat: Story,
}

/// The bags that the enemies of one adventure come from.
#[derive(Clone, Debug)]
pub struct Foes {
    cast: Cast,
    variants: BTreeMap<Wanted, LoopingBag<Variant>>,
    kinds: BTreeMap<&'static str, LoopingBag<u8>>,
    modifiers: Modifiers,
}

impl Foes {
    /// Full bags, for an adventure with this cast.
    pub fn new(cast: Cast) -> Foes {
        Foes {
            cast,
            variants: BTreeMap::new(),
            kinds: BTreeMap::new(),
            modifiers: Modifiers::default(),
        }
    }

    /// Draws an enemy (TS-8.30, TS-8.31).
    pub fn draw(&mut self, wanted: Wanted, role: Role, streams: &mut Streams) -> Foe {
        let row = wanted.strength.row();
        let (attack, defense) = row.fighter[wanted.difficulty as usize];
        let stream = &mut streams.adventure;
        let variant = self.variant(wanted, stream);
        let (attack, defense, modifier) = match variant {
            Variant::Sturdy => (attack, defense, None),
            Variant::Fierce => (attack + 1, defense - 1, None),
            Variant::Buffed => (attack, defense - 1, Some(self.modifiers.buff(stream))),
            Variant::Debuffed => (attack + 1, defense, Some(self.modifiers.debuff(stream))),
        };
        let base = self.name(wanted.strength, role, &mut streams.text);
        let tier = wanted.strength.tier();
        let enemy = enemy(&base, tier, [row.level, attack, defense], modifier);
        told(enemy, &base, role, &mut streams.text)
    }

    /// TS-5.71: a lock of this strength, without danger and without level.
    pub fn lock(
        &mut self,
        strength: Strength,
        difficulty: Difficulty,
        streams: &mut Streams,
    ) -> Foe {
        let defense = strength.row().lock[difficulty as usize];
        let base = self.kind("lock", LOCK_KINDS, &mut streams.text);
        let enemy = enemy(&base, Tier::Lock, [0, 0, defense], None);
        told(enemy, &base, Role::Wanderer, &mut streams.text)
    }

    /// TS-5.71: a trap of this strength, without level.
    pub fn trap(
        &mut self,
        strength: Strength,
        difficulty: Difficulty,
        streams: &mut Streams,
    ) -> Foe {
        let attack = strength.row().trap[difficulty as usize];
        let base = self.kind("snag", SNAG_KINDS, &mut streams.text);
        let enemy = enemy(&base, Tier::Trap, [0, attack, 0], Some(Modifier::Trap));
        told(enemy, &base, Role::Wanderer, &mut streams.text)
    }

    fn variant(&mut self, wanted: Wanted, stream: &mut Stream) -> Variant {
        let all = || match wanted.unbuffed {
            true => LoopingBag::new(Variant::PLAIN),
            false => LoopingBag::new(Variant::ALL),
        };
        let bag = self.variants.entry(wanted).or_insert_with(all);
        bag.draw(stream).unwrap_or(Variant::Sturdy)
    }

    /// The key its texts begin with.
    fn name(&mut self, strength: Strength, role: Role, text: &mut Stream) -> String {
        match (role, strength.kinds()) {
            (Role::Lieutenant, _) => self.cast.lieutenant.key().to_owned(),
            (Role::Wanderer, Some(kinds)) => self.kind(kinds, FOE_KINDS, text),
            _ => self.cast.villain.key().to_owned(),
        }
    }

    /// A kind that was not met yet, as long as there is one.
    fn kind(&mut self, sort: &'static str, stock: u8, text: &mut Stream) -> String {
        let all = || LoopingBag::new((1..=stock).collect::<Vec<_>>());
        let kind = self.kinds.entry(sort).or_insert_with(all).draw(text);
        format!("ts-{sort}-{}", kind.unwrap_or(1))
    }
}

fn enemy(base: &str, tier: Tier, numbers: [u8; 3], modifier: Option<Modifier>) -> Enemy {
    let [level, attack, defense] = numbers;
    Enemy {
        name: Story::new(base),
        about: Story::new(format!("{base}-about")),
        tier,
        level,
        attack,
        defense,
        modifier,
        slots: Slots::default(),
        gives: Bonus::default(),
    }
}

fn told(enemy: Enemy, base: &str, role: Role, text: &mut Stream) -> Foe {
    let mut voice = |part: &str| {
        let number = text.below(VOICES.into()) + 1;
        Story::new(format!("{base}-{part}-{number}"))
    };
    let [before, after] = role.words();
    Foe {
        enemy,
        intro: voice(before),
        defeat: voice(after),
    }
}
