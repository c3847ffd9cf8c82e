//! Everything that is wrong with a position, said at once.

use crate::{Broken, nearest};

/// What is wrong with a position, each thing once.
#[derive(Debug, Default)]
pub struct Faults(Vec<String>);

impl Faults {
    /// Adds something.
    pub fn note(&mut self, fault: impl FnOnce() -> String) {
        let fault = fault();
        if !self.0.contains(&fault) {
            self.0.push(fault);
        }
    }

    /// The thing of this kind with this id, or a fault that names the one that was meant.
    pub fn named<'a, T: Copy>(
        &mut self,
        kind: &str,
        word: &str,
        all: impl IntoIterator<Item = T, IntoIter: Clone>,
        id: impl Fn(T) -> &'a str,
    ) -> Option<T> {
        let all = all.into_iter();
        let found = all.clone().find(|&thing| id(thing) == word);
        if found.is_none() {
            self.note(|| match nearest(word, all.map(id)) {
                Some(near) => format!("there is no {kind} '{word}'; did you mean '{near}'?"),
                None if word.is_empty() => format!("a {kind} is not named: say {kind} = \"...\""),
                None => format!("there is no {kind} '{word}'"),
            });
        }
        found
    }

    /// All of it, a line each.
    pub fn into_result(self) -> Result<(), Broken> {
        match self.0.is_empty() {
            true => Ok(()),
            false => Err(Broken(self.0.join("\n"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_told_once_with_what_was_meant() {
        let mut faults = Faults::default();
        let mut look = |word: &str| faults.named("card", word, ["otter", "badger"], |id| id);
        assert_eq!(look("otter"), Some("otter"));
        assert_eq!(
            [look("oter"), look("oter"), look("zzzzzz"), look("")],
            [None; 4]
        );
        let told = faults.into_result().map_err(|broken| broken.0);
        let lines = "there is no card 'oter'; did you mean 'otter'?\nthere is no card 'zzzzzz'\na card is not named: say card = \"...\"";
        assert_eq!(told, Err(lines.to_owned()));
        assert!(Faults::default().into_result().is_ok());
    }
}
