//! Damage batches: redirections, shields, counters (CN-4.4).

use crate::cards::Piece;
use crate::effect::Passive;
use crate::event::Event;
use crate::layout::{Space, SpaceSet};
use crate::position::{Felled, Nature, Task};
use crate::side::Side;
use crate::trigger::Occasion;
use crate::work::Progress;
use kernel::{Log, Pile, Seat};

/// DMG on its way to an Elemental.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hit {
    pub recipient: Piece,
    pub amount: u16,
}

/// Hits on one formation that are resolved at the same time (CN-4.4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Batch {
    pub side: Side,
    pub credit: Seat,
    pub by_attack: bool,
    pub hits: Pile<Hit, { Space::MAX }>,
    /// The hit that may be redirected now.
    pub at: u8,
    /// Where those stand that have taken this hit, and those that declined it since its
    /// recipient changed last.
    pub took: SpaceSet,
    pub declined: SpaceSet,
}

impl Nature {
    /// Begins a batch of equal hits on these spaces, or of those given for an attack.
    pub(crate) fn begin_batch(
        &mut self,
        side: Side,
        credit: Seat,
        by_attack: bool,
        hits: Pile<Hit, { Space::MAX }>,
    ) {
        self.batch = Some(Batch {
            side,
            credit,
            by_attack,
            hits,
            at: 0,
            took: SpaceSet::EMPTY,
            declined: SpaceSet::EMPTY,
        });
        self.push_task(Task::Batch);
    }

    pub(crate) fn work_on_batch(&mut self, log: &mut impl Log<Event>) -> Progress {
        while let Some(batch) = &mut self.batch {
            if batch.at as usize >= batch.hits.len() {
                break;
            }
            if self.guard().is_some() {
                return Progress::Waiting;
            }
            if let Some(batch) = &mut self.batch {
                batch.at += 1;
                batch.took = SpaceSet::EMPTY;
                batch.declined = SpaceSet::EMPTY;
            }
        }
        self.finish_batch(log);
        Progress::Moved
    }

    /// The first Elemental that can take the current hit and has not been asked about it
    /// (CN-4.4.3).
    pub(crate) fn guard(&self) -> Option<Space> {
        let batch = self.batch.as_ref()?;
        let hit = batch.hits.get(batch.at as usize)?;
        if hit.amount == 0 {
            return None;
        }
        let formation = self.formation(batch.side);
        let target = formation.find(hit.recipient)?;
        formation
            .occupied
            .minus(batch.took)
            .minus(batch.declined)
            .without(target)
            .find(|&space| {
                let Some(passive) = self.elemental(formation.at(space).piece).passive else {
                    return false;
                };
                self.effect_works(batch.side, space)
                    && match passive {
                        Passive::Guards { rows } => rows.contains(self.row(target)),
                        Passive::StepsIn => self.layout.connected(space).contains(target),
                        _ => false,
                    }
            })
    }

    /// The guard's owner answers.
    pub(crate) fn answer_redirection(&mut self, accepted: bool, log: &mut impl Log<Event>) {
        let (Some(guard), Some(mut batch)) = (self.guard(), self.batch) else {
            return;
        };
        if !accepted {
            batch.declined = batch.declined.with(guard);
            self.batch = Some(batch);
            return;
        }
        let side = batch.side;
        let hit = &mut batch.hits.as_mut_slice()[batch.at as usize];
        let Some(target) = self.formation(side).find(hit.recipient) else {
            return;
        };
        let (from, to) = (self.spot(side, target), self.spot(side, guard));
        log.note(|| Event::Redirected { from, to });
        let standing = self.formation(side).at(guard);
        hit.recipient = standing.piece;
        let mut stands = guard;
        if self.elemental(standing.piece).passive == Some(Passive::StepsIn) {
            // R40: the exchange comes immediately before the damage.
            self.exchange(side, guard, target, log);
            stands = target;
            batch.took = exchanged(batch.took, guard, target);
        }
        batch.took = batch.took.with(stands);
        batch.declined = SpaceSet::EMPTY;
        self.batch = Some(batch);
    }

    fn finish_batch(&mut self, log: &mut impl Log<Event>) {
        self.tasks.pop();
        let Some(batch) = self.batch.take() else {
            return;
        };
        let side = batch.side;
        let mut recipients = SpaceSet::EMPTY;
        let mut totals = [0u16; Space::MAX];
        for hit in batch.hits.iter() {
            if let Some(space) = self.formation(side).find(hit.recipient) {
                // CN-4.4.4: hits with the same recipient are added up.
                recipients = recipients.with(space);
                totals[space.index()] = totals[space.index()].saturating_add(hit.amount);
            }
        }
        let mut dealt = false;
        for space in recipients {
            dealt |= self.place_counters(&batch, space, totals[space.index()], log);
        }
        for space in recipients {
            // CN-4.4.6: also when no counter was placed.
            self.remove_shields(side, space, log);
        }
        if let Some(attack) = &mut self.attack
            && batch.by_attack
        {
            attack.dealt = dealt;
        }
    }

    fn place_counters(
        &mut self,
        batch: &Batch,
        space: Space,
        total: u16,
        log: &mut impl Log<Event>,
    ) -> bool {
        let standing = self.formation(batch.side).at(space);
        let health = u16::from(self.elemental(standing.piece).health);
        // CN-4.4.5
        let placed = total.saturating_sub(standing.shields);
        if placed == 0 {
            return false;
        }
        let spot = self.spot(batch.side, space);
        log.note(|| Event::Damaged {
            spot,
            amount: placed,
        });
        let standing = self.formation_mut(batch.side).at_mut(space);
        standing.damage = standing.damage.saturating_add(placed);
        if standing.damage >= health && standing.felled.is_none() {
            standing.felled = Some(Felled {
                by: batch.credit,
                by_attack: batch.by_attack,
            });
        }
        true
    }

    /// Removes all shields of an Elemental, and records it if there were any.
    pub(crate) fn remove_shields(&mut self, side: Side, space: Space, log: &mut impl Log<Event>) {
        let standing = self.formation_mut(side).at_mut(space);
        let count = std::mem::take(&mut standing.shields);
        let piece = standing.piece;
        if count > 0 {
            let spot = self.spot(side, space);
            log.note(|| Event::ShieldsRemoved { spot, count });
            self.record(side, piece, Occasion::ShieldsRemoved);
        }
    }
}

fn exchanged(set: SpaceSet, a: Space, b: Space) -> SpaceSet {
    let rest = set.without(a).without(b);
    let rest = if set.contains(a) { rest.with(b) } else { rest };
    if set.contains(b) { rest.with(a) } else { rest }
}
