//! Moves, single answers, giving up.

use crate::host::{Host, bot, guest, opening, person, seat};
use kernel::Eye;
use protocol::{TableStage, Wish};
use table::{By, Deed, TableRefusal};

#[test]
fn refusals_of_the_game_keep_its_rule_and_its_words() {
    let mut host = Host::duel();
    let refused = host.act("bob", 2, "pass").unwrap_err();
    assert!(refused.code().starts_with("DU-"), "{refused:?}");
    assert!(refused.phrase().key.starts_with("duel-"));
    let refused = host.act("ann", 1, "fly away").unwrap_err();
    assert_eq!(refused.code(), "misspelt");
    assert_eq!(host.entries.len(), 1, "nothing but the beginning happened");
}

#[test]
fn what_is_cut_short_is_kept_in_full() {
    let mut host = Host::duel();
    host.act("ann", 1, " pa ").unwrap();
    assert_eq!(
        host.entries[1].deed,
        Deed::Moved {
            seat: seat(1),
            text: "pass".to_owned(),
            by: By::Guest
        }
    );
}

#[test]
fn a_second_click_is_stale() {
    let mut host = Host::new(opening("duel", "", 7, vec![person("ann"), bot()]));
    let number = host.table.number();
    let pass = |number| Wish::Act {
        text: "pass".to_owned(),
        number,
    };
    host.wish("ann", 1, pass(number)).unwrap();
    host.think(|_| "pass".to_owned());
    // It is Ann's turn again, but she clicked twice for the turn before.
    assert_eq!(host.wish("ann", 1, pass(number)), Err(TableRefusal::Stale));
    let ahead = host.table.number() + 1;
    assert_eq!(host.wish("ann", 1, pass(ahead)), Err(TableRefusal::Stale));
    host.wish("ann", 1, pass(host.table.number())).unwrap();
}

#[test]
fn what_others_do_meanwhile_makes_no_choice_stale() {
    let chairs = ["ann", "bob", "cleo", "dan"].map(person).to_vec();
    let mut host = Host::new(opening("nature", "seats=4 sages=random", 3, chairs));
    let number = host.table.number();
    let mut acted = 0;
    for (name, place) in [("ann", 1), ("bob", 2), ("cleo", 3), ("dan", 4)] {
        if host.table.waiting().contains(seat(place)) {
            let text = host.choices(place)[0].clone();
            let wish = Wish::Act { text, number };
            host.wish(name, place, wish).unwrap();
            acted += 1;
        }
    }
    assert!(acted > 1, "several seats decide at once");
}

#[test]
fn what_was_chosen_before_something_was_taken_back_is_stale() {
    let mut host = Host::new(opening("duel", "", 7, vec![person("ann"), bot()]));
    host.act("ann", 1, "pass").unwrap();
    host.think(|_| "pass".to_owned());
    let number = host.table.number();
    host.wish("ann", 1, Wish::Undo).unwrap();
    let text = "pass".to_owned();
    let wish = Wish::Act { text, number };
    assert_eq!(host.wish("ann", 1, wish), Err(TableRefusal::Stale));
}

#[test]
fn who_gives_up_has_lost() {
    let mut host = Host::duel();
    host.wish("bob", 2, Wish::Concede).unwrap();
    assert_eq!(host.table.stage(), TableStage::Over);
    assert_eq!(host.view("ann").payoffs, Some(vec![1, -1]));
    assert_eq!(
        host.wish("ann", 1, Wish::Concede),
        Err(TableRefusal::GameOver)
    );
    assert_eq!(host.act("ann", 1, "pass"), Err(TableRefusal::GameOver));
}

/// A duel in which the person has nothing but to pass: they played all they could.
fn with_one_answer() -> Host {
    let mut host = Host::new(opening("duel", "", 7, vec![person("ann"), bot()]));
    host.table.set_control(&guest("ann"), true);
    while host.choices(1).len() > 1 {
        let text = crate::host::bold(host.choices(1));
        host.act("ann", 1, &text).unwrap();
    }
    host
}

#[test]
fn a_single_answer_answers_itself_and_the_person_is_told() {
    let mut host = with_one_answer();
    assert!(host.settle().is_empty(), "full control is Ann's");
    host.table.set_control(&guest("ann"), false);
    let entries = host.settle();
    let by = By::Itself;
    let text = "pass".to_owned();
    let seat = seat(1);
    assert_eq!(entries[0].deed, Deed::Moved { seat, text, by });
    let own = host.log(Eye::Seat(seat));
    assert!(own.iter().any(|line| line.starts_with("Only one answer")));
    let public = host.log(Eye::Public);
    assert!(
        !public
            .iter()
            .any(|line| line.starts_with("Only one answer"))
    );
}

#[test]
fn a_defender_is_asked_where_not_being_asked_would_tell() {
    // CN-2.5.3: nobody learns whether a defender held a playable Instant.
    let mut asked = 0;
    for seed in 0..12 {
        let chairs = vec![person("ann"), person("bob")];
        let mut host = Host::new(opening("nature", "sages=random", seed, chairs));
        for step in 0..120 {
            let Some(decides) = host.table.waiting().lowest() else {
                break;
            };
            let number = decides.index() + 1;
            let name = ["ann", "bob"][decides.index()];
            let choices = host.choices(number);
            if choices.len() == 1 {
                assert!(host.table.game().unwrap().must_ask(decides));
                asked += 1;
            }
            let text = choices[step * 7 % choices.len()].clone();
            host.act(name, number, &text).unwrap();
        }
    }
    assert!(asked > 0, "it came to that");
}

#[test]
fn a_single_answer_waits_while_a_mate_may_change_it() {
    let names = ["ann", "bob", "cleo", "dan"];
    let mut waited = 0;
    for seed in 0..6 {
        let chairs = names.map(person).to_vec();
        let mut host = Host::new(opening("nature", "seats=4 sages=random", seed, chairs));
        for step in 0..150 {
            let game = host.table.game().unwrap();
            let waiting = host.table.waiting();
            let several = |seat| waiting.contains(seat) && game.choice_count(seat) > 1;
            let mut single = waiting.filter(|&one| game.choice_count(one) == 1);
            if let Some(one) = single.find(|&one| !game.must_ask(one)) {
                let mut mates = game.side(one).without(one);
                assert!(mates.any(several), "nothing else kept it back");
                waited += 1;
            }
            let able = waiting.into_iter().find(|&seat| several(seat));
            let Some(decides) = able.or(waiting.lowest()) else {
                break;
            };
            let choices = host.choices(decides.index() + 1);
            let text = choices[step * 7 % choices.len()].clone();
            host.act(names[decides.index()], decides.index() + 1, &text)
                .unwrap();
        }
    }
    assert!(waited > 0, "it came to that");
}
