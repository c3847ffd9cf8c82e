//! One of each event, refusal and step, also of those that random battles hardly show.

use crate::cards::{CardSet, Printed};
use crate::cost::Cost;
use crate::crystal::Colour;
use crate::effect::{
    CostFor, CoverFrom, Damage, Deed, Destination, Discarded, Later, Place, Step, Trait, Tucked,
    Until,
};
use crate::event::{Arrival, CoverLoss, Ending, Event, Spot, Whither};
use crate::reason::Reason;
use crate::select::{CardChoice, CardGroup, CardName, Filter, Group, Pick, Selector, Who};
use crate::value::{Condition, Value};
use crate::zone::Zone;
use kernel::Seat;

pub(super) fn events() -> Vec<Event> {
    let (seat, to, of) = (Seat::new(0), Seat::new(0), Seat::new(1));
    let (zone, from) = (Zone::at(2, 2), Zone::at(1, 1));
    let card = Printed(CardSet::base().card(CardSet::base().sprout));
    let spot = Spot { zone, card, seat };
    let (attacker, defender, building, bearer) = (spot, spot, spot, spot);
    let (until, colour, turn) = (Until::Lasting, Colour::Violet, 3);
    let (count, amount, number, left) = (2, 2, 1, 0);
    let mut events = vec![
        Event::Exchanged { seat, count },
        Event::WallsRaised,
        Event::StarterDrawn { seat },
        Event::StarterChosen { seat },
        Event::TurnBegan { seat, turn },
        Event::Recovered { seat },
        Event::DrewCard { seat, card },
        Event::Drew { seat },
        Event::NothingToDraw { seat },
        Event::Paid {
            seat,
            colours: [0, 1, 2, 1, 2],
        },
        Event::Moved { spot, from },
        Event::FightDeclared { attacker, defender },
        Event::EquipmentUsed {
            seat,
            card,
            bearer,
            bonus: -1,
        },
        Event::CombatBroken,
        Event::Blows {
            attacker,
            dealt: 1,
            defender,
            returned: 0,
        },
        Event::Razed { attacker, building },
        Event::Struck { attacker, amount },
        Event::Damaged { spot, amount, left },
        Event::Prevented { spot },
        Event::Died { spot },
        Event::Fell { spot },
        Event::DirectDamage { seat, amount },
        Event::Safeguarded { seat, amount },
        Event::PickedUp { seat, zone },
        Event::PickedUpCard { seat, zone, card },
        Event::SnareSprung { seat, card, zone },
        Event::Accessed { seat, card },
        Event::RealmsTaken { seat },
        Event::RealmsTakenCard { seat, card },
        Event::VocationUsed {
            seat,
            class: "acolyte",
            number,
        },
        Event::Declined { seat, card },
        Event::ForceChanged {
            spot,
            by: 1,
            until: Until::Sunset,
        },
        Event::ForceSet { spot, to: 4, until },
        Event::Healed { spot, amount },
        Event::Shielded {
            spot,
            amount,
            until,
        },
        Event::MadeImmune { spot, until },
        Event::Armored {
            spot,
            amount: 1,
            until,
        },
        Event::TraitGiven {
            spot,
            flag: Trait::Leap,
            until: Until::Combat,
        },
        Event::Silenced {
            spot,
            until: Until::NextTurn,
        },
        Event::Exhausted { spot },
        Event::Stunned { spot },
        Event::Readied { spot },
        Event::DirectChanged { spot, by: 1, until },
        Event::LeftField {
            spot,
            to: Whither::Realms,
        },
        Event::LeftField {
            spot,
            to: Whither::Afterlife,
        },
        Event::Discarded { seat, card },
        Event::Milled { seat, card },
        Event::LookedAt { seat, count },
        Event::LookedAtCard { seat, card },
        Event::Kept { seat, count },
        Event::KeptCard { seat, card },
        Event::SearchBegan { seat },
        Event::Searched { seat, found: None },
        Event::Searched {
            seat,
            found: Some(card),
        },
        Event::HandShown { to, of, card },
        Event::HandSeen { to, of },
        Event::Refreshed { seat, colour },
        Event::Shattered { seat, colour },
        Event::Drained { seat, colour },
        Event::CostChanged { seat, by: -1 },
        Event::Sanctified { seat, count },
        Event::Covered { seat, zone },
        Event::CoveredCard { seat, zone, card },
        Event::PeekedAt { seat, zone },
        Event::PeekedAtCard { seat, zone, card },
        Event::Shifted {
            seat,
            from,
            to: zone,
        },
        Event::Veiled { seat, card },
        Event::Rearmed { seat, card },
        Event::Broken { seat, card },
        Event::VocationsGained { seat, count },
        Event::DayEnded { seat },
        Event::DamageRemoved,
        Event::ChainCut,
        Event::Conceded { seat },
        Event::Ended {
            winner: None,
            why: Ending::TurnLimit,
        },
    ];
    for at in [None, Some(zone)] {
        events.push(Event::Played { seat, card, at });
        events.push(Event::Triggered {
            seat,
            card,
            zone: at,
            ability: 0,
        });
    }
    for exhausted in [false, true] {
        events.push(Event::Crystallized {
            seat,
            colour,
            count,
            exhausted,
        });
    }
    for how in [
        Arrival::Generated,
        Arrival::Revived,
        Arrival::Deployed,
        Arrival::Blinked,
    ] {
        events.push(Event::Entered { spot, how });
    }
    for why in [
        CoverLoss::DirectDamage,
        CoverLoss::Forfeit,
        CoverLoss::Breach,
        CoverLoss::Pillage,
    ] {
        events.push(Event::CoverLost {
            seat,
            zone,
            card,
            why,
        });
    }
    for action in [Deed::Move, Deed::Combat] {
        events.push(Event::ActionGained {
            spot,
            action,
            count,
        });
    }
    for to in [
        Whither::Hand,
        Whither::ChroniclesTop,
        Whither::ChroniclesBottom,
        Whither::ChroniclesShuffled,
        Whither::Removed,
    ] {
        events.push(Event::Retrieved { seat, card, to });
        events.push(Event::Generated {
            seat,
            card,
            count,
            to,
        });
    }
    for why in [Ending::Breakthrough, Ending::Concession] {
        events.push(Event::Ended {
            winner: Some(of),
            why,
        });
    }
    events
}

