//! Cards coming onto the field: played, flipped, or brought by an effect (ES-3.12 to ES-3.15).

use crate::action::{Action, Face};
use crate::body::{Body, Estri};
use crate::cards::{CardId, Piece};
use crate::event::{Entry, Event};
use crate::gift_facts::Window;
use crate::mode::Frame;
use crate::pieces::Area;
use crate::place::{Cell, Slot};
use crate::player::Player;
use crate::position::Match;
use crate::work::{Asked, Progress, Task};
use kernel::{Audience, Log, SeatSet};
use serde::{Deserialize, Serialize};

/// How far a card's entry has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum EntryStep {
    /// The Horde's armed gifts come before the card's own (ES-8.10.9).
    Armed,
    /// Tactical Inspiration (ES-8.10.32).
    Inspiration,
    /// P3
    OwnGift,
    /// P4
    EnemyPlay,
    /// P5
    Settle,
}

/// A card that has come onto the field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entering {
    pub slot: Slot,
    pub piece: Piece,
    pub step: EntryStep,
    /// Was it played or flipped, so that ENEMY_PLAY opens?
    pub played: bool,
    /// Was it turned face-up just now (ES-5.8 WasFaceDown)?
    pub flipped: bool,
    /// How it came, if that has not been told.
    pub how: Option<Entry>,
}

impl Match {
    /// Puts a card face-up onto the field, with the changes that an incinerator remembers.
    pub(crate) fn put_on_field(
        &mut self,
        piece: Piece,
        player: Player,
        cell: Cell,
    ) -> Option<Slot> {
        let buried =
            self.piles.home(piece) >= kernel::Zone::index(Area::Incinerator(Player::from_index(0)));
        let slot = match buried.then(|| self.remembered(piece)).flatten() {
            Some(slot) => slot,
            None => {
                let slot = self.free_slot()?;
                let card = self.card(piece);
                *self.body_mut(slot) = Body::new(piece, card.estro, card.values);
                slot
            }
        };
        self.field.push(slot).ok()?;
        self.piles.put_on_top(piece, Area::Field);
        self.forget_secret(piece);
        self.something_moved();
        let body = self.body_mut(slot);
        body.set_up(true);
        body.set_controller(player);
        body.cell = cell;
        self.note_new(slot);
        Some(slot)
    }

    /// A place for a card. When all are taken or remembered, the ashes longest gone are
    /// forgotten.
    fn free_slot(&mut self) -> Option<Slot> {
        if self.field.is_full() {
            return None;
        }
        let slots = || (0..Slot::COUNT as u8).map(Slot);
        slots()
            .find(|&slot| self.body(slot).is_free() && !self.is_spoken_of(slot))
            .or_else(|| slots().find(|slot| !self.field.contains(slot)))
    }

    /// Does something half done speak of the card that lay in this place? Another must not take
    /// it for itself before that is over.
    fn is_spoken_of(&self, slot: Slot) -> bool {
        let in_attack = self
            .attack
            .is_some_and(|attack| [attack.attacker, attack.defender].contains(&slot));
        in_attack
            || self
                .queue
                .iter()
                .any(|pending| pending.subject == Some(slot))
            || self.tasks.iter().any(|task| match task {
                Task::Gift(frame) => {
                    frame.source == slot
                        || frame.subject == Some(slot)
                        || frame.chosen().contains(&slot.0)
                }
                Task::Destroy(doom) => doom.slot == slot || doom.source == Some(slot),
                _ => false,
            })
    }

    /// A card is brought by an effect: it enters at once, or asks where (ES-8.8.11, 8.10.40).
    pub(crate) fn bring(
        &mut self,
        piece: Piece,
        player: Player,
        how: Entry,
        inhibited: bool,
        near: Cell,
    ) {
        let cell = match (self.modes.frame, player.is_machine()) {
            (Frame::Duel | Frame::Inferno, _) | (Frame::Single, false) => Cell::WHOLE,
            // ES-8.6.19
            (Frame::Single, true) => near,
            // ES-8.10.39
            (Frame::Bastion, true) => Cell(self.chance(3) as u8 * 4 + 3),
            (Frame::Conquest | Frame::Bastion, _) => {
                self.push(Task::Place {
                    piece,
                    player,
                    how,
                    inhibited,
                });
                return;
            }
        };
        self.enter_at(piece, player, how, inhibited, cell);
    }

    /// The card enters in this part of the field, and its PLAY gift opens (ES-5.4).
    pub(crate) fn enter_at(
        &mut self,
        piece: Piece,
        player: Player,
        how: Entry,
        inhibited: bool,
        cell: Cell,
    ) {
        if inhibited {
            self.state_mut(piece).set_inhibited();
        }
        self.push(Task::Place {
            piece,
            player,
            how,
            inhibited,
        });
        self.place_now(cell);
    }

