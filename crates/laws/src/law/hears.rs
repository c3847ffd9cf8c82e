//! Nothing hidden is heard, but what an event openly reveals.
//!
//! Take a world that looks the same to a seat (a guess of it), and an action that the same actor
//! may make in both worlds. The seat, and the public, must hear the same in both, event by event,
//! up to the first difference; and there the event of at least one of the worlds must say that it
//! reveals: a card that is drawn or turned up, a die that falls. After that the worlds have come
//! apart openly and nothing more is asked. If nothing they heard reveals and they heard the same,
//! they must also see the same afterwards and wait for the same seats, unless the game is over in
//! both worlds: then hands may be laid open.
//!
//! An action is the same in both worlds because it names cards and places. What a witness must
//! not hear of the action itself, such as which card was laid face down, is the law in
//! `whispers.rs`.

use super::{Moment, demand};
use crate::{
    hearing::{Made, divergence, one_reveals},
    json,
};
use kernel::{Broken, Event, Eye, Game};

/// What an eye hears of a move depends on nothing hidden, but what an event openly reveals.
pub const NAME: &str = "nothing hidden is heard";

const ACTIONS: usize = 6;

pub(crate) fn holds<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    for actor in moment.seats() {
        let actions = moment.some_legal(actor, ACTIONS);
        for witness in moment.seats() {
            let guess = moment.redrawn(witness);
            for &action in &actions {
                if guess.refusal(actor, action).is_none() {
                    let ours = Made::new(moment.position, actor, action);
                    let theirs = Made::new(&guess, actor, action);
                    let name = || {
                        format!(
                            "'{}' of {actor:?}, in a world that looks the same to {witness:?}:",
                            moment.position.spell(action)
                        )
                    };
                    for eye in [Eye::Seat(witness), Eye::Public] {
                        same_to(eye, &ours, &theirs, &name)?;
                    }
                }
            }
        }
    }
    Ok(())
}

fn same_to<G: Game>(
    eye: Eye,
    ours: &Made<G>,
    theirs: &Made<G>,
    name: &dyn Fn() -> String,
) -> Result<(), Broken> {
    if let Some(differ) = divergence(ours, theirs, eye)? {
        demand!(
            one_reveals(&differ),
            "{} {eye:?} hears {:?} or {:?}, and neither reveals",
            name(),
            differ.0,
            differ.1
        );
        return Ok(());
    }
    let openly = ours.heard(eye).any(|event| event.reveals());
    if openly || ours.is_over() && theirs.is_over() {
        return Ok(());
    }
    demand!(
        ours.after.turn() == theirs.after.turn(),
        "{} nothing was revealed to {eye:?}, but it sees {:?} or {:?}",
        name(),
        ours.after.turn(),
        theirs.after.turn()
    );
    demand!(
        ours.seen(eye)? == theirs.seen(eye)?,
        "{} nothing was revealed to {eye:?}, but its view differs{}",
        name(),
        json::first_difference(&ours.after.view(eye), &theirs.after.view(eye))?
    );
    Ok(())
}
