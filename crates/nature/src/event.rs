//! What happened, for people and animations.

use crate::cards::{Market, Printed};
use crate::layout::Space;
use crate::phase::Phase;
use crate::side::Side;
use kernel::{CardTrace, Seat, SeatSet};
use serde::Serialize;

/// An Elemental where it stands, or stood.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spot {
    /// Whose formation.
    pub side: Side,
    /// Where in it.
    pub space: Space,
    /// Which card.
    pub card: Printed,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields are what their names say; the variant's line says the rest.
pub enum Event {
    /// Setup: a seat took a Sage.
    SageChosen { seat: Seat, sage: Printed },
    /// Setup: a seat chose its Warriors, face down.
    WarriorsChosen { seat: Seat },
    /// Setup: the Warriors were revealed.
    WarriorsRevealed {
        seat: Seat,
        left: Printed,
        right: Printed,
    },
    /// A turn began.
    TurnBegan { side: Side, turn: u16 },
    /// A phase began.
    PhaseBegan { phase: Phase },
    /// A teammate said it is done with the phase.
    SaidDone { seat: Seat },
    /// A dawn effect was used.
    DawnUsed { seat: Seat, spot: Spot },
    /// An Elemental was summoned from the hand.
    Summoned { seat: Seat, spot: Spot },
    /// An Elemental came back from the discard pile.
    Revived { seat: Seat, spot: Spot },
    /// An attack was declared.
    Attacked {
        seat: Seat,
        command: Printed,
        attacker: Spot,
        targets: Vec<Spot>,
    },
    /// A Utility Command was played.
    Played { seat: Seat, command: Printed },
    /// An Instant Command was played.
    InstantPlayed {
        seat: Seat,
        command: Printed,
        target: Spot,
    },
    /// A defender played no (further) Instant.
    Passed { seat: Seat },
    /// A faction action was taken.
    FactionActionTaken {
        seat: Seat,
        sage: Printed,
        level: u8,
    },
    /// Two Elementals exchanged spaces; the spots are where they stand now.
    Exchanged { one: Spot, other: Spot },
    /// A seat drew cards; told to its side.
    Drew { seat: Seat, cards: Vec<Printed> },
    /// A seat drew cards; told to everyone else.
    DrewHidden { seat: Seat, count: usize },
    /// A discard pile was shuffled into a new deck.
    Reshuffled { seat: Seat },
    /// A card was discarded from the hand.
    Discarded { seat: Seat, card: Printed },
    /// A card went from the discard pile to the hand.
    Fetched { seat: Seat, card: Printed },
    /// A card went from the discard pile to the top of the deck.
    Recalled { seat: Seat, card: Printed },
    /// A card was bought; into the formation if a space is named.
    Bought {
        seat: Seat,
        card: Printed,
        price: u8,
        space: Option<Space>,
    },
    /// A card was sold.
    Sold { seat: Seat, card: Printed },
    /// A market was refreshed.
    Refreshed { seat: Seat, market: Market },
    /// A market turned up a card.
    TurnedUp {
        market: Market,
        slot: u8,
        card: Printed,
    },
    /// A side gained gold.
    GoldGained { side: Side, amount: u8 },
    /// Boosts were put on an Elemental.
    BoostsPut { spot: Spot, count: u16 },
    /// Shields were put on an Elemental.
    ShieldsPut { spot: Spot, count: u16 },
    /// Boosts were removed.
    BoostsRemoved { spot: Spot, count: u16 },
    /// Shields were removed.
    ShieldsRemoved { spot: Spot, count: u16 },
    /// The DMG an attack will deal to an Elemental was reduced.
    Reduced { spot: Spot, by: u8 },
    /// The DMG an attack will deal to an Elemental became 0.
    Annulled { spot: Spot },
    /// DMG will be taken by another Elemental.
    Redirected { from: Spot, to: Spot },
    /// Damage counters were placed.
    Damaged { spot: Spot, amount: u16 },
    /// All damage counters were removed.
    Healed { spot: Spot },
    /// An Elemental was defeated.
    Defeated { spot: Spot, by: Option<Seat> },
    /// A defeated Elemental went to its owner's hand.
    Returned { seat: Seat, card: Printed },
    /// An Elemental was moved to its owner's discard pile.
    Withdrawn { seat: Seat, spot: Spot },
    /// A seat gained a level.
    LevelGained { seat: Seat, level: u8 },
    /// A Champion went to its seat's discard pile, and a faction action was unlocked.
    ChampionUnlocked {
        seat: Seat,
        champion: Printed,
        level: u8,
    },
    /// An Elemental moved up to close a gap.
    Reformed {
        side: Side,
        card: Printed,
        from: Space,
        to: Space,
    },
    /// A triggered effect was used; which of the card's, counted from 1.
    Triggered { seat: Seat, spot: Spot, effect: u8 },
    /// A triggered effect was declined.
    Declined { seat: Seat, spot: Spot },
    /// An attack ended before its damage.
    AttackFailed { command: Printed },
    /// A seat gave up.
    Conceded { seat: Seat },
    /// The turn limit ended the game.
    TurnLimitReached { turns: u16 },
    /// The game is over; nobody won a draw.
    Ended { winners: SeatSet },
}

impl kernel::Event for Event {
    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Drew { .. }
                | Event::DrewHidden { .. }
                | Event::Reshuffled { .. }
                | Event::TurnedUp { .. }
                | Event::WarriorsRevealed { .. }
        )
    }

    /// Drawn is what came from the own deck to the hand. Played are Commands, Elementals
    /// summoned from the hand, and Elementals that were bought straight into the formation.
    fn traces(&self, hear: &mut dyn FnMut(CardTrace)) {
        match self {
            Event::Drew { seat, cards } => {
                for card in cards {
                    hear(CardTrace::drawn(*seat, card.0.id));
                }
            }
            Event::Attacked { seat, command, .. }
            | Event::Played { seat, command }
            | Event::InstantPlayed { seat, command, .. } => {
                hear(CardTrace::played(*seat, command.0.id));
            }
            Event::Summoned { seat, spot } => hear(CardTrace::played(*seat, spot.card.0.id)),
            Event::Bought {
                seat,
                card,
                space: Some(_),
                ..
            } => hear(CardTrace::played(*seat, card.0.id)),
            _ => {}
        }
    }
}
