//! Notation round-trips.
//!
//! The line of every legal action is lower-case words with one space between them, not too long
//! to be read, without `#` (which begins a comment in a record) and not `concede`; no two of a
//! seat are alike; and it reads back as the action, also shouted and with wide spaces, and cut
//! short where nothing else fits. Lines nearly right are read or refused, and nothing worse.

use super::{Moment, demand, legal};
use kernel::{Broken, Game, Seat, UNREADABLE_LENGTH, read_move};

/// Printing and reading an action are inverse.
pub const NAME: &str = "notation round-trips";

pub(crate) fn holds<G: Game>(moment: &mut Moment<'_, G>) -> Result<(), Broken> {
    for seat in moment.seats() {
        let legal = legal(moment.position, seat);
        let lines: Vec<String> = legal
            .iter()
            .map(|&action| moment.position.spell(action))
            .collect();
        for (&action, line) in legal.iter().zip(&lines) {
            is_well_spelt(line)?;
            reads_back(moment.position, seat, action, line)?;
        }
        are_distinct(&lines)?;
        if !legal.is_empty() {
            let chosen = moment.rng.index(legal.len());
            may_be_cut_short(moment.position, seat, &legal, &lines, chosen)?;
            survives_misspelling(moment, &lines[chosen]);
        }
    }
    Ok(())
}

fn is_well_spelt(line: &str) -> Result<(), Broken> {
    let spaced = line.split_whitespace().collect::<Vec<_>>().join(" ");
    demand!(
        !line.is_empty() && spaced == line,
        "'{line}' is not words with one space between them"
    );
    demand!(line.to_lowercase() == line, "'{line}' is not lower-case");
    demand!(
        !line.split('#').skip(1).any(begins_a_comment),
        "'{line}' would be a comment in a record"
    );
    demand!(line != "concede", "'{line}' is the word for giving up");
    demand!(
        line.len() <= UNREADABLE_LENGTH,
        "'{line}' is too long to be read"
    );
    Ok(())
}

fn reads_back<G: Game>(
    position: &G,
    seat: Seat,
    action: G::Action,
    line: &str,
) -> Result<(), Broken> {
    let read = position.read(line);
    demand!(
        read.as_ref() == Ok(&action),
        "'{line}' spells {action:?}, but reads as {read:?}"
    );
    let shouted = format!("  {} ", line.to_uppercase().replace(' ', "   "));
    for typed in [line, &shouted] {
        let read = read_move(position, seat, typed);
        demand!(
            read.as_ref() == Ok(&action),
            "'{typed}' of {seat:?} is {action:?}, but is taken for {read:?}"
        );
    }
    Ok(())
}

fn are_distinct(lines: &[String]) -> Result<(), Broken> {
    let mut sorted: Vec<&String> = lines.iter().collect();
    sorted.sort_unstable();
    for pair in sorted.windows(2) {
        demand!(pair[0] != pair[1], "'{}' spells two legal actions", pair[0]);
    }
    Ok(())
}

fn may_be_cut_short<G: Game>(
    position: &G,
    seat: Seat,
    legal: &[G::Action],
    lines: &[String],
    chosen: usize,
) -> Result<(), Broken> {
    let half = |word: &str| {
        word.chars()
            .take(word.chars().count().div_ceil(2))
            .collect::<String>()
    };
    let cut: Vec<String> = lines[chosen].split_whitespace().map(half).collect();
    let fits = |line: &&String| {
        let mut words = line.split_whitespace();
        cut.iter()
            .all(|cut| words.next().is_some_and(|word| word.starts_with(cut)))
    };
    let cut_line = cut.join(" ");
    if position.read(&cut_line).is_err() && lines.iter().filter(fits).count() == 1 {
        let read = read_move(position, seat, &cut_line);
        demand!(
            read == Ok(legal[chosen]),
            "'{cut_line}' can only be short for '{}', but is taken for {read:?}",
            lines[chosen]
        );
    }
    Ok(())
}

/// A panic here is reported like any broken law; whether the line is read does not matter.
fn survives_misspelling<G: Game>(moment: &mut Moment<'_, G>, line: &str) {
    let end = line
        .char_indices()
        .nth(moment.rng.index(line.chars().count()))
        .map_or(0, |(at, _)| at);
    let words: Vec<&str> = line.split(' ').collect();
    let nearly = [
        line[..end].to_owned(),
        words[1..].join(" "),
        format!("{line} {line}"),
        format!("{} \u{1f0cf}", words[0]),
        format!("{} 99999999999999999999", words[0]),
        format!("{} -1", words[0]),
        String::new(),
    ];
    for text in nearly {
        let _is_read = moment.position.read(&text).is_ok();
    }
}

/// Would a reader of records take what follows a `#` for a comment? `#4` is a place.
fn begins_a_comment(rest: &str) -> bool {
    !rest.starts_with(|next: char| next.is_ascii_digit())
}
