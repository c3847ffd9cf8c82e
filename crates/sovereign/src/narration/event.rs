//! What happened, as lines of the log that both players read.

use super::names::{
    all_crystals, bare_spot, crystals, place, player, signed, spot, until, whither,
};
use crate::cards::Printed;
use crate::effect::{Deed, Until};
use crate::event::{Arrival, CoverLoss, Ending, Event, Spot};
use crate::player::rival;
use crate::position::Battle;
use crate::text::words::trait_name;
use crate::zone::Zone;
use kernel::{Arg, Phrase, Seat};

impl Battle {
    /// The event as a line of the log.
    pub(crate) fn event_phrase(&self, event: &Event) -> Phrase {
        match event {
            Event::Exchanged { seat, count } => {
                by("sovereign-play-told-exchanged", *seat).with("count", *count)
            }
            Event::WallsRaised => Phrase::new("sovereign-play-told-walls-raised"),
            Event::StarterDrawn { seat } => by("sovereign-play-told-starter-drawn", *seat),
            Event::StarterChosen { seat } => by("sovereign-play-told-starter-chosen", *seat),
            Event::TurnBegan { seat, turn } => {
                by("sovereign-play-told-turn-began", *seat).with("turn", *turn)
            }
            Event::Recovered { seat } => by("sovereign-play-told-recovered", *seat),
            Event::DrewCard { seat, card } => {
                of_card("sovereign-play-told-drew-card", *seat, *card)
            }
            Event::Drew { seat } => by("sovereign-play-told-drew", *seat),
            Event::NothingToDraw { seat } => by("sovereign-play-told-nothing-to-draw", *seat),
            Event::Played {
                seat,
                card,
                at: None,
            } => of_card("sovereign-play-told-played", *seat, *card),
            Event::Played {
                seat,
                card,
                at: Some(zone),
            } => of_card("sovereign-play-told-played-at", *seat, *card).with("zone", place(*zone)),
            Event::Paid { seat, colours } => {
                by("sovereign-play-told-paid", *seat).with("crystals", all_crystals(colours))
            }
            Event::Entered { spot, how } => about(
                match how {
                    Arrival::Generated => "sovereign-play-told-entered-generated",
                    Arrival::Revived => "sovereign-play-told-entered-revived",
                    Arrival::Deployed => "sovereign-play-told-entered-deployed",
                    Arrival::Blinked => "sovereign-play-told-entered-blinked",
                },
                spot,
            ),
            Event::Moved { spot, from } => {
                of_card("sovereign-play-told-moved", spot.seat, spot.card)
                    .with("from", place(*from))
                    .with("zone", place(spot.zone))
            }
            Event::Triggered {
                seat,
                card,
                zone: Some(zone),
                ..
            } => about(
                "sovereign-play-told-triggered-at",
                &Spot {
                    zone: *zone,
                    card: *card,
                    seat: *seat,
                },
            ),
            Event::Triggered {
                seat,
                card,
                zone: None,
                ..
            } => of_card("sovereign-play-told-triggered", *seat, *card),
            Event::Declined { seat, card } => of_card("sovereign-play-told-declined", *seat, *card),
            Event::Accessed { seat, card } => of_card("sovereign-play-told-accessed", *seat, *card),
            Event::RealmsTaken { seat } => by("sovereign-play-told-realms-taken", *seat),
            Event::RealmsTakenCard { seat, card } => {
                of_card("sovereign-play-told-realms-taken-card", *seat, *card)
            }
            Event::VocationUsed { seat, class, .. } => {
                by("sovereign-play-told-vocation", *seat).with("class", self.class_name(class))
            }
            Event::VocationsGained { seat, count } => {
                by("sovereign-play-told-vocations-gained", *seat).with("count", *count)
            }
            Event::DayEnded { seat } => by("sovereign-play-told-day-ended", *seat),
            Event::DamageRemoved => Phrase::new("sovereign-play-told-damage-removed"),
            Event::ChainCut => Phrase::new("sovereign-play-told-chain-cut"),
            Event::Conceded { seat } => by("sovereign-play-told-conceded", *seat),
            Event::Ended { winner, why } => ended(*winner, *why),
            Event::FightDeclared { attacker, defender } => Phrase::new("sovereign-play-told-fight")
                .with("attacker", spot(attacker))
                .with("defender", spot(defender)),
            Event::EquipmentUsed {
                seat,
                card,
                bearer,
                bonus,
            } => of_card("sovereign-play-told-equipment-used", *seat, *card)
                .with("spot", bare_spot(bearer))
                .with("bonus", signed(*bonus)),
            Event::CombatBroken => Phrase::new("sovereign-play-told-combat-broken"),
            Event::Blows {
                attacker,
                dealt,
                defender,
                returned,
            } => Phrase::new("sovereign-play-told-blows")
                .with("attacker", spot(attacker))
                .with("dealt", *dealt)
                .with("defender", spot(defender))
                .with("returned", *returned),
            Event::Razed { attacker, building } => Phrase::new("sovereign-play-told-razed")
                .with("attacker", spot(attacker))
                .with("building", spot(building)),
            Event::Struck { attacker, amount } => Phrase::new("sovereign-play-told-struck")
                .with("attacker", spot(attacker))
                .with("amount", *amount)
                .with("player", player(rival(attacker.seat))),
            Event::Damaged {
                spot: hurt,
                amount,
                left,
            } => about("sovereign-play-told-damaged", hurt)
                .with("amount", *amount)
                .with("left", *left),
            Event::Prevented { spot } => about("sovereign-play-told-prevented", spot),
            Event::Died { spot } => about("sovereign-play-told-died", spot),
            Event::Fell { spot } => about("sovereign-play-told-fell", spot),
            Event::DirectDamage { seat, amount } => {
                by("sovereign-play-told-direct-damage", *seat).with("amount", *amount)
            }
            Event::Safeguarded { seat, amount } => {
                by("sovereign-play-told-safeguarded", *seat).with("amount", *amount)
            }
            Event::ForceChanged {
                spot,
                by,
                until: time,
            } => lasting("sovereign-play-told-force-changed", spot, *time).with("by", signed(*by)),
            Event::ForceSet {
                spot,
                to,
                until: time,
            } => lasting("sovereign-play-told-force-set", spot, *time).with("amount", *to),
            Event::Healed { spot, amount } => {
                about("sovereign-play-told-healed", spot).with("amount", *amount)
            }
            Event::Shielded {
                spot,
                amount,
                until: time,
            } => lasting("sovereign-play-told-shielded", spot, *time).with("amount", *amount),
            Event::MadeImmune { spot, until: time } => {
                lasting("sovereign-play-told-made-immune", spot, *time)
            }
            Event::Armored {
                spot,
                amount,
                until: time,
            } => lasting("sovereign-play-told-armored", spot, *time).with("by", signed(*amount)),
            Event::TraitGiven {
                spot,
                flag,
                until: time,
            } => lasting("sovereign-play-told-trait-given", spot, *time)
                .with("trait", trait_name(*flag)),
            Event::Silenced { spot, until: time } => {
                lasting("sovereign-play-told-silenced", spot, *time)
            }
            Event::Exhausted { spot } => about("sovereign-play-told-exhausted", spot),
            Event::Stunned { spot } => about("sovereign-play-told-stunned", spot),
            Event::Readied { spot } => about("sovereign-play-told-readied", spot),
            Event::ActionGained {
                spot,
                action,
                count,
            } => about(
                match action {
                    Deed::Move => "sovereign-play-told-move-gained",
                    Deed::Combat => "sovereign-play-told-combat-gained",
                },
                spot,
            )
            .with("count", *count),
            Event::DirectChanged {
                spot,
                by,
                until: time,
            } => lasting("sovereign-play-told-direct-changed", spot, *time).with("by", signed(*by)),
            Event::LeftField { spot, to } => {
                about("sovereign-play-told-left-field", spot).with("to", whither(*to))
            }
            Event::CoverLost {
                seat,
                zone,
                card,
                why,
            } => on_wall(
                match why {
                    CoverLoss::DirectDamage => "sovereign-play-told-cover-lost",
                    CoverLoss::Forfeit => "sovereign-play-told-cover-forfeited",
                    CoverLoss::Breach => "sovereign-play-told-cover-breached",
                    CoverLoss::Pillage => "sovereign-play-told-cover-pillaged",
                },
                *seat,
                *zone,
            )
            .with("card", card.name),
            Event::PickedUp { seat, zone } => {
                on_wall("sovereign-play-told-picked-up", *seat, *zone)
            }
            Event::PickedUpCard { seat, zone, card } => {
                on_wall("sovereign-play-told-picked-up-card", *seat, *zone).with("card", card.name)
            }
            Event::SnareSprung { seat, card, zone } => {
                on_wall("sovereign-play-told-snare", *seat, *zone).with("card", card.name)
            }
            Event::Covered { seat, zone } => on_wall("sovereign-play-told-covered", *seat, *zone),
            Event::CoveredCard { seat, zone, card } => {
                on_wall("sovereign-play-told-covered-card", *seat, *zone).with("card", card.name)
            }
            Event::PeekedAt { seat, zone } => on_wall("sovereign-play-told-peeked", *seat, *zone),
            Event::PeekedAtCard { seat, zone, card } => {
                on_wall("sovereign-play-told-peeked-card", *seat, *zone).with("card", card.name)
            }
            Event::Shifted { seat, from, to } => {
                on_wall("sovereign-play-told-shifted", *seat, *to).with("from", place(*from))
            }
            Event::Crystallized {
                seat,
                colour,
                count,
                exhausted,
            } => by(
                if *exhausted {
                    "sovereign-play-told-crystallized-exhausted"
                } else {
                    "sovereign-play-told-crystallized"
                },
                *seat,
            )
            .with("crystals", crystals(*colour, *count)),
            Event::Refreshed { seat, colour } => {
                by("sovereign-play-told-refreshed", *seat).with("crystals", crystals(*colour, 1))
            }
            Event::Shattered { seat, colour } => {
                by("sovereign-play-told-shattered", *seat).with("crystals", crystals(*colour, 1))
            }
            Event::Drained { seat, colour } => {
                by("sovereign-play-told-drained", *seat).with("crystals", crystals(*colour, 1))
            }
            Event::CostChanged { seat, by: change } => {
                by("sovereign-play-told-cost-changed", *seat).with("by", signed(*change))
            }
            Event::Discarded { seat, card } => {
                of_card("sovereign-play-told-discarded", *seat, *card)
            }
            Event::Milled { seat, card } => of_card("sovereign-play-told-milled", *seat, *card),
            Event::LookedAt { seat, count } => {
                by("sovereign-play-told-looked-at", *seat).with("count", *count)
            }
            Event::LookedAtCard { seat, card } => {
                of_card("sovereign-play-told-looked-at-card", *seat, *card)
            }
            Event::Kept { seat, count } => {
                by("sovereign-play-told-kept", *seat).with("count", *count)
            }
            Event::KeptCard { seat, card } => {
                of_card("sovereign-play-told-kept-card", *seat, *card)
            }
            Event::SearchBegan { seat } => by("sovereign-play-told-search-began", *seat),
            Event::Searched {
                seat,
                found: Some(card),
            } => of_card("sovereign-play-told-found", *seat, *card),
            Event::Searched { seat, found: None } => by("sovereign-play-told-found-nothing", *seat),
            Event::Retrieved { seat, card, to } => {
                of_card("sovereign-play-told-retrieved", *seat, *card).with("to", whither(*to))
            }
            Event::HandShown { to, of, card } => {
                of_card("sovereign-play-told-hand-shown", *to, *card).with("other", player(*of))
            }
            Event::HandSeen { to, of } => {
                by("sovereign-play-told-hand-seen", *to).with("other", player(*of))
            }
            Event::Generated {
                seat,
                card,
                count,
                to,
            } => of_card("sovereign-play-told-generated", *seat, *card)
                .with("count", *count)
                .with("to", whither(*to)),
            Event::Sanctified { seat, count } => {
                by("sovereign-play-told-sanctified", *seat).with("count", *count)
            }
            Event::Veiled { seat, card } => of_card("sovereign-play-told-veiled", *seat, *card),
            Event::Rearmed { seat, card } => of_card("sovereign-play-told-rearmed", *seat, *card),
            Event::Broken { seat, card } => of_card("sovereign-play-told-broken", *seat, *card),
        }
    }

