//! The attack, step by step (CN-4.2).

use crate::batch::Hit;
use crate::cards::{CardId, Piece};
use crate::effect::{AttackCommand, Passive, Range};
use crate::event::Event;
use crate::frame::{Frame, Source};
use crate::layout::{Space, SpaceSet};
use crate::position::{Nature, Place, Task};
use crate::side::Side;
use crate::trigger::Occasion;
use crate::work::Progress;
use kernel::{Log, Pile, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// How far an attack has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Stage {
    /// Defenders may play Instants (CN-4.2.5, CN-4.2.6).
    Window,
    /// Damage has been dealt, or there was nobody left to deal it to (CN-4.2.9 to 4.2.11).
    After,
    /// All that is left is to settle (CN-4.2.12).
    Settling,
    /// The Command goes to the discard pile.
    Over,
}

/// An attacked Elemental.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Attacked {
    pub piece: Piece,
    /// By how much Instants and effects reduce the DMG dealt to it.
    pub reduction: u8,
    /// Is the DMG dealt to it 0 whatever else applies?
    pub annulled: bool,
    /// Cards that each defending seat draws if it is defeated by this attack (R79).
    pub promised: [u8; 2],
}

/// The attack in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Attack {
    pub stage: Stage,
    pub command: Piece,
    pub seat: Seat,
    pub attacker: Piece,
    /// STR besides printed STR and boosts, fixed at declaration (CN-4.2.3).
    pub bonus: u16,
    pub targets: Pile<Attacked, { Space::MAX }>,
    /// Defenders that passed since the last Instant.
    pub passed: SeatSet,
    /// Was a damage counter placed?
    pub dealt: bool,
    /// Cards each defending seat draws after the win check (R79).
    pub due: [u8; 2],
}

impl Nature {
    pub(crate) fn attack_side(&self, attack: &Attack) -> Side {
        self.side_of(attack.seat)
    }

