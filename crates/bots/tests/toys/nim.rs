//! Two heaps of up to seven stones. First both seats call heads or tails in secret and in any
//! order: seat 1 begins if the calls are equal. Then they take turns to choose a heap and, as a
//! second choice, how many stones to take from it; who takes the last stone wins. A deal with
//! equal heaps is a draw.

use kernel::{
    Broken, Evaluate, Eye, Game, Log, Misread, OptionSpec, Options, Outcome, Rng, Seat, SeatSet,
    Seed, Setup, SetupFault, Turn,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Nim {
    pub heaps: [u8; 2],
    pub calls: [Option<bool>; 2],
    pub chosen: Option<u8>,
    pub mover: u8,
    drawn: bool,
    pub cursed: bool,
    rng: Rng,
}

/// Cursed games panic when they are evaluated.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Deal {
    pub cursed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    Call(bool),
    Heap(u8),
    Take(u8),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Silence;

impl kernel::Event for Silence {
    fn reveals(&self) -> bool {
        false
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct NotLegal;

impl kernel::Reason for NotLegal {
    fn rule(&self) -> &'static str {
        "NIM-1"
    }
}

impl Setup for Deal {
    fn specs() -> &'static [OptionSpec] {
        &[]
    }
    fn build(_: &Options) -> Result<Deal, Vec<SetupFault>> {
        Ok(Deal::default())
    }
    fn options(&self) -> Options {
        Options::new()
    }
    fn seat_counts() -> &'static [usize] {
        &[2]
    }
    fn seats(&self) -> usize {
        2
    }
}

impl Nim {
    fn called(&self) -> bool {
        self.calls.iter().all(Option::is_some)
    }
}

impl Game for Nim {
    const ID: &'static str = "nim";
    const RULES_VERSION: u16 = 1;
    type Setup = Deal;
    type Action = Action;
    type Event = Silence;
    type Reason = NotLegal;
    type View = [u8; 2];
    type Saved = Nim;

    fn new(setup: &Deal, seed: Seed) -> Nim {
        let mut rng = Rng::new(seed);
        Nim {
            heaps: [1 + rng.below(7) as u8, 1 + rng.below(7) as u8],
            calls: [None; 2],
            chosen: None,
            mover: 0,
            drawn: false,
            cursed: setup.cursed,
            rng,
        }
    }

    fn seats(&self) -> usize {
        2
    }

    fn first(&self) -> SeatSet {
        match self.calls {
            [Some(one), Some(two)] => SeatSet::one(Seat::new(usize::from(one != two))),
            _ => SeatSet::EMPTY,
        }
    }

    fn turn(&self) -> Turn {
        if self.heaps == [0, 0] {
            let winner = Seat::new(1 - usize::from(self.mover));
            Turn::Over(Outcome::won(SeatSet::one(winner), 2))
        } else if !self.called() {
            Turn::Choose(
                Seat::all(2)
                    .filter(|seat| self.calls[seat.index()].is_none())
                    .collect(),
            )
        } else if self.drawn {
            Turn::Over(Outcome::drawn())
        } else {
            Turn::Choose(SeatSet::one(Seat::new(self.mover.into())))
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.turn().waiting().contains(seat) {
        } else if !self.called() {
            out.extend([Action::Call(false), Action::Call(true)]);
        } else if let Some(heap) = self.chosen {
            out.extend((1..=self.heaps[usize::from(heap)]).map(Action::Take));
        } else {
            out.extend(
                (0..2)
                    .filter(|&heap| self.heaps[usize::from(heap)] > 0)
                    .map(Action::Heap),
            );
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<NotLegal> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        (!legal.contains(&action)).then_some(NotLegal)
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, _: &mut impl Log<Silence>) {
        match action {
            Action::Call(call) => {
                self.calls[seat.index()] = Some(call);
                self.mover = self.first().lowest().map_or(0, Seat::index) as u8;
                self.drawn = self.called() && self.heaps[0] == self.heaps[1];
            }
            Action::Heap(heap) => self.chosen = Some(heap),
            Action::Take(stones) => {
                self.heaps[self.chosen.take().map_or(0, usize::from)] -= stones;
                self.mover = 1 - self.mover;
            }
        }
    }

    fn quiet(&self) -> bool {
        self.chosen.is_none()
    }

    fn concede(&mut self, seat: Seat, _: &mut impl Log<Silence>) {
        (self.heaps, self.mover) = ([0, 0], seat.index() as u8);
    }

    fn view(&self, _: Eye) -> [u8; 2] {
        self.heaps
    }

    fn guess(&mut self, seat: Seat, rng: &mut Rng) {
        if let (false, Some(call)) = (self.called(), &mut self.calls[1 - seat.index()]) {
            *call = rng.below(2) == 0;
        }
        self.rng = *rng;
    }

    fn check(&self) -> Result<(), Broken> {
        Ok(())
    }

    fn save(&self) -> Nim {
        self.clone()
    }

    fn restore(_: &Deal, saved: Nim) -> Result<Nim, Broken> {
        Ok(saved)
    }

    fn spell(&self, action: Action) -> String {
        format!("{action:?}")
    }

    fn read(&self, text: &str) -> Result<Action, Misread> {
        Err(kernel::Reader::misread(text, "needed in this test"))
    }
}

impl Evaluate for Nim {
    /// Perfect where the game is quiet, and blind where it is not.
    fn evaluate(&self, seat: Seat) -> f32 {
        assert!(!self.cursed, "the curse of nim");
        if !self.quiet() || !self.called() {
            return 0.5;
        }
        let mover_wins = self.heaps[0] != self.heaps[1];
        f32::from(u8::from(
            mover_wins == (seat.index() == usize::from(self.mover)),
        ))
    }
}
