//! A gift from its announcement to its resolution: choices, costs, counters (ES-5.11 to 5.16).

use crate::action::Action;
use crate::event::{Event, Spot};
use crate::frame::{GiftFrame, Path, Stage};
use crate::gift::{Kind, Scope, Template};
use crate::gift_facts::Window;
use crate::mode::Frame;
use crate::place::Slot;
use crate::player::Player;
use crate::position::Match;
use crate::target::Select;
use crate::work::{Progress, Task};
use kernel::{Log, Pile};

impl Match {
    /// Begins to announce the gift of the card in this place.
    pub(crate) fn announce(
        &mut self,
        slot: Slot,
        subject: Option<Slot>,
        _log: &mut impl Log<Event>,
    ) {
        if !self.has_room() {
            return;
        }
        let body = self.body(slot);
        let mut frame = GiftFrame::new(
            slot,
            body.piece,
            self.gift_card(slot),
            body.controller(),
            body.cell,
        );
        frame.subject = subject;
        let Some(gift) = self.gift_at(slot) else {
            return;
        };
        if !gift.optional || gift.window == Window::Main {
            frame.stage = Stage::Opponent;
        }
        self.push(Task::Gift(frame));
    }

    pub(crate) fn go_on_with_gift(
        &mut self,
        mut frame: GiftFrame,
        log: &mut impl Log<Event>,
    ) -> Progress {
        match frame.stage {
            Stage::Offer => return Progress::Waiting,
            Stage::Opponent => {
                descend(&mut frame, self);
                if frame.template(self.set).needs_opponent() && frame.other == u8::MAX {
                    let enemies = self.side_of(frame.controller).other();
                    if self.players_of(enemies).count() > 1 {
                        self.set_top(Task::Gift(frame));
                        return Progress::Waiting;
                    }
                    frame.other = self
                        .players_of(enemies)
                        .next()
                        .map_or(u8::MAX, |player| player.index() as u8);
                }
                frame.stage = Stage::Cost;
            }
            Stage::Cost => match frame.template(self.set) {
                Template::SacrificeFor { .. } => return Progress::Waiting,
                _ => frame.stage = Stage::Either,
            },
            Stage::Either => match frame.template(self.set) {
                Template::Choice { .. } => return Progress::Waiting,
                _ => frame.stage = Stage::Targets,
            },
            Stage::Targets => {
                if self.wants_target(&frame) {
                    return Progress::Waiting;
                }
                if self.lacks_target(&frame) {
                    self.tasks.pop();
                    return Progress::Moved;
                }
                frame.stage = Stage::Principal;
                if matches!(frame.template(self.set).select(), Select::Field { .. }) {
                    frame.other = 0;
                }
            }
            Stage::Principal => {
                if self.next_chimera_target(&mut frame) {
                    self.set_top(Task::Gift(frame));
                    return Progress::Waiting;
                }
                frame.stage = if frame.announced {
                    Stage::Resolve
                } else {
                    Stage::Counter
                };
            }
            Stage::Counter => {
                frame.stage = Stage::Resolve;
                frame.announced = true;
                self.set_top(Task::Gift(frame));
                self.spend(&frame);
                self.tell_announced(&frame, log);
                self.counter(&frame, log);
                return Progress::Moved;
            }
            Stage::Resolve if frame.countered => {
                self.tasks.pop();
                return Progress::Moved;
            }
            Stage::Resolve => return self.resolve(frame, log),
            Stage::Asking | Stage::AskingAgain => return Progress::Waiting,
            Stage::Finish => {
                self.tasks.pop();
                return Progress::Moved;
            }
        }
        self.set_top(Task::Gift(frame));
        Progress::Moved
    }

