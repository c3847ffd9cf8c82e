//! An event tells an eye no secret of the action itself.
//!
//! Take two actions of one actor in one position, such as laying one card face down or another.
//! If they lead to positions that differ, though a witness sees the same in both, then what
//! differs is hidden from it, and it must not have heard it either: events of the same kinds must
//! be the same events, up to one that reveals. Events of other kinds are another story (the actor
//! kept its hand, or drew a new one), which everyone may hear.

use super::{Moment, demand};
use crate::{
    hearing::{Made, divergence, one_reveals},
    json,
};
use kernel::{Broken, Eye, Game};
use serde_json::Value;
use std::mem::discriminant;

/// An event tells an eye no secret of the action itself.
pub const NAME: &str = "no event whispers what an action hides";

const ACTIONS: usize = 8;

struct Told<G: Game> {
    action: G::Action,
    made: Made<G>,
    saved: Value,
}

pub(crate) fn holds<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    for actor in moment.seats() {
        let mut tries = Vec::new();
        for action in moment.some_legal(actor, ACTIONS) {
            let made = Made::new(moment.position, actor, action);
            let saved = json::tree(&made.after.save())?;
            tries.push(Told {
                action,
                made,
                saved,
            });
        }
        let others = moment.seats().filter(|&seat| seat != actor).map(Eye::Seat);
        for witness in others.chain([Eye::Public]) {
            let seen = tries
                .iter()
                .map(|told| told.made.seen(witness))
                .collect::<Result<Vec<_>, _>>()?;
            for (i, ours) in tries.iter().enumerate() {
                for (j, theirs) in tries.iter().enumerate().skip(i + 1) {
                    if seen[i] == seen[j] {
                        keeps_the_secret(moment, witness, ours, theirs)?;
                    }
                }
            }
        }
    }
    Ok(())
}

fn keeps_the_secret<G: Game>(
    moment: &Moment<'_, G>,
    witness: Eye,
    ours: &Told<G>,
    theirs: &Told<G>,
) -> Result<(), Broken> {
    let kinds = |told: &Told<G>| {
        told.made
            .heard(witness)
            .map(discriminant)
            .collect::<Vec<_>>()
    };
    let same = json::differences(&ours.saved, &theirs.saved)
        .iter()
        .all(|place| {
            let root = place.path.split('.').next().unwrap_or_default();
            moment.trial.indistinct.contains(&root)
        });
    if same || kinds(ours) != kinds(theirs) {
        return Ok(());
    }
    if let Some(differ) = divergence(&ours.made, &theirs.made, witness)? {
        demand!(
            one_reveals(&differ),
            "{witness:?} sees the same after '{}' and '{}', but hears {:?} or {:?}",
            moment.position.spell(ours.action),
            moment.position.spell(theirs.action),
            differ.0,
            differ.1
        );
    }
    Ok(())
}
