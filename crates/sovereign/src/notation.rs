//! Actions as lines of text: `play dawn-novice at c1`, `fight c3 on c4`, `pay red`.

use crate::action::Action;
use crate::cards::{CardId, ClassId};
use crate::crystal::Colour;
use crate::position::Battle;
use crate::zone::Zone;
use kernel::{Misread, Reader, Seat, nearest};

/// South sits first (SV-1.1).
const SEATS: [&str; 2] = ["south", "north"];

impl Battle {
    pub(crate) fn spell_action(&self, action: Action) -> String {
        let id = |card: CardId| self.set.card(card).id;
        let worn = |exhausted: bool| if exhausted { " exhausted" } else { "" };
        match action {
            Action::Exchange(card) => format!("exchange {}", id(card)),
            Action::Keep => "keep".into(),
            Action::Begin(seat) => format!("begin {}", SEATS[seat.index()]),
            Action::Play { card, at: None } => format!("play {}", id(card)),
            Action::Play { card, at: Some(at) } => format!("play {} at {at}", id(card)),
            Action::Move { from, to } => format!("move {from} to {to}"),
            Action::Fight { with, on } => format!("fight {with} on {on}"),
            Action::Raze { with, on } => format!("raze {with} on {on}"),
            Action::Strike(zone) => format!("strike {zone}"),
            Action::Access(card) => format!("access {}", id(card)),
            Action::Vocation { class, number } => {
                format!("vocation {} {number}", self.set.class(class).id)
            }
            Action::End => "end".into(),
            Action::Pay(colour) => format!("pay {}", colour.id()),
            Action::PayRest => "pay".into(),
            Action::Use(card) => format!("use {}", id(card)),
            Action::Pass => "pass".into(),
            Action::Activate => "activate".into(),
            Action::Haerian(zone) => format!("haerian {zone}"),
            Action::Building(zone) => format!("building {zone}"),
            Action::Cover(zone) => format!("cover {zone}"),
            Action::Zone(zone) => format!("zone {zone}"),
            Action::Card(card) => format!("card {}", id(card)),
            Action::Equipment { card, exhausted } => {
                format!("equipment {}{}", id(card), worn(exhausted))
            }
            Action::Crystal { colour, exhausted } => {
                format!("crystal {}{}", colour.id(), worn(exhausted))
            }
            Action::Mode(option) => format!("mode {option}"),
            Action::Accept => "accept".into(),
            Action::Decline => "decline".into(),
            Action::Done => "done".into(),
            Action::Bottom(card) => format!("bottom {}", id(card)),
            Action::Top(card) => format!("top {}", id(card)),
        }
    }

    pub(crate) fn read_action(&self, text: &str) -> Result<Action, Misread> {
        let mut words = Reader::new(text);
        let action = match words.word("an action")? {
            "exchange" => Action::Exchange(self.read_card(&mut words)?),
            "keep" => Action::Keep,
            "begin" => Action::Begin(read_seat(&mut words)?),
            "play" => {
                let card = self.read_card(&mut words)?;
                let at = match words.take("at") {
                    true => Some(read_zone(&mut words)?),
                    false => None,
                };
                Action::Play { card, at }
            }
            "move" => {
                let from = read_zone(&mut words)?;
                words.expect("to")?;
                let to = read_zone(&mut words)?;
                Action::Move { from, to }
            }
            "fight" => {
                let (with, on) = read_attack(&mut words)?;
                Action::Fight { with, on }
            }
            "raze" => {
                let (with, on) = read_attack(&mut words)?;
                Action::Raze { with, on }
            }
            "strike" => Action::Strike(read_zone(&mut words)?),
            "access" => Action::Access(self.read_card(&mut words)?),
            "vocation" => {
                let class = self.read_class(&mut words)?;
                let number = read_number(&mut words)?;
                Action::Vocation { class, number }
            }
            "end" => Action::End,
            "pay" if words.at_end() => Action::PayRest,
            "pay" => Action::Pay(read_colour(&mut words)?),
            "use" => Action::Use(self.read_card(&mut words)?),
            "pass" => Action::Pass,
            "activate" => Action::Activate,
            "haerian" => Action::Haerian(read_zone(&mut words)?),
            "building" => Action::Building(read_zone(&mut words)?),
            "cover" => Action::Cover(read_zone(&mut words)?),
            "zone" => Action::Zone(read_zone(&mut words)?),
            "card" => Action::Card(self.read_card(&mut words)?),
            "equipment" => {
                let card = self.read_card(&mut words)?;
                let exhausted = words.take("exhausted");
                Action::Equipment { card, exhausted }
            }
            "crystal" => {
                let colour = read_colour(&mut words)?;
                let exhausted = words.take("exhausted");
                Action::Crystal { colour, exhausted }
            }
            "mode" => Action::Mode(read_number(&mut words)?),
            "accept" => Action::Accept,
            "decline" => Action::Decline,
            "done" => Action::Done,
            "bottom" => Action::Bottom(self.read_card(&mut words)?),
            "top" => Action::Top(self.read_card(&mut words)?),
            verb => {
                return Err(Reader::misread(
                    verb,
                    "an action, such as play, move, fight, strike, access, vocation or end",
                ));
            }
        };
        words.finish(action)
    }

    fn read_card(&self, words: &mut Reader) -> Result<CardId, Misread> {
        let word = words.word("a card")?;
        match self.set.find(word) {
            Some(card) => Ok(card.index),
            None => {
                let ids = self.set.cards.iter().map(|card| card.id);
                Err(unknown(word, "card", nearest(word, ids)))
            }
        }
    }

    fn read_class(&self, words: &mut Reader) -> Result<ClassId, Misread> {
        let word = words.word("a class")?;
        match self.set.find_class(word) {
            Some(class) => Ok(class.index),
            None => {
                let ids = self.set.classes.iter().map(|class| class.id);
                Err(unknown(word, "class", nearest(word, ids)))
            }
        }
    }
}

fn unknown(word: &str, what: &str, near: Option<&str>) -> Misread {
    match near {
        Some(near) => Reader::misread(word, &format!("a {what}; did you mean '{near}'?")),
        None => Reader::misread(word, &format!("a {what}")),
    }
}

fn read_zone(words: &mut Reader) -> Result<Zone, Misread> {
    words.parse("a zone, a1 to e5", |word| word.parse().ok())
}

fn read_attack(words: &mut Reader) -> Result<(Zone, Zone), Misread> {
    let with = read_zone(words)?;
    words.expect("on")?;
    Ok((with, read_zone(words)?))
}

fn read_number(words: &mut Reader) -> Result<u8, Misread> {
    words.parse("a number from 1", |word| {
        word.parse().ok().filter(|&number| number > 0)
    })
}

fn read_colour(words: &mut Reader) -> Result<Colour, Misread> {
    words.parse("a colour: white, green, red, blue or violet", |word| {
        Colour::ALL.into_iter().find(|colour| colour.id() == word)
    })
}

fn read_seat(words: &mut Reader) -> Result<Seat, Misread> {
    words.parse("south or north", |word| {
        SEATS.iter().position(|&seat| seat == word).map(Seat::new)
    })
}
