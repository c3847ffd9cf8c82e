//! What one seat, or the public, may see (SV-3.9 to SV-3.14). Built field by field; a new field
//! of the position is secret until it is added here.

use crate::cards::Printed;
use crate::crystal::Colour;
use crate::effect::{Damage, Trait};
use crate::event::{Ending, Spot};
use crate::zone::Zone;
use kernel::{Seat, SeatSet};
use serde::Serialize;

/// What an eye sees of the battle.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SovereignView {
    /// The seat that looks; none for the public.
    pub you: Option<Seat>,
    /// The number of the turn, both players' counted together; 0 during setup.
    pub turn: u8,
    /// The part of the turn or of the setup.
    pub phase: PhaseView,
    /// The turn player; during setup the seat that was drawn.
    pub active: Seat,
    /// The seats the battle waits for.
    pub waiting: SeatSet,
    /// What is going on besides the phase.
    pub asked: Asked,
    /// Both players, South first.
    pub players: [PlayerView; 2],
    /// The Haerian on the battlefield, by zone.
    pub haerian: Vec<HaerianView>,
    /// The Buildings on the battlefield, by zone.
    pub buildings: Vec<BuildingView>,
    /// The face-down cards on the battlefield, by zone.
    pub covers: Vec<CoverView>,
    /// The card that is being played.
    pub playing: Option<PlayingView>,
    /// The ability under way, also while its cost is paid.
    pub ability: Option<Source>,
    /// The fight under way.
    pub combat: Option<CombatView>,
    /// The cards the looking seat is shown now: looked at, searched through, picked up.
    pub shown: Vec<Printed>,
    /// How it ended, once it has.
    pub result: Option<ResultView>,
}

/// The part of the battle, as people know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseView {
    /// Both choose cards to exchange.
    Mulligan,
    /// Who begins is chosen.
    Starter,
    /// Crystals, Haerian and Equipment recover.
    Recovery,
    /// What comes at Dawn.
    Dawn,
    /// The turn player acts.
    Day,
    /// What comes at Sunset, and the end of the turn.
    Sunset,
}

/// What the battle asks for now.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// Ordinary choices of the phase.
    Phase,
    /// Generic pips are paid.
    Pay {
        /// How many are left.
        left: u8,
    },
    /// An Equipment to be used, or none.
    Equipment,
    /// Whether the ability of this card or class is used at all.
    Offer(Source),
    /// A choice for the ability of this card or class.
    Ability(Source),
    /// Face-down cards that leave the battlefield.
    Lose {
        /// Whose.
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// What to do with a card picked up.
    PickUp {
        /// From where.
        zone: Zone,
    },
    /// A card of the Realms to be taken.
    Realms,
    /// Nothing: the battle is over.
    Nothing,
}

/// What has the ability under way.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A card.
    Card {
        /// Which.
        card: Printed,
        /// Which of its abilities, counted from 0.
        ability: u8,
        /// Which step of it, counted from 0.
        step: u8,
    },
    /// A class.
    Class {
        /// Its id.
        class: &'static str,
        /// Which of its Vocations, counted from 0.
        ability: u8,
        /// Which step of it, counted from 0.
        step: u8,
    },
}

/// What an eye sees of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The class row, by ids.
    pub classes: Vec<&'static str>,
    /// The Crystals, in the rules' order of colours.
    pub crystals: Vec<CrystalView>,
    /// The Equipment in play.
    pub equipment: Vec<EquipmentView>,
    /// Its hand: only for its own eyes.
    pub hand: Option<Vec<HandCard>>,
    /// How many cards it holds.
    pub hand_count: usize,
    /// The cards of another's hand that the looking seat knows.
    pub known_hand: Vec<Printed>,
    /// How many cards the Chronicles have.
    pub chronicles_count: usize,
    /// The cards of the Chronicles whose place the looking seat knows.
    pub known_chronicles: Vec<KnownCard>,
    /// The discard pile, the last card on top.
    pub afterlife: Vec<Printed>,
    /// The face-down part of the Realms: only for its own eyes.
    pub realms: Option<Vec<Printed>>,
    /// How many cards it has.
    pub realms_count: usize,
    /// The cards of another's face-down Realms that the looking seat knows.
    pub known_realms: Vec<Printed>,
    /// The face-up part of the Realms.
    pub open_realms: Vec<Printed>,
    /// Cards removed from the game.
    pub removed: Vec<Printed>,
    /// Cards being played or resolved.
    pub limbo: Vec<Printed>,
    /// How many face-down cards lie on the battlefield.
    pub wall: usize,
    /// Vocations left this turn.
    pub vocations: u8,
    /// How often the Realms can be accessed with this wall (SV-4.12).
    pub quota: u8,
    /// How much of that is used.
    pub accesses: u8,
    /// Direct damage that will be prevented.
    pub safeguard: u8,
    /// Has it chosen the cards to exchange?
    pub kept: bool,
    /// How many cards it exchanged, once both have chosen.
    pub exchanged: Option<u8>,
}

