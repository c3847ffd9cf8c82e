//! What may be done: the list of ES-3.30, position by position.

use crate::action::{Action, Face};
use crate::attack::Step;
use crate::cards::{CardId, Piece};
use crate::destroy::DoomStep;
use crate::estri::{Estro, Zone};
use crate::gift::{Filter, Kind, Template};
use crate::gift_facts::Window;
use crate::mode::{Extra, Frame};
use crate::phase::Phase;
use crate::pieces::Area;
use crate::place::{Cell, Slot, SlotSet};
use crate::player::Player;
use crate::player_state::{Intention, Numb};
use crate::position::Match;
use crate::ships::Ship;
use crate::work::{Decider, Task};

impl Match {
    /// Who decides now.
    pub(crate) fn decider(&self) -> Decider {
        if self.is_own_time() {
            return Decider::Player(self.active);
        }
        let human = Player::from_index(0);
        let player = match self.tasks.last() {
            None => match self.phase {
                _ if self.must_drop_object() => human,
                Phase::Dreamers => return Decider::Dreamers,
                Phase::Declare if self.modes.frame == Frame::Bastion => {
                    self.dreamer_declaring().unwrap_or(human)
                }
                Phase::Uncover => human,
                _ => self.active,
            },
            Some(Task::Attack) => match &self.attack {
                Some(attack) => self.attack_decider(attack),
                None => self.active,
            },
            Some(Task::Destroy(doom)) => doom.loser,
            Some(Task::Gift(frame)) => self.gift_decider(frame),
            Some(Task::Window(opening)) => match self.queue.get(opening.base as usize) {
                Some(pending) => self.body(pending.slot).controller(),
                None => self.active,
            },
            Some(
                Task::Place { player, .. }
                | Task::Discard { player, .. }
                | Task::Arrange { player, .. }
                | Task::ExtraPlay { player, .. },
            ) => *player,
            Some(Task::Sector { loser, .. }) => *loser,
            Some(Task::Inspire { seat, .. }) => Player::seat(*seat),
            Some(Task::Declare(declaring)) => self.declarer(*declaring),
            Some(Task::Object { .. } | Task::Prism { .. } | Task::LastBreath) => human,
            Some(Task::Enter(_) | Task::WaitingGifts | Task::ArmedGifts | Task::Rift { .. }) => {
                self.active
            }
        };
        Decider::Player(player)
    }

    /// May this player decide something now?
    pub(crate) fn is_asked(&self, player: Player) -> bool {
        match self.decider() {
            Decider::Player(decider) => decider == player,
            Decider::Dreamers => player
                .in_seat()
                .is_some_and(|seat| self.dreamers_waiting().contains(seat)),
        }
    }

    /// Everything the player may do now.
    pub(crate) fn each_option(&self, player: Player, each: &mut impl FnMut(Action)) {
        if self.is_asked(player) {
            self.each_option_asked(player, each);
        }
    }

