//! Every refusal explains itself.
//!
//! Whatever is refused here, of all that was seen anywhere, has a sentence that says why.

use super::{Moment, speaks::said};
use kernel::{Broken, Narrate};

/// Every refusal explains itself.
pub const NAME: &str = "every refusal explains itself";

pub(crate) fn holds<G: Narrate>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    for action in moment.candidates() {
        for seat in moment.seats() {
            if let Some(reason) = moment.position.refusal(seat, action) {
                said(moment.trial, &moment.position.explain(&reason))?;
            }
        }
    }
    Ok(())
}
