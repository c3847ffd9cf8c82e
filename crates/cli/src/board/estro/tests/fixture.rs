//! Views made by hand, piece by piece.

use estro::EstroView;
use estro::action::Face;
use estro::cards::{CardSet, Printed};
use estro::estri::Zone;
use estro::event::Spot;
use estro::place::Slot;
use estro::player::{Player, Side};
use estro::ships::{Object, Ship};
use estro::view::*;
use kernel::{Seat, SeatSet};

/// A view that grows card by card, seen by seat 1.
#[derive(Clone)]
pub struct Fixture(EstroView);

pub fn printed(id: &str) -> Printed {
    Printed(CardSet::base().find(id).expect("a card of the game"))
}

fn slot(number: u8) -> Slot {
    serde_json::from_value(number.into()).expect("a place on the field")
}

fn player(seat: usize) -> Player {
    match seat {
        0 => Player::MACHINE,
        seat => Player::seat(Seat::new(seat - 1)),
    }
}

fn seated(seat: usize, side: Side) -> PlayerView {
    PlayerView {
        player: player(seat),
        side,
        hand: None,
        known_hand: Vec::new(),
        hand_count: Some(5),
        deck_count: Some(19),
        deck_list: None,
        incinerator: Some(Vec::new()),
        tokens: None,
        rerolls: 0,
        draws_to_skip: 0,
        attacks_left: Some(2),
        actions: None,
        must_engage: false,
        done: false,
        chimera_declared: false,
        conceded: false,
    }
}

fn zone(zone: Zone) -> ZoneView {
    ZoneView {
        zone,
        used: false,
        points: None,
    }
}

impl Fixture {
    fn new(modes: &str, players: Vec<PlayerView>) -> Fixture {
        Fixture(EstroView {
            you: Some(Seat::new(0)),
            modes: modes.to_owned(),
            round: Some(7),
            last_round: Some(19),
            active: player(1),
            phase: PhaseView::Main,
            waiting: SeatSet::one(Seat::new(0)),
            zones: vec![zone(Zone::Tech)],
            players,
            field: Vec::new(),
            attack: None,
            announced: Vec::new(),
            ships: Vec::new(),
            objects: Vec::new(),
            connections: None,
            horde_deck: None,
            rift_deck: None,
            inverted: false,
            looking_at: Vec::new(),
            winners: None,
            ending: None,
        })
    }

    pub fn duel() -> Fixture {
        Fixture::new("duel", vec![seated(1, Side::One), seated(2, Side::Two)])
    }

    pub fn view(self) -> EstroView {
        self.0
    }

    pub fn up(mut self, number: u8, id: &str, seat: usize) -> Fixture {
        let card = printed(id);
        self.0.field.push(CardView {
            slot: slot(number),
            card: Some(card),
            face: Face::Up,
            player: player(seat),
            owner: player(seat),
            zone_field: None,
            lane: None,
            ship: None,
            estri: vec![card.estro],
            values: Some(card.values),
            tot: Some(card.tot()),
            gift: card.gift.is_some().then_some(GiftView {
                of: card,
                used: Some(false),
                inhibited: Some(false),
                armed: None,
                primed: false,
            }),
            attacked: Some(0),
            put_down_now: false,
            donor: None,
            supports: None,
            shield: None,
            cannot_attack: false,
            protected: false,
            why_not: None,
        });
        self
    }

    pub fn down(self, number: u8, id: &str, seat: usize) -> Fixture {
        self.up(number, id, seat).changed(|card| {
            card.face = Face::Down;
            card.card = card.card.filter(|_| seat == 1);
            (card.estri, card.values, card.tot, card.gift) = (Vec::new(), None, None, None);
        })
    }

    /// The last card, changed.
    fn changed(mut self, change: impl FnOnce(&mut CardView)) -> Fixture {
        change(self.0.field.last_mut().expect("a card"));
        self
    }

