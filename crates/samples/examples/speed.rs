//! Speed of random play.
use kernel::{Game, Rng, Seed, Turn};
use samples::{ConnectFour, Duel, Leduc, Plain};
use std::time::Instant;

fn run<G: Game<Setup = Plain>>(games: u64) {
    let root = Seed::from(7);
    let mut rng = Rng::new(Seed::from(8));
    let mut scratch = Vec::new();
    let mut actions = 0u64;
    let start = Instant::now();
    for i in 0..games {
        let mut game = G::new(&Plain, root.child(i));
        while let Turn::Choose(seats) = game.turn() {
            let Some(seat) = seats.lowest() else { break };
            let action = game.pick(seat, &mut rng, &mut scratch);
            game.play_unchecked(seat, action, &mut ());
            actions += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{:14} {:4} bytes {:10.0} playouts/s {:12.0} actions/s mean {:.3}",
        G::ID,
        std::mem::size_of::<G>(),
        games as f64 / seconds,
        actions as f64 / seconds,
        actions as f64 / games as f64
    );
}

fn main() {
    if std::env::args().nth(1).is_some() {
        return run::<Leduc>(20_000_000);
    }
    for _ in 0..3 {
        run::<Duel>(300_000);
        run::<ConnectFour>(2_000_000);
        run::<Leduc>(8_000_000);
    }
}
