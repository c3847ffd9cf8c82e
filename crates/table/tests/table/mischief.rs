//! People who do all sorts of things, allowed or not.

use crate::host::{Host, guest, seat};
use kernel::Seat;
use proptest::prelude::*;
use protocol::Wish;
use table::{Chair, Granted, GuestId};

/// So many cases, `MAZZO_SOAK` times. Failures are not kept in files: a case that fails says how
/// to get there.
pub fn cases(cases: u32) -> ProptestConfig {
    let soak = std::env::var("MAZZO_SOAK").ok();
    let times = soak.and_then(|times| times.parse().ok()).unwrap_or(1);
    ProptestConfig {
        failure_persistence: None,
        max_global_rejects: 100_000,
        ..ProptestConfig::with_cases(cases * times)
    }
}

pub const NAMES: [&str; 5] = ["ann", "bob", "cleo", "dan", "eve"];

/// Something somebody does.
#[derive(Clone, Debug)]
pub enum Mischief {
    /// Time passes, sometimes backwards.
    Wait(i64),
    Settle,
    /// One of those who are asked makes one of their choices.
    Act(usize, usize),
    /// Somebody wishes something for some seat.
    Wish(usize, usize, Wish),
    /// Somebody wishes something for their own seat.
    Own(usize, Wish),
    /// Somebody sits down in an open seat.
    SitDown(usize),
    /// One of those who are asked about an undo answers.
    Answer(usize, bool),
    /// Everybody wants to play again, and does.
    PlayAgain,
    /// Somebody sends an earlier wish again.
    Again(usize),
    /// The bot that decides next makes one of its choices.
    Think(usize),
    /// A bot fails.
    Fail,
    /// A bot says something about some position.
    Babble(usize, u32),
    Arrive(usize),
    Depart(usize),
    Control(usize, bool),
}

fn any_wish() -> impl Strategy<Value = Wish> {
    let name = prop::sample::select(vec!["Ann", "", "Eve\n", "石頭"]);
    let level = prop::sample::select(vec!["easy", "expert", "godlike"]);
    let text = prop::sample::select(vec!["pass", "end", "done", "fly", "", "concede"]);
    prop_oneof![
        2 => name.prop_map(|name| Wish::Sit { name: name.to_owned() }),
        1 => Just(Wish::Rise),
        1 => level.prop_map(|level| Wish::Invite { level: level.to_owned() }),
        1 => Just(Wish::Begin),
        3 => (text, 0..40u32).prop_map(|(text, number)| Wish::Act { text: text.to_owned(), number }),
        8 => Just(Wish::Undo),
        8 => any::<bool>().prop_map(|yes| Wish::AnswerUndo { yes }),
        1 => Just(Wish::Concede),
        2 => (0..5usize).prop_map(|from| Wish::Claim { from: Seat::new(from) }),
        3 => (0..5usize).prop_map(|from| Wish::StandIn { from: Seat::new(from) }),
        3 => Just(Wish::Rematch),
    ]
}

pub fn any_mischief() -> impl Strategy<Value = Mischief> {
    let waits = vec![0, 5, 900, 4_000, 31_000, 61_000, 121_000, 601_000, -7_000];
    prop_oneof![
        3 => prop::sample::select(waits).prop_map(Mischief::Wait),
        4 => Just(Mischief::Settle),
        12 => (0..8usize, 0..64usize).prop_map(|(who, what)| Mischief::Act(who, what)),
        12 => (0..4usize, any_wish()).prop_map(|(at, wish)| Mischief::Own(at, wish)),
        2 => (0..5usize).prop_map(Mischief::SitDown),
        6 => (0..4usize, any::<bool>()).prop_map(|(who, yes)| Mischief::Answer(who, yes)),
        1 => Just(Mischief::PlayAgain),
        4 => (0..5usize, 0..5usize, any_wish()).prop_map(|(who, at, wish)| Mischief::Wish(who, at, wish)),
        1 => (0..64usize).prop_map(Mischief::Again),
        10 => (0..64usize).prop_map(Mischief::Think),
        1 => Just(Mischief::Fail),
        1 => (0..5usize, 0..40u32).prop_map(|(at, number)| Mischief::Babble(at, number)),
        2 => (0..5usize).prop_map(Mischief::Arrive),
        2 => (0..5usize).prop_map(Mischief::Depart),
        1 => (0..5usize, any::<bool>()).prop_map(|(who, full)| Mischief::Control(who, full)),
    ]
}

/// Those who make mischief at a table, and what they did.
pub struct Company {
    pub host: Host,
    sent: Vec<(usize, String, Seat, Wish)>,
    /// How often each is connected.
    pub here: [u32; 5],
}

impl Company {
    pub fn at(host: Host) -> Company {
        Company {
            host,
            sent: Vec::new(),
            here: [0; 5],
        }
    }

    pub fn name_of(&self, seat: Seat) -> Option<usize> {
        let own = |name: &&'static str| self.host.table.seats_of(&guest(name)).contains(seat);
        NAMES.iter().position(own)
    }

    pub fn arrive(&mut self, who: usize) {
        self.host.table.arrive(&guest(NAMES[who]), self.host.now);
        self.here[who] += 1;
    }

