//! The words on the board of Travelers.

use ::travelers::text::glyph::Glyph;
use ::travelers::text::{half_name, story};
use ::travelers::{Cast, Half, HeroHalf, Story, TravelersView, Upright};
use catalog::Locale;
use kernel::Phrase;

/// Says what is on the board in a language.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    pub locale: &'a Locale,
}

impl Speaker<'_> {
    pub fn phrase(&self, phrase: &Phrase) -> String {
        self.locale.say(phrase)
    }

    pub fn key(&self, key: &'static str) -> String {
        self.locale.say(&Phrase::new(key))
    }

    pub fn glyph(&self, glyph: Glyph) -> String {
        glyph.word(self.locale.lang())
    }

    pub fn story(&self, told: Story, cast: Option<&Cast>) -> String {
        match cast {
            Some(cast) => self.phrase(&story(told, cast)),
            None => self.phrase(&Phrase::new(told.key())),
        }
    }

    /// "5/II Salt Lantern": the code first, so that it stays where the name is cut.
    pub fn card(&self, view: &TravelersView, upright: Upright) -> String {
        match view.half(upright) {
            Some(half) => format!("{upright} {}", self.phrase(&half_name(half))),
            None => upright.to_string(),
        }
    }

    /// A removed card has no upright half, so both are named (TS-1.12).
    pub fn removed(&self, view: &TravelersView, card: ::travelers::Card) -> String {
        let names = Half::ALL.map(|half| {
            let printed = view.half(Upright { card, half });
            printed.map_or(String::new(), |printed| self.phrase(&half_name(printed)))
        });
        format!("{card} {} / {}", names[0], names[1])
    }

    /// "3 Fire ★★": the value, the element and a star for each ability (TS-2.3).
    pub fn worth(&self, half: &HeroHalf) -> String {
        let stars = "★".repeat(half.stars().into());
        match half.element {
            Some(element) => {
                let element = self.glyph(Glyph::Element(element));
                format!("{} {element} {stars}", half.value)
            }
            None => format!("{} {stars}", half.value),
        }
    }
}
