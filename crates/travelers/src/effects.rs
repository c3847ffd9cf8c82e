//! What effects do, until somebody must choose (sections 5.4 and 5.5).

use crate::effect::{Amount, Effect, Enters, Kind, Place};
use crate::event::Event;
use crate::fight::Activated;
use crate::half::Half;
use crate::interpreter::Flow;
use crate::journey::{End, Journey, MarkRule};
use crate::map::MapState;
use crate::question::Question;
use crate::script::Source;
use crate::track::Track;
use kernel::Log;

/// TS-5.62: the bonuses that show after each box of a hero's track is filled; then 0 for ever.
const LEGACY: [u16; 6] = [1, 0, 1, 1, 2, 0];

impl Journey {
    /// Does an effect, or asks what it needs to know first.
    pub(crate) fn perform(&mut self, effect: Effect, log: &mut impl Log<Event>) -> Flow {
        self.picks.clear();
        self.exchanged.clear();
        match effect {
            Effect::Gain { track, amount } => self.gain(track, amount.into(), log),
            Effect::Zero(track) => {
                self.tracks.set(track, 0);
                log.note(|| Event::Zeroed(track));
            }
            Effect::Transfer { from, to } => {
                let amount = self.tracks.shows(from);
                self.tracks.set(from, 0);
                self.tracks.gain(to, amount);
                log.note(|| Event::Transferred { from, to, amount });
            }
            Effect::Multiply { track, by } => {
                let before = self.tracks.shows(track);
                self.gain(
                    track,
                    before.saturating_mul(u16::from(by).saturating_sub(1)),
                    log,
                );
                if by == 0 {
                    self.tracks.set(track, 0);
                }
            }
            Effect::TakeBack(most) => {
                if !self.layout.infused.is_empty() {
                    return self.ask(Question::TakeBack(most));
                }
            }
            Effect::Legacy => self.fill_legacy(log),
            Effect::IgnoreModifiers => {
                if let Some(fight) = &mut self.fight {
                    fight.ignore_modifiers = true;
                }
                log.note(|| Event::IgnoredModifiers);
            }
            Effect::Repeat => self.repeat(log),
            Effect::Heal(place) => return self.ask(Question::Turn(place)),
            Effect::Trade(_) => return self.ask(Question::TradeOne),
            Effect::Swap { .. } => return self.ask(Question::SwapGive),
            Effect::Recover { .. } => return self.ask(Question::RecoverGive),
            Effect::Weakness { count, kind } => {
                let there = self.of_kind(Place::Hand, kind).len();
                if there > 0 {
                    return self.ask(Question::Weaken(count.min(there)));
                }
            }
            Effect::Challenge {
                amount,
                half,
                counted,
                prize,
                penalty,
            } => {
                let count = self.count_half(counted, half);
                return self.challenge(amount, count, prize, penalty);
            }
            Effect::Camp(element) | Effect::Helper { element, .. } => {
                return self.ask(Question::Give(element));
            }
            Effect::Observatory { .. } => return self.ask(Question::ObserveFirst),
            Effect::Ritual(_) => return self.ask(Question::RitualRemove),
            Effect::Curse => return self.curse(log),
            Effect::Migration => return self.ask(Question::Migrate),
            Effect::Gamble(_) => return self.ask(Question::Wager),
            Effect::Sacrifice { place, .. } => return self.ask(Question::Wear(place)),
            Effect::Leave => self.may_leave = true,
            Effect::Forge { elements, .. } => return self.ask(Question::Give(elements[0])),
            Effect::TakeHeroCard(enters) => return self.enter(enters, log),
            Effect::Reveal(half) => {
                if let MapState::World(grid) = &mut self.map
                    && grid.can_reveal(half)
                {
                    grid.reveal(half);
                    log.note(|| Event::Revealed(half));
                }
            }
            Effect::RemoveThis => self.remove_this(log),
            Effect::Blank => return self.stop_reading(log),
            Effect::FillMark => self.fill_mark(log),
            Effect::Teleport(room) => return self.teleport(room, log),
            Effect::Fight => {
                self.begin_fight(log);
                return Flow::Wait;
            }
            Effect::Win => self.finish(End::Won, log),
            Effect::BossDefeated => {
                if let MapState::Dungeon(maze) = &mut self.map {
                    maze.boss_defeated = true;
                }
                log.note(|| Event::BossDefeated);
            }
        }
        Flow::On
    }

