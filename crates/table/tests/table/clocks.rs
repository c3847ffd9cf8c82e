//! Clocks.

use crate::host::{Host, bot, opening, person, seat, timed};
use protocol::{ClockView, SitterView, TableStage, Wish};
use table::Deed;

/// Two people with ten seconds a move and a minute in the bank.
fn duel() -> Host {
    let chairs = vec![person("ann"), person("bob")];
    Host::in_control(timed(opening("duel", "", 7, chairs), 10, 60))
}

fn clock(host: &Host, number: usize) -> ClockView {
    host.view("ann").seats[number - 1].clock.unwrap()
}

fn shows(move_ms: u32, bank_ms: u32, running: bool) -> ClockView {
    ClockView {
        move_ms,
        bank_ms,
        running,
    }
}

#[test]
fn there_are_none_unless_the_table_has_them() {
    let host = Host::duel();
    assert!(
        host.view("ann")
            .seats
            .iter()
            .all(|seat| seat.clock.is_none())
    );
    assert_eq!(host.table.wake_at(), Some(host.now.plus(table::IDLE)));
}

#[test]
fn a_move_takes_its_own_time_first_and_then_from_the_bank() {
    let mut host = duel();
    assert_eq!(clock(&host, 1), shows(10_000, 60_000, true));
    assert_eq!(clock(&host, 2), shows(10_000, 60_000, false));
    host.pass(4_000);
    assert_eq!(clock(&host, 1), shows(6_000, 60_000, true));
    host.pass(11_000);
    assert_eq!(clock(&host, 1), shows(0, 55_000, true));
    host.act("ann", 1, "pass").unwrap();
    assert_eq!(clock(&host, 1), shows(10_000, 55_000, false));
    assert_eq!(clock(&host, 2), shows(10_000, 60_000, true));
    host.pass(3_000);
    host.act("bob", 2, "pass").unwrap();
    assert_eq!(clock(&host, 1), shows(10_000, 55_000, true), "a new move");
    assert_eq!(clock(&host, 2), shows(10_000, 60_000, false));
}

#[test]
fn every_move_has_a_time_of_its_own() {
    let mut host = duel();
    host.pass(15_000);
    let text = crate::host::bold(host.choices(1));
    host.act("ann", 1, &text).unwrap();
    assert_eq!(
        clock(&host, 1),
        shows(10_000, 55_000, true),
        "her turn still"
    );
}

#[test]
fn of_two_against_each_other_who_runs_out_of_time_loses() {
    let mut host = duel();
    assert_eq!(host.table.wake_at(), Some(host.now.plus(70_000)));
    assert!(host.pass(69_999).is_empty());
    let out = host.pass(1);
    assert_eq!(out[0].deed, Deed::RanOutOfTime { seat: seat(1) });
    assert_eq!(host.table.stage(), TableStage::Over);
    assert_eq!(host.view("ann").payoffs, Some(vec![-1, 1]));
    assert_eq!(clock(&host, 1), shows(10_000, 0, false));
}

#[test]
fn a_move_that_comes_before_the_host_looked_is_in_time() {
    let mut host = duel();
    host.now = host.now.plus(80_000);
    host.act("ann", 1, "pass").unwrap();
    assert_eq!(clock(&host, 1), shows(10_000, 0, false));
}

#[test]
fn elsewhere_a_bot_plays_on_until_the_person_does() {
    let chairs = ["ann", "bob", "cleo", "dan"].map(person).to_vec();
    let opening = opening("nature", "seats=4 sages=random", 3, chairs);
    let mut host = Host::new(timed(opening, 10, 0));
    let asked = host.table.waiting();
    let out = host.pass(10_000);
    assert_eq!(out.len(), asked.len());
    assert_eq!(host.table.stage(), TableStage::Playing);
    let first = asked.lowest().unwrap();
    let number = first.index() + 1;
    let name = ["ann", "bob", "cleo", "dan"][first.index()];
    let stand_in = |host: &Host| match &host.view("ann").seats[first.index()].sitter {
        SitterView::Guest { stand_in, .. } => stand_in.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(stand_in(&host).as_deref(), Some("normal"));
    assert_eq!(host.view("ann").seats[first.index()].clock, None);
    let text = host.choices(number)[0].clone();
    host.pass(3_000);
    host.act(name, number, &text).unwrap();
    assert_eq!(stand_in(&host), None);
    let back = &host.entries[host.entries.len() - 2];
    assert_eq!(back.deed, Deed::Returned { seat: first });
}

#[test]
fn to_do_and_take_back_gains_no_time() {
    let chairs = vec![person("ann"), person("bob")];
    let mut host = Host::new(timed(opening("connect-four", "", 7, chairs), 10, 60));
    let text = host.choices(1)[0].clone();
    host.pass(25_000);
    host.act("ann", 1, &text).unwrap();
    assert_eq!(clock(&host, 1), shows(10_000, 45_000, false));
    host.pass(1_000);
    host.wish("ann", 1, Wish::Undo).unwrap();
    assert_eq!(clock(&host, 1), shows(0, 44_000, true));
    assert_eq!(clock(&host, 2), shows(10_000, 60_000, false));
}

#[test]
fn to_rise_and_sit_down_again_gains_no_time() {
    let mut host = duel();
    host.pass(25_000);
    host.wish("ann", 1, Wish::Rise).unwrap();
    let name = "Ann".to_owned();
    host.wish("ann", 1, Wish::Sit { name }).unwrap();
    assert_eq!(clock(&host, 1), shows(0, 45_000, true));
    host.wish("ann", 1, Wish::Rise).unwrap();
    host.act("ann", 1, "pass").unwrap();
    assert_eq!(clock(&host, 1), shows(10_000, 45_000, false));
}

#[test]
fn bots_have_no_clock() {
    let chairs = vec![bot(), person("ann")];
    let mut host = Host::new(timed(opening("duel", "", 7, chairs), 10, 60));
    assert_eq!(host.view("ann").seats[0].clock, None);
    assert!(host.pass(600_000).is_empty());
}
