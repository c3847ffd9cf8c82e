//! Who sits where in a tournament.

use super::{
    contest::{Contest, Encounter, Meetings},
    findings::{Entrant, Format},
};
use crate::{Charter, Conditions, Lineup};
use bots::BotKind;
use kernel::{EntryKind, Game, Options, Seat, SeatSet, Seed, Setup, SetupFault};
use std::collections::BTreeMap;

/// Somebody who wants to take part.
#[derive(Clone, Debug, PartialEq)]
pub struct Contestant {
    /// The bot that plays.
    pub bot: BotKind,
    /// What it brings; everyone brings the same kinds of things.
    pub brings: Vec<Brought>,
}

impl Contestant {
    /// The bot and all it brings.
    fn full_name(&self) -> String {
        let brings = self.brings.iter().map(|brought| brought.name.clone());
        let parts: Vec<String> = [self.bot.to_string()].into_iter().chain(brings).collect();
        parts.join(" ")
    }
}

/// Something a contestant brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    /// What it is.
    pub kind: EntryKind,
    /// How people call it.
    pub name: String,
    /// What the game's options call it: one value for all seats of the contestant, or one each.
    pub values: Vec<String>,
}

/// What a tournament is drawn up from.
#[derive(Clone, Debug)]
pub struct Draw {
    /// Who meets whom.
    pub format: Format,
    /// Who takes part.
    pub contestants: Vec<Contestant>,
    /// How all games are set up, apart from what contestants bring.
    pub options: Options,
    /// How many games a pair plays against each other, or each contestant alone.
    pub games_each: u64,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many threads play; with 0, one for each core.
    pub threads: usize,
    /// A game that has not ended after so many actions is cut off, and is not finished.
    pub max_moves: u64,
    /// Listen to what seats do with cards? It takes time.
    pub by_card: bool,
}

/// Why a tournament cannot be drawn up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DrawFault {
    /// Nobody has an opponent.
    #[error("a tournament needs two entrants or more, not {0}")]
    TooFew(usize),
    /// Two cannot be told apart.
    #[error("{0} is entered twice; name everyone once")]
    Twice(String),
    /// One side would have more games than the other.
    #[error(
        "{0} games cannot be shared by two sides: a pair plays half its games from each, so give an even number"
    )]
    OddGames(u64),
    /// Pairs cannot fill so many sides.
    #[error("a tournament needs a game of two sides, or of one; here there are {0}")]
    ManySides(usize),
    /// The game has nothing of this kind to bring.
    #[error("entrants of {game} cannot bring a {kind}{}", possible(.known))]
    NoSuchEntry {
        /// The game's id.
        game: &'static str,
        /// What was brought.
        kind: EntryKind,
        /// What could be.
        known: Vec<EntryKind>,
    },
    /// There is not one thing for each seat.
    #[error("{name}: {found} are brought for {held} seats; name one, or {held} joined by '+'")]
    WrongShare {
        /// What was brought.
        name: String,
        /// How many there are.
        found: usize,
        /// How many seats there are to share them.
        held: usize,
    },
    /// All who would meet bring what exists only once.
    #[error("nobody can meet anybody: everyone brings the same {0}, which exists once")]
    NobodyMeets(EntryKind),
    /// A table cannot be laid.
    #[error("{}", join(.0))]
    Setup(Vec<SetupFault>),
}

fn possible(known: &[EntryKind]) -> String {
    match known {
        [] => "; only the bots can differ".to_owned(),
        [kind, ..] => format!("; they can bring a {kind}"),
    }
}

fn join(faults: &[SetupFault]) -> String {
    let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
    faults.join("\n")
}

