//! Responses to an attack: zone powers, necrotokens, objects; redirecting (ES-4.15, ES-4.16).

use crate::action::Action;
use crate::attack::{ATTACKER, Attack, Combatant, DEFENDER, Step};
use crate::change::Change;
use crate::estri::{Estro, Value, Zone};
use crate::event::Event;
use crate::mark::Effect;
use crate::mode::{Extra, Frame};
use crate::pieces::Area;
use crate::place::Slot;
use crate::player::Player;
use crate::position::Match;
use crate::ships::Object;
use crate::work::Progress;
use kernel::{Log, Pile};

impl Match {
    /// Who may respond, in order (ES-4.15, ES-8.3.9).
    pub(crate) fn responders(&self, attack: &Attack) -> Pile<Slot, 5> {
        let mut order: Pile<Slot, 5> = Pile::new();
        let mut add = |player: Player| {
            let place = Slot(player.index() as u8);
            if !player.is_machine() && !order.contains(&place) {
                let _room = order.push(place);
            }
        };
        add(attack.player);
        let controller = self.body(attack.defender).controller();
        add(controller);
        if self.is_plain_pair() {
            return order;
        }
        for player in self.all_players() {
            if self.side_of(player) == self.side_of(controller) {
                add(player);
            }
        }
        for player in self.all_players() {
            if self.side_of(player) == self.side_of(attack.player) {
                add(player);
            }
        }
        order
    }

    fn responder(&self, attack: &Attack) -> Option<Player> {
        let order = self.responders(attack);
        // Two seats are the rule, and a division is slow where every attack asks.
        let index = match order.len() {
            2 => attack.responder as usize & 1,
            count => attack.responder as usize % count.max(1),
        };
        order
            .get(index)
            .map(|place| Player::from_index(place.index()))
    }

    pub(crate) fn go_on_responding(&mut self) -> Progress {
        while let Some(attack) = self.attack.as_ref().filter(|_| self.can_anybody_respond()) {
            let order = self.responders(attack);
            let all_passed = attack.passes as usize >= order.len();
            let Some(player) = self.responder(attack).filter(|_| !all_passed) else {
                break;
            };
            if self.may_respond(attack, player) {
                return Progress::Waiting;
            }
            self.pass_response();
        }
        self.set_step(Step::Show);
        Progress::Moved
    }

    /// Is there a power, a token or an object left in the match to respond with?
    fn can_anybody_respond(&self) -> bool {
        // Medical is no response: it is used when a card is about to be destroyed.
        let medical = 1 << Zone::Medical as u8;
        self.terms.power_each
            || self.zones & !self.powers_used & !medical != 0
            || self.has(Extra::Luck)
            || self.objects != 0
    }

    pub(crate) fn pass_response(&mut self) {
        if let Some(attack) = &mut self.attack {
            attack.responder += 1;
            attack.passes += 1;
        }
    }

    fn responded(&mut self) {
        if let Some(attack) = &mut self.attack {
            attack.responder += 1;
            attack.passes = 0;
        }
    }

    /// The player who decides in this step of the attack.
    pub(crate) fn attack_decider(&self, attack: &Attack) -> Player {
        match attack.step {
            Step::Principal => self.body(attack.defender).controller(),
            Step::Respond => self.responder(attack).unwrap_or(attack.player),
            Step::DefenderReroll => self.body(attack.defender).controller(),
            _ => attack.player,
        }
    }

    /// Could the player respond, judged by what everybody sees? Whether an Ardo card is in
    /// hand must not show.
    fn may_respond(&self, attack: &Attack, player: Player) -> bool {
        let hidden = self.power_open(Zone::Military, player)
            && self.hand_len(player) > 0
            && self.military_targets(player).next().is_some();
        let mut open = false;
        if !hidden {
            self.each_response(attack, player, &mut |_| open = true);
        }
        hidden || open
    }

    /// Would not asking, or asking, tell what a hand holds (ES-3.32)?
    pub(crate) fn asking_hides(&self) -> bool {
        match (&self.attack, self.tasks.last()) {
            (Some(attack), Some(crate::work::Task::Attack)) => attack.step == Step::Respond,
            (_, Some(crate::work::Task::Destroy(doom))) => doom.is_at_ambush(),
            _ => false,
        }
    }

