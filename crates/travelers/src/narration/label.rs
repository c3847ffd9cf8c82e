//! Actions as a person would say them.

use super::names::{banner, code, track, way};
use crate::action::Action;
use crate::cards::Card;
use crate::dungeon::Direction;
use crate::half::Half;
use crate::journey::Journey;
use crate::map::MapState;
use crate::question::Question;
use crate::text;
use crate::text::glyph::Glyph;
use crate::track::Track;
use crate::walk::neighbour;
use crate::world::HalfCode;
use kernel::Phrase;

impl Journey {
    /// The action as a person would say it.
    pub(crate) fn label_phrase(&self, action: Action) -> Phrase {
        match action {
            Action::Go(direction) => self.go_label(direction),
            Action::Open(card) => self.mana_label("travelers-play-do-open", card),
            Action::Load(card) => self.mana_label("travelers-play-do-load", card),
            Action::Infuse(card) => self.infuse_label(card),
            Action::Add(card) => self.add_label(card),
            Action::Strain(card, gain) => self
                .of_card("travelers-play-do-strain", card)
                .with("track", track(gain)),
            Action::Activate => self.activate_label(),
            Action::End => Phrase::new("travelers-play-do-end"),
            Action::Leave => Phrase::new("travelers-play-do-leave"),
            Action::Exhaust { card, pay } => self.exhaust_label(card, pay),
            Action::Hit(card) => self
                .of_card("travelers-play-do-hit", card)
                .with("loss", self.loss(card)),
            Action::Strike => self.strike_label(),
            Action::Pulled(direction) => {
                Phrase::new("travelers-play-do-pulled").with("way", way(direction))
            }
            Action::Discard(card) => self.of_card("travelers-play-do-discard", card),
            Action::Choose(card) => self.choose_label(card),
            Action::Enter(half) => self.enter_label(half),
            Action::Migrate(card) => self.migrate_label(card),
            Action::Beside(room) => {
                Phrase::new("travelers-play-do-beside").with("room", code(room))
            }
            Action::Land(cell) => Phrase::new("travelers-play-do-land")
                .with("column", cell.x + 1)
                .with("row", cell.y + 1)
                .with("what", self.floor_id(cell)),
            Action::Accept => Phrase::new(match self.question {
                Question::Visit => "travelers-play-do-visit",
                Question::GoOn => "travelers-play-do-go-on",
                _ => "travelers-play-do-accept",
            }),
            Action::Decline => Phrase::new(match self.question {
                Question::Visit => "travelers-play-do-pass-by",
                Question::GoOn => "travelers-play-do-stop",
                Question::Toll(_) => "travelers-play-do-stay",
                _ => "travelers-play-do-decline",
            }),
            Action::Done => Phrase::new("travelers-play-do-done"),
        }
    }

    fn of_card(&self, key: &'static str, card: Card) -> Phrase {
        Phrase::new(key).with("card", self.card_name(card))
    }

    fn go_label(&self, direction: Direction) -> Phrase {
        let label = |key| Phrase::new(key).with("way", way(direction));
        match &self.map {
            MapState::World(grid) => {
                match neighbour(grid.pawn, direction).and_then(|cell| grid.upright(cell)) {
                    Some(half) => label("travelers-play-do-go-card").with("card", self.half(half)),
                    None => label("travelers-play-do-go-empty"),
                }
            }
            MapState::Dungeon(maze) => {
                let inside = maze.cell.step(direction, maze.room.side).is_some();
                let fighting = self.question == Question::March;
                match self.door(maze, direction).filter(|_| !inside) {
                    _ if fighting => {
                        label("travelers-play-do-march").with("track", track(Track::Attack))
                    }
                    Some(door) if maze.is_attached(maze.room, door.to) => {
                        label("travelers-play-do-go-room").with("room", code(door.to))
                    }
                    Some(door) => label("travelers-play-do-go-new-room")
                        .with("room", code(door.to))
                        .with("hand", self.zones.hand.len()),
                    None => label("travelers-play-do-go"),
                }
            }
            MapState::Practice => label("travelers-play-do-go"),
        }
    }

    /// The half's code and title, as in "4B The Drawer of Echoes".
    fn half(&self, half: HalfCode) -> Phrase {
        match self.half_title(half) {
            Some(title) => Phrase::new("travelers-play-half")
                .with("code", code(half))
                .with("title", title),
            None => Phrase::new("travelers-code").with("code", code(half)),
        }
    }