impl Draw {
    /// Lays the tables; `build` makes a setup of options.
    pub fn up<G: Game>(
        &self,
        build: impl Fn(&Options) -> Result<G::Setup, Vec<SetupFault>>,
    ) -> Result<Contest<G>, DrawFault> {
        self.check::<G>()?;
        let entrants = self.entrants();
        if let Some(twice) = repeated(&entrants) {
            return Err(DrawFault::Twice(twice.to_owned()));
        }
        let common = build(&self.options).map_err(DrawFault::Setup)?;
        let layer = Layer {
            draw: self,
            build: &build,
            seats: common.seats(),
        };
        let meetings = match common.sides()[..] {
            [_] => Meetings::Alone {
                lineups: layer.alone::<G>()?,
                pairs: self.pairs(),
            },
            [first, second] => Meetings::Against {
                encounters: layer.against::<G>([first, second])?,
                sides: [first, second],
            },
            ref sides => return Err(DrawFault::ManySides(sides.len())),
        };
        let conditions = Conditions::of::<G>(&common, self.seed);
        Ok(Contest {
            format: self.format,
            charter: Charter {
                game: G::ID.to_owned(),
                games: meetings.games(self.games_each),
                players: self.contestants.iter().map(Contestant::full_name).collect(),
                tournament: Some(self.format),
                by_card: self.by_card,
                conditions: conditions.clone(),
                tables: meetings.fingerprint(),
            },
            entrants,
            meetings,
            games_each: self.games_each,
            threads: self.threads,
            max_moves: self.max_moves,
            by_card: self.by_card,
            conditions,
        })
    }

    fn check<G: Game>(&self) -> Result<(), DrawFault> {
        if self.contestants.len() < 2 {
            return Err(DrawFault::TooFew(self.contestants.len()));
        }
        let known: Vec<EntryKind> = G::Setup::entries().iter().map(|spec| spec.kind).collect();
        let brought = self
            .contestants
            .iter()
            .flat_map(|contestant| &contestant.brings);
        match brought
            .map(|brought| brought.kind)
            .find(|kind| !known.contains(kind))
        {
            Some(kind) => Err(DrawFault::NoSuchEntry {
                game: G::ID,
                kind,
                known,
            }),
            None => Ok(()),
        }
    }

    /// Those who meet, by their places among the contestants.
    fn pairs(&self) -> Vec<(usize, usize)> {
        let count = self.contestants.len();
        match self.format {
            Format::RoundRobin => (0..count)
                .flat_map(|one| (one + 1..count).map(move |other| (one, other)))
                .collect(),
            Format::Ladder => (1..count).map(|other| (other - 1, other)).collect(),
        }
    }

    /// Everyone by name: the bot and what it brings, as far as that tells them apart.
    fn entrants(&self) -> Vec<Entrant> {
        let first = self.contestants.first().map(|contestant| contestant.bot);
        let same_bot = self
            .contestants
            .iter()
            .all(|contestant| Some(contestant.bot) == first);
        let entrant = |contestant: &Contestant| {
            let bot = contestant.bot.to_string();
            let brings = contestant
                .brings
                .iter()
                .map(|brought| brought.name.as_str());
            let shown = (!same_bot || contestant.brings.is_empty()).then_some(bot.as_str());
            Entrant {
                name: shown
                    .into_iter()
                    .chain(brings)
                    .collect::<Vec<_>>()
                    .join(" "),
                brings: contestant
                    .brings
                    .iter()
                    .map(|brought| (brought.kind.id().to_owned(), brought.name.clone()))
                    .collect::<BTreeMap<_, _>>(),
                bot,
            }
        };
        self.contestants.iter().map(entrant).collect()
    }
}

fn repeated(entrants: &[Entrant]) -> Option<&str> {
    let mut names: Vec<&str> = entrants
        .iter()
        .map(|entrant| entrant.name.as_str())
        .collect();
    names.sort_unstable();
    names
        .windows(2)
        .find(|two| two[0] == two[1])
        .map(|two| two[0])
}

/// Lays the tables of a tournament.
struct Layer<'a, B> {
    draw: &'a Draw,
    build: &'a B,
    seats: usize,
}

