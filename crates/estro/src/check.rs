//! What holds in every position.

use crate::cards::Piece;
use crate::estri::Estro;
use crate::mode::{Extra, Frame};
use crate::pieces::{Area, CardIds, PIECES};
use crate::place::Slot;
use crate::player::{Player, Side};
use crate::position::{Match, Standing};
use crate::ships::Ship;
use crate::work::Task;
use kernel::{Broken, Faults, Seat};

const DECK: usize = 25;

impl Match {
    pub(crate) fn check_invariants(&self) -> Result<(), Broken> {
        let mut faults = Faults::default();
        self.check_places(&mut faults);
        self.check_gifts(&mut faults);
        self.check_field(&mut faults);
        self.check_cards(&mut faults);
        self.check_numbers(&mut faults);
        self.check_work(&mut faults);
        faults.into_result()
    }

    /// Every body belongs to one card on the field, or to one in an incinerator.
    fn check_places(&self, faults: &mut Faults) {
        let mut seen = [false; PIECES];
        for slot in (0..Slot::COUNT as u8).map(Slot) {
            let body = self.body(slot);
            let times = self.slots().filter(|&other| other == slot).count();
            if times > 1 {
                faults.note(|| format!("place {slot} is twice on the field"));
            }
            if body.is_free() {
                if times > 0 {
                    faults.note(|| format!("no card lies in place {slot} of the field"));
                }
                continue;
            }
            let id = self.card(body.piece).id;
            if std::mem::replace(&mut seen[body.piece.0 as usize], true) {
                faults.note(|| format!("'{id}' lies in two places"));
            }
            let ashes = (0..Player::COUNT)
                .map(|index| Area::Incinerator(Player::from_index(index)))
                .any(|area| self.piles.is_in(body.piece, area));
            match times {
                0 if !ashes => {
                    faults.note(|| format!("'{id}' is remembered, but in no incinerator"));
                }
                0 if *body != body.ashes() => {
                    faults.note(|| format!("too much of '{id}' is remembered"));
                }
                1 if !self.piles.is_in(body.piece, Area::Field) => {
                    faults.note(|| format!("'{id}' is on the field and elsewhere"));
                }
                _ => {}
            }
        }
        if self.piles.len(Area::Field) != self.field.len() {
            faults.note(|| "a card is on the field, but in no place of it".into());
        }
        let donors = || self.slots().filter_map(|slot| self.body(slot).donor());
        let absorbed = |piece: &Piece| self.piles.is_in(*piece, Area::Absorbed);
        if donors().count() != self.piles.len(Area::Absorbed) || !donors().all(|d| absorbed(&d)) {
            faults.note(|| "the gift cards of Chimeras are not those absorbed".into());
        }
        for mark in self.marks.iter() {
            if !self.field.contains(&mark.slot) {
                let slot = mark.slot;
                faults.note(|| format!("a mark lies in place {slot}, where no card lies"));
            }
        }
    }

    /// What is kept of the field to be found quickly is what is found there.
    fn check_gifts(&self, faults: &mut Faults) {
        let mut again = self.clone();
        for slot in (0..Slot::COUNT as u8).map(Slot) {
            again.note_gift(slot);
        }
        if again.index != self.index {
            faults.note(|| "the places of gifts are not those noted".into());
        }
    }

    /// How cards lie on the field: supports, Chimeras, cells.
    pub(crate) fn check_field(&self, faults: &mut Faults) {
        for slot in self.slots() {
            let body = self.body(slot);
            let id = self.card(body.piece).id;
            if body.is_chimera() && !body.is_up() {
                faults.note(|| format!("'{id}' is a Chimera and lies face-down"));
            }
            if let Some(granito) = body.supports() {
                self.check_support(slot, granito, faults);
            }
            // ES-8.10.2; a card in ambush takes the cell of the one that dies (ES-8.13.3).
            if self.modes.frame == Frame::Bastion
                && !body.controller().is_machine()
                && !body.is_dying()
                && self.slots_of(Side::One).any(|other| {
                    let there = self.body(other);
                    other < slot && there.cell == body.cell && !there.is_dying()
                })
            {
                let (lane, depth) = body.cell.as_lane();
                faults.note(|| {
                    format!("'{id}' is in lane {lane}, depth zone {depth}: that cell is taken")
                });
            }
        }
        for player in self.all_players() {
            let chimeras = self.slots_by(player).filter(|&s| self.body(s).is_chimera());
            if chimeras.count() > 1 && !self.has_borrowed_chimera(player) {
                faults.note(|| "a player has two Chimeras (ES-8.9.7)".into());
            }
        }
    }

    /// GT-73, GT-74: seizing is no playing, so it can make two.
    fn has_borrowed_chimera(&self, player: Player) -> bool {
        self.slots_by(player).any(|slot| {
            let body = self.body(slot);
            body.is_chimera() && self.owner(body.piece) != player
        })
    }

