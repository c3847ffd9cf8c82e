//! What the engine was in the middle of, read back and checked for what would not fit.

use crate::attack::Attack;
use crate::cards::{CardId, Piece};
use crate::destroy::{Doom, DoomStep};
use crate::enter::Entering;
use crate::event::{Cause, Entry};
use crate::frame::{GiftFrame, Path, Stage, TARGETS};
use crate::mode::Frame;
use crate::place::{Cell, Slot};
use crate::player::Player;
use crate::position::Match;
use crate::restore::card_named;
use crate::saved_names::{PieceNames, of_word};
use crate::saved_pending::{
    SavedAsked, SavedAttack, SavedDeclaring, SavedDoom, SavedGift, SavedPending, SavedTarget,
    SavedTask, cell_word,
};
use crate::target::Select;
use crate::window::{Opening, Pending};
use crate::work::{Asked, Declaring, Task};
use kernel::Faults;

const CAUSES: [Cause; 7] = [
    Cause::Attack,
    Cause::Gift,
    Cause::Object,
    Cause::Skill,
    Cause::Sector,
    Cause::Rift,
    Cause::Group,
];

const ENTRIES: [Entry; 8] = [
    Entry::Revived,
    Entry::Rift,
    Entry::Ambush,
    Entry::Tokens,
    Entry::Sector,
    Entry::Object,
    Entry::Reinforcement,
    Entry::Guardian,
];

/// Puts what was half done back into a match whose cards are in place.
pub(crate) fn restore_pending(
    game: &mut Match,
    saved: &SavedPending,
    names: &PieceNames,
    faults: &mut Faults,
) {
    let mut reader = Reader {
        game,
        names,
        faults,
    };
    let queue: Option<Vec<Pending>> = (saved.queue.iter())
        .map(|queued| {
            Some(Pending {
                slot: reader.lying(queued.slot)?,
                piece: reader.piece(&queued.card)?,
                subject: queued.subject,
            })
        })
        .collect();
    let tasks: Option<Vec<Task>> = saved.tasks.iter().map(|task| reader.task(task)).collect();
    let attack = match &saved.attack {
        None => Some(None),
        Some(attack) => reader.attack(attack).map(Some),
    };
    let (Some(queue), Some(tasks), Some(attack)) = (queue, tasks, attack) else {
        return;
    };
    game.attack = attack;
    for pending in queue {
        if game.queue.push(pending).is_err() {
            faults.note(|| "more gifts wait than a match has room for".into());
            return;
        }
    }
    for task in tasks {
        if game.tasks.push(task).is_err() {
            faults.note(|| "more is half done than a match has room for".into());
            return;
        }
    }
}

struct Reader<'a> {
    game: &'a Match,
    names: &'a PieceNames,
    faults: &'a mut Faults,
}

