//! Refusals as sentences.

use crate::journey::Journey;
use crate::reason::Reason;
use kernel::Phrase;

impl Journey {
    /// Why it cannot be done.
    pub(crate) fn reason_phrase(&self, reason: &Reason) -> Phrase {
        let of_card = |key, card| Phrase::new(key).with("card", self.card_name(card));
        match *reason {
            Reason::Over => Phrase::new("travelers-play-no-over"),
            Reason::NotYours => Phrase::new("travelers-play-no-seat"),
            Reason::NotAsked => Phrase::new("travelers-play-no-question"),
            Reason::NotInHand { card } => of_card("travelers-play-no-in-hand", card),
            Reason::NoAbility => Phrase::new("travelers-play-no-ability"),
            Reason::TooDear { cost, mana } => Phrase::new("travelers-play-no-mana")
                .with("cost", cost)
                .with("mana", mana),
            Reason::NoManaToStrain => Phrase::new("travelers-play-no-mana-to-strain"),
            Reason::CannotLeave => Phrase::new("travelers-play-no-leave"),
            Reason::NotInPlay { card } => of_card("travelers-play-no-in-play", card),
            Reason::CannotPay { card } => of_card("travelers-play-no-pay", card),
            Reason::NotThere { card } => of_card("travelers-play-no-there", card),
            Reason::EdgeOfTheWorld => Phrase::new("travelers-play-no-edge"),
            Reason::Wall => Phrase::new("travelers-play-no-wall"),
            Reason::Blocked => Phrase::new("travelers-play-no-blocked"),
            Reason::NotAttached => Phrase::new("travelers-play-no-attached"),
            Reason::NotShortest => Phrase::new("travelers-play-no-shortest"),
            Reason::NotInGrid => Phrase::new("travelers-play-no-in-grid"),
            Reason::NotAChoice => Phrase::new("travelers-play-no-choice"),
            Reason::MustChoose => Phrase::new("travelers-play-no-none-chosen"),
        }
    }
}
