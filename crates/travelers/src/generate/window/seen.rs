//! What the search has seen already.

/// How many places the memory has.
const PLACES: usize = 1 << 14;

/// How far behind its own place an entry may lie.
const REACH: usize = 16;

/// The best attack met so far with each amount of Mana, in turns that are the same otherwise.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    round: u32,
    /// One more than the attack; 0 if there was none.
    best: [u8; 10],
}

/// A memory of turns. It may forget: then something is searched twice, and the result stays.
pub(super) struct Seen {
    entries: Vec<Entry>,
    round: u32,
}

impl Seen {
    pub fn new() -> Seen {
        let empty = Entry {
            key: 0,
            round: 0,
            best: [0; 10],
        };
        Seen {
            entries: vec![empty; PLACES],
            round: 0,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.round += 1;
    }

    /// Notes a turn. Says whether it is new: whether the same one was never met with as much Mana
    /// and attack.
    pub fn note(&mut self, key: u64, mana: u8, attack: u8) -> bool {
        let hash = key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
        let mana = usize::from(mana);
        for step in 0..REACH {
            let entry = &mut self.entries[(hash as usize + step) % PLACES];
            if entry.round != self.round {
                *entry = Entry {
                    key,
                    round: self.round,
                    best: [0; 10],
                };
            } else if entry.key != key {
                continue;
            }
            if entry.best[mana..].iter().any(|&best| best > attack) {
                return false;
            }
            entry.best[mana] = attack + 1;
            return true;
        }
        true
    }
}
