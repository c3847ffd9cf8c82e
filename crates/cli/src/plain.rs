//! A game line by line on standard input and output: for scripts and screen readers.

mod input;
mod replies;
mod thinking;

use crate::board;
use crate::commands::end_phrase;
use crate::fault::Fault;
use crate::lookup::CardIndex;
use crate::session::{Session, Stand};
use catalog::{Choice, Locale};
use kernel::{Eye, Lang, Phrase, Seat};
use std::io::{BufRead, Write};

pub use input::Input;
use input::Typed;

/// So many empty lines scroll the last screen away.
const CURTAIN_LINES: usize = 60;

/// Plays until the game is over, somebody quits, or the input ends. Tells the language spoken
/// last.
pub fn play(
    session: &mut Session,
    lang: Lang,
    input: impl BufRead,
    out: &mut impl Write,
) -> Result<Lang, Fault> {
    let seats = session.sitters().len();
    let mut plain = Plain {
        locale: Locale::in_words(lang),
        input: Input::new(input),
        out,
        heard: vec![0; seats],
        forgets: !session.game().keeps_log(),
        session,
        cards: None,
    };
    plain.run()?;
    Ok(plain.locale.lang())
}

struct Plain<'a, R, W> {
    session: &'a mut Session,
    locale: Locale,
    input: Input<R>,
    out: &'a mut W,
    /// How much of the log each seat has been told.
    heard: Vec<usize>,
    /// Are people to remember what they were told, until the game is over?
    forgets: bool,
    cards: Option<CardIndex>,
}

/// What a decision led to.
enum Next {
    /// Something changed: look again.
    Go,
    /// Nothing changed: ask again.
    Stay,
    /// Stop playing.
    Quit,
}

