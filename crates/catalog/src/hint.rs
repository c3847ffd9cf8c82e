//! A hint: what a strong bot would do in a person's place, and why.

use crate::{Advice, Locale, Match};
use kernel::{Phrase, Seat};

/// So many moves are compared with the best one.
const OTHERS: usize = 2;

/// From so much more expectation on, a move is slightly better than the next best.
const SLIGHT: f32 = 0.03;

/// And from so much on, clearly.
const CLEAR: f32 = 0.10;

/// From so many tries on, it is told how many there were.
const TRIED: u32 = 5;

/// What a strong bot thinks of what a person may do.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    best: Advice,
    /// What it would do else, the better first.
    others: Vec<Advice>,
    tries: u32,
    winners: Winners,
}

/// Who wins, if the person does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Winners {
    /// There is nobody else in the game.
    Alone,
    /// Mates do too.
    Side,
    /// Only this person.
    Seat,
}

/// Why no hint is given to a person who asks for one, if that is clear without thinking.
pub fn refusal(game: &dyn Match, seat: Seat) -> Option<Phrase> {
    if !game.keeps_log() {
        return Some(Phrase::new("mazzo-why-hidden"));
    }
    if !game.turn().waiting().contains(seat) {
        return Some(not_asked());
    }
    let single = game.choices(seat).len() < 2;
    single.then(|| Phrase::new("mazzo-hint-single"))
}

/// Why somebody gets no hint of whom nothing is asked.
pub fn not_asked() -> Phrase {
    Phrase::new("mazzo-hint-not-asked")
}

/// Why there is no hint where nothing came of thinking.
pub fn only_memory() -> Phrase {
    Phrase::new("mazzo-hint-memory")
}

impl Hint {
    /// The hint in what was advised to the seat; none if nothing was.
    pub fn new(game: &dyn Match, seat: Seat, advice: Vec<Advice>) -> Option<Hint> {
        let winners = match (game.seats(), game.side(seat).len()) {
            (1, _) => Winners::Alone,
            (_, 1) => Winners::Seat,
            _ => Winners::Side,
        };
        let tries = advice.iter().map(|advice| advice.tries).sum();
        let mut advice = advice.into_iter();
        Some(Hint {
            best: advice.next()?,
            others: advice.take(OTHERS).collect(),
            tries,
            winners,
        })
    }

    /// The notation of what it advises.
    pub fn text(&self) -> &str {
        &self.best.choice.text
    }

    /// What it says. `name` is how a move is called.
    pub fn lines(&self, locale: &Locale, name: impl Fn(&Advice) -> String) -> Vec<String> {
        let mut said = vec![
            Phrase::new("mazzo-hint-best").with("move", name(&self.best).as_str()),
            self.chance(),
        ];
        let keys = ["mazzo-hint-next", "mazzo-hint-third"];
        said.extend(self.others.iter().zip(keys).map(|(other, key)| {
            Phrase::new(key)
                .with("move", name(other).as_str())
                .with("percent", percent(other).as_str())
        }));
        said.extend(self.verdict());
        // Where a practised player has the word, nothing was tried out.
        if self.tries >= TRIED {
            said.push(Phrase::new("mazzo-hint-tries").with("count", self.tries as usize));
        }
        said.iter().map(|phrase| locale.say(phrase)).collect()
    }

    fn chance(&self) -> Phrase {
        let key = match self.winners {
            Winners::Alone => "mazzo-hint-chance-alone",
            Winners::Side => "mazzo-hint-chance-side",
            Winners::Seat => "mazzo-hint-chance",
        };
        Phrase::new(key).with("percent", percent(&self.best).as_str())
    }

    /// How much better it is than the next best.
    fn verdict(&self) -> Option<Phrase> {
        let gap = self.best.expected - self.others.first()?.expected;
        let key = match gap {
            gap if gap >= CLEAR => "mazzo-hint-clearly",
            gap if gap >= SLIGHT => "mazzo-hint-slightly",
            _ => "mazzo-hint-hardly",
        };
        Some(Phrase::new(key))
    }
}

/// A search does not prove anything, so nothing is called certain.
fn percent(advice: &Advice) -> String {
    match advice.expected * 100.0 {
        percent if percent < 1.0 => "<1".to_owned(),
        percent if percent > 99.0 => ">99".to_owned(),
        percent => percent.round().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Choice;
    use kernel::Lang;

    fn advice(text: &str, expected: f32, tries: u32) -> Advice {
        Advice {
            choice: Choice {
                text: text.to_owned(),
                label: Phrase::new("mazzo-name").with("name", text),
            },
            expected,
            tries,
        }
    }

    fn said(winners: Winners, mut advice: Vec<Advice>) -> Vec<String> {
        let tries = advice.iter().map(|advice| advice.tries).sum();
        let hint = Hint {
            best: advice.remove(0),
            others: advice,
            tries,
            winners,
        };
        let locale = Locale::in_words(Lang::En);
        hint.lines(&locale, |advice| advice.choice.text.clone())
    }

    #[test]
    fn a_hint_names_three_moves_with_what_they_promise() {
        let lines = said(
            Winners::Seat,
            vec![
                advice("drop 4", 0.634, 900),
                advice("drop 3", 0.58, 90),
                advice("drop 5", 0.2, 10),
            ],
        );
        assert_eq!(
            lines,
            [
                "A hard bot would do this: drop 4",
                "Your chance of winning, as it sees it: 63 %",
                "Next best: drop 3 (58 %)",
                "Then: drop 5 (20 %)",
                "It is slightly better than the next best.",
                "It tried out 1000 ways to go on.",
            ]
        );
    }

    #[test]
    fn what_was_not_tried_out_is_not_said_to_be() {
        let lines = said(
            Winners::Seat,
            vec![advice("go left", 0.5, 2), advice("go down", 0.4, 0)],
        );
        assert!(lines.iter().all(|line| !line.contains("tried out")));
    }

    #[test]
    fn the_gap_to_the_next_best_makes_the_verdict() {
        let verdict = |best, next| {
            let lines = said(
                Winners::Seat,
                vec![advice("a", best, 5), advice("b", next, 5)],
            );
            lines[lines.len() - 2].clone()
        };
        assert!(verdict(0.9, 0.7).contains("clearly better"));
        assert!(verdict(0.9, 0.85).contains("slightly better"));
        assert!(verdict(0.9, 0.89).contains("hardly"));
        assert!(verdict(0.5, 0.9).contains("hardly"), "tried more often");
    }

    #[test]
    fn nothing_is_called_certain() {
        let said = |expected| percent(&advice("a", expected, 1));
        assert_eq!(said(0.0), "<1");
        assert_eq!(said(0.014), "1");
        assert_eq!(said(0.986), "99");
        assert_eq!(said(1.0), ">99");
    }

    #[test]
    fn whose_chance_it_is_depends_on_who_plays_together() {
        let chance = |winners| said(winners, vec![advice("a", 0.5, 1)])[1].clone();
        assert!(chance(Winners::Alone).contains("success"));
        assert!(chance(Winners::Side).contains("Your side's"));
        assert!(chance(Winners::Seat).contains("Your chance"));
    }
}
