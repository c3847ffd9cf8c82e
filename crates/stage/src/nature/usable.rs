//! Why the looking seat can't use a thing now.

use super::{Glade, keys};
use crate::Usable;
use ::nature::cards::Market;
use ::nature::view::WhyNot;

impl Glade {
    /// What there is to say about using this thing; nothing if it can be used, or is not for
    /// the looking seat to use.
    pub fn usable_thing(&self, thing: &str) -> Option<Usable> {
        let you = self.view.you?;
        let seat = &self.view.seats[you.index()];
        let (zone, key) = match thing.split_once('/') {
            Some((zone, key)) => (zone, Some(key)),
            None => (thing, None),
        };
        if zone == keys::hand(you) {
            let mut held = seat.hand.iter().flatten();
            return why_not(&held.find(|held| Some(held.card.id) == key)?.why_not);
        }
        if zone == keys::board(you) {
            let mut actions = seat.actions.iter();
            let is_meant = |level| Some(keys::faction_action(level)) == key;
            return why_not(&actions.find(|action| is_meant(action.level))?.why_not);
        }
        if zone == keys::deck(you) {
            return Some(Usable::If("draw".to_owned()));
        }
        self.market_thing(zone, key)
            .or_else(|| self.standing_thing(zone))
    }

    fn market_thing(&self, zone: &str, key: Option<&str>) -> Option<Usable> {
        for market in Market::ALL {
            if zone == keys::market(market) {
                let mut display = self.view.markets[market as usize].display.iter().flatten();
                return why_not(&display.find(|shown| Some(shown.card.id) == key)?.why_not);
            }
            if zone == keys::stock(market) {
                return Some(Usable::If(match market {
                    Market::Elementals => "refresh elementals".to_owned(),
                    Market::Commands => "refresh commands".to_owned(),
                }));
            }
        }
        None
    }

    /// An Elemental is used by its dawn effect; the view says why that cannot be.
    fn standing_thing(&self, zone: &str) -> Option<Usable> {
        let side = self.near();
        let formation = &self.view.sides[side.index()].formation;
        let standing = (formation.iter().flatten())
            .find(|standing| keys::space(side, standing.space) == zone)?;
        why_not(&standing.why_not)
    }
}

fn why_not(refused: &Option<WhyNot>) -> Option<Usable> {
    refused.as_ref().map(|why_not| Usable::NotNow {
        rule: why_not.rule,
        why: why_not.why.clone(),
    })
}
