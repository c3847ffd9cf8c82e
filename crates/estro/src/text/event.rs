//! Events as lines of the log.

use super::clash::clashed;
use super::{
    Case, estro_name, named, object_name, player, sector_name, sector_text, ship_name, ship_text,
    spot, value_name, zone_name,
};
use crate::action::{Coin, Face, Inspiration};
use crate::cards::Printed;
use crate::event::{Cause, Ending, Entry, Event, Spot};
use crate::player::Player;
use kernel::{Phrase, Seat, SeatSet};

/// What happened, in one line.
pub fn event(event: &Event) -> Phrase {
    match event {
        Event::TurnBegan { player: who, round } => Phrase::new("estro-event-turn-began")
            .with("round", *round)
            .with("player", player(*who, Case::Of)),
        Event::DreamersBegan { round } => {
            Phrase::new("estro-event-dreamers-began").with("round", *round)
        }
        Event::RoundEnded { round } => Phrase::new("estro-event-round-ended").with("round", *round),
        Event::Drew { player, count } => by("estro-event-drew", *player).with("count", *count),
        Event::DrewCard { seat, card } => with_card("estro-event-drew-card", seated(*seat), *card),
        Event::NoDraw { player, skipped } => by(
            if *skipped {
                "estro-event-draw-skipped"
            } else {
                "estro-event-no-draw"
            },
            *player,
        ),
        Event::Played { spot, face } => played(spot, *face),
        Event::Supported { spot, under } => by("estro-event-supported", spot.player)
            .with("spot", inside(spot))
            .with("under", of(under)),
        Event::ChimeraPlayed { spot, donor } => by("estro-event-chimera-played", spot.player)
            .with("spot", inside(spot))
            .with("donor", donor.name),
        Event::ChimeraDeclared { seat } => by("estro-event-chimera-declared", seated(*seat)),
        Event::Entered { spot, how } => about("estro-event-entered", spot).with("how", entry(*how)),
        Event::Flipped { spot } => {
            by("estro-event-flipped", spot.player).with("spot", inside(spot))
        }
        Event::Shown { spot } => about("estro-event-shown", spot),
        Event::TurnedDown { spot } => about("estro-event-turned-down", spot),
        Event::GiftAnnounced { spot, targets } => announced(spot, targets),
        Event::GiftCountered { spot, by } => {
            about("estro-event-gift-countered", by).with("gift", of(spot))
        }
        Event::ValueChanged {
            spot,
            value,
            from,
            to,
        } => Phrase::new(if to > from {
            "estro-event-value-rose"
        } else {
            "estro-event-value-fell"
        })
        .with("spot", of(spot))
        .with("value", value_name(*value))
        .with("from", *from)
        .with("to", *to),
        Event::TokenPut { spot } => about("estro-event-token-put", spot),
        Event::EstroChanged { spot, estro } => {
            about("estro-event-estro-changed", spot).with("estro", estro_name(*estro))
        }
        Event::PrincipalNamed { spot, estro } => {
            about("estro-event-principal-named", spot).with("estro", estro_name(*estro))
        }
        Event::AttackDeclared {
            attacker,
            defender,
            estro,
        } => {
            let attack = |key: &'static str| {
                Phrase::new(key)
                    .with("attacker", first(attacker))
                    .with("defender", inside(defender))
            };
            match estro {
                None => attack("estro-event-attack-declared"),
                Some(estro) => {
                    attack("estro-event-attack-declared-as").with("estro", estro_name(*estro))
                }
            }
        }
        Event::AttackRedirected { attacker, defender } => {
            Phrase::new("estro-event-attack-redirected")
                .with("attacker", first(attacker))
                .with("defender", inside(defender))
        }
        Event::DefenderChanged { from, to } => Phrase::new("estro-event-defender-changed")
            .with("to", first(to))
            .with("from", of(from)),
        Event::AttackStopped { attacker } => about("estro-event-attack-stopped", attacker),
        Event::AttackBroken => Phrase::new("estro-event-attack-broken"),
        Event::PowerUsed {
            player,
            zone,
            burnt,
            on,
        } => {
            let used = |key: &'static str| by(key, *player).with("zone", zone_name(*zone));
            match (burnt, on) {
                (Some(burnt), Some(on)) => used("estro-event-power-burnt")
                    .with("card", burnt.name)
                    .with("spot", inside(on)),
                (_, Some(on)) => used("estro-event-power-on").with("spot", inside(on)),
                (_, None) => used("estro-event-power-used"),
            }
        }
        Event::DieRolled {
            player,
            face,
            again,
        } => by(
            if *again {
                "estro-event-die-rerolled"
            } else {
                "estro-event-die-rolled"
            },
            *player,
        )
        .with("face", *face),
        Event::CoinFlipped {
            player,
            call,
            shows,
        } => by("estro-event-coin-flipped", *player)
            .with("call", side(*call))
            .with("shows", side(*shows))
            .with("right", if call == shows { "yes" } else { "no" }),
        Event::Clashed {
            attacker,
            defender,
            attack,
            defence,
            verdict,
        } => clashed(attacker, defender, attack, defence, *verdict),
        Event::ShieldDamaged {
            spot,
            damage,
            of: strength,
        } => Phrase::new("estro-event-shield-damaged")
            .with("spot", of(spot))
            .with("damage", *damage)
            .with("strength", *strength),
        Event::Saved { spot, by: None } => about("estro-event-saved", spot),
        Event::Saved {
            spot,
            by: Some(saviour),
        } => about("estro-event-saved-by", saviour).with("saved", inside(spot)),
        Event::Destroyed { spot, cause: why } => {
            about("estro-event-destroyed", spot).with("cause", cause(*why))
        }
        Event::Sacrificed { player, card } => with_card("estro-event-sacrificed", *player, *card),
        Event::Discarded { player, card } => with_card("estro-event-discarded", *player, *card),
        Event::ToHand { player: who, card } => moved("estro-event-to-hand", *who, *card),
        Event::UnderDeck { player: who, card } => moved("estro-event-under-deck", *who, *card),
        Event::Exiled { card } => Phrase::new("estro-event-exiled").with("card", card.name),
        Event::Inhibited { spot, lasting } => Phrase::new(if *lasting {
            "estro-event-inhibited"
        } else {
            "estro-event-inhibited-for-now"
        })
        .with("spot", of(spot)),
        Event::GiftCopied { spot, from } => {
            about("estro-event-gift-copied", spot).with("from", of(from))
        }
        Event::Recharged { spot } => Phrase::new("estro-event-recharged").with("spot", of(spot)),
        Event::Armed { spot, turns } => Phrase::new("estro-event-armed")
            .with("spot", of(spot))
            .with("turns", *turns),
        Event::Primed { spot } => Phrase::new("estro-event-primed").with("spot", of(spot)),
        Event::Seized { spot, from } => by("estro-event-seized", spot.player)
            .with("spot", of(spot))
            .with("from", player(*from, Case::Of)),
        Event::Pacified { spot } => about("estro-event-pacified", spot),
        Event::Shielded { spot } => about("estro-event-shielded", spot),
        Event::Cleansed { spot } => about("estro-event-cleansed", spot),
        Event::AttacksGained { player, count } => {
            by("estro-event-attacks-gained", *player).with("count", *count)
        }
        Event::DrawWillBeSkipped { player } => by("estro-event-draw-will-be-skipped", *player),
        Event::HandSeen { seat, of, cards } => by("estro-event-hand-seen", seated(*seat))
            .with("of", player(*of, Case::Of))
            .with("cards", named(cards)),
        Event::HandPeeked { seat, of, count } => by("estro-event-hand-peeked", seated(*seat))
            .with("of", player(*of, Case::Of))
            .with("count", *count),
        Event::DeckSeen { seat, cards } => by("estro-event-deck-seen", seated(*seat))
            .with("count", cards.len())
            .with("cards", named(cards)),
        Event::DeckLookedAt { player, count } => {
            by("estro-event-deck-looked-at", *player).with("count", *count)
        }
        Event::Fetched { player, card } => with_card("estro-event-fetched", *player, *card),
        Event::HandsExchanged { one, other } => {
            by("estro-event-hands-exchanged", *one).with("other", player(*other, Case::Inside))
        }
        Event::HandExchanged { seat, gave, got } => by("estro-event-hand-exchanged", seated(*seat))
            .with("gave", gave.name)
            .with("got", got.name),
        Event::ZoneChanged { from, to } => Phrase::new("estro-event-zone-changed")
            .with("from", zone_name(*from))
            .with("to", zone_name(*to)),
        Event::ZoneRefreshed { zone } => {
            Phrase::new("estro-event-zone-refreshed").with("zone", zone_name(*zone))
        }
        Event::ModifiersInverted => Phrase::new("estro-event-modifiers-inverted"),
        Event::TokenGained { player, tokens } => {
            by("estro-event-token-gained", *player).with("count", *tokens)
        }
        Event::TokensSpent { player, count } => {
            by("estro-event-tokens-spent", *player).with("count", *count)
        }
        Event::DialSpun { player, sector } => by("estro-event-dial-spun", *player)
            .with("sector", sector_name(*sector))
            .with("text", sector_text(*sector)),
        Event::RerollKept { player } => by("estro-event-reroll-kept", *player),
        Event::Numbed { player } => by("estro-event-numbed", *player),
        Event::RiftOpened { seat } => by("estro-event-rift-opened", seated(*seat)),
        Event::ObjectReceived { object } => {
            Phrase::new("estro-event-object-received").with("object", object_name(*object))
        }
        Event::ObjectUsed { object } => {
            Phrase::new("estro-event-object-used").with("object", object_name(*object))
        }
        Event::ObjectDropped { object } => {
            Phrase::new("estro-event-object-dropped").with("object", object_name(*object))
        }
        Event::ShipDamaged { ship, damage, left } => Phrase::new("estro-event-ship-damaged")
            .with("ship", ship_name(*ship))
            .with("damage", *damage)
            .with("left", *left),
        Event::ShipDestroyed { ship } => {
            Phrase::new("estro-event-ship-destroyed").with("ship", ship_name(*ship))
        }
        Event::AlarmRings { ship, left } => Phrase::new("estro-event-alarm-rings")
            .with("ship", ship_name(*ship))
            .with("count", *left),
        Event::AlarmStopped { ship } => {
            Phrase::new("estro-event-alarm-stopped").with("ship", ship_name(*ship))
        }
        Event::SkillFired { ship } => Phrase::new("estro-event-skill-fired")
            .with("ship", ship_name(*ship))
            .with("text", ship_text(*ship)),
        Event::HordeMoved { spot, lane, depth } => about("estro-event-horde-moved", spot)
            .with("lane", *lane)
            .with("depth", *depth),
        Event::BastionHit { spot, damage, left } => about("estro-event-bastion-hit", spot)
            .with("damage", *damage)
            .with("left", *left),
        Event::DreamerDone { seat } => by("estro-event-dreamer-done", seated(*seat)),
        Event::Inspired { seat, spot, bonus } => by(
            match bonus {
                Inspiration::Deployment => "estro-event-inspired-deployment",
                Inspiration::Analysis => "estro-event-inspired-analysis",
                Inspiration::Terrain => "estro-event-inspired-terrain",
            },
            seated(*seat),
        )
        .with("spot", of(spot)),
        Event::Declared { seat, total, right } => by("estro-event-declared", seated(*seat))
            .with("total", *total)
            .with("right", if *right { "yes" } else { "no" }),
        Event::Slipped { seat } => by("estro-event-slipped", seated(*seat)),
        Event::WentOut { seat } => by("estro-event-went-out", seated(*seat)),
        Event::Exhausted { player } => by("estro-event-exhausted", *player),
        Event::ChainCut => Phrase::new("estro-event-chain-cut"),
        Event::Conceded { seat } => by("estro-event-conceded", seated(*seat)),
        Event::Ended { winners, why } => ended(*winners, *why),
    }
}

