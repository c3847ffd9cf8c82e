//! Turns, draws, zones, tokens, the Dial and the Rift.

use super::super::keys;
use super::{Telling, hand_of, named};
use ::estro::Event;
use ::estro::player::Player;
use ::estro::sectors::{Category, Sector};
use kernel::Seat;
use protocol::Cue;

pub(super) fn cue(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::TurnBegan { player, round } => named("turn").by(*player).value("round", *round),
        Event::DreamersBegan { round } => named("turn").value("round", *round),
        Event::Drew { player, count } => draw(*player).value("count", *count),
        Event::DrewCard { seat, card } => draw(Player::seat(*seat))
            .card(Some(*card))
            .value("count", 1),
        Event::Fetched { player, card } => draw(*player).card(Some(*card)).value("count", 1),
        Event::HandSeen { seat, of, .. } | Event::HandPeeked { seat, of, .. } => {
            named("peek").by(Player::seat(*seat)).to(hand_of(*of))
        }
        Event::DeckSeen { seat, .. } => peek_deck(Player::seat(*seat)),
        Event::DeckLookedAt { player, .. } => peek_deck(*player),
        Event::HandsExchanged { one, other } => {
            named("exchange").from(hand_of(*one)).to(hand_of(*other))
        }
        Event::HandExchanged { seat, got, .. } => {
            named("exchange").to(keys::hand(*seat)).card(Some(*got))
        }
        Event::ChimeraDeclared { seat } => by_seat("declare", *seat),
        Event::ZoneChanged { from, to } => {
            named("zone").from(keys::zone(*from)).to(keys::zone(*to))
        }
        Event::ZoneRefreshed { zone } => named("refresh").to(keys::zone(*zone)),
        Event::ModifiersInverted => named("invert"),
        Event::TokenGained { player, tokens } => named("token")
            .to(keys::of("player", *player))
            .value("tokens", *tokens),
        Event::TokensSpent { player, count } => named("spend").by(*player).value("count", *count),
        Event::DialSpun { player, sector } => named("spin")
            .by(*player)
            .to(keys::DIAL.to_owned())
            .value("sector", number(*sector))
            .value("category", category(*sector)),
        Event::RiftOpened { seat } => by_seat("rift", *seat).to(keys::RIFT.to_owned()),
        Event::Declared { seat, total, right } => by_seat("total", *seat)
            .value("total", *total)
            .value("right", *right),
        Event::Slipped { seat } => by_seat("slip", *seat),
        Event::Ended { .. } => named("end"),
        _ => return None,
    })
}

fn by_seat(kind: &'static str, seat: Seat) -> Cue {
    named(kind).by(Player::seat(seat))
}

fn draw(player: Player) -> Cue {
    named("draw")
        .from(keys::of("deck", player))
        .to(hand_of(player))
}

fn peek_deck(player: Player) -> Cue {
    named("peek").by(player).to(keys::of("deck", player))
}

/// The sector's number, from 1 to 25 (ES-8.11.7).
fn number(sector: Sector) -> i32 {
    sector as i32 + 1
}

/// 1 for bonus, 2 for malus, 3 for chaos (ES-8.11.7).
fn category(sector: Sector) -> i32 {
    match sector.category() {
        Category::Dragonfly => 1,
        Category::Moth => 2,
        Category::Swarm => 3,
    }
}
