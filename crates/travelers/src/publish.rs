//! From a code to a set that has been proven (TS-8.80).

use crate::code::{GENERATOR_VERSION, SetCode};
use crate::generate;
use crate::set::{AdventureKind, CardSet};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// How many sets are kept, so that nobody makes the same one twice in a row.
const KEPT: usize = 256;

type Key = (SetCode, Option<AdventureKind>);

static SETS: Mutex<BTreeMap<Key, Arc<CardSet>>> = Mutex::new(BTreeMap::new());

/// The set with this code; `kind` asks for an adventure of that kind instead of the set's own.
pub fn published(code: SetCode, kind: Option<AdventureKind>) -> Arc<CardSet> {
    let kept = SETS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(set) = kept.get(&(code, kind)) {
        return set.clone();
    }
    drop(kept);
    let set = Arc::new(make(code, kind));
    let mut kept = SETS.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.len() >= KEPT {
        kept.pop_first();
    }
    kept.insert((code, kind), set.clone());
    set
}

/// The most attempts at one adventure (TS-8.80).
const ATTEMPTS: u32 = 50;

fn make(code: SetCode, kind: Option<AdventureKind>) -> CardSet {
    let rotation = generate::rotation(code);
    let seed = code.to_string();
    let kind = kind.unwrap_or(rotation.kind);
    let draw = |attempt| match kind {
        AdventureKind::World => generate::world(&seed, attempt),
        AdventureKind::Dungeon => generate::dungeon(&seed, attempt),
    };
    let adventure = (0..ATTEMPTS).find_map(|attempt| draw(attempt).ok());
    CardSet {
        generator: GENERATOR_VERSION,
        code,
        hero: generate::hero(&seed, rotation.class, 0),
        adventure: adventure.expect("TODO"),
    }
}
