//! Uniform random play gives the figures that the same rules give on other engines.

use kernel::{Game, Rng, Seed, Turn};
use samples::{ConnectFour, Duel, Leduc, Plain};

/// The mean number of moves in a game and of legal moves at a decision.
fn means<G: Game<Setup = Plain>>(games: u64) -> (f64, f64) {
    let mut rng = Rng::new(Seed::from(1));
    let (mut moves, mut choices) = (0, 0);
    let mut legal = Vec::new();
    for number in 0..games {
        let mut game = G::new(&Plain, Seed::from(2).child(number));
        while let Turn::Choose(seats) = game.turn() {
            let seat = seats.lowest().unwrap();
            legal.clear();
            game.legal(seat, &mut legal);
            moves += 1;
            choices += legal.len();
            game.play_unchecked(seat, legal[rng.index(legal.len())], &mut ());
        }
    }
    let moves = f64::from(moves);
    (moves / games as f64, choices as f64 / moves)
}

fn assert_near((moves, choices): (f64, f64), expected: (f64, f64)) {
    assert!(
        (moves - expected.0).abs() < 0.012 * expected.0
            && (choices - expected.1).abs() < 0.012 * expected.1,
        "{moves:.2} moves and {choices:.2} choices, not {expected:?}"
    );
}

#[test]
fn a_random_duel_lasts_about_77_moves_with_7_choices() {
    assert_near(means::<Duel>(10_000), (76.6, 6.8));
}

#[test]
fn a_random_game_of_connect_four_lasts_about_21_moves_with_7_choices() {
    assert_near(means::<ConnectFour>(20_000), (21.3, 6.75));
}

#[test]
fn a_random_game_of_leduc_lasts_about_4_decisions_with_2_choices() {
    assert_near(means::<Leduc>(50_000), (4.06, 2.3));
}

#[test]
fn a_pick_is_as_random_as_a_choice_from_the_list() {
    fn picked<G: Game<Setup = Plain>>(games: u64) {
        let mut rng = Rng::new(Seed::from(4));
        for number in 0..games {
            let mut game = G::new(&Plain, Seed::from(5).child(number));
            let mut scratch = Vec::new();
            for _ in 0..rng.below(40) {
                if let Some(seat) = game.turn().waiting().lowest() {
                    let action = game.pick(seat, &mut rng, &mut scratch);
                    game.play_unchecked(seat, action, &mut ());
                }
            }
            let Some(seat) = game.turn().waiting().lowest() else {
                continue;
            };
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let mut counts = vec![0; legal.len()];
            for _ in 0..200 * legal.len() {
                let action = game.pick(seat, &mut rng, &mut scratch);
                counts[legal.iter().position(|&listed| listed == action).unwrap()] += 1;
            }
            assert!(
                counts.iter().all(|count| (120..290).contains(count)),
                "{counts:?}"
            );
        }
    }
    picked::<Duel>(60);
    picked::<ConnectFour>(60);
    picked::<Leduc>(60);
}
