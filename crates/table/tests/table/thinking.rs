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
    host.think(crate::host::bold);
    assert_eq!(host.table.thinker().unwrap().0, seat(1), "its turn still");
    for late in [number, number + 5, 0] {
        assert!((host.table.take_thought(seat(1), late, "pass", host.now)).is_empty());
        assert!(host.table.fall_back(seat(1), late, host.now).is_empty());
    }
    let number = host.table.think(seat(1)).number;
    let other = (host.table).take_thought(seat(2), number, "pass", host.now);
    assert!(other.is_empty(), "nor what was thought for somebody else");
}

#[test]
fn what_happens_beside_the_game_does_not_disturb_a_bot() {
    let chairs = vec![bot(), bot(), person("ann"), person("bob")];
    let mut host = Host::new(opening("nature", "seats=4 sages=random first=1", 3, chairs));
    let (thinks, _) = host.table.thinker().unwrap();
    let number = host.table.think(thinks).number;
    host.wish("ann", 3, protocol::Wish::Rise).unwrap();
    let name = "Ann".to_owned();
    host.wish("ann", 3, protocol::Wish::Sit { name }).unwrap();
    let text = host.choices(thinks.index() + 1)[0].clone();
    let played = (host.table).take_thought(thinks, number, &text, host.now);
    assert_eq!(host.keep(played).len(), 1);
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
