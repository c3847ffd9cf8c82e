//! Prints what a seat is sent of a game, as JSON: material for those who draw boards.
//!
//! `cargo run -p stage --example scenes -- nature 2 SEED MOVES LANG [KEY=VALUE...]` lets greedy
//! bots make so many moves. Options of the game may follow. `eye=1` looks through that seat and
//! `eye=public` through none; without it, the first seat looks that something is asked of.
//! `until=attack` plays on from there until that is going on.

use bots::BotKind;
use catalog::{Locale, Match, Table, title};
use kernel::{Eye, Lang, Options, Outcome, Seat, Seed, Turn};
use protocol::{
    SeatView, SitterView, TableStage, TableView, UndoRight, Whole, written_choices, written_scene,
};
use stage::Stage;
use std::env;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [game, seats, seed, moves, lang, more @ ..] = &words[..] else {
        return Err("wanted: GAME SEATS SEED MOVES LANG [KEY=VALUE...]".into());
    };
    let locale = Locale::new(lang.parse::<Lang>()?);
    let title = title(game)?;
    let mut eye = None;
    let mut until = None;
    let mut options = title.seated(Options::new(), seats.parse()?);
    for word in more {
        match word.split_once('=').ok_or("wanted: KEY=VALUE")? {
            ("eye", "public") => eye = Some(Eye::Public),
            ("eye", seat) => eye = Some(Eye::Seat(seat.parse()?)),
            ("until", kind) => until = Some(kind),
            (key, value) => options.set(key, value),
        }
    }
    let table = Table {
        options: options.clone(),
        cards: None,
    };
    let seed: Seed = seed.parse()?;
    let mut game = title
        .begin(&table, seed)
        .map_err(|faults| format!("{faults:?}"))?;
    let mut log = Vec::new();
    for _ in 0..moves.parse::<usize>()? {
        log.extend(step(&mut *game));
    }
    while game.turn().outcome().is_none()
        && until.is_some_and(|kind| !goes_on(kind, &*game, &locale))
    {
        log.extend(step(&mut *game));
    }
    let eye = eye.unwrap_or_else(|| eye_of(&*game));
    let stage = Stage::of(&*game, eye);
    let whole = Whole {
        number: game.len() as u32,
        eye: seat(eye),
        curtain: None,
        invite: None,
        table: table_view(&*game, eye, &options),
        scene: Some(written_scene(|ink| stage.draw(&locale, ink)).0),
        prompt: (stage.prompt()).map_or_else(String::new, |prompt| locale.say(&prompt)),
        choices: written_choices(|ink| stage.choices(&locale, ink)).0,
        log: (log.iter())
            .filter(|line| line.to.includes(eye))
            .map(|line| locale.say(&line.phrase))
            .collect(),
    };
    println!("{}", serde_json::to_string_pretty(&whole)?);
    Ok(())
}

/// A greedy bot's move, for whoever is asked first.
fn step(game: &mut dyn Match) -> Vec<catalog::Line> {
    let asked = game.turn().waiting().into_iter().next();
    asked.map_or_else(Vec::new, |seat| game.play_bot(seat, BotKind::Greedy))
}

/// Is something of this kind going on?
fn goes_on(kind: &str, game: &dyn Match, locale: &Locale) -> bool {
    let stage = Stage::of(game, Eye::Public);
    let (scene, _) = written_scene(|ink| stage.draw(locale, ink));
    scene.focus.is_some_and(|focus| focus.kind == kind)
}

/// The eye of the first seat that something is asked of.
fn eye_of(game: &dyn Match) -> Eye {
    let asked = game.turn().waiting().into_iter().next();
    asked.map_or(Eye::Public, Eye::Seat)
}

fn seat(eye: Eye) -> Option<Seat> {
    match eye {
        Eye::Seat(seat) => Some(seat),
        Eye::Public => None,
    }
}

fn payoffs(game: &dyn Match, outcome: Outcome) -> Vec<i16> {
    let seats = Seat::all(game.seats());
    seats.map(|seat| outcome.payoff(seat)).collect()
}

/// A table as the server would show it, with a person in the seat that looks.
fn table_view(game: &dyn Match, eye: Eye, options: &Options) -> TableView {
    let (over, payoffs) = match game.turn() {
        Turn::Over(outcome) => (true, Some(payoffs(game, outcome))),
        Turn::Choose(_) => (false, None),
    };
    let seat_view = |one: Seat| SeatView {
        seat: one,
        name: match seat(eye) == Some(one) {
            true => "Guest".to_owned(),
            false => format!("Bot ({one})"),
        },
        sitter: match seat(eye) == Some(one) {
            true => SitterView::Guest {
                name: "Guest".to_owned(),
                here: true,
                stand_in: None,
                if_away: Vec::new(),
            },
            false => SitterView::Bot {
                level: "normal".to_owned(),
            },
        },
        yours: seat(eye) == Some(one),
        side: game
            .side(one)
            .into_iter()
            .next()
            .map_or(0, |first| first.index() as u8 + 1),
        asked: game.turn().waiting().contains(one),
        clock: None,
    };
    TableView {
        code: "SAMPLE".to_owned(),
        game: game.game().to_owned(),
        options: (options.iter())
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect(),
        stage: match over {
            true => TableStage::Over,
            false => TableStage::Playing,
        },
        seats: Seat::all(game.seats()).map(seat_view).collect(),
        undo: UndoRight::Free,
        undo_asked: None,
        rematch: Vec::new(),
        next: None,
        payoffs,
        public: false,
        watchers: 0,
    }
}
