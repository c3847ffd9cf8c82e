//! Actions as lines of text: `attack ozok on thofa`, `play fask down`, `flip #3`.
//!
//! A face-up card on the field is called by its id, with its place behind it where two have the
//! same (`ozok#4`); a face-down card by its place alone.

use crate::action::{Action, Coin, Face, Inspiration};
use crate::cards::CardId;
use crate::estri::{Estro, Zone};
use crate::mode::Frame;
use crate::place::{Cell, Slot};
use crate::position::Match;
use crate::ships::{Object, Ship};
use kernel::{Misread, Reader, Seat, nearest};

impl Match {
    pub(crate) fn spell_action(&self, action: Action) -> String {
        let id = |card: CardId| self.set.card(card).id;
        let slot = |slot: Slot| self.spell_slot(slot);
        let at = |cell: Option<Cell>| match cell {
            Some(cell) => format!(" at {}", self.spell_cell(cell)),
            None => String::new(),
        };
        let down = |face: Face| match face {
            Face::Up => "",
            Face::Down => " down",
        };
        match action {
            Action::Play {
                card,
                face,
                at: cell,
            } => format!("play {}{}{}", id(card), down(face), at(cell)),
            Action::Support { card, under } => {
                format!("support {} under {}", id(card), slot(under))
            }
            Action::Chimera {
                host,
                donor,
                at: cell,
            } => format!("chimera {} {}{}", id(host), id(donor), at(cell)),
            Action::Flip(card) => format!("flip {}", slot(card)),
            Action::Attack { with, on, estro } => {
                let estro = estro.map_or(String::new(), |estro| format!(" as {}", estro.id()));
                format!("attack {} on {}{estro}", slot(with), slot(on))
            }
            Action::Strike { with, ship } => format!("strike {} on {}", slot(with), ship.id()),
            Action::Power { zone, burn, on } => {
                let burn = burn.map_or(String::new(), |card| format!(" burn {}", id(card)));
                let on = on.map_or(String::new(), |card| format!(" on {}", slot(card)));
                format!("power {}{burn}{on}", zone.id())
            }
            Action::Activate(card) => format!("activate {}", slot(card)),
            Action::Rift(card) => format!("rift {}", slot(card)),
            Action::Use(object) => format!("use {}", object.id()),
            Action::Drop(object) => format!("drop {}", object.id()),
            Action::Substitute { out, card, face } => {
                format!("substitute {} with {}{}", slot(out), id(card), down(face))
            }
            Action::Tokens => "tokens".into(),
            Action::Declare => "declare".into(),
            Action::Accept => "accept".into(),
            Action::Pass => "pass".into(),
            Action::Done => "done".into(),
            Action::End => "end".into(),
            Action::Continue => "continue".into(),
            Action::Redirect(card) => format!("redirect {}", slot(card)),
            Action::Stop => "stop".into(),
            Action::Target(card) => format!("target {}", slot(card)),
            Action::Card(card) => format!("card {}", id(card)),
            Action::Call(Coin::Heads) => "heads".into(),
            Action::Call(Coin::Tails) => "tails".into(),
            Action::Estro(estro) => format!("estro {}", estro.id()),
            Action::Zone(zone) => format!("zone {}", zone.id()),
            Action::Ship(ship) => format!("ship {}", ship.id()),
            Action::One => "one".into(),
            Action::Other => "other".into(),
            Action::Opponent(seat) => format!("opponent {seat}"),
            Action::Order(card) => format!("order {}", slot(card)),
            Action::Face(face) => format!("face {face}"),
            Action::Total(total) => format!("total {total}"),
            Action::Destroyed => "destroyed".into(),
            Action::Resists => "resists".into(),
            Action::Cell(cell) => format!("cell {}", self.spell_cell(cell)),
            Action::Inspire(bonus) => format!(
                "inspire {}",
                match bonus {
                    Inspiration::Deployment => "deployment",
                    Inspiration::Analysis => "analysis",
                    Inspiration::Terrain => "terrain",
                }
            ),
        }
    }

    fn spell_slot(&self, slot: Slot) -> String {
        match self.on_field(slot) {
            Some(body) if body.is_up() => {
                let id = self.card(body.piece).id;
                let same = |other: Slot| {
                    let body = self.body(other);
                    body.is_up() && self.card(body.piece).id == id
                };
                if self.slots().filter(|&other| same(other)).count() > 1 {
                    format!("{id}{slot}")
                } else {
                    id.to_owned()
                }
            }
            _ => slot.to_string(),
        }
    }

    fn spell_cell(&self, cell: Cell) -> String {
        match (self.modes.frame, cell.as_zone()) {
            (Frame::Bastion, _) | (_, None) => {
                let (lane, depth) = cell.as_lane();
                format!("{lane}-{depth}")
            }
            (_, Some(zone)) => zone.id().to_owned(),
        }
    }