    /// Is there a target still to be chosen?
    fn wants_target(&self, frame: &GiftFrame) -> bool {
        let select = frame.template(self.set).select();
        match select {
            Select::Field { up_to, .. } => {
                frame.chosen < up_to
                    && frame.path.template_is_not_trap(frame, self)
                    && self
                        .slots()
                        .any(|slot| self.is_target(frame, &select, slot))
            }
            Select::Ashes { own, filter, count } => {
                frame.chosen < count
                    && self.ashes_for(frame, own).is_some_and(|area| {
                        self.piles
                            .iter(area)
                            .any(|piece| self.is_ash_target(frame, &filter, piece))
                    })
            }
            Select::Nothing | Select::Subject => false,
        }
    }

    /// Is a target needed, and none could be chosen?
    fn lacks_target(&self, frame: &GiftFrame) -> bool {
        match frame.template(self.set).select() {
            Select::Field { .. } | Select::Ashes { .. } => frame.chosen == 0,
            Select::Subject => frame.subject.is_none(),
            Select::Nothing => false,
        }
    }

    /// The next chosen Chimera whose controller must name its principal estro (ES-8.9.10).
    fn next_chimera_target(&self, frame: &mut GiftFrame) -> bool {
        if !matches!(frame.template(self.set).select(), Select::Field { .. }) {
            return false;
        }
        while (frame.other as usize) < frame.chosen as usize {
            let slot = Slot(frame.targets[frame.other as usize]);
            if self.body(slot).is_up() && self.body(slot).estri.second().is_some() {
                return true;
            }
            frame.other += 1;
        }
        false
    }

    /// The Chimera that is asked for its principal estro.
    pub(crate) fn chimera_asked(&self, frame: &GiftFrame) -> Slot {
        Slot(frame.targets[(frame.other as usize).min(crate::frame::TARGETS - 1)])
    }

    /// ES-5.2: the gift is used up once it is announced, whatever comes of it.
    fn spend(&mut self, frame: &GiftFrame) {
        self.resolutions = self.resolutions.saturating_add(1);
        let Some(gift) = frame.whole(self.set) else {
            return;
        };
        let here = self.still_there(frame.source, frame.piece);
        let armed_now =
            matches!(gift.core(), Template::Delayed { .. }) && frame.path == path_of(gift);
        if gift.kind == Kind::Once && !armed_now {
            let piece = if here {
                self.gift_piece(frame.source)
            } else {
                frame.piece
            };
            self.state_mut(piece).set_gift_used(true);
        }
        if here {
            let body = self.body_mut(frame.source);
            body.set_primed(false);
            if gift.once_per_turn {
                body.set_gift_spent_this_turn(true);
            }
        }
    }

    fn tell_announced(&self, frame: &GiftFrame, log: &mut impl Log<Event>) {
        log.note(|| {
            let targets: Vec<Spot> = match frame.template(self.set).select() {
                Select::Field { .. } => frame.chosen_slots().map(|slot| self.spot(slot)).collect(),
                Select::Subject => frame.subject.iter().map(|&slot| self.spot(slot)).collect(),
                _ => Vec::new(),
            };
            Event::GiftAnnounced {
                spot: self.source_spot(frame),
                targets,
            }
        });
    }

    /// The card a gift belongs to, as everybody knows it once the gift is announced.
    pub(crate) fn source_spot(&self, frame: &GiftFrame) -> Spot {
        Spot {
            slot: frame.source,
            card: Some(self.printed(frame.piece)),
            player: frame.controller,
        }
    }

    /// ES-5.16: the first counter that answers is used.
    fn counter(&mut self, frame: &GiftFrame, log: &mut impl Log<Event>) {
        let Some(gift) = frame.whole(self.set) else {
            return;
        };
        let enemies = self.side_of(frame.controller).other();
        if !self.index.concerns.open_in(Window::EnemyGift) {
            return;
        }
        let found = self.slots_of(enemies).find(|&slot| {
            let Some(Template::CounterGift { tags, scope, .. }) =
                self.gift_at(slot).map(|gift| gift.core())
            else {
                return false;
            };
            tags.meets(gift.tags)
                && self.body(slot).is_up()
                && self.same_field_or_gone(slot, frame)
                && self.is_in_scope(*scope, slot, frame)
                && !self.is_in_chain(slot)
                && self.can_announce(slot, None)
        });
        if let Some(slot) = found {
            self.announce(slot, None, log);
        }
    }

