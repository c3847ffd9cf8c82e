//! The number of each step in the catalogue of §8.4.

use crate::effect::Step;

impl Step {
    /// 1 for T01; none for what only ties steps together.
    pub fn template(&self) -> Option<u8> {
        Some(match self {
            Step::Damage { .. } => 1,
            Step::Hit { .. } => 2,
            Step::Destroy(_) => 3,
            Step::Sacrifice { .. } => 4,
            Step::Exile(_) => 5,
            Step::Duel { .. } => 6,
            Step::Break { .. } => 7,
            Step::Force { .. } => 8,
            Step::Aura { .. } => 9,
            Step::SetForce { .. } => 10,
            Step::Heal { .. } => 11,
            Step::Shield { .. } => 12,
            Step::Immune { .. } => 13,
            Step::Armor { .. } => 14,
            Step::Trait { .. } => 15,
            Step::Silence { .. } => 16,
            Step::Exhaust(_) => 17,
            Step::Stun(_) => 18,
            Step::Ready(_) => 19,
            Step::Extra { .. } => 20,
            Step::Move { .. } => 21,
            Step::Swap { .. } => 22,
            Step::Bounce(_) => 23,
            Step::Tuck { .. } => 24,
            Step::Blink(_) => 25,
            Step::Draw { .. } => 26,
            Step::Discard { .. } => 27,
            Step::Mill { .. } => 28,
            Step::Look { .. } => 29,
            Step::Foresee(_) => 30,
            Step::Search(_) => 31,
            Step::Retrieve(_) => 32,
            Step::Revive { .. } => 33,
            Step::Restore(_) => 34,
            Step::Purge(_) => 35,
            Step::Deploy { .. } => 36,
            Step::Spy(_) => 37,
            Step::Crystallize { .. } => 38,
            Step::Refresh { .. } => 39,
            Step::Shatter { .. } => 40,
            Step::Drain { .. } => 41,
            Step::Cost { .. } => 42,
            Step::Germinate(_) => 43,
            Step::Sanctify(_) => 44,
            Step::Generate { .. } => 45,
            Step::Cover { .. } => 46,
            Step::Pickup { .. } => 47,
            Step::Forfeit { .. } => 48,
            Step::Breach(_) => 49,
            Step::Peek { .. } => 50,
            Step::Shift(_) => 51,
            Step::Safeguard { .. } => 52,
            Step::Take(_) => 53,
            Step::Veil(_) => 54,
            Step::Quota(_) => 55,
            Step::Arms(_) => 56,
            Step::Temper { .. } => 57,
            Step::Rearm(_) => 58,
            Step::Direct { .. } => 59,
            Step::Vocations(_) => 60,
            Step::Choose(_) => 61,
            Step::If { .. } => 62,
            Step::Repeat { .. } => 63,
            Step::Later { .. } => 64,
            Step::Then(_) => return None,
        })
    }

    /// The steps directly inside it.
    pub fn nested(&self) -> &[Step] {
        match self {
            Step::Choose(options) => options,
            Step::If { then: inner, .. }
            | Step::Repeat { step: inner, .. }
            | Step::Later { step: inner, .. }
            | Step::Then(inner) => std::slice::from_ref(inner),
            _ => &[],
        }
    }
}