/// Crystals of a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct CrystalView {
    /// Which colour.
    pub colour: Colour,
    /// Ready ones.
    pub ready: u8,
    /// Exhausted ones.
    pub exhausted: u8,
}

/// An Equipment in play.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct EquipmentView {
    /// The card.
    pub card: Printed,
    /// The Force it gives whoever uses it now.
    pub bonus: i8,
    /// Was it used?
    pub exhausted: bool,
    /// Was that in the combat under way?
    pub wielded: bool,
}

/// A card in the own hand.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct HandCard {
    /// The card.
    pub card: Printed,
    /// Does the opponent know it?
    pub known: bool,
}

/// A card whose place in the Chronicles is known.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct KnownCard {
    /// Its place, counted from 1 at the top.
    pub place: usize,
    /// The card.
    pub card: Printed,
}

/// A Haerian on the battlefield.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct HaerianView {
    /// Which card, where and whose.
    pub spot: Spot,
    /// Total Force.
    pub force: u8,
    /// Damage on it.
    pub damage: u8,
    /// Residual Force.
    pub residual: u8,
    /// All traits it has now.
    pub traits: Vec<Trait>,
    /// Is it exhausted?
    pub exhausted: bool,
    /// Does it not recover next time?
    pub stunned: bool,
    /// Are its printed keywords and abilities silenced?
    pub silenced: bool,
    /// Did it enter this turn?
    pub fresh: bool,
    /// How many objects had entered the battlefield when it did: the older one's triggers come
    /// first (SV-8.5).
    pub entered: u16,
    /// Damage that shields on it would absorb.
    pub shield: u8,
    /// What effects have put on it, the oldest first.
    pub effects: Vec<EffectView>,
    /// Moves it has left this turn.
    pub moves: u8,
    /// Combat actions it has left this turn.
    pub combats: u8,
}

/// A Building on the battlefield.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct BuildingView {
    /// Which card, where and who owns it.
    pub spot: Spot,
    /// Who controls it.
    pub controller: Option<Seat>,
    /// Total Force.
    pub force: u8,
    /// Damage on it.
    pub damage: u8,
    /// What is left of it.
    pub residual: u8,
    /// What effects have put on it, the oldest first.
    pub effects: Vec<EffectView>,
}

/// Something that an effect has put on a Haerian or Building for a time (SV-3.9, SV-8.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct EffectView {
    /// What it does.
    pub effect: LyingView,
    /// Until when.
    pub until: LastsView,
}

/// What an effect does to the object it lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LyingView {
    /// So much more Force, or less.
    Force(i8),
    /// This is its Base Force.
    SetForce(u8),
    /// So much damage will be absorbed.
    Shield(u8),
    /// No damage of this kind is suffered.
    Immune(Damage),
    /// Every damage is reduced by so much.
    Armor(i8),
    /// It has this trait.
    Trait(Trait),
    /// What is printed on it does not count.
    Silence,
    /// Its strikes deal so much more, or less.
    Direct(i8),
}

/// How long an effect lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LastsView {
    /// This turn's Sunset.
    Sunset,
    /// The end of this combat.
    Combat,
    /// This player's next turn begins.
    Turn(Seat),
    /// As long as it stays on the battlefield.
    Lasting,
}

/// A face-down card.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct CoverView {
    /// Where.
    pub zone: Zone,
    /// Whose.
    pub seat: Seat,
    /// Which, if the looking seat knows.
    pub card: Option<Printed>,
    /// Who was seen to look at it since it lies face-down.
    pub peeked: SeatSet,
}

/// A card that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct PlayingView {
    /// Who plays it.
    pub seat: Seat,
    /// The card.
    pub card: Printed,
    /// The zone that was announced.
    pub at: Option<Zone>,
}

/// A fight.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct CombatView {
    /// The attacker, while it stands.
    pub attacker: Option<Zone>,
    /// The defender, while it stands.
    pub defender: Option<Zone>,
    /// Whose Haerian attacks.
    pub aggressor: Seat,
    /// Whose turn it is in the Equipment window, while it is open.
    pub side: Option<Seat>,
    /// How many of the players have passed in a row: the other one than [`CombatView::side`]
    /// if it is one.
    pub passes: u8,
    /// Equipment used by each player.
    pub used: [u8; 2],
}

/// How the battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ResultView {
    /// Who won; nobody won a draw.
    pub winner: Option<Seat>,
    /// How.
    pub by: Ending,
}
