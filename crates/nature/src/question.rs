//! What a seat is asked, in terms the prompt can be written from.

use crate::cards::Printed;
use crate::effect::Token;
use crate::event::Spot;
use serde::Serialize;

/// What a seat is asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields are what their names say; the variant's line says the rest.
pub enum Question {
    /// Nothing: the game waits for others.
    Wait,
    /// Nothing: the game is over.
    Over,
    /// Setup: which Sage.
    Sage,
    /// Setup: which Warriors stand left and right.
    Warriors,
    /// Phase I; how many dawn effects can be used.
    Dawn { usable: usize },
    /// Phase II.
    Actions { ap: u8 },
    /// Phase III.
    Markets { gold: u8 },
    /// Phase IV; how many cards must go at least.
    CleanUp { surplus: u8 },
    /// Play Instants against this attack?
    Instants { command: Printed, attacker: Spot },
    /// May this Elemental take the DMG?
    Redirect {
        guard: Spot,
        target: Spot,
        damage: u16,
    },
    /// Which Elemental moves up?
    Reform,
    /// Choose an own Elemental for the effect of a card. `optional`: may be declined, or enough
    /// were chosen.
    ChooseOwn { card: Printed, optional: bool },
    /// Choose an enemy Elemental for the effect of a card.
    ChooseEnemy { card: Printed, optional: bool },
    /// Use the effect of this card, or decline.
    Use { card: Printed },
    /// Discard cards from the hand for a card: `left` more at the most, or exactly.
    Discard {
        card: Printed,
        left: u8,
        optional: bool,
        exact: bool,
    },
    /// Take cards from the discard pile: `left` more at the most.
    Take {
        card: Printed,
        left: u8,
        optional: bool,
    },
    /// How many tokens to remove.
    Spend { card: Printed, token: Token },
    /// Divide so many shields.
    Divide { card: Printed, left: u16 },
    /// A boost or a shield?
    BoostOrShield { card: Printed },
    /// Which Elemental of the discard pile goes where?
    Revive { card: Printed },
    /// Which attack is made with a Command of the discard pile?
    AttackFromDiscard { card: Printed },
}