pub(super) fn reasons() -> Vec<Reason> {
    let card = Printed(CardSet::base().card(CardSet::base().sprout));
    let (zone, on) = (Zone::at(2, 2), Zone::at(4, 4));
    let (from, with, to) = (zone, zone, on);
    let cost = Cost {
        generic: 2,
        coloured: [1, 0, 0, 2, 0],
    };
    vec![
        Reason::Over,
        Reason::NotYourDecision,
        Reason::NotAsked,
        Reason::NotInHand { card },
        Reason::OnlyPuppetsFromRealms { card },
        Reason::TooDear { card, cost },
        Reason::NoTribute { card },
        Reason::NothingToChoose { card },
        Reason::NeedsZone { card },
        Reason::NoZoneWanted { card },
        Reason::ZoneTaken { zone },
        Reason::NotInitialLine { zone },
        Reason::NotHomeRows { zone },
        Reason::EnemyInitialLine { zone },
        Reason::AlreadyBuilt { zone },
        Reason::EnemyStandsThere { zone },
        Reason::NoOwnHaerian { zone },
        Reason::Exhausted { zone },
        Reason::NoMoveLeft { zone },
        Reason::Rooted { zone },
        Reason::OutOfReach { from, to },
        Reason::JustEntered { zone },
        Reason::NoCombatLeft { zone },
        Reason::Pacified { zone },
        Reason::NotAdjacent { with, on },
        Reason::NoEnemy { zone },
        Reason::Bulwark { zone },
        Reason::NoForce { zone },
        Reason::NoBuilding { zone },
        Reason::BuildingHeld { zone },
        Reason::NotAtEnemyLine { zone },
        Reason::NoAccess { quota: 1, used: 1 },
        Reason::PuppetInAccess,
        Reason::NoVocation,
        Reason::NoSuchVocation,
        Reason::VocationTooDear { cost },
        Reason::NothingForVocation,
        Reason::NoSnare,
        Reason::NoEquipment { card },
        Reason::EquipmentExhausted { card },
        Reason::NoMoreEquipment,
        Reason::NotUsable { card },
        Reason::NotAChoice,
        Reason::NoCrystal,
        Reason::MustChoose,
    ]
}