    pub fn depart(&mut self, who: usize) {
        self.host.table.depart(&guest(NAMES[who]), self.host.now);
        self.here[who] = self.here[who].saturating_sub(1);
    }

    /// Somebody sends a wish; what happens is kept.
    pub fn send(&mut self, who: usize, at: Seat, wish: Wish) {
        let id = format!("w{}", self.sent.len());
        self.sent.push((who, id, at, wish));
        self.resend(self.sent.len() - 1);
    }

    fn resend(&mut self, index: usize) {
        let (who, id, at, wish) = self.sent[index].clone();
        let guest = guest(NAMES[who]);
        let was_granted = self.host.table.was_granted(&guest, &id);
        let (table, now) = (&mut self.host.table, self.host.now);
        let before = (table.number(), table.view(Some(&guest), 0, now));
        match table.wish(&guest, &id, at, &wish, who % 2 == 0, now) {
            Ok(Granted::Before) => assert!(was_granted),
            Ok(Granted::Now(happenings)) => {
                assert!(!was_granted && !happenings.is_empty());
                self.host.keep(happenings);
            }
            Err(refusal) => {
                assert!(!was_granted, "{refusal}");
                let after = (table.number(), table.view(Some(&guest), 0, now));
                assert_eq!(after, before, "nothing changed");
            }
        }
    }

    pub fn act(&mut self, at: Seat, what: usize) {
        let choices = self.host.choices(at.index() + 1);
        let Some(who) = self.name_of(at).filter(|_| !choices.is_empty()) else {
            return;
        };
        let text = choices[what % choices.len()].clone();
        let number = self.host.table.number();
        self.send(who, at, Wish::Act { text, number });
    }

    pub fn think(&mut self, what: usize) {
        if self.host.table.thinker().is_some() {
            let played = (self.host).think(|choices| choices[what % choices.len()].clone());
            assert_eq!(played.len(), 1);
        }
    }

    pub fn make(&mut self, mischief: &Mischief) {
        match mischief.clone() {
            Mischief::Wait(ms) => {
                self.host.now.0 = self.host.now.0.saturating_add_signed(ms);
            }
            Mischief::Settle => {
                self.host.settle();
            }
            Mischief::Act(who, what) => {
                let asked: Vec<Seat> = self.host.table.waiting().collect();
                if !asked.is_empty() {
                    self.act(asked[who % asked.len()], what);
                }
            }
            Mischief::Wish(who, at, wish) => self.send(who, Seat::new(at), wish),
            Mischief::Again(_) if self.sent.is_empty() => {}
            Mischief::Again(index) => self.resend(index % self.sent.len()),
            Mischief::Think(what) => self.think(what),
            Mischief::Fail => {
                if let Some((at, _)) = self.host.table.thinker() {
                    let number = self.host.table.think(at).number;
                    let played = self.host.table.fall_back(at, number, self.host.now);
                    assert_eq!(self.host.keep(played).len(), 1);
                }
            }
            Mischief::Babble(at, number) => {
                let (at, now) = (seat(at + 1), self.host.now);
                let played = self.host.table.take_thought(at, number, "pass", now);
                self.host.keep(played);
            }
            Mischief::Arrive(who) => self.arrive(who),
            Mischief::Depart(who) => self.depart(who),
            Mischief::Control(who, full) => {
                self.host.table.set_control(&guest(NAMES[who]), full);
            }
            Mischief::Own(at, wish) => self.own(at, wish),
            Mischief::SitDown(who) => {
                if let Some(at) = self.open_seat() {
                    let name = NAMES[who].to_owned();
                    self.send(who, at, Wish::Sit { name });
                }
            }
            Mischief::Answer(who, yes) => {
                let asked = self.host.table.view(None, 0, self.host.now).undo_asked;
                if let Some(asked) = asked {
                    let at = asked.waiting[who % asked.waiting.len()];
                    let wish = Wish::AnswerUndo { yes };
                    self.own(at.index(), wish);
                }
            }
            Mischief::PlayAgain => {
                for at in 0..self.host.opening.chairs.len() {
                    self.own(at, Wish::Rematch);
                }
                let agreed = self.host.table.is_rematch_agreed();
                let begun = self.host.table.begin_rematch("AGAIN", self.host.now);
                assert_eq!(self.host.keep(begun).len(), usize::from(agreed));
            }
        }
    }

    fn open_seat(&self) -> Option<Seat> {
        let mut chairs = self.host.table.chairs();
        chairs
            .position(|chair| *chair == Chair::Open)
            .map(Seat::new)
    }

    /// The one in this seat wishes something for it, or invites a bot into another.
    fn own(&mut self, at: usize, wish: Wish) {
        let seats = self.host.opening.chairs.len();
        let at = Seat::new(at % seats);
        let other = |from: Seat| Seat::new(from.index() % seats);
        let wish = match wish {
            Wish::Claim { from } => Wish::Claim { from: other(from) },
            Wish::StandIn { from } => Wish::StandIn { from: other(from) },
            wish => wish,
        };
        let Some(who) = self.name_of(at) else {
            return;
        };
        let at = match wish {
            Wish::Invite { .. } => self.open_seat().unwrap_or(at),
            _ => at,
        };
        self.send(who, at, wish);
    }

    pub fn guests(&self) -> impl Iterator<Item = GuestId> + use<> {
        NAMES.into_iter().map(guest)
    }
}
