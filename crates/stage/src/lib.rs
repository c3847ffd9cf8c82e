//! Sets the stage for a browser: what an eye sees of a game as zones and pieces, what a person
//! points at to make a choice, and what is worth watching.
//!
//! Everything is built from the game's own view of one eye, so a scene can show nothing that
//! the eye may not see. Each game has a module; [`Stage::of`] finds it by the type of the view.
//!
//! Zone keys are the same for every eye (`hand-2`, `formation-1-3`): which seat is near and
//! which is far is for the client to say.

mod duel;
mod estro;
mod nature;
mod plain;

use catalog::hint::{self, Hint};
use catalog::{Advice, Line, Locale, Match, Table, Unplayable, title};
use kernel::{CardEntry, Eye, Phrase, Seat};
use protocol::{Address, CardRow, ChoicesInk, Cue, Mark, Refusal, SceneInk};

/// What a game's module makes of a view.
trait Staged {
    /// Draws the zones and pieces.
    fn draw(&self, locale: &Locale, scene: &mut SceneInk<'_>);

    /// The things a person points at to do this, in order; `action` is in notation and is one
    /// of the looking seat's choices.
    fn path(&self, action: &str) -> Vec<Address>;

    /// Do notation and path follow from the action alone, as long as the same eye looks? They do not
    /// where notation names a card only while it is face-up.
    fn is_spelled_by_action_alone(&self) -> bool {
        false
    }

    /// May a person as well begin at the end of the path? So it is where two things swap places.
    fn is_either(&self, _action: &str) -> bool {
        false
    }

    /// What there is to say about using a thing.
    fn usable(&self, thing: &str) -> Vec<Usable>;
}

/// Whether the looking seat can use a thing.
enum Usable {
    /// It cannot.
    NotNow {
        /// The rule's number.
        rule: &'static str,
        /// Why.
        why: Phrase,
    },
    /// As far as this action, in notation, can be done.
    If(String),
}

/// What an eye sees of a match.
pub struct Stage<'m> {
    game: &'m dyn Match,
    eye: Eye,
    staged: Box<dyn Staged>,
}

impl<'m> Stage<'m> {
    /// What the eye sees of this match now.
    pub fn of(game: &'m dyn Match, eye: Eye) -> Stage<'m> {
        let view = game.view(eye);
        let view = match view.downcast::<samples::duel::DuelView>() {
            Ok(view) => return Stage::new(game, eye, duel::Table::new(view, eye)),
            Err(view) => view,
        };
        let view = match view.downcast::<::nature::view::NatureView>() {
            Ok(view) => return Stage::new(game, eye, nature::Glade::of(*view, game)),
            Err(view) => view,
        };
        match view.downcast::<::estro::EstroView>() {
            Ok(view) => Stage::new(game, eye, estro::Field::of(*view, game, eye)),
            Err(_) => Stage::new(game, eye, plain::Plain),
        }
    }

    fn new(game: &'m dyn Match, eye: Eye, staged: impl Staged + 'static) -> Stage<'m> {
        Stage {
            game,
            eye,
            staged: Box::new(staged),
        }
    }

    /// Draws the zones and pieces.
    pub fn draw(&self, locale: &Locale, scene: &mut SceneInk<'_>) {
        self.staged.draw(locale, scene);
    }

    /// What is asked of the looking seat, in one sentence; nothing if nothing is.
    pub fn prompt(&self) -> Option<Phrase> {
        match self.eye {
            Eye::Seat(seat) if self.asked(seat) => Some(self.game.prompt(seat)),
            _ => None,
        }
    }

