//! Everything that is printed on the two sets of a game, as entries to look up.

use super::names::{banner, code};
use crate::cards::{Card, Upright};
use crate::dungeon::{Direction, Dungeon, Entry, RoomCode};
use crate::effect::Effect;
use crate::enemy::Enemy;
use crate::half::Half;
use crate::hero::{HeroCard, HeroHalf};
use crate::room::Room;
use crate::sentence::Sentence;
use crate::set::{AdventureSide, Map};
use crate::sets::Sets;
use crate::story::{Cast, Story};
use crate::text::glyph::Glyph;
use crate::text::printed::{self, PrintedText};
use crate::text::{self, enemy};
use crate::track::Track;
use crate::world::{HalfCode, World, WorldHalf};
use kernel::{Arg, CardEntry, Phrase};
use serde::Serialize;
use serde_json::{Value, json};

/// The Hero Cards, then the adventure's cards.
pub(crate) fn card_entries(sets: &Sets) -> Vec<CardEntry> {
    let own = (1..).filter_map(Card::new).zip(&sets.hero.cards);
    let gift = gift(sets).map(|back| (Card::NINTH, back));
    let halves = own
        .chain(gift)
        .flat_map(|(card, printed)| Half::ALL.map(|half| hero_entry(card, half, printed)));
    let mut entries: Vec<CardEntry> = halves.collect();
    if let Some(adventure) = &sets.adventure {
        entries.extend(adventure_entries(sets, adventure));
    }
    entries
}

/// The id under which a half of a Hero Card is looked up.
pub(crate) fn entry_id(upright: Upright) -> &'static str {
    id(upright)
}

/// A text that lives as long as the program: the stock of codes is small.
fn id(code: impl std::fmt::Display) -> &'static str {
    Story::new(code.to_string()).key()
}

/// EF-36, EF-37: the back that the adventure may give, if it gives one.
fn gift(sets: &Sets) -> Option<&HeroCard> {
    let gives = |text: &[Sentence]| {
        let effects = text.iter().flat_map(|sentence| &sentence.effects);
        let mut effects = effects;
        effects.any(|effect| matches!(effect, Effect::TakeHeroCard(_) | Effect::Forge { .. }))
    };
    let number = match &sets.adventure.as_ref()?.map {
        Map::World(world) => {
            HalfCode::all()
                .filter(|half| usize::from(half.card) <= world.cards.len())
                .find(|half| gives(&world.half(*half).text))?
                .card
        }
        Map::Dungeon(dungeon) => {
            let entry = dungeon.index.iter().find(|entry| gives(&entry.text))?;
            sets.rooms.as_ref()?.reading(entry.reading)?.card
        }
    };
    sets.backs.get(usize::from(number) - 1)
}

fn hero_entry(card: Card, half: Half, printed: &HeroCard) -> CardEntry {
    let there = printed.half(half);
    CardEntry {
        id: entry_id(Upright { card, half }),
        name: text::half_name(there),
        line: hero_line(card, half, there),
        text: hero_text(there, half),
        data: data(there),
    }
}

/// "Hero Card 5, two-tip: value 3, Fire, two-star".
fn hero_line(card: Card, half: Half, printed: &HeroHalf) -> Phrase {
    let phrase = match printed.element {
        Some(element) => {
            Phrase::new("travelers-play-line-hero-element").with("element", Glyph::Element(element))
        }
        None => Phrase::new("travelers-play-line-hero"),
    };
    phrase
        .with("number", card.number())
        .with("half", banner(half))
        .with("value", printed.value)
        .with("stars", Glyph::stars(printed.stars()))
}

fn hero_text(half: &HeroHalf, upright: Half) -> Phrase {
    let printed = printed::hero_half(half, upright);
    let abilities = half.abilities.iter().zip(printed.abilities);
    let abilities: Vec<Phrase> = abilities
        .map(|(ability, text)| {
            Phrase::new("travelers-play-text-ability")
                .with("cost", ability.cost)
                .with("text", text)
        })
        .collect();
    Phrase::new("travelers-play-text-hero")
        .with("exhaust", printed.exhaust)
        .with("abilities", lines(abilities))
}

fn adventure_entries(sets: &Sets, side: &AdventureSide) -> Vec<CardEntry> {
    match &side.map {
        Map::World(world) => world_entries(world, &side.cast),
        Map::Dungeon(dungeon) => {
            let index = dungeon.index.iter();
            let mut entries: Vec<CardEntry> =
                index.map(|entry| index_entry(entry, &side.cast)).collect();
            let rooms = sets.rooms.iter().flat_map(|rooms| rooms.all());
            entries.extend(rooms.map(|room| room_entry(room, dungeon, &side.cast)));
            entries
        }
    }
}

fn world_entries(world: &World, cast: &Cast) -> Vec<CardEntry> {
    HalfCode::all()
        .filter(|half| usize::from(half.card) <= world.cards.len())
        .map(|half| world_entry(half, world.half(half), cast))
        .collect()
}

