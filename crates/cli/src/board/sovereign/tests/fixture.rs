//! Views made by hand, piece by piece, from one right after the walls were raised.

use catalog::Table;
use kernel::{Eye, Options, Seat, SeatSet, Seed, Turn};
use ratatui::buffer::Buffer;
use sovereign::SovereignView;
use sovereign::cards::{CardSet, Printed};
use sovereign::crystal::Colour;
use sovereign::effect::Trait;
use sovereign::event::Spot;
use sovereign::view::*;
use sovereign::zone::Zone;

/// A view that grows card by card, and what the looking seat can do.
#[derive(Clone)]
pub struct Fixture {
    pub view: SovereignView,
    pub choices: Vec<String>,
}

pub fn printed(id: &str) -> Printed {
    Printed(
        CardSet::base()
            .find(id)
            .unwrap_or_else(|| panic!("no card {id}")),
    )
}

fn zone(name: &str) -> Zone {
    name.parse().expect("a zone")
}

fn opening() -> SovereignView {
    let title = catalog::title("sovereign").expect("a known game");
    let table = Table {
        options: Options::new(),
        cards: None,
    };
    let mut game = title
        .begin(&table, Seed::from(2))
        .expect("a possible setup");
    while let Turn::Choose(seats) = game.turn() {
        let view = game.view(Eye::Seat(Seat::new(0)));
        let view = *view.downcast::<SovereignView>().expect("its own view");
        if view.turn == 1 {
            return view;
        }
        let seat = seats.lowest().expect("somebody is asked");
        let first = game.choices(seat).pop().expect("a choice").text;
        let keep = game
            .choices(seat)
            .iter()
            .any(|choice| choice.text == "keep");
        let action = if keep { "keep".to_owned() } else { first };
        assert!(game.play(seat, &action).is_ok());
    }
    panic!("the battle never began");
}

impl Fixture {
    /// South's Day, seen by South.
    pub fn new() -> Fixture {
        let mut view = opening();
        (view.you, view.active) = (Some(Seat::new(0)), Seat::new(0));
        view.waiting = SeatSet::one(Seat::new(0));
        (view.phase, view.asked) = (PhaseView::Day, Asked::Phase);
        view.turn = 9;
        for player in &mut view.players {
            player.hand = None;
            (player.hand_count, player.chronicles_count) = (5, 35);
        }
        Fixture {
            view,
            choices: Vec::new(),
        }
    }

    pub fn seen_by(mut self, you: Option<Seat>) -> Fixture {
        self.view.you = you;
        for player in &mut self.view.players {
            player.hand = player.hand.take().filter(|_| you == Some(player.seat));
        }
        self
    }

    pub fn haerian(mut self, at: &str, id: &str, seat: Seat) -> Fixture {
        let card = printed(id);
        let seen = HaerianView {
            spot: Spot {
                zone: zone(at),
                card,
                seat,
            },
            force: card.force,
            damage: 0,
            residual: card.force,
            traits: Vec::new(),
            exhausted: false,
            stunned: false,
            silenced: false,
            fresh: false,
            entered: 1,
            shield: 0,
            moves: 1,
            combats: 1,
        };
        self.view.haerian.push(seen);
        self
    }

    /// The last Haerian, changed.
    pub fn changed(mut self, change: impl FnOnce(&mut HaerianView)) -> Fixture {
        change(self.view.haerian.last_mut().expect("a Haerian"));
        self
    }

    pub fn hurt(self, force: u8, damage: u8) -> Fixture {
        self.changed(|one| {
            (one.force, one.damage, one.residual) = (force, damage, force - damage);
        })
    }

    pub fn building(mut self, at: &str, id: &str, seat: Seat) -> Fixture {
        self.view.buildings.push(BuildingView {
            spot: Spot {
                zone: zone(at),
                card: printed(id),
                seat,
            },
            controller: Some(Seat::new(1)).filter(|_| at == "c3"),
            force: 4,
            damage: 0,
            residual: 4,
        });
        self
    }

    pub fn known_cover(mut self, at: &str, id: &str) -> Fixture {
        let mut covers = self.view.covers.iter_mut();
        let cover = covers.find(|cover| cover.zone == zone(at)).expect("a wall");
        cover.card = Some(printed(id));
        self
    }

    pub fn equipment(mut self, seat: Seat, id: &str, exhausted: bool) -> Fixture {
        self.view.players[seat.index()]
            .equipment
            .push(EquipmentView {
                card: printed(id),
                bonus: 1,
                exhausted,
                wielded: false,
            });
        self
    }

    pub fn hand(mut self, ids: &[&str]) -> Fixture {
        let held = |id: &&str| HandCard {
            card: printed(id),
            known: false,
        };
        self.view.players[0].hand = Some(ids.iter().map(held).collect());
        self
    }

