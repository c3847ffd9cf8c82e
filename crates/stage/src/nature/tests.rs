//! What is pointed at, and what stays hidden.

use super::{Glade, offer::Offer};
use crate::Staged;
use ::nature::{Nature, NatureSetup};
use catalog::Locale;
use kernel::{Eye, Game, Lang, Options, Rng, Seat, Seed, Setup};
use protocol::{Address, Scene};

fn begin(options: &str, seed: u64) -> Nature {
    let options: Options = options.parse().unwrap();
    Nature::new(&NatureSetup::build(&options).unwrap(), Seed::from(seed))
}

fn legal(game: &Nature, seat: Seat) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal.into_iter().map(|action| game.spell(action)).collect()
}

fn glade(game: &Nature, seat: Seat) -> Glade {
    let view = game.view(Eye::Seat(seat));
    Glade {
        offer: Offer::of(&view, |seat| legal(game, seat)),
        view,
    }
}

/// Everything that a seat is sent, but for the words of its choices.
fn sent(game: &Nature, seat: Seat, locale: &Locale) -> (Scene, Vec<Vec<Address>>) {
    let glade = glade(game, seat);
    let choices = legal(game, seat);
    let paths = choices.iter().map(|choice| glade.path(choice)).collect();
    (glade.scene(locale), paths)
}

fn play_random(game: &mut Nature, rng: &mut Rng) -> bool {
    let Some(seat) = game.turn().waiting().into_iter().next() else {
        return false;
    };
    let action = game.pick(seat, rng, &mut Vec::new());
    game.play_unchecked(seat, action, &mut ());
    true
}

// CN-2.5.1
#[test]
fn a_scene_does_not_change_when_what_its_seat_cannot_see_does() {
    let locale = Locale::new(Lang::En);
    for (options, games) in [("seats=2", 12), ("seats=4 turn-limit=20", 6)] {
        for seed in 0..games {
            let mut game = begin(options, seed);
            let mut rng = Rng::new(Seed::from(seed));
            for count in 0.. {
                for seat in Seat::all(game.seats()).filter(|_| count % 11 == 0) {
                    let mut world = game;
                    world.guess(seat, &mut rng);
                    assert_eq!(sent(&world, seat, &locale), sent(&game, seat, &locale));
                }
                if !play_random(&mut game, &mut rng) {
                    break;
                }
            }
        }
    }
}

#[test]
fn a_choice_is_pointed_at_in_the_order_people_say_it() {
    let game = begin("sages=cedar,gravel", 1);
    let glade = glade(&game, Seat::new(1));
    for (action, path) in [
        (
            "attack close-strike with 1 on 1",
            "hand-2/close-strike formation-2-1 formation-1-1",
        ),
        (
            "attack ambush with 4 on 2 3",
            "hand-2/ambush formation-2-4 formation-1-2 formation-1-3",
        ),
        ("summon redstone at 3", "hand-2/redstone formation-2-3"),
        (
            "instant pebble-charm for 2",
            "hand-2/pebble-charm formation-2-2",
        ),
        ("swap 4 5", "formation-2-4 formation-2-5"),
        ("move 4 to 2", "formation-2-4 formation-2-2"),
        (
            "buy redstone to 3",
            "market-elementals/redstone formation-2-3",
        ),
        ("refresh commands", "deck-commands"),
        ("faction 6", "board-2/faction-6"),
        ("take far-strike", "discard-2/far-strike"),
        ("put 2 on 5", "formation-2-5 amounts/2"),
        ("target 6", "formation-1-6"),
        ("choose 6", "formation-2-6"),
        ("draw", "deck-2"),
        ("spend 2", ""),
        ("end", ""),
        ("pass", ""),
        ("boost", ""),
    ] {
        assert_eq!(glade.path(action).join(" "), path, "{action}");
        assert_eq!(glade.is_either(action), action.starts_with("swap"));
    }
}

#[test]
fn the_sages_that_are_left_lie_ready_for_all_to_see() {
    let mut game = begin("seats=2", 1);
    let locale = Locale::new(Lang::En);
    let offered = |game: &Nature, seat: usize| {
        let scene = glade(game, Seat::new(seat)).scene(&locale);
        let sages = scene.zones.into_iter().find(|zone| zone.key == "sages");
        sages.map(|zone| zone.pieces.len())
    };
    assert_eq!([offered(&game, 0), offered(&game, 1)], [Some(4); 2]);
    play_random(&mut game, &mut Rng::new(Seed::from(1)));
    assert_eq!([offered(&game, 0), offered(&game, 1)], [Some(3); 2]);
    play_random(&mut game, &mut Rng::new(Seed::from(1)));
    assert_eq!(offered(&game, 0), None, "CN-2.2.2: Warriors are chosen");
    let own = glade(&game, Seat::new(0)).scene(&locale);
    let warriors: Vec<_> = (own.zones.iter())
        .filter(|zone| zone.key.starts_with("warriors-"))
        .map(|zone| (&*zone.key, zone.pieces.len()))
        .collect();
    assert_eq!(warriors, [("warriors-1", 3)]);
}
