//! Which chores there are, and what becomes of one that cannot be done.

use crate::spelling::nearest;
use std::fmt;

/// A chore of the project.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chore {
    /// Everything that must hold before a change is taken.
    Test,
    /// The tests in a real browser.
    Browser,
    /// Which test cites which rule.
    Rules,
    /// How fast the engines are.
    Bench,
    /// How fast the server is.
    Load,
    /// The fonts of printed cards, made anew.
    Fonts,
    /// What the terms of an evaluation are worth.
    Tune,
}

const CHORES: [(&str, Chore, &str); 7] = [
    (
        "test",
        Chore::Test,
        "everything: format, client, lints, tests, documentation, smoke run, rules",
    ),
    (
        "browser",
        Chore::Browser,
        "[ARGUMENTS] build for release and run the tests in a real browser, with Playwright",
    ),
    (
        "rules",
        Chore::Rules,
        "[GAME] which tests cite which rule; fails if a rule is cited by none",
    ),
    (
        "bench",
        Chore::Bench,
        "[ARGUMENTS] build for release and run `mazzo bench`",
    ),
    (
        "load",
        Chore::Load,
        "[ARGUMENTS] build for release and measure the server under load",
    ),
    (
        "fonts",
        Chore::Fonts,
        "subset the fonts of printed cards to the characters in use; needs Node",
    ),
    (
        "tune",
        Chore::Tune,
        "GAME measure what the terms of its evaluation are worth, from games of bots",
    ),
];

/// Why a chore was not done.
#[derive(Debug, PartialEq, Eq)]
pub enum Fault {
    /// It was asked for in a way that means nothing.
    Usage(String),
    /// It was begun, and found something wrong.
    Failed(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Fault::Usage(what) | Fault::Failed(what)) = self;
        f.write_str(what)
    }
}

impl Chore {
    /// The chore with this name.
    pub fn named(name: Option<&str>) -> Result<Chore, Fault> {
        let Some(name) = name else {
            return Err(Fault::Usage(usage()));
        };
        let found = CHORES.iter().find(|(known, ..)| *known == name);
        found.map(|&(_, chore, _)| chore).ok_or_else(|| {
            let hint = match nearest(name, CHORES.iter().map(|&(known, ..)| known)) {
                Some(near) => format!("; did you mean '{near}'?"),
                None => ".".to_owned(),
            };
            Fault::Usage(format!("There is no chore '{name}'{hint}\n\n{}", usage()))
        })
    }
}

fn usage() -> String {
    let lines = CHORES.map(|(name, _, what)| format!("  cargo xtask {name:<7} {what}"));
    format!("The project's chores:\n{}", lines.join("\n"))
}

/// A chore that takes no arguments got some.
pub fn no_arguments(chore: &str, arguments: &[String]) -> Result<(), Fault> {
    match arguments.first() {
        None => Ok(()),
        Some(extra) => Err(Fault::Usage(format!(
            "'cargo xtask {chore}' takes no arguments, such as '{extra}'"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misspelt_chore_is_answered_with_the_nearest_one() {
        let Err(Fault::Usage(answer)) = Chore::named(Some("tset")) else {
            panic!("'tset' is no chore");
        };
        assert!(answer.contains("did you mean 'test'?"), "{answer}");
        assert!(answer.contains("cargo xtask bench"), "{answer}");
        assert_eq!(Chore::named(Some("rules")), Ok(Chore::Rules));
        assert!(matches!(Chore::named(None), Err(Fault::Usage(_))));
    }
}
