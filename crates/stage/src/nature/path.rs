//! What a person points at to make a choice, in order.

use super::{Glade, keys};
use ::nature::cards::Market;
use ::nature::layout::Space;
use ::nature::side::Side;
use ::nature::view::Asked;
use protocol::{Address, address};

impl Glade {
    /// The path of this action, in notation. What names nothing on the table has none: ending,
    /// passing, declining, and how many tokens or which ones.
    pub fn path_of(&self, action: &str) -> Vec<Address> {
        let Some(you) = self.view.you else {
            return Vec::new();
        };
        let own = |space: &str| on(self.near(), space);
        let held = |card: &str| address(keys::hand(you), card);
        let words: Vec<&str> = action.split(' ').collect();
        match words[..] {
            ["sage", sage] => vec![address(keys::SAGES, sage)],
            ["warriors", left, right] => {
                let warriors = keys::warriors(you);
                vec![address(warriors, left), address(warriors, right)]
            }
            ["dawn" | "choose", space] => vec![own(space)],
            ["target", space] => vec![on(self.near().other(), space)],
            ["summon", card, "at", space] => vec![self.played_from(card), own(space)],
            ["attack", card, "with", attacker, "on", ref targets @ ..] => {
                let enemies = targets.iter().map(|space| on(self.near().other(), space));
                let mut path = vec![self.played_from(card), own(attacker)];
                path.extend(enemies);
                path
            }
            ["play" | "sell" | "discard", card] => vec![held(card)],
            ["instant", card, "for", space] => vec![held(card), own(space)],
            ["swap", one, other] | ["move", one, "to", other] => vec![own(one), own(other)],
            ["draw"] => vec![keys::deck(you).to_owned()],
            ["faction", level] => {
                let level = level.parse().unwrap_or_default();
                vec![address(keys::board(you), keys::faction_action(level))]
            }
            ["buy", card] => vec![self.on_display(card)],
            ["buy", card, "to", space] => vec![self.on_display(card), own(space)],
            ["refresh", "elementals"] => vec![keys::stock(Market::Elementals).to_owned()],
            ["refresh", "commands"] => vec![keys::stock(Market::Commands).to_owned()],
            ["take", card] => vec![address(keys::discard(you), card)],
            ["put", count, "on", space] => vec![own(space), address(keys::AMOUNTS, count)],
            _ => Vec::new(),
        }
    }

    /// Where a card is that is summoned or attacked with: the hand, or for an effect the discard
    /// pile.
    fn played_from(&self, card: &str) -> Address {
        let (Some(you), asked) = (self.view.you, self.view.asked) else {
            return Address::new();
        };
        match asked {
            Asked::Effect { .. } => address(keys::discard(you), card),
            _ => address(keys::hand(you), card),
        }
    }

    fn on_display(&self, card: &str) -> Address {
        let shows = |&market: &Market| {
            let mut display = self.view.markets[market as usize].display.iter().flatten();
            display.any(|shown| shown.card.id == card)
        };
        let market = Market::ALL.into_iter().find(shows);
        address(keys::market(market.unwrap_or(Market::Elementals)), card)
    }
}

/// The space of this number in a side's formation.
fn on(side: Side, number: &str) -> Address {
    let space = number.parse().ok().and_then(Space::numbered);
    space.map_or_else(Address::new, |space| keys::space(side, space).to_owned())
}