    /// An Equipment window in which this player decides, after so many passes.
    pub fn fight(side: Seat, passes: u8) -> Fixture {
        let mut fixture = Fixture::new()
            .haerian("c3", "dawn-novice", Seat::new(0))
            .haerian("c4", "lantern-squire", Seat::new(1));
        fixture.view.asked = Asked::Equipment;
        fixture.view.waiting = SeatSet::one(side);
        fixture.view.combat = Some(CombatView {
            attacker: Some(zone("c3")),
            defender: Some(zone("c4")),
            aggressor: Seat::new(0),
            side: Some(side),
            passes,
            used: [0; 2],
        });
        fixture
    }

    /// South looks at a card of its wall that North has stepped on.
    pub fn picked_up(mut self, id: &str, at: &str) -> Fixture {
        self = self.haerian(at, "lantern-squire", Seat::new(1));
        self.view.asked = Asked::PickUp { zone: zone(at) };
        self.view.active = Seat::new(1);
        self.view.shown = vec![printed(id)];
        self.view.covers.retain(|cover| cover.zone != zone(at));
        self.choices = vec!["activate".to_owned(), "keep".to_owned()];
        self
    }

    pub fn rich(mut self) -> Fixture {
        let player = &mut self.view.players[0];
        let crystals = |colour, ready, exhausted| CrystalView {
            colour,
            ready,
            exhausted,
        };
        player.classes = vec!["acolyte", "grovewarden", "hierophant"];
        player.crystals = vec![crystals(Colour::White, 2, 1), crystals(Colour::Red, 0, 1)];
        (player.realms_count, player.open_realms) = (10, vec![printed("dawn-novice")]);
        player.afterlife = vec![printed("sprout")];
        (player.vocations, player.accesses, player.quota) = (1, 1, 2);
        self
    }
}

/// Everything at once: all zones taken, long names, many cards.
pub fn crowded() -> Fixture {
    let mut fixture = Fixture::fight(Seat::new(0), 1).rich();
    fixture.view.haerian.clear();
    let cards = &CardSet::base().cards;
    let haerian: Vec<&str> = (cards.iter())
        .filter(|card| card.force > 0)
        .map(|card| card.id)
        .collect();
    for (i, at) in ('a'..='e')
        .flat_map(|c| (1..=5).map(move |r| format!("{c}{r}")))
        .enumerate()
    {
        fixture = fixture
            .haerian(&at, haerian[i * 7 % haerian.len()], Seat::new(i % 2))
            .hurt(12, 2)
            .changed(|one| {
                one.traits = vec![Trait::Bulwark, Trait::First, Trait::Strider];
                one.shield = 3;
            });
        if i % 3 == 0 {
            fixture = fixture.building(&at, "wayside-shrine", Seat::new(i % 2));
        }
    }
    let hand: Vec<&str> = cards.iter().step_by(9).map(|card| card.id).collect();
    fixture = fixture.hand(&hand);
    for (i, id) in ["notched-cleaver", "mirror-buckler", "runed-glaive"]
        .iter()
        .enumerate()
    {
        fixture = fixture
            .equipment(Seat::new(0), id, i == 0)
            .equipment(Seat::new(1), id, i == 1);
    }
    fixture.view.playing = Some(PlayingView {
        seat: Seat::new(0),
        card: printed("ember-rain"),
        at: None,
    });
    fixture.view.ability = Some(Source::Class {
        class: "acolyte",
        ability: 0,
        step: 0,
    });
    fixture
}

/// A view of every kind, with a name for messages.
pub fn all() -> Vec<(&'static str, Fixture)> {
    let fight = Fixture::fight(Seat::new(0), 0)
        .rich()
        .hand(&["dawn-novice", "ember-rain"]);
    let mut late = Fixture::new().rich();
    late.view.turn = 118;
    let mut searching = Fixture::new();
    let cards = CardSet::base().cards.iter();
    searching.view.shown = cards.step_by(4).map(|card| printed(card.id)).collect();
    vec![
        ("opening", Fixture::new().hand(&["dawn-novice"])),
        ("fight", fight.clone()),
        ("the other eye", fight.clone().seen_by(Some(Seat::new(1)))),
        ("public", fight.seen_by(None)),
        ("snare", Fixture::new().picked_up("sudden-blaze", "c2")),
        ("crowded", crowded()),
        ("late", late),
        ("searching", searching),
    ]
}

/// The lines of a buffer.
pub fn text_of(buffer: &Buffer) -> Vec<String> {
    let area = *buffer.area();
    let line = |y: u16| {
        let mut line = String::new();
        let mut skip = 0;
        for x in area.left()..area.right() {
            let symbol = buffer[(x, y)].symbol();
            if skip == 0 {
                line.push_str(symbol);
                skip = crate::board::fit::width(symbol);
            }
            skip = skip.saturating_sub(1);
        }
        line.trim_end().to_owned()
    };
    (area.top()..area.bottom()).map(line).collect()
}
