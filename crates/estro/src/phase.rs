//! The parts of a turn (ES-3.2, ES-8.6.7, ES-8.10.6).

use serde::{Deserialize, Serialize};

/// Where a round is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phase {
    /// TURN_START gifts (ES-3.4).
    Start,
    /// Delayed gifts that are due.
    Delayed,
    /// Chimera declaration.
    Declare,
    Draw,
    Play,
    Main,
    /// TURN_END gifts (ES-3.25).
    End,
    /// Three necrotokens.
    Tokens,
    Discard,
    Cleanup,
    /// ROUND_END gifts (ES-3.27).
    RoundEnd,
    RoundTests,
    /// Single Player, the ships' turn (ES-8.6.7).
    Alarms,
    ShipsStart,
    Uncover,
    ShipsMain,
    ShipsAttack,
    ShipsEnd,
    ShipsCleanup,
    /// Last Bastion (ES-8.10.6).
    HordeStart,
    Reinforce,
    HordeAttack,
    HordeEnd,
    HordeCleanup,
    DreamersStart,
    Dreamers,
    DreamersEnd,
    DreamersDiscard,
    Advance,
}
