//! `cargo xtask tune GAME`: what the terms of a game's evaluation are worth, measured.
//!
//! Bots play many games (`sample.rs`); of each, some positions are kept with what the evaluation
//! counts in them and how the game ended. Then the weights are moved until the evaluation tells
//! the ends best (`fit.rs`). The weights to put into the game's `evaluate.rs` are printed beside
//! those it has, with how far either is from the truth in games that were not used for fitting.

mod fit;
mod sample;

use bots::{BotKind, Level};
use clap::Parser;
use fit::{Fitted, fit};
use kernel::{Evaluate, Options, Seed, Setup, SetupFault, Weigh};
use sample::{Sample, sample};
use std::process::ExitCode;

/// Measures what the terms of a game's evaluation are worth.
#[derive(Parser)]
#[command(name = "cargo xtask tune")]
struct Arguments {
    /// The game: nature, estro or sovereign.
    game: String,
    /// Who plays the games; the same bot in every seat.
    #[arg(long, default_value_t = BotKind::Level(Level::Easy))]
    bot: BotKind,
    /// How many games.
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(10..=10_000_000))]
    games: u64,
    /// Where all chance comes from.
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// Set an option of the game; can be repeated.
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = read_option)]
    options: Vec<(String, String)>,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let tuned = match arguments.game.as_str() {
        "nature" => tune::<nature::Nature>(&arguments),
        "estro" => tune::<estro::Match>(&arguments),
        "sovereign" => tune::<sovereign::Battle>(&arguments),
        other => {
            eprintln!(
                "'{other}' has no weights to tune; those that have are nature, estro, sovereign"
            );
            return ExitCode::from(2);
        }
    };
    match tuned {
        Ok(()) => ExitCode::SUCCESS,
        Err(faults) => {
            faults.iter().for_each(|fault| eprintln!("{fault}"));
            ExitCode::from(2)
        }
    }
}

fn tune<G: Weigh + Evaluate>(arguments: &Arguments) -> Result<(), Vec<SetupFault>> {
    let options = (arguments.options.iter()).fold(Options::new(), |options, (key, value)| {
        options.with(key, value)
    });
    let setup = G::Setup::build(&options)?;
    let samples = sample::<G>(&setup, arguments.bot, arguments.games, arguments.seed);
    let before: Vec<f32> = G::WEIGHTS.iter().map(|&(_, worth)| worth).collect();
    let Some(fitted) = fit(&samples, &before, G::HALF) else {
        println!("No position was met that tells anything.");
        return Ok(());
    };
    show::<G>(&samples, &fitted);
    Ok(())
}

fn show<G: Weigh>(samples: &[Sample], fitted: &Fitted) {
    println!(
        "{} positions; mean square error on games not used: {:.4} as it is, {:.4} tuned",
        samples.len(),
        fitted.error_before,
        fitted.error_after
    );
    println!(
        "{:<22}{:>10}{:>10}{:>12}",
        "term", "now", "tuned", "counted in"
    );
    for (place, &(name, now)) in G::WEIGHTS.iter().enumerate() {
        let counted = samples.iter().filter(|sample| sample.counts[place] != 0.0);
        let share = 100.0 * counted.count() as f64 / samples.len() as f64;
        println!(
            "{name:<22}{now:>10.2}{:>10.2}{share:>10.0} %",
            fitted.weights[place]
        );
    }
}

fn read_option(text: &str) -> Result<(String, String), String> {
    let (key, value) =
        (text.split_once('=')).ok_or("an option is written key=value, such as seats=4")?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}
