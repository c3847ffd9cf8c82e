//! Any game as a title of the catalogue.

use crate::played::Played;
use crate::{
    Match, OwnCards, ReplayError, SimulationError, SimulationSpec, Table, Title, TournamentSpec,
};
use arena::{
    BenchReport, CardChange, Comparing, Draw, Lineup, Report, Simulating, Simulation, Tag,
    Undertaking,
};
use kernel::{
    CardEntry, DeckEntry, EntrySpec, Evaluate, Line, ModeEntry, Narrate, OptionSpec, Options,
    Phrase, ReadyDeck, Record, Scenario, ScenarioFault, Seed, Setup, SetupFault,
};
use std::sync::atomic::AtomicBool;

/// The game `G` on the shelf.
pub(crate) struct Shelved<G: Narrate + Evaluate> {
    pub(crate) name: &'static str,
    pub(crate) blurb: &'static str,
    pub(crate) is_sample: bool,
    pub(crate) tag: Option<Tag<G>>,
}

/// A simulated game that goes on for longer is cut off. None of ours comes near.
const MAX_MOVES: u64 = 100_000;

impl<G: Narrate + Evaluate> Shelved<G> {
    fn setup(
        &self,
        options: &Options,
        cards: Option<&OwnCards>,
    ) -> Result<G::Setup, Vec<SetupFault>> {
        match cards {
            None => G::Setup::build(options),
            Some(OwnCards { file, text }) => G::Setup::build_with_cards(options, file, text),
        }
    }

    fn prepare(
        &self,
        table: &Table,
        spec: &SimulationSpec,
    ) -> Result<Simulation<G>, SimulationError> {
        let setup = self.setup(&table.options, table.cards.as_ref());
        Ok(Simulation {
            lineup: Lineup {
                setup: setup.map_err(SimulationError::Setup)?,
                bots: spec.bots.clone(),
            },
            games: spec.games,
            seed: spec.seed,
            threads: spec.threads.unwrap_or(0),
            max_moves: MAX_MOVES,
            tag: self.tag,
            by_card: spec.by_card,
        })
    }
}

impl<G: Narrate + Evaluate> Title for Shelved<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn name(&self) -> Phrase {
        Phrase::new(self.name)
    }

    fn blurb(&self) -> Phrase {
        Phrase::new(self.blurb)
    }

    fn is_sample(&self) -> bool {
        self.is_sample
    }

    fn seat_counts(&self) -> &'static [usize] {
        G::Setup::seat_counts()
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::Setup::specs()
    }

    fn modes(&self) -> Vec<ModeEntry> {
        G::Setup::modes()
    }

    fn seats(&self, table: &Table) -> Result<usize, Vec<SetupFault>> {
        let setup = self.setup(&table.options, table.cards.as_ref())?;
        Ok(setup.seats())
    }

    fn begin(&self, table: &Table, seed: Seed) -> Result<Box<dyn Match>, Vec<SetupFault>> {
        let setup = self.setup(&table.options, table.cards.as_ref())?;
        Ok(Box::new(Played::<G>::new(Line::new(setup, seed))))
    }

    fn replay(
        &self,
        record: &Record,
        cards: Option<&OwnCards>,
    ) -> Result<Box<dyn Match>, ReplayError> {
        let setup = self
            .setup(&record.setup, cards)
            .map_err(ReplayError::Setup)?;
        Ok(Box::new(Played::<G>::new(Line::replay(record, setup)?)))
    }

    fn simulate(
        &self,
        table: &Table,
        spec: &SimulationSpec,
        progress: &(dyn Fn(u64) + Sync),
        stop: &AtomicBool,
    ) -> Result<Report, SimulationError> {
        let simulation = self.prepare(table, spec)?;
        Ok(arena::simulate(&simulation, progress, stop)?)
    }

    fn simulation(
        &self,
        table: &Table,
        spec: &SimulationSpec,
    ) -> Result<Box<dyn Undertaking>, SimulationError> {
        Ok(Box::new(Simulating::from(self.prepare(table, spec)?)))
    }

    fn tournament(
        &self,
        table: &Table,
        spec: &TournamentSpec,
    ) -> Result<Box<dyn Undertaking>, SimulationError> {
        let draw = Draw {
            format: spec.format,
            contestants: spec.contestants.clone(),
            options: table.options.clone(),
            games_each: spec.games_each,
            seed: spec.seed,
            threads: spec.threads.unwrap_or(0),
            max_moves: MAX_MOVES,
            by_card: spec.by_card,
        };
        let contest = draw.up::<G>(|options| self.setup(options, table.cards.as_ref()))?;
        Ok(Box::new(contest))
    }

    fn comparison(
        &self,
        before: &Table,
        after: &Table,
        spec: &SimulationSpec,
    ) -> Result<Box<dyn Undertaking>, SimulationError> {
        let setup = |table: &Table| self.setup(&table.options, table.cards.as_ref());
        let setup = match (setup(before), setup(after)) {
            (Ok(_), Ok(setup)) => setup,
            (was, is) => {
                let faults = [was.err(), is.err()].into_iter().flatten().flatten();
                return Err(SimulationError::Setup(faults.collect()));
            }
        };
        Ok(Box::new(Comparing::from(CardChange {
            before: self.prepare(before, spec)?,
            after: Lineup {
                setup,
                bots: spec.bots.clone(),
            },
        })))
    }

    fn entries(&self) -> &'static [EntrySpec] {
        G::Setup::entries()
    }

    fn seats_held(&self, table: &Table) -> Result<usize, Vec<SetupFault>> {
        let setup = self.setup(&table.options, table.cards.as_ref())?;
        let sides = setup.sides();
        Ok(sides.first().map_or(0, |side| side.len()))
    }

    fn bench(&self, seats: usize, seconds: f64) -> Result<BenchReport, Vec<SetupFault>> {
        let setup = self.setup(&self.seated(Options::new(), seats), None)?;
        Ok(arena::bench::<G>(&setup, seconds))
    }

    fn cards(&self, table: &Table) -> Result<Vec<CardEntry>, Vec<SetupFault>> {
        let setup = self.setup(&table.options, table.cards.as_ref())?;
        Ok(G::cards(&setup))
    }

    fn ready_decks(&self) -> &'static [ReadyDeck] {
        G::Setup::ready_decks()
    }

    fn read_deck(
        &self,
        file: &str,
        text: &str,
        cards: Option<&OwnCards>,
    ) -> Result<DeckEntry, Vec<SetupFault>> {
        self.setup(&Options::new(), cards)?.read_deck(file, text)
    }

    fn scenario(&self, scenario: &Scenario) -> Result<(), ScenarioFault> {
        scenario.run::<G>()
    }
}
