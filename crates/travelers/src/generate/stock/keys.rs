//! Every key that a generated set may be told with: keys are put together when sets are made, so
//! this is where they can be found beforehand.

use super::{
    FOE_KINDS, HERO_TITLES, LIEUTENANTS, LOCK_KINDS, MAIN_WORDINGS, OBJECTS, PIECE_WORDINGS,
    SNAG_KINDS, VILLAINS, VOICES,
};
use crate::generate::hero::name_keys;
use crate::hero::Class;

/// The main quests, and the parts each is told in.
const MAIN_QUESTS: [&str; 5] = ["hunt", "key", "lieutenant", "forms", "curse"];
const MAIN_PARTS: [&str; 6] = ["title", "mission", "short", "won", "end", "ending"];

/// Side quests and events, and the parts each is told in.
const PIECES: [&str; 27] = [
    "bounty",
    "camp",
    "challenge",
    "chest",
    "curse",
    "forge",
    "gamble",
    "guardian",
    "healer",
    "helper",
    "hostage",
    "key",
    "migration",
    "observatory",
    "pitfall",
    "portal",
    "quiet",
    "recover",
    "ritual",
    "sacrifice",
    "swap",
    "technique",
    "theft",
    "thief",
    "trade",
    "trap",
    "weakness",
];
const PIECE_PARTS: [&str; 3] = ["title", "tale", "short"];

/// Enemies by sort, how many there are of each, and what is said around a fight.
const ENEMIES: [(&str, u8, &[&str]); 10] = [
    (
        "villain",
        VILLAINS,
        &["intro", "defeat", "first", "second", "end"],
    ),
    ("lieutenant", LIEUTENANTS, &["intro", "defeat"]),
    ("foe-t1", FOE_KINDS, &["intro", "defeat"]),
    ("foe-t2", FOE_KINDS, &["intro", "defeat"]),
    ("foe-t3", FOE_KINDS, &["intro", "defeat"]),
    ("foe-t4", FOE_KINDS, &["intro", "defeat"]),
    ("foe-t5", FOE_KINDS, &["intro", "defeat"]),
    ("foe-mini", FOE_KINDS, &["intro", "defeat"]),
    ("lock", LOCK_KINDS, &["intro", "defeat"]),
    ("snag", SNAG_KINDS, &["intro", "defeat"]),
];

/// Every key.
pub fn keys() -> Vec<String> {
    let mut keys = worded("main-", &MAIN_QUESTS, &MAIN_PARTS, MAIN_WORDINGS);
    keys.extend(worded("", &PIECES, &PIECE_PARTS, PIECE_WORDINGS));
    keys.extend((1..=OBJECTS).map(|number| format!("ts-object-{number}")));
    for (sort, kinds, parts) in ENEMIES {
        for kind in 1..=kinds {
            let base = format!("ts-{sort}-{kind}");
            let voices = |part: &&str| voiced(&base, part);
            keys.extend(parts.iter().flat_map(voices));
            keys.push(format!("{base}-about"));
            keys.push(base);
        }
    }
    for class in Class::ALL {
        let id = class.id();
        keys.push(format!("ts-class-{id}"));
        for title in 1..=HERO_TITLES {
            keys.extend(["title", "about"].map(|part| format!("ts-class-{id}-{part}-{title}")));
        }
        keys.extend(name_keys(class));
    }
    keys
}

fn worded(prefix: &str, names: &[&str], parts: &[&str], wordings: u8) -> Vec<String> {
    let mut keys = Vec::new();
    for name in names {
        for part in parts {
            keys.extend(
                (1..=wordings).map(|wording| format!("ts-{prefix}{name}-{part}-{wording}")),
            );
        }
    }
    keys
}

fn voiced(base: &str, part: &str) -> Vec<String> {
    (1..=VOICES)
        .map(|voice| format!("{base}-{part}-{voice}"))
        .collect()
}
