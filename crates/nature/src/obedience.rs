//! Command of Nature under the laws, until every card has been bought, summoned, played,
//! triggered.

use crate::cards::{CardSet, Kind, Printed, THRESHOLDS};
use crate::effect::Passive;
use crate::event::Spot;
use crate::{Event, Nature, NatureSetup};
use kernel::{Options, Seat, Seed, Setup};
use laws::{Landmarks, Step, Trial};

fn setup(options: Options) -> NatureSetup {
    NatureSetup::build(&options).expect("the options of a test are right")
}

fn all_setups() -> Vec<NatureSetup> {
    vec![
        setup(Options::new()),
        setup(Options::new().with("sages", "random")),
        setup(Options::new().with("seats", 4)),
        setup(Options::new().with("seats", 4).with("sages", "random")),
        setup(
            Options::new()
                .with("sages", "porella,cedar")
                .with("turn-limit", 12)
                .with("first", 2),
        ),
    ]
}

/// What a seat cannot know, as paths of the saved position.
fn hidden(setup: &NatureSetup, seat: Seat) -> Vec<String> {
    let half = setup.seats() / 2;
    let mut paths = vec![
        "elementals.deck".into(),
        "commands.deck".into(),
        "copies".into(),
    ];
    for other in Seat::all(setup.seats()) {
        let place = other.index();
        paths.push(format!("seats.{place}.deck"));
        if (place < half) != (seat.index() < half) {
            paths.push(format!("seats.{place}.hand"));
            paths.push(format!("seats.{place}.warriors"));
        }
    }
    paths
}

impl Landmarks for Nature {
    fn landmarks(setup: &NatureSetup) -> Vec<String> {
        let mut names = Vec::new();
        for card in &setup.set.cards {
            let id = card.id;
            if card.copies > 0 {
                names.push(format!("{id} bought"));
            }
            match &card.kind {
                Kind::Elemental(elemental) => {
                    if elemental.dawn.is_some() {
                        names.push(format!("{id} used at dawn"));
                    }
                    for effect in 1..=elemental.triggers.len() {
                        names.push(format!("{id} triggered {effect}"));
                    }
                    if elemental.passive.is_some() {
                        names.push(format!("{id} at work"));
                    }
                    if elemental.actions.is_empty() {
                        names.push(format!("{id} summoned"));
                        names.push(format!("{id} sold"));
                    }
                    names.push(format!("{id} defeated"));
                }
                _ => names.push(format!("{id} played")),
            }
        }
        for pack in &setup.set.packs {
            for level in THRESHOLDS {
                names.push(format!("{} action {level}", setup.set.card(pack.sage).id));
            }
        }
        names.extend(["revived", "annulled", "attack failed", "withdrawn"].map(str::to_owned));
        names
    }

    fn reached(step: &Step<'_, Nature>, note: &mut dyn FnMut(&str)) {
        for told in step.told {
            match &told.event {
                Event::Bought { card, .. } => note(&format!("{} bought", card.id)),
                Event::DawnUsed { spot, .. } => note(&format!("{} used at dawn", spot.card.id)),
                Event::Triggered { spot, effect, .. } => {
                    note(&format!("{} triggered {effect}", spot.card.id));
                }
                Event::Summoned { spot, .. } => note(&format!("{} summoned", spot.card.id)),
                Event::Sold { card, .. } if card.elemental().is_some() => {
                    note(&format!("{} sold", card.id));
                }
                Event::Defeated { spot, .. } => note(&format!("{} defeated", spot.card.id)),
                Event::Attacked {
                    command, attacker, ..
                } => {
                    note(&format!("{} played", command.id));
                    for id in at_work_in_attack(step.before, command, attacker) {
                        note(&format!("{id} at work"));
                    }
                }
                Event::Played { command, .. } | Event::InstantPlayed { command, .. } => {
                    note(&format!("{} played", command.id))
                }
                Event::FactionActionTaken { sage, level, .. } => {
                    note(&format!("{} action {level}", sage.id));
                }
                Event::Redirected { to, .. } => note(&format!("{} at work", to.card.id)),
                Event::Returned { card, .. } => note(&format!("{} at work", card.id)),
                Event::Revived { .. } => note("revived"),
                Event::Annulled { .. } => note("annulled"),
                Event::AttackFailed { .. } => note("attack failed"),
                Event::Withdrawn { .. } => note("withdrawn"),
                _ => {}
            }
        }
    }
}

const BOOK: &str = include_str!("../../../docs/rules/nature.md");

#[test]
fn every_mode_obeys_the_laws() {
    laws::obey::<Nature>(&Trial {
        games: 12,
        closely: 200,
        hidden,
        indistinct: &["copies"],
        rule_book: BOOK,
        ..Trial::new(&all_setups())
    });
}

#[test]
fn many_games_obey_the_laws() {
    laws::obey::<Nature>(&Trial {
        games: 400,
        closely: 8_000,
        seed: Seed::from(2),
        hidden,
        indistinct: &["copies"],
        rule_book: BOOK,
        ..Trial::new(&all_setups())
    });
}

/// The cards whose passive effect made a difference to an attack that was declared here.
fn at_work_in_attack(game: &Nature, command: &Printed, attacker: &Spot) -> Vec<&'static str> {
    let formation = game.formation(attacker.side);
    let attacks = command.attack().map(|attack| attack.style);
    let helpers = formation.occupied.filter(|&space| {
        let standing = formation.at(space);
        game.effect_works(attacker.side, space)
            && match game.elemental(standing.piece).passive {
                Some(Passive::LendsWounds { rows, style }) => {
                    let fits = rows.contains(game.row(attacker.space)) && Some(style) == attacks;
                    fits && standing.damage > 0
                }
                Some(Passive::KeepsBoosts) => space == attacker.space && standing.boosts > 0,
                _ => false,
            }
    });
    helpers
        .map(|space| game.card(formation.at(space).piece).id)
        .collect()
}

#[test]
fn every_card_and_effect_is_reached() {
    let coverage = laws::cover::<Nature>(&Trial {
        closely: 4_000,
        hidden,
        indistinct: &["copies"],
        ..Trial::new(&all_setups()[..4])
    });
    println!("{coverage}");
}

#[test]
fn the_base_set_has_all_its_cards() {
    let set = CardSet::base();
    assert_eq!(set.cards.len(), 86, "CN-1.1.4");
    assert_eq!(set.market_sizes, [40, 40], "CN-7.11");
}

/// Setup is over in a few moves, so it is looked at in games that are little else.
#[test]
fn setup_obeys_the_laws_at_every_move() {
    let setups =
        [2, 4].map(|seats| setup(Options::new().with("seats", seats).with("turn-limit", 1)));
    laws::obey::<Nature>(&Trial {
        games: 60,
        closely: 4,
        hidden,
        indistinct: &["copies"],
        ..Trial::new(&setups)
    });
}
