//! What the database kept leads to the same table, and to none if it is damaged.

use crate::host::{Host, START, bold, bot, opening, person, seat};
use crate::mischief::cases;
use proptest::prelude::*;
use protocol::Wish;
use table::{Broken, By, Deed, Entry, GuestId, Millis, Opening, Table};

/// A duel with all sorts of entries.
fn story() -> Host {
    let mut host = Host::duel();
    for _ in 0..4 {
        let decides = host.table.waiting().lowest().unwrap().index();
        let text = bold(host.choices(decides + 1));
        host.act(["ann", "bob"][decides], decides + 1, &text)
            .unwrap();
    }
    host.wish("ann", 1, Wish::Undo).unwrap();
    if host.table.view(None, 0, host.now).undo_asked.is_some() {
        host.wish("bob", 2, Wish::AnswerUndo { yes: true }).unwrap();
    }
    host.wish("bob", 2, Wish::Rise).unwrap();
    host.wish("ann", 1, Wish::StandIn { from: seat(2) })
        .unwrap();
    host.settle();
    host.wish("ann", 1, Wish::Concede).unwrap();
    host.wish("ann", 1, Wish::Rematch).unwrap();
    host
}

fn broken(opening: Opening, entries: Vec<Entry>) -> String {
    match Table::replay(opening, entries) {
        Ok(_) => panic!("it was replayed"),
        Err(broken) => broken.to_string(),
    }
}

#[test]
fn entries_are_read_back_as_they_are_written() {
    let host = story();
    for entry in &host.entries {
        let text = serde_json::to_string(entry).unwrap();
        assert_eq!(&serde_json::from_str::<Entry>(&text).unwrap(), entry);
    }
    let text = serde_json::to_string(&host.opening).unwrap();
    assert_eq!(
        serde_json::from_str::<Opening>(&text).unwrap(),
        host.opening
    );
    assert_eq!(
        serde_json::to_string(&host.entries[1]).unwrap(),
        r#"{"number":2,"at":1700000000000,"wish":"wish-1","guest":"ann","deed":{"deed":"moved","seat":1,"text":"play 8","by":"guest"}}"#
    );
}

#[test]
fn damaged_data_is_refused_with_the_entry_that_is_wrong() {
    let host = story();
    let with = |change: &dyn Fn(&mut Vec<Entry>)| {
        let mut entries = host.entries.clone();
        change(&mut entries);
        broken(host.opening.clone(), entries)
    };
    assert!(with(&|entries| drop(entries.remove(1))).starts_with("entry 2: its number is 3"));
    assert!(with(&|entries| entries.swap(0, 1)).starts_with("entry 1"));
    assert!(with(&|entries| entries[1].at = Millis(5)).starts_with("entry 2: it happened before"));
    let fly = |entries: &mut Vec<Entry>| {
        entries[1].deed = Deed::Moved {
            seat: seat(1),
            text: "fly".to_owned(),
            by: By::Guest,
        };
    };
    assert!(with(&fly).starts_with("entry 2: the move cannot be read"));
    let nowhere = |entries: &mut Vec<Entry>| entries[1].deed = Deed::Rose { seat: seat(8) };
    assert!(with(&nowhere).contains("no such seat"));
    let back = |entries: &mut Vec<Entry>| {
        entries[1].deed = Deed::Undone {
            seat: seat(1),
            to: u32::MAX,
        };
    };
    assert!(with(&back).contains("no such move"));
    let mut elsewhere = host.opening.clone();
    elsewhere.game = "bridge".to_owned();
    let none = Table::replay(elsewhere, Vec::new());
    assert!(matches!(none.err(), Some(Broken::Opening(_))));
}

fn any_deed() -> impl Strategy<Value = Deed> {
    let seats = (0..8usize, 0..8usize).prop_map(|(one, other)| (seat(one + 1), seat(other + 1)));
    let text = prop::sample::select(vec!["pass", "concede", "fly", "", "attack 1 on player"]);
    (0..18, seats, text, 0..6u32).prop_map(|(kind, (seat, from), text, to)| {
        let text = text.to_owned();
        let by = [By::Guest, By::Bot, By::Itself, By::Fallback][to as usize % 4];
        let level = kernel::Level::Easy;
        match kind {
            0 => Deed::Sat {
                seat,
                guest: GuestId::new("ann"),
                name: text,
            },
            1 => Deed::Rose { seat },
            2 => Deed::Invited { seat, level },
            3 => Deed::Began,
            4..8 => Deed::Moved { seat, text, by },
            8 => Deed::UndoAsked { seat },
            9 => Deed::UndoGranted { seat },
            10 => Deed::UndoRefused { seat },
            11 => Deed::UndoLapsed,
            12 => Deed::Undone { seat, to },
            13 => Deed::Claimed { seat, from },
            14 => Deed::StoodIn { seat, level },
            15 => Deed::Returned { seat },
            16 => Deed::RanOutOfTime { seat },
            _ => match to {
                0 => Deed::RematchBegun { code: text },
                _ => Deed::RematchWished { seat },
            },
        }
    })
}

proptest! {
    #![proptest_config(cases(300))]

    /// Whatever the database says happened, it did or it did not.
    #[test]
    fn no_entries_make_a_table_panic(deeds in prop::collection::vec(any_deed(), 0..30)) {
        let chairs = vec![person("ann"), if deeds.len() % 2 == 0 { bot() } else { person("bob") }];
        let opening = opening("duel", "", 7, chairs);
        let mut entries = vec![Deed::Began];
        entries.extend(deeds);
        let mut kept: Vec<Entry> = Vec::new();
        // What cannot have happened is left out, so that more of it is tried.
        for deed in entries {
            let number = kept.len() as u32 + 1;
            let entry = Entry { number, at: START, wish: None, guest: None, deed };
            kept.push(entry);
            if Table::replay(opening.clone(), kept.clone()).is_err() {
                kept.pop();
            }
        }
        let mut table = Table::replay(opening, kept).unwrap();
        table.settle(START.plus(1_000_000));
        let _ = table.view(Some(&GuestId::new("ann")), 0, START);
    }
}
