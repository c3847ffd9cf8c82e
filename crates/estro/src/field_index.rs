//! What is found again from the field, kept so that not every card is looked at all the time.

use crate::gift_facts::Window;
use crate::place::{Slot, SlotSet};
use crate::player::Side;
use crate::position::Match;

/// Which cards lie where, and what their gifts have to do with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct FieldIndex {
    /// Where cards with a STATIC gift lie.
    pub statics: SlotSet,
    /// Where cards lie whose gift answers something.
    pub reactive: SlotSet,
    /// Where the cards of each side lie.
    pub sides: [SlotSet; 2],
    /// Everything that the gifts on the field have to do with.
    pub concerns: Concerns,
}

/// What gifts have to do with: the windows they open in, and what rules ask for again and
/// again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Concerns(u32);

impl Concerns {
    const SILENCE: u32 = 1 << 29;
    const HIDING: u32 = 1 << 30;
    const DELAY: u32 = 1 << 31;

    /// Those of a gift with this window and template number.
    pub fn of(window: Window, number: u8) -> Concerns {
        let windows = match window {
            Window::EitherDeclared => {
                1 << Window::AttackDeclared as u32 | 1 << Window::DefenceDeclared as u32
            }
            window => 1 << window as u32,
        };
        let more = match number {
            36 | 37 => Concerns::HIDING,
            66 => Concerns::DELAY,
            71 => Concerns::SILENCE,
            _ => 0,
        };
        Concerns(windows | more)
    }

    /// May a gift open in this window?
    #[inline]
    pub const fn open_in(self, window: Window) -> bool {
        self.0 & 1 << window as u32 != 0
    }

    /// Is there a SilenceAura (GT-71)?
    #[inline]
    pub const fn silence(self) -> bool {
        self.0 & Concerns::SILENCE != 0
    }

    /// Does a card change who can be attacked (GT-36, GT-37)?
    #[inline]
    pub const fn hide(self) -> bool {
        self.0 & Concerns::HIDING != 0
    }

    /// May a gift wait for a later turn (GT-66)?
    #[inline]
    pub const fn delay(self) -> bool {
        self.0 & Concerns::DELAY != 0
    }

    #[inline]
    fn add(&mut self, other: Concerns) {
        self.0 |= other.0;
    }
}

impl Match {
    /// Looks again at what lies in this place: on which side, with what kind of gift.
    pub(crate) fn note_gift(&mut self, slot: Slot) {
        let lay = self.index.sides.iter().any(|side| side.contains(slot));
        if lay {
            self.note_gone(slot);
        }
        if self.on_field(slot).is_some() {
            self.note_new(slot);
        }
    }

    /// A card lies in this place where none lay before.
    pub(crate) fn note_new(&mut self, slot: Slot) {
        let card = self.gift_card(slot);
        let side = self.side_at(slot);
        let index = &mut self.index;
        index.sides[side.index()].set(slot, true);
        index.concerns.add(self.set.concerns(card));
        match self.set.window(card) {
            Some(Window::Static) => index.statics.set(slot, true),
            Some(window) if window.is_reaction() => index.reactive.set(slot, true),
            _ => {}
        }
    }

    /// No card lies in this place any more.
    pub(crate) fn note_gone(&mut self, slot: Slot) {
        let index = &mut self.index;
        index.statics.set(slot, false);
        index.reactive.set(slot, false);
        for side in Side::BOTH {
            index.sides[side.index()].set(slot, false);
        }
        self.note_concerns();
    }

    fn note_concerns(&mut self) {
        let mut concerns = Concerns::default();
        for slot in self.slots() {
            concerns.add(self.set.concerns(self.gift_card(slot)));
        }
        self.index.concerns = concerns;
    }
}
