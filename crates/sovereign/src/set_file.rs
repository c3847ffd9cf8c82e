//! Card sets as TOML files: reading them, and saying everything that is wrong with them.

mod ability;
mod card;
mod class;
mod names;

use crate::cards::{Card, CardId, CardSet, Class, ClassId};
use crate::effect::Ability;
use crate::effect_parts::Part;
use crate::facts::FactTable;
use crate::requirement::{ClassSet, Requirement};
use card::{CardRecord, build_card};
use class::{ClassRecord, build_class, check_cycles};
use kernel::{
    CardStamp, Identified, Placed, SetFault, SetSource, merge_records, nearest, repeated_ids,
};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

const BASE_FILES: [(&str, &str); 8] = [
    ("classes.toml", include_str!("../cards/classes.toml")),
    ("white.toml", include_str!("../cards/white.toml")),
    ("green.toml", include_str!("../cards/green.toml")),
    ("red.toml", include_str!("../cards/red.toml")),
    ("blue.toml", include_str!("../cards/blue.toml")),
    ("violet.toml", include_str!("../cards/violet.toml")),
    ("open.toml", include_str!("../cards/open.toml")),
    ("puppets.toml", include_str!("../cards/puppets.toml")),
];

/// Cards are numbered with a byte, and one number means none.
const MOST_CARDS: usize = 250;

/// What Germinate and Sanctify make (SV-1.6): every set has them.
const SPROUT: &str = "sprout";
const SOUL: &str = "luminous-soul";

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct SetFile {
    /// A set of one's own has a name.
    name: Option<String>,
    /// `base`: the file only adds and replaces.
    extends: Option<Spanned<String>>,
    #[serde(default)]
    class: Vec<Spanned<ClassRecord>>,
    #[serde(default)]
    card: Vec<Spanned<CardRecord>>,
}

#[derive(Default)]
struct Records {
    classes: Vec<Placed<ClassRecord>>,
    cards: Vec<Placed<CardRecord>>,
}

/// The game's own set.
pub(crate) fn load_base() -> Result<CardSet, Vec<SetFault>> {
    build(base_records()?, None)
}

fn base_records() -> Result<Records, Vec<SetFault>> {
    let mut records = Records::default();
    for (file, text) in BASE_FILES {
        let source = SetSource::new(file, text);
        let part = Records::of(&source, source.parse()?);
        records.classes.extend(part.classes);
        records.cards.extend(part.cards);
    }
    Ok(records)
}

/// A set of the user's own: complete, or with `extends = "base"` only what it changes.
pub(crate) fn load_own(file: &str, text: &str) -> Result<CardSet, Vec<SetFault>> {
    let source = SetSource::of_user(file, text)?;
    let parsed: SetFile = source.parse()?;
    let stamp = source.stamp(parsed.name.as_deref())?;
    let extends = source.extends_base(parsed.extends.as_ref())?;
    let own = Records::of(&source, parsed);
    let records = match extends {
        false => own,
        true => {
            let base = base_records()?;
            Records {
                classes: merge_records(base.classes, own.classes)?,
                cards: merge_records(base.cards, own.cards)?,
            }
        }
    };
    if records.cards.is_empty() {
        let what = "the set has no cards: add extends = \"base\" to change some of the game's own, or write a set of your own";
        return Err(source.fault(1, what).into());
    }
    build(records, Some(stamp))
}

impl Records {
    fn of(source: &SetSource, parsed: SetFile) -> Records {
        Records {
            classes: source.place(parsed.class),
            cards: source.place(parsed.card),
        }
    }
}

fn build(records: Records, stamp: Option<CardStamp>) -> Result<CardSet, Vec<SetFault>> {
    let mut faults = repeated_ids(&records.classes);
    faults.extend(repeated_ids(&records.cards));
    faults.extend(too_many(&records.classes, ClassSet::MOST, "classes"));
    faults.extend(too_many(&records.cards, MOST_CARDS, "cards"));
    if !faults.is_empty() {
        return Err(faults);
    }
    let ids = Ids::of(&records);
    let mut classes = build_each(&records.classes, &mut faults, |index, record| {
        build_class(ClassId(index), record, &ids)
    });
    let mut cards = build_each(&records.cards, &mut faults, |index, record| {
        build_card(CardId(index), record, &ids)
    });
    check_cycles(&records.classes, &ids, &mut faults);
    let puppet = |id: &str| ids.cards.get(id).map(|&card| CardId(card));
    for id in [SPROUT, SOUL] {
        if puppet(id).is_none()
            && let Some(last) = records.cards.last()
        {
            faults.push(last.fault(format!(
                "the set has no card '{id}', which Germinate and Sanctify need; copy it from the game's own or extend \"base\""
            )));
        }
    }
    match (puppet(SPROUT), puppet(SOUL)) {
        (Some(sprout), Some(soul)) if faults.is_empty() => {
            note_filters(&mut cards, &mut classes);
            Ok(CardSet {
                stamp,
                facts: FactTable::of(&cards),
                cards,
                classes,
                sprout,
                soul,
            })
        }
        _ => Err(faults),
    }
}