    /// TS-4.11, TS-4.20: what Mana the card would bring, surplus left out.
    fn mana_label(&self, key: &'static str, card: Card) -> Phrase {
        let value = self.in_play().upright(card).value;
        let room = self.tracks.level.saturating_sub(self.tracks.mana);
        self.of_card(key, card)
            .with("mana", value.min(room))
            .with("track", track(Track::Mana))
    }

    fn infuse_label(&self, card: Card) -> Phrase {
        let half = self.in_play().upright(card);
        let phrase = match half.element {
            Some(element) => self
                .of_card("travelers-play-do-infuse-element", card)
                .with("element", Glyph::Element(element)),
            None => self.of_card("travelers-play-do-infuse", card),
        };
        phrase.with("stars", Glyph::stars(half.stars()))
    }

    fn add_label(&self, card: Card) -> Phrase {
        let cost = self.in_play().upright(card).abilities.first();
        self.of_card("travelers-play-do-add", card)
            .with("cost", cost.map_or(0, |ability| ability.cost))
            .with("track", track(Track::Mana))
    }

    fn activate_label(&self) -> Phrase {
        let phrase = Phrase::new("travelers-play-do-activate").with("track", track(Track::Mana));
        match self.next_ability() {
            Some(ability) => phrase
                .with("cost", ability.cost)
                .with("text", text::ability(ability)),
            None => phrase
                .with("cost", 0_u8)
                .with("text", Phrase::new("travelers-nothing")),
        }
    }

    /// TS-4.60, TS-4.61, TS-4.65.
    fn exhaust_label(&self, card: Card, pay: bool) -> Phrase {
        let in_play = matches!(self.question, Question::Exhaust);
        if in_play && !self.layout.shows_exhaust(card) {
            return self.of_card("travelers-play-do-leave-play", card);
        }
        match pay {
            true => self
                .of_card("travelers-play-do-pay", card)
                .with("cost", self.in_play().upright(card).exhaust.cost)
                .with("track", track(Track::Mana)),
            false => self
                .of_card("travelers-play-do-exhaust", card)
                .with("loss", self.loss(card)),
        }
    }

    fn strike_label(&self) -> Phrase {
        let there = self.steps_from_enemy() == Some(0);
        let key = match there && !self.enemy().is_trap() {
            true => "travelers-play-do-strike",
            false => "travelers-play-do-wait",
        };
        Phrase::new(key)
            .with("enemy", self.enemy_name())
            .with("attack", self.tracks.attack)
            .with("track", track(Track::Attack))
    }

    fn choose_label(&self, card: Card) -> Phrase {
        let key = match self.question {
            Question::TakeBack(_) | Question::SwapTake | Question::RecoverTake => {
                "travelers-play-do-take"
            }
            Question::Turn(_)
            | Question::TradeOne
            | Question::TradeTwo
            | Question::RitualTurn(_) => "travelers-play-do-turn",
            Question::RecoverGive | Question::RitualRemove => "travelers-play-do-remove",
            Question::ObserveFirst | Question::ObserveSecond => "travelers-play-do-discard",
            _ => "travelers-play-do-choose",
        };
        self.of_card(key, card)
    }

    /// The half that a card would enter on, with its name.
    fn enter_label(&self, half: Half) -> Phrase {
        let entering = match self.question {
            Question::RecoverHalf(card) => self.printed(card, half),
            _ => {
                let taken = self.source_card();
                let back = taken.and_then(|number| self.sets.backs.get(usize::from(number) - 1));
                back.map(|card| card.half(half))
            }
        };
        match entering {
            Some(named) => Phrase::new("travelers-play-do-enter")
                .with("half", banner(half))
                .with("name", text::half_name(named)),
            None => Phrase::new("travelers-play-do-enter-half").with("half", banner(half)),
        }
    }

    fn migrate_label(&self, card: u8) -> Phrase {
        let letter = match &self.map {
            MapState::World(grid) => grid.letter(card),
            _ => crate::sentence::Letter::A,
        };
        Phrase::new("travelers-play-do-migrate")
            .with("card", self.half(HalfCode::new(card, letter)))
    }

    /// What stands on the cell that a teleport may end on: an arch, the symbol, or nothing.
    fn floor_id(&self, cell: crate::dungeon::Cell) -> &'static str {
        let (Question::Land(room), Some(rooms)) = (self.question, &self.sets.rooms) else {
            return "floor";
        };
        match &rooms[room] {
            there if there.symbol == cell => "symbol",
            there if there.way(cell).is_some() => "arch",
            _ => "floor",
        }
    }
}
