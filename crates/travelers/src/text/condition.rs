//! How conditions read (section 5.2).

use super::glyph::Glyph;
use super::sentence::Mood;
use super::words;
use crate::sentence::{Condition, Count, Letter, Where};
use crate::world::HalfCode;
use kernel::{Arg, Phrase};

pub(super) const fn is_payment(condition: &Condition) -> bool {
    matches!(condition, Condition::Pay { .. })
}

/// CO-15: what is to be paid; nothing if there is no payment among these.
pub(super) fn payment(payments: &[&Condition], mood: Mood) -> Option<Phrase> {
    let parts: Vec<Phrase> = (payments.iter().copied())
        .filter_map(|condition| match condition {
            Condition::Pay { track, amount } => Some(
                Phrase::new("travelers-points")
                    .with("amount", *amount)
                    .with("symbol", Glyph::Track(*track)),
            ),
            _ => None,
        })
        .collect();
    (!parts.is_empty()).then(|| {
        Phrase::new("travelers-pay")
            .with("mood", mood.id())
            .with("points", parts)
    })
}

/// All that must hold, joined; nothing if there is no condition.
pub(super) fn tests(conditions: &[&Condition]) -> Option<Phrase> {
    if let Some(pair) = mapped_pair(conditions) {
        return Some(pair);
    }
    let mut clauses: Vec<Phrase> = Vec::new();
    let mut rest = conditions;
    while let Some((first, others)) = rest.split_first() {
        let Some(place) = counted_place(first) else {
            clauses.extend(test(first));
            rest = others;
            continue;
        };
        // Things that are counted in the same place are counted in one breath.
        let alike = |one: &&&Condition| counted_place(one) == Some(place);
        let length = rest.iter().take_while(alike).count();
        let things = rest[..length].iter().filter_map(|one| counted(one));
        clauses.extend(things.reduce(and).map(|things| {
            Phrase::new("travelers-counted")
                .with("things", things)
                .with("place", place_id(place))
        }));
        rest = &rest[length..];
    }
    clauses.into_iter().reduce(and)
}

fn and(before: Phrase, next: Phrase) -> Phrase {
    Phrase::new("travelers-and")
        .with("before", before)
        .with("next", next)
}

/// TS-6.23: "7A is not mapped and 3A is".
fn mapped_pair(conditions: &[&Condition]) -> Option<Phrase> {
    let (absent, mapped) = match conditions {
        [Condition::NotMapped(absent), Condition::Mapped(mapped)]
        | [Condition::Mapped(mapped), Condition::NotMapped(absent)] => (absent, mapped),
        _ => return None,
    };
    Some(
        Phrase::new("travelers-mapped-pair")
            .with("count", absent.len())
            .with("absent", codes(absent))
            .with("mapped", code(*mapped)),
    )
}

/// A condition that is no thing in a place.
fn test(condition: &Condition) -> Option<Phrase> {
    Some(match condition {
        // CO-01 to CO-06, CO-15: written with others.
        Condition::Cards { .. }
        | Condition::Banners { .. }
        | Condition::Elements { .. }
        | Condition::Pay { .. } => return None,
        // CO-07
        Condition::Shows { track, least } => {
            of_symbol(Count::AtLeast(*least), Glyph::Track(*track))
        }
        // CO-10, CO-11
        Condition::Constellation { place, stars, .. } => {
            Phrase::new("travelers-constellation-absent")
                .with("stars", words::constellation(*stars))
                .with("place", place_id(*place))
        }
        // CO-12
        Condition::PreviousStars(stars) => {
            Phrase::new("travelers-previous").with("symbol", Glyph::stars(*stars))
        }
        // CO-20
        Condition::Mapped(half) => mapped(code(*half)),
        // CO-21
        Condition::NotMapped(halves) => not_mapped(halves.len(), codes(halves)),
        // CO-22: a bare number is the card (R21).
        Condition::CardMapped(card) => mapped(Arg::Text(card.to_string())),
        // CO-23, CO-24, CO-25
        Condition::SymbolMapped(reading) => mapped(Glyph::Symbol(*reading).into()),
        Condition::SymbolNotMapped(reading) => not_mapped(1, Glyph::Symbol(*reading).into()),
        Condition::EmptyBox(reading) => {
            Phrase::new("travelers-empty-box").with("symbol", Glyph::Symbol(*reading))
        }
        // CO-28
        Condition::Letter(letter) => Phrase::new("travelers-letter").with(
            "letter",
            match letter {
                Letter::A => "A",
                Letter::B => "B",
            },
        ),
    })
}

fn mapped(what: Arg) -> Phrase {
    Phrase::new("travelers-mapped").with("what", what)
}

fn not_mapped(count: usize, what: Arg) -> Phrase {
    Phrase::new("travelers-not-mapped")
        .with("count", count)
        .with("what", what)
}

fn code(half: HalfCode) -> Arg {
    Arg::Text(half.to_string())
}

fn codes(halves: &[HalfCode]) -> Arg {
    let named = |half: &HalfCode| Phrase::new("travelers-code").with("code", code(*half));
    Arg::List(halves.iter().map(named).collect())
}

const fn counted_place(condition: &Condition) -> Option<Where> {
    match condition {
        Condition::Cards { place, .. }
        | Condition::Banners { place, .. }
        | Condition::Elements { place, .. }
        | Condition::Constellation {
            place,
            present: true,
            ..
        } => Some(*place),
        _ => None,
    }
}

/// CO-01 to CO-06, CO-08 and CO-09 without their place.
fn counted(condition: &Condition) -> Option<Phrase> {
    match condition {
        Condition::Cards { count, .. } => Some(of_cards(*count)),
        Condition::Banners { half, least, .. } => {
            Some(of_symbol(Count::AtLeast(*least), Glyph::Banner(*half)))
        }
        Condition::Elements { element, count, .. } => {
            Some(of_symbol(*count, Glyph::Element(*element)))
        }
        Condition::Constellation { stars, .. } => {
            Some(Phrase::new("travelers-constellation").with("stars", words::constellation(*stars)))
        }
        _ => None,
    }
}

pub(super) const fn place_id(place: Where) -> &'static str {
    match place {
        Where::InPlay => "play",
        Where::InHand => "hand",
    }
}

/// So many cards, in a comparison.
pub(super) fn of_cards(count: Count) -> Phrase {
    compared(Phrase::new("travelers-count-cards"), count)
}

/// So many of an emblem, in a comparison.
pub(super) fn of_symbol(count: Count, glyph: Glyph) -> Phrase {
    compared(Phrase::new("travelers-count"), count).with("symbol", glyph)
}

fn compared(phrase: Phrase, count: Count) -> Phrase {
    let (how, number) = match count {
        Count::AtLeast(least) => ("least", least),
        Count::AtMost(most) => ("most", most),
        Count::Exactly(0) => ("none", 0),
        Count::Exactly(exact) => ("exactly", exact),
    };
    phrase.with("how", how).with("number", number)
}