    /// The card on top of the tasks enters here.
    fn place_now(&mut self, cell: Cell) {
        if let Some(Task::Place {
            piece, player, how, ..
        }) = self.tasks.last().copied()
        {
            self.tasks.pop();
            if let Some(slot) = self.put_on_field(piece, player, cell) {
                self.push(Task::Enter(Entering {
                    slot,
                    piece,
                    step: match how {
                        Entry::Reinforcement => EntryStep::EnemyPlay,
                        _ => EntryStep::Inspiration,
                    },
                    played: how == Entry::Reinforcement,
                    flipped: false,
                    how: Some(how),
                }));
            }
        }
    }

    pub(crate) fn go_on_placing(
        &mut self,
        piece: Piece,
        player: Player,
        how: Entry,
        inhibited: bool,
        log: &mut impl Log<Event>,
    ) -> Progress {
        let _ = (how, log);
        if !self.can_enter(player) {
            self.tasks.pop();
            return Progress::Moved;
        }
        if inhibited {
            self.state_mut(piece).set_inhibited();
        }
        Progress::Waiting
    }

    pub(crate) fn answer_place(&mut self, cell: Cell) {
        self.place_now(cell);
    }

    /// Where a card brought by an effect can go.
    pub(crate) fn each_place(&self, each: &mut impl FnMut(Action)) {
        match self.modes.frame {
            Frame::Conquest => (0..5).for_each(|zone| each(Action::Cell(Cell(zone)))),
            _ => self.free_cells().for_each(|cell| each(Action::Cell(cell))),
        }
    }

    pub(crate) fn go_on_entering(
        &mut self,
        entering: Entering,
        log: &mut impl Log<Event>,
    ) -> Progress {
        let depth = self.tasks.len();
        let mut entering = entering;
        while self.tasks.len() == depth {
            entering = self.take_entry_step(entering, log);
        }
        Progress::Moved
    }

    fn take_entry_step(&mut self, mut entering: Entering, log: &mut impl Log<Event>) -> Entering {
        let slot = entering.slot;
        if let Some(how) = entering.how.take() {
            let spot = self.spot(slot);
            log.note(|| Event::Entered { spot, how });
        }
        let here = self.still_there(slot, entering.piece);
        let step = entering.step;
        let bastion = self.modes.frame == Frame::Bastion;
        let step = match step {
            EntryStep::Armed | EntryStep::Inspiration if !bastion => EntryStep::OwnGift,
            step => step,
        };
        entering.step = match step {
            EntryStep::Armed => EntryStep::Inspiration,
            EntryStep::Inspiration => EntryStep::OwnGift,
            EntryStep::OwnGift => EntryStep::EnemyPlay,
            EntryStep::EnemyPlay | EntryStep::Settle => EntryStep::Settle,
        };
        self.set_top(Task::Enter(entering));
        match step {
            EntryStep::Armed if self.modes.frame == Frame::Bastion && !self.active.is_machine() => {
                self.push(Task::ArmedGifts);
            }
            EntryStep::Inspiration if here => self.inspire(slot),
            EntryStep::OwnGift
                if here && self.body(slot).is_up()
                // ES-8.10.8, ES-8.10.26: armed, or an action of its own.
                && self.modes.frame != Frame::Bastion && self.opens(slot, Window::Play, None) =>
            {
                self.announce(slot, None, log);
            }
            EntryStep::EnemyPlay
                if here && entering.played && self.index.concerns.open_in(Window::EnemyPlay) =>
            {
                let side = self.side_at(slot).other();
                let mut order = self.in_priority();
                for place in &mut order {
                    *place = place.filter(|&player| self.side_of(player) == side);
                }
                let conquest = self.modes.frame == Frame::Conquest;
                let cell = self.body(slot).cell;
                let before = self.queue.len();
                self.open_window(Window::EnemyPlay, order.into_iter().flatten(), Some(slot));
                if conquest {
                    let mut i = before;
                    while i < self.queue.len() {
                        if self.body(self.queue[i].slot).cell == cell {
                            i += 1;
                        } else {
                            self.queue.remove(i);
                        }
                    }
                }
            }
            EntryStep::Settle => {
                self.tasks.pop();
            }
            _ => {}
        }
        entering
    }

