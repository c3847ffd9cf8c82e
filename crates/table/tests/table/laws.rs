//! What holds whatever people do.

use crate::host::{Host, bot, guest, opening, person, timed};
use crate::ledger::Ledger;
use crate::mischief::{Company, Mischief, NAMES, any_mischief, cases};
use crate::views::Views;
use kernel::{Eye, Phrase, Seat};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use protocol::{SitterView, TableStage, TableView, Wish};
use std::collections::BTreeMap;
use table::{Chair, Deed, Millis, Opening, STANDS_IN, Table};

/// What is seen of a table without knowing who is connected.
fn lasting(mut view: TableView) -> TableView {
    for seat in &mut view.seats {
        if let SitterView::Guest { here, if_away, .. } = &mut seat.sitter {
            *here = false;
            if_away.clear();
        }
    }
    view
}

fn eyes(table: &Table) -> Vec<Eye> {
    let seats = Seat::all(table.chairs().len()).map(Eye::Seat);
    seats.chain([Eye::Public]).collect()
}

fn assert_same(live: &Table, replayed: &Table, company: &Company) {
    assert_eq!(live.number(), replayed.number());
    assert_eq!(live.last_at(), replayed.last_at());
    assert_eq!(live.stage(), replayed.stage());
    assert_eq!(live.waiting(), replayed.waiting());
    assert!(live.chairs().eq(replayed.chairs()));
    assert_eq!(live.thinker(), replayed.thinker());
    assert_eq!(live.is_rematch_agreed(), replayed.is_rematch_agreed());
    let now = company.host.now;
    for guest in company.guests() {
        let [one, other] = [live, replayed].map(|table| table.view(Some(&guest), 0, now));
        assert_eq!(lasting(one), lasting(other));
        assert_eq!(live.eye_for(&guest), replayed.eye_for(&guest));
        assert_eq!(live.seats_of(&guest), replayed.seats_of(&guest));
    }
    for eye in eyes(live) {
        let [one, other] = [live, replayed].map(|table| table.log(eye).collect::<Vec<&Phrase>>());
        assert_eq!(one, other);
        let (Some(one), Some(other)) = (live.game(), replayed.game()) else {
            assert!(live.game().is_none() && replayed.game().is_none());
            continue;
        };
        assert_eq!(one.view_json(eye), other.view_json(eye));
        if let Eye::Seat(seat) = eye {
            assert_eq!(one.choices(seat), other.choices(seat));
        }
    }
    for entry in &company.host.entries {
        if let (Some(guest), Some(id)) = (&entry.guest, &entry.wish) {
            assert!(replayed.was_granted(guest, id));
        }
    }
}

/// A client that only hears what happened reads the same log as one that asks for it.
fn assert_heard(company: &Company) {
    for eye in eyes(&company.host.table) {
        let mut client: Vec<&Phrase> = Vec::new();
        for happening in &company.host.happenings {
            client.truncate(client.len() - happening.untold_for(eye));
            client.extend(happening.told_to(eye).map(|line| &*line.phrase));
        }
        let asked: Vec<&Phrase> = company.host.table.log(eye).collect();
        assert_eq!(client, asked);
        let (untold, told) = table::heard(&company.host.happenings, eye);
        assert_eq!((untold, told.len()), (0, asked.len()));
    }
}

/// What was in each bank, and when.
struct Banks {
    at: Millis,
    left: Vec<Option<u32>>,
}

