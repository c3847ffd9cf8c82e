//! The steps of an effect as one sentence without its beginning: "draw 1 card, then ...".

use super::amount::{Paid, Thing, qualified, what};
use super::token;
use super::whom::{Bearer, Role, chosen, described, whom};
use crate::effect::{Among, Amount, Step, Who};
use kernel::Phrase;

/// All steps in order.
pub(super) fn steps(steps: &[Step], bearer: Bearer) -> Phrase {
    let mut clauses = Vec::new();
    let mut paid = Paid::Cards;
    let mut rest = steps;
    while let Some((step, later)) = rest.split_first() {
        rest = later;
        if let Some((next, after_next)) = later.split_first()
            && let Some(both) = boost_and_shield(step, next, bearer)
        {
            clauses.push(both);
            rest = after_next;
            continue;
        }
        match step {
            Step::Spend { token, .. } => paid = Paid::Tokens(*token),
            Step::Discard(_) | Step::DiscardUpTo(_) => paid = Paid::Cards,
            _ => {}
        }
        clauses.push(clause(step, paid, bearer));
    }
    clauses
        .into_iter()
        .rev()
        .reduce(|later, first| {
            Phrase::new("nature-then")
                .with("first", first)
                .with("later", later)
        })
        .unwrap_or(Phrase::new("nature-no-effect"))
}

/// "1 boost and 1 shield", if both are put on the same Elemental.
fn boost_and_shield(step: &Step, next: &Step, bearer: Bearer) -> Option<Phrase> {
    let Step::Boost {
        amount: Amount::Fixed(boosts),
        on,
    } = step
    else {
        return None;
    };
    let Step::Shield {
        amount: Amount::Fixed(shields),
        on: then_on,
    } = next
    else {
        return None;
    };
    let same = match on {
        Who::One(_) => *then_on == Who::That,
        Who::UpTo(..) | Who::Each(_) => false,
        _ => then_on == on,
    };
    same.then(|| {
        Phrase::new("nature-put-both")
            .with("boosts", *boosts)
            .with("shields", *shields)
            .with("who", whom(on, Role::On, bearer))
    })
}

fn clause(step: &Step, paid: Paid, bearer: Bearer) -> Phrase {
    match step {
        Step::Gold(amount) => {
            let gain = Phrase::new("nature-gain").with("what", what(Thing::Gold, amount, paid));
            qualified(gain, Thing::Gold, amount, paid)
        }
        Step::Draw(count) => Phrase::new("nature-draw").with("count", *count),
        Step::DrawIfDefeated(count) => Phrase::new("nature-draw-if-defeated").with("count", *count),
        Step::Discard(count) => Phrase::new("nature-discard").with("count", *count),
        Step::DiscardUpTo(count) => Phrase::new("nature-discard-up-to").with("count", *count),
        Step::FetchUpTo(count) => Phrase::new("nature-fetch-up-to").with("count", *count),
        Step::Recall => Phrase::new("nature-recall"),
        Step::Revive => Phrase::new("nature-revive"),
        Step::AttackFromDiscard => Phrase::new("nature-attack-from-discard"),
        Step::Boost { amount, on } => put(Thing::Boost, amount, on, paid, bearer),
        Step::Shield { amount, on } => put(Thing::Shield, amount, on, paid, bearer),
        Step::BoostOrShield { on } => done("nature-put-either", on, Role::On, bearer),
        Step::Damage { amount, to } => {
            let deal = Phrase::new("nature-deal")
                .with("what", what(Thing::Damage, amount, paid))
                .with("who", whom(to, Role::To, bearer));
            chosen(to, qualified(deal, Thing::Damage, amount, paid))
        }
        Step::Exchange { one, with } => exchange(one, with, bearer),
        Step::Withdraw(who) => done("nature-withdraw", who, Role::Object, bearer),
        Step::Strip(who) => done("nature-strip", who, Role::From, bearer),
        Step::Heal(who) => done("nature-heal", who, Role::From, bearer),
        Step::Spend {
            token: kind,
            from,
            up_to,
        } => {
            let spend = Phrase::new("nature-spend")
                .with("count", *up_to)
                .with("token", token(*kind))
                .with("who", whom(from, Role::From, bearer));
            chosen(from, spend)
        }
        Step::DivideShields => Phrase::new("nature-divide-shields"),
        Step::Reduce(count) => Phrase::new("nature-reduce").with("count", *count),
        Step::Annul => Phrase::new("nature-annul"),
    }
}

fn put(thing: Thing, amount: &Amount, on: &Who, paid: Paid, bearer: Bearer) -> Phrase {
    let put = Phrase::new("nature-put")
        .with("what", what(thing, amount, paid))
        .with("who", whom(on, Role::On, bearer));
    chosen(on, qualified(put, thing, amount, paid))
}

/// "two of your Elementals", if both are chosen from the same ones.
fn exchange(one: &Who, with: &Who, bearer: Bearer) -> Phrase {
    if let (Who::One(first), Who::One(second)) = (one, with)
        && *second
            == (Among {
                another: true,
                ..*first
            })
    {
        return described(Phrase::new("nature-exchange-two"), first);
    }
    Phrase::new("nature-exchange")
        .with("one", whom(one, Role::Object, bearer))
        .with("other", whom(with, Role::Object, bearer))
}

fn done(key: &'static str, who: &Who, role: Role, bearer: Bearer) -> Phrase {
    chosen(who, Phrase::new(key).with("who", whom(who, role, bearer)))
}
