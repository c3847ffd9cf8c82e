//! Tournaments and card statistics of the games on the shelf.

use arena::{Brought, Contestant, Findings, Format, Meeting, Report, Tournament};
use bots::BotKind::{self, Greedy, Random};
use catalog::{SimulationSpec, Table, TournamentSpec, title, titles};
use kernel::{EntryKind, Options, Seed};
use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

fn table(options: &str) -> Table {
    Table {
        options: options.parse().unwrap(),
        cards: None,
    }
}

fn simulated(game: &str, options: &str, bots: &[BotKind], games: u64) -> Report {
    let spec = SimulationSpec {
        bots: bots.to_vec(),
        games,
        seed: Seed::from(5),
        threads: Some(2),
        by_card: true,
    };
    let title = title(game).unwrap();
    let report = title.simulate(&table(options), &spec, &|_| (), &AtomicBool::new(false));
    report.unwrap()
}

fn spec(contestants: Vec<Contestant>, games_each: u64) -> TournamentSpec {
    TournamentSpec {
        format: Format::RoundRobin,
        contestants,
        games_each,
        seed: Seed::from(5),
        threads: Some(2),
        by_card: false,
    }
}

fn held(game: &str, options: &str, spec: &TournamentSpec) -> Result<Tournament, String> {
    let contest = title(game).unwrap().tournament(&table(options), spec);
    let contest = contest.map_err(|fault| fault.to_string())?;
    let findings = contest.carry_out(&Mutex::default(), &|_| (), &AtomicBool::new(false));
    match findings.map_err(|fault| fault.to_string())? {
        Findings::Tournament(tournament) => Ok(tournament),
        other => panic!("{other:?}"),
    }
}

fn bringing(bot: BotKind, kind: EntryKind, values: &[&str]) -> Contestant {
    Contestant {
        bot,
        brings: vec![Brought {
            kind,
            name: values.join("+"),
            values: values.iter().map(|&value| value.to_owned()).collect(),
        }],
    }
}

fn bots(bots: &[BotKind]) -> Vec<Contestant> {
    let contestant = |&bot| Contestant {
        bot,
        brings: Vec::new(),
    };
    bots.iter().map(contestant).collect()
}

#[test]
fn every_card_that_is_drawn_or_played_is_printed() {
    for (game, options, seats, games) in [
        ("duel", "", 2, 50),
        ("nature", "", 2, 20),
        ("nature", "seats=4", 4, 10),
        ("estro", "", 2, 20),
        ("estro", "mode=duel,chimera,lucid,dial", 2, 10),
        ("estro", "mode=inferno", 4, 10),
        ("estro", "mode=bastion seats=3", 3, 10),
        ("sovereign", "", 2, 20),
        ("travelers", "", 1, 10),
    ] {
        let printed = title(game).unwrap().cards(&table(options)).unwrap();
        let printed: BTreeSet<&str> = printed.iter().map(|card| card.id).collect();
        let report = simulated(game, options, &vec![Random; seats], games);
        let case = format!("{game} {options}");
        let unknown: Vec<_> = (report.cards.iter())
            .filter(|card| !printed.contains(card.card.as_str()))
            .collect();
        assert!(unknown.is_empty(), "{case}: {unknown:?}");
        assert!(
            report.cards.iter().any(|card| card.played.seats > 0),
            "{case}"
        );
        assert!(
            report.cards.iter().any(|card| card.drawn.seats > 0),
            "{case}"
        );
        for card in &report.cards {
            for uses in [&card.drawn, &card.played] {
                assert!(
                    uses.seats <= report.finished * seats as u64,
                    "{case}: {card:?}"
                );
                assert!(uses.times >= uses.seats, "{case}: {card:?}");
                assert!(uses.wins + uses.draws <= uses.seats, "{case}: {card:?}");
            }
        }
    }
}

/// In these games cards are played from the hand, and all that comes to the hand is drawn; but for
/// the Puppets of Sovereign, which are played from the Realms and never drawn.
#[test]
fn what_is_played_from_the_hand_was_drawn_before() {
    for (game, options) in [
        ("duel", ""),
        ("estro", "mode=duel,mnemonic"),
        ("sovereign", ""),
    ] {
        let report = simulated(game, options, &[Random, Random], 30);
        let is_puppet = |id: &str| matches!(id, "luminous-soul" | "sprout");
        for card in report.cards.iter().filter(|card| !is_puppet(&card.card)) {
            let case = format!("{game}: {card:?}");
            assert!(card.played.seats <= card.drawn.seats, "{case}");
        }
    }
}

