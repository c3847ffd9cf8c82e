//! What reading a World half can do to the map, hero and chance left aside.

use crate::effect::Effect;
use crate::map::Grid;
use crate::sentence::{Condition, Letter, Sentence};
use crate::world::{HalfCode, World};

/// What lies in the place of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Card {
    /// The card with this half upright, and whether its Once marker lies on it (TS-6.30).
    Upright(Letter, bool),
    /// Nothing: the card was removed or taken.
    Gone,
}

impl Card {
    /// Which half is upright, if the card is in the grid.
    pub(super) const fn letter(self) -> Option<Letter> {
        match self {
            Card::Upright(letter, _) => Some(letter),
            Card::Gone => None,
        }
    }

    /// A number of its own; without markers below 3.
    const fn digit(self) -> usize {
        match self {
            Card::Gone => 0,
            Card::Upright(letter, used) => 1 + letter as usize + 2 * used as usize,
        }
    }
}

/// A state of the map (TS-8.81): positions in the grid do not matter, the pawn can walk anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MapState {
    cards: [Card; 9],
}

impl MapState {
    /// TS-3.4: all cards on half A.
    pub(super) const START: MapState = MapState {
        cards: [Card::Upright(Letter::A, false); 9],
    };

    /// The state of a grid on the table; Once markers count on these halves alone.
    pub(super) fn of(grid: &Grid, counts: impl Fn(HalfCode) -> bool) -> MapState {
        let card = |number: u8| {
            let half = HalfCode::new(number, grid.letter(number));
            match grid.is_card_mapped(number) {
                true => Card::Upright(half.letter, counts(half) && grid.once_used(number)),
                false => Card::Gone,
            }
        };
        MapState {
            cards: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(card),
        }
    }

    /// The halves that can be read now.
    pub(super) fn upright(self) -> impl Iterator<Item = HalfCode> {
        let codes = self.cards.into_iter().zip(1..);
        codes.filter_map(|(card, number)| Some(HalfCode::new(number, card.letter()?)))
    }

    /// TS-6.20.
    pub(super) fn is_mapped(self, half: HalfCode) -> bool {
        self.card(half.card).letter() == Some(half.letter)
    }

    /// A number of its own below `base` to the power of nine.
    pub(super) fn index(self, base: usize) -> usize {
        let digits = self.cards.iter();
        digits.fold(0, |number, card| number * base + card.digit())
    }

    fn card(self, number: u8) -> Card {
        self.cards[usize::from(number) - 1]
    }

    #[must_use]
    fn with(mut self, number: u8, card: Card) -> MapState {
        self.cards[usize::from(number) - 1] = card;
        self
    }
}

/// One way a reading can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outcome {
    /// The map afterwards.
    pub(super) map: MapState,
    /// Was the half's enemy fought, and therefore beaten?
    pub(super) fought: bool,
    /// Was the ending read (EF-46)?
    pub(super) won: bool,
}

/// Readings of one half while its mark track shows one letter.
pub(super) struct Reader<'world> {
    pub(super) world: &'world World,
    /// What mark tracks show. The first reading in a game fixes it: filling a box is for one
    /// time, so every later reading of the game sees the same letter.
    pub(super) letter: Letter,
}

impl Reader<'_> {
    /// Every way in which reading this half can end: fights are won, offers are taken and
    /// declined, and what depends on the hero goes both ways.
    pub(super) fn read(&self, half: HalfCode, map: MapState, ways: &mut Vec<Outcome>) {
        ways.clear();
        let start = Outcome {
            map,
            fought: false,
            won: false,
        };
        let text = &self.world.half(half).text;
        self.sentences(half, text, start, false, ways);
    }

    fn sentences(
        &self,
        half: HalfCode,
        text: &[Sentence],
        before: Outcome,
        may_leave: bool,
        ways: &mut Vec<Outcome>,
    ) {
        let Some((sentence, rest)) = text.split_first() else {
            return end(before, ways);
        };
        let may_leave = may_leave || sentence.effects.contains(&Effect::Leave);
        if !concerns_the_map(sentence) {
            return self.sentences(half, rest, before, may_leave, ways);
        }
        match self.applies(sentence, half, before.map) {
            Applies::No => return self.sentences(half, rest, before, may_leave, ways),
            Applies::Yes => {}
            Applies::Perhaps => self.sentences(half, rest, before, may_leave, ways),
        }
        let mut after = before;
        if sentence.once && before.map.is_mapped(half) {
            let used = Card::Upright(half.letter, true);
            after.map = after.map.with(half.card, used);
        }
        for effect in &sentence.effects {
            match *effect {
                Effect::Reveal(target) => after.map = reveal(target, after.map),
                Effect::RemoveThis | Effect::TakeHeroCard(_) | Effect::Forge { .. } => {
                    after.map = after.map.with(half.card, Card::Gone);
                }
                // TS-6.11: nothing else of this half is read.
                Effect::Blank => return end(after, ways),
                Effect::Fight => {
                    if may_leave {
                        // TS-6.38: the lower text is not read.
                        end(after, ways);
                    }
                    after.fought = true;
                }
                Effect::Win => {
                    after.won = true;
                    return end(after, ways);
                }
                _ => {}
            }
        }
        self.sentences(half, rest, after, may_leave, ways);
    }

    fn applies(&self, sentence: &Sentence, half: HalfCode, map: MapState) -> Applies {
        let used = map.card(half.card) == Card::Upright(half.letter, true);
        if sentence.once && used {
            return Applies::No;
        }
        let mut answer = match sentence.may || sentence.or || depends_on_the_hero(sentence) {
            true => Applies::Perhaps,
            false => Applies::Yes,
        };
        for condition in &sentence.when {
            let holds = match condition {
                Condition::Mapped(half) => map.is_mapped(*half),
                Condition::NotMapped(halves) => !halves.iter().any(|half| map.is_mapped(*half)),
                Condition::CardMapped(number) => map.card(*number) != Card::Gone,
                Condition::Letter(letter) => *letter == self.letter,
                _ => {
                    answer = Applies::Perhaps;
                    true
                }
            };
            if !holds {
                return Applies::No;
            }
        }
        answer
    }
}

enum Applies {
    No,
    Yes,
    Perhaps,
}

fn end(outcome: Outcome, ways: &mut Vec<Outcome>) {
    if !ways.contains(&outcome) {
        ways.push(outcome);
    }
}

/// TS-6.22: a card that already shows the half, or is gone, stays as it is. A turned card loses
/// its marker (TS-6.30).
fn reveal(target: HalfCode, map: MapState) -> MapState {
    match map.card(target.card) {
        Card::Upright(letter, _) if letter != target.letter => {
            map.with(target.card, Card::Upright(target.letter, false))
        }
        _ => map,
    }
}

/// Does the sentence turn or take away a card, or decide whether the reading goes on?
pub(super) fn concerns_the_map(sentence: &Sentence) -> bool {
    let concerns = |effect: &Effect| {
        matches!(
            effect,
            Effect::Reveal(_)
                | Effect::RemoveThis
                | Effect::TakeHeroCard(_)
                | Effect::Forge { .. }
                | Effect::Blank
                | Effect::Fight
                | Effect::Win
        )
    };
    sentence.effects.iter().any(concerns)
}

/// EF-36 has a cost, which a hero may be unable to pay.
fn depends_on_the_hero(sentence: &Sentence) -> bool {
    let costs = |effect: &Effect| matches!(effect, Effect::Forge { .. });
    sentence.effects.iter().any(costs)
}
