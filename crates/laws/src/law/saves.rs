//! A saved position goes on as if it had never been saved.
//!
//! Saved, written as JSON text, read and restored it is equal, saves to the same text, and the
//! same random moves lead both to the same end.

use super::{Moment, demand};
use crate::json;
use kernel::{Broken, Game, Rng};

/// A saved position goes on as if it had never been saved.
pub const NAME: &str = "saved and restored is the same";

pub(crate) fn holds<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    let text = json::text(&moment.position.save())?;
    let saved: G::Saved = serde_json::from_str(&text)
        .map_err(|error| Broken(format!("what it saved cannot be read: {error}\n{text}")))?;
    let mut restored = G::restore(moment.setup, saved)
        .map_err(|broken| Broken(format!("what it saved is refused: {broken}\n{text}")))?;
    demand!(
        restored == *moment.position,
        "restored it is not equal:\n{restored:?}\n{:?}",
        moment.position
    );
    demand!(
        json::text(&restored.save())? == text,
        "saved again it is another text"
    );

    let mut unsaved = moment.position.clone();
    let (mut chance, mut same_chance) = (*moment.rng, *moment.rng);
    moment.rng.next_u32();
    for _ in 0..moment.trial.max_moves {
        let moved = move_at_random(&mut unsaved, &mut chance);
        let moved_too = move_at_random(&mut restored, &mut same_chance);
        demand!(
            moved == moved_too,
            "going on, the restored game waits for someone else"
        );
        if !moved {
            break;
        }
    }
    demand!(
        unsaved == restored,
        "going on leads elsewhere once saved and restored"
    );
    demand!(
        json::text(&unsaved.save())? == json::text(&restored.save())?,
        "going on leads to another saved position once saved and restored"
    );
    Ok(())
}

/// Makes a random move of the first seat waited for, if there is one.
fn move_at_random<G: Game>(position: &mut G, rng: &mut Rng) -> bool {
    let Some(seat) = position.turn().waiting().lowest() else {
        return false;
    };
    let action = position.pick(seat, rng, &mut Vec::new());
    position.play_unchecked(seat, action, &mut ());
    true
}
