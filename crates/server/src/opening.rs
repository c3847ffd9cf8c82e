//! How a table is opened, from what somebody asks for: everything that is wrong is found at once.

use crate::secret;
use crate::sessions::Session;
use crate::speech::voice;
use crate::time::now;
use crate::wrong::Wrong;
use kernel::{Lang, Level, Phrase, Seed, SetupFault, Wanted};
use protocol::{ClockRule, NewTable};
use std::collections::BTreeMap;
use table::{Chair, Opening, Table};

/// The longest time for a move, and in the bank: a day.
const LONGEST: u32 = 24 * 60 * 60;

/// The longest text of an option.
const LONGEST_VALUE: usize = 2000;

/// The opening of the table that somebody wants.
pub(crate) fn read(wanted: &NewTable, session: &Session) -> Result<Opening, Wrong> {
    let title = catalog::title(&wanted.game);
    let title = title.map_err(|unknown| wrong("game", &unknown.found, unknown.wanted()))?;
    if !stage::is_playable(title.id()) {
        let why = Phrase::new("server-not-playable").with("name", title.name());
        let english = voice(Lang::En).say(&why);
        return Err(wrong("game", title.id(), Wanted::new(english, why)));
    }
    let mut faults = Vec::new();
    let name = session.name();
    let chairs: Vec<Chair> = (wanted.seats.iter().enumerate())
        .filter_map(|(place, sitter)| {
            let chair = chair(sitter, session, &name);
            if chair.is_none() {
                faults.push(bad_sitter(place, sitter));
            }
            chair
        })
        .collect();
    let options = options(wanted, title.seat_counts(), &mut faults);
    faults.extend(wanted.clock.and_then(bad_clock));
    let seed = seed(wanted, &mut faults)?;
    let opening = Opening {
        game: title.id().to_owned(),
        options,
        seed,
        chairs,
        clock: wanted.clock,
        public: wanted.public,
        at: now(),
    };
    if let Err(more) = Table::open(opening.clone()) {
        // Who is missing a seat for a wrong word has been told so already.
        let of_chairs = |fault: &SetupFault| matches!(fault, SetupFault::BadValue { key, .. } if key == "chairs");
        let known = !faults.is_empty();
        faults.extend(
            more.into_iter()
                .filter(|fault| !(known && of_chairs(fault))),
        );
    }
    match faults.is_empty() {
        true => Ok(opening),
        false => Err(Wrong::Setup(faults)),
    }
}

fn bad(key: &str, value: &str, wanted: Wanted) -> SetupFault {
    SetupFault::BadValue {
        key: key.to_owned(),
        value: value.chars().take(40).collect(),
        wanted,
    }
}

fn wrong(key: &str, value: &str, wanted: Wanted) -> Wrong {
    Wrong::Setup(vec![bad(key, value, wanted)])
}

/// Who sits in a seat, if the word says so. People at one screen have one name: whoever looks at
/// the table gets it with the number of the seat.
fn chair(sitter: &str, session: &Session, name: &str) -> Option<Chair> {
    let level = |word: &str| Level::ALL.into_iter().find(|level| level.name() == word);
    match sitter {
        "open" => Some(Chair::Open),
        "me" => Some(Chair::Guest {
            guest: session.guest.clone(),
            name: name.to_owned(),
        }),
        word => level(word).map(|level| Chair::Bot { level }),
    }
}

fn bad_sitter(place: usize, sitter: &str) -> SetupFault {
    let levels: Vec<_> = Level::ALL.iter().map(|level| level.name()).collect();
    let levels = levels.join(", ");
    let wanted = Wanted::new(
        format!("a seat is me, open, or a bot: {levels}"),
        Phrase::new("server-setup-sitter").with("levels", levels.as_str()),
    );
    bad(&format!("seat {}", place + 1), sitter, wanted)
}

/// The options, with the number of seats where the game has several.
fn options(
    wanted: &NewTable,
    counts: &[usize],
    faults: &mut Vec<SetupFault>,
) -> BTreeMap<String, String> {
    let mut options = wanted.options.clone();
    let count = wanted.seats.len();
    let seats = count.to_string();
    if counts.len() > 1 {
        let given = options
            .entry("seats".to_owned())
            .or_insert_with(|| seats.clone());
        if *given != seats {
            let why = Wanted::new(
                format!("{seats} seats are listed"),
                Phrase::new("server-setup-listed").with("seats", count),
            );
            faults.push(bad("seats", given, why));
        }
    }
    let is_long = |(_, value): &(&String, &String)| value.len() > LONGEST_VALUE;
    if let Some((key, value)) = options.iter().find(is_long) {
        let why = Wanted::new(
            format!("an option has at most {LONGEST_VALUE} bytes"),
            Phrase::new("server-setup-long").with("most", LONGEST_VALUE),
        );
        faults.push(bad(key, value, why));
    }
    options
}

fn bad_clock(rule: ClockRule) -> Option<SetupFault> {
    let ClockRule {
        move_seconds,
        bank_seconds,
    } = rule;
    let fits = move_seconds <= LONGEST && bank_seconds <= LONGEST && move_seconds >= 1;
    (!fits).then(|| {
        let value = format!("{move_seconds}+{bank_seconds}");
        let wanted = Wanted::new(
            format!("1 to {LONGEST} seconds for a move, at most as many in the bank"),
            Phrase::new("server-setup-clock").with("most", LONGEST),
        );
        bad("clock", &value, wanted)
    })
}

/// Who chooses the seed knows what is dealt: that is fair only where nobody else plays.
fn seed(wanted: &NewTable, faults: &mut Vec<SetupFault>) -> Result<Seed, Wrong> {
    let fresh = secret::seed().map_err(|no| Wrong::trouble(&no))?;
    let Some(text) = &wanted.seed else {
        return Ok(fresh);
    };
    if wanted.public || wanted.seats.iter().any(|sitter| sitter == "open") {
        let why = Wanted::new(
            "a seed can be chosen only where nobody else plays",
            Phrase::new("server-setup-seed-alone"),
        );
        faults.push(bad("seed", text, why));
    }
    match text.parse() {
        Ok(seed) => Ok(seed),
        Err(error) => {
            let why = Wanted::new(error.to_string(), Phrase::new("server-setup-seed"));
            faults.push(bad("seed", text, why));
            Ok(fresh)
        }
    }
}
