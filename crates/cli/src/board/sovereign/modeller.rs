//! Takes what the board shows from a view, and puts it into words.

use super::colour::Tone;
use super::concern::Concern;
use super::model::{
    Army, Built, Cell, Chip, Clash, Cover, Fighter, Mark, Model, Row, Standing, Strip, Vigour,
};
use super::words::{Speaker, decides};
use crate::board::{Thing, Usable};
use kernel::{Phrase, Seat};
use sovereign::cards::Printed;
use sovereign::effect::Trait;
use sovereign::view::{
    Asked, BuildingView, CombatView, HaerianView, PhaseView, PlayingView, Source, SovereignView,
};
use sovereign::zone::Zone;

/// Fills a model, one part after the other.
pub struct Modeller<'a> {
    pub view: &'a SovereignView,
    pub choices: &'a [String],
    pub say: Speaker<'a>,
    pub near: Seat,
    pub things: Vec<Thing>,
    pub concerns: Vec<Concern>,
}

impl<'a> Modeller<'a> {
    /// Nothing yet.
    pub fn new(view: &'a SovereignView, choices: &'a [String], say: Speaker<'a>) -> Modeller<'a> {
        Modeller {
            view,
            choices,
            say,
            near: view.you.unwrap_or(Seat::new(0)),
            things: Vec::new(),
            concerns: Vec::new(),
        }
    }

    /// Everything the view's board shows: the opponent above, the own side below, the hand last.
    pub fn model(mut self) -> Model {
        let rows = self.rows();
        let far = self.near.index() ^ 1;
        let sides = [far, self.near.index()].map(|seat| self.side(&self.view.players[seat]));
        let clash = self.combat().map(|combat| self.clash(combat));
        let before = self.things.len();
        let strips = self.strips();
        let shown = self.things.len();
        let hand = self.hand();
        let first = match (self.view.shown.is_empty(), hand.is_some()) {
            (false, _) => shown - 1,
            (true, true) if self.things.len() > shown => shown,
            _ => before - 1,
        };
        Model {
            status: self.say.status(self.view),
            rows,
            sides,
            clash,
            strips,
            hand,
            first,
            things: self.things,
            concerns: self.concerns,
        }
    }

    pub fn army(&self, seat: Seat) -> Army {
        Army {
            seat,
            near: seat == self.near,
        }
    }

    pub fn add(&mut self, thing: Thing, concern: Concern) -> usize {
        self.things.push(thing);
        self.concerns.push(concern);
        self.things.len() - 1
    }

    /// A short text, with sentences to read about it.
    pub fn chip(&mut self, text: String, tone: Tone, thing: Thing, concern: Concern) -> Chip {
        Chip {
            thing: self.add(thing, concern),
            text,
            tail: String::new(),
            tone,
        }
    }

    /// Is the looking seat asked what to do in its Day?
    fn acts(&self) -> bool {
        self.view.asked == Asked::Phase
            && self.view.phase == PhaseView::Day
            && self.view.you == Some(self.view.active)
    }

    /// Can something be done with this now? If not, asking for the action says why.
    pub fn usable(&self, concern: &Concern, otherwise: impl FnOnce() -> Option<String>) -> Usable {
        if self.choices.iter().any(|action| concern.includes(action)) {
            return Usable::Now;
        }
        match otherwise() {
            Some(action) if self.acts() => Usable::If(action),
            _ => Usable::Never,
        }
    }

    /// Can this be chosen for something, rather than only be thought of for the Realms?
    fn is_offered(&self, concern: &Concern) -> bool {
        let mut choices = self.choices.iter();
        choices.any(|action| !action.starts_with("access") && concern.includes(action))
    }

    /// The combat under way. One that ended the battle is over.
    fn combat(&self) -> Option<&'a CombatView> {
        let combat = self.view.combat.as_ref();
        combat.filter(|_| self.view.result.is_none())
    }

    fn rows(&mut self) -> Vec<Row> {
        let mut numbers = ['5', '4', '3', '2', '1'];
        if self.near.index() == 1 {
            numbers.reverse();
        }
        let row = |number: char| Row {
            number,
            cells: ('a'..='e')
                .filter_map(|column| format!("{column}{number}").parse().ok())
                .map(|zone| self.cell(zone))
                .collect(),
        };
        numbers.into_iter().map(row).collect()
    }

    fn cell(&mut self, zone: Zone) -> Cell {
        let view = self.view;
        let haerian = view.haerian.iter().find(|one| one.spot.zone == zone);
        let building = view.buildings.iter().find(|one| one.spot.zone == zone);
        let cover = view.covers.iter().find(|one| one.zone == zone);
        let mark = self.mark(zone);
        let haerian = haerian.map(|one| self.standing(one));
        let building = building.map(|one| self.built(one));
        let bare = (haerian.is_none() && building.is_none()).then(|| {
            let thing = Thing {
                name: self.say.zone(zone),
                card: cover.and_then(|cover| cover.card).map(|card| card.id),
                state: self.say.bare_zone(view, zone),
                usable: Usable::Never,
            };
            self.add(thing, Concern::Zone(zone.to_string()))
        });
        Cell {
            name: self.say.zone(zone),
            haerian,
            building,
            cover: cover.map(|cover| Cover {
                army: self.army(cover.seat),
                name: cover.card.map(|card| self.say.name(&card)),
            }),
            bare,
            mark,
        }
    }

