//! What lies ready for somebody to choose from, which the view does not have.

use ::nature::phase::Phase;
use ::nature::view::{Asked, NatureView};
use kernel::Seat;

/// What lies ready to choose from.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Offer {
    /// The Sages that nobody has taken, while Sages are chosen.
    pub sages: Vec<String>,
    /// The Warriors of the looking seat, while it chooses two of them.
    pub warriors: Vec<String>,
    /// The most shields that can be put on one Elemental, while they are divided.
    pub shields: u8,
    /// Does the looking seat choose among enemies?
    pub among_enemies: bool,
}

impl Offer {
    /// What lies ready in this view; `choices` are what a seat may do, in notation.
    pub fn of(view: &NatureView, choices: impl FnOnce(Seat) -> Vec<String>) -> Offer {
        let chooser = match (view.phase, view.asked) {
            // CN-2.2.1: everybody sees which Sages are left, whoever chooses.
            (Phase::Sages, _) => view.waiting.into_iter().next(),
            (Phase::Warriors, _) | (_, Asked::Effect { .. }) => view.you,
            _ => None,
        };
        let mut offer = Offer::default();
        for choice in chooser.map(choices).unwrap_or_default() {
            offer.add(&choice);
        }
        offer
    }

    fn add(&mut self, choice: &str) {
        let words: Vec<&str> = choice.split(' ').collect();
        match words[..] {
            ["sage", sage] => self.sages.push(sage.to_owned()),
            ["warriors", left, _] if !self.warriors.iter().any(|known| known == left) => {
                self.warriors.push(left.to_owned());
            }
            ["put", count, ..] => self.shields = self.shields.max(count.parse().unwrap_or(0)),
            ["target", _] => self.among_enemies = true,
            _ => {}
        }
    }
}
