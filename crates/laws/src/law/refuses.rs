//! What is not in the list is refused with a reason and changes nothing; what is in it is not.
//!
//! Tried are the actions of all seats here, actions seen anywhere in the trial, and lines with a
//! word exchanged that still read as an action: for every seat, `refusal` is silent exactly on
//! what `legal` lists, `play` refuses for the same reason, tells nothing, and leaves the position
//! as it was, in memory and saved. The reason names a rule, which the rule book has.

use super::{Moment, demand, legal};
use crate::json;
use kernel::{Broken, Game, Reason};

/// What is not in the list is refused with a reason and changes nothing.
pub const NAME: &str = "legal and refusal agree, and a refused action changes nothing";

pub(crate) fn holds<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    let candidates = moment.candidates();
    let position = moment.position;
    let mut tried = position.clone();
    for seat in moment.seats() {
        let legal = legal(position, seat);
        for &action in &candidates {
            let listed = legal.contains(&action);
            match position.refusal(seat, action) {
                None => demand!(
                    listed,
                    "{action:?} of {seat:?} is not listed, but not refused"
                ),
                Some(reason) => {
                    demand!(
                        !listed,
                        "{action:?} of {seat:?} is listed, but refused: {reason:?}"
                    );
                    names_a_rule(moment, &reason)?;
                    let mut told = Vec::new();
                    let answer = tried.play(seat, action, &mut told);
                    demand!(
                        answer == Err(reason.clone()),
                        "{action:?} of {seat:?} is refused for {reason:?}, but played: {answer:?}"
                    );
                    demand!(
                        told.is_empty(),
                        "refused, {action:?} of {seat:?} told {told:?}"
                    );
                    demand!(
                        tried == *position,
                        "refused, {action:?} of {seat:?} changed the position"
                    );
                }
            }
        }
    }
    demand!(
        json::text(&tried.save())? == json::text(&position.save())?,
        "a refused action changed the saved position"
    );
    Ok(())
}

fn names_a_rule<G: Game>(moment: &mut Moment<'_, G>, reason: &G::Reason) -> Result<(), Broken> {
    let (rule, book) = (reason.rule(), moment.trial.rule_book);
    demand!(!rule.trim().is_empty(), "{reason:?} names no rule");
    demand!(
        book.is_empty() || moment.tally.finds_rule(rule, book),
        "{reason:?} names rule {rule}, which is not in the rule book"
    );
    Ok(())
}
