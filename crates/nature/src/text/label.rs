//! Choices as a person would say them. Different choices have different labels.

use super::{market, number, standing};
use crate::action::Action;
use crate::cards::{CardId, CardSet, Printed};
use crate::effect::Token;
use crate::layout::Space;
use crate::market::INTO_FORMATION;
use kernel::{Phrase, Words};

/// The action, in the imperative. `own` and `enemy` know who stands where.
pub fn label(
    action: Action,
    set: &'static CardSet,
    own: &dyn Fn(Space) -> Option<Printed>,
    enemy: &dyn Fn(Space) -> Option<Printed>,
) -> Phrase {
    let name = |id: CardId| set.card(id).name;
    match action {
        Action::Sage(sage) => with_card("nature-label-sage", name(sage)),
        Action::Warriors(left, right) => Phrase::new("nature-label-warriors")
            .with("left", name(left))
            .with("right", name(right)),
        Action::Dawn(space) => Phrase::new("nature-label-dawn").with("who", there(space, own)),
        Action::Summon(card, space) => {
            with_card("nature-label-summon", name(card)).with("space", number(space))
        }
        Action::Attack(command, attacker, targets) => {
            let targets: Vec<Phrase> = targets.map(|target| there(target, enemy)).collect();
            Phrase::new("nature-label-attack")
                .with("command", name(command))
                .with("attacker", there(attacker, own))
                .with("targets", targets)
        }
        Action::Play(command) => with_card("nature-label-play", name(command)),
        Action::Swap(one, other) => Phrase::new("nature-label-swap")
            .with("one", there(one, own))
            .with("other", there(other, own)),
        Action::Draw => Phrase::new("nature-label-draw"),
        Action::Faction(level) => Phrase::new("nature-label-faction").with("level", level),
        Action::End => Phrase::new("nature-label-end"),
        Action::Buy(card, None) => {
            let price = set.card(card).cost.unwrap_or_default();
            with_card("nature-label-buy", name(card)).with("count", price)
        }
        Action::Buy(card, Some(space)) => {
            let price = set.card(card).cost.unwrap_or_default() + INTO_FORMATION;
            with_card("nature-label-buy-into-formation", name(card))
                .with("count", price)
                .with("space", number(space))
        }
        Action::Sell(card) => {
            let price = set.card(card).sale_price();
            with_card("nature-label-sell", name(card)).with("count", price)
        }
        Action::Refresh(shown) => Phrase::new("nature-label-refresh").with("market", market(shown)),
        Action::Discard(card) => with_card("nature-label-discard", name(card)),
        Action::Instant(command, space) => {
            with_card("nature-label-instant", name(command)).with("who", there(space, own))
        }
        Action::Pass => Phrase::new("nature-label-pass"),
        Action::Accept => Phrase::new("nature-label-accept"),
        Action::Decline => Phrase::new("nature-label-decline"),
        Action::Choose(space) => Phrase::new("nature-label-choose").with("who", there(space, own)),
        Action::Target(space) => {
            Phrase::new("nature-label-target").with("who", there(space, enemy))
        }
        Action::Take(card) => with_card("nature-label-take", name(card)),
        Action::Done => Phrase::new("nature-label-done"),
        Action::Spend(count) => Phrase::new("nature-label-spend").with("count", count),
        Action::Put(count, space) => Phrase::new("nature-label-put")
            .with("count", count)
            .with("who", there(space, own)),
        Action::Token(Token::Boost) => Phrase::new("nature-label-boost"),
        Action::Token(Token::Shield) => Phrase::new("nature-label-shield"),
        Action::Move(from, to) => Phrase::new("nature-label-move")
            .with("who", there(from, own))
            .with("space", number(to)),
    }
}

fn with_card(key: &'static str, card: Words) -> Phrase {
    Phrase::new(key).with("card", card)
}

fn there(space: Space, formation: &dyn Fn(Space) -> Option<Printed>) -> Phrase {
    match formation(space) {
        Some(card) => standing(card, space),
        None => Phrase::new("nature-space").with("space", number(space)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Market;
    use crate::layout::SpaceSet;
    use std::collections::BTreeMap;

    #[test]
    fn different_actions_have_different_labels() {
        let set = CardSet::base();
        let ids: Vec<CardId> = set.cards.iter().map(|card| card.index).collect();
        let spaces: Vec<Space> = SpaceSet::first(Space::MAX).collect();
        let everywhere = |_| Some(Printed(&set.cards[0]));
        let mut actions = vec![
            Action::Draw,
            Action::End,
            Action::Pass,
            Action::Accept,
            Action::Decline,
            Action::Done,
            Action::Token(Token::Boost),
            Action::Token(Token::Shield),
            Action::Refresh(Market::Elementals),
            Action::Refresh(Market::Commands),
            Action::Faction(4),
            Action::Faction(8),
            Action::Spend(1),
            Action::Spend(2),
        ];
        for &id in &ids {
            actions.extend([Action::Sage(id), Action::Warriors(id, ids[0])]);
            actions.extend([Action::Play(id), Action::Buy(id, None), Action::Sell(id)]);
            actions.extend([Action::Discard(id), Action::Take(id)]);
            for &space in &spaces {
                let pair = SpaceSet::one(space).with(spaces[0]);
                actions.extend([Action::Summon(id, space), Action::Buy(id, Some(space))]);
                actions.extend([Action::Instant(id, space), Action::Attack(id, space, pair)]);
            }
        }
        for &space in &spaces {
            actions.extend([Action::Dawn(space), Action::Choose(space)]);
            actions.extend([Action::Target(space), Action::Put(1, space)]);
            actions.extend([Action::Put(2, space), Action::Swap(spaces[0], space)]);
            actions.extend([
                Action::Move(space, spaces[0]),
                Action::Move(spaces[1], space),
            ]);
        }
        actions.sort_unstable();
        actions.dedup();
        let mut labels = BTreeMap::new();
        for action in actions {
            let said = format!("{:?}", label(action, set, &everywhere, &everywhere));
            let other = labels.insert(said, action);
            assert_eq!(other, None, "same label as {action:?}");
        }
    }
}
