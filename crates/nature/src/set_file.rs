//! Card sets as TOML files: reading them, and saying everything that is wrong with them.

use crate::cards::{Card, CardId, CardSet, Elemental, Kind, MARKET, PACK, PIECES, Pack, Rank};
use crate::cards::{Market, THRESHOLDS};
use crate::effect::{
    Amount, AttackCommand, Dawn, Faction, FactionAction, InstantCommand, Passive, Range, Step,
    Trigger, Who,
};
use crate::layout::Rows;
use crate::set_message;
use kernel::{CardStamp, Words, fingerprint, nearest};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

const BASE_FILES: [(&str, &str); 5] = [
    ("pebble.toml", include_str!("../cards/pebble.toml")),
    ("droplet.toml", include_str!("../cards/droplet.toml")),
    ("twig.toml", include_str!("../cards/twig.toml")),
    ("leaf.toml", include_str!("../cards/leaf.toml")),
    ("commands.toml", include_str!("../cards/commands.toml")),
];

/// A set file larger than this is refused unread.
const MAX_BYTES: usize = 1 << 20;
const MAX_CARDS: usize = 250;
const DISPLAYED: usize = 3;

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
    /// `base`: the file only replaces and adds cards.
    extends: Option<Spanned<String>>,
    #[serde(default)]
    card: Vec<Spanned<CardRecord>>,
    #[serde(default)]
    pack: Vec<Spanned<PackRecord>>,
}

#[derive(Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct CardRecord {
    id: String,
    name: Names,
    kind: KindName,
    faction: Option<Faction>,
    strength: Option<u8>,
    health: Option<u8>,
    level: Option<u8>,
    cost: Option<u8>,
    copies: Option<u8>,
    rows: Option<Rows>,
    dawn: Option<Dawn>,
    #[serde(default)]
    trigger: Vec<Trigger>,
    passive: Option<Passive>,
    #[serde(default)]
    action: Vec<FactionAction>,
    attack: Option<AttackCommand>,
    instant: Option<InstantCommand>,
    utility: Option<Vec<Step>>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Names {
    en: String,
    it: Option<String>,
    #[serde(rename = "zh-Hant")]
    zh_hant: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum KindName {
    Sage,
    Champion,
    Warrior,
    Basic,
    Attack,
    Instant,
    Utility,
}

#[derive(Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct PackRecord {
    sage: String,
    champions: [String; 3],
    warriors: [String; 3],
    basic: String,
    commands: [String; 5],
}

/// A record with where it stands, for messages.
#[derive(Clone)]
struct Placed<T> {
    file: String,
    line: usize,
    record: T,
}

impl<T> Placed<T> {
    fn fault(&self, what: impl Into<String>) -> SetFault {
        SetFault {
            file: self.file.clone(),
            line: self.line,
            what: what.into(),
        }
    }
}

struct Records {
    cards: Vec<Placed<CardRecord>>,
    packs: Vec<Placed<PackRecord>>,
}

/// The game's own set.
pub(crate) fn load_base() -> Result<CardSet, Vec<SetFault>> {
    build(base_records()?, None)
}

fn base_records() -> Result<Records, Vec<SetFault>> {
    let mut records = Records {
        cards: Vec::new(),
        packs: Vec::new(),
    };
    for (file, text) in BASE_FILES {
        let (_, part) = read(file, text).map_err(|fault| vec![fault])?;
        records.cards.extend(part.cards);
        records.packs.extend(part.packs);
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
        return Err(fault(
            1,
            format!("a set file has at most {MAX_BYTES} bytes"),
        ));
    }
    let (header, own) = read(file, text).map_err(|fault| vec![fault])?;
    let name = header
        .name
        .filter(|name| !name.trim().is_empty())
        .ok_or_else(|| fault(1, "the set needs a name: name = \"my set\"".into()))?;
    let records = match header.extends {
        None => own,
        Some(extends) if extends.get_ref() == "base" => merge(base_records()?, own)?,
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
        let what = "the set has no cards: add extends = \"base\" to change some of the game's own, or write all cards and packs";
        return Err(fault(1, what.into()));
    }
    let stamp = CardStamp {
        name: name.split_whitespace().collect::<Vec<_>>().join("-"),
        content: fingerprint(&text),
    };
    build(records, Some(stamp))
}

