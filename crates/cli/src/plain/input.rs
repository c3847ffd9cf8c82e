//! Lines that people type, and what they mean.

use std::io::{self, BufRead, Read};
use std::path::PathBuf;

/// No line anybody means is longer; the rest of one is thrown away.
const LONGEST: u64 = 4096;

/// Reads line by line.
pub struct Input<R> {
    from: R,
}

impl<R: BufRead> Input<R> {
    /// Reads from here.
    pub fn new(from: R) -> Input<R> {
        Input { from }
    }

    /// The next line; nothing at the end. What is not UTF-8 in it becomes marks.
    pub fn line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let read = (&mut self.from)
            .take(LONGEST)
            .read_until(b'\n', &mut bytes)?;
        if read == 0 {
            return Ok(None);
        }
        if !bytes.ends_with(b"\n") {
            self.skip_rest()?;
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    fn skip_rest(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.from.fill_buf()?;
            if buffer.is_empty() {
                return Ok(());
            }
            match buffer.iter().position(|&byte| byte == b'\n') {
                Some(end) => {
                    self.from.consume(end + 1);
                    return Ok(());
                }
                None => {
                    let length = buffer.len();
                    self.from.consume(length);
                }
            }
        }
    }
}

/// What a typed line means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// `?`: what can be typed.
    Help,
    /// Nothing: show everything again.
    Again,
    /// `u`: take back.
    Undo,
    /// `/words`: look up cards.
    Look(String),
    /// `w card`: why not?
    Why(String),
    /// `s [file]`: save.
    Save(Option<PathBuf>),
    /// `l lang`: another language.
    Language(String),
    /// `seat 2`: another person decides.
    Seat(String),
    /// `mate`: the bot on the same side acts.
    Mate,
    /// `h`: what would a strong bot do?
    Hint,
    /// `q`: stop here.
    Quit,
    /// The choice with this number.
    Number(usize),
    /// An action in notation.
    Action(String),
}

impl Typed {
    /// What the line means.
    pub fn read(line: &str) -> Typed {
        let line = line.trim();
        if let Some(words) = line.strip_prefix('/') {
            return Typed::Look(words.trim().to_owned());
        }
        if let Ok(number) = line.parse() {
            return Typed::Number(number);
        }
        let (first, rest) = match line.split_once(char::is_whitespace) {
            Some((first, rest)) => (first, rest.trim()),
            None => (line, ""),
        };
        match (first.to_lowercase().as_str(), rest) {
            ("", _) => Typed::Again,
            ("?" | "help", "") => Typed::Help,
            ("h" | "hint", "") => Typed::Hint,
            ("u" | "undo", "") => Typed::Undo,
            ("q" | "quit", "") => Typed::Quit,
            ("mate", "") => Typed::Mate,
            ("w" | "why", words) => Typed::Why(words.to_owned()),
            ("s" | "save", "") => Typed::Save(None),
            ("s" | "save", file) => Typed::Save(Some(PathBuf::from(file))),
            ("l" | "lang", lang) => Typed::Language(lang.to_owned()),
            ("seat", seat) => Typed::Seat(seat.to_owned()),
            _ => Typed::Action(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_numbers_and_actions_are_told_apart() {
        for (line, expected) in [
            ("", Typed::Again),
            (" ? ", Typed::Help),
            ("help", Typed::Help),
            ("h", Typed::Hint),
            ("Hint", Typed::Hint),
            ("u", Typed::Undo),
            ("Q", Typed::Quit),
            ("12", Typed::Number(12)),
            ("/rune puma", Typed::Look("rune puma".into())),
            ("w close-strike", Typed::Why("close-strike".into())),
            ("s", Typed::Save(None)),
            ("s My Game.mazzo", Typed::Save(Some("My Game.mazzo".into()))),
            ("l it", Typed::Language("it".into())),
            ("seat 2", Typed::Seat("2".into())),
            ("swap 1 2", Typed::Action("swap 1 2".into())),
            ("-3", Typed::Action("-3".into())),
            ("u turn", Typed::Action("u turn".into())),
        ] {
            assert_eq!(Typed::read(line), expected, "{line}");
        }
    }

    #[test]
    fn a_line_without_end_is_cut_and_the_next_one_is_read() {
        let text = format!("{}\nend", "x".repeat(100_000));
        let mut input = Input::new(text.as_bytes());
        let long = input.line().unwrap().unwrap();
        assert_eq!(long.len() as u64, LONGEST);
        assert_eq!(input.line().unwrap().as_deref(), Some("end"));
        assert_eq!(input.line().unwrap(), None);
    }

    #[test]
    fn bytes_that_are_no_text_are_read_as_marks() {
        let mut input = Input::new(&b"\xff\xfe\n"[..]);
        assert_eq!(input.line().unwrap().as_deref(), Some("\u{fffd}\u{fffd}"));
    }
}