    /// Who fights, and which zones the question is about.
    fn mark(&self, zone: Zone) -> Mark {
        let asked_for = |action: &String| {
            let mut words = action.split_whitespace();
            let about = matches!(
                words.next(),
                Some("haerian" | "building" | "cover" | "zone")
            );
            about && words.next() == Some(zone.to_string().as_str())
        };
        let combat = self.combat();
        if self.choices.iter().any(asked_for) {
            Mark::Chosen
        } else if combat.is_some_and(|combat| combat.attacker == Some(zone)) {
            Mark::Attacks
        } else if combat.is_some_and(|combat| combat.defender == Some(zone)) {
            Mark::IsAttacked
        } else {
            Mark::None
        }
    }

    fn standing(&mut self, haerian: &HaerianView) -> Standing {
        let spot = &haerian.spot;
        let concern = Concern::Haerian(spot.zone.to_string());
        let own = self.view.you == Some(spot.seat);
        let usable = self.usable(&concern, || {
            own.then(|| format!("move {} to {}", spot.zone, ahead(spot.zone, spot.seat)))
        });
        let thing = Thing {
            name: self.say.there(&spot.card, spot.zone),
            card: Some(spot.card.id),
            state: self.say.haerian(self.view, haerian),
            usable,
        };
        let traits: Vec<String> = (haerian.traits.iter())
            .map(|&flag| self.say.trait_name(flag))
            .collect();
        Standing {
            thing: self.add(thing, concern),
            name: self.say.name(&spot.card),
            army: self.army(spot.seat),
            residual: haerian.residual,
            force: haerian.force,
            shield: haerian.shield,
            bulwark: haerian.traits.contains(&Trait::Bulwark),
            vigour: self.vigour(haerian),
            traits: traits.join(" "),
        }
    }

    fn vigour(&self, haerian: &HaerianView) -> Vigour {
        let on_turn = haerian.spot.seat == self.view.active && self.view.result.is_none();
        match (haerian.stunned, haerian.exhausted) {
            (true, _) => Vigour::Stunned,
            (false, true) => Vigour::Exhausted,
            (false, false) if on_turn => Vigour::Acting {
                moves: haerian.moves > 0,
                combats: haerian.combats > 0,
            },
            (false, false) => Vigour::Waiting,
        }
    }

    fn built(&mut self, building: &BuildingView) -> Built {
        let spot = &building.spot;
        let concern = Concern::Building(spot.zone.to_string());
        let thing = Thing {
            name: self.say.there(&spot.card, spot.zone),
            card: Some(spot.card.id),
            state: self.say.building(self.view, building),
            usable: Usable::Never,
        };
        Built {
            thing: self.add(thing, concern),
            name: self.say.name(&spot.card),
            army: self.army(spot.seat),
            residual: building.residual,
            force: building.force,
        }
    }

    fn clash(&self, combat: &CombatView) -> Clash {
        let defender = self.view.players[combat.aggressor.index() ^ 1].seat;
        let fighter = |seat: Seat, zone: Option<Zone>| Fighter {
            army: self.army(seat),
            who: self.say.fighter(self.view, zone),
            deeds: self.say.window(self.view, combat, seat),
            decides: decides(self.view, combat, seat),
        };
        Clash {
            attacker: fighter(combat.aggressor, combat.attacker),
            defender: fighter(defender, combat.defender),
        }
    }

    /// What is played or resolved, and what only these eyes are shown.
    fn strips(&mut self) -> Vec<Strip> {
        let view = self.view;
        let mut strips = Vec::new();
        if view.result.is_none() {
            let mut chips = Vec::new();
            chips.extend(view.playing.as_ref().map(|playing| self.playing(playing)));
            chips.extend(
                view.ability
                    .as_ref()
                    .and_then(|source| self.resolving(source)),
            );
            if let (Asked::PickUp { zone }, true) = (view.asked, view.shown.is_empty()) {
                chips.push(self.picked_up(zone));
            }
            if !chips.is_empty() {
                strips.push(Strip {
                    label: self.say.phrase(Phrase::new("mazzo-tui-sovereign-now")),
                    chips,
                });
            }
        }
        if !view.shown.is_empty() {
            let label = match view.asked {
                Asked::PickUp { zone } => Phrase::new("mazzo-tui-sovereign-picked-up")
                    .with("zone", self.say.zone(zone).as_str()),
                _ => Phrase::new("mazzo-tui-sovereign-shown"),
            };
            let state = self
                .say
                .phrase(Phrase::new("mazzo-tui-sovereign-state-shown"));
            strips.push(Strip {
                label: self.say.phrase(label),
                chips: (view.shown.iter())
                    .map(|card| {
                        let concern = match view.asked {
                            Asked::PickUp { .. } => Concern::PickedUp,
                            _ => Concern::Held(card.id),
                        };
                        self.card(card, 1, concern, vec![state.clone()])
                    })
                    .collect(),
            });
        }
        strips
    }

