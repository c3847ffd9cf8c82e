//! The duel: a small card game with hidden hands, units that fight, and a little chance.
//!
//! - DU-1: Two players have 30 health each. A deck is 30 cards: those of the table taken round
//!   and round, shuffled. Seat 1 draws 3 cards and begins; seat 2 draws 4.
//! - DU-2: When a turn begins, the player's maximum of mana grows by 1 (to 10 at most), all mana
//!   comes back, the player's units become ready, and the player draws a card.
//! - DU-3: A card drawn with 10 cards in hand is lost, for all to see. Drawing from an empty deck
//!   costs 1 health, the next time 2, then 3, and so on.
//! - DU-4: In a turn the player plays cards and attacks as often as they like, until they pass.
//! - DU-5: To play a card from the hand is to pay its cost in mana, and then to do what it says.
//! - DU-6: A unit that is played enters the first free one of seven places, not ready. It cannot
//!   be played if there is none. It keeps its place until it leaves.
//! - DU-7: A ready unit can attack the enemy player or an enemy unit, and then is not ready any
//!   more. Two units deal their attack to each other; one without health leaves.
//! - DU-8: A player at 0 health or less loses at once; both at once is a draw. Who gives up is at
//!   0 health. When the game is over nobody acts.
//! - DU-9: Nobody knows the order of a deck, or what the opponent has in hand and deck. Cards that
//!   were lost, cast or defeated are known to all.
//!
//! Read on in [`card`] (the table), `play` (what each action does), [`view`] (what a seat sees),
//! `narrate` (what people read).

mod action;
mod bag;
pub mod board;
pub mod card;
mod evaluate;
mod event;
mod narrate;
#[cfg(test)]
mod obedience;
mod play;
mod player;
mod reason;
mod saved;
pub mod view;

use crate::Plain;
pub use action::{DuelAction, Target};
pub use bag::{Bag, HandCard};
use board::Place;
pub use event::DuelEvent;
use kernel::{Broken, CardTrace, Eye, Game, Log, Misread, Outcome, Rng, Seat, SeatSet, Seed, Turn};
use player::Player;
pub use reason::DuelReason;
pub use saved::SavedDuel;
pub use view::DuelView;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);
const FULL_HEALTH: i8 = 30;
const DECK_SIZE: usize = 30;
/// DU-3: how many cards a hand holds.
pub const HAND_LIMIT: usize = 10;
const MOST_MANA: u8 = 10;

/// A position of the duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duel {
    active: Seat,
    players: [Player; 2],
    chance: Rng,
}

#[inline]
fn opponent(seat: Seat) -> Seat {
    if seat == FIRST { SECOND } else { FIRST }
}

impl Duel {
    #[inline]
    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.players[0].is_defeated() | self.players[1].is_defeated()
    }

    #[inline]
    fn may_act(&self, seat: Seat) -> bool {
        seat == self.active && !self.is_over()
    }
}

impl Game for Duel {
    const ID: &'static str = "duel";
    const RULES_VERSION: u16 = 1;

    type Setup = Plain;
    type Action = DuelAction;
    type Event = DuelEvent;
    type Reason = DuelReason;
    type View = DuelView;
    type Saved = SavedDuel;

    #[inline]
    fn new(_: &Plain, seed: Seed) -> Duel {
        let mut game = Duel {
            active: FIRST,
            players: [Player::new(); 2],
            chance: Rng::new(seed),
        };
        game.draw(FIRST, 3, &mut ());
        game.draw(SECOND, 4, &mut ());
        game.begin_turn(FIRST, &mut ());
        game
    }

    fn seats(&self) -> usize {
        2
    }

    fn first(&self) -> SeatSet {
        SeatSet::one(FIRST)
    }