struct SetHeader {
    name: Option<String>,
    extends: Option<Spanned<String>>,
}

fn read(file: &str, text: &str) -> Result<(SetHeader, Records), SetFault> {
    let parsed: SetFile = toml::from_str(text).map_err(|error| SetFault {
        file: file.to_owned(),
        line: error.span().map_or(1, |span| line_of(text, span.start)),
        what: set_message::plain(error.message()),
    })?;
    fn place<T>(file: &str, text: &str, spanned: Spanned<T>) -> Placed<T> {
        Placed {
            file: file.to_owned(),
            line: line_of(text, spanned.span().start),
            record: spanned.into_inner(),
        }
    }
    let records = Records {
        cards: (parsed.card.into_iter())
            .map(|card| place(file, text, card))
            .collect(),
        packs: (parsed.pack.into_iter())
            .map(|pack| place(file, text, pack))
            .collect(),
    };
    let header = SetHeader {
        name: parsed.name,
        extends: parsed.extends,
    };
    Ok((header, records))
}

fn line_of(text: &str, offset: usize) -> usize {
    let before = text.get(..offset).unwrap_or(text);
    before.matches('\n').count() + 1
}

/// The base with the user's cards and packs in place of those with the same id or Sage.
fn merge(mut base: Records, own: Records) -> Result<Records, Vec<SetFault>> {
    unique(&own.cards)?;
    for card in own.cards {
        match (base.cards.iter_mut()).find(|other| other.record.id == card.record.id) {
            Some(other) => *other = card,
            None => base.cards.push(card),
        }
    }
    for pack in own.packs {
        match (base.packs.iter_mut()).find(|other| other.record.sage == pack.record.sage) {
            Some(other) => *other = pack,
            None => base.packs.push(pack),
        }
    }
    Ok(base)
}

fn unique(cards: &[Placed<CardRecord>]) -> Result<(), Vec<SetFault>> {
    let mut seen: BTreeMap<&str, &Placed<CardRecord>> = BTreeMap::new();
    let mut faults = Vec::new();
    for card in cards {
        if let Some(first) = seen.insert(&card.record.id, card) {
            faults.push(card.fault(format!(
                "the id '{}' is taken by the card of {}:{}; every card needs its own",
                card.record.id, first.file, first.line
            )));
        }
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults)
    }
}

