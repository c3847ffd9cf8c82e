//! The table of tiers (TS-8.30).

use crate::enemy::Tier;

/// How strong an enemy is: the tiers that fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// Level 2.
    T1,
    /// Level 3.
    T2,
    /// Level 4.
    T3,
    /// Level 6.
    T4,
    /// Level 8.
    T5,
    /// Level 8, a guardian.
    Miniboss,
    /// Level 8, the villain.
    Boss,
}

/// The column of the table of tiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difficulty {
    /// Low numbers.
    Easy,
    /// The usual ones.
    Normal,
    /// High numbers, closed to neighbours.
    Hard,
}

/// Attack of the first variant and defense of it, for easy, normal and hard; the defense of a
/// lock and the attack of a trap likewise.
pub(super) struct Row {
    pub(super) level: u8,
    pub(super) fighter: [(u8, u8); 3],
    pub(super) lock: [u8; 3],
    pub(super) trap: [u8; 3],
}

impl Strength {
    /// Every strength.
    pub const ALL: [Strength; 7] = [
        Strength::T1,
        Strength::T2,
        Strength::T3,
        Strength::T4,
        Strength::T5,
        Strength::Miniboss,
        Strength::Boss,
    ];

    /// The tier that is printed in the set file.
    pub const fn tier(self) -> Tier {
        match self {
            Strength::T1 => Tier::T1,
            Strength::T2 => Tier::T2,
            Strength::T3 => Tier::T3,
            Strength::T4 => Tier::T4,
            Strength::T5 => Tier::T5,
            Strength::Miniboss => Tier::Miniboss,
            Strength::Boss => Tier::Boss,
        }
    }

    // The table of TS-8.30. The original's "hard" T2 attacks more weakly than its normal one; here
    // those numbers are what they play like, the easy T2, and the hard T2 has the normal
    // numbers with closed slots, as T1 and the Miniboss have. The same holds for its trap.
    pub(super) const fn row(self) -> Row {
        match self {
            Strength::T1 => Row {
                level: 2,
                fighter: [(1, 3), (1, 3), (1, 3)],
                lock: [3, 3, 3],
                trap: [2, 2, 2],
            },
            Strength::T2 => Row {
                level: 3,
                fighter: [(2, 6), (3, 6), (3, 6)],
                lock: [5, 6, 6],
                trap: [3, 4, 4],
            },
            Strength::T3 => Row {
                level: 4,
                fighter: [(4, 6), (6, 8), (7, 10)],
                lock: [6, 8, 10],
                trap: [5, 7, 8],
            },
            Strength::T4 => Row {
                level: 6,
                fighter: [(7, 12), (7, 13), (7, 14)],
                lock: [12, 13, 14],
                trap: [8, 8, 8],
            },
            Strength::T5 => Row {
                level: 8,
                fighter: [(7, 16), (10, 17), (13, 18)],
                lock: [16, 17, 18],
                trap: [8, 11, 14],
            },
            Strength::Miniboss => Row {
                level: 8,
                fighter: [(9, 16), (9, 16), (9, 16)],
                lock: [16, 16, 16],
                trap: [9, 10, 10],
            },
            Strength::Boss => Row {
                level: 8,
                fighter: [(9, 16), (11, 22), (13, 27)],
                lock: [16, 22, 27],
                trap: [10, 12, 14],
            },
        }
    }

    /// The stock its kinds are named in. A Boss is the villain, who is in the cast.
    pub(super) const fn kinds(self) -> Option<&'static str> {
        match self {
            Strength::T1 => Some("foe-t1"),
            Strength::T2 => Some("foe-t2"),
            Strength::T3 => Some("foe-t3"),
            Strength::T4 => Some("foe-t4"),
            Strength::T5 => Some("foe-t5"),
            Strength::Miniboss => Some("foe-mini"),
            Strength::Boss => None,
        }
    }
}
