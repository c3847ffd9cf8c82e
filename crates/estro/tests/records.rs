//! The golden corpus of Estro (see `laws::corpus`).

use estro::Match;
use laws::corpus::{self, played};
use std::path::Path;

#[test]
fn every_record_replays_to_the_same_position() {
    let game = played::<Match>;
    let wanted = [
        ("duel", game("mode=duel", 101, None)),
        ("chosen", game("format=chosen deck1=pyre", 102, None)),
        ("conceded", game("mode=duel", 103, Some((30, 0)))),
        (
            "extras",
            game(
                "mode=duel,luck,dial,chimera,rift,ambush zone-power=each",
                104,
                None,
            ),
        ),
        (
            "strategist",
            game("mode=duel,strategist compensation=on", 105, None),
        ),
        ("mnemonic", game("mode=duel,mnemonic", 106, None)),
        ("lucid", game("mode=duel,lucid,chimera", 107, None)),
        ("inferno", game("mode=inferno,dial", 108, None)),
        ("single", game("mode=single,luck", 109, None)),
        (
            "single-tactical",
            game("mode=single targets=tactical", 110, None),
        ),
        ("conquest", game("mode=conquest,rift", 111, None)),
        ("bastion-2", game("mode=bastion seats=2", 112, None)),
        (
            "bastion-4",
            game("mode=bastion,chimera,rift seats=4 hands=closed", 113, None),
        ),
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    corpus::check::<Match>(&folder, &wanted);
}

#[test]
fn a_changed_record_is_refused_with_its_line() {
    let record = played::<Match>("mode=duel", 7, Some((12, 0)));
    corpus::refuses_changes::<Match>(&record, " play ", " plya ");
}
