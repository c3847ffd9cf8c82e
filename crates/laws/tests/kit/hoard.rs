//! The toy: lay cards open or face down, and roll a die once, for the largest hoard.
//!
//! Everyone says `ready` (and may take it back). Then, in turn, a seat lays a card of its hand
//! open or face down and draws another, or rolls once. It ends when all hands are empty; then the
//! hidden cards are shown. Each fault breaks one law.

mod secrets;

pub use secrets::HoardView;

use crate::setup::{Fault, HoardSetup};
use kernel::{
    Audience, Broken, Event, Eye, Game, Log, Misread, Outcome, Pile, Reason, Rng, Seat, SeatSet,
    Seed, Turn,
};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU8, Ordering};

pub const CARDS: [&str; 6] = ["one", "two", "three", "four", "five", "six"];
const HAND: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    Ready,
    Wait,
    Open(u8),
    Hide(u8),
    Roll,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum HoardEvent {
    GotReady {
        seat: Seat,
    },
    Waited {
        seat: Seat,
    },
    Opened {
        seat: Seat,
        card: u8,
        left: usize,
    },
    Hid {
        seat: Seat,
        card: Option<u8>,
    },
    Drew {
        seat: Seat,
        card: Option<u8>,
        learnt: bool,
    },
    Rolled {
        seat: Seat,
        pips: u8,
    },
    GaveUp {
        seat: Seat,
    },
}

