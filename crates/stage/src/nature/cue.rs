//! What there is to watch in an event.

use super::focus::place;
use super::keys;
use ::nature::Event;
use ::nature::cards::{Card, Market, Printed};
use ::nature::event::Spot;
use protocol::{Address, Cue, address};

/// What there is to watch. Numbers go by `amount` unless they say more: `level`, `count`, `side`.
pub(crate) fn cue(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::TurnBegan { side, turn } => {
            let cue = numbered("turn", "turn", *turn);
            with(cue, "side", side.index() as u16 + 1)
        }
        Event::DawnUsed { spot, .. } => Cue {
            from: Some(place(spot)),
            ..about("dawn", spot.card)
        },
        Event::Triggered { spot, .. } => Cue {
            from: Some(place(spot)),
            ..about("trigger", spot.card)
        },
        Event::Summoned { seat, spot } => Cue {
            from: Some(keys::hand(*seat).to_owned()),
            ..at("summon", spot)
        },
        Event::Revived { seat, spot } => Cue {
            from: Some(keys::discard(*seat).to_owned()),
            ..at("summon", spot)
        },
        Event::Attacked {
            command,
            attacker,
            targets,
            ..
        } => Cue {
            from: Some(place(attacker)),
            to: targets.iter().map(place).collect(),
            ..about("strike", *command)
        },
        Event::Played { seat, command } => Cue {
            from: Some(keys::hand(*seat).to_owned()),
            to: vec![keys::IN_PLAY.to_owned()],
            ..about("play", *command)
        },
        Event::InstantPlayed {
            seat,
            command,
            target,
        } => Cue {
            from: Some(keys::hand(*seat).to_owned()),
            to: vec![place(target)],
            ..about("instant", *command)
        },
        Event::FactionActionTaken { seat, sage, level } => {
            let action = address(keys::board(*seat), keys::faction_action(*level));
            let cue = Cue {
                from: Some(action),
                ..about("power", *sage)
            };
            with(cue, "level", (*level).into())
        }
        Event::Exchanged { one, other } => between("exchange", place(one), place(other)),
        Event::Redirected { from, to } => between("redirect", place(from), place(to)),
        Event::Reformed {
            side,
            card,
            from,
            to,
        } => Cue {
            card: Some(card.id.into()),
            ..between(
                "reform",
                keys::space(*side, *from).to_owned(),
                keys::space(*side, *to).to_owned(),
            )
        },
        // Both tell the number alone: which cards they are, the hand shows to whom it may.
        Event::Drew { seat, cards } => drawn(*seat, cards.len()),
        Event::DrewHidden { seat, count } => drawn(*seat, *count),
        Event::Reshuffled { seat } => between(
            "shuffle",
            keys::discard(*seat).to_owned(),
            keys::deck(*seat).to_owned(),
        ),
        Event::Fetched { seat, card } => Cue {
            card: Some(card.id.into()),
            ..between(
                "fetch",
                keys::discard(*seat).to_owned(),
                keys::hand(*seat).to_owned(),
            )
        },
        Event::Recalled { seat, card } => Cue {
            card: Some(card.id.into()),
            ..between(
                "recall",
                keys::discard(*seat).to_owned(),
                keys::deck(*seat).to_owned(),
            )
        },
        Event::Bought { card, price, .. } => {
            let cue = Cue {
                from: Some(address(keys::market(sold_in(card)), card.id)),
                ..about("buy", *card)
            };
            with(cue, "amount", (*price).into())
        }
        Event::Sold { seat, card } => {
            let cue = Cue {
                from: Some(keys::hand(*seat).to_owned()),
                to: vec![keys::REMOVED.to_owned()],
                ..about("sell", *card)
            };
            with(cue, "amount", card.sale_price().into())
        }
        Event::Refreshed { market, .. } => between(
            "refresh",
            keys::stock(*market).to_owned(),
            keys::market(*market).to_owned(),
        ),
        Event::GoldGained { side, amount } => {
            let cue = numbered("gold", "amount", (*amount).into());
            with(cue, "side", side.index() as u16 + 1)
        }
        Event::BoostsPut { spot, count } => with(at("boost", spot), "amount", *count),
        Event::ShieldsPut { spot, count } => with(at("shield", spot), "amount", *count),
        Event::BoostsRemoved { spot, count } => with(at("boosts-gone", spot), "amount", *count),
        Event::ShieldsRemoved { spot, count } => with(at("shields-gone", spot), "amount", *count),
        Event::Reduced { spot, by } => with(at("reduce", spot), "amount", (*by).into()),
        Event::Annulled { spot } => at("annul", spot),
        Event::Damaged { spot, amount } => with(at("damage", spot), "amount", *amount),
        Event::Healed { spot } => at("heal", spot),
        Event::Defeated { spot, .. } => at("defeat", spot),
        Event::Withdrawn { spot, .. } => Cue {
            from: Some(place(spot)),
            ..about("withdraw", spot.card)
        },
        Event::LevelGained { seat, level } => Cue {
            to: vec![keys::board(*seat).to_owned()],
            ..numbered("level", "level", (*level).into())
        },
        Event::ChampionUnlocked {
            seat,
            champion,
            level,
        } => {
            let cue = Cue {
                card: Some(champion.id.into()),
                ..between(
                    "champion",
                    keys::champions(*seat).to_owned(),
                    keys::discard(*seat).to_owned(),
                )
            };
            with(cue, "level", (*level).into())
        }
        Event::AttackFailed { command } => about("fail", *command),
        // The scenes before and after tell these.
        Event::SageChosen { .. }
        | Event::WarriorsChosen { .. }
        | Event::WarriorsRevealed { .. }
        | Event::PhaseBegan { .. }
        | Event::SaidDone { .. }
        | Event::Passed { .. }
        | Event::Discarded { .. }
        | Event::TurnedUp { .. }
        | Event::Returned { .. }
        | Event::Declined { .. }
        | Event::Conceded { .. }
        | Event::TurnLimitReached { .. }
        | Event::Ended { .. } => return None,
    })
}

fn bare(kind: &'static str) -> Cue {
    Cue {
        kind: kind.into(),
        ..Cue::default()
    }
}

fn about(kind: &'static str, card: Printed) -> Cue {
    Cue {
        card: Some(card.id.into()),
        ..bare(kind)
    }
}

fn at(kind: &'static str, spot: &Spot) -> Cue {
    Cue {
        to: vec![place(spot)],
        ..about(kind, spot.card)
    }
}

fn between(kind: &'static str, from: Address, to: Address) -> Cue {
    Cue {
        from: Some(from),
        to: vec![to],
        ..bare(kind)
    }
}

fn numbered(kind: &'static str, name: &'static str, value: u16) -> Cue {
    with(bare(kind), name, value)
}

fn with(mut cue: Cue, name: &'static str, value: u16) -> Cue {
    cue.values.insert(name.into(), value.into());
    cue
}

fn drawn(seat: kernel::Seat, count: usize) -> Cue {
    let cue = between(
        "draw",
        keys::deck(seat).to_owned(),
        keys::hand(seat).to_owned(),
    );
    with(cue, "count", count as u16)
}

/// The market that sells such a card.
fn sold_in(card: &Card) -> Market {
    match card.elemental() {
        Some(_) => Market::Elementals,
        None => Market::Commands,
    }
}