fn seated(seat: Seat) -> Player {
    Player::seat(seat)
}

/// What a player did.
fn by(key: &'static str, who: Player) -> Phrase {
    Phrase::new(key).with("player", player(who, Case::First))
}

/// What a player did with a card that is not on the field.
fn with_card(key: &'static str, who: Player, card: Printed) -> Phrase {
    by(key, who).with("card", card.name)
}

/// Where a card of a player went.
fn moved(key: &'static str, owner: Player, card: Printed) -> Phrase {
    Phrase::new(key)
        .with("card", card.name)
        .with("player", player(owner, Case::Of))
}

/// What happened to a card.
fn about(key: &'static str, card: &Spot) -> Phrase {
    Phrase::new(key).with("spot", first(card))
}

fn first(card: &Spot) -> Phrase {
    spot(card, Case::First)
}

fn inside(card: &Spot) -> Phrase {
    spot(card, Case::Inside)
}

fn of(card: &Spot) -> Phrase {
    spot(card, Case::Of)
}

/// Who does not know a card hears only where it was put.
fn played(card: &Spot, face: Face) -> Phrase {
    match (card.card, face) {
        (None, _) => {
            by("estro-event-played-hidden", card.player).with("number", card.slot.number())
        }
        (Some(_), Face::Up) => by("estro-event-played", card.player).with("spot", inside(card)),
        (Some(_), Face::Down) => {
            by("estro-event-played-down", card.player).with("spot", inside(card))
        }
    }
}

