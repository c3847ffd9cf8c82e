//! Proves a range of days and says how long each takes: `prove_days FROM COUNT [archive file]`.

use std::time::Instant;
use travelers::{Day, SetCode, archive, prove};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let from: u32 = arguments[1].parse().expect("a day's number");
    let count: u32 = arguments[2].parse().expect("how many");
    let mut seconds = Vec::new();
    let mut text = String::new();
    for day in (from..from + count).map(Day) {
        let start = Instant::now();
        let proven = prove(SetCode::daily(day), None);
        let took = start.elapsed().as_secs_f64();
        seconds.push(took);
        match proven {
            Ok(proven) => {
                text += &archive::written(proven.origin);
                println!(
                    "day {day} {:?} {:?} passed {} attempt {} seed {} score {} in {} actions: {took:.2} s",
                    proven.set.hero.class,
                    proven.set.adventure.kind(),
                    proven.origin.passed,
                    proven.origin.attempt,
                    proven.certificate.play_seed,
                    proven.certificate.score,
                    proven.certificate.line.len(),
                );
            }
            Err(fault) => println!("day {day}: {fault} {took:.2} s"),
        }
        if let Some(file) = arguments.get(3) {
            std::fs::write(file, &text).expect("the file can be written");
        }
    }
    seconds.sort_by(f64::total_cmp);
    let sum: f64 = seconds.iter().sum();
    println!(
        "{count} days in {sum:.1} s; median {:.2}, nine in ten {:.2}, worst {:.2}",
        seconds[seconds.len() / 2],
        seconds[seconds.len() * 9 / 10],
        seconds[seconds.len() - 1],
    );
}
