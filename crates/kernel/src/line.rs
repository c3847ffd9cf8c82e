//! A line of play: a position with the moves that led to it.

use crate::{Event, record::RecordFault};
use crate::{
    Eye, Game, Outcome, Record, RecordedMove, Refused, Seat, SeatSet, Seed, Setup, Told, Turn,
    fingerprint, nearest, read_move,
};

/// What a seat did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move<A> {
    /// Took an action.
    Play(A),
    /// Gave up.
    Concede,
}

/// The word that records use for giving up.
const CONCEDE: &str = "concede";

#[derive(Clone, Debug, PartialEq)]
struct Played {
    seat: Seat,
    text: String,
    reveals: bool,
}

impl Played {
    /// The same move, in the position it was made in.
    fn again<G: Game>(&self, position: &G) -> Option<Move<G::Action>> {
        match self.text.as_str() {
            CONCEDE => Some(Move::Concede),
            text => position.read(text).ok().map(Move::Play),
        }
    }
}

/// A position with the moves that led to it. Taking back a move is replaying the others.
#[derive(Clone, Debug)]
pub struct Line<G: Game> {
    setup: G::Setup,
    seed: Seed,
    played: Vec<Played>,
    position: G,
}

/// A record that cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayFault {
    /// It is of another game.
    #[error("this is a record of '{found}', not of '{wanted}'")]
    OtherGame {
        /// The record's game.
        found: String,
        /// The game it was replayed with.
        wanted: &'static str,
    },
    /// It was made by another version of the rules.
    #[error(
        "the record was made with version {found} of the rules; this program plays version {known}"
    )]
    OtherRules {
        /// The record's version.
        found: u16,
        /// Ours.
        known: u16,
    },
    /// It was played with other cards.
    #[error(
        "the record was played with the card set '{wanted}', but {found}; give the right file with --cards"
    )]
    OtherCards {
        /// What the record asks for.
        wanted: String,
        /// What there is.
        found: String,
    },
    /// One of its moves cannot be played.
    #[error("line {line}: '{text}' by seat {seat}: {why}")]
    BadMove {
        /// The line in the file.
        line: usize,
        /// Who made the move.
        seat: Seat,
        /// The move.
        text: String,
        /// What is wrong with it.
        why: String,
    },
    /// It does not end as its header says.
    #[error("the header says {wanted}, but {found}: the record is cut short or was changed")]
    OtherEnd {
        /// What the header says.
        wanted: String,
        /// What the moves lead to.
        found: String,
    },
    /// It is no record at all.
    #[error(transparent)]
    Unreadable(#[from] RecordFault),
}

impl<G: Game> Line<G> {
    /// The beginning of a game.
    pub fn new(setup: G::Setup, seed: Seed) -> Line<G> {
        let position = G::new(&setup, seed);
        Line {
            setup,
            seed,
            played: Vec::new(),
            position,
        }
    }

    /// Where the moves have led.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// How the game was set up.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Where its chance comes from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// How many moves have been made.
    pub fn len(&self) -> usize {
        self.played.len()
    }

    /// Has nobody moved yet?
    pub fn is_empty(&self) -> bool {
        self.played.is_empty()
    }

    /// The seat that made each move.
    pub fn movers(&self) -> impl DoubleEndedIterator<Item = Seat> {
        self.played.iter().map(|played| played.seat)
    }

    /// Makes a move, or changes nothing and says why not. Tells what happened.
    pub fn play(
        &mut self,
        seat: Seat,
        mv: Move<G::Action>,
    ) -> Result<Vec<Told<G::Event>>, G::Reason> {
        let mut log = Vec::new();
        let text = match mv {
            Move::Play(action) => {
                let text = self.position.spell(action);
                self.position.play(seat, action, &mut log)?;
                text
            }
            Move::Concede => {
                self.position.concede(seat, &mut log);
                CONCEDE.to_owned()
            }
        };
        let reveals = log.iter().any(|told| told.event.reveals());
        self.played.push(Played {
            seat,
            text,
            reveals,
        });
        Ok(log)
    }

    /// The move that a line of text means for this seat.
    pub fn read(&self, seat: Seat, text: &str) -> Result<Move<G::Action>, Refused<G::Reason>> {
        match text.trim() {
            CONCEDE => Ok(Move::Concede),
            text => read_move(&self.position, seat, text).map(Move::Play),
        }
    }

    /// How far the seat may go back on its own: to before its last move, if nobody has moved
    /// since and that move showed nothing hidden and drew no chance.
    pub fn free_undo(&self, seat: Seat) -> Option<usize> {
        let last = self.played.last()?;
        (last.seat == seat && !last.reveals).then(|| self.len() - 1)
    }

    /// May the move after the first `count` ones be taken back, as far as the game's own rules
    /// go?
    pub fn may_undo_to(&self, count: usize) -> bool
    where
        G: Clone,
    {
        let mut before = self.clone();
        before.undo_to(count);
        before.position.may_take_back()
    }

    /// Goes back to where only the first `count` moves had been made.
    pub fn undo_to(&mut self, count: usize) {
        let kept: Vec<Played> = self.played.drain(..count.min(self.played.len())).collect();
        self.played.clear();
        self.position = G::new(&self.setup, self.seed);
        for played in kept {
            // Moves that were legal once are legal again: the game is a value.
            let Some(mv) = played.again(&self.position) else {
                break;
            };
            if self.play(played.seat, mv).is_err() {
                break;
            }
        }
    }

