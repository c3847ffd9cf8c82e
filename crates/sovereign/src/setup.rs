//! How a battle is set up: whose deck is which, and who chooses the first turn (§2, SV-3.1).

use crate::cards::CardSet;
use crate::deck::Deck;
use crate::deck_word;
use crate::ready_decks;
use crate::{deck_file, random_deck};
use kernel::{
    CardStamp, DeckEntry, EntryKind, EntrySpec, OptionSpec, Options, ReadyDeck, Rng, Seat, Seed,
    Setup, SetupFault, deck_key, nearest,
};
use std::borrow::Cow;

/// Where a player's deck comes from.
#[derive(Clone, Debug, PartialEq)]
pub enum DeckChoice {
    /// A ready deck, drawn by chance.
    AnyReady,
    /// The ready deck with this place.
    Ready(usize),
    /// A legal deck made by chance.
    Random,
    /// The player's own.
    Own(Deck),
}

/// How a battle of Sovereign is set up.
#[derive(Clone, Debug, PartialEq)]
pub struct SovereignSetup {
    pub(crate) decks: [DeckChoice; 2],
    /// Who takes the first turn; none: the seat drawn chooses (SV-3.1 step 7).
    pub(crate) first: Option<Seat>,
    pub(crate) set: &'static CardSet,
}

static SPECS: [OptionSpec; 3] = [
    OptionSpec {
        key: "deck1",
        values: "a ready deck, random, or a deck in one word: classes:chronicles:realms",
        default: "a ready deck by chance",
    },
    OptionSpec {
        key: "deck2",
        values: "a ready deck, random, or a deck in one word: classes:chronicles:realms",
        default: "a ready deck by chance",
    },
    OptionSpec {
        key: "first",
        values: "choose (the seat drawn by chance says who), or the seat that begins: 1 or 2",
        default: "choose",
    },
];

impl SovereignSetup {
    /// The cards it is played with.
    pub fn set(&self) -> &'static CardSet {
        self.set
    }

    /// Where the seat's deck comes from.
    pub fn deck(&self, seat: Seat) -> &DeckChoice {
        &self.decks[seat.index() & 1]
    }

    /// The deck a seat plays with in a battle that uses this chance.
    pub(crate) fn deal_deck(&self, seat: Seat, rng: &mut Rng) -> Cow<'_, Deck> {
        let ready = ready_decks::decks();
        let own_set = self.set.stamp.is_some();
        match self.deck(seat) {
            DeckChoice::Own(deck) => Cow::Borrowed(deck),
            DeckChoice::Ready(place) if !own_set => Cow::Borrowed(&ready[*place]),
            DeckChoice::AnyReady if !own_set => Cow::Borrowed(&ready[rng.index(ready.len())]),
            // A set that makes no deck at all was refused when the setup was read.
            _ => {
                random_deck::random_deck(self.set, rng).map_or(Cow::Borrowed(&ready[0]), Cow::Owned)
            }
        }
    }

    /// The decks that scenarios are sketched with.
    pub(crate) fn sketch_decks(&self) -> [Cow<'_, Deck>; 2] {
        let mut rng = Rng::new(Seed::from(0));
        [Seat::new(0), Seat::new(1)].map(|seat| self.deal_deck(seat, &mut rng))
    }

    fn read(options: &Options, set: &'static CardSet) -> Result<SovereignSetup, Vec<SetupFault>> {
        let mut faults = options.unknown_keys(&SPECS);
        let mut decks = [DeckChoice::AnyReady, DeckChoice::AnyReady];
        for seat in [Seat::new(0), Seat::new(1)] {
            let key = deck_key(seat);
            if let Some(word) = options.get(&key) {
                match read_deck_choice(word, set) {
                    Ok(choice) => decks[seat.index()] = choice,
                    Err(problems) => faults.extend(
                        (problems.into_iter())
                            .map(|problem| SetupFault::Deck(format!("{key}: {problem}"))),
                    ),
                }
            }
        }
        let first = match options.get("first") {
            None | Some("choose") => None,
            Some("1") => Some(Seat::new(0)),
            Some("2") => Some(Seat::new(1)),
            Some(other) => {
                faults.push(SetupFault::BadValue {
                    key: "first".into(),
                    value: other.chars().take(40).collect(),
                    wanted: "it is choose, 1 or 2".into(),
                });
                None
            }
        };
        let by_chance = decks.iter().any(|deck| !matches!(deck, DeckChoice::Own(_)));
        if faults.is_empty() && by_chance && set.stamp.is_some() {
            let mut rng = Rng::new(Seed::from(0));
            if random_deck::random_deck(set, &mut rng).is_none() {
                faults.push(SetupFault::Deck(
                    "the cards of this set make no legal deck of 50; write decks of your own, or more cards".into(),
                ));
            }
        }
        if faults.is_empty() {
            Ok(SovereignSetup { decks, first, set })
        } else {
            Err(faults)
        }
    }
}