    /// Writes what the looking seat may do.
    pub fn choices(&self, locale: &Locale, choices: &mut ChoicesInk<'_>) {
        let Eye::Seat(seat) = self.eye else {
            return;
        };
        let by_action_alone = self.staged.is_spelled_by_action_alone();
        self.game.each_choice(seat, &mut |offer| {
            let pointed = || {
                let text = offer.text();
                (self.staged.path(&text), self.staged.is_either(&text), text)
            };
            if by_action_alone && let Some(number) = offer.label_mark() {
                let mark = Mark::of(&(number, locale.names_mark()));
                choices.add(mark, |ink| {
                    let (path, either, text) = pointed();
                    let label = offer.label();
                    ink.write(&text, |out| locale.say_to(&label, out), &path, either);
                });
                return;
            }
            let label = offer.label();
            let mark = Mark::from(locale.mark(&label));
            let say = |out: &mut String| locale.say_to(&label, out);
            match by_action_alone {
                true => choices.add(mark.and(&offer.mark()), |ink| {
                    let (path, either, text) = pointed();
                    ink.write(&text, say, &path, either);
                }),
                false => {
                    let pointed = pointed();
                    let mark = mark.and(&pointed);
                    let (path, either, text) = pointed;
                    choices.add(mark, |ink| ink.write(&text, say, &path, either));
                }
            }
        });
    }

    /// Why the looking seat can't use a thing now; nothing if it can, or nobody could.
    pub fn why(&self, thing: &str, locale: &Locale) -> Vec<Refusal> {
        let Eye::Seat(seat) = self.eye else {
            return Vec::new();
        };
        let choices = self.game.choices(seat);
        if choices.iter().any(|choice| self.names(&choice.text, thing)) {
            return Vec::new();
        }
        let mut reasons = Vec::new();
        for usable in self.staged.usable(thing) {
            let (rule, why) = match usable {
                Usable::NotNow { rule, why } => (rule, why),
                Usable::If(action) => match self.game.consider(seat, &action) {
                    Err(Unplayable::Illegal { rule, why }) => (rule, why),
                    _ => continue,
                },
            };
            let refusal = Refusal {
                code: rule.to_owned(),
                why: locale.say(&why),
            };
            if !reasons.contains(&refusal) {
                reasons.push(refusal);
            }
        }
        reasons
    }

    /// Does a person point at this thing to do that, or at the zone it lies in?
    fn names(&self, action: &str, thing: &str) -> bool {
        let zone = thing.split('/').next();
        let path = self.staged.path(action);
        path.iter()
            .any(|step| step == thing || Some(&**step) == zone)
    }

    fn asked(&self, seat: Seat) -> bool {
        self.game.turn().waiting().contains(seat)
    }
}

/// What there is to watch in a line that was told, and what is to be read then.
pub fn cue(line: &Line, locale: &Locale) -> Option<Cue> {
    if let Some(event) = line.event.downcast_ref::<samples::duel::DuelEvent>() {
        return duel::cue(event);
    }
    if let Some(event) = line.event.downcast_ref::<::nature::Event>() {
        return nature::cue(event);
    }
    if let Some(event) = line.event.downcast_ref::<::estro::Event>() {
        return estro::cue(event, locale);
    }
    None
}

/// Has the game a board in the browser?
pub fn is_playable(game: &str) -> bool {
    matches!(game, "nature" | "estro" | "duel")
}

/// The printed cards of a game, for a client to know them by their ids; none of a game that has
/// no board in the browser.
pub fn cards(game: &str, locale: &Locale) -> Vec<CardRow> {
    let row: fn(&CardEntry, &Locale) -> CardRow = match game {
        "nature" => nature::card_row,
        "estro" => estro::card_row,
        "duel" => duel::card_row,
        _ => return Vec::new(),
    };
    let entries = title(game).map(|title| title.cards(&Table::default()));
    let entries = entries.into_iter().flatten().flatten();
    entries.map(|entry| row(&entry, locale)).collect()
}

/// What was advised to a seat, for people: the notation of the best choice, and what the adviser
/// thinks, in sentences. Where there is nothing to advise, the sentences say why.
pub fn hint(
    game: &dyn Match,
    seat: Seat,
    advice: Vec<Advice>,
    locale: &Locale,
) -> (Option<String>, Vec<String>) {
    if let Some(refusal) = hint::refusal(game, seat) {
        return (None, vec![locale.say(&refusal)]);
    }
    match Hint::new(game, seat, advice) {
        Some(hint) => {
            let lines = hint.lines(locale, |advice| locale.say(&advice.choice.label));
            (Some(hint.text().to_owned()), lines)
        }
        None => (None, vec![locale.say(&hint::only_memory())]),
    }
}
