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
    let number = match step {
        Step::Damage { .. } => 1,
        Step::Hit { .. } => 2,
        Step::Destroy(_) => 3,
        Step::Sacrifice { .. } => 4,
        Step::Exile(_) => 5,
        Step::Duel { .. } => 6,
        Step::Break { .. } => 7,
        Step::Force { .. } => 8,
        Step::Aura { .. } => 9,
        Step::SetForce { .. } => 10,
        Step::Heal { .. } => 11,
        Step::Shield { .. } => 12,
        Step::Immune { .. } => 13,
        Step::Armor { .. } => 14,
        Step::Trait { .. } => 15,
        Step::Silence { .. } => 16,
        Step::Exhaust(_) => 17,
        Step::Stun(_) => 18,
        Step::Ready(_) => 19,
        Step::Extra { .. } => 20,
        Step::Move { .. } => 21,
        Step::Swap { .. } => 22,
        Step::Bounce(_) => 23,
        Step::Tuck { .. } => 24,
        Step::Blink(_) => 25,
        Step::Draw { .. } => 26,
        Step::Discard { .. } => 27,
        Step::Mill { .. } => 28,
        Step::Look { .. } => 29,
        Step::Foresee(_) => 30,
        Step::Search(_) => 31,
        Step::Retrieve(_) => 32,
        Step::Revive { .. } => 33,
        Step::Restore(_) => 34,
        Step::Purge(_) => 35,
        Step::Deploy { .. } => 36,
        Step::Spy(_) => 37,
        Step::Crystallize { .. } => 38,
        Step::Refresh { .. } => 39,
        Step::Shatter { .. } => 40,
        Step::Drain { .. } => 41,
        Step::Cost { .. } => 42,
        Step::Germinate(_) => 43,
        Step::Sanctify(_) => 44,
        Step::Generate { .. } => 45,
        Step::Cover { .. } => 46,
        Step::Pickup { .. } => 47,
        Step::Forfeit { .. } => 48,
        Step::Breach(_) => 49,
        Step::Peek { .. } => 50,
        Step::Shift(_) => 51,
        Step::Safeguard { .. } => 52,
        Step::Take(_) => 53,
        Step::Veil(_) => 54,
        Step::Quota(_) => 55,
        Step::Arms(_) => 56,
        Step::Temper { .. } => 57,
        Step::Rearm(_) => 58,
        Step::Direct { .. } => 59,
        Step::Vocations(_) => 60,
        Step::Choose(options) => {
            options.iter().for_each(|option| templates(option, into));
            61
        }
        Step::If { then, .. } => {
            templates(then, into);
            62
        }
        Step::Repeat { step, .. } => {
            templates(step, into);
            63
        }
        Step::Later { step, .. } => {
            templates(step, into);
            64
        }
        Step::Then(inner) => return templates(inner, into),
    };
    into.insert(number);
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
    let traits = [
        Trait::Bulwark,
        Trait::First,
        Trait::Unanswered,
        Trait::Pillager,
        Trait::Diagonal,
        Trait::Leap,
        Trait::Strider,
        Trait::Rooted,
        Trait::Pacified,
        Trait::Warded,
        Trait::Swift,
        Trait::Vanguard,
        Trait::Twinarmed,
        Trait::Unarmed,
        Trait::Siege,
        Trait::Steadfast,
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
            traits
                .into_iter()
                .flat_map(|one| [words::trait_name(one), words::trait_reminder(one)]),
        )
        .chain(terms.into_iter().map(words::term))
        .chain([words::line_word("mushroom-folk")])
        .collect()
}
