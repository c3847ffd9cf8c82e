//! A game being played by people and bots at one screen: who sits where, what was heard, undo
//! and saving.
//!
//! Both ways to play, line by line and full-screen, drive a [`Session`] like this:
//!
//! 1. [`Session::step`] answers prompts that have only one answer, and says what comes next.
//! 2. [`Stand::Thinks`] names a bot that decides next: [`Session::thought`] is its thinking, to be
//!    done wherever there is time for it, and [`Session::take_thought`] plays what came of it;
//!    back to 1. [`Session::advance`] does all that at once.
//! 3. [`Stand::Asks`] names the person who decides next. Show it
//!    `session.game().view(Eye::Seat(seat))`, the [log](Session::log), and the choices.
//! 4. [`Session::play`] takes the decision; back to 1.
//!
//! The session does no I/O but saving its record to the [file it is kept in](Session::keep_in)
//! after every move.

mod memory;
mod screen;
mod sitter;
mod thinking;
mod undo;

use crate::keeping;
use catalog::{Choice, Line, Match, OwnCards, ReplayError, Table, Title, Unplayable};
use kernel::{Audience, Eye, Outcome, Phrase, Record, Seat, SeatSet, Seed, SetupFault, Turn};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use sitter::{BadSitter, Sitter, read_sitters};

/// A game at one screen.
pub struct Session {
    title: &'static dyn Title,
    game: Box<dyn Match>,
    seed: Seed,
    cards: Option<OwnCards>,
    sitters: Vec<Sitter>,
    date: Option<String>,
    log: Vec<Entry>,
    /// For each move, whether somebody decided it: bots and people do, single answers do not.
    decided: Vec<bool>,
    at_screen: Option<Seat>,
    called: bool,
    /// A bot that acts before the person who is asked.
    invited: Option<Seat>,
    file: Option<PathBuf>,
    trouble: Option<io::Error>,
}

/// Something in the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// How many moves had been made before the one that it tells of.
    pub after: usize,
    /// Who may hear of it.
    pub to: Audience,
    /// What is said.
    pub phrase: Arc<Phrase>,
}

/// Where a session stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// The person in this seat is asked to decide.
    Asks(Seat),
    /// The bot in this seat is to decide: let it think.
    Thinks(Seat),
    /// A prompt of this seat with a single answer has answered itself.
    Moved(Seat),
    /// The game has ended.
    Over(Outcome),
}

impl Session {
    /// Begins a game. Seats for which nobody is named are people's.
    pub fn begin(
        title: &'static dyn Title,
        table: &Table,
        seed: Seed,
        mut sitters: Vec<Sitter>,
    ) -> Result<Session, Vec<SetupFault>> {
        let game = title.begin(table, seed)?;
        sitters.resize(game.seats(), Sitter::Human);
        Ok(Session {
            title,
            game,
            seed,
            cards: table.cards.clone(),
            sitters,
            date: None,
            log: Vec::new(),
            decided: Vec::new(),
            at_screen: None,
            called: false,
            invited: None,
            file: None,
            trouble: None,
        })
    }

    /// Goes on from a record, with the log of what happened in it.
    pub fn resume(
        title: &'static dyn Title,
        record: &Record,
        cards: Option<OwnCards>,
        sitters: Vec<Sitter>,
    ) -> Result<Session, ReplayError> {
        // The replay checks the record and says what is wrong with it; then it is played once
        // more to hear what happened.
        title.replay(record, cards.as_ref())?;
        let table = Table {
            options: record.setup.clone(),
            cards,
        };
        let mut session =
            Session::begin(title, &table, record.seed, sitters).map_err(ReplayError::Setup)?;
        session.date = record.date.clone();
        for recorded in &record.moves {
            let forced = session.game.choices(recorded.seat).len() == 1;
            if let Ok(lines) = session.game.play(recorded.seat, &recorded.text) {
                session.hear(lines, !forced);
            }
        }
        Ok(session)
    }

    /// The same session with the day it is played, for its record.
    #[must_use]
    pub fn dated(mut self, date: String) -> Session {
        self.date.get_or_insert(date);
        self
    }

    /// The same session with the file it came from: saved after every move, but not yet.
    #[must_use]
    pub fn kept_in(mut self, file: PathBuf) -> Session {
        self.file = Some(file);
        self
    }

    /// Keeps the record in this file: it is saved now and after every move.
    pub fn keep_in(&mut self, file: PathBuf) -> io::Result<()> {
        keeping::save(&self.record(), &file)?;
        self.file = Some(file);
        Ok(())
    }

    /// The file the record is kept in.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Why the last move could not be saved, if it could not; asking takes the error away.
    pub fn take_trouble(&mut self) -> Option<io::Error> {
        self.trouble.take()
    }

