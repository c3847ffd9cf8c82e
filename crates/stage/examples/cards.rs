//! Prints the catalogue of cards a client is sent, as JSON:
//! `cargo run -p stage --example cards -- nature en`.

use catalog::Locale;
use kernel::Lang;
use std::env;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [game, lang] = &words[..] else {
        return Err("wanted: GAME LANG".into());
    };
    let locale = Locale::new(lang.parse::<Lang>()?);
    println!(
        "{}",
        serde_json::to_string_pretty(&stage::cards(game, &locale))?
    );
    Ok(())
}
