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
use kernel::{CardStamp, fingerprint, nearest};
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

/// A set file larger than this is refused unread.
const MAX_BYTES: usize = 1 << 20;
/// Cards are numbered with a byte, and one number means none.
const MOST_CARDS: usize = 250;

/// What Germinate and Sanctify make (SV-1.6): every set has them.
const SPROUT: &str = "sprout";
const SOUL: &str = "luminous-soul";

/// Something wrong in a set file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct SetFault {
    /// The file's name.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub what: String,
}

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

/// A record with where it stands, for messages.
struct Placed<R> {
    file: String,
    line: usize,
    record: R,
}

impl<R> Placed<R> {
    fn fault(&self, what: impl Into<String>) -> SetFault {
        SetFault {
            file: self.file.clone(),
            line: self.line,
            what: what.into(),
        }
    }
}

/// Something with an id of its own.
trait Identified {
    fn id(&self) -> &str;
}

#[derive(Default)]
struct Records {
    classes: Vec<Placed<ClassRecord>>,
    cards: Vec<Placed<CardRecord>>,
}

struct Header {
    name: Option<String>,
    extends: Option<Spanned<String>>,
}

/// The game's own set.
pub(crate) fn load_base() -> Result<CardSet, Vec<SetFault>> {
    build(base_records()?, None)
}

fn base_records() -> Result<Records, Vec<SetFault>> {
    let mut records = Records::default();
    for (file, text) in BASE_FILES {
        let (_, part) = read(file, text).map_err(|fault| vec![fault])?;
        records.classes.extend(part.classes);
        records.cards.extend(part.cards);
    }
    Ok(records)
}

/// A set of the user's own: complete, or with `extends = "base"` only what it changes.
pub(crate) fn load_own(file: &str, text: &str) -> Result<CardSet, Vec<SetFault>> {
    let fault = |line, what: String| {
        vec![SetFault {
            file: file.to_owned(),
            line,
            what,
        }]
    };
    if text.len() > MAX_BYTES {
        let what = format!("a set file has at most {MAX_BYTES} bytes");
        return Err(fault(1, what));
    }
    let (header, own) = read(file, text).map_err(|fault| vec![fault])?;
    let name = header
        .name
        .filter(|name| !name.trim().is_empty())
        .ok_or_else(|| fault(1, "the set needs a name: name = \"my set\"".into()))?;
    let records = match header.extends {
        None => own,
        Some(extends) if extends.get_ref() == "base" => {
            let base = base_records()?;
            Records {
                classes: merge(base.classes, own.classes)?,
                cards: merge(base.cards, own.cards)?,
            }
        }
        Some(extends) => {
            let line = line_of(text, extends.span().start);
            let what = format!(
                "extends = \"{}\": only \"base\" can be extended",
                extends.get_ref()
            );
            return Err(fault(line, what));
        }
    };
    if records.cards.is_empty() {
        let what = "the set has no cards: add extends = \"base\" to change some of the game's own, or write a set of your own";
        return Err(fault(1, what.into()));
    }
    let stamp = CardStamp {
        name: name.split_whitespace().collect::<Vec<_>>().join("-"),
        content: fingerprint(&text),
    };
    build(records, Some(stamp))
}

fn read(file: &str, text: &str) -> Result<(Header, Records), SetFault> {
    let parsed: SetFile = toml::from_str(text).map_err(|error| SetFault {
        file: file.to_owned(),
        line: error.span().map_or(1, |span| line_of(text, span.start)),
        what: kernel::plain_message(error.message()),
    })?;
    let records = Records {
        classes: place(file, text, parsed.class),
        cards: place(file, text, parsed.card),
    };
    let header = Header {
        name: parsed.name,
        extends: parsed.extends,
    };
    Ok((header, records))
}

fn place<R>(file: &str, text: &str, records: Vec<Spanned<R>>) -> Vec<Placed<R>> {
    let place = |record: Spanned<R>| Placed {
        file: file.to_owned(),
        line: line_of(text, record.span().start),
        record: record.into_inner(),
    };
    records.into_iter().map(place).collect()
}

fn line_of(text: &str, offset: usize) -> usize {
    let before = text.get(..offset).unwrap_or(text);
    before.matches('\n').count() + 1
}

/// The base with the user's records in place of those with the same id.
fn merge<R: Identified>(
    mut base: Vec<Placed<R>>,
    own: Vec<Placed<R>>,
) -> Result<Vec<Placed<R>>, Vec<SetFault>> {
    let faults = repeated(&own);
    if !faults.is_empty() {
        return Err(faults);
    }
    for record in own {
        match (base.iter_mut()).find(|other| other.record.id() == record.record.id()) {
            Some(other) => *other = record,
            None => base.push(record),
        }
    }
    Ok(base)
}

/// A fault for every id that stands twice.
fn repeated<R: Identified>(records: &[Placed<R>]) -> Vec<SetFault> {
    let mut seen: BTreeMap<&str, &Placed<R>> = BTreeMap::new();
    let mut faults = Vec::new();
    for placed in records {
        let id = placed.record.id();
        match seen.get(id) {
            Some(first) => faults.push(placed.fault(format!(
                "the id '{id}' is taken at {}:{}; everything needs its own",
                first.file, first.line
            ))),
            None => {
                seen.insert(id, placed);
            }
        }
    }
    faults
}

fn build(records: Records, stamp: Option<CardStamp>) -> Result<CardSet, Vec<SetFault>> {
    let mut faults = repeated(&records.classes);
    faults.extend(repeated(&records.cards));
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
