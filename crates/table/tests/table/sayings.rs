//! Everything that a table says can be said in every language.

use crate::host::{Host, bot, guest, opening, person, seat, timed};
use catalog::Locale;
use kernel::{Eye, Lang, Phrase};
use protocol::Wish;
use std::collections::BTreeSet;
use table::{AWAY, Chair, TableRefusal};

fn say(phrase: &Phrase) {
    for lang in Lang::ALL {
        let said = Locale::new(lang).try_say(phrase).unwrap();
        assert!(!said.is_empty() && !said.contains("table-"), "{said}");
    }
}

fn refusals() -> Vec<TableRefusal> {
    use TableRefusal::*;
    vec![
        NoSuchSeat,
        NotYourSeat,
        NotSeated,
        NotInvited,
        SeatTaken,
        AlreadyYours,
        AlreadyLeft,
        BadName,
        NoSuchLevel,
        BadWishId,
        SeatsOpen,
        NotBegun,
        AlreadyBegun,
        GameOver,
        NotOver,
        Stale,
        NothingToUndo,
        UndoForbidden,
        UndoPending,
        UndoPause { ms: 1500 },
        NothingToAnswer,
        NotAway,
        NoClaim,
        BotPlays,
        AlreadyWished,
        RematchBegun,
        Misspelt {
            found: "fly".to_owned(),
        },
        Ambiguous,
    ]
}

#[test]
fn every_refusal_has_a_sentence_and_a_code_of_its_own() {
    let mut codes = BTreeSet::new();
    for refusal in refusals() {
        say(&refusal.phrase());
        assert!(codes.insert(refusal.code()), "{}", refusal.code());
        let kebab = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
        assert!(refusal.code().bytes().all(kebab));
    }
}

#[test]
fn every_deed_is_told_in_every_language() {
    let mut host = Host::new(opening("duel", "", 7, vec![person("ann"), Chair::Open]));
    let sit = |name: &str| Wish::Sit {
        name: name.to_owned(),
    };
    host.wish("bob", 2, sit("Bob")).unwrap();
    host.wish("bob", 2, Wish::Rise).unwrap();
    host.wish("bob", 2, sit("Bob")).unwrap();
    host.settle();
    host.act("ann", 1, "pass").unwrap();
    let answer = |yes| Wish::AnswerUndo { yes };
    host.wish("ann", 1, Wish::Undo).unwrap();
    host.wish("bob", 2, answer(false)).unwrap();
    host.pass(30_000);
    host.wish("ann", 1, Wish::Undo).unwrap();
    host.pass(30_000);
    host.pass(60_000);
    host.wish("ann", 1, Wish::Undo).unwrap();
    host.wish("bob", 2, answer(true)).unwrap();
    host.wish("ann", 1, Wish::Rise).unwrap();
    host.wish("bob", 2, Wish::StandIn { from: seat(1) })
        .unwrap();
    host.wish("ann", 1, sit("Ann")).unwrap();
    host.table.depart(&guest("ann"), host.now);
    host.settle();
    host.pass(AWAY);
    host.wish("bob", 2, Wish::Claim { from: seat(1) }).unwrap();
    host.wish("ann", 1, Wish::Rematch).unwrap();
    host.wish("bob", 2, Wish::Rematch).unwrap();
    let begun = host.table.begin_rematch("XYZ", host.now);
    host.keep(begun);
    let mut keys: BTreeSet<&str> = host.table.log(Eye::Public).map(|said| said.key).collect();

    let mut bots = Host::new(opening("duel", "", 7, vec![person("ann"), Chair::Open]));
    let level = "expert".to_owned();
    bots.wish("ann", 2, Wish::Invite { level }).unwrap();
    let mut late = Host::new(timed(
        opening("duel", "", 7, vec![person("ann"), bot()]),
        5,
        5,
    ));
    late.pass(10_000);
    let chairs = ["ann", "bob", "cleo", "dan"].map(person).to_vec();
    let mut team = Host::new(timed(opening("nature", "seats=4", 7, chairs), 5, 5));
    team.pass(10_000);
    for host in [&host, &bots, &late, &team] {
        for phrase in host.table.log(Eye::Public) {
            keys.insert(phrase.key);
            say(phrase);
        }
    }
    for key in [
        "table-sat",
        "table-rose",
        "table-left",
        "table-began",
        "table-undo-asked",
        "table-undo-granted",
        "table-undo-refused",
        "table-undo-lapsed",
        "table-undone",
        "table-claimed",
        "table-stood-in",
        "table-returned",
        "table-time-lost",
        "table-time-out",
        "table-rematch-wished",
        "table-rematch-begun",
    ] {
        assert!(keys.contains(key), "{key} was not told");
    }
}
