//! No scene tells what its eye cannot know.

use super::walk::{choices, field, locales, tables};
use crate::Staged;
use ::estro::Match;
use catalog::Locale;
use kernel::{Eye, Game, Rng, Seat, Seed};

/// All that an eye is shown: the scene, and the path of every choice.
fn shown(game: &Match, eye: Eye, locale: &Locale) -> String {
    let field = field(game, eye);
    let actions = match eye {
        Eye::Seat(seat) => choices(game, seat),
        Eye::Public => Vec::new(),
    };
    let paths: Vec<_> = (actions.into_iter().take(60))
        .map(|action| field.path(&game.spell(action)))
        .collect();
    format!("{:?} {paths:?}", field.scene(locale))
}

#[test]
fn a_scene_is_the_same_when_everything_its_eye_cannot_see_is_redrawn() {
    let [locale, ..] = locales();
    for (i, table) in tables().iter().enumerate() {
        let mut rng = Rng::new(Seed::from(i as u64));
        table.walks(70..73, 300, |step, game, _| {
            if step % 9 != 0 {
                return;
            }
            for seat in Seat::all(table.seats) {
                let mut other = game.clone();
                other.guess(seat, &mut rng);
                for eye in [Eye::Seat(seat), Eye::Public] {
                    assert_eq!(
                        shown(game, eye, &locale),
                        shown(&other, eye, &locale),
                        "{} step {step}, {eye:?}",
                        table.options
                    );
                }
            }
        });
    }
}
