//! What an ability under way asks for, in words.

use super::deed::{cards_of, object_of};
use super::names::card;
use crate::ask::{Ask, Crystals, Question};
use crate::cards::Piece;
use crate::effect::Step;
use crate::frame::{Frame, NOTHING_HELD, Stage};
use crate::pieces::Area;
use crate::player::rival;
use crate::position::Battle;
use crate::select::{CardChoice, Pick, Selector};
use crate::zone::ZoneSet;
use kernel::{Phrase, Seat};

impl Battle {
    /// The question of an ability under way to the seat.
    pub(super) fn ability_question(&self, seat: Seat, frame: &Frame) -> Phrase {
        let about = |key: &'static str| Phrase::new(key).with("source", self.ability_source(frame));
        if frame.stage == Stage::Offer {
            return about("sovereign-play-ask-offer").with("deeds", self.deeds_of(frame));
        }
        let found = frame
            .step(self.set)
            .and_then(|step| Some((step, self.question(frame, step)?)));
        let Some((step, question)) = found else {
            return Phrase::new("sovereign-play-ask-wait");
        };
        let ask = |key: &'static str| {
            about(key)
                .with("deed", self.deed(&frame.scene, step))
                .with("what", self.what(seat, frame, step, &question))
                .with("left", choices_left(frame, step))
        };
        match question {
            Question {
                ask: Ask::Modes(_), ..
            } => about("sovereign-play-ask-mode"),
            Question {
                ask: Ask::ToBottom,
                optional: false,
            } => about("sovereign-play-ask-rest"),
            Question {
                ask: Ask::ToBottom,
                optional: true,
            } => about("sovereign-play-ask-bottom"),
            Question {
                ask: Ask::ToTop, ..
            } => about("sovereign-play-ask-top"),
            Question { optional: true, .. } => ask("sovereign-play-ask-optional"),
            Question { .. } => ask("sovereign-play-ask"),
        }
    }

    /// An option of CHOOSE, from 1.
    pub(super) fn option(&self, frame: &Frame, number: u8) -> Option<Phrase> {
        let Step::Choose(options) = frame.step(self.set)? else {
            return None;
        };
        let option = options.get(usize::from(number).wrapping_sub(1))?;
        Some(self.deed_on(&frame.scene, option))
    }

    /// What is to be chosen.
    fn what(&self, seat: Seat, frame: &Frame, step: &Step, question: &Question) -> Phrase {
        let mine = |owner: Seat, own: &'static str, others: &'static str| {
            Phrase::new(if owner == seat { own } else { others })
        };
        match question.ask {
            Ask::Haerian(zones) => self.partner(frame, step, self.haerian_meant(seat, zones)),
            Ask::Buildings(_) => Phrase::new("sovereign-play-what-building"),
            Ask::Zones(_) => self.zone_wanted(frame, step),
            Ask::Covers(zones) => {
                let own = zones.minus(self.walls[seat.index()]).is_empty();
                Phrase::new(if own {
                    "sovereign-play-what-own-cover"
                } else {
                    "sovereign-play-what-enemy-cover"
                })
            }
            Ask::Cards(area) => cards_in(area, seat),
            Ask::Equipment {
                exhausted: true, ..
            } => Phrase::new("sovereign-play-what-exhausted-equipment"),
            Ask::Equipment { seat: of, .. } => mine(
                of,
                "sovereign-play-what-own-equipment",
                "sovereign-play-what-enemy-equipment",
            ),
            Ask::Crystals { of, .. } => Phrase::new(match of {
                Crystals::Any => "sovereign-play-what-crystal",
                Crystals::Ready => "sovereign-play-what-ready-crystal",
                Crystals::Exhausted(_) => "sovereign-play-what-exhausted-crystal",
            }),
            Ask::Modes(_) | Ask::ToBottom | Ask::ToTop => {
                Phrase::new("sovereign-play-what-looked-at")
            }
        }
    }

    fn haerian_meant(&self, seat: Seat, zones: ZoneSet) -> Phrase {
        let all_of = |of: Seat| zones.minus(self.armies[of.index()]).is_empty();
        Phrase::new(if all_of(seat) {
            "sovereign-play-what-own-haerian"
        } else if all_of(rival(seat)) {
            "sovereign-play-what-enemy-haerian"
        } else {
            "sovereign-play-what-haerian"
        })
    }

    /// The second of two Haerian that a step brings together.
    fn partner(&self, frame: &Frame, step: &Step, what: Phrase) -> Phrase {
        let first = frame.chosen.into_iter().next();
        match (step, first) {
            (Step::Duel { .. } | Step::Swap { .. }, Some(first)) => {
                Phrase::new("sovereign-play-what-partner")
                    .with("what", what)
                    .with("first", self.haerian_at(first))
            }
            _ => what,
        }
    }

    /// A zone, with what goes there.
    fn zone_wanted(&self, frame: &Frame, step: &Step) -> Phrase {
        let goes = match step {
            Step::Move { .. } => frame
                .chosen
                .into_iter()
                .next()
                .map(|zone| self.haerian_at(zone)),
            Step::Generate { puppet, .. } => Some(card(self.set.card(puppet.card).name)),
            // What is held is a zone here.
            Step::Shift(_) => None,
            _ if frame.held != NOTHING_HELD => Some(card(self.card(Piece(frame.held)).name)),
            _ => None,
        };
        match goes {
            Some(goes) => Phrase::new("sovereign-play-what-zone-for").with("what", goes),
            None => Phrase::new("sovereign-play-what-zone"),
        }
    }
}

/// A card of this area, as the seat calls it.
pub(super) fn cards_in(area: Area, seat: Seat) -> Phrase {
    Phrase::new(match area {
        Area::Hand(of) if of == seat => "sovereign-play-what-own-hand",
        Area::Hand(_) => "sovereign-play-what-enemy-hand",
        Area::Afterlife(of) if of == seat => "sovereign-play-what-own-afterlife",
        Area::Afterlife(_) => "sovereign-play-what-enemy-afterlife",
        Area::Chronicles(_) => "sovereign-play-what-chronicles",
        Area::RealmsUp(_) => "sovereign-play-what-realms-up",
        Area::RealmsDown(_) => "sovereign-play-what-realms-down",
        _ => "sovereign-play-what-looked-at",
    })
}

/// How many choices the step still wants or allows.
fn choices_left(frame: &Frame, step: &Step) -> u8 {
    let most = match step {
        Step::Sacrifice { count, .. }
        | Step::Break { count, .. }
        | Step::Discard { count, .. }
        | Step::Refresh { count, .. }
        | Step::Shatter { count, .. }
        | Step::Drain { count, .. }
        | Step::Generate { count, .. }
        | Step::Cover { count, .. }
        | Step::Pickup { count, .. }
        | Step::Peek { count, .. }
        | Step::Rearm(count)
        | Step::Shift(count)
        | Step::Take(count)
        | Step::Veil(count)
        | Step::Look { keep: count, .. } => *count,
        _ => match (object_of(step), cards_of(step)) {
            (Some(Selector::Of { pick, .. }), _) | (_, Some(CardChoice::Of { pick, .. })) => {
                most_of(*pick)
            }
            _ => 1,
        },
    };
    most.saturating_sub(frame.count)
}

fn most_of(pick: Pick) -> u8 {
    match pick {
        Pick::UpTo(most) => most,
        Pick::One | Pick::All => 1,
    }
}
