//! Lucid Dream: supports and vital shields (ES-8.5).

use crate::cards::{CardId, Piece};
use crate::estri::Estro;
use crate::event::{Cause, Event};
use crate::mark::{Effect, Until};
use crate::mode::{Extra, Frame};
use crate::pieces::Area;
use crate::place::{Cell, Slot};
use crate::player::Player;
use crate::position::Match;
use kernel::Log;

impl Match {
    pub(crate) fn supports_of(&self, granito: Slot) -> impl Iterator<Item = Slot> + '_ {
        let field: &[Slot] = if self.has(Extra::Lucid) {
            &self.field
        } else {
            &[]
        };
        (field.iter().copied()).filter(move |&slot| self.body(slot).supports() == Some(granito))
    }

    #[inline]
    pub(crate) fn is_supported(&self, slot: Slot) -> bool {
        self.has(Extra::Lucid) && self.supports_of(slot).next().is_some()
    }

    /// ES-8.5.7
    pub(crate) fn group_damage(&self, granito: Slot) -> u16 {
        self.marks
            .iter()
            .find_map(|mark| match mark.effect {
                Effect::Damage(damage) if mark.slot == granito => Some(damage),
                _ => None,
            })
            .unwrap_or(0)
    }

    pub(crate) fn group_shield(&self, granito: Slot) -> u16 {
        self.supports_of(granito)
            .map(|slot| self.current_tot(slot))
            .sum::<u16>()
            + self.current_tot(granito)
    }

    fn set_damage(&mut self, granito: Slot, damage: u16) {
        self.drop_marks(|mark| mark.slot == granito && matches!(mark.effect, Effect::Damage(_)));
        if damage > 0 {
            self.mark(
                granito,
                Effect::Damage(damage),
                Until::RoundEnd { round: u8::MAX },
            );
        }
    }

    /// ES-8.5.8: D becomes min(D + X, S - 1).
    pub(crate) fn damage_group(&mut self, granito: Slot, by: u16, log: &mut impl Log<Event>) {
        let shield = self.group_shield(granito);
        let damage = (self.group_damage(granito) + by).min(shield.saturating_sub(1));
        self.set_damage(granito, damage);
        let spot = self.spot(granito);
        log.note(|| Event::ShieldDamaged {
            spot,
            damage,
            of: shield,
        });
    }

    /// ES-8.5.9: a group whose fall was replaced stays with D = S - 1.
    pub(crate) fn exhaust_group(&mut self, granito: Slot) {
        if self.is_supported(granito) {
            let shield = self.group_shield(granito);
            self.set_damage(granito, shield.saturating_sub(1));
        }
    }

    /// The group of this card ends: its supports stay as ordinary cards (ES-8.5.16); a support
    /// leaves its group (ES-8.5.12).
    #[inline]
    pub(crate) fn end_group(&mut self, slot: Slot) {
        if self.has(Extra::Lucid) {
            self.part_group(slot);
        }
    }

    fn part_group(&mut self, slot: Slot) {
        for i in 0..self.field.len() {
            let other = self.field[i];
            if self.body(other).supports() == Some(slot) {
                self.body_mut(other).set_supports(None);
            }
        }
        self.set_damage(slot, 0);
        if let Some(granito) = self.body(slot).supports() {
            self.body_mut(slot).set_supports(None);
            if !self.is_supported(granito) {
                self.set_damage(granito, 0);
            }
        }
    }

    /// ES-8.5.11: groups whose shield is used up by a change fall at the state check.
    #[inline]
    pub(crate) fn fall_of_groups(&mut self) -> bool {
        self.has(Extra::Lucid) && self.condemn_fallen_group()
    }

    fn condemn_fallen_group(&mut self) -> bool {
        let fallen = self.slots().find(|&slot| {
            self.is_supported(slot)
                && self.group_damage(slot) > 0
                && self.group_damage(slot) >= self.group_shield(slot)
                && !self.has_mark(slot, Effect::Protected)
        });
        match fallen {
            Some(slot) => {
                self.condemn(slot, Cause::Group, self.active, None);
                true
            }
            None => false,
        }
    }

    /// The Granito an Armonio played into this part of the field must or may support: the
    /// player's own, face-up, with room (ES-8.5.3 to 8.5.5).
    pub(crate) fn granito_to_support<'a>(
        &'a self,
        player: Player,
        cell: Option<Cell>,
    ) -> impl Iterator<Item = Slot> + 'a {
        self.slots_of(self.side_of(player)).filter(move |&slot| {
            cell.is_none_or(|cell| self.body(slot).cell == cell)
                && self.is_plain_granito(slot)
                && self.supports_of(slot).count() < 2
        })
    }

    fn is_plain_granito(&self, slot: Slot) -> bool {
        let body = self.body(slot);
        body.is_up() && !body.is_chimera() && body.estri.principal() == Estro::Granito
    }

    /// ES-8.5.3, ES-8.5.5: is the Armonio bound to be played as support here?
    #[inline]
    pub(crate) fn must_support(&self, player: Player, piece: Piece, cell: Option<Cell>) -> bool {
        self.has(Extra::Lucid)
            && self.card(piece).estro == Estro::Armonio
            && self
                .granito_to_support(player, cell)
                .any(|slot| self.body(slot).controller() == player)
    }

    /// Plays an Armonio under a Granito, its gift inhibited for good (ES-8.5.6).
    pub(crate) fn play_support(
        &mut self,
        player: Player,
        card: CardId,
        under: Slot,
        log: &mut impl Log<Event>,
    ) {
        let cell = self.body(under).cell;
        let Some(piece) = self.find(Area::Hand(player), card) else {
            return;
        };
        if self.card(piece).gift.is_some() {
            self.state_mut(piece).set_inhibited();
        }
        let Some(slot) = self.put_on_field(piece, player, cell) else {
            return;
        };
        self.body_mut(slot).set_supports(Some(under));
        let (spot, granito) = (self.spot(slot), self.spot(under));
        log.note(|| Event::Supported {
            spot,
            under: granito,
        });
        self.follow_play(slot, false);
    }

    /// ES-8.5.13: the cards that lie where the extra Manpo would.
    pub(crate) fn can_double(&self, player: Player, cell: Option<Cell>) -> bool {
        let state = self.player(player);
        self.has(Extra::Lucid)
            && !state.doubled
            && state.played > 0
            && self
                .slots_by(player)
                .filter(|&slot| cell.is_none_or(|cell| self.body(slot).cell == cell))
                .count()
                == 1
    }

    /// ES-8.5.2, ES-8.5.17: may it attack at all, and with which principal estro?
    #[inline]
    pub(crate) fn lucid_forbids(&self, slot: Slot, estro: Option<Estro>) -> bool {
        if !self.has(Extra::Lucid) {
            return false;
        }
        estro.unwrap_or_else(|| self.estro_at(slot)) == Estro::Granito
    }

    /// In Conquest the zone field, elsewhere nothing.
    pub(crate) fn field_part(&self, cell: Cell) -> Option<Cell> {
        (self.modes.frame == Frame::Conquest).then_some(cell)
    }
}
