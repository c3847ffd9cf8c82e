//! Which cards a gift reaches (ES-5.9 to ES-5.11).

use crate::cards::{Gift, Piece};
use crate::frame::{GiftFrame, TARGETS};
use crate::gift::{Faces, Filter, Giftedness, Kind, ReviveTo, Template, Whose};
use crate::mode::Frame;
use crate::pieces::Area;
use crate::place::Slot;
use crate::player::Player;
use crate::position::Match;
use crate::tags::Tags;
use crate::values::sum;

/// What a template chooses when it is announced.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Select {
    /// Nothing.
    Nothing,
    /// Cards on the field.
    Field {
        side: Whose,
        filter: Filter,
        up_to: u8,
        this_too: bool,
    },
    /// Cards of an incinerator.
    Ashes {
        own: bool,
        filter: Filter,
        count: u8,
    },
    /// The card the window speaks of.
    Subject,
}

impl Template {
    /// What the template chooses.
    pub(crate) fn select(&self) -> Select {
        let field = |side, filter: &Filter, up_to: u8, this_too| Select::Field {
            side,
            filter: *filter,
            up_to: up_to.min(TARGETS as u8),
            this_too,
        };
        match self {
            Template::AllyBoost { filter, up_to, .. } => field(Whose::Own, filter, *up_to, false),
            Template::Weaken { filter, up_to, .. } => field(Whose::Enemy, filter, *up_to, false),
            Template::HalveValue { filter, .. }
            | Template::SwapWithEnemy { filter, .. }
            | Template::Drain { filter, .. }
            | Template::Pacify { filter }
            | Template::DestroyOne { filter }
            | Template::Silence { filter }
            | Template::Seize { filter, .. } => field(Whose::Enemy, filter, 1, false),
            Template::SetValue { side, filter, .. }
            | Template::Bounce { side, filter }
            | Template::ChangeEstro { side, filter, .. } => field(*side, filter, 1, true),
            Template::TurnShield { filter, this_too } => field(Whose::Own, filter, 1, *this_too),
            Template::CopyGift { filter } | Template::CopyValues { filter } => {
                field(Whose::Both, filter, 1, false)
            }
            Template::Recharge { filter } => field(Whose::Own, filter, 1, false),
            Template::Cleanse { filter } | Template::Hide { filter } => {
                field(Whose::Own, filter, 1, true)
            }
            Template::Reveal { count } => Select::Field {
                side: Whose::Enemy,
                filter: Filter {
                    face: Faces::Down,
                    ..Filter::ANY
                },
                up_to: (*count).min(TARGETS as u8),
                this_too: false,
            },
            Template::Revive { filter, .. } => Select::Ashes {
                own: true,
                filter: *filter,
                count: 1,
            },
            Template::GraveRob { filter } => Select::Ashes {
                own: false,
                filter: *filter,
                count: 1,
            },
            Template::Exile { count } => Select::Ashes {
                own: false,
                filter: Filter::ANY,
                count: (*count).min(TARGETS as u8),
            },
            Template::Riposte { .. }
            | Template::Counterkill { .. }
            | Template::DeathBlast(_)
            | Template::Intercept { .. }
            | Template::SaveAlly { .. }
            | Template::Martyr { .. } => Select::Subject,
            _ => Select::Nothing,
        }
    }

    /// Does it speak of "the opponent" (ES-8.3.10)?
    pub(crate) fn needs_opponent(&self) -> bool {
        matches!(
            self,
            Template::EnemyDiscard { .. }
                | Template::PeekHand { .. }
                | Template::SkipDraw
                | Template::GraveRob { .. }
                | Template::Exile { .. }
        )
    }
}

impl Match {
    /// Is the card an empty one, a gift card, or both (ES-8.9.5, ES-8.13.6)?
    pub(crate) fn is_gifted(&self, slot: Slot, wanted: Giftedness) -> bool {
        let body = self.body(slot);
        if body.is_chimera() {
            return true;
        }
        self.piece_is(body.piece, wanted)
    }

    fn piece_is(&self, piece: Piece, wanted: Giftedness) -> bool {
        let empty = self.card(piece).gift.is_none() || self.state(piece).hollow();
        empty == (wanted == Giftedness::Empty)
    }

    /// A filter read with own values, for STATIC gifts (ES-5.21).
    pub(crate) fn fits_own(&self, filter: &Filter, slot: Slot) -> bool {
        self.fits_face(filter, slot)
            && (filter.is_open()
                || self.fits_values(filter, slot, || self.body(slot).own, |_| self.own_tot(slot)))
    }