    pub(crate) fn read_action(&self, text: &str) -> Result<Action, Misread> {
        let mut words = Reader::new(text);
        let verb = words.word("an action")?;
        let action = match verb {
            "play" => {
                let card = self.read_card(&mut words)?;
                let face = read_face(&mut words);
                let at = self.read_at(&mut words)?;
                Action::Play { card, face, at }
            }
            "support" => {
                let card = self.read_card(&mut words)?;
                words.expect("under")?;
                let under = self.read_slot(&mut words)?;
                Action::Support { card, under }
            }
            "chimera" => {
                let host = self.read_card(&mut words)?;
                let donor = self.read_card(&mut words)?;
                let at = self.read_at(&mut words)?;
                Action::Chimera { host, donor, at }
            }
            "flip" => Action::Flip(self.read_slot(&mut words)?),
            "attack" => {
                let with = self.read_slot(&mut words)?;
                words.expect("on")?;
                let on = self.read_slot(&mut words)?;
                let estro = match words.take("as") {
                    true => Some(read_estro(&mut words)?),
                    false => None,
                };
                Action::Attack { with, on, estro }
            }
            "strike" => {
                let with = self.read_slot(&mut words)?;
                words.expect("on")?;
                let ship = read_ship(&mut words)?;
                Action::Strike { with, ship }
            }
            "power" => {
                let zone = read_zone(&mut words)?;
                let burn = match words.take("burn") {
                    true => Some(self.read_card(&mut words)?),
                    false => None,
                };
                let on = match words.take("on") {
                    true => Some(self.read_slot(&mut words)?),
                    false => None,
                };
                Action::Power { zone, burn, on }
            }
            "activate" => Action::Activate(self.read_slot(&mut words)?),
            "rift" => Action::Rift(self.read_slot(&mut words)?),
            "use" => Action::Use(read_object(&mut words)?),
            "drop" => Action::Drop(read_object(&mut words)?),
            "substitute" => {
                let out = self.read_slot(&mut words)?;
                words.expect("with")?;
                let card = self.read_card(&mut words)?;
                let face = read_face(&mut words);
                Action::Substitute { out, card, face }
            }
            "tokens" => Action::Tokens,
            "declare" => Action::Declare,
            "accept" => Action::Accept,
            "pass" => Action::Pass,
            "done" => Action::Done,
            "end" => Action::End,
            "continue" => Action::Continue,
            "redirect" => Action::Redirect(self.read_slot(&mut words)?),
            "stop" => Action::Stop,
            "target" => Action::Target(self.read_slot(&mut words)?),
            "card" => Action::Card(self.read_card(&mut words)?),
            "heads" => Action::Call(Coin::Heads),
            "tails" => Action::Call(Coin::Tails),
            "estro" => Action::Estro(read_estro(&mut words)?),
            "zone" => Action::Zone(read_zone(&mut words)?),
            "ship" => Action::Ship(read_ship(&mut words)?),
            "one" => Action::One,
            "other" => Action::Other,
            "opponent" => Action::Opponent(words.parse("a seat from 1 to 4", |word| {
                word.parse::<Seat>().ok().filter(|seat| seat.index() < 4)
            })?),
            "order" => Action::Order(self.read_slot(&mut words)?),
            "face" => Action::Face(words.parse("a face of the die: 1 to 6", |word| {
                word.parse().ok().filter(|face| (1..=6).contains(face))
            })?),
            "total" => Action::Total(words.parse("a total from 0 to 400", |word| {
                word.parse()
                    .ok()
                    .filter(|total| *total <= crate::mnemonic::MOST)
            })?),
            "destroyed" => Action::Destroyed,
            "resists" => Action::Resists,
            "cell" => Action::Cell(self.read_cell(&mut words)?),
            "inspire" => Action::Inspire(words.parse(
                "'deployment', 'analysis' or 'terrain'",
                |word| match word {
                    "deployment" => Some(Inspiration::Deployment),
                    "analysis" => Some(Inspiration::Analysis),
                    "terrain" => Some(Inspiration::Terrain),
                    _ => None,
                },
            )?),
            other => return Err(Reader::misread(other, &wanted_verb(other))),
        };
        words.finish(action)
    }

    fn read_card(&self, words: &mut Reader) -> Result<CardId, Misread> {
        let word = words.word("a card")?;
        match self.set.find(word) {
            Some(card) => Ok(card.index),
            None => {
                let ids = self.set.cards.iter().map(|card| card.id);
                Err(Reader::misread(
                    word,
                    &match nearest(word, ids) {
                        Some(near) => format!("a card; did you mean '{near}'?"),
                        None => "a card, such as 'ozok'".to_owned(),
                    },
                ))
            }
        }
    }

