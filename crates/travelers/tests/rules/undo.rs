//! Steps of Open and Plan that are taken back (TS-4.17).

use super::table::setup;
use kernel::{Game, Line, Move, Seat, Seed};
use travelers::{Action, Journey};

const PLAYER: Seat = Seat::new(0);

/// A Training just begun, then a card opened, another one loaded, and the plan ended.
fn planned(plan_undo: &str) -> Line<Journey> {
    let options = format!("hero=book-f1 mode=training plan-undo={plan_undo}");
    let mut line = Line::<Journey>::new(setup(&options), Seed::from(1));
    let steps: [fn(&Action) -> bool; 3] = [
        |action| matches!(action, Action::Open(_)),
        |action| matches!(action, Action::Load(_)),
        |action| matches!(action, Action::End),
    ];
    for wanted in steps {
        let mut legal = Vec::new();
        line.position().legal(PLAYER, &mut legal);
        let action = legal.into_iter().find(wanted).expect("the step is legal");
        line.play(PLAYER, Move::Play(action)).expect("a legal step");
    }
    line
}

// TS-4.17, DP-13.
#[test]
fn every_step_of_open_and_plan_can_be_taken_back() {
    let mut line = planned("on");
    let begun = Line::<Journey>::new(setup("hero=book-f1 mode=training"), Seed::from(1));
    assert_eq!(line.free_undo(PLAYER), Some(2));
    for count in [2, 1, 0] {
        assert!(line.may_undo_to(count));
    }
    line.undo_to(0);
    assert_eq!(line.position(), begun.position());
}

// TS-0.3, TS-4.17.
#[test]
fn without_the_option_steps_of_open_and_plan_stand() {
    let line = planned("off");
    for count in [2, 1, 0] {
        assert!(!line.may_undo_to(count));
    }
    assert!(
        line.may_undo_to(3),
        "what follows the plan is no part of it"
    );
}
