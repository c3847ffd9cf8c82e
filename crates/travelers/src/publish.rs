//! From a code to a set that has been proven (TS-8.80).

use crate::archive;
use crate::bot::Chances;
use crate::code::{GENERATOR_VERSION, SetCode};
use crate::generate;
use crate::hero::{Class, HeroSide};
use crate::journey::Journey;
use crate::proof::{Certificate, Rating, certify};
use crate::set::{AdventureKind, AdventureSide, CardSet};
use crate::sets::{SetName, Sets};
use crate::setup::TravelersSetup;
use kernel::{Line, Move, Options, Record, Seat, Seed, Setup, SetupFault};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// The most attempts at one adventure (TS-8.80).
const ATTEMPTS: u32 = 48;

/// After so many attempts in vain the hero is drawn again too: some are no match for anything.
const ATTEMPTS_OF_A_HERO: u32 = 8;

/// Attempts at a win with the set's own hero, and with each reference hero (TS-8.84, retuned:
/// of the rules).
const OWN_TRIES: u32 = 24;
const REFERENCE_TRIES: u32 = 12;

/// How many sets are kept, so that nobody makes the same one twice in a row. Tests keep all: a
/// draft whose code is proven anew may become another set.
const KEPT: usize = if cfg!(test) { 1 << 20 } else { 512 };

type Key = (SetCode, Option<AdventureKind>);

static SETS: Mutex<BTreeMap<Key, Arc<CardSet>>> = Mutex::new(BTreeMap::new());

/// How a set came to be: which of its drafts passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// Sound heroes of the last attempt at one that were passed over (G-15).
    pub passed: u32,
    /// The attempt at the adventure that was proven.
    pub attempt: u32,
}

/// A set with its proof.
#[derive(Clone, Debug)]
pub struct Proven {
    /// The set.
    pub set: CardSet,
    /// How it came to be.
    pub origin: Origin,
    /// A win of its own hero.
    pub certificate: Certificate,
    /// A win of a reference hero.
    pub reference: (Class, Certificate),
}

/// No attempt at the adventure of this code could be proven.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no adventure of {0} could be proven in {ATTEMPTS} attempts: choose another word or day")]
pub struct Unproven(pub SetCode);

/// The set with this code; `kind` asks for an adventure of that kind instead of the set's own.
/// Sets of the archive were proven before; others are proven now, which takes some seconds.
pub fn published(code: SetCode, kind: Option<AdventureKind>) -> Result<Arc<CardSet>, Unproven> {
    let own = generate::rotation(code).kind;
    let kind = kind.filter(|&kind| kind != own);
    let kept = SETS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(set) = kept.get(&(code, kind)) {
        return Ok(set.clone());
    }
    drop(kept);
    let known = archive::origin(code).filter(|_| kind.is_none());
    let set = match known.and_then(|origin| remake(code, origin)) {
        Some(set) => set,
        None => prove(code, kind)?.set,
    };
    let set = Arc::new(set);
    let mut kept = SETS.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.len() >= KEPT {
        kept.pop_first();
    }
    kept.insert((code, kind), set.clone());
    Ok(set)
}

/// Keeps a set as if it were published: in tests its code then leads to it without a proof.
#[cfg(test)]
pub(crate) fn keep(set: CardSet) {
    let mut kept = SETS.lock().unwrap_or_else(PoisonError::into_inner);
    kept.insert((set.code, None), Arc::new(set));
}

/// A game that the set's own hero wins, if one is soon found, whatever other heroes can do.
#[cfg(test)]
pub(crate) fn a_won_game(set: &CardSet) -> Option<Record> {
    let won = certificate(set, &set.hero, &Chances::default(), OWN_TRIES / 4)?;
    won_game(set.code, None, &won).ok()
}

/// Makes a set and proves it, whether or not the archive has it.
pub fn prove(code: SetCode, kind: Option<AdventureKind>) -> Result<Proven, Unproven> {
    let rotation = generate::rotation(code);
    let seed = code.to_string();
    let kind = kind.unwrap_or(rotation.kind);
    let mut drawn = None;
    for attempt in 0..ATTEMPTS {
        let hero_attempt = attempt / ATTEMPTS_OF_A_HERO;
        if attempt % ATTEMPTS_OF_A_HERO == 0 {
            let (hero, passed) = generate::weighed_hero(&seed, rotation.class, hero_attempt);
            drawn = Some((hero, passed, Chances::default()));
        }
        let (Some((hero, passed, chances)), Some(adventure)) = (&drawn, draw(&seed, kind, attempt))
        else {
            continue;
        };
        let set = CardSet {
            generator: GENERATOR_VERSION,
            code,
            hero: hero.clone(),
            adventure,
        };
        let Some(certificate) = certificate(&set, &set.hero, chances, OWN_TRIES) else {
            continue;
        };
        let reference = REFERENCES.iter().find_map(|(class, hero, chances)| {
            let won = certificate_of(&set, hero, *class, chances);
            won.map(|won| (*class, won))
        });
        if let Some(reference) = reference {
            return Ok(Proven {
                set,
                origin: Origin {
                    passed: *passed,
                    attempt,
                },
                certificate,
                reference,
            });
        }
    }
    Err(Unproven(code))
}

