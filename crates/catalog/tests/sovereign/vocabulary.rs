//! All that Sovereign's effects can say: which template a step is, and the words of the game.

use kernel::Phrase;
use sovereign::cards::Subtype;
use sovereign::crystal::Colour;
use sovereign::effect::{Step, Trait};
use sovereign::select::{CardType, Keyword};
use sovereign::text::words::{self, Term};
use std::collections::BTreeSet;

/// The numbers of SV-8.4 that a step uses, with those inside it.
pub fn templates(step: &Step, into: &mut BTreeSet<u8>) {
    into.extend(step.template());
    for inner in step.nested() {
        templates(inner, into);
    }
}

/// Every word that has a name of its own.
pub fn words() -> Vec<Phrase> {
    let types = [
        CardType::Haerian,
        CardType::Event,
        CardType::Equipment,
        CardType::Building,
    ];
    let keywords = [
        Keyword::Base,
        Keyword::Legion,
        Keyword::Glimmer,
        Keyword::Bulwark,
        Keyword::Intervention,
        Keyword::Testament,
        Keyword::Assault,
        Keyword::Immolation,
        Keyword::Snare,
        Keyword::Tribute,
        Keyword::Germinate,
        Keyword::Sanctify,
    ];
    let terms = [
        Term::Sovereign,
        Term::Chronicles,
        Term::LuminousRealms,
        Term::Afterlife,
        Term::Hand,
        Term::PlayerZone,
        Term::Battlefield,
        Term::Crystal,
        Term::Class,
        Term::Level,
        Term::Vocation,
        Term::Requirement,
        Term::Force,
        Term::Exhausted,
        Term::Ready,
        Term::Zone,
        Term::Row,
        Term::Column,
        Term::InitialLine,
        Term::SecondLine,
        Term::HomeRows,
        Term::Frontier,
        Term::FaceDownCard,
        Term::Intruder,
        Term::DirectDamage,
        Term::Recovery,
        Term::Dawn,
        Term::Day,
        Term::Sunset,
    ];
    let subtypes = [Subtype::Champion, Subtype::Puppet];
    (types.into_iter().map(words::card_type))
        .chain(subtypes.into_iter().map(words::subtype))
        .chain(Colour::ALL.into_iter().map(words::colour))
        .chain(
            keywords
                .into_iter()
                .flat_map(|one| [words::keyword(one), words::reminder(one)]),
        )
        .chain(
            Trait::ALL
                .into_iter()
                .flat_map(|one| [words::trait_name(one), words::trait_reminder(one)]),
        )
        .chain(terms.into_iter().map(words::term))
        .chain([words::line_word("mushroom-folk")])
        .collect()
}
