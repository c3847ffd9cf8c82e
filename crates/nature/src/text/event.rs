//! Events as lines of the log.

use super::{market, number, phase, spot, standing};
use crate::cards::Printed;
use crate::event::{Event, Spot};
use kernel::{Phrase, Seat, SeatSet};

/// What happened in a game with so many seats, in one sentence.
pub fn tell(event: &Event, seats: usize) -> Phrase {
    // What happened to an Elemental of either side.
    let about = |key, elemental: &Spot| Phrase::new(key).with("spot", spot(elemental, seats));
    let counted = |key, elemental: &Spot, count: u16| about(key, elemental).with("count", count);
    match event {
        Event::SageChosen { seat, sage } => with_card("nature-event-sage-chosen", *seat, *sage),
        Event::WarriorsChosen { seat } => by("nature-event-warriors-chosen", *seat),
        Event::WarriorsRevealed { seat, left, right } => {
            by("nature-event-warriors-revealed", *seat)
                .with("left", left.name)
                .with("right", right.name)
        }
        Event::TurnBegan { side, turn } => Phrase::new("nature-event-turn-began")
            .with("turn", *turn)
            .with("side", side.seats(seats)),
        Event::PhaseBegan { phase: begun } => {
            Phrase::new("nature-event-phase-began").with("phase", phase(*begun))
        }
        Event::SaidDone { seat } => by("nature-event-said-done", *seat),
        Event::DawnUsed { seat, spot } => with_spot("nature-event-dawn-used", *seat, spot),
        Event::Summoned { seat, spot } => with_spot("nature-event-summoned", *seat, spot),
        Event::Revived { seat, spot } => with_spot("nature-event-revived", *seat, spot),
        Event::Attacked {
            seat,
            command,
            attacker,
            targets,
        } => {
            let targets = targets
                .iter()
                .map(|target| standing(target.card, target.space));
            by("nature-event-attacked", *seat)
                .with("command", command.name)
                .with("attacker", standing(attacker.card, attacker.space))
                .with("targets", targets.collect::<Vec<_>>())
        }
        Event::Played { seat, command } => with_card("nature-event-played", *seat, *command),
        Event::InstantPlayed {
            seat,
            command,
            target,
        } => by("nature-event-instant-played", *seat)
            .with("command", command.name)
            .with("target", standing(target.card, target.space)),
        Event::Passed { seat } => by("nature-event-passed", *seat),
        Event::FactionActionTaken { seat, sage, level } => {
            by("nature-event-faction-action-taken", *seat)
                .with("sage", sage.name)
                .with("level", *level)
        }
        Event::Exchanged { one, other } => Phrase::new("nature-event-exchanged")
            .with("one", spot(one, seats))
            .with("other", standing(other.card, other.space)),
        Event::Drew { seat, cards } => {
            let named = |card: &Printed| Phrase::new("nature-named").with("card", card.name);
            by("nature-event-drew", *seat)
                .with("cards", cards.iter().map(named).collect::<Vec<_>>())
        }
        Event::DrewHidden { seat, count } => {
            by("nature-event-drew-hidden", *seat).with("count", *count)
        }
        Event::Reshuffled { seat } => by("nature-event-reshuffled", *seat),
        Event::Discarded { seat, card } => with_card("nature-event-discarded", *seat, *card),
        Event::Fetched { seat, card } => with_card("nature-event-fetched", *seat, *card),
        Event::Recalled { seat, card } => with_card("nature-event-recalled", *seat, *card),
        Event::Bought {
            seat,
            card,
            price,
            space: None,
        } => with_card("nature-event-bought", *seat, *card).with("price", *price),
        Event::Bought {
            seat,
            card,
            price,
            space: Some(space),
        } => with_card("nature-event-bought-into-formation", *seat, *card)
            .with("price", *price)
            .with("space", number(*space)),
        Event::Sold { seat, card } => with_card("nature-event-sold", *seat, *card),
        Event::Refreshed {
            seat,
            market: refreshed,
        } => by("nature-event-refreshed", *seat).with("market", market(*refreshed)),
        Event::TurnedUp {
            market: shown,
            card,
            ..
        } => Phrase::new("nature-event-turned-up")
            .with("market", market(*shown))
            .with("card", card.name),
        Event::GoldGained { side, amount } => Phrase::new("nature-event-gold-gained")
            .with("side", side.seats(seats))
            .with("count", *amount),
        Event::BoostsPut { spot, count } => counted("nature-event-boosts-put", spot, *count),
        Event::ShieldsPut { spot, count } => counted("nature-event-shields-put", spot, *count),
        Event::BoostsRemoved { spot, count } => {
            counted("nature-event-boosts-removed", spot, *count)
        }
        Event::ShieldsRemoved { spot, count } => {
            counted("nature-event-shields-removed", spot, *count)
        }
        Event::Reduced { spot, by } => counted("nature-event-reduced", spot, (*by).into()),
        Event::Annulled { spot } => about("nature-event-annulled", spot),
        Event::Redirected { from, to } => Phrase::new("nature-event-redirected")
            .with("from", standing(from.card, from.space))
            .with("to", spot(to, seats)),
        Event::Damaged { spot, amount } => counted("nature-event-damaged", spot, *amount),
        Event::Healed { spot } => about("nature-event-healed", spot),
        Event::Defeated { spot, by: None } => about("nature-event-defeated", spot),
        Event::Defeated {
            spot,
            by: Some(seat),
        } => about("nature-event-defeated-by", spot).with("seat", *seat),
        Event::Returned { seat, card } => with_card("nature-event-returned", *seat, *card),
        Event::Withdrawn { spot, .. } => about("nature-event-withdrawn", spot),
        Event::LevelGained { seat, level } => {
            by("nature-event-level-gained", *seat).with("level", *level)
        }
        Event::ChampionUnlocked {
            seat,
            champion,
            level,
        } => with_card("nature-event-champion-unlocked", *seat, *champion).with("level", *level),
        Event::Reformed {
            side,
            card,
            from,
            to,
        } => Phrase::new("nature-event-reformed")
            .with("side", side.seats(seats))
            .with("card", card.name)
            .with("from", number(*from))
            .with("to", number(*to)),
        Event::Triggered { spot, .. } => about("nature-event-triggered", spot),
        Event::Declined { seat, spot } => with_spot("nature-event-declined", *seat, spot),
        Event::AttackFailed { command } => {
            Phrase::new("nature-event-attack-failed").with("command", command.name)
        }
        Event::Conceded { seat } => by("nature-event-conceded", *seat),
        Event::TurnLimitReached { turns } => {
            Phrase::new("nature-event-turn-limit-reached").with("count", *turns)
        }
        Event::Ended { winners } => ended(*winners),
    }
}

fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

fn with_card(key: &'static str, seat: Seat, card: Printed) -> Phrase {
    by(key, seat).with("card", card.name)
}

/// A seat's deed with an Elemental of its own side.
fn with_spot(key: &'static str, seat: Seat, spot: &Spot) -> Phrase {
    with_card(key, seat, spot.card).with("space", number(spot.space))
}

fn ended(winners: SeatSet) -> Phrase {
    if winners.is_empty() {
        return Phrase::new("nature-event-drawn");
    }
    Phrase::new("nature-event-won")
        .with("count", winners.len())
        .with("winners", winners)
}
