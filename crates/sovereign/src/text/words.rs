//! The names of the game's things: types, keywords, traits, colours, words of the line, terms.

use crate::cards::Subtype;
use crate::crystal::Colour;
use crate::effect::Trait;
use crate::select::{CardType, Keyword};
use kernel::Phrase;

/// The name of a type of card.
pub fn card_type(card_type: CardType) -> Phrase {
    Phrase::new("sovereign-type").with(
        "type",
        match card_type {
            CardType::Haerian => "haerian",
            CardType::Event => "event",
            CardType::Equipment => "equipment",
            CardType::Building => "building",
        },
    )
}

/// The name of a subtype of Haerian.
pub fn subtype(subtype: Subtype) -> Phrase {
    Phrase::new("sovereign-subtype").with(
        "subtype",
        match subtype {
            Subtype::Champion => "champion",
            Subtype::Puppet => "puppet",
        },
    )
}

/// The name of a colour.
pub fn colour(colour: Colour) -> Phrase {
    Phrase::new("sovereign-colour").with("colour", colour.id())
}

/// A word of the line: a race, class word, school or kind. A word of somebody's own set that the
/// languages do not know is shown as it is.
pub fn line_word(word: &str) -> Phrase {
    Phrase::new("sovereign-line-word").with("word", word)
}

/// The name of a keyword (SV-6).
pub fn keyword(keyword: Keyword) -> Phrase {
    Phrase::new("sovereign-keyword").with("keyword", keyword_id(keyword))
}

/// What a keyword means, in a few words.
pub fn reminder(keyword: Keyword) -> Phrase {
    Phrase::new("sovereign-keyword-reminder").with("keyword", keyword_id(keyword))
}

fn keyword_id(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Base => "base",
        Keyword::Legion => "legion",
        Keyword::Glimmer => "glimmer",
        Keyword::Bulwark => "bulwark",
        Keyword::Intervention => "intervention",
        Keyword::Testament => "testament",
        Keyword::Assault => "assault",
        Keyword::Immolation => "immolation",
        Keyword::Snare => "snare",
        Keyword::Tribute => "tribute",
        Keyword::Germinate => "germinate",
        Keyword::Sanctify => "sanctify",
    }
}

/// The name of a trait (SV-8.13).
pub fn trait_name(flag: Trait) -> Phrase {
    match flag {
        Trait::Bulwark => keyword(Keyword::Bulwark),
        _ => Phrase::new("sovereign-trait").with("trait", trait_id(flag)),
    }
}

/// What a trait means, in a few words.
pub fn trait_reminder(flag: Trait) -> Phrase {
    match flag {
        Trait::Bulwark => reminder(Keyword::Bulwark),
        _ => Phrase::new("sovereign-trait-reminder").with("trait", trait_id(flag)),
    }
}

fn trait_id(flag: Trait) -> &'static str {
    match flag {
        Trait::Bulwark => "bulwark",
        Trait::First => "first",
        Trait::Unanswered => "unanswered",
        Trait::Pillager => "pillager",
        Trait::Diagonal => "diagonal",
        Trait::Leap => "leap",
        Trait::Strider => "strider",
        Trait::Rooted => "rooted",
        Trait::Pacified => "pacified",
        Trait::Warded => "warded",
        Trait::Swift => "swift",
        Trait::Vanguard => "vanguard",
        Trait::Twinarmed => "twinarmed",
        Trait::Unarmed => "unarmed",
        Trait::Siege => "siege",
        Trait::Steadfast => "steadfast",
    }
}

/// What a text calls the source of an ability.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Subject {
    Haerian,
    Building,
    Equipment,
    Card,
    Class,
}

/// A term of the rules' glossary (§1.4) that is no keyword, type, subtype or colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The words of the glossary.
pub enum Term {
    Sovereign,
    Chronicles,
    LuminousRealms,
    Afterlife,
    Hand,
    PlayerZone,
    Battlefield,
    Crystal,
    Class,
    Level,
    Vocation,
    Requirement,
    Force,
    Exhausted,
    Ready,
    Zone,
    Row,
    Column,
    InitialLine,
    SecondLine,
    HomeRows,
    Frontier,
    FaceDownCard,
    Intruder,
    DirectDamage,
    Recovery,
    Dawn,
    Day,
    Sunset,
}

/// The name of a term.
pub fn term(term: Term) -> Phrase {
    Phrase::new("sovereign-term").with(
        "term",
        match term {
            Term::Sovereign => "sovereign",
            Term::Chronicles => "chronicles",
            Term::LuminousRealms => "luminous-realms",
            Term::Afterlife => "afterlife",
            Term::Hand => "hand",
            Term::PlayerZone => "player-zone",
            Term::Battlefield => "battlefield",
            Term::Crystal => "crystal",
            Term::Class => "class",
            Term::Level => "level",
            Term::Vocation => "vocation",
            Term::Requirement => "requirement",
            Term::Force => "force",
            Term::Exhausted => "exhausted",
            Term::Ready => "ready",
            Term::Zone => "zone",
            Term::Row => "row",
            Term::Column => "column",
            Term::InitialLine => "initial-line",
            Term::SecondLine => "second-line",
            Term::HomeRows => "home-rows",
            Term::Frontier => "frontier",
            Term::FaceDownCard => "face-down-card",
            Term::Intruder => "intruder",
            Term::DirectDamage => "direct-damage",
            Term::Recovery => "recovery",
            Term::Dawn => "dawn",
            Term::Day => "day",
            Term::Sunset => "sunset",
        },
    )
}
