//! What is the same in every scene of a language, said once. Who sits where differs from table to
//! table: the names are put in when it is shown.

use catalog::{Locale, Saying};
use kernel::{Lang, Phrase, Seat};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::OnceLock;

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
    own: [Saying; 2],
    other: [Saying; 2],
}

impl Owned {
    /// What that of a seat is called by whoever looks.
    pub fn of<'a>(&'a self, seat: Seat, own: bool, locale: &'a Locale) -> Name<'a> {
        Name {
            owned: self,
            seat,
            own,
            locale,
        }
    }
}

/// What something of a seat is called. It is only put into words where it is written: at one table
/// it stays the same.
#[derive(Clone, Copy)]
pub struct Name<'a> {
    owned: &'a Owned,
    seat: Seat,
    own: bool,
    locale: &'a Locale,
}

impl fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Owned { own, other } = self.owned;
        let sayings = if self.own { own } else { other };
        let mut name = String::new();
        self.locale.name(&sayings[self.seat.index()], &mut name);
        f.write_str(&name)
    }
}

impl Hash for Name<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.seat.index(), self.own, self.locale.names_mark()).hash(state);
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
