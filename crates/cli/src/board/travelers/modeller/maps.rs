//! The models of both maps: the World's grid and the Dungeon's rooms.

use super::{Modeller, id};
use crate::board::travelers::canvas::{Canvas, Island};
use crate::board::travelers::concern::Concern;
use crate::board::travelers::model::{Grid, GridCell, Maze, Panel, Tone};
use crate::board::{Thing, Usable};
use ::travelers::text::glyph::Glyph;
use ::travelers::text::printed::{self, PrintedText};
use ::travelers::text::timing;
use ::travelers::{DoorView, Entry, HalfCode, MapView, ReadingView, RoomView, WorldHalf};
use kernel::Phrase;

/// Steps from the pawn's cell of the grid, by how far apart the cells are.
const STEPS: [(i8, i8, &str); 4] = [
    (0, -1, "up"),
    (-1, 0, "left"),
    (0, 1, "down"),
    (1, 0, "right"),
];

impl Modeller<'_> {
    /// The World's grid (TS-6.3).
    pub fn grid(&mut self) -> Grid {
        let MapView::World {
            cells,
            enemies,
            once,
            gone,
            pawn,
        } = &self.view.map
        else {
            return Grid {
                cells: Vec::new(),
                panel: Panel {
                    paragraphs: Vec::new(),
                },
            };
        };
        let models = (0_u8..)
            .zip(cells.iter().zip(enemies))
            .map(|(cell, (half, values))| {
                let here = cell == *pawn;
                match half {
                    Some(half) => {
                        let used = once.contains(&half.card);
                        self.grid_cell(*half, *values, here, used, step(*pawn, cell))
                    }
                    None => self.empty_cell(here),
                }
            });
        let models = models.collect();
        let mut paragraphs = self.standing();
        if !gone.is_empty() {
            let cards: Vec<String> = gone.iter().map(u8::to_string).collect();
            let phrase =
                Phrase::new("mazzo-tui-travelers-gone").with("cards", cards.join(", ").as_str());
            paragraphs.push((self.say.phrase(&phrase), Tone::Faint));
        }
        let read = match self.view.reading {
            Some(ReadingView::Half(half)) => Some(half),
            _ => cells.get(usize::from(*pawn)).copied().flatten(),
        };
        match read.and_then(|half| Some((half, self.view.world_half(half)?))) {
            Some((half, printed)) => paragraphs.extend(self.half_text(half, printed)),
            None => paragraphs.push((self.say.key("mazzo-tui-travelers-empty-cell"), Tone::Faint)),
        }
        Grid {
            cells: models,
            panel: Panel { paragraphs },
        }
    }

    fn standing(&self) -> Vec<(String, Tone)> {
        let [standing, points] = self.tracks();
        vec![(standing, Tone::Strong), (points, Tone::Plain)]
    }

    fn empty_cell(&self, pawn: bool) -> GridCell {
        let key = match pawn {
            true => "mazzo-tui-travelers-here",
            false => "mazzo-tui-travelers-no-card",
        };
        GridCell {
            head: self.say.key(key),
            title: String::new(),
            values: String::new(),
            pawn,
            thing: None,
        }
    }

    fn grid_cell(
        &mut self,
        half: HalfCode,
        values: Option<[u8; 3]>,
        pawn: bool,
        used: bool,
        step: Option<&'static str>,
    ) -> GridCell {
        let printed = self.view.world_half(half);
        let title = printed.map_or(String::new(), |printed| {
            self.say.story(printed.title, self.view.cast.as_ref())
        });
        let mut head = half.to_string();
        let mut state = Vec::new();
        if pawn {
            head = format!("{head} {}", self.say.key("mazzo-tui-travelers-here"));
            state.push(self.say.key("mazzo-tui-travelers-you-are-here"));
        }
        if used {
            head = format!("{head} {}", self.say.key("mazzo-tui-travelers-used"));
            state.push(self.say.key("mazzo-tui-travelers-once-used"));
        }
        let values = match (values, printed) {
            (Some(values), Some(printed)) => {
                state.extend(self.changed_values(values, printed));
                self.values(values, printed)
            }
            _ => String::new(),
        };
        let thing = Thing {
            name: format!("{half} {title}"),
            card: Some(id(half)),
            state,
            usable: match step {
                Some(step) => Usable::If(format!("go {step}")),
                None => Usable::Never,
            },
        };
        let concern = Concern::World {
            card: half.card,
            step,
        };
        let thing = Some(self.thing(thing, concern));
        GridCell {
            head,
            title,
            values,
            pawn,
            thing,
        }
    }

    /// "L3 A5↑ D6": an arrow where the right neighbour changes a value (TS-6.40).
    fn values(&self, now: [u8; 3], printed: &WorldHalf) -> String {
        let Some(enemy) = &printed.enemy else {
            return String::new();
        };
        let printed = [enemy.level, enemy.attack, enemy.defense];
        let shown = [0, 1, 2].map(|i| {
            let arrow = match now[i].cmp(&printed[i]) {
                std::cmp::Ordering::Less => "↓",
                std::cmp::Ordering::Equal => "",
                std::cmp::Ordering::Greater => "↑",
            };
            format!("{}{arrow}", now[i])
        });
        let key = match enemy.is_trap() {
            true => "mazzo-tui-travelers-trap-values",
            false => "mazzo-tui-travelers-values",
        };
        let phrase = Phrase::new(key)
            .with("level", shown[0].as_str())
            .with("attack", shown[1].as_str())
            .with("defense", shown[2].as_str());
        self.say.phrase(&phrase)
    }

    fn changed_values(&self, now: [u8; 3], printed: &WorldHalf) -> Option<String> {
        let enemy = printed.enemy.as_ref()?;
        let same = now == [enemy.level, enemy.attack, enemy.defense];
        let phrase = Phrase::new("mazzo-tui-travelers-changed")
            .with("level", now[0])
            .with("attack", now[1])
            .with("defense", now[2]);
        (!same).then(|| self.say.phrase(&phrase))
    }

    fn half_text(&self, half: HalfCode, printed: &WorldHalf) -> Vec<(String, Tone)> {
        let Some(cast) = &self.view.cast else {
            return Vec::new();
        };
        let texts = printed::world_half(printed, cast);
        let title = format!("{half} {}", self.say.phrase(&texts.title));
        let mut said = vec![(title, Tone::Strong)];
        said.extend(self.text(&texts.upper));
        said.extend(
            texts
                .enemy
                .map(|enemy| (self.say.phrase(&enemy.line), Tone::News)),
        );
        said.extend(self.text_after(&texts.lower));
        said
    }

    fn text(&self, text: &PrintedText) -> Vec<(String, Tone)> {
        let story = text.story.iter().map(|story| (story, Tone::Faint));
        let rules = text.rules.iter().map(|rule| (rule, Tone::Plain));
        story
            .chain(rules)
            .map(|(phrase, tone)| (self.say.phrase(phrase), tone))
            .collect()
    }

    /// The rules that follow a victory; their story is told when it comes to that.
    fn text_after(&self, text: &PrintedText) -> Option<(String, Tone)> {
        // The last of its wordings is the one without a story.
        let rules = text.wordings().pop().filter(|_| !text.rules.is_empty())?;
        let phrase = Phrase::new("travelers-play-text-after").with("text", rules);
        Some((self.say.phrase(&phrase), Tone::Plain))
    }

    /// The Dungeon as far as it lies on the table; the true map is never shown (TS-7.80).
    pub fn maze(&mut self) -> Maze {
        let view = self.view;
        let MapView::Dungeon {
            rooms,
            room: here,
            cell,
            boss_defeated,
            ..
        } = &view.map
        else {
            return Maze {
                islands: Vec::new(),
                panel: Panel {
                    paragraphs: Vec::new(),
                },
            };
        };
        let find = |code| rooms.iter().find(|room| room.code == code);
        let pawn = find(*here).map(|room| (room, *cell));
        let enemy = view.fight.as_ref().and_then(|fight| fight.at);
        let enemy = enemy.and_then(|(room, cell)| Some((find(room)?, cell)));
        let doors = pawn.map_or(&[][..], |(room, _)| &room.doors);
        let things: Vec<usize> = rooms
            .iter()
            .map(|room| {
                let door = doors
                    .iter()
                    .find(|door| door.to == room.code && door.cell == *cell);
                self.room_thing(room, room.code == *here, door)
            })
            .collect();
        let mut islands: Vec<u8> = rooms.iter().map(|room| room.island).collect();
        let own = pawn.map(|(room, _)| room.island);
        islands.sort_unstable_by_key(|island| (Some(*island) != own, *island));
        islands.dedup();
        let canvases = islands.iter().map(|island| {
            let on_it = |room: &&RoomView| room.island == *island;
            Canvas::of(&Island {
                rooms: (things.iter().copied().zip(rooms))
                    .filter(|(_, room)| on_it(room))
                    .collect(),
                pawn: pawn.filter(|(room, _)| on_it(room)),
                enemy: enemy.filter(|(room, _)| on_it(room)),
            })
        });
        let islands = canvases.collect();
        let mut paragraphs = self.standing();
        if *boss_defeated {
            let back = self.say.key("mazzo-tui-travelers-return");
            paragraphs.push((back, Tone::Good));
        }
        if view.fight.is_some() {
            paragraphs.extend(self.fight_paragraphs());
        } else if let Some((room, _)) = pawn {
            paragraphs.extend(self.room_text(room));
        }
        let apart: Vec<String> = (rooms.iter())
            .filter(|room| Some(room.island) != own)
            .map(|room| room.code.to_string())
            .collect();
        if !apart.is_empty() {
            let phrase =
                Phrase::new("mazzo-tui-travelers-apart").with("rooms", apart.join(", ").as_str());
            paragraphs.push((self.say.phrase(&phrase), Tone::Faint));
        }
        Maze {
            islands,
            panel: Panel { paragraphs },
        }
    }

    fn room_thing(&mut self, room: &RoomView, here: bool, door: Option<&DoorView>) -> usize {
        let name = Phrase::new("travelers-play-room").with("room", room.code.to_string().as_str());
        let mut state: Vec<String> = Vec::new();
        if here {
            state.push(self.say.key("mazzo-tui-travelers-you-are-here"));
        }
        state.extend(room.doors.iter().map(|door| self.door(door)));
        let step = door.map(|door| door.direction.id());
        let thing = Thing {
            name: self.say.phrase(&name),
            card: Some(match self.view.entry(room.reading) {
                Some(entry) => id(entry.reading),
                None => id(room.code),
            }),
            state,
            usable: match step {
                Some(step) => Usable::If(format!("go {step}")),
                None => Usable::Never,
            },
        };
        let code = room.code.to_string().to_lowercase();
        self.thing(thing, Concern::Room { code, step })
    }

    /// The symbol with its entry, then the arches with what they cost.
    fn room_text(&self, room: &RoomView) -> Vec<(String, Tone)> {
        let entry = self.view.entry(room.reading);
        let symbol = self.say.glyph(Glyph::Symbol(room.reading));
        let phrase = match entry {
            Some(entry) => Phrase::new("mazzo-tui-travelers-room")
                .with(
                    "title",
                    self.say
                        .story(entry.title, self.view.cast.as_ref())
                        .as_str(),
                )
                .with("timing", timing(entry.timing)),
            None => Phrase::new("mazzo-tui-travelers-room-bare"),
        };
        let heading = phrase
            .with("room", room.code.to_string().as_str())
            .with("symbol", symbol.as_str());
        let mut said = vec![(self.say.phrase(&heading), Tone::Strong)];
        said.extend(room.doors.iter().map(|door| (self.door(door), Tone::Good)));
        said.extend(entry.into_iter().flat_map(|entry| self.entry_text(entry)));
        said
    }

    fn entry_text(&self, entry: &Entry) -> Vec<(String, Tone)> {
        let Some(cast) = &self.view.cast else {
            return Vec::new();
        };
        let texts = printed::entry(entry, cast);
        let mut said = self.text(&texts.upper);
        said.extend(
            texts
                .enemy
                .map(|enemy| (self.say.phrase(&enemy), Tone::News)),
        );
        said.extend(self.text_after(&texts.lower));
        said
    }

    fn door(&self, door: &DoorView) -> String {
        let key = match (door.blocked, door.attached, self.view.hand.is_empty()) {
            (true, ..) => "mazzo-tui-travelers-door-blocked",
            (_, true, _) => "mazzo-tui-travelers-door-open",
            (_, _, true) => "mazzo-tui-travelers-door-new-free",
            (_, _, false) => "mazzo-tui-travelers-door-new",
        };
        let way = Phrase::new("travelers-play-way").with("way", door.direction.id());
        let phrase = Phrase::new(key)
            .with("way", way)
            .with("room", door.to.to_string().as_str());
        self.say.phrase(&phrase)
    }
}

/// The direction from the pawn's cell to the next one, if it is the next one.
fn step(pawn: u8, cell: u8) -> Option<&'static str> {
    let place = |cell: u8| ((cell % 3) as i8, (cell / 3) as i8);
    let ((x, y), (to_x, to_y)) = (place(pawn), place(cell));
    let step = STEPS
        .iter()
        .find(|(dx, dy, _)| (x + dx, y + dy) == (to_x, to_y));
    step.map(|(.., way)| *way)
}
