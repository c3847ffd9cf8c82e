//! What the engine is in the middle of, as files hold it. Reading it back is in
//! `restore_pending.rs`.

use crate::attack::{Attack, Combatant, Step};
use crate::destroy::{Doom, DoomStep};
use crate::enter::{Entering, EntryStep};
use crate::frame::{GiftFrame, Path, Stage};
use crate::mode::Frame;
use crate::place::{Cell, Slot};
use crate::player::Player;
use crate::position::Match;
use crate::saved_card::cell_words;
use crate::saved_names::{PieceNames, word};
use crate::sectors::Sector;
use crate::ships::{Object, Ship};
use crate::target::Select;
use crate::work::{Asked, Declaring, Task};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Everything half done.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedPending {
    pub tasks: Vec<SavedTask>,
    #[serde(default)]
    pub queue: Vec<SavedQueued>,
    #[serde(default)]
    pub attack: Option<SavedAttack>,
}

/// A gift that waits for its turn.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedQueued {
    pub slot: Slot,
    pub card: String,
    pub subject: Option<Slot>,
}

/// An attack under way.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedAttack {
    pub attacker: Slot,
    pub attacking: String,
    pub player: Player,
    pub defender: Slot,
    pub defending: String,
    pub ship: Option<Ship>,
    pub step: Step,
    pub sides: [Combatant; 2],
    pub responder: u8,
    pub passes: u8,
    pub locked: bool,
    pub uncovered: bool,
    pub defeated: bool,
    pub begun: bool,
    pub next: Option<Slot>,
}

/// Something half done.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SavedTask {
    Attack,
    Destroy(SavedDoom),
    Gift(SavedGift),
    Window {
        base: u8,
    },
    Enter {
        slot: Slot,
        card: String,
        step: EntryStep,
        played: bool,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        flipped: bool,
        how: Option<String>,
    },
    Place {
        card: String,
        player: Player,
        how: String,
        inhibited: bool,
    },
    Discard {
        player: Player,
        count: u8,
    },
    Arrange {
        player: Player,
        left: u8,
        done: u8,
    },
    ExtraPlay {
        player: Player,
        source: Slot,
        gift: String,
    },
    Sector {
        sector: Sector,
        loser: Player,
    },
    Object {
        object: Object,
        first: Option<Slot>,
        left: u8,
    },
    Prism {
        slot: Slot,
    },
    Inspire {
        seat: Seat,
        slot: Slot,
        asked: SavedAsked,
    },
    WaitingGifts,
    ArmedGifts,
    LastBreath,
    Rift {
        player: Player,
        cell: String,
    },
    Declare(SavedDeclaring),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SavedAsked {
    Which,
    Keep(String, String),
    On,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SavedDeclaring {
    AttackerTotal,
    AttackerOutcome { wrong: bool },
    DefenderTotal,
}

/// A destruction under way.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedDoom {
    pub slot: Slot,
    pub card: String,
    pub donor: Option<String>,
    pub cause: String,
    pub by: Player,
    pub source: Option<Slot>,
    pub step: DoomStep,
    pub loser: Player,
    pub cell: String,
    pub was_down: bool,
    pub unstoppable: bool,
    pub saved: bool,
    pub sacrifice: bool,
}

/// A gift under way.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedGift {
    pub source: Slot,
    pub card: String,
    pub gift: String,
    /// Which nested effect, level by level: 1 or 2.
    pub path: Vec<u8>,
    pub controller: Player,
    pub cell: String,
    pub stage: Stage,
    pub subject: Option<Slot>,
    pub targets: Vec<SavedTarget>,
    /// The chosen opponent, counted from 0, or how far it has come.
    pub other: Option<u8>,
    pub countered: bool,
    pub announced: bool,
}

/// A place on the field, or a card in an incinerator.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum SavedTarget {
    Place(Slot),
    Card(String),
}

/// A part of the field in one word: `civil`, `2-3` for lane 2 and depth zone 3, `cinderlance`.
pub(crate) fn cell_word(frame: Frame, cell: Cell) -> String {
    match cell_words(frame, cell) {
        (Some(zone), ..) => zone,
        (_, Some((lane, depth)), _) => format!("{lane}-{depth}"),
        (.., Some(ship)) => ship,
        _ => "whole".to_owned(),
    }
}

impl SavedPending {
    /// None if nothing is half done.
    pub fn of(game: &Match, names: &PieceNames) -> Option<SavedPending> {
        if game.tasks.is_empty() && game.attack.is_none() && game.queue.is_empty() {
            return None;
        }
        let writer = Writer { game, names };
        Some(SavedPending {
            tasks: game.tasks.iter().map(|task| writer.task(task)).collect(),
            queue: (game.queue.iter())
                .map(|pending| SavedQueued {
                    slot: pending.slot,
                    card: names.name(pending.piece),
                    subject: pending.subject,
                })
                .collect(),
            attack: game.attack.as_ref().map(|attack| writer.attack(attack)),
        })
    }
}