#[test]
fn listening_to_cards_changes_nothing_else_and_costs_nothing_unasked() {
    for (game, seats) in [("duel", 2), ("estro", 2), ("travelers", 1)] {
        let title = title(game).unwrap();
        let mut reports = [true, false].map(|by_card| {
            let spec = SimulationSpec {
                bots: vec![Greedy; seats],
                games: 6,
                seed: Seed::from(2),
                threads: Some(1),
                by_card,
            };
            let never = AtomicBool::new(false);
            let report = title.simulate(&Table::default(), &spec, &|_| (), &never);
            let mut report = report.unwrap();
            report.seconds = 0.0;
            report.games_per_second = 0.0;
            report.actions_per_second = 0.0;
            report
        });
        assert!(
            !reports[0].cards.is_empty() && reports[1].cards.is_empty(),
            "{game}"
        );
        reports[0].cards.clear();
        assert_eq!(reports[0], reports[1]);
    }
}

#[test]
fn seats_of_a_side_win_together_in_every_game() {
    for (game, options, seats) in [
        ("nature", "seats=4", 4),
        ("estro", "mode=inferno", 4),
        ("estro", "mode=bastion seats=4", 4),
    ] {
        let report = simulated(game, options, &vec![Random; seats], 30);
        let held = title(game).unwrap().seats_held(&table(options)).unwrap();
        let sides = seats / held;
        for seat in 0..seats {
            // Nature seats partners side by side, Estro across.
            let partner = match game {
                "nature" => seat ^ 1,
                _ => (seat + sides) % seats,
            };
            assert_eq!(report.wins[seat], report.wins[partner], "{game} {options}");
        }
    }
}

#[test]
fn a_team_is_held_by_one_entrant() {
    for (game, options) in [("nature", "seats=4"), ("estro", "mode=inferno")] {
        let tournament = held(game, options, &spec(bots(&[Random, Greedy]), 16)).unwrap();
        assert_eq!(tournament.meeting, Meeting::Against);
        assert_eq!(tournament.standings[0].entrant, 1, "{game}: {tournament:?}");
        assert_eq!(tournament.cell(0, 1).unwrap().games, 16);
    }
}

#[test]
fn without_opponents_entrants_are_compared_seed_by_seed() {
    for options in ["mode=single", "mode=bastion seats=2"] {
        let tournament = held("estro", options, &spec(bots(&[Random, Greedy]), 25)).unwrap();
        assert_eq!(tournament.meeting, Meeting::Alone);
        assert_eq!((tournament.games, tournament.first_seat), (50, None));
        let pairing = tournament.cell(1, 0).unwrap();
        assert_eq!(pairing.games, 25, "{options}: {pairing:?}");
        // Who won and the other did not is ahead by just that.
        let wins = |entrant| {
            let standing = tournament
                .standings
                .iter()
                .find(|standing| standing.entrant == entrant);
            standing.unwrap().wins
        };
        assert_eq!(
            wins(1) as i64 - wins(0) as i64,
            pairing.wins as i64 - pairing.losses as i64,
            "{options}: {tournament:?}"
        );
    }
}

#[test]
fn decks_meet_decks() {
    for (game, least) in [("sovereign", 2), ("estro", 2)] {
        let title = title(game).unwrap();
        let [entry] = title.entries() else {
            panic!("{game} has one kind of entry");
        };
        let decks = (entry.all)(1);
        assert_eq!(decks.len(), title.ready_decks().len());
        let contestants: Vec<_> = decks
            .iter()
            .take(3)
            .map(|deck| bringing(Random, EntryKind::Deck, &[deck]))
            .collect();
        let tournament = held(game, "", &spec(contestants, 4)).unwrap();
        assert!(tournament.entrants.len() > least);
        assert_eq!(tournament.entrants[0].name, decks[0]);
        assert_eq!(tournament.entrants[0].brings["deck"], decks[0]);
        assert_eq!((tournament.pairings.len(), tournament.finished), (3, 12));
    }
}

