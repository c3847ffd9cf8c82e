//! The four levels people choose among.

/// How strong an opponent is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// For a first game: it makes sense, and can be beaten.
    Easy,
    /// For those who know the rules.
    Normal,
    /// For those who know the game.
    Hard,
    /// As good as it gets.
    Expert,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Expert];

    /// The level's name, as commands and files write it.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }
}
