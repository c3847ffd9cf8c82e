//! Setup options: seats, Sages, who begins (CN-2.1, CN-2.2).

use crate::cards::{CardSet, Rank};
use crate::effect::Faction;
use crate::side::Side;
use kernel::{
    CardStamp, ENTRY_JOINT, EntryKind, EntrySpec, OptionSpec, Options, Phrase, SeatSet, Setup,
    SetupFault, Wanted, nearest,
};

/// How Sages come to seats (CN-2.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sages {
    /// Seats choose in seat order.
    Chosen,
    /// Chance deals them.
    Random,
    /// As listed, seat by seat.
    Fixed([Faction; 4]),
}

/// How a game of Command of Nature is set up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NatureSetup {
    pub(crate) seats: usize,
    pub(crate) sages: Sages,
    pub(crate) first: Option<Side>,
    pub(crate) turn_limit: u16,
    pub(crate) set: &'static CardSet,
}

const SPECS: [OptionSpec; 4] = [
    OptionSpec {
        key: "seats",
        values: "2, or 4 for two teams of two",
        default: "2",
    },
    OptionSpec {
        key: "sages",
        values: "choose, random, or one a seat such as cedar,gravel",
        default: "choose",
    },
    OptionSpec {
        key: "first",
        values: "random, or the side that begins: 1 or 2",
        default: "random",
    },
    OptionSpec {
        key: "turn-limit",
        values: "turns of both sides together after which the game is decided: 1 to 10000",
        default: "200",
    },
];

// R61
const TURN_LIMIT: u16 = 200;

impl Setup for NatureSetup {
    fn specs() -> &'static [OptionSpec] {
        &SPECS
    }

    fn build(options: &Options) -> Result<NatureSetup, Vec<SetupFault>> {
        let mut faults = options.unknown_keys(&SPECS);
        let bad = |key: &str, value: &str, wanted: Wanted| SetupFault::BadValue {
            key: key.to_owned(),
            value: value.chars().take(60).collect(),
            wanted,
        };
        let seats = match options.get("seats") {
            None | Some("2") => 2,
            Some("4") => 4,
            Some(other) => {
                faults.push(bad(
                    "seats",
                    other,
                    Wanted::new(
                        "it is played by 2 or by 4 (CN-2.1.1)",
                        Phrase::new("nature-setup-seats"),
                    ),
                ));
                2
            }
        };
        let sages = match options.get("sages") {
            None | Some("choose") => Sages::Chosen,
            Some("random") => Sages::Random,
            Some(list) => read_sages(list, seats).unwrap_or_else(|wanted| {
                faults.push(bad("sages", list, wanted));
                Sages::Chosen
            }),
        };
        let first = match options.get("first") {
            None | Some("random") => None,
            Some("1") => Some(Side::One),
            Some("2") => Some(Side::Two),
            Some(other) => {
                let wanted = Wanted::one_of(&["1", "2", "random"], "CN-2.1.2", None);
                faults.push(bad("first", other, wanted));
                None
            }
        };
        let turn_limit = match options.get("turn-limit").map(|text| (text, text.parse())) {
            None => TURN_LIMIT,
            Some((_, Ok(limit @ 1..=10_000))) => limit,
            Some((text, _)) => {
                let wanted = Wanted::new(
                    "it is 1 to 10000 (R61)",
                    Phrase::new("nature-setup-turn-limit"),
                );
                faults.push(bad("turn-limit", text, wanted));
                TURN_LIMIT
            }
        };
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(NatureSetup {
            seats,
            sages,
            first,
            turn_limit,
            set: CardSet::base(),
        })
    }

    fn options(&self) -> Options {
        let sages = match self.sages {
            Sages::Chosen => "choose".to_owned(),
            Sages::Random => "random".to_owned(),
            Sages::Fixed(factions) => {
                let names = factions[..self.seats]
                    .iter()
                    .map(|&faction| self.set.card(self.set.pack(faction).sage).id);
                names.collect::<Vec<_>>().join(",")
            }
        };
        Options::new()
            .with("seats", self.seats)
            .with("sages", sages)
            .with(
                "first",
                self.first.map_or("random".to_owned(), |s| s.to_string()),
            )
            .with("turn-limit", self.turn_limit)
    }

    fn seat_counts() -> &'static [usize] {
        &[2, 4]
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn sides(&self) -> Vec<SeatSet> {
        let sides = Side::BOTH.map(|side| side.seats(self.seats));
        sides.to_vec()
    }

    fn entries() -> &'static [EntrySpec] {
        &ENTRIES
    }

    /// The file's Sages must have the factions' usual ids for `sages=` to name them.
    fn with_cards(self, file: &str, text: &str) -> Result<NatureSetup, Vec<SetupFault>> {
        let set = CardSet::from_file(file, text)?;
        Ok(NatureSetup { set, ..self })
    }

    fn own_cards(&self) -> Option<CardStamp> {
        self.set.stamp.clone()
    }
}