/// Entrants of a tournament can bring decks.
static ENTRIES: [EntrySpec; 1] = [EntrySpec {
    kind: EntryKind::Deck,
    all: |_| {
        let ready = ready_decks::ready().iter();
        ready.map(|deck| deck.id.to_owned()).collect()
    },
    put: put_decks,
    is_unique: false,
}];

fn put_decks(options: &mut Options, brought: &[&str]) {
    for (seat, deck) in Seat::all(brought.len()).zip(brought) {
        options.set(&deck_key(seat), deck);
    }
}

fn read_deck_choice(word: &str, set: &'static CardSet) -> Result<DeckChoice, Vec<String>> {
    if word == "random" {
        return Ok(DeckChoice::Random);
    }
    if let Some(place) = ready_decks::ready().iter().position(|deck| deck.id == word) {
        if set.stamp.is_some() {
            return Err(vec![format!(
                "'{word}' is a deck of the game's own cards; write the deck out, or take random"
            )]);
        }
        return Ok(DeckChoice::Ready(place));
    }
    if !word.contains(':') {
        let ids = ready_decks::ready().iter().map(|deck| deck.id);
        let all: Vec<&str> = ids.clone().collect();
        return Err(vec![match nearest(word, ids) {
            Some(near) => format!("there is no ready deck '{word}'; did you mean '{near}'?"),
            None => format!(
                "there is no ready deck '{word}'; they are {}",
                all.join(", ")
            ),
        }]);
    }
    match deck_word::read(word, set) {
        Ok(deck) => Ok(DeckChoice::Own(deck)),
        Err(problems) => Err(problems.iter().map(ToString::to_string).collect()),
    }
}

impl Setup for SovereignSetup {
    fn specs() -> &'static [OptionSpec] {
        &SPECS
    }

    fn build(options: &Options) -> Result<SovereignSetup, Vec<SetupFault>> {
        SovereignSetup::read(options, CardSet::base())
    }

    fn build_with_cards(
        options: &Options,
        file: &str,
        text: &str,
    ) -> Result<SovereignSetup, Vec<SetupFault>> {
        SovereignSetup::read(options, CardSet::from_file(file, text)?)
    }

    fn options(&self) -> Options {
        let mut options = Options::new();
        for seat in [Seat::new(0), Seat::new(1)] {
            let word = match self.deck(seat) {
                DeckChoice::AnyReady => continue,
                DeckChoice::Ready(place) => ready_decks::ready()[*place].id.to_owned(),
                DeckChoice::Random => "random".to_owned(),
                DeckChoice::Own(deck) => deck_word::write(deck, self.set),
            };
            options.set(&deck_key(seat), word);
        }
        let first = self.first.map(|seat| seat.to_string());
        options.with("first", first.as_deref().unwrap_or("choose"))
    }

    fn seat_counts() -> &'static [usize] {
        &[2]
    }

    fn seats(&self) -> usize {
        2
    }

    fn entries() -> &'static [EntrySpec] {
        &ENTRIES
    }

    /// Decks are looked up again by the ids of their cards.
    fn with_cards(self, file: &str, text: &str) -> Result<SovereignSetup, Vec<SetupFault>> {
        SovereignSetup::read(&self.options(), CardSet::from_file(file, text)?)
    }

    fn own_cards(&self) -> Option<CardStamp> {
        self.set.stamp.clone()
    }

    fn ready_decks() -> &'static [ReadyDeck] {
        ready_decks::ready()
    }

    fn read_deck(&self, file: &str, text: &str) -> Result<DeckEntry, Vec<SetupFault>> {
        match deck_file::read(file, text, self.set) {
            Ok(deck) => Ok(crate::deck_entry::entry(&deck, self.set)),
            Err(faults) => Err(faults
                .into_iter()
                .map(|fault| SetupFault::Deck(fault.to_string()))
                .collect()),
        }
    }
}
