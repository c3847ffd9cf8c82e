//! What happened, for people and animations. [`Event::rule`] is the rule that caused it.

use crate::action::{Coin, Face, Inspiration};
use crate::cards::Printed;
use crate::estri::{Estro, Value, Zone};
use crate::place::Slot;
use crate::player::Player;
use crate::sectors::Sector;
use crate::ships::{Object, Ship};
use kernel::{CardTrace, Seat, SeatSet};
use serde::Serialize;

/// A card on the field, as those who hear of it know it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spot {
    /// Its place.
    pub slot: Slot,
    /// The card; none if it is face-down and not theirs to know.
    pub card: Option<Printed>,
    /// Who controls it.
    pub player: Player,
}

/// How a side's clash TOT came about (ES-4.3, ES-4.19).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sum {
    /// The estro it fights as.
    pub estro: Estro,
    /// Current TOT before the attack.
    pub current: u16,
    /// What gifts and powers changed for this attack.
    pub surge: i16,
    /// The face rolled; none if no die was rolled.
    pub die: Option<u8>,
    /// What the die gave: 0 or 5.
    pub die_bonus: u8,
    /// The estro modifier; always 0 for the defender.
    pub modifier: i16,
    /// Clash TOT.
    pub total: u16,
    /// The primary clash value.
    pub primary: u16,
}

/// Why the defender was or was not defeated (ES-4.20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Greater TOT.
    Tot,
    /// More than double the primary value, though not the greater TOT.
    Primary,
    /// It resists.
    Resists,
    /// The vital shield is used up (ES-8.5.8).
    ShieldFalls,
    /// The vital shield holds.
    ShieldHolds,
}

/// What destroyed a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// An attack.
    Attack,
    /// A gift.
    Gift,
    /// An object.
    Object,
    /// A ship's skill.
    Skill,
    /// A sector of the Dial.
    Sector,
    /// The opening of the Rift.
    Rift,
    /// Its group's shield was used up by a change of values.
    Group,
}

/// How a card came onto the field without being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// Brought back from an incinerator.
    Revived,
    /// From the dimensional deck.
    Rift,
    /// By the Illusory Ambush.
    Ambush,
    /// For three necrotokens.
    Tokens,
    /// By a sector of the Dial.
    Sector,
    /// By an object.
    Object,
    /// A reinforcement of the Horde.
    Reinforcement,
    /// A guardian brought back by its ship.
    Guardian,
}

/// Why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A side had no card on the field (ES-7.1).
    Elimination,
    /// Somebody had to draw with neither deck nor hand (ES-7.4).
    Exhaustion,
    /// The last round ended (ES-7.5).
    LastRound,
    /// Three zones were held (ES-8.8.6).
    Conquest,
    /// All ships were destroyed (ES-8.6.15).
    Ships,
    /// The Bastion fell (ES-8.10.34).
    BastionFell,
    /// The Bastion held (ES-8.10.35).
    BastionHeld,
    /// No Horde card was left after the last wave (ES-8.10.36).
    LastWave,
    /// Nothing moved any more (ES-7.8).
    Standstill,
    /// Somebody gave up (ES-7.7).
    Concession,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields are what their names say; the variant's line says the rest.
