//! What there is to watch in an event.
//!
//! An event knows the number of a card on the field, but not in which part of the field it
//! lies: such a card is `field/7` here, whatever its zone is called. It may have gone already,
//! so it is to be looked for in the scene before and in the one after.

mod attack;
mod card;
mod machine;
mod table;

use super::keys;
use ::estro::Event;
use ::estro::cards::Printed;
use ::estro::event::Spot;
use ::estro::player::Player;
use ::estro::text;
use catalog::Locale;
use protocol::{Address, Cue, Word, address};

/// What there is to watch; nothing if the scenes before and after tell everything.
pub(crate) fn cue(event: &Event, locale: &Locale) -> Option<Cue> {
    let cue = attack::cue(event)
        .or_else(|| card::cue(event))
        .or_else(|| table::cue(event))
        .or_else(|| machine::cue(event))?;
    Some(Cue {
        said: said(event, locale),
        ..cue
    })
}

/// What has to be read to understand what is watched: where the Dial stopped (ES-8.11.1).
fn said(event: &Event, locale: &Locale) -> Vec<String> {
    match event {
        Event::DialSpun { sector, .. } => {
            let phrases = [text::sector_name(*sector), text::sector_text(*sector)];
            phrases.iter().map(|phrase| locale.say(phrase)).collect()
        }
        _ => Vec::new(),
    }
}

/// A cue of this kind, with nothing to it yet.
fn named(kind: &'static str) -> Cue {
    Cue {
        kind: kind.into(),
        ..Cue::default()
    }
}

/// A card on the field.
fn at(spot: &Spot) -> Address {
    address("field", &spot.slot.number().to_string())
}

/// The hand of a player; the machine has none.
fn hand_of(player: Player) -> Address {
    match player.in_seat() {
        Some(seat) => keys::hand(seat),
        None => keys::of("player", player),
    }
}

/// Builds cues in one breath.
trait Telling: Sized {
    fn from(self, place: Address) -> Self;
    fn to(self, place: Address) -> Self;
    fn card(self, card: Option<Printed>) -> Self;
    fn value(self, name: &'static str, value: impl Into<i32>) -> Self;

    /// It comes from a player.
    fn by(self, player: Player) -> Self {
        self.from(keys::of("player", player))
    }

    /// It happens to a card on the field.
    fn on(self, spot: &Spot) -> Self {
        self.to(at(spot)).card(spot.card)
    }
}

impl Telling for Cue {
    fn from(mut self, place: Address) -> Cue {
        self.from = Some(place);
        self
    }

    fn to(mut self, place: Address) -> Cue {
        self.to.push(place);
        self
    }

    fn card(mut self, card: Option<Printed>) -> Cue {
        self.card = card.map(|card| card.id.into());
        self
    }

    fn value(mut self, name: &'static str, value: impl Into<i32>) -> Cue {
        self.values.insert(Word::from(name), value.into());
        self
    }
}
