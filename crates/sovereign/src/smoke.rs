//! Random battles with random decks: nothing breaks, and every battle ends.

use crate::Battle;
use crate::cards::CardSet;
use crate::position::Standing;
use crate::random_deck::random_deck;
use kernel::{Rng, Seat, Seed};

#[test]
fn random_battles_end() {
    let set = CardSet::base();
    let games: u64 = std::env::var("GAMES")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(300);
    let (mut actions, mut turns, mut limit, mut listed) = (0u64, 0u64, 0, 0u64);
    for seed in 0..games {
        let mut rng = Rng::new(Seed::from(seed));
        let mut deck = || random_deck(set, &mut rng).expect("the base set makes decks");
        let decks = [deck(), deck()];
        let mut battle = Battle::begin(set, [&decks[0], &decks[1]], Seed::from(seed));
        battle.run(&mut ());
        let mut steps = 0;
        let mut options = Vec::new();
        while battle.standing == Standing::Open {
            let seat = battle
                .deciders()
                .into_iter()
                .next()
                .expect("somebody decides");
            options.clear();
            battle.each_option(seat, &mut |action| options.push(action));
            assert!(
                !options.is_empty(),
                "{seed}: {:?} {:?}",
                battle.phase,
                battle.tasks
            );
            let action = options[rng.index(options.len())];
            battle.carry(seat, action, &mut ());
            battle.run(&mut ());
            steps += 1;
            listed += options.len() as u64;
            assert!(steps < 50_000, "{seed}: endless {:?}", battle.tasks);
            for seat in [Seat::new(0), Seat::new(1)] {
                for zone in battle.walls[seat.index()] {
                    assert_eq!(battle.owner(battle.covers[zone.index()]), seat);
                }
                let overrun = battle.walls[seat.index()].and(battle.armies[1 - seat.index()]);
                assert!(
                    overrun.is_empty() || !battle.tasks.is_empty(),
                    "{seed}: {action:?}"
                );
            }
        }
        actions += steps;
        turns += u64::from(battle.turn);
        limit += u32::from(battle.turn >= 120);
    }
    println!(
        "{} bytes; {:.0} actions, {:.0} turns, {:.1} choices; {limit} of {games} at the limit",
        size_of::<Battle>(),
        actions as f64 / games as f64,
        turns as f64 / games as f64,
        listed as f64 / actions as f64,
    );
}
