//! Exhaust: cards leave play, and cards take hits (sections 4.6 and 4.7).

use crate::cards::{Card, Cards, Upright};
use crate::event::Event;
use crate::half::Half;
use crate::hero::{Exhaust, ExhaustModel};
use crate::journey::{End, Journey};
use crate::question::Question;
use crate::track::Track;
use kernel::Log;

impl Journey {
    /// The card with its upright half, for those who are told of it.
    pub(crate) fn upright(&self, card: Card) -> Upright {
        Upright {
            card,
            half: self.zones.half(card),
        }
    }

    /// TS-4.60: the next card to leave play is asked for while there is one.
    pub(crate) fn go_on_exhausting(&mut self, log: &mut impl Log<Event>) {
        if self.end.is_some() {
            return;
        }
        if self.layout.cards_in_play() > 0 {
            self.question = Question::Exhaust;
            return;
        }
        self.layout.next = 0;
        if self.fight.is_some_and(|fight| fight.leaving) {
            self.enemy_stands(log);
        } else {
            self.execute(log);
        }
    }

    /// TS-4.60: loaded and infused cards are discarded, the others apply their Exhaust Effect.
    pub(crate) fn leave_play(&mut self, card: Card, pay: bool, log: &mut impl Log<Event>) {
        let shows = self.layout.shows_exhaust(card);
        self.layout.take(card);
        if shows {
            self.exhaust(card, pay, log);
        } else {
            self.discard(card, log);
        }
        self.go_on_exhausting(log);
    }

    /// May the card's exhaust cost be paid now (TS-4.61)?
    pub(crate) fn can_pay_exhaust(&self, card: Card) -> bool {
        let exhaust = self.in_play().upright(card).exhaust;
        exhaust.model != ExhaustModel::Free && self.tracks.mana >= exhaust.cost
    }

    /// XM-2: nothing happens to the card while it is in hand.
    pub(crate) fn is_shielded(&self, card: Card) -> bool {
        let model = self.in_play().upright(card).exhaust.model;
        model == ExhaustModel::Shield && self.zones.hand.has(card)
    }

    /// TS-4.61: applies the card's Exhaust Effect; not paying is always allowed (TS-4.62). With
    /// `pay` unset this is the forced exhaust as well: every "otherwise" applies (R11).
    pub(crate) fn exhaust(&mut self, card: Card, pay: bool, log: &mut impl Log<Event>) {
        let exhaust = self.in_play().upright(card).exhaust;
        let shielded = self.is_shielded(card);
        if pay && !shielded {
            self.tracks.pay(Track::Mana, exhaust.cost.into());
            log.note(|| Event::Paid {
                track: Track::Mana,
                amount: exhaust.cost.into(),
            });
        }
        if pay || shielded {
            self.discard(card, log);
            return;
        }
        let half = self.zones.half(card);
        let points = Exhaust::points(half).into();
        match exhaust.model {
            ExhaustModel::Deflect => self.gain(Track::Attack, points, log),
            ExhaustModel::Tenacity => self.gain(Track::Defense, points, log),
            ExhaustModel::Basic | ExhaustModel::Shield | ExhaustModel::Free => {}
        }
        match half {
            Half::I => {
                self.turn(card, log);
                self.discard(card, log);
            }
            Half::II => self.remove(card, log),
        }
    }

    pub(crate) fn turn(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.zones.turn(card);
        log.note(|| Event::Turned(self.upright(card)));
    }

    pub(crate) fn discard(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.zones.discard(card);
        log.note(|| Event::Discarded(self.upright(card)));
    }

    /// TS-1.12; TS-3.13: defeat is checked after every removal, before anything else.
    pub(crate) fn remove(&mut self, card: Card, log: &mut impl Log<Event>) {
        log.note(|| Event::Removed(self.upright(card)));
        self.zones.remove(card);
        self.check_defeat(log);
    }

    /// TS-3.12.
    pub(crate) fn check_defeat(&mut self, log: &mut impl Log<Event>) {
        if self.zones.removed == self.zones.owned {
            self.finish(End::Defeated, log);
        }
    }

    /// TS-4.75: the number of hits is fixed before they are resolved (R10).
    pub(crate) fn take_hits(&mut self, hits: u8, log: &mut impl Log<Event>) {
        log.note(|| Event::EnemyStruck { hits });
        self.go_on_taking_hits(hits, log);
    }

    fn go_on_taking_hits(&mut self, hits: u8, log: &mut impl Log<Event>) {
        match hits {
            _ if self.end.is_some() => {}
            0 => self.enemy_stands(log),
            hits => self.question = Question::Hits(hits),
        }
    }

    /// TS-4.66: a forced exhaust.
    pub(crate) fn hit(&mut self, card: Card, hits: u8, log: &mut impl Log<Event>) {
        log.note(|| Event::Hit(self.upright(card)));
        self.exhaust(card, false, log);
        self.go_on_taking_hits(hits - 1, log);
    }

    /// The cards that can take a hit: in the Discard Deck or in hand.
    pub(crate) fn hittable(&self) -> Cards {
        self.zones.at_hand()
    }

    pub(crate) fn finish(&mut self, end: End, log: &mut impl Log<Event>) {
        self.end = Some(end);
        let score = self.score();
        log.note(|| Event::Ended { end, score });
    }

    /// TS-3.20: on victory only, if it is counted.
    pub(crate) fn score(&self) -> Option<u8> {
        let counted = self.rules.scoring && self.end == Some(End::Won);
        counted.then(|| self.zones.score())
    }
}
