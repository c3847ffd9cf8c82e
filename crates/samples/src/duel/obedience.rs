//! The duel under the laws until every card has been played and every event has happened.

use super::card::KINDS;
use super::{Duel, DuelEvent, Target};
use crate::Plain;
use laws::{Landmarks, Step, Trial};

impl Landmarks for Duel {
    fn landmarks(_: &Plain) -> Vec<String> {
        let cards = (0..KINDS).map(|card| format!("card {card} played"));
        let others = [
            "a card lost",
            "tired",
            "player attacked",
            "unit attacked",
            "struck",
        ];
        cards.chain(others.map(str::to_owned)).collect()
    }

    fn reached(step: &Step<'_, Duel>, note: &mut dyn FnMut(&str)) {
        for told in step.told {
            match &told.event {
                DuelEvent::Played { card, .. } => note(&format!("card {} played", card.index())),
                DuelEvent::Lost { .. } => note("a card lost"),
                DuelEvent::Tired { .. } => note("tired"),
                DuelEvent::Attacked {
                    on: Target::Player, ..
                } => note("player attacked"),
                DuelEvent::Attacked { .. } => note("unit attacked"),
                DuelEvent::Struck { .. } => note("struck"),
                _ => {}
            }
        }
    }
}

#[test]
fn every_card_of_the_duel_is_reached() {
    laws::cover::<Duel>(&Trial {
        hidden: |_, seat| {
            let other = 1 - seat.index();
            vec![
                format!("players.{other}.hand"),
                format!("players.{other}.deck"),
            ]
        },
        ..Trial::new(&[Plain])
    });
}
