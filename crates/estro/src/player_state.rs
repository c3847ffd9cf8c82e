//! What a player has besides cards.

/// What a player has besides cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct PlayerState {
    /// Necrotokens (ES-8.4).
    pub tokens: u8,
    /// Re-rolls put by (QO-10).
    pub rerolls: u8,
    /// Mandatory draws to be skipped.
    pub skips: u8,
    /// Attacks declared this turn, against the slots there are.
    pub attacks: u8,
    /// More attack slots this turn.
    pub extra_slots: u8,
    /// Last Bastion: Synaptic Actions left; of them usable only for attacks.
    pub actions: u8,
    pub attack_actions: u8,
    /// Cards played in this turn or phase.
    pub played: u8,
    /// Additional plays granted this turn (OB-22).
    pub extra_plays: u8,
    pub chimera: Intention,
    /// QO-15: one attack slot in the next turn, or in this one.
    pub numbed: Numb,
    /// Last Bastion: 1 AS less in the next phase (ES-8.10.5).
    pub owes_action: bool,
    /// Lucid Dream: the second card of this turn was played.
    pub doubled: bool,
    pub rift_opened: bool,
    /// Last Bastion: owes an attack by an engaged defender.
    pub must_engage: bool,
    /// Done with the Dreamer phase.
    pub done: bool,
    /// Inferno: out of the match; elsewhere: has had nothing to draw (ES-8.8.9).
    pub exhausted: bool,
    /// The deck's order is partly known: nothing was shuffled since.
    pub order_known: bool,
    /// ES-6.4: zone powers used, where each player has one.
    pub powers: u8,
}

/// How far a Chimera is (ES-8.9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Intention {
    #[default]
    None,
    /// Declared this turn.
    Declared,
    /// Declared in the last turn: may be played now.
    Ready,
}

/// QO-15.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Numb {
    #[default]
    No,
    NextTurn,
    ThisTurn,
}
