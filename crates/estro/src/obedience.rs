//! Estro under the laws: every mode and every allowed pair, until every card has been played
//! and every gift announced.

use crate::mode::{Extra, Modes};
use crate::setup::Format;
use crate::{EstroSetup, Event, Match};
use kernel::{Options, Seat, Seed, Setup};
use laws::{Landmarks, Step, Trial};

fn setup(options: Options) -> EstroSetup {
    EstroSetup::build(&options).expect("the options of a test are right")
}

/// Every allowed frame with up to two others, with every number of seats.
fn all_pairs() -> Vec<EstroSetup> {
    let mut setups = Vec::new();
    for modes in Modes::pairs() {
        for &seats in modes.frame.seat_counts() {
            setups.push(setup(
                Options::new().with("mode", modes).with("seats", seats),
            ));
        }
    }
    setups
}

/// Options that change how a match goes, and everything at once.
fn options() -> Vec<EstroSetup> {
    let with = |pairs: &[(&str, &str)]| {
        let options = pairs.iter().fold(Options::new(), |options, (key, value)| {
            options.with(key, value)
        });
        setup(options)
    };
    vec![
        with(&[("format", "chosen")]),
        with(&[("format", "chosen"), ("mode", "duel,lucid,rift")]),
        with(&[
            ("format", "chosen"),
            ("mode", "duel,dial,rift"),
            ("zone-power", "each"),
        ]),
        with(&[
            ("format", "chosen"),
            ("mode", "bastion,rift"),
            ("seats", "4"),
        ]),
        with(&[("format", "chosen"), ("mode", "single,dial")]),
        with(&[("clash", "bare"), ("first", "2"), ("zone", "control")]),
        with(&[("mode", "duel,strategist"), ("compensation", "on")]),
        with(&[
            ("mode", "inferno,dial"),
            ("hands", "open"),
            ("zone-power", "each"),
        ]),
        with(&[("mode", "bastion"), ("seats", "3"), ("hands", "closed")]),
        with(&[("mode", "single,luck"), ("targets", "tactical")]),
        with(&[(
            "mode",
            "duel,strategist,mnemonic,luck,lucid,dial,chimera,rift,ambush",
        )]),
        with(&[(
            "mode",
            "inferno,strategist,mnemonic,luck,lucid,dial,chimera,rift,ambush",
        )]),
        with(&[(
            "mode",
            "conquest,strategist,mnemonic,luck,lucid,dial,chimera,rift,ambush",
        )]),
        with(&[("mode", "single,mnemonic,luck,dial,chimera,rift,ambush")]),
        with(&[
            ("mode", "bastion,mnemonic,chimera,rift,ambush"),
            ("seats", "4"),
        ]),
    ]
}

/// What a seat cannot know, as paths of the saved position.
fn hidden(setup: &EstroSetup, seat: Seat) -> Vec<String> {
    // The names of physical cards that a guess has made others, and the cards nobody has.
    let mut paths: Vec<String> = [
        "pieces",
        "rift",
        "horde",
        "owners",
        "pending",
        "players.*.knows",
    ]
    .map(str::to_owned)
    .to_vec();
    paths.extend(["card", "own", "clean", "estri", "is"].map(|part| format!("field.*.{part}")));
    // A card with a history may lie face-down.
    paths.extend(["gift-used", "inhibited", "hollow", "inspired"].map(str::to_owned));
    // Where decks share a card, which copy is the second is told by the order of all pieces.
    if setup.format() == Format::Chosen {
        paths.extend(["gone", "remembered"].map(str::to_owned));
        paths.extend(["hand", "incinerator"].map(|pile| format!("players.*.{pile}")));
        paths.push("field".into());
    }
    for other in Seat::all(setup.seats()) {
        paths.push(format!("players.{other}.deck"));
        if other != seat {
            paths.push(format!("players.{other}.hand"));
        }
    }
    paths
}

impl Landmarks for Match {
    fn landmarks(setup: &EstroSetup) -> Vec<String> {
        let mut names = Vec::new();
        for card in &setup.set.cards {
            names.push(format!("{} played", card.id));
            names.push(format!("{} destroyed", card.id));
        }
        names
    }

    fn reached(step: &Step<'_, Match>, note: &mut dyn FnMut(&str)) {
        for told in step.told {
            match &told.event {
                Event::Played { spot, .. } => {
                    if let Some(card) = spot.card {
                        note(&format!("{} played", card.id));
                    }
                }
                Event::Destroyed { spot, .. } => {
                    if let Some(card) = spot.card {
                        note(&format!("{} destroyed", card.id));
                    }
                }
                _ => {}
            }
        }
    }
}

const BOOK: &str = include_str!("../../../docs/rules/estro.md");

/// In Mnemonic mode a player hears once what the view does not show any more (ES-8.2.2), so
/// these differ unseen.
const FORGOTTEN: [&str; 9] = [
    "field",
    "marks",
    "players",
    "remembered",
    "gone",
    "gift-used",
    "inhibited",
    "pending",
    "inverted",
];

fn is_mnemonic(setup: &EstroSetup) -> bool {
    setup.modes().has(Extra::Mnemonic)
}

fn obey(setups: Vec<EstroSetup>, games: usize, closely: usize, seed: u64) {
    let (mnemonic, others): (Vec<_>, Vec<_>) = setups.into_iter().partition(is_mnemonic);
    for (setups, forgotten) in [(others, &[][..]), (mnemonic, &FORGOTTEN[..])] {
        laws::obey::<Match>(&Trial {
            games,
            closely,
            hidden,
            indistinct: forgotten,
            rule_book: BOOK,
            seed: Seed::from(seed),
            max_moves: 20_000,
            ..Trial::new(&setups)
        });
    }
}

#[test]
fn every_mode_and_allowed_pair_obeys_the_laws() {
    obey(all_pairs(), 3, 150, 1);
}

#[test]
fn options_and_everything_at_once_obey_the_laws() {
    obey(options(), 12, 150, 2);
}
