//! Bots.

use crate::host::{Host, bot, opening, person, seat};
use bots::{BotKind, Level};
use protocol::TableStage;
use table::{By, Deed};

fn against_a_bot() -> Host {
    Host::new(opening("duel", "", 7, vec![bot(), person("ann")]))
}

#[test]
fn a_bot_thinks_and_what_it_thinks_is_played() {
    let mut host = against_a_bot();
    let (first, kind) = host.table.thinker().unwrap();
    assert_eq!((first, kind), (seat(1), BotKind::Level(Level::Easy)));
    let thinking = host.table.think(first);
    let text = (thinking.thought)();
    let played = (host.table).take_thought(first, thinking.number, &text, host.now);
    let played = host.keep(played);
    let by = By::Bot;
    let seat = first;
    assert_eq!(played[0].deed, Deed::Moved { seat, text, by });
}

#[test]
fn what_was_thought_of_another_position_is_ignored() {
    let mut host = against_a_bot();
    let number = host.table.think(seat(1)).number;
    host.think(|_| "pass".to_owned());
    for late in [number, number + 1, 0] {
        assert!((host.table.take_thought(seat(1), late, "pass", host.now)).is_empty());
        assert!(host.table.fall_back(seat(1), late, host.now).is_empty());
    }
    let now = host.table.think(seat(2)).number;
    assert!((host.table.take_thought(seat(2), now, "pass", host.now)).is_empty());
}

#[test]
fn who_is_no_bot_thinks_of_nothing() {
    let mut host = against_a_bot();
    let thinking = host.table.think(seat(2));
    assert_eq!((thinking.thought)(), "");
    let none = (host.table).take_thought(seat(2), thinking.number, "", host.now);
    assert!(none.is_empty());
}

#[test]
fn a_bot_that_fails_or_talks_nonsense_holds_up_nobody() {
    for nonsense in [Some("fly away"), Some(""), None] {
        let mut host = against_a_bot();
        let number = host.table.think(seat(1)).number;
        let played = match nonsense {
            Some(text) => host.table.take_thought(seat(1), number, text, host.now),
            None => host.table.fall_back(seat(1), number, host.now),
        };
        let played = host.keep(played);
        let (seat, text, by) = (seat(1), "pass".to_owned(), By::Fallback);
        assert_eq!(played[0].deed, Deed::Moved { seat, text, by });
    }
}

#[test]
fn a_bot_gives_way_to_its_mate_and_not_to_rivals() {
    let chairs = vec![person("ann"), bot(), bot(), bot()];
    let mut host = Host::new(opening("nature", "seats=4 sages=choose", 3, chairs));
    for _ in 0..200 {
        let waiting = host.table.waiting();
        let mate_waits = waiting.contains(seat(1)) && host.choices(1).len() > 1;
        let thinker = host.table.thinker().map(|(seat, _)| seat);
        if mate_waits {
            assert_ne!(thinker, Some(seat(2)));
        }
        if thinker.is_some() {
            host.think(|choices| choices[0].clone());
            host.settle();
        } else if waiting.contains(seat(1)) {
            let text = crate::host::bold(host.choices(1));
            host.act("ann", 1, &text).unwrap();
        } else {
            break;
        }
    }
}

#[test]
fn bots_alone_play_a_whole_match() {
    let mut host = Host::new(opening("duel", "", 7, vec![bot(), bot()]));
    while host.table.stage() == TableStage::Playing {
        host.think(crate::host::bold);
    }
    assert!(host.view("eve").payoffs.is_some());
}
