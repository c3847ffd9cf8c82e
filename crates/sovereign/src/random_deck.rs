//! Legal decks by chance, as various as the set allows, for simulations and tests.

use crate::cards::{Card, CardSet, ClassId};
use crate::crystal::Colour;
use crate::deck::{CHRONICLES, Deck, LEVELS};
use crate::requirement::{ClassSet, Requirement};
use kernel::Rng;

/// A set that has given no deck after so many tries will hardly give one.
const TRIES: usize = 500;

/// A legal deck whose classes crystallize all its colours. None only if the set has too few
/// cards that go together; the game's own has enough.
pub fn random_deck(set: &CardSet, rng: &mut Rng) -> Option<Deck> {
    (0..TRIES).find_map(|_| {
        let classes = random_classes(set, rng)?;
        fill(set, classes, rng)
    })
}

/// Classes within 20 levels with all they derive from, one of which crystallizes.
fn random_classes(set: &CardSet, rng: &mut Rng) -> Option<ClassSet> {
    let crystallizes = |class: ClassId| !set.class(class).colours.is_empty();
    let all: Vec<ClassId> = set.classes.iter().map(|class| class.index).collect();
    let sources: Vec<ClassId> = all.iter().copied().filter(|&c| crystallizes(c)).collect();
    // Any class may be the first, so that those which need several others are not rare.
    let mut chosen = ClassSet::default();
    add_with_prerequisites(rng.choose(&all)?, set, &mut chosen, rng);
    if !chosen.iter().any(crystallizes) {
        add_with_prerequisites(rng.choose(&sources)?, set, &mut chosen, rng);
    }
    if levels(set, chosen) > LEVELS {
        return None;
    }
    // One in five stops here, and so after every further class.
    while rng.below(5) > 0 {
        let left = LEVELS - levels(set, chosen);
        let fits = |&class: &ClassId| {
            let class = set.class(class);
            !chosen.contains(class.index) && class.level <= left && class.requires.is_met_by(chosen)
        };
        let open: Vec<ClassId> = all.iter().copied().filter(fits).collect();
        match rng.choose(&open) {
            Some(class) => chosen.insert(class),
            None => break,
        }
    }
    Some(chosen)
}

// SV-2.3
fn add_with_prerequisites(class: ClassId, set: &CardSet, chosen: &mut ClassSet, rng: &mut Rng) {
    if chosen.contains(class) {
        return;
    }
    chosen.insert(class);
    match &set.class(class).requires {
        Requirement::None => {}
        Requirement::All(needed) => {
            for &class in needed {
                add_with_prerequisites(class, set, chosen, rng);
            }
        }
        requires @ Requirement::Any(needed) => {
            if let Some(class) = rng.choose(needed).filter(|_| !requires.is_met_by(*chosen)) {
                add_with_prerequisites(class, set, chosen, rng);
            }
        }
    }
}

fn levels(set: &CardSet, classes: ClassSet) -> u8 {
    let levels = classes.iter().map(|class| set.class(class).level);
    levels.fold(0, u8::saturating_add)
}

/// The cards that go with these classes, or none if there are too few.
fn fill(set: &CardSet, classes: ClassSet, rng: &mut Rng) -> Option<Deck> {
    let mut pool: Vec<&Card> = (set.cards.iter())
        .filter(|card| is_playable(card, set, classes))
        .collect();
    rng.shuffle(&mut pool);
    let copies = chronicles(set, &pool, rng)?;
    let repeat = |card: &Card| std::iter::repeat_n(card.index, copies[card.index.index()].into());
    let mut deck = Deck {
        classes: classes.iter().collect(),
        chronicles: set.cards.iter().flat_map(repeat).collect(),
        realms: Vec::new(),
    };
    rng.shuffle(&mut pool);
    if rng.below(3) == 0 {
        // Behind cards of one slot, those of three would seldom find room.
        pool.sort_by_key(|card| !card.is_champion());
    }
    let mut free = wanted_slots(LEVELS - levels(set, classes), rng);
    for card in pool {
        // SV-2.11, SV-2.12
        let held = copies[card.index.index()];
        let may_join = held == 0 || card.base && held < card.copy_limit();
        if may_join && card.slots() <= free {
            free -= card.slots();
            deck.realms.push(card.index);
        }
    }
    deck.realms.sort();
    Some(deck)
}

/// SV-2.8, and colours that can be paid.
fn is_playable(card: &Card, set: &CardSet, classes: ClassSet) -> bool {
    let provided = |colour: Colour| {
        let mut colours = classes.iter().flat_map(|class| &set.class(class).colours);
        colours.any(|&other| other == colour)
    };
    let mut pips = Colour::ALL.into_iter().filter(|&c| card.cost.has(c));
    !card.is_puppet() && card.requires.is_met_by(classes) && pips.all(provided)
}

/// How many of each card the Chronicles hold, if 50 can be found (SV-2.5).
fn chronicles(set: &CardSet, pool: &[&Card], rng: &mut Rng) -> Option<Vec<u8>> {
    let mut copies = vec![0; set.cards.len()];
    let mut left = CHRONICLES as u8;
    // Some decks hold nearly everything once, others a few cards as often as they may.
    let usual = 1 + rng.below(5) as u8;
    let pool = || pool.iter().filter(|card| !card.glimmer);
    for card in pool() {
        // SV-2.6
        let limit = card.copy_limit();
        let wished = match usual {
            5 => 1 + rng.below(limit.into()) as u8,
            _ if card.legion.is_some() => usual.max(1 + rng.below(limit.into()) as u8),
            _ => usual,
        };
        let taken = wished.min(limit).min(left);
        copies[card.index.index()] = taken;
        left -= taken;
    }
    for card in pool() {
        let held = &mut copies[card.index.index()];
        let taken = (card.copy_limit() - *held).min(left);
        *held += taken;
        left -= taken;
    }
    (left == 0).then_some(copies)
}

/// Three decks in four fill their slots; the others leave some free.
fn wanted_slots(slots: u8, rng: &mut Rng) -> u8 {
    match rng.below(4) {
        0 => rng.below(u32::from(slots) + 1) as u8,
        _ => slots,
    }
}
