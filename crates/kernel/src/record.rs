//! Records: a whole game as a short text file, like PGN for these games.
//!
//! ```text
//! mazzo record 1
//! game: nature
//! rules: 1
//! setup: first=1 sages=cedar,gravel seats=2
//! seed: 7
//! names: Ann, greedy
//! date: 2026-11-15
//! result: 1
//! moves: 2
//! position: 00c0ffee00c0ffee
//!
//! 1 warriors acorn-squire slumber-jack
//! 2 warriors onyx-bearer geo-weasel  # a comment
//! ```

use crate::{BadSeat, Options, Seat, Seed, nearest};
use serde::Serialize;
use std::{fmt, str::FromStr};

const FIRST_LINE: &str = "mazzo record 1";
const KEYS: [&str; 10] = [
    "game", "rules", "setup", "cards", "seed", "names", "date", "result", "moves", "position",
];

/// Which card set a game was played with: its name and a fingerprint of its content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardStamp {
    /// The name of the set.
    pub name: String,
    /// Its content, as a number.
    pub content: u64,
}

impl fmt::Display for CardStamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:016x}", self.name, self.content)
    }
}

impl FromStr for CardStamp {
    type Err = ();

    fn from_str(text: &str) -> Result<CardStamp, ()> {
        let (name, content) = text.rsplit_once(' ').ok_or(())?;
        Ok(CardStamp {
            name: name.trim().to_owned(),
            content: u64::from_str_radix(content, 16).map_err(|_| ())?,
        })
    }
}

/// A game on paper: how it was set up, and every move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The setup's options.
    pub setup: Options,
    /// The card set, if not the game's own.
    pub cards: Option<CardStamp>,
    /// Where its chance came from.
    pub seed: Seed,
    /// Who sat in the seats.
    pub names: Vec<String>,
    /// When it was played.
    pub date: Option<String>,
    /// How it ended; [`Record::UNFINISHED`] if it has not.
    pub result: Option<String>,
    /// How many moves it has.
    pub count: Option<usize>,
    /// The fingerprint of the position it ends in.
    pub position: Option<u64>,
    /// The moves.
    pub moves: Vec<RecordedMove>,
}

/// One move on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedMove {
    /// The line of the file it stands in, counted from 1.
    pub line: usize,
    /// Who made it.
    pub seat: Seat,
    /// Its notation.
    pub text: String,
}

/// A text that is no record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct RecordFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there, and what would be right.
    pub what: String,
}

impl Record {
    /// The result of a game that has not ended.
    pub const UNFINISHED: &'static str = "unfinished";

    /// A record larger than this is refused unread: no game of Mazzo comes near.
    pub const MAX_BYTES: u64 = 4 << 20;
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        writeln!(f, "game: {}", self.game)?;
        writeln!(f, "rules: {}", self.rules)?;
        writeln!(f, "setup: {}", self.setup)?;
        if let Some(cards) = &self.cards {
            writeln!(f, "cards: {cards}")?;
        }
        writeln!(f, "seed: {}", self.seed)?;
        if !self.names.is_empty() {
            writeln!(f, "names: {}", self.names.join(", "))?;
        }
        if let Some(date) = &self.date {
            writeln!(f, "date: {date}")?;
        }
        if let Some(result) = &self.result {
            writeln!(f, "result: {result}")?;
        }
        if let Some(count) = self.count {
            writeln!(f, "moves: {count}")?;
        }
        if let Some(position) = self.position {
            writeln!(f, "position: {position:016x}")?;
        }
        writeln!(f)?;
        for mv in &self.moves {
            writeln!(f, "{} {}", mv.seat, mv.text)?;
        }
        Ok(())
    }
}

impl FromStr for Record {
    type Err = RecordFault;

    fn from_str(text: &str) -> Result<Record, RecordFault> {
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
        let fault = |line: usize, what: String| RecordFault { line, what };
        match lines.next() {
            Some((_, first)) if first.trim_end() == FIRST_LINE => {}
            _ => {
                return Err(fault(
                    1,
                    format!("this is not a record: a record begins with '{FIRST_LINE}'"),
                ));
            }
        }
        let mut header = Header::default();
        let mut last = 1;
        let mut ended = false;
        for (line, text) in lines.by_ref() {
            last = line;
            if text.trim().is_empty() {
                ended = true;
                break;
            }
            let text = without_comment(text);
            if !text.is_empty() {
                header.read(text).map_err(|what| fault(line, what))?;
            }
        }
        let mut record = header.finish().map_err(|what| fault(last, what))?;
        if !ended {
            let what = "the record is cut short: an empty line should end its header";
            return Err(fault(last, what.to_owned()));
        }
        for (line, text) in lines {
            let text = without_comment(text);
            if text.is_empty() {
                continue;
            }
            record
                .moves
                .push(read_move_line(line, text).map_err(|what| fault(line, what))?);
        }
        Ok(record)
    }
}

/// A `#` begins a comment, unless a digit follows: `#4` is a place in some notations.
fn without_comment(line: &str) -> &str {
    let names_a_place = |at: usize| line[at + 1..].starts_with(|next: char| next.is_ascii_digit());
    let comment = line
        .match_indices('#')
        .map(|(at, _)| at)
        .find(|&at| !names_a_place(at));
    line[..comment.unwrap_or(line.len())].trim()
}

fn read_move_line(line: usize, text: &str) -> Result<RecordedMove, String> {
    let wanted = "a move is a seat and an action, such as '1 end'";
    let (seat, action) = text.split_once(char::is_whitespace).ok_or(format!(
        "'{}' is no move: {wanted}",
        text.chars().take(60).collect::<String>()
    ))?;
    Ok(RecordedMove {
        line,
        seat: seat
            .parse()
            .map_err(|bad: BadSeat| format!("{bad}; {wanted}"))?,
        text: action.split_whitespace().collect::<Vec<_>>().join(" "),
    })
}

