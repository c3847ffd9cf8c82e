//! What a seat is asked, as a sentence.

use super::{Case, object_name, spot, zone_name};
use crate::cards::Printed;
use crate::question::{Attacks, Plays, Question};
use crate::sectors::Sector;
use kernel::Phrase;

/// The question, in one sentence.
pub fn prompt(question: &Question) -> Phrase {
    match question {
        Question::Over => Phrase::new("estro-prompt-over"),
        Question::Wait => Phrase::new("estro-prompt-wait"),
        Question::DeclareChimera => Phrase::new("estro-prompt-declare-chimera"),
        Question::DrawTwo { tokens } => counted("estro-prompt-draw-two", *tokens),
        Question::Play(plays) => play(*plays),
        Question::Main(attacks) => main(*attacks),
        Question::Dreamer {
            actions,
            must_engage,
        } => counted(
            if *must_engage {
                "estro-prompt-dreamer-engaged"
            } else {
                "estro-prompt-dreamer"
            },
            *actions,
        ),
        Question::ExtraPlay { source } => {
            Phrase::new("estro-prompt-extra-play").with("source", spot(source, Case::First))
        }
        Question::Respond { attacker, defender } => Phrase::new("estro-prompt-respond")
            .with("attacker", spot(attacker, Case::First))
            .with("defender", spot(defender, Case::Inside)),
        Question::AfterPower => Phrase::new("estro-prompt-after-power"),
        Question::Principal { spot: chimera } => {
            Phrase::new("estro-prompt-principal").with("spot", spot(chimera, Case::Inside))
        }
        Question::UseGift { source } => {
            Phrase::new("estro-prompt-use-gift").with("source", spot(source, Case::Of))
        }
        Question::Protect { spot: dying } => {
            Phrase::new("estro-prompt-protect").with("spot", spot(dying, Case::First))
        }
        Question::Order => Phrase::new("estro-prompt-order"),
        Question::Target {
            source,
            up_to: 0 | 1,
            ..
        } => about("estro-prompt-target", source),
        Question::Target {
            source,
            chosen,
            up_to,
        } => about("estro-prompt-targets", source)
            .with("chosen", *chosen)
            .with("count", *up_to),
        Question::Sacrifice { source } => about("estro-prompt-sacrifice", source),
        Question::Ashes {
            source: Some(source),
        } => about("estro-prompt-ashes-for", source),
        Question::Ashes { source: None } => Phrase::new("estro-prompt-ashes"),
        Question::Either { source } => about("estro-prompt-either", source),
        Question::Opponent { source } => about("estro-prompt-opponent", source),
        Question::Coin { source } => about("estro-prompt-coin", source),
        Question::Estro {
            source: Some(source),
        } => about("estro-prompt-estro-for", source),
        Question::Estro { source: None } => Phrase::new("estro-prompt-estro"),
        Question::Zone { source } => about("estro-prompt-zone", source),
        Question::Discard { count } => counted("estro-prompt-discard", *count),
        Question::Arrange { left } => counted("estro-prompt-arrange", *left),
        Question::Reroll { own, other } => dice("estro-prompt-reroll", *own, *other),
        Question::ForceReroll { own, other } => dice("estro-prompt-force-reroll", *own, *other),
        Question::Face => Phrase::new("estro-prompt-face"),
        Question::Total => Phrase::new("estro-prompt-total"),
        Question::Outcome => Phrase::new("estro-prompt-outcome"),
        Question::Rampage { spot: raging } => {
            Phrase::new("estro-prompt-rampage").with("spot", spot(raging, Case::First))
        }
        Question::Ambush => Phrase::new("estro-prompt-ambush"),
        Question::VacuumGate => Phrase::new("estro-prompt-vacuum-gate"),
        Question::DeckToField => Phrase::new("estro-prompt-deck-to-field"),
        Question::Cell { card } => about("estro-prompt-cell", card),
        Question::Sector { sector } => Phrase::new(match sector {
            Sector::PhoenixShell => "estro-prompt-phoenix-shell",
            _ => "estro-prompt-armour-of-grief",
        }),
        Question::Object { object } => {
            Phrase::new("estro-prompt-object").with("object", object_name(*object))
        }
        Question::Ship { object } => {
            Phrase::new("estro-prompt-ship").with("object", object_name(*object))
        }
        Question::DropObject => Phrase::new("estro-prompt-drop-object"),
        Question::LastBreath => Phrase::new("estro-prompt-last-breath"),
        Question::Uncover { left } => counted("estro-prompt-uncover", *left),
        Question::Inspiration { source } => about("estro-prompt-inspiration", source),
        Question::KeepCard => Phrase::new("estro-prompt-keep-card"),
        Question::Power { zone, spot: dying } => Phrase::new("estro-prompt-power")
            .with("zone", zone_name(*zone))
            .with("spot", spot(dying, Case::First)),
    }
}

fn play(plays: Plays) -> Phrase {
    match plays {
        Plays::Usual => Phrase::new("estro-prompt-play"),
        Plays::IntoZone => Phrase::new("estro-prompt-play-zone"),
        Plays::FaceUpUntil(round) => after("estro-prompt-play-up", round),
        Plays::OrChimera => Phrase::new("estro-prompt-play-chimera"),
    }
}

fn main(attacks: Attacks) -> Phrase {
    match attacks {
        Attacks::Left(count) => counted("estro-prompt-main", count),
        Attacks::NotNow => Phrase::new("estro-prompt-main-not-now"),
        Attacks::NoneUntil(round) => after("estro-prompt-main-no-attacks", round),
        Attacks::Unsaid => Phrase::new("estro-prompt-main-unsaid"),
    }
}

/// Something becomes possible in the round after this one.
fn after(key: &'static str, round: u8) -> Phrase {
    Phrase::new(key).with("round", round.saturating_add(1))
}

fn about(key: &'static str, source: &Printed) -> Phrase {
    Phrase::new(key).with("card", source.name)
}

fn counted(key: &'static str, count: u8) -> Phrase {
    Phrase::new(key).with("count", count)
}

fn dice(key: &'static str, own: u8, other: u8) -> Phrase {
    Phrase::new(key).with("own", own).with("other", other)
}
