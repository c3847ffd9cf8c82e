//! Leduc poker: the smallest poker with hidden cards, a public card and two rounds of betting.
//!
//! - LE-1: The deck has six cards: jack, queen and king, of hearts and of spades. Each of the two
//!   players puts in one chip and gets one card, which only they see.
//! - LE-2: There are two rounds. Seat 1 acts first in each, then the players take turns.
//! - LE-3: To call is to put in as much as the other player has; if that is nothing more, it is
//!   called a check. To raise is to call and to put in 2 chips more, in the second round 4.
//! - LE-4: A player may fold only when the other one has put in more.
//! - LE-5: There are at most two raises in a round.
//! - LE-6: A round ends when both have acted and both have put in the same. After the first one a
//!   card is drawn from the four that are left and shown to all; after the second one both
//!   players show theirs.
//! - LE-7: A card of the public card's rank wins, else the higher rank. The winner gets what the
//!   other player put in; with equal ranks each keeps their own.
//! - LE-8: Who folds, or gives up, loses what they put in. Their card stays hidden, and so does
//!   the winner's.
//! - LE-9: When the game is over nobody acts.
//!
//! The public card is drawn from the position's own chance when it is needed, not before: until
//! then there is nothing to hide. `betting` is what each action does, [`view`] what people see,
//! `narrate` what they read.

mod betting;
pub mod card;
mod end;
mod evaluate;
mod narrate;
pub mod view;

use crate::Plain;
use card::Card;
pub use end::End;
use kernel::{
    Broken, Event, Eye, Game, Log, Misread, Outcome, Reader, Reason, Rng, Seat, SeatSet, Seed, Turn,
};
use serde::{Deserialize, Serialize};
pub use view::LeducView;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);
const ANTE: u8 = 1;
const MOST_RAISES: u8 = 2;

/// A position of Leduc poker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leduc {
    hands: [Card; 2],
    public: Option<Card>,
    chips: [u8; 2],
    raises: u8,
    mover: Seat,
    end: Option<End>,
    chance: Rng,
}

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LeducAction {
    /// Give up the chips put in.
    Fold,
    /// Put in as much as the other player.
    Call,
    /// Call, and put in more.
    Raise,
}

impl LeducAction {
    /// Every action.
    pub const ALL: [LeducAction; 3] = [LeducAction::Fold, LeducAction::Call, LeducAction::Raise];

    /// The action's word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            LeducAction::Fold => "fold",
            LeducAction::Call => "call",
            LeducAction::Raise => "raise",
        }
    }
}

/// What happened in a game of Leduc poker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LeducEvent {
    /// Someone put in as much as the other player.
    Called {
        /// Who.
        seat: Seat,
        /// The chips it took: none for a check.
        chips: u8,
    },
    /// Someone put in more than the other player.
    Raised {
        /// Who.
        seat: Seat,
        /// The chips it took.
        chips: u8,
    },
    /// The public card was drawn.
    PublicCard(Card),
    /// Both players showed their cards, seat 1 first.
    Shown([Card; 2]),
    /// The game ended.
    Ended(End),
}

impl Event for LeducEvent {
    fn reveals(&self) -> bool {
        matches!(self, LeducEvent::PublicCard(_) | LeducEvent::Shown(_))
    }
}

/// Why something cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LeducReason {
    /// The game has ended.
    GameOver,
    /// The other player is to act.
    NotYourTurn,
    /// The other player has put in no more.
    NothingToFoldTo,
    /// There were two raises in this round.
    RaisesSpent,
}

impl Reason for LeducReason {
    fn rule(&self) -> &'static str {
        match self {
            LeducReason::GameOver => "LE-9",
            LeducReason::NotYourTurn => "LE-2",
            LeducReason::NothingToFoldTo => "LE-4",
            LeducReason::RaisesSpent => "LE-5",
        }
    }
}

