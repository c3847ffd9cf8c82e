//! Why something cannot be done now (ES-3.30).

use crate::action::{Action, Face};
use crate::cards::CardId;
use crate::estri::Estro;
use crate::mode::{Extra, Frame};
use crate::phase::Phase;
use crate::pieces::Area;
use crate::place::Slot;
use crate::player::Player;
use crate::player_state::Intention;
use crate::position::{Match, Standing};
use crate::reason::Reason;
use kernel::Seat;

impl Match {
    /// Is it legal, and if not, why?
    pub(crate) fn examine(&self, seat: Seat, action: Action) -> Result<(), Reason> {
        if self.standing != Standing::Open {
            return Err(Reason::MatchOver);
        }
        let player = Player::seat(seat);
        if seat.index() >= self.seat_count() || self.conceded.contains(seat) {
            return Err(Reason::NotYourTurn);
        }
        if !self.is_asked(player) {
            return Err(self.why_not_asked(player));
        }
        let mut legal = false;
        self.each_option(player, &mut |option| legal |= option == action);
        if legal {
            return Ok(());
        }
        Err(self.why_not(player, action))
    }

    fn why_not_asked(&self, player: Player) -> Reason {
        if self.phase == Phase::Dreamers && self.tasks.is_empty() {
            return Reason::IsDone;
        }
        if !self.tasks.is_empty() && self.side_of(self.active) == self.side_of(player) {
            return Reason::AnswerFirst;
        }
        Reason::NotYourTurn
    }

    /// The reason why an action that is not in the list is not.
    fn why_not(&self, player: Player, action: Action) -> Reason {
        if !self.tasks.is_empty() {
            return self.why_no_answer(player, action);
        }
        match self.phase {
            Phase::Play | Phase::Main | Phase::Dreamers => {}
            _ => return Reason::NotAnAnswer,
        }
        match action {
            Action::Play { card, face, at } => self.why_no_play(player, card, face, at),
            Action::Support { card, under } => match self.find(Area::Hand(player), card) {
                None => self.not_in_hand(card),
                Some(_) if self.phase != Phase::Play => Reason::AlreadyPlayed,
                Some(_) if self.on_field(under).is_none() => Reason::EmptySlot { slot: under },
                Some(_) => Reason::NoSupport { slot: under },
            },
            Action::Chimera { host, donor, .. } => self.why_no_chimera(player, host, donor),
            _ if self.phase == Phase::Play => Reason::PlayFirst,
            Action::Flip(slot) => self.why_no_flip(player, slot),
            Action::Attack { with, on, estro } => self
                .why_no_attack(player, with, on, estro)
                .unwrap_or(Reason::MustEngage),
            Action::Strike { with, ship } => {
                if self.modes.frame != Frame::Single {
                    Reason::NotNow
                } else if self.ships[ship.index()].shields == 0 {
                    Reason::ShipDestroyed { ship }
                } else if !self.is_exposed(ship) {
                    Reason::ShipGuarded { ship }
                } else {
                    self.why_no_attacker(player, with)
                        .unwrap_or(Reason::NoAttacksLeft)
                }
            }
            Action::Power { zone, .. } => {
                let bit = 1 << zone as u8;
                let spent = if self.terms.power_each {
                    self.player(player).powers
                } else {
                    self.powers_used
                };
                if spent & bit != 0 {
                    Reason::PowerUsed
                } else if !self.power_open(zone, player) {
                    Reason::PowerClosed
                } else {
                    Reason::PowerMisfit
                }
            }
            Action::Activate(slot) => self.why_no_gift(player, slot),
            Action::Rift(slot) => {
                if self.on_field(slot).is_none() {
                    Reason::EmptySlot { slot }
                } else if self.body(slot).controller() != player {
                    Reason::RiftNeedsOwn { slot }
                } else if self.has(Extra::Rift)
                    && self.has_mark(slot, crate::mark::Effect::Protected)
                {
                    Reason::Indestructible { slot }
                } else {
                    Reason::RiftClosed
                }
            }
            Action::Use(object) | Action::Drop(object) => {
                if self.holds_object(object) {
                    Reason::ObjectUseless { object }
                } else {
                    Reason::NoObject { object }
                }
            }
            Action::Substitute { out, card, .. } => {
                if self.modes.frame != Frame::Bastion {
                    Reason::NotNow
                } else if self.find(Area::Hand(player), card).is_none() {
                    self.not_in_hand(card)
                } else if self.free_cells().next().is_some() {
                    Reason::FieldNotFull
                } else if self.on_field(out).is_none() {
                    Reason::EmptySlot { slot: out }
                } else if self.body(out).controller() != player {
                    Reason::NotYourCommand { slot: out }
                } else {
                    self.why_unaffordable(player, self.play_cost(player))
                }
            }
            Action::Tokens => Reason::NoTokens,
            Action::Pass if self.phase == Phase::Dreamers => Reason::MustEngage,
            _ => Reason::NotNow,
        }
    }

