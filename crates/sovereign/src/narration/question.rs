//! What a seat is asked.

use super::names::{all_crystals, card, place};
use crate::effect::Trigger;
use crate::event::CoverLoss;
use crate::frame::Frame;
use crate::phase::Phase;
use crate::player::rival;
use crate::position::{Battle, Standing};
use crate::trigger::PickUp;
use crate::wall::Losing;
use crate::work::Task;
use kernel::{Phrase, Seat};

impl Battle {
    /// What the seat is asked now.
    pub(crate) fn question_phrase(&self, seat: Seat) -> Phrase {
        if self.standing != Standing::Open {
            return Phrase::new("sovereign-play-ask-over");
        }
        if !self.deciders().contains(seat) {
            return Phrase::new("sovereign-play-ask-wait");
        }
        match self.tasks.last() {
            None => self.turn_question(seat),
            Some(&Task::Pay { left, .. }) => Phrase::new("sovereign-play-ask-pay")
                .with("for", self.paid_for())
                .with("count", left),
            Some(Task::Combat) => self.combat_question(seat),
            Some(Task::Ability(frame)) => self.ability_question(seat, frame),
            Some(Task::Lose(losing)) => self.losing_question(losing),
            Some(Task::PickUp(pick_up)) => self.pick_up_question(pick_up),
            Some(Task::Realms { .. }) => Phrase::new("sovereign-play-ask-realms"),
            Some(
                Task::Checkpoint
                | Task::Play(_)
                | Task::Equipped { .. }
                | Task::Draw { .. }
                | Task::AfterPickUp(_),
            ) => Phrase::new("sovereign-play-ask-wait"),
        }
    }

    fn turn_question(&self, seat: Seat) -> Phrase {
        let player = self.player(seat);
        match self.phase {
            Phase::Mulligan => {
                let aside = self.piles.len(crate::pieces::Area::Aside(seat));
                Phrase::new("sovereign-play-ask-mulligan").with("count", aside)
            }
            Phase::Starter => Phrase::new("sovereign-play-ask-begin"),
            Phase::Day => {
                let (quota, used) = self.accesses(seat);
                Phrase::new("sovereign-play-ask-day")
                    .with("turn", self.turn)
                    .with("crystals", all_crystals(&player.ready))
                    .with("vocations", player.vocations)
                    .with("accesses", quota.saturating_sub(used))
            }
            _ => Phrase::new("sovereign-play-ask-wait"),
        }
    }

    /// What the generic pips are for: it lies under the payment.
    fn paid_for(&self) -> Phrase {
        let under = self
            .tasks
            .len()
            .checked_sub(2)
            .map(|place| &self.tasks[place]);
        match under {
            Some(Task::Play(playing)) => card(self.card(playing.piece).name),
            Some(Task::Ability(frame)) => self.ability_source(frame),
            _ => Phrase::new("sovereign-play-an-effect"),
        }
    }

    /// The window goes back and forth until both pass in a row (SV-5.3).
    fn combat_question(&self, seat: Seat) -> Phrase {
        let combatants = self.combatant(seat).zip(self.combatant(rival(seat)));
        let (Some(combat), Some((own, other))) = (&self.combat, combatants) else {
            return Phrase::new("sovereign-play-ask-wait");
        };
        Phrase::new(if combat.aggressor == seat {
            "sovereign-play-ask-attack"
        } else {
            "sovereign-play-ask-defend"
        })
        .with("own", self.fighter_at(own))
        .with("other", self.fighter_at(other))
        .with(
            "then",
            Phrase::new(if combat.passes == 0 {
                "sovereign-play-pass-goes-on"
            } else {
                "sovereign-play-pass-ends"
            }),
        )
    }

    fn losing_question(&self, losing: &Losing) -> Phrase {
        let about = |key: &'static str| Phrase::new(key).with("count", losing.left);
        let effect = |key: &'static str| about(key).with("source", self.source_below());
        match losing.why {
            CoverLoss::DirectDamage => about("sovereign-play-ask-lose"),
            _ if losing.seat != losing.chooser => effect("sovereign-play-ask-breach"),
            _ => effect("sovereign-play-ask-forfeit"),
        }
    }

    /// The ability that made this necessary.
    fn source_below(&self) -> Phrase {
        let frame = self.tasks.iter().rev().find_map(|task| match task {
            Task::Ability(frame) => Some(frame),
            _ => None,
        });
        frame.map_or(Phrase::new("sovereign-play-an-effect"), |frame: &Frame| {
            self.ability_source(frame)
        })
    }

    /// SV-5.7
    fn pick_up_question(&self, pick_up: &PickUp) -> Phrase {
        let picked = self.card(pick_up.piece);
        let snare = picked.facts.has(Trigger::Snare);
        let about = |key: &'static str| {
            Phrase::new(key)
                .with("card", picked.name)
                .with("zone", place(pick_up.zone))
        };
        match (snare, self.whereabouts(pick_up.intruder)) {
            (true, Some(zone)) => {
                about("sovereign-play-ask-snare-on").with("intruder", self.haerian_at(zone))
            }
            (true, None) => about("sovereign-play-ask-snare"),
            (false, _) => about("sovereign-play-ask-no-snare"),
        }
    }
}
