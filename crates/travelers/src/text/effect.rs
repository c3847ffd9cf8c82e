//! How effects read (sections 5.4 and 5.5). Each is a clause with a verb; a gain is a number.

use super::glyph::Glyph;
use super::sentence::{Mood, Writer};
use super::{Setting, enemy, words};
use crate::effect::{Amount, Effect, Order};
use crate::half::Half;
use crate::track::Track;
use kernel::{Arg, Phrase};

impl Writer<'_> {
    pub(super) fn effect(self, effect: &Effect, mood: Mood) -> Phrase {
        let verb = |key| Phrase::new(key).with("mood", mood.id());
        match *effect {
            // EF-01 to EF-03, EF-28
            Effect::Gain { track, amount } => gain(track, amount),
            // EF-04
            Effect::Zero(track) => verb("travelers-zero").with("symbol", points(track)),
            // EF-05
            Effect::Transfer { from, to } => verb("travelers-transfer")
                .with("from", points(from))
                .with("to", points(to)),
            // EF-06
            Effect::TakeBack(most) => verb("travelers-take-back").with("most", most),
            // EF-07
            Effect::Legacy => verb("travelers-legacy").with("symbol", points(Track::Attack)),
            // EF-08, EF-09
            Effect::IgnoreModifiers => verb("travelers-ignore-modifiers"),
            Effect::Repeat => verb("travelers-repeat"),
            // EF-10
            Effect::Multiply { track, by } => verb("travelers-multiply")
                .with("symbol", points(track))
                .with("by", by),
            // EF-20
            Effect::Heal(place) => verb("travelers-turn")
                .with("cards", banner_card(Half::II))
                .with("place", words::place(place)),
            // EF-21: both in the same place, which is never left open.
            Effect::Trade(place) => verb("travelers-trade")
                .with("one", banner_card(Half::I))
                .with("two", banner_card(Half::II))
                .with("place", words::place_id(place)),
            // EF-22
            Effect::Swap { up_to, kind } => verb("travelers-swap")
                .with("most", up_to)
                .with("cards", words::cards_of(up_to, kind)),
            // EF-23
            Effect::Recover {
                up_to,
                kind,
                enters,
            } => verb("travelers-recover")
                .with("most", up_to)
                .with("cards", words::cards_of(up_to, kind))
                .with("enters", words::enters(enters)),
            // EF-24
            Effect::Weakness { count, kind } => {
                verb("travelers-discard").with("cards", words::cards_of(count, kind))
            }
            // EF-25
            Effect::Challenge {
                amount,
                half,
                counted,
                prize,
                penalty,
            } => Phrase::new("travelers-challenge")
                .with("count", compared(amount, Glyph::Banner(half)))
                .with("counted", words::place(counted))
                .with("cards", banner_card(Half::II))
                .with("prize", words::place(prize))
                .with("penalty", words::place(penalty)),
            // EF-26, EF-27, EF-29
            Effect::Camp(element) => {
                verb("travelers-camp").with("cards", words::cards_with(1, Glyph::Element(element)))
            }
            Effect::Helper { element, track } => verb("travelers-helper")
                .with("cards", words::cards_with(1, Glyph::Element(element)))
                .with("gain", gain(track, 1)),
            Effect::Observatory {
                stars: [first, second],
                order,
                track,
            } => verb("travelers-observatory")
                .with("first", Glyph::stars(first))
                .with("second", Glyph::stars(second))
                .with("order", order_id(order))
                .with("gain", gain(track, 1)),
            // EF-30 to EF-33
            Effect::Ritual(most) => verb("travelers-ritual").with("most", most),
            Effect::Curse => verb("travelers-curse"),
            Effect::Migration => verb("travelers-migration"),
            Effect::Gamble(order) => verb("travelers-gamble").with("order", order_id(order)),
            // EF-34, EF-35
            Effect::Sacrifice { place, track } => verb("travelers-sacrifice")
                .with("place", words::place(place))
                .with("gain", gain(track, 1)),
            Effect::Leave => verb("travelers-leave"),
            // EF-36, EF-37
            Effect::Forge {
                elements: [first, second],
                enters,
            } => verb("travelers-forge")
                .with("first", Glyph::Element(first))
                .with("second", Glyph::Element(second))
                .with("setting", self.setting_id())
                .with("enters", words::enters(enters)),
            Effect::TakeHeroCard(enters) => verb("travelers-take-hero-card")
                .with("setting", self.setting_id())
                .with("enters", words::enters(enters)),
            // EF-38 to EF-41
            Effect::Reveal(half) => {
                verb("travelers-reveal").with("code", Arg::Text(half.to_string()))
            }
            Effect::RemoveThis => verb("travelers-remove-this"),
            Effect::Blank => Phrase::new("travelers-blank").with("setting", self.setting_id()),
            Effect::FillMark => verb("travelers-fill-mark"),
            // EF-43, EF-44
            Effect::Teleport(room) => {
                verb("travelers-teleport").with("code", Arg::Text(room.to_string()))
            }
            Effect::Fight => match self.enemy {
                Some(enemy) if self.setting == Setting::Dungeon => {
                    verb("travelers-fight-enemy").with("enemy", enemy::line(enemy))
                }
                _ => verb("travelers-fight"),
            },
            // EF-46, EF-47
            Effect::Win => Phrase::new("travelers-win"),
            Effect::BossDefeated => verb("travelers-boss-defeated"),
        }
    }

    const fn setting_id(self) -> &'static str {
        match self.setting {
            Setting::Dungeon => "dungeon",
            Setting::Hero | Setting::World => "world",
        }
    }
}

/// Points of a track, as a number with a sign.
pub(super) fn gain(track: Track, amount: u8) -> Phrase {
    Phrase::new("travelers-gain")
        .with("amount", amount)
        .with("symbol", points(track))
}

const fn points(track: Track) -> Glyph {
    Glyph::Track(track)
}

fn banner_card(half: Half) -> Phrase {
    words::cards_with(1, Glyph::Banner(half))
}

/// CO-26
fn compared(amount: Amount, glyph: Glyph) -> Phrase {
    let (how, number) = match amount {
        Amount::MoreThan(number) => ("more", number),
        Amount::LessThan(number) => ("fewer", number),
        Amount::Exactly(number) => ("exactly", number),
    };
    Phrase::new("travelers-challenge-count")
        .with("how", how)
        .with("number", number)
        .with("symbol", glyph)
}

/// CO-27
const fn order_id(order: Order) -> &'static str {
    match order {
        Order::Higher => "higher",
        Order::Lower => "lower",
        Order::Same => "same",
    }
}