pub enum Event {
    /// A turn began (a phase of Last Bastion, the ships' turn).
    TurnBegan { player: Player, round: u8 },
    /// The Dreamer phase began.
    DreamersBegan { round: u8 },
    /// A round ended.
    RoundEnded { round: u8 },
    /// Cards were drawn: for all but the drawer.
    Drew { player: Player, count: u8 },
    /// A card was drawn: for the drawer.
    DrewCard { seat: Seat, card: Printed },
    /// The mandatory draw did not take place: it was skipped, or the deck is empty.
    NoDraw { player: Player, skipped: bool },
    /// A card was played.
    Played { spot: Spot, face: Face },
    /// An Armonio was played as support.
    Supported { spot: Spot, under: Spot },
    /// A Chimera was played.
    ChimeraPlayed { spot: Spot, donor: Printed },
    /// A Chimera was announced for the next turn.
    ChimeraDeclared { seat: Seat },
    /// A card came onto the field without being played.
    Entered { spot: Spot, how: Entry },
    /// Its controller turned a card face-up.
    Flipped { spot: Spot },
    /// A card was shown or turned face-up by something else.
    Shown { spot: Spot },
    /// A card was turned face-down.
    TurnedDown { spot: Spot },
    /// A gift was announced.
    GiftAnnounced { spot: Spot, targets: Vec<Spot> },
    /// A gift was countered.
    GiftCountered { spot: Spot, by: Spot },
    /// A value changed for good.
    ValueChanged {
        spot: Spot,
        value: Value,
        from: u8,
        to: u8,
    },
    /// A +5 TOT token was put on a card.
    TokenPut { spot: Spot },
    /// A card became another estro.
    EstroChanged { spot: Spot, estro: Estro },
    /// A card counts as an estro for this attack or effect.
    PrincipalNamed { spot: Spot, estro: Estro },
    /// An attack was declared.
    AttackDeclared {
        attacker: Spot,
        defender: Spot,
        estro: Option<Estro>,
    },
    /// The attacker named another target.
    AttackRedirected { attacker: Spot, defender: Spot },
    /// Another card became the defender.
    DefenderChanged { from: Spot, to: Spot },
    /// The attacker ended the attack.
    AttackStopped { attacker: Spot },
    /// The attack was broken off.
    AttackBroken,
    /// A zone's power was used.
    PowerUsed {
        player: Player,
        zone: Zone,
        burnt: Option<Printed>,
        on: Option<Spot>,
    },
    /// A die was rolled, or rolled again.
    DieRolled {
        player: Player,
        face: u8,
        again: bool,
    },
    /// A coin was called and flipped.
    CoinFlipped {
        player: Player,
        call: Coin,
        shows: Coin,
    },
    /// Attacker and defender were compared.
    Clashed {
        attacker: Spot,
        defender: Spot,
        attack: Sum,
        defence: Sum,
        verdict: Verdict,
    },
    /// A vital shield took damage.
    ShieldDamaged { spot: Spot, damage: u16, of: u16 },
    /// Something kept a card from being destroyed.
    Saved { spot: Spot, by: Option<Spot> },
    /// A card was destroyed.
    Destroyed { spot: Spot, cause: Cause },
    /// A card was sacrificed.
    Sacrificed { player: Player, card: Printed },
    /// A card went from a hand to the incinerator.
    Discarded { player: Player, card: Printed },
    /// A card returned to a hand.
    ToHand { player: Player, card: Printed },
    /// A card went under a deck.
    UnderDeck { player: Player, card: Printed },
    /// A card left the game.
    Exiled { card: Printed },
    /// A gift was inhibited, for good or for a time.
    Inhibited { spot: Spot, lasting: bool },
    /// A gift was copied.
    GiftCopied { spot: Spot, from: Spot },
    /// A used gift became unused.
    Recharged { spot: Spot },
    /// A gift was armed for later.
    Armed { spot: Spot, turns: u8 },
    /// A reaction was made ready (ES-8.10.27).
    Primed { spot: Spot },
    /// Control of a card changed.
    Seized { spot: Spot, from: Player },
    /// A card cannot attack for a while.
    Pacified { spot: Spot },
    /// A card cannot be destroyed for a while.
    Shielded { spot: Spot },
    /// A card was freed of what lowered it.
    Cleansed { spot: Spot },
    /// More attacks this turn.
    AttacksGained { player: Player, count: u8 },
    /// A player will skip the next mandatory draw.
    DrawWillBeSkipped { player: Player },
    /// Cards of a hand were seen: for the one who saw them.
    HandSeen {
        seat: Seat,
        of: Player,
        cards: Vec<Printed>,
    },
    /// Cards of a hand were seen: for the others.
    HandPeeked { seat: Seat, of: Player, count: u8 },
    /// The top of a deck was looked at: for the one who looked.
    DeckSeen { seat: Seat, cards: Vec<Printed> },
    /// The top of a deck was looked at and put back: for the others.
    DeckLookedAt { player: Player, count: u8 },
    /// A card was fetched from the deck, which was shuffled.
    Fetched { player: Player, card: Printed },
    /// Two players exchanged a card of their hands: for the others.
    HandsExchanged { one: Player, other: Player },
    /// Two players exchanged a card of their hands: for one of them.
    HandExchanged {
        seat: Seat,
        gave: Printed,
        got: Printed,
    },
    /// The zone was replaced.
    ZoneChanged { from: Zone, to: Zone },
    /// A zone's power can be used again.
    ZoneRefreshed { zone: Zone },
    /// Estro modifiers change sign for a while.
    ModifiersInverted,
    /// A necrotoken was gained.
    TokenGained { player: Player, tokens: u8 },
    /// Necrotokens were spent.
    TokensSpent { player: Player, count: u8 },
    /// The Dial was spun.
    DialSpun { player: Player, sector: Sector },
    /// A re-roll was put by for a later clash (QO-10).
    RerollKept { player: Player },
    /// Only one attack in the next turn (QO-15).
    Numbed { player: Player },
    /// The Rift was opened.
    RiftOpened { seat: Seat },
    /// An object was received.
    ObjectReceived { object: Object },
    /// An object was used.
    ObjectUsed { object: Object },
    /// An object was thrown away.
    ObjectDropped { object: Object },
    /// A ship was attacked or damaged.
    ShipDamaged { ship: Ship, damage: u16, left: u16 },
    /// A ship was destroyed.
    ShipDestroyed { ship: Ship },
    /// A ship's alarm shows this many turns.
    AlarmRings { ship: Ship, left: u8 },
    /// A ship's alarm was stopped for good.
    AlarmStopped { ship: Ship },
    /// A ship's skill fired.
    SkillFired { ship: Ship },
    /// A Horde card moved one zone towards the Bastion.
    HordeMoved { spot: Spot, lane: u8, depth: u8 },
    /// A Horde card hit the Bastion.
    BastionHit { spot: Spot, damage: u16, left: u16 },
    /// A Dreamer is done with the phase.
    DreamerDone { seat: Seat },
    /// An inapplicable gift gave a bonus.
    Inspired {
        seat: Seat,
        spot: Spot,
        bonus: Inspiration,
    },
    /// Mnemonic: somebody declared a total.
    Declared { seat: Seat, total: u16, right: bool },
    /// Mnemonic: an action against the rules was tried.
    Slipped { seat: Seat },
    /// Inferno: a player is out.
    WentOut { seat: Seat },
    /// Conquest, Strategist: a player had neither deck nor hand to draw from.
    Exhausted { player: Player },
    /// A chain of gifts was cut short (ES-5.15).
    ChainCut,
    /// A seat gave up.
    Conceded { seat: Seat },
    /// The match ended; nobody won a draw or a lost co-operative match.
    Ended { winners: SeatSet, why: Ending },
}

