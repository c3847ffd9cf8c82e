//! `mazzo cards`: looking cards up, and drawing them.

mod pictures;

use super::print_json;
use crate::arguments::CardsArguments;
use crate::fault::Fault;
use crate::keeping;
use crate::lookup::CardIndex;
use crate::today;
use catalog::{Locale, Table};
use kernel::{CardEntry, Lang, Options, Phrase};
use serde_json::{Map, Value, json};
use std::io::{self, Write};
use std::process::ExitCode;

/// Shows the cards with these words.
pub fn run(
    arguments: &CardsArguments,
    locale: &Locale,
    out: &mut impl Write,
) -> Result<ExitCode, Fault> {
    let title = catalog::title(&arguments.game)?;
    let mut options = Options::new();
    for (key, value) in &arguments.options {
        options.set(key, value);
    }
    let table = Table {
        options: today::with_set(title, options),
        cards: keeping::read_cards(arguments.cards.as_deref())?,
    };
    let index = CardIndex::new(title, &table).map_err(Fault::Setup)?;
    let words: Vec<&str> = arguments
        .words
        .iter()
        .flat_map(|word| word.split_whitespace())
        .collect();
    let found = index.find(&words);
    if found.is_empty() && !words.is_empty() {
        return Err(Fault::NoCard {
            game: title.id(),
            words: words.join(" ").chars().take(60).collect(),
            nearest: index.nearest(&words).map(|card| card.id.to_owned()),
        });
    }
    if pictures::are_wanted(&arguments.pictures) {
        let ids: Vec<&str> = found.iter().map(|card| card.id).collect();
        let own = table.cards.as_ref();
        return pictures::draw(&arguments.pictures, title, own, &ids, locale, out);
    }
    if arguments.json {
        let names = Lang::ALL.map(Locale::in_words);
        let json = |card: &&CardEntry| as_json(card, locale, &names);
        let cards: Vec<Value> = found.iter().map(json).collect();
        print_json(out, &json!({ "game": title.id(), "cards": cards }))?;
        return Ok(ExitCode::SUCCESS);
    }
    if found.is_empty() {
        writeln!(out, "{}", locale.say(&Phrase::new("mazzo-cards-none")))?;
    }
    for (i, card) in found.into_iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        show(card, locale, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes a card as people read it: name, line, text.
pub fn show(card: &CardEntry, locale: &Locale, out: &mut (impl Write + ?Sized)) -> io::Result<()> {
    writeln!(out, "{} ({})", locale.say(&card.name), card.id)?;
    for said in [locale.say(&card.line), locale.say(&card.text)] {
        for line in said.lines() {
            writeln!(out, "  {line}")?;
        }
    }
    Ok(())
}

fn as_json(card: &CardEntry, locale: &Locale, all: &[Locale]) -> Value {
    let named = |locale: &Locale| {
        (
            locale.lang().tag().to_owned(),
            locale.say(&card.name).into(),
        )
    };
    json!({
        "id": card.id,
        "name": all.iter().map(named).collect::<Map<String, Value>>(),
        "line": locale.say(&card.line),
        "text": locale.say(&card.text),
        "data": card.data,
    })
}
