//! Executes texts sentence by sentence (section 5.1).

use crate::effect::Effect;
use crate::event::Event;
use crate::journey::Journey;
use crate::map::MapState;
use crate::question::Question;
use crate::script::Source;
use crate::sentence::{Condition, Sentence};
use kernel::Log;

/// What comes next in the innermost text.
enum Next {
    /// The text has ended.
    EndOfText,
    /// The sentence does not apply.
    Skip,
    /// The sentence offers something (TS-5.5).
    Offer,
    /// The sentence applies.
    Begin,
    /// Its next effect.
    Do(Effect),
    /// All its effects are done.
    EndOfSentence,
}

/// Has an effect been done, or is the player asked first?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// Done: the next effect follows.
    On,
    /// Somebody must decide something, or the text has been left.
    Wait,
}

impl Sentence {
    /// TS-5.5, EF-08, EF-09: may the player decline it?
    pub(crate) fn is_offer(&self) -> bool {
        let offers = |effect: &Effect| matches!(effect, Effect::IgnoreModifiers | Effect::Repeat);
        // EF-35 is an offer for the whole fight; there is nothing to decide before it.
        let only_leave = self.effects == [Effect::Leave];
        (self.may && !only_leave) || self.effects.iter().any(offers)
    }
}

impl Journey {
    /// Executes what is being read until somebody is asked or all is read.
    pub(crate) fn run(&mut self, log: &mut impl Log<Event>) {
        while self.end.is_none() {
            match self.next() {
                Next::EndOfText => {
                    if self.end_text(log) == Flow::Wait {
                        return;
                    }
                }
                Next::Skip => self.next_sentence(),
                Next::Offer => {
                    self.question = Question::Offer;
                    return;
                }
                Next::Begin => self.begin_sentence(log),
                Next::EndOfSentence => self.next_sentence(),
                Next::Do(effect) => {
                    // Whoever is asked within an effect goes on behind it.
                    if let Some(frame) = self.scripts.top_mut() {
                        frame.effect += 1;
                    }
                    if self.perform(effect, log) == Flow::Wait {
                        return;
                    }
                }
            }
        }
    }

    fn next(&self) -> Next {
        let Some(frame) = self.scripts.top() else {
            return Next::EndOfText;
        };
        let sentences = self.sentences(frame.source);
        let Some(sentence) = sentences.get(frame.sentence as usize) else {
            return Next::EndOfText;
        };
        if frame.entered {
            return match sentence.effects.get(frame.effect as usize) {
                Some(&effect) => Next::Do(effect),
                None => Next::EndOfSentence,
            };
        }
        let used = sentence.once && self.once_used(frame.source);
        if used
            || (sentence.or && frame.applied)
            || !self.conditions_hold(frame, sentence)
            || !self.can_do(frame.source, sentence)
        {
            Next::Skip
        } else if sentence.is_offer() {
            Next::Offer
        } else {
            Next::Begin
        }
    }

    /// TS-5.5, R58: what offers something or has a cost must be possible completely.
    fn can_do(&self, source: Source, sentence: &Sentence) -> bool {
        let mut effects = sentence.effects.iter();
        effects.all(|&effect| {
            // TS-6.22: a mandatory reveal that does nothing does not stop the rest.
            let ignored = matches!(effect, Effect::Reveal(_)) && !sentence.is_offer();
            ignored || self.is_possible(source, effect)
        })
    }

    /// The effect that is being executed.
    pub(crate) fn current_effect(&self) -> Option<Effect> {
        let frame = self.scripts.top()?;
        let sentence = self.sentences(frame.source).get(frame.sentence as usize)?;
        let effect = frame.effect.checked_sub(1)?;
        sentence.effects.get(effect as usize).copied()
    }

    fn next_sentence(&mut self) {
        self.picks.clear();
        self.exchanged.clear();
        if let Some(frame) = self.scripts.top_mut() {
            frame.sentence += 1;
            frame.effect = 0;
            frame.entered = false;
        }
    }

    /// TS-5.9: the Once is used up when the sentence is executed.
    fn begin_sentence(&mut self, log: &mut impl Log<Event>) {
        let Some(&frame) = self.scripts.top() else {
            return;
        };
        let sentence = &self.sentences(frame.source)[frame.sentence as usize];
        let once = sentence.once;
        let payments = sentence
            .when
            .iter()
            .filter_map(|condition| match condition {
                Condition::Pay { track, amount } => Some((*track, *amount)),
                _ => None,
            });
        // A printed sentence asks for one payment at most.
        let payment = { payments }.next();
        if let Some((track, amount)) = payment {
            self.tracks.pay(track, amount.into());
            log.note(|| Event::Paid {
                track,
                amount: amount.into(),
            });
        }
        if once {
            self.use_once(frame.source);
        }
        if let Some(frame) = self.scripts.top_mut() {
            frame.entered = true;
            frame.applied = true;
        }
    }

    pub(crate) fn accept(&mut self, log: &mut impl Log<Event>) {
        self.begin_sentence(log);
        self.run(log);
    }

    pub(crate) fn decline(&mut self, log: &mut impl Log<Event>) {
        log.note(|| Event::Declined);
        self.next_sentence();
        self.run(log);
    }

    /// The innermost text has ended: back to the one around it, to the plan, or to the map.
    fn end_text(&mut self, log: &mut impl Log<Event>) -> Flow {
        let ended = self.scripts.pop();
        let outer = self.scripts.top().map(|frame| frame.source);
        match (ended.map(|frame| frame.source), outer) {
            (Some(Source::Ability { .. }), Some(Source::Ability { .. })) => Flow::On,
            (Some(Source::Ability { .. }), _) => {
                self.question = Question::Plan;
                Flow::Wait
            }
            _ => {
                self.end_reading(log);
                Flow::Wait
            }
        }
    }

    /// A whole adventure text has been read.
    fn end_reading(&mut self, log: &mut impl Log<Event>) {
        self.may_leave = false;
        if std::mem::take(&mut self.arrived) {
            // TS-7.75: now the new room is read.
            self.read_arrival(log);
        } else {
            self.question = Question::Walk;
        }
    }

    /// EF-40, R22: nothing else of this text is read.
    pub(crate) fn stop_reading(&mut self, log: &mut impl Log<Event>) -> Flow {
        log.note(|| Event::Blank);
        self.scripts.clear();
        self.end_reading(log);
        Flow::Wait
    }

    fn once_used(&self, source: Source) -> bool {
        match (source, &self.map) {
            (Source::Half(half), MapState::World(grid)) => grid.once_used(half.card),
            (Source::Entry { entry, .. }, MapState::Dungeon(maze)) => maze.once & 1 << entry != 0,
            _ => false,
        }
    }

    fn use_once(&mut self, source: Source) {
        match (source, &mut self.map) {
            (Source::Half(half), MapState::World(grid)) => grid.use_once(half.card),
            (Source::Entry { entry, .. }, MapState::Dungeon(maze)) => maze.once |= 1 << entry,
            _ => {}
        }
    }
}