impl Event for HoardEvent {
    fn reveals(&self) -> bool {
        matches!(
            self,
            HoardEvent::Drew { learnt: true, .. } | HoardEvent::Rolled { .. }
        )
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum No {
    NotYourTurn,
    NotInHand,
    Unnamed,
    OnceOnly { hint: Option<u8> },
}

impl Reason for No {
    fn rule(&self) -> &'static str {
        match self {
            No::NotYourTurn => "H-1",
            No::NotInHand => "H-2",
            No::OnceOnly { .. } => "H-3",
            No::Unnamed => "",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hoard {
    #[serde(skip, default = "no_fault")]
    pub fault: Fault,
    seats: u8,
    ready: SeatSet,
    gone: SeatSet,
    at: u8,
    deck: Pile<u8, 12>,
    hands: [Pile<u8, HAND>; 3],
    open: [Pile<u8, 12>; 3],
    hoards: [Pile<u8, 12>; 3],
    #[serde(default)]
    pips: [u8; 3],
    rng: Rng,
}

fn no_fault() -> Fault {
    Fault::Nothing
}

impl Hoard {
    fn has(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn all(&self) -> SeatSet {
        SeatSet::first(self.seats())
    }

    fn hand(&self, seat: Seat) -> &Pile<u8, HAND> {
        &self.hands[seat.index()]
    }

    fn next(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + 1) % self.seats())
    }

    /// Something no other seat can know.
    pub fn secret_from(&self, seat: Seat) -> u8 {
        self.hand(self.next(seat)).first().copied().unwrap_or(0)
    }

    /// The seats that still have something to do.
    fn left(&self) -> SeatSet {
        self.all()
            .minus(self.gone)
            .filter(|&seat| !self.hand(seat).is_empty())
            .collect()
    }

    fn pass_on(&mut self) {
        for _ in 0..self.seats {
            self.at = (self.at + 1) % self.seats;
            if self.left().contains(Seat::new(self.at as usize)) {
                return;
            }
        }
    }

    fn draw(&mut self, seat: Seat, log: &mut impl Log<HoardEvent>) {
        let Some(card) = self.deck.pop() else { return };
        self.hands[seat.index()].push(card).unwrap();
        let learnt = !self.has(Fault::DrawsUnmarked);
        let one = SeatSet::one(seat);
        log.tell(Audience::Only(one), || HoardEvent::Drew {
            seat,
            card: Some(card),
            learnt,
        });
        log.tell(Audience::Except(one), || HoardEvent::Drew {
            seat,
            card: None,
            learnt: false,
        });
    }

    fn take(&mut self, seat: Seat, card: u8) {
        let hand = &mut self.hands[seat.index()];
        let place = hand.iter().position(|&held| held == card).unwrap();
        hand.remove(place);
    }

    fn score(&self, seat: Seat) -> u8 {
        let i = seat.index();
        self.open[i].iter().chain(self.hoards[i].iter()).sum::<u8>() + self.pips[i]
    }

    fn outcome(&self) -> Outcome {
        let playing = self.all().minus(self.gone);
        let best = playing.map(|seat| self.score(seat)).max().unwrap_or(0);
        let quitters_win = self.has(Fault::ConcedesAndWins) && !self.gone.is_empty();
        match quitters_win {
            true => Outcome::won(self.gone, self.seats()),
            false => Outcome::won(
                playing.filter(|&s| self.score(s) == best).collect(),
                self.seats(),
            ),
        }
    }

    fn cards_of(&self, seat: usize) -> impl Iterator<Item = &u8> {
        self.hands[seat]
            .iter()
            .chain(self.open[seat].iter())
            .chain(self.hoards[seat].iter())
    }
}

impl Game for Hoard {
    const ID: &'static str = "hoard";
    const RULES_VERSION: u16 = 1;
    type Setup = HoardSetup;
    type Action = Action;
    type Event = HoardEvent;
    type Reason = No;
    type View = HoardView;
    type Saved = Hoard;

    fn new(setup: &HoardSetup, seed: Seed) -> Hoard {
        static GAMES: AtomicU8 = AtomicU8::new(0);
        let mut game = Hoard {
            fault: setup.fault,
            seats: setup.seats as u8,
            ready: SeatSet::EMPTY,
            gone: SeatSet::EMPTY,
            at: 0,
            deck: Pile::new(),
            hands: [Pile::new(); 3],
            open: [Pile::new(); 3],
            hoards: [Pile::new(); 3],
            pips: [0; 3],
            rng: Rng::new(seed),
        };
        if game.has(Fault::PlaysDifferentlyEachTime) {
            game.at = GAMES.fetch_add(1, Ordering::Relaxed) % game.seats;
        }
        for card in (1..=6).chain(1..=6) {
            game.deck.push(card).unwrap();
        }
        game.deck.shuffle(&mut game.rng);
        for seat in Seat::all(setup.seats) {
            for _ in 0..2 {
                game.draw(seat, &mut ());
            }
        }
        game
    }

    fn seats(&self) -> usize {
        self.seats as usize
    }

    fn first(&self) -> SeatSet {
        SeatSet::one(Seat::new(0))
    }

    fn turn(&self) -> Turn {
        let playing = self.all().minus(self.gone);
        if playing.len() <= 1 || self.left().is_empty() && !self.has(Fault::NeverEnds) {
            return Turn::Over(self.outcome());
        }
        match playing.minus(self.ready) {
            _ if self.has(Fault::WaitsForNobody) && self.deck.len() < 5 => {
                Turn::Choose(SeatSet::EMPTY)
            }
            SeatSet::EMPTY => Turn::Choose(SeatSet::one(Seat::new(self.at as usize))),
            waiting => Turn::Choose(waiting),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let start = out.len();
        if self.has(Fault::LeavesStuck) && self.deck.is_empty() {
            return;
        }
        if self.has(Fault::Allocates) {
            std::hint::black_box(Box::new(start));
        }
        for action in all_actions() {
            let unlisted = self.has(Fault::AllowsUnlisted) && action == Action::Hide(6);
            if !unlisted && self.refusal(seat, action).is_none() {
                out.push(action);
            }
        }
        let waiting = self.turn().waiting().contains(seat);
        let one_more = match self.fault {
            Fault::ActsAfterTheEnd if self.turn().outcome().is_some() => Some(Action::Roll),
            Fault::RefusesListed if waiting && !self.ready.contains(seat) => Some(Action::Wait),
            Fault::ListsTwice => out[start..].first().copied(),
            _ => None,
        };
        out.extend(one_more);
        if self.has(Fault::ListsBySecrets) && self.secret_from(seat) > 3 {
            out[start..].reverse();
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<No> {
        let waiting = self.turn().waiting();
        let opening = !self.all().minus(self.gone).minus(self.ready).is_empty();
        let over = self.turn().outcome().is_some();
        let endless = self.has(Fault::NeverEnds) && self.left().is_empty();
        match action {
            _ if self.gone.contains(seat) => Some(No::NotYourTurn),
            Action::Wait if opening && !over && self.ready.contains(seat) => None,
            Action::Ready if opening && waiting.contains(seat) => None,
            Action::Ready | Action::Wait if self.has(Fault::NamesNoRule) => Some(No::Unnamed),
            Action::Ready | Action::Wait => Some(No::NotYourTurn),
            _ if opening || !waiting.contains(seat) => Some(No::NotYourTurn),
            Action::Roll if self.pips[seat.index()] == 0 || endless => None,
            Action::Roll => Some(No::OnceOnly {
                hint: self
                    .has(Fault::RefusesBySecrets)
                    .then(|| self.secret_from(seat)),
            }),
            Action::Open(card) | Action::Hide(card) if self.hand(seat).contains(&card) => None,
            _ => Some(No::NotInHand),
        }
    }

    fn play(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<HoardEvent>,
    ) -> Result<(), No> {
        if let Some(reason) = self.refusal(seat, action) {
            if self.has(Fault::ChangesWhenRefusing) {
                self.at = (self.at + 1) % self.seats;
            }
            return Err(reason);
        }
        self.play_unchecked(seat, action, log);
        if self.has(Fault::PlaysOtherwise) {
            self.rng.next_u32();
        }
        Ok(())
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, log: &mut impl Log<HoardEvent>) {
        let i = seat.index();
        if self.has(Fault::PanicsInPlay) && self.deck.len() == 3 {
            panic!("three cards are unlucky");
        }
        match action {
            Action::Ready => {
                let card = self.secret_from(seat);
                if self.has(Fault::HidesLearning) && card > 3 {
                    let found = HoardEvent::Drew {
                        seat,
                        card: Some(card),
                        learnt: true,
                    };
                    log.tell(Audience::Only(SeatSet::one(seat)), || found);
                }
                self.ready = self.ready.with(seat);
                log.note(|| HoardEvent::GotReady { seat });
            }
            Action::Wait => {
                self.ready = self.ready.without(seat);
                log.note(|| HoardEvent::Waited { seat });
            }
            Action::Open(card) => {
                self.take(seat, card);
                self.open[i].push(card).unwrap();
                if self.has(Fault::LosesCards) {
                    self.open[i].pop();
                }
                let left = match self.has(Fault::TellsSecrets) {
                    true => self.secret_from(seat).into(),
                    false => self.hand(seat).len(),
                };
                log.note(|| HoardEvent::Opened { seat, card, left });
                self.draw(seat, log);
            }
            Action::Hide(card) => {
                self.take(seat, card);
                self.hoards[i].push(card).unwrap();
                let told = self.has(Fault::WhispersCards).then_some(card);
                log.note(|| HoardEvent::Hid { seat, card: told });
                self.draw(seat, log);
            }
            Action::Roll => {
                let pips = 1 + self.rng.below(6) as u8;
                self.pips[i] = pips;
                log.note(|| {
                    if self.has(Fault::ListensToTheLog) {
                        self.pips[i] = 1;
                    }
                    HoardEvent::Rolled { seat, pips }
                });
            }
        }
        if !matches!(action, Action::Ready | Action::Wait) {
            self.pass_on();
        }
    }

    fn pick(&self, seat: Seat, rng: &mut Rng, scratch: &mut Vec<Action>) -> Action {
        scratch.clear();
        self.legal(seat, scratch);
        match self.fault {
            Fault::PicksWrongly => Action::Open(1),
            Fault::PicksOneOnly => scratch[0],
            _ => scratch[rng.index(scratch.len())],
        }
    }

    fn fallback(&self, seat: Seat) -> Action {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        match self.fault {
            Fault::FallsBackWrongly => Action::Roll,
            _ => legal[0],
        }
    }

    fn concede(&mut self, seat: Seat, log: &mut impl Log<HoardEvent>) {
        self.gone = self.gone.with(seat);
        log.note(|| HoardEvent::GaveUp { seat });
        if seat.index() == self.at as usize && !self.has(Fault::ConcedesAndStays) {
            self.pass_on();
        }
    }

    fn view(&self, eye: Eye) -> HoardView {
        self.seen_by(eye)
    }

    fn guess(&mut self, seat: Seat, rng: &mut Rng) {
        self.redraw(seat, rng);
    }

    fn check(&self) -> Result<(), Broken> {
        let mut cards: Vec<u8> = self
            .deck
            .iter()
            .chain((0..3).flat_map(|i| self.cards_of(i)))
            .copied()
            .collect();
        cards.sort_unstable();
        let whole = cards == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
        let seated = (2..=3).contains(&self.seats) && self.at < self.seats;
        match whole && seated && self.pips.iter().all(|&pips| pips <= 6) {
            true => Ok(()),
            false => Err(Broken(format!("cards are missing: {cards:?}"))),
        }
    }

    fn save(&self) -> Hoard {
        let mut saved = *self;
        if self.has(Fault::ForgetsOnSave) {
            saved.pips = [0; 3];
        }
        saved
    }

    fn restore(setup: &HoardSetup, saved: Hoard) -> Result<Hoard, Broken> {
        let restored = Hoard {
            fault: setup.fault,
            ..saved
        };
        match setup.fault {
            Fault::RestoresAnything => Ok(restored),
            _ => restored.check().map(|()| restored),
        }
    }

    fn spell(&self, action: Action) -> String {
        crate::speech::spell(self.fault, action)
    }

    fn read(&self, text: &str) -> Result<Action, Misread> {
        crate::speech::read(self.fault, text)
    }
}

/// Every action there is.
fn all_actions() -> impl Iterator<Item = Action> {
    let cards = (1..=6).flat_map(|card| [Action::Open(card), Action::Hide(card)]);
    [Action::Ready, Action::Wait, Action::Roll]
        .into_iter()
        .chain(cards)
}
