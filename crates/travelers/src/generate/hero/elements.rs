//! The templates of class E: elements (TS-8.13).

use super::template::*;
use crate::sentence::Count::AtLeast;
use crate::sentence::Where::{InHand, InPlay};
use crate::track::Track::{Attack, Defense};

const ONE: Number = Fixed(1);
const TWO: Number = Fixed(2);

pub(super) static ELEMENTS: [Template; 16] =
    [
        Template::new(
            "E01",
            "1",
            Pool::Attack,
            &[
                v(3, 3).ab(2, 2),
                v(6, 5).ab(3, 3),
                v(5, 5).ab(4, 3),
                v(6, 6).ab(5, 4),
                v(7, 7).ab(5, 5),
                v(9, 8).ab(7, 6),
            ],
            &[&[
                does(&[attack(A)]),
                does(&[attack(B)]).when(&[in_play(Beaten, ONE)]),
                does(&[attack(B)]).when(&[in_play(Beaten, TWO)]),
            ]],
        ),
        Template::new(
            "E02",
            "2",
            Pool::Defense,
            &[
                v(3, 3).ab(3, 1),
                v(4, 4).ab(3, 2),
                v(5, 5).ab(3, 3),
                v(6, 6).ab(5, 3),
                v(7, 7).ab(4, 4),
                v(8, 8).ab(5, 5),
            ],
            &[&[
                does(&[defense(A)]),
                does(&[defense(B)]).when(&[in_hand(Beaten, ONE)]),
                does(&[defense(B)]).when(&[in_hand(Beaten, TWO)]),
            ]],
        ),
        Template::new(
            "E03",
            "3",
            Pool::Attack,
            &[
                v(6, 3).n(1).ab(4, 3).second(1),
                v(6, 4).n(1).ab(6, 4).second(2),
                v(7, 5).n(1).ab(8, 5).second(2),
                v(8, 6).n(2).ab(10, 6).second(3),
                v(9, 7).n(2).ab(12, 7).second(3),
                v(9, 8).n(2).ab(17, 8).second(4),
            ],
            &[
                &[does(&[attack(A)])],
                &[does(&[defense(B)]).when(&[in_play(Beaten, N)])],
            ],
        ),
        Template::new(
            "E04",
            "4",
            Pool::Defense,
            &[
                v(6, 3).n(1).ab(3, 3).second(1),
                v(7, 4).n(1).ab(5, 4).second(1),
                v(7, 5).n(1).ab(6, 5).second(1),
                v(8, 6).n(2).ab(9, 6).second(2),
                v(9, 7).n(2).ab(10, 7).second(2),
                v(9, 8).n(2).ab(13, 8).second(3),
            ],
            &[
                &[does(&[defense(A)])],
                &[does(&[attack(B)]).when(&[in_play(Beaten, N)])],
            ],
        ),
        Template::new(
            "E05",
            "5",
            Pool::Attack,
            &[
                v(3, 3).a(9),
                v(6, 5).a(11),
                v(5, 5).a(13),
                v(6, 6).a(16),
                v(7, 7).a(18),
                v(8, 8).a(22),
            ],
            &[&[does(&[attack(A)]).when(&[in_play(Beaten, ONE), in_play(Beating, ONE)])]],
        ),
        Template::new(
            "E06",
            "6",
            Pool::Attack,
            &[
                v(3, 3).a(6),
                v(6, 5).a(9),
                v(5, 5).a(10),
                v(6, 6).a(13),
                v(7, 7).a(15),
                v(9, 8).a(19),
            ],
            &[&[does(&[attack(A)]).when(&[
                Asks::Cards(InPlay, AtLeast(2)),
                Asks::Without(InPlay, Beating),
            ])]],
        ),
        Template::new(
            "E07",
            "7",
            Pool::Defense,
            &[
                v(3, 3).a(7),
                v(6, 5).a(9),
                v(6, 5).a(11),
                v(6, 6).a(13),
                v(7, 7).a(15),
                v(9, 9).a(18),
            ],
            &[&[does(&[defense(A)]).when(&[in_hand(Beaten, ONE), in_hand(Beating, ONE)])]],
        ),
        Template::new(
            "E08",
            "8",
            Pool::Attack,
            &[
                v(3, 3).n(1).a(3),
                v(6, 5).n(1).a(5),
                v(5, 5).n(1).a(5),
                v(6, 6).n(2).a(7),
                v(7, 7).n(2).a(8),
                v(9, 8).n(2).a(10),
            ],
            &[&[
                does(&[attack(A)]),
                does(&[attack(A)]).when(&[in_play(Beaten, N)]),
            ]],
        ),
        Template::new(
            "E09",
            "9",
            Pool::Defense,
            &[
                v(3, 3).n(1).a(3),
                v(4, 4).n(1).a(4),
                v(5, 5).n(1).a(5),
                v(6, 6).n(2).a(6),
                v(7, 7).n(2).a(6),
                v(8, 8).n(2).a(8),
            ],
            &[&[
                does(&[defense(A)]),
                does(&[defense(A)]).when(&[in_hand(Beaten, N)]),
            ]],
        ),
        Template::new(
            "E10",
            "10",
            Pool::Defense,
            &[
                v(3, 3).a(5),
                v(4, 4).a(7),
                v(5, 5).a(9),
                v(6, 6).a(11),
                v(7, 7).a(12),
                v(8, 8).a(15),
            ],
            &[&[does(&[defense(A)]).when(&[
                Asks::Cards(InHand, AtLeast(2)),
                Asks::Without(InHand, Beating),
            ])]],
        ),
        Template::new(
            "E11",
            "11",
            Pool::Attack,
            &[
                v(3, 3).n(1).ab(4, 2),
                v(4, 4).n(1).ab(6, 2),
                v(5, 5).n(1).ab(8, 3),
                v(6, 6).n(2).ab(10, 4),
                v(7, 7).n(2).ab(12, 4),
                v(8, 8).n(2).ab(16, 6),
            ],
            &[&[
                does(&[attack(A)]).when(&[in_play(Beaten, N)]),
                does(&[defense(B)]).when(&[in_play(Own, N)]),
            ]],
        ),
        Template::new(
            "E12",
            "12",
            Pool::Defense,
            &[
                v(3, 3).n(1).ab(3, 1),
                v(5, 4).n(1).ab(5, 2),
                v(5, 5).n(1).ab(6, 2),
                v(6, 6).n(2).ab(9, 3),
                v(7, 7).n(2).ab(10, 4),
                v(7, 8).n(2).ab(13, 5),
            ],
            &[&[
                does(&[defense(A)]).when(&[in_play(Beaten, N)]),
                does(&[attack(B)]).when(&[in_play(Own, N)]),
            ]],
        ),
        Template::new(
            "E13",
            "13",
            Pool::Attack,
            &[v(3, 3), v(6, 5), v(7, 6)],
            &[&[does(&[Does::Transfer(Defense, Attack), defense(TWO)])
                .when(&[in_play(Beaten, ONE)])]],
        ),
        Template::new(
            "E14",
            "14",
            Pool::Defense,
            &[v(3, 3), v(4, 4), v(5, 5)],
            &[&[
                does(&[Does::Transfer(Attack, Defense), attack(TWO)]).when(&[in_play(Beaten, ONE)])
            ]],
        ),
        Template::new(
            "E15",
            "15",
            Pool::Defense,
            &[
                v(5, 3).a(3).second(1),
                v(7, 4).a(5).second(2),
                v(7, 5).a(6).second(1),
                v(8, 6).a(9).second(2),
                v(9, 7).a(10).second(1),
                v(7, 8).a(13).second(1),
            ],
            &[&[does(&[defense(A)])], &[does(&[attack(TWO)])]],
        )
        .plain(),
        Template::new(
            "EL",
            "legacy",
            Pool::Legacy,
            &[v(9, 9).a(21)],
            &[&[does(&[Does::Legacy, attack(A)]).when(&[in_play(Beaten, TWO)])]],
        )
        .from(9),
    ];
