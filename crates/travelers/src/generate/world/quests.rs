//! Main and side quests of Worlds as data (TS-8.41).

use super::piece::{Deed, Part, Piece, Spot, Time, Words, fight, part, piece};
use crate::generate::event::Event;
use crate::generate::foe::{Difficulty, Role, Strength, Wanted};
use crate::sentence::Letter;

use Deed::{Remove, Reveal};
use Difficulty::{Hard, Normal};
use Strength::{Boss, T2, T3, T4};
use Time::{Beginning, FirstHalf, Middle, SecondHalf};

const START: Part = part(Words::Mission, Spot::Start, Beginning, &[]);
const END: Part = part(Words::Ending, Spot::End, Time::Ending, &[Deed::Win]);
const VILLAIN: Deed = Deed::Fight(Wanted::new(Boss, Normal), Role::Villain);
/// The villain's half of most main quests: its victory reveals part 1, the ending.
const LAIR: Part = part(
    Words::Foe,
    Spot::B,
    Time::Ending,
    &[VILLAIN, Reveal(1), Remove],
);

/// A main quest and the name of its texts.
pub(super) struct MainQuest {
    pub(super) words: &'static str,
    pub(super) piece: Piece,
}

const fn main(id: &'static str, words: &'static str, parts: &'static [Part]) -> MainQuest {
    MainQuest {
        words,
        piece: piece(id, parts),
    }
}

pub(super) const MAIN_QUESTS: &[MainQuest] = &[
    main("WM-1", "hunt", &[START, END, LAIR]),
    main(
        "WM-2",
        "key",
        &[
            START,
            END,
            LAIR,
            part(Words::Stock("key"), Spot::B, Middle, &[Reveal(2)]),
        ],
    ),
    main(
        "WM-3",
        "lieutenant",
        &[
            START,
            END,
            part(
                Words::Foe,
                Spot::B,
                Time::Ending,
                &[Deed::BlankWhileMapped(3), VILLAIN, Reveal(1), Remove],
            ),
            part(
                Words::Foe,
                Spot::B,
                Middle,
                &[Deed::Fight(Wanted::new(T3, Hard), Role::Lieutenant), Remove],
            ),
        ],
    ),
    main(
        "WM-4",
        "forms",
        &[
            START,
            END,
            part(
                Words::Foe,
                Spot::Over,
                Time::Ending,
                &[
                    Deed::Fight(Wanted::new(T4, Hard), Role::FirstForm),
                    Reveal(3),
                ],
            ),
            part(
                Words::Foe,
                Spot::Under,
                Time::Ending,
                &[
                    Deed::Fight(Wanted::new(Boss, Normal), Role::SecondForm),
                    Reveal(1),
                ],
            ),
        ],
    ),
    main(
        "WM-5",
        "curse",
        &[
            START,
            END,
            LAIR,
            part(
                Words::Stock("curse"),
                Spot::B,
                SecondHalf,
                &[Deed::Event(Event::Curse), Reveal(2), Remove],
            ),
        ],
    ),
];

const THIEF: Words = Words::Stock("thief");

pub(super) const SIDE_QUESTS: &[Piece] = &[
    piece(
        "WS-1",
        &[
            part(
                Words::Stock("bounty"),
                Spot::Over,
                Middle,
                &[fight(T3, Normal), Reveal(1)],
            ),
            part(
                Words::Stock("healer"),
                Spot::Under,
                Middle,
                &[Deed::Event(Event::Heal), Remove],
            ),
        ],
    ),
    piece(
        "WS-2",
        &[
            part(
                Words::Stock("guardian"),
                Spot::Takable,
                SecondHalf,
                &[fight(T4, Hard), Deed::Event(Event::TakeHeroCard)],
            ),
            part(
                Words::Stock("technique"),
                Spot::B,
                SecondHalf,
                &[fight(T3, Hard), Reveal(0)],
            ),
        ],
    ),
    piece(
        "WS-3",
        &[
            part(
                Words::Stock("theft"),
                Spot::Over,
                Beginning,
                &[
                    Deed::FillMark,
                    Deed::RevealOn(Letter::A, 1),
                    Deed::RevealOn(Letter::B, 2),
                    Deed::RemoveOn(Letter::B),
                ],
            ),
            part(THIEF, Spot::Under, FirstHalf, &[fight(T2, Normal), Remove]),
            part(
                THIEF,
                Spot::B,
                SecondHalf,
                &[fight(T3, Normal), Deed::Event(Event::Heal), Remove],
            ),
        ],
    ),
    piece(
        "WS-4",
        &[part(
            Words::Stock("chest"),
            Spot::B,
            SecondHalf,
            &[Deed::Lock, Remove],
        )],
    ),
    piece(
        "WS-5",
        &[part(
            Words::Stock("trap"),
            Spot::B,
            SecondHalf,
            &[Deed::Trap, Remove],
        )],
    ),
    piece(
        "WS-6",
        &[part(
            Words::Stock("forge"),
            Spot::Takable,
            SecondHalf,
            &[Deed::Event(Event::Forge)],
        )],
    ),
    piece(
        "WS-7",
        &[
            part(
                Words::Stock("hostage"),
                Spot::Over,
                Middle,
                &[fight(T3, Hard), Reveal(1)],
            ),
            part(
                Words::Stock("helper"),
                Spot::Under,
                Middle,
                &[Deed::Event(Event::Helper), Remove],
            ),
        ],
    ),
];