    /// `ozok`, `ozok#4` or `#4`.
    fn read_slot(&self, words: &mut Reader) -> Result<Slot, Misread> {
        let word = words.word("a card on the field")?;
        let wrong = |wanted: &str| Reader::misread(word, wanted);
        let (name, number) = match word.split_once('#') {
            Some((name, number)) => (name, Some(number)),
            None => (word, None),
        };
        let slot = match number {
            Some(number) => {
                let place = number.parse::<u8>().ok();
                let place = place.filter(|place| (1..=Slot::COUNT as u8).contains(place));
                Some(Slot(
                    place.ok_or_else(|| wrong("a place on the field, such as '#4'"))? - 1,
                ))
            }
            None => None,
        };
        if name.is_empty()
            && let Some(slot) = slot
        {
            return Ok(slot);
        }
        let named = |slot: Slot| {
            let body = self.body(slot);
            body.is_up() && self.card(body.piece).id == name
        };
        let found = match slot {
            Some(slot) => self
                .on_field(slot)
                .is_some()
                .then_some(slot)
                .filter(|&s| named(s)),
            None => self.slots().find(|&slot| named(slot)),
        };
        found.ok_or_else(|| {
            let up = self.slots().filter(|&slot| self.body(slot).is_up());
            let names: Vec<&str> = up.map(|slot| self.card(self.body(slot).piece).id).collect();
            wrong(&match nearest(name, names.into_iter()) {
                Some(near) => format!("a card on the field; did you mean '{near}'?"),
                None => "a face-up card on the field by its name, or a place such as '#4'".into(),
            })
        })
    }

    fn read_at(&self, words: &mut Reader) -> Result<Option<Cell>, Misread> {
        match words.take("at") {
            true => self.read_cell(words).map(Some),
            false => Ok(None),
        }
    }

    fn read_cell(&self, words: &mut Reader) -> Result<Cell, Misread> {
        words.parse(
            "a zone such as 'civil', or a lane and a depth such as '2-1'",
            |word| {
                if let Some(zone) = Zone::ALL.into_iter().find(|zone| zone.id() == word) {
                    return Some(Cell::zone_field(zone));
                }
                let (lane, depth) = word.split_once('-')?;
                let (lane, depth) = (lane.parse::<u8>().ok()?, depth.parse::<u8>().ok()?);
                ((1..=3).contains(&lane) && (1..=4).contains(&depth))
                    .then(|| Cell::lane(lane, depth))
            },
        )
    }
}

const VERBS: [&str; 37] = [
    "play",
    "support",
    "chimera",
    "flip",
    "attack",
    "strike",
    "power",
    "activate",
    "rift",
    "use",
    "drop",
    "substitute",
    "tokens",
    "declare",
    "accept",
    "pass",
    "done",
    "end",
    "continue",
    "redirect",
    "stop",
    "target",
    "card",
    "heads",
    "tails",
    "estro",
    "zone",
    "ship",
    "one",
    "other",
    "opponent",
    "order",
    "face",
    "total",
    "destroyed",
    "resists",
    "cell",
];

fn wanted_verb(word: &str) -> String {
    match nearest(word, VERBS.into_iter().chain(["inspire"])) {
        Some(near) => format!("an action; did you mean '{near}'?"),
        None => "an action, such as 'play ozok', 'attack ozok on thofa' or 'end'".to_owned(),
    }
}

fn read_face(words: &mut Reader) -> Face {
    if words.take("down") {
        Face::Down
    } else {
        Face::Up
    }
}

fn read_estro(words: &mut Reader) -> Result<Estro, Misread> {
    words.parse(
        "an estro: ardo, granito, armonio, illusio or manpo",
        |word| Estro::ALL.into_iter().find(|estro| estro.id() == word),
    )
}

fn read_zone(words: &mut Reader) -> Result<Zone, Misread> {
    words.parse(
        "a zone: military, tech, medical, civil or control",
        |word| Zone::ALL.into_iter().find(|zone| zone.id() == word),
    )
}

fn read_ship(words: &mut Reader) -> Result<Ship, Misread> {
    words.parse(
        "a ship: cinderlance, basalt-ark, choral-haven, veilrunner or axiom-drift",
        |word| Ship::ALL.into_iter().find(|ship| ship.id() == word),
    )
}

fn read_object(words: &mut Reader) -> Result<Object, Misread> {
    let word = words.word("an object")?;
    let found = Object::ALL.into_iter().find(|object| object.id() == word);
    found.ok_or_else(|| {
        let ids = Object::ALL.into_iter().map(Object::id);
        Reader::misread(
            word,
            &match nearest(word, ids) {
                Some(near) => format!("an object; did you mean '{near}'?"),
                None => "an object, such as 'ion-lance'".to_owned(),
            },
        )
    })
}
