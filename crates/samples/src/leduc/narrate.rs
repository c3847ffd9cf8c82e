//! How Leduc poker speaks to people.

use super::card::Card;
use super::{End, Leduc, LeducAction, LeducEvent, LeducReason, opponent};
use crate::Plain;
use kernel::{CardEntry, Narrate, Phrase, Seat, Words};

impl Narrate for Leduc {
    fn prompt(&self, seat: Seat) -> Phrase {
        match self.end {
            Some(end) => end_phrase(end, self.chips),
            None if seat != self.mover => Phrase::new("leduc-prompt-wait").with("seat", self.mover),
            None if self.faces_a_bet() => {
                Phrase::new("leduc-prompt-bet").with("chips", self.missing(seat))
            }
            None => Phrase::new("leduc-prompt-open"),
        }
    }

    fn label(&self, seat: Seat, action: LeducAction) -> Phrase {
        match action {
            LeducAction::Fold => Phrase::new("leduc-action-fold"),
            LeducAction::Call => match self.missing(seat) {
                0 => Phrase::new("leduc-action-check"),
                chips => Phrase::new("leduc-action-call").with("chips", chips),
            },
            LeducAction::Raise => {
                Phrase::new("leduc-action-raise").with("chips", self.raise_size())
            }
        }
    }

    fn tell(&self, event: &LeducEvent) -> Phrase {
        match *event {
            LeducEvent::Called { seat, chips: 0 } => {
                Phrase::new("leduc-checked").with("seat", seat)
            }
            LeducEvent::Called { seat, chips } => Phrase::new("leduc-called")
                .with("seat", seat)
                .with("chips", chips),
            LeducEvent::Raised { seat, chips } => Phrase::new("leduc-raised")
                .with("seat", seat)
                .with("chips", chips),
            LeducEvent::PublicCard(card) => {
                Phrase::new("leduc-public-card").with("card", card.name())
            }
            LeducEvent::Shown([first, second]) => Phrase::new("leduc-shown")
                .with("first", first.name())
                .with("second", second.name()),
            LeducEvent::Ended(end) => end_phrase(end, self.chips),
        }
    }

    fn explain(&self, reason: &LeducReason) -> Phrase {
        match reason {
            LeducReason::GameOver => Phrase::new("leduc-reason-game-over"),
            LeducReason::NotYourTurn => Phrase::new("leduc-reason-not-your-turn"),
            LeducReason::NothingToFoldTo => Phrase::new("leduc-reason-nothing-to-fold-to"),
            LeducReason::RaisesSpent => Phrase::new("leduc-reason-raises-spent"),
        }
    }

    fn cards(_: &Plain) -> Vec<CardEntry> {
        Card::ALL
            .into_iter()
            .map(|card| CardEntry {
                id: card.id(),
                name: card.name().into(),
                line: Phrase::new("leduc-card-line").with("rank", card.rank() as u8 + 1),
                text: Phrase::new("leduc-card-text"),
                data: serde_json::json!({ "rank": card.rank() }),
            })
            .collect()
    }
}

impl Leduc {
    /// How many chips a call would cost this seat.
    fn missing(&self, seat: Seat) -> u8 {
        self.chips[opponent(seat).index()].saturating_sub(self.chips[seat.index()])
    }
}

fn end_phrase(end: End, chips: [u8; 2]) -> Phrase {
    match end {
        End::Folded(seat) => Phrase::new("leduc-end-folded")
            .with("seat", seat)
            .with("chips", chips[seat.index()]),
        End::Won(seat) => Phrase::new("leduc-end-won")
            .with("seat", seat)
            .with("chips", chips[opponent(seat).index()]),
        End::Split => Phrase::new("leduc-end-split"),
    }
}

impl Card {
    /// The card's id in files.
    pub const fn id(self) -> &'static str {
        match self {
            Card::JackHearts => "jack-hearts",
            Card::JackSpades => "jack-spades",
            Card::QueenHearts => "queen-hearts",
            Card::QueenSpades => "queen-spades",
            Card::KingHearts => "king-hearts",
            Card::KingSpades => "king-spades",
        }
    }

    /// The card's name.
    pub const fn name(self) -> Words {
        let (en, it, zh_hant) = match self {
            Card::JackHearts => ("jack of hearts", "fante di cuori", "紅心 J"),
            Card::JackSpades => ("jack of spades", "fante di picche", "黑桃 J"),
            Card::QueenHearts => ("queen of hearts", "donna di cuori", "紅心 Q"),
            Card::QueenSpades => ("queen of spades", "donna di picche", "黑桃 Q"),
            Card::KingHearts => ("king of hearts", "re di cuori", "紅心 K"),
            Card::KingSpades => ("king of spades", "re di picche", "黑桃 K"),
        };
        Words { en, it, zh_hant }
    }
}
