//! Proofs of whole sets (section 8.12). A proof takes seconds, so few sets are proven here;
//! `MAZZO_DAYS=3650 cargo test --release -p travelers --test proofs -- --ignored --nocapture`
//! proves that many days, compares them with the archive and prints the figures.

use kernel::{Line, Turn};
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};
use std::time::Instant;
use travelers::generate::{self, reference_hero};
use travelers::proof::{Certificate, dungeon_structure};
use travelers::{
    Action, AdventureKind, Class, Day, Effect, HalfCode, Journey, Map, Proven, SetCode, SetName,
    Sets, TravelersSetup, archive, prove, published, rate, winning_record,
};

/// The sets of the archive's first two days, one of each kind (TS-8.4).
static PROVEN: LazyLock<[Proven; 2]> = LazyLock::new(|| {
    [0, 1].map(|later| prove(day(later), None).expect("the archive's first days are proven"))
});

/// The set of the day so many days after the archive's first.
fn day(later: u32) -> SetCode {
    SetCode::daily(Day(archive::FIRST.0 + later))
}

/// The set's adventure with the reference hero of the class (TS-8.84).
fn with_reference(proven: &Proven, class: Class) -> Arc<Sets> {
    let name = match class {
        Class::B => "TOS-REF-B",
        Class::E => "TOS-REF-E",
        Class::C => "TOS-REF-C",
    };
    let set = &proven.set;
    let hero = (reference_hero(class), SetName::Named(name));
    let backs = set.hero.cards.clone();
    let adventure = (set.adventure.clone(), SetName::Code(set.code), backs);
    Arc::new(Sets::new(hero, Some(adventure)).expect("both sides fit"))
}

// TS-8.80 (G-60), TS-8.83 (G-61), TS-8.84 (G-62): the certificates of both kinds are whole games
// that the rules accept and that end in victory, with the set's own hero and a reference hero.
#[test]
fn every_certificate_holds() {
    let mut kinds = BTreeSet::new();
    for proven in PROVEN.iter() {
        kinds.insert(proven.set.adventure.kind());
        let sets = proven.sets().expect("a proven set can be played");
        assert!(proven.certificate.holds(&sets));
        let (class, certificate) = &proven.reference;
        assert!(certificate.holds(&with_reference(proven, *class)));
    }
    assert_eq!(kinds.len(), AdventureKind::ALL.len());
}

// TS-8.83: what is no legal game, or is none that wins, certifies nothing.
#[test]
fn a_changed_certificate_does_not_hold() {
    for proven in PROVEN.iter() {
        let sets = proven.sets().expect("a proven set can be played");
        let changed = |change: &dyn Fn(&mut Certificate)| {
            let mut certificate = proven.certificate.clone();
            change(&mut certificate);
            certificate.holds(&sets)
        };
        assert!(changed(&|_| ()), "unchanged it holds");
        assert!(!changed(&|certificate| {
            certificate.line.pop();
        }));
        assert!(!changed(&|certificate| certificate.line.clear()));
        assert!(!changed(&|certificate| certificate.line[0] = Action::Strike));
        assert!(!changed(&|certificate| certificate.play_seed += 1));
    }
}

// TS-8.6, TS-8.83, R31: the certificate as a record, played with the options of everybody's games.
#[test]
fn a_certificate_is_a_game_that_anybody_can_replay() {
    for proven in PROVEN.iter() {
        let record = winning_record(proven, None).expect("the set can be built");
        let text = record.to_string();
        assert!(text.contains("marks=fresh"), "{text}");
        let setup: TravelersSetup =
            kernel::Setup::build(&record.setup).expect("its options are right");
        let line = Line::<Journey>::replay(&record, setup).expect("every move is legal");
        let turn = kernel::Game::turn(line.position());
        assert!(matches!(turn, Turn::Over(outcome) if outcome.winners().len() == 1));
    }
}

// TS-8.1 (G-1), TS-8.7 (G-6): a proof depends on nothing but the code, and the archive says the
// same of it.
#[test]
fn proving_twice_gives_the_same_set_and_the_same_proof() {
    let [first, _] = &*PROVEN;
    let again = prove(first.set.code, None).expect("it was proven before");
    assert_eq!(again.set, first.set);
    assert_eq!(again.origin, first.origin);
    assert_eq!(again.certificate, first.certificate);
    assert_eq!(again.reference, first.reference);
    for proven in PROVEN.iter() {
        let of_archive = published(proven.set.code, None).expect("the archive has it");
        assert_eq!(*of_archive, proven.set);
    }
}