    /// A filter read with current values.
    pub(crate) fn fits(&self, filter: &Filter, slot: Slot) -> bool {
        self.fits_face(filter, slot)
            && (filter.is_open()
                || self.fits_values(
                    filter,
                    slot,
                    || self.current(slot),
                    |values| sum(values) + 5 * u16::from(self.body(slot).tokens),
                ))
    }

    fn fits_face(&self, filter: &Filter, slot: Slot) -> bool {
        let up = self.body(slot).is_up();
        match filter.face {
            Faces::Up => up,
            Faces::Down => !up,
            Faces::Any => true,
        }
    }

    fn fits_values(
        &self,
        filter: &Filter,
        slot: Slot,
        values: impl Fn() -> [u8; 5],
        tot: impl Fn([u8; 5]) -> u16,
    ) -> bool {
        let body = self.body(slot);
        // ES-3.14: a face-down card has no values and no estro.
        if !body.is_up() {
            return filter.estro.is_none()
                && filter.gift.is_none()
                && filter.tot_at_least.unwrap_or(0) == 0
                && filter.primary_at_least.unwrap_or(0) == 0
                && !filter.damaged;
        }
        if filter.estro.is_some_and(|set| !set.meets(body.estri.set()))
            || filter.gift.is_some_and(|gift| !self.is_gifted(slot, gift))
            || (filter.damaged && !is_damaged(body))
        {
            return false;
        }
        if filter.tot_at_least.is_none()
            && filter.tot_at_most.is_none()
            && filter.primary_at_least.is_none()
            && filter.primary_at_most.is_none()
        {
            return true;
        }
        let values = values();
        let tot = tot(values);
        let primary = values[self.estro_at(slot).value().index()];
        filter.tot_at_least.is_none_or(|least| tot >= least.into())
            && filter.tot_at_most.is_none_or(|most| tot <= most.into())
            && filter.primary_at_least.is_none_or(|least| primary >= least)
            && filter.primary_at_most.is_none_or(|most| primary <= most)
    }

    /// A filter on a card that is not on the field: by its printed values.
    pub(crate) fn fits_printed(&self, filter: &Filter, piece: Piece) -> bool {
        let card = self.card(piece);
        let (tot, primary) = (card.tot(), card.primary());
        filter.estro.is_none_or(|set| set.contains(card.estro))
            && filter.gift.is_none_or(|gift| self.piece_is(piece, gift))
            && filter.tot_at_least.is_none_or(|least| tot >= least.into())
            && filter.tot_at_most.is_none_or(|most| tot <= most.into())
            && filter.primary_at_least.is_none_or(|least| primary >= least)
            && filter.primary_at_most.is_none_or(|most| primary <= most)
    }

    /// GT-54: is the card out of reach of an enemy gift with these tags?
    pub(crate) fn is_warded_from(&self, slot: Slot, by: Player, tags: Tags) -> bool {
        if self.side_at(slot) == self.side_of(by) || !self.body(slot).is_up() {
            return false;
        }
        let Some(gift) = self.gift_at(slot) else {
            return false;
        };
        match gift.core() {
            Template::GiftWard { tags: warded } => {
                warded.meets(tags) && self.static_gift(slot, &self.silencers()).is_some()
            }
            _ => false,
        }
    }

    /// Where the gift's source lies, or lay: what it reaches in Conquest.
    fn reaches(&self, frame: &GiftFrame, slot: Slot) -> bool {
        self.modes.frame != Frame::Conquest || frame.cell == self.body(slot).cell
    }

    /// Is the card in this place a legal target now?
    pub(crate) fn is_target(&self, frame: &GiftFrame, select: &Select, slot: Slot) -> bool {
        let Select::Field {
            side,
            filter,
            this_too,
            ..
        } = select
        else {
            return false;
        };
        let own = self.side_at(slot) == self.side_of(frame.controller);
        let right_side = match side {
            Whose::Own => own,
            Whose::Enemy => !own,
            Whose::Both => true,
        };
        right_side
            && (*this_too || slot != frame.source || !self.still_there(slot, frame.piece))
            && !frame.chosen().contains(&slot.0)
            && self.reaches(frame, slot)
            && self.fits(filter, slot)
            && self.suits(frame, slot)
            && !self.is_warded_from(slot, frame.controller, frame.template(self.set).tags())
    }