    fn not_in_hand(&self, card: CardId) -> Reason {
        Reason::NotInHand {
            card: self.printed_card(card),
        }
    }

    fn why_unaffordable(&self, player: Player, cost: u8) -> Reason {
        if self.player(player).actions < cost {
            Reason::NoActionsLeft
        } else {
            Reason::MustEngage
        }
    }

    fn why_no_answer(&self, player: Player, action: Action) -> Reason {
        match action {
            Action::Target(slot) | Action::Redirect(slot) | Action::Order(slot) => {
                if self.on_field(slot).is_none() {
                    Reason::EmptySlot { slot }
                } else {
                    Reason::NoTarget { slot }
                }
            }
            Action::Card(card) => Reason::NotThere {
                card: self.printed_card(card),
            },
            Action::Power { zone, .. } => {
                if self.powers_used & (1 << zone as u8) != 0 {
                    Reason::PowerUsed
                } else {
                    Reason::PowerMisfit
                }
            }
            Action::Tokens => Reason::NoTokens,
            Action::Use(object) if !self.holds_object(object) => Reason::NoObject { object },
            Action::Play { card, .. } if self.find(Area::Hand(player), card).is_none() => {
                self.not_in_hand(card)
            }
            _ => Reason::NotAnAnswer,
        }
    }

    fn why_no_play(
        &self,
        player: Player,
        card: CardId,
        face: Face,
        at: Option<crate::place::Cell>,
    ) -> Reason {
        let Some(piece) = self.find(Area::Hand(player), card) else {
            return self.not_in_hand(card);
        };
        if self.phase == Phase::Main {
            return if self.has(Extra::Lucid) && self.card(piece).estro == Estro::Manpo {
                Reason::NotASecondCard {
                    card: self.printed_card(card),
                }
            } else {
                Reason::AlreadyPlayed
            };
        }
        if self.phase == Phase::Dreamers {
            let cost = self.play_cost(player);
            if !self.can_afford(player, cost) {
                return self.why_unaffordable(player, cost);
            }
        }
        let divided = matches!(self.modes.frame, Frame::Conquest | Frame::Bastion);
        match at {
            None if divided => return Reason::NeedsCell,
            Some(_) if !divided => return Reason::BadCell,
            Some(cell) if self.modes.frame == Frame::Bastion => {
                if cell.0 >= 12 || cell.as_lane().1 > 3 {
                    return Reason::NoDefenderCell;
                }
                if self.defender_in(cell).is_some() {
                    return Reason::CellTaken;
                }
            }
            Some(cell) if cell.as_zone().is_none() => return Reason::BadCell,
            _ => {}
        }
        if face == Face::Down && self.round <= self.no_face_down_until() {
            return Reason::NoFaceDownYet {
                until: self.no_face_down_until(),
            };
        }
        let part = at.and_then(|cell| self.field_part(cell));
        if self.must_support(player, piece, part) {
            return Reason::MustSupport {
                card: self.printed_card(card),
            };
        }
        Reason::NotNow
    }

    fn why_no_chimera(&self, player: Player, host: CardId, donor: CardId) -> Reason {
        if !self.has(Extra::Chimera) || self.player(player).chimera != Intention::Ready {
            return Reason::ChimeraNotDeclared;
        }
        if self.has_chimera(player) {
            return Reason::HasChimera;
        }
        for card in [host, donor] {
            if self.find(Area::Hand(player), card).is_none() {
                return self.not_in_hand(card);
            }
        }
        Reason::NotAChimera
    }

