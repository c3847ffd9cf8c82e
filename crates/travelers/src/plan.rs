//! Open and Plan: playing the cards of the hand (sections 4.3 and 4.4).

use crate::cards::Card;
use crate::event::Event;
use crate::fight::Activated;
use crate::hero::Ability;
use crate::journey::Journey;
use crate::question::Question;
use crate::script::{Frame, Source};
use crate::track::Track;
use kernel::Log;

impl Journey {
    /// TS-4.11: Mana, and the card starts the column; its element, banner and stars count by
    /// lying there.
    pub(crate) fn open(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.zones.hand.remove(card);
        self.layout.column.push(card);
        log.note(|| Event::Opened(self.upright(card)));
        self.gain_value(card, log);
        self.question = Question::Plan;
    }

    /// TS-4.20: legal even if the Mana gain is 0 (R6).
    pub(crate) fn load(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.zones.hand.remove(card);
        self.layout.loaded.push(card);
        log.note(|| Event::Loaded(self.upright(card)));
        self.gain_value(card, log);
    }

    fn gain_value(&mut self, card: Card, log: &mut impl Log<Event>) {
        let value = self.in_play().upright(card).value;
        self.gain(Track::Mana, value.into(), log);
    }

    /// TS-4.24: the newest infused card is the leftmost of the row.
    pub(crate) fn infuse(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.zones.hand.remove(card);
        self.layout.infused.push(card);
        log.note(|| Event::Infused(self.upright(card)));
    }

    /// TS-4.35: what the card above still offered is lost for this turn.
    pub(crate) fn add(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.zones.hand.remove(card);
        self.layout.column.push(card);
        self.layout.next = 0;
        log.note(|| Event::Added(self.upright(card)));
    }

    /// TS-4.40.
    pub(crate) fn strain(&mut self, card: Card, track: Track, log: &mut impl Log<Event>) {
        self.tracks.pay(Track::Mana, self.rules.strain_cost.into());
        self.zones.hand.remove(card);
        self.layout.strained.push(card);
        log.note(|| Event::Strained(self.upright(card)));
        self.gain(track, 1, log);
    }

    /// Is a step of Open or Plan being decided, an ability's questions included?
    pub(crate) fn is_planning(&self) -> bool {
        let ability = |frame: &Frame| matches!(frame.source, Source::Ability { .. });
        matches!(self.question, Question::Open | Question::Plan)
            || self.scripts.top().is_some_and(ability)
    }

    /// The only activable ability, if there is one (TS-4.28).
    pub(crate) fn next_ability(&self) -> Option<&Ability> {
        let card = self.layout.column.last()?;
        let abilities = &self.in_play().upright(card).abilities;
        abilities.get(usize::from(self.layout.next))
    }

    /// TS-4.29: the cost is paid, whatever the sentences then do (R5).
    pub(crate) fn activate(&mut self, log: &mut impl Log<Event>) {
        let (Some(card), Some(ability)) = (self.layout.column.last(), self.next_ability()) else {
            return;
        };
        let cost = ability.cost;
        let number = self.layout.next;
        self.tracks.pay(Track::Mana, cost.into());
        self.layout.next += 1;
        if let Some(fight) = &mut self.fight {
            fight.previous = fight.last;
            fight.last = Some(Activated {
                card,
                ability: number,
            });
        }
        log.note(|| Event::Activated {
            card: self.upright(card),
            ability: number + 1,
        });
        self.scripts.push(Source::Ability {
            card,
            ability: number,
        });
        self.run(log);
    }

    /// TS-4.55: End Plan takes the snapshot; then all cards leave play.
    pub(crate) fn end_plan(&mut self, log: &mut impl Log<Event>) {
        let snapshot = self.in_play().snapshot();
        if let Some(fight) = &mut self.fight {
            fight.snapshot = snapshot;
        }
        log.note(|| Event::PlanEnded);
        self.go_on_exhausting(log);
    }

    /// TS-6.38: cards in play still go through Exhaust, but there is no Execute (R23).
    pub(crate) fn leave_fight(&mut self, log: &mut impl Log<Event>) {
        if let Some(fight) = &mut self.fight {
            fight.leaving = true;
        }
        self.go_on_exhausting(log);
    }

    /// Points of a track; surplus Mana is lost (TS-1.15).
    pub(crate) fn gain(&mut self, track: Track, amount: u16, log: &mut impl Log<Event>) {
        let before = self.tracks.shows(track);
        self.tracks.gain(track, amount);
        let gained = self.tracks.shows(track) - before;
        if gained > 0 {
            log.note(|| Event::Gained {
                track,
                amount: gained,
            });
        }
    }
}