impl Event {
    /// The number of the rule that caused it (ES-3.31).
    pub const fn rule(&self) -> &'static str {
        match self {
            Event::TurnBegan { .. } => "ES-3.4",
            Event::DreamersBegan { .. } => "ES-8.10.16",
            Event::RoundEnded { .. } => "ES-3.27",
            Event::Drew { .. } | Event::DrewCard { .. } => "ES-3.5",
            Event::NoDraw { .. } => "ES-3.6",
            Event::Played { .. } => "ES-3.9",
            Event::Supported { .. } => "ES-8.5.3",
            Event::ChimeraPlayed { .. } => "ES-8.9.2",
            Event::ChimeraDeclared { .. } => "ES-8.9.1",
            Event::Entered { how, .. } => match how {
                Entry::Revived => "ES-1.13",
                Entry::Rift => "ES-8.12.4",
                Entry::Ambush => "ES-8.13.1",
                Entry::Tokens => "ES-8.4.6",
                Entry::Sector => "ES-8.11.1",
                Entry::Object => "ES-8.7.2",
                Entry::Reinforcement => "ES-8.10.7",
                Entry::Guardian => "ES-8.7.1",
            },
            Event::Flipped { .. } => "ES-3.15",
            Event::Shown { .. } => "ES-2.11",
            Event::TurnedDown { .. } => "GT-77",
            Event::GiftAnnounced { .. } => "ES-5.11",
            Event::GiftCountered { .. } => "ES-5.16",
            Event::ValueChanged { .. } => "ES-4.2",
            Event::TokenPut { .. } | Event::Inspired { .. } => "ES-8.10.31",
            Event::EstroChanged { .. } => "GT-78",
            Event::PrincipalNamed { .. } => "ES-8.9.6",
            Event::AttackDeclared { .. } => "ES-4.13",
            Event::AttackRedirected { .. } | Event::AttackStopped { .. } => "ES-4.16",
            Event::DefenderChanged { .. } => "ES-4.29",
            Event::AttackBroken => "ES-4.30",
            Event::PowerUsed { .. } => "ES-6.4",
            Event::DieRolled { .. } => "ES-4.18",
            Event::CoinFlipped { .. } => "GT-20",
            Event::Clashed { .. } => "ES-4.20",
            Event::ShieldDamaged { .. } => "ES-8.5.8",
            Event::Saved { .. } | Event::Destroyed { .. } => "ES-4.24",
            Event::Sacrificed { .. } => "ES-4.27",
            Event::Discarded { .. } => "ES-3.26",
            Event::ToHand { .. } | Event::UnderDeck { .. } => "ES-1.16",
            Event::Exiled { .. } => "GT-87",
            Event::Inhibited { .. } => "ES-5.17",
            Event::GiftCopied { .. } => "GT-72",
            Event::Recharged { .. } => "GT-73",
            Event::Armed { .. } => "GT-66",
            Event::Primed { .. } => "ES-8.10.27",
            Event::Seized { .. } => "GT-74",
            Event::Pacified { .. } => "GT-35",
            Event::Shielded { .. } => "ES-4.31",
            Event::Cleansed { .. } => "GT-86",
            Event::AttacksGained { .. } => "ES-3.24",
            Event::DrawWillBeSkipped { .. } => "GT-64",
            Event::HandSeen { .. } | Event::HandPeeked { .. } => "GT-59",
            Event::DeckSeen { .. } | Event::DeckLookedAt { .. } => "GT-60",
            Event::Fetched { .. } => "GT-61",
            Event::HandsExchanged { .. } | Event::HandExchanged { .. } => "QO-20",
            Event::ZoneChanged { .. } => "GT-80",
            Event::ZoneRefreshed { .. } => "GT-81",
            Event::ModifiersInverted => "QO-25",
            Event::TokenGained { .. } => "ES-8.4.1",
            Event::TokensSpent { .. } => "ES-8.4.4",
            Event::DialSpun { .. } => "ES-8.11.1",
            Event::RerollKept { .. } => "QO-10",
            Event::Numbed { .. } => "QO-15",
            Event::RiftOpened { .. } => "ES-8.12.2",
            Event::ObjectReceived { .. } | Event::ObjectUsed { .. } => "ES-8.6.16",
            Event::ObjectDropped { .. } => "ES-8.6.16",
            Event::ShipDamaged { .. } | Event::ShipDestroyed { .. } => "ES-8.6.13",
            Event::AlarmRings { .. } | Event::AlarmStopped { .. } => "ES-8.6.12",
            Event::SkillFired { .. } => "ES-8.7.1",
            Event::HordeMoved { .. } => "ES-8.10.25",
            Event::BastionHit { .. } => "ES-8.10.15",
            Event::DreamerDone { .. } => "ES-8.10.24",
            Event::Declared { .. } => "ES-8.2.3",
            Event::Slipped { .. } => "ES-8.2.4",
            Event::WentOut { .. } => "ES-8.3.7",
            Event::Exhausted { .. } => "ES-7.4",
            Event::ChainCut => "ES-5.15",
            Event::Conceded { .. } => "ES-7.7",
            Event::Ended { why, .. } => match why {
                Ending::Elimination => "ES-7.1",
                Ending::Exhaustion => "ES-7.4",
                Ending::LastRound => "ES-7.5",
                Ending::Conquest => "ES-8.8.6",
                Ending::Ships => "ES-8.6.15",
                Ending::BastionFell => "ES-8.10.34",
                Ending::BastionHeld => "ES-8.10.35",
                Ending::LastWave => "ES-8.10.36",
                Ending::Standstill => "ES-7.8",
                Ending::Concession => "ES-7.7",
            },
        }
    }
}

