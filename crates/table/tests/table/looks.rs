//! Through which eye people look, and what they may still read.

use crate::host::{Host, bot, guest, opening, person, seat};
use kernel::Eye;
use protocol::UndoRight;
use table::Look;

fn look(host: &Host, name: &str) -> (Eye, Option<usize>) {
    shown(host.table.eye_for(&guest(name)))
}

fn shown(look: Look) -> (Eye, Option<usize>) {
    (look.eye, look.curtain.map(|seat| seat.index() + 1))
}

#[test]
fn who_has_a_seat_looks_through_it_and_nobody_else_does() {
    let host = Host::duel();
    assert_eq!(look(&host, "ann"), (Eye::Seat(seat(1)), None));
    assert_eq!(look(&host, "bob"), (Eye::Seat(seat(2)), None));
    assert_eq!(look(&host, "eve"), (Eye::Public, None));
    let after = host.table.eye_after(&guest("eve"), seat(1));
    assert_eq!(shown(after), (Eye::Public, None));
}

#[test]
fn who_watches_may_do_nothing() {
    let host = Host::duel();
    for view in [host.view("eve"), host.table.view(None, 3, host.now)] {
        assert_eq!(view.undo, UndoRight::No);
        assert!(view.seats.iter().all(|seat| !seat.yours));
    }
    assert_eq!(host.table.view(None, 3, host.now).watchers, 3);
}

#[test]
fn at_one_screen_a_curtain_falls_between_seats() {
    let chairs = vec![person("ann"), person("ann")];
    let mut host = Host::new(opening("duel", "", 7, chairs));
    assert_eq!(look(&host, "ann"), (Eye::Public, Some(1)));
    let ann = guest("ann");
    let still = shown(host.table.eye_after(&ann, seat(1)));
    assert_eq!(still, (Eye::Seat(seat(1)), None));
    host.act("ann", 1, "pass").unwrap();
    let next = shown(host.table.eye_after(&ann, seat(1)));
    assert_eq!(next, (Eye::Public, Some(2)));
}

#[test]
fn without_secrets_no_curtain_is_needed() {
    let chairs = vec![person("ann"), person("ann")];
    let mut host = Host::new(opening("connect-four", "", 7, chairs));
    assert_eq!(look(&host, "ann"), (Eye::Seat(seat(1)), None));
    let text = host.choices(1)[0].clone();
    host.act("ann", 1, &text).unwrap();
    assert_eq!(look(&host, "ann"), (Eye::Seat(seat(2)), None));
    let next = shown(host.table.eye_after(&guest("ann"), seat(1)));
    assert_eq!(next, (Eye::Seat(seat(2)), None));
}

#[test]
fn while_others_play_the_screen_stays_as_it_is() {
    let chairs = vec![person("ann"), person("ann"), bot(), bot()];
    let mut host = Host::new(opening("nature", "seats=4 sages=random first=2", 3, chairs));
    while host.table.waiting().contains(seat(1)) || host.table.waiting().contains(seat(2)) {
        let number = host.table.waiting().lowest().unwrap().index() + 1;
        let text = host.choices(number)[0].clone();
        host.act("ann", number, &text).unwrap();
    }
    let still = shown(host.table.eye_after(&guest("ann"), seat(2)));
    assert_eq!(still, (Eye::Seat(seat(2)), None));
}

#[test]
fn sides_are_numbered() {
    let chairs = ["ann", "bob", "cleo", "dan"].map(person).to_vec();
    let sides = |game: &str, options: &str| {
        let host = Host::new(opening(game, options, 3, chairs.clone()));
        let seats = host.view("ann").seats;
        seats.iter().map(|seat| seat.side).collect::<Vec<_>>()
    };
    assert_eq!(sides("nature", "seats=4"), [1, 1, 2, 2]);
    assert_eq!(sides("estro", "mode=inferno seats=4"), [1, 2, 1, 2]);
}

#[test]
fn where_people_are_to_remember_the_log_forgets() {
    let chairs = vec![person("ann"), person("bob")];
    let mut host = Host::new(opening("estro", "mode=duel,mnemonic", 5, chairs));
    let mut told_ann = 0;
    for step in 0..60 {
        let Some(decides) = host.table.waiting().lowest() else {
            break;
        };
        assert!(!host.table.game().unwrap().keeps_log());
        let number = decides.index() + 1;
        let choices = host.choices(number);
        let text = choices[step * 5 % choices.len()].clone();
        let before = host.happenings.len();
        host.act(["ann", "bob"][decides.index()], number, &text)
            .unwrap();
        let eye = Eye::Seat(decides);
        let now: usize = host.happenings[before..]
            .iter()
            .map(|happening| happening.told_to(eye).count())
            .sum();
        let of_game = |said: &&kernel::Phrase| said.key != "table-began";
        let read = host.table.log(eye).filter(of_game).count();
        assert_eq!(read, now, "who decided reads only what came of it");
        if decides == seat(1) {
            told_ann += now;
        }
    }
    assert!(told_ann > host.log(Eye::Seat(seat(1))).len());
    host.wish("ann", 1, protocol::Wish::Concede).unwrap();
    assert!(
        host.log(Eye::Seat(seat(1))).len() > told_ann,
        "and all of it afterwards"
    );
}
