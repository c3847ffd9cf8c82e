//! What must be right on printed Room Cards before they can be turned and walked.

use crate::dungeon::{Cell, Dungeon, Entry, RoomCard, RoomCode, Side};
use crate::effect::Effect;

/// The most Room Cards a dungeon has (TS-2.10).
const MOST: usize = 6;

pub(super) fn check(dungeon: &Dungeon) -> Result<(), String> {
    let cards = dungeon.rooms.len();
    if cards == 0 || cards > MOST {
        return Err(format!("a dungeon has 1 to {MOST} Room Cards, not {cards}"));
    }
    for (number, card) in (1..).zip(&dungeon.rooms) {
        if let Some(fault) = card_fault(number, card, cards) {
            return Err(format!("Room Card {number}: {fault}"));
        }
        let same = |other: &&RoomCard| other.symbol == card.symbol;
        if dungeon.rooms.iter().filter(same).count() > 1 {
            return Err(format!(
                "Room Card {number}: another card has its symbol (TS-2.15)"
            ));
        }
    }
    index_fault(dungeon).map_or(Ok(()), Err)
}

fn card_fault(number: u8, card: &RoomCard, cards: usize) -> Option<String> {
    let arches = card.doors.iter().map(|door| &door.cell);
    let mut cells = card.walls.iter().chain([&card.cell]).chain(arches);
    let (width, height) = Side::A.size();
    if let Some(Cell { x, y }) = cells.find(|cell| cell.x >= width || cell.y >= height) {
        return Some(format!("there is no cell ({x},{y})"));
    }
    if card.orientation > 3 {
        return Some("an orientation is 0 to 3 (TS-2.15)".to_owned());
    }
    if card.walls.contains(&card.cell) {
        return Some("the symbol stands on a wall (TS-2.15)".to_owned());
    }
    if card.cell.is_corner(Side::A) {
        return Some("the symbol stands in a corner (TS-2.15)".to_owned());
    }
    for door in &card.doors {
        let Cell { x, y } = door.cell;
        let fault = if door.cell.border(Side::A).is_none() {
            "must lie on the border and in no corner (TS-2.14)".to_owned()
        } else if card.walls.contains(&door.cell) {
            "is a wall (TS-2.14)".to_owned()
        } else if door.cell == card.cell {
            "holds the symbol (TS-2.14)".to_owned()
        } else if door.to.card == number {
            "leads to a side of its own card (TS-7.16)".to_owned()
        } else if usize::from(door.to.card) > cards {
            format!("leads to {}, whose card is not there", door.to)
        } else {
            continue;
        };
        return Some(format!("the arch ({x},{y}) {fault}"));
    }
    None
}

fn index_fault(dungeon: &Dungeon) -> Option<String> {
    let cards = dungeon.rooms.len();
    for entry in &dungeon.index {
        let reading = entry.reading;
        let mut symbols = dungeon.rooms.iter().map(|card| card.symbol);
        if !symbols.any(|symbol| symbol == reading.symbol) {
            return Some(format!("entry {reading}: no room has its symbol"));
        }
        let others = dungeon.index.iter();
        if others.filter(|other| other.reading == reading).count() > 1 {
            return Some(format!("entry {reading} is there twice"));
        }
        let gone = |room: &RoomCode| usize::from(room.card) > cards;
        if let Some(room) = teleports(entry).find(gone) {
            return Some(format!(
                "entry {reading}: teleports to {room}, whose card is not there"
            ));
        }
    }
    None
}

fn teleports(entry: &Entry) -> impl Iterator<Item = RoomCode> {
    let effects = entry.text.iter().flat_map(|sentence| &sentence.effects);
    effects.filter_map(|effect| match effect {
        Effect::Teleport(room) => Some(*room),
        _ => None,
    })
}
