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
