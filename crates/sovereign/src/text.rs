//! What people read on cards and classes, written from the same records that the rules play.
//!
//! [`card`] and [`class`] write what they do, [`type_line`] and [`line()`] what they are;
//! [`words`] has the names of the game's things. The messages themselves are in
//! `locales/*/sovereign.ftl`.

mod amount;
mod condition;
mod described;
mod lasting;
mod noun;
mod steps;
mod when;
pub mod words;
mod writer;

use crate::cards::{Card, CardSet, Class, ClassId};
use crate::cost::Cost;
use crate::crystal::Colour;
use crate::effect::{Ability, Step, Trigger};
use crate::requirement::Requirement;
use crate::select::{CardType, Keyword};
use kernel::{Arg, Phrase};
use words::Subject;
use writer::Writer;

/// Everything the card does: its keywords, then its abilities. Cards it names are looked for in
/// the game's own set.
pub fn card(card: &Card) -> Phrase {
    card_in(CardSet::base(), card)
}

/// Everything a card of this set does.
pub fn card_in(set: &CardSet, card: &Card) -> Phrase {
    let mut writer = Writer::of(set, Some(card));
    let mut sentences = keywords(&mut writer, card);
    for ability in &card.abilities {
        sentences.extend(writer.ability(ability));
    }
    text(sentences)
}

/// The Vocations of a class.
pub fn class(class: &Class) -> Phrase {
    class_in(CardSet::base(), class)
}

/// The Vocations of a class of this set.
pub fn class_in(set: &CardSet, class: &Class) -> Phrase {
    let mut writer = Writer::of(set, None);
    let abilities = class.abilities.iter();
    text(
        abilities
            .flat_map(|ability| writer.ability(ability))
            .collect(),
    )
}

/// One ability of a card, or of a class, for whoever must decide about it.
pub fn ability(set: &CardSet, card: Option<&Card>, ability: &Ability) -> Phrase {
    text(Writer::of(set, card).ability(ability))
}

/// One step of an ability as a sentence: an option of those that a player chooses from (T61).
pub fn option(set: &CardSet, card: Option<&Card>, on: Trigger, step: &Step) -> Phrase {
    let mut writer = Writer::of(set, card);
    writer.trigger = on;
    sentence(writer.clause(step).phrase)
}

fn text(sentences: Vec<Phrase>) -> Phrase {
    if sentences.is_empty() {
        return Phrase::new("sovereign-text-none");
    }
    Phrase::new("sovereign-text").with("sentences", Arg::Sentences(sentences))
}

/// The keywords that are not seen in abilities.
fn keywords(writer: &mut Writer, card: &Card) -> Vec<Phrase> {
    let printed = [
        (card.base, Keyword::Base),
        (card.glimmer, Keyword::Glimmer),
        (card.bulwark, Keyword::Bulwark),
    ];
    let mut found: Vec<Phrase> = (printed.into_iter())
        .filter(|(has, _)| *has)
        .map(|(_, keyword)| writer.explained(words::keyword(keyword), words::reminder(keyword)))
        .collect();
    if let Some(most) = card.legion {
        let legion = Phrase::new("sovereign-legion").with("most", most);
        let reminder = Phrase::new("sovereign-legion-reminder").with("most", most);
        found.push(writer.explained(legion, reminder));
    }
    found.into_iter().map(sentence).collect()
}

fn sentence(effect: Phrase) -> Phrase {
    Phrase::new("sovereign-sentence").with("effect", effect)
}

/// Type, subtype, and race and class word, school or kind: "Haerian (Champion): Aurin Priest".
pub fn type_line(card: &Card) -> Phrase {
    let joined = (card.line.iter().map(|word| words::line_word(word)))
        .reduce(|before, next| joined("sovereign-line-join", before, next))
        .unwrap_or_else(|| words::line_word(""));
    let line = match card.subtype {
        Some(subtype) => {
            Phrase::new("sovereign-type-line-subtype").with("subtype", words::subtype(subtype))
        }
        None => Phrase::new("sovereign-type-line"),
    };
    line.with("type", words::card_type(card.card_type))
        .with("line", joined)
}

/// The type line with Force and cost, as a list of cards shows it.
pub fn line(card: &Card) -> Phrase {
    let line = match card.card_type {
        CardType::Event => Phrase::new("sovereign-line-event"),
        CardType::Equipment => Phrase::new("sovereign-line-equipment").with("force", card.force),
        CardType::Haerian | CardType::Building => {
            Phrase::new("sovereign-line").with("force", card.force)
        }
    };
    line.with("type", type_line(card))
        .with("cost", card.cost.to_string().as_str())
}

/// The level of a class and the colours it crystallizes.
pub fn class_line(class: &Class) -> Phrase {
    let level = Phrase::new("sovereign-class-line").with("level", class.level);
    if class.colours.is_empty() {
        return level;
    }
    let colours: Vec<Phrase> = class
        .colours
        .iter()
        .map(|&colour| words::colour(colour))
        .collect();
    Phrase::new("sovereign-class-line-colours")
        .with("class", level)
        .with("colours", colours)
}

/// A cost in words: "2 generic and 2 White".
pub fn cost(cost: &Cost) -> Phrase {
    let pips = |count: u8, colour: &str| {
        Phrase::new("sovereign-pips")
            .with("count", count)
            .with("colour", colour)
    };
    let mut parts = Vec::new();
    if cost.generic > 0 {
        parts.push(pips(cost.generic, "generic"));
    }
    for colour in Colour::ALL {
        if cost.has(colour) {
            parts.push(pips(cost.coloured[colour.index()], colour.id()));
        }
    }
    if parts.is_empty() {
        return Phrase::new("sovereign-cost-free");
    }
    Phrase::new("sovereign-cost-words").with("pips", parts)
}

/// The classes that a card or class needs; nothing if it needs none.
pub fn requirement(set: &CardSet, requirement: &Requirement) -> Option<Phrase> {
    let name =
        |class: &ClassId| Phrase::new("sovereign-class-name").with("class", set.class(*class).name);
    let (key, classes) = match requirement {
        Requirement::None => return None,
        Requirement::All(classes) => ("sovereign-requirement-and", classes),
        Requirement::Any(classes) => ("sovereign-requirement-or", classes),
    };
    let names = classes
        .iter()
        .map(name)
        .reduce(|before, next| joined(key, before, next))?;
    Some(Phrase::new("sovereign-requirement").with("classes", names))
}

fn joined(key: &'static str, before: Phrase, next: Phrase) -> Phrase {
    Phrase::new(key).with("before", before).with("next", next)
}

impl Subject {
    fn of(card_type: CardType) -> Subject {
        match card_type {
            CardType::Haerian => Subject::Haerian,
            CardType::Building => Subject::Building,
            CardType::Equipment => Subject::Equipment,
            CardType::Event => Subject::Card,
        }
    }
}