    /// The same for a player who is known to be asked.
    pub(crate) fn each_option_asked(&self, player: Player, each: &mut impl FnMut(Action)) {
        match self.tasks.last() {
            None => self.each_turn_option(player, each),
            Some(Task::Attack) => {
                let Some(attack) = &self.attack else {
                    return;
                };
                match attack.step {
                    Step::Principal => {
                        let estri = self.body(attack.defender).estri;
                        estri.set().iter().for_each(|e| each(Action::Estro(e)));
                    }
                    Step::AfterPower => self.each_redirect(attack, each),
                    Step::AttackerReroll | Step::DefenderReroll => self.each_reroll(player, each),
                    _ => {
                        self.each_response(attack, player, each);
                        each(Action::Pass);
                    }
                }
            }
            Some(Task::Destroy(doom)) => {
                if doom.step == DoomStep::Ambush {
                    self.each_ambush(doom, each);
                } else {
                    self.each_rescue(doom, each);
                    each(Action::Pass);
                }
            }
            Some(Task::Gift(frame)) => self.each_gift_option(frame, each),
            Some(Task::Window(opening)) => {
                self.each_order(*opening, &mut |slot| each(Action::Order(slot)));
            }
            Some(Task::Place { .. }) => self.each_place(each),
            Some(Task::Discard { player, .. }) => {
                self.each_card_in(Area::Hand(*player), each, |_| true);
            }
            Some(Task::Arrange { player, left, done }) => {
                for piece in self.arranged(*player, *left, *done) {
                    each(Action::Card(self.printed_of(piece)));
                }
            }
            Some(Task::ExtraPlay { player, gift, .. }) => {
                self.each_extra_play(*player, *gift, each);
            }
            Some(Task::Sector { sector, loser }) => {
                self.each_sector_option(*sector, *loser, each);
            }
            Some(Task::Object { object, first, .. }) => {
                self.each_object_option(*object, *first, each);
            }
            Some(Task::Prism { slot }) => self.each_prism_estro(*slot, each),
            Some(Task::Inspire { seat, asked, .. }) => self.each_inspiration(*seat, *asked, each),
            Some(Task::LastBreath) => {
                each(Action::Accept);
                each(Action::Pass);
            }
            Some(Task::Declare(declaring)) => self.each_declaration(*declaring, each),
            Some(Task::Enter(_) | Task::WaitingGifts | Task::ArmedGifts | Task::Rift { .. }) => {}
        }
    }

    fn each_turn_option(&self, player: Player, each: &mut impl FnMut(Action)) {
        if self.must_drop_object() {
            self.held_objects()
                .for_each(|object| each(Action::Drop(object)));
            return;
        }
        match self.phase {
            Phase::Declare => {
                each(Action::Declare);
                each(Action::Pass);
            }
            Phase::Draw | Phase::Tokens => {
                each(Action::Tokens);
                each(Action::Pass);
            }
            Phase::Play => self.each_play(player, each),
            Phase::Main => self.each_main(player, each),
            Phase::Uncover => self.each_uncover(each),
            Phase::Dreamers => self.each_dreamer_option(player, each),
            _ => {}
        }
    }

    /// ES-8.3.4: the last round without face-down play.
    pub(crate) fn no_face_down_until(&self) -> u8 {
        match self.modes.frame {
            Frame::Inferno => 3,
            _ => 0,
        }
    }

    /// ES-8.1.3, ES-8.3.4, ES-8.0.3: the last round without attacks.
    pub(crate) fn no_attacks_until(&self) -> u8 {
        let strategist = if self.has(Extra::Strategist) { 6 } else { 0 };
        let inferno = if self.modes.frame == Frame::Inferno {
            3
        } else {
            0
        };
        strategist.max(inferno)
    }

    /// The mandatory play, and a Chimera in its place.
    fn each_play(&self, player: Player, each: &mut impl FnMut(Action)) {
        self.each_card_play(player, &Filter::ANY, each);
        self.each_chimera(player, each);
    }

    /// Every way to play a card that fits from hand.
    fn each_card_play(&self, player: Player, filter: &Filter, each: &mut impl FnMut(Action)) {
        let hand = Area::Hand(player);
        if self.is_field_open() && filter.is_open() && !self.terms.chosen {
            let face_down = self.round > self.no_face_down_until();
            for piece in self.hand(player) {
                self.each_face(self.printed_of(piece), None, face_down, each);
            }
            return;
        }
        let fits = |piece: Piece| filter.is_open() || self.fits_printed(filter, piece);
        for piece in self.hand(player) {
            if fits(piece) && self.is_first_copy(hand, piece, &fits) {
                self.each_way(player, piece, each);
            }
        }
    }