impl Reader<'_> {
    fn task(&mut self, task: &SavedTask) -> Option<Task> {
        Some(match task {
            SavedTask::Attack => Task::Attack,
            SavedTask::Destroy(doom) => Task::Destroy(self.doom(doom)?),
            SavedTask::Gift(gift) => Task::Gift(self.gift(gift)?),
            SavedTask::Window { base } => Task::Window(Opening { base: *base }),
            SavedTask::Enter {
                slot,
                card,
                step,
                played,
                flipped,
                how,
            } => Task::Enter(Entering {
                slot: *slot,
                piece: self.piece(card)?,
                step: *step,
                played: *played,
                flipped: *flipped,
                how: match how {
                    Some(how) => Some(self.entry(how)?),
                    None => None,
                },
            }),
            SavedTask::Place {
                card,
                player,
                how,
                inhibited,
            } => Task::Place {
                piece: self.piece(card)?,
                player: self.player(*player)?,
                how: self.entry(how)?,
                inhibited: *inhibited,
            },
            SavedTask::Discard { player, count } => Task::Discard {
                player: self.player(*player)?,
                count: *count,
            },
            SavedTask::Arrange { player, left, done } => Task::Arrange {
                player: self.player(*player)?,
                left: *left,
                done: *done,
            },
            SavedTask::ExtraPlay {
                player,
                source,
                gift,
            } => Task::ExtraPlay {
                player: self.player(*player)?,
                source: *source,
                gift: self.card(gift)?,
            },
            SavedTask::Sector { sector, loser } => Task::Sector {
                sector: *sector,
                loser: self.player(*loser)?,
            },
            SavedTask::Object {
                object,
                first,
                left,
            } => Task::Object {
                object: *object,
                first: *first,
                left: *left,
            },
            SavedTask::Prism { slot } => Task::Prism {
                slot: self.lying(*slot)?,
            },
            SavedTask::Inspire { seat, slot, asked } => Task::Inspire {
                seat: self.player(Player::seat(*seat))?.in_seat()?,
                slot: self.lying(*slot)?,
                asked: match asked {
                    SavedAsked::Which => Asked::Which,
                    SavedAsked::Keep(one, other) => Asked::Keep(self.card(one)?, self.card(other)?),
                    SavedAsked::On => Asked::On,
                },
            },
            SavedTask::WaitingGifts => Task::WaitingGifts,
            SavedTask::ArmedGifts => Task::ArmedGifts,
            SavedTask::LastBreath => Task::LastBreath,
            SavedTask::Rift { player, cell } => Task::Rift {
                player: self.player(*player)?,
                cell: self.cell(cell)?,
            },
            SavedTask::Declare(declaring) => Task::Declare(match *declaring {
                SavedDeclaring::AttackerTotal => Declaring::AttackerTotal,
                SavedDeclaring::AttackerOutcome { wrong } => Declaring::AttackerOutcome { wrong },
                SavedDeclaring::DefenderTotal => Declaring::DefenderTotal,
            }),
        })
    }

    fn doom(&mut self, doom: &SavedDoom) -> Option<Doom> {
        let left = matches!(doom.step, DoomStep::Dial | DoomStep::After);
        let Some(cause) = of_word(&CAUSES, &doom.cause) else {
            self.faults
                .note(|| format!("'{}' destroys no cards", doom.cause));
            return None;
        };
        Some(Doom {
            slot: match left {
                true => doom.slot,
                false => self.lying(doom.slot)?,
            },
            piece: self.piece(&doom.card)?,
            donor: match &doom.donor {
                Some(donor) => Some(self.piece(donor)?),
                None => None,
            },
            cause,
            by: doom.by,
            source: doom.source,
            step: doom.step,
            loser: self.player(doom.loser)?,
            cell: self.cell(&doom.cell)?,
            was_down: doom.was_down,
            unstoppable: doom.unstoppable,
            saved: doom.saved,
            sacrifice: doom.sacrifice,
        })
    }

    fn gift(&mut self, gift: &SavedGift) -> Option<GiftFrame> {
        let mut frame = GiftFrame::new(
            gift.source,
            self.piece(&gift.card)?,
            self.card(&gift.gift)?,
            self.player(gift.controller)?,
            self.cell(&gift.cell)?,
        );
        let has_gift = self.game.set.card(frame.gift).gift.is_some();
        let steps = gift.path.iter().enumerate();
        let path = steps.fold(0u8, |path, (level, &step)| {
            path | (step & 3).checked_shl(2 * level as u32).unwrap_or(0)
        });
        let fits = has_gift
            && gift.path.len() <= 4
            && gift.path.iter().all(|step| (1..=2).contains(step))
            && gift.targets.len() <= TARGETS
            && gift
                .other
                .is_none_or(|other| usize::from(other) < Player::COUNT);
        if !fits {
            self.faults
                .note(|| format!("the gift of '{}' does not fit its card", gift.card));
            return None;
        }
        frame.path = Path(path);
        frame.stage = gift.stage;
        frame.subject = gift.subject;
        frame.other = gift.other.unwrap_or(u8::MAX);
        frame.countered = gift.countered;
        frame.announced = gift.announced;
        let template = frame.template(self.game.set);
        let in_ashes = matches!(template.select(), Select::Ashes { .. });
        for target in &gift.targets {
            match (target, in_ashes) {
                (SavedTarget::Place(slot), false) => frame.choose(slot.0),
                (SavedTarget::Card(card), true) => frame.choose(self.piece(card)?.0),
                _ => {
                    self.faults
                        .note(|| format!("the gift of '{}' has no such targets", gift.card));
                    return None;
                }
            }
        }
        let chosen = !matches!(frame.stage, Stage::Offer | Stage::Opponent);
        if chosen && template.needs_opponent() && gift.other.is_none() {
            self.faults
                .note(|| format!("the gift of '{}' needs an opponent", gift.card));
            return None;
        }
        Some(frame)
    }

    fn attack(&mut self, attack: &SavedAttack) -> Option<Attack> {
        Some(Attack {
            attacker: attack.attacker,
            attacker_piece: self.piece(&attack.attacking)?,
            player: self.player(attack.player)?,
            defender: attack.defender,
            defender_piece: self.piece(&attack.defending)?,
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
        })
    }

    fn piece(&mut self, name: &str) -> Option<Piece> {
        let piece = self.names.find(name);
        if piece.is_none() {
            self.faults.note(|| {
                format!("what is half done speaks of '{name}', which is not in the match")
            });
        }
        piece
    }

    fn card(&mut self, word: &str) -> Option<CardId> {
        card_named(self.faults, self.game.set, word)
    }

    fn lying(&mut self, slot: Slot) -> Option<Slot> {
        if self.game.on_field(slot).is_some() {
            return Some(slot);
        }
        self.faults
            .note(|| format!("what is half done speaks of place {slot}, where no card lies"));
        None
    }

    fn player(&mut self, player: Player) -> Option<Player> {
        if self.game.all_players().any(|other| other == player) {
            return Some(player);
        }
        self.faults
            .note(|| "what is half done speaks of a player who is not there".into());
        None
    }

    fn entry(&mut self, word: &str) -> Option<Entry> {
        let entry = of_word(&ENTRIES, word);
        if entry.is_none() {
            self.faults
                .note(|| format!("'{word}' brings no card onto the field"));
        }
        entry
    }

    fn cell(&mut self, word: &str) -> Option<Cell> {
        let frame = self.game.modes.frame;
        let parts = match frame {
            Frame::Conquest | Frame::Single => 5,
            Frame::Bastion => 12,
            Frame::Duel | Frame::Inferno => 0,
        };
        let cell = (0..parts)
            .map(Cell)
            .chain([Cell::WHOLE])
            .find(|&cell| cell_word(frame, cell) == word);
        if cell.is_none() {
            self.faults
                .note(|| format!("'{word}' is no part of the field"));
        }
        cell
    }
}