/// Entrants of a tournament can bring Sages: one each, or two for a team.
static ENTRIES: [EntrySpec; 1] = [EntrySpec {
    kind: EntryKind::Sage,
    all: every_choice_of_sages,
    put: |options, brought| options.set("sages", brought.join(",")),
    is_unique: true,
}];

fn every_choice_of_sages(held: usize) -> Vec<String> {
    let sages: Vec<&str> = base_sages().iter().map(|&(id, _)| id).collect();
    if held < 2 {
        return sages.into_iter().map(str::to_owned).collect();
    }
    let pairs = sages.iter().enumerate().flat_map(|(place, one)| {
        let later = sages[place + 1..].iter();
        later.map(move |other| format!("{one}{ENTRY_JOINT}{other}"))
    });
    pairs.collect()
}

/// The Sages of the base set with their factions.
fn base_sages() -> Vec<(&'static str, Faction)> {
    (CardSet::base().cards.iter())
        .filter_map(|card| Some((card.id, card.elemental()?)))
        .filter(|(_, elemental)| elemental.rank == Rank::Sage)
        .map(|(id, elemental)| (id, elemental.faction))
        .collect()
}

fn no_sage(word: &str, names: &[&str]) -> Wanted {
    match nearest(word, names.iter().copied()) {
        Some(near) => Wanted::new(
            format!("there is no Sage '{word}'; did you mean '{near}'?"),
            Phrase::new("mazzo-setup-near").with("near", near),
        ),
        None => {
            let names = names.join(", ");
            Wanted::new(
                format!("the Sages are {names}"),
                Phrase::new("nature-setup-sages").with("sages", names.as_str()),
            )
        }
    }
}

/// Sages are named by the base set's ids, which stand for their factions.
fn read_sages(list: &str, seats: usize) -> Result<Sages, Wanted> {
    let sages = base_sages();
    let names: Vec<&str> = sages.iter().map(|&(id, _)| id).collect();
    let mut factions = Vec::new();
    for word in list.split(',').map(str::trim) {
        match sages.iter().find(|(id, _)| *id == word) {
            Some((id, faction)) if factions.contains(faction) => {
                return Err(Wanted::new(
                    format!("{id} is named twice, and each Sage exists once (R9)"),
                    Phrase::new("nature-setup-sage-twice").with("sage", *id),
                ));
            }
            Some((_, faction)) => factions.push(*faction),
            None => {
                return Err(no_sage(word, &names));
            }
        }
    }
    if factions.len() != seats {
        let count = factions.len();
        return Err(Wanted::new(
            format!("{count} Sages are named for {seats} seats; name one a seat"),
            Phrase::new("nature-setup-sage-count")
                .with("count", count)
                .with("seats", seats),
        ));
    }
    let mut fixed = [Faction::Pebble; 4];
    fixed[..seats].copy_from_slice(&factions);
    Ok(Sages::Fixed(fixed))
}