impl Banks {
    /// Banks only shrink while time goes on, unless somebody takes back; and once the host has
    /// looked, nobody goes on without time.
    fn check(&mut self, company: &Company, deed: &Mischief, new: usize) {
        let host = &company.host;
        let Some(rule) = host.opening.clock else {
            return;
        };
        let undone = |deed: &Deed| matches!(deed, Deed::Undone { .. });
        let undone = host.entries[new..].iter().any(|entry| undone(&entry.deed));
        let grows = undone || host.now < self.at;
        self.at = host.now;
        let seats = host.table.view(None, 0, host.now).seats;
        for (seat, before) in seats.iter().zip(&mut self.left) {
            let Some(clock) = seat.clock else { continue };
            assert!(clock.move_ms <= rule.move_seconds * 1000);
            let most = before.filter(|_| !grows);
            assert!(clock.bank_ms <= most.unwrap_or(rule.bank_seconds * 1000));
            assert!(!clock.running || seat.asked);
            if matches!(deed, Mischief::Settle) && clock.running {
                assert!(clock.move_ms + clock.bank_ms > 0, "time ran out unseen");
            }
            *before = Some(clock.bank_ms);
        }
    }
}

fn assert_eyes(company: &Company) {
    let table = &company.host.table;
    for guest in company.guests() {
        let own = table.seats_of(&guest);
        let look = table.eye_for(&guest);
        match look.eye {
            Eye::Seat(seat) => assert!(own.contains(seat)),
            Eye::Public => assert!(own.len() != 1),
        }
        assert!(look.curtain.is_none_or(|seat| own.contains(seat)));
        for before in Seat::all(5) {
            if let Eye::Seat(seat) = table.eye_after(&guest, before).eye {
                assert!(own.contains(seat));
            }
        }
    }
}

fn obey(opening: Opening, deeds: &[Mischief]) -> Company {
    let mut company = Company::at(Host::empty(opening));
    let mut ledger = Ledger::new(&company.host);
    let mut banks = Banks {
        at: company.host.now,
        left: vec![None; company.host.opening.chairs.len()],
    };
    let mut views = Views::new(&company);
    for (step, deed) in deeds.iter().enumerate() {
        let new = company.host.entries.len();
        company.make(deed);
        ledger.check(&company.host.entries);
        banks.check(&company, deed, new);
        views.check(&company);
        if step % 8 == 7 {
            assert_eyes(&company);
        }
        if step % 16 == 15 {
            let replayed = company.host.replayed();
            assert_same(&company.host.table, &replayed, &company);
        }
    }
    let replayed = company.host.replayed();
    assert_same(&company.host.table, &replayed, &company);
    assert_heard(&company);
    company
}

fn any_chair(name: &'static str) -> impl Strategy<Value = Chair> {
    prop_oneof![
        4 => Just(person(name)),
        1 => Just(person("ann")),
        2 => Just(bot()),
        1 => Just(Chair::Open),
    ]
}

fn any_duel() -> impl Strategy<Value = Opening> {
    let chairs = (any_chair("ann"), any_chair("bob"));
    (chairs, 0..1000u64, 0..3u32).prop_map(|((one, other), seed, clock)| {
        let opening = opening("duel", "", seed, vec![one, other]);
        match clock {
            0 => timed(opening, 10, 60),
            _ => opening,
        }
    })
}

fn any_team_match() -> impl Strategy<Value = Opening> {
    let chairs = (
        any_chair("ann"),
        any_chair("bob"),
        any_chair("cleo"),
        any_chair("dan"),
    );
    let game = prop::sample::select(vec![
        ("nature", "seats=4 sages=random", 4),
        ("nature", "seats=4 sages=random", 4),
        ("estro", "mode=inferno seats=4", 4),
        ("estro", "mode=bastion seats=3", 3),
    ]);
    (game, chairs, 0..1000u64, 0..3u32).prop_map(
        |((game, options, seats), (one, two, three, four), seed, clock)| {
            let mut chairs = vec![one, two, three, four];
            chairs.truncate(seats);
            let opening = opening(game, options, seed, chairs);
            match clock {
                0 => timed(opening, 10, 60),
                _ => opening,
            }
        },
    )
}

fn deeds(most: usize) -> impl Strategy<Value = Vec<Mischief>> {
    prop::collection::vec(any_mischief(), 0..most)
}

