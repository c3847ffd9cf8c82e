//! Two card sets, played from the same seeds.

use super::Comparison;
use crate::{
    Charter, Conditions, Findings, Ledger, Lineup, Report, Simulation, SimulationFault,
    Undertaking,
    plan::{Plan, Series},
    play_plan::play_plan,
};
use kernel::{Evaluate, Game, Setup, fingerprint};
use std::sync::{Mutex, PoisonError, atomic::AtomicBool};

/// The same games twice, with two card sets.
pub struct CardChange<G: Game> {
    /// The games with the first set. Cards are listened to, whatever it says.
    pub before: Simulation<G>,
    /// The same bots at a table with the second set.
    pub after: Lineup<G>,
}

impl<G: Game> CardChange<G> {
    fn plan(&self) -> Plan<'_, G> {
        let games = &self.before;
        Plan {
            series: vec![Series {
                lineups: vec![&games.lineup, &self.after],
                rounds: games.games,
                compared: Vec::new(),
                paired: Some((0, 1)),
            }],
            seed: games.seed,
            threads: games.threads,
            max_moves: games.max_moves,
            tag: games.tag,
            by_card: true,
        }
    }

    fn charter(&self) -> Charter {
        let Simulation {
            lineup,
            games,
            seed,
            ..
        } = &self.before;
        let sets = [lineup, &self.after].map(|lineup| {
            let cards = lineup.setup.own_cards().map(|stamp| stamp.to_string());
            format!("{} {cards:?}", lineup.setup.options())
        });
        Charter {
            game: G::ID.to_owned(),
            games: 2 * games,
            players: lineup.bots.iter().map(ToString::to_string).collect(),
            tournament: None,
            by_card: true,
            conditions: Conditions::of::<G>(&lineup.setup, *seed),
            tables: format!("{:016x}", fingerprint(&sets.join("\n"))),
        }
    }
}

/// A comparison of two card sets as an undertaking.
pub struct Comparing<G: Game> {
    change: CardChange<G>,
    charter: Charter,
}

impl<G: Game> From<CardChange<G>> for Comparing<G> {
    fn from(change: CardChange<G>) -> Comparing<G> {
        Comparing {
            charter: change.charter(),
            change,
        }
    }
}

impl<G: Evaluate> Undertaking for Comparing<G> {
    fn charter(&self) -> &Charter {
        &self.charter
    }

    fn carry_out(
        &self,
        ledger: &Mutex<Ledger>,
        progress: &(dyn Fn(u64) + Sync),
        stop: &AtomicBool,
    ) -> Result<Findings, SimulationFault> {
        let CardChange { before, after } = &self.change;
        play_plan(&self.change.plan(), ledger, progress, stop)?;
        let ledger = ledger.lock().unwrap_or_else(PoisonError::into_inner);
        // Each pair is played one after the other, so each set has about half of the time.
        let seconds = ledger.seconds / 2.0;
        let series = ledger.series.first();
        let Some((tallies, pairs)) = series.and_then(|played| {
            let tallies = <&[_; 2]>::try_from(&played.tallies[..]).ok()?;
            Some((tallies, played.pairs.as_ref()?))
        }) else {
            return Err(SimulationFault::ForeignLedger);
        };
        let [was, is] = tallies;
        let comparison = Comparison::new(
            Report::of(before, &before.lineup, was, seconds),
            Report::of(before, after, is, seconds),
            pairs,
        );
        Ok(Findings::Comparison(Box::new(comparison)))
    }
}