impl kernel::Event for Event {
    /// Drawn is what came to a seat's hand from a deck or from another's hand; not what returned
    /// there. Played are cards played from the hand, as support and as donor of a Chimera too.
    /// Cards of ships and of the Horde are nobody's.
    fn traces(&self, hear: &mut dyn FnMut(CardTrace)) {
        let mut played = |spot: &Spot| {
            if let (Some(seat), Some(card)) = (spot.player.in_seat(), spot.card) {
                hear(CardTrace::played(seat, card.0.id));
            }
        };
        match self {
            Event::DrewCard { seat, card } => hear(CardTrace::drawn(*seat, card.0.id)),
            Event::HandExchanged { seat, got, .. } => hear(CardTrace::drawn(*seat, got.0.id)),
            Event::Fetched { player, card } => {
                if let Some(seat) = player.in_seat() {
                    hear(CardTrace::drawn(seat, card.0.id));
                }
            }
            // What lies face down for others is told without the card.
            Event::Played { spot, .. } | Event::Supported { spot, .. } => played(spot),
            Event::ChimeraPlayed { spot, donor } => {
                played(spot);
                if let Some(seat) = spot.player.in_seat() {
                    hear(CardTrace::played(seat, donor.0.id));
                }
            }
            _ => {}
        }
    }