    /// The faces and places a card can be played with.
    fn each_way(&self, player: Player, piece: Piece, each: &mut impl FnMut(Action)) {
        let card = self.printed_of(piece);
        let face_down = self.round > self.no_face_down_until();
        let mut at = |cell: Option<Cell>| self.each_face(card, cell, face_down, each);
        match self.modes.frame {
            Frame::Conquest => {
                for zone in 0..5 {
                    let cell = Cell(zone);
                    if !self.must_support(player, piece, Some(cell)) {
                        at(Some(cell));
                    }
                }
            }
            Frame::Bastion => self.free_cells().for_each(|cell| at(Some(cell))),
            _ => {
                if !self.must_support(player, piece, None) {
                    at(None);
                }
            }
        }
        self.each_support(player, piece, each);
    }

    fn each_face(
        &self,
        card: CardId,
        at: Option<Cell>,
        face_down: bool,
        each: &mut impl FnMut(Action),
    ) {
        let face = Face::Up;
        each(Action::Play { card, face, at });
        if face_down {
            let face = Face::Down;
            each(Action::Play { card, face, at });
        }
    }

    fn each_support(&self, player: Player, piece: Piece, each: &mut impl FnMut(Action)) {
        if !self.has(Extra::Lucid) || self.card(piece).estro != Estro::Armonio {
            return;
        }
        for under in self.granito_to_support(player, None) {
            let cell = self.field_part(self.body(under).cell);
            if self.must_support(player, piece, cell) {
                each(Action::Support {
                    card: self.printed_of(piece),
                    under,
                });
            }
        }
    }

    pub(crate) fn each_chimera(&self, player: Player, each: &mut impl FnMut(Action)) {
        if self.player(player).chimera != Intention::Ready || self.has_chimera(player) {
            return;
        }
        let hand = Area::Hand(player);
        let first = |piece: Piece| self.is_first_copy(hand, piece, &|_| true);
        for host in self.hand(player).filter(|&p| self.can_host(p) && first(p)) {
            for donor in self
                .hand(player)
                .filter(|&p| self.can_donate(p) && first(p))
            {
                let mut at = |cell| {
                    each(Action::Chimera {
                        host: self.printed_of(host),
                        donor: self.printed_of(donor),
                        at: cell,
                    });
                };
                match self.modes.frame {
                    Frame::Conquest => (0..5).for_each(|zone| at(Some(Cell(zone)))),
                    Frame::Bastion => self.free_cells().for_each(|cell| at(Some(cell))),
                    _ => at(None),
                }
            }
        }
    }

    pub(crate) fn can_host(&self, piece: Piece) -> bool {
        self.card(piece).gift.is_none()
    }

    pub(crate) fn can_donate(&self, piece: Piece) -> bool {
        self.card(piece).gift.is_some() && !self.state(piece).hollow()
    }

    /// GT-62
    pub(crate) fn each_extra_play(
        &self,
        player: Player,
        gift: CardId,
        each: &mut impl FnMut(Action),
    ) {
        if let Some(Template::ExtraPlay { filter, .. }) =
            self.set.card(gift).gift.as_ref().map(|gift| gift.core())
        {
            self.each_card_play(player, filter, each);
        }
    }

    /// Attack slots left (ES-3.24, QO-15).
    #[inline]
    pub(crate) fn slots_left(&self, player: Player) -> u8 {
        let state = self.player(player);
        let base = if state.numbed == Numb::ThisTurn { 1 } else { 2 };
        (base + state.extra_slots).saturating_sub(state.attacks)
    }

    /// The same, but none while nobody may attack (ES-8.1.3, ES-8.3.4).
    pub(crate) fn attacks_left(&self, player: Player) -> u8 {
        match self.round <= self.no_attacks_until() {
            true => 0,
            false => self.slots_left(player),
        }
    }