    /// ES-8.10.30, ES-8.10.32
    fn inspire(&mut self, slot: Slot) {
        let player = self.body(slot).controller();
        let inapplicable = self
            .gift_at(slot)
            .is_some_and(|gift| gift.inapplicable_in_bastion);
        let piece = self.gift_piece(slot);
        if self.modes.frame != Frame::Bastion
            || !inapplicable
            || !self.body(slot).is_up()
            || self.state(piece).inspired()
            || self.state(piece).inhibited()
        {
            return;
        }
        if let Some(seat) = player.in_seat() {
            self.state_mut(piece).set_inspired();
            self.push(Task::Inspire {
                seat,
                slot,
                asked: Asked::Which,
            });
        }
    }

    /// Plays a card from hand (ES-3.12, ES-3.13).
    pub(crate) fn play_card(
        &mut self,
        player: Player,
        card: CardId,
        face: Face,
        cell: Cell,
        log: &mut impl Log<Event>,
    ) -> Option<Slot> {
        let piece = self.find(Area::Hand(player), card)?;
        let slot = self.put_on_field(piece, player, cell)?;
        if face == Face::Down {
            let body = self.body_mut(slot);
            body.set_up(false);
            body.set_put_down_now(true);
            let own: SeatSet = player.in_seat().into_iter().collect();
            let (known, seen) = (self.known_spot(slot), self.spot(slot));
            log.tell(Audience::Only(own), || Event::Played { spot: known, face });
            log.tell(Audience::Except(own), || Event::Played { spot: seen, face });
        } else {
            let spot = self.spot(slot);
            log.note(|| Event::Played { spot, face });
        }
        self.follow_play(slot, false);
        Some(slot)
    }

    /// P2 to P5 follow, unless no gift has anything to do with them.
    pub(crate) fn follow_play(&mut self, slot: Slot, flipped: bool) {
        let body = self.body(slot);
        let own_gift = body.is_up() && self.window_at(slot) == Some(Window::Play);
        let enemy_gifts = self.index.concerns.open_in(Window::EnemyPlay);
        if own_gift || enemy_gifts || self.modes.frame == Frame::Bastion {
            self.push(Task::Enter(Entering {
                slot,
                piece: body.piece,
                step: EntryStep::Armed,
                played: true,
                flipped,
                how: None,
            }));
        }
    }

    /// Was the card in this place flipped, and its entry is not over?
    pub(crate) fn is_just_flipped(&self, slot: Slot) -> bool {
        self.tasks.iter().any(|task| match task {
            Task::Enter(entering) => entering.slot == slot && entering.flipped,
            _ => false,
        })
    }

    /// ES-8.9.2, ES-8.9.4: the empty card is the host.
    pub(crate) fn play_chimera(
        &mut self,
        player: Player,
        host: CardId,
        donor: CardId,
        cell: Cell,
        log: &mut impl Log<Event>,
    ) {
        let (Some(host), Some(donor)) = (
            self.find(Area::Hand(player), host),
            self.find(Area::Hand(player), donor),
        ) else {
            return;
        };
        let Some(slot) = self.put_on_field(host, player, cell) else {
            return;
        };
        self.piles.put_on_top(donor, Area::Absorbed);
        self.forget_secret(donor);
        let (one, other) = (self.card(host), self.card(donor));
        let mut values = one.values;
        for (value, donated) in values.iter_mut().zip(other.values) {
            *value = donated.max(*value);
        }
        let body = self.body_mut(slot);
        body.own = values;
        body.clean = values;
        body.estri = Estri::two(one.estro, other.estro);
        body.set_donor(donor);
        self.note_gift(slot);
        let spot = self.spot(slot);
        let donor = self.printed(donor);
        log.note(|| Event::ChimeraPlayed { spot, donor });
        self.follow_play(slot, false);
    }

    /// ES-3.15: for its gift it counts as being played.
    pub(crate) fn flip_up(&mut self, slot: Slot, log: &mut impl Log<Event>) {
        self.uncover(slot);
        let spot = self.spot(slot);
        log.note(|| Event::Flipped { spot });
        self.follow_play(slot, true);
    }

    pub(crate) fn has_chimera(&self, player: Player) -> bool {
        self.slots_by(player)
            .any(|slot| self.body(slot).is_chimera())
    }

    /// A printed card that was in no area becomes a physical one.
    pub(crate) fn bear(&mut self, card: CardId, owner: Player) -> Option<Piece> {
        let piece = self.piles.top::<Piece>(Area::Unborn)?;
        self.printed[piece.0 as usize] = card;
        self.states[piece.0 as usize] = crate::pieces::PieceState::of(owner);
        Some(piece)
    }

    /// GT-62
    pub(crate) fn go_on_with_extra_play(&mut self, player: Player, gift: CardId) -> Progress {
        let mut any = false;
        self.each_extra_play(player, gift, &mut |_| any = true);
        if any {
            return Progress::Waiting;
        }
        self.tasks.pop();
        Progress::Moved
    }
}