pub(super) fn steps() -> Vec<Step> {
    let filter = Filter::default;
    let of = |pick: Pick, group: Group| Selector::Of {
        pick,
        group,
        filter: filter(),
    };
    let on = || of(Pick::One, Group::Enemy);
    let cards = || CardChoice::Of {
        pick: Pick::One,
        group: CardGroup::OpponentAfterlife,
        filter: filter(),
    };
    let two = || Value::number(2);
    let until = Until::Sunset;
    let (who, count, at) = (Who::Opponent, 2, Place::Initial);
    let mut steps = vec![
        Step::Damage {
            on: on(),
            amount: two(),
        },
        Step::Hit { who, amount: two() },
        Step::Destroy(on()),
        Step::Sacrifice {
            who: Who::Each,
            filter: filter(),
            count,
        },
        Step::Exile(on()),
        Step::Duel {
            one: on(),
            other: on(),
        },
        Step::Break { who, count },
        Step::Force {
            on: on(),
            by: two(),
            until,
        },
        Step::SetForce {
            on: on(),
            to: two(),
            until,
        },
        Step::Heal {
            on: on(),
            amount: None,
        },
        Step::Heal {
            on: on(),
            amount: Some(two()),
        },
        Step::Shield {
            on: on(),
            amount: two(),
            until,
        },
        Step::Immune {
            on: on(),
            to: Damage::All,
            until,
        },
        Step::Armor {
            on: on(),
            amount: two(),
            until: None,
        },
        Step::Trait {
            on: on(),
            flag: Trait::Siege,
            until: None,
        },
        Step::Silence { on: on(), until },
        Step::Exhaust(on()),
        Step::Stun(on()),
        Step::Ready(on()),
        Step::Move {
            on: on(),
            to: Destination::Back,
        },
        Step::Swap {
            one: on(),
            other: on(),
        },
        Step::Bounce(on()),
        Step::Blink(on()),
        Step::Draw { who, count: two() },
        Step::Mill { who, count: two() },
        Step::Look { count, keep: 1 },
        Step::Foresee(count),
        Step::Search(filter()),
        Step::Retrieve(cards()),
        Step::Revive { cards: cards(), at },
        Step::Restore(cards()),
        Step::Purge(cards()),
        Step::Deploy { cards: cards(), at },
        Step::Spy(who),
        Step::Crystallize {
            colour: Colour::Red,
            count,
            exhausted: true,
        },
        Step::Refresh {
            count,
            colour: None,
        },
        Step::Shatter { who, count },
        Step::Drain { who, count },
        Step::Cost {
            filter: filter(),
            by: -1,
            until: CostFor::Turn,
        },
        Step::Germinate(count),
        Step::Sanctify(count),
        Step::Generate {
            puppet: CardName {
                id: String::new(),
                card: CardSet::base().soul,
            },
            count,
            at,
        },
        Step::Cover {
            count,
            from: CoverFrom::Hand,
        },
        Step::Pickup { who, count },
        Step::Forfeit { who, count },
        Step::Breach(count),
        Step::Peek { who, count },
        Step::Shift(count),
        Step::Safeguard {
            amount: two(),
            until,
        },
        Step::Take(count),
        Step::Veil(count),
        Step::Quota(1),
        Step::Rearm(count),
        Step::Direct {
            on: on(),
            by: two(),
            until: None,
        },
        Step::Vocations(count),
        Step::Choose(vec![Step::Foresee(1), Step::Destroy(on())]),
        Step::Repeat {
            times: 2,
            step: Box::new(Step::Stun(on())),
        },
        Step::If {
            when: Condition::Attacking,
            then: Box::new(Step::Then(Box::new(Step::Exhaust(on())))),
        },
    ];
    for to in [Tucked::Top, Tucked::Bottom, Tucked::Shuffled] {
        steps.push(Step::Tuck { on: on(), to });
    }
    for action in [Deed::Move, Deed::Combat] {
        steps.push(Step::Extra {
            on: on(),
            action,
            count,
        });
    }
    for how in [Discarded::Choice, Discarded::Random] {
        steps.push(Step::Discard { who, count, how });
    }
    for at in [Later::Sunset, Later::Dawn] {
        steps.push(Step::Later {
            at,
            step: Box::new(Step::Bounce(on())),
        });
    }
    for group in [Group::Ally, Group::Enemy, Group::Haerian, Group::Building] {
        for pick in [Pick::One, Pick::UpTo(1), Pick::All] {
            steps.push(Step::Destroy(of(pick, group)));
        }
    }
    steps
}
