//! Any game as a title of the catalogue.

use crate::played::Played;
use crate::{Match, OwnCards, ReplayError, SimulationError, SimulationSpec, Table, Title};
use arena::{BenchReport, Report, Simulation, Tag};
use kernel::{
    CardEntry, DeckEntry, Evaluate, Line, ModeEntry, Narrate, OptionSpec, Options, Phrase,
    ReadyDeck, Record, Scenario, ScenarioFault, Seed, Setup, SetupFault,
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
        let simulation = Simulation::<G> {
            setup: self
                .setup(&table.options, table.cards.as_ref())
                .map_err(SimulationError::Setup)?,
            bots: spec.bots.clone(),
            games: spec.games,
            seed: spec.seed,
            threads: spec.threads.unwrap_or(0),
            max_moves: MAX_MOVES,
            tag: self.tag,
        };
        Ok(arena::simulate(&simulation, progress, stop)?)
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