fn announced(source: &Spot, targets: &[Spot]) -> Phrase {
    if targets.is_empty() {
        return Phrase::new("estro-event-gift").with("spot", of(source));
    }
    Phrase::new("estro-event-gift-on")
        .with("spot", of(source))
        .with("targets", targets.iter().map(inside).collect::<Vec<_>>())
}

/// Chooses the variant of a message for a side of the coin.
fn side(coin: Coin) -> &'static str {
    match coin {
        Coin::Heads => "heads",
        Coin::Tails => "tails",
    }
}

fn entry(how: Entry) -> Phrase {
    Phrase::new(match how {
        Entry::Revived => "estro-entry-revived",
        Entry::Rift => "estro-entry-rift",
        Entry::Ambush => "estro-entry-ambush",
        Entry::Tokens => "estro-entry-tokens",
        Entry::Sector => "estro-entry-sector",
        Entry::Object => "estro-entry-object",
        Entry::Reinforcement => "estro-entry-reinforcement",
        Entry::Guardian => "estro-entry-guardian",
    })
}

fn cause(cause: Cause) -> Phrase {
    Phrase::new(match cause {
        Cause::Attack => "estro-cause-attack",
        Cause::Gift => "estro-cause-gift",
        Cause::Object => "estro-cause-object",
        Cause::Skill => "estro-cause-skill",
        Cause::Sector => "estro-cause-sector",
        Cause::Rift => "estro-cause-rift",
        Cause::Group => "estro-cause-group",
    })
}

fn ended(winners: SeatSet, why: Ending) -> Phrase {
    let why = Phrase::new(match why {
        Ending::Elimination => "estro-ending-elimination",
        Ending::Exhaustion => "estro-ending-exhaustion",
        Ending::LastRound => "estro-ending-last-round",
        Ending::Conquest => "estro-ending-conquest",
        Ending::Ships => "estro-ending-ships",
        Ending::BastionFell => "estro-ending-bastion-fell",
        Ending::BastionHeld => "estro-ending-bastion-held",
        Ending::LastWave => "estro-ending-last-wave",
        Ending::Standstill => "estro-ending-standstill",
        Ending::Concession => "estro-ending-concession",
    });
    if winners.is_empty() {
        return Phrase::new("estro-event-no-winner").with("why", why);
    }
    Phrase::new("estro-event-won")
        .with("count", winners.len())
        .with("winners", winners)
        .with("why", why)
}
