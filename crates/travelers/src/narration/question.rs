//! What the player is asked, in one sentence (section 4.9).

use super::names::{banner, code, track, way};
use crate::dungeon::Direction;
use crate::half::Half;
use crate::journey::Journey;
use crate::map::MapState;
use crate::question::Question;
use crate::script::Source;
use crate::set::Map;
use crate::text::glyph::Glyph;
use crate::text::{self, Setting};
use crate::track::Track;
use kernel::Phrase;

impl Journey {
    /// What is asked now.
    pub(crate) fn question_phrase(&self) -> Phrase {
        let ask = Phrase::new;
        match self.question {
            Question::Walk => self.walk_question(),
            Question::Toll(direction) => self.toll_question(direction),
            Question::Visit => self.visit_question(),
            Question::Open => {
                let turn = self.fight.map_or(1, |fight| fight.turns);
                self.against("travelers-play-ask-open").with("turn", turn)
            }
            Question::Plan => self.against("travelers-play-ask-plan"),
            Question::Offer => {
                ask("travelers-play-ask-offer").with("offer", self.offered_sentence())
            }
            Question::TakeBack(most) => ask("travelers-play-ask-take-back").with("most", most),
            Question::Exhaust => ask("travelers-play-ask-exhaust")
                .with("mana", self.tracks.mana)
                .with("track", track(Track::Mana)),
            Question::Hits(hits) => self.against("travelers-play-ask-hits").with("hits", hits),
            Question::March => self.march_question(),
            Question::Pull => self.against("travelers-play-ask-pull"),
            Question::Turn(_) => ask("travelers-play-ask-turn").with("half", banner(Half::II)),
            Question::TradeOne => ask("travelers-play-ask-turn").with("half", banner(Half::I)),
            Question::TradeTwo => {
                ask("travelers-play-ask-trade-two").with("half", banner(Half::II))
            }
            Question::SwapGive => ask("travelers-play-ask-swap-give"),
            Question::SwapTake => ask("travelers-play-ask-swap-take"),
            Question::RecoverGive => ask("travelers-play-ask-recover-give"),
            Question::RecoverTake => ask("travelers-play-ask-recover-take"),
            Question::RecoverHalf(card) => {
                ask("travelers-play-ask-recover-half").with("card", self.card_name(card))
            }
            Question::Weaken(left) => ask("travelers-play-ask-weaken").with("left", left),
            Question::Wear(_) => ask("travelers-play-ask-wear"),
            Question::Give(element) => {
                ask("travelers-play-ask-give").with("element", Glyph::Element(element))
            }
            Question::ObserveFirst => ask("travelers-play-ask-observe-first"),
            Question::ObserveSecond => ask("travelers-play-ask-observe-second"),
            Question::RitualRemove => ask("travelers-play-ask-ritual-remove"),
            Question::RitualTurn(most) => ask("travelers-play-ask-ritual-turn").with("most", most),
            Question::DiscardOrder => ask("travelers-play-ask-discard-order"),
            Question::DiscardHand => ask("travelers-play-ask-discard-hand"),
            Question::Migrate => ask("travelers-play-ask-migrate"),
            Question::Wager => ask("travelers-play-ask-wager"),
            Question::EnterHalf => ask("travelers-play-ask-enter-half"),
            Question::Beside(room) => ask("travelers-play-ask-beside").with("room", code(room)),
            Question::Land(room) => ask("travelers-play-ask-land").with("room", code(room)),
            Question::GoOn => ask("travelers-play-ask-go-on"),
        }
    }

    fn against(&self, key: &'static str) -> Phrase {
        Phrase::new(key).with("enemy", self.enemy_name())
    }

    /// TS-6.5, TS-7.10.
    fn walk_question(&self) -> Phrase {
        match self.map {
            MapState::Dungeon(maze) if maze.boss_defeated => {
                Phrase::new("travelers-play-ask-walk-back")
            }
            MapState::Dungeon(_) => Phrase::new("travelers-play-ask-walk-dungeon"),
            _ => Phrase::new("travelers-play-ask-walk-world").with("hand", self.zones.hand.len()),
        }
    }

    fn toll_question(&self, direction: Direction) -> Phrase {
        let door = self.maze().and_then(|maze| self.door(maze, direction));
        match door {
            Some(door) => Phrase::new("travelers-play-ask-toll-room").with("room", code(door.to)),
            None => Phrase::new("travelers-play-ask-toll").with("way", way(direction)),
        }
    }

    /// TS-7.30.
    fn visit_question(&self) -> Phrase {
        match (self.entry_here(), self.sets.map()) {
            (Some((entry, _)), Some(Map::Dungeon(dungeon))) => {
                let entry = &dungeon.index[usize::from(entry)];
                Phrase::new("travelers-play-ask-visit")
                    .with("symbol", Glyph::Symbol(entry.reading))
                    .with("title", self.told(entry.title))
            }
            _ => Phrase::new("travelers-play-ask-walk-dungeon"),
        }
    }

    fn march_question(&self) -> Phrase {
        let phrase = match self.steps_from_enemy() {
            Some(steps) => self
                .against("travelers-play-ask-march")
                .with("steps", steps),
            None => self.against("travelers-play-ask-march-far"),
        };
        phrase.with("track", track(Track::Attack))
    }

    /// TS-5.5: the sentence that offers something, as it is printed.
    fn offered_sentence(&self) -> Phrase {
        let Some(frame) = self.scripts.top() else {
            return Phrase::new("travelers-nothing");
        };
        let setting = match frame.source {
            Source::Half(_) => Setting::World,
            Source::Entry { .. } => Setting::Dungeon,
            Source::Ability { .. } => Setting::Hero,
        };
        match self
            .sentences(frame.source)
            .get(usize::from(frame.sentence))
        {
            Some(sentence) => text::sentence(sentence, setting, Some(self.enemy())),
            None => Phrase::new("travelers-nothing"),
        }
    }
}