    /// So many cards a side, of all estri.
    pub fn crowd(self, count: u8) -> Fixture {
        let cards = &CardSet::base().cards;
        let id = |i: u8| cards[usize::from(i) * 37 % cards.len()].id;
        (0..2 * count).fold(self, |fixture, i| {
            fixture.up(i + 1, id(i), 1 + usize::from(i % 2))
        })
    }

    pub fn hand(mut self, ids: &[&str]) -> Fixture {
        let held = |id: &&str| HandCard {
            card: printed(id),
            gift_used: false,
            inhibited: false,
            why_not: None,
        };
        self.0.players[0].hand = Some(ids.iter().map(held).collect());
        self
    }

    pub fn attack(mut self, attacker: u8, defender: u8) -> Fixture {
        let spot = |number: u8| {
            let found = self.0.field.iter().find(|card| card.slot == slot(number));
            let card = found.expect("a card on the field");
            Spot {
                slot: card.slot,
                card: card.card,
                player: card.player,
            }
        };
        self.0.attack = Some(AttackView {
            attacker: spot(attacker),
            defender: spot(defender),
            dice: Some((4, 2)),
            totals: Some((77, 68)),
            primaries: Some((21, 22)),
        });
        self
    }

    pub fn mnemonic(mut self) -> Fixture {
        self.0.modes = "duel,mnemonic".to_owned();
        self.0.round = None;
        for card in &mut self.0.field {
            (card.values, card.tot, card.attacked) = (None, None, None);
            if let Some(gift) = &mut card.gift {
                (gift.used, gift.inhibited) = (None, None);
            }
        }
        for player in &mut self.0.players {
            (player.hand_count, player.deck_count) = (None, None);
            (player.incinerator, player.attacks_left) = (None, None);
        }
        self
    }
}

const HAND: [&str; 6] = ["ozok", "dartok", "kerdok", "tergok", "grevusk", "bokkart"];

fn first_of(estro: usize, with_gift: bool) -> &'static str {
    let of = CardSet::base().cards.iter();
    let mut of = of.filter(|card| card.estro.index() == estro);
    let found = of.find(|card| card.gift.is_some() == with_gift);
    found.expect("every estro has both").id
}

/// A card that shows every mark.
pub fn marked() -> EstroView {
    Fixture::duel()
        .up(1, first_of(3, true), 1)
        .changed(|card| {
            card.attacked = Some(1);
            card.cannot_attack = true;
            card.protected = true;
            if let Some(gift) = &mut card.gift {
                gift.inhibited = Some(true);
            }
        })
        .up(2, "ozok", 2)
        .hand(&HAND)
        .view()
}

pub fn lucid() -> EstroView {
    let granito = first_of(1, false);
    let mut fixture = Fixture::duel()
        .up(2, granito, 1)
        .changed(|card| card.shield = Some((15, 140)))
        .up(3, "ozok", 1)
        .up(9, first_of(2, true), 1)
        .changed(|card| card.supports = Some(slot(2)))
        .up(4, "dartok", 2)
        .hand(&HAND[..5]);
    fixture.0.modes = "duel,lucid,luck".to_owned();
    fixture.0.players[0].tokens = Some(3);
    fixture.view()
}

pub fn chimera() -> EstroView {
    let donor = printed(first_of(4, true));
    let mut fixture = Fixture::duel()
        .up(1, "ozok", 1)
        .changed(|card| {
            card.donor = Some(donor);
            card.estri.push(donor.estro);
        })
        .up(2, "dartok", 2)
        .hand(&HAND);
    fixture.0.modes = "duel,chimera,rift".to_owned();
    fixture.0.rift_deck = Some(200);
    fixture.view()
}

fn inferno() -> EstroView {
    let players = [
        (1, Side::One),
        (2, Side::Two),
        (3, Side::One),
        (4, Side::Two),
    ];
    let players = players.map(|(seat, side)| seated(seat, side)).to_vec();
    let cards = &CardSet::base().cards;
    let mut fixture = Fixture::new("inferno", players);
    for i in 0..14 {
        let id = cards[i * 29 % cards.len()].id;
        fixture = fixture.up(i as u8 + 1, id, 1 + i % 4);
    }
    fixture.0.zones = vec![zone(Zone::Tech), zone(Zone::Control)];
    fixture.hand(&HAND).view()
}

