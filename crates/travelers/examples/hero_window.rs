//! Measures heroes as TS-8.21 does: the best attacks of each class, and how many of the heroes
//! that are drawn lie in the window of TS-8.96.
//! `cargo run --release -p travelers --example hero_window [heroes]`

use travelers::Class;
use travelers::generate::sound_hero;
use travelers::generate::window::{Doubled, MEASURED, Meter, class_row};

fn main() {
    let heroes: usize = std::env::args()
        .nth(1)
        .and_then(|count| count.parse().ok())
        .unwrap_or(200);
    for class in Class::ALL {
        let row = class_row(class);
        let mut attacks: [Vec<u8>; 5] = Default::default();
        let mut near = [0; 5];
        let mut inside = 0;
        for number in 0..heroes {
            let hero = sound_hero(&format!("measure {number}"), class, 0);
            let mut meter = Meter::new(&hero);
            let mut all_near = true;
            for (place, circumstances) in MEASURED.into_iter().enumerate() {
                let best = meter.best_attacks(circumstances);
                attacks[place].extend(&best);
                let is_near = Doubled::median(best).is_near(row[place]);
                near[place] += usize::from(is_near);
                all_near &= is_near;
            }
            inside += usize::from(all_near);
        }
        println!("class {class:?}: {inside} of {heroes} heroes in the window");
        for (place, circumstances) in MEASURED.into_iter().enumerate() {
            let best = &mut attacks[place];
            best.sort_unstable();
            let percentile = |tenths: usize| best[best.len() * tenths / 10];
            println!(
                "  {:?} {}: {}/{}/{}, row {}, {} heroes near it",
                circumstances.halves,
                circumstances.level,
                percentile(1),
                percentile(5),
                percentile(9),
                row[place],
                near[place],
            );
        }
    }
}
