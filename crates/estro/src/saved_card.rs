//! A card on the field as files hold it. A scenario says only what differs from a card that was
//! just put there face-up.

use crate::action::Face;
use crate::body::Body;
use crate::estri::{Estro, Value};
use crate::mode::Frame;
use crate::pieces::PieceState;
use crate::place::{Cell, Slot};
use crate::player::Player;
use crate::position::Match;
use crate::saved_names::PieceNames;
use crate::ships::Ship;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A card on the field, or what is remembered of one.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedCard {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slot: Option<u64>,
    pub card: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<Player>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Player>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<Face>,
    pub own: SavedValues,
    /// Without what lowered a value; as `own` if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clean: Option<SavedValues>,
    pub estri: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub principal: Option<String>,
    pub tokens: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copied: Option<String>,
    pub growth: u64,
    pub armed: u64,
    pub attacks: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub donor: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supports: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone_field: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lane: Option<(u64, u64)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ship: Option<String>,
    /// What else is true of it: words of [`BODY_WORDS`] and [`PIECE_WORDS`].
    pub is: Vec<String>,
}

/// Some of the five values, by name or in the printed order.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum SavedValues {
    Named(BTreeMap<String, i64>),
    Listed(Vec<i64>),
}

impl Default for SavedValues {
    fn default() -> SavedValues {
        SavedValues::Listed(Vec::new())
    }
}

/// The short name of a value, as files write it.
pub(crate) fn value_word(value: Value) -> String {
    value.name().to_lowercase()
}

fn saved_values(values: [u8; 5]) -> SavedValues {
    let pair = |value: Value| (value_word(value), i64::from(values[value.index()]));
    SavedValues::Named(Value::ALL.into_iter().map(pair).collect())
}

type BodyWord = (&'static str, fn(&Body) -> bool, fn(&mut Body, bool));

/// What can be true of a card as long as it stays on the field.
pub(crate) const BODY_WORDS: [BodyWord; 8] = [
    ("put-down-now", Body::put_down_now, Body::set_put_down_now),
    ("condemned", Body::is_condemned, Body::set_condemned),
    (
        "gift-spent-this-turn",
        Body::gift_spent_this_turn,
        Body::set_gift_spent_this_turn,
    ),
    ("gift-waits", Body::gift_waits, Body::set_gift_waits),
    ("primed", Body::is_primed, Body::set_primed),
    ("dying", Body::is_dying, Body::set_dying),
    (
        "strikes-twice",
        Body::strikes_twice,
        Body::set_strikes_twice,
    ),
    ("tried", Body::was_tried, Body::set_tried),
];

type PieceWord = (&'static str, fn(PieceState) -> bool, fn(&mut PieceState));

/// What can be true of a card wherever it is.
pub(crate) const PIECE_WORDS: [PieceWord; 4] = [
    ("gift-used", PieceState::gift_used, |state| {
        state.set_gift_used(true);
    }),
    (
        "inhibited",
        PieceState::inhibited,
        PieceState::set_inhibited,
    ),
    ("hollow", PieceState::hollow, PieceState::set_hollow),
    ("inspired", PieceState::inspired, PieceState::set_inspired),
];

impl SavedCard {
    /// The card on the field in this place.
    pub fn of(game: &Match, slot: Slot, names: &PieceNames) -> SavedCard {
        let body = game.body(slot);
        let state = game.state(body.piece);
        let lying = BODY_WORDS.iter().filter(|(_, holds, _)| holds(body));
        let kept = PIECE_WORDS.iter().filter(|(_, holds, _)| holds(state));
        let (zone_field, lane, ship) = cell_words(game.modes.frame, body.cell);
        SavedCard {
            player: Some(body.controller()),
            owner: Some(state.owner()),
            face: Some(body.face()),
            tokens: body.tokens.into(),
            armed: body.armed.into(),
            attacks: body.attacks().into(),
            donor: body.donor().map(|donor| names.name(donor)),
            supports: body.supports().map(|granito| granito.number().into()),
            zone_field,
            lane,
            ship,
            is: (lying.map(|(word, ..)| word))
                .chain(kept.map(|(word, ..)| word))
                .map(|word| (*word).to_owned())
                .collect(),
            ..SavedCard::ashes(game, slot, names)
        }
    }

    /// What is remembered in this place of an incinerated card.
    pub fn ashes(game: &Match, slot: Slot, names: &PieceNames) -> SavedCard {
        let body = game.body(slot);
        let second = body.estri.second();
        let first = (body.estri.set().iter()).find(|&estro| Some(estro) != second);
        let estri: Vec<Estro> = first.into_iter().chain(second).collect();
        SavedCard {
            slot: Some(slot.number().into()),
            card: names.name(body.piece),
            own: saved_values(body.own),
            clean: Some(saved_values(body.clean)),
            estri: estri.iter().map(|estro| estro.id().to_owned()).collect(),
            principal: second.map(|_| body.estri.principal().id().to_owned()),
            copied: body.copied().map(|card| game.card_word(card)),
            growth: body.growth.into(),
            ..SavedCard::default()
        }
    }
}

type CellWords = (Option<String>, Option<(u64, u64)>, Option<String>);

/// A part of the field: the zone field, the lane and depth zone, or the ship.
pub(crate) fn cell_words(frame: Frame, cell: Cell) -> CellWords {
    if cell == Cell::WHOLE {
        return (None, None, None);
    }
    match frame {
        Frame::Conquest => (cell.as_zone().map(|zone| zone.id().to_owned()), None, None),
        Frame::Bastion => {
            let (lane, depth) = cell.as_lane();
            (None, Some((lane.into(), depth.into())), None)
        }
        Frame::Single => {
            let ship = Ship::ALL.get(cell.0 as usize);
            (None, None, ship.map(|ship| ship.id().to_owned()))
        }
        Frame::Duel | Frame::Inferno => (None, None, None),
    }
}
