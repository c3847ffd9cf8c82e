//! Icons for the screen: emblems of one ink as symbols of an SVG file, which take the colour of
//! the text they stand in.
//!
//! Signs that cards have are those of the dresses; the rest is drawn here, in the same hand:
//! `table.rs` for cards and what is done with them, `tools.rs` for buttons, `people.rs` for those
//! who play, `faces.rs` for what they say, `values.rs` for numbers, `dice.rs`. `symbol.rs` writes them.

mod dice;
mod faces;
mod people;
mod symbol;
mod table;
mod tools;
mod values;

use crate::dress::estro::emblems as estri;
use crate::dress::nature::{deeds, emblems};
use crate::emblem::Emblem;
use estro::estri::Estro;

/// All icons by name, in the order of what they are for.
pub fn icons() -> Vec<(&'static str, Emblem)> {
    let mut all = vec![
        // Command of Nature.
        ("strength", Emblem::sword()),
        ("health", emblems::heart()),
        ("damage", deeds::burst()),
        ("boost", deeds::boost()),
        ("shield", Emblem::shield()),
        ("gold", deeds::coin()),
        ("melee", values::crossed_swords()),
        ("ranged", emblems::arrow()),
        ("instant", emblems::bolt()),
        ("utility", emblems::hourglass()),
        ("exchange", deeds::exchange()),
        ("pebble", emblems::pebbles()),
        ("droplet", emblems::droplet()),
        ("twig", emblems::twig()),
        ("leaf", values::leaf()),
        ("dawn", values::dawn()),
        // Estro.
        ("ardo", estri::of(Estro::Ardo)),
        ("granito", values::stone()),
        ("armonio", values::flower()),
        ("illusio", estri::of(Estro::Illusio)),
        ("manpo", estri::of(Estro::Manpo)),
        ("atk", values::horns()),
        ("def", values::plates()),
        ("hel", values::healing()),
        ("dex", values::wing()),
        ("map", values::orbit()),
        ("once", values::once()),
        ("always", values::always()),
        ("zone", values::zone()),
        // Travelers.
        ("fire", Emblem::fire()),
        ("water", Emblem::water()),
        ("air", Emblem::air()),
        ("earth", Emblem::earth()),
        ("level", Emblem::cup()),
    ];
    all.extend(dice::all());
    all.extend(table::all());
    all.extend(people::all());
    all.extend(faces::all());
    all.extend(tools::all());
    all
}

/// An SVG file with a symbol for each icon, in a box of 24 by 24: `<use href="icons.svg#shield">`.
pub fn sprite() -> String {
    let symbols: String = icons()
        .iter()
        .map(|(name, emblem)| symbol::write(name, emblem))
        .collect();
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">\n{symbols}</svg>\n")
}

/// The names of the icons as a type of TypeScript.
pub fn names() -> String {
    let names: String = icons()
        .iter()
        .map(|(name, _)| format!("  | '{name}'\n"))
        .collect();
    let names = names.trim_end();
    format!(
        "/** The icons of icons.svg. Written by `cargo run -p press --example web_icons`. */\n\
         export type IconName =\n{names};\n"
    )
}
