//! What a hero can be expected to do in one turn, by level and by how many cards are turned.

use super::turn::reach_of;
use crate::cards::{Card, Cards};
use crate::enemy::Enemy;
use crate::journey::Journey;
use crate::script::Scripts;
use crate::stream::Stream;
use std::sync::OnceLock;

/// TS-8.91: so many sampled hands for each case.
const HANDS: usize = 20;

/// Levels 2 to 9.
const LEVELS: usize = 8;

/// Cards on half II, counted in pairs: 0, 2, 4, 6, 8.
const PAIRS: usize = 5;

/// The strongest defense that is told apart.
const STRONGEST: usize = 48;

/// How many layouts of a sampled hand are looked at.
const LAYOUTS: u32 = 3_000;

/// What sampled hands of a hero can do, worked out when it is first asked for.
#[derive(Debug, Default)]
pub(crate) struct Chances {
    cells: [[OnceLock<Cell>; PAIRS]; LEVELS],
}

/// By attack: in how many of the sampled hands it can be reached, and with what loss.
#[derive(Clone, Debug)]
struct Cell {
    reached: [u8; STRONGEST],
    loss: [u32; STRONGEST],
    /// The defense that costs nothing, of all hands together.
    defense: u32,
}

/// How a fight is expected to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Expected {
    /// In how many of a hundred hands the enemy falls at once.
    pub(crate) percent: u32,
    /// The mean loss of these, in hundredths of a hit.
    pub(crate) loss: u32,
    /// The loss to be feared until it falls, the hits of all turns before included.
    pub(crate) danger: u32,
}

/// A danger nobody should run.
pub(super) const DEADLY: u32 = 5_000;

impl Chances {
    /// How a fight against the enemy is expected to go, so many steps away.
    pub(crate) fn against(&self, journey: &Journey, enemy: &Enemy, steps: u8) -> Expected {
        // A trap falls to defense, which is about as easy to come by as attack.
        let wanted = match enemy.is_trap() {
            true => enemy.attack,
            false => enemy.defense.saturating_add(steps),
        };
        let wanted = usize::from(wanted).min(STRONGEST - 1);
        let cell = self.cell(journey);
        let reached = u32::from(cell.reached[wanted]);
        let hands = HANDS as u32;
        let loss = cell.loss[wanted] / reached.max(1);
        let hits = (u32::from(enemy.attack) * hands).saturating_sub(cell.defense) * 100 / hands;
        // Until a hand comes that defeats it, the others only ward it off.
        let danger = match reached {
            0 => DEADLY,
            reached => (loss + hits * (hands - reached) / reached).min(DEADLY),
        };
        Expected {
            percent: reached * 100 / hands,
            loss,
            danger,
        }
    }

    fn cell(&self, journey: &Journey) -> &Cell {
        let level = journey.tracks.level;
        let turned = journey.zones.owned.without(journey.zones.removed);
        let pairs = usize::from(turned.and(journey.zones.two_tip).len()).div_ceil(2);
        let pairs = pairs.min(PAIRS - 1);
        self.cells[usize::from(level) - 2][pairs].get_or_init(|| Cell::sample(journey, pairs))
    }
}

impl Cell {
    /// Hands of the hero's own eight cards, with so many pairs of them turned.
    fn sample(journey: &Journey, pairs: usize) -> Cell {
        let label = format!("chances/{}/{pairs}", journey.tracks.level);
        let mut stream = Stream::new(&journey.sets.hero_code.to_string(), &label);
        let mut cell = Cell {
            reached: [0; STRONGEST],
            loss: [0; STRONGEST],
            defense: 0,
        };
        let mut cards: Vec<Card> = Cards::EIGHT.collect();
        for _ in 0..HANDS {
            stream.shuffle(&mut cards);
            let two_tip: Cards = cards[..2 * pairs].iter().copied().collect();
            stream.shuffle(&mut cards);
            let trial = rehearsal(journey, &cards, two_tip);
            let (losses, defense) = reach_of::<STRONGEST>(&trial, LAYOUTS);
            cell.defense += u32::from(defense);
            for (attack, loss) in losses.into_iter().enumerate() {
                if let Some(loss) = loss {
                    cell.reached[attack] += 1;
                    cell.loss[attack] += loss;
                }
            }
        }
        cell
    }
}

/// A fight against the practice enemy with the first five of these cards in hand.
fn rehearsal(journey: &Journey, cards: &[Card], two_tip: Cards) -> Journey {
    let mut trial = journey.clone();
    trial.scripts = Scripts::default();
    trial.tracks.attack = 0;
    trial.tracks.defense = 0;
    trial.tracks.mana = 0;
    trial.zones.owned = Cards::EIGHT;
    trial.zones.removed = Cards::NONE;
    trial.zones.two_tip = two_tip;
    trial.zones.hand = cards[..5].iter().copied().collect();
    trial.zones.deck = cards[5..].iter().copied().collect();
    trial.zones.unknown = 0;
    trial.rehearse();
    trial
}
