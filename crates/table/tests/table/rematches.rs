//! Playing again.

use crate::host::{Host, bot, guest, opening, person, seat};
use kernel::{Level, Seed};
use protocol::{TableStage, Wish};
use table::{AWAY, Chair, Deed, Opening, Table, TableRefusal};

fn again(host: &Host) -> Opening {
    host.table.rematch_opening(Seed::from(99), host.now)
}

fn over() -> Host {
    let mut host = Host::duel();
    host.wish("ann", 1, Wish::Concede).unwrap();
    host
}

#[test]
fn everybody_has_to_wish_it() {
    let mut host = Host::duel();
    assert_eq!(
        host.wish("ann", 1, Wish::Rematch),
        Err(TableRefusal::NotOver)
    );
    let mut host = {
        host.wish("ann", 1, Wish::Concede).unwrap();
        host
    };
    host.wish("ann", 1, Wish::Rematch).unwrap();
    assert_eq!(host.view("bob").rematch, [seat(1)]);
    assert!(!host.table.is_rematch_agreed());
    assert!(host.table.begin_rematch("XYZ", host.now).is_empty());
    assert_eq!(
        host.wish("ann", 1, Wish::Rematch),
        Err(TableRefusal::AlreadyWished)
    );
    host.wish("bob", 2, Wish::Rematch).unwrap();
    assert!(host.table.is_rematch_agreed());
    let begun = host.table.begin_rematch("XYZ", host.now);
    let begun = host.keep(begun);
    let code = "XYZ".to_owned();
    assert_eq!(begun[0].deed, Deed::RematchBegun { code });
    assert_eq!(host.view("ann").next.as_deref(), Some("XYZ"));
    assert!(!host.table.is_rematch_agreed(), "once is enough");
    assert_eq!(
        host.wish("ann", 1, Wish::Rematch),
        Err(TableRefusal::RematchBegun)
    );
}

#[test]
fn bots_agree() {
    let mut host = Host::new(opening("duel", "", 7, vec![person("ann"), bot()]));
    host.wish("ann", 1, Wish::Concede).unwrap();
    host.wish("ann", 1, Wish::Rematch).unwrap();
    assert!(host.table.is_rematch_agreed());
}

#[test]
fn one_screen_agrees_with_itself() {
    let chairs = vec![person("ann"), person("ann")];
    let mut host = Host::new(opening("duel", "", 7, chairs));
    host.wish("ann", 1, Wish::Concede).unwrap();
    host.wish("ann", 2, Wish::Rematch).unwrap();
    assert!(host.table.is_rematch_agreed());
}

#[test]
fn the_same_people_play_and_the_other_begins() {
    let host = over();
    let opening = again(&host);
    assert_eq!(opening.chairs, [person("bob"), person("ann")]);
    assert_eq!(opening.seed, Seed::from(99));
    assert_eq!(opening.at, host.now);
    let table = Table::open(opening).unwrap();
    assert_eq!(table.stage(), TableStage::Gathering);
}

#[test]
fn with_the_option_everybody_keeps_their_seat_and_the_beginning_moves_on() {
    let mut fixed = 0;
    for (game, options, next) in [
        ("nature", "first=1", Some("2")),
        ("nature", "first=2", Some("1")),
        ("nature", "", None),
        ("nature", "first=random", Some("random")),
        ("estro", "first=2", Some("1")),
        ("sovereign", "first=1", Some("2")),
    ] {
        let chairs = vec![person("ann"), person("bob")];
        let host = Host::new(opening(game, options, 7, chairs.clone()));
        let opening = again(&host);
        assert_eq!(opening.chairs, chairs);
        let first = opening.options.get("first").map(String::as_str);
        assert_eq!(first, next, "{game} {options}");
        assert!(Table::open(opening).is_ok());
        fixed += 1;
    }
    assert_eq!(fixed, 6);
    let chairs = ["ann", "bob", "cleo", "dan"].map(person).to_vec();
    for (first, next) in [("1", "2"), ("2", "1")] {
        let options = format!("seats=4 first={first}");
        let host = Host::new(opening("nature", &options, 7, chairs.clone()));
        assert_eq!(again(&host).options["first"], next);
    }
}

#[test]
fn who_left_is_not_asked() {
    let mut host = Host::duel();
    host.table.depart(&guest("bob"), host.now);
    host.settle();
    host.pass(AWAY);
    host.wish("ann", 1, Wish::StandIn { from: seat(2) })
        .unwrap();
    host.wish("ann", 1, Wish::Concede).unwrap();
    host.wish("ann", 1, Wish::Rematch).unwrap();
    assert!(host.table.is_rematch_agreed());
    let level = Level::Normal;
    assert_eq!(again(&host).chairs, [Chair::Bot { level }, person("ann")]);

    let mut host = over();
    host.wish("bob", 2, Wish::Rise).unwrap();
    host.wish("ann", 1, Wish::Rematch).unwrap();
    assert!(host.table.is_rematch_agreed());
    assert_eq!(again(&host).chairs, [Chair::Open, person("ann")]);
}

#[test]
fn who_comes_back_for_it_is_asked_again() {
    let mut host = over();
    host.wish("ann", 1, Wish::Rematch).unwrap();
    host.wish("ann", 1, Wish::Rise).unwrap();
    assert!(host.view("bob").rematch.is_empty());
    host.wish("ann", 1, Wish::Rematch).unwrap();
    assert!(!host.table.is_rematch_agreed());
    host.wish("bob", 2, Wish::Rematch).unwrap();
    assert!(host.table.is_rematch_agreed());
    assert_eq!(again(&host).chairs, [person("bob"), person("ann")]);
}

#[test]
fn nothing_is_taken_back_once_they_play_again() {
    let mut host = Host::new(opening("duel", "", 7, vec![person("ann"), bot()]));
    host.wish("ann", 1, Wish::Concede).unwrap();
    host.wish("ann", 1, Wish::Rematch).unwrap();
    let begun = host.table.begin_rematch("XYZ", host.now);
    host.keep(begun);
    let refused = host.wish("ann", 1, Wish::Undo);
    assert_eq!(refused, Err(TableRefusal::RematchBegun));
}
