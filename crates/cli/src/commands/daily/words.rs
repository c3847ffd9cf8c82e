//! A day's hero and adventure in words.

use super::Daily;
use crate::arguments::DailyArguments;
use crate::fault::Fault;
use catalog::Locale;
use kernel::Phrase;
use serde_json::{Value, json};
use std::io::Write;
use travelers::text::printed;
use travelers::{AdventureSide, GENERATOR_VERSION, HalfCode, Map, Reading, SetCode};

/// Who, where, why, and how to begin.
pub fn tell(
    arguments: &DailyArguments,
    daily: &Daily,
    locale: &Locale,
    out: &mut impl Write,
) -> Result<(), Fault> {
    let (hero, adventure) = (&daily.hero.hero, &daily.adventure.adventure);
    let who = Phrase::new("mazzo-daily-hero")
        .with("title", Phrase::new(hero.title.key()))
        .with("class", class(daily))
        .with("code", versioned(daily.hero_code()).as_str());
    writeln!(out, "{}", locale.say(&who))?;
    writeln!(out, "  {}", locale.say(&Phrase::new(hero.about.key())))?;
    let quest = Phrase::new("mazzo-daily-adventure")
        .with("title", title(adventure))
        .with("kind", adventure.kind().id())
        .with("code", versioned(daily.adventure_code()).as_str());
    writeln!(out, "{}", locale.say(&quest))?;
    if let Some(mission) = mission(adventure) {
        writeln!(out, "  {}", locale.say(&mission))?;
    }
    writeln!(out)?;
    for (key, command) in [
        ("mazzo-daily-play", play_command(arguments, daily)),
        ("mazzo-daily-print", print_command(arguments, daily)),
    ] {
        let how = Phrase::new(key).with("command", command.as_str());
        writeln!(out, "{}", locale.say(&how))?;
    }
    Ok(())
}

/// The same for programs.
pub fn as_json(daily: &Daily, locale: &Locale) -> Value {
    let (hero, adventure) = (&daily.hero.hero, &daily.adventure.adventure);
    let day = |code: SetCode| code.day().map(|day| day.to_string());
    json!({
        "generator": GENERATOR_VERSION,
        "hero": {
            "code": daily.hero_code(),
            "day": day(daily.hero_code()),
            "title": locale.say(&Phrase::new(hero.title.key())),
            "class": hero.class.id(),
            "class_name": locale.say(&class(daily)),
            "about": locale.say(&Phrase::new(hero.about.key())),
        },
        "adventure": {
            "code": daily.adventure_code(),
            "day": day(daily.adventure_code()),
            "kind": adventure.kind().id(),
            "title": locale.say(&title(adventure)),
            "mission": mission(adventure).map(|mission| locale.say(&mission)),
        },
    })
}

/// The code as cards print it (TS-2.19), so that it names this set for ever.
fn versioned(code: SetCode) -> String {
    format!("{code}.{GENERATOR_VERSION}")
}

fn class(daily: &Daily) -> Phrase {
    Phrase::new(match daily.hero.hero.class {
        travelers::Class::B => "ts-class-b",
        travelers::Class::E => "ts-class-e",
        travelers::Class::C => "ts-class-c",
    })
}

fn title(adventure: &AdventureSide) -> Phrase {
    travelers::text::story(adventure.title, &adventure.cast)
}

/// What is told where the adventure begins, on half 1A or in room 1A.
fn mission(adventure: &AdventureSide) -> Option<Phrase> {
    match &adventure.map {
        Map::World(world) => {
            let start = world.half(HalfCode::a(1));
            printed::world_half(start, &adventure.cast).upper.story
        }
        Map::Dungeon(dungeon) => {
            let card = dungeon.rooms.first()?;
            // TS-2.15: side A shows the symbol as it is printed.
            let start = Reading {
                symbol: card.symbol,
                orientation: card.orientation,
            };
            let entry = dungeon.index.iter().find(|entry| entry.reading == start)?;
            printed::entry(entry, &adventure.cast).upper.story
        }
    }
}

fn play_command(arguments: &DailyArguments, daily: &Daily) -> String {
    let mut command = format!("mazzo play travelers --set hero={}", daily.hero_code());
    if !daily.is_one_set() {
        command += &format!(" --set adventure={}", daily.adventure_code());
    }
    if let Some(kind) = arguments.kind {
        command += &format!(" --set kind={}", kind.id());
    }
    command
}

fn print_command(arguments: &DailyArguments, daily: &Daily) -> String {
    let mut command = match daily.is_one_set() {
        true => format!("mazzo daily --date {}", daily.hero_code()),
        false => format!(
            "mazzo daily --hero {} --adventure {}",
            daily.hero_code(),
            daily.adventure_code()
        ),
    };
    if let Some(kind) = arguments.kind {
        command += &format!(" --kind {}", kind.id());
    }
    command + " --pdf ."
}
