//! How a match is set up: modes, seats, decks, zone, and the options of single modes (§2, §8).
//!
//! What the options say is read in `setup/reading.rs`, with every fault at once.

mod reading;
mod specs;

use crate::cards::{CardId, CardSet};
use crate::decks::{self, DeckKind, check_list};
use crate::estri::Zone;
use crate::mode::{Extra, Frame, Modes};
use crate::text;
use kernel::{
    CardStamp, DeckEntry, EntryKind, EntrySpec, ModeEntry, OptionSpec, Options, ReadyDeck, Seat,
    SeatSet, Setup, SetupFault, deck_key,
};
use reading::Reading;
use specs::SPECS;

/// How decks come to be (ES-2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// All decks are dealt from one catalogue (ES-2.6).
    Random,
    /// 20 cards are chosen and 5 come by chance (ES-2.5); with Lucid Dream 25 are chosen
    /// (ES-8.5.1).
    Chosen,
}

/// How a match of Estro is set up.
#[derive(Clone, Debug, PartialEq)]
pub struct EstroSetup {
    pub(crate) modes: Modes,
    pub(crate) seats: usize,
    pub(crate) format: Format,
    /// What each seat chose: 20 cards, 25 with Lucid Dream; none: a ready deck drawn by chance.
    pub(crate) decks: [Option<Vec<CardId>>; 4],
    /// Who begins; none: by coin flip (ES-2.9).
    pub(crate) first: Option<Seat>,
    /// The zone, the first of the two in Inferno; none: drawn (ES-6.1).
    pub(crate) zone: Option<Zone>,
    /// Each player may use the zone's power once (ES-6.4).
    pub(crate) power_each: bool,
    /// The second player draws one opening card more (ES-8.1.4).
    pub(crate) compensation: bool,
    /// Partners and Dreamers see each other's hands (ES-8.3.6, ES-8.10.16).
    pub(crate) open_hands: bool,
    /// Guardians choose the best attack (ES-8.6.11).
    pub(crate) tactical: bool,
    /// The manual's "ignoring any bonus": no dice and no estro modifiers.
    pub(crate) bare: bool,
    pub(crate) set: &'static CardSet,
}

impl EstroSetup {
    /// Its modes.
    pub fn modes(&self) -> Modes {
        self.modes
    }

    /// How its decks come to be.
    pub fn format(&self) -> Format {
        self.format
    }

    /// The cards it is played with.
    pub fn set(&self) -> &'static CardSet {
        self.set
    }

    /// What the seat chose, if it did.
    pub fn deck(&self, seat: Seat) -> Option<&[CardId]> {
        self.decks.get(seat.index())?.as_deref()
    }

    /// What a chosen deck of this setup must be.
    fn deck_kind(&self) -> DeckKind {
        deck_kind(self.modes)
    }
}

/// Entrants of a tournament can bring decks.
static ENTRIES: [EntrySpec; 1] = [EntrySpec {
    kind: EntryKind::Deck,
    all: |_| {
        decks::ready()
            .iter()
            .map(|deck| deck.id.to_owned())
            .collect()
    },
    put: put_decks,
    is_unique: false,
}];

fn put_decks(options: &mut Options, brought: &[&str]) {
    for (seat, deck) in Seat::all(brought.len()).zip(brought) {
        options.set(&deck_key(seat), deck);
    }
}

fn deck_kind(modes: Modes) -> DeckKind {
    match modes.has(Extra::Lucid) {
        true => DeckKind::Lucid,
        false => DeckKind::Chosen,
    }
}

