//! Hints, for people.

use crate::playing::begin;
use bots::Level;
use catalog::Locale;
use kernel::{Lang, Seat};

#[test]
fn a_hint_names_a_choice_and_says_what_it_is_worth() {
    let seat = Seat::new(0);
    let mut games = (0..).map(|seed| begin("duel", "", seed));
    let game = games.find(|game| game.choices(seat).len() > 1).unwrap();
    let locale = Locale::new(Lang::En);
    let advice = game.advise(seat, Level::Easy)();
    let (text, lines) = stage::hint(&*game, seat, advice, &locale);
    let text = text.expect("there is something to advise");
    assert!(game.choices(seat).iter().any(|choice| choice.text == text));
    assert!(lines.len() > 2, "{lines:?}");
}

#[test]
fn who_is_not_asked_is_told_so() {
    let game = begin("duel", "", 2);
    let locale = Locale::new(Lang::En);
    let (text, lines) = stage::hint(&*game, Seat::new(1), Vec::new(), &locale);
    assert_eq!((text, lines.len()), (None, 1));
}
