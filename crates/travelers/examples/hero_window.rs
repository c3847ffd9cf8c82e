//! Measures heroes as TS-8.21 does: medians of each class, how many lie in the window, how long
//! it takes. `cargo run --release -p travelers --example hero_window [heroes]`

use std::time::Instant;
use travelers::Class;
use travelers::generate::hero;
use travelers::generate::window::{MEASURED, Meter, class_row, is_in_window};

fn main() {
    let heroes: usize = std::env::args()
        .nth(1)
        .and_then(|count| count.parse().ok())
        .unwrap_or(200);
    for class in Class::ALL {
        let drawn: Vec<_> = (0..heroes)
            .map(|number| hero(&format!("measure {number}"), class, 0))
            .collect();
        println!("class {class:?}, {heroes} heroes");
        for (circumstances, row) in MEASURED.into_iter().zip(class_row(class)) {
            let start = Instant::now();
            let mut all = Vec::new();
            let mut medians = Vec::new();
            for hero in &drawn {
                let mut meter = Meter::new(hero);
                all.extend(meter.best_attacks(circumstances));
                medians.push(meter.median(circumstances).0);
            }
            let time = start.elapsed() / (2 * heroes as u32);
            all.sort_unstable();
            medians.sort_unstable();
            let share = |tenths: usize| all[all.len() * tenths / 10];
            let near = medians
                .iter()
                .filter(|&&median| {
                    2 * median >= 3 * u16::from(row) && 2 * median <= 5 * u16::from(row)
                })
                .count();
            println!(
                "  {:?} {}: {}/{}/{}, row {row}; heroes' medians {:.1} to {:.1} (tenths), {near} near; {time:?} a hero",
                circumstances.halves,
                circumstances.level,
                share(1),
                share(5),
                share(9),
                f64::from(medians[heroes / 10]) / 2.0,
                f64::from(medians[heroes * 9 / 10]) / 2.0,
            );
        }
        let start = Instant::now();
        let inside = drawn.iter().filter(|hero| is_in_window(hero)).count();
        println!(
            "  {inside} in the window, {:?} a hero",
            start.elapsed() / heroes as u32
        );
    }
}