    /// Has the card an attack left, and does nothing hold it back (ES-3.19, ES-4.13)?
    #[inline]
    pub(crate) fn can_still_attack(&self, slot: Slot) -> bool {
        let body = self.body(slot);
        if !body.is_up() || body.supports().is_some() {
            return false;
        }
        let attacks = body.attacks();
        (attacks == 0 || (attacks == 1 && self.strikes_twice(slot)))
            && !self.is_held_back(slot)
            && (!self.lucid_forbids(slot, None) || body.estri.second().is_some())
    }

    /// GT-43, OB-19
    fn strikes_twice(&self, slot: Slot) -> bool {
        self.body(slot).strikes_twice()
            || matches!(self.static_gift_at(slot), Some(Template::DoubleStrike))
    }

    fn each_main(&self, player: Player, each: &mut impl FnMut(Action)) {
        let activates = self.index.concerns.open_in(Window::Main);
        for slot in self.places_by(player) {
            let body = self.body(slot);
            if !body.is_up() {
                if !body.put_down_now() {
                    each(Action::Flip(slot));
                }
            } else if activates && self.opens(slot, Window::Main, None) {
                each(Action::Activate(slot));
            }
        }
        self.each_main_power(player, each);
        self.each_rift(player, each);
        for object in self.held_objects() {
            if !object.is_reaction() && self.is_object_useful(object) {
                each(Action::Use(object));
            }
        }
        self.each_additional_play(player, each);
        if self.slots_left(player) > 0 && self.round > self.no_attacks_until() {
            self.each_attack(player, each);
        }
        self.each_slip(player, each);
        each(Action::End);
    }

    fn each_main_power(&self, player: Player, each: &mut impl FnMut(Action)) {
        for zone in [Zone::Military, Zone::Control] {
            if self.power_open(zone, player) {
                self.each_power(zone, player, None, each);
            }
        }
    }

    /// ES-8.12.2: after the play, before the first attack, once a turn.
    pub(crate) fn may_open_rift(&self, player: Player) -> bool {
        self.has(Extra::Rift)
            && !self.player(player).rift_opened
            && self.player(player).attacks == 0
            && self.rift_left() > 0
    }

    pub(crate) fn rift_left(&self) -> usize {
        self.rift.len().min(self.piles.len(Area::Unborn))
    }

    fn each_rift(&self, player: Player, each: &mut impl FnMut(Action)) {
        if self.may_open_rift(player) {
            for slot in self.slots_by(player) {
                if !self.has_mark(slot, crate::mark::Effect::Protected) {
                    each(Action::Rift(slot));
                }
            }
        }
    }

    /// OB-22 and the second card of ES-8.5.13.
    fn each_additional_play(&self, player: Player, each: &mut impl FnMut(Action)) {
        if self.player(player).extra_plays > 0 && self.can_enter(player) {
            self.each_card_play(player, &Filter::ANY, each);
        }
        if !self.has(Extra::Lucid) {
            return;
        }
        let hand = Area::Hand(player);
        let is_manpo = |piece: Piece| self.card(piece).estro == Estro::Manpo;
        let mut cells = [None; 5];
        if self.modes.frame == Frame::Conquest {
            for (zone, cell) in cells.iter_mut().enumerate() {
                *cell = Some(Cell(zone as u8));
            }
        }
        let count = if self.modes.frame == Frame::Conquest {
            5
        } else {
            1
        };
        for &cell in &cells[..count] {
            if self.can_double(player, cell) {
                for piece in self.hand(player).filter(|&piece| is_manpo(piece)) {
                    if self.is_first_copy(hand, piece, &is_manpo) {
                        each(Action::Play {
                            card: self.printed_of(piece),
                            face: Face::Up,
                            at: cell,
                        });
                    }
                }
            }
        }
    }

