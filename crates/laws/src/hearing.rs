//! What an eye hears and sees of a move.

use crate::json;
use kernel::{Broken, Event, Eye, Game, Seat, Told};

/// A move made in some world.
pub(crate) struct Made<G: Game> {
    pub after: G,
    pub told: Vec<Told<G::Event>>,
}

impl<G: Game> Made<G> {
    pub fn new(world: &G, seat: Seat, action: G::Action) -> Made<G> {
        let (mut after, mut told) = (world.clone(), Vec::new());
        after.play_unchecked(seat, action, &mut told);
        Made { after, told }
    }

    pub fn heard(&self, eye: Eye) -> impl Iterator<Item = &G::Event> {
        self.told
            .iter()
            .filter(move |told| told.to.includes(eye))
            .map(|told| &told.event)
    }

    /// Everything the eye may see after it, as text.
    pub fn seen(&self, eye: Eye) -> Result<String, Broken> {
        json::text(&self.after.view(eye))
    }

    pub fn reveals(&self) -> bool {
        self.told.iter().any(|told| told.event.reveals())
    }

    pub fn is_over(&self) -> bool {
        self.after.turn().outcome().is_some()
    }
}

/// The first place where what an eye hears of two moves is not the same; nothing stands for the
/// end.
pub(crate) type Divergence<'a, E> = (Option<&'a E>, Option<&'a E>);

/// Where what an eye hears of two moves first differs.
pub(crate) fn divergence<'a, G: Game>(
    ours: &'a Made<G>,
    theirs: &'a Made<G>,
    eye: Eye,
) -> Result<Option<Divergence<'a, G::Event>>, Broken> {
    let (mut ours, mut theirs) = (ours.heard(eye), theirs.heard(eye));
    loop {
        match (ours.next(), theirs.next()) {
            (None, None) => return Ok(None),
            (Some(a), Some(b)) if a == b && json::text(a)? == json::text(b)? => {}
            pair => return Ok(Some(pair)),
        }
    }
}

/// Does either of two events that differ say of itself that it reveals?
pub(crate) fn one_reveals<E: Event>((a, b): &Divergence<'_, E>) -> bool {
    [a, b].into_iter().flatten().any(|event| event.reveals())
}
