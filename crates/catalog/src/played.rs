//! A match of any game, behind the face.

use crate::{Advice, Choice, Line, Match, Offer, Thought, Unplayable};
use arena::MatchSeeds;
use bots::{Bot, BotKind, Level, Observed, SearchPlan, Searcher};
use foldhash::quality::FixedState;
use kernel::{
    Evaluate, Eye, Game, MAX_SEATS, Move, Narrate, Phrase, Reason, Record, Refused, Rng, Seat,
    SeatSet, Seed, Setup, Told, Turn,
};
use std::any::Any;
use std::hash::BuildHasher;
use std::sync::{Arc, Mutex, PoisonError};

/// A match of the game `G`.
pub(crate) struct Played<G: Game> {
    line: kernel::Line<G>,
    /// The bot that was last asked for each seat, with its kind.
    seated: [Option<(BotKind, SharedBot<G>)>; MAX_SEATS],
}

/// A bot that may be thinking on another thread.
type SharedBot<G> = Arc<Mutex<Box<dyn Bot<G>>>>;

/// Room for so many choices: most positions have fewer.
const USUAL_CHOICES: usize = 32;

/// So many times a seat must fail to be wrong about what another sees, until we believe that
/// they share their secrets.
const GUESSES: u64 = 16;

impl<G: Narrate + Evaluate> Played<G> {
    pub(crate) fn new(line: kernel::Line<G>) -> Played<G> {
        Played {
            line,
            seated: Default::default(),
        }
    }

    /// The bot of this kind that sits here; a new one sits down if another kind did before.
    fn bot(&mut self, seat: Seat, kind: BotKind) -> SharedBot<G> {
        let seed = self.bot_seed(seat);
        let chair = &mut self.seated[seat.index()];
        match chair {
            Some((known, bot)) if *known == kind => Arc::clone(bot),
            _ => {
                let bot = Arc::new(Mutex::new(kind.seat_among_people(seed)));
                *chair = Some((kind, Arc::clone(&bot)));
                bot
            }
        }
    }

    fn bot_seed(&self, seat: Seat) -> Seed {
        MatchSeeds::new(self.line.seed().child(self.line.len() as u64)).bot(seat)
    }

    fn position(&self) -> &G {
        self.line.position()
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::with_capacity(USUAL_CHOICES);
        self.position().legal(seat, &mut legal);
        legal
    }

    fn told(&self, log: Vec<Told<G::Event>>) -> Vec<Line> {
        log.into_iter()
            .map(|told| Line {
                to: told.to,
                phrase: Arc::new(self.position().tell(&told.event)),
                event: Arc::new(told.event),
            })
            .collect()
    }

    fn read(&self, seat: Seat, text: &str) -> Result<Move<G::Action>, Unplayable> {
        match self.line.read(seat, text) {
            Ok(Move::Concede) if self.line.outcome().is_some() => Err(Unplayable::Misspelt {
                found: text.trim().to_owned(),
                wanted: "possible once the game is over".to_owned(),
                nearest: None,
            }),
            Ok(mv) => Ok(mv),
            Err(refused) => Err(self.unplayable(refused)),
        }
    }

    fn unplayable(&self, refused: Refused<G::Reason>) -> Unplayable {
        match refused {
            Refused::Misspelt { misread, nearest } => Unplayable::Misspelt {
                found: misread.found,
                wanted: misread.wanted,
                nearest,
            },
            Refused::Ambiguous { candidates } => Unplayable::Ambiguous(candidates),
            Refused::Illegal(reason) => self.illegal(&reason),
        }
    }

    fn illegal(&self, reason: &G::Reason) -> Unplayable {
        Unplayable::Illegal {
            rule: reason.rule(),
            why: self.position().explain(reason),
        }
    }

    /// Whatever the seat takes the hidden cards for, would `other` see the same?
    fn knows_what_is_seen_by(&self, seat: Seat, other: Seat) -> bool {
        let seen = self.view_json(Eye::Seat(other));
        (0..GUESSES).all(|guess| {
            let mut world = self.position().clone();
            world.guess(seat, &mut Rng::new(Seed::from(guess)));
            json(&world.view(Eye::Seat(other))) == seen
        })
    }
}

/// Something a seat may do in a position.
struct Offered<'p, G: Game> {
    position: &'p G,
    seat: Seat,
    action: G::Action,
}

impl<G: Narrate> Offer for Offered<'_, G> {
    fn mark(&self) -> u64 {
        FixedState::default().hash_one(self.action)
    }

    fn text(&self) -> String {
        self.position.spell(self.action)
    }

    fn label(&self) -> Phrase {
        self.position.label(self.seat, self.action)
    }

    fn label_mark(&self) -> Option<u64> {
        self.position.label_mark(self.seat, self.action)
    }
}