    /// Every attack the player's cards can declare, slots aside.
    pub(crate) fn each_attack(&self, player: Player, each: &mut impl FnMut(Action)) {
        let enemies = self.places_of(self.side_of(player).other());
        let all_reached = self.is_field_open() && !self.index.concerns.hide();
        for with in self.places_by(player) {
            if !self.can_still_attack(with) {
                continue;
            }
            if all_reached && self.body(with).estri.second().is_none() {
                let estro = None;
                enemies.for_each(|on| each(Action::Attack { with, on, estro }));
            } else {
                self.each_target(with, enemies, each);
            }
            if self.modes.frame == Frame::Single {
                for ship in Ship::ALL {
                    if self.is_exposed(ship) {
                        each(Action::Strike { with, ship });
                    }
                }
            }
        }
    }

    fn each_target(&self, with: Slot, enemies: SlotSet, each: &mut impl FnMut(Action)) {
        let hidden = self.index.concerns.hide();
        for on in enemies {
            if self.reaches_enemy(with, on) && (!hidden || self.why_not_target(with, on).is_none())
            {
                self.each_principal(with, &mut |estro| {
                    each(Action::Attack { with, on, estro });
                });
            }
        }
    }

    /// The estri an attacker can name: none if it has only one (ES-8.9.6, ES-8.5.17).
    pub(crate) fn each_principal(&self, slot: Slot, each: &mut impl FnMut(Option<Estro>)) {
        let estri = self.body(slot).estri;
        if estri.second().is_none() {
            each(None);
            return;
        }
        for estro in estri.set().iter() {
            if !self.lucid_forbids(slot, Some(estro)) {
                each(Some(estro));
            }
        }
    }

    fn each_dreamer_option(&self, player: Player, each: &mut impl FnMut(Action)) {
        let cost = self.play_cost(player);
        if self.can_afford(player, cost) {
            self.each_play(player, each);
            if self.free_cells().next().is_none() {
                self.each_substitution(player, each);
            }
        }
        let affordable = self.can_afford(player, 1);
        for slot in self.slots_by(player) {
            let body = self.body(slot);
            if !body.is_up() {
                if !body.put_down_now() {
                    each(Action::Flip(slot));
                }
            } else if affordable && self.can_activate(slot) {
                each(Action::Activate(slot));
            }
        }
        if affordable {
            self.each_main_power(player, each);
        }
        if self.dreamer_may_open_rift(player) {
            self.each_rift(player, each);
        }
        let state = self.player(player);
        if state.actions + state.attack_actions > 0 {
            let duty = self.owes_attack(player);
            let spare = state.actions + state.attack_actions > 1;
            self.each_attack(player, &mut |action| {
                if !duty || spare || self.is_engaging(action) {
                    each(action);
                }
            });
        }
        if !self.owes_attack(player) {
            each(Action::Pass);
        }
    }

    /// ES-8.10.26, ES-8.10.27: a 1V gift that can be activated or primed.
    pub(crate) fn can_activate(&self, slot: Slot) -> bool {
        let Some(gift) = self.gift_at(slot) else {
            return false;
        };
        let body = self.body(slot);
        if gift.kind != Kind::Once
            || gift.inapplicable_in_bastion
            || self.state(self.gift_piece(slot)).gift_used()
            || self.is_inhibited(slot)
        {
            return false;
        }
        if gift.window.is_reaction() {
            !body.is_primed()
        } else {
            self.can_announce(slot, None)
        }
    }

    /// Is it an attack inside the attacker's own cell (ES-8.10.22)?
    pub(crate) fn is_engaging(&self, action: Action) -> bool {
        match action {
            Action::Attack { with, on, .. } => self.body(with).cell == self.body(on).cell,
            _ => false,
        }
    }

    fn each_substitution(&self, player: Player, each: &mut impl FnMut(Action)) {
        let hand = Area::Hand(player);
        for out in self.slots_by(player) {
            for piece in self.hand(player) {
                if self.is_first_copy(hand, piece, &|_| true) {
                    for face in [Face::Up, Face::Down] {
                        each(Action::Substitute {
                            out,
                            card: self.printed_of(piece),
                            face,
                        });
                    }
                }
            }
        }
    }
}