    fn reveals(&self) -> bool {
        match self {
            // Where a card may have been hidden, and where chance decided.
            Event::Drew { .. }
            | Event::DrewCard { .. }
            | Event::Shown { .. }
            | Event::Flipped { .. }
            | Event::Destroyed { .. }
            | Event::DieRolled { .. }
            | Event::CoinFlipped { .. }
            | Event::HandSeen { .. }
            | Event::HandPeeked { .. }
            | Event::DeckSeen { .. }
            | Event::DeckLookedAt { .. }
            | Event::Fetched { .. }
            | Event::HandsExchanged { .. }
            | Event::HandExchanged { .. }
            | Event::DialSpun { .. }
            | Event::Entered { .. }
            | Event::ObjectReceived { .. }
            | Event::TurnBegan { .. }
            | Event::DreamersBegan { .. }
            | Event::Declared { .. }
            | Event::Slipped { .. }
            | Event::Discarded { .. }
            | Event::Sacrificed { .. }
            | Event::DefenderChanged { .. }
            | Event::EstroChanged { .. }
            | Event::ZoneChanged { .. }
            | Event::ToHand { .. }
            | Event::Exiled { .. } => true,
            Event::Inhibited { lasting, .. } => !lasting,
            // The machine chooses by chance (ES-8.6.10).
            Event::GiftAnnounced { spot, .. } => spot.player.is_machine(),
            Event::PrincipalNamed { spot, .. } => spot.player.is_machine(),
            Event::AttackDeclared { attacker, .. } => attacker.player.is_machine(),
            _ => false,
        }
    }
}
