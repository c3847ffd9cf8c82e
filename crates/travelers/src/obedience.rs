//! The laws of every game, tried on generated sets.

use crate::code::SetCode;
use crate::day::Day;
use crate::journey::Journey;
use crate::setup::TravelersSetup;
use kernel::{Options, Setup};
use laws::Trial;

fn days(from: u32, count: u32) -> Vec<TravelersSetup> {
    let setup = |day| {
        let code = SetCode::daily(Day(day));
        let options = Options::new().with("hero", code).with("marks", "fresh");
        TravelersSetup::build(&options).expect("every day has a set")
    };
    (from..from + count).map(setup).collect()
}

#[test]
fn generated_sets_obey_the_laws() {
    laws::obey_rules::<Journey>(&Trial {
        games: 2,
        closely: 40,
        max_moves: 50_000,
        hidden: |_, _| vec!["deck".into(), "chance".into()],
        rule_book: include_str!("../../../docs/rules/travelers.md"),
        ..Trial::new(&days(20_454, 40))
    });
}