    /// What a template asks of its target besides the filter.
    fn suits(&self, frame: &GiftFrame, slot: Slot) -> bool {
        let body = self.body(slot);
        match frame.template(self.set) {
            Template::CopyGift { .. } => self
                .gift_at(slot)
                .is_some_and(|gift| !gift.template.contains(72) && !gift.template.contains(73)),
            Template::Recharge { .. } => {
                self.state(self.gift_piece(slot)).gift_used()
                    && self.gift_at(slot).is_some_and(|gift| {
                        gift.kind == Kind::Once
                            && !gift.template.contains(72)
                            && !gift.template.contains(73)
                    })
            }
            Template::Silence { .. } => self.gift_at(slot).is_some(),
            // ES-8.9.11
            Template::Seize { .. } => {
                self.modes.frame != Frame::Bastion
                    && !(body.is_chimera() && self.has_chimera(frame.controller))
            }
            // ES-8.3.5, ES-8.5.16, ES-8.9.11: "own" card that can be turned face-down.
            Template::Hide { .. } => {
                body.controller() == frame.controller && self.can_turn_down(slot)
            }
            // ES-8.6.8: guardians have no hand.
            Template::Bounce { .. } => {
                !(self.modes.frame == Frame::Single && self.owner(body.piece).is_machine())
            }
            _ => true,
        }
    }

    /// ES-8.5.16, ES-8.9.11, ES-8.10.39
    pub(crate) fn can_turn_down(&self, slot: Slot) -> bool {
        let body = self.body(slot);
        body.is_up()
            && !body.is_chimera()
            && body.supports().is_none()
            && !self.is_supported(slot)
            && !(self.modes.frame == Frame::Bastion && body.controller().is_machine())
    }

    /// Whose incinerator a template speaks of.
    pub(crate) fn ashes_for(&self, frame: &GiftFrame, own: bool) -> Option<Area> {
        if own {
            return Some(self.incinerator(frame.controller));
        }
        (frame.other != u8::MAX).then(|| self.incinerator(Player::from_index(frame.other as usize)))
    }

    /// Can this card of an incinerator be chosen?
    pub(crate) fn is_ash_target(&self, frame: &GiftFrame, filter: &Filter, piece: Piece) -> bool {
        if frame.chosen().contains(&piece.0) || !self.fits_printed(filter, piece) {
            return false;
        }
        match frame.template(self.set) {
            // ES-8.6.8: guardians have no hand.
            Template::Revive { to, .. } => {
                !(*to == ReviveTo::Hand && frame.controller.is_machine())
            }
            _ => true,
        }
    }

    /// Has the template something to do if it is announced now (ES-5.2, ES-5.11)?
    pub(crate) fn has_targets(&self, frame: &GiftFrame) -> bool {
        let template = frame.template(self.set);
        match template.select() {
            Select::Field { .. } => {
                let select = template.select();
                self.slots()
                    .any(|slot| self.is_target(frame, &select, slot))
            }
            Select::Ashes { own, filter, .. } => {
                let room = !matches!(
                    template,
                    Template::Revive {
                        to: ReviveTo::Field,
                        ..
                    } | Template::GraveRob { .. }
                ) || self.can_enter(frame.controller);
                room && match (own, frame.other) {
                    (false, u8::MAX) => self
                        .players_of(self.side_of(frame.controller).other())
                        .any(|player| self.any_ash(self.incinerator(player), frame, &filter)),
                    _ => self
                        .ashes_for(frame, own)
                        .is_some_and(|area| self.any_ash(area, frame, &filter)),
                }
            }
            Select::Subject => frame.subject.is_some(),
            Select::Nothing => self.is_useful(frame, template),
        }
    }

    fn any_ash(&self, area: Area, frame: &GiftFrame, filter: &Filter) -> bool {
        self.piles
            .iter::<Piece>(area)
            .any(|piece| self.is_ash_target(frame, filter, piece))
    }

