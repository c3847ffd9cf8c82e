//! From a scenario's sketch to a whole position: what it names is where it says, and everything
//! else is completed from the position right after setup. What was decided:
//!
//! - If the sketch names any of `hand`, `deck`, `removed`, `column`, `loaded`, `infused` or
//!   `strained`, lists that it does not name are empty, and cards that it names nowhere are
//!   removed; but where it names `removed`, they are at the bottom of the deck, on half I. If it
//!   names none of them, the opening deal stays.
//! - Cards that it puts in the deck lie in a known order, unless it says how many do not.
//! - Where it lays out the World, the pawn stands on card 1 unless it says where. A Room Card
//!   shows the side that the sketch names, and no other.
//! - `fight = "2A"`, or `fight = "β1"` in a Dungeon: the first Open of the fight against that
//!   enemy, with hand and deck as they are. The pawn stands on that card or symbol, the half is
//!   upright, the room on the table. With a card in the column, it is the Plan.
//! - `reading = [{ half = "4B" }]` without a question: that text is read from there on, until
//!   somebody has to decide.

use crate::cards::{Card, Upright};
use crate::dungeon::{Reading, RoomCode};
use crate::effect::Effect;
use crate::fight::Fight;
use crate::half::Half;
use crate::journey::{Journey, RuleOptions};
use crate::map::{CardPlace, MapState};
use crate::question::Question;
use crate::saved::{Saved, SavedDungeon, SavedWorld};
use crate::saved_fight::SavedFight;
use crate::script::{Frame, Scripts, Source};
use crate::sentence::Sentence;
use crate::sets::Sets;
use crate::world::HalfCode;
use kernel::Broken;
use serde_json::Value;
use std::sync::Arc;

/// The lists of Hero Cards.
const LISTS: [&str; 7] = [
    "hand", "deck", "removed", "column", "loaded", "infused", "strained",
];

impl Journey {
    /// The position that a scenario describes: `saved` is the one right after setup with the
    /// patch `given` on it.
    pub(crate) fn from_sketch(
        sets: Arc<Sets>,
        rules: RuleOptions,
        mut saved: Saved,
        given: &Value,
    ) -> Result<Journey, Broken> {
        complete_cards(&mut saved, given);
        complete_map(&mut saved, given);
        let against = match &saved.fight {
            Some(SavedFight::Against(code)) => Some(code.clone()),
            _ => None,
        };
        if against.is_some() {
            saved.fight = None;
        }
        let mut journey = Journey::rebuild(sets, rules, &saved)?;
        if let Some(code) = against {
            journey.stand_before(&code, given)?;
        }
        let asked = names(given, &["question"]);
        if !asked && names(given, &["reading"]) {
            if let Some(source) = journey.scripts.reading() {
                journey.stand_at(source, given)?;
            }
            journey.check_readable()?;
            journey.run(&mut ());
        }
        if !asked && journey.question == Question::Open && !journey.layout.column.is_empty() {
            journey.question = Question::Plan;
        }
        journey.check_laws()?;
        Ok(journey)
    }

    /// At the Open of the fight of this half or entry.
    fn stand_before(&mut self, code: &str, given: &Value) -> Result<(), Broken> {
        let source = self.enemy_named(code)?;
        self.stand_at(source, given)?;
        let place = self.place_of_fight(source);
        let (sentence, effect, may_leave) =
            place.ok_or_else(|| Broken(format!("fight: {code} has no enemy")))?;
        self.scripts = Scripts::default();
        self.scripts.push_frame(Frame {
            sentence,
            effect: effect + 1,
            entered: true,
            applied: true,
            ..Frame::start(source)
        });
        self.fight = Some(Fight {
            may_leave,
            turns: 1,
            ..Fight::default()
        });
        if !names(given, &["question"]) {
            self.question = Question::Open;
        }
        Ok(())
    }

    fn enemy_named(&self, code: &str) -> Result<Source, Broken> {
        match (&self.map, &self.sets.rooms) {
            (MapState::World(_), _) => {
                let half: HalfCode = code.parse().map_err(Broken)?;
                Ok(Source::Half(half))
            }
            (MapState::Dungeon(_), Some(rooms)) => {
                let reading: Reading = code.parse().map_err(Broken)?;
                let found = rooms.reading(reading).map(|room| (room, rooms[room].entry));
                match found {
                    Some((room, Some(entry))) => Ok(Source::Entry { entry, room }),
                    _ => Err(Broken(format!("fight: {code} is not in the index"))),
                }
            }
            _ => Err(Broken("fight: Training is always one".to_owned())),
        }
    }

    /// The sentence and effect with which the text's fight begins, and whether it may be left.
    fn place_of_fight(&self, source: Source) -> Option<(u8, u8, bool)> {
        let sentences = self.sentences(source);
        let fights = |sentence: &Sentence| sentence.effects.iter().position(is_fight);
        let sentence = sentences.iter().position(|s| fights(s).is_some())?;
        let effect = fights(&sentences[sentence])?;
        let mut before = sentences[..sentence].iter().flat_map(|s| &s.effects);
        let may_leave = before.any(|effect| *effect == Effect::Leave)
            || sentences[sentence].effects[..effect].contains(&Effect::Leave);
        Some((sentence as u8, effect as u8, may_leave))
    }

