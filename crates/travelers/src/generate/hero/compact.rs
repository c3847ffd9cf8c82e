//! Halves in a line, as the tables of the rules write them; only tests read this.

use crate::effect::Effect;
use crate::half::Half;
use crate::hero::{Ability, HeroHalf, HeroSide};
use crate::sentence::{Condition, Count, Sentence, Where};
use crate::track::Track;
use std::fmt::Write;

/// A whole hero, a line a half.
pub(super) fn hero(hero: &HeroSide) -> String {
    let mut text = format!("{:?} {:?}\n", hero.class, hero.title);
    for (card, printed) in hero.cards.iter().enumerate() {
        for half in Half::ALL {
            let line = self::half(printed.half(half));
            writeln!(text, "{}/{:2} {line}", card + 1, half.id()).expect("text grows");
        }
    }
    text
}

fn half(half: &HeroHalf) -> String {
    format!(
        "{:?} {:?}: V{} {} {:?} {} {}",
        half.noun,
        half.epithet,
        half.value,
        half.element.map_or("-", |element| element.id()),
        half.exhaust.model,
        half.exhaust.cost,
        abilities(&half.abilities)
    )
}

pub(super) fn abilities(abilities: &[Ability]) -> String {
    let texts: Vec<_> = abilities.iter().map(ability).collect();
    texts.join(" / ")
}

fn ability(ability: &Ability) -> String {
    let texts: Vec<_> = ability.sentences.iter().map(sentence).collect();
    format!("[{}] {}", ability.cost, texts.join(". "))
}

fn sentence(sentence: &Sentence) -> String {
    let mut before: Vec<String> = Vec::new();
    before.extend(sentence.may.then(|| "may".to_owned()));
    before.extend(sentence.or.then(|| "or".to_owned()));
    before.extend(sentence.when.iter().map(condition));
    let effects: Vec<_> = sentence.effects.iter().map(effect).collect();
    let effects = effects.join(", ");
    match before.as_slice() {
        [] => effects,
        before => format!("{}: {effects}", before.join(" and ")),
    }
}

fn place(place: Where) -> &'static str {
    match place {
        Where::InPlay => "in play",
        Where::InHand => "in hand",
    }
}

fn count(count: Count) -> String {
    match count {
        Count::AtLeast(least) => format!(">={least}"),
        Count::AtMost(most) => format!("<={most}"),
        Count::Exactly(exact) => format!("={exact}"),
    }
}

fn track(track: Track) -> &'static str {
    match track {
        Track::Attack => "A",
        Track::Defense => "D",
        Track::Mana => "M",
    }
}

fn condition(condition: &Condition) -> String {
    match *condition {
        Condition::Cards {
            place: at,
            count: so,
        } => format!("cards {}{}", place(at), count(so)),
        Condition::Banners {
            place: at,
            half,
            least,
        } => format!("{} {}>={least}", half.id(), place(at)),
        Condition::Elements {
            place: at,
            element,
            count: so,
        } => format!("{} {}{}", element.id(), place(at), count(so)),
        Condition::Shows { track: on, least } => format!("{}>={least}", track(on)),
        Condition::Constellation {
            place: at,
            stars,
            present,
        } => format!("{}{stars} {}", if present { "" } else { "not " }, place(at)),
        Condition::PreviousStars(stars) => format!("above has {stars} stars"),
        Condition::Pay { track: on, amount } => format!("pay {amount}{}", track(on)),
        ref other => format!("{other:?}"),
    }
}

fn effect(effect: &Effect) -> String {
    match *effect {
        Effect::Gain { track: on, amount } => format!("+{amount}{}", track(on)),
        Effect::Zero(on) => format!("{}:=0", track(on)),
        Effect::Transfer { from, to } => format!("{} to {}", track(from), track(to)),
        Effect::TakeBack(up_to) => format!("take back {up_to}"),
        Effect::Legacy => "legacy".to_owned(),
        Effect::IgnoreModifiers => "ignore modifiers".to_owned(),
        Effect::Repeat => "repeat".to_owned(),
        other => format!("{other:?}"),
    }
}