impl<G: Narrate + Evaluate> Match for Played<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> usize {
        self.position().seats()
    }

    fn turn(&self) -> Turn {
        self.position().turn()
    }

    fn side(&self, seat: Seat) -> SeatSet {
        let sides = self.line.setup().sides();
        let own = sides.into_iter().find(|side| side.contains(seat));
        own.unwrap_or(SeatSet::one(seat))
    }

    fn share_secrets(&self, one: Seat, other: Seat) -> bool {
        one == other
            || self.knows_what_is_seen_by(one, other) && self.knows_what_is_seen_by(other, one)
    }

    fn must_ask(&self, seat: Seat) -> bool {
        self.position().must_ask(seat)
    }

    fn keeps_log(&self) -> bool {
        self.position().keeps_log()
    }

    fn prompt(&self, seat: Seat) -> Phrase {
        self.position().prompt(seat)
    }

    fn each_choice(&self, seat: Seat, show: &mut dyn FnMut(&dyn Offer)) {
        let position = self.position();
        for action in self.legal(seat) {
            show(&Offered {
                position,
                seat,
                action,
            });
        }
    }

    fn choice_count(&self, seat: Seat) -> usize {
        self.legal(seat).len()
    }

    fn consider(&self, seat: Seat, text: &str) -> Result<String, Unplayable> {
        Ok(match self.read(seat, text)? {
            Move::Play(action) => self.position().spell(action),
            Move::Concede => text.trim().to_owned(),
        })
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<Line>, Unplayable> {
        let mv = self.read(seat, text)?;
        match self.line.play(seat, mv) {
            Ok(log) => Ok(self.told(log)),
            Err(reason) => Err(self.illegal(&reason)),
        }
    }

    fn think(&mut self, seat: Seat, kind: BotKind) -> Thought<String> {
        let bot = self.bot(seat, kind);
        let position = self.position().clone();
        let moves = self.line.len() as u64;
        let seed = self.bot_seed(seat);
        Box::new(move || {
            // A bot that panicked is of no more use, but says so itself.
            let mut bot = bot.lock().unwrap_or_else(PoisonError::into_inner);
            // Chance is drawn anew for each choice: a game that was left goes on as it would have.
            bot.draw_from(seed);
            let seen = Observed::new(&position, seat).after(moves);
            position.spell(bot.choose(&seen))
        })
    }

    fn advise(&self, seat: Seat, level: Level) -> Thought<Vec<Advice>> {
        let line = self.line.clone();
        let seed = self.bot_seed(seat);
        Box::new(move || {
            let position = line.position();
            if !position.turn().waiting().contains(seat) {
                return Vec::new();
            }
            let mut searcher = Searcher::new(seed, SearchPlan::in_time(level));
            let mut moves = 0;
            line.retrace(|before, mover, mv| {
                if let Move::Play(action) = mv
                    && mover == seat
                {
                    searcher.witness(&Observed::new(before, seat).after(moves), action);
                }
                moves += 1;
            });
            let opinions = searcher.advise(&Observed::new(position, seat).after(moves));
            (opinions.into_iter())
                .map(|opinion| Advice {
                    choice: Choice {
                        text: position.spell(opinion.action),
                        label: position.label(seat, opinion.action),
                    },
                    expected: opinion.expected,
                    tries: opinion.visits,
                })
                .collect()
        })
    }

    fn play_bot(&mut self, seat: Seat, kind: BotKind) -> Vec<Line> {
        if !self.turn().waiting().contains(seat) {
            return Vec::new();
        }
        let text = self.think(seat, kind)();
        self.play(seat, &text).unwrap_or_else(|why| {
            panic!("the {kind} bot in seat {seat} chose '{text}', which cannot be played: {why:?}")
        })
    }

    fn fallback(&self, seat: Seat) -> Option<String> {
        let asked = self.turn().waiting().contains(seat);
        asked.then(|| self.position().spell(self.position().fallback(seat)))
    }

    fn view(&self, eye: Eye) -> Box<dyn Any> {
        Box::new(self.line.view(eye))
    }

    fn view_json(&self, eye: Eye) -> serde_json::Value {
        json(&self.line.view(eye))
    }

    fn saved_json(&self) -> serde_json::Value {
        json(&self.position().save())
    }

    fn len(&self) -> usize {
        self.line.len()
    }

    fn movers(&self) -> Vec<Seat> {
        self.line.movers().collect()
    }

    fn free_undo(&self, seat: Seat) -> Option<usize> {
        self.line.free_undo(seat)
    }

    fn may_take_back(&self) -> bool {
        self.position().may_take_back()
    }

    fn may_undo_to(&self, count: usize) -> bool {
        self.line.may_undo_to(count)
    }

    fn undo_to(&mut self, count: usize) {
        self.line.undo_to(count);
        // What the bots remember is of moves that were never made.
        self.seated = Default::default();
    }

    fn record(&self) -> Record {
        self.line.record()
    }
}

fn json(value: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(value).unwrap_or_default()
}