impl Setup for EstroSetup {
    fn specs() -> &'static [OptionSpec] {
        &SPECS
    }

    fn build(options: &Options) -> Result<EstroSetup, Vec<SetupFault>> {
        Reading::new(options, Some(CardSet::base())).setup()
    }

    fn build_with_cards(
        options: &Options,
        file: &str,
        text: &str,
    ) -> Result<EstroSetup, Vec<SetupFault>> {
        match CardSet::from_file(file, text) {
            Ok(set) => Reading::new(options, Some(set)).setup(),
            Err(cards) => {
                // Without a set nobody can say whether a deck's cards exist.
                let options = Reading::new(options, None).setup();
                let mut faults = options.err().unwrap_or_default();
                faults.extend(cards);
                Err(faults)
            }
        }
    }

    fn options(&self) -> Options {
        let frame = self.modes.frame;
        let mut options = Options::new()
            .with("mode", self.modes)
            .with("seats", self.seats)
            .with(
                "format",
                word(self.format == Format::Chosen, "chosen", "random"),
            )
            .with("clash", word(self.bare, "bare", "full"));
        for seat in Seat::all(self.seats) {
            if let Some(cards) = self.deck(seat) {
                let ids: Vec<&str> = cards.iter().map(|&card| self.set.card(card).id).collect();
                options.set(&deck_key(seat), ids.join(","));
            }
        }
        if frame != Frame::Bastion {
            let first = self.first.map(|seat| seat.to_string());
            options.set("first", first.as_deref().unwrap_or("random"));
        }
        if frame != Frame::Conquest {
            options.set("zone", self.zone.map_or("random", Zone::id));
        }
        if reading::may_share_power(frame) {
            options.set("zone-power", word(self.power_each, "each", "shared"));
        }
        if self.modes.has(Extra::Strategist) {
            options.set("compensation", word(self.compensation, "on", "off"));
        }
        if matches!(frame, Frame::Inferno | Frame::Bastion) {
            options.set("hands", word(self.open_hands, "open", "closed"));
        }
        if frame == Frame::Single {
            options.set("targets", word(self.tactical, "tactical", "random"));
        }
        options
    }

    fn modes() -> Vec<ModeEntry> {
        let frames = Frame::ALL.map(|frame| (frame.id(), text::Mode::Frame(frame)));
        let extras = Extra::ALL.map(|extra| (extra.id(), text::Mode::Extra(extra)));
        let entry = |(id, mode): (&'static str, text::Mode)| ModeEntry {
            id,
            name: text::mode_name(mode),
            text: text::mode_text(mode),
        };
        frames.into_iter().chain(extras).map(entry).collect()
    }

    fn seat_counts() -> &'static [usize] {
        &[1, 2, 3, 4]
    }

    fn seats(&self) -> usize {
        self.seats
    }

    /// ES-8.3.1, ES-8.6.1, ES-8.10.3: partners sit across from each other; ships and Horde have
    /// no seat.
    fn sides(&self) -> Vec<SeatSet> {
        let of_parity = |parity: usize| {
            let seats = Seat::all(self.seats);
            seats.filter(|seat| seat.index() % 2 == parity).collect()
        };
        match self.modes.frame {
            Frame::Duel | Frame::Conquest | Frame::Inferno => vec![of_parity(0), of_parity(1)],
            Frame::Single | Frame::Bastion => vec![SeatSet::first(self.seats)],
        }
    }

    fn entries() -> &'static [EntrySpec] {
        &ENTRIES
    }

    /// Chosen cards are looked up again by their ids.
    fn with_cards(self, file: &str, text: &str) -> Result<EstroSetup, Vec<SetupFault>> {
        let set = CardSet::from_file(file, text)?;
        let mut decks = [const { None }; 4];
        let mut faults = Vec::new();
        for seat in Seat::all(self.seats) {
            let Some(cards) = self.deck(seat) else {
                continue;
            };
            let ids = cards.iter().map(|&card| self.set.card(card).id);
            match check_list(ids, Some(self.deck_kind()), set) {
                Ok(cards) => decks[seat.index()] = Some(cards),
                Err(problems) => faults.extend(problems.into_iter().map(|problem| {
                    SetupFault::Deck(format!(
                        "{} with the cards of {file}: {problem}",
                        deck_key(seat)
                    ))
                })),
            }
        }
        if faults.is_empty() {
            Ok(EstroSetup { decks, set, ..self })
        } else {
            Err(faults)
        }
    }

    fn own_cards(&self) -> Option<CardStamp> {
        self.set.stamp.clone()
    }

    fn ready_decks() -> &'static [ReadyDeck] {
        decks::ready()
    }

    fn read_deck(&self, file: &str, text: &str) -> Result<DeckEntry, Vec<SetupFault>> {
        match decks::read_deck(file, text, self.set) {
            Ok(deck) => Ok(decks::entry(&deck, self.set)),
            Err(faults) => Err(faults
                .into_iter()
                .map(|fault| SetupFault::Deck(fault.to_string()))
                .collect()),
        }
    }
}

fn word(chosen: bool, yes: &'static str, no: &'static str) -> &'static str {
    if chosen { yes } else { no }
}