    fn class_name(&self, id: &str) -> Arg {
        match self.set.find_class(id) {
            Some(class) => Arg::Words(class.name),
            None => Arg::from(id),
        }
    }
}

/// What a player did.
fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("player", player(seat))
}

/// What a player did with a card that is not on the battlefield.
fn of_card(key: &'static str, seat: Seat, card: Printed) -> Phrase {
    by(key, seat).with("card", card.name)
}

/// What happened to a card on the battlefield.
fn about(key: &'static str, of: &Spot) -> Phrase {
    Phrase::new(key).with("spot", spot(of))
}

/// What happened to it for a time.
fn lasting(key: &'static str, of: &Spot, time: Until) -> Phrase {
    about(key, of).with("until", until(time))
}

/// What happened with a face-down card.
fn on_wall(key: &'static str, seat: Seat, zone: Zone) -> Phrase {
    by(key, seat).with("zone", place(zone))
}

fn ended(winner: Option<Seat>, why: Ending) -> Phrase {
    let why = Phrase::new(match why {
        Ending::Breakthrough => "sovereign-play-ending-breakthrough",
        Ending::TurnLimit => "sovereign-play-ending-turn-limit",
        Ending::Concession => "sovereign-play-ending-concession",
    });
    match winner {
        Some(seat) => by("sovereign-play-told-won", seat).with("why", why),
        None => Phrase::new("sovereign-play-told-drawn").with("why", why),
    }
}
