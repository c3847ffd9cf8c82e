//! What a seat is asked, for the prompt.

use crate::cards::Printed;
use crate::estri::Zone;
use crate::event::Spot;
use crate::sectors::Sector;
use crate::ships::Object;

/// What a seat is asked.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // Fields are what their names say; the variant's line says the rest.
pub enum Question {
    /// Nothing: the match is over.
    Over,
    /// Nothing: others decide.
    Wait,
    /// Chimera: declare the intention?
    DeclareChimera,
    /// Spend a necrotoken to draw two cards?
    DrawTwo { tokens: u8 },
    /// The mandatory play.
    Play(Plays),
    /// MAIN: flip, attack, use gifts, end.
    Main(Attacks),
    /// The Dreamer phase.
    Dreamer { actions: u8, must_engage: bool },
    /// An additional play (GT-62).
    ExtraPlay { source: Spot },
    /// Respond to an attack, or pass.
    Respond { attacker: Spot, defender: Spot },
    /// After a zone power: continue, redirect or stop.
    AfterPower,
    /// A Chimera that defends, or is chosen by a gift, names its principal estro.
    Principal { spot: Spot },
    /// Use an optional gift?
    UseGift { source: Spot },
    /// Use an optional gift to keep this card from being destroyed, or a zone power, or tokens?
    Protect { spot: Spot },
    /// Which of several gifts comes first?
    Order,
    /// Choose a target for a gift on the field.
    Target {
        source: Printed,
        chosen: u8,
        up_to: u8,
    },
    /// Choose a card to sacrifice for a gift.
    Sacrifice { source: Printed },
    /// Choose a card in an incinerator.
    Ashes { source: Option<Printed> },
    /// Choose one of two effects.
    Either { source: Printed },
    /// Choose a member of the other team.
    Opponent { source: Printed },
    /// Call the coin.
    Coin { source: Printed },
    /// Choose an estro.
    Estro { source: Option<Printed> },
    /// Choose a zone: the new one, or the one concerned.
    Zone { source: Printed },
    /// Discard cards.
    Discard { count: u8 },
    /// Choose the card that comes next to the top of the deck, the last one on top.
    Arrange { left: u8 },
    /// Re-roll the own die?
    Reroll { own: u8, other: u8 },
    /// Force the other die to be re-rolled?
    ForceReroll { own: u8, other: u8 },
    /// Choose the face the own die shows.
    Face,
    /// Mnemonic: declare the own clash TOT.
    Total,
    /// Mnemonic: destroyed or resists?
    Outcome,
    /// Rampage: attack at once another target?
    Rampage { spot: Spot },
    /// Illusory Ambush: reveal an Illusio card?
    Ambush,
    /// Vacuum Gate: put a card from hand onto the field?
    VacuumGate,
    /// Spend three necrotokens at the end of the turn?
    DeckToField,
    /// Choose where a card that enters lies.
    Cell { card: Printed },
    /// Choose a card for a sector of the Dial.
    Sector { sector: Sector },
    /// Choose a target for an object.
    Object { object: Object },
    /// Choose a ship for an object.
    Ship { object: Object },
    /// Choose the object to throw away.
    DropObject,
    /// Last Breath: use it?
    LastBreath,
    /// Choose a face-down guardian to uncover.
    Uncover { left: u8 },
    /// Choose a bonus of Tactical Inspiration.
    Inspiration { source: Printed },
    /// Front Analysis: which card to keep?
    KeepCard,
    /// The medical zone: keep this card?
    Power { zone: Zone, spot: Spot },
}

/// How the mandatory play can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plays {
    /// One card, face-up or face-down (ES-3.11).
    Usual,
    /// One card into one of five zone fields (ES-8.8.2).
    IntoZone,
    /// One card, face-up until the end of this round (ES-8.3.4).
    FaceUpUntil(u8),
    /// One card, or two together: the Chimera was announced, and the hand has both (ES-8.9.2).
    OrChimera,
}

/// What MAIN has to say about attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attacks {
    /// So many are left, and one can be made now if there is one.
    Left(u8),
    /// Some are left, but none can be made as things stand.
    NotNow,
    /// Nobody attacks until the end of this round (ES-8.1.3, ES-8.3.4).
    NoneUntil(u8),
    /// The player has to remember (ES-8.2.2).
    Unsaid,
}