struct Writer<'a> {
    game: &'a Match,
    names: &'a PieceNames,
}

impl Writer<'_> {
    fn task(&self, task: &Task) -> SavedTask {
        match *task {
            Task::Attack => SavedTask::Attack,
            Task::Destroy(ref doom) => SavedTask::Destroy(self.doom(doom)),
            Task::Gift(ref frame) => SavedTask::Gift(self.gift(frame)),
            Task::Window(opening) => SavedTask::Window { base: opening.base },
            Task::Enter(entering) => self.entering(entering),
            Task::Place {
                piece,
                player,
                how,
                inhibited,
            } => SavedTask::Place {
                card: self.names.name(piece),
                player,
                how: word(&how),
                inhibited,
            },
            Task::Discard { player, count } => SavedTask::Discard { player, count },
            Task::Arrange { player, left, done } => SavedTask::Arrange { player, left, done },
            Task::ExtraPlay {
                player,
                source,
                gift,
            } => SavedTask::ExtraPlay {
                player,
                source,
                gift: self.game.card_word(gift),
            },
            Task::Sector { sector, loser } => SavedTask::Sector { sector, loser },
            Task::Object {
                object,
                first,
                left,
            } => SavedTask::Object {
                object,
                first,
                left,
            },
            Task::Prism { slot } => SavedTask::Prism { slot },
            Task::Inspire { seat, slot, asked } => SavedTask::Inspire {
                seat,
                slot,
                asked: match asked {
                    Asked::Which => SavedAsked::Which,
                    Asked::Keep(one, other) => {
                        SavedAsked::Keep(self.game.card_word(one), self.game.card_word(other))
                    }
                    Asked::On => SavedAsked::On,
                },
            },
            Task::WaitingGifts => SavedTask::WaitingGifts,
            Task::ArmedGifts => SavedTask::ArmedGifts,
            Task::LastBreath => SavedTask::LastBreath,
            Task::Rift { player, cell } => SavedTask::Rift {
                player,
                cell: self.cell(cell),
            },
            Task::Declare(declaring) => SavedTask::Declare(match declaring {
                Declaring::AttackerTotal => SavedDeclaring::AttackerTotal,
                Declaring::AttackerOutcome { wrong } => SavedDeclaring::AttackerOutcome { wrong },
                Declaring::DefenderTotal => SavedDeclaring::DefenderTotal,
            }),
        }
    }

    fn cell(&self, cell: Cell) -> String {
        cell_word(self.game.modes.frame, cell)
    }

    fn entering(&self, entering: Entering) -> SavedTask {
        SavedTask::Enter {
            slot: entering.slot,
            card: self.names.name(entering.piece),
            step: entering.step,
            played: entering.played,
            flipped: entering.flipped,
            how: entering.how.map(|how| word(&how)),
        }
    }

    fn doom(&self, doom: &Doom) -> SavedDoom {
        SavedDoom {
            slot: doom.slot,
            card: self.names.name(doom.piece),
            donor: doom.donor.map(|donor| self.names.name(donor)),
            cause: word(&doom.cause),
            by: doom.by,
            source: doom.source,
            step: doom.step,
            loser: doom.loser,
            cell: self.cell(doom.cell),
            was_down: doom.was_down,
            unstoppable: doom.unstoppable,
            saved: doom.saved,
            sacrifice: doom.sacrifice,
        }
    }

    fn gift(&self, frame: &GiftFrame) -> SavedGift {
        let in_ashes = matches!(frame.template(self.game.set).select(), Select::Ashes { .. });
        let target = |&target: &u8| match in_ashes {
            true => SavedTarget::Card(self.names.name(crate::cards::Piece(target))),
            false => SavedTarget::Place(Slot(target)),
        };
        SavedGift {
            source: frame.source,
            card: self.names.name(frame.piece),
            gift: self.game.card_word(frame.gift),
            path: path_steps(frame.path),
            controller: frame.controller,
            cell: self.cell(frame.cell),
            stage: frame.stage,
            subject: frame.subject,
            targets: frame.chosen().iter().map(target).collect(),
            other: (frame.other != u8::MAX).then_some(frame.other),
            countered: frame.countered,
            announced: frame.announced,
        }
    }

    fn attack(&self, attack: &Attack) -> SavedAttack {
        SavedAttack {
            attacker: attack.attacker,
            attacking: self.names.name(attack.attacker_piece),
            player: attack.player,
            defender: attack.defender,
            defending: self.names.name(attack.defender_piece),
            ship: attack.ship,
            step: attack.step,
            sides: attack.sides,
            responder: attack.responder,
            passes: attack.passes,
            locked: attack.locked,
            uncovered: attack.uncovered,
            defeated: attack.defeated,
            begun: attack.begun,
            next: attack.next,
        }
    }
}

fn path_steps(path: Path) -> Vec<u8> {
    let steps = (0..4).map(|level| path.0 >> (2 * level) & 3);
    steps.take_while(|&step| step > 0).collect()
}
