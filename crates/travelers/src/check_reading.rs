//! What holds of texts that are being executed, and of what the player is asked.

use crate::dungeon::{RoomCode, Timing};
use crate::effect::{Effect, Enters};
use crate::journey::Journey;
use crate::map::MapState;
use crate::question::Question;
use crate::script::{Frame, Source};
use kernel::Faults;

impl Journey {
    /// Can every text be read on from where it stands?
    pub(crate) fn check_texts(&self, faults: &mut Faults) {
        let training = self.map == MapState::Practice;
        for (depth, frame) in self.scripts.iter().enumerate() {
            let outermost = depth == 0 && !training;
            let ability = matches!(frame.source, Source::Ability { .. });
            if ability == outermost {
                faults.note(|| {
                    "reading: the adventure's text comes first, then abilities".to_owned()
                });
            }
            if let Source::Ability { card, ability } = frame.source {
                let known = self.zones.owned.has(card)
                    && usize::from(ability) < self.in_play().upright(card).abilities.len();
                if !known {
                    faults.note(|| format!("reading: card {card} has no such ability"));
                    continue;
                }
            }
            self.check_frame(&frame, faults);
        }
    }

    fn check_frame(&self, frame: &Frame, faults: &mut Faults) {
        let sentences = self.sentences(frame.source);
        let sentence = sentences.get(usize::from(frame.sentence));
        let effects = sentence.map_or(0, |sentence| sentence.effects.len());
        let past = usize::from(frame.sentence) > sentences.len();
        if past || usize::from(frame.effect) > effects || (frame.effect > 0 && !frame.entered) {
            faults.note(|| "reading: the text does not go so far".to_owned());
        }
    }

    /// TS-4.2: what belongs to a fight is there in a fight alone.
    pub(crate) fn check_fight(&self, faults: &mut Faults) {
        let outermost = self.scripts.iter().next();
        let training = self.map == MapState::Practice;
        match &self.fight {
            Some(fight) => {
                let at_fight =
                    outermost.is_some_and(|frame| self.begun(&frame) == Some(Effect::Fight));
                if !at_fight && !training {
                    faults.note(|| "fight: the text that is read is not at its fight".to_owned());
                }
                if let (MapState::Dungeon(maze), Some(Source::Entry { room, .. })) =
                    (&self.map, self.scripts.reading())
                    && maze.laid(room).is_none()
                {
                    faults.note(|| "fight: the enemy's room is not on the table".to_owned());
                }
                if fight.leaving && !(fight.may_leave && self.question == Question::Exhaust) {
                    faults.note(|| "fight: nobody can be leaving now (TS-6.38)".to_owned());
                }
                let played = self.layout.column.as_set();
                let of_turn = [fight.last, fight.previous].into_iter().flatten();
                if self.question == Question::Plan && { of_turn }
                    .any(|activated| !played.has(activated.card))
                {
                    faults.note(|| "fight: only abilities of the column were activated".to_owned());
                }
            }
            None if training => faults.note(|| "Training is a fight (TS-3.7)".to_owned()),
            None if self.scripts.depth() > 1 => {
                faults.note(|| "reading: abilities are used in fights alone".to_owned());
            }
            None => {}
        }
        if self.may_leave && (self.fight.is_some() || outermost.is_none()) {
            faults.note(|| "may_leave: no fight of a text is to come (EF-35)".to_owned());
        }
        if self.arrived && !matches!(self.scripts.reading(), Some(Source::Entry { .. })) {
            faults.note(|| "arrived: no entry is being read (TS-7.75)".to_owned());
        }
    }

    /// The question is one that the position can ask, and it has an answer.
    pub(crate) fn check_question(&self, faults: &mut Faults) {
        let asked = match self.question {
            Question::Walk => self.is_idle(),
            Question::Toll(_) => self.is_idle() && !self.zones.hand.is_empty(),
            Question::Visit => {
                self.is_idle() && matches!(self.entry_here(), Some((_, Timing::Choice)))
            }
            Question::Open => self.is_fighting() && self.layout.cards_in_play() == 0,
            Question::Plan => self.is_fighting() && !self.layout.column.is_empty(),
            Question::Exhaust => self.is_fighting() && self.layout.cards_in_play() > 0,
            Question::Hits(hits) => {
                self.is_fighting() && self.layout.cards_in_play() == 0 && hits > 0
            }
            Question::March | Question::Pull => {
                self.is_fighting() && self.layout.cards_in_play() == 0 && self.maze().is_some()
            }
            Question::GoOn => {
                let training = self.map == MapState::Practice;
                training && self.is_fighting() && self.layout.cards_in_play() == 0
            }
            Question::Offer => self.is_offered(),
            Question::TakeBack(_) => self.fight.is_some() && self.is_asked_by_effect(),
            _ => self.fight.is_none() && self.is_asked_by_effect() && self.are_picks_right(),
        };
        if !asked {
            let question = self.question;
            faults.note(|| format!("question: {question:?} cannot be asked here"));
        }
        let mut answers = Vec::new();
        self.list(&mut answers);
        if answers.is_empty() {
            faults.note(|| "question: there is no answer".to_owned());
        }
    }

