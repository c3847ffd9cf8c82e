//! From an empty table to the first turn (CN-2).

use crate::cards::{CardId, MARKET, Market, PACK, Piece, Printed};
use crate::effect::Faction;
use crate::event::Event;
use crate::hand::HAND_SIZE;
use crate::layout::{Layout, Space};
use crate::phase::Phase;
use crate::piece_set::PieceSet;
use crate::position::{Formation, Nature, Place, SEATS, SageBoard, Standing, Standoff};
use crate::setup::{NatureSetup, Sages};
use crate::side::Side;
use kernel::{Log, PieceId, Pile, Piles, Rng, Seat, SeatSet, Seed};

const NO_BOARD: SageBoard = SageBoard {
    faction: None,
    level: 1,
    faction_action_taken: false,
    warriors: None,
};

impl Nature {
    pub(crate) fn begin(setup: &NatureSetup, seed: Seed) -> Nature {
        // CN-2.4.5: first side, then the markets, then the seats' decks. Sages dealt by chance,
        // which the rules leave out, come right after the first side.
        let mut rng = Rng::new(seed);
        let first = match setup.first {
            Some(side) => side,
            None => Side::BOTH[rng.index(2)],
        };
        let mut boards = [NO_BOARD; SEATS];
        let factions = match setup.sages {
            Sages::Chosen => None,
            Sages::Fixed(factions) => Some(factions),
            Sages::Random => {
                let mut factions = Faction::ALL;
                rng.shuffle(&mut factions);
                Some(factions)
            }
        };
        if let Some(factions) = factions {
            for (board, faction) in boards.iter_mut().zip(factions).take(setup.seats) {
                board.faction = Some(faction);
            }
        }
        let mut game = Nature {
            set: setup.set,
            layout: Layout::of(setup.seats),
            rng,
            piles: Piles::all_in(Place::Box),
            formations: [Formation::empty(); 2],
            displays: [[None; 3]; 2],
            boards,
            gold: [0; 2],
            seats: setup.seats as u8,
            ap: 0,
            turn: 0,
            turn_limit: setup.turn_limit,
            first,
            active: first,
            phase: if factions.is_some() {
                Phase::Warriors
            } else {
                Phase::Sages
            },
            standoff: Standoff::Open,
            done: SeatSet::EMPTY,
            conceded: SeatSet::EMPTY,
            attacked: PieceSet::default(),
            known: PieceSet::default(),
            tasks: Pile::new(),
            queue: Pile::new(),
            reformer: [None; 2],
            attack: None,
            batch: None,
        };
        // CN-2.1.2
        game.gold[first.other().index()] = if game.is_team_game() { 4 } else { 3 };
        game
    }

    /// The seat that chooses its Sage next (CN-2.2.1).
    pub(crate) fn sage_chooser(&self) -> Option<Seat> {
        Seat::all(self.seat_count()).find(|&seat| self.board(seat).faction.is_none())
    }

    /// Seats that have not chosen their Warriors.
    pub(crate) fn warrior_choosers(&self) -> SeatSet {
        Seat::all(self.seat_count())
            .filter(|&seat| self.board(seat).warriors.is_none())
            .collect()
    }

    pub(crate) fn is_taken(&self, faction: Faction) -> bool {
        self.boards.iter().any(|b| b.faction == Some(faction))
    }

    pub(crate) fn choose_sage(&mut self, seat: Seat, id: CardId, log: &mut impl Log<Event>) {
        let sage = self.printed_id(id);
        if let Some(elemental) = sage.0.elemental() {
            self.board_mut(seat).faction = Some(elemental.faction);
            log.note(|| Event::SageChosen { seat, sage });
        }
        if self.sage_chooser().is_none() {
            self.phase = Phase::Warriors;
        }
    }

    pub(crate) fn choose_warriors(
        &mut self,
        seat: Seat,
        left: CardId,
        right: CardId,
        log: &mut impl Log<Event>,
    ) {
        self.board_mut(seat).warriors = Some((left, right));
        log.note(|| Event::WarriorsChosen { seat });
        if self.warrior_choosers().is_empty() {
            self.deal(log);
        }
    }