#[derive(Default)]
struct Header {
    game: Option<String>,
    rules: Option<u16>,
    setup: Options,
    cards: Option<CardStamp>,
    seed: Option<Seed>,
    names: Vec<String>,
    date: Option<String>,
    result: Option<String>,
    count: Option<usize>,
    position: Option<u64>,
}

impl Header {
    fn read(&mut self, text: &str) -> Result<(), String> {
        let short: String = text.chars().take(60).collect();
        let (key, value) = text
            .split_once(':')
            .ok_or(format!("'{short}' is no header: a header is 'key: value'"))?;
        let value = value.trim();
        let bad = |wanted: &str| format!("'{short}': {wanted}");
        match key.trim() {
            "game" => self.game = Some(value.to_owned()),
            "rules" => self.rules = Some(value.parse().map_err(|_| bad("a version is a number"))?),
            "setup" => self.setup = value.parse().map_err(|f| bad(&format!("{f}")))?,
            "cards" => {
                let stamp = value.parse();
                self.cards = Some(stamp.map_err(|()| bad("cards are a name and a fingerprint"))?);
            }
            "seed" => self.seed = Some(value.parse().map_err(|f| bad(&format!("{f}")))?),
            "names" => self.names = value.split(',').map(|n| n.trim().to_owned()).collect(),
            "date" => self.date = Some(value.to_owned()),
            "result" => self.result = Some(value.to_owned()),
            "moves" => self.count = Some(value.parse().map_err(|_| bad("moves are a number"))?),
            "position" => {
                let number = u64::from_str_radix(value, 16);
                self.position =
                    Some(number.map_err(|_| bad("a position is 16 hexadecimal digits"))?);
            }
            key => {
                return Err(match nearest(key, KEYS.into_iter()) {
                    Some(near) => format!("unknown header '{key}': did you mean '{near}'?"),
                    None => bad(&format!("unknown; the headers are {}", KEYS.join(", "))),
                });
            }
        }
        Ok(())
    }

    fn finish(self) -> Result<Record, String> {
        let missing = |key: &str| format!("the header '{key}:' is missing before this line");
        Ok(Record {
            game: self.game.ok_or(missing("game"))?,
            rules: self.rules.ok_or(missing("rules"))?,
            setup: self.setup,
            cards: self.cards,
            seed: self.seed.ok_or(missing("seed"))?,
            names: self.names,
            date: self.date,
            result: self.result,
            count: self.count,
            position: self.position,
            moves: Vec::new(),
        })
    }
}

/// A number that tells two saved positions apart: FNV-1a over their JSON.
pub fn fingerprint(saved: &impl Serialize) -> u64 {
    let text = serde_json::to_string(saved).unwrap_or_default();
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const SAMPLE: &str = "mazzo record 1\ngame: duel\nrules: 1\nsetup: a=1 b=2\ncards: mine 00000000000000ff\nseed: 7\nnames: Ann, Bo\ndate: 2026-11-15\nresult: 1\nmoves: 2\nposition: 00000000000000aa\n\n1 pass\n2 attack 1 on 2\n";

    #[test]
    fn a_record_reads_back_what_it_prints() {
        let record: Record = SAMPLE.parse().unwrap();
        assert_eq!(record.to_string(), SAMPLE);
        assert_eq!(record.moves[1].text, "attack 1 on 2");
    }

    #[test]
    fn comments_and_spaces_do_not_matter() {
        let spaced = SAMPLE.replace("1 pass\n", "# thinking\n\n  1   pass # so be it\n");
        let record: Record = spaced.parse().unwrap();
        assert_eq!(record.moves[0].text, "pass");
        assert_eq!(record.moves.len(), 2);
    }

    #[test]
    fn a_place_with_a_number_is_no_comment() {
        let placed = SAMPLE.replace("1 pass\n", "1 attack ozok on #3 #why not\n");
        let record: Record = placed.parse().unwrap();
        assert_eq!(record.moves[0].text, "attack ozok on #3");
    }

    #[test]
    fn faults_name_the_line_and_what_would_be_right() {
        for (from, to, line, part) in [
            ("mazzo record 1", "PGN", 1, "begins with"),
            ("seed: 7", "sead: 7", 6, "did you mean 'seed'"),
            ("seed: 7", "seed: -7", 6, "not a seed"),
            ("game: duel\n", "", 11, "'game:' is missing"),
            ("1 pass", "pass", 13, "a seat and an action"),
            ("1 pass", "9 pass", 13, "number from 1 to 8"),
            ("moves: 2", "moves: two", 10, "moves are a number"),
            ("\n\n1 pass\n2 attack 1 on 2\n", "", 11, "cut short"),
        ] {
            let fault = SAMPLE.replace(from, to).parse::<Record>().unwrap_err();
            assert_eq!(fault.line, line, "{fault}");
            assert!(fault.what.contains(part), "{fault}");
        }
    }

    proptest! {
        #[test]
        fn no_bytes_make_the_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
            let text = String::from_utf8_lossy(&bytes);
            let _ = text.parse::<Record>().is_ok();
            let _ = format!("{FIRST_LINE}\n{text}").parse::<Record>().is_ok();
        }

        #[test]
        fn a_mutated_record_is_read_or_refused(place in 0..SAMPLE.len(), with in any::<char>()) {
            let mut text: Vec<char> = SAMPLE.chars().collect();
            text[place] = with;
            let _ = text.into_iter().collect::<String>().parse::<Record>().is_ok();
        }
    }
}
