//! How the duel speaks to people: card texts from the cards' data, log lines from the events.

use super::board::Place;
use super::card::{CARDS, CardData, Effect, Kind};
use super::{Duel, DuelAction, DuelEvent, DuelReason, Target, opponent};
use crate::Plain;
use kernel::{Arg, CardEntry, Game, Narrate, Phrase, Seat, Turn, Words};

impl Narrate for Duel {
    fn prompt(&self, seat: Seat) -> Phrase {
        match self.turn() {
            Turn::Over(outcome) => match outcome.winners().lowest() {
                Some(winner) => Phrase::new("duel-won").with("seat", winner),
                None => Phrase::new("duel-drawn"),
            },
            Turn::Choose(_) if seat == self.active => {
                Phrase::new("duel-prompt").with("mana", self.player(seat).mana)
            }
            Turn::Choose(_) => Phrase::new("duel-prompt-wait").with("seat", self.active),
        }
    }

    fn label(&self, seat: Seat, action: DuelAction) -> Phrase {
        match action {
            DuelAction::Play(held) => Phrase::new("duel-action-play")
                .with("card", held.card().data().name)
                .with("copy", held.number())
                .with("cost", held.card().data().cost),
            DuelAction::Attack { with, on } => self.attack_label(seat, with, on),
            DuelAction::Pass => Phrase::new("duel-action-pass"),
        }
    }

    /// What can be done, with the cards that are called by their names.
    fn label_mark(&self, seat: Seat, action: DuelAction) -> Option<u64> {
        let card = |owner, place| {
            let unit = self.player(owner).board.unit(place);
            unit.map_or(u8::MAX, |unit| unit.card.index() as u8)
        };
        let parts = match action {
            DuelAction::Pass => [0; 5],
            DuelAction::Play(held) => [1, held.card().index() as u8, held.number(), 0, 0],
            DuelAction::Attack {
                with,
                on: Target::Player,
            } => [2, with.number(), card(seat, with), 0, 0],
            DuelAction::Attack {
                with,
                on: Target::Unit(on),
            } => {
                let enemy = opponent(seat);
                [
                    3,
                    with.number(),
                    card(seat, with),
                    on.number(),
                    card(enemy, on),
                ]
            }
        };
        Some(
            parts
                .iter()
                .fold(0, |mark, &part| mark << 8 | u64::from(part)),
        )
    }

    fn tell(&self, event: &DuelEvent) -> Phrase {
        let about = |key, seat: Seat| Phrase::new(key).with("seat", seat);
        match *event {
            DuelEvent::TurnBegan { seat, mana } => {
                about("duel-turn-began", seat).with("mana", mana)
            }
            DuelEvent::Drew { seat, card } => {
                about("duel-drew", seat).with("card", card.data().name)
            }
            DuelEvent::DrewUnseen { seat, count } => {
                about("duel-drew-unseen", seat).with("count", count)
            }
            DuelEvent::Lost { seat, card } => {
                about("duel-lost", seat).with("card", card.data().name)
            }
            DuelEvent::Tired { seat, damage } => about("duel-tired", seat).with("damage", damage),
            DuelEvent::Played { seat, card, place } => match place {
                Some(place) => about("duel-played-unit", seat)
                    .with("card", card.data().name)
                    .with("place", place.number()),
                None => about("duel-played-spell", seat).with("card", card.data().name),
            },
            DuelEvent::Attacked {
                seat,
                with,
                card,
                on,
            } => about("duel-attacked", seat)
                .with("card", card.data().name)
                .with("place", with.number())
                .with("target", target_name(opponent(seat), on)),
            DuelEvent::Struck { seat, on } => {
                about("duel-struck", seat).with("target", target_name(opponent(seat), on))
            }
            DuelEvent::PlayerHit { seat, damage } => {
                about("duel-player-hit", seat).with("damage", damage)
            }
            DuelEvent::UnitHit {
                seat,
                place,
                card,
                damage,
            } => about("duel-unit-hit", seat)
                .with("card", card.data().name)
                .with("place", place.number())
                .with("damage", damage),
            DuelEvent::UnitLeft { seat, place, card } => about("duel-unit-left", seat)
                .with("card", card.data().name)
                .with("place", place.number()),
            DuelEvent::Passed { seat } => about("duel-passed", seat),
            DuelEvent::Conceded { seat } => about("duel-conceded", seat),
            DuelEvent::Won { seat } => about("duel-won", seat),
            DuelEvent::Drawn => Phrase::new("duel-drawn"),
        }
    }

