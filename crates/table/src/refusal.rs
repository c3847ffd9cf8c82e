//! Why a wish is not granted.

use catalog::Unplayable;
use kernel::Phrase;

/// Why a wish is not granted.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TableRefusal {
    /// The table does not have so many seats.
    #[error("the table has no such seat")]
    NoSuchSeat,
    /// Somebody else sits there, or nobody.
    #[error("it is not the guest's seat")]
    NotYourSeat,
    /// Only those who sit at the table may do this.
    #[error("the guest has no seat at the table")]
    NotSeated,
    /// To sit down one needs the link.
    #[error("the guest was not invited")]
    NotInvited,
    /// Somebody sits there already.
    #[error("the seat is taken")]
    SeatTaken,
    /// They sit there already.
    #[error("the guest sits there already")]
    AlreadyYours,
    /// They have risen already.
    #[error("the guest has risen already")]
    AlreadyLeft,
    /// Too short, too long, or with characters that do not show.
    #[error("the name is not possible")]
    BadName,
    /// There is no such bot.
    #[error("there is no such level")]
    NoSuchLevel,
    /// Wishes are told apart by ids of up to 32 letters, digits and hyphens.
    #[error("the wish's id is not possible")]
    BadWishId,
    /// Seats are open.
    #[error("seats are open")]
    SeatsOpen,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// The game has begun.
    #[error("the game has begun")]
    AlreadyBegun,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// It was chosen for an earlier question.
    #[error("it was chosen before something that changed the game")]
    Stale,
    /// The guest decided nothing yet.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// The game's rules forbid it.
    #[error("the game does not let it be taken back")]
    UndoForbidden,
    /// Others are being asked.
    #[error("others are being asked already")]
    UndoPending,
    /// The others did not agree a short time ago.
    #[error("the others are not asked again for {ms} ms")]
    UndoPause {
        /// How long they are not asked again.
        ms: u64,
    },
    /// Nobody asks the seat about an undo.
    #[error("nothing was asked of the seat")]
    NothingToAnswer,
    /// They are there, or not away for long enough.
    #[error("the other one is not away for long enough")]
    NotAway,
    /// The win can only be claimed where two play against each other.
    #[error("the win can be claimed only where two play against each other")]
    NoClaim,
    /// A bot plays there already.
    #[error("a bot plays there")]
    BotPlays,
    /// They wished it already.
    #[error("the guest wants to play again already")]
    AlreadyWished,
    /// They play again already.
    #[error("they play again at another table already")]
    RematchBegun,
    /// The game cannot read it.
    #[error("'{found}' is no action")]
    Misspelt {
        /// The word that could not be read.
        found: String,
    },
    /// It could mean several things.
    #[error("it could mean several things")]
    Ambiguous,
    /// The game's rules forbid it.
    #[error("rule {rule} forbids it")]
    Rule {
        /// The rule's number.
        rule: &'static str,
        /// Why.
        why: Phrase,
    },
}

impl TableRefusal {
    /// What kind of refusal it is: the number of the game's rule, or a word.
    pub fn code(&self) -> &'static str {
        match self {
            TableRefusal::NoSuchSeat => "no-such-seat",
            TableRefusal::NotYourSeat => "not-your-seat",
            TableRefusal::NotSeated => "not-seated",
            TableRefusal::NotInvited => "not-invited",
            TableRefusal::SeatTaken => "seat-taken",
            TableRefusal::AlreadyYours => "already-yours",
            TableRefusal::AlreadyLeft => "already-left",
            TableRefusal::BadName => "bad-name",
            TableRefusal::NoSuchLevel => "no-such-level",
            TableRefusal::BadWishId => "bad-wish-id",
            TableRefusal::SeatsOpen => "seats-open",
            TableRefusal::NotBegun => "not-begun",
            TableRefusal::AlreadyBegun => "already-begun",
            TableRefusal::GameOver => "game-over",
            TableRefusal::NotOver => "not-over",
            TableRefusal::Stale => "stale",
            TableRefusal::NothingToUndo => "nothing-to-undo",
            TableRefusal::UndoForbidden => "undo-forbidden",
            TableRefusal::UndoPending => "undo-pending",
            TableRefusal::UndoPause { .. } => "undo-pause",
            TableRefusal::NothingToAnswer => "nothing-to-answer",
            TableRefusal::NotAway => "not-away",
            TableRefusal::NoClaim => "no-claim",
            TableRefusal::BotPlays => "bot-plays",
            TableRefusal::AlreadyWished => "already-wished",
            TableRefusal::RematchBegun => "rematch-begun",
            TableRefusal::Misspelt { .. } => "misspelt",
            TableRefusal::Ambiguous => "ambiguous",
            TableRefusal::Rule { rule, .. } => rule,
        }
    }

    /// The refusal as a sentence.
    pub fn phrase(&self) -> Phrase {
        let key = match self {
            TableRefusal::NoSuchSeat => "table-no-such-seat",
            TableRefusal::NotYourSeat => "table-not-your-seat",
            TableRefusal::NotSeated => "table-not-seated",
            TableRefusal::NotInvited => "table-not-invited",
            TableRefusal::SeatTaken => "table-seat-taken",
            TableRefusal::AlreadyYours => "table-already-yours",
            TableRefusal::AlreadyLeft => "table-already-left",
            TableRefusal::BadName => {
                return Phrase::new("table-bad-name").with("most", crate::MOST_LETTERS);
            }
            TableRefusal::NoSuchLevel => "table-no-such-level",
            TableRefusal::BadWishId => "table-bad-wish-id",
            TableRefusal::SeatsOpen => "table-seats-open",
            TableRefusal::NotBegun => "table-not-begun",
            TableRefusal::AlreadyBegun => "table-already-begun",
            TableRefusal::GameOver => "table-game-over",
            TableRefusal::NotOver => "table-not-over",
            TableRefusal::Stale => "table-stale",
            TableRefusal::NothingToUndo => "table-nothing-to-undo",
            TableRefusal::UndoForbidden => "table-undo-forbidden",
            TableRefusal::UndoPending => "table-undo-pending",
            TableRefusal::UndoPause { ms } => {
                let seconds = ms.div_ceil(1000) as i64;
                return Phrase::new("table-undo-pause").with("seconds", seconds);
            }
            TableRefusal::NothingToAnswer => "table-nothing-to-answer",
            TableRefusal::NotAway => "table-not-away",
            TableRefusal::NoClaim => "table-no-claim",
            TableRefusal::BotPlays => "table-bot-plays",
            TableRefusal::AlreadyWished => "table-already-wished",
            TableRefusal::RematchBegun => "table-already-rematch",
            TableRefusal::Misspelt { found } => {
                return Phrase::new("table-misspelt").with("found", found.as_str());
            }
            TableRefusal::Ambiguous => "table-ambiguous",
            TableRefusal::Rule { why, .. } => return why.clone(),
        };
        Phrase::new(key)
    }
}

impl From<Unplayable> for TableRefusal {
    fn from(why: Unplayable) -> TableRefusal {
        match why {
            Unplayable::Misspelt { found, .. } => TableRefusal::Misspelt { found },
            Unplayable::Ambiguous(_) => TableRefusal::Ambiguous,
            Unplayable::Illegal { rule, why } => TableRefusal::Rule { rule, why },
        }
    }
}