impl<R: BufRead, W: Write> Plain<'_, R, W> {
    fn run(&mut self) -> Result<(), Fault> {
        loop {
            let next = match self.advance()? {
                Stand::Asks(seat) => match self.raise_curtain(seat)? {
                    Next::Stay => self.ask(seat)?,
                    next => next,
                },
                _ => return self.finish(),
            };
            self.warn_if_not_kept()?;
            if let Next::Quit = next {
                return Ok(());
            }
        }
    }

    /// Waits until only the seat's person can see the screen. `Stay` once that is so.
    fn raise_curtain(&mut self, seat: Seat) -> Result<Next, Fault> {
        if self.session.needs_curtain(seat) {
            self.scroll_away()?;
            self.say(&Phrase::new("mazzo-curtain").with("seat", seat.number()))?;
            let Some(line) = self.read()? else {
                return Ok(Next::Quit);
            };
            match (Typed::read(&line), self.session.at_screen()) {
                (Typed::Quit, _) => return Ok(Next::Quit),
                (Typed::Undo, Some(before)) => return self.undo(before),
                _ => {}
            }
        }
        self.session.look(seat);
        Ok(Next::Stay)
    }

    fn ask(&mut self, seat: Seat) -> Result<Next, Fault> {
        let choices = self.session.game().choices(seat);
        if self.forgets {
            self.scroll_away()?;
        }
        self.tell_news(seat)?;
        self.show(seat, &choices)?;
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let Some(line) = self.read()? else {
                writeln!(self.out)?;
                return Ok(Next::Quit);
            };
            match self.answer(seat, &choices, Typed::read(&line))? {
                Next::Stay => {}
                next => return Ok(next),
            }
        }
    }

    fn answer(&mut self, seat: Seat, choices: &[Choice], typed: Typed) -> Result<Next, Fault> {
        match typed {
            Typed::Action(text) => return self.act(seat, &text),
            Typed::Number(number) => match number.checked_sub(1).and_then(|i| choices.get(i)) {
                Some(choice) => return self.act(seat, &choice.text),
                None => self.say(
                    &Phrase::new("mazzo-no-number")
                        .with("number", number.to_string().as_str())
                        .with("count", choices.len()),
                )?,
            },
            Typed::Undo => return self.undo(seat),
            Typed::Quit => return Ok(Next::Quit),
            Typed::Seat(number) => return self.call(&number),
            Typed::Mate => return self.let_mate_act(),
            Typed::Hint => self.hint(seat)?,
            Typed::Help => self.say(&Phrase::new("mazzo-help"))?,
            Typed::Again => self.show(seat, choices)?,
            Typed::Look(words) => self.look_up(&words)?,
            Typed::Why(words) => self.explain(seat, &words)?,
            Typed::Save(file) => self.save(file.as_deref())?,
            Typed::Language(tag) => {
                self.switch_language(&tag)?;
                self.show(seat, choices)?;
            }
        }
        Ok(Next::Stay)
    }

    fn act(&mut self, seat: Seat, text: &str) -> Result<Next, Fault> {
        match self.session.play(seat, text) {
            Ok(()) => Ok(Next::Go),
            Err(unplayable) => {
                self.refuse(&unplayable)?;
                Ok(Next::Stay)
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<Next, Fault> {
        let (phrase, next) = match self.session.undo(seat) {
            true => (Phrase::new("mazzo-undone"), Next::Go),
            false => (Phrase::new("mazzo-not-undone"), Next::Stay),
        };
        self.say(&phrase)?;
        for heard in &mut self.heard {
            *heard = (*heard).min(self.session.log().len());
        }
        Ok(next)
    }

    fn call(&mut self, number: &str) -> Result<Next, Fault> {
        let called = number.parse::<Seat>().is_ok_and(|seat| {
            seat.index() < self.session.sitters().len() && self.session.call(seat)
        });
        if called {
            return Ok(Next::Go);
        }
        self.say(&Phrase::new("mazzo-no-seat").with("found", number))?;
        Ok(Next::Stay)
    }

    fn let_mate_act(&mut self) -> Result<Next, Fault> {
        match self.session.eager_bots().lowest() {
            Some(bot) => {
                self.session.invite(bot);
                Ok(Next::Go)
            }
            None => {
                self.say(&Phrase::new("mazzo-no-mate"))?;
                Ok(Next::Stay)
            }
        }
    }

    fn scroll_away(&mut self) -> Result<(), Fault> {
        write!(self.out, "{}", "\n".repeat(CURTAIN_LINES))?;
        Ok(())
    }

    fn tell_news(&mut self, seat: Seat) -> Result<(), Fault> {
        let eye = Eye::Seat(seat);
        let from = self.heard[seat.index()].max(self.session.remembered(eye));
        let news: Vec<String> = self
            .session
            .heard(eye, from)
            .map(|phrase| self.locale.say(phrase))
            .collect();
        self.heard[seat.index()] = self.session.log().len();
        if !news.is_empty() {
            writeln!(self.out)?;
        }
        for line in news {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    fn show(&mut self, seat: Seat, choices: &[Choice]) -> Result<(), Fault> {
        let game = self.session.game();
        let board = board::text(game, Eye::Seat(seat), &self.locale);
        writeln!(self.out, "\n{}\n", board.trim_end())?;
        let prompt = Phrase::new("mazzo-asked")
            .with("seat", seat.number())
            .with("prompt", game.prompt(seat));
        writeln!(self.out, "{}", self.locale.say(&prompt))?;
        for (i, choice) in choices.iter().enumerate() {
            let label = self.locale.say(&choice.label);
            writeln!(self.out, "{:3}. {label} [{}]", i + 1, choice.text)?;
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<(), Fault> {
        let (eye, from) = match self.session.people().lowest() {
            Some(seat) if self.session.people().len() == 1 => {
                (Eye::Seat(seat), self.heard[seat.index()])
            }
            _ => (Eye::Public, self.heard.iter().copied().max().unwrap_or(0)),
        };
        // What nobody could read again on the way is told once more, from the beginning.
        let from = if self.forgets { 0 } else { from };
        writeln!(self.out)?;
        for phrase in self.session.heard(eye, from) {
            writeln!(self.out, "{}", self.locale.say(phrase))?;
        }
        let board = board::text(self.session.game(), eye, &self.locale);
        writeln!(self.out, "\n{}\n", board.trim_end())?;
        self.say(&end_phrase(&self.session.game().record()))
    }

    fn say(&mut self, phrase: &Phrase) -> Result<(), Fault> {
        writeln!(self.out, "{}", self.locale.say(phrase))?;
        Ok(())
    }

    fn read(&mut self) -> Result<Option<String>, Fault> {
        self.out.flush()?;
        self.input.line().map_err(|error| Fault::System {
            what: "the input cannot be read",
            error: error.to_string(),
        })
    }
}

/// The index of the cards, built when it is first asked for.
fn index_of<'c>(
    cards: &'c mut Option<CardIndex>,
    session: &Session,
) -> Result<&'c CardIndex, Fault> {
    let index = match cards.take() {
        Some(index) => index,
        None => CardIndex::new(session.title(), &session.table()).map_err(Fault::Setup)?,
    };
    Ok(cards.insert(index))
}
