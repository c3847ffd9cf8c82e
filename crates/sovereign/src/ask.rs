//! What a step asks next, and of whom (SV-8.7, SV-8.15).

use crate::cards::Piece;
use crate::crystal::Colour;
use crate::effect::{CoverFrom, Discarded, Place, Step};
use crate::frame::{Frame, NOTHING_HELD, Stage};
use crate::pieces::Area;
use crate::position::Battle;
use crate::select::{CardChoice, Pick, Selector, Who};
use crate::zone::ZoneSet;
use kernel::Seat;

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ask {
    Haerian(ZoneSet),
    Buildings(ZoneSet),
    Zones(ZoneSet),
    Covers(ZoneSet),
    /// Cards of an area that fit what the step says.
    Cards(Area),
    /// Equipment of a player; only exhausted ones to be recovered.
    Equipment {
        seat: Seat,
        exhausted: bool,
    },
    /// Crystals of a player.
    Crystals {
        seat: Seat,
        of: Crystals,
    },
    /// Options of CHOOSE, as bits.
    Modes(u8),
    /// Cards looked at that may go to the bottom.
    ToBottom,
    /// Cards looked at that go back on top.
    ToTop,
}

/// Which Crystals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Crystals {
    Any,
    Ready,
    Exhausted(Option<Colour>),
}

/// A question with whether "no more" is an answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    pub ask: Ask,
    pub optional: bool,
}

fn must(ask: Ask) -> Option<Question> {
    Some(Question {
        ask,
        optional: false,
    })
}

fn may(ask: Ask) -> Option<Question> {
    Some(Question {
        ask,
        optional: true,
    })
}

impl Battle {
    /// What the step under way asks next; nothing once all is chosen.
    pub(crate) fn question(&self, frame: &Frame, step: &Step) -> Option<Question> {
        let scene = &frame.scene;
        let own = scene.controller;
        let found = match step {
            Step::Duel { one, other } | Step::Swap { one, other } => {
                let selector = if frame.stage == Stage::Choose {
                    one
                } else {
                    other
                };
                self.ask_objects(frame, selector, step)
            }
            Step::Move { on, to } => match frame.stage {
                Stage::Handle => {
                    let zone = frame.chosen.into_iter().next()?;
                    must(Ask::Zones(self.destinations(zone, *to)))
                }
                _ => self.ask_objects(frame, on, step),
            },
            Step::Blink(on) => match frame.stage {
                Stage::Handle if frame.held != NOTHING_HELD => {
                    let owner = self.owner(Piece(frame.held));
                    must(Ask::Zones(self.free(ZoneSet::initial(owner))))
                }
                Stage::Handle => None,
                _ => self.ask_objects(frame, on, step),
            },
            Step::Sacrifice { who, filter, count } => {
                let seat = self.named(frame, *who)?;
                let fits = self.sacrifices(scene, seat, filter).minus(frame.chosen);
                (frame.count < *count).then_some(())?;
                must(Ask::Haerian(fits))
            }
            Step::Break { who, count } => {
                let seat = self.named(frame, *who)?;
                (frame.count < *count).then_some(())?;
                must(Ask::Equipment {
                    seat,
                    exhausted: false,
                })
            }
            Step::Rearm(count) => {
                (frame.count < *count).then_some(())?;
                let ask = Ask::Equipment {
                    seat: own,
                    exhausted: true,
                };
                if frame.count == 0 {
                    must(ask)
                } else {
                    may(ask)
                }
            }
            Step::Discard { who, count, how } => {
                let seat = self.named(frame, *who)?;
                let asked = match how {
                    Discarded::Choice => true,
                    // Only once the hand has been looked at.
                    Discarded::Pick => frame.stage == Stage::Handle,
                    Discarded::Random => false,
                };
                (frame.count < *count && asked).then_some(())?;
                must(Ask::Cards(Area::Hand(seat)))
            }
            Step::Look { keep, .. } => match frame.stage {
                Stage::Handle if frame.count < *keep => may(Ask::Cards(Area::Aside(own))),
                Stage::Handle | Stage::Rest => must(Ask::ToBottom),
                _ => None,
            },
            Step::Foresee(_) => match frame.stage {
                Stage::Handle => may(Ask::ToBottom),
                Stage::Rest => must(Ask::ToTop),
                _ => None,
            },
            Step::Search(_) => {
                (frame.count == 0 && frame.stage == Stage::Handle).then_some(())?;
                may(Ask::Cards(Area::Chronicles(own)))
            }
            Step::Retrieve(cards) | Step::Restore(cards) | Step::Purge(cards) => {
                self.ask_cards(frame, cards)
            }
            Step::Revive { cards, at } | Step::Deploy { cards, at } => {
                let zones = self.places(scene, *at);
                if frame.held != NOTHING_HELD {
                    return must(Ask::Zones(zones))
                        .filter(|question| self.has_answer(frame, step, question));
                }
                (!zones.is_empty()).then_some(())?;
                self.ask_cards(frame, cards)
            }
            Step::Refresh { count, colour } => {
                (frame.count < *count).then_some(())?;
                may(Ask::Crystals {
                    seat: own,
                    of: Crystals::Exhausted(*colour),
                })
            }
            Step::Shatter { who, count } => {
                let seat = self.named(frame, *who)?;
                (frame.count < *count).then_some(())?;
                must(Ask::Crystals {
                    seat,
                    of: Crystals::Any,
                })
            }
            Step::Drain { who, count } => {
                let seat = self.named(frame, *who)?;
                (frame.count < *count).then_some(())?;
                must(Ask::Crystals {
                    seat,
                    of: Crystals::Ready,
                })
            }
            Step::Generate { count, at, .. } => {
                let on_field = matches!(at, Place::Initial | Place::Home | Place::Adjacent);
                (frame.count < *count && on_field).then_some(())?;
                must(Ask::Zones(self.places(scene, *at)))
            }
            Step::Cover { count, from } => {
                (frame.count < *count).then_some(())?;
                let zones = Ask::Zones(self.coverable(own));
                match from {
                    CoverFrom::Chronicles => {
                        (!self.piles.is_empty(Area::Chronicles(own))).then_some(())?;
                        must(zones)
                    }
                    CoverFrom::Hand if frame.held != NOTHING_HELD => must(zones),
                    CoverFrom::Hand => {
                        (!self.coverable(own).is_empty()).then_some(())?;
                        must(Ask::Cards(Area::Hand(own)))
                    }
                }
            }
            Step::Pickup { who, count } | Step::Peek { who, count } => {
                let seat = self.named(frame, *who)?;
                (frame.count < *count).then_some(())?;
                must(Ask::Covers(self.walls[seat.index()].minus(frame.chosen)))
            }
            Step::Shift(count) => {
                (frame.count < *count).then_some(())?;
                if frame.held == NOTHING_HELD {
                    (!self.coverable(own).is_empty()).then_some(())?;
                    may(Ask::Covers(self.walls[own.index()].minus(frame.chosen)))
                } else {
                    must(Ask::Zones(self.coverable(own)))
                }
            }
            Step::Take(count) => {
                (frame.count < *count).then_some(())?;
                may(Ask::Cards(Area::RealmsDown(own)))
            }
            Step::Veil(count) => {
                (frame.count < *count).then_some(())?;
                may(Ask::Cards(Area::RealmsUp(own)))
            }
            Step::Choose(options) => must(Ask::Modes(self.possible(scene, options))),
            step => self.ask_objects(frame, step.acts_on()?, step),
        }?;
        (!frame.closed && self.has_answer(frame, step, &found)).then_some(found)
    }

