//! The templates of class C: constellations (TS-8.13).

use super::template::*;
use crate::sentence::Where::{InHand, InPlay};
use crate::track::Track::{Attack, Defense};

const TWO: Number = Fixed(2);

/// The numbers of AT-C05, which asks for its constellation in play or in hand.
const ATTACK_CELLS: &[Cell] = &[
    v(3, 3).a(4),
    v(5, 4).a(6),
    v(5, 5).a(8),
    v(6, 6).a(11),
    v(8, 7).a(13),
    v(8, 8).a(16),
];

/// The numbers of AT-C06, which asks for its constellation in play or in hand.
const DEFENSE_CELLS: &[Cell] = &[
    v(3, 3).a(3),
    v(5, 4).a(5),
    v(5, 5).a(7),
    v(6, 6).a(9),
    v(7, 7).a(10),
    v(8, 8).a(13),
];

pub(super) static CONSTELLATIONS: [Template; 15] = [
    Template::new(
        "C01",
        "1",
        Pool::Attack,
        &[
            v(3, 3).a(2),
            v(5, 4).a(3),
            v(5, 5).a(4),
            v(6, 6).a(6),
            v(8, 7).a(7),
            v(8, 8).a(8),
        ],
        &[&[
            does(&[attack(A)]).when(&[no_stars(InPlay)]),
            does(&[attack(A)]).when(&[no_stars(InHand)]),
        ]],
    ),
    Template::new(
        "C02",
        "2",
        Pool::Defense,
        &[
            v(3, 3).a(2),
            v(5, 4).a(3),
            v(5, 5).a(4),
            v(6, 6).a(5),
            v(7, 7).a(5),
            v(8, 8).a(7),
        ],
        &[&[
            does(&[defense(A)]).when(&[no_stars(InPlay)]),
            does(&[defense(A)]).when(&[no_stars(InHand)]),
        ]],
    ),
    Template::new(
        "C03",
        "3",
        Pool::Attack,
        &[
            v(3, 3).ab(0, 2),
            v(5, 4).ab(0, 3),
            v(5, 5).ab(0, 4),
            v(6, 6).ab(5, 3),
            v(8, 7).ab(5, 4),
            v(8, 8).ab(6, 5),
        ],
        &[&[
            does(&[attack(A)]),
            does(&[attack(B)]).when(&[stars(InPlay, FirstTwo)]),
            does(&[attack(B)]).when(&[stars(InPlay, Whole)]).long(),
            does(&[Does::TakeBack(AllButOneStar)]),
        ]],
    ),
    Template::new(
        "C04",
        "4",
        Pool::Defense,
        &[
            v(3, 3).ab(1, 1),
            v(5, 4).ab(1, 2),
            v(5, 5).ab(1, 3),
            v(6, 6).ab(3, 3),
            v(7, 7).ab(4, 3),
            v(8, 8).ab(5, 4),
        ],
        &[&[
            does(&[defense(A)]),
            does(&[defense(B)]).when(&[stars(InPlay, FirstTwo)]),
            does(&[defense(B)]).when(&[stars(InPlay, Whole)]).long(),
            does(&[Does::TakeBack(AllButOneStar)]),
        ]],
    ),
    Template::new(
        "C05",
        "5",
        Pool::Attack,
        ATTACK_CELLS,
        &[&[does(&[attack(A), Does::TakeBack(TakenBack)]).when(&[stars(InPlay, Whole)])]],
    ),
    Template::new(
        "C05 in hand",
        "5",
        Pool::Attack,
        ATTACK_CELLS,
        &[&[does(&[attack(A), Does::TakeBack(TakenBack)]).when(&[stars(InHand, Whole)])]],
    ),
    Template::new(
        "C06",
        "6",
        Pool::Defense,
        DEFENSE_CELLS,
        &[&[does(&[defense(A), Does::TakeBack(TakenBack)]).when(&[stars(InPlay, Whole)])]],
    ),
    Template::new(
        "C06 in hand",
        "6",
        Pool::Defense,
        DEFENSE_CELLS,
        &[&[does(&[defense(A), Does::TakeBack(TakenBack)]).when(&[stars(InHand, Whole)])]],
    ),
    Template::new(
        "C07",
        "7",
        Pool::Attack,
        &[
            v(4, 3).n(1).a(7),
            v(4, 4).n(1).a(9),
            v(6, 5).n(1).a(11),
            v(6, 6).n(2).a(13),
            v(7, 7).n(2).a(15),
            v(8, 8).n(2).a(19),
        ],
        &[&[does(&[attack(A), Does::TakeBack(TakenBack)])
            .when(&[stars(InPlay, Whole), in_play(Dealt, N)])]],
    ),
    Template::new(
        "C08",
        "8",
        Pool::Defense,
        &[
            v(4, 3).n(1).a(5),
            v(5, 4).n(1).a(7),
            v(5, 5).n(1).a(9),
            v(8, 7).n(2).a(11),
            v(7, 7).n(2).a(13),
            v(8, 8).n(2).a(16),
        ],
        &[&[does(&[defense(A), Does::TakeBack(TakenBack)])
            .when(&[stars(InPlay, Whole), in_play(Dealt, N)])]],
    ),
    Template::new(
        "C09",
        "9",
        Pool::Attack,
        &[
            v(3, 3).ab(4, 2),
            v(4, 4).ab(6, 2),
            v(5, 5).ab(8, 3),
            v(6, 6).ab(10, 4),
            v(7, 7).ab(12, 4),
            v(8, 8).ab(16, 6),
        ],
        &[&[
            does(&[attack(A)]).when(&[stars(InPlay, Whole)]),
            does(&[defense(B)]).when(&[stars(InPlay, FirstSwapped)]),
        ]],
    ),
    Template::new(
        "C10",
        "10",
        Pool::Defense,
        &[
            v(3, 3).ab(3, 1),
            v(5, 4).ab(5, 2),
            v(5, 5).ab(6, 2),
            v(6, 6).ab(9, 3),
            v(7, 7).ab(10, 4),
            v(7, 8).ab(13, 5),
        ],
        &[&[
            does(&[defense(A)]).when(&[stars(InPlay, Whole)]),
            does(&[attack(B)]).when(&[stars(InPlay, FirstSwapped)]),
        ]],
    ),
    Template::new(
        "C11",
        "11",
        Pool::Attack,
        &[v(4, 3), v(5, 4), v(5, 5)],
        &[&[does(&[
            Does::Transfer(Defense, Attack),
            defense(TWO),
            Does::TakeBack(TakenBack),
        ])
        .when(&[stars(InPlay, Whole)])]],
    ),
    Template::new(
        "C12",
        "12",
        Pool::Defense,
        &[v(4, 3), v(4, 4), v(5, 5)],
        &[&[does(&[
            Does::Transfer(Attack, Defense),
            attack(TWO),
            Does::TakeBack(TakenBack),
        ])
        .when(&[stars(InPlay, Whole)])]],
    ),
    Template::new(
        "CL",
        "legacy",
        Pool::Legacy,
        &[v(9, 9).a(17)],
        &[&[does(&[Does::Legacy, attack(A), Does::TakeBack(Fixed(3))])
            .when(&[stars(InPlay, Whole)])]],
    )
    .from(9),
];