#[inline]
fn opponent(seat: Seat) -> Seat {
    if seat == FIRST { SECOND } else { FIRST }
}

impl Game for Leduc {
    const ID: &'static str = "leduc";
    const RULES_VERSION: u16 = 1;

    type Setup = Plain;
    type Action = LeducAction;
    type Event = LeducEvent;
    type Reason = LeducReason;
    type View = LeducView;
    type Saved = Leduc;

    #[inline]
    fn new(_: &Plain, seed: Seed) -> Leduc {
        let mut chance = Rng::new(seed);
        let first = Card::draw(&mut chance, []);
        let second = Card::draw(&mut chance, [first]);
        Leduc {
            hands: [first, second],
            public: None,
            chips: [ANTE; 2],
            raises: 0,
            mover: FIRST,
            end: None,
            chance,
        }
    }

    fn seats(&self) -> usize {
        2
    }

    fn first(&self) -> SeatSet {
        SeatSet::one(FIRST)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.end {
            None => Turn::Choose(SeatSet::one(self.mover)),
            Some(end) => Turn::Over(Outcome::paid(&end.payoffs(self.chips))),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<LeducAction>) {
        if self.end.is_none() && seat == self.mover {
            out.extend_from_slice(self.choices());
        }
    }

    fn refusal(&self, seat: Seat, action: LeducAction) -> Option<LeducReason> {
        if self.end.is_some() {
            return Some(LeducReason::GameOver);
        }
        if seat != self.mover {
            return Some(LeducReason::NotYourTurn);
        }
        match action {
            LeducAction::Fold if !self.faces_a_bet() => Some(LeducReason::NothingToFoldTo),
            LeducAction::Raise if self.raises == MOST_RAISES => Some(LeducReason::RaisesSpent),
            _ => None,
        }
    }

    #[inline]
    fn play_unchecked(&mut self, seat: Seat, action: LeducAction, log: &mut impl Log<LeducEvent>) {
        match action {
            LeducAction::Fold => self.end(End::Folded(seat), log),
            LeducAction::Call => self.call(seat, log),
            LeducAction::Raise => self.raise(seat, log),
        }
    }

    #[inline]
    fn pick(&self, _: Seat, rng: &mut Rng, _: &mut Vec<LeducAction>) -> LeducAction {
        let choices = self.choices();
        choices[rng.index(choices.len())]
    }

    fn fallback(&self, _: Seat) -> LeducAction {
        if self.faces_a_bet() {
            LeducAction::Fold
        } else {
            LeducAction::Call
        }
    }

    fn concede(&mut self, seat: Seat, log: &mut impl Log<LeducEvent>) {
        if self.end.is_none() {
            self.end(End::Folded(seat), log);
        }
    }

    fn view(&self, eye: Eye) -> LeducView {
        LeducView::of(self, eye)
    }

    fn guess(&mut self, seat: Seat, rng: &mut Rng) {
        if !self.hands_are_shown() {
            let own = self.hands[seat.index()];
            let hidden = opponent(seat).index();
            self.hands[hidden] = match self.public {
                Some(public) => Card::draw(rng, [own, public]),
                None => Card::draw(rng, [own]),
            };
        }
        self.chance = rng.split();
    }

    fn check(&self) -> Result<(), Broken> {
        end::check(self)
    }

    fn save(&self) -> Leduc {
        *self
    }

    fn restore(_: &Plain, saved: Leduc) -> Result<Leduc, Broken> {
        saved.check()?;
        Ok(saved)
    }

    fn spell(&self, action: LeducAction) -> String {
        action.word().to_owned()
    }

    fn read(&self, text: &str) -> Result<LeducAction, Misread> {
        let mut reader = Reader::new(text);
        let action = reader.parse("fold, call or raise", |word| {
            LeducAction::ALL
                .into_iter()
                .find(|action| action.word() == word)
        })?;
        reader.finish(action)
    }
}
