//! Cards on the field as an eye sees them.

use crate::cards::Printed;
use crate::gift::Kind;
use crate::mark::Effect;
use crate::mode::Frame;
use crate::place::Slot;
use crate::player::Player;
use crate::view::{CardView, GiftView};
use crate::view_of::Look;

impl Look<'_> {
    /// Does the eye know which card lies here? Its controller does, and seats that have seen it;
    /// Mnemonic mode does not remember that for them (ES-2.4, ES-8.2.2).
    pub fn knows(&self, slot: Slot) -> bool {
        let Some(body) = self.game.on_field(slot) else {
            return false;
        };
        let seen = |seat: kernel::Seat| {
            body.controller() == Player::seat(seat)
                || (!self.forgetful && self.game.known[seat.index()].contains(body.piece))
        };
        body.is_up() || self.you.is_some_and(seen)
    }

    pub fn card(&self, slot: Slot) -> CardView {
        let game = self.game;
        let body = game.body(slot);
        let frame = game.modes.frame;
        let known = self.knows(slot);
        let open = body.is_up() && !self.forgetful;
        let own = (self.you).filter(|&seat| Player::seat(seat) == body.controller());
        CardView {
            slot,
            card: known.then(|| game.printed(body.piece)),
            face: body.face(),
            player: body.controller(),
            owner: game.owner(body.piece),
            zone_field: (body.cell.as_zone()).filter(|_| frame == Frame::Conquest),
            lane: (frame == Frame::Bastion).then(|| body.cell.as_lane()),
            ship: game.ship_of(slot),
            estri: match known {
                true => {
                    let principal = body.estri.principal();
                    let others = body.estri.set().iter().filter(|&other| other != principal);
                    std::iter::once(principal).chain(others).collect()
                }
                false => Vec::new(),
            },
            values: open.then(|| game.current(slot)),
            tot: open.then(|| game.current_tot(slot)),
            gift: known.then(|| self.gift(slot)).flatten(),
            attacked: (!self.forgetful).then(|| body.attacks()),
            put_down_now: body.put_down_now(),
            donor: body.donor().map(|donor| game.printed(donor)),
            supports: body.supports(),
            shield: (open && game.is_supported(slot))
                .then(|| (game.group_damage(slot), game.group_shield(slot))),
            cannot_attack: !self.forgetful && game.has_mark(slot, Effect::CannotAttack),
            protected: !self.forgetful && game.has_mark(slot, Effect::Protected),
            why_not: own.and_then(|seat| self.why_no_attack(seat, slot)),
        }
    }

    fn gift(&self, slot: Slot) -> Option<GiftView> {
        let game = self.game;
        let body = game.body(slot);
        let gift = game.gift_at(slot)?;
        let used = gift.kind == Kind::Once && game.state(game.gift_piece(slot)).gift_used();
        let of: Printed = game.printed_card(game.gift_card(slot));
        Some(GiftView {
            of,
            used: (!self.forgetful).then_some(used),
            inhibited: (!self.forgetful).then(|| game.is_inhibited(slot)),
            armed: (body.armed > 0).then_some(body.armed),
            primed: body.is_primed(),
        })
    }
}