    fn same_field_or_gone(&self, slot: Slot, frame: &GiftFrame) -> bool {
        self.modes.frame != Frame::Conquest || self.body(slot).cell == frame.cell
    }

    fn is_in_scope(&self, scope: Scope, slot: Slot, frame: &GiftFrame) -> bool {
        let mut targets: Pile<Slot, 4> = Pile::new();
        match frame.template(self.set).select() {
            Select::Field { .. } => {
                for target in frame.chosen_slots() {
                    let _full = targets.push(target);
                }
            }
            Select::Subject => {
                if let Some(subject) = frame.subject {
                    let _full = targets.push(subject);
                }
            }
            _ => {}
        }
        match scope {
            Scope::Any => true,
            Scope::This => targets.contains(&slot),
            Scope::Ally => targets
                .iter()
                .any(|&target| self.side_at(target) == self.side_at(slot)),
        }
    }

    /// ES-5.23: each counter is used at most once in a chain.
    fn is_in_chain(&self, slot: Slot) -> bool {
        self.tasks.iter().any(|task| match task {
            Task::Gift(frame) => frame.source == slot && frame.template(self.set).number() == 69,
            _ => false,
        })
    }

    /// A counter resolves: the gift under it does nothing.
    pub(crate) fn countered(&mut self, counter: &GiftFrame, log: &mut impl Log<Event>) {
        let by = self.source_spot(counter);
        let below = self.tasks.len().wrapping_sub(2);
        let mut spot = None;
        if let Some(Task::Gift(frame)) = self.tasks.as_mut_slice().get_mut(below) {
            frame.countered = true;
            spot = Some(*frame);
        }
        if let Some(frame) = spot {
            let spot = self.source_spot(&frame);
            log.note(|| Event::GiftCountered { spot, by });
        }
    }

    /// A decision about the gift on top.
    pub(crate) fn answer_gift(
        &mut self,
        mut frame: GiftFrame,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        match (frame.stage, action) {
            (Stage::Offer, Action::Pass) => {
                self.tasks.pop();
                return;
            }
            (Stage::Offer, _) => frame.stage = Stage::Opponent,
            (Stage::Opponent, Action::Opponent(seat)) => {
                frame.other = seat.index() as u8;
                frame.stage = Stage::Cost;
            }
            (Stage::Cost, Action::Target(slot)) => {
                frame.path = frame.path.down(false);
                descend(&mut frame, self);
                frame.stage = Stage::Either;
                self.set_top(Task::Gift(frame));
                self.sacrifice_from_field(slot, log);
                return;
            }
            (Stage::Either, Action::One) => {
                frame.path = frame.path.down(false);
                descend(&mut frame, self);
                frame.stage = Stage::Targets;
            }
            (Stage::Either, Action::Other) => {
                frame.path = frame.path.down(true);
                descend(&mut frame, self);
                frame.stage = Stage::Targets;
            }
            (Stage::Targets, Action::Target(slot)) => frame.choose(slot.0),
            (Stage::Targets, Action::Card(card)) => {
                let own = matches!(
                    frame.template(self.set).select(),
                    Select::Ashes { own: true, .. }
                );
                if let Some(area) = self.ashes_for(&frame, own)
                    && let Some(piece) = self.find(area, card)
                {
                    frame.choose(piece.0);
                }
            }
            (Stage::Targets, _) => {
                frame.stage = Stage::Principal;
                if matches!(frame.template(self.set).select(), Select::Field { .. }) {
                    frame.other = 0;
                }
            }
            (Stage::Principal, Action::Estro(estro)) => {
                let slot = self.chimera_asked(&frame);
                let body = self.body_mut(slot);
                body.estri = body.estri.led_by(estro);
                let spot = self.spot(slot);
                log.note(|| Event::PrincipalNamed { spot, estro });
                frame.other += 1;
            }
            (Stage::Asking | Stage::AskingAgain, _) => {
                self.answer_resolving(frame, action, log);
                return;
            }
            _ => {}
        }
        self.set_top(Task::Gift(frame));
    }

