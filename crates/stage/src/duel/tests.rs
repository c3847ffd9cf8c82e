//! What stays hidden.

use super::Table;
use crate::Staged;
use catalog::Locale;
use kernel::{Eye, Game, Lang, Rng, Seat, Seed};
use protocol::written_scene;
use samples::{Duel, Plain};

// DU-9
#[test]
fn a_scene_does_not_change_when_what_its_seat_cannot_see_does() {
    let locale = Locale::new(Lang::En);
    let scene = |game: &Duel, seat| {
        let eye = Eye::Seat(seat);
        let table = Table::new(Box::new(game.view(eye)), eye);
        written_scene(|ink| table.draw(&locale, ink)).0
    };
    for seed in 0..40 {
        let mut game = Duel::new(&Plain, Seed::from(seed));
        let mut rng = Rng::new(Seed::from(seed));
        while let Some(seat) = game.turn().waiting().into_iter().next() {
            for seat in Seat::all(2) {
                let mut world = game;
                world.guess(seat, &mut rng);
                assert_eq!(scene(&world, seat), scene(&game, seat));
            }
            let action = game.pick(seat, &mut rng, &mut Vec::new());
            game.play_unchecked(seat, action, &mut ());
        }
    }
}