impl<B> Layer<'_, B> {
    fn alone<G: Game>(&self) -> Result<Vec<Lineup<G>>, DrawFault>
    where
        B: Fn(&Options) -> Result<G::Setup, Vec<SetupFault>>,
    {
        let everybody = SeatSet::first(self.seats);
        let contestants = self.draw.contestants.iter();
        contestants
            .map(|contestant| self.table::<G>(&[(everybody, contestant)]))
            .collect()
    }

    fn against<G: Game>(&self, sides: [SeatSet; 2]) -> Result<Vec<Encounter<G>>, DrawFault>
    where
        B: Fn(&Options) -> Result<G::Setup, Vec<SetupFault>>,
    {
        if !self.draw.games_each.is_multiple_of(2) {
            return Err(DrawFault::OddGames(self.draw.games_each));
        }
        let [first, second] = sides;
        let contestants = &self.draw.contestants;
        let mut encounters = Vec::new();
        let mut clash = None;
        for (one, other) in self.draw.pairs() {
            let (here, there) = (&contestants[one], &contestants[other]);
            if let Some(kind) = shared::<G>(here, there) {
                clash = Some(kind);
                continue;
            }
            encounters.push(Encounter {
                one,
                other,
                lineups: [
                    self.table::<G>(&[(first, here), (second, there)])?,
                    self.table::<G>(&[(first, there), (second, here)])?,
                ],
            });
        }
        match clash {
            Some(kind) if encounters.is_empty() => Err(DrawFault::NobodyMeets(kind)),
            _ => Ok(encounters),
        }
    }

    /// A table at which each of these holds the seats named with it.
    fn table<G: Game>(&self, sitting: &[(SeatSet, &Contestant)]) -> Result<Lineup<G>, DrawFault>
    where
        B: Fn(&Options) -> Result<G::Setup, Vec<SetupFault>>,
    {
        let holder = |seat: Seat| {
            let held = sitting.iter().find(|(seats, _)| seats.contains(seat));
            held.copied()
        };
        let mut options = self.draw.options.clone();
        for spec in G::Setup::entries() {
            let mut brought: Vec<&str> = Vec::new();
            for seat in Seat::all(self.seats) {
                let Some((seats, contestant)) = holder(seat) else {
                    continue;
                };
                let entry = contestant
                    .brings
                    .iter()
                    .find(|brought| brought.kind == spec.kind);
                if let Some(entry) = entry {
                    brought.push(entry.share(seats, seat)?);
                }
            }
            if !brought.is_empty() {
                (spec.put)(&mut options, &brought);
            }
        }
        Ok(Lineup {
            setup: (self.build)(&options).map_err(DrawFault::Setup)?,
            bots: Seat::all(self.seats)
                .filter_map(|seat| holder(seat).map(|(_, contestant)| contestant.bot))
                .collect(),
        })
    }
}

/// Something that both bring and that exists only once.
fn shared<G: Game>(one: &Contestant, other: &Contestant) -> Option<EntryKind> {
    let unique = G::Setup::entries().iter().filter(|spec| spec.is_unique);
    unique.map(|spec| spec.kind).find(|&kind| {
        let values = |contestant: &'_ Contestant| -> Vec<String> {
            let brought = contestant
                .brings
                .iter()
                .filter(|brought| brought.kind == kind);
            brought.flat_map(|brought| brought.values.clone()).collect()
        };
        let (ours, theirs) = (values(one), values(other));
        ours.iter().any(|value| theirs.contains(value))
    })
}

impl Brought {
    /// What the seat gets, if the contestant holds these.
    fn share(&self, seats: SeatSet, seat: Seat) -> Result<&str, DrawFault> {
        let place = { seats }.take_while(|&held| held != seat).count();
        match &self.values[..] {
            [value] => Ok(value),
            values if values.len() == seats.len() => Ok(&values[place]),
            values => Err(DrawFault::WrongShare {
                name: self.name.clone(),
                found: values.len(),
                held: seats.len(),
            }),
        }
    }
}