    /// The choices the gift on top offers.
    pub(crate) fn each_gift_option(&self, frame: &GiftFrame, each: &mut impl FnMut(Action)) {
        let template = frame.template(self.set);
        match frame.stage {
            Stage::Offer => {
                each(Action::Accept);
                each(Action::Pass);
            }
            Stage::Opponent => {
                for player in self.players_of(self.side_of(frame.controller).other()) {
                    let inner = GiftFrame {
                        other: player.index() as u8,
                        ..*frame
                    };
                    if let Some(seat) = player.in_seat()
                        && self.opponent_suits(&inner, player)
                    {
                        each(Action::Opponent(seat));
                    }
                }
            }
            Stage::Cost => self
                .sacrifices(frame)
                .for_each(|slot| each(Action::Target(slot))),
            Stage::Either => {
                for (second, action) in [(false, Action::One), (true, Action::Other)] {
                    let inner = GiftFrame {
                        path: frame.path.down(second),
                        ..*frame
                    };
                    if self.has_targets(&inner) {
                        each(action);
                    }
                }
            }
            Stage::Targets => {
                let select = template.select();
                match select {
                    Select::Field { .. } => {
                        for slot in self.slots() {
                            if self.is_target(frame, &select, slot) {
                                each(Action::Target(slot));
                            }
                        }
                    }
                    Select::Ashes { own, filter, .. } => {
                        if let Some(area) = self.ashes_for(frame, own) {
                            self.each_card_in(area, each, |piece| {
                                self.is_ash_target(frame, &filter, piece)
                            });
                        }
                    }
                    _ => {}
                }
                // ES-5.22: "up to" means at least one.
                if frame.chosen > 0 && matches!(select, Select::Field { .. }) {
                    each(Action::Done);
                }
            }
            Stage::Principal => {
                let slot = self.chimera_asked(frame);
                for estro in self.body(slot).estri.set().iter() {
                    each(Action::Estro(estro));
                }
            }
            Stage::Asking | Stage::AskingAgain => self.each_resolving_option(frame, each),
            Stage::Counter | Stage::Resolve | Stage::Finish => {}
        }
    }

    /// Can the template do something to this opponent (ES-8.3.10)?
    fn opponent_suits(&self, frame: &GiftFrame, player: Player) -> bool {
        match frame.template(self.set) {
            Template::EnemyDiscard { .. } | Template::PeekHand { .. } => self.hand_len(player) > 0,
            Template::SkipDraw => true,
            _ => self.has_targets(frame),
        }
    }

    /// Who decides about the gift on top.
    pub(crate) fn gift_decider(&self, frame: &GiftFrame) -> Player {
        match frame.stage {
            Stage::Principal => self.body(self.chimera_asked(frame)).controller(),
            _ => frame.controller,
        }
    }
}

/// Goes down to the template that acts, through wrappers that ask nothing.
pub(crate) fn descend(frame: &mut GiftFrame, game: &Match) {
    while let Template::Conditional { .. }
    | Template::LastWill { .. }
    | Template::Tick { .. }
    | Template::PlayTrap { .. } = frame.template(game.set)
    {
        if let Template::PlayTrap { .. } = frame.template(game.set)
            && let Some(subject) = frame.subject
        {
            frame.targets[0] = subject.0;
            frame.chosen = 1;
        }
        frame.path = frame.path.down(false);
    }
}

/// The path to the template a condition wraps, or to the whole.
fn path_of(gift: &crate::cards::Gift) -> Path {
    match gift.template {
        Template::Conditional { .. } => Path::WHOLE.down(false),
        _ => Path::WHOLE,
    }
}

impl Path {
    /// Was no target fixed by a trap (GT-82)?
    fn template_is_not_trap(self, frame: &GiftFrame, game: &Match) -> bool {
        !(frame.chosen > 0
            && matches!(
                frame.whole(game.set).map(|gift| gift.core()),
                Some(Template::PlayTrap { .. })
            ))
    }
}