fn single() -> EstroView {
    let mut fixture = Fixture::new("single", vec![seated(1, Side::One), seated(0, Side::Two)]);
    let cards = &CardSet::base().cards;
    for (i, ship) in (0..).zip(Ship::ALL) {
        for k in 0..5 {
            let id = cards[(i * 5 + k) * 7].id;
            let number = (i * 5 + k) as u8 + 1;
            let turned = k < i;
            fixture = match turned {
                true => fixture.up(number, id, 0),
                false => fixture.down(number, id, 0),
            }
            .changed(|card| card.ship = Some(ship));
        }
        fixture.0.ships.push(ShipView {
            ship,
            shields: ship.shields(),
            alarm: (i == 2).then_some(3),
            alarm_stopped: i == 3,
            exposed: false,
        });
    }
    fixture.0.last_round = None;
    fixture.0.objects = vec![Object::IonLance, Object::WeightedDie];
    fixture
        .up(40, "ozok", 1)
        .up(41, "dartok", 1)
        .hand(&HAND)
        .view()
}

fn conquest() -> EstroView {
    let mut fixture = Fixture::duel();
    fixture.0.modes = "conquest".to_owned();
    fixture.0.last_round = None;
    fixture.0.zones = Zone::ALL.map(zone).to_vec();
    for zone in &mut fixture.0.zones {
        zone.points = Some([2, 1]);
    }
    let mut fixture = fixture.crowd(9).hand(&HAND);
    for (i, card) in fixture.0.field.iter_mut().enumerate() {
        card.zone_field = Some(Zone::ALL[i * 3 % 5]);
    }
    fixture.view()
}

fn bastion() -> EstroView {
    let players = vec![
        seated(1, Side::One),
        seated(2, Side::One),
        seated(0, Side::Two),
    ];
    let mut fixture = Fixture::new("bastion", players);
    let cards = &CardSet::base().cards;
    for i in 0..14_u8 {
        let id = cards[usize::from(i) * 31 % cards.len()].id;
        let cell = (i % 3 + 1, 4 - i / 4);
        fixture = fixture
            .up(i + 1, id, 0)
            .changed(|card| card.lane = Some(cell));
    }
    fixture = fixture
        .up(30, "ozok", 1)
        .changed(|card| card.lane = Some((1, 3)))
        .up(31, "dartok", 2)
        .changed(|card| card.lane = Some((2, 2)));
    fixture.0.phase = PhaseView::Dreamers;
    fixture.0.last_round = Some(10);
    fixture.0.connections = Some(87);
    fixture.0.horde_deck = Some(44);
    for player in &mut fixture.0.players[..2] {
        player.actions = Some(2);
    }
    let mut fixture = fixture.hand(&HAND[..5]);
    fixture.0.players[1].hand = fixture.0.players[0].hand.clone();
    fixture.view()
}

/// A view of every kind, with a name for messages.
pub fn all() -> Vec<(&'static str, EstroView)> {
    let clash = Fixture::duel().crowd(4).attack(1, 2).hand(&HAND);
    let mut public = clash.clone().view();
    public.you = None;
    public.players[0].hand = None;
    vec![
        ("opening", Fixture::duel().hand(&HAND).view()),
        ("clash", clash.view()),
        ("public", public),
        (
            "six",
            Fixture::duel()
                .crowd(6)
                .down(50, "ozok", 1)
                .down(51, "ozok", 2)
                .hand(&HAND)
                .view(),
        ),
        ("crowd", Fixture::duel().crowd(25).hand(&HAND).view()),
        ("marked", marked()),
        (
            "mnemonic",
            Fixture::duel().crowd(2).mnemonic().hand(&HAND).view(),
        ),
        ("lucid", lucid()),
        ("chimera", chimera()),
        ("inferno", inferno()),
        ("single", single()),
        ("conquest", conquest()),
        ("bastion", bastion()),
    ]
}
