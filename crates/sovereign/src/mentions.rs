//! Where a battle speaks of physical cards besides the piles and the battlefield.

use crate::cards::{CardSet, Piece};
use crate::effect::{CoverFrom, Step};
use crate::frame::{Frame, NOTHING_HELD};
use crate::position::Battle;
use crate::scene::Scene;
use crate::trigger::Object;
use crate::work::Task;

/// A card spoken of.
pub(crate) enum Mention<'a> {
    /// An object: it was in sight when it was noted.
    Object(&'a mut Object),
    /// A card that is played or picked up.
    Card(&'a mut Piece),
    /// A card chosen for a step that waits for a zone.
    Held(&'a mut u8, &'static Step),
}

/// Is it a card that the frame holds, and not a zone?
pub(crate) fn holds_card(frame: &Frame, set: &'static CardSet) -> Option<&'static Step> {
    let step = frame.step(set).filter(|_| frame.held != NOTHING_HELD)?;
    let card = matches!(
        step,
        Step::Revive { .. }
            | Step::Deploy { .. }
            | Step::Blink(_)
            | Step::Cover {
                from: CoverFrom::Hand,
                ..
            }
    );
    card.then_some(step)
}

impl Battle {
    /// Every card that something half done, waiting or put off speaks of.
    pub(crate) fn each_mention(&mut self, each: &mut impl FnMut(Mention<'_>)) {
        let set = self.set;
        for pending in self.pending.as_mut_slice() {
            each(Mention::Object(&mut pending.source));
            each(Mention::Object(&mut pending.it));
        }
        for pick_up in self.pick_ups.as_mut_slice() {
            each(Mention::Card(&mut pick_up.piece));
            each(Mention::Object(&mut pick_up.intruder));
        }
        for delayed in self.delayed.as_mut_slice() {
            each(Mention::Object(&mut delayed.source));
            each(Mention::Object(&mut delayed.it));
        }
        if let Some(combat) = &mut self.combat {
            each(Mention::Object(&mut combat.attacker));
            each(Mention::Object(&mut combat.defender));
        }
        for task in self.tasks.as_mut_slice() {
            match task {
                Task::Play(playing) => each(Mention::Card(&mut playing.piece)),
                Task::PickUp(pick_up) | Task::AfterPickUp(pick_up) => {
                    each(Mention::Card(&mut pick_up.piece));
                    each(Mention::Object(&mut pick_up.intruder));
                }
                Task::Ability(frame) => {
                    let holding = holds_card(frame, set);
                    let Scene { source, it, .. } = &mut frame.scene;
                    each(Mention::Object(source));
                    each(Mention::Object(it));
                    if let Some(step) = holding {
                        each(Mention::Held(&mut frame.held, step));
                    }
                }
                Task::Checkpoint
                | Task::Pay { .. }
                | Task::Combat
                | Task::Equipped { .. }
                | Task::Draw { .. }
                | Task::Lose(_)
                | Task::Realms { .. } => {}
            }
        }
    }
}