/// Finds the cards that fit each filter, now that there are all cards.
fn note_filters(cards: &mut [Card], classes: &mut [Class]) {
    let note = |abilities: &mut [Ability], cards: &[Card]| {
        for ability in abilities {
            ability.each_part(&mut |part| {
                if let Part::Filter(filter) = part {
                    filter.note(cards);
                }
            });
        }
    };
    for place in 0..cards.len() {
        let mut abilities = std::mem::take(&mut cards[place].abilities);
        note(&mut abilities, cards);
        cards[place].abilities = abilities;
    }
    for class in classes {
        note(&mut class.abilities, cards);
    }
}

fn too_many<R>(records: &[Placed<R>], most: usize, what: &str) -> Option<SetFault> {
    let surplus = records.get(most)?;
    let count = records.len();
    Some(surplus.fault(format!("a set has at most {most} {what}, not {count}")))
}

fn build_each<R: Identified, T>(
    records: &[Placed<R>],
    faults: &mut Vec<SetFault>,
    build: impl Fn(u8, &R) -> Result<T, Vec<String>>,
) -> Vec<T> {
    let mut built = Vec::with_capacity(records.len());
    for (index, placed) in records.iter().enumerate() {
        match build(index as u8, &placed.record) {
            Ok(item) => built.push(item),
            Err(problems) => {
                let id = placed.record.id();
                let told = problems.into_iter();
                faults.extend(told.map(|problem| placed.fault(format!("{id}: {problem}"))));
            }
        }
    }
    built
}

/// Everything a record can name, by id.
struct Ids {
    classes: BTreeMap<String, u8>,
    cards: BTreeMap<String, u8>,
    puppets: Vec<String>,
}

impl Ids {
    fn of(records: &Records) -> Ids {
        fn numbered<R: Identified>(records: &[Placed<R>]) -> BTreeMap<String, u8> {
            let named = records.iter().enumerate();
            named
                .map(|(i, placed)| (placed.record.id().to_owned(), i as u8))
                .collect()
        }
        let puppets = records.cards.iter().filter(|card| card.record.is_puppet());
        Ids {
            classes: numbered(&records.classes),
            cards: numbered(&records.cards),
            puppets: puppets.map(|card| card.record.id().to_owned()).collect(),
        }
    }

    fn class(&self, id: &str) -> Result<ClassId, String> {
        let found = self.classes.get(id).map(|&class| ClassId(class));
        found.ok_or_else(|| unknown("class", id, self.classes.keys()))
    }

    fn card(&self, id: &str) -> Result<CardId, String> {
        let found = self.cards.get(id).map(|&card| CardId(card));
        found.ok_or_else(|| unknown("card", id, self.cards.keys()))
    }

    fn requirement(&self, text: Option<&str>) -> Result<Requirement, Vec<String>> {
        let Some(text) = text else {
            return Ok(Requirement::None);
        };
        let (all, names) = Requirement::read(text).map_err(|problem| vec![problem])?;
        let mut problems = Vec::new();
        let mut classes = Vec::new();
        for name in names {
            match self.class(name) {
                Ok(class) => classes.push(class),
                Err(problem) => problems.push(problem),
            }
        }
        match (problems.is_empty(), all) {
            (false, _) => Err(problems),
            (true, true) => Ok(Requirement::All(classes)),
            (true, false) => Ok(Requirement::Any(classes)),
        }
    }

    /// Finds the cards that an ability names.
    fn find_named(&self, ability: &mut crate::effect::Ability, problems: &mut Vec<String>) {
        let fixed = ability.on == crate::effect::Trigger::Static;
        ability.each_part(&mut |part| match part {
            Part::Card(name) => match self.card(&name.id) {
                Ok(card) => name.card = card,
                Err(problem) => problems.push(problem),
            },
            Part::Filter(filter) => {
                // SV-8.11
                if fixed && (filter.force_at_most.is_some() || filter.force_at_least.is_some()) {
                    problems.push(
                        "a static ability cannot ask for Force, which it may change itself; ask for something printed".into(),
                    );
                }
            }
        });
    }
}

fn unknown<'a>(what: &str, id: &str, known: impl Iterator<Item = &'a String>) -> String {
    match nearest(id, known.map(String::as_str)) {
        Some(near) => format!("there is no {what} '{id}'; did you mean '{near}'?"),
        None => format!("there is no {what} '{id}' in the set"),
    }
}

impl Identified for CardRecord {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Identified for ClassRecord {
    fn id(&self) -> &str {
        &self.id
    }
}

/// Texts of cards live as long as the program, like their set.
fn leak(text: &str) -> &'static str {
    String::leak(text.to_owned())
}