    /// The pawn where a text is read, with the half upright or the room on the table.
    fn stand_at(&mut self, source: Source, given: &Value) -> Result<(), Broken> {
        match source {
            Source::Half(half) => self.stand_on_card(half, given),
            Source::Entry { room, .. } => self.stand_in_room(room, given),
            Source::Ability { .. } => Ok(()),
        }
    }

    fn stand_on_card(&mut self, half: HalfCode, given: &Value) -> Result<(), Broken> {
        if let MapState::World(grid) = &mut self.map {
            let CardPlace::Grid(cell) = grid.place(half.card) else {
                return Err(Broken(format!("card {} is not in the grid", half.card)));
            };
            if !names(given, &["world", "pawn"]) {
                grid.pawn = cell;
            }
            if grid.can_reveal(half) {
                grid.on_b ^= 1 << (half.card - 1);
            }
        }
        Ok(())
    }

    fn stand_in_room(&mut self, room: RoomCode, given: &Value) -> Result<(), Broken> {
        let question = self.question;
        if self.maze().is_some_and(|maze| maze.laid(room).is_none()) {
            self.teleport(room, &mut ());
            if let (Question::Beside(_), Some(maze)) = (self.question, self.maze()) {
                let first = self.places_beside(maze, room).next();
                if let Some(neighbour) = first {
                    self.beside_chosen(neighbour, &mut ());
                }
            }
        }
        self.question = question;
        if let (MapState::Dungeon(maze), Some(rooms)) = (&mut self.map, &self.sets.rooms)
            && !names(given, &["dungeon", "pawn"])
        {
            maze.room = room;
            maze.cell = rooms[room].symbol;
        }
        Ok(())
    }
}

fn is_fight(effect: &Effect) -> bool {
    *effect == Effect::Fight
}

fn names(given: &Value, path: &[&str]) -> bool {
    let found = path.iter().try_fold(given, |value, key| value.get(key));
    found.is_some()
}

fn complete_cards(saved: &mut Saved, given: &Value) {
    let any = LISTS.iter().any(|list| names(given, &[list]));
    if any {
        let named = |list: &str| names(given, &[list]);
        for (list, cards) in [
            ("hand", &mut saved.hand),
            ("deck", &mut saved.deck),
            ("column", &mut saved.column),
            ("loaded", &mut saved.loaded),
            ("infused", &mut saved.infused),
            ("strained", &mut saved.strained),
        ] {
            if !named(list) {
                cards.clear();
            }
        }
        if !named("removed") {
            saved.removed.clear();
        }
        if !named("unknown") {
            saved.unknown = 0;
        }
    }
    let rest = nowhere(saved);
    let upright = rest.iter().map(|&card| Upright {
        card,
        half: Half::I,
    });
    if !any {
        // EF-37: the ninth card lies on top.
        saved.deck.extend(upright);
    } else if names(given, &["removed"]) {
        saved.deck.splice(0..0, upright);
    } else {
        saved.removed.extend(rest);
    }
}

/// The Hero Cards that the sketch puts nowhere.
fn nowhere(saved: &Saved) -> Vec<Card> {
    let owned = if saved.taken.is_some() { 9 } else { 8 };
    let lists = [
        &saved.hand,
        &saved.deck,
        &saved.column,
        &saved.loaded,
        &saved.infused,
        &saved.strained,
    ];
    let there = |card: &Card| {
        let mut uprights = lists.iter().flat_map(|list| list.iter());
        saved.removed.contains(card) || uprights.any(|upright| upright.card == *card)
    };
    (1..=owned)
        .filter_map(Card::new)
        .filter(|card| !there(card))
        .collect()
}

fn complete_map(saved: &mut Saved, given: &Value) {
    if let Some(world) = &mut saved.world {
        complete_world(world, saved.taken, given);
    }
    if let Some(dungeon) = &mut saved.dungeon {
        complete_dungeon(dungeon, saved.taken, given);
    }
}

fn complete_world(world: &mut SavedWorld, taken: Option<u8>, given: &Value) {
    if let (Some(taken), false) = (taken, names(given, &["world", "grid"])) {
        for card in world.grid.iter_mut().flatten() {
            if *card == taken {
                *card = 0;
            }
        }
    }
    let start = world.grid.iter().flatten().position(|&card| card == 1);
    if let (Some(cell), true, false) = (
        start,
        names(given, &["world", "grid"]),
        names(given, &["world", "pawn"]),
    ) {
        world.pawn = (cell as u8 % 3 + 1, cell as u8 / 3 + 1);
    }
}

fn complete_dungeon(dungeon: &mut SavedDungeon, taken: Option<u8>, given: &Value) {
    let named = |room: &RoomCode| names(given, &["dungeon", "rooms", &room.to_string()]);
    let rooms: Vec<RoomCode> = dungeon.rooms.keys().copied().collect();
    let renamed = |card: u8| rooms.iter().any(|room| room.card == card && named(room));
    dungeon
        .rooms
        .retain(|room, _| named(room) || !(renamed(room.card) || Some(room.card) == taken));
}
