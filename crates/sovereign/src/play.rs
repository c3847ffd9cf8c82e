//! Playing a card (SV-4.9).

use crate::cards::{CardId, Piece};
use crate::cost::Purse;
use crate::effect::{Trait, Trigger};
use crate::event::Event;
use crate::frame::Frame;
use crate::pieces::Area;
use crate::player::rival;
use crate::position::Battle;
use crate::scene::{Origin, Scene};
use crate::select::CardType;
use crate::trigger::Object;
use crate::unit::Entry;
use crate::work::{Progress, Task};
use crate::zone::{Zone, ZoneSet};
use kernel::{Log, Seat};

/// How far the play of a card has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PlayStep {
    /// Crystals are exhausted.
    Pay,
    /// Then the Tribute, ability by ability.
    Tribute(u8),
    Place,
    /// An Event has resolved.
    Resolved,
}

/// A card that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Playing {
    pub piece: Piece,
    pub seat: Seat,
    pub at: Option<Zone>,
    pub step: PlayStep,
}

impl Battle {
    /// The copy of a card that a player can play: from hand, or a Puppet from the Realms
    /// (SV-4.10.1).
    pub(crate) fn playable_copy(&self, seat: Seat, card: CardId) -> Option<Piece> {
        self.find(Area::Hand(seat), card).or_else(|| {
            let puppet = self.set.card(card).is_puppet();
            puppet
                .then(|| self.find(Area::RealmsUp(seat), card))
                .flatten()
        })
    }

    /// Zones where this card could enter (SV-4.9.3, SV-4.9.5).
    pub(crate) fn zones_for(&self, seat: Seat, piece: Piece) -> ZoneSet {
        let card = self.facts(piece);
        match card.card_type {
            CardType::Haerian if card.is(Trait::Vanguard) => self.free(ZoneSet::home(seat)),
            CardType::Haerian => self.free(ZoneSet::initial(seat)),
            CardType::Building => {
                let enemy = rival(seat);
                ZoneSet::initial(enemy)
                    .or(self.built)
                    .or(self.armies[enemy.index()])
                    .complement()
            }
            CardType::Event | CardType::Equipment => ZoneSet::EMPTY,
        }
    }

    /// Could its Crystals be paid from what the player has ready?
    #[inline]
    pub(crate) fn may_afford(&self, piece: Piece, purse: Purse) -> bool {
        let price = self.facts(piece).price;
        if self.has_changed_costs() {
            // R15: only generic pips change.
            price.colours_are_met_by(purse)
        } else {
            price.is_met_by(purse)
        }
    }

    /// Can a card be paid for that perhaps can, its Tribute too, and is there something for it
    /// to choose, zones aside?
    #[inline]
    pub(crate) fn is_playable(&self, seat: Seat, piece: Piece) -> bool {
        let card = self.facts(piece);
        (!self.has_changed_costs() || self.can_pay(seat, self.cost_of(seat, piece)))
            && (!card.has(Trigger::Tribute) || self.can_pay_tribute(seat, piece))
            && (card.card_type != CardType::Event || self.has_required_choice(seat, piece))
    }

    /// SV-4.9.6
    fn has_required_choice(&self, seat: Seat, piece: Piece) -> bool {
        let scene = self.scene_of_card(seat, piece);
        let card = self.card(piece);
        card.abilities_on(Trigger::Event).all(|(_, ability)| {
            let first = ability.steps.first();
            first.is_none_or(|step| self.can_begin(&scene, step))
        })
    }

    pub(crate) fn begin_play(
        &mut self,
        seat: Seat,
        card: CardId,
        at: Option<Zone>,
        log: &mut impl Log<Event>,
    ) {
        let Some(piece) = self.playable_copy(seat, card) else {
            return;
        };
        let printed = self.printed(piece);
        log.note(|| Event::Played {
            seat,
            card: printed,
            at,
        });
        self.push_checkpoint();
        self.push(Task::Play(Playing {
            piece,
            seat,
            at,
            step: PlayStep::Pay,
        }));
    }

    pub(crate) fn go_on_playing(
        &mut self,
        mut playing: Playing,
        log: &mut impl Log<Event>,
    ) -> Progress {
        let Playing {
            piece, seat, at, ..
        } = playing;
        let card = self.card(piece);
        match playing.step {
            PlayStep::Pay => {
                let cost = self.cost_of(seat, piece);
                self.use_discounts(seat, piece);
                // The card is not in hand while it is paid for.
                self.state_mut(piece).forget();
                self.stores_changed();
                self.piles.put_on_top(piece, Area::Limbo);
                playing.step = PlayStep::Tribute(0);
                self.set_top(Task::Play(playing));
                self.pay(seat, cost, log);
            }
            PlayStep::Tribute(place) => {
                let next = card
                    .abilities_on(Trigger::Tribute)
                    .find(|&(index, _)| index >= place);
                match next {
                    Some((index, _)) => {
                        playing.step = PlayStep::Tribute(index + 1);
                        self.set_top(Task::Play(playing));
                        let scene = self.scene_of_card(seat, piece);
                        self.begin_ability(Frame::of_card(scene, card.index, index));
                    }
                    None => {
                        playing.step = PlayStep::Place;
                        self.set_top(Task::Play(playing));
                    }
                }
            }
            PlayStep::Place => match (card.card_type, at) {
                (CardType::Haerian, Some(zone)) => {
                    self.tasks.pop();
                    self.enter(piece, zone);
                }
                (CardType::Building, Some(zone)) => {
                    self.tasks.pop();
                    self.build(piece, zone);
                }
                (CardType::Equipment, _) => {
                    self.tasks.pop();
                    self.piles.put_on_top(piece, Area::Equipment(seat));
                }
                _ => {
                    playing.step = PlayStep::Resolved;
                    self.set_top(Task::Play(playing));
                    self.begin_event(seat, piece);
                }
            },
            PlayStep::Resolved => {
                self.tasks.pop();
                self.bury(piece);
                let batch = self.pending.len();
                self.fire_all(seat, Trigger::YouEvent, Object::NONE);
                self.sort_batch(batch);
            }
        }
        Progress::Moved
    }

    /// The EVENT steps resolve, the first ability first.
    fn begin_event(&mut self, seat: Seat, piece: Piece) {
        let scene = Scene {
            controller: seat,
            origin: Origin::Event,
            source: Object {
                piece,
                entry: Entry::NONE,
                ..Object::NONE
            },
            it: Object::NONE,
        };
        self.begin_abilities(scene, self.card(piece), Trigger::Event);
    }
}
