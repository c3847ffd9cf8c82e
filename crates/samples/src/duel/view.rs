//! What a seat, or the public, sees of a duel.

use super::bag::{Bag, HandCard};
use super::board::{PLACES, Place, Unit};
use super::card::Card;
use super::{Duel, DuelAction, DuelReason, HAND_LIMIT};
use kernel::{Eye, Game, Pile, Seat};
use serde::Serialize;

/// A position of the duel as one seat, or the public, sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DuelView {
    /// Whose turn it is; the last one when the game is over.
    pub active: Seat,
    /// Has the game ended?
    pub over: bool,
    /// The players, seat 1 first.
    pub players: [DuelPlayerView; 2],
    /// For a seat: its hand.
    pub hand: Pile<HandCardView, HAND_LIMIT>,
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
    pub units: Pile<UnitView, PLACES>,
    /// The cards that were lost, cast or defeated, in the order of the table.
    pub gone: Bag,
}

/// A unit on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
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
            players: [0, 1].map(|seat| DuelPlayerView::of(game, Seat::new(seat), eye)),
            hand: match eye {
                Eye::Seat(seat) => {
                    let hand = game.player(seat).hand.sorted();
                    piled(hand.map(|held| hand_card_view(seat, held)))
                }
                Eye::Public => Pile::new(),
            },
        }
    }
}

impl DuelPlayerView {
    fn of(game: &Duel, seat: Seat, eye: Eye) -> DuelPlayerView {
        let player = game.player(seat);
        let unit_view = |(place, unit): (Place, Unit)| UnitView {
            place,
            card: unit.card,
            attack: unit.card.attack(),
            health: unit.health,
            ready: player.board.ready().contains(place.index()),
            refused: match eye {
                Eye::Seat(viewer) if viewer == seat => game.why_not_use(seat, place),
                _ => None,
            },
        };
        DuelPlayerView {
            health: player.health,
            mana: player.mana,
            most_mana: player.most_mana,
            hand: player.hand.len(),
            deck: player.deck.len(),
            next_tired: player.tired + 1,
            units: piled(player.board.units().map(unit_view)),
            gone: player.gone,
        }
    }
}

/// All of these, of which there are no more than the rules allow.
fn piled<T: Copy + Default, const N: usize>(items: impl Iterator<Item = T>) -> Pile<T, N> {
    let mut pile = Pile::new();
    for item in items {
        let fits = pile.push(item);
        debug_assert!(fits.is_ok(), "there are more than {N}");
    }
    pile
}
