//! A battle as files hold it: ids are words, and nothing is left out.
//!
//! A player's cards are in lists by their ids: the Chronicles from the top, all others in the
//! order in which they came. What lies on an object is written with it. Copies of a card are
//! alike; where a very card is meant, [`crate::places`] says how. What is nothing or none is not
//! written, except where a scenario may want to expect it. What a scenario may leave out is
//! completed in `sketch.rs`.

use crate::cards::Piece;
use crate::crystal::Colour;
use crate::event::Ending;
use crate::mark::{Lasts, Lying};
use crate::phase::Phase;
use crate::pieces::PieceState;
use crate::places::{Places, SEATS};
use crate::position::{Battle, Standing};
use crate::saved_pending::{
    SavedCombat, SavedDelayed, SavedDiscount, SavedPickUp, SavedTask, SavedTrigger, Writer,
};
use crate::saved_words::{SavedEnding, SavedLasts, SavedLying, is_default};
use crate::unit::Entry;
use crate::zone::Zone;
use kernel::{Rng, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A battle as files hold it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SavedBattle {
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    pub(crate) active: Seat,
    /// Who takes the first turn, if the setup says so.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) starter: Option<Seat>,
    pub(crate) result: SavedResult,
    /// By seat.
    pub(crate) players: BTreeMap<String, SavedPlayer>,
    /// What stands on the zones, face-down cards aside.
    #[serde(default)]
    pub(crate) field: BTreeMap<Zone, SavedZone>,
    /// Who knows cards that lie where they cannot be seen.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) known: BTreeMap<String, SeatSet>,
    /// Who was seen to look at face-down cards.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) peeked: BTreeMap<String, SeatSet>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) combat: Option<SavedCombat>,
    /// What is half done, the last on top.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) tasks: Vec<SavedTask>,
    /// Triggers that wait.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) pending: Vec<SavedTrigger>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) pick_ups: Vec<SavedPickUp>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) delayed: Vec<SavedDelayed>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) discounts: Vec<SavedDiscount>,
    /// Results of chance to come, counted from 0.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) fate: Vec<u8>,
    /// Triggers resolved in this checkpoint.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) resolved: u16,
    /// Were more triggers fired than can wait?
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) chain_cut: bool,
    /// How many objects have entered the battlefield.
    #[serde(default)]
    pub(crate) entries: u16,
    pub(crate) rng: Rng,
}

/// How the battle stands.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SavedResult {
    Open,
    Won {
        seat: Seat,
        #[serde(with = "SavedEnding")]
        by: Ending,
    },
    Drawn {
        #[serde(with = "SavedEnding")]
        by: Ending,
    },
}

/// A player.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedPlayer {
    pub classes: Vec<String>,
    /// Ready Crystals by colour.
    pub ready: BTreeMap<Colour, u8>,
    /// Exhausted Crystals by colour.
    pub exhausted: BTreeMap<Colour, u8>,
    pub hand: Vec<String>,
    pub chronicles: Vec<String>,
    pub afterlife: Vec<String>,
    /// The face-down part of the Luminous Realms.
    pub realms: Vec<String>,
    /// The face-up part.
    pub open_realms: Vec<String>,
    pub equipment: Vec<SavedEquipment>,
    /// Face-down cards by zone; `-` is none.
    pub wall: BTreeMap<Zone, String>,
    /// Cards put away by the mulligan, looked at, or picked up.
    pub aside: Vec<String>,
    #[serde(skip_serializing_if = "is_default")]
    pub limbo: Vec<String>,
    pub removed: Vec<String>,
    pub vocations: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub safeguards: [u8; 3],
    #[serde(skip_serializing_if = "is_default")]
    pub has_lost: bool,
    #[serde(skip_serializing_if = "is_default")]
    pub kept: bool,
    #[serde(skip_serializing_if = "is_default")]
    pub exchanged: u8,
}

