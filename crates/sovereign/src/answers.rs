//! The answers to a question (SV-8.7, SV-8.15).

use crate::action::Action;
use crate::ask::{Ask, Crystals, Question};
use crate::card_bits::CardBits;
use crate::cards::{CardId, Piece};
use crate::crystal::Colour;
use crate::effect::Step;
use crate::frame::Frame;
use crate::pieces::Area;
use crate::position::Battle;

impl Battle {
    /// Every answer to a question, "no more" aside.
    pub(crate) fn each_answer(
        &self,
        frame: &Frame,
        step: &Step,
        question: &Question,
        each: &mut impl FnMut(Action),
    ) {
        let own = frame.scene.controller;
        match question.ask {
            Ask::Haerian(zones) => zones.for_each(|zone| each(Action::Haerian(zone))),
            Ask::Buildings(zones) => zones.for_each(|zone| each(Action::Building(zone))),
            Ask::Zones(zones) => zones.for_each(|zone| each(Action::Zone(zone))),
            Ask::Covers(zones) => zones.for_each(|zone| each(Action::Cover(zone))),
            Ask::Cards(area) => self.each_card(
                area,
                |piece| self.card_serves(&frame.scene, step, piece),
                |card| each(Action::Card(card)),
            ),
            Ask::Equipment { seat, exhausted } => {
                for worn in [false, true] {
                    if exhausted && !worn {
                        continue;
                    }
                    let fits = |piece: Piece| self.state(piece).exhausted() == worn;
                    self.each_card(Area::Equipment(seat), fits, |card| {
                        each(Action::Equipment {
                            card,
                            exhausted: worn,
                        });
                    });
                }
            }
            Ask::Crystals { seat, of } => {
                let player = self.player(seat);
                for colour in Colour::ALL {
                    let (ready, exhausted) = match of {
                        Crystals::Any => (true, true),
                        Crystals::Ready => (true, false),
                        Crystals::Exhausted(only) => {
                            (false, only.is_none_or(|only| only == colour))
                        }
                    };
                    if ready && player.ready[colour.index()] > 0 {
                        each(Action::Crystal {
                            colour,
                            exhausted: false,
                        });
                    }
                    if exhausted && player.exhausted[colour.index()] > 0 {
                        each(Action::Crystal {
                            colour,
                            exhausted: true,
                        });
                    }
                }
            }
            Ask::Modes(bits) => {
                for option in 0..8u8 {
                    if bits & 1 << option != 0 {
                        each(Action::Mode(option + 1));
                    }
                }
            }
            Ask::ToBottom => {
                self.each_card(
                    Area::Aside(own),
                    |_| true,
                    |card| each(Action::Bottom(card)),
                );
            }
            Ask::ToTop => {
                self.each_card(Area::Aside(own), |_| true, |card| each(Action::Top(card)));
            }
        }
    }

    /// Each card of an area that fits, every kind once.
    pub(crate) fn each_card(
        &self,
        area: Area,
        fits: impl Fn(Piece) -> bool,
        mut each: impl FnMut(CardId),
    ) {
        let mut seen = CardBits::default();
        for piece in self.piles.iter::<Piece>(area) {
            let card = self.printed_of(piece);
            if !seen.contains(card) && fits(piece) {
                seen.insert(card);
                each(card);
            }
        }
    }

    pub(crate) fn has_answer(&self, frame: &Frame, step: &Step, question: &Question) -> bool {
        match question.ask {
            Ask::Haerian(zones)
            | Ask::Buildings(zones)
            | Ask::Zones(zones)
            | Ask::Covers(zones) => !zones.is_empty(),
            Ask::Cards(area) => {
                let mut pieces = self.piles.iter::<Piece>(area);
                pieces.any(|piece| self.card_serves(&frame.scene, step, piece))
            }
            Ask::Modes(bits) => bits != 0,
            _ => {
                let mut any = false;
                self.each_answer(frame, step, question, &mut |_| any = true);
                any
            }
        }
    }

    /// The answer, if there is but one and it must be given.
    pub(crate) fn only_answer(
        &self,
        frame: &Frame,
        step: &Step,
        question: &Question,
    ) -> Option<Action> {
        if question.optional {
            return None;
        }
        if let Ask::Haerian(zones) | Ask::Zones(zones) | Ask::Covers(zones) = question.ask
            && zones.len() > 1
        {
            return None;
        }
        let mut count = 0;
        let mut only = Action::Done;
        self.each_answer(frame, step, question, &mut |action| {
            count += 1;
            only = action;
        });
        (count == 1).then_some(only)
    }
}
