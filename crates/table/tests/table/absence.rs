//! What happens when somebody leaves.

use crate::host::{Host, bot, guest, opening, person, seat};
use protocol::{AbsenceRight, SitterView, TableStage, Wish};
use table::{AWAY, By, Chair, Deed, IDLE, STANDS_IN, TableRefusal};

fn rights(host: &Host, eyes: &str, number: usize) -> Vec<AbsenceRight> {
    match &host.view(eyes).seats[number - 1].sitter {
        SitterView::Guest { if_away, .. } => if_away.clone(),
        other => panic!("{other:?}"),
    }
}

fn is_here(host: &Host, number: usize) -> bool {
    let sitter = &host.view("ann").seats[number - 1].sitter;
    matches!(sitter, SitterView::Guest { here: true, .. })
}

fn claim(number: usize) -> Wish {
    Wish::Claim { from: seat(number) }
}

fn stand_in(number: usize) -> Wish {
    Wish::StandIn { from: seat(number) }
}

fn depart(host: &mut Host, name: &str) {
    host.table.depart(&guest(name), host.now);
    host.settle();
}

fn team_match() -> Host {
    let chairs = ["ann", "bob", "cleo", "dan"].map(person).to_vec();
    Host::new(opening("nature", "seats=4 sages=random", 3, chairs))
}

#[test]
fn after_a_minute_the_win_can_be_claimed_or_a_bot_play_on() {
    let mut host = Host::duel();
    depart(&mut host, "ann");
    assert!(!is_here(&host, 1));
    assert_eq!(host.wish("bob", 2, claim(1)), Err(TableRefusal::NotAway));
    assert_eq!(host.table.wake_at(), Some(host.now.plus(AWAY)));
    host.pass(AWAY - 1);
    assert!(rights(&host, "bob", 1).is_empty());
    host.pass(1);
    let both = [AbsenceRight::Claim, AbsenceRight::StandIn];
    assert_eq!(rights(&host, "bob", 1), both);
    assert!(rights(&host, "eve", 1).is_empty(), "not for who watches");
    assert!(host.pass(10 * AWAY).is_empty(), "nobody has to");
    host.wish("bob", 2, claim(1)).unwrap();
    assert_eq!(host.view("bob").payoffs, Some(vec![-1, 1]));
}

#[test]
fn who_comes_back_in_time_is_safe() {
    let mut host = Host::duel();
    depart(&mut host, "ann");
    host.pass(AWAY - 1);
    host.table.arrive(&guest("ann"), host.now);
    host.pass(AWAY);
    assert!(rights(&host, "bob", 1).is_empty());
    assert_eq!(host.wish("bob", 2, claim(1)), Err(TableRefusal::NotAway));
}

#[test]
fn who_comes_back_plays_again_with_the_next_wish() {
    let mut host = Host::duel();
    depart(&mut host, "ann");
    host.pass(AWAY);
    host.wish("bob", 2, stand_in(1)).unwrap();
    assert_eq!(host.table.thinker().unwrap().0, seat(1));
    assert_eq!(
        host.wish("bob", 2, stand_in(1)),
        Err(TableRefusal::BotPlays)
    );
    assert_eq!(host.wish("bob", 2, claim(1)), Err(TableRefusal::BotPlays));
    host.think(|_| "pass".to_owned());
    host.table.arrive(&guest("ann"), host.now);
    host.act("bob", 2, "pass").unwrap();
    let thinking = host.table.think(seat(1));
    host.act("ann", 1, "pass").unwrap();
    let deeds: Vec<&Deed> = host.entries.iter().map(|entry| &entry.deed).collect();
    let [.., back, moved] = deeds[..] else {
        panic!("{deeds:?}")
    };
    assert_eq!(*back, Deed::Returned { seat: seat(1) });
    assert!(matches!(moved, Deed::Moved { by: By::Guest, .. }));
    let late = (host.table).take_thought(seat(1), thinking.number, "pass", host.now);
    assert!(late.is_empty(), "what the bot thought of is gone");
}

#[test]
fn to_sit_down_in_ones_own_seat_is_to_be_back() {
    let mut host = Host::duel();
    depart(&mut host, "ann");
    host.pass(AWAY);
    host.wish("bob", 2, stand_in(1)).unwrap();
    host.think(|_| "pass".to_owned());
    // It is Bob's turn, so there is nothing else that Ann could wish.
    assert!(host.act("ann", 1, "pass").is_err());
    assert!(host.view("ann").seats[0].yours);
    let name = "Ann".to_owned();
    let back = host.wish("ann", 1, Wish::Sit { name }).unwrap();
    assert_eq!(back.len(), 1);
    assert_eq!(back[0].deed, Deed::Returned { seat: seat(1) });
}