fn world_entry(code: HalfCode, half: &WorldHalf, cast: &Cast) -> CardEntry {
    let printed = printed::world_half(half, cast);
    let mut parts: Vec<Phrase> = printed.upper.whole().into_iter().collect();
    if let (Some(enemy), Some(strip)) = (&half.enemy, printed.enemy) {
        parts.push(strip.line);
        if enemy.modifier.is_none() {
            parts.push(strip.scroll);
        }
    }
    parts.extend(after_victory(&printed.lower));
    parts.extend(half.enemy.iter().flat_map(neighbours));
    CardEntry {
        id: id(code),
        name: printed.title,
        line: world_line(code, half.enemy.as_ref()),
        text: lines_or_nothing(parts),
        data: data(half),
    }
}

fn world_line(half: HalfCode, enemy: Option<&Enemy>) -> Phrase {
    match enemy {
        None => Phrase::new("travelers-play-line-world"),
        Some(enemy) => {
            Phrase::new("travelers-play-line-world-enemy").with("values", enemy::values(enemy))
        }
    }
    .with("code", code(half))
}

/// TS-2.8: which values the right neighbour changes, and what the left one is given.
fn neighbours(enemy: &Enemy) -> Vec<Phrase> {
    let values = [
        (Glyph::Level, enemy.slots.level, enemy.gives.level),
        (
            Glyph::Track(Track::Attack),
            enemy.slots.attack,
            enemy.gives.attack,
        ),
        (
            Glyph::Track(Track::Defense),
            enemy.slots.defense,
            enemy.gives.defense,
        ),
    ];
    let open = values.iter().filter(|(_, open, _)| *open);
    let open: Vec<Phrase> = open
        .map(|(glyph, ..)| Phrase::new("travelers-code").with("code", *glyph))
        .collect();
    let gives = values.iter().filter(|(.., bonus)| *bonus != 0);
    let gives: Vec<Phrase> = gives
        .map(|(glyph, _, bonus)| {
            Phrase::new("travelers-play-bonus")
                .with("value", *glyph)
                .with("bonus", Arg::Text(format!("{bonus:+}")))
        })
        .collect();
    let said = |key, name, list: Vec<Phrase>| {
        (!list.is_empty()).then(|| Phrase::new(key).with(name, list))
    };
    let changed = said("travelers-play-text-open-slots", "values", open);
    let given = said("travelers-play-text-gives", "bonuses", gives);
    changed.into_iter().chain(given).collect()
}

fn index_entry(entry: &Entry, cast: &Cast) -> CardEntry {
    let printed = printed::entry(entry, cast);
    let upper = printed.upper.whole().into_iter().chain(printed.enemy);
    let parts: Vec<Phrase> = upper.chain(after_victory(&printed.lower)).collect();
    CardEntry {
        id: id(entry.reading),
        name: printed.title,
        line: Phrase::new("travelers-play-line-entry")
            .with("symbol", printed.symbol)
            .with("timing", printed.timing),
        text: lines_or_nothing(parts),
        data: data(entry),
    }
}

fn room_entry(room: &Room, dungeon: &Dungeon, cast: &Cast) -> CardEntry {
    let entry = room
        .entry
        .and_then(|entry| dungeon.index.get(usize::from(entry)));
    let line = match entry {
        Some(entry) => Phrase::new("travelers-play-line-room-entry")
            .with("title", text::story(entry.title, cast))
            .with("timing", text::timing(entry.timing)),
        None => Phrase::new("travelers-play-line-room"),
    };
    let arches: Vec<Phrase> = (room.ways())
        .map(|(_, way)| arch(way.direction, way.to))
        .collect();
    let text = match arches.is_empty() {
        true => Phrase::new("travelers-play-text-no-arches"),
        false => Phrase::new("travelers-play-text-arches").with("arches", arches),
    };
    CardEntry {
        id: id(room.code),
        name: Phrase::new("travelers-play-room").with("room", code(room.code)),
        line: line
            .with("card", room.code.card)
            .with("side", Arg::Text(format!("{:?}", room.code.side)))
            .with("symbol", Glyph::Symbol(room.reading)),
        text,
        data: json!({ "symbol": room.symbol, "reading": room.reading }),
    }
}

fn arch(direction: Direction, to: RoomCode) -> Phrase {
    Phrase::new("travelers-play-arch")
        .with("way", super::names::way(direction))
        .with("room", code(to))
}

fn after_victory(lower: &PrintedText) -> Option<Phrase> {
    let lower = lower.whole()?;
    Some(Phrase::new("travelers-play-text-after").with("text", lower))
}

fn lines_or_nothing(parts: Vec<Phrase>) -> Phrase {
    match parts.is_empty() {
        true => Phrase::new("travelers-play-text-none"),
        false => lines(parts),
    }
}

/// The phrases one under the other.
fn lines(parts: Vec<Phrase>) -> Phrase {
    let joined = parts.into_iter().reduce(|before, next| {
        Phrase::new("travelers-play-lines")
            .with("before", before)
            .with("next", next)
    });
    joined.unwrap_or(Phrase::new("travelers-nothing"))
}

/// The record the engine plays, as JSON.
fn data(printed: &impl Serialize) -> Value {
    serde_json::to_value(printed).unwrap_or_default()
}
