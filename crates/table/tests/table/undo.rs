//! Taking back.

use crate::host::{Host, bold, bot, guest, opening, person, seat};
use kernel::{Eye, SeatSet};
use protocol::{TableStage, UndoAsked, UndoRight, Wish};
use table::{ANSWER_WITHIN, Deed, FIRST_PAUSE, TableRefusal};

const YES: Wish = Wish::AnswerUndo { yes: true };
const NO: Wish = Wish::AnswerUndo { yes: false };

/// Two people in a game without secrets and chance; Ann has moved.
fn after_a_plain_move() -> Host {
    let chairs = vec![person("ann"), person("bob")];
    let mut host = Host::new(opening("connect-four", "", 7, chairs));
    let text = host.choices(1)[3].clone();
    host.act("ann", 1, &text).unwrap();
    host
}

/// Two people; Ann has passed, so that Bob drew a card.
fn after_a_pass() -> Host {
    let chairs = vec![person("ann"), person("bob")];
    let mut host = Host::in_control(opening("duel", "", 7, chairs));
    host.act("ann", 1, "pass").unwrap();
    host
}

fn pause(host: &mut Host) -> u64 {
    match host.wish("ann", 1, Wish::Undo) {
        Err(TableRefusal::UndoPause { ms }) => ms,
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_showed_nothing_is_taken_back_freely() {
    let mut host = after_a_plain_move();
    let view = |host: &Host| host.table.game().unwrap().view_json(Eye::Seat(seat(1)));
    let played = view(&host);
    assert_eq!(host.undo_right("ann"), UndoRight::Free);
    assert_eq!(host.undo_right("bob"), UndoRight::No);
    let text = match &host.entries.last().unwrap().deed {
        Deed::Moved { text, .. } => text.clone(),
        other => panic!("{other:?}"),
    };
    let undone = host.wish("ann", 1, Wish::Undo).unwrap();
    let seat = seat(1);
    assert_eq!(undone[0].deed, Deed::Undone { seat, to: 0 });
    assert_ne!(view(&host), played);
    host.act("ann", 1, &text).unwrap();
    assert_eq!(view(&host), played, "the same once more");
}

#[test]
fn what_somebody_answered_is_taken_back_only_if_the_others_agree() {
    let mut host = after_a_plain_move();
    let text = host.choices(2)[0].clone();
    host.act("bob", 2, &text).unwrap();
    assert_eq!(host.undo_right("ann"), UndoRight::Ask);
    assert_eq!(host.undo_right("bob"), UndoRight::Free);
    host.wish("bob", 2, Wish::Undo).unwrap();
    assert_eq!(host.undo_right("ann"), UndoRight::Free);
}

#[test]
fn what_drew_chance_is_taken_back_only_if_the_others_agree() {
    let mut host = after_a_pass();
    assert_eq!(host.undo_right("ann"), UndoRight::Ask);
    host.wish("ann", 1, Wish::Undo).unwrap();
    assert_eq!(host.table.game().unwrap().len(), 1, "nothing happened yet");
    assert_eq!(
        host.view("bob").undo_asked,
        Some(UndoAsked {
            seat: seat(1),
            waiting: vec![seat(2)]
        })
    );
    assert_eq!(
        host.wish("ann", 1, Wish::Undo),
        Err(TableRefusal::UndoPending)
    );
    assert_eq!(host.wish("ann", 1, YES), Err(TableRefusal::NothingToAnswer));
    let granted = host.wish("bob", 2, YES).unwrap();
    assert_eq!(granted[0].deed, Deed::UndoGranted { seat: seat(2) });
    assert_eq!(
        granted[1].deed,
        Deed::Undone {
            seat: seat(1),
            to: 0
        }
    );
    assert_eq!(host.table.waiting(), SeatSet::one(seat(1)));
    assert_eq!(host.view("bob").undo_asked, None);
}

#[test]
fn an_undo_that_was_granted_happens_even_if_the_host_falls_in_between() {
    let mut host = after_a_pass();
    host.wish("ann", 1, Wish::Undo).unwrap();
    host.wish("bob", 2, YES).unwrap();
    assert!(matches!(
        host.entries.pop().unwrap().deed,
        Deed::Undone { .. }
    ));
    let mut replayed = host.replayed();
    let settled = replayed.settle(host.now);
    assert!(matches!(settled[0].entry.deed, Deed::Undone { .. }));
}

#[test]
fn pauses_grow_after_each_refusal() {
    let mut host = after_a_pass();
    for expected in [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE] {
        host.wish("ann", 1, Wish::Undo).unwrap();
        host.wish("bob", 2, NO).unwrap();
        assert_eq!(pause(&mut host), expected);
        let ms = expected as u32;
        assert_eq!(host.undo_right("ann"), UndoRight::Pause { ms });
        host.pass(expected - 1);
        assert_eq!(pause(&mut host), 1);
        host.pass(1);
        assert_eq!(host.undo_right("ann"), UndoRight::Ask);
    }
}

#[test]
fn to_keep_silent_or_to_move_on_is_to_refuse() {
    let mut host = after_a_pass();
    host.wish("ann", 1, Wish::Undo).unwrap();
    let lapsed = host.pass(ANSWER_WITHIN);
    assert_eq!(lapsed[0].deed, Deed::UndoLapsed);
    assert_eq!(pause(&mut host), FIRST_PAUSE);
    host.pass(FIRST_PAUSE);
    host.wish("ann", 1, Wish::Undo).unwrap();
    host.act("bob", 2, "pass").unwrap();
    assert_eq!(host.view("ann").undo_asked, None);
    assert_eq!(pause(&mut host), 2 * FIRST_PAUSE);
    assert_eq!(host.wish("bob", 2, YES), Err(TableRefusal::NothingToAnswer));
}

#[test]
fn who_asked_and_moves_has_thought_better_of_it() {
    let mut host = after_a_pass();
    host.act("bob", 2, "pass").unwrap();
    host.wish("ann", 1, Wish::Undo).unwrap();
    host.act("ann", 1, "pass").unwrap();
    assert_eq!(host.view("bob").undo_asked, None);
    assert_eq!(host.undo_right("ann"), UndoRight::Ask);
}

#[test]
fn bots_do_not_mind_and_are_taken_back_too() {
    let mut host = Host::new(opening("duel", "", 7, vec![person("ann"), bot()]));
    host.act("ann", 1, "pass").unwrap();
    host.think(bold);
    while host.table.thinker().is_some() {
        host.think(|_| "pass".to_owned());
    }
    assert_eq!(host.undo_right("ann"), UndoRight::Free);
    host.wish("ann", 1, Wish::Undo).unwrap();
    assert!(host.table.game().unwrap().is_empty());
    assert_eq!(
        host.wish("ann", 1, Wish::Undo),
        Err(TableRefusal::NothingToUndo)
    );
}

#[test]
fn a_lost_game_against_bots_can_be_gone_on_with() {
    let mut host = Host::new(opening("duel", "", 7, vec![person("ann"), bot()]));
    host.wish("ann", 1, Wish::Concede).unwrap();
    assert_eq!(host.table.stage(), TableStage::Over);
    host.wish("ann", 1, Wish::Rematch).unwrap();
    host.wish("ann", 1, Wish::Undo).unwrap();
    assert_eq!(host.table.stage(), TableStage::Playing);
    assert!(host.view("ann").rematch.is_empty());
}

#[test]
fn a_finished_game_between_people_stands() {
    let mut host = Host::duel();
    host.wish("ann", 1, Wish::Concede).unwrap();
    assert_eq!(host.undo_right("ann"), UndoRight::No);
    assert_eq!(host.wish("ann", 1, Wish::Undo), Err(TableRefusal::GameOver));
}

#[test]
fn people_at_one_screen_take_back_the_last_thing_any_of_them_did() {
    let chairs = vec![person("ann"), person("ann")];
    let mut host = Host::new(opening("duel", "", 7, chairs));
    host.act("ann", 1, "pass").unwrap();
    host.act("ann", 2, "pass").unwrap();
    let (first, second) = (seat(1), seat(2));
    let undone = host.wish("ann", 1, Wish::Undo).unwrap();
    assert_eq!(
        undone[0].deed,
        Deed::Undone {
            seat: second,
            to: 1
        }
    );
    let undone = host.wish("ann", 2, Wish::Undo).unwrap();
    assert_eq!(undone[0].deed, Deed::Undone { seat: first, to: 0 });
}

#[test]
fn everybody_else_is_asked_and_a_guest_answers_for_all_their_seats() {
    let chairs = ["ann", "bob", "cleo", "cleo"].map(person).to_vec();
    let mut host = Host::new(opening("nature", "seats=4 sages=random", 3, chairs));
    let text = host.choices(1)[0].clone();
    host.act("ann", 1, &text).unwrap();
    let text = host.choices(2)[0].clone();
    host.act("bob", 2, &text).unwrap();
    let asked = host.wish("ann", 1, Wish::Undo).unwrap();
    assert_eq!(asked[0].deed, Deed::UndoAsked { seat: seat(1) });
    let waiting = |host: &Host| host.view("ann").undo_asked.unwrap().waiting;
    assert_eq!(waiting(&host), [seat(2), seat(3), seat(4)]);
    host.wish("cleo", 4, YES).unwrap();
    assert_eq!(waiting(&host), [seat(2)]);
    assert_eq!(
        host.wish("cleo", 3, YES),
        Err(TableRefusal::NothingToAnswer)
    );
    let granted = host.wish("bob", 2, YES).unwrap();
    assert!(matches!(granted[1].deed, Deed::Undone { to: 0, .. }));
}

#[test]
fn bots_wait_while_somebody_is_asked() {
    let chairs = vec![person("ann"), bot(), person("bob"), bot()];
    let mut host = Host::new(opening("nature", "seats=4 sages=random", 3, chairs));
    for step in 0.. {
        assert!(step < 200, "no bot ever acted after Ann");
        if host.undo_right("ann") == UndoRight::Ask && host.table.thinker().is_some() {
            break;
        }
        if host.table.thinker().is_some() {
            host.think(|choices| choices[0].clone());
            host.settle();
            continue;
        }
        let asked = host.table.waiting().lowest().unwrap().index();
        let text = host.choices(asked + 1)[0].clone();
        host.act(["ann", "", "bob", ""][asked], asked + 1, &text)
            .unwrap();
    }
    host.wish("ann", 1, Wish::Undo).unwrap();
    assert_eq!(host.table.thinker(), None);
    host.pass(ANSWER_WITHIN);
    assert!(host.table.thinker().is_some(), "but not for ever");
}

#[test]
fn what_was_told_is_taken_back_and_what_happened_at_the_table_is_not() {
    let mut host = after_a_pass();
    host.wish("ann", 1, Wish::Undo).unwrap();
    host.wish("bob", 2, YES).unwrap();
    for eye in [Eye::Seat(seat(1)), Eye::Seat(seat(2)), Eye::Public] {
        assert_eq!(
            host.log(eye),
            [
                "The game begins.",
                "ann asks to take back.",
                "bob agrees.",
                "ann took back."
            ]
        );
        // A client that only hears what happened comes to the same log.
        let voice = host.voice();
        let mut client: Vec<String> = Vec::new();
        for happening in &host.happenings {
            client.truncate(client.len() - happening.untold_for(eye));
            let told = happening.told_to(eye);
            client.extend(told.map(|line| voice.say(&line.phrase)));
        }
        assert_eq!(client, host.log(eye));
        let (untold, told) = table::heard(&host.happenings, eye);
        assert_eq!((untold, told.len()), (0, 4));
    }
}

#[test]
fn what_the_rules_do_not_let_be_taken_back_stands() {
    // TS-4.17: without the option, steps of Open and Plan stand.
    let mut host = Host::new(opening(
        "travelers",
        "mode=training plan-undo=off",
        1,
        vec![person("ann")],
    ));
    host.table.set_control(&guest("ann"), true);
    for _ in 0..40 {
        let stands = !host.table.game().unwrap().may_take_back();
        let text = bold(host.choices(1));
        host.act("ann", 1, &text).unwrap();
        if stands {
            assert_eq!(host.undo_right("ann"), UndoRight::No);
            let refused = host.wish("ann", 1, Wish::Undo);
            assert_eq!(refused, Err(TableRefusal::UndoForbidden));
            return;
        }
        assert_eq!(host.undo_right("ann"), UndoRight::Free);
    }
    panic!("nothing was planned");
}
