//! Matches played at random.

use super::super::{Field, asks_for_ashes, chosen_card};
use ::estro::mode::{Extra, Frame, Modes};
use ::estro::{Action, EstroSetup, Event, Match};
use catalog::Locale;
use kernel::{Eye, Game, Lang, Narrate, Options, Rng, Seat, Seed, Setup, Told};
use protocol::Scene;

/// A match to be played.
#[derive(Clone, Debug)]
pub struct Table {
    pub options: Options,
    pub seats: usize,
}

/// Every frame with every number of seats: alone, with each overlay and meta mode, and with all
/// of them but Mnemonic mode at once.
pub fn tables() -> Vec<Table> {
    let mut tables = Vec::new();
    for frame in Frame::ALL {
        for &seats in frame.seat_counts() {
            let allowed = || {
                Extra::ALL
                    .into_iter()
                    .filter(move |&extra| frame.allows(extra))
            };
            let base = Modes::of(frame);
            tables.push(table(base, seats));
            tables.extend(allowed().map(|extra| table(base.with(extra), seats)));
            let others = allowed().filter(|&extra| extra != Extra::Mnemonic);
            let mut rich = table(others.fold(base, Modes::with), seats);
            match frame {
                Frame::Inferno => rich.options.set("hands", "open"),
                _ => rich.options.set("format", "chosen"),
            }
            tables.push(rich);
        }
    }
    tables
}

pub fn table(modes: Modes, seats: usize) -> Table {
    let options = Options::new().with("mode", modes).with("seats", seats);
    Table { options, seats }
}

impl Table {
    pub fn begin(&self, seed: u64) -> Match {
        let setup = EstroSetup::build(&self.options);
        let setup = setup.unwrap_or_else(|faults| panic!("{}: {faults:?}", self.options));
        Match::new(&setup, Seed::from(seed))
    }

    /// All eyes that can look.
    pub fn eyes(&self) -> impl Iterator<Item = Eye> {
        Seat::all(self.seats).map(Eye::Seat).chain([Eye::Public])
    }

    /// Plays matches of these seeds at random.
    pub fn walks(
        &self,
        seeds: std::ops::Range<u64>,
        moves: usize,
        mut show: impl FnMut(usize, &Match, &[Told<Event>]),
    ) {
        for seed in seeds {
            self.walk(seed, moves, &mut show);
        }
    }

    /// Plays a match at random to its end, or for so many moves. Every position is shown with
    /// what was told on the way to it.
    pub fn walk(
        &self,
        seed: u64,
        moves: usize,
        mut show: impl FnMut(usize, &Match, &[Told<Event>]),
    ) {
        let mut game = self.begin(seed);
        let mut rng = Rng::new(Seed::from(seed).child(1));
        let mut told = Vec::new();
        for step in 0..moves {
            show(step, &game, &told);
            let Some(seat) = game.turn().waiting().lowest() else {
                return;
            };
            let action = game.pick(seat, &mut rng, &mut Vec::new());
            told.clear();
            game.play_unchecked(seat, action, &mut told);
        }
    }
}

/// What the eye sees, with what its seat is offered of an incinerator.
pub fn field(game: &Match, eye: Eye) -> Field {
    let ashes = match eye {
        Eye::Seat(seat) if asks_for_ashes(&game.prompt(seat)) => {
            let choices = choices(game, seat);
            let texts = choices.iter().map(|&action| game.spell(action));
            texts.filter_map(|text| chosen_card(&text)).collect()
        }
        _ => Vec::new(),
    };
    Field::new(game.view(eye), ashes)
}

pub fn choices(game: &Match, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions
}

pub fn scene(game: &Match, eye: Eye, locale: &Locale) -> Scene {
    field(game, eye).scene(locale)
}

/// All languages, ready to speak.
pub fn locales() -> [Locale; 3] {
    Lang::ALL.map(Locale::new)
}
