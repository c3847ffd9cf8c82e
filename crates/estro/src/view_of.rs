//! Building views, field by field, by the table of ES-2.4.

use crate::action::Action;
use crate::attack::Step;
use crate::cards::{CardId, Piece, Printed};
use crate::estri::Zone;
use crate::event::{Ending, Spot};
use crate::mode::{Extra, Frame};
use crate::phase::Phase;
use crate::pieces::Area;
use crate::place::{Cell, Slot};
use crate::player::{Player, Side};
use crate::player_state::Intention;
use crate::position::{Match, Standing};
use crate::ships::Ship;
use crate::target::Select;
use crate::view::{
    AnnouncedView, AttackView, EstroView, HandCard, PhaseView, PlayerView, ShipView, ZoneView,
};
use crate::work::{Asked, Task};
use kernel::{Eye, Seat, SeatSet};

/// Somebody who looks at a match.
pub(crate) struct Look<'a> {
    pub game: &'a Match,
    pub you: Option<Seat>,
    /// ES-8.2.2: Mnemonic mode hides what people should remember.
    pub forgetful: bool,
    /// What the looking seat may do.
    pub options: Vec<Action>,
}

impl Match {
    pub(crate) fn build_view(&self, eye: Eye) -> EstroView {
        let you = match eye {
            Eye::Seat(seat) if seat.index() < self.seat_count() => Some(seat),
            _ => None,
        };
        let mut options = Vec::new();
        if let Some(seat) = you {
            kernel::Game::legal(self, seat, &mut options);
        }
        let look = Look {
            game: self,
            you,
            forgetful: self.has(Extra::Mnemonic) && self.standing == Standing::Open,
            options,
        };
        look.view()
    }

    fn phase_view(&self) -> PhaseView {
        if self.standing != Standing::Open {
            return PhaseView::Over;
        }
        let bastion = self.modes.frame == Frame::Bastion;
        match self.phase {
            Phase::Delayed | Phase::Declare if self.active.is_machine() => PhaseView::Machine,
            Phase::Delayed | Phase::Declare if bastion => PhaseView::Dreamers,
            Phase::Start | Phase::Delayed | Phase::Declare => PhaseView::Start,
            Phase::Draw => PhaseView::Draw,
            Phase::Play => PhaseView::Play,
            Phase::Main => PhaseView::Main,
            Phase::End
            | Phase::Tokens
            | Phase::Discard
            | Phase::Cleanup
            | Phase::RoundEnd
            | Phase::RoundTests => PhaseView::End,
            Phase::Alarms
            | Phase::ShipsStart
            | Phase::Uncover
            | Phase::ShipsMain
            | Phase::ShipsAttack
            | Phase::ShipsEnd
            | Phase::ShipsCleanup
            | Phase::HordeStart
            | Phase::Reinforce
            | Phase::HordeAttack
            | Phase::HordeEnd
            | Phase::HordeCleanup
            | Phase::Advance => PhaseView::Machine,
            Phase::DreamersStart
            | Phase::Dreamers
            | Phase::DreamersEnd
            | Phase::DreamersDiscard => PhaseView::Dreamers,
        }
    }

    /// QO-25; SH-M in the human's turns.
    fn modifiers_are_inverted(&self) -> bool {
        let spoilt = self.modes.frame == Frame::Single
            && (self.round < self.spoilt_until
                || (self.round == self.spoilt_until && !self.active.is_machine()));
        self.inverted != spoilt
    }
}