#[test]
fn a_charter_names_bots_and_decks_whatever_the_entrants_are_called() {
    let title = title("sovereign").unwrap();
    let charter = |bot, decks: [&str; 2]| {
        let contestants = decks.map(|deck| bringing(bot, EntryKind::Deck, &[deck]));
        let contest = title.tournament(&Table::default(), &spec(contestants.to_vec(), 2));
        contest.unwrap().charter().clone()
    };
    let one = charter(Random, ["twin-suns", "first-light"]);
    let difference = |other| {
        let found = one.differences(&other);
        found
            .iter()
            .map(|difference| difference.what)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        difference(charter(Greedy, ["twin-suns", "first-light"])),
        ["bots"]
    );
    let others = charter(Random, ["twin-suns", "rotting-garden"]);
    assert_eq!(difference(others), ["bots", "tables"]);
}

#[test]
fn sages_that_exist_once_do_not_meet_themselves() {
    let title = title("nature").unwrap();
    let [entry] = title.entries() else {
        panic!("Nature has one kind of entry");
    };
    let sages = (entry.all)(1);
    let contestants: Vec<_> = [Random, Greedy]
        .into_iter()
        .flat_map(|bot| {
            let sages = sages.iter().take(2);
            sages.map(move |sage| bringing(bot, EntryKind::Sage, &[sage]))
        })
        .collect();
    let tournament = held("nature", "", &spec(contestants, 2)).unwrap();
    assert_eq!(tournament.entrants[3].name, format!("greedy {}", sages[1]));
    assert_eq!(
        tournament.pairings.len(),
        4,
        "of 6 pairs 2 bring the same Sage"
    );

    let pairs = (entry.all)(2);
    let contestants: Vec<_> = pairs
        .iter()
        .map(|pair| {
            bringing(
                Random,
                EntryKind::Sage,
                &pair.split('+').collect::<Vec<_>>(),
            )
        })
        .collect();
    assert_eq!(contestants.len(), 6);
    let tournament = held("nature", "seats=4", &spec(contestants, 2)).unwrap();
    assert_eq!(
        tournament.pairings.len(),
        3,
        "a pair meets only the other two Sages"
    );

    let same = [Random, Greedy].map(|bot| bringing(bot, EntryKind::Sage, &[&sages[0]]));
    let refused = held("nature", "", &spec(same.to_vec(), 2)).unwrap_err();
    assert!(
        refused.contains("everyone brings the same sage"),
        "{refused}"
    );
    let short = [&sages[0], &sages[1]].map(|sage| bringing(Random, EntryKind::Sage, &[sage]));
    let refused = held("nature", "seats=4", &spec(short.to_vec(), 2)).unwrap_err();
    assert!(refused.contains("named twice"), "{refused}");
}

#[test]
fn heroes_are_compared_on_an_adventure_of_their_own_or_the_same() {
    let heroes = ["2026-01-02", "2026-01-03"].map(|day| bringing(Greedy, EntryKind::Hero, &[day]));
    let tournament = held("travelers", "", &spec(heroes.to_vec(), 4)).unwrap();
    assert_eq!(tournament.meeting, Meeting::Alone);
    assert_eq!(tournament.entrants[1].name, "2026-01-03");
    assert_eq!(tournament.cell(0, 1).unwrap().games, 4);
}

#[test]
fn what_a_game_does_not_know_cannot_be_brought() {
    let decks = ["a", "b"].map(|deck| bringing(Random, EntryKind::Deck, &[deck]));
    for (game, says) in [
        (
            "nature",
            "entrants of nature cannot bring a deck; they can bring a sage",
        ),
        (
            "duel",
            "entrants of duel cannot bring a deck; only the bots can differ",
        ),
        ("sovereign", "there is no ready deck 'a'"),
    ] {
        let refused = held(game, "", &spec(decks.to_vec(), 2)).unwrap_err();
        assert!(refused.contains(says), "{game}: {refused}");
    }
    for title in titles() {
        let held = title.seats_held(&Table {
            options: title.seated(Options::new(), title.seat_counts()[0]),
            cards: None,
        });
        assert!(held.unwrap() >= 1, "{}", title.id());
    }
}
