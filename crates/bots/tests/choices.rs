//! What bots decide, shown on a toy.

#[path = "toys/nim.rs"]
mod nim;

use bots::{BotKind, Observed};
use kernel::{Game, Rng, Seat, Seed, Turn};
use nim::{Action, Deal, Nim};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

fn dealt(seed: u64, calls: [bool; 2]) -> Nim {
    let mut game = Nim::new(&Deal::default(), Seed::from(seed));
    game.play(ONE, Action::Call(calls[0]), &mut ()).unwrap();
    game.play(TWO, Action::Call(calls[1]), &mut ()).unwrap();
    game
}

fn winner(mut game: Nim, kinds: [BotKind; 2]) -> Option<Seat> {
    let mut bots = [kinds[0].seat(Seed::from(1)), kinds[1].seat(Seed::from(2))];
    loop {
        match game.turn() {
            Turn::Over(outcome) => return outcome.winners().lowest(),
            Turn::Choose(waiting) => {
                let seat = waiting.lowest().unwrap();
                let action = bots[seat.index()].choose(&Observed::new(&game, seat));
                game.play(seat, action, &mut ()).unwrap();
            }
        }
    }
}

#[test]
fn greedy_with_a_perfect_evaluation_never_gives_a_won_game_away() {
    for seed in 0..200 {
        let game = dealt(seed, [true, true]);
        if game.heaps[0] != game.heaps[1] {
            assert_eq!(winner(game, [BotKind::Greedy, BotKind::Random]), Some(ONE));
        }
    }
}

#[test]
fn greedy_finds_the_second_half_of_a_choice_before_it_makes_the_first() {
    let mut game = dealt(1, [true, true]);
    game.mover = 0;
    game.heaps = [3, 7];
    let mut bot = BotKind::Greedy.seat::<Nim>(Seed::from(3));
    assert_eq!(bot.choose(&Observed::new(&game, ONE)), Action::Heap(1));
    game.play(ONE, Action::Heap(1), &mut ()).unwrap();
    assert_eq!(bot.choose(&Observed::new(&game, ONE)), Action::Take(4));
}

#[test]
fn equally_good_actions_are_taken_equally_often() {
    let mut bot = BotKind::Greedy.seat::<Nim>(Seed::from(4));
    let game = Nim::new(&Deal::default(), Seed::from(4));
    let heads = (0..1000)
        .filter(|_| bot.choose(&Observed::new(&game, ONE)) == Action::Call(true))
        .count();
    assert!((420..580).contains(&heads), "{heads}");
}

#[test]
fn a_guess_shows_nothing_of_what_the_seat_cannot_see() {
    for truth in [false, true] {
        let mut game = Nim::new(&Deal::default(), Seed::from(5));
        game.play(TWO, Action::Call(truth), &mut ()).unwrap();
        let (seen, mut rng) = (Observed::new(&game, ONE), Rng::new(Seed::from(6)));
        let heads = (0..1000)
            .filter(|_| seen.guess(&mut rng).calls[1] == Some(true))
            .count();
        assert!((420..580).contains(&heads), "{heads}");
    }
}

#[test]
fn the_same_seed_makes_the_same_choices() {
    for kind in BotKind::NAMED {
        let choices = || {
            let mut bot = kind.seat::<Nim>(Seed::from(8));
            let game = Nim::new(&Deal::default(), Seed::from(9));
            let seen = Observed::new(&game, TWO);
            (0..50).map(|_| bot.choose(&seen)).collect::<Vec<_>>()
        };
        assert_eq!(choices(), choices(), "{kind}");
    }
}

#[test]
fn a_kind_is_one_word_in_json() {
    assert_eq!(
        serde_json::to_string(&BotKind::NAMED).unwrap(),
        r#"["random","greedy","easy","normal","hard","expert"]"#
    );
}

#[test]
fn who_stands_as_before_and_nobody_has_acted_chooses_something_else() {
    let game = Nim::new(&Deal::default(), Seed::from(4));
    for kind in BotKind::NAMED {
        for seed in (0..20).map(Seed::from).filter(|_| kind != BotKind::Random) {
            let mut bot = kind.seat::<Nim>(seed);
            let mut call = |moves| bot.choose(&Observed::new(&game, ONE).after(moves));
            let (first, second) = (call(0), call(1));
            assert_ne!(first, second, "{kind}: the first call led nowhere");
        }
    }
}

#[test]
fn chance_drawn_from_the_same_seed_chooses_the_same() {
    let game = Nim::new(&Deal::default(), Seed::from(4));
    for kind in BotKind::NAMED {
        let mut bot = kind.seat::<Nim>(Seed::from(1));
        let mut call = |seed: u64| {
            bot.draw_from(Seed::from(seed));
            bot.choose(&Observed::new(&game, ONE))
        };
        let calls: Vec<_> = (0..20).map(&mut call).collect();
        assert_eq!(calls, (0..20).map(call).collect::<Vec<_>>(), "{kind}");
    }
}