// TS-8.5 (G-5): heroes and adventures are drawn from streams of their own.
#[test]
fn sets_of_different_codes_differ_on_both_sides() {
    let mut heroes = BTreeSet::new();
    let mut adventures = BTreeSet::new();
    let days = archive::days();
    for later in 0..days {
        let set = published(day(later), None).expect("the archive has it");
        heroes.insert(format!("{:?}", set.hero.cards));
        adventures.insert(format!("{:?}", set.adventure.map));
    }
    assert_eq!(
        (heroes.len(), adventures.len()),
        (days as usize, days as usize)
    );
}

// TS-8.80, TS-8.81, TS-8.82, DF-1: a draft whose ending nothing leads to is no adventure.
#[test]
fn drafts_that_cannot_be_won_are_refused() {
    let ending = Effect::Reveal(HalfCode::b(1));
    for seed in 0..10 {
        let seed = format!("unfit {seed}");
        if let Ok(Map::World(mut world)) = generate::world(&seed, 0).map(|side| side.map) {
            assert!(generate::fitness(&world).is_ok());
            for card in &mut world.cards {
                for half in [&mut card.a, &mut card.b] {
                    half.text
                        .retain(|sentence| !sentence.effects.contains(&ending));
                }
            }
            assert!(generate::fitness(&world).is_err());
        }
        if let Ok(Map::Dungeon(mut dungeon)) = generate::dungeon(&seed, 0).map(|side| side.map) {
            assert!(dungeon_structure(&dungeon).is_ok());
            for entry in &mut dungeon.index {
                entry
                    .text
                    .retain(|sentence| !sentence.effects.contains(&Effect::BossDefeated));
            }
            assert!(dungeon_structure(&dungeon).is_err());
        }
    }
}

// TS-8.90 (G-64), TS-8.91, TS-8.92, TS-8.93: the same games every time, however many are played
// at once; every game is won, lost to somebody or given up.
#[test]
fn a_rating_is_the_same_every_time_and_adds_up() {
    let [proven, _] = &*PROVEN;
    let games = 4;
    let rating = rate(&proven.set, &proven.set, games).expect("the set can be played");
    let again = rate(&proven.set, &proven.set, games).expect("the set can be played");
    assert_eq!(rating, again);
    for tally in [&rating.novice, &rating.standard, &rating.master] {
        assert_eq!(tally.games, games);
        let fell: u32 = tally.fell_to.iter().sum();
        assert!(tally.wins + fell <= games, "{tally:?}");
        assert!(tally.turns <= games * 200, "{tally:?}");
        assert!(
            tally.worn <= games && tally.score <= tally.wins * 18,
            "{tally:?}"
        );
        assert!(tally.life >= tally.wins, "a winner is alive: {tally:?}");
    }
}

// TS-8.80 to TS-8.85 over many days.
#[test]
#[ignore = "takes seconds a day: MAZZO_DAYS says how many"]
fn days_are_proven_as_the_archive_says() {
    let wanted = std::env::var("MAZZO_DAYS").ok();
    let days: u32 = wanted.map_or(10, |days| days.parse().expect("MAZZO_DAYS is a number"));
    let mut seconds = Vec::new();
    let mut attempts = 0;
    let mut sides = BTreeSet::new();
    for later in 0..days {
        let start = Instant::now();
        let proven = prove(day(later), None).expect("every day has a set");
        seconds.push(start.elapsed().as_secs_f64());
        attempts += proven.origin.attempt + 1;
        let sets = proven.sets().expect("a proven set can be played");
        assert!(proven.certificate.holds(&sets), "{}", proven.set.code);
        let (class, certificate) = &proven.reference;
        assert!(certificate.holds(&with_reference(&proven, *class)));
        if later < archive::days() {
            let of_archive = published(day(later), None).expect("the archive has it");
            assert_eq!(*of_archive, proven.set);
        }
        let set = &proven.set;
        let hero = format!("{:?}", set.hero.cards);
        let adventure = format!("{:?}", set.adventure.map);
        assert!(sides.insert(hero), "{}: a hero twice", set.code);
        assert!(sides.insert(adventure), "{}: an adventure twice", set.code);
    }
    seconds.sort_by(f64::total_cmp);
    let at = |share: f64| seconds[((seconds.len() - 1) as f64 * share) as usize];
    println!(
        "{days} days in {:.1} s: median {:.2}, nine in ten {:.2}, worst {:.2}; {attempts} attempts",
        seconds.iter().sum::<f64>(),
        at(0.5),
        at(0.9),
        at(1.0),
    );
}
