//! What the engine is in the middle of, as files hold it. Physical cards go by their own names
//! (`timber.2`), because an effect may speak of one that has left its place.

use crate::attack::{Attack, Attacked, Stage};
use crate::batch::{Batch, Hit};
use crate::cards::{CardSet, Piece};
use crate::frame::{Frame, Source};
use crate::layout::{Space, SpaceSet};
use crate::position::{Nature, Task};
use crate::side::Side;
use crate::trigger::Queued;
use kernel::{Broken, Pile, Seat, SeatSet};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SavedPending {
    tasks: Vec<SavedTask>,
    queue: Vec<SavedQueued>,
    #[serde(default)]
    attack: Option<SavedAttack>,
    #[serde(default)]
    batch: Option<SavedBatch>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedTask {
    Settle,
    Attack,
    Effect(SavedFrame),
    Batch,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedFrame {
    source: Source,
    card: String,
    actor: Seat,
    credit: Seat,
    host: String,
    that: Option<String>,
    step: u8,
    begun: bool,
    paid: u8,
    moved: u8,
    chosen: SpaceSet,
    first: Option<Space>,
    dividing: Option<u16>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedQueued {
    host: String,
    index: u8,
    that: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedAttack {
    stage: Stage,
    command: String,
    seat: Seat,
    attacker: String,
    bonus: u16,
    targets: Vec<SavedAttacked>,
    passed: SeatSet,
    dealt: bool,
    due: [u8; 2],
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedAttacked {
    piece: String,
    reduction: u8,
    annulled: bool,
    promised: [u8; 2],
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedBatch {
    side: Side,
    credit: Seat,
    by_attack: bool,
    hits: Vec<(String, u16)>,
    at: u8,
    took: SpaceSet,
    declined: SpaceSet,
}

impl SavedPending {
    /// None if nothing is pending.
    pub fn of(game: &Nature) -> Option<SavedPending> {
        if game.tasks.is_empty() && game.attack.is_none() {
            return None;
        }
        let name = |piece: Piece| game.set.piece_name(piece);
        Some(SavedPending {
            tasks: game
                .tasks
                .iter()
                .map(|task| match task {
                    Task::Settle => SavedTask::Settle,
                    Task::Attack => SavedTask::Attack,
                    Task::Effect(frame) => SavedTask::Effect(save_frame(frame, game.set)),
                    Task::Batch => SavedTask::Batch,
                })
                .collect(),
            queue: (game.queue.iter())
                .map(|queued| SavedQueued {
                    host: name(queued.host),
                    index: queued.index,
                    that: name(queued.that),
                })
                .collect(),
            attack: game.attack.as_ref().map(|attack| SavedAttack {
                stage: attack.stage,
                command: name(attack.command),
                seat: attack.seat,
                attacker: name(attack.attacker),
                bonus: attack.bonus,
                targets: (attack.targets.iter())
                    .map(|target| SavedAttacked {
                        piece: name(target.piece),
                        reduction: target.reduction,
                        annulled: target.annulled,
                        promised: target.promised,
                    })
                    .collect(),
                passed: attack.passed,
                dealt: attack.dealt,
                due: attack.due,
            }),
            batch: game.batch.as_ref().map(|batch| SavedBatch {
                side: batch.side,
                credit: batch.credit,
                by_attack: batch.by_attack,
                hits: (batch.hits.iter())
                    .map(|hit| (name(hit.recipient), hit.amount))
                    .collect(),
                at: batch.at,
                took: batch.took,
                declined: batch.declined,
            }),
        })
    }

    /// Puts what was pending back into a position.
    pub fn restore(&self, game: &mut Nature) -> Result<(), Broken> {
        let set = game.set;
        for task in &self.tasks {
            let task = match task {
                SavedTask::Settle => Task::Settle,
                SavedTask::Attack => Task::Attack,
                SavedTask::Batch => Task::Batch,
                SavedTask::Effect(frame) => Task::Effect(read_frame(frame, set)?),
            };
            fill(&mut game.tasks, task)?;
        }
        for queued in &self.queue {
            let host = piece(&queued.host, set)?;
            let known = (set.of(host).elemental())
                .is_some_and(|elemental| elemental.triggers.len() > usize::from(queued.index));
            if !known {
                return Err(Broken(format!("'{}' has no such trigger", queued.host)));
            }
            let queued = Queued {
                host,
                index: queued.index,
                that: piece(&queued.that, set)?,
            };
            fill(&mut game.queue, queued)?;
        }
        game.attack = match &self.attack {
            Some(attack) => Some(read_attack(attack, set)?),
            None => None,
        };
        game.batch = match &self.batch {
            Some(batch) => Some(read_batch(batch, set)?),
            None => None,
        };
        let tasks = |wanted: fn(&Task) -> bool| game.tasks.iter().filter(|t| wanted(t)).count();
        let agree = tasks(|t| matches!(t, Task::Attack)) == usize::from(game.attack.is_some())
            && tasks(|t| matches!(t, Task::Batch)) == usize::from(game.batch.is_some());
        if agree || game.standoff != crate::position::Standoff::Open {
            Ok(())
        } else {
            Err(Broken("pending tasks and attack or batch disagree".into()))
        }
    }
}

fn fill<T: Copy + Default, const N: usize>(pile: &mut Pile<T, N>, item: T) -> Result<(), Broken> {
    pile.push(item)
        .map_err(|_| Broken(format!("more than {N} things are pending")))
}

fn piece(name: &str, set: &CardSet) -> Result<Piece, Broken> {
    set.piece_named(name)
        .ok_or_else(|| Broken(format!("there is no physical card '{name}'")))
}

fn save_frame(frame: &Frame, set: &'static CardSet) -> SavedFrame {
    SavedFrame {
        source: frame.source,
        card: set.card(frame.card).id.to_owned(),
        actor: frame.actor,
        credit: frame.credit,
        host: set.piece_name(frame.host),
        that: frame.that.map(|that| set.piece_name(that)),
        step: frame.step,
        begun: frame.begun,
        paid: frame.paid,
        moved: frame.moved,
        chosen: frame.chosen,
        first: frame.first,
        dividing: frame.dividing,
    }
}

fn read_frame(saved: &SavedFrame, set: &'static CardSet) -> Result<Frame, Broken> {
    let card = set
        .find(&saved.card)
        .ok_or_else(|| Broken(format!("there is no card '{}'", saved.card)))?;
    if !crate::frame::has_effect(set.card(card), saved.source) {
        return Err(Broken(format!("'{}' has no such effect", saved.card)));
    }
    Ok(Frame {
        source: saved.source,
        card,
        actor: saved.actor,
        credit: saved.credit,
        host: piece(&saved.host, set)?,
        that: match &saved.that {
            Some(that) => Some(piece(that, set)?),
            None => None,
        },
        step: saved.step,
        begun: saved.begun,
        paid: saved.paid,
        moved: saved.moved,
        chosen: saved.chosen,
        first: saved.first,
        dividing: saved.dividing,
    })
}

fn read_attack(saved: &SavedAttack, set: &'static CardSet) -> Result<Attack, Broken> {
    let command = piece(&saved.command, set)?;
    if set.of(command).attack().is_none() {
        return Err(Broken(format!("'{}' is no attack", saved.command)));
    }
    let mut targets = Pile::new();
    for target in &saved.targets {
        let target = Attacked {
            piece: piece(&target.piece, set)?,
            reduction: target.reduction,
            annulled: target.annulled,
            promised: target.promised,
        };
        fill(&mut targets, target)?;
    }
    Ok(Attack {
        stage: saved.stage,
        command,
        seat: saved.seat,
        attacker: piece(&saved.attacker, set)?,
        bonus: saved.bonus,
        targets,
        passed: saved.passed,
        dealt: saved.dealt,
        due: saved.due,
    })
}

fn read_batch(saved: &SavedBatch, set: &'static CardSet) -> Result<Batch, Broken> {
    let mut hits = Pile::new();
    for (recipient, amount) in &saved.hits {
        let hit = Hit {
            recipient: piece(recipient, set)?,
            amount: *amount,
        };
        fill(&mut hits, hit)?;
    }
    Ok(Batch {
        side: saved.side,
        credit: saved.credit,
        by_attack: saved.by_attack,
        hits,
        at: saved.at,
        took: saved.took,
        declined: saved.declined,
    })
}