    /// The responses a player has, without passing.
    pub(crate) fn each_response(
        &self,
        attack: &Attack,
        player: Player,
        each: &mut impl FnMut(Action),
    ) {
        for zone in self.powers_at(attack.attacker) {
            if self.power_open(zone, player) {
                self.each_power(zone, player, Some(attack), each);
            }
        }
        let controller = self.body(attack.defender).controller();
        // ES-8.4.7 (i)
        if self.has(Extra::Luck) && player == controller && self.player(player).tokens >= 2 {
            each(Action::Tokens);
        }
        // OB-10
        if attack.player.is_machine()
            && self.holds_object(Object::DecoyHull)
            && self.decoys(attack).next().is_some()
        {
            each(Action::Use(Object::DecoyHull));
        }
    }

    /// The other own cards that can become the defender.
    pub(crate) fn decoys<'a>(&'a self, attack: &'a Attack) -> impl Iterator<Item = Slot> + 'a {
        let side = self.side_at(attack.defender);
        self.slots_of(side)
            .filter(move |&slot| slot != attack.defender && self.body(slot).supports().is_none())
    }

    /// The zones whose powers can be used in an attack (ES-8.8.4).
    fn powers_at(&self, attacker: Slot) -> impl Iterator<Item = Zone> + '_ {
        let cell = self.body(attacker).cell;
        Zone::ALL
            .into_iter()
            .filter(move |&zone| match self.modes.frame {
                Frame::Conquest => cell.as_zone() == Some(zone),
                _ => self.zone_is(zone),
            })
    }

    /// Can the player use this zone's power, as far as earlier use goes (ES-6.4)? In Last
    /// Bastion it is an action of the Dreamer phase (ES-8.10.5).
    pub(crate) fn power_open(&self, zone: Zone, player: Player) -> bool {
        if !self.zone_is(zone) && self.modes.frame != Frame::Conquest {
            return false;
        }
        let bit = 1 << zone as u8;
        let used = if self.terms.power_each {
            self.player(player).powers & bit != 0
        } else {
            self.powers_used & bit != 0
        };
        let payable = self.modes.frame != Frame::Bastion
            || zone == Zone::Medical
            || (!self.active.is_machine() && self.player(player).actions >= 1);
        !used && !player.is_machine() && payable
    }

    fn military_targets(&self, player: Player) -> impl Iterator<Item = Slot> + '_ {
        let side = self.side_of(player);
        self.slots_of(side).filter(|&slot| {
            let body = self.body(slot);
            body.is_up()
                && body.estri.set().contains(Estro::Ardo)
                && self.zone_reaches(Zone::Military, slot)
        })
    }

    /// The ways to use a zone's power now; in an attack, or in MAIN.
    pub(crate) fn each_power(
        &self,
        zone: Zone,
        player: Player,
        attack: Option<&Attack>,
        each: &mut impl FnMut(Action),
    ) {
        let power = |burn, on| Action::Power { zone, burn, on };
        let side = self.side_of(player);
        match (zone, attack) {
            (Zone::Military, _) => {
                let hand = Area::Hand(player);
                let is_ardo = |piece| self.card(piece).estro == Estro::Ardo;
                for on in self.military_targets(player) {
                    for piece in self.hand(player) {
                        if is_ardo(piece) && self.is_first_copy(hand, piece, &is_ardo) {
                            each(power(Some(self.printed_of(piece)), Some(on)));
                        }
                    }
                }
            }
            (Zone::Tech, Some(attack)) => {
                let opposing = [attack.attacker, attack.defender]
                    .into_iter()
                    .find(|&slot| self.side_at(slot) != side);
                if let Some(slot) = opposing
                    && self.body(slot).is_up()
                {
                    each(power(None, Some(slot)));
                }
            }
            (Zone::Civil, Some(attack)) => {
                let own = [attack.attacker, attack.defender]
                    .into_iter()
                    .find(|&slot| self.side_at(slot) == side);
                if let Some(slot) = own
                    && self.body(slot).is_up()
                    && self.clash_estro(slot) == Estro::Illusio
                {
                    each(power(None, Some(slot)));
                }
            }
            (Zone::Control, _) => {
                for slot in self.slots_of(side) {
                    let body = self.body(slot);
                    if body.is_up()
                        && self.zone_reaches(Zone::Control, slot)
                        && body.estri.set().iter().ne([Estro::Manpo])
                    {
                        each(power(None, Some(slot)));
                    }
                }
            }
            _ => {}
        }
    }

    /// Uses a zone's power.
    pub(crate) fn use_power(
        &mut self,
        player: Player,
        zone: Zone,
        burn: Option<crate::cards::CardId>,
        on: Option<Slot>,
        log: &mut impl Log<Event>,
    ) {
        let bit = 1 << zone as u8;
        self.powers_used |= bit;
        self.player_mut(player).powers |= bit;
        if self.modes.frame == Frame::Bastion {
            self.pay_for_power(player);
        }
        let spot = on.map(|slot| self.spot(slot));
        log.note(|| Event::PowerUsed {
            player,
            zone,
            burnt: burn.map(|card| self.printed_card(card)),
            on: spot,
        });
        if let Some(card) = burn
            && let Some(piece) = self.find(Area::Hand(player), card)
        {
            // ES-6.10, ES-4.27: shown, and nothing reacts.
            let area = self.incinerator(self.owner(piece));
            self.piles.put_on_top(piece, area);
            self.forget_secret(piece);
        }
        let Some(slot) = on else {
            return;
        };
        match zone {
            Zone::Military => self.change(slot, Change::Add(Value::Atk, 4), log),
            Zone::Control => {
                self.change_estro(slot, Estro::Manpo, log);
                if let Some(side) = self.role(slot)
                    && let Some(attack) = &mut self.attack
                {
                    attack.sides[side].estro = None;
                }
            }
            Zone::Tech | Zone::Civil => {
                if let Some(side) = self.role(slot)
                    && let Some(attack) = &mut self.attack
                {
                    let combatant = &mut attack.sides[side];
                    if zone == Zone::Tech {
                        combatant.swapped = !combatant.swapped;
                    } else {
                        combatant.doubled += 1;
                    }
                }
            }
            Zone::Medical => {}
        }
    }

    /// A response to the attack.
    pub(crate) fn answer_response(
        &mut self,
        player: Player,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        match action {
            Action::Power { zone, burn, on } => {
                self.responded();
                self.set_step(Step::AfterPower);
                self.use_power(player, zone, burn, on, log);
            }
            Action::Tokens => {
                self.responded();
                self.spend_two(player, self.attack.map(|attack| attack.defender), log);
                if let Some(attack) = &mut self.attack {
                    attack.locked = true;
                }
            }
            Action::Use(object) => {
                self.responded();
                self.use_object(object, log);
            }
            _ => self.pass_response(),
        }
    }

    /// 2 necrotokens: the card cannot be destroyed for this turn (ES-8.4.5).
    pub(crate) fn spend_two(
        &mut self,
        player: Player,
        slot: Option<Slot>,
        log: &mut impl Log<Event>,
    ) {
        self.player_mut(player).tokens -= 2;
        log.note(|| Event::TokensSpent { player, count: 2 });
        if let Some(slot) = slot {
            let until = self.end_of_this_turn();
            self.protect(slot, until, log);
        }
    }

    /// A4: the attacking player's choice after a zone power.
    pub(crate) fn answer_after_power(&mut self, action: Action, log: &mut impl Log<Event>) {
        let Some(mut attack) = self.attack else {
            return;
        };
        match action {
            Action::Redirect(to) => {
                attack.defender = to;
                attack.defender_piece = self.body(to).piece;
                attack.sides[DEFENDER] = Combatant::default();
                attack.step = Step::Principal;
                attack.passes = 0;
                attack.responder = 0;
                self.attack = Some(attack);
                let (attacker, defender) = (self.spot(attack.attacker), self.spot(to));
                log.note(|| Event::AttackRedirected { attacker, defender });
            }
            Action::Stop => {
                self.set_step(Step::CleanUp);
                let attacker = self.spot(attack.attacker);
                log.note(|| Event::AttackStopped { attacker });
            }
            _ => self.set_step(Step::Respond),
        }
    }

    pub(crate) fn each_redirect(&self, attack: &Attack, each: &mut impl FnMut(Action)) {
        each(Action::Continue);
        for slot in self.slots() {
            if slot != attack.defender && self.is_attackable(attack.attacker, slot) {
                each(Action::Redirect(slot));
            }
        }
        each(Action::Stop);
    }

    /// Has the player a re-roll put by, or a die that can be weighted?
    #[inline]
    pub(crate) fn can_reroll(&self, player: Player) -> bool {
        self.player(player).rerolls > 0
            || (!player.is_machine() && self.holds_object(Object::WeightedDie))
    }

    pub(crate) fn each_reroll(&self, player: Player, each: &mut impl FnMut(Action)) {
        if self.player(player).rerolls > 0 {
            each(Action::Accept);
        }
        if self.holds_object(Object::WeightedDie) {
            (1..=6).for_each(|face| each(Action::Face(face)));
        }
        each(Action::Pass);
    }

    pub(crate) fn answer_reroll(&mut self, action: Action, log: &mut impl Log<Event>) {
        let Some(attack) = self.attack else {
            return;
        };
        let side = if attack.step == Step::AttackerReroll {
            ATTACKER
        } else {
            DEFENDER
        };
        let player = self
            .body([attack.attacker, attack.defender][side])
            .controller();
        match action {
            Action::Accept => {
                self.player_mut(player).rerolls -= 1;
                self.roll_again(side, log);
            }
            Action::Face(face) => {
                self.spend_object(Object::WeightedDie, log);
                if let Some(attack) = &mut self.attack {
                    attack.sides[side].die = face;
                }
            }
            _ => self.after_reroll(attack.step),
        }
    }

    /// Can this card be declared as target of this attacker (ES-4.13, GT-36, GT-37)?
    pub(crate) fn is_attackable(&self, attacker: Slot, target: Slot) -> bool {
        self.within_reach(attacker, target) && self.why_not_target(attacker, target).is_none()
    }

    /// An opposing card that the frame lets this attacker reach.
    pub(crate) fn within_reach(&self, attacker: Slot, target: Slot) -> bool {
        self.side_at(target) != self.side_at(attacker) && self.reaches_enemy(attacker, target)
    }

    /// The same for a card that is known to be an opposing one.
    #[inline]
    pub(crate) fn reaches_enemy(&self, attacker: Slot, target: Slot) -> bool {
        (!self.has(Extra::Lucid) || self.body(target).supports().is_none())
            && self.same_field(attacker, target)
            && (self.modes.frame != Frame::Bastion || self.in_range(attacker, target))
    }

    /// Does the frame let every card reach every opposing one?
    pub(crate) fn is_field_open(&self) -> bool {
        !self.has(Extra::Lucid) && !matches!(self.modes.frame, Frame::Conquest | Frame::Bastion)
    }

    /// GT-36, GT-37: what hides the target from this attacker.
    pub(crate) fn why_not_target(
        &self,
        attacker: Slot,
        target: Slot,
    ) -> Option<crate::reason::Reason> {
        let silencers = self.silencers();
        let number = |slot: Slot| {
            self.static_gift(slot, &silencers)
                .map_or(0, crate::gift::Template::number)
        };
        let is_target = |slot: Slot| self.within_reach(attacker, slot);
        let mine = number(target);
        let side = self.side_at(target);
        let mut statics = self.index.statics.and(self.places_of(side));
        if mine != 37 && statics.any(|slot| slot != target && number(slot) == 37 && is_target(slot))
        {
            return Some(crate::reason::Reason::TauntedAway { slot: target });
        }
        if mine == 36 {
            let controller = self.body(target).controller();
            let cover = self.slots_of(side).any(|slot| {
                slot != target
                    && self.body(slot).controller() == controller
                    && self.body(slot).is_up()
                    && number(slot) != 36
                    && is_target(slot)
            });
            if cover {
                return Some(crate::reason::Reason::Stealthy { slot: target });
            }
        }
        None
    }

    /// Is the card kept from attacking by something that lies on it?
    #[inline]
    pub(crate) fn is_held_back(&self, slot: Slot) -> bool {
        self.has_mark(slot, Effect::CannotAttack)
    }
}
