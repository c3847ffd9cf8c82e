use kernel::*;
use sovereign::*;
fn main() {
    let n: u64 = std::env::args().nth(1).map_or(2000, |n| n.parse().unwrap());
    let rounds: u64 = std::env::args().nth(2).map_or(4, |n| n.parse().unwrap());
    let setups: Vec<SovereignSetup> = std::env::args()
        .nth(3)
        .unwrap_or("".into())
        .split(';')
        .map(|o| {
            let o: Options = o.parse().unwrap();
            SovereignSetup::build(&o).unwrap()
        })
        .collect();
    let mut rng = Rng::new(Seed::from(1));
    let mut options = Vec::new();
    for round in 0..rounds {
        let start = std::time::Instant::now();
        let mut actions = 0u64;
        for seed in 0..n {
            let mut battle = Battle::new(&setups[(seed as usize) % setups.len()], Seed::from(seed));
            loop {
                let Turn::Choose(seats) = battle.turn() else {
                    break;
                };
                let seat = seats.into_iter().next().unwrap();
                let action = battle.pick(seat, &mut rng, &mut options);
                battle.play_unchecked(seat, action, &mut ());
                actions += 1;
            }
        }
        println!(
            "round {round}: {:.0} actions/s, {actions} in all, {:.0} a game",
            actions as f64 / start.elapsed().as_secs_f64(),
            actions as f64 / n as f64
        );
    }
}
