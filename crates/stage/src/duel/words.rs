//! What is the same in every scene of a language, said once. Who sits where differs from table to
//! table: the names are put in when it is shown.

use catalog::Locale;
use kernel::{Lang, Phrase, Seat};
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

/// The names of zones and facts.
pub struct Words {
    pub player: Owned,
    pub hand: Owned,
    pub units: Owned,
    pub deck: Owned,
    pub gone: Owned,
    pub turn: String,
    pub result: String,
    pub health: String,
    pub mana: String,
    pub tired: String,
}

/// The name of something each seat has: for itself, and for others.
pub struct Owned {
    own: [Arc<str>; 2],
    other: [Arc<str>; 2],
}

impl Owned {
    pub fn of<'a>(&'a self, seat: Seat, own: bool, locale: &Locale) -> Cow<'a, str> {
        let names = if own { &self.own } else { &self.other };
        locale.named(&names[seat.index()])
    }
}

impl Words {
    /// The words of this language.
    pub fn of(locale: &Locale) -> &'static Words {
        static SPOKEN: [OnceLock<Words>; Lang::ALL.len()] =
            [const { OnceLock::new() }; Lang::ALL.len()];
        SPOKEN[locale.lang() as usize].get_or_init(|| Words::spoken(locale))
    }

    fn spoken(locale: &Locale) -> Words {
        let word = |key| locale.say(&Phrase::new(key));
        let owned = |own, other| {
            let of = |key, index| locale.unnamed(&Phrase::new(key).with("seat", Seat::new(index)));
            Owned {
                own: [0, 1].map(|index| of(own, index)),
                other: [0, 1].map(|index| of(other, index)),
            }
        };
        Words {
            player: owned("mazzo-stage-you", "mazzo-stage-who"),
            hand: owned("mazzo-stage-hand-own", "mazzo-stage-hand"),
            units: owned("mazzo-stage-duel-units-own", "mazzo-stage-duel-units"),
            deck: owned("mazzo-stage-deck-own", "mazzo-stage-deck"),
            gone: owned("mazzo-stage-duel-gone-own", "mazzo-stage-duel-gone"),
            turn: word("mazzo-stage-turn"),
            result: word("mazzo-stage-result"),
            health: word("mazzo-stage-duel-health"),
            mana: word("mazzo-stage-duel-mana"),
            tired: word("mazzo-stage-duel-tired"),
        }
    }
}
