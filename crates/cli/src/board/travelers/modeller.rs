//! Makes the model of a board from a view.

mod maps;

use super::concern::Concern;
use super::model::{Hand, Held, Model, Piece, Scene, Tone};
use super::words::Speaker;
use crate::board::{Thing, Usable};
use ::travelers::text::class_name;
use ::travelers::{Card, Half, MapView, Question, Story, TravelersView, Upright};
use kernel::Phrase;

/// Makes the model of a board.
pub struct Modeller<'a> {
    pub view: &'a TravelersView,
    pub say: Speaker<'a>,
    things: Vec<Thing>,
    concerns: Vec<Concern>,
}

/// The id under which a printed thing is looked up.
pub fn id(code: impl std::fmt::Display) -> &'static str {
    Story::new(code.to_string()).key()
}

impl<'a> Modeller<'a> {
    pub fn new(view: &'a TravelersView, say: Speaker<'a>) -> Modeller<'a> {
        Modeller {
            view,
            say,
            things: Vec::new(),
            concerns: Vec::new(),
        }
    }

    pub fn model(mut self) -> Model {
        // A Dungeon's map is looked at where steps are decided, in a fight as well.
        let marching = matches!(
            self.view.question,
            Question::March | Question::Pull | Question::Land(_) | Question::Beside(_)
        );
        let scene = match (&self.view.map, self.view.fight.is_some() && !marching) {
            (_, true) | (MapView::Practice, _) => Scene::Fight(self.fight_rows()),
            (MapView::World { .. }, _) => Scene::Grid(self.grid()),
            (MapView::Dungeon { .. }, _) => Scene::Maze(self.maze()),
        };
        let (hand, piles) = match scene {
            Scene::Fight(_) => (self.no_hand(), Vec::new()),
            _ => (self.hand(), self.piles()),
        };
        let first = match self.view.map {
            MapView::World { pawn, .. } if !matches!(scene, Scene::Fight(_)) => {
                let here = self.cards_before(pawn);
                here.min(self.things.len().saturating_sub(1))
            }
            _ => 0,
        };
        Model {
            status: self.status(),
            scene,
            hand,
            piles,
            things: self.things,
            concerns: self.concerns,
            first,
        }
    }

    /// How many cards of the grid come before this cell: the number of its own thing.
    fn cards_before(&self, pawn: u8) -> usize {
        match &self.view.map {
            MapView::World { cells, .. } => cells
                .iter()
                .take(pawn.into())
                .filter(|cell| cell.is_some())
                .count(),
            _ => 0,
        }
    }

    pub fn thing(&mut self, thing: Thing, concern: Concern) -> usize {
        self.things.push(thing);
        self.concerns.push(concern);
        self.things.len() - 1
    }

    pub fn set_concern(&mut self, thing: usize, concern: Concern) {
        if let Some(known) = self.concerns.get_mut(thing) {
            *known = concern;
        }
    }

    fn status(&self) -> String {
        let hero = self.say.story(self.view.hero, None);
        let phrase = match self.view.adventure {
            Some(adventure) => {
                let title = self.say.story(adventure, self.view.cast.as_ref());
                Phrase::new("mazzo-tui-travelers-status")
                    .with("adventure", title.as_str())
                    .with("set", self.view.adventure_set.to_string().as_str())
            }
            None => Phrase::new("mazzo-tui-travelers-status-training"),
        };
        let class = class_name(self.view.printed.hero.class);
        let phrase = phrase.with("hero", hero.as_str()).with("class", class);
        self.say.phrase(&phrase)
    }

    /// Life, level and what the tracks show.
    pub fn tracks(&self) -> [String; 2] {
        let tracks = &self.view.tracks;
        let standing = Phrase::new("mazzo-tui-travelers-standing")
            .with("life", self.view.life)
            .with("level", tracks.level)
            .with("mana", tracks.mana);
        let points = Phrase::new("mazzo-tui-travelers-points")
            .with("attack", tracks.attack)
            .with("defense", tracks.defense);
        [self.say.phrase(&standing), self.say.phrase(&points)]
    }

    /// A Hero Card somewhere, to be pointed at.
    pub fn card_thing(&mut self, upright: Upright, place: &'static str, usable: Usable) -> usize {
        let thing = Thing {
            name: self.say.card(self.view, upright),
            card: Some(id(upright)),
            state: vec![self.say.key(place)],
            usable,
        };
        self.thing(thing, Concern::Card(upright.card.number()))
    }

    pub fn hand_thing(&mut self, upright: Upright) -> usize {
        let card = upright.card;
        let usable = match self.view.question {
            Question::Open => Usable::If(format!("open {card}")),
            Question::Plan => Usable::If(format!("load {card}")),
            Question::Toll(_) => Usable::Now,
            _ => Usable::Never,
        };
        self.card_thing(upright, "mazzo-tui-travelers-in-hand", usable)
    }

    fn no_hand(&self) -> Hand {
        Hand {
            label: String::new(),
            cards: Vec::new(),
        }
    }

    fn hand(&mut self) -> Hand {
        let cards = self.view.hand.iter().map(|&upright| {
            let half = self.view.half(upright);
            Held {
                name: self.say.card(self.view, upright),
                worth: half.map_or(String::new(), |half| self.say.worth(half)),
                thing: self.hand_thing(upright),
            }
        });
        let cards = cards.collect();
        Hand {
            label: self.say.key("mazzo-tui-hand"),
            cards,
        }
    }

    /// TS-1.11: the unknown lower part of the Discard Deck, the known upper one, Removed Cards.
    pub fn piles(&mut self) -> Vec<Piece> {
        let view = self.view;
        let mut pieces = vec![Piece::new(
            self.say.key("mazzo-tui-travelers-deck"),
            Tone::Strong,
        )];
        if view.deck_unknown.is_empty() && view.deck_known.is_empty() {
            let none = self.say.key("mazzo-tui-travelers-deck-empty");
            pieces.push(Piece::new(format!(" {none}"), Tone::Faint));
        }
        for &upright in &view.deck_unknown {
            pieces.push(self.deck_piece(upright, "mazzo-tui-travelers-in-deck-unknown"));
        }
        if !view.deck_unknown.is_empty() {
            let unknown = self.say.key("mazzo-tui-travelers-deck-unknown");
            pieces.push(Piece::new(format!(" {unknown}"), Tone::Faint));
        }
        for &upright in &view.deck_known {
            pieces.push(self.deck_piece(upright, "mazzo-tui-travelers-in-deck"));
        }
        if !view.deck_known.is_empty() {
            let known = self.say.key("mazzo-tui-travelers-deck-known");
            pieces.push(Piece::new(format!(" {known}"), Tone::Faint));
        }
        if !view.removed.is_empty() {
            let label = self.say.key("mazzo-tui-travelers-removed");
            pieces.push(Piece::new(format!("  {label}"), Tone::Strong));
            pieces.extend(view.removed.iter().map(|&card| self.removed_piece(card)));
        }
        pieces
    }

    fn deck_piece(&mut self, upright: Upright, place: &'static str) -> Piece {
        let thing = self.card_thing(upright, place, Usable::Never);
        Piece::about(format!(" {upright}"), Tone::Plain, thing)
    }

    fn removed_piece(&mut self, card: Card) -> Piece {
        let thing = Thing {
            name: self.say.removed(self.view, card),
            card: Some(id(Upright {
                card,
                half: Half::I,
            })),
            state: vec![self.say.key("mazzo-tui-travelers-is-removed")],
            usable: Usable::Never,
        };
        let thing = self.thing(thing, Concern::Card(card.number()));
        Piece::about(format!(" {card}"), Tone::Bad, thing)
    }
}
