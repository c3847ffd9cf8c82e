use estro::{Match, EstroSetup, mode::Modes};
use kernel::*;
fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(20);
    let only = std::env::args().nth(2);
    println!("size {}", std::mem::size_of::<Match>());
    for modes in Modes::pairs() {
        if let Some(o) = &only { if *o != modes.to_string() { continue; } }
        for &seats in modes.frame.seat_counts() {
            for format in ["random", "chosen"] {
                let options = Options::new().with("mode", modes).with("seats", seats).with("format", format);
                let Ok(setup) = EstroSetup::build(&options) else { if format=="random" { println!("{modes} bad: {:?}", EstroSetup::build(&options).err()); } continue };
                let (mut moves, mut rounds, mut wins, mut draws) = (0u64, 0u64, [0u64; 2], 0u64);
                let mut kinds = std::collections::BTreeMap::new();
                let start = std::time::Instant::now();
                for g in 0..games {
                    let mut game = Match::new(&setup, Seed::from(g));
                    let mut rng = Rng::new(Seed::from(g + 1_000_000));
                    let mut scratch = Vec::new();
                    let mut n = 0u64;
                    loop {
                        match game.turn() {
                            Turn::Over(o) => { if o.is_draw() { draws += 1 } else if o.payoff(Seat::new(0)) > 0 { wins[0] += 1 } else { wins[1] += 1 } ; break }
                            Turn::Choose(seats) => {
                                let n = seats.len();
                                if n == 0 { println!("{modes} {format} seed {g}: nobody"); break; }
                                let seat = if n == 1 { seats.lowest().unwrap() } else { let mut s = seats; s.nth(rng.index(n)).unwrap() };
                                scratch.clear(); game.legal(seat, &mut scratch);
                                if scratch.is_empty() { println!("{modes} {format} {seats:?} seed {g} move {n}: no option for {seat}"); break; }
                                let action = scratch[rng.index(scratch.len())];
                                game.play_unchecked(seat, action, &mut ());
                            }
                        }
                        n += 1;
                        if n > 20000 { println!("{modes} {format} seed {g}: too long"); break; }
                    }
                    moves += n;
                    let v = { let v = game.view(Eye::Public); (v.round.unwrap_or(0), format!("{:?}", v.ending)) };
                    rounds += v.0 as u64;
                    *kinds.entry(v.1).or_insert(0) += 1;
                }
                let dt = start.elapsed().as_secs_f64();
                println!("{modes} seats={seats} {format}: moves {:.1} rounds {:.1} wins {wins:?} draws {draws} {kinds:?} {:.2}M/s", moves as f64 / games as f64, rounds as f64 / games as f64, moves as f64 / dt / 1e6);
            }
        }
    }
}