fn build(records: Records, stamp: Option<CardStamp>) -> Result<CardSet, Vec<SetFault>> {
    unique(&records.cards)?;
    let mut faults = Vec::new();
    if records.cards.len() > MAX_CARDS {
        faults.push(records.cards[MAX_CARDS].fault(format!("a set has at most {MAX_CARDS} cards")));
    }
    let mut cards = Vec::new();
    for (i, placed) in records.cards.iter().enumerate().take(MAX_CARDS) {
        match build_card(CardId(i as u8), &placed.record) {
            Ok(card) => cards.push(card),
            Err(problems) => {
                let id = &placed.record.id;
                faults.extend(
                    problems
                        .into_iter()
                        .map(|p| placed.fault(format!("{id}: {p}"))),
                );
            }
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let packs = build_packs(&cards, &records)?;
    let mut printed = [CardId(0); PIECES];
    for (i, id) in packs.iter().flat_map(|pack| pack.cards()).enumerate() {
        printed[i] = id;
    }
    let mut market_sizes = [0; 2];
    for market in Market::ALL {
        let stock = stock(&cards, market);
        if !(DISPLAYED..=MARKET).contains(&stock.len()) {
            let name = match market {
                Market::Elementals => "Elemental",
                Market::Commands => "Command",
            };
            let placed = records.cards.last();
            faults.extend(placed.map(|placed| {
                placed.fault(format!(
                    "the {name} Market deck has {} cards (the copies of all its cards \
                     together); it needs {DISPLAYED} to {MARKET}",
                    stock.len()
                ))
            }));
            continue;
        }
        market_sizes[market as usize] = stock.len() as u8;
        let first = 4 * PACK + market as usize * MARKET;
        printed[first..first + stock.len()].copy_from_slice(&stock);
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    Ok(CardSet {
        stamp,
        cards,
        packs,
        printed,
        market_sizes,
    })
}

fn stock(cards: &[Card], market: Market) -> Vec<CardId> {
    cards
        .iter()
        .filter(|card| card.elemental().is_some() == (market == Market::Elementals))
        .flat_map(|card| std::iter::repeat_n(card.index, card.copies as usize))
        .collect()
}

fn build_packs(cards: &[Card], records: &Records) -> Result<[Pack; 4], Vec<SetFault>> {
    let mut faults = Vec::new();
    let mut packs: [Option<Pack>; 4] = [const { None }; 4];
    for placed in &records.packs {
        match build_pack(cards, &placed.record) {
            Ok((faction, pack)) => {
                if packs[faction as usize].replace(pack).is_some() {
                    faults.push(placed.fault(format!("{faction:?} has two packs; it needs one")));
                }
            }
            Err(problems) => faults.extend(problems.into_iter().map(|p| placed.fault(p))),
        }
    }
    if faults.is_empty() {
        for faction in Faction::ALL {
            if packs[faction as usize].is_none()
                && let Some(last) = records.cards.last()
            {
                faults.push(last.fault(format!("{faction:?} has no [[pack]]; it needs one")));
            }
        }
    }
    match packs {
        [Some(a), Some(b), Some(c), Some(d)] if faults.is_empty() => Ok([a, b, c, d]),
        _ if faults.is_empty() => Err(vec![SetFault {
            file: "set".into(),
            line: 1,
            what: "a set needs four packs, one a faction".into(),
        }]),
        _ => Err(faults),
    }
}

fn build_pack(cards: &[Card], record: &PackRecord) -> Result<(Faction, Pack), Vec<String>> {
    let mut problems = Vec::new();
    let mut find = |id: &str, wanted: &str, fits: fn(&Card) -> bool| {
        match cards.iter().find(|card| card.id == id) {
            Some(card) if fits(card) => return card.index,
            Some(_) => problems.push(format!("'{id}' is not {wanted}")),
            None => problems.push(match nearest(id, cards.iter().map(|card| card.id)) {
                Some(near) => format!("there is no card '{id}'; did you mean '{near}'?"),
                None => format!("there is no card '{id}'"),
            }),
        }
        CardId(0)
    };
    let sage = find(&record.sage, "a Sage", |card| {
        card.elemental().is_some_and(|e| e.rank == Rank::Sage)
    });
    let champions = [0, 1, 2].map(|i| {
        let fits: fn(&Card) -> bool = match i {
            0 => |card| is_champion(card, THRESHOLDS[0]),
            1 => |card| is_champion(card, THRESHOLDS[1]),
            _ => |card| is_champion(card, THRESHOLDS[2]),
        };
        let wanted = format!("a Champion of level {}", THRESHOLDS[i]);
        find(&record.champions[i], &wanted, fits)
    });
    let warriors = record.warriors.each_ref().map(|id| {
        find(id, "a Warrior without a cost", |card| {
            card.cost.is_none() && card.elemental().is_some_and(|e| e.rank == Rank::Warrior)
        })
    });
    let basic = find(&record.basic, "a Basic without a cost", |card| {
        card.cost.is_none() && card.elemental().is_some_and(|e| e.rank == Rank::Basic)
    });
    let commands = record.commands.each_ref().map(|id| {
        find(id, "a Command without a cost", |card| {
            card.cost.is_none() && card.elemental().is_none()
        })
    });
    if warriors[0] == warriors[1] || warriors[1] == warriors[2] || warriors[0] == warriors[2] {
        problems.push("the three starter Warriors must be different".into());
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let faction = cards[sage.0 as usize].elemental().map(|sage| sage.faction);
    let faction = faction.ok_or_else(|| vec!["the Sage has no faction".to_owned()])?;
    let pack = Pack {
        sage,
        champions,
        warriors,
        basic,
        commands,
    };
    Ok((faction, pack))
}

fn is_champion(card: &Card, level: u8) -> bool {
    card.elemental()
        .is_some_and(|e| e.rank == Rank::Champion(level))
}

fn build_card(index: CardId, record: &CardRecord) -> Result<Card, Vec<String>> {
    let mut problems = Vec::new();
    check_id(&record.id, &mut problems);
    check_numbers(record, &mut problems);
    check_fields(record, &mut problems);
    let kind = match record.kind {
        KindName::Attack => record.attack.clone().map(Kind::Attack),
        KindName::Instant => record.instant.clone().map(Kind::Instant),
        KindName::Utility => record.utility.clone().map(Kind::Utility),
        _ => build_elemental(record, &mut problems).map(Kind::Elemental),
    };
    match kind {
        Some(kind) if problems.is_empty() => {
            check_effects(&kind, &mut problems);
            if !problems.is_empty() {
                return Err(problems);
            }
            Ok(Card {
                index,
                id: leak(&record.id),
                name: Words {
                    en: leak(&record.name.en),
                    it: leak(record.name.it.as_ref().unwrap_or(&record.name.en)),
                    zh_hant: leak(record.name.zh_hant.as_ref().unwrap_or(&record.name.en)),
                },
                cost: record.cost,
                copies: record.copies.unwrap_or(0),
                kind,
            })
        }
        _ => Err(problems),
    }
}

/// Card texts live as long as the program, like their set.
fn leak(text: &str) -> &'static str {
    String::leak(text.to_owned())
}

fn check_id(id: &str, problems: &mut Vec<String>) {
    let kebab = !id.is_empty()
        && id.len() <= 40
        && id.split('-').all(|part| {
            !part.is_empty() && (part.bytes()).all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        });
    if !kebab || id.bytes().next().is_some_and(|b| b.is_ascii_digit()) {
        problems.push("an id is made of lower-case letters, digits and single hyphens, and begins with a letter, such as 'rune-puma'".into());
    }
}

fn check_numbers(record: &CardRecord, problems: &mut Vec<String>) {
    let copies = record.copies.unwrap_or(0);
    if copies > 0 && record.cost.is_none() {
        problems.push("a card with copies in a market needs a cost".into());
    }
    if record.cost.is_some() && copies == 0 {
        problems.push("a card with a cost needs copies in its market (copies = 1 or more)".into());
    }
    if record.cost.is_some_and(|cost| !(1..=12).contains(&cost)) {
        problems.push("a cost is 1 to 12: nobody can hold more gold".into());
    }
    if record.strength.is_some_and(|strength| strength > 50) {
        problems.push("a strength is 0 to 50".into());
    }
    if record
        .health
        .is_some_and(|health| !(1..=50).contains(&health))
    {
        problems.push("a health is 1 to 50".into());
    }
}

/// Which fields a kind of card must and must not have.
fn check_fields(record: &CardRecord, problems: &mut Vec<String>) {
    use KindName::*;
    let elemental = matches!(record.kind, Sage | Champion | Warrior | Basic);
    let ability = record.dawn.is_some() || record.passive.is_some() || !record.trigger.is_empty();
    let mut field = |name: &str, present: bool, wanted: bool, required: bool| {
        if present && !wanted {
            problems.push(format!("this kind of card has no '{name}'"));
        } else if !present && wanted && required {
            problems.push(format!("this kind of card needs '{name}'"));
        }
    };
    field("faction", record.faction.is_some(), elemental, true);
    field("strength", record.strength.is_some(), elemental, true);
    field("health", record.health.is_some(), elemental, true);
    let has_effect = matches!(record.kind, Sage | Champion | Warrior);
    field("rows", record.rows.is_some(), has_effect, true);
    field("dawn', 'trigger' or 'passive", ability, has_effect, true);
    field(
        "level",
        record.level.is_some(),
        record.kind == Champion,
        true,
    );
    field(
        "action",
        !record.action.is_empty(),
        record.kind == Sage,
        true,
    );
    field(
        "attack",
        record.attack.is_some(),
        record.kind == Attack,
        true,
    );
    field(
        "instant",
        record.instant.is_some(),
        record.kind == Instant,
        true,
    );
    field(
        "utility",
        record.utility.is_some(),
        record.kind == Utility,
        true,
    );
    if matches!(record.kind, Sage | Champion) && record.cost.is_some() {
        problems.push("Sages and Champions are never sold by a market: no 'cost'".into());
    }
    if record.rows.is_some_and(Rows::is_empty) {
        problems.push("'rows' names the rows in which the effect works; it is empty".into());
    }
}

fn build_elemental(record: &CardRecord, problems: &mut Vec<String>) -> Option<Elemental> {
    let rank = match (record.kind, record.level) {
        (KindName::Sage, _) => Rank::Sage,
        (KindName::Champion, Some(level)) if THRESHOLDS.contains(&level) => Rank::Champion(level),
        (KindName::Champion, Some(level)) => {
            problems.push(format!("level = {level}: a Champion's level is 4, 6 or 8"));
            return None;
        }
        (KindName::Warrior, _) => Rank::Warrior,
        (KindName::Basic, _) => Rank::Basic,
        _ => return None,
    };
    if rank == Rank::Sage && record.action.iter().map(|a| a.level).ne(THRESHOLDS) {
        problems.push("a Sage has three actions, of level 4, 6 and 8 in this order".into());
    }
    Some(Elemental {
        rank,
        faction: record.faction?,
        strength: record.strength?,
        health: record.health?,
        rows: record.rows.unwrap_or(Rows::ALL),
        dawn: record.dawn.clone(),
        triggers: record.trigger.clone(),
        passive: record.passive,
        actions: record.action.clone(),
    })
}

/// Where an effect stands decides which words make sense in it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Context {
    Dawn,
    Attacked,
    OtherTrigger,
    Command,
    Instant,
    Afterwards,
}

fn check_effects(kind: &Kind, problems: &mut Vec<String>) {
    match kind {
        Kind::Elemental(elemental) => {
            if let Some(dawn) = &elemental.dawn {
                check_steps(&dawn.steps, Context::Dawn, problems);
            }
            for trigger in &elemental.triggers {
                let context = match trigger.when {
                    crate::effect::When::Attacked { .. } => Context::Attacked,
                    _ => Context::OtherTrigger,
                };
                check_steps(&trigger.steps, context, problems);
            }
            for action in &elemental.actions {
                check_steps(&action.steps, Context::Command, problems);
            }
        }
        Kind::Attack(attack) => {
            let empty_range = match attack.at {
                Range::Rows(rows) => rows.is_empty(),
                Range::Away(rows) => !(1..=5).contains(&rows),
            };
            if attack.from.is_empty() || empty_range || attack.up_to == 0 {
                problems.push("the attack can never be made: see 'from', 'at' and 'up-to'".into());
            }
            if !attack.afterwards.is_empty() {
                check_steps(&attack.afterwards, Context::Afterwards, problems);
            }
        }
        Kind::Instant(instant) => check_steps(&instant.steps, Context::Instant, problems),
        Kind::Utility(steps) => check_steps(steps, Context::Command, problems),
    }
}

fn check_steps(steps: &[Step], context: Context, problems: &mut Vec<String>) {
    if steps.is_empty() || steps.len() > 6 {
        problems.push("an effect has 1 to 6 steps".into());
    }
    let mut paid = false;
    let mut chosen = !matches!(context, Context::Dawn | Context::Command);
    let has_this = !matches!(context, Context::Command | Context::Instant);
    for step in steps {
        let mut who_of = |who: &Who, problems: &mut Vec<String>| match who {
            Who::This if !has_this => {
                problems.push("'this' means the Elemental with the effect; there is none".into());
            }
            Who::That if !chosen => {
                problems.push("'that' needs an earlier step that chose an Elemental".into());
            }
            Who::Attacker if !matches!(context, Context::Instant | Context::Attacked) => {
                problems.push("'attacker' makes sense only in answer to an attack".into());
            }
            Who::UpTo(0, _) => problems.push("'up-to' needs at least 1".into()),
            Who::UpTo(_, _) => {}
            Who::One(_) => chosen = true,
            _ => {}
        };
        match step {
            Step::Boost { amount, on } | Step::Shield { amount, on } => {
                check_amount(amount, paid, context, problems);
                who_of(on, problems);
            }
            Step::Damage { amount, to } => {
                check_amount(amount, paid, context, problems);
                who_of(to, problems);
                if let Who::One(among) | Who::UpTo(_, among) | Who::Each(among) = to
                    && among.side == crate::effect::Whose::Own
                {
                    problems.push("DMG to one's own side is not in the game (R75)".into());
                }
            }
            Step::Gold(amount) => check_amount(amount, paid, context, problems),
            Step::BoostOrShield { on: who }
            | Step::Withdraw(who)
            | Step::Strip(who)
            | Step::Heal(who) => who_of(who, problems),
            Step::Exchange { one, with } => {
                who_of(one, problems);
                who_of(with, problems);
                for who in [one, with] {
                    if matches!(who, Who::UpTo(..) | Who::Each(_)) {
                        problems.push("'exchange' moves one Elemental with one other".into());
                    }
                }
            }
            Step::Spend { from, up_to, .. } => {
                who_of(from, problems);
                paid = true;
                if *up_to == 0 {
                    problems.push("'spend' needs up-to = 1 or more".into());
                }
            }
            Step::Discard(0) | Step::DiscardUpTo(0) | Step::FetchUpTo(0) | Step::Draw(0) => {
                problems.push("0 cards is no effect".into());
            }
            Step::Discard(_) | Step::DiscardUpTo(_) => paid = true,
            Step::Reduce(_) | Step::Annul | Step::DrawIfDefeated(_)
                if !matches!(context, Context::Instant | Context::Attacked) =>
            {
                problems.push(
                    "'reduce', 'annul' and 'draw-if-defeated' answer an attack: only in an Instant or a trigger on 'attacked'".into(),
                );
            }
            Step::AttackFromDiscard if context != Context::Command || steps.len() > 1 => {
                problems.push("'attack-from-discard' stands alone in a faction action".into());
            }
            _ => {}
        }
    }
}

fn check_amount(amount: &Amount, paid: bool, context: Context, problems: &mut Vec<String>) {
    match amount {
        Amount::Fixed(0) => problems.push("an amount of 0 is no effect".into()),
        Amount::PerPaid(_) | Amount::ByPaid(_) if !paid => {
            problems.push("'per-paid' and 'by-paid' need an earlier discard or spend".into());
        }
        Amount::ByPaid(table) if table.is_empty() => {
            problems.push("'by-paid' needs a number for 1, for 2, ...".into());
        }
        Amount::AttackStrength if context != Context::OtherTrigger => {
            problems.push("'attack-strength' belongs to a trigger on 'attacks'".into());
        }
        Amount::PerTokenOnThis(_) if matches!(context, Context::Command | Context::Instant) => {
            problems.push("'per-token-on-this' needs an Elemental with the effect".into());
        }
        _ => {}
    }
}