impl SavedPlayer {
    /// One of the lists that hold nothing but cards.
    pub fn list_mut(&mut self, list: &str) -> Option<&mut Vec<String>> {
        match list {
            "hand" => Some(&mut self.hand),
            "chronicles" => Some(&mut self.chronicles),
            "afterlife" => Some(&mut self.afterlife),
            "realms" => Some(&mut self.realms),
            "open-realms" => Some(&mut self.open_realms),
            "aside" => Some(&mut self.aside),
            "limbo" => Some(&mut self.limbo),
            "removed" => Some(&mut self.removed),
            _ => None,
        }
    }
}

/// An Equipment in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedEquipment {
    pub card: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub exhausted: bool,
    /// Was it used in the combat under way?
    #[serde(default, skip_serializing_if = "is_default")]
    pub wielded: bool,
}

/// What stands on a zone.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedZone {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub haerian: Option<SavedHaerian>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub building: Option<SavedBuilding>,
}

/// A Haerian on the battlefield.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedHaerian {
    pub card: String,
    pub seat: Seat,
    #[serde(default)]
    pub damage: u8,
    /// When it entered: the older, the smaller.
    #[serde(default)]
    pub entry: u16,
    /// Moves taken this turn, less those that effects have granted.
    #[serde(default)]
    pub moves: i8,
    #[serde(default)]
    pub combats: i8,
    #[serde(default)]
    pub exhausted: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub stunned: bool,
    /// Did it enter this turn?
    #[serde(default, skip_serializing_if = "is_default")]
    pub fresh: bool,
    /// Was it selected by the step before?
    #[serde(default, skip_serializing_if = "is_default")]
    pub that: bool,
    /// Once-per-turn abilities that have worked, counted from 0.
    #[serde(default, skip_serializing_if = "is_default")]
    pub spent: Vec<u8>,
    /// The steps put off that remember it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub awaited: Vec<u8>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub marks: Vec<SavedMark>,
}

/// A Building on the battlefield.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedBuilding {
    pub card: String,
    /// Who owns it.
    pub seat: Seat,
    #[serde(default)]
    pub damage: u8,
    #[serde(default)]
    pub entry: u16,
    #[serde(default, skip_serializing_if = "is_default")]
    pub spent: Vec<u8>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub marks: Vec<SavedMark>,
}

/// An effect that lies on an object.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SavedMark {
    #[serde(with = "SavedLying")]
    pub effect: Lying,
    #[serde(with = "SavedLasts")]
    pub until: Lasts,
}

fn crystals(counts: [u8; 5]) -> BTreeMap<Colour, u8> {
    Colour::ALL
        .into_iter()
        .zip(counts)
        .filter(|&(_, count)| count > 0)
        .collect()
}

fn places_of_bits(bits: u8) -> Vec<u8> {
    (0..8).filter(|place| bits & 1 << place != 0).collect()
}

impl Battle {
    /// The battle as files hold it.
    pub(crate) fn to_saved(&self) -> SavedBattle {
        let places = Places::of(self);
        let writer = Writer {
            battle: self,
            places: &places,
        };
        SavedBattle {
            turn: self.turn,
            phase: self.phase,
            active: self.active,
            starter: self.starter,
            result: match self.standing {
                Standing::Open => SavedResult::Open,
                Standing::Won(seat, by) => SavedResult::Won { seat, by },
                Standing::Drawn(by) => SavedResult::Drawn { by },
            },
            players: SEATS
                .into_iter()
                .map(|seat| (seat.to_string(), self.saved_player(seat)))
                .collect(),
            field: Zone::all()
                .map(|zone| (zone, self.saved_zone(zone)))
                .filter(|(_, saved)| saved.haerian.is_some() || saved.building.is_some())
                .collect(),
            known: self.saved_seats(&places, PieceState::known_to),
            peeked: self.saved_seats(&places, PieceState::peeked_at_by),
            combat: self.combat.as_ref().map(|combat| writer.combat(combat)),
            tasks: self.tasks.iter().map(|task| writer.task(task)).collect(),
            pending: (self.pending.iter())
                .map(|pending| writer.trigger(pending))
                .collect(),
            pick_ups: (self.pick_ups.iter())
                .map(|pick_up| writer.pick_up(pick_up))
                .collect(),
            delayed: self
                .delayed
                .iter()
                .map(|late| writer.delayed(late))
                .collect(),
            discounts: (self.discounts.iter())
                .map(|discount| writer.discount(discount))
                .collect(),
            fate: self.fate.to_vec(),
            resolved: self.resolved,
            chain_cut: self.is_chain_cut,
            entries: self.entries,
            rng: self.rng,
        }
    }

