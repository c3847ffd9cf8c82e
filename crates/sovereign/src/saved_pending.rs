//! What the engine is in the middle of, and what waits, as files hold it. Reading it back is in
//! `restore_pending.rs`.

use crate::cards::Piece;
use crate::combat::{Combat, CombatStep};
use crate::effect::Later;
use crate::event::CoverLoss;
use crate::frame::{Frame, NOTHING_HELD, PrintedOn, Stage};
use crate::mentions::holds_card;
use crate::pay::Discount;
use crate::places::Places;
use crate::play::{PlayStep, Playing};
use crate::position::Battle;
use crate::saved_words::{SavedCoverLoss, SavedOrigin, SavedPlayStep, SavedStage, is_default};
use crate::scene::Origin;
use crate::trigger::{Delayed, Object, Pending, PickUp};
use crate::wall::Losing;
use crate::work::Task;
use crate::zone::Zone;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// An object that an occurrence speaks of, as it was then. Without `at` it is none.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedObject {
    /// Where its card lies now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// Not for a card that was no object of the battlefield.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<u16>,
    /// Where it stood.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<Zone>,
    #[serde(skip_serializing_if = "is_default")]
    pub force: u8,
}

/// Where an ability is printed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SavedPrintedOn {
    Card(String),
    Class(String),
}

/// A trigger that waits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedTrigger {
    pub source: SavedObject,
    /// Which ability of its card, counted from 0.
    pub ability: u8,
    pub controller: Seat,
    #[serde(default, skip_serializing_if = "is_default")]
    pub it: SavedObject,
}

/// A face-down card about to be picked up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedPickUp {
    pub zone: Zone,
    /// Where the card lies now.
    pub card: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub intruder: SavedObject,
}

/// A step set for later.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedDelayed {
    pub source: SavedObject,
    #[serde(with = "SavedOrigin")]
    pub origin: Origin,
    #[serde(default, skip_serializing_if = "is_default")]
    pub it: SavedObject,
    pub on: SavedPrintedOn,
    pub ability: u8,
    pub step: u8,
    pub controller: Seat,
    pub at: Later,
    /// Once its phase has come: how many triggers of the phase come before it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub due: Option<u8>,
    /// What the step before had selected names this number in `awaited`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub number: u8,
}

/// A changed cost.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedDiscount {
    pub seat: Seat,
    pub on: SavedPrintedOn,
    pub ability: u8,
    pub step: u8,
    /// Which option of CHOOSE, counted from 1.
    #[serde(default, skip_serializing_if = "is_default")]
    pub option: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub once: bool,
}

/// A fight under way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedCombat {
    pub attacker: SavedObject,
    pub defender: SavedObject,
    pub aggressor: Seat,
    pub step: CombatStep,
    pub side: Seat,
    #[serde(default)]
    pub passes: u8,
    #[serde(default)]
    pub used: [u8; 2],
    #[serde(default)]
    pub struck: [bool; 2],
}

/// Something half done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SavedTask {
    Checkpoint,
    Play(SavedPlaying),
    Pay { seat: Seat, left: u8 },
    Combat,
    Equipped { seat: Seat },
    Ability(Box<SavedAbility>),
    Draw { seat: Seat, left: u8 },
    Lose(SavedLosing),
    PickUp(SavedPickUp),
    AfterPickUp(SavedPickUp),
    Realms { seat: Seat },
}

/// A card that is being played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedPlaying {
    pub card: String,
    pub seat: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Zone>,
    #[serde(with = "SavedPlayStep")]
    pub step: PlayStep,
}

/// Face-down cards that are chosen to leave.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedLosing {
    pub seat: Seat,
    pub chooser: Seat,
    pub left: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub chosen: Vec<Zone>,
    #[serde(with = "SavedCoverLoss")]
    pub why: CoverLoss,
}

/// An ability under way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedAbility {
    pub on: SavedPrintedOn,
    pub ability: u8,
    pub controller: Seat,
    #[serde(with = "SavedOrigin")]
    pub origin: Origin,
    #[serde(default, skip_serializing_if = "is_default")]
    pub source: SavedObject,
    #[serde(default, skip_serializing_if = "is_default")]
    pub it: SavedObject,
    pub step: u8,
    #[serde(with = "SavedStage")]
    pub stage: Stage,
    #[serde(default, skip_serializing_if = "is_default")]
    pub option: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub repeated: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub second: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub count: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub closed: bool,
    /// A zone, or where the card held lies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub chosen: Vec<Zone>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub succeeded: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub due: bool,
}

/// Writes what is half done.
pub(crate) struct Writer<'a> {
    pub battle: &'a Battle,
    pub places: &'a Places,
}

