//! The documents, inside the program.

/// The games that have one.
pub const GAMES: [&str; 4] = ["nature", "estro", "sovereign", "travelers"];

/// The rules document of a game, as it was written.
pub fn text(game: &str) -> Option<&'static str> {
    match game {
        "nature" => Some(include_str!("../../../docs/rules/nature.md")),
        "estro" => Some(include_str!("../../../docs/rules/estro.md")),
        "sovereign" => Some(include_str!("../../../docs/rules/sovereign.md")),
        "travelers" => Some(include_str!("../../../docs/rules/travelers.md")),
        _ => None,
    }
}