    /// On the map, with nothing to read.
    fn is_idle(&self) -> bool {
        self.fight.is_none() && self.scripts.depth() == 0
    }

    /// In a fight, with no ability at work.
    fn is_fighting(&self) -> bool {
        let ability = |frame: Frame| matches!(frame.source, Source::Ability { .. });
        self.fight.is_some() && !self.scripts.iter().any(ability)
    }

    fn is_offered(&self) -> bool {
        let Some(frame) = self.scripts.top() else {
            return false;
        };
        let sentence = self
            .sentences(frame.source)
            .get(usize::from(frame.sentence));
        let ability = matches!(frame.source, Source::Ability { .. });
        !frame.entered
            && ability == self.fight.is_some()
            && sentence.is_some_and(|sentence| sentence.is_offer())
    }

    /// The effect that a text is at.
    fn begun(&self, frame: &Frame) -> Option<Effect> {
        let sentence = self
            .sentences(frame.source)
            .get(usize::from(frame.sentence))?;
        sentence
            .effects
            .get(usize::from(frame.effect.checked_sub(1)?))
            .copied()
    }

    /// Does the effect that is being executed ask this?
    fn is_asked_by_effect(&self) -> bool {
        let Some(effect) = self.current_effect() else {
            return false;
        };
        match (self.question, effect) {
            (Question::TakeBack(most), Effect::TakeBack(_))
            | (Question::Weaken(most), Effect::Weakness { .. })
            | (Question::RitualTurn(most), Effect::Ritual(_)) => most > 0,
            (Question::Turn(place), Effect::Heal(of) | Effect::Challenge { prize: of, .. })
            | (
                Question::Wear(place),
                Effect::Sacrifice { place: of, .. } | Effect::Challenge { penalty: of, .. },
            ) => place == of,
            (Question::TradeOne | Question::TradeTwo, Effect::Trade(_))
            | (Question::SwapGive | Question::SwapTake, Effect::Swap { .. })
            | (
                Question::RecoverGive | Question::RecoverTake | Question::RecoverHalf(_),
                Effect::Recover { .. },
            )
            | (Question::ObserveFirst | Question::ObserveSecond, Effect::Observatory { .. })
            | (Question::RitualRemove, Effect::Ritual(_))
            | (
                Question::DiscardOrder,
                Effect::Observatory { .. } | Effect::Forge { .. } | Effect::Gamble(_),
            )
            | (Question::DiscardHand, Effect::Curse)
            | (Question::Migrate, Effect::Migration)
            | (Question::Wager, Effect::Gamble(_)) => true,
            (Question::Give(element), Effect::Camp(of) | Effect::Helper { element: of, .. }) => {
                element == of
            }
            (Question::Give(element), Effect::Forge { elements, .. }) => {
                elements.contains(&element)
            }
            (Question::EnterHalf, Effect::Forge { enters, .. } | Effect::TakeHeroCard(enters)) => {
                enters == Enters::Chosen
            }
            (Question::Beside(room) | Question::Land(room), Effect::Teleport(to)) => room == to,
            // TS-7.58: nowhere to step back to.
            (
                Question::Beside(room) | Question::Land(room),
                Effect::Forge { .. } | Effect::TakeHeroCard(_),
            ) => room == RoomCode::START,
            _ => false,
        }
    }

    /// Are the cards chosen so far where the question needs them?
    fn are_picks_right(&self) -> bool {
        let (picks, exchanged) = (self.picks.as_set(), self.exchanged.as_set());
        let (hand, deck) = (self.zones.hand, self.zones.deck.as_set());
        match self.question {
            Question::TradeTwo => self.picks.len() == 1,
            Question::ObserveSecond => self.picks.len() == 1 && hand.and(picks) == picks,
            Question::SwapGive => exchanged.is_empty() && hand.and(picks) == picks,
            Question::SwapTake => {
                exchanged.len() < picks.len()
                    && hand.and(picks) == picks
                    && deck.and(exchanged) == exchanged
            }
            Question::RecoverGive => exchanged.is_empty() && deck.and(picks) == picks,
            Question::RecoverTake | Question::RecoverHalf(_) => {
                exchanged.len() < picks.len()
                    && deck.and(picks) == picks
                    && self.zones.removed.and(exchanged) == exchanged
            }
            Question::DiscardOrder => !picks.is_empty() && hand.and(picks) == picks,
            _ => true,
        }
    }
}