impl Writer<'_> {
    fn place(&self, piece: Piece) -> String {
        self.places.word(piece).unwrap_or_else(|| "-".to_owned())
    }

    fn object(&self, object: Object) -> SavedObject {
        if object == Object::NONE {
            return SavedObject::default();
        }
        SavedObject {
            at: self.places.word(object.piece),
            entry: (object.entry != Object::NONE.entry).then_some(object.entry.number()),
            zone: (object.zone != Object::NONE.zone).then_some(object.zone),
            force: object.force,
        }
    }

    fn printed_on(&self, on: PrintedOn) -> SavedPrintedOn {
        let set = self.battle.set;
        match on {
            PrintedOn::Card(card) => SavedPrintedOn::Card(set.card(card).id.to_owned()),
            PrintedOn::Class(class) => SavedPrintedOn::Class(set.class(class).id.to_owned()),
        }
    }

    pub fn trigger(&self, pending: &Pending) -> SavedTrigger {
        SavedTrigger {
            source: self.object(pending.source),
            ability: pending.ability,
            controller: pending.controller,
            it: self.object(pending.it),
        }
    }

    pub fn pick_up(&self, pick_up: &PickUp) -> SavedPickUp {
        SavedPickUp {
            zone: pick_up.zone,
            card: self.place(pick_up.piece),
            intruder: self.object(pick_up.intruder),
        }
    }

    pub fn delayed(&self, delayed: &Delayed) -> SavedDelayed {
        SavedDelayed {
            source: self.object(delayed.source),
            origin: delayed.origin,
            it: self.object(delayed.it),
            on: self.printed_on(delayed.on),
            ability: delayed.ability,
            step: delayed.step,
            controller: delayed.controller,
            at: delayed.at,
            due: delayed.due,
            number: delayed.number,
        }
    }

    pub fn discount(&self, discount: &Discount) -> SavedDiscount {
        SavedDiscount {
            seat: discount.seat,
            on: self.printed_on(discount.on),
            ability: discount.ability,
            step: discount.step,
            option: discount.option,
            once: discount.once,
        }
    }

    pub fn combat(&self, combat: &Combat) -> SavedCombat {
        SavedCombat {
            attacker: self.object(combat.attacker),
            defender: self.object(combat.defender),
            aggressor: combat.aggressor,
            step: combat.step,
            side: combat.side,
            passes: combat.passes,
            used: combat.used,
            struck: combat.struck,
        }
    }

    pub fn task(&self, task: &Task) -> SavedTask {
        match *task {
            Task::Checkpoint => SavedTask::Checkpoint,
            Task::Play(playing) => SavedTask::Play(self.playing(playing)),
            Task::Pay { seat, left } => SavedTask::Pay { seat, left },
            Task::Combat => SavedTask::Combat,
            Task::Equipped { seat } => SavedTask::Equipped { seat },
            Task::Ability(ref frame) => SavedTask::Ability(Box::new(self.ability(frame))),
            Task::Draw { seat, left } => SavedTask::Draw { seat, left },
            Task::Lose(losing) => SavedTask::Lose(self.losing(losing)),
            Task::PickUp(ref pick_up) => SavedTask::PickUp(self.pick_up(pick_up)),
            Task::AfterPickUp(ref pick_up) => SavedTask::AfterPickUp(self.pick_up(pick_up)),
            Task::Realms { seat } => SavedTask::Realms { seat },
        }
    }

    fn playing(&self, playing: Playing) -> SavedPlaying {
        SavedPlaying {
            card: self.place(playing.piece),
            seat: playing.seat,
            at: playing.at,
            step: playing.step,
        }
    }

    fn losing(&self, losing: Losing) -> SavedLosing {
        SavedLosing {
            seat: losing.seat,
            chooser: losing.chooser,
            left: losing.left,
            chosen: losing.chosen.collect(),
            why: losing.why,
        }
    }

    fn ability(&self, frame: &Frame) -> SavedAbility {
        SavedAbility {
            on: self.printed_on(frame.on),
            ability: frame.ability,
            controller: frame.scene.controller,
            origin: frame.scene.origin,
            source: self.object(frame.scene.source),
            it: self.object(frame.scene.it),
            step: frame.step,
            stage: frame.stage,
            option: frame.option,
            repeated: frame.repeated,
            second: frame.second,
            count: frame.count,
            closed: frame.closed,
            held: (frame.held != NOTHING_HELD).then(|| match holds_card(frame, self.battle.set) {
                Some(_) => self.place(Piece(frame.held)),
                None => Zone(frame.held).to_string(),
            }),
            chosen: frame.chosen.collect(),
            succeeded: frame.succeeded,
            due: frame.due,
        }
    }
}