    pub(crate) fn id_of(&self, piece: Piece) -> String {
        self.card(piece).id.to_owned()
    }

    fn saved_player(&self, seat: Seat) -> SavedPlayer {
        let player = self.player(seat);
        let list = |list: &str| {
            let pieces = self.listed(seat, list).into_iter();
            pieces.map(|piece| self.id_of(piece)).collect()
        };
        let classes = player.classes.iter();
        SavedPlayer {
            classes: classes
                .map(|class| self.set.class(class).id.to_owned())
                .collect(),
            ready: crystals(player.ready),
            exhausted: crystals(player.exhausted),
            hand: list("hand"),
            chronicles: list("chronicles"),
            afterlife: list("afterlife"),
            realms: list("realms"),
            open_realms: list("open-realms"),
            equipment: (self.listed(seat, "equipment").into_iter())
                .map(|piece| SavedEquipment {
                    card: self.id_of(piece),
                    exhausted: self.state(piece).exhausted(),
                    wielded: self.state(piece).wielded(),
                })
                .collect(),
            wall: self.walls[seat.index()]
                .map(|zone| (zone, self.id_of(self.covers[zone.index()])))
                .collect(),
            aside: list("aside"),
            limbo: list("limbo"),
            removed: list("removed"),
            vocations: player.vocations,
            safeguards: player.safeguards,
            has_lost: player.has_lost,
            kept: player.kept,
            exchanged: player.exchanged,
        }
    }

    fn saved_zone(&self, zone: Zone) -> SavedZone {
        let unit = self.unit(zone);
        let structure = self.structure(zone);
        SavedZone {
            haerian: (!unit.is_nobody()).then(|| SavedHaerian {
                card: self.id_of(unit.piece),
                seat: self.owner(unit.piece),
                damage: unit.damage,
                entry: unit.entry.number(),
                moves: unit.moves,
                combats: unit.combats,
                exhausted: unit.is_exhausted(),
                stunned: unit.is_stunned(),
                fresh: unit.entered_now(),
                that: unit.is_that(),
                spent: places_of_bits(unit.spent),
                awaited: places_of_bits(unit.awaited),
                marks: self.saved_marks(unit.entry),
            }),
            building: (!structure.is_none()).then(|| SavedBuilding {
                card: self.id_of(structure.piece),
                seat: self.owner(structure.piece),
                damage: structure.damage,
                entry: structure.entry.number(),
                spent: places_of_bits(structure.spent),
                marks: self.saved_marks(structure.entry),
            }),
        }
    }

    fn saved_marks(&self, entry: Entry) -> Vec<SavedMark> {
        (self.marks.iter())
            .filter(|mark| mark.on == entry)
            .map(|mark| SavedMark {
                effect: mark.effect,
                until: mark.until,
            })
            .collect()
    }

    /// The seats of which this is so, card by card.
    fn saved_seats(
        &self,
        places: &Places,
        is: fn(PieceState, Seat) -> bool,
    ) -> BTreeMap<String, SeatSet> {
        places
            .iter()
            .map(|(piece, word)| {
                let state = self.state(piece);
                let knowing = SEATS.into_iter().filter(|&seat| is(state, seat));
                (word.to_owned(), knowing.collect::<SeatSet>())
            })
            .filter(|(_, knowing)| !knowing.is_empty())
            .collect()
    }
}
