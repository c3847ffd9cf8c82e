//! Who sits where.

use crate::host::{Host, bot, guest, opening, person, seat};
use kernel::SeatSet;
use protocol::{SitterView, TableStage, Wish};
use table::{Chair, Deed, Granted, TableRefusal};

fn sit(name: &str) -> Wish {
    Wish::Sit {
        name: name.to_owned(),
    }
}

fn invite(level: &str) -> Wish {
    Wish::Invite {
        level: level.to_owned(),
    }
}

fn gathering() -> Host {
    Host::new(opening("duel", "", 1, vec![person("ann"), Chair::Open]))
}

#[test]
fn the_game_begins_when_all_seats_are_taken() {
    let mut host = gathering();
    assert_eq!(host.table.stage(), TableStage::Gathering);
    assert!(host.table.game().is_none());
    assert_eq!(
        host.wish("ann", 1, Wish::Begin),
        Err(TableRefusal::SeatsOpen)
    );
    host.wish("bob", 2, sit(" Bob ")).unwrap();
    let begun = host.settle();
    assert_eq!(begun[0].deed, Deed::Began);
    assert_eq!(host.table.stage(), TableStage::Playing);
    assert_eq!(host.table.seats_of(&guest("bob")), SeatSet::one(seat(2)));
    let sitter = &host.view("ann").seats[1].sitter;
    assert!(matches!(sitter, SitterView::Guest { name, .. } if name == "Bob"));
    assert_eq!(
        host.wish("ann", 1, Wish::Begin),
        Err(TableRefusal::AlreadyBegun)
    );
}

#[test]
fn begin_can_be_wished_before_the_host_settles() {
    let mut host = gathering();
    host.wish("ann", 2, invite("easy")).unwrap();
    let begun = host.wish("ann", 1, Wish::Begin).unwrap();
    assert_eq!(begun[0].deed, Deed::Began);
    assert!(host.settle().is_empty());
}

#[test]
fn a_seat_is_taken_only_with_the_link_and_only_while_it_is_open() {
    let mut host = gathering();
    let now = host.now;
    let uninvited = (host.table).wish(&guest("eve"), "a", seat(2), &sit("Eve"), false, now);
    assert_eq!(uninvited.unwrap_err(), TableRefusal::NotInvited);
    assert_eq!(
        host.wish("eve", 1, sit("Eve")),
        Err(TableRefusal::SeatTaken)
    );
    assert_eq!(
        host.wish("eve", 3, sit("Eve")),
        Err(TableRefusal::NoSuchSeat)
    );
    assert_eq!(host.wish("eve", 2, sit("")), Err(TableRefusal::BadName));
    assert_eq!(
        host.wish("ann", 1, sit("Ann")),
        Err(TableRefusal::AlreadyYours)
    );
    host.wish("bob", 2, sit("Bob")).unwrap();
    host.settle();
    assert_eq!(
        host.wish("eve", 2, sit("Eve")),
        Err(TableRefusal::AlreadyBegun)
    );
}

#[test]
fn who_rises_before_the_game_leaves_an_open_seat() {
    let chairs = vec![person("ann"), person("bob"), Chair::Open, Chair::Open];
    let mut host = Host::new(opening("nature", "seats=4", 1, chairs));
    host.wish("bob", 2, Wish::Rise).unwrap();
    assert_eq!(host.view("ann").seats[1].sitter, SitterView::Open);
    assert_eq!(
        host.wish("bob", 2, Wish::Rise),
        Err(TableRefusal::NotYourSeat)
    );
    host.wish("eve", 2, sit("Eve")).unwrap();
}

#[test]
fn only_those_who_sit_invite_bots() {
    let mut host = gathering();
    assert_eq!(
        host.wish("eve", 2, invite("easy")),
        Err(TableRefusal::NotSeated)
    );
    assert_eq!(
        host.wish("ann", 2, invite("godlike")),
        Err(TableRefusal::NoSuchLevel)
    );
    assert_eq!(
        host.wish("ann", 1, invite("easy")),
        Err(TableRefusal::SeatTaken)
    );
    host.wish("ann", 2, invite("hard")).unwrap();
    let level = "hard".to_owned();
    assert_eq!(host.view("ann").seats[1].sitter, SitterView::Bot { level });
}