    /// The record so far, with who sat where.
    pub fn record(&self) -> Record {
        Record {
            names: self.sitters.iter().map(ToString::to_string).collect(),
            date: self.date.clone(),
            ..self.game.record()
        }
    }

    /// The game's title.
    pub fn title(&self) -> &'static dyn Title {
        self.title
    }

    /// The match, to look at.
    pub fn game(&self) -> &dyn Match {
        &*self.game
    }

    /// Where its chance comes from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The user's own cards, if it is played with some.
    pub fn cards(&self) -> Option<&OwnCards> {
        self.cards.as_ref()
    }

    /// How the game was set up.
    pub fn table(&self) -> Table {
        Table {
            options: self.game.record().setup,
            cards: self.cards.clone(),
        }
    }

    /// Who sits in each seat.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// The seats where people sit.
    pub fn people(&self) -> SeatSet {
        Seat::all(self.sitters.len())
            .filter(|seat| self.sitters[seat.index()] == Sitter::Human)
            .collect()
    }

    /// Everything that was told so far, for every ear: show only what
    /// `entry.to.includes(eye)`, from [`Session::remembered`] on. Taking moves back shortens it.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// What this eye has heard, from the entry with this index on.
    pub fn heard(&self, eye: Eye, from: usize) -> impl DoubleEndedIterator<Item = &Phrase> {
        self.log[from.min(self.log.len())..]
            .iter()
            .filter(move |entry| entry.to.includes(eye))
            .map(|entry| &*entry.phrase)
    }

    /// Does what needs neither a person nor a bot, or says who decides next.
    pub fn step(&mut self) -> Stand {
        if let Turn::Over(outcome) = self.game.turn() {
            return Stand::Over(outcome);
        }
        let Some(seat) = self.asked() else {
            return Stand::Thinks(self.next_bot());
        };
        if let Some(bot) = self.invited {
            return Stand::Thinks(bot);
        }
        let Some(only) = self.only_choice(seat) else {
            return Stand::Asks(seat);
        };
        // What a mate does may leave the person more to choose than the one answer there is.
        match self.drawn(self.eager_bots()) {
            Some(mate) => Stand::Thinks(mate),
            None => self.answer_itself(seat, &only),
        }
    }

    /// Steps and lets bots think until a person is asked or the game is over.
    pub fn advance(&mut self) -> Stand {
        loop {
            match self.step() {
                Stand::Moved(_) => {}
                Stand::Thinks(bot) => {
                    let text = self.thought(bot)();
                    self.take_thought(bot, &text);
                }
                stand => return stand,
            }
        }
    }

    /// Does what the text means for the seat (`concede` included), or changes nothing.
    pub fn play(&mut self, seat: Seat, text: &str) -> Result<(), Unplayable> {
        let lines = self.game.play(seat, text)?;
        self.at_screen = Some(seat);
        self.called = false;
        self.invited = None;
        self.hear(lines, true);
        self.save();
        Ok(())
    }

    /// Saves a copy of the record to another file.
    pub fn save_copy(&self, file: &Path) -> io::Result<()> {
        keeping::save(&self.record(), file)
    }

    /// Would another person learn something hidden if this seat were not asked?
    fn rivals_would_learn(&self, seat: Seat) -> bool {
        self.game.must_ask(seat)
            && (self.people().without(seat)).any(|other| !self.game.share_secrets(seat, other))
    }

    /// The seat's choice, where it is the only one and it may be made for the person.
    fn only_choice(&self, seat: Seat) -> Option<Choice> {
        let mut choices = self.game.choices(seat);
        let only = choices.pop().filter(|_| choices.is_empty())?;
        (!self.called && !self.rivals_would_learn(seat)).then_some(only)
    }

    fn answer_itself(&mut self, seat: Seat, only: &Choice) -> Stand {
        // The only choice was legal when it was listed, so it plays.
        if let Ok(lines) = self.game.play(seat, &only.text) {
            self.log.push(Entry {
                after: self.decided.len(),
                to: Audience::Only(SeatSet::one(seat)),
                phrase: Arc::new(
                    Phrase::new("mazzo-answered-itself").with("answer", only.label.clone()),
                ),
            });
            self.hear(lines, false);
            self.save();
        }
        Stand::Moved(seat)
    }

    fn hear(&mut self, lines: Vec<Line>, decided: bool) {
        let after = self.decided.len();
        self.log.extend(lines.into_iter().map(|line| Entry {
            after,
            to: line.to,
            phrase: line.phrase,
        }));
        self.decided.push(decided);
    }

    fn save(&mut self) {
        if let Some(file) = &self.file {
            self.trouble = keeping::save(&self.record(), file).err();
        }
    }
}