/// Everybody but one is there and means to play; the match goes on to its end.
fn goes_on_without(mut company: Company, leaver: usize, steps: usize) {
    let players: Vec<Seat> = Seat::all(company.host.opening.chairs.len()).collect();
    for _ in 0..9 {
        company.depart(leaver);
    }
    for who in (0..NAMES.len()).filter(|&who| who != leaver) {
        company.arrive(who);
        for &at in &players {
            if company.name_of(at) == Some(who) {
                // Who has risen sits down again; others are told that they sit there.
                let name = "Back".to_owned();
                company.send(who, at, Wish::Sit { name });
            }
        }
    }
    for step in 0..steps {
        company.host.settle();
        if company.host.table.stage() != TableStage::Playing {
            return;
        }
        if company.host.table.thinker().is_some() {
            company.think(step);
            continue;
        }
        let waiting = company.host.table.waiting();
        let able = waiting.into_iter().find(|&at| {
            let who = company.name_of(at);
            who.is_some_and(|who| who != leaver)
        });
        match able {
            Some(at) => company.act(at, step * 3),
            None => {
                let number = company.host.table.number();
                company.host.pass(2 * STANDS_IN);
                assert!(company.host.table.number() > number, "the match stopped");
            }
        }
    }
}

/// The laws would hold for people who do nothing, too: these do all there is to do.
#[test]
fn all_sorts_of_things_happen() {
    let mut happened: BTreeMap<String, u32> = BTreeMap::new();
    let mut runner = TestRunner::deterministic();
    for round in 0..160 {
        let opening = match round % 4 {
            0 => any_team_match().boxed(),
            _ => any_duel().boxed(),
        };
        let opening = opening.new_tree(&mut runner).unwrap().current();
        let deeds = deeds(200).new_tree(&mut runner).unwrap().current();
        let mut company = Company::at(Host::empty(opening));
        for deed in &deeds {
            company.make(deed);
        }
        for entry in &company.host.entries {
            let deed = serde_json::to_value(&entry.deed).unwrap();
            let word = |key: &str| deed[key].as_str().unwrap_or("").to_owned();
            let kind = format!("{} {}", word("deed"), word("by"));
            let asked = match &entry.deed {
                Deed::Undone { .. } if entry.guest.is_some() => "freely",
                _ => "",
            };
            *happened.entry(kind + asked).or_default() += 1;
        }
    }
    for kind in [
        "sat ",
        "rose ",
        "invited ",
        "began ",
        "moved guest",
        "moved bot",
        "moved itself",
        "moved fallback",
        "undo-asked ",
        "undo-granted ",
        "undo-refused ",
        "undo-lapsed ",
        "undone ",
        "undone freely",
        "claimed ",
        "stood-in ",
        "returned ",
        "ran-out-of-time ",
        "rematch-wished ",
        "rematch-begun ",
    ] {
        assert!(happened.contains_key(kind), "{kind}: {happened:#?}");
    }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn a_duel_obeys(opening in any_duel(), deeds in deeds(90)) {
        obey(opening, &deeds);
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn a_team_match_obeys(opening in any_team_match(), deeds in deeds(90)) {
        obey(opening, &deeds);
    }

    #[test]
    fn a_team_match_never_stops_for_one_leaver(
        opening in any_team_match(),
        deeds in deeds(60),
        leaver in 0..4usize,
    ) {
        let people = opening.chairs.iter().filter(|chair| matches!(chair, Chair::Guest { .. }));
        prop_assume!(people.count() > 1);
        let mut company = Company::at(Host::empty(opening));
        for deed in &deeds {
            company.make(deed);
        }
        company.host.settle();
        let table = &company.host.table;
        let others = (0..NAMES.len()).filter(|&who| who != leaver);
        let mut others = others.map(|who| table.seats_of(&guest(NAMES[who])));
        prop_assume!(others.any(|seats| !seats.is_empty()));
        goes_on_without(company, leaver, 120);
    }
}