    #[inline]
    fn turn(&self) -> Turn {
        if !self.is_over() {
            return Turn::Choose(SeatSet::one(self.active));
        }
        let standing: SeatSet = Seat::all(2)
            .filter(|&seat| !self.player(seat).is_defeated())
            .collect();
        Turn::Over(if standing.is_empty() {
            Outcome::drawn()
        } else {
            Outcome::won(standing, 2)
        })
    }

    fn legal(&self, seat: Seat, out: &mut Vec<DuelAction>) {
        if !self.may_act(seat) {
            return;
        }
        let (own, enemy) = (self.player(seat), self.player(opponent(seat)));
        out.extend(own.playable().hand_cards().map(DuelAction::Play));
        for with in own.board.ready().map(Place::at) {
            let units = enemy
                .board
                .taken()
                .map(|place| Target::Unit(Place::at(place)));
            let targets = std::iter::once(Target::Player).chain(units);
            out.extend(targets.map(|on| DuelAction::Attack { with, on }));
        }
        out.push(DuelAction::Pass);
    }

    fn refusal(&self, seat: Seat, action: DuelAction) -> Option<DuelReason> {
        self.why_not(seat, action)
    }

    #[inline]
    fn play_unchecked(&mut self, seat: Seat, action: DuelAction, log: &mut impl Log<DuelEvent>) {
        match action {
            DuelAction::Play(held) => self.play_card(seat, held.card(), log),
            DuelAction::Attack { with, on } => self.attack(seat, with, on, log),
            DuelAction::Pass => self.pass(seat, log),
        }
        self.announce_end(log);
    }

    #[inline]
    fn pick(&self, seat: Seat, rng: &mut Rng, _: &mut Vec<DuelAction>) -> DuelAction {
        let (own, enemy) = (self.player(seat), self.player(opponent(seat)));
        let (playable, ready) = (own.playable(), own.board.ready());
        let targets = enemy.board.taken().len() + 1;
        let attacks = ready.len() * targets;
        let plays = playable.len();
        let n = rng.index(plays + attacks + 1);
        if n < plays {
            return DuelAction::Play(playable.nth(n));
        }
        let n = n - plays;
        if n == attacks {
            return DuelAction::Pass;
        }
        DuelAction::Attack {
            with: Place::at(ready.nth(n / targets)),
            on: match n % targets {
                0 => Target::Player,
                unit => Target::Unit(Place::at(enemy.board.taken().nth(unit - 1))),
            },
        }
    }

    fn dealt(&self) -> Option<Vec<CardTrace>> {
        let held = Seat::all(2).flat_map(|seat| {
            let hand = self.player(seat).hand.cards();
            hand.map(move |card| CardTrace::drawn(seat, card.data().id))
        });
        Some(held.collect())
    }

    fn fallback(&self, _: Seat) -> DuelAction {
        DuelAction::Pass
    }

    fn concede(&mut self, seat: Seat, log: &mut impl Log<DuelEvent>) {
        if !self.is_over() {
            self.player_mut(seat).health = 0;
            log.note(|| DuelEvent::Conceded { seat });
            self.announce_end(log);
        }
    }

    fn view(&self, eye: Eye) -> DuelView {
        DuelView::of(self, eye)
    }

    fn guess(&mut self, seat: Seat, rng: &mut Rng) {
        self.player_mut(opponent(seat)).redraw_hand(rng);
        self.chance = rng.split();
    }

    fn check(&self) -> Result<(), Broken> {
        if self.active != FIRST && self.active != SECOND {
            return Err(Broken("the duel: there are only two seats".into()));
        }
        self.players.iter().try_for_each(Player::check)
    }

    fn save(&self) -> SavedDuel {
        SavedDuel::of(self)
    }

    fn restore(_: &Plain, saved: SavedDuel) -> Result<Duel, Broken> {
        let game = saved.position()?;
        game.check()?;
        Ok(game)
    }

    fn spell(&self, action: DuelAction) -> String {
        action.spell()
    }

    fn read(&self, text: &str) -> Result<DuelAction, Misread> {
        DuelAction::read(text)
    }
}
