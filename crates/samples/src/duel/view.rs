//! What a seat, or the public, sees of a duel.

use super::bag::HandCard;
use super::board::Place;
use super::card::Card;
use super::{Duel, DuelAction, DuelReason};
use kernel::{Eye, Game, Seat};
use serde::Serialize;

/// A position of the duel as one seat, or the public, sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DuelView {
    /// Whose turn it is; the last one when the game is over.
    pub active: Seat,
    /// Has the game ended?
    pub over: bool,
    /// The players, seat 1 first.
    pub players: Vec<DuelPlayerView>,
    /// For a seat: its hand.
    pub hand: Vec<HandCardView>,
}

/// What everyone sees of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DuelPlayerView {
    /// The health that is left.
    pub health: i8,
    /// The mana that is left in this turn.
    pub mana: u8,
    /// The mana a turn begins with.
    pub most_mana: u8,
    /// How many cards are in the hand.
    pub hand: usize,
    /// How many cards are in the deck.
    pub deck: usize,
    /// What drawing from an empty deck will cost next.
    pub next_tired: u8,
    /// The units on the board.
    pub units: Vec<UnitView>,
    /// The cards that were lost, cast or defeated, in the order of the table.
    pub gone: Vec<Card>,
}

/// A unit on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnitView {
    /// Where it is.
    pub place: Place,
    /// What it is.
    pub card: Card,
    /// The damage it deals.
    pub attack: u8,
    /// The damage it can still take.
    pub health: u8,
    /// Can it attack in its player's turn?
    pub ready: bool,
    /// For its owner: why it cannot attack now; nothing if it can.
    pub refused: Option<DuelReason>,
}

/// A card in the hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HandCardView {
    /// What it is.
    pub card: Card,
    /// Which copy of it, counted from 1.
    pub copy: u8,
    /// Why it cannot be played now; nothing if it can.
    pub refused: Option<DuelReason>,
}

impl DuelView {
    pub(super) fn of(game: &Duel, eye: Eye) -> DuelView {
        let hand_card_view = |seat, held: HandCard| HandCardView {
            card: held.card(),
            copy: held.number(),
            refused: game.refusal(seat, DuelAction::Play(held)),
        };
        DuelView {
            active: game.active,
            over: game.is_over(),
            players: Seat::all(2)
                .map(|seat| DuelPlayerView::of(game, seat, eye))
                .collect(),
            hand: match eye {
                Eye::Seat(seat) => {
                    let cards = game.player(seat).hand.sorted();
                    cards.map(|held| hand_card_view(seat, held)).collect()
                }
                Eye::Public => Vec::new(),
            },
        }
    }
}

impl DuelPlayerView {
    fn of(game: &Duel, seat: Seat, eye: Eye) -> DuelPlayerView {
        let player = game.player(seat);
        DuelPlayerView {
            health: player.health,
            mana: player.mana,
            most_mana: player.most_mana,
            hand: player.hand.len(),
            deck: player.deck.len(),
            next_tired: player.tired + 1,
            units: player
                .board
                .units()
                .map(|(place, unit)| UnitView {
                    place,
                    card: unit.card,
                    attack: unit.card.attack(),
                    health: unit.health,
                    ready: player.board.ready().contains(place.index()),
                    refused: match eye {
                        Eye::Seat(viewer) if viewer == seat => game.why_not_use(seat, place),
                        _ => None,
                    },
                })
                .collect(),
            gone: player.gone.cards().collect(),
        }
    }
}