    /// Who answers.
    pub(crate) fn chooser(&self, frame: &Frame, step: &Step) -> Seat {
        let own = frame.scene.controller;
        match step {
            Step::Sacrifice { who, .. }
            | Step::Shatter { who, .. }
            | Step::Drain { who, .. }
            | Step::Pickup { who, .. }
            | Step::Discard {
                who,
                how: Discarded::Choice,
                ..
            } => self.named(frame, *who).unwrap_or(own),
            Step::Blink(_) if frame.held != NOTHING_HELD => self.owner(Piece(frame.held)),
            _ => own,
        }
    }

    /// The player the step speaks of now.
    pub(crate) fn named(&self, frame: &Frame, who: Who) -> Option<Seat> {
        self.players_meant(who, frame.scene.controller)[usize::from(frame.second)]
    }

    fn ask_objects(&self, frame: &Frame, selector: &Selector, step: &Step) -> Option<Question> {
        let Selector::Of { pick, .. } = selector else {
            return None;
        };
        let zones = self
            .eligible(&frame.scene, selector, step)
            .minus(frame.chosen);
        let ask = if self.means_buildings(&frame.scene, selector) {
            Ask::Buildings(zones)
        } else {
            Ask::Haerian(zones)
        };
        match pick {
            Pick::One if frame.count == 0 => must(ask),
            Pick::UpTo(most) if frame.count < *most => may(ask),
            _ => None,
        }
    }

    fn ask_cards(&self, frame: &Frame, cards: &CardChoice) -> Option<Question> {
        let CardChoice::Of { pick, group, .. } = cards else {
            return None;
        };
        let ask = Ask::Cards(Battle::area_of(*group, frame.scene.controller));
        match pick {
            Pick::One if frame.count == 0 => must(ask),
            Pick::UpTo(most) if frame.count < *most => may(ask),
            _ => None,
        }
    }
}
