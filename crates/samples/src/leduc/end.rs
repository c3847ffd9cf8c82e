//! How a game ends and what it pays, and what must hold until then.

use super::card::Card;
use super::{ANTE, FIRST, Leduc, MOST_RAISES, SECOND, opponent};
use kernel::{Broken, Seat};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// How a game of Leduc poker ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// This seat folded or gave up.
    Folded(Seat),
    /// Both showed their cards, and this seat won.
    Won(Seat),
    /// Both showed cards of the same rank.
    Split,
}

impl End {
    /// What each seat gets.
    #[inline]
    pub(super) fn payoffs(self, chips: [u8; 2]) -> [i16; 2] {
        let loser = match self {
            End::Folded(loser) => loser,
            End::Won(winner) => opponent(winner),
            End::Split => return [0, 0],
        };
        let lost = i16::from(chips[loser.index()]);
        if loser == FIRST {
            [-lost, lost]
        } else {
            [lost, -lost]
        }
    }
}

/// LE-7: how one hand compares with another.
#[inline]
pub(super) fn compare(own: Card, other: Card, public: Card) -> Ordering {
    let strength = |card: Card| (card.rank() == public.rank(), card.rank());
    strength(own).cmp(&strength(other))
}

impl Leduc {
    #[inline]
    pub(super) fn showdown(&self, public: Card) -> End {
        let [first, second] = self.hands;
        match compare(first, second, public) {
            Ordering::Less => End::Won(SECOND),
            Ordering::Equal => End::Split,
            Ordering::Greater => End::Won(FIRST),
        }
    }

    pub(super) fn hands_are_shown(&self) -> bool {
        matches!(self.end, Some(End::Won(_) | End::Split))
    }
}

pub(super) fn check(game: &Leduc) -> Result<(), Broken> {
    let wrong = |what: &str| Err(Broken(format!("Leduc: {what}")));
    let [first, second] = game.hands;
    if first == second || game.hands.iter().any(|&card| Some(card) == game.public) {
        return wrong("one card is in two places");
    }
    if game.mover != FIRST && game.mover != SECOND {
        return wrong("there are only two seats");
    }
    if game.raises > MOST_RAISES {
        return wrong("there are at most two raises in a round");
    }
    let [own, other] = [game.mover, opponent(game.mover)].map(|seat| game.chips[seat.index()]);
    let most_before = if game.public.is_some() { 2 } else { 0 };
    let before = (0..=most_before).map(|raises| ANTE + raises * 2);
    let size = game.raise_size();
    let bet = if game.faces_a_bet() { size } else { 0 };
    if !before
        .into_iter()
        .any(|start| start + game.raises * size == other)
    {
        return wrong("no bets lead to these chips");
    }
    match (game.end, game.public) {
        (Some(End::Folded(seat)), _) if seat != FIRST && seat != SECOND => {
            wrong("there are only two seats")
        }
        (None | Some(End::Folded(_)), _) if other.checked_sub(own) != Some(bet) => {
            wrong("the mover is short of one raise, or of nothing")
        }
        (None | Some(End::Folded(_)), _) => Ok(()),
        (Some(end), Some(public)) if own == other && end == game.showdown(public) => Ok(()),
        (Some(End::Won(_) | End::Split), _) => wrong("this is not how the cards are shown"),
    }
}