    fn playing(&mut self, playing: &PlayingView) -> Chip {
        let text = self.say.playing(playing);
        let thing = Thing {
            name: self.say.name(&playing.card),
            card: Some(playing.card.id),
            state: vec![text.clone()],
            usable: Usable::Never,
        };
        self.chip(text, Tone::Plain, thing, Concern::Nothing)
    }

    /// The ability under way, unless the card that is played has it.
    fn resolving(&mut self, source: &Source) -> Option<Chip> {
        let (name, id) = match source {
            Source::Card { card, .. } => {
                let played = self.view.playing.as_ref();
                if played.is_some_and(|playing| playing.card == *card) {
                    return None;
                }
                (self.say.name(card), card.id)
            }
            Source::Class { class, .. } => (self.say.class(class), *class),
        };
        let phrase = Phrase::new("mazzo-tui-sovereign-resolving").with("card", name.as_str());
        let text = self.say.phrase(phrase);
        let thing = Thing {
            name,
            card: Some(id),
            state: vec![text.clone()],
            usable: Usable::Never,
        };
        Some(self.chip(text, Tone::Plain, thing, Concern::Nothing))
    }

    /// A card that its owner looks at, and these eyes do not.
    fn picked_up(&mut self, zone: Zone) -> Chip {
        let phrase = Phrase::new("mazzo-tui-sovereign-picking-up")
            .with("zone", self.say.zone(zone).as_str());
        let text = self.say.phrase(phrase);
        let thing = Thing {
            name: text.clone(),
            card: None,
            state: Vec::new(),
            usable: Usable::Never,
        };
        self.chip(text, Tone::Plain, thing, Concern::Nothing)
    }

    /// The own hand; several copies of a card stand together.
    fn hand(&mut self) -> Option<Strip> {
        let view = self.view;
        let player = view.players.iter().find(|one| Some(one.seat) == view.you)?;
        let hand = player.hand.as_ref()?;
        let mut stacks: Vec<(Printed, usize, usize)> = Vec::new();
        for held in hand {
            let known = usize::from(held.known);
            match stacks.iter_mut().find(|(card, ..)| *card == held.card) {
                Some((_, count, seen)) => (*count, *seen) = (*count + 1, *seen + known),
                None => stacks.push((held.card, 1, known)),
            }
        }
        Some(Strip {
            label: self.say.phrase(Phrase::new("mazzo-tui-hand")),
            chips: (stacks.into_iter())
                .map(|(card, count, known)| {
                    let state = self.say.in_hand(count, known);
                    self.card(&card, count, Concern::Held(card.id), state)
                })
                .collect(),
        })
    }

    /// So many copies of a card in hand, or one that is shown.
    fn card(&mut self, card: &Printed, count: usize, concern: Concern, state: Vec<String>) -> Chip {
        let usable = self.usable(&concern, || {
            let home = ["c1", "c5"][self.near.index()];
            Some(match card.needs_zone() {
                true => format!("play {} at {home}", card.id),
                false => format!("play {}", card.id),
            })
        });
        let (mark, tone) = match self.is_offered(&concern) {
            true => ("*", Tone::Usable),
            false => ("", tone_of(card)),
        };
        let text = format!("{mark}{}", self.say.name(card));
        let thing = Thing {
            name: self.say.name(card),
            card: Some(card.id),
            state,
            usable,
        };
        Chip {
            tail: self.say.cost(card, count),
            ..self.chip(text, tone, thing, concern)
        }
    }
}

/// The zone in front, or the one behind at the far edge: where a move would go.
fn ahead(zone: Zone, seat: Seat) -> String {
    let text = zone.to_string();
    let (column, row) = text.split_at(1);
    let row: u8 = row.parse().unwrap_or(1);
    let forward = match (seat.index(), row) {
        (0, 5) => 4,
        (0, row) => row + 1,
        (_, 1) => 2,
        (_, row) => row - 1,
    };
    format!("{column}{forward}")
}

/// The colour of a card that has just one.
fn tone_of(card: &Printed) -> Tone {
    let mut colours = sovereign::crystal::Colour::ALL
        .into_iter()
        .filter(|&colour| card.cost.has(colour));
    match (colours.next(), colours.next()) {
        (Some(colour), None) => Tone::Crystal(colour),
        _ => Tone::Plain,
    }
}
