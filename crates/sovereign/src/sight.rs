//! Who may see which cards now (SV-3.9 to SV-3.14).

use crate::ask::Ask;
use crate::frame::Stage;
use crate::phase::Phase;
use crate::pieces::Area;
use crate::position::Battle;
use crate::work::Task;
use kernel::Seat;

impl Battle {
    /// The cards that the question under way shows whoever answers it: a search goes through
    /// the whole Chronicles, and who picks a card from a hand sees it (SV-3.14).
    pub(crate) fn area_shown_to(&self, seat: Seat) -> Option<Area> {
        let Some(Task::Ability(frame)) = self.tasks.last() else {
            return None;
        };
        if frame.stage == Stage::Offer {
            return None;
        }
        let step = frame.step(self.set)?;
        if self.chooser(frame, step) != seat {
            return None;
        }
        match self.question(frame, step)?.ask {
            Ask::Cards(area) => Some(area),
            _ => None,
        }
    }

    /// Does the seat see every card of this area now?
    pub(crate) fn is_open_to(&self, seat: Seat, area: Area) -> bool {
        let own = match area {
            Area::Hand(owner) | Area::RealmsDown(owner) | Area::Aside(owner) => owner == seat,
            _ => false,
        };
        own || self.area_shown_to(seat) == Some(area)
    }

    /// How many cards everybody knows a hand to have: what is put away by the mulligan shows
    /// only when both have chosen (SV-3.1).
    pub(crate) fn public_hand_count(&self, seat: Seat) -> usize {
        let away = match self.phase {
            Phase::Mulligan => self.piles.len(Area::Aside(seat)),
            _ => 0,
        };
        self.piles.len(Area::Hand(seat)) + away
    }
}