    /// Shows every move from the beginning again, with the position it was made in.
    pub fn retrace(&self, mut show: impl FnMut(&G, Seat, Move<G::Action>)) {
        let mut line = Line::<G>::new(self.setup.clone(), self.seed);
        for played in &self.played {
            let Some(mv) = played.again(&line.position) else {
                return;
            };
            show(&line.position, played.seat, mv);
            if line.play(played.seat, mv).is_err() {
                return;
            }
        }
    }

    /// The line as a record, so far.
    pub fn record(&self) -> Record {
        let result = match self.position.turn() {
            Turn::Over(outcome) => outcome.notation(),
            Turn::Choose(_) => Record::UNFINISHED.to_owned(),
        };
        Record {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            setup: self.setup.options(),
            cards: self.setup.own_cards(),
            seed: self.seed,
            names: Vec::new(),
            date: None,
            result: Some(result),
            position: Some(fingerprint(&self.position.save())),
            count: Some(self.len()),
            moves: self
                .played
                .iter()
                .enumerate()
                .map(|(i, played)| RecordedMove {
                    line: i + 1,
                    seat: played.seat,
                    text: played.text.clone(),
                })
                .collect(),
        }
    }

    /// Plays a record again, and checks that it ends as its header says.
    pub fn replay(record: &Record, setup: G::Setup) -> Result<Line<G>, ReplayFault> {
        Line::<G>::check_header(record, &setup)?;
        let mut line = Line::new(setup, record.seed);
        for recorded in &record.moves {
            line.replay_move(recorded)
                .map_err(|why| ReplayFault::BadMove {
                    line: recorded.line,
                    seat: recorded.seat,
                    text: recorded.text.clone(),
                    why,
                })?;
        }
        line.check_end(record)?;
        Ok(line)
    }

    fn check_header(record: &Record, setup: &G::Setup) -> Result<(), ReplayFault> {
        if record.game != G::ID {
            return Err(ReplayFault::OtherGame {
                found: record.game.clone(),
                wanted: G::ID,
            });
        }
        if record.rules != G::RULES_VERSION {
            return Err(ReplayFault::OtherRules {
                found: record.rules,
                known: G::RULES_VERSION,
            });
        }
        let ours = setup.own_cards();
        if record.cards != ours {
            let name = |cards: &Option<crate::CardStamp>| match cards {
                Some(stamp) => stamp.to_string(),
                None => "the game's own".to_owned(),
            };
            return Err(ReplayFault::OtherCards {
                wanted: name(&record.cards),
                found: format!("the cards here are '{}'", name(&ours)),
            });
        }
        Ok(())
    }

    fn replay_move(&mut self, recorded: &RecordedMove) -> Result<(), String> {
        if self.position.turn().outcome().is_some() {
            return Err("the game was already over".into());
        }
        if recorded.seat.index() >= self.position.seats() {
            return Err(format!("there are only {} seats", self.position.seats()));
        }
        let mv = match recorded.text.as_str() {
            CONCEDE => Move::Concede,
            text => Move::Play(self.position.read(text).map_err(|misread| {
                match self.suggestion(recorded.seat, text) {
                    Some(near) => format!("{misread}; did you mean '{near}'?"),
                    None => misread.to_string(),
                }
            })?),
        };
        match self.play(recorded.seat, mv) {
            Ok(_) => Ok(()),
            Err(reason) => Err(format!(
                "not allowed there by rule {}",
                crate::Reason::rule(&reason)
            )),
        }
    }

    fn suggestion(&self, seat: Seat, text: &str) -> Option<String> {
        let mut legal = Vec::new();
        self.position.legal(seat, &mut legal);
        let spelt: Vec<_> = legal.iter().map(|&a| self.position.spell(a)).collect();
        nearest(text, spelt.iter().map(String::as_str)).map(str::to_owned)
    }

    fn check_end(&self, record: &Record) -> Result<(), ReplayFault> {
        let ours = self.record();
        let differs = |wanted: String, found: String| Err(ReplayFault::OtherEnd { wanted, found });
        match (record.count, &record.result, record.position) {
            (Some(count), _, _) if count != self.len() => differs(
                format!("'moves: {count}'"),
                format!("there are {}", self.len()),
            ),
            (_, Some(result), _) if ours.result.as_ref() != Some(result) => differs(
                format!("'result: {result}'"),
                format!("the moves lead to '{}'", ours.result.unwrap_or_default()),
            ),
            (_, _, Some(position)) if ours.position != Some(position) => differs(
                format!("'position: {position:016x}'"),
                format!(
                    "the moves lead to {:016x}",
                    ours.position.unwrap_or_default()
                ),
            ),
            _ => Ok(()),
        }
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.turn().outcome()
    }

    /// The seats the game waits for.
    pub fn waiting(&self) -> SeatSet {
        self.position.turn().waiting()
    }

    /// What an eye may see.
    pub fn view(&self, eye: Eye) -> G::View {
        self.position.view(eye)
    }
}