    fn why_no_flip(&self, player: Player, slot: Slot) -> Reason {
        match self.on_field(slot) {
            None => Reason::EmptySlot { slot },
            Some(body) if body.controller() != player => Reason::NotYours { slot },
            Some(body) if body.is_up() => Reason::IsFaceUp { slot },
            Some(_) => Reason::PutDownThisTurn { slot },
        }
    }

    /// Why a card cannot attack at all now.
    pub(crate) fn why_no_attacker(&self, player: Player, with: Slot) -> Option<Reason> {
        let body = self.on_field(with)?;
        let until = self.no_attacks_until();
        let slots = match self.modes.frame {
            Frame::Bastion => {
                let state = self.player(player);
                state.actions + state.attack_actions
            }
            _ => self.slots_left(player),
        };
        if body.controller() != player {
            Some(match self.modes.frame {
                Frame::Bastion => Reason::NotYourCommand { slot: with },
                _ => Reason::NotYours { slot: with },
            })
        } else if self.round <= until {
            Some(Reason::NoAttacksYet { until })
        } else if !body.is_up() {
            Some(Reason::IsFaceDown { slot: with })
        } else if body.supports().is_some() {
            Some(Reason::CannotAttack { slot: with })
        } else if slots == 0 {
            Some(Reason::NoAttacksLeft)
        } else if self.can_still_attack(with) {
            None
        } else if body.attacks() > 0 {
            Some(Reason::HasAttacked { slot: with })
        } else if self.lucid_forbids(with, None) {
            Some(Reason::GranitoNeverAttacks { slot: with })
        } else {
            Some(Reason::CannotAttack { slot: with })
        }
    }

    /// Why this card cannot attack that one.
    pub(crate) fn why_no_attack(
        &self,
        player: Player,
        with: Slot,
        on: Slot,
        estro: Option<Estro>,
    ) -> Option<Reason> {
        if self.on_field(with).is_none() {
            return Some(Reason::EmptySlot { slot: with });
        }
        if let Some(reason) = self.why_no_attacker(player, with) {
            return Some(reason);
        }
        let Some(body) = self.on_field(on) else {
            return Some(Reason::EmptySlot { slot: on });
        };
        if self.side_at(on) == self.side_of(player) {
            return Some(Reason::NotAnEnemy { slot: on });
        }
        if body.supports().is_some() {
            return Some(Reason::IsSupport { slot: on });
        }
        if !self.within_reach(with, on) {
            return Some(match self.modes.frame {
                Frame::Bastion => Reason::OutOfRange { slot: on },
                _ => Reason::OutOfReach { slot: on },
            });
        }
        let mut named = false;
        self.each_principal(with, &mut |possible| named |= possible == estro);
        if !named {
            let estri = self.body(with).estri;
            let has = |estro| estri.second().is_some() && estri.set().contains(estro);
            return Some(match estro {
                // ES-8.5.17: of the estri a Chimera has, only Granito is not offered.
                Some(estro) if has(estro) => Reason::NotAsGranito { slot: with },
                _ => Reason::NameEstro { slot: with },
            });
        }
        self.why_not_target(with, on)
    }

    fn why_no_gift(&self, player: Player, slot: Slot) -> Reason {
        let Some(body) = self.on_field(slot) else {
            return Reason::EmptySlot { slot };
        };
        if body.controller() != player {
            return Reason::NotYours { slot };
        }
        if !body.is_up() {
            return Reason::IsFaceDown { slot };
        }
        if self.gift_at(slot).is_none() {
            return Reason::NoGiftNow { slot };
        }
        if self.state(self.gift_piece(slot)).gift_used() {
            return Reason::GiftUsed { slot };
        }
        if self.is_inhibited(slot) {
            return Reason::GiftInhibited { slot };
        }
        if self.phase == Phase::Dreamers && !self.can_afford(player, 1) {
            return self.why_unaffordable(player, 1);
        }
        Reason::NoGiftNow { slot }
    }
}
