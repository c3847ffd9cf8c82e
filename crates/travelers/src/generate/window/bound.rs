//! How much attack a turn could still make at best: an estimate that is never too low.

use super::cares::repeats;
use super::hand::{HAND, Hand};
use super::turn::{Turn, subsets};
use crate::effect::Effect;
use crate::hero::Ability;
use crate::sentence::Sentence;
use crate::track::Track;

/// More Mana than this is never gained in a turn: what was there and four loaded cards.
const MOST_MANA: usize = 5 * 9;

/// A part of a card's abilities: what it costs in Mana, less what it gives, and what it gains.
#[derive(Clone, Copy)]
struct Use {
    cost: i16,
    gain: u16,
}

/// What the cards of a hand could add if every condition held and Mana were never capped but by
/// what cards give.
pub(super) struct Bound {
    /// By the cards in hand and the Mana there is.
    best: [[u16; 10]; 1 << HAND],
    /// What is left of each card by its next ability.
    left: [[[Use; 4]; 3]; HAND],
    counts_defense: bool,
    takes_back: bool,
}

const NOTHING: Use = Use { cost: 0, gain: 0 };

impl Bound {
    pub fn new(hand: &Hand) -> Bound {
        let mut left = [[[NOTHING; 4]; 3]; HAND];
        for (card, left) in left.iter_mut().enumerate() {
            let abilities = hand.payable(card);
            for (next, left) in left.iter_mut().enumerate().take(abilities.len()) {
                *left = uses(abilities, next, hand.defense);
            }
        }
        let spent = spending(&left);
        let value = |card: usize| hand.halves[card].value.min(hand.level);
        let mut best = [[0; 10]; 1 << HAND];
        for (cards, best) in best.iter_mut().enumerate() {
            for loaded in subsets(cards as u8) {
                let given: u8 = (0..HAND)
                    .filter(|card| loaded >> card & 1 == 1)
                    .map(value)
                    .sum();
                let others = &spent[cards & !usize::from(loaded)];
                for (mana, best) in best.iter_mut().enumerate() {
                    let there = MOST_MANA.min(mana + usize::from(given));
                    *best = (*best).max(others[there]);
                }
            }
        }
        Bound {
            best,
            left,
            counts_defense: hand.defense,
            takes_back: hand.matters.take_back,
        }
    }

    /// Can the attack still exceed this?
    pub fn can_exceed(&self, turn: &Turn, attack: u8) -> bool {
        let mut cards = turn.hand;
        if self.takes_back {
            cards |= turn.infused();
        }
        let best = &self.best[usize::from(cards)];
        let mut now = u16::from(turn.attack);
        if self.counts_defense {
            now += u16::from(turn.defense);
        }
        let reaches = |part: &Use| {
            let mana = (i16::from(turn.mana) - part.cost).clamp(0, 9);
            now + part.gain + best[mana as usize] > u16::from(attack)
        };
        let left = &self.left[usize::from(turn.last)][usize::from(turn.next)];
        left.iter().any(reaches)
    }
}

/// The most that cards gain when they are added or strained, by cards and Mana.
fn spending(left: &[[[Use; 4]; 3]; HAND]) -> [[u16; MOST_MANA + 1]; 1 << HAND] {
    let strain = Use { cost: 1, gain: 1 };
    let mut most = [[0; MOST_MANA + 1]; 1 << HAND];
    for cards in 1..1usize << HAND {
        let card = cards.trailing_zeros() as usize;
        let others = cards & (cards - 1);
        for mana in 0..=MOST_MANA {
            let gained = |part: &Use| {
                let left = mana as i16 - part.cost;
                let left = usize::try_from(left).ok()?.min(MOST_MANA);
                Some(part.gain + most[others][left])
            };
            let uses = left[card][0].iter().chain([&strain]);
            most[cards][mana] = uses.filter_map(gained).max().unwrap_or_default();
        }
    }
    most
}

/// What can be made of the abilities from the next one on.
fn uses(abilities: &[Ability], next: usize, defense: bool) -> [Use; 4] {
    let mut uses = [NOTHING; 4];
    let mut sum = NOTHING;
    for (ability, part) in abilities[next..].iter().zip(&mut uses[1..]) {
        sum.cost += i16::from(ability.cost) - i16::from(mana(ability));
        sum.gain += gain(ability, defense);
        *part = sum;
    }
    // EF-09: the first ability once more.
    if let ([first, second], true) = (abilities, next < 2)
        && repeats(second)
    {
        uses[3] = Use {
            cost: sum.cost + i16::from(first.cost) - i16::from(mana(first)),
            gain: sum.gain + gain(first, defense),
        };
    }
    uses
}

fn gained(sentences: &[Sentence], track: Track) -> u8 {
    let effects = sentences.iter().flat_map(|sentence| &sentence.effects);
    let amount = |effect: &Effect| match *effect {
        Effect::Gain { track: on, amount } if on == track => amount,
        _ => 0,
    };
    effects.map(amount).sum()
}

fn mana(ability: &Ability) -> u8 {
    gained(&ability.sentences, Track::Mana)
}

fn gain(ability: &Ability, defense: bool) -> u16 {
    let attack = gained(&ability.sentences, Track::Attack);
    let defense = if defense {
        gained(&ability.sentences, Track::Defense)
    } else {
        0
    };
    u16::from(attack) + u16::from(defense)
}
