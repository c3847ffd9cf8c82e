//! What happened, for the log and for animations.

use crate::cards::Upright;
use crate::dungeon::{Direction, Reading, RoomCode};
use crate::game::PLAYER;
use crate::journey::End;
use crate::narration::entry_id;
use crate::story::Story;
use crate::track::Track;
use crate::world::HalfCode;
use kernel::CardTrace;
use serde::Serialize;

/// Something that happened. Cards are named with the half that is upright afterwards.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The Discard Deck was shuffled.
    Shuffled,
    /// A card was drawn.
    Drew(Upright),
    /// The Opening Card was played.
    Opened(Upright),
    /// A card was loaded.
    Loaded(Upright),
    /// A card was infused.
    Infused(Upright),
    /// A card was added.
    Added(Upright),
    /// A card was strained.
    Strained(Upright),
    /// An ability was activated.
    Activated {
        /// Whose.
        card: Upright,
        /// Its number on the half, 1 or 2.
        ability: u8,
    },
    /// The previous ability was repeated (EF-09).
    Repeated {
        /// Whose.
        card: Upright,
        /// Its number on the half, 1 or 2.
        ability: u8,
    },
    /// Points came to a track.
    Gained {
        /// Which.
        track: Track,
        /// How many.
        amount: u16,
    },
    /// Points were paid.
    Paid {
        /// From which track.
        track: Track,
        /// How many.
        amount: u16,
    },
    /// A track fell to 0.
    Zeroed(Track),
    /// All points of one track went to another.
    Transferred {
        /// From this one.
        from: Track,
        /// To this one.
        to: Track,
        /// How many.
        amount: u16,
    },
    /// An infused card returned to hand.
    TookBack(Upright),
    /// A box was filled with the pencil.
    FilledMark,
    /// The enemy's modifiers are ignored this turn.
    IgnoredModifiers,
    /// What a sentence offered was declined.
    Declined,
    /// The plan has ended.
    PlanEnded,
    /// A card was turned.
    Turned(Upright),
    /// A card was discarded.
    Discarded(Upright),
    /// A card was removed; with the half that was upright before.
    Removed(Upright),
    /// A card took a hit.
    Hit(Upright),
    /// A card was taken from the Discard Deck or the Removed Cards.
    Took(Upright),
    /// A fight with this enemy began.
    FightBegan(Story),
    /// The enemy is defeated.
    EnemyDefeated {
        /// Its name.
        name: Story,
        /// What is told after the victory.
        after: Option<Story>,
    },
    /// The enemy stands and hits so many times.
    EnemyStruck {
        /// How many times.
        hits: u8,
    },
    /// The level rose to this.
    LevelRose(u8),
    /// The hero left the fight.
    LeftFight,
    /// The hero fled to another room.
    Fled,
    /// The pawn moved on the map.
    Stepped(Direction),
    /// The enemy pulled the pawn.
    Pulled(Direction),
    /// A World half is read.
    ReadHalf(HalfCode),
    /// An entry of the index is read.
    ReadEntry(Reading),
    /// The card or room counts as empty (EF-40).
    Blank,
    /// A World card was turned to this half.
    Revealed(HalfCode),
    /// A World card left the grid.
    CardRemoved(u8),
    /// The back of an adventure card joined the hero.
    CardGained(Upright),
    /// Two World cards changed places.
    Migrated {
        /// The one under the pawn.
        card: u8,
        /// The other.
        with: u8,
    },
    /// A room was laid on the table.
    RoomLaid(RoomCode),
    /// A room disappeared because its card was laid elsewhere (TS-7.15).
    RoomForgotten(RoomCode),
    /// The pawn was moved to a room at once.
    Teleported(RoomCode),
    /// The final enemy of a dungeon is beaten: back to 1A.
    BossDefeated,
    /// The game ended.
    Ended {
        /// How.
        end: End,
        /// The score, if one is counted.
        score: Option<u8>,
    },
}

impl kernel::Event for Event {
    fn reveals(&self) -> bool {
        matches!(self, Event::Shuffled | Event::Drew(_))
    }

    /// Cards are told apart by the half that is upright, such as `5/II`. Drawn is what came to
    /// the hand from the deck, or to the hero from the adventure. Played is what was put into a
    /// plan: opened, loaded, infused, added or strained.
    fn traces(&self, hear: &mut dyn FnMut(CardTrace)) {
        match self {
            Event::Drew(card) | Event::CardGained(card) => {
                hear(CardTrace::drawn(PLAYER, entry_id(*card)));
            }
            Event::Opened(card)
            | Event::Loaded(card)
            | Event::Infused(card)
            | Event::Added(card)
            | Event::Strained(card) => hear(CardTrace::played(PLAYER, entry_id(*card))),
            _ => {}
        }
    }
}