    fn explain(&self, reason: &DuelReason) -> Phrase {
        match *reason {
            DuelReason::GameOver => Phrase::new("duel-reason-game-over"),
            DuelReason::NotYourTurn => Phrase::new("duel-reason-not-your-turn"),
            DuelReason::NotInHand { card, copies } => Phrase::new("duel-reason-not-in-hand")
                .with("card", card.data().name)
                .with("copies", copies),
            DuelReason::NotEnoughMana { cost, mana } => Phrase::new("duel-reason-not-enough-mana")
                .with("cost", cost)
                .with("mana", mana),
            DuelReason::BoardFull => Phrase::new("duel-reason-board-full"),
            DuelReason::NoUnit(place) => {
                Phrase::new("duel-reason-no-unit").with("place", place.number())
            }
            DuelReason::NotReady(place) => {
                Phrase::new("duel-reason-not-ready").with("place", place.number())
            }
            DuelReason::NoTarget(place) => {
                Phrase::new("duel-reason-no-target").with("place", place.number())
            }
        }
    }

    fn cards(_: &Plain) -> Vec<CardEntry> {
        CARDS
            .iter()
            .map(|card| CardEntry {
                id: card.id,
                name: card.name.into(),
                line: card.line(),
                text: card.text(),
                data: serde_json::json!(card),
            })
            .collect()
    }
}

impl CardData {
    fn line(&self) -> Phrase {
        match self.kind {
            Kind::Unit { attack, health } => Phrase::new("duel-card-unit")
                .with("cost", self.cost)
                .with("attack", attack)
                .with("health", health),
            Kind::Spell => Phrase::new("duel-card-spell").with("cost", self.cost),
        }
    }

    fn text(&self) -> Phrase {
        match self.effect {
            None => Phrase::new("duel-effect-none"),
            Some(Effect::Draw(count)) => Phrase::new("duel-effect-draw").with("count", count),
            Some(Effect::HitPlayer(damage)) => {
                Phrase::new("duel-effect-hit-player").with("damage", damage)
            }
            Some(Effect::HitRandom(damage)) => {
                Phrase::new("duel-effect-hit-random").with("damage", damage)
            }
        }
    }
}

impl Duel {
    /// An attack by the names of the units that are there now.
    fn attack_label(&self, seat: Seat, with: Place, on: Target) -> Phrase {
        let enemy = opponent(seat);
        let attack = |key| {
            Phrase::new(key)
                .with("card", self.unit_name(seat, with))
                .with("place", with.number())
        };
        match on {
            Target::Player => attack("duel-action-attack-player").with("seat", enemy),
            Target::Unit(place) => attack("duel-action-attack-unit")
                .with("target", self.unit_name(enemy, place))
                .with("on", place.number()),
        }
    }

    /// The name of the unit in a place; where there is none, nobody can speak of it either.
    fn unit_name(&self, owner: Seat, place: Place) -> Words {
        let unit = self.player(owner).board.unit(place);
        unit.map_or(Words::same("-"), |unit| unit.card.data().name)
    }
}

fn target_name(owner: Seat, target: Target) -> Arg {
    match target {
        Target::Player => Phrase::new("duel-target-player").with("seat", owner),
        Target::Unit(place) => Phrase::new("duel-target-place").with("place", place.number()),
    }
    .into()
}