#[test]
fn a_refused_wish_brings_nobody_back() {
    let mut host = Host::duel();
    depart(&mut host, "ann");
    host.pass(AWAY);
    host.wish("bob", 2, stand_in(1)).unwrap();
    assert!(host.act("ann", 1, "fly").is_err());
    assert!(matches!(
        host.entries.last().unwrap().deed,
        Deed::StoodIn { .. }
    ));
}

#[test]
fn who_says_that_they_leave_is_not_waited_for() {
    let mut host = Host::duel();
    host.wish("ann", 1, Wish::Rise).unwrap();
    assert!(!is_here(&host, 1));
    assert_eq!(
        host.wish("ann", 1, Wish::Rise),
        Err(TableRefusal::AlreadyLeft)
    );
    host.wish("bob", 2, claim(1)).unwrap();
    assert_eq!(host.table.stage(), TableStage::Over);
}

#[test]
fn in_a_team_match_nobody_claims_but_bots_stand_in_by_themselves() {
    let mut host = team_match();
    let leaver = host.table.waiting().lowest().unwrap();
    let number = leaver.index() + 1;
    let name = ["ann", "bob", "cleo", "dan"][leaver.index()];
    let other = ["dan", "cleo", "bob", "ann"][leaver.index()];
    depart(&mut host, name);
    host.pass(AWAY);
    assert_eq!(rights(&host, other, number), [AbsenceRight::StandIn]);
    let refused = host.wish(other, 4 - leaver.index(), claim(number));
    assert_eq!(refused, Err(TableRefusal::NoClaim));
    let entries = host.pass(STANDS_IN - AWAY);
    let stood_in = |deed: &Deed| matches!(deed, Deed::StoodIn { seat, .. } if *seat == leaver);
    assert!(entries.iter().any(|entry| stood_in(&entry.deed)));
}

#[test]
fn in_a_team_match_a_bot_plays_at_once_for_who_rose() {
    let mut host = team_match();
    let leaver = host.table.waiting().lowest().unwrap();
    let name = ["ann", "bob", "cleo", "dan"][leaver.index()];
    host.wish(name, leaver.index() + 1, Wish::Rise).unwrap();
    let settled = host.settle();
    assert!(matches!(settled[0].deed, Deed::StoodIn { seat, .. } if seat == leaver));
}

#[test]
fn a_person_alone_with_bots_is_waited_for() {
    let chairs = vec![person("ann"), bot(), bot(), bot()];
    let mut host = Host::new(opening("nature", "seats=4 sages=random", 3, chairs));
    depart(&mut host, "ann");
    while host.table.thinker().is_some() {
        host.think(|choices| choices[0].clone());
        host.settle();
    }
    assert!(host.table.waiting().contains(seat(1)));
    assert!(host.pass(100 * STANDS_IN).is_empty());
}

#[test]
fn nobody_plays_on_where_nobody_is() {
    let mut host = team_match();
    for name in ["ann", "bob", "cleo", "dan"] {
        depart(&mut host, name);
    }
    assert!(host.pass(10 * STANDS_IN).is_empty());
    host.table.arrive(&guest("dan"), host.now);
    assert!(!host.settle().is_empty(), "until somebody comes back");
}

#[test]
fn for_who_is_there_and_does_nothing_a_bot_can_play_on() {
    let mut host = Host::duel();
    host.pass(IDLE - 1);
    assert!(rights(&host, "bob", 1).is_empty());
    host.pass(1);
    assert_eq!(rights(&host, "bob", 1), [AbsenceRight::StandIn]);
    assert_eq!(host.wish("bob", 2, claim(1)), Err(TableRefusal::NotAway));
    host.wish("bob", 2, stand_in(1)).unwrap();
}

#[test]
fn after_a_restart_people_have_their_minute_to_come_back() {
    let mut host = Host::duel();
    host.table = host.replayed();
    host.now = host.now.plus(100 * AWAY);
    host.settle();
    host.table.arrive(&guest("bob"), host.now);
    assert!(rights(&host, "bob", 1).is_empty());
    host.pass(AWAY);
    assert_eq!(rights(&host, "bob", 1).len(), 2);
}

#[test]
fn who_looks_through_two_windows_can_close_one() {
    let mut host = Host::duel();
    host.table.arrive(&guest("ann"), host.now);
    depart(&mut host, "ann");
    assert!(is_here(&host, 1));
    depart(&mut host, "ann");
    assert!(!is_here(&host, 1));
}

#[test]
fn a_seat_is_kept_for_who_is_away_before_the_game() {
    let mut host = Host::new(opening("duel", "", 1, vec![person("ann"), Chair::Open]));
    depart(&mut host, "ann");
    assert!(host.pass(100 * STANDS_IN).is_empty());
    assert_eq!(host.table.wake_at(), None);
}
