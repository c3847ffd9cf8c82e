//! What the engine is in the middle of, and going on with it until somebody must decide.

use crate::action::{Action, Face};
use crate::cards::{CardId, Piece};
use crate::destroy::Doom;
use crate::enter::Entering;
use crate::event::{Entry, Event};
use crate::frame::GiftFrame;
use crate::mode::Frame;
use crate::phase::Phase;
use crate::place::{Cell, Slot};
use crate::player::Player;
use crate::position::{Match, Standing};
use crate::sectors::Sector;
use crate::ships::Object;
use crate::window::Opening;
use kernel::{Log, Seat};

/// Something half done. The last one is worked on; it may wait for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// The attack in `Match::attack`.
    Attack,
    /// A card is being destroyed.
    Destroy(Doom),
    /// A gift is announced and resolved.
    Gift(GiftFrame),
    /// Gifts that opened together.
    Window(Opening),
    /// A card has come onto the field.
    Enter(Entering),
    /// A card is about to enter, once its controller has said where.
    Place {
        piece: Piece,
        player: Player,
        how: Entry,
        inhibited: bool,
    },
    /// A player discards so many cards.
    Discard { player: Player, count: u8 },
    /// A player puts looked-at cards back on the deck; so many are left.
    Arrange { player: Player, left: u8, done: u8 },
    /// An additional play (GT-62): which card's gift allows it.
    ExtraPlay {
        player: Player,
        source: Slot,
        gift: CardId,
    },
    /// A sector of the Dial asks the loser for a card.
    Sector { sector: Sector, loser: Player },
    /// An object asks for its targets.
    Object {
        object: Object,
        first: Option<Slot>,
        left: u8,
    },
    /// OB-20: the chosen card becomes an estro.
    Prism { slot: Slot },
    /// Tactical Inspiration (ES-8.10.31).
    Inspire {
        seat: Seat,
        slot: Slot,
        asked: Asked,
    },
    /// Guardians announce the gifts that waited (ES-8.6.6).
    WaitingGifts,
    /// The Horde's armed gifts answer a play (ES-8.10.9).
    ArmedGifts,
    /// OB-25: the human would lose by an empty field.
    LastBreath,
    /// A card of the dimensional deck follows the one destroyed for it (ES-8.12.4).
    Rift { player: Player, cell: Cell },
    /// Mnemonic: declarations (ES-8.2.3).
    Declare(Declaring),
}

impl Default for Task {
    /// Fills places of the pile that hold nothing.
    fn default() -> Task {
        Task::WaitingGifts
    }
}

/// How far an Inspiration has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    Which,
    /// Front Analysis: which of the two drawn cards to keep.
    Keep(CardId, CardId),
    /// Use of Terrain: on which defender.
    On,
}

/// How far the declarations of Mnemonic mode have come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Declaring {
    AttackerTotal,
    AttackerOutcome { wrong: bool },
    DefenderTotal,
}

/// How far a task has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// Something was done; go on.
    Moved,
    /// Somebody must decide.
    Waiting,
}

/// Who decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Decider {
    Player(Player),
    /// Every Dreamer who is not done.
    Dreamers,
}

/// Play never takes nearly so many steps between two decisions.
const ENDLESS: u32 = 20_000;

impl Match {
    /// Puts a task on top. When there is no room nothing more is begun: ES-5.15's stop, by
    /// depth.
    pub(crate) fn push(&mut self, task: Task) -> bool {
        self.tasks.push(task).is_ok()
    }

    /// Is there room for a few more tasks?
    #[inline]
    pub(crate) fn has_room(&self) -> bool {
        self.tasks.len() + 6 <= crate::position::TASKS
    }

    #[inline]
    pub(crate) fn set_top(&mut self, task: Task) {
        if let Some(top) = self.tasks.as_mut_slice().last_mut() {
            *top = task;
        }
    }