    pub(crate) fn attack_command(&self, command: Piece) -> &'static AttackCommand {
        match self.card(command).attack() {
            Some(attack) => attack,
            None => unreachable!("an attack is made by an Attack Command"),
        }
    }

    /// Own Elementals that may attack with this Command as far as row and turn allow.
    #[inline]
    pub(crate) fn attackers(&self, side: Side, command: &AttackCommand) -> SpaceSet {
        let formation = self.formation(side);
        let mut fresh = SpaceSet::EMPTY;
        for space in formation.occupied.and(self.layout.spaces_in(command.from)) {
            if !self.attacked.contains(formation.at(space).piece) {
                fresh = fresh.with(space);
            }
        }
        fresh
    }

    /// The enemies an attacker in this space can reach.
    #[inline]
    pub(crate) fn reach(&self, side: Side, command: &AttackCommand, attacker: Space) -> SpaceSet {
        let occupied = self.formation(side.other()).occupied;
        match command.at {
            Range::Rows(rows) => occupied.and(self.layout.spaces_in(rows)),
            Range::Away(rows) => match self.row(attacker).away(rows) {
                Some(row) => occupied.and(self.layout.row_spaces(row)),
                None => SpaceSet::EMPTY,
            },
        }
    }

    /// Is there any legal attack with this Command, if there are AP?
    pub(crate) fn can_attack_with(&self, side: Side, command: &AttackCommand) -> bool {
        self.attackers(side, command)
            .any(|space| !self.reach(side, command, space).is_empty())
    }

    /// Declares an attack whose AP has been paid: CN-4.2.2 to CN-4.2.4.
    pub(crate) fn declare_attack(
        &mut self,
        seat: Seat,
        from: Place,
        id: CardId,
        attacker: Space,
        targets: SpaceSet,
        log: &mut impl Log<Event>,
    ) {
        let side = self.side_of(seat);
        let Some(command) = self.copy_in(from, id, false) else {
            return;
        };
        self.leave_hand(command, Place::InPlay);
        let piece = self.formation(side).at(attacker).piece;
        self.attacked.insert(piece);
        let (card, attacking) = (self.printed(command), self.spot(side, attacker));
        log.note(|| Event::Attacked {
            seat,
            command: card,
            attacker: attacking,
            targets: targets
                .map(|space| self.spot(side.other(), space))
                .collect(),
        });
        let mut attack = Attack {
            stage: Stage::Window,
            command,
            seat,
            attacker: piece,
            bonus: 0,
            targets: Pile::new(),
            passed: SeatSet::EMPTY,
            dealt: false,
            due: [0; 2],
        };
        for space in targets {
            let piece = self.formation(side.other()).at(space).piece;
            let _fits = attack.targets.push(Attacked {
                piece,
                ..Attacked::default()
            });
        }
        attack.bonus = self.strength_bonus(side, attacker, command);
        self.attack = Some(attack);
        // CN-4.2.4: shields removed, attacks, is attacked.
        let data = self.attack_command(command);
        if data.shields_become_strength {
            self.remove_shields(side, attacker, log);
        }
        self.record(side, piece, Occasion::Attacks(data.style));
        for space in targets {
            let target = self.formation(side.other()).at(space).piece;
            let row = self.row(space);
            self.record(side.other(), target, Occasion::Attacked(data.style, row));
        }
        self.push_task(Task::Attack);
        self.push_settle();
    }

    // CN-4.2.3
    fn strength_bonus(&self, side: Side, attacker: Space, command: Piece) -> u16 {
        let command = self.attack_command(command);
        let formation = self.formation(side);
        let standing = formation.at(attacker);
        let mut bonus = 0;
        if self.elemental(standing.piece).rank == crate::cards::Rank::Basic {
            bonus += u16::from(command.basic_bonus);
        }
        if command.shields_become_strength {
            bonus += standing.shields;
        }
        for space in formation.occupied {
            if let Some(Passive::LendsWounds { rows, style }) =
                self.elemental(formation.at(space).piece).passive
                && style == command.style
                && rows.contains(self.row(attacker))
                && self.effect_works(side, space)
            {
                bonus += formation.at(space).damage;
            }
        }
        bonus
    }

    /// The attack's STR at this moment; 0 if the attacker is gone.
    pub(crate) fn attack_strength(&self, attack: &Attack) -> u16 {
        match self.whereabouts(attack.attacker) {
            Some((side, space)) => {
                let standing = self.formation(side).at(space);
                u16::from(self.elemental(attack.attacker).strength)
                    .saturating_add(standing.boosts)
                    .saturating_add(attack.bonus)
            }
            None => 0,
        }
    }

    /// The hit on a target as things stand (CN-4.2.7).
    pub(crate) fn hit_on(&self, attack: &Attack, target: &Attacked) -> u16 {
        if target.annulled {
            return 0;
        }
        let modifier = self.attack_command(attack.command).damage;
        // R34: floored at 0 after the modifiers, then after the reductions.
        self.attack_strength(attack)
            .saturating_add_signed(i16::from(modifier))
            .saturating_sub(u16::from(target.reduction))
    }

    pub(crate) fn go_on_attacking(&mut self, log: &mut impl Log<Event>) -> Progress {
        let Some(attack) = self.attack else {
            self.tasks.pop();
            return Progress::Moved;
        };
        match attack.stage {
            Stage::Window => return self.response_window(attack, log),
            Stage::After => self.after_damage(attack, log),
            Stage::Settling => {
                self.set_stage(Stage::Over);
                self.push_settle();
            }
            Stage::Over => {
                self.tasks.pop();
                self.attack = None;
                self.piles
                    .put_on_top(attack.command, Place::Discard(attack.seat));
            }
        }
        Progress::Moved
    }

    fn set_stage(&mut self, stage: Stage) {
        if let Some(attack) = &mut self.attack {
            attack.stage = stage;
        }
    }

    // CN-4.2.5 and CN-4.2.6
    fn response_window(&mut self, mut attack: Attack, log: &mut impl Log<Event>) -> Progress {
        let card = self.printed(attack.command);
        if self.whereabouts(attack.attacker).is_none() {
            log.note(|| Event::AttackFailed { command: card });
            self.set_stage(Stage::Settling);
            return Progress::Moved;
        }
        let mut still = Pile::<Attacked, { Space::MAX }>::new();
        for &target in attack.targets.iter() {
            if self.whereabouts(target.piece).is_some() {
                let _fits = still.push(target);
            }
        }
        attack.targets = still;
        self.attack = Some(attack);
        if attack.targets.is_empty() {
            log.note(|| Event::AttackFailed { command: card });
            self.set_stage(Stage::After);
            return Progress::Moved;
        }
        if self.responder().is_some() {
            return Progress::Waiting;
        }
        self.deal_hits(attack);
        Progress::Moved
    }

    /// The defending seat that is asked for an Instant: in seat order, each until it passes
    /// (R33). An empty hand, which everybody can see, is not asked (CN-2.5.3).
    pub(crate) fn responder(&self) -> Option<Seat> {
        let attack = self.attack.as_ref()?;
        self.seats_of(self.attack_side(attack).other())
            .minus(attack.passed)
            .minus(self.conceded)
            .find(|&seat| !self.piles.is_empty(Place::Hand(seat)))
    }

    // CN-4.2.7 and CN-4.2.8
    fn deal_hits(&mut self, attack: Attack) {
        let side = self.attack_side(&attack).other();
        let mut order = [None; Space::MAX];
        for target in attack.targets.iter() {
            if let Some(space) = self.formation(side).find(target.piece) {
                order[space.index()] = Some(Hit {
                    recipient: target.piece,
                    amount: self.hit_on(&attack, target),
                });
            }
        }
        let mut hits = Pile::new();
        for hit in order.into_iter().flatten() {
            let _fits = hits.push(hit);
        }
        self.set_stage(Stage::After);
        self.begin_batch(side, attack.seat, true, hits);
    }

    // CN-4.2.9 to CN-4.2.11
    fn after_damage(&mut self, attack: Attack, log: &mut impl Log<Event>) {
        self.set_stage(Stage::Settling);
        let Some((side, space)) = self.whereabouts(attack.attacker) else {
            return;
        };
        if attack.dealt {
            self.record(side, attack.attacker, Occasion::DealsDamage);
        }
        let keeps = self.elemental(attack.attacker).passive == Some(Passive::KeepsBoosts)
            && self.effect_works(side, space);
        if !keeps {
            self.remove_boosts(side, space, log);
        }
        let command = self.attack_command(attack.command);
        if !command.afterwards.is_empty() {
            let id = self.set.printed(attack.command);
            let mut frame = Frame::new(Source::Afterwards, id, attack.seat, attack.attacker);
            frame.begun = true;
            self.push_task(Task::Effect(frame));
        }
    }

    pub(crate) fn remove_boosts(&mut self, side: Side, space: Space, log: &mut impl Log<Event>) {
        let count = std::mem::take(&mut self.formation_mut(side).at_mut(space).boosts);
        if count > 0 {
            let spot = self.spot(side, space);
            log.note(|| Event::BoostsRemoved { spot, count });
        }
    }

    /// A defender plays an Instant for an attacked Elemental.
    pub(crate) fn play_instant(
        &mut self,
        seat: Seat,
        id: CardId,
        space: Space,
        log: &mut impl Log<Event>,
    ) {
        let side = self.side_of(seat);
        let Some(piece) = self.copy_in(Place::Hand(seat), id, false) else {
            return;
        };
        self.leave_hand(piece, Place::InPlay);
        let (command, target) = (self.printed(piece), self.spot(side, space));
        log.note(|| Event::InstantPlayed {
            seat,
            command,
            target,
        });
        if let Some(attack) = &mut self.attack {
            attack.passed = SeatSet::EMPTY;
        }
        let mut frame = Frame::new(Source::Instant, id, seat, piece);
        frame.that = Some(self.formation(side).at(space).piece);
        frame.begun = true;
        self.push_task(Task::Effect(frame));
    }

    pub(crate) fn pass_on_instants(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if let Some(attack) = &mut self.attack {
            attack.passed = attack.passed.with(seat);
        }
        log.note(|| Event::Passed { seat });
    }

    /// The attacked Elementals an Instant may be played for by this seat.
    pub(crate) fn instant_targets(&self, seat: Seat, id: CardId) -> SpaceSet {
        let card = self.set.card(id);
        let (Some(attack), crate::cards::Kind::Instant(instant)) = (&self.attack, &card.kind)
        else {
            return SpaceSet::EMPTY;
        };
        let style = self.attack_command(attack.command).style;
        if instant.style.is_some_and(|wanted| wanted != style) {
            return SpaceSet::EMPTY;
        }
        let side = self.side_of(seat);
        let formation = self.formation(side);
        attack
            .targets
            .iter()
            .filter_map(|target| formation.find(target.piece))
            .filter(|&space| {
                let target = formation.at(space).piece;
                let fits = instant
                    .faction
                    .is_none_or(|faction| self.elemental(target).faction == faction);
                fits && self.instant_can_act(seat, id, target)
            })
            .collect()
    }
}
