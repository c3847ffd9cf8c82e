//! What people see of a game of Leduc poker.

use super::card::Card;
use super::{End, Leduc, LeducAction, LeducReason};
use kernel::{Eye, Game, Seat};
use serde::Serialize;

/// A position of Leduc poker as one seat, or the public, sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LeducView {
    /// The players, seat 1 first.
    pub players: Vec<LeducPlayerView>,
    /// The public card, once it has been drawn.
    pub public: Option<Card>,
    /// The round, 1 or 2.
    pub round: u8,
    /// How many raises there were in this round.
    pub raises: u8,
    /// How many chips a raise puts in beyond a call.
    pub raise_size: u8,
    /// Who is to act, unless the game is over.
    pub mover: Option<Seat>,
    /// For a seat: whether it can take each action now.
    pub actions: Vec<LeducActionView>,
    /// How the game ended, if it has.
    pub end: Option<End>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LeducPlayerView {
    /// The player's card, for those who may see it.
    pub card: Option<Card>,
    /// How many chips the player has put in.
    pub chips: u8,
}

/// An action, and whether it can be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LeducActionView {
    /// Which one.
    pub action: LeducAction,
    /// Why it cannot be taken now; nothing if it can.
    pub refused: Option<LeducReason>,
}

impl LeducView {
    pub(super) fn of(game: &Leduc, eye: Eye) -> LeducView {
        let player_view = |seat: Seat| LeducPlayerView {
            card: (eye == Eye::Seat(seat) || game.hands_are_shown())
                .then(|| game.hands[seat.index()]),
            chips: game.chips[seat.index()],
        };
        let action_view = |seat, action| LeducActionView {
            action,
            refused: game.refusal(seat, action),
        };
        LeducView {
            players: Seat::all(2).map(player_view).collect(),
            public: game.public,
            round: if game.public.is_some() { 2 } else { 1 },
            raises: game.raises,
            raise_size: game.raise_size(),
            mover: game.end.is_none().then_some(game.mover),
            actions: match eye {
                Eye::Seat(seat) => LeducAction::ALL.map(|a| action_view(seat, a)).into(),
                Eye::Public => Vec::new(),
            },
            end: game.end,
        }
    }
}
