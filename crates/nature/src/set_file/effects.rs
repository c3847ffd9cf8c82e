//! Which words of the vocabulary make sense where.

use crate::cards::Kind;
use crate::effect::{Amount, Range, Step, When, Who, Whose};

/// Where an effect stands decides which words make sense in it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Context {
    Dawn,
    Attacked,
    OtherTrigger,
    Command,
    Instant,
    Afterwards,
}

pub(super) fn check_effects(kind: &Kind, problems: &mut Vec<String>) {
    match kind {
        Kind::Elemental(elemental) => {
            if let Some(dawn) = &elemental.dawn {
                check_steps(&dawn.steps, Context::Dawn, problems);
            }
            for trigger in &elemental.triggers {
                let context = match trigger.when {
                    When::Attacked { .. } => Context::Attacked,
                    _ => Context::OtherTrigger,
                };
                check_steps(&trigger.steps, context, problems);
            }
            for action in &elemental.actions {
                check_steps(&action.steps, Context::Command, problems);
            }
        }
        Kind::Attack(attack) => {
            let empty_range = match attack.at {
                Range::Rows(rows) => rows.is_empty(),
                Range::Away(rows) => !(1..=5).contains(&rows),
            };
            if attack.from.is_empty() || empty_range || attack.up_to == 0 {
                problems.push("the attack can never be made: see 'from', 'at' and 'up-to'".into());
            }
            if !attack.afterwards.is_empty() {
                check_steps(&attack.afterwards, Context::Afterwards, problems);
            }
        }
        Kind::Instant(instant) => check_steps(&instant.steps, Context::Instant, problems),
        Kind::Utility(steps) => check_steps(steps, Context::Command, problems),
    }
}

fn check_steps(steps: &[Step], context: Context, problems: &mut Vec<String>) {
    if steps.is_empty() || steps.len() > 6 {
        problems.push("an effect has 1 to 6 steps".into());
    }
    let mut paid = false;
    let mut chosen = !matches!(context, Context::Dawn | Context::Command);
    let has_this = !matches!(context, Context::Command | Context::Instant);
    for step in steps {
        let mut who_of = |who: &Who, problems: &mut Vec<String>| match who {
            Who::This if !has_this => {
                problems.push("'this' means the Elemental with the effect; there is none".into());
            }
            Who::That if !chosen => {
                problems.push("'that' needs an earlier step that chose an Elemental".into());
            }
            Who::Attacker if !matches!(context, Context::Instant | Context::Attacked) => {
                problems.push("'attacker' makes sense only in answer to an attack".into());
            }
            Who::UpTo(0, _) => problems.push("'up-to' needs at least 1".into()),
            Who::UpTo(_, _) => {}
            Who::One(_) => chosen = true,
            _ => {}
        };
        match step {
            Step::Boost { amount, on } | Step::Shield { amount, on } => {
                check_amount(amount, paid, context, problems);
                who_of(on, problems);
            }
            Step::Damage { amount, to } => {
                check_amount(amount, paid, context, problems);
                who_of(to, problems);
                if let Who::One(among) | Who::UpTo(_, among) | Who::Each(among) = to
                    && among.side == Whose::Own
                {
                    problems.push("DMG to one's own side is not in the game (R75)".into());
                }
            }
            Step::Gold(amount) => check_amount(amount, paid, context, problems),
            Step::BoostOrShield { on: who }
            | Step::Withdraw(who)
            | Step::Strip(who)
            | Step::Heal(who) => who_of(who, problems),
            Step::Exchange { one, with } => {
                who_of(one, problems);
                who_of(with, problems);
                for who in [one, with] {
                    if matches!(who, Who::UpTo(..) | Who::Each(_)) {
                        problems.push("'exchange' moves one Elemental with one other".into());
                    }
                }
            }
            Step::Spend { from, up_to, .. } => {
                who_of(from, problems);
                paid = true;
                if *up_to == 0 {
                    problems.push("'spend' needs up-to = 1 or more".into());
                }
            }
            Step::Discard(0) | Step::DiscardUpTo(0) | Step::FetchUpTo(0) | Step::Draw(0) => {
                problems.push("0 cards is no effect".into());
            }
            Step::Discard(_) | Step::DiscardUpTo(_) => paid = true,
            Step::Reduce(_) | Step::Annul | Step::DrawIfDefeated(_)
                if !matches!(context, Context::Instant | Context::Attacked) =>
            {
                problems.push(
                    "'reduce', 'annul' and 'draw-if-defeated' answer an attack: only in an Instant or a trigger on 'attacked'".into(),
                );
            }
            Step::AttackFromDiscard if context != Context::Command || steps.len() > 1 => {
                problems.push("'attack-from-discard' stands alone in a faction action".into());
            }
            _ => {}
        }
    }
}

fn check_amount(amount: &Amount, paid: bool, context: Context, problems: &mut Vec<String>) {
    match amount {
        Amount::Fixed(0) => problems.push("an amount of 0 is no effect".into()),
        Amount::PerPaid(_) | Amount::ByPaid(_) if !paid => {
            problems.push("'per-paid' and 'by-paid' need an earlier discard or spend".into());
        }
        Amount::ByPaid(table) if table.is_empty() => {
            problems.push("'by-paid' needs a number for 1, for 2, ...".into());
        }
        Amount::AttackStrength if context != Context::OtherTrigger => {
            problems.push("'attack-strength' belongs to a trigger on 'attacks'".into());
        }
        Amount::PerTokenOnThis(_) if matches!(context, Context::Command | Context::Instant) => {
            problems.push("'per-token-on-this' needs an Elemental with the effect".into());
        }
        _ => {}
    }
}
