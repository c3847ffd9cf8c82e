//! How a game is set up: which hero meets which adventure, and by which options (TS-0.3, TS-3.1).

use crate::archive;
use crate::book;
use crate::code::SetCode;
use crate::hero::{HeroCard, HeroSide};
use crate::journey::{Filled, MarkRule, RuleOptions};
use crate::publish::published;
use crate::set::{AdventureKind, AdventureSide, CardSet};
use crate::sets::{SetName, Sets};
use crate::world::MarkTrack;
use kernel::{
    EntryKind, EntrySpec, ModeEntry, OptionSpec, Options, Phrase, Setup, SetupFault, nearest,
};
use std::sync::Arc;

/// What is played if nobody says otherwise: the first set of the archive.
const DEFAULT_SET: &str = "TOS20260101";

/// How many boxes the longest mark track has (TS-5.62).
const MOST_BOXES: u8 = 6;

/// How a game of Travelers is set up.
#[derive(Clone, Debug, PartialEq)]
pub struct TravelersSetup {
    pub(crate) sets: Arc<Sets>,
    /// A kind asked for instead of the set's own.
    pub(crate) kind: Option<AdventureKind>,
    pub(crate) rules: RuleOptions,
    /// Boxes filled in earlier games.
    pub(crate) marks: Filled,
}

static SPECS: [OptionSpec; 10] = [
    OptionSpec {
        key: "mode",
        values: "adventure, or training (fights against a practice enemy)",
        default: "adventure",
    },
    OptionSpec {
        key: "hero",
        values: "the set the hero is from: a day (2026-11-16), a set code, or any word",
        default: DEFAULT_SET,
    },
    OptionSpec {
        key: "adventure",
        values: "the set the adventure is from: a day, a set code, or any word",
        default: "the hero's set",
    },
    OptionSpec {
        key: "kind",
        values: "own (the kind the set has), world or dungeon",
        default: "own",
    },
    OptionSpec {
        key: "strain-cost",
        values: "what Strain costs: 0 or 1 Mana",
        default: "1",
    },
    OptionSpec {
        key: "marks",
        values: "what becomes of pencil marks: persistent, fresh or off",
        default: "persistent",
    },
    OptionSpec {
        key: "scoring",
        values: "on or off",
        default: "on",
    },
    OptionSpec {
        key: "plan-undo",
        values: "on or off: may steps of a plan be taken back",
        default: "on",
    },
    OptionSpec {
        key: "hero-boxes",
        values: "boxes already filled on the hero's set: 0 to 6",
        default: "0",
    },
    OptionSpec {
        key: "adventure-boxes",
        values: "boxes already filled on the adventure's set: 0 to 6",
        default: "0",
    },
];

/// Entrants of a tournament can bring heroes. Each meets the adventure of its own set, unless the
/// option `adventure` names one for all.
static ENTRIES: [EntrySpec; 1] = [EntrySpec {
    kind: EntryKind::Hero,
    all: |_| Vec::new(),
    put: |options, brought| {
        if let Some(hero) = brought.first() {
            options.set("hero", hero);
        }
    },
    is_unique: false,
}];

impl TravelersSetup {
    /// The two sets it is played with.
    pub fn sets(&self) -> &Arc<Sets> {
        &self.sets
    }

    /// Its options.
    pub const fn rules(&self) -> RuleOptions {
        self.rules
    }

    /// A setup of these two sides, for those who have them already.
    pub fn of_sets(sets: Arc<Sets>, rules: RuleOptions) -> TravelersSetup {
        TravelersSetup {
            sets,
            kind: None,
            rules,
            marks: Filled::default(),
        }
    }
}

/// Reads one option after the other and gathers what is wrong.
struct OptionReader<'a> {
    options: &'a Options,
    faults: Vec<SetupFault>,
}

impl OptionReader<'_> {
    /// The value of the option among these words; the first of them if it is not set.
    fn word<T: Copy>(&mut self, key: &str, words: &[(&str, T)]) -> T {
        let Some(value) = self.options.get(key) else {
            return words[0].1;
        };
        match words.iter().find(|(word, _)| *word == value) {
            Some((_, meaning)) => *meaning,
            None => {
                let all: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
                self.refuse(key, value, format!("it is {}", all.join(" or ")));
                words[0].1
            }
        }
    }

    fn boxes(&mut self, key: &str) -> u8 {
        let Some(value) = self.options.get(key) else {
            return 0;
        };
        match value.parse() {
            Ok(boxes) if boxes <= MOST_BOXES => boxes,
            _ => {
                self.refuse(key, value, format!("it is a number from 0 to {MOST_BOXES}"));
                0
            }
        }
    }

    fn refuse(&mut self, key: &str, value: &str, wanted: String) {
        self.faults.push(SetupFault::BadValue {
            key: key.to_owned(),
            value: value.chars().take(40).collect(),
            wanted: wanted.into(),
        });
    }

    /// The code of a set, unless it is an example of the rule book.
    fn code(&mut self, key: &str, value: &str) -> Option<SetCode> {
        match value.parse::<SetCode>() {
            Ok(code) => Some(code),
            Err(fault) => {
                self.refuse(key, value, fault.to_string());
                None
            }
        }
    }

    fn published(
        &mut self,
        key: &str,
        code: SetCode,
        kind: Option<AdventureKind>,
    ) -> Option<Arc<CardSet>> {
        match published(code, kind) {
            Ok(set) => Some(set),
            Err(fault) => {
                self.refuse(key, &code.to_string(), fault.to_string());
                None
            }
        }
    }

    fn no_example(&mut self, key: &str, value: &str, names: impl Iterator<Item = &'static str>) {
        let names: Vec<&str> = names.collect();
        let wanted = match nearest(value, names.iter().copied()) {
            Some(near) => format!("did you mean '{near}'?"),
            None => format!("the examples are {}", names.join(", ")),
        };
        self.refuse(key, value, wanted);
    }

    fn hero(&mut self, value: &str) -> Option<(HeroSide, SetName)> {
        if value.starts_with(book::PREFIX) {
            let found = book::hero(value);
            if found.is_none() {
                self.no_example("hero", value, book::heroes());
            }
            return found.map(|(side, name)| (side, SetName::Named(name)));
        }
        let code = self.code("hero", value)?;
        let set = self.published("hero", code, None)?;
        Some((set.hero.clone(), SetName::Code(code)))
    }

    fn adventure(
        &mut self,
        value: &str,
        kind: Option<AdventureKind>,
    ) -> Option<(AdventureSide, SetName, Vec<HeroCard>)> {
        if value.starts_with(book::PREFIX) {
            let Some((side, name)) = book::adventure(value) else {
                self.no_example("adventure", value, book::adventures());
                return None;
            };
            // The backs of an example's cards are those of the default set.
            let day = SetCode::daily(archive::FIRST);
            let backs = self.published("adventure", day, None)?.hero.cards.clone();
            return Some((side, SetName::Named(name), backs));
        }
        let code = self.code("adventure", value)?;
        let set = self.published("adventure", code, kind)?;
        let backs = set.hero.cards.clone();
        Some((set.adventure.clone(), SetName::Code(code), backs))
    }
}