/// The fixed heroes every adventure is also tried with (TS-8.84), and what is known of them.
static REFERENCES: LazyLock<[(Class, HeroSide, Chances); 3]> = LazyLock::new(|| {
    Class::ALL.map(|class| (class, generate::reference_hero(class), Chances::default()))
});

fn certificate_of(
    set: &CardSet,
    hero: &HeroSide,
    class: Class,
    chances: &Chances,
) -> Option<Certificate> {
    let sets = played_with(set, hero, SetName::Named(reference_name(class)))?;
    certify(&sets, chances, REFERENCE_TRIES)
}

/// A win of this hero in the set's adventure.
fn certificate(
    set: &CardSet,
    hero: &HeroSide,
    chances: &Chances,
    tries: u32,
) -> Option<Certificate> {
    certify(
        &played_with(set, hero, SetName::Code(set.code))?,
        chances,
        tries,
    )
}

const fn reference_name(class: Class) -> &'static str {
    match class {
        Class::B => "TOS-REF-B",
        Class::E => "TOS-REF-E",
        Class::C => "TOS-REF-C",
    }
}

fn played_with(set: &CardSet, hero: &HeroSide, name: SetName) -> Option<Arc<Sets>> {
    let backs = set.hero.cards.clone();
    let adventure = (set.adventure.clone(), SetName::Code(set.code), backs);
    Sets::new((hero.clone(), name), Some(adventure))
        .ok()
        .map(Arc::new)
}

impl Proven {
    /// The two sides of the set together, as they were proven.
    pub fn sets(&self) -> Option<Arc<Sets>> {
        played_with(&self.set, &self.set.hero, SetName::Code(self.set.code))
    }
}

/// How hard the adventure of one set is for the hero of another (TS-8.90).
pub fn rate(hero: &CardSet, adventure: &CardSet, games: u32) -> Option<Rating> {
    let sets = played_with(adventure, &hero.hero, SetName::Code(hero.code))?;
    Some(Rating::of(&sets, games))
}

/// The winning game of a set's own hero as a record that can be replayed.
pub fn winning_record(
    proven: &Proven,
    kind: Option<AdventureKind>,
) -> Result<Record, Vec<SetupFault>> {
    won_game(proven.set.code, kind, &proven.certificate)
}

/// The game of a certificate as a record.
fn won_game(
    code: SetCode,
    kind: Option<AdventureKind>,
    certificate: &Certificate,
) -> Result<Record, Vec<SetupFault>> {
    let options = Options::new()
        .with("hero", code)
        .with("kind", kind.map_or("own", AdventureKind::id))
        .with("marks", "fresh");
    let setup = TravelersSetup::build(&options)?;
    let seed = Seed::from(u64::from(certificate.play_seed));
    let mut line: Line<Journey> = Line::new(setup, seed);
    for &action in &certificate.line {
        // The rules have accepted every one of them before.
        if line.play(Seat::new(0), Move::Play(action)).is_err() {
            break;
        }
    }
    Ok(line.record())
}

fn draw(seed: &str, kind: AdventureKind, attempt: u32) -> Option<AdventureSide> {
    match kind {
        AdventureKind::World => generate::world(seed, attempt).ok(),
        AdventureKind::Dungeon => generate::dungeon(seed, attempt).ok(),
    }
}

/// The set that these drafts make.
fn remake(code: SetCode, origin: Origin) -> Option<CardSet> {
    let rotation = generate::rotation(code);
    let seed = code.to_string();
    let hero_attempt = origin.attempt / ATTEMPTS_OF_A_HERO;
    Some(CardSet {
        generator: GENERATOR_VERSION,
        code,
        hero: generate::nth_hero(&seed, rotation.class, hero_attempt, origin.passed),
        adventure: draw(&seed, rotation.kind, origin.attempt)?,
    })
}
