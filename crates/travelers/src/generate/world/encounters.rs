//! Events and enemies of Worlds as data (TS-8.41).

use super::piece::{Deed, Part, Piece, Spot, Time, Words, fight, part, piece};
use crate::generate::event::Event;
use crate::generate::foe::{Difficulty, Strength};

use Deed::{FreeReveal, Remove};
use Difficulty::{Easy, Hard, Normal};
use Strength::{T1, T2, T3, T4, T5};
use Time::{BeforeEnding, FirstHalf, Middle, SecondHalf};

const fn late(words: &'static str, deeds: &'static [Deed]) -> Part {
    part(Words::Stock(words), Spot::B, SecondHalf, deeds)
}

pub(super) const LATE_EVENTS: &[Piece] = &[
    piece(
        "WL-1",
        &[late("healer", &[Deed::Event(Event::Heal), Remove])],
    ),
    piece(
        "WL-2",
        &[late(
            "challenge",
            &[Deed::Event(Event::Challenge), FreeReveal, Remove],
        )],
    ),
    piece(
        "WL-3",
        &[late(
            "ritual",
            &[Deed::Event(Event::Ritual), FreeReveal, Remove],
        )],
    ),
];

const fn middle(words: &'static str, deeds: &'static [Deed]) -> Part {
    part(Words::Stock(words), Spot::Any, Middle, deeds)
}

macro_rules! middle_event {
    ($id:literal, $words:literal, $event:ident) => {
        piece(
            $id,
            &[middle(
                $words,
                &[Deed::Event(Event::$event), FreeReveal, Remove],
            )],
        )
    };
}

pub(super) const MIDDLE_EVENTS: &[Piece] = &[
    piece(
        "WV-1",
        &[middle("trade", &[Deed::Event(Event::Trade), Remove])],
    ),
    middle_event!("WV-2", "swap", Swap),
    middle_event!("WV-3", "recover", Recover),
    piece("WV-4", &[middle("quiet", &[FreeReveal, Remove])]),
    middle_event!("WV-5", "weakness", Weakness),
    middle_event!("WV-6", "camp", Camp),
    middle_event!("WV-7", "migration", Migration),
    middle_event!("WV-8", "observatory", Observatory),
    middle_event!("WV-9", "gamble", Gamble),
    middle_event!("WV-10", "sacrifice", Sacrifice),
];

/// The early T2 of the rule book is a "hard" one in name only: see the table of tiers.
pub(super) const EARLY_ENEMIES: &[Piece] = &[
    piece(
        "WE-1",
        &[part(
            Words::Foe,
            Spot::A,
            FirstHalf,
            &[fight(T1, Hard), FreeReveal],
        )],
    ),
    piece(
        "WE-2",
        &[part(
            Words::Foe,
            Spot::A,
            FirstHalf,
            &[fight(T2, Easy), FreeReveal],
        )],
    ),
];

pub(super) const MIDDLE_ENEMY: Piece = piece(
    "WE-3",
    &[part(
        Words::Foe,
        Spot::Any,
        Middle,
        &[fight(T3, Normal), FreeReveal],
    )],
);

/// The strongest first: if the quests leave only two places, the hero can still reach level 8
/// (G-33), and misses the weakest of them least.
pub(super) const LATE_ENEMIES: &[Piece] = &[
    piece(
        "WE-6",
        &[part(
            Words::Foe,
            Spot::B,
            BeforeEnding,
            &[fight(T5, Easy), FreeReveal],
        )],
    ),
    piece(
        "WE-5",
        &[part(
            Words::Foe,
            Spot::B,
            SecondHalf,
            &[fight(T4, Easy), FreeReveal],
        )],
    ),
    piece(
        "WE-4",
        &[part(
            Words::Foe,
            Spot::B,
            SecondHalf,
            &[fight(T2, Normal), FreeReveal],
        )],
    ),
];
