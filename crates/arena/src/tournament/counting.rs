//! From what was counted to what was found out.

use super::{
    contest::{Contest, Encounter, Meetings},
    elo::ratings,
    findings::{FirstSeat, Pairing, Standing, Tournament},
};
use crate::{CardReport, Ledger, Length, ledger::SeriesLedger, report::rate, tally::Tally, wilson};
use kernel::{Game, SeatSet};

impl Tournament {
    pub(super) fn of<G: Game>(contest: &Contest<G>, ledger: &Ledger) -> Tournament {
        let mut total = Tally::default();
        for tally in ledger.series.iter().flat_map(|series| &series.tallies) {
            total.add(tally);
        }
        let pairings = pairings(&contest.meetings, ledger);
        let mut standings = match &contest.meetings {
            Meetings::Against { .. } => against(contest.entrants.len(), &pairings),
            Meetings::Alone { .. } => alone(ledger),
        };
        for (standing, elo) in standings
            .iter_mut()
            .zip(ratings(contest.entrants.len(), &pairings))
        {
            standing.elo = elo.points;
            standing.elo_interval = elo.interval;
        }
        standings.sort_by(|one, other| other.elo.total_cmp(&one.elo));
        let has_opponents = matches!(contest.meetings, Meetings::Against { .. });
        Tournament {
            game: G::ID.to_owned(),
            format: contest.format,
            meeting: contest.meetings.kind(),
            entrants: contest.entrants.clone(),
            games_each: contest.games_each,
            games: contest.charter.games,
            finished: total.finished,
            truncated: total.truncated,
            standings,
            pairings,
            first_seat: has_opponents.then(|| FirstSeat::of(&total)),
            mean_actions: rate(total.actions, total.finished),
            length: Length::of(&total.lengths),
            cards: total.cards.iter().map(CardReport::of).collect(),
            actions: total.actions,
            seconds: ledger.seconds,
            conditions: contest.conditions.clone(),
        }
    }
}

fn pairings<G: Game>(meetings: &Meetings<G>, ledger: &Ledger) -> Vec<Pairing> {
    match meetings {
        Meetings::Against { encounters, sides } => {
            let both = encounters.iter().zip(&ledger.series);
            both.map(|(encounter, series)| encounter.pairing(series, *sides))
                .collect()
        }
        Meetings::Alone { pairs, .. } => {
            let comparisons = ledger.series.iter().flat_map(|series| &series.comparisons);
            let both = pairs.iter().zip(comparisons);
            both.map(|(&(one, other), counted)| {
                Pairing::new(one, other, counted.wins, counted.draws, counted.losses)
            })
            .collect()
        }
    }
}

impl<G: Game> Encounter<G> {
    fn pairing(&self, series: &SeriesLedger, [first, second]: [SeatSet; 2]) -> Pairing {
        let mut pairing = Pairing::new(self.one, self.other, 0, 0, 0);
        let seated = [(first, second), (second, first)];
        for (tally, (own, others)) in series.tallies.iter().zip(seated) {
            let (wins, losses) = (side_wins(tally, own), side_wins(tally, others));
            let draws = tally.finished.saturating_sub(wins + losses);
            pairing = Pairing::new(
                self.one,
                self.other,
                pairing.wins + wins,
                pairing.draws + draws,
                pairing.losses + losses,
            );
        }
        pairing
    }
}

/// How many games a side won: its seats win together.
fn side_wins(tally: &Tally, side: SeatSet) -> u64 {
    side.lowest().map_or(0, |seat| tally.wins[seat.index()])
}

/// What everyone made of all its meetings.
fn against(entrants: usize, pairings: &[Pairing]) -> Vec<Standing> {
    let standing = |entrant| {
        let own = pairings.iter().filter_map(|pairing| match entrant {
            _ if pairing.one == entrant => Some(*pairing),
            _ if pairing.other == entrant => Some(pairing.turned()),
            _ => None,
        });
        let (finished, wins, draws) = own.fold((0, 0, 0), |(finished, wins, draws), pairing| {
            (
                finished + pairing.games,
                wins + pairing.wins,
                draws + pairing.draws,
            )
        });
        Standing::unrated(entrant, finished, wins, draws)
    };
    (0..entrants).map(standing).collect()
}

/// What everyone made of its own games.
fn alone(ledger: &Ledger) -> Vec<Standing> {
    let tallies = ledger.series.iter().flat_map(|series| &series.tallies);
    tallies
        .enumerate()
        .map(|(entrant, tally)| {
            let [wins, ..] = tally.wins;
            Standing::unrated(entrant, tally.finished, wins, tally.draws)
        })
        .collect()
}

impl Standing {
    fn unrated(entrant: usize, finished: u64, wins: u64, draws: u64) -> Standing {
        Standing {
            entrant,
            elo: 0.0,
            elo_interval: wilson(0, 0),
            finished,
            wins,
            draws,
            win_rate: rate(wins, finished),
            interval: wilson(wins, finished),
        }
    }
}

impl FirstSeat {
    fn of(tally: &Tally) -> FirstSeat {
        FirstSeat {
            games: tally.finished,
            wins: tally.first_wins,
            draws: tally.draws,
            win_rate: rate(tally.first_wins, tally.finished),
            interval: wilson(tally.first_wins, tally.finished),
        }
    }
}
