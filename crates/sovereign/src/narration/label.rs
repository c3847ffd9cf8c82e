//! Choices as a person would say them. Different choices at the same moment have different
//! labels.

use super::names::{crystals, place, signed};
use crate::action::Action;
use crate::cards::{CardId, ClassId, Piece};
use crate::pieces::Area;
use crate::position::Battle;
use crate::text;
use crate::work::Task;
use crate::zone::Zone;
use kernel::{Phrase, Seat};

impl Battle {
    /// The action, in the imperative.
    pub(crate) fn label_phrase(&self, seat: Seat, action: Action) -> Phrase {
        let of_card = |key: &'static str, card: CardId| {
            Phrase::new(key).with("card", self.set.card(card).name)
        };
        let attack = |key: &'static str, with: Zone| {
            Phrase::new(key).with("attacker", self.haerian_at(with))
        };
        match action {
            Action::Exchange(card) => of_card("sovereign-play-label-exchange", card),
            Action::Keep => match self.tasks.last() {
                Some(Task::PickUp(pick_up)) => of_card(
                    "sovereign-play-label-keep-card",
                    self.printed_of(pick_up.piece),
                ),
                _ => Phrase::new("sovereign-play-label-keep-hand"),
            },
            Action::Begin(first) if first == seat => Phrase::new("sovereign-play-label-begin"),
            Action::Begin(_) => Phrase::new("sovereign-play-label-begin-other"),
            Action::Play { card, at: None } => of_card("sovereign-play-label-play", card),
            Action::Play { card, at: Some(at) } => {
                of_card("sovereign-play-label-play-at", card).with("zone", place(at))
            }
            Action::Move { from, to } => Phrase::new("sovereign-play-label-move")
                .with("spot", self.haerian_at(from))
                .with("zone", place(to)),
            Action::Fight { with, on } => {
                attack("sovereign-play-label-fight", with).with("defender", self.haerian_at(on))
            }
            Action::Raze { with, on } => {
                attack("sovereign-play-label-raze", with).with("building", self.building_at(on))
            }
            Action::Strike(with) => attack("sovereign-play-label-strike", with),
            Action::Access(card) => of_card("sovereign-play-label-access", card),
            Action::Vocation { class, number } => self.vocation_label(class, number),
            Action::End => Phrase::new("sovereign-play-label-end"),
            Action::Pay(colour) => {
                Phrase::new("sovereign-play-label-pay").with("crystals", crystals(colour, 1))
            }
            Action::PayRest => Phrase::new("sovereign-play-label-pay-rest"),
            Action::Use(card) => of_card("sovereign-play-label-use", card)
                .with("bonus", signed(self.equipment_bonus(seat, card))),
            Action::Pass => Phrase::new("sovereign-play-label-pass"),
            Action::Activate => match self.tasks.last() {
                Some(Task::PickUp(pick_up)) => of_card(
                    "sovereign-play-label-activate",
                    self.printed_of(pick_up.piece),
                ),
                _ => Phrase::new("sovereign-play-label-activate-snare"),
            },
            Action::Haerian(zone) => {
                Phrase::new("sovereign-play-label-choose").with("what", self.haerian_at(zone))
            }
            Action::Building(zone) => {
                Phrase::new("sovereign-play-label-choose").with("what", self.building_at(zone))
            }
            Action::Cover(zone) => {
                Phrase::new("sovereign-play-label-choose").with("what", self.cover_at(zone, seat))
            }
            Action::Zone(zone) => {
                Phrase::new("sovereign-play-label-zone").with("zone", place(zone))
            }
            Action::Card(card) => of_card("sovereign-play-label-card", card),
            Action::Equipment { card, exhausted } => of_card(
                if exhausted {
                    "sovereign-play-label-exhausted-equipment"
                } else {
                    "sovereign-play-label-card"
                },
                card,
            ),
            Action::Crystal { colour, exhausted } => Phrase::new(if exhausted {
                "sovereign-play-label-exhausted-crystal"
            } else {
                "sovereign-play-label-ready-crystal"
            })
            .with("crystals", crystals(colour, 1)),
            Action::Mode(number) => self.mode_label(number),
            Action::Accept => Phrase::new("sovereign-play-label-accept"),
            Action::Decline => Phrase::new("sovereign-play-label-decline"),
            Action::Done => Phrase::new("sovereign-play-label-done"),
            Action::Bottom(card) => of_card("sovereign-play-label-bottom", card),
            Action::Top(card) => of_card("sovereign-play-label-top", card),
        }
    }

    /// As the class card says it.
    fn vocation_label(&self, class: ClassId, number: u8) -> Phrase {
        let printed = self.set.class(class);
        let label = Phrase::new("sovereign-play-label-vocation").with("class", printed.name);
        match printed.abilities.get(usize::from(number).wrapping_sub(1)) {
            Some(ability) => label.with("text", text::ability(self.set, None, ability)),
            None => label.with("text", Phrase::new("sovereign-play-an-effect")),
        }
    }

    fn mode_label(&self, number: u8) -> Phrase {
        let label = Phrase::new("sovereign-play-label-mode").with("number", number);
        let option = match self.tasks.last() {
            Some(Task::Ability(frame)) => self.option(frame, number),
            _ => None,
        };
        match option {
            Some(deed) => label.with("deed", deed),
            None => label.with("deed", Phrase::new("sovereign-play-an-effect")),
        }
    }

    /// The Force that an Equipment of this kind would give now (SV-5.3.2 (c)).
    fn equipment_bonus(&self, seat: Seat, card: CardId) -> i8 {
        let mut pieces = self.piles.iter::<Piece>(Area::Equipment(seat));
        let piece = pieces.find(|&piece| self.printed_of(piece) == card);
        piece.map_or(0, |piece| self.bonus_of(seat, piece))
    }
}
