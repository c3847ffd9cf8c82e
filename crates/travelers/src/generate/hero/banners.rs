//! The templates of class B: banners and the conversion of points (TS-8.13).

use super::template::*;
use crate::half::Half::{I, II};
use crate::sentence::Count::{AtLeast, AtMost};
use crate::sentence::Where::{InHand, InPlay};
use crate::track::Track::{Attack, Defense};

const ONE: Number = Fixed(1);
const TWO: Number = Fixed(2);

pub(super) static BANNERS: [Template; 16] = [
    Template::new(
        "B01",
        "1",
        Pool::Attack,
        &[
            v(3, 3).ab(2, 1),
            v(4, 4).ab(2, 2),
            v(5, 5).ab(4, 2),
            v(6, 6).ab(4, 3),
            v(7, 7).ab(4, 4),
            v(8, 8).ab(6, 5),
        ],
        &[&[
            does(&[attack(A)]),
            does(&[attack(B)]).when(&[Asks::Banners(InPlay, II, ONE)]),
            does(&[attack(B)]).when(&[Asks::Banners(InPlay, II, TWO)]),
        ]],
    ),
    Template::new(
        "B02",
        "2",
        Pool::Defense,
        &[
            v(3, 3).ab(1, 1),
            v(5, 4).ab(3, 1),
            v(5, 5).ab(2, 2),
            v(6, 6).ab(3, 3),
            v(7, 7).ab(4, 3),
            v(7, 8).ab(5, 4),
        ],
        &[&[
            does(&[defense(A)]),
            does(&[defense(B)]).when(&[Asks::Banners(InHand, II, ONE)]),
            does(&[defense(B)]).when(&[Asks::Banners(InHand, II, TWO)]),
        ]],
    ),
    Template::new(
        "B03",
        "3",
        Pool::Attack,
        &[
            v(3, 3).n(1).ab(4, 2),
            v(4, 4).n(1).ab(6, 2),
            v(5, 5).n(2).ab(8, 3),
            v(6, 6).n(2).ab(10, 4),
            v(7, 7).n(2).ab(12, 4),
            v(8, 8).n(2).ab(16, 6),
        ],
        &[&[
            does(&[attack(A)]).when(&[Asks::Banners(InPlay, II, N)]),
            does(&[defense(B)]).when(&[Asks::Banners(InPlay, I, N)]),
        ]],
    ),
    Template::new(
        "B04",
        "4",
        Pool::Attack,
        &[
            v(6, 3).a(6).second(1),
            v(6, 4).a(8).second(1),
            v(8, 5).a(10).second(1),
            v(9, 6).a(13).second(1),
            v(9, 7).a(15).second(1),
            v(9, 8).a(19).second(1),
        ],
        &[
            &[does(&[attack(A)]).when(&[Asks::Pay(Defense)])],
            &[does(&[attack(TWO)]).when(&[Asks::Pay(Defense)])],
        ],
    ),
    Template::new(
        "B05",
        "5",
        Pool::Attack,
        &[
            v(3, 3).a(4),
            v(4, 4).a(6),
            v(5, 5).a(8),
            v(6, 6).a(10),
            v(7, 7).a(12),
            v(8, 8).a(16),
        ],
        &[&[does(&[attack(A)]).when(&[Asks::Cards(InPlay, AtLeast(4))])]],
    ),
    Template::new(
        "B06",
        "6",
        Pool::Defense,
        &[
            v(3, 3).a(3),
            v(5, 4).a(5),
            v(5, 5).a(6),
            v(6, 6).a(9),
            v(7, 7).a(10),
            v(7, 8).a(13),
        ],
        &[&[does(&[defense(A)]).when(&[Asks::Cards(InHand, AtLeast(3))])]],
    ),
    Template::new(
        "B07",
        "7",
        Pool::Attack,
        &[
            v(3, 3).n(1).a(4),
            v(4, 4).n(1).a(6),
            v(5, 5).n(2).a(8),
            v(6, 6).n(2).a(10),
            v(7, 7).n(2).a(12),
            v(8, 8).n(2).a(16),
        ],
        &[&[does(&[attack(A)]).when(&[Asks::Banners(InPlay, II, N)])]],
    ),
    Template::new(
        "B08",
        "8",
        Pool::Defense,
        &[
            v(3, 3).n(1).a(3),
            v(5, 4).n(1).a(5),
            v(5, 5).n(2).a(6),
            v(6, 6).n(2).a(9),
            v(7, 7).n(2).a(10),
            v(7, 8).n(2).a(13),
        ],
        &[&[does(&[defense(A)]).when(&[Asks::Banners(InHand, II, N)])]],
    ),
    Template::new(
        "B09",
        "9",
        Pool::Defense,
        &[
            v(6, 3).a(5).second(1),
            v(6, 4).a(6).second(1),
            v(8, 5).a(8).second(1),
            v(8, 6).a(10).second(1),
            v(9, 7).a(13).second(1),
            v(9, 8).a(15).second(1),
        ],
        &[
            &[does(&[defense(A)]).when(&[Asks::Pay(Attack)])],
            &[does(&[defense(TWO)]).when(&[Asks::Pay(Attack)])],
        ],
    ),
    Template::new(
        "B10",
        "10",
        Pool::Attack,
        &[
            v(5, 3).ab(4, 3).second(2),
            v(6, 4).ab(6, 4).second(3),
            v(7, 5).ab(8, 5).second(3),
            v(8, 6).ab(10, 6).second(4),
            v(9, 7).ab(12, 7).second(4),
            v(9, 8).ab(16, 8).second(5),
        ],
        &[&[does(&[attack(A)])], &[does(&[defense(B)])]],
    ),
    Template::new(
        "B11",
        "11",
        Pool::Attack,
        &[v(3, 3).n(1).a(6), v(4, 4).n(2).a(10), v(5, 5).n(2).a(12)],
        &[&[does(&[Does::Zero(Defense), attack(A)]).when(&[Asks::Shows(Defense, N)])]],
    ),
    Template::new(
        "B12",
        "12",
        Pool::Attack,
        &[v(3, 3).a(2), v(6, 5).a(2), v(7, 6).a(2)],
        &[&[does(&[Does::Transfer(Defense, Attack), defense(A)])]],
    ),
    Template::new(
        "B13",
        "13",
        Pool::Defense,
        &[
            v(3, 3).n(1).ab(3, 1),
            v(5, 4).n(1).ab(5, 2),
            v(5, 5).n(2).ab(6, 2),
            v(6, 6).n(2).ab(9, 3),
            v(7, 7).n(2).ab(10, 4),
            v(7, 8).n(2).ab(13, 5),
        ],
        &[&[
            does(&[defense(A)]).when(&[Asks::Banners(InPlay, II, N)]),
            does(&[attack(B)]).when(&[Asks::Banners(InPlay, I, N)]),
        ]],
    ),
    Template::new(
        "B14",
        "14",
        Pool::Defense,
        &[
            v(3, 3).a(6),
            v(4, 4).a(8),
            v(5, 5).a(9),
            v(6, 6).a(9),
            v(7, 7).a(9),
            v(8, 8).a(9),
        ],
        &[&[does(&[mana(A)]).when(&[Asks::Cards(InPlay, AtMost(3))])]],
    ),
    Template::new(
        "B15",
        "15",
        Pool::Defense,
        &[v(3, 3).a(2), v(5, 4).a(2), v(5, 5).a(2)],
        &[&[does(&[Does::Transfer(Attack, Defense), attack(A)])]],
    ),
    Template::new(
        "BL",
        "legacy",
        Pool::Legacy,
        &[v(9, 9).a(17)],
        &[&[does(&[Does::Legacy, attack(A)])]],
    )
    .from(9),
];
