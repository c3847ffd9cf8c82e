//! A table, and what can be seen of it without looking at the game.

use crate::grants::Grants;
use crate::log::Log;
use crate::moves::Made;
use crate::place::Place;
use crate::presence::Presence;
use crate::undo::UndoRequest;
use crate::{Chair, GuestId, Millis, Opening};
use catalog::{Match, Title};
use kernel::{Options, Phrase, Seat, SeatSet, SetupFault, Wanted};
use protocol::TableStage;
use std::collections::BTreeSet;

/// A match with people in it.
pub struct Table {
    pub(crate) opening: Opening,
    pub(crate) title: &'static dyn Title,
    pub(crate) game: Box<dyn Match>,
    pub(crate) begun: bool,
    pub(crate) places: Vec<Place>,
    /// One for each move of the game.
    pub(crate) moves: Vec<Made>,
    pub(crate) log: Log,
    /// The number of the last entry.
    pub(crate) number: u32,
    /// When it happened.
    pub(crate) at: Millis,
    /// The number of the last entry that changed the game.
    pub(crate) changed: u32,
    /// The number of the last entry that took something back.
    pub(crate) undone: u32,
    pub(crate) granted: Grants,
    pub(crate) request: Option<UndoRequest>,
    /// The seats that want to play again.
    pub(crate) rematch: SeatSet,
    /// The code of the table where they do.
    pub(crate) next: Option<String>,
    pub(crate) presence: Presence,
    /// Those who answer single prompts themselves.
    pub(crate) in_control: BTreeSet<GuestId>,
    /// Since when the table is looked after: not while the host was down.
    pub(crate) awake: Option<Millis>,
    /// Until when all that time brings has been done.
    pub(crate) settled: Millis,
}

impl Table {
    /// Opens a table, or says everything that is wrong with how it is set up. Nothing has
    /// happened at it yet; [`Table::settle`] does what follows.
    pub fn open(opening: Opening) -> Result<Table, Vec<SetupFault>> {
        let title = catalog::title(&opening.game).map_err(|unknown| {
            vec![SetupFault::BadValue {
                key: "game".to_owned(),
                value: unknown.found.clone(),
                wanted: unknown.wanted(),
            }]
        })?;
        let game = title.begin(&set_up(&opening), opening.seed)?;
        if opening.chairs.len() != game.seats() {
            return Err(vec![SetupFault::BadValue {
                key: "chairs".to_owned(),
                value: opening.chairs.len().to_string(),
                wanted: Wanted::new(
                    format!("a game set up like this has {} seats", game.seats()),
                    Phrase::new("table-setup-seats").with("seats", game.seats()),
                ),
            }]);
        }
        let bank = crate::clock::check(opening.clock)?;
        let places = opening.chairs.iter().cloned();
        Ok(Table {
            title,
            game,
            begun: false,
            places: places.map(|chair| Place::new(chair, bank)).collect(),
            moves: Vec::new(),
            log: Log::default(),
            number: 0,
            at: opening.at,
            changed: 0,
            undone: 0,
            granted: Grants::default(),
            request: None,
            rematch: SeatSet::EMPTY,
            next: None,
            presence: Presence::default(),
            in_control: BTreeSet::new(),
            awake: None,
            settled: opening.at,
            opening,
        })
    }

    /// How it was opened.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The game's title.
    pub fn title(&self) -> &'static dyn Title {
        self.title
    }

    /// The game, to look at; none before it begins.
    pub fn game(&self) -> Option<&dyn Match> {
        self.begun.then_some(&*self.game)
    }

    /// The number of the last thing that happened.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// When something last happened.
    pub fn last_at(&self) -> Millis {
        self.at
    }

    /// How far it is.
    pub fn stage(&self) -> TableStage {
        match (self.begun, self.game.turn().outcome()) {
            (false, _) => TableStage::Gathering,
            (true, None) => TableStage::Playing,
            (true, Some(_)) => TableStage::Over,
        }
    }

    /// Who sits where now, one chair a seat.
    pub fn chairs(&self) -> impl ExactSizeIterator<Item = &Chair> {
        self.places.iter().map(|place| &place.chair)
    }

    /// The seats of a guest.
    pub fn seats_of(&self, guest: &GuestId) -> SeatSet {
        self.seats_where(|place| place.guest() == Some(guest))
    }

    /// The seats the game waits for; nobody before it begins or once it is over.
    pub fn waiting(&self) -> SeatSet {
        match self.begun {
            true => self.game.turn().waiting(),
            false => SeatSet::EMPTY,
        }
    }

    /// Somebody is connected from now on. Each arrival is ended by one departure: who looks
    /// through two windows has arrived twice.
    pub fn arrive(&mut self, guest: &GuestId, now: Millis) {
        let _ = now;
        self.presence.arrive(guest);
    }

    /// Somebody is not connected any more.
    pub fn depart(&mut self, guest: &GuestId, now: Millis) {
        self.presence.depart(guest, now);
        if self.seats_of(guest).is_empty() {
            self.presence.forget(guest);
        }
    }

    /// Somebody answers prompts with a single answer themselves from now on, or does not.
    pub fn set_control(&mut self, guest: &GuestId, full: bool) {
        match full {
            true => self.in_control.insert(guest.clone()),
            false => self.in_control.remove(guest),
        };
    }

    /// The seat, if the table has it.
    pub(crate) fn place(&self, seat: Seat) -> Option<&Place> {
        self.places.get(seat.index())
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.places.len())
    }

    pub(crate) fn seats_where(&self, fits: impl Fn(&Place) -> bool) -> SeatSet {
        (self.seats())
            .filter(|seat| fits(&self.places[seat.index()]))
            .collect()
    }

    pub(crate) fn is_playing(&self) -> bool {
        self.stage() == TableStage::Playing
    }

    /// Do two seats play against each other, and nobody else?
    pub(crate) fn is_duel(&self) -> bool {
        self.places.len() == 2 && self.game.side(Seat::new(0)).len() == 1
    }
}

/// The setup, as the shelf wants it.
pub(crate) fn set_up(opening: &Opening) -> catalog::Table {
    let set = |options: Options, (key, value): (&String, &String)| options.with(key, value);
    catalog::Table {
        options: opening.options.iter().fold(Options::new(), set),
        cards: None,
    }
}