    /// All choices are in: places the formations, shuffles, turns up, draws (CN-2.3, CN-2.4).
    fn deal(&mut self, log: &mut impl Log<Event>) {
        for market in Market::ALL {
            self.stock_market(market);
        }
        for seat in Seat::all(self.seat_count()) {
            self.place_formation(seat, log);
        }
        for market in Market::ALL {
            for slot in 0..3 {
                self.turn_up(market, slot, log);
            }
        }
        for seat in Seat::all(self.seat_count()) {
            self.draw(seat, HAND_SIZE, log);
        }
        // CN-2.4.4: nothing in setup triggers anything.
        self.queue.clear();
        self.begin_turn(self.first, log);
    }

    fn stock_market(&mut self, market: Market) {
        let mut order = [Piece(0); MARKET];
        let mut count = 0;
        for piece in self.set.market_pieces(market) {
            order[count] = piece;
            count += 1;
        }
        self.rng.shuffle(&mut order[..count]);
        for &piece in &order[..count] {
            self.piles.put_on_top(piece, Place::MarketDeck(market));
        }
    }

    fn place_formation(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let (Some(faction), Some((left, right))) =
            (self.board(seat).faction, self.board(seat).warriors)
        else {
            return;
        };
        let side = self.side_of(seat);
        let half = seat.index() % (self.seat_count() / 2);
        let (basics, back) = self.layout.start[half];
        let mut pack = [Piece(0); PACK];
        for (slot, piece) in pack.iter_mut().zip(self.set.pack_pieces(faction)) {
            *slot = piece;
        }
        let [sage, champions @ .., _, _, _, _, _, _, _, _, _, _, _, _] = pack;
        for piece in champions {
            self.piles.put_on_top(piece, Place::SageBoard(seat));
        }
        let warrior = |id: CardId| {
            let wanted = pack[4..7].iter().find(|&&p| self.set.printed(p) == id);
            wanted.copied().unwrap_or(pack[4])
        };
        let (left, right) = (warrior(left), warrior(right));
        let standing = [
            (pack[7], basics[0]),
            (pack[8], basics[1]),
            (pack[9], basics[2]),
            (left, back[0]),
            (sage, back[1]),
            (right, back[2]),
        ];
        for (piece, number) in standing {
            self.piles.put_on_top(piece, Place::Field);
            let space = Space::new(number - 1);
            self.formation_mut(side)
                .put(space, Standing::new(piece, seat));
        }
        let (left, right) = (self.printed(left), self.printed(right));
        log.note(|| Event::WarriorsRevealed { seat, left, right });
        self.board_mut(seat).warriors = None;
        // CN-2.4.2: the other seven cards.
        let mut rest = [Piece(0); 7];
        let others = pack[4..]
            .iter()
            .filter(|&&piece| !self.piles.is_in(piece, Place::Field));
        for (slot, &piece) in rest.iter_mut().zip(others) {
            *slot = piece;
        }
        self.rng.shuffle(&mut rest);
        for piece in rest {
            self.piles.put_on_top(piece, Place::Deck(seat));
        }
    }

    /// Fills an empty slot of a display from the top of its deck, if it has a card (CN-3.5.2).
    pub(crate) fn turn_up(&mut self, market: Market, slot: usize, log: &mut impl Log<Event>) {
        let Some(piece) = self.piles.top::<Piece>(Place::MarketDeck(market)) else {
            return;
        };
        self.piles.put_on_top(piece, Place::Display(market));
        self.known.remove(piece);
        self.displays[market as usize][slot] = Some(piece);
        let card: Printed = self.printed(piece);
        log.note(|| Event::TurnedUp {
            market,
            slot: slot as u8,
            card,
        });
    }
}

/// The index of a piece inside its pack, if it is of a pack.
pub(crate) fn pack_of(piece: Piece) -> Option<(Faction, usize)> {
    let index = piece.index();
    (index < 4 * PACK).then(|| (Faction::ALL[index / PACK], index % PACK))
}
