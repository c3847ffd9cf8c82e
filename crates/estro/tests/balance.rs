//! Measures what the targets of §9.5 ask for and `mazzo sim` does not count: rounds, and how
//! clashes end. It proves nothing, so it is left out unless asked for:
//!
//! `MATCHES=2000 cargo test --release -p estro --test balance -- --ignored --nocapture`

use bots::{Bot, BotKind, Observed};
use estro::estri::Estro;
use estro::event::{Event, Verdict};
use estro::{EstroSetup, Match};
use kernel::{Game, Options, Seat, Seed, Setup, Told, Turn};

/// How often something was tried, and how often it went well.
#[derive(Clone, Copy, Default)]
struct Rate {
    tried: u64,
    well: u64,
}

impl Rate {
    fn count(&mut self, well: bool) {
        self.tried += 1;
        self.well += u64::from(well);
    }

    fn share(self) -> f64 {
        self.well as f64 / self.tried.max(1) as f64
    }
}

#[derive(Default)]
struct Measured {
    /// Of each match.
    rounds: Vec<u8>,
    /// Of the defeats in clashes, those by the primary rule alone.
    primary: Rate,
    /// By estro.
    attacks: [Rate; 5],
    defences: [Rate; 5],
}

impl Measured {
    fn hear(&mut self, told: &[Told<Event>]) {
        for Told { event, .. } in told {
            let Event::Clashed {
                attack,
                defence,
                verdict,
                ..
            } = event
            else {
                continue;
            };
            let beaten = matches!(verdict, Verdict::Tot | Verdict::Primary);
            if beaten {
                self.primary.count(*verdict == Verdict::Primary);
            }
            self.attacks[attack.estro as usize].count(beaten);
            self.defences[defence.estro as usize].count(!beaten);
        }
    }

    fn print(&mut self) {
        self.rounds.sort_unstable();
        let matches = self.rounds.len().max(1);
        let sum: u64 = self.rounds.iter().map(|&round| u64::from(round)).sum();
        let median = self.rounds.get(matches / 2).copied().unwrap_or_default();
        println!(
            "{matches} matches: {median} rounds in the middle, {:.2} on average",
            sum as f64 / matches as f64
        );
        println!(
            "defeats by the primary rule alone: {} of {}, {:.1} %",
            self.primary.well,
            self.primary.tried,
            100.0 * self.primary.share()
        );
        let index = |estro: Estro| {
            self.attacks[estro as usize].share() + self.defences[estro as usize].share()
        };
        let average = Estro::ALL.into_iter().map(index).sum::<f64>() / 5.0;
        println!("estro: attacks, won; defences, held; combined index, against the average");
        for estro in Estro::ALL {
            let (attacks, defences) = (self.attacks[estro as usize], self.defences[estro as usize]);
            println!(
                "{:8} {:6} {:5.1} %  {:6} {:5.1} %  {:.3} {:+.1} %",
                estro.id(),
                attacks.tried,
                100.0 * attacks.share(),
                defences.tried,
                100.0 * defences.share(),
                index(estro),
                100.0 * (index(estro) / average - 1.0)
            );
        }
    }
}

/// Plays one match and hears all of it. The streams of chance are those of `mazzo sim`: its match
/// `i` is `Seed::from(1).child(i)`.
fn measure(setup: &EstroSetup, seed: Seed, measured: &mut Measured) {
    let mut bots: Vec<Box<dyn Bot<Match>>> = Seat::all(setup.seats())
        .map(|seat| BotKind::Greedy.seat(seed.child(2 + seat.index() as u64)))
        .collect();
    let mut game = Match::new(setup, seed.child(0));
    let mut rounds = 1;
    while let Turn::Choose(waiting) = game.turn() {
        let seat = waiting.lowest().expect("a match waits for somebody");
        let action = bots[seat.index()].choose(&Observed::new(&game, seat));
        let mut told = Vec::new();
        game.play(seat, action, &mut told)
            .expect("a bot's choice is legal");
        for Told { event, .. } in &told {
            if let Event::TurnBegan { round, .. } = event {
                rounds = *round;
            }
        }
        measured.hear(&told);
    }
    measured.rounds.push(rounds);
}

#[test]
#[ignore = "measures for minutes and proves nothing"]
fn how_long_duels_are_and_how_their_clashes_end() {
    let matches = std::env::var("MATCHES").map_or(2000, |number| {
        number.parse().expect("MATCHES is a whole number")
    });
    let setup = EstroSetup::build(&Options::new()).expect("the defaults are a setup");
    let mut measured = Measured::default();
    for number in 0..matches {
        measure(&setup, Seed::from(1).child(number), &mut measured);
    }
    measured.print();
}