    pub(crate) fn ask(&mut self, question: Question) -> Flow {
        self.question = question;
        Flow::Wait
    }

    /// EF-07: fill the leftmost box, gain the leftmost bonus that still shows (TS-5.61).
    fn fill_legacy(&mut self, log: &mut impl Log<Event>) {
        if self.rules.marks == MarkRule::Off {
            return;
        }
        let filled = usize::from(self.marks.hero);
        if let Some(&bonus) = LEGACY.get(filled) {
            self.marks.hero += 1;
            log.note(|| Event::FilledMark);
            self.gain(Track::Attack, bonus, log);
        }
    }

    /// EF-41.
    fn fill_mark(&mut self, log: &mut impl Log<Event>) {
        let track = self.adventure_track();
        if track.is_some_and(|track| self.filled(track) < track.len()) {
            self.marks.adventure += 1;
            log.note(|| Event::FilledMark);
        }
    }

    /// TS-5.30: the ability activated before this one, if its cost can be paid again. A
    /// repetition repeats nothing itself.
    pub(crate) fn repeatable(&self) -> Option<Activated> {
        let previous = self.fight?.previous?;
        let ability = &self.in_play().upright(previous.card).abilities;
        let cost = ability.get(usize::from(previous.ability))?.cost;
        let payable = self.tracks.mana >= cost && !self.scripts.is_repetition();
        payable.then_some(previous)
    }

    fn repeat(&mut self, log: &mut impl Log<Event>) {
        let Some(Activated { card, ability }) = self.repeatable() else {
            return;
        };
        let cost = self.in_play().upright(card).abilities[usize::from(ability)].cost;
        self.tracks.pay(Track::Mana, cost.into());
        log.note(|| Event::Repeated {
            card: self.upright(card),
            ability: ability + 1,
        });
        self.scripts.push(Source::Ability { card, ability });
    }

    /// EF-25: the count looks at upright halves alone; more and less are strict (R47).
    fn challenge(&mut self, amount: Amount, count: u8, prize: Place, penalty: Place) -> Flow {
        let won = match amount {
            Amount::MoreThan(number) => count > number,
            Amount::LessThan(number) => count < number,
            Amount::Exactly(number) => count == number,
        };
        // TS-5.45: a prize or penalty that finds no card is nothing.
        if won && !self.of_kind(prize, Kind::TwoTip).is_empty() {
            self.ask(Question::Turn(prize))
        } else if !won && !self.in_place(penalty).is_empty() {
            self.ask(Question::Wear(penalty))
        } else {
            Flow::On
        }
    }

    /// EF-31: the hand is discarded in an order of the player's choice.
    fn curse(&mut self, log: &mut impl Log<Event>) -> Flow {
        match self.zones.hand.len() {
            0 => self.turn_deck(log),
            1 => {
                let hand = self.zones.hand;
                for card in hand {
                    self.discard(card, log);
                }
                self.turn_deck(log)
            }
            _ => self.ask(Question::DiscardHand),
        }
    }

    /// TS-5.49, R30: every card of the deck is turned where it lies; then a new hand.
    pub(crate) fn turn_deck(&mut self, log: &mut impl Log<Event>) -> Flow {
        let deck = self.zones.deck;
        for card in deck.iter() {
            self.turn(card, log);
        }
        self.fill_hand(log);
        Flow::On
    }

    /// EF-39.
    fn remove_this(&mut self, log: &mut impl Log<Event>) {
        let Some(Source::Half(half)) = self.scripts.reading() else {
            return;
        };
        if let MapState::World(grid) = &mut self.map
            && grid.is_card_mapped(half.card)
        {
            grid.take_away(half.card);
            log.note(|| Event::CardRemoved(half.card));
        }
    }

    /// EF-37: the half is stated, or asked for.
    pub(crate) fn enter(&mut self, enters: Enters, log: &mut impl Log<Event>) -> Flow {
        match enters {
            Enters::I => self.take_hero_card(Half::I, log),
            Enters::II => self.take_hero_card(Half::II, log),
            Enters::Chosen => self.ask(Question::EnterHalf),
        }
    }
}
