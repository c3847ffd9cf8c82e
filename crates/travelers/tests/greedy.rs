//! The bot that looks one action ahead: it finds its way to fights, and wins some.

use bots::{Bot, Greedy, Observed};
use kernel::{Game, Options, Seat, Seed, Setup};
use travelers::{Day, Journey, TravelersSetup, archive};

/// The level it has reached after so many actions at most, and whether it has fought.
fn level_reached(later: u32, actions: usize) -> (u8, bool) {
    let day = Day(archive::FIRST.0 + later);
    let setup = TravelersSetup::build(&Options::new().with("hero", day)).expect("a day is a set");
    let mut journey = Journey::new(&setup, Seed::from(u64::from(later)));
    let mut bot = Greedy::new(Seed::from(u64::from(later)));
    let seat = Seat::new(0);
    let mut fought = false;
    for _ in 0..actions {
        if journey.turn().outcome().is_some() {
            break;
        }
        let action = bot.choose(&Observed::new(&journey, seat));
        journey.play_unchecked(seat, action, &mut ());
        fought |= journey.save().fight.is_some();
    }
    (journey.save().level, fought)
}

#[test]
fn it_walks_straight_to_a_fight_on_every_map() {
    let fights = (0..48).filter(|&later| level_reached(later, 30).1);
    assert_eq!(fights.count(), 48);
}

/// 181 levels; without a sense of direction or of abilities to come it was about 150.
#[test]
fn it_rises_almost_two_levels_a_game() {
    let levels: u32 = (0..48)
        .map(|later| u32::from(level_reached(later, 500).0))
        .sum();
    assert!(levels >= 165, "{levels} levels in 48 games");
}