impl Look<'_> {
    fn view(&self) -> EstroView {
        let game = self.game;
        let frame = game.modes.frame;
        let machine = matches!(frame, Frame::Single | Frame::Bastion);
        let seats = Seat::all(game.seat_count()).map(Player::seat);
        let (winners, ending) = self.result();
        EstroView {
            you: self.you,
            modes: game.modes.to_string(),
            round: (!self.forgetful).then_some(game.round),
            last_round: game.last_round(),
            active: game.active,
            phase: game.phase_view(),
            waiting: match game.standing {
                Standing::Open => game.waiting(),
                _ => SeatSet::EMPTY,
            },
            zones: game.active_zones().map(|zone| self.zone(zone)).collect(),
            players: seats
                .chain(machine.then_some(Player::MACHINE))
                .map(|player| self.player(player))
                .collect(),
            field: game.slots().map(|slot| self.card(slot)).collect(),
            attack: self.attack(),
            announced: self.announced(),
            ships: match frame {
                Frame::Single => Ship::ALL.map(|ship| self.ship(ship)).into(),
                _ => Vec::new(),
            },
            objects: game.held_objects().collect(),
            connections: (frame == Frame::Bastion).then_some(game.connections),
            horde_deck: (frame == Frame::Bastion).then(|| game.horde_left() as u8),
            rift_deck: game.has(Extra::Rift).then(|| game.rift_left() as u8),
            inverted: game.modifiers_are_inverted(),
            looking_at: self.looking_at(),
            winners,
            ending,
        }
    }

    fn result(&self) -> (Option<SeatSet>, Option<Ending>) {
        match self.game.standing {
            Standing::Open => (None, None),
            Standing::Won(side, why) => (Some(self.game.seats_of(side)), Some(why)),
            Standing::Drawn(why) => (Some(SeatSet::EMPTY), Some(why)),
        }
    }

    fn zone(&self, zone: Zone) -> ZoneView {
        let game = self.game;
        let bit = 1 << zone as u8;
        // ES-6.4: where each player has one, it is used up for the one who looks.
        let used = match self.you {
            Some(seat) if game.terms.power_each => game.player(Player::seat(seat)).powers,
            _ => game.powers_used,
        };
        let points = |side: Side| {
            let here = |slot: &Slot| game.body(*slot).cell == Cell::zone_field(zone);
            game.slots_of(side).filter(here).count() as u8
        };
        ZoneView {
            zone,
            used: used & bit != 0,
            points: (game.modes.frame == Frame::Conquest).then(|| Side::BOTH.map(points)),
        }
    }

    /// Is this player's side the looking seat's?
    fn is_own_side(&self, player: Player) -> bool {
        let game = self.game;
        self.you
            .is_some_and(|seat| game.side_of(Player::seat(seat)) == game.side_of(player))
    }

    fn player(&self, player: Player) -> PlayerView {
        let game = self.game;
        let state = game.player(player);
        let own = self.you.map(Player::seat) == Some(player);
        let seen = (self.you).is_some_and(|seat| game.sees_hand(player).contains(seat));
        let bastion = game.modes.frame == Frame::Bastion;
        let counted = !self.forgetful || self.is_own_side(player);
        let deck_count = match bastion && player.is_machine() {
            true => game.horde_left(),
            false => game.piles.len(Area::Deck(player)),
        };
        PlayerView {
            player,
            side: game.side_of(player),
            hand: seen.then(|| self.hand(player, own)),
            known_hand: match seen {
                true => Vec::new(),
                false => self.known_hand(player),
            },
            hand_count: counted.then(|| game.hand_len(player) as u8),
            deck_count: counted.then_some(deck_count as u8),
            deck_list: own.then(|| self.deck_list(player)),
            incinerator: (!self.forgetful).then(|| {
                let ashes = game.piles.iter(Area::Incinerator(player));
                ashes.map(|piece| game.printed(piece)).collect()
            }),
            tokens: game.has(Extra::Luck).then_some(state.tokens),
            rerolls: state.rerolls,
            draws_to_skip: state.skips,
            attacks_left: (!self.forgetful && !bastion && player == game.active)
                .then(|| game.attacks_left(player)),
            actions: (bastion && !player.is_machine())
                .then_some(state.actions + state.attack_actions),
            must_engage: bastion && game.owes_attack(player),
            done: match game.modes.frame {
                Frame::Bastion => state.done,
                Frame::Inferno => state.exhausted,
                _ => false,
            },
            chimera_declared: state.chimera == Intention::Declared,
            conceded: (player.in_seat()).is_some_and(|seat| game.conceded.contains(seat)),
        }
    }

    fn hand(&self, player: Player, own: bool) -> Vec<HandCard> {
        let game = self.game;
        game.hand(player)
            .map(|piece| HandCard {
                card: game.printed(piece),
                gift_used: !self.forgetful && game.state(piece).gift_used(),
                inhibited: !self.forgetful && game.state(piece).inhibited(),
                why_not: match self.you {
                    Some(seat) if own => self.why_no_play(seat, game.printed_of(piece)),
                    _ => None,
                },
            })
            .collect()
    }

    fn known_hand(&self, player: Player) -> Vec<Printed> {
        let Some(seat) = self.you.filter(|_| !self.forgetful) else {
            return Vec::new();
        };
        let known = &self.game.known[seat.index()];
        let seen = |piece: &Piece| known.contains(*piece);
        self.sorted(self.game.hand(player).filter(seen))
    }

    fn deck_list(&self, player: Player) -> Vec<Printed> {
        self.sorted(self.game.piles.iter(Area::Deck(player)))
    }

    /// In the order of the catalogue, which tells nothing.
    fn sorted(&self, pieces: impl Iterator<Item = Piece>) -> Vec<Printed> {
        let mut cards: Vec<CardId> = pieces.map(|piece| self.game.printed_of(piece)).collect();
        cards.sort_unstable();
        let printed = cards.into_iter().map(|card| self.game.printed_card(card));
        printed.collect()
    }

    /// A card as the eye knows it.
    fn spot(&self, slot: Slot) -> Spot {
        match self.knows(slot) {
            true => self.game.known_spot(slot),
            false => self.game.spot(slot),
        }
    }

    fn announced(&self) -> Vec<AnnouncedView> {
        let game = self.game;
        let frames = game.tasks.iter().filter_map(|task| match task {
            Task::Gift(frame) if frame.announced => Some(frame),
            _ => None,
        });
        frames
            .map(|frame| AnnouncedView {
                card: game.printed(frame.piece),
                player: frame.controller,
                targets: match frame.template(game.set).select() {
                    Select::Field { .. } => frame.chosen_slots().collect(),
                    _ => Vec::new(),
                },
            })
            .collect()
    }

    fn attack(&self) -> Option<AttackView> {
        let game = self.game;
        let attack = game
            .attack
            .as_ref()
            .filter(|attack| attack.ship.is_none())?;
        let rolled = attack.sides.iter().all(|side| side.die > 0);
        let up = |slot: Slot| game.on_field(slot).is_some_and(|body| body.is_up());
        let compared = !self.forgetful
            && (attack.step > Step::Dice || game.terms.bare)
            && up(attack.attacker)
            && up(attack.defender);
        let clash = compared.then(|| game.clash(attack));
        Some(AttackView {
            attacker: self.spot(attack.attacker),
            defender: self.spot(attack.defender),
            dice: rolled.then(|| (attack.sides[0].die, attack.sides[1].die)),
            totals: clash.map(|clash| (clash.attack.sum.total, clash.defence.sum.total)),
            primaries: clash.map(|clash| (clash.attack.sum.primary, clash.defence.sum.primary)),
        })
    }

    fn ship(&self, ship: Ship) -> ShipView {
        let state = self.game.ships[ship.index()];
        ShipView {
            ship,
            shields: state.shields,
            alarm: (state.alarm > 0).then_some(state.alarm),
            alarm_stopped: state.alarm_stopped,
            exposed: self.game.is_exposed(ship),
        }
    }

    /// Cards of the own deck while they are put back, and the two of Front Analysis.
    fn looking_at(&self) -> Vec<Printed> {
        let game = self.game;
        match (self.you, game.tasks.last()) {
            (Some(seat), Some(&Task::Arrange { player, left, done }))
                if player == Player::seat(seat) =>
            {
                let cards = game.arranged(player, left, done);
                cards.map(|piece| game.printed(piece)).collect()
            }
            (Some(you), Some(&Task::Inspire { seat, asked, .. })) if you == seat => match asked {
                Asked::Keep(one, other) => [one, other].map(|card| game.printed_card(card)).into(),
                Asked::Which | Asked::On => Vec::new(),
            },
            _ => Vec::new(),
        }
    }
}
