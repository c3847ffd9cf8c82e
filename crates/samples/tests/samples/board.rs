//! What the tests of all games need: moves as text, and random play.

use kernel::{Eye, Game, Rng, Seat, Seed, Setup, Told, Turn};
use samples::Plain;

pub const ONE: Seat = Seat::new(0);
pub const TWO: Seat = Seat::new(1);
/// A seat that a game for two does not have.
pub const NOBODY: Seat = Seat::new(5);

/// Makes moves such as `1 pass`; each must be legal.
pub fn play<G: Game>(game: &mut G, lines: &[&str]) -> Vec<Told<G::Event>> {
    let mut told = Vec::new();
    for line in lines {
        let (seat, action) = line.split_once(' ').unwrap();
        let action = game.read(action).unwrap();
        game.play(seat.parse().unwrap(), action, &mut told)
            .unwrap_or_else(|reason| panic!("{line}: {reason:?}"));
        game.check().unwrap();
    }
    told
}

/// Why a move such as `1 pass` is refused.
pub fn refused<G: Game>(game: &G, line: &str) -> Option<G::Reason> {
    let (seat, action) = line.split_once(' ').unwrap();
    game.refusal(seat.parse().unwrap(), game.read(action).unwrap())
}

/// What a seat may do, as text.
pub fn legal<G: Game>(game: &G, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions
        .into_iter()
        .map(|action| game.spell(action))
        .collect()
}

pub fn result<G: Game>(game: &G) -> Option<String> {
    game.turn().outcome().map(|outcome| outcome.notation())
}

/// The events this eye hears.
pub fn heard<E: Clone>(told: &[Told<E>], eye: Eye) -> Vec<E> {
    let heard = told.iter().filter(|told| told.to.includes(eye));
    heard.map(|told| told.event.clone()).collect()
}

/// Plays random games and shows every position, the last one of each game too.
pub fn random_positions<G: Game<Setup = Plain>>(games: u64, mut look: impl FnMut(&G, &mut Rng)) {
    let setup = Plain::build(&Default::default()).unwrap();
    let mut rng = Rng::new(Seed::from(77));
    let mut scratch = Vec::new();
    for number in 0..games {
        let mut game = G::new(&setup, Seed::from(3).child(number));
        look(&game, &mut rng);
        while let Turn::Choose(seats) = game.turn() {
            let seat = seats.lowest().unwrap();
            let action = game.pick(seat, &mut rng, &mut scratch);
            game.play_unchecked(seat, action, &mut ());
            look(&game, &mut rng);
        }
    }
}