impl Setup for TravelersSetup {
    fn specs() -> &'static [OptionSpec] {
        &SPECS
    }

    fn build(options: &Options) -> Result<TravelersSetup, Vec<SetupFault>> {
        let mut reader = OptionReader {
            faults: options.unknown_keys(&SPECS),
            options,
        };
        let training = reader.word("mode", &[("adventure", false), ("training", true)]);
        let kind = reader.word(
            "kind",
            &[
                ("own", None),
                ("world", Some(AdventureKind::World)),
                ("dungeon", Some(AdventureKind::Dungeon)),
            ],
        );
        let on_off = [("on", true), ("off", false)];
        let rules = RuleOptions {
            strain_cost: reader.word("strain-cost", &[("1", 1), ("0", 0)]),
            marks: reader.word(
                "marks",
                &[
                    ("persistent", MarkRule::Persistent),
                    ("fresh", MarkRule::Fresh),
                    ("off", MarkRule::Off),
                ],
            ),
            scoring: reader.word("scoring", &on_off),
            plan_undo: reader.word("plan-undo", &on_off),
        };
        let marks = Filled {
            hero: reader.boxes("hero-boxes"),
            adventure: reader.boxes("adventure-boxes"),
        };
        let hero_word = options.get("hero").unwrap_or(DEFAULT_SET);
        let adventure_word = options.get("adventure").unwrap_or(match hero_word {
            example if example.starts_with(book::PREFIX) => DEFAULT_SET,
            word => word,
        });
        // Sets take time to make; nobody waits for one to hear of a fault elsewhere.
        if !reader.faults.is_empty() {
            return Err(reader.faults);
        }
        let hero = reader.hero(hero_word);
        let adventure = match training {
            true => None,
            false => reader.adventure(adventure_word, kind),
        };
        let (Some(hero), true) = (hero, training || adventure.is_some()) else {
            return Err(reader.faults);
        };
        let sets = Sets::new(hero, adventure).map_err(|fault| vec![SetupFault::Cards(fault)])?;
        let boxes = sets.mark_track().map_or(0, MarkTrack::len);
        if marks.adventure > boxes {
            let value = marks.adventure.to_string();
            let wanted = format!("the marks of this adventure have {boxes} boxes");
            reader.refuse("adventure-boxes", &value, wanted);
            return Err(reader.faults);
        }
        Ok(TravelersSetup {
            sets: Arc::new(sets),
            kind,
            rules,
            marks,
        })
    }

    fn options(&self) -> Options {
        let on_off = |on: bool| if on { "on" } else { "off" };
        let mut options = Options::new()
            .with("hero", self.sets.hero_code)
            .with("strain-cost", self.rules.strain_cost)
            .with(
                "marks",
                match self.rules.marks {
                    MarkRule::Persistent => "persistent",
                    MarkRule::Fresh => "fresh",
                    MarkRule::Off => "off",
                },
            )
            .with("scoring", on_off(self.rules.scoring))
            .with("plan-undo", on_off(self.rules.plan_undo))
            .with("hero-boxes", self.marks.hero)
            .with("adventure-boxes", self.marks.adventure);
        match self.sets.adventure {
            None => options.set("mode", "training"),
            Some(_) => {
                options.set("mode", "adventure");
                options.set("adventure", self.sets.adventure_code);
                options.set("kind", self.kind.map_or("own", AdventureKind::id));
            }
        }
        options
    }

    fn modes() -> Vec<ModeEntry> {
        let entry = |id, name, text| ModeEntry {
            id,
            name: Phrase::new(name),
            text: Phrase::new(text),
        };
        vec![
            entry(
                "adventure",
                "travelers-mode-adventure",
                "travelers-mode-adventure-text",
            ),
            entry(
                "training",
                "travelers-mode-training",
                "travelers-mode-training-text",
            ),
        ]
    }

    fn entries() -> &'static [EntrySpec] {
        &ENTRIES
    }

    fn seat_counts() -> &'static [usize] {
        &[1]
    }

    fn seats(&self) -> usize {
        1
    }
}