#[test]
fn one_guest_may_hold_several_seats_under_several_names() {
    let mut host = gathering();
    host.wish("ann", 2, sit("Bruno")).unwrap();
    host.settle();
    assert_eq!(host.table.seats_of(&guest("ann")), SeatSet::first(2));
    host.act("ann", 1, "pass").unwrap();
    host.act("ann", 2, "pass").unwrap();
}

#[test]
fn nobody_does_anything_for_a_seat_of_somebody_else() {
    let mut host = Host::duel();
    let act = |host: &Host| Wish::Act {
        text: "pass".to_owned(),
        number: host.table.number(),
    };
    for wish in [
        Wish::Rise,
        act(&host),
        Wish::Undo,
        Wish::Concede,
        Wish::Rematch,
        Wish::Begin,
        Wish::AnswerUndo { yes: true },
        Wish::Claim { from: seat(2) },
        Wish::StandIn { from: seat(2) },
    ] {
        for stranger in ["bob", "eve"] {
            let refused = host.wish(stranger, 1, wish.clone());
            assert_eq!(refused, Err(TableRefusal::NotYourSeat), "{wish:?}");
        }
    }
}

#[test]
fn a_table_that_cannot_be_played_at_is_not_opened() {
    let open = |game: &str, options: &str, chairs| {
        table::Table::open(opening(game, options, 1, chairs)).err()
    };
    assert!(open("bridge", "", vec![bot()]).is_some());
    assert!(open("duel", "", vec![bot()]).is_some());
    assert!(open("duel", "mode=odd", vec![bot(), bot()]).is_some());
    assert!(open("nature", "seats=3", vec![bot(), bot(), bot()]).is_some());
    let no_time = crate::host::timed(opening("duel", "", 1, vec![bot(), bot()]), 0, 0);
    assert!(table::Table::open(no_time).is_err());
    assert!(open("duel", "", vec![bot(), bot()]).is_none());
}

#[test]
fn a_wish_comes_true_once_however_often_it_is_sent() {
    let mut host = Host::duel();
    let pass = Wish::Act {
        text: "pass".to_owned(),
        number: host.table.number(),
    };
    assert_eq!(
        host.wish_as("ann", "one", 1, pass.clone()).unwrap().len(),
        1
    );
    host.settle();
    let number = host.table.number();
    let again = (host.table).wish(&guest("ann"), "one", seat(1), &pass, false, host.now);
    assert!(matches!(again, Ok(Granted::Before)));
    assert_eq!(host.table.number(), number);
    let mut replayed = host.replayed();
    let again = replayed.wish(&guest("ann"), "one", seat(1), &pass, false, host.now);
    assert!(matches!(again, Ok(Granted::Before)), "after a restart too");
    // Another guest's ids are their own.
    let mine = Wish::Act {
        text: "pass".to_owned(),
        number,
    };
    assert_eq!(host.wish_as("bob", "one", 2, mine).unwrap().len(), 1);
}

#[test]
fn a_refused_wish_may_be_sent_again() {
    let mut host = Host::duel();
    let nonsense = Wish::Act {
        text: "fly".to_owned(),
        number: host.table.number(),
    };
    assert!(host.wish_as("ann", "one", 1, nonsense).is_err());
    assert!(!host.table.was_granted(&guest("ann"), "one"));
    let pass = Wish::Act {
        text: "pass".to_owned(),
        number: host.table.number(),
    };
    assert_eq!(host.wish_as("ann", "one", 1, pass).unwrap().len(), 1);
    assert!(host.table.was_granted(&guest("ann"), "one"));
}

#[test]
fn ids_are_short_words() {
    let mut host = Host::duel();
    let long = "x".repeat(33);
    for id in ["", "a b", "é", long.as_str()] {
        let refused = host.wish_as("ann", id, 1, Wish::Concede);
        assert_eq!(refused, Err(TableRefusal::BadWishId), "{id:?}");
    }
}
