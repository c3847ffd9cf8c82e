//! What a seat is asked, as a sentence.

use super::{spot, standing, token};
use crate::cards::Printed;
use crate::question::Question;
use kernel::Phrase;

/// The question in a game with so many seats, in one sentence.
pub fn prompt(question: &Question, seats: usize) -> Phrase {
    match question {
        Question::Wait => Phrase::new("nature-prompt-wait"),
        Question::Over => Phrase::new("nature-prompt-over"),
        Question::Sage => Phrase::new("nature-prompt-sage"),
        Question::Warriors => Phrase::new("nature-prompt-warriors"),
        Question::Dawn { usable } => Phrase::new("nature-prompt-dawn").with("count", *usable),
        Question::Actions { ap } => Phrase::new("nature-prompt-actions").with("count", *ap),
        Question::Markets { gold } => Phrase::new("nature-prompt-markets").with("count", *gold),
        Question::CleanUp { surplus } => {
            Phrase::new("nature-prompt-clean-up").with("count", *surplus)
        }
        Question::Instants { command, attacker } => Phrase::new("nature-prompt-instants")
            .with("command", command.name)
            .with("attacker", spot(attacker, seats)),
        Question::Redirect {
            guard,
            target,
            damage,
        } => Phrase::new("nature-prompt-redirect")
            .with("guard", standing(guard.card, guard.space))
            .with("target", standing(target.card, target.space))
            .with("count", *damage),
        Question::Reform => Phrase::new("nature-prompt-reform"),
        Question::ChooseOwn { card, optional } => {
            choice("nature-prompt-choose-own", card, *optional)
        }
        Question::ChooseEnemy { card, optional } => {
            choice("nature-prompt-choose-enemy", card, *optional)
        }
        Question::Use { card } => about("nature-prompt-use", card),
        Question::Discard {
            card,
            left,
            optional,
            exact,
        } => about("nature-prompt-discard", card)
            .with("count", *left)
            .with(
                "how",
                match (optional, exact) {
                    (true, _) => "optional",
                    (false, true) => "exact",
                    (false, false) => "first",
                },
            ),
        Question::Take {
            card,
            left,
            optional,
        } => choice("nature-prompt-take", card, *optional).with("count", *left),
        Question::Spend { card, token: kind } => {
            about("nature-prompt-spend", card).with("token", token(*kind))
        }
        Question::Divide { card, left } => about("nature-prompt-divide", card).with("count", *left),
        Question::BoostOrShield { card } => about("nature-prompt-boost-or-shield", card),
        Question::Revive { card } => about("nature-prompt-revive", card),
        Question::AttackFromDiscard { card } => about("nature-prompt-attack-from-discard", card),
    }
}

fn about(key: &'static str, card: &Printed) -> Phrase {
    Phrase::new(key).with("card", card.name)
}

fn choice(key: &'static str, card: &Printed, optional: bool) -> Phrase {
    about(key, card).with("optional", if optional { "yes" } else { "no" })
}