    /// Templates without a target that can still find nothing to do: what needs a hand or a
    /// deck where there is none, a zone where none can be changed.
    fn is_useful(&self, frame: &GiftFrame, template: &'static Template) -> bool {
        let machine = frame.controller.is_machine();
        match template {
            Template::Conditional { when, then } => {
                self.holds(*when, frame.source, frame.subject) && self.is_useful_nested(frame, then)
            }
            Template::Choice { one, other } => {
                self.is_useful_nested(frame, one) || self.is_useful_nested(frame, other)
            }
            Template::LastWill { then } | Template::Tick { then, .. } => {
                self.is_useful_nested(frame, then)
            }
            Template::SacrificeFor { then } => {
                self.sacrifices(frame).next().is_some() && self.is_useful_nested(frame, then)
            }
            Template::PlayTrap { then, .. } => {
                frame.subject.is_some() && self.trap_works(frame, then)
            }
            Template::TeamBoost { filter, .. } => self
                .slots_of(self.side_of(frame.controller))
                .any(|slot| self.reaches(frame, slot) && self.fits(filter, slot)),
            Template::MassWeaken { filter, .. } => self
                .slots_of(self.side_of(frame.controller).other())
                .any(|slot| self.reaches(frame, slot) && self.fits(filter, slot)),
            Template::DestroyAll { .. } => self.doomed_by(frame).next().is_some(),
            // ES-8.6.8, ES-8.10.39
            // What the deck holds must not show by whether GT-61 is announced.
            Template::Draw { .. }
            | Template::Loot { .. }
            | Template::Scry { .. }
            | Template::Tutor { .. } => {
                !machine && !self.piles.is_empty(Area::Deck(frame.controller))
            }
            Template::EnemyDiscard { .. } | Template::PeekHand { .. } => self
                .players_of(self.side_of(frame.controller).other())
                .any(|player| self.hand_len(player) > 0),
            Template::SkipDraw => self
                .players_of(self.side_of(frame.controller).other())
                .any(|player| !player.is_machine()),
            // ES-8.8.10
            Template::ZoneShift { .. } => self.modes.frame != Frame::Conquest,
            Template::ZoneRefresh => self.refreshable_zones(frame) != 0,
            Template::ExtraAttack { .. } => !machine,
            Template::ExtraPlay { filter, .. } => {
                !machine
                    && self
                        .hand(frame.controller)
                        .any(|piece| self.fits_printed(filter, piece))
            }
            Template::Delayed { .. } => self.body(frame.source).armed == 0,
            Template::Growth { cap, .. } => self.body(frame.source).growth < *cap,
            Template::Rampage => self.any_rampage(frame.source),
            Template::Mirage => self.mirage_targets(frame.source).next().is_some(),
            _ => true,
        }
    }

    fn is_useful_nested(&self, frame: &GiftFrame, nested: &'static Template) -> bool {
        // Finding the nested template's path again costs little and keeps one way to ask.
        let second = match frame.template(self.set) {
            Template::Choice { other, .. } => std::ptr::eq(&**other, nested),
            _ => false,
        };
        let inner = GiftFrame {
            path: frame.path.down(second),
            ..*frame
        };
        self.has_targets(&inner)
    }

    /// GT-82: on a face-down card only GT-45 and GT-65 work.
    fn trap_works(&self, frame: &GiftFrame, then: &'static Template) -> bool {
        let Some(slot) = frame.subject else {
            return false;
        };
        let Some(body) = self.on_field(slot) else {
            return false;
        };
        let fits =
            body.is_up() || matches!(then, Template::DestroyOne { .. } | Template::Bounce { .. });
        fits && !self.is_warded_from(slot, frame.controller, then.tags())
            && (!matches!(then, Template::Silence { .. }) || self.gift_at(slot).is_some())
    }

    /// The cards that can be sacrificed for GT-47: other own ones (ES-8.3.5).
    pub(crate) fn sacrifices<'a>(
        &'a self,
        frame: &'a GiftFrame,
    ) -> impl Iterator<Item = Slot> + 'a {
        self.slots_by(frame.controller)
            .filter(move |&slot| slot != frame.source && self.reaches(frame, slot))
    }

    /// The cards that GT-46 destroys, the active player's side first.
    pub(crate) fn doomed_by<'a>(&'a self, frame: &'a GiftFrame) -> impl Iterator<Item = Slot> + 'a {
        let (side, filter) = match frame.template(self.set) {
            Template::DestroyAll { side, filter } => (*side, *filter),
            _ => (Whose::Both, Filter::ANY),
        };
        let tags = frame.template(self.set).tags();
        let own = self.side_of(frame.controller);
        let first = self.side_of(self.active);
        [first, first.other()].into_iter().flat_map(move |at| {
            self.slots_of(at).filter(move |&slot| {
                let right = match side {
                    Whose::Own => at == own,
                    Whose::Enemy => at != own,
                    Whose::Both => true,
                };
                right
                    && slot != frame.source
                    && self.reaches(frame, slot)
                    && self.fits(&filter, slot)
                    && !self.is_warded_from(slot, frame.controller, tags)
            })
        })
    }
}

impl GiftFrame {
    /// The template this frame is at.
    #[inline]
    pub fn template(&self, set: &'static crate::cards::CardSet) -> &'static Template {
        match &set.card(self.gift).gift {
            Some(gift) => self.path.template(gift),
            None => &Template::SurviveOnce,
        }
    }

    /// The whole gift.
    pub fn whole(&self, set: &'static crate::cards::CardSet) -> Option<&'static Gift> {
        set.card(self.gift).gift.as_ref()
    }
}

/// Has something lowered one of its values?
fn is_damaged(body: &crate::body::Body) -> bool {
    body.own != body.clean
}
