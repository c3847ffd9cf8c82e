//! The tables of basic halves (TS-8.12) and of the templates every class has.

use super::template::*;

/// Attack and defense cards of classes B and C, design levels 1 to 4.
pub(super) static BASIC: [Template; 2] = [
    Template::new(
        "attack",
        "basic",
        Pool::Basic,
        &[
            v(5, 2).a(2).second(2),
            v(4, 2).a(3).second(2),
            v(5, 3).a(4).second(1),
            v(6, 4).a(6).second(2),
        ],
        &[&[does(&[attack(A)])], &[does(&[defense(Fixed(2))])]],
    )
    .from(1),
    Template::new(
        "defense",
        "basic",
        Pool::Basic,
        &[
            v(4, 2).a(2).second(1),
            v(4, 2).a(2).second(2),
            v(5, 3).a(3).second(1),
            v(7, 4).a(5).second(2),
        ],
        &[&[does(&[defense(A)])], &[does(&[attack(Fixed(2))])]],
    )
    .from(1),
];

/// Attack and defense cards of class E, design levels 1 to 4.
pub(super) static BASIC_OF_ELEMENTS: [Template; 2] = [
    Template::new(
        "attack",
        "basic",
        Pool::Basic,
        &[
            v(6, 2).ab(2, 1).second(1),
            v(4, 2).ab(3, 2).second(1),
            v(6, 3).ab(4, 3).second(1),
            v(6, 4).ab(6, 4).second(2),
        ],
        &[
            &[does(&[attack(A)])],
            &[does(&[defense(B)]).when(&[in_play(Beaten, Fixed(1))])],
        ],
    )
    .from(1),
    Template::new(
        "defense",
        "basic",
        Pool::Basic,
        &[
            v(6, 2).ab(2, 1).second(1),
            v(5, 2).ab(2, 2).second(1),
            v(6, 3).ab(3, 3).second(1),
            v(7, 4).ab(5, 4).second(1),
        ],
        &[
            &[does(&[defense(A)])],
            &[does(&[attack(B)]).when(&[in_play(Beaten, Fixed(1))])],
        ],
    )
    .from(1),
];

/// AT-S01 and AT-S02.
pub(super) static SHARED: [Template; 2] = [
    Template::new(
        "S01",
        "s1",
        Pool::Attack,
        &[
            v(3, 3).ab(4, 1),
            v(4, 4).ab(6, 2),
            v(5, 5).ab(8, 3),
            v(6, 6).ab(10, 5),
            v(7, 7).ab(12, 6),
            v(8, 8).ab(16, 9),
        ],
        &[&[does(&[attack(A)]).may(), does(&[defense(B)]).or()]],
    )
    .plain(),
    Template::new(
        "S02",
        "s2",
        Pool::Defense,
        &[
            v(3, 3).ab(3, 1),
            v(5, 4).ab(5, 3),
            v(5, 5).ab(6, 4),
            v(6, 6).ab(9, 6),
            v(7, 7).ab(10, 8),
            v(7, 8).ab(13, 10),
        ],
        &[&[does(&[defense(A)]).may(), does(&[attack(B)]).or()]],
    )
    .plain(),
];
