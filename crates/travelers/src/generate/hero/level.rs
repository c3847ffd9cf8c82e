//! What follows from a half's design level alone (TS-8.10).

/// The exhaust cost of halves of design levels 1 to 9.
const EXHAUST_COST: [u8; 9] = [1, 1, 2, 2, 3, 3, 3, 4, 4];

/// The cards that templates of class C take back at design levels 3 to 8 (TS-8.13).
const TAKEN_BACK: [u8; 6] = [1, 1, 1, 2, 2, 1];

/// The Mana that paying for a half's exhaust costs.
pub(super) fn exhaust_cost(level: u8) -> u8 {
    EXHAUST_COST[usize::from(level) - 1]
}

/// How many cards are taken back: "t" in the table of class C.
pub(super) fn taken_back(level: u8) -> u8 {
    TAKEN_BACK[usize::from(level) - 3]
}

/// How many stars the constellations of class C have (TS-8.13).
pub(super) const fn stars_asked(level: u8) -> u8 {
    if level <= 5 { 2 } else { 3 }
}