    /// Goes on until a seat must decide, or the match is over.
    pub(crate) fn run(&mut self, log: &mut impl Log<Event>) {
        for _ in 0..ENDLESS {
            if self.standing != Standing::Open {
                self.tasks.clear();
                self.queue.clear();
                self.attack = None;
                return;
            }
            let progress = match self.tasks.last() {
                None => self.go_on_with_turn(log),
                Some(Task::Attack) => self.go_on_attacking(log),
                Some(&Task::Destroy(doom)) => self.go_on_destroying(doom, log),
                Some(&Task::Gift(frame)) => self.go_on_with_gift(frame, log),
                Some(&Task::Window(opening)) => self.go_on_opening(opening, log),
                Some(&Task::Enter(entering)) => self.go_on_entering(entering, log),
                Some(&Task::Place {
                    piece,
                    player,
                    how,
                    inhibited,
                }) => self.go_on_placing(piece, player, how, inhibited, log),
                Some(&Task::Discard { player, count }) => self.go_on_discarding(player, count),
                Some(&Task::Arrange { player, left, done }) => {
                    self.go_on_arranging(player, left, done)
                }
                Some(&Task::ExtraPlay { player, gift, .. }) => {
                    self.go_on_with_extra_play(player, gift)
                }
                Some(&Task::Sector { sector, loser }) => self.go_on_with_sector(sector, loser),
                Some(&Task::Object { object, left, .. }) => self.go_on_with_object(object, left),
                Some(&Task::Prism { .. }) => Progress::Waiting,
                Some(&Task::Inspire { seat, asked, .. }) => self.go_on_inspiring(seat, asked, log),
                Some(Task::WaitingGifts) => self.next_waiting_gift(log),
                Some(Task::ArmedGifts) => self.next_armed_gift(log),
                Some(Task::LastBreath) => Progress::Waiting,
                Some(&Task::Rift { player, cell }) => self.draw_from_rift(player, cell),
                Some(&Task::Declare(declaring)) => self.go_on_declaring(declaring),
            };
            if progress == Progress::Waiting && !self.decide_for_absent(log) {
                return;
            }
        }
        debug_assert!(false, "endless: {:?}", self.tasks);
    }

    /// Makes the choice where nobody has to be asked: the machine's, that of a seat that gave
    /// up, and one with a single answer (ES-3.32).
    fn decide_for_absent(&mut self, log: &mut impl Log<Event>) -> bool {
        if self.is_own_time() && self.conceded.is_empty() {
            return false;
        }
        let player = match self.decider() {
            Decider::Dreamers => return self.decide_for_dreamers(log),
            Decider::Player(player) => player,
        };
        let Some(seat) = player.in_seat() else {
            let action = self.machine_choice();
            self.carry(player, action, log);
            return true;
        };
        if self.conceded.contains(seat) {
            let action = self.fallback_action(player);
            self.carry(player, action, log);
            return true;
        }
        if self.asking_hides() || self.is_own_time() {
            return false;
        }
        let mut count = 0;
        let mut only = Action::Pass;
        self.each_option_asked(player, &mut |action| {
            count += 1;
            only = action;
        });
        if count == 1 {
            self.carry(player, only, log);
            return true;
        }
        debug_assert!(
            count > 0,
            "nothing to do: {:?} {:?}",
            self.phase,
            self.tasks
        );
        false
    }

    /// The play and MAIN are always the player's: being passed over would tell the others what a
    /// hand does not hold (ES-3.32).
    #[inline]
    pub(crate) fn is_own_time(&self) -> bool {
        self.tasks.is_empty()
            && matches!(self.phase, Phase::Play | Phase::Main)
            && !self.must_drop_object()
    }

    fn decide_for_dreamers(&mut self, log: &mut impl Log<Event>) -> bool {
        let idle = self.dreamers_waiting();
        if let Some(seat) = idle.into_iter().find(|seat| self.conceded.contains(*seat)) {
            let action = self.fallback_action(Player::seat(seat));
            self.carry(Player::seat(seat), action, log);
            return true;
        }
        false
    }

    /// ES-8.6.10: optional gifts are always used, "up to" takes the most, the rest is chance.
    fn machine_choice(&mut self) -> Action {
        let mut wanted = 0;
        self.each_option(Player::MACHINE, &mut |action| {
            if !matches!(
                action,
                Action::Pass | Action::Done | Action::Stop | Action::Redirect(_)
            ) {
                wanted += 1;
            }
        });
        if wanted == 0 {
            return Action::Pass;
        }
        let index = self.chance(wanted);
        let mut seen = 0;
        let mut chosen = Action::Pass;
        self.each_option(Player::MACHINE, &mut |action| {
            if !matches!(
                action,
                Action::Pass | Action::Done | Action::Stop | Action::Redirect(_)
            ) {
                if seen == index {
                    chosen = action;
                }
                seen += 1;
            }
        });
        chosen
    }

    /// What is done for an absent seat (ES-3.28, ES-3.33): decline, end, play the card longest
    /// in hand face-down, else the first choice.
    pub(crate) fn fallback_action(&self, player: Player) -> Action {
        let owes = self.frame() == Frame::Bastion && self.owes_attack(player);
        let oldest = self.hand(player).next().map(|piece| self.printed_of(piece));
        let mut best = Action::Pass;
        let mut best_rank = u8::MAX;
        self.each_option(player, &mut |action| {
            let rank = match action {
                Action::Pass | Action::End => 0,
                // ES-3.33: in Last Bastion an engagement that is owed, then a pass.
                Action::Attack { .. } if owes && self.is_engaging(action) => 0,
                Action::Play { card, face, .. } if Some(card) == oldest => match face {
                    Face::Down => 1,
                    Face::Up => 2,
                },
                Action::Continue | Action::Done => 1,
                _ => 3,
            };
            if rank < best_rank {
                best = action;
                best_rank = rank;
            }
        });
        best
    }
}