    /// ES-8.5.3 to ES-8.5.6
    fn check_support(&self, slot: Slot, granito: Slot, faults: &mut Faults) {
        let id = self.card(self.body(slot).piece).id;
        let fits = self.has(Extra::Lucid)
            && self.body(slot).is_up()
            && self.on_field(granito).is_some_and(|body| {
                body.is_up() && !body.is_chimera() && body.estri.principal() == Estro::Granito
            })
            && self.side_at(granito) == self.side_at(slot);
        if !fits {
            faults.note(|| format!("'{id}' supports place {granito}, which is no own Granito"));
        } else if self.supports_of(granito).count() > 2 {
            faults.note(|| format!("place {granito} has more than two supports (ES-8.5.4)"));
        }
    }

    /// Which cards there are, and whose.
    fn check_cards(&self, faults: &mut Faults) {
        let mut seen = CardIds::default();
        let mut owned = [0usize; Player::COUNT];
        for piece in self.pieces() {
            let card = self.printed_of(piece);
            let id = self.set.card(card).id;
            let owner = self.owner(piece);
            if !self.all_players().any(|player| player == owner) {
                faults.note(|| format!("'{id}' is owned by nobody in this match"));
                continue;
            }
            owned[owner.index()] += 1;
            if seen.contains(card) && !self.terms.chosen {
                faults.note(|| format!("'{id}' is there twice (ES-2.6)"));
            }
            seen.insert(card);
        }
        for deck in [&self.rift, &self.horde] {
            for card in deck.iter().filter(|&card| seen.contains(card)) {
                let id = self.set.card(card).id;
                faults.note(|| format!("'{id}' is in a deck of the mode, and elsewhere"));
            }
        }
        // ES-8.10.40: Dreamers own their cards together. QO-20 gives a card away for good, and what
        // comes for it may be one that QO-02 had left in the other's hand.
        let together = self.modes.frame == Frame::Bastion || self.has(Extra::Dial);
        let seats = self.seat_count();
        let total: usize = owned[..seats].iter().sum();
        let more = |count: usize, right: usize| count > right && !self.has(Extra::Rift);
        if together && (total < seats * DECK || more(total, seats * DECK)) {
            faults.note(|| format!("the players own {total} cards, not {}", seats * DECK));
        }
        for seat in Seat::all(seats) {
            let count = owned[seat.index()];
            if !together && (count < DECK || more(count, DECK)) {
                faults.note(|| format!("{seat:?} owns {count} cards, not {DECK}"));
            }
            let player = Player::seat(seat);
            // A hand may hold another's card (QO-02).
            for piece in self.piles.iter(Area::Deck(player)) {
                if self.owner(piece) != player {
                    let id = self.card(piece).id;
                    faults.note(|| format!("'{id}' is in the deck of {seat:?}, not its owner"));
                }
            }
        }
    }

    fn check_numbers(&self, faults: &mut Faults) {
        // ES-8.10.36: Last Bastion may go on past its tenth round.
        let last = match self.frame() {
            Frame::Bastion => None,
            _ => self.last_round(),
        };
        let round = self.round;
        match last {
            Some(last) if round > last => {
                faults.note(|| format!("the match has no round {round}: the last is {last}"));
            }
            _ if round == 0 => faults.note(|| "rounds count from 1".into()),
            _ => {}
        }
        for player in self.all_players() {
            let state = self.player(player);
            if state.tokens > 3 {
                faults.note(|| format!("{} necrotokens are too many (ES-8.4.2)", state.tokens));
            }
            if state.rerolls > 2 {
                faults.note(|| format!("{} re-rolls are too many (QO-10)", state.rerolls));
            }
        }
        for ship in Ship::ALL {
            let shields = self.ships[ship.index()].shields;
            if shields > ship.shields() {
                faults.note(|| format!("{} has {shields} shields, too many", ship.id()));
            }
        }
        let zones = self.zones.count_ones();
        let wanted = match self.modes.frame {
            Frame::Conquest => 5,
            Frame::Inferno => 2,
            _ => 1,
        };
        if zones != wanted {
            faults.note(|| format!("{zones} zones are active, not {wanted}"));
        }
        if self.objects & !self.received != 0 {
            faults.note(|| "an object is held that was not received".into());
        }
    }

    /// What is half done hangs together.
    fn check_work(&self, faults: &mut Faults) {
        let attacks = (self.tasks.iter()).filter(|task| matches!(task, Task::Attack));
        if attacks.count() != usize::from(self.attack.is_some()) {
            faults.note(|| "there is an attack, and nobody goes on with it, or none".into());
        }
        let windows = || {
            self.tasks.iter().filter_map(|task| match task {
                Task::Window(opening) => Some(usize::from(opening.base)),
                _ => None,
            })
        };
        if windows().any(|base| base > self.queue.len())
            || (windows().next().is_none() && !self.queue.is_empty())
        {
            faults.note(|| "gifts wait in no window".into());
        }
        if self.standing != Standing::Open && !self.tasks.is_empty() {
            faults.note(|| "the match is over, and something is half done".into());
        }
    }
}
